/** Contact sheets: every screen of a game on five windows, one below the other, to be looked at by people. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import type { Language } from "../words";
import type { Window } from "../world";

const FOLDER = join(import.meta.dirname, "../shots/look");

const WINDOWS = [
  { name: "small phone", width: 320, height: 568, drawn: 200 },
  { name: "phone", width: 390, height: 844, drawn: 164 },
  { name: "phone on its side", width: 844, height: 390, drawn: 400 },
  { name: "laptop", width: 1280, height: 800, drawn: 420 },
  { name: "television", width: 1920, height: 1080, drawn: 480 },
] as const;

type Picture = { window: string; data: Buffer; drawn: number };

export class Album {
  readonly #screens = new Map<string, Picture[]>();
  readonly #folder: string;

  constructor(
    readonly name: string,
    readonly language: Language,
  ) {
    this.#folder = join(FOLDER, `${name}.${language}`);
    rmSync(this.#folder, { recursive: true, force: true });
    mkdirSync(this.#folder, { recursive: true });
  }

  has(screen: string): boolean {
    return this.#screens.has(screen);
  }

  /** A screen through every window, once. What hangs on the wall is a page of its own, where there is one. */
  async add(screen: string, person: Window, wall?: Window): Promise<void> {
    if (this.has(screen)) return;
    const pictures: Picture[] = [];
    for (const { name, drawn, ...size } of WINDOWS) {
      const window = name === "television" && wall ? wall : person;
      if (window === person) await window.page.setViewportSize(size);
      // What measures itself has done so when two frames were drawn.
      await window.page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      await window.rests();
      const data = await window.page.screenshot();
      writeFileSync(join(this.#folder, `${screen}-${name.replaceAll(" ", "-")}.png`), data);
      pictures.push({ window: name, data, drawn });
    }
    this.#screens.set(screen, pictures);
    await person.page.setViewportSize({ width: 390, height: 844 });
  }

  /** All of it on one sheet. */
  async bind(browser: Browser): Promise<void> {
    const page = await browser.newPage({ viewport: { width: 1760, height: 800 } });
    const image = ({ data, drawn, window }: Picture): string =>
      `<figure><img width="${drawn}" src="data:image/png;base64,${data.toString("base64")}"><figcaption>${window}</figcaption></figure>`;
    const rows = [...this.#screens].map(([screen, pictures]) => `<h2>${screen}</h2><div>${pictures.map(image).join("")}</div>`);
    await page.setContent(
      `<style>body{margin:12px;background:#ddd;font:14px sans-serif}h2{margin:12px 0 4px;font-size:16px}div{display:flex;gap:12px;align-items:start}figure{margin:0}img{display:block}</style>
      <h1>${this.name}, ${this.language}</h1>${rows.join("")}`,
    );
    await page.screenshot({ path: join(FOLDER, `${this.name}.${this.language}.png`), fullPage: true });
    await page.close();
  }
}

/** The contact sheet: every screen of every game on five windows, one below the other, to be looked at by people. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator } from "playwright-core";
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

/** What measures itself has done so when two frames were drawn; and what moves then may set something else in motion. */
const LOOKS = 2;

export class Album {
  readonly #screens = new Set<string>();
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

  /** A screen through every window, once. What hangs on the wall is a page of its own, where there is one. On a small window not all is in sight: what it is about is. */
  async add(screen: string, person: Window, wall?: Window, about?: Locator): Promise<void> {
    if (this.has(screen)) return;
    for (const { name, width, height } of WINDOWS) {
      const window = name === "television" && wall ? wall : person;
      if (window === person) await window.page.setViewportSize({ width, height });
      if (window === person) await about?.evaluate((element) => { element.scrollIntoView({ block: "start", behavior: "instant" }); });
      await settled(window);
      await window.page.screenshot({ path: join(this.#folder, `${this.#numbered(screen)}.${fileName(name)}.png`) });
    }
    this.#screens.add(screen);
    // Whoever waits for half an hour wants to see that it goes on.
    console.log(`${this.name}, ${this.language}: ${screen}`);
    // Whoever plays on presses where things are, and not where they were.
    await person.page.setViewportSize({ width: 390, height: 844 });
    await settled(person);
  }

  /** They stand on the sheet in the order in which they were seen. */
  #numbered(screen: string): string {
    return `${String(this.#screens.size + 1).padStart(2, "0")}-${screen}`;
  }
}

async function settled(window: Window): Promise<void> {
  for (let look = 0; look < LOOKS; look++) {
    await window.page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await window.rests();
  }
}

const fileName = (window: string): string => window.replaceAll(" ", "-");

/** One sheet of all that was ever looked at: a look at one game alone keeps the others. */
export function bind(): void {
  const albums = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const rows = albums.map(({ name: album }) => {
    const files = readdirSync(join(FOLDER, album));
    const screens = [...new Set(files.map((file) => file.split(".")[0] ?? ""))].sort();
    const image = (screen: string) => ({ name, drawn }: (typeof WINDOWS)[number]): string =>
      `<figure><a href="${album}/${screen}.${fileName(name)}.png"><img loading="lazy" width="${drawn}" alt="" src="${album}/${screen}.${fileName(name)}.png"></a><figcaption>${name}</figcaption></figure>`;
    return `<h1>${album}</h1>${screens.map((screen) => `<h2>${screen}</h2><div>${WINDOWS.map(image(screen)).join("")}</div>`).join("")}`;
  });
  const style = "body{margin:12px;background:#ddd;font:14px sans-serif}h2{margin:12px 0 4px;font-size:16px}div{display:flex;gap:12px;align-items:start}figure{margin:0}img{display:block}";
  const sheet = join(FOLDER, "sheet.html");
  writeFileSync(sheet, `<!doctype html><meta charset="utf-8"><title>Stolik, one look</title><style>${style}</style>${rows.join("")}`);
  console.log(`to be looked at: ${sheet}`);
}

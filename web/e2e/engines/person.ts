/** Somebody in front of a screen: looks for what the page says in their language, presses it, and waits for what comes. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { eventually } from "../eventually";
import { type Language, say } from "../words";
import type { Screen } from "./engine";
import { type Query, seek } from "./seek";

const SHOTS = join(import.meta.dirname, "../shots");

export class Person {
  readonly say;

  constructor(
    readonly screen: Screen,
    readonly language: Language,
  ) {
    this.say = say[language];
  }

  button(key: string, variables?: Record<string, string | number>): Query {
    return { css: "button", name: this.say(key, variables) };
  }

  /** A place on the page that has a name. */
  region(key: string): Query {
    return { css: "section", name: this.say(key) };
  }

  /** The first of these that is there, by its number; -1 if none is. */
  async which(queries: readonly Query[]): Promise<number> {
    return (await this.screen.run(seek, queries, "which" as const)) as number;
  }

  async sees(what: Query): Promise<void> {
    await eventually(`somebody sees ${JSON.stringify(what)}`, async () => (await this.which([what])) === 0);
  }

  async reads(text: string): Promise<void> {
    await this.sees({ css: "body", says: text });
  }

  async misses(what: Query): Promise<void> {
    await eventually(`${JSON.stringify(what)} is gone`, async () => (await this.which([what])) === -1);
  }

  async tap(what: Query): Promise<void> {
    await eventually(`somebody presses ${JSON.stringify(what)}`, () => this.screen.press(what));
  }

  /** Writes into an empty field. */
  async write(where: Query, text: string): Promise<void> {
    await this.tap(where);
    await this.screen.type(text);
  }

  /** Picks from a list. What opens then is the browser's own and out of reach for a driver, so it is told to the page. */
  async pick(from: Query, value: string): Promise<void> {
    await this.sees(from);
    const isPicked = (label: string, value: string): boolean => {
      const select = [...document.querySelectorAll("label")].find(({ textContent }) => textContent.trim().startsWith(label))?.querySelector("select");
      if (!select) return false;
      select.value = value;
      select.dispatchEvent(new Event("change", { bubbles: true }));
      return select.value === value;
    };
    await eventually(`${value} is picked`, () => this.screen.run(isPicked, from.says ?? "", value));
  }

  async path(): Promise<string> {
    return this.screen.run(() => location.pathname);
  }

  /** For who wants to look: `STOLIK_SHOTS=1`. */
  async shot(name: string): Promise<void> {
    if (!process.env["STOLIK_SHOTS"]) return;
    mkdirSync(SHOTS, { recursive: true });
    // What measures itself has done so when some frames were drawn; a driver's own waiting is not to be relied upon.
    await this.screen.run(() => {
      let frames = 0;
      const count = (): void => { if (++frames < 8) requestAnimationFrame(count); else document.documentElement.dataset["drawn"] = "yes"; };
      delete document.documentElement.dataset["drawn"];
      count();
    });
    await eventually("it is drawn", () => this.screen.run(() => document.documentElement.dataset["drawn"] === "yes"));
    await this.screen.shot(join(SHOTS, `${name}-${this.screen.size}.png`));
  }
}

/**
 * What a screen reader says on a page, while a story is played on it: what live regions say by themselves, where the focus
 * is led, and what is found by whoever looks around at a question. At the end of the game the laws of hearing are asked:
 * every line of the log was said once and in order, every question was called out, nothing was said twice, and nothing
 * that is no sentence.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { eventually } from "./eventually";
import { broken, type Heard, written } from "./hearing";
import type { Language } from "./words";
import { isForOneSeat, type Window } from "./world";

const HEARD = join(import.meta.dirname, "heard");

/** Whoever plays alone plays in this language: `STOLIK_HEAR=pl` or `en` writes down what was heard. */
export const HEARD_IN: Language = process.env["STOLIK_HEAR"] === "en" ? "en" : "pl";

export class Ear {
  readonly heard: Heard[] = [];
  #question: number | null = null;

  private constructor(readonly window: Window) {}

  /** Listens from now on, through reloads too. */
  static async at(window: Window): Promise<Ear> {
    const ear = new Ear(window);
    await window.page.exposeFunction("reads", (heard: Heard) => ear.heard.push(heard));
    await window.page.addInitScript(listen);
    await window.page.evaluate(listen);
    window.ear = ear;
    return ear;
  }

  /** Looks around at a question, once for each, when it has been called out; one that has gone by then was nobody's. */
  async question(topic: string): Promise<void> {
    const number = latestQuestion(this.window);
    if (number === null || number === this.#question || topic === "over") return;
    const isCalled = (): boolean => this.heard.some(({ is, question }) => is === "said" && question === number);
    await eventually(`the question is called out: ${topic}`, () => isCalled() || latestQuestion(this.window) !== number);
    if (!isCalled()) return;
    this.#question = number;
    const tree = await this.window.page.locator("#main").ariaSnapshot();
    // Closed meanwhile: the page was on its way to what comes next.
    if (latestQuestion(this.window) !== number) return;
    this.heard.push({ is: "asked", text: topic, question: number, tree });
  }

  /** The game is over, and its log is whole: the laws are asked, and what was heard is written down where somebody wants it. */
  async obeys(name: string): Promise<void> {
    const { page } = this.window;
    let log: string[] = [];
    await eventually("the whole log was said", async () => {
      log = (await page.locator("aside .panel > ol > li").allTextContents()).map((line) => line.trim());
      return this.heard.findLast(({ is }) => is === "told")?.text === log.at(-1);
    });
    await this.#keep(name);
    expect(broken(this.heard, { log })).toEqual([]);
  }

  /** The same for what is no table: it has no log and no questions of a server, but steps with headings. */
  async obeysSteps(name: string): Promise<void> {
    await this.#keep(name);
    expect(broken(this.heard, null)).toEqual([]);
    expect(this.heard.filter(({ is }) => is === "headed").length).toBeGreaterThan(3);
  }

  /** What was to be heard by itself. */
  said(what: string): void {
    expect(this.heard.filter(({ is }) => is === "said").map(({ text }) => text)).toContain(what);
  }

  /** What is nobody's business here was neither said nor found. */
  never(secret: string): void {
    expect(this.heard.filter(({ text, tree = "" }) => text.includes(secret) || tree.includes(secret))).toEqual([]);
  }

  async #keep(name: string): Promise<void> {
    if (!process.env["STOLIK_HEAR"]) return;
    mkdirSync(HEARD, { recursive: true });
    const language = await this.window.page.locator("html").getAttribute("lang");
    writeFileSync(join(HEARD, `${name}.${language ?? ""}.txt`), written(this.heard));
  }
}

/** The number of the question that is open, where it is this window's. */
function latestQuestion({ heard }: Window): number | null {
  const frame = heard.findLast((one) => one.includes('"question":{'));
  return frame === undefined || !isForOneSeat(frame) ? null : Number(/"question":\{"number":(\d+)/.exec(frame)?.[1] ?? NaN);
}

/**
 * In the page: a screen reader's ear. A region that comes with its words already in it is not read out, unless it is an
 * alert; of others it is what changes in them, or all of it where they are atomic, as a status is.
 */
function listen(): void {
  const LIVE = "[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log]";
  const known = new WeakSet<Element>(document.querySelectorAll(LIVE));
  const { reads } = window as unknown as { reads: (heard: { is: string; text: string; question?: number }) => void };
  const isThere = (element: Element): boolean =>
    element.isConnected && element.checkVisibility({ visibilityProperty: true }) && !element.closest("[inert], [aria-hidden=true]");
  const words = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.matches("[aria-hidden=true], style, script")) return "";
    if (node !== document.body && !node.checkVisibility({ visibilityProperty: true })) return "";
    const label = node.getAttribute("aria-label") ?? node.getAttribute("alt");
    if (label !== null && !node.matches(LIVE)) return ` ${label} `;
    return ` ${[...node.childNodes].map(words).join("")} `;
  };
  const read = (is: string, text: string, called?: string): void => {
    const said = text.replace(/\s+/g, " ").trim();
    if (said !== "") reads({ is, text: said, ...(called === undefined ? {} : { question: Number(called) }) });
  };
  const kindOf = (region: Element): string => (region.matches("[data-story]") ? "told" : region.matches("[role=alert]") ? "alert" : "said");
  let headed = document.querySelector("main h2")?.textContent.trim() ?? "";
  new MutationObserver((records) => {
    const said = new Map<Element, string[]>();
    const say = (region: Element, text: string): void => void said.set(region, [...(said.get(region) ?? []), text]);
    const come: Element[] = [];
    for (const { type, target, addedNodes } of records) {
      for (const node of addedNodes) {
        if (node instanceof Element) come.push(...[node, ...node.querySelectorAll(LIVE)].filter((one) => one.matches(LIVE) && !known.has(one)));
      }
      const region = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
      if (!region || !known.has(region) || come.includes(region) || (type === "childList" && addedNodes.length === 0)) continue;
      const isAtomic = region.getAttribute("aria-atomic") === "true" || (!region.hasAttribute("aria-atomic") && region.matches("[role=status], [role=alert]"));
      if (isAtomic) {
        // It is read as it stands in the end, when it came to stand so.
        said.delete(region);
        said.set(region, [words(region)]);
      }
      else if (type === "characterData") say(region, words(target));
      // What came inside of something that came is read with it.
      else for (const node of addedNodes) if (node.isConnected && !records.some((other) => [...other.addedNodes].some((one) => one !== node && one.contains(node)))) say(region, words(node));
    }
    for (const region of come) {
      if (known.has(region)) continue;
      known.add(region);
      if (region.matches("[role=alert]") && isThere(region)) read("alert", words(region));
      else if (isThere(region)) read("unread", words(region));
    }
    for (const [region, texts] of said) if (isThere(region)) for (const text of texts) read(kindOf(region), text, (region as HTMLElement).dataset["called"]);
    const heading = document.querySelector("main h2")?.textContent.trim() ?? "";
    if (heading !== headed) read("headed", heading);
    headed = heading;
  }).observe(document, { subtree: true, childList: true, characterData: true });
  // Where the page leads the focus; what a finger or a key goes to by itself is no news.
  document.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof HTMLElement) || target.tabIndex !== -1 || target.matches("button, a, input, main")) return;
    read("focus", target.getAttribute("aria-label") ?? words(target));
  });
  read("arrived", document.title || "…");
}

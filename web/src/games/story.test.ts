/**
 * `stolik replay` tells a game in the words of this log. Both sides tell the same events, which a test of `crates/words` has
 * written down with the lines that the binary makes of them.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { identities } from "../lib/identities";
import { texts } from "../lib/texts.svelte";
import { inTheBox } from "../box/shelf";
import type { GameModule, SeatLook } from "./game";
import { library } from "./nosedive/words/library";
import { loadWords } from "./shelf";

const EVENTS = join(import.meta.dirname, "../../../crates/words/tests/events");
const CONTENT = join(import.meta.dirname, "../../../content");

interface Kept {
  names: string[];
  event: { is: string };
  pl: string[];
  en: string[];
}

type Tell = GameModule<unknown, unknown, unknown>["tell"];

// Without the screens around them, which want a browser.
const tells = import.meta.glob<Tell>(["./*/words/tell.ts", "./*/box/phones/tell.ts"], { import: "tell", eager: true });

/** A companion tells in its own way, or as the game in the box does. */
function tellOf(game: string): Tell | undefined {
  const inside = inTheBox(game) ?? game;
  return (inside === game ? undefined : tells[`./${inside}/box/phones/tell.ts`]) ?? tells[`./${inside}/words/tell.ts`];
}

/** Sentences of a summary that is read, and not of the log. */
const SUMMARY = /-from$/;

const keptOf = (game: string): Kept[] =>
  readFileSync(join(EVENTS, `${game}.jsonl`), "utf8").split("\n").filter((line) => line !== "").map((line) => JSON.parse(line) as Kept);

const looksOf = (names: readonly string[]): SeatLook[] =>
  names.map((name, seat) => ({ seat, name, identity: identities[seat] ?? "circle", online: true, bot: false }));

/** The sentences of a game's log. */
function sentencesOf(game: string): string[] {
  const file = readFileSync(join(CONTENT, game, "pl.ftl"), "utf8");
  return Array.from(file.matchAll(new RegExp(`^(${game}-log-[a-z-]+) =`, "gm")), ([, key = ""]) => key);
}

afterEach(() => { vi.restoreAllMocks(); });

describe.each(readdirSync(EVENTS).map((file) => file.replace(".jsonl", "")))("%s", (game) => {
  test("is told in the same words by the binary, and no sentence of the log is left out", async () => {
    const tell = tellOf(game);
    if (!tell) throw new Error(`${game} tells nothing`);
    await loadWords(game);
    await library();
    const said = vi.spyOn(texts, "of");
    for (const { names, event, pl, en } of keptOf(game)) {
      for (const [language, lines] of [["pl", pl], ["en", en]] as const) {
        await texts.speak(language);
        expect.soft(tell(event, looksOf(names), []), JSON.stringify(event)).toEqual(lines);
      }
    }
    const keys = new Set(said.mock.calls.map(([key]) => key));
    expect(sentencesOf(game).filter((key) => !keys.has(key) && !SUMMARY.test(key))).toEqual([]);
  });
});

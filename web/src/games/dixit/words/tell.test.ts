/** The log in both languages, and that there are words for everything that is asked for. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { beforeAll, expect, test } from "vitest";
import en from "../../../../../content/dixit/en.ftl?raw";
import pl from "../../../../../content/dixit/pl.ftl?raw";
import ui from "../../../../../content/ui/pl.ftl?raw";
import { refusalKey } from "../../../lib/refusals";
import { texts } from "../../../lib/texts.svelte";
import type { DixitEvent } from "../../../wire/DixitEvent";
import { example, exampleLooks as looks } from "../film/example";
import { tell } from "./tell";

beforeAll(() => { texts.add({ pl, en }); });

test("a reveal is told in words, whole (DA30)", () => {
  texts.language = "pl";
  expect(tell({ is: "revealed", reveal: example }, looks)).toEqual([
    "Karta numer 2. Trafiają Błękit i Zieleń.",
    "Karta 1: Błękit. Głosy: Fiolet i Żółć.",
    "Karta 2: Róż. Głosy: Błękit i Zieleń.",
    "Karta 3: Zieleń, bez głosów.",
    "Karta 4: Fiolet. Głosy: Czerwień.",
    "Karta 5: Czerwień, bez głosów.",
    "Karta 6: Żółć, bez głosów.",
    "Róż: +3 punkty.",
    "Błękit: +5 punktów.",
    "Zieleń: +3 punkty.",
    "Fiolet: +1 punkt.",
  ]);
  texts.language = "en";
  expect(tell({ is: "revealed", reveal: { ...example, votes: [null, 2, 2, 2, 2, 2] } }, looks)[0]).toBe(
    "Everybody found it. Róż gets nothing, the others 2 points each.",
  );
});

test("every event has words in both languages, but a draw is nobody's business", () => {
  const events: DixitEvent[] = [
    { is: "opens", narrator: 0 },
    { is: "round-began", round: 2, narrator: 1 },
    { is: "told", narrator: 1, clue: "Cisza" },
    { is: "passed-over", narrator: 1 },
    { is: "laid", cards: example.cards },
    { is: "revealed", reveal: example },
    { is: "reshuffled" },
    { is: "joined", seat: 2, points: 1 },
    { is: "left", seat: 2, hand: [1, 2] },
  ];
  for (const language of ["pl", "en"] as const) {
    texts.language = language;
    for (const event of events) expect(tell(event, looks).filter((line) => !/dixit-|\{|undefined/.test(line)).length, event.is).toBeGreaterThan(0);
  }
  expect(tell({ is: "drew", cards: [1] }, looks)).toEqual([]);
});

const known = new Set([pl, ui].flatMap((file) => new FluentResource(file).body.map(({ id }) => id)));

test("every text that a screen asks for is there", () => {
  const game = join(import.meta.dirname, "..");
  const sources = readdirSync(game, { recursive: true, encoding: "utf8" }).filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes(".test."));
  const asked = sources.flatMap((name) =>
    Array.from(readFileSync(join(game, name), "utf8").matchAll(/"(dixit-[\w-]+)"/g), ([, key = ""]) => key));
  expect(asked.length).toBeGreaterThan(60);
  expect(asked.filter((key) => !known.has(key))).toEqual([]);
});

test("every refusal and every rule of the game has its sentence", () => {
  const crate = join(import.meta.dirname, "../../../../../crates/dixit");
  const rust = readdirSync(join(crate, "src")).map((name) => readFileSync(join(crate, "src", name), "utf8")).join("\n");
  const cases = Array.from(rust.matchAll(/"dixit\.D[RA]\d+", "([a-z-]+)"|Refusal::new\([^)]*?"([a-z-]+)"\)|"(deck-too-\w+)"/g), (found) => found[1] ?? found[2] ?? found[3] ?? "");
  expect(cases.length).toBeGreaterThan(15);
  expect(cases.filter((name) => !known.has(refusalKey({ rule: "dixit.DR1", case: name, facts: [] })))).toEqual([]);
  const rules = Array.from(readFileSync(join(crate, "rules.md"), "utf8").matchAll(/^\| (D[RA]\d+) \|/gm), ([, id = ""]) => id);
  expect(rules.length).toBe(53);
  expect(rules.filter((id) => !known.has(`rule-${id}`))).toEqual([]);
});

/** The log in both languages. */
import { beforeAll, expect, test } from "vitest";
import en from "../../../../../content/dixit/en.ftl?raw";
import pl from "../../../../../content/dixit/pl.ftl?raw";
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
    "Everyone found it. Róż gets nothing, the others 2 points each.",
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
    { is: "best-clue", best: { round: 1, narrator: 0, clue: "Cisza", hearts: 2 } },
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

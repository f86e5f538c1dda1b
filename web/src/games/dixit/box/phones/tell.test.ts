/** The log of an evening with the box, in both languages. */
import { beforeAll, expect, test } from "vitest";
import dixitEn from "../../../../../../content/dixit/en.ftl?raw";
import dixitPl from "../../../../../../content/dixit/pl.ftl?raw";
import en from "../../../../../../content/dixitbox/en.ftl?raw";
import pl from "../../../../../../content/dixitbox/pl.ftl?raw";
import { texts } from "../../../../lib/texts.svelte";
import type { DixitboxCounted } from "../../../../wire/DixitboxCounted";
import type { DixitboxEvent } from "../../../../wire/DixitboxEvent";
import { exampleLooks as looks } from "../../film/example";
import { tell } from "./tell";

beforeAll(() => { texts.add({ pl: `${dixitPl}\n${pl}`, en: `${dixitEn}\n${en}` }); });

/** The rulebook's example (DR16): Róż narrates with card 6; Fiolet and Żółć fall for Błękit's, Czerwień for Fiolet's. */
const counted: DixitboxCounted = {
  round: 1,
  narrator: 0,
  right: 6,
  owners: [null, 1, null, 3, null, 0],
  votes: [null, 6, 6, 2, 2, 4],
  gained: [3, 5, 3, 1, 0, 0],
};

test("a counted round names only the cards that somebody fell for", () => {
  texts.language = "pl";
  expect(tell({ is: "counted", counted }, looks)).toEqual([
    "Karta numer 6. Trafiają Błękit i Zieleń.",
    "Karta 2: Błękit.",
    "Karta 4: Fiolet.",
    "Róż: +3 punkty.",
    "Błękit: +5 punktów.",
    "Zieleń: +3 punkty.",
    "Fiolet: +1 punkt.",
  ]);
});

test("a vote for one's own card is no vote, and without votes nobody missed anything", () => {
  texts.language = "pl";
  const own = { ...counted, votes: [null, 6, 6, 4, null, null], gained: [0, 2, 2, 0, 0, 0] };
  expect(tell({ is: "counted", counted: own }, looks)[0]).toBe("Zgadli wszyscy. Róż nie dostaje nic, pozostali po 2 punkty.");
  const none = { ...counted, votes: [null, null, null, null, null, null], gained: [0, 0, 0, 0, 0, 0] };
  expect(tell({ is: "counted", counted: none }, looks)[0]).toBe(texts.of("dixitbox-nobody-voted"));
});

test("every event has words in both languages", () => {
  const events: DixitboxEvent[] = [
    { is: "laid", narrator: 0 },
    { is: "turned", votes: counted.votes },
    { is: "turned", votes: [null, null] },
    { is: "right", narrator: 0, place: 6 },
    { is: "counted", counted },
    { is: "passed-over", narrator: 1 },
    { is: "round-began", round: 2, narrator: 1 },
  ];
  for (const language of ["pl", "en"] as const) {
    texts.language = language;
    for (const event of events) {
      const lines = tell(event, looks);
      expect(lines.length, event.is).toBeGreaterThan(0);
      expect(lines.filter((line) => /dixit(box)?-|\{|undefined/.test(line)), event.is).toEqual([]);
    }
  }
  texts.language = "pl";
});

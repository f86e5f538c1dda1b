/** The sentence under each result that says why a player has won. */
import { afterEach, expect, test } from "vitest";
import dixitEn from "../../../content/dixit/en.ftl?raw";
import dixitPl from "../../../content/dixit/pl.ftl?raw";
import nokautEn from "../../../content/nokaut/en.ftl?raw";
import nokautPl from "../../../content/nokaut/pl.ftl?raw";
import nosediveEn from "../../../content/nosedive/en.ftl?raw";
import nosedivePl from "../../../content/nosedive/pl.ftl?raw";
import pixoidEn from "../../../content/pixoid/en.ftl?raw";
import pixoidPl from "../../../content/pixoid/pl.ftl?raw";
import ruletkaEn from "../../../content/ruletka/en.ftl?raw";
import ruletkaPl from "../../../content/ruletka/pl.ftl?raw";
import { texts } from "../lib/texts.svelte";
import { whyByPoints } from "../lib/why";
import type { Outcome } from "../wire/Outcome";
import { why as nokaut } from "./nokaut/words/tell";
import { why as nosedive } from "./nosedive/words/tell";
import { why as pixoid } from "./pixoid/words/tell";
import { why as ruletka } from "./ruletka/words/tell";

texts.add({ pl: [dixitPl, nokautPl, nosedivePl, pixoidPl, ruletkaPl].join("\n"), en: [dixitEn, nokautEn, nosediveEn, pixoidEn, ruletkaEn].join("\n") });

afterEach(() => (texts.language = "pl"));

const byPoints: Outcome = { winners: [0], places: [1, 2], scores: [30, 22] };
const equal: Outcome = { winners: [0], places: [1, 2], scores: [30, 30] };
const byTeam: Outcome = { winners: [0], places: [1, 2], scores: [0, 1] };

/** A part of a view, of which the rest does not matter here. */
const part = (open: unknown): never => open as never;

const inBoth = (say: () => string): string[] =>
  (["pl", "en"] as const).map((language) => {
    texts.language = language;
    return say();
  });

test("where points decide, they are said", () => {
  const decided = ["Decydują punkty: 30 punktów to najwięcej.", "Points decide: 30 points are the most."];
  expect(inBoth(() => whyByPoints(byPoints))).toEqual(decided);
  expect(inBoth(() => nosedive(byPoints))).toEqual(decided);
  expect(inBoth(() => pixoid(byPoints, part({ open: { options: { variant: "standard" } } })))).toEqual(decided);
  expect(inBoth(() => nosedive(equal))).toEqual(["Punktów macie po równo, więc decyduje wyższa ocena.", "You're level on points, so the higher rating decides."]);
});

test("every other way in which a game ends is said, in both languages", () => {
  const all = [
    ...["goals", "exhausted", "left"].map((ending) => inBoth(() => nokaut(part({ phase: { over: { winner: "dragons", ending } }, done: { dragons: [0, 1], unicorns: [] } })))),
    ...["escaped", "caught"].map((ending) => inBoth(() => pixoid(byTeam, part({ open: { options: { variant: "short" }, last_round: { ending } } })))),
    ...[{ survivor: 0 }, { points: 0 }, { shared: [0, 1] }, "nobody"].map((over) => inBoth(() => ruletka(part({ phase: { over } })))),
  ];
  for (const sentence of all.flat()) expect(sentence).toMatch(/^[A-ZŚ].* .*[.]$/u);
  expect(new Set(all.flat()).size).toBe(2 * all.length);
});

/** A line that another event of the same step tells is left out of the log. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { texts } from "../../../lib/texts.svelte";
import type { NokautEvent } from "../../../wire/NokautEvent";
import { tell } from "./tell";

const CONTENT = join(import.meta.dirname, "../../../../../content/nokaut");
const told = (...step: NokautEvent[]): string[] => step.filter((event) => tell(event, [], step).length > 0).map(({ is }) => is);

beforeAll(() => {
  texts.add({ pl: readFileSync(join(CONTENT, "pl.ftl"), "utf8"), en: readFileSync(join(CONTENT, "en.ftl"), "utf8") });
});

test("a draw is told with its cards where they are seen, and by its number elsewhere", () => {
  expect(told({ is: "drew", seat: 0, count: 1 }, { is: "drew-cards", seat: 0, cards: [1] }, { is: "drew", seat: 1, count: 1 })).toEqual(["drew-cards", "drew"]);
  expect(told({ is: "drew-instead", seat: 1 }, { is: "drew", seat: 1, count: 1 })).toEqual(["drew-instead"]);
});

test("a character that nothing stopped stands where it was played to; a saved one is told", () => {
  expect(told({ is: "entered", card: 1, space: 2 }, { is: "turn-began", seat: 0, turn: 2 })).toEqual(["turn-began"]);
  expect(told({ is: "stopped", card: 34 }, { is: "entered", card: 41, space: 2 })).toEqual(["stopped", "entered"]);
});

test("the pass that begins an impasse is told as the impasse", () => {
  expect(told({ is: "passed", seat: 0 }, { is: "impasse-began", by: 0 })).toEqual(["impasse-began"]);
  expect(told({ is: "passed", seat: 0 }, { is: "turn-began", seat: 1, turn: 2 })).toEqual(["passed", "turn-began"]);
});

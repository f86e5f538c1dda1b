import { expect, test } from "vitest";
import { grown } from "./story";

const one = { seq: 1, events: ["a"], late: [] };

test("steps follow each other once", () => {
  const story = grown(grown([], one), { seq: 2, events: ["b"], late: [] });
  expect(story.map((step) => step.seq)).toEqual([1, 2]);
  expect(grown(story, { seq: 2, events: ["b"], late: [] })).toBe(story);
});

test("an update that only brings up to date adds nothing", () => {
  expect(grown([one], { seq: 7, events: [], late: [] })).toEqual([one]);
});

test("a rematch begins a new story", () => {
  expect(grown([{ seq: 40, events: ["end"], late: [] }], { seq: 0, events: ["begin"], late: [] })).toEqual([{ seq: 0, events: ["begin"], late: [] }]);
  expect(grown([{ seq: 40, events: ["end"], late: [] }], { seq: 0, events: [], late: [] })).toEqual([]);
});

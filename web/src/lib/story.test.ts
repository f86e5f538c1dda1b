import { expect, test } from "vitest";
import { grown } from "./story";

const one = { seq: 1, events: ["a"] };

test("steps follow each other once", () => {
  const story = grown(grown([], one), { seq: 2, events: ["b"] });
  expect(story.map((step) => step.seq)).toEqual([1, 2]);
  expect(grown(story, { seq: 2, events: ["b"] })).toBe(story);
});

test("an update that only brings up to date adds nothing", () => {
  expect(grown([one], { seq: 7, events: [] })).toEqual([one]);
});

test("a rematch begins a new story", () => {
  expect(grown([{ seq: 40, events: ["end"] }], { seq: 0, events: ["begin"] })).toEqual([{ seq: 0, events: ["begin"] }]);
  expect(grown([{ seq: 40, events: ["end"] }], { seq: 0, events: [] })).toEqual([]);
});

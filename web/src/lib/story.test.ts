import { expect, test } from "vitest";
import { grown, isWhole, resumed } from "./story";

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

test("after a gap nothing is told twice, and a hole is no story", () => {
  const step = (seq: number) => ({ seq, events: [`${seq}`], late: [] });
  expect(resumed([step(1), step(2), step(3)], [step(3), step(4)])).toEqual([1, 2, 3, 4].map(step));
  expect(resumed([step(1)], [step(3), step(4)])).toEqual([step(3), step(4)]);
  expect(resumed([], [step(1)])).toEqual([step(1)]);
  expect(resumed([step(1)], [])).toEqual([]);
  expect([isWhole([]), isWhole([step(1)]), isWhole([step(3)])]).toEqual([true, true, false]);
});

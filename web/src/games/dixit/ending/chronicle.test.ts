import { beforeAll, expect, test } from "vitest";
import en from "../../../../../content/dixit/ending.en.ftl?raw";
import pl from "../../../../../content/dixit/ending.pl.ftl?raw";
import { texts } from "../../../lib/texts.svelte";
import type { DixitReveal } from "../../../wire/DixitReveal";
import type { DixitView } from "../../../wire/DixitView";
import { example, exampleLooks } from "../film/example";
import { chronicle, type DixitEnded, halfFound, misled } from "./chronicle";

// Blue narrates: three of five find it. Then purple, whom nobody understands, and everybody falls for green.
const second: DixitReveal = {
  ...example, round: 2, narrator: 1, clue: "Na opak",
  owners: [1, 0, 2, 3, 5, 4], votes: [1, null, 1, 1, 3, 3], gained: [3, 3, 5, 3, 0, 0],
};
const third: DixitReveal = {
  ...example, round: 3, narrator: 3, clue: "Cisza",
  owners: [3, 0, 2, 1, 5, 4], votes: [3, 3, 2, null, 3, 3], gained: [3, 2, 6, 0, 2, 2],
};
const ended: DixitEnded = {
  story: [example, second, third].map((reveal, index) => ({ seq: 3 * (index + 1), events: [{ is: "revealed", reveal }], late: [] })),
  view: { open: { seats: 6 } } as DixitView,
  outcome: { winners: [2], places: [2, 2, 1, 4, 5, 5], scores: [9, 10, 14, 4, 2, 2] },
  looks: exampleLooks,
  code: "BCDFGH",
};

beforeAll(() => { texts.add({ pl, en }); });

test("the clue that half of them found", () => {
  expect(halfFound([example, second, third])).toBe(example);
  expect(halfFound([third])).toBeNull();
});

test("who misled whom", () => {
  // Blue two and purple one in the first round, green two in the second, green four and pink one in the third.
  expect(misled(6, [example, second, third])).toEqual([1, 2, 6, 1, 0, 0]);
});

test("at least four honours, for what was done", () => {
  texts.language = "en";
  const { honours } = chronicle(ended);
  expect(honours.map(({ seats, title }) => [title, seats])).toEqual([
    ["Reads minds", [2]],
    ["Prime suspect", [2]],
    ["Just right", [0]],
    ["Kindred spirit", [0]],
    ["Decoy of the evening", [2]],
    ["The longest hop", [2]],
    ["Head in the clouds", [3]],
  ]);
  expect(honours[0]?.text).toBe("Zieleń found the storyteller's card 2 times.");
  for (const { text } of honours) expect(text).not.toMatch(/dixit-|\{|undefined/);
});

test("two or three turning points, each a round that was shown", () => {
  for (const language of ["pl", "en"] as const) {
    texts.language = language;
    const { turningPoints } = chronicle(ended);
    expect(turningPoints.map(({ seq }) => seq)).toEqual([3, 9]);
    for (const { text } of turningPoints) expect(text).not.toMatch(/dixit-|\{|undefined/);
  }
});

test("a short evening on which nobody was understood has honours, too", () => {
  texts.language = "en";
  const silent: DixitReveal = { ...third, votes: [null, null, null, null, null, null], gained: [2, 2, 2, 0, 2, 2] };
  const two = [silent, { ...silent, round: 4, clue: "Cicho sza" }];
  const { honours, turningPoints } = chronicle({
    ...ended, story: two.map((reveal, index) => ({ seq: 3 * (index + 1), events: [{ is: "revealed", reveal }], late: [] })),
  });
  expect(honours.map(({ title }) => title)).toEqual(["The longest hop", "Head in the clouds", "The most words", "The fewest words"]);
  expect(turningPoints.map(({ seq }) => seq)).toEqual([3, 6]);
});

test("a game of which nothing was heard has no story, and no error", () => {
  expect(chronicle({ ...ended, story: [] })).toEqual({ turningPoints: [], honours: [] });
});

import { expect, test } from "vitest";
import { example } from "../film/example";
import { bestDecoy, bestReader, findersOf, passedLast, roundsOf, wasTold } from "./gallery";
import type { DixitStory } from "../props";

const second = { ...example, round: 2, votes: [null, 4, 2, 1, 4, 4], clue: "Na opak" };

test("the rounds are those that were revealed", () => {
  const story: DixitStory = [
    { seq: 1, events: [{ is: "told", narrator: 0, clue: "Na skróty" }], late: [] },
    { seq: 3, events: [{ is: "revealed", reveal: example }, { is: "round-began", round: 2, narrator: 1 }], late: [] },
    { seq: 4, events: [{ is: "passed-over", narrator: 1 }], late: [] },
    { seq: 7, events: [{ is: "revealed", reveal: second }], late: [] },
  ];
  expect(roundsOf(story).map(({ round }) => round)).toEqual([1, 2]);
  expect(wasTold(story, " na SKRÓTY. ")).toBe(true);
  expect(wasTold(story, "Na skróty i dalej")).toBe(false);
  expect(wasTold(story, "  ")).toBe(false);
  // Whoever passes is named until something is told.
  expect([1, 2, 3, 4].map((steps) => passedLast(story.slice(0, steps)))).toEqual([null, null, 1, null]);
});

test("who read whom best", () => {
  expect(findersOf(example)).toEqual([1, 2]);
  expect(bestReader([example, second])).toEqual({ guesser: 2, narrator: 0, times: 2 });
  expect(bestReader([example])).toEqual({ guesser: 1, narrator: 0, times: 1 });
  expect(bestReader([])).toBeNull();
});

test("the most misleading card is never the narrator's", () => {
  expect(bestDecoy([example])).toEqual({ card: 40, owner: 1, clue: "Na skróty", votes: 2 });
  expect(bestDecoy([example, second])).toEqual({ card: 12, owner: 3, clue: "Na opak", votes: 3 });
  expect(bestDecoy([{ ...example, votes: [null, 2, 2, 2, 2, 2] }])).toBeNull();
});

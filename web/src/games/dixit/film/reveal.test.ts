import { expect, test } from "vitest";
import { example } from "./example";
import { endingOf, momentsOf, nextBeat, placeOfNarrator, sceneAt, votersOf } from "./reveal";

const order = [0, 1, 2, 3, 4, 5];

test("votes are told clockwise from the narrator's left, and only those that were cast", () => {
  expect(votersOf(example, order)).toEqual([1, 2, 3, 4, 5]);
  const other = { ...example, narrator: 3, votes: [1, 1, null, null, 2, 1] };
  expect(votersOf(other, [0, 2, 4, 1, 3, 5])).toEqual([5, 0, 4, 1]);
});

test("nothing is told before its moment", () => {
  const moments = momentsOf(example, order);
  expect(sceneAt(moments, 0)).toEqual({ voted: [], lit: false, owned: false, paid: false, hopped: false });
  expect(sceneAt(moments, 2)).toEqual({ voted: [1, 2], lit: false, owned: false, paid: false, hopped: false });
  const light = moments.findIndex(({ beat }) => beat === "light");
  expect(sceneAt(moments, light)).toEqual({ voted: [1, 2, 3, 4, 5], lit: true, owned: false, paid: false, hopped: false });
  expect(sceneAt(moments, Infinity)).toEqual({ voted: [1, 2, 3, 4, 5], lit: true, owned: true, paid: true, hopped: true });
});

test("a tap skips all votes at once, then beat by beat to the end", () => {
  const moments = momentsOf(example, order);
  const beats: string[] = [];
  for (let at = 0; at < moments.length; at = nextBeat(moments, at)) beats.push(moments[at]?.beat ?? "");
  expect(beats).toEqual(["pause", "light", "owners", "points", "hops"]);
});

test("the narrator's place, and who found it", () => {
  expect(placeOfNarrator(example)).toBe(2);
  expect(endingOf(example)).toBe("some");
  expect(endingOf({ ...example, votes: [null, 2, 2, 2, 2, 2] })).toBe("all");
  expect(endingOf({ ...example, votes: [null, 1, 1, 1, 1, 1] })).toBe("none");
  // DA11: who abstained is not counted.
  expect(endingOf({ ...example, votes: [null, 2, null, null, null, 2] })).toBe("all");
  expect(endingOf({ ...example, votes: [null, null, null, null, null, null] })).toBe("none");
});

/** The order of an evening with the box. What the rules themselves say is tested where they are written, and in a browser. */
import { expect, test } from "vitest";
import { begin, type Evening, play, rater, read, received, takers, turn, undo } from "./evening";
import type { Rules } from "./rules";

/** Nothing of what is tried here needs them; where they are asked they have no answer. */
const silent: Rules = { begin: () => null, deal: () => null, rate: () => null, score: () => null, end: () => null };
const go = (evening: Evening, ...moves: Parameters<typeof play>[2][]): Evening | null =>
  moves.reduce<Evening | null>((now, move) => now && play(silent, now, move, 9), evening);

const sharing: Evening = {
  ...begin(3),
  step: "share",
  influencer: 1,
  ratings: [2600, 3400, 2600],
  dealt: [[1, 2, 3], [4, 5, 6], [7, 8, 9]],
};
const shared = go(sharing, { is: "share", seat: 1, gifts: [6, 4] }, { is: "share", seat: 2, gifts: [9, 7] }, { is: "share", seat: 0, gifts: [2, 3] });

test("secrets go round from the influencer, and what was shared cannot be shared by another", () => {
  expect(turn(sharing)).toBe(1);
  expect(go(sharing, { is: "share", seat: 0, gifts: [1, 2] })).toBeNull();
  expect(go(sharing, { is: "share", seat: 1, gifts: [4, 4] })).toBeNull();
  expect(go(sharing, { is: "share", seat: 1, gifts: [4, 9] })).toBeNull();
  expect(shared?.step).toBe("rate");
  expect(shared && turn(shared)).toBeNull();
});

test("everybody gets one from each, in an order that does not tell from whom", () => {
  if (!shared) throw new Error("nothing was shared");
  expect(received(shared, 0)).toEqual([{ what: 4, giver: 1 }, { what: 9, giver: 2 }]);
  expect(received(shared, 1)).toEqual([{ what: 2, giver: 0 }, { what: 7, giver: 2 }]);
  expect(rater(shared)).toBe(1);
  expect(go(shared, { is: "rate", seat: 1, marks: { most: 2, least: 2 } })).toBeNull();
  expect(go(shared, { is: "rate", seat: 1, marks: { most: 2, least: 4 } })).toBeNull();
  const rated = go(shared, { is: "rate", seat: 1, marks: { most: 2, least: 7 } });
  expect(rated && rater(rated)).toBe(2);
  expect(rated && undo(rated)).toEqual(shared);
});

test("rules that say no change nothing", () => {
  expect(go(begin(4), { is: "begin", seed: "" })).toBeNull();
  expect(go(sharing, { is: "deal", seed: "" })).toBeNull();
});

test("piles are taken from the lowest rating on; among equals, who was earlier in turn comes later", () => {
  // In turn: 1, 2, 0; so of the equals 0 takes before 2.
  expect(takers(sharing)).toEqual([0, 2, 1]);
});

test("three tokens at most, and categories enough for all", () => {
  const marking: Evening = { ...begin(5), step: "mark" };
  const three = go(marking, ...[0, 1, 2].map((seat) => ({ is: "token" as const, seat })));
  expect(three?.tokens).toEqual([0, 1, 2]);
  expect(three && go(three, { is: "token", seat: 3 })).toBeNull();
  const off = ["home", "work", "family", "love", "friends", "travel"].map((category) => ({ is: "switch" as const, category }));
  expect(go(begin(6), ...off)?.off).toHaveLength(6);
  expect(go(begin(6), ...off, { is: "switch", category: "food" })).toBeNull();
});

test("what was kept is read as it was, and nothing else is", () => {
  for (const evening of [begin(3), sharing, shared]) expect(read(JSON.parse(JSON.stringify(evening)), 3)).toEqual(evening);
  expect(read(sharing, 4)).toBeNull();
  expect(read({ ...sharing, dealt: [] }, 3)).toBeNull();
  expect(read({ ...sharing, ratings: [2600, 3400, 9000] }, 3)).toBeNull();
  expect(read({ ...sharing, step: "told" }, 3)).toBeNull();
  expect(read({ ...shared, gifts: [[2, 3], null, [9, 7]] }, 3)).toBeNull();
  expect(read("nonsense", 3)).toBeNull();
});

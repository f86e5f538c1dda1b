import { expect, test } from "vitest";
import type { Outcome } from "../wire/Outcome";
import { mostPoints, standings } from "./standings";

const read = (outcome: Outcome): string => standings(outcome).map(({ seat, rank, score }) => `${rank ?? "–"}. ${"ABCD"[seat] ?? ""} ${score}`).join(", ");

test("who lost together is told apart by points", () => {
  expect(read({ winners: [1], places: [2, 1, 2, 2], scores: [5, 15, 10, 7] })).toBe("1. B 15, 2. C 10, 3. D 7, 4. A 5");
});

test("who won is first, whatever the points", () => {
  expect(read({ winners: [2], places: [2, 2, 1, 2], scores: [14, 9, 3, 9] })).toBe("1. C 3, 2. A 14, 3. B 9, 3. D 9");
  expect(read({ winners: [0, 2], places: [1, 3, 1, 3], scores: [0, 1, 0, 1] })).toBe("1. A 0, 1. C 0, 3. B 1, 3. D 1");
});

test("equals share a rank, and the places of a game with points stay as they are", () => {
  expect(read({ winners: [1, 2], places: [3, 1, 1, 4], scores: [7, 12, 12, 3] })).toBe("1. B 12, 1. C 12, 3. A 7, 4. D 3");
  // The same points, and another rule that decided.
  expect(read({ winners: [0], places: [1, 2], scores: [9, 9] })).toBe("1. A 9, 2. B 9");
});

test("where nobody won there are no ranks, and the most points are read first", () => {
  expect(read({ winners: [], places: [3, 3, 3], scores: [4, 11, 4] })).toBe("–. B 11, –. A 4, –. C 4");
});

test("points are the reason only where they are", () => {
  expect(mostPoints({ winners: [1], places: [2, 1], scores: [5, 15] })).toBe(15);
  expect(mostPoints({ winners: [0, 1], places: [1, 1, 3], scores: [5, 5, 2] })).toBe(5);
  expect(mostPoints({ winners: [0], places: [1, 2], scores: [9, 9] })).toBeNull();
  expect(mostPoints({ winners: [0], places: [1, 2], scores: [0, 1] })).toBeNull();
  expect(mostPoints({ winners: [0], places: [1, 2], scores: [0, 0] })).toBeNull();
  expect(mostPoints({ winners: [], places: [2, 2], scores: [3, 1] })).toBeNull();
});

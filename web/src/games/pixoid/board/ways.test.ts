/** Walks over a drawn corner of a board. */
import { describe, expect, it } from "vitest";
import { cornerOf, stepsBetween, walk, walked } from "./ways";

// The top row is open from 0 to 3, and 3 leads down to 13.
const ways = `2aac000000${"0".repeat(3)}1${"0".repeat(86)}`;

describe("a walk", () => {
  it("goes as far as it is told", () => {
    expect(walk(ways, 0, "right", 2)).toEqual([1, 2]);
  });
  it("is stopped by a wall on the pixel before", () => {
    expect(walk(ways, 0, "right", 9)).toEqual([1, 2, 3]);
  });
  it("is empty straight into a wall", () => {
    expect(walk(ways, 0, "up", 3)).toEqual([]);
  });
});

describe("a walk that was walked", () => {
  const command = { direction: "right", distance: 9 } as const;

  it("ends where the pawn stands, even in the middle of the way", () => {
    expect(walked(ways, { command, from: 0, to: 2 })).toEqual([1, 2]);
  });
  it("is empty for a pawn that stood still", () => {
    expect(walked(ways, { command, from: 0, to: 0 })).toEqual([]);
  });
  it("jumps rather than end in a wrong place", () => {
    expect(walked(ways, { command, from: 0, to: 77 })).toEqual([77]);
  });
});

it("counts steps and names corners", () => {
  expect(stepsBetween(3, 43)).toBe(4);
  expect([0, 9, 99, 90].map(cornerOf)).toEqual(["top-left", "top-right", "bottom-right", "bottom-left"]);
});

/** Pawns that share a pixel never hide each other. */
import { expect, it } from "vitest";
import { fan, spotOf } from "./scene";

it("a pawn alone stands in the middle", () => {
  expect(fan([spotOf(5), null, spotOf(6), spotOf(7)], 0)).toEqual({ x: 0, y: 0 });
});

it("pawns on one pixel stand apart", () => {
  const pawns = [spotOf(5), spotOf(5), spotOf(5), spotOf(7)];
  const places = [0, 1, 2].map((pawn) => JSON.stringify(fan(pawns, pawn)));
  expect(new Set(places).size).toBe(3);
});

import { expect, test } from "vitest";
import { spot } from "./places";

test("the own chair is at the bottom and the next one clockwise is at the left", () => {
  expect(spot(2, 4, 2, 40).top).toBeCloseTo(90);
  const next = spot(3, 4, 2, 40);
  expect([Math.round(next.left), Math.round(next.top)]).toEqual([10, 50]);
});

test("without an own chair the first is at the bottom", () => {
  expect(spot(0, 3, null, 40).top).toBeCloseTo(90);
});

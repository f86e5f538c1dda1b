import { expect, test } from "vitest";
import { angleOf, nearest, placeAt, turnTo } from "./dial";

test("a turn brings its place to the top", () => {
  for (const places of [4, 5, 6, 8])
    for (let place = 1; place <= places; place++)
      expect(placeAt(turnTo(place, places) + 360, places, [1, 2, 3, 4, 5, 6, 7, 8].slice(0, places))).toBe(place);
});

test("the dial never rests on the own card", () => {
  expect(placeAt(turnTo(3, 6), 6, [1, 2, 5, 6])).toBe(2);
  expect(placeAt(turnTo(3, 6) - 40, 6, [1, 2, 5, 6])).toBe(5);
  expect(placeAt(0, 6, [])).toBeNull();
});

test("it turns the short way", () => {
  expect(nearest(turnTo(1, 8), turnTo(8, 8))).toBe(-360);
  expect(nearest(turnTo(2, 8), 0)).toBe(-45);
  expect(nearest(-315, 0)).toBe(45);
});

test("angles go clockwise around the middle", () => {
  const box = { left: 10, top: 10, width: 20, height: 20 };
  expect([angleOf(30, 20, box), angleOf(20, 30, box), angleOf(20, 10, box)]).toEqual([0, 90, -90]);
});

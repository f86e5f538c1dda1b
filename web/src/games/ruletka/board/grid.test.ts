/** Seats fill the room that there is. */
import { expect, test } from "vitest";
import { gridFor, middleOf } from "./grid";

test("a phone has two columns for six, a television three, and two people sit above each other on a phone", () => {
  expect(gridFor(6, 360, 270)).toMatchObject({ columns: 2, rows: 3 });
  expect(gridFor(6, 1920, 900)).toMatchObject({ columns: 3, rows: 2 });
  expect(gridFor(2, 360, 300)).toMatchObject({ columns: 1, rows: 2 });
});

test("whatever the room, everybody fits", () => {
  for (let seats = 2; seats <= 6; seats++) {
    for (const [width, height] of [[360, 250], [390, 420], [930, 480], [1920, 960], [560, 300]] as const) {
      const { columns, rows, em } = gridFor(seats, width, height);
      expect(columns * rows).toBeGreaterThanOrEqual(seats);
      expect(em * 15 * columns).toBeLessThanOrEqual(width + 1);
      expect(em * 7.4 * rows).toBeLessThanOrEqual(height + 1);
    }
  }
});

test("the middle of a seat", () => {
  expect(middleOf(3, { columns: 2, rows: 2, em: 12 })).toEqual({ x: 75, y: 75 });
});

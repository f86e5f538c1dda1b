/** Seats fill the room that there is. */
import { expect, test } from "vitest";
import { gridFor, middleOf } from "./grid";

test("a narrow phone has tiles for six, a tall one a line for each; a television two columns of lines", () => {
  expect(gridFor(6, 348, 250)).toMatchObject({ shape: "tile", columns: 2, rows: 3 });
  expect(gridFor(4, 378, 430)).toMatchObject({ shape: "row", columns: 1, rows: 4 });
  expect(gridFor(6, 1908, 880)).toMatchObject({ shape: "row", columns: 2, rows: 3 });
});

test("whatever the room, everybody has a place", () => {
  for (let seats = 2; seats <= 6; seats++) {
    for (const [width, height] of [[348, 240], [378, 420], [930, 480], [1908, 900], [560, 300]] as const) {
      const { columns, rows, em } = gridFor(seats, width, height);
      expect(columns * rows).toBeGreaterThanOrEqual(seats);
      expect((columns - 1) * rows).toBeLessThan(seats);
      expect(em).toBeGreaterThan(9);
    }
  }
});

test("the middle of a seat", () => {
  expect(middleOf(3, { columns: 2, rows: 2 })).toEqual({ x: 75, y: 75 });
});

import { expect, test } from "vitest";
import recorded from "../../../../../content/pixoid/intro.json";
import { BOARDS, layOut } from "./layout";

test("a board that was played lies here as the server laid it", () => {
  const { view } = recorded.steps[0] ?? { view: null };
  expect(view && layOut(view.open.board)).toEqual({ ways: view?.ways, starts: view?.starts, bonuses: view?.bonus_pixels });
});

test("no two boards are the same, and no way leads into a wall", () => {
  const boards = Array.from({ length: BOARDS }, (_, board) => layOut(board).ways);
  expect(new Set(boards).size).toBe(BOARDS);
  const open = (ways: string, pixel: number, bit: number): boolean => (Number.parseInt(ways[pixel] ?? "0", 16) & bit) !== 0;
  const isWall = (ways: string, pixel: number): boolean =>
    (pixel % 10 < 9 && open(ways, pixel, 2) !== open(ways, pixel + 1, 8)) || (pixel < 90 && open(ways, pixel, 4) !== open(ways, pixel + 10, 1));
  expect(boards.filter((ways) => Array.from(ways).some((_, pixel) => isWall(ways, pixel)))).toEqual([]);
});

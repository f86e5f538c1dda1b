import { expect, test } from "vitest";
import { fit, Kept } from "./layout";
import { spaces } from "./track";

test("cards are as large as the box allows, and never leave it", () => {
  expect(fit(6, 366, 400, 8).columns).toBe(3);
  expect(fit(6, 1200, 400, 8).columns).toBe(6);
  for (let cards = 1; cards <= 8; cards++) {
    for (const [width, height] of [[366, 300], [366, 520], [900, 300], [1800, 700]] as const) {
      const grid = fit(cards, width, height, 8);
      const rows = Math.ceil(cards / grid.columns);
      expect(grid.width).toBeGreaterThan(0);
      expect(grid.columns * grid.width + (grid.columns - 1) * 8).toBeLessThanOrEqual(width + 0.01);
      expect(rows * grid.width * 1.5 + (rows - 1) * 8).toBeLessThanOrEqual(height + 0.01);
    }
  }
});

test("the same cards stay in their rows when the box gets another height", () => {
  const kept = new Kept();
  const columns = (keys: string, width: number, height: number): number => kept.fit(keys, 6, width, height, 8).columns;
  expect([fit(6, 366, 300, 8).columns, fit(6, 366, 420, 8).columns, fit(6, 366, 150, 8).columns]).toEqual([3, 3, 6]);
  expect(columns("1,2", 366, 300)).toBe(3);
  expect(columns("1,2", 366, 160)).toBe(3);
  // Other cards, or a phone that was turned: as large as they get.
  expect(columns("1,3", 366, 150)).toBe(6);
  expect(columns("1,3", 366, 220)).toBe(6);
  expect(columns("1,3", 1200, 400)).toBe(6);
  // Backs that come in one by one are not the same.
  expect(columns("", 366, 300)).toBe(3);
});

test("equals share a space, and the track goes on beyond the target", () => {
  const track = spaces([4, 0, 4, 33, 4], [2, 0, 1, 3, 4], 30);
  expect(track.length).toBe(33);
  expect(track.rabbits).toEqual([{ at: 4, above: 0 }, { at: 4, above: 1 }, { at: 0, above: 0 }, { at: 33, above: 0 }, { at: 4, above: 2 }]);
  expect(spaces([1, 2], [0, 1], 30).length).toBe(30);
});

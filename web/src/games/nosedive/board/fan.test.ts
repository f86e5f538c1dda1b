import { expect, test } from "vitest";
import { fanOf } from "./fan";

test.each([
  [3, 1, 340, 120],
  [6, 9, 340, 150],
  [4, 5, 1200, 500],
  [6, 19, 1500, 600],
])("%i piles of up to %i cards fit into %i by %i, and every strip of stars shows", (piles, highest, width, height) => {
  const { width: card, step } = fanOf(piles, highest, width, height);
  expect(card * piles + 12 * (piles - 1)).toBeLessThanOrEqual(width);
  expect(card * 1.4 + step * (highest - 1)).toBeLessThanOrEqual(height - 20);
  expect(step).toBeGreaterThanOrEqual(Math.min(8, card * 0.2));
});

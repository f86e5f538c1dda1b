/** Pixels and ways: the board as the view draws it, `ways` with one hexadecimal digit a pixel. */
import type { PixoidDirection } from "../../../wire/PixoidDirection";
import type { PixoidMove } from "../../../wire/PixoidMove";

export const SIDE = 10;
export const DIRECTIONS: readonly PixoidDirection[] = ["up", "right", "down", "left"];
/** What the middle dial shows besides the 0 that nobody may choose. */
export const DISTANCES: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const STEP: Record<PixoidDirection, number> = { up: -SIDE, right: 1, down: SIDE, left: -1 };
const BIT: Record<PixoidDirection, number> = { up: 1, right: 2, down: 4, left: 8 };

export const rowOf = (pixel: number): number => Math.floor(pixel / SIDE);
export const columnOf = (pixel: number): number => pixel % SIDE;

export function isOpen(ways: string, pixel: number, direction: PixoidDirection): boolean {
  return (Number.parseInt(ways[pixel] ?? "0", 16) & BIT[direction]) !== 0;
}

/** The pixels that a pawn enters, at most `distance` of them: a wall stops it on the pixel before. */
export function walk(ways: string, from: number, direction: PixoidDirection, distance: number): number[] {
  const pixels: number[] = [];
  let pixel = from;
  while (pixels.length < distance && isOpen(ways, pixel, direction)) {
    pixel += STEP[direction];
    pixels.push(pixel);
  }
  return pixels;
}

/**
 * The pixels that a pawn did enter: its program as far as `to`, where a capture or a win may have ended it early.
 * The picture always ends on `to`, even where the way there cannot be derived.
 */
export function walked(ways: string, move: PixoidMove): number[] {
  if (move.to === move.from) return [];
  const pixels = walk(ways, move.from, move.command.direction, move.command.distance);
  const end = pixels.indexOf(move.to);
  return end < 0 ? [move.to] : pixels.slice(0, end + 1);
}

/** How many pixels lie between two pixels of one line. */
export function stepsBetween(from: number, to: number): number {
  return Math.abs(rowOf(from) - rowOf(to)) + Math.abs(columnOf(from) - columnOf(to));
}

export type Corner = "top-left" | "top-right" | "bottom-right" | "bottom-left";

/** Start pixels lie near the corners, and a corner is easier to say than a number. */
export function cornerOf(pixel: number): Corner {
  const vertical = rowOf(pixel) < SIDE / 2 ? "top" : "bottom";
  return `${vertical}-${columnOf(pixel) < SIDE / 2 ? "left" : "right"}`;
}

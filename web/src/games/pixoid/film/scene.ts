/** One picture of the board: what stands where. The view gives one; a reveal gives one for each moment. */
import type { PixoidOpen } from "../../../wire/PixoidOpen";
import type { PixoidTurn } from "../../../wire/PixoidTurn";
import { columnOf, rowOf } from "../board/ways";

export const RESERVE = 12;
/** With three players the last pawn is the third Virus, which no seat owns. */
export const THIRD_VIRUS = 3;

/** In pixels of the maze; between two of them while a pawn runs. */
export interface Spot {
  x: number;
  y: number;
}

export interface Scene {
  pawns: (Spot | null)[];
  pixoid: number;
  bonuses: boolean[];
  reserve: number;
  points: number[];
  secondController: number | null;
  /** The programs, once the controllers lie open. */
  shown: PixoidTurn | null;
  /** Which pawns have come to the end of their way, so that nothing is told ahead of the run. */
  arrived: boolean[];
  caughtAt: Spot | null;
  /** Pixoid has just taken a cube here. */
  tookAt: Spot | null;
}

export const spotOf = (pixel: number): Spot => ({ x: columnOf(pixel), y: rowOf(pixel) });

export function sceneOf(open: PixoidOpen): Scene {
  return {
    pawns: open.pawns.map((pixel) => (pixel === null ? null : spotOf(pixel))),
    pixoid: open.pixoid,
    bonuses: open.bonuses,
    reserve: open.reserve,
    points: open.points,
    secondController: open.second_controller,
    shown: null,
    arrived: [],
    tookAt: null,
    caughtAt: open.phase === "over" && open.last_turn?.caught ? spotOfPixoid(open) : null,
  };
}

function spotOfPixoid(open: PixoidOpen): Spot | null {
  const pixel = open.pawns[open.pixoid];
  return pixel === null || pixel === undefined ? null : spotOf(pixel);
}

/** Who programs a pawn: its own seat, or whoever holds the second controller. */
export function controllerOf(pawn: number, seats: number, secondController: number | null): number | null {
  return pawn < seats ? pawn : secondController;
}

/** Where to draw pawns that share a pixel: side by side, so that none hides another. In parts of a pixel. */
export function fan(pawns: readonly (Spot | null)[], pawn: number): Spot {
  const here = pawns[pawn];
  if (!here) return { x: 0, y: 0 };
  const together = pawns.flatMap((spot, other) => (spot && spot.x === here.x && spot.y === here.y ? [other] : []));
  const place = FANS[together.length - 1]?.[together.indexOf(pawn)];
  return place ?? { x: 0, y: 0 };
}

const FANS: Spot[][] = [
  [{ x: 0, y: 0 }],
  [{ x: -0.24, y: -0.14 }, { x: 0.24, y: 0.14 }],
  [{ x: -0.27, y: 0.18 }, { x: 0.27, y: 0.18 }, { x: 0, y: -0.24 }],
  [{ x: -0.27, y: -0.24 }, { x: 0.27, y: -0.24 }, { x: -0.27, y: 0.24 }, { x: 0.27, y: 0.24 }],
];

/** What a tap on a pixel of the board means: the same as the buttons of the hand, never more. */
import type { PixoidChoice } from "../../../wire/PixoidChoice";
import type { PixoidView } from "../../../wire/PixoidView";
import type { GameProps } from "../../game";
import type { desk as Desk } from "../hand/desk.svelte";
import { startsOffered } from "../hand/dials";
import { columnOf, DIRECTIONS, rowOf, walk } from "./ways";

type Send = GameProps<never, PixoidChoice, never>["send"];

export function tapped(pixel: number, view: PixoidView, lists: PixoidChoice[][], desk: typeof Desk, send: Send): void {
  const list = lists[desk.active] ?? [];
  // A finger is wider than a pixel, and start pixels lie far apart: next to one is near enough.
  const start = startsOffered(list).find((free) => isBeside(free, pixel));
  if (start !== undefined) {
    desk.choose(start, send);
    return;
  }
  const from = view.open.pawns[desk.pawnOf(desk.active)];
  if (from === null || from === undefined) return;
  for (const direction of DIRECTIONS) {
    const distance = walk(view.ways, from, direction, 9).indexOf(pixel) + 1;
    const offered = list.some((choice) => "program" in choice && choice.program.direction === direction && choice.program.distance === distance);
    if (offered) desk.turn({ direction, distance }, send);
  }
}

const isBeside = (a: number, b: number): boolean =>
  Math.abs(rowOf(a) - rowOf(b)) <= 1 && Math.abs(columnOf(a) - columnOf(b)) <= 1;

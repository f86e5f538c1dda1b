/** The readable log: each event as short, dry lines in the language of this screen. */
import { texts } from "../../../lib/texts.svelte";
import { whyByPoints } from "../../../lib/why";
import type { Outcome } from "../../../wire/Outcome";
import type { PixoidEvent } from "../../../wire/PixoidEvent";
import type { PixoidMove } from "../../../wire/PixoidMove";
import type { PixoidView } from "../../../wire/PixoidView";
import type { SeatLook } from "../../game";
import { listed, lookOf } from "../../shared/seats";
import { columnOf, cornerOf, rowOf, stepsBetween } from "../board/ways";

export function tell(event: PixoidEvent, looks: SeatLook[]): string[] {
  switch (event.is) {
    case "round-began":
      return [texts.of("pixoid-log-round", { round: event.round + 1, name: pawnName(event.pixoid, looks) })];
    case "placed":
      return [texts.of("pixoid-log-placed", { name: pawnName(event.pawn, looks), corner: cornerOf(event.pixel) })];
    case "moved":
      return event.turn.moves.map((move, pawn) => moveLine(move, pawnName(pawn, looks)));
    case "collected":
      return [texts.of("pixoid-log-collected", { row: rowOf(event.pixel) + 1, column: columnOf(event.pixel) + 1 })];
    case "caught":
      return [texts.of("pixoid-log-caught", { row: rowOf(event.at) + 1, column: columnOf(event.at) + 1 })];
    case "cube-taken":
      return [texts.of("pixoid-log-cube", { left: event.left })];
    case "second-controller-passed":
      return [texts.of("pixoid-log-second", { name: pawnName(event.to, looks) })];
    case "round-ended": {
      const gained = event.result.gained.flatMap((points, seat) =>
        points > 0 ? [texts.of("pixoid-log-gained", { name: pawnName(seat, looks), points })] : []);
      return [texts.of(`pixoid-log-end-${event.result.ending}`), ...gained];
    }
  }
}

/** What was programmed and, where a wall or a capture cut it short, what was walked: all may see both (PA2). */
function moveLine(move: PixoidMove, name: string): string {
  const { direction, distance } = move.command;
  const went = stepsBetween(move.from, move.to);
  const way = texts.of(`pixoid-way-${direction}`);
  // Nobody may program a stand: who has not moved was overtaken by the capture.
  const what = went === 0 ? "too-late" : went < distance ? "moved-less" : "moved";
  return texts.of(`pixoid-log-${what}`, { name, way, distance, went });
}

/** A pawn goes by the name of its player; the third Virus of three players has none. */
export function pawnName(pawn: number, looks: readonly SeatLook[]): string {
  return lookOf(looks, pawn)?.name ?? texts.of("pixoid-third-virus");
}

/** The one line that says who won. */
export function headline(outcome: Outcome, view: PixoidView, looks: readonly SeatLook[]): string {
  const names = listed(outcome.winners.map((seat) => pawnName(seat, looks)));
  if (view.open.options.variant === "short" && !outcome.winners.includes(view.open.pixoid)) {
    return texts.of("pixoid-won-viruses", { names });
  }
  return texts.of(outcome.winners.length > 1 ? "pixoid-won-shared" : "pixoid-won", { names });
}

/** PR21: points. PR22: the short game has none, and its last round decides. */
export function why(outcome: Outcome, view: PixoidView): string {
  const { options, last_round } = view.open;
  if (options.variant !== "short") return whyByPoints(outcome);
  return last_round ? texts.of(`pixoid-why-${last_round.ending}`) : "";
}

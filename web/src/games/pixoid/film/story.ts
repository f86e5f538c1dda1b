/** What one turn was, with all that its film needs: told by the events of an update, or by the view alone. */
import type { PixoidRound } from "../../../wire/PixoidRound";
import type { PixoidTurn } from "../../../wire/PixoidTurn";
import type { PixoidView } from "../../../wire/PixoidView";
import type { PixoidUpdate } from "../props";
import { RESERVE } from "./scene";

/** What a film is made from: taken from the events of an update, or from `last_turn` alone. */
export interface Plot {
  turn: PixoidTurn;
  pixoid: number;
  ways: string;
  bonusPixels: readonly number[];
  secondController: number | null;
  /** Bonus cubes that lay there before the turn. */
  bonusesBefore: boolean[];
  /** Those taken in it, as pixels. */
  collected: number[];
  reserveBefore: number;
  reserveAfter: number;
  pointsBefore: number[];
  pointsAfter: number[];
  result: PixoidRound | null;
  /** Who is Pixoid in the round that begins after this turn. */
  nextPixoid: number | null;
}

/** The film of the turn that an update brings; nothing if it brings none. `before` is what the screen showed. */
export function storyOfUpdate(update: PixoidUpdate, before: PixoidView | null): Plot | null {
  const moved = update.events.find((event) => event.is === "moved");
  if (!moved) return null;
  const collected = update.events.flatMap((event) => (event.is === "collected" ? [event.pixel] : []));
  const told = storyOf(update.view, moved.turn, collected);
  const sameRound = before && before.open.round === roundOf(update.view) && before.open.phase === "program";
  // Which cubes lay there is known to who saw it; otherwise only those that were taken are.
  return sameRound ? { ...told, bonusesBefore: before.open.bonuses } : told;
}

/** The film of the last turn from the view alone, for who comes late or wants to see it again. */
export function storyOfView(view: PixoidView, collected: number[]): Plot | null {
  return view.open.last_turn && storyOf(view, view.open.last_turn, collected);
}

function storyOf(view: PixoidView, turn: PixoidTurn, collected: number[]): Plot {
  const { open } = view;
  const ended = lastTurnEndedItsRound(view);
  const result = ended ? open.last_round : null;
  const reserveAfter = result ? RESERVE - result.cubes : open.reserve;
  // A turn that ends by capture, or by the winning bonus of the short game, takes no cube.
  const tookACube = !turn.caught && !(result?.ending === "escaped" && result.cubes < RESERVE && wonByBonus(view, turn));
  return {
    turn,
    pixoid: result?.pixoid ?? open.pixoid,
    ways: view.ways,
    bonusPixels: view.bonus_pixels,
    secondController: open.second_controller === null ? null : otherHolder(view, result !== null),
    bonusesBefore: view.bonus_pixels.map((pixel, bonus) =>
      collected.includes(pixel) || (open.bonuses[bonus] === true && (!ended || open.phase === "over"))),
    collected,
    reserveBefore: reserveAfter + (tookACube ? 1 : 0),
    reserveAfter,
    pointsBefore: open.points.map((points, seat) => points - (result?.gained[seat] ?? 0)),
    pointsAfter: open.points,
    result,
    nextPixoid: result && open.phase !== "over" ? open.pixoid : null,
  };
}

/** With a full reserve no turn of this round has passed yet, so the last one ended the round before. */
export function lastTurnEndedItsRound({ open }: PixoidView): boolean {
  return open.last_round !== null && (open.phase === "over" || open.reserve === RESERVE);
}

const roundOf = (view: PixoidView): number =>
  view.open.round - (lastTurnEndedItsRound(view) && view.open.phase !== "over" ? 1 : 0);

/** No Virus moved although nobody was caught: the short game ended in the middle of Pixoid's move (PA19). */
function wonByBonus(view: PixoidView, turn: PixoidTurn): boolean {
  return view.open.options.variant === "short" && turn.moves.every((move, pawn) => pawn === view.open.pixoid || move.to === move.from);
}

/** The second controller has been passed on since; after the end of a round nobody can tell any more. */
function otherHolder({ open }: PixoidView, ended: boolean): number | null {
  if (ended) return open.phase === "over" ? open.second_controller : null;
  return [0, 1, 2].find((seat) => seat !== open.pixoid && seat !== open.second_controller) ?? null;
}

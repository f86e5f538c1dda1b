/** Questions that several rooms ask of what is open to all. */
import type { NokautOpen } from "../../wire/NokautOpen";
import type { NokautPhase } from "../../wire/NokautPhase";
import type { NokautTeam } from "../../wire/NokautTeam";
import type { NokautView } from "../../wire/NokautView";
import { teamOf } from "./look/cards";
import { marksOf } from "./look/spaces";

export const TEAMS: readonly NokautTeam[] = ["dragons", "unicorns"];

/** The name of a phase without what it is about. */
export const phaseName = (phase: NokautPhase): string => (typeof phase === "string" ? phase : (Object.keys(phase)[0] ?? ""));

/** Whose turn it is; nobody before the first. */
export const activeSeat = ({ turn, order }: NokautOpen): number | null =>
  turn === 0 || order.length === 0 ? null : (order[(turn - 1) % order.length] ?? null);

/** Until the deck is chosen only who belongs together is settled. */
export const isDealt = ({ phase }: NokautOpen): boolean => phase !== "deck";

export const seatsOf = ({ team }: NokautOpen, of: NokautTeam): number[] => team.flatMap((one, seat) => (one === of ? [seat] : []));

export const standing = ({ grid }: Pick<NokautOpen, "grid">, team: NokautTeam): number[] =>
  grid.flatMap((card, space) => (card !== null && teamOf(card) === team ? [space] : []));

/** The spaces of a goal that the team does not occupy. */
export function missing(open: NokautOpen, team: NokautTeam, goal: number): number[] {
  const has = standing(open, team);
  return marksOf(goal, open.options.board).filter((space) => !has.includes(space));
}

/** The character that has just come to the grid and may do something. */
export const enteredCard = ({ phase, grid }: NokautOpen): number | null =>
  typeof phase === "object" && "enter" in phase ? (grid[phase.enter.space] ?? null) : null;

/** How many turns are left to break the impasse; nothing while there is none. */
export function impasseTurns({ impasse, order, turn }: NokautOpen): number | null {
  if (impasse === null) return null;
  const had = new Set(impasse);
  let turns = 0;
  for (let at = turn - 1; had.size < new Set(order).size && turns < 8; at++) {
    had.add(order[at % order.length] ?? 0);
    turns++;
  }
  return turns;
}

/** Cards that this screen may be asked to show next: in the hands that it sees, and face up on the piles. */
export const knownCards = ({ open: { discard, shown }, hands }: NokautView): number[] => [
  ...hands.flatMap((hand) => hand ?? []),
  ...shown.flat(),
  ...TEAMS.flatMap((team) => discard[team]),
];

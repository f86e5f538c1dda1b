/** The rows of a final table. Pure. */
import type { Outcome } from "../wire/Outcome";

export interface Row {
  seat: number;
  /** From 1; `null` without a winner. Winners are first, the others follow by their place and then by their points. */
  rank: number | null;
  score: number;
}

/** Sorted in reading order. An outcome leaves all who lost together on one place; their points tell them apart. */
export function standings({ winners, places, scores }: Outcome, seats: readonly number[] = [...places.keys()]): Row[] {
  const rows = seats.map((seat) => ({ seat, won: winners.includes(seat), place: places[seat] ?? 0, score: scores[seat] ?? 0 }));
  type Ranked = (typeof rows)[number];
  const ahead = (one: Ranked, other: Ranked): number => one.place - other.place || (one.won && other.won ? 0 : other.score - one.score);
  return rows
    .map((row) => ({ ...row, rank: winners.length === 0 ? null : 1 + rows.filter((other) => ahead(other, row) < 0).length }))
    .sort((one, other) => ahead(one, other) || other.score - one.score || one.seat - other.seat)
    .map(({ seat, rank, score }) => ({ seat, rank, score }));
}

/** What decided: the points, where the winner has more than all others. `null` where the game's own rules did. */
export function mostPoints({ winners, scores }: Outcome): number | null {
  const [first] = winners;
  const most = first === undefined ? 0 : (scores[first] ?? 0);
  const others = scores.filter((_, seat) => !winners.includes(seat));
  const isMost = winners.every((seat) => scores[seat] === most) && others.every((score) => score < most);
  return first !== undefined && isMost && scores.some((score) => score !== 0) ? most : null;
}

/** What the chronicles of all games count with. Pure. */
import type { Honour, TurningPoint } from "../game";

const MOST_TURNING_POINTS = 3;

export interface Most {
  seats: number[];
  count: number;
}

/** Who has the most of something, by seat. Nobody where nobody has any, or where all have as much: that is no honour. */
export function most(counts: readonly number[]): Most | null {
  const count = Math.max(0, ...counts);
  const seats = counts.flatMap((one, seat) => (one === count ? [seat] : []));
  return count === 0 || (seats.length === counts.length && counts.length > 1) ? null : { seats, count };
}

const FEWEST_HONOURS = 4;

/** What is told in any case, and as much of the rest as it takes to have enough. */
export function enough(honours: readonly Honour[], reserve: readonly Honour[]): Honour[] {
  return [...honours, ...reserve].slice(0, Math.max(FEWEST_HONOURS, honours.length));
}

/** The points of everybody after a step that brought some. */
export interface Standing {
  seq: number;
  points: readonly number[];
}

export interface Lead {
  seq: number;
  seat: number;
}

/** Where somebody took the lead from somebody else, in order. Who leads first takes it from nobody. */
export function leads(standings: readonly Standing[]): Lead[] {
  const changes: Lead[] = [];
  let leader: number | null = null;
  for (const { seq, points } of standings) {
    const first = most(points)?.seats ?? [];
    const [seat] = first;
    if (seat === undefined || first.length > 1 || seat === leader) continue;
    if (leader !== null) changes.push({ seq, seat });
    leader = seat;
  }
  return changes;
}

/** Those that are told: the first ones named, no two of the same step, in the order in which they came. */
export function inOrder(points: readonly (TurningPoint | null)[]): TurningPoint[] {
  const told: TurningPoint[] = [];
  for (const point of points) {
    if (point && told.length < MOST_TURNING_POINTS && !told.some(({ seq }) => seq === point.seq)) told.push(point);
  }
  return told.sort((one, other) => one.seq - other.seq);
}

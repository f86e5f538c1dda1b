/**
 * An evening with the real box: the caller knows what comes next, counts, and keeps points, bullets and teams. What the
 * cards on the table decide is told to it; nothing here is secret.
 */
import { isRecord } from "../../../box/kept";

/** The phases of a round (RR4), in their order; the bids are told when they are open. */
export const STEPS = ["load", "spin", "bid", "challenge", "shots", "points"] as const;
export type Step = (typeof STEPS)[number];

export interface Seat {
  points: number;
  /** BULLETs beyond the usual one (RR11). */
  bullets: number;
  /** The captain is the last of four (RR10). */
  living: number;
  /** Has lost somebody in this round. */
  isOut: boolean;
  /** Has turned the aid card in this round (RR8). */
  hasAccused: boolean;
  bid: number;
}

export interface Evening {
  round: number;
  step: Step;
  /** The series that comes, from 1. */
  shot: number;
  seats: Seat[];
}

/** The evening, and how it was one step before. */
export interface Kept {
  now: Evening;
  before: Evening | null;
}

export type Move =
  | { is: "next" }
  | { is: "bid"; seat: number; bid: number }
  | { is: "accuse"; by: number; whom: number; caught: boolean }
  | { is: "fired"; fell: number[] }
  | { is: "mend"; seat: number; what: "points" | "bullets"; by: 1 | -1 };

const TEAM = 4;
const TARGET = 15;
const HIGHEST_BID = 5;

const fresh = (): Seat => ({ points: 0, bullets: 0, living: TEAM, isOut: false, hasAccused: false, bid: 1 });

export const begin = (people: number): Kept => ({ now: { round: 1, step: "load", shot: 1, seats: Array.from({ length: people }, fresh) }, before: null });

export const isAlive = ({ living }: Seat): boolean => living > 0;
export const isIn = (seat: Seat): boolean => isAlive(seat) && !seat.isOut;

/** Who takes the series that comes (RR14). */
export const shooters = ({ seats, shot }: Evening): number[] => seats.flatMap((seat, nth) => (isIn(seat) && seat.bid >= shot ? [nth] : []));

/** RR16: a point for each shot of the bid and one for surviving. */
export const worth = (seat: Seat): number => (isIn(seat) ? seat.bid + 1 : 0);

export type Ending = { is: "survivor" | "points"; seat: number } | { is: "nobody" };

/** RR21, RA1: the last captain wins at once; points are looked at when they are counted. */
export function endingOf({ seats, step }: Evening): Ending | null {
  const alive = seats.flatMap((seat, nth) => (isAlive(seat) ? [nth] : []));
  const [only] = alive;
  if (only === undefined) return { is: "nobody" };
  if (alive.length === 1) return { is: "survivor", seat: only };
  if (step !== "load") return null;
  const most = Math.max(...alive.map((nth) => seats[nth]?.points ?? 0));
  const leaders = alive.filter((nth) => seats[nth]?.points === most);
  const [leader] = leaders;
  return most >= TARGET && leaders.length === 1 && leader !== undefined ? { is: "points", seat: leader } : null;
}

export function play({ now }: Kept, move: Move): Kept | null {
  const after = step(now, move);
  return after && { now: after, before: now };
}

function step(now: Evening, move: Move): Evening | null {
  if (endingOf(now) !== null && move.is !== "mend") return null;
  switch (move.is) {
    case "next":
      return next(now);
    case "bid":
      return now.step === "bid" && move.bid >= 0 && move.bid <= HIGHEST_BID ? change(now, move.seat, (seat) => ({ ...seat, bid: move.bid })) : null;
    case "accuse":
      return accuse(now, move);
    case "fired": {
      const taking = shooters(now);
      if (now.step !== "shots" || taking.length === 0) return null;
      // Whoever aims elsewhere may hit somebody who does not shoot.
      const hit = move.fell.reduce<Evening | null>((evening, seat) => evening && fall(evening, seat), now);
      return hit && { ...hit, shot: hit.shot + 1 };
    }
    case "mend":
      return change(now, move.seat, (seat) => ({ ...seat, [move.what]: Math.max(0, seat[move.what] + move.by) }));
  }
}

function next(now: Evening): Evening | null {
  const at = STEPS.indexOf(now.step);
  const following = STEPS[at + 1];
  if (now.step === "shots" && shooters(now).length > 0) return null;
  if (following) return { ...now, step: following, shot: 1 };
  const seats = now.seats.map((seat) => ({ ...seat, points: seat.points + worth(seat), isOut: false, hasAccused: false, bid: 1 }));
  return { round: now.round + 1, step: "load", shot: 1, seats };
}

/** RR8 to RR11. */
function accuse(now: Evening, { by, whom, caught }: { by: number; whom: number; caught: boolean }): Evening | null {
  const [accuser, accused] = [now.seats[by], now.seats[whom]];
  if (now.step !== "challenge" || !accuser || !accused || by === whom || !isAlive(accuser) || accuser.hasAccused || !isIn(accused)) return null;
  const made = change(now, by, (seat) => ({ ...seat, hasAccused: true, bullets: seat.bullets + (caught ? 0 : 1) }));
  return caught && made ? fall(made, whom) : made;
}

/** RR20, RA22: one character a round, and the extra bullets go with it. */
const fall = (now: Evening, seat: number): Evening | null =>
  change(now, seat, (old) => (isIn(old) ? { ...old, living: old.living - 1, isOut: true, bullets: 0 } : old));

function change(now: Evening, seat: number, how: (seat: Seat) => Seat): Evening | null {
  const old = now.seats[seat];
  return old ? { ...now, seats: now.seats.with(seat, how(old)) } : null;
}

export const undo = ({ before }: Kept): Kept | null => before && { now: before, before: null };

const isNumber = (value: unknown, most: number): value is number => typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= most;

function isEvening(value: unknown, people: number): value is Evening {
  if (!isRecord(value) || !isNumber(value["round"], 10_000) || !isNumber(value["shot"], 10)) return false;
  const { seats } = value;
  return STEPS.some((known) => known === value["step"]) && Array.isArray(seats) && seats.length === people && seats.every(isSeat);
}

const isSeat = (value: unknown): value is Seat =>
  isRecord(value) && isNumber(value["points"], 10_000) && isNumber(value["bullets"], 100) && isNumber(value["living"], TEAM) &&
  isNumber(value["bid"], HIGHEST_BID) && typeof value["isOut"] === "boolean" && typeof value["hasAccused"] === "boolean";

/** What was kept, checked as far as a screen or a count relies on it. */
export function read(kept: unknown, people: number): Kept | null {
  if (!isRecord(kept) || !isEvening(kept["now"], people)) return null;
  const { now, before } = kept;
  return { now, before: isEvening(before, people) ? before : null };
}

/** How long to wait before trying again: soon at first, then slower, and never all devices at once. */

/** Why a line ended: it was open and closed, it was never opened, or what came on it could not be read. */
export type Loss = "closed" | "refused" | "unreadable";

const FIRST_MS = 300;
const LONGEST_MS = 8000;

/** The wait at a door that answers: a takeover by another server takes about two seconds, … */
const DOOR_MS = 400;
/** … and this many tries outlast it. Then a table that no server takes over costs no more than a dead network. */
const MAX_TRIES_AT_DOOR = 10;

/** `chance` is from 0 to 1. Half of the wait is left to it, or a restarted server would be met by everybody together. */
export function waitBefore(attempt: number, chance: number): number {
  return spread(Math.min(FIRST_MS * 2 ** Math.min(attempt, 10), LONGEST_MS), chance);
}

/** The wait after an answer, 503 above all, which says that a server is reached and the table will be had from it soon. */
export function waitAtDoor(attempt: number, chance: number): number {
  return attempt < MAX_TRIES_AT_DOOR ? spread(DOOR_MS, chance) : waitBefore(attempt - MAX_TRIES_AT_DOOR, chance);
}

const spread = (wait: number, chance: number): number => Math.round(wait / 2 + (wait / 2) * chance);

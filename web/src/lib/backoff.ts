/** How long to wait before trying again: soon at first, then slower, and never all devices at once. */

const FIRST_MS = 300;
const LONGEST_MS = 8000;

/** `chance` is from 0 to 1. Half of the wait is left to it, or a restarted server would be met by everybody together. */
export function waitBefore(attempt: number, chance: number): number {
  const wait = Math.min(FIRST_MS * 2 ** Math.min(attempt, 10), LONGEST_MS);
  return Math.round(wait / 2 + (wait / 2) * chance);
}

/** Somebody's cards at the end, as they are entered. */
import { SUITS } from "../look/cards";

/** How many cards somebody has: community, work, home, each from one star to five; and those that cost a point. */
export interface Counted {
  cards: number[][];
  lost: number;
}

/** So many of a suit have the same stars, and so many cost a point: there are no more in the box. */
export const MOST_ALIKE = 6;
export const MOST_LOST = 12;

export const NOTHING: Counted = { cards: SUITS.map(() => Array<number>(5).fill(0)), lost: 0 };

export const isIn = (value: unknown, from: number, to: number): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= from && value <= to;

/** What a device kept is looked at before it is used. */
export function isCounted(value: unknown): value is Counted {
  if (typeof value !== "object" || value === null) return false;
  const { cards, lost } = value as Partial<Counted>;
  return (
    isIn(lost, 0, MOST_LOST) && Array.isArray(cards) && cards.length === SUITS.length &&
    cards.every((suit) => Array.isArray(suit) && suit.length === 5 && suit.every((count) => isIn(count, 0, MOST_ALIKE)))
  );
}

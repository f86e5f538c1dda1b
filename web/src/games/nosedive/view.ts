/** Small questions to a view. */
import type { NosediveOpen } from "../../wire/NosediveOpen";
import type { NosediveSpace } from "../../wire/NosediveSpace";
import type { NosediveView } from "../../wire/NosediveView";
import { sorted } from "./look/cards";

export const SPACES: readonly NosediveSpace[] = ["start", "one-down", "up-and-down", "two-up", "experience-plus", "draw-and-up", "draw-two"];

/** The own hand as it is laid out; nothing for a spectator. */
export const handOf = ({ you, hands }: NosediveView): number[] => sorted(you === null ? [] : (hands[you] ?? []));

/** The others around the table, clockwise: what is given to everybody goes out in this order. */
export function othersOf({ order }: NosediveOpen, seat: number): number[] {
  const at = order.indexOf(seat);
  return [...order.slice(at + 1), ...order.slice(0, at)];
}

/** From the lowest rating to the highest: in this order piles are taken. Among equals, who was earlier in turn comes later. */
export const takingOrder = (inTurn: readonly number[], ratings: readonly number[]): number[] =>
  inTurn.toReversed().sort((one, other) => (ratings[one] ?? 0) - (ratings[other] ?? 0));

/** Whose pawns stand on a space, but for one's own. */
export const pawnsOn = ({ order, pawns }: NosediveOpen, space: NosediveSpace, but: number | null = null): number[] =>
  order.filter((seat) => seat !== but && pawns[seat] === space);

/** How each card that is placed lies, by the space or after a card was drawn. */
export function facesUp(open: NosediveOpen, seat: number): boolean[] {
  if (open.phase === "place") return [true];
  switch (open.pawns[seat]) {
    case "one-down":
      return [false];
    case "up-and-down":
      return [true, false];
    case "two-up":
      return [true, true];
    default:
      return [];
  }
}

/** Does the board with its piles lie on the table, or the telephone? */
export const isLifestyle = ({ phase }: NosediveOpen): boolean => ["flip", "move", "act", "place", "take"].includes(phase);

/** What this table has added to the experiences of the house. It stays at the table: a game shown again does not have it. */
export function ownOf(options: unknown): readonly string[] {
  const own = typeof options === "object" && options !== null && "own" in options ? options.own : null;
  return Array.isArray(own) ? own.filter((text) => typeof text === "string") : [];
}

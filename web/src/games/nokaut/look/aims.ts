/** What a card is about to do to which spaces: for arrows and crosshairs before it is done. Read from the card's own text. */
import { isCharacter, kindOf } from "./cards";

const DEEDS = ["destroy", "sacrifice", "move", "swap"] as const;

export type Deed = "place" | (typeof DEEDS)[number];

export interface Aim {
  deed: Deed;
  from: number;
  /** Where a move leads, and the other one of a swap. */
  to: number | null;
}

type Named = readonly (number | null)[];

/** What a card does to spaces that are named with it, in this order. What it says lasts or answers is no deed. */
export function deedsOf(card: number): Deed[] {
  return kindOf(card).text.flatMap(({ key }) => {
    if (/^(stays|when)-|-it$/.test(key)) return [];
    return DEEDS.filter((deed) => new RegExp(`(^|-)${deed}-`).test(key));
  });
}

/** How many spaces are named with a card when it is played. */
export function spacesNamed(card: number): number {
  if (isCharacter(kindOf(card))) return 1;
  return deedsOf(card).reduce((sum, deed) => sum + (deed === "move" || deed === "swap" ? 2 : 1), 0);
}

/** `named` are the spaces in the order in which the deeds name them, as far as they are known. */
function aimsOf(deeds: readonly Deed[], named: Named): Aim[] {
  const left = [...named];
  return deeds.flatMap((deed): Aim[] => {
    const from = left.shift() ?? null;
    const to = deed === "move" || deed === "swap" ? (left.shift() ?? null) : null;
    return from === null ? [] : [{ deed, from, to }];
  });
}

/** A card that is played: a character takes a space, others do what they say. */
export const aimsOfPlay = (card: number, named: Named): Aim[] => aimsOf(isCharacter(kindOf(card)) ? ["place"] : deedsOf(card), named);

/** A character on the grid that does what it may. */
export const aimsOfEffect = (card: number, named: Named): Aim[] => aimsOf(deedsOf(card), named);

/** Small questions to a view. */
import type { DixitChoice } from "../../wire/DixitChoice";
import type { DixitView } from "../../wire/DixitView";

/** The own hand; nothing for a spectator. */
export const handOf = (view: DixitView): readonly number[] => view.hands.find(({ seat }) => seat === view.you)?.cards ?? [];

/** Cards that may stand in any part of the sheet. */
export const cardsOffered = (lists: readonly (readonly DixitChoice[])[]): Set<number> =>
  new Set(lists.flat().flatMap((choice) => (typeof choice === "object" && "card" in choice ? [choice.card] : [])));

export const placesOffered = (lists: readonly (readonly DixitChoice[])[]): number[] =>
  lists.flat().flatMap((choice) => (typeof choice === "object" && "place" in choice ? [choice.place] : []));

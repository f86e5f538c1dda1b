/** A round with real cards, in the shape in which Dixit tells of a round with its own. Pure. */
import type { DixitboxCounted } from "../../../../wire/DixitboxCounted";
import type { DixitReveal } from "../../../../wire/DixitReveal";

/** Nobody: of a card without votes, or whose owner was not said. */
export const NOBODY = -1;

/** Votes as they counted: none for a card of one's own (DB9). */
export const votesThatCount = ({ votes, owners }: DixitboxCounted): (number | null)[] =>
  votes.map((place, seat) => (place !== null && owners[place - 1] === seat ? null : place));

export const asReveal = (counted: DixitboxCounted): DixitReveal => ({
  round: counted.round,
  narrator: counted.narrator,
  clue: "",
  cards: [],
  owners: counted.owners.map((owner) => owner ?? NOBODY),
  votes: votesThatCount(counted),
  gained: counted.gained,
});

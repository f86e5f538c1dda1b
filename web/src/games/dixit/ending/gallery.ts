/** The evening in rounds: what was told, who found it, and what that says about everybody. Pure. */
import type { DixitReveal } from "../../../wire/DixitReveal";
import { placeOfNarrator } from "../film/reveal";
import type { DixitStory } from "../props";

export function roundsOf(story: DixitStory): DixitReveal[] {
  return story.flatMap(({ events }) => events.flatMap((event) => (event.is === "revealed" ? [event.reveal] : [])));
}

/** Who was passed over last, unless something was told since. */
export function passedLast(story: DixitStory): number | null {
  for (const { events } of story.toReversed()) {
    for (const event of events.toReversed()) {
      if (event.is === "passed-over") return event.narrator;
      if (event.is === "told" || event.is === "revealed") return null;
    }
  }
  return null;
}

/** Clues compare as people hear them: without case, blanks at the ends, and full stops. */
const heard = (clue: string): string => clue.trim().replace(/[.!?…]+$/u, "").toLocaleLowerCase();

/** DA5: it may be told again, but it is worth a mention. */
export function wasTold(story: DixitStory, clue: string): boolean {
  if (heard(clue) === "") return false;
  return story.some(({ events }) => events.some((event) => event.is === "told" && heard(event.clue) === heard(clue)));
}

/** Seats that voted for the narrator's card. */
export function findersOf(reveal: DixitReveal): number[] {
  const place = placeOfNarrator(reveal);
  return reveal.votes.flatMap((vote, seat) => (vote === place ? [seat] : []));
}

export interface Reader {
  guesser: number;
  narrator: number;
  times: number;
}

/** Who found whose card most often; the first pair in the order of seats where several did. */
export function bestReader(rounds: readonly DixitReveal[]): Reader | null {
  const pairs: Reader[] = [];
  for (const reveal of rounds) {
    for (const guesser of findersOf(reveal)) {
      const pair = pairs.find((known) => known.guesser === guesser && known.narrator === reveal.narrator);
      if (pair) pair.times++;
      else pairs.push({ guesser, narrator: reveal.narrator, times: 1 });
    }
  }
  pairs.sort((a, b) => b.times - a.times || a.guesser - b.guesser || a.narrator - b.narrator);
  return pairs[0] ?? null;
}

export interface Decoy {
  card: number;
  owner: number;
  clue: string;
  votes: number;
}

/** The card that took in the most: the most votes in one round on a card that was not the narrator's. */
export function bestDecoy(rounds: readonly DixitReveal[]): Decoy | null {
  const decoys = rounds.flatMap((reveal) =>
    reveal.cards.flatMap((card, index): Decoy[] => {
      const owner = reveal.owners[index];
      const votes = reveal.votes.filter((place) => place === index + 1).length;
      return owner === undefined || owner === reveal.narrator || votes === 0 ? [] : [{ card, owner, clue: reveal.clue, votes }];
    }),
  );
  return decoys.reduce<Decoy | null>((best, one) => (best && best.votes >= one.votes ? best : one), null);
}

/** The readable log: each event as short lines in the language of this screen. */
import { texts } from "../../../lib/texts.svelte";
import type { DixitEvent } from "../../../wire/DixitEvent";
import type { DixitReveal } from "../../../wire/DixitReveal";
import type { Outcome } from "../../../wire/Outcome";
import type { SeatLook } from "../../game";
import { findersOf } from "../ending/gallery";
import { endingOf, placeOfNarrator } from "../film/reveal";
import { nameOf, namesOf } from "../../shared/seats";

export function tell(event: DixitEvent, looks: SeatLook[]): string[] {
  switch (event.is) {
    case "opens":
      return [texts.of("dixit-log-opens", { name: nameOf(looks, event.narrator) })];
    case "round-began":
      return [texts.of("dixit-log-round", { round: event.round, name: nameOf(looks, event.narrator) })];
    case "told":
      return [texts.of("dixit-log-told", { name: nameOf(looks, event.narrator), clue: event.clue })];
    case "passed-over":
      return [texts.of("dixit-log-passed-over", { name: nameOf(looks, event.narrator) })];
    case "laid":
      return [texts.of("dixit-log-laid", { count: event.cards.length })];
    case "revealed":
      return tellReveal(event.reveal, looks);
    case "best-clue": {
      const { narrator, clue, hearts } = event.best;
      return [texts.of("dixit-log-best-clue", { name: nameOf(looks, narrator), clue, hearts })];
    }
    case "reshuffled":
      return [texts.of("dixit-log-reshuffled")];
    case "drew":
      return [];
    case "joined":
      return [texts.of("dixit-log-joined", { name: nameOf(looks, event.seat), points: event.points })];
    case "left":
      return [texts.of("dixit-log-left", { name: nameOf(looks, event.seat) })];
  }
}

/** All that the told reveal shows: whose card was whose, who voted for what, who gained how much (DA30). */
export function tellReveal(reveal: DixitReveal, looks: readonly SeatLook[]): string[] {
  const cards = reveal.owners.map((owner, index) => {
    const voters = reveal.votes.flatMap((place, seat) => (place === index + 1 ? [seat] : []));
    return texts.of(voters.length > 0 ? "dixit-log-card-voted" : "dixit-log-card", {
      place: index + 1,
      name: nameOf(looks, owner),
      voters: namesOf(looks, voters),
    });
  });
  const gained = reveal.gained.flatMap((points, seat) =>
    points > 0 ? [texts.of("dixit-log-gained", { name: nameOf(looks, seat), points })] : []);
  return [verdict(reveal, looks), ...cards, ...gained];
}

/** The one sentence about a round: who found the card, and what that means. */
export function verdict(reveal: DixitReveal, looks: readonly SeatLook[]): string {
  const narrator = nameOf(looks, reveal.narrator);
  const finders = findersOf(reveal);
  return texts.of(`dixit-verdict-${endingOf(reveal)}`, {
    narrator,
    place: placeOfNarrator(reveal),
    names: namesOf(looks, finders),
    count: finders.length,
  });
}

export function headline(outcome: Outcome, looks: readonly SeatLook[]): string {
  return texts.of(outcome.winners.length > 1 ? "dixit-won-shared" : "dixit-won", { names: namesOf(looks, outcome.winners) });
}

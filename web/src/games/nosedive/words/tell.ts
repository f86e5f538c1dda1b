/** The readable log: each event as short lines in the language of this screen. */
import { texts } from "../../../lib/texts.svelte";
import { whyByPoints } from "../../../lib/why";
import type { NosediveEvent } from "../../../wire/NosediveEvent";
import type { NosediveSummary } from "../../../wire/NosediveSummary";
import type { NosediveWeighed } from "../../../wire/NosediveWeighed";
import type { Outcome } from "../../../wire/Outcome";
import type { SeatLook } from "../../game";
import { listed, nameOf, namesOf } from "../../shared/seats";
import { describe, worthOf } from "../look/cards";
import { experienceText } from "../look/experiences";
import { changeText, ratingText } from "../look/rating";

export function tell(event: NosediveEvent, looks: SeatLook[]): string[] {
  const name = (seat: number): string => nameOf(looks, seat);
  const worths = (cards: readonly number[]): string => listed(cards.map(worthOf));
  switch (event.is) {
    case "round-began":
      return [texts.of("nosedive-log-round", { round: event.round, name: name(event.influencer) })];
    case "laid-out":
      return [texts.of("nosedive-log-laid-out", { cards: worths(event.cards) })];
    case "flipped":
      return event.flips.map(({ pile, card }) => texts.of("nosedive-log-flipped", { name: name(event.seat), pile: pile + 1, card: describe(card) }));
    case "turn-began":
      return [];
    case "token-turned":
      return [texts.of("nosedive-log-token-turned", { plus: event.plus })];
    case "moved":
      return [texts.of("nosedive-log-moved", { name: name(event.seat), space: texts.of(`nosedive-space-${event.to}`) })];
    case "paid":
      return [texts.of("nosedive-log-paid", { name: name(event.from), to: name(event.to) })];
    case "toll":
      return [texts.of("nosedive-log-toll", { name: name(event.from), to: name(event.to), card: describe(event.card) })];
    case "placed":
      return [
        event.card === null
          ? texts.of("nosedive-log-placed-down", { name: name(event.seat), pile: event.pile + 1 })
          : texts.of("nosedive-log-placed-up", { name: name(event.seat), pile: event.pile + 1, card: worthOf(event.card) }),
      ];
    case "took-token":
      return [texts.of("nosedive-log-took-token", { name: name(event.seat) })];
    case "drew":
      return [texts.of("nosedive-log-drew", { name: name(event.seat), count: event.count })];
    case "drew-cards":
      return [texts.of("nosedive-log-drew-cards", { cards: worths(event.cards) })];
    case "reshuffled":
      return [texts.of("nosedive-log-reshuffled", { count: event.cards })];
    case "took-pile":
      return [texts.of("nosedive-log-took-pile", { name: name(event.seat), pile: event.pile + 1, cards: worths(event.cards) })];
    case "marked":
      return [
        ...(event.tokens.length > 0 ? [texts.of("nosedive-log-tokens", { names: namesOf(looks, event.tokens) })] : []),
        ...(event.doubled.length > 0 ? [texts.of("nosedive-log-doubled", { names: namesOf(looks, event.doubled) })] : []),
      ];
    case "offered":
      return [];
    case "shared":
      return [texts.of("nosedive-log-shared")];
    case "received":
      return [texts.of("nosedive-log-received", { count: event.texts.length })];
    case "shown":
      return [texts.of("nosedive-log-shown", { name: name(event.rater) })];
    case "rated":
      return [
        texts.of("nosedive-log-most", { name: name(event.rater), text: experienceText(event.most, []) }),
        texts.of("nosedive-log-least", { name: name(event.rater), text: experienceText(event.least, []) }),
      ];
    case "summed":
      return tellRatings(event.summary, looks);
    case "scored":
      return event.scores.map((score, seat) =>
        texts.of("nosedive-log-scored", { name: name(seat), points: score.points, stars: score.stars, sets: score.sets, lost: score.lost, dropped: score.dropped.length }));
    case "left":
      return [texts.of("nosedive-log-left", { name: name(event.seat) })];
  }
}

function tellRatings({ before, after }: NosediveSummary, looks: readonly SeatLook[]): string[] {
  return after.map((rating, seat) =>
    texts.of("nosedive-log-rating", { name: nameOf(looks, seat), rating: ratingText(rating), change: changeText(rating - (before[seat] ?? rating)) }));
}

/** All that the told round shows: who marked what and from whom it was, and the ratings. */
export function tellSummary(summary: NosediveSummary, own: readonly string[], looks: readonly SeatLook[], weighed: readonly NosediveWeighed[] = []): string[] {
  const marks = summary.reviews.flatMap(({ rater, most, least, texts: posts }) => {
    const line = (what: number | null, key: string): string[] => {
      if (what === null) return [];
      const giver = posts.find((post) => post.what === what)?.giver ?? null;
      const text = experienceText(what, own);
      return [giver === null ? texts.of(key, { name: nameOf(looks, rater), text }) : texts.of(`${key}-from`, { name: nameOf(looks, rater), text, giver: nameOf(looks, giver) })];
    };
    return [...line(most, "nosedive-log-most"), ...line(least, "nosedive-log-least")];
  });
  const weights = weighed.map(({ rater, giver, liked, change }) =>
    texts.of("nosedive-weighed", {
      name: nameOf(looks, rater), giver: nameOf(looks, giver), rating: ratingText(summary.before[rater] ?? 0), change: changeText(change),
      double: !liked && summary.doubled.includes(giver) ? 1 : 0,
    }));
  return [...marks, ...weights, ...tellRatings(summary, looks)];
}

export function headline(outcome: Outcome, looks: readonly SeatLook[]): string {
  return texts.of("nosedive-won", { names: namesOf(looks, outcome.winners), count: outcome.winners.length });
}

/** NR38, NA28: the most points, then the higher rating. */
export function why(outcome: Outcome): string {
  return whyByPoints(outcome) || (outcome.winners.length > 0 ? texts.of("nosedive-why-rating") : "");
}

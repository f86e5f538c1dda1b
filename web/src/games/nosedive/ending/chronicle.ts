/** The story of a game of Nosedive: who was liked, who fell, who lived beyond their rating, and where it turned. Pure. */
import { texts } from "../../../lib/texts.svelte";
import type { NosediveEvent } from "../../../wire/NosediveEvent";
import type { NosediveSummary } from "../../../wire/NosediveSummary";
import type { NosediveView } from "../../../wire/NosediveView";
import type { Story } from "../../../lib/story";
import type { Chronicle, Ended, Honour, TurningPoint } from "../../game";
import { enough, inOrder, leads, most, type Most } from "../../shared/chronicle";
import { nameOf, namesOf } from "../../shared/seats";
import { faceOf } from "../look/cards";
import { ratingText } from "../look/rating";

export type NosediveEnded = Ended<NosediveView, NosediveEvent>;

export interface Rated {
  seq: number;
  summary: NosediveSummary;
}

export const ratedIn = (story: Story<NosediveEvent>): Rated[] =>
  story.flatMap(({ seq, events }) => events.flatMap((event) => (event.is === "summed" ? [{ seq, summary: event.summary }] : [])));

const starsOf = (cards: readonly number[]): number =>
  cards.reduce((sum, card) => {
    const face = faceOf(card);
    return sum + (face.is === "life" ? face.stars : 0);
  }, 0);

/** The largest of something that happens in rounds: whose, how much, and where. */
function peak(rounds: readonly Rated[], of: (summary: NosediveSummary, seat: number) => number): { seq: number; seat: number; count: number } | null {
  const all = rounds.flatMap(({ seq, summary }) => summary.before.map((_, seat) => ({ seq, seat, count: of(summary, seat) })));
  const best = all.reduce<(typeof all)[number] | null>((one, other) => (one && one.count >= other.count ? one : other), null);
  return best && best.count > 0 ? best : null;
}

const fallOf = ({ before, after }: NosediveSummary, seat: number): number => (before[seat] ?? 0) - (after[seat] ?? 0);

export function chronicle(ended: NosediveEnded): Chronicle {
  const rounds = ratedIn(ended.story);
  return { turningPoints: turningPoints(ended, rounds), honours: honours(ended, rounds) };
}

function honours({ story, view, looks }: NosediveEnded, rounds: readonly Rated[]): Honour[] {
  const { seats, scores, collected } = view.open;
  const events = story.flatMap((step) => step.events);
  const each = (of: (seat: number) => number): number[] => Array.from({ length: seats }, (_, seat) => of(seat));
  const honour = (found: Most | null, key: string): Honour[] =>
    found
      ? [{ seats: found.seats, title: texts.of(`nosedive-honour-${key}`), text: texts.of(`nosedive-honour-${key}-how`, { names: namesOf(looks, found.seats), count: found.count }) }]
      : [];
  const moved = (found: { seat: number; count: number } | null, key: string): Honour[] =>
    found
      ? [{ seats: [found.seat], title: texts.of(`nosedive-honour-${key}`), text: texts.of(`nosedive-honour-${key}-how`, { names: namesOf(looks, [found.seat]), rating: ratingText(found.count) }) }]
      : [];
  const summed = (of: (summary: NosediveSummary) => number[]): number[] =>
    each((seat) => rounds.reduce((sum, { summary }) => sum + (of(summary)[seat] ?? 0), 0));

  const told = [
    ...honour(most(summed(({ likes }) => likes)), "hearts"),
    ...honour(most(summed(({ dislikes }) => dislikes)), "thumbs"),
    ...moved(peak(rounds, fallOf), "dive"),
    ...moved(peak(rounds, (summary, seat) => -fallOf(summary, seat)), "lift"),
    ...honour(most(each((seat) => events.filter((event) => event.is === "paid" && event.from === seat).length)), "giver"),
    ...honour(most(each((seat) => events.filter((event) => event.is === "took-token" && event.seat === seat).length)), "tokens"),
    ...honour(most(each((seat) => scores?.[seat]?.dropped.length ?? 0)), "beyond"),
    ...honour(most(each((seat) => scores?.[seat]?.sets ?? 0)), "sets"),
  ];
  const reserve = [
    ...honour(most(each((seat) => starsOf(collected[seat] ?? []))), "stars"),
    ...honour(most(each((seat) => events.filter((event) => event.is === "placed" && event.seat === seat).length)), "stylist"),
    ...moved(peak(rounds.slice(-1), ({ after }, seat) => after[seat] ?? 0), "top"),
    ...honour(most(each((seat) => events.filter((event) => event.is === "moved" && event.seat === seat).length)), "walker"),
  ];
  return enough(told, reserve);
}

function turningPoints({ story, looks }: NosediveEnded, rounds: readonly Rated[]): TurningPoint[] {
  const name = (seat: number): string => nameOf(looks, seat);
  const dive = peak(rounds, fallOf);
  const lead = leads(rounds.map(({ seq, summary }) => ({ seq, points: summary.after }))).at(-1);
  const hauls = story.flatMap(({ seq, events }) =>
    events.flatMap((event) => (event.is === "took-pile" ? [{ seq, seat: event.seat, stars: starsOf(event.cards) }] : [])));
  const haul = hauls.reduce<(typeof hauls)[number] | null>((best, one) => (best && best.stars >= one.stars ? best : one), null);
  const last = rounds.at(-1);
  const best = last ? most(last.summary.after)?.seats[0] : undefined;
  return inOrder([
    dive ? { seq: dive.seq, text: texts.of("nosedive-turn-dive", { name: name(dive.seat), rating: ratingText(dive.count) }) } : null,
    lead ? { seq: lead.seq, text: texts.of("nosedive-turn-lead", { name: name(lead.seat) }) } : null,
    haul && haul.stars > 0 ? { seq: haul.seq, text: texts.of("nosedive-turn-haul", { name: name(haul.seat), count: haul.stars }) } : null,
    last && best !== undefined ? { seq: last.seq, text: texts.of("nosedive-turn-last", { name: name(best) }) } : null,
  ]);
}

/** The story of a game of Dixit: who read whom, who misled whom, and where it turned. Pure. */
import { texts } from "../../../lib/texts.svelte";
import type { DixitEvent } from "../../../wire/DixitEvent";
import type { DixitReveal } from "../../../wire/DixitReveal";
import type { DixitView } from "../../../wire/DixitView";
import type { Chronicle, Ended, Honour, TurningPoint } from "../../game";
import { enough, inOrder, leads, most, type Most, type Standing } from "../../shared/chronicle";
import { nameOf, namesOf } from "../../shared/seats";
import { endingOf } from "../film/reveal";
import { bestDecoy, bestReader, findersOf, roundsOf } from "./gallery";

export type DixitEnded = Ended<DixitView, DixitEvent>;

export const votersOf = (reveal: DixitReveal): number => reveal.votes.filter((vote) => vote !== null).length;

/** The clue that came nearest to being found by exactly half of those who voted. Only where somebody found it, and not all. */
export function halfFound(rounds: readonly DixitReveal[]): DixitReveal | null {
  const off = (reveal: DixitReveal): number => Math.abs(findersOf(reveal).length / votersOf(reveal) - 0.5);
  return rounds
    .filter((reveal) => endingOf(reveal) === "some")
    .reduce<DixitReveal | null>((best, one) => (best && off(best) <= off(one) ? best : one), null);
}

/** By seat: how many votes fell on cards of theirs while somebody else narrated. */
export function misled(seats: number, rounds: readonly DixitReveal[]): number[] {
  const counts = Array.from({ length: seats }, () => 0);
  for (const reveal of rounds) {
    for (const place of reveal.votes) {
      const owner = place === null ? undefined : reveal.owners[place - 1];
      if (owner !== undefined && owner !== reveal.narrator) counts[owner] = (counts[owner] ?? 0) + 1;
    }
  }
  return counts;
}

export function chronicle(ended: DixitEnded): Chronicle {
  return { turningPoints: turningPoints(ended), honours: honours(ended) };
}

function honours({ story, view, looks }: DixitEnded): Honour[] {
  const rounds = roundsOf(story);
  const { seats } = view.open;
  const each = (of: (seat: number) => number): number[] => Array.from({ length: seats }, (_, seat) => of(seat));
  const honour = (found: Most | null, title: string, how: string): Honour[] =>
    found
      ? [{ seats: found.seats, title: texts.of(title), text: texts.of(how, { names: namesOf(looks, found.seats), count: found.count }) }]
      : [];

  const found = each((seat) => rounds.filter((reveal) => findersOf(reveal).includes(seat)).length);
  const leaps = each((seat) => Math.max(0, ...rounds.map((reveal) => reveal.gained[seat] ?? 0)));
  const clouds = each((seat) => rounds.filter((reveal) => reveal.narrator === seat && endingOf(reveal) === "none").length);
  const half = halfFound(rounds);
  const admirer = bestReader(rounds);
  const decoy = bestDecoy(rounds);

  const told = [
    ...honour(most(found), "dixit-honour-reader", "dixit-honour-reader-how"),
    ...honour(most(misled(seats, rounds)), "dixit-honour-liar", "dixit-honour-liar-how"),
    ...(half
      ? [{
          seats: [half.narrator],
          title: texts.of("dixit-honour-half"),
          text: texts.of("dixit-honour-half-how", {
            name: nameOf(looks, half.narrator), clue: half.clue, found: findersOf(half).length, of: votersOf(half),
          }),
        }]
      : []),
    ...(admirer
      ? [{
          seats: [admirer.guesser],
          title: texts.of("dixit-honour-admirer"),
          text: texts.of("dixit-honour-admirer-how", {
            guesser: nameOf(looks, admirer.guesser), narrator: nameOf(looks, admirer.narrator), times: admirer.times,
          }),
        }]
      : []),
    ...(decoy && decoy.votes > 1
      ? [{
          seats: [decoy.owner],
          title: texts.of("dixit-honour-decoy"),
          text: texts.of("dixit-honour-decoy-how", { name: nameOf(looks, decoy.owner), clue: decoy.clue, votes: decoy.votes }),
        }]
      : []),
    ...honour(most(leaps), "dixit-honour-hop", "dixit-honour-hop-how"),
    ...honour(most(clouds), "dixit-honour-cloud", "dixit-honour-cloud-how"),
  ];
  const byLength = [...rounds].sort((one, other) => one.clue.length - other.clue.length);
  const clue = (reveal: DixitReveal | undefined, title: string): Honour[] =>
    reveal
      ? [{
          seats: [reveal.narrator],
          title: texts.of(title),
          text: texts.of("dixit-honour-clue-how", { name: nameOf(looks, reveal.narrator), clue: reveal.clue }),
        }]
      : [];
  return enough(told, [...clue(byLength.at(-1), "dixit-honour-long"), ...clue(byLength[0], "dixit-honour-short")]);
}

interface Shown {
  seq: number;
  reveal: DixitReveal;
}

function turningPoints({ story, looks, outcome }: DixitEnded): TurningPoint[] {
  const totals: number[] = [];
  const standings: Standing[] = [];
  const shown: Shown[] = [];
  for (const { seq, events } of story) {
    for (const event of events) {
      if (event.is === "joined") totals[event.seat] = event.points;
      if (event.is !== "revealed") continue;
      event.reveal.gained.forEach((points, seat) => (totals[seat] = (totals[seat] ?? 0) + points));
      standings.push({ seq, points: Array.from(totals, (points) => points ?? 0) });
      shown.push({ seq, reveal: event.reveal });
    }
  }
  const lead = leads(standings).at(-1);
  const last = shown.at(-1);
  const rounds = shown.map(({ reveal }) => reveal);
  const [half, decoy] = [halfFound(rounds), bestDecoy(rounds)];
  const halfAt = shown.find(({ reveal }) => reveal === half);
  const decoyAt = decoy ? shown.find(({ reveal }) => reveal.clue === decoy.clue && reveal.cards.includes(decoy.card)) : undefined;
  const quoted = (reveal: DixitReveal): Record<string, string> => ({ clue: reveal.clue, name: nameOf(looks, reveal.narrator) });
  return inOrder([
    lead ? { seq: lead.seq, text: texts.of("dixit-turn-lead", { name: nameOf(looks, lead.seat) }) } : null,
    last
      ? { seq: last.seq, text: texts.of("dixit-turn-last", { ...quoted(last.reveal), winners: namesOf(looks, outcome.winners) }) }
      : null,
    decoy && decoyAt && decoy.votes > 1
      ? { seq: decoyAt.seq, text: texts.of("dixit-turn-decoy", { name: nameOf(looks, decoy.owner), clue: decoy.clue, votes: decoy.votes }) }
      : null,
    halfAt ? { seq: halfAt.seq, text: texts.of("dixit-turn-half", quoted(halfAt.reveal)) } : null,
    shown[0] ? { seq: shown[0].seq, text: texts.of("dixit-turn-first", quoted(shown[0].reveal)) } : null,
  ]);
}

/** The story of a game of Ruletka: who dared, who smelled it, who fell, and where it turned. Pure. */
import { texts } from "../../../lib/texts.svelte";
import type { RuletkaEvent } from "../../../wire/RuletkaEvent";
import type { RuletkaView } from "../../../wire/RuletkaView";
import type { Chronicle, Ended, Honour, TurningPoint } from "../../game";
import { enough, inOrder, leads, most, type Most, type Standing } from "../../shared/chronicle";
import { nameOf, namesOf } from "../../shared/seats";

export type RuletkaEnded = Ended<RuletkaView, RuletkaEvent>;

type Is<K extends RuletkaEvent["is"]> = Extract<RuletkaEvent, { is: K }>;

export function chronicle(ended: RuletkaEnded): Chronicle {
  return { turningPoints: turningPoints(ended), honours: honours(ended) };
}

/** What each seat did how often. */
export interface Tally {
  clicks: number[];
  right: number[];
  wrong: number[];
  caught: number[];
  bids: number[];
  zeros: number[];
  cards: number[];
  leap: number[];
  losses: number[];
}

export function tallyOf(seats: number, events: readonly RuletkaEvent[]): Tally {
  const none = (): number[] => Array.from({ length: seats }, () => 0);
  const tally: Tally = {
    clicks: none(), right: none(), wrong: none(), caught: none(), bids: none(), zeros: none(), cards: none(), leap: none(), losses: none(),
  };
  const add = (list: number[], seat: number, count = 1): void => {
    list[seat] = (list[seat] ?? 0) + count;
  };
  for (const event of events) {
    if (event.is === "fired") event.shot.fired.forEach(({ by, face }) => { if (face === "click") add(tally.clicks, by); });
    if (event.is === "verdict") {
      event.accusers.forEach((seat) => { add(event.face === "bullet" ? tally.right : tally.wrong, seat); });
      if (event.face === "bullet") add(tally.caught, event.seat);
    }
    if (event.is === "bids") {
      event.bids.forEach((bid, seat) => {
        if (bid !== null) add(tally.bids, seat, bid);
        if (bid === 0) add(tally.zeros, seat);
      });
    }
    if (event.is === "card-played") add(tally.cards, event.played.by);
    if (event.is === "scored") event.gained.forEach((points, seat) => { tally.leap[seat] = Math.max(tally.leap[seat] ?? 0, points); });
    if (event.is === "died") add(tally.losses, event.seat);
  }
  return tally;
}

function honours({ story, view, looks }: RuletkaEnded): Honour[] {
  const { open } = view;
  const tally = tallyOf(open.seats, story.flatMap(({ events }) => events));
  const honour = (found: Most | null, name: string): Honour[] =>
    found
      ? [{ seats: found.seats, title: texts.of(`ruletka-honour-${name}`), text: texts.of(`ruletka-honour-${name}-how`, { names: namesOf(looks, found.seats), count: found.count }) }]
      : [];
  const alive = tally.losses.map((losses, seat) => ((open.living[seat] ?? 0) > 0 ? losses : 0));
  return enough(
    [
      ...honour(most(tally.clicks), "nerves"),
      ...honour(most(tally.right), "nose"),
      ...honour(most(tally.wrong), "alarm"),
      ...honour(most(tally.caught), "rogue"),
      ...honour(most(tally.cards), "cards"),
      ...honour(most(tally.leap), "leap"),
    ],
    [...honour(most(tally.bids), "bold"), ...honour(most(alive), "losses"), ...honour(most(tally.zeros), "careful")],
  );
}

interface At<K extends RuletkaEvent["is"]> {
  seq: number;
  event: Is<K>;
}

function allOf<K extends RuletkaEvent["is"]>({ story }: RuletkaEnded, is: K): At<K>[] {
  return story.flatMap(({ seq, events }) => events.flatMap((event) => (event.is === is ? [{ seq, event: event as Is<K> }] : [])));
}

function turningPoints(ended: RuletkaEnded): TurningPoint[] {
  const { looks, view } = ended;
  const totals = Array.from({ length: view.open.seats }, () => 0);
  const standings = allOf(ended, "scored").map(({ seq, event }): Standing => {
    event.gained.forEach((points, seat) => { totals[seat] = (totals[seat] ?? 0) + points; });
    return { seq, points: [...totals] };
  });
  const lead = leads(standings).at(-1);
  const died = allOf(ended, "died");
  const captains = died.filter(({ event }) => event.living === 0);
  const caught = allOf(ended, "verdict").filter(({ event }) => event.face === "bullet").at(-1);
  const last = allOf(ended, "fired").at(-1);
  const fallen = captains[0];
  const first = died[0];
  return inOrder([
    lead ? { seq: lead.seq, text: texts.of("ruletka-turn-lead", { name: nameOf(looks, lead.seat) }) } : null,
    fallen
      ? { seq: fallen.seq, text: texts.of("ruletka-turn-captain", { names: namesOf(looks, captains.filter(({ seq }) => seq === fallen.seq).map(({ event }) => event.seat)) }) }
      : null,
    caught
      ? { seq: caught.seq, text: texts.of("ruletka-turn-caught", { name: nameOf(looks, caught.event.seat), accusers: namesOf(looks, caught.event.accusers) }) }
      : null,
    last ? { seq: last.seq, text: texts.of("ruletka-turn-last") } : null,
    first ? { seq: first.seq, text: texts.of("ruletka-turn-first", { names: nameOf(looks, first.event.seat) }) } : null,
  ]);
}

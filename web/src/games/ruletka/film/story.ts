/** A step as moving pictures: what is shown when, and for how long. */
import type { RuletkaEvent } from "../../../wire/RuletkaEvent";
import type { RuletkaOpen } from "../../../wire/RuletkaOpen";
import { after } from "./fold";

export type Beat = "spin" | "bids" | "point" | "verdict" | "fall" | "card" | "cancel" | "aim" | "count" | "shot" | "hush" | "points" | "end";

export interface Moment {
  beat: Beat;
  ms: number;
  /** The event that is shown. */
  event: RuletkaEvent;
  /** The table shows the step up to this event, and not what comes after. */
  until: number;
  /** "3, 2, 1". */
  count: number;
}

const LENGTH: Record<Beat, number> = {
  spin: 700, bids: 1100, point: 1400, verdict: 1400, fall: 1100, card: 1500, cancel: 1500, aim: 1000,
  count: 600, shot: 450, hush: 1100, points: 1600, end: 900,
};

/** What is told together is shown together: all hidden cards of a wave, all who fall. */
const TOGETHER: Partial<Record<RuletkaEvent["is"], Beat>> = { verdict: "verdict", died: "fall" };

const ALONE: Partial<Record<RuletkaEvent["is"], Beat>> = {
  spun: "spin", bids: "bids", accused: "point", "card-played": "card", cancelled: "cancel", aimed: "aim", scored: "points", ended: "end",
};

export function momentsOf(events: readonly RuletkaEvent[]): Moment[] {
  const moments: Moment[] = [];
  const add = (beat: Beat, until: number, count = 0): void => {
    const event = events[until];
    if (event) moments.push({ beat, ms: LENGTH[beat], event, until, count });
  };
  events.forEach((event, at) => {
    if (event.is === "fired") {
      // The first one is counted down in full; later ones go quicker.
      for (const count of event.shot.number === 1 && !event.shot.extra ? [3, 2, 1] : [1]) {
        moments.push({ beat: "count", ms: LENGTH.count, event, until: at - 1, count });
      }
      add("shot", at);
      add("hush", at);
      return;
    }
    const together = TOGETHER[event.is];
    if (together) {
      if (events[at + 1]?.is !== event.is) add(together, at);
      return;
    }
    const alone = ALONE[event.is];
    if (alone) add(alone, at);
  });
  return moments;
}

/** The table at a moment of the step. */
export const openAt = (before: RuletkaOpen, events: readonly RuletkaEvent[], moment: Moment): RuletkaOpen =>
  events.slice(0, moment.until + 1).reduce(after, before);

/** Where a tap leads: past the count or past what is shown; the hush is over at once. */
export function nextBeat(moments: readonly Moment[], index: number): number {
  const now = moments[index];
  const next = moments.findIndex(({ beat, until }, at) => at > index && !(beat === now?.beat && until === now.until));
  return next < 0 ? moments.length : next;
}

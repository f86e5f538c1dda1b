/**
 * What a step is told as: how long a plain one is held, and the fall of ratings, a pure function from the moment to the
 * picture. Nothing here draws or keeps time.
 */
import type { NosediveEvent } from "../../../wire/NosediveEvent";
import type { NosediveReview } from "../../../wire/NosediveReview";
import type { NosediveSummary } from "../../../wire/NosediveSummary";

export type Plot =
  | { is: "step"; ms: number }
  | { is: "haul"; seat: number; pile: number; cards: number[]; ms: number }
  /** Ratings move; after the last round everybody's cards are counted then. */
  | { is: "fall"; summary: NosediveSummary; counts: Counts | null; ms: number }
  | { is: "count"; counts: Counts; ms: number };

/** One person after the other is counted. */
export interface Counts {
  from: number;
  each: number;
  people: number;
}

const LONGEST_STEP_MS = 2600;
const HAUL_MS = 2400;
/** A review is read in this time, and all of them together in no more than the other: the server waits 15 s for a film. */
const REVIEW_MS = 2200;
const REVIEWS_MS = 8000;
const HOLD_MS = 600;
const FALL_MS = 4200;
const REST_MS = 1800;
const COUNT_MS = 4200;
const COUNTS_MS = 15_000;
/** Without cards to look at there are sentences only. */
const SENTENCES_MS = 2200;

/** What everybody should have seen of an event before it goes on; one's own deeds are known. */
function lengthOf(event: NosediveEvent, you: number | null): number {
  switch (event.is) {
    case "moved":
      return event.seat === you ? 0 : 800;
    case "placed":
      return event.seat === you ? 0 : 700;
    case "drew":
    case "took-token":
      return event.seat === you ? 0 : 400;
    case "paid":
      return event.from === you ? 400 : 700;
    case "flipped":
      return event.seat === you ? 500 : 1400;
    case "rated":
      return event.rater === you ? 700 : 2000;
    case "marked":
      return 1000;
    default:
      return 0;
  }
}

/** Nothing where there is nothing to see. */
export function plotOf(events: readonly NosediveEvent[], you: number | null, people = 0): Plot | null {
  const summed = events.find((event) => event.is === "summed");
  const isCounted = people > 0 && events.some((event) => event.is === "scored");
  if (summed) {
    const from = endOf(summed.summary);
    const each = Math.min(COUNT_MS, COUNTS_MS / people);
    return { is: "fall", summary: summed.summary, counts: isCounted ? { from, each, people } : null, ms: from + (isCounted ? each * people : 0) };
  }
  if (isCounted) return { is: "count", counts: { from: 0, each: SENTENCES_MS, people }, ms: SENTENCES_MS * people };
  const took = events.find((event) => event.is === "took-pile");
  if (took) return { is: "haul", seat: took.seat, pile: took.pile, cards: took.cards, ms: HAUL_MS };
  const ms = Math.min(LONGEST_STEP_MS, events.reduce((sum, event) => sum + lengthOf(event, you), 0));
  return ms > 0 ? { is: "step", ms } : null;
}

const endOf = ({ reviews }: NosediveSummary): number => fallAt(reviews.length) + FALL_MS + REST_MS;
const reviewMs = (reviews: number): number => Math.min(REVIEW_MS, REVIEWS_MS / reviews);
const fallAt = (reviews: number): number => reviews * reviewMs(reviews) + HOLD_MS;

export interface Fall {
  /** The review that is read out; none once ratings move. */
  review: number | null;
  /** How much of that review has been told, from 0 to 1. */
  read: number;
  /** What of the way has been gone, from 0 to 1. */
  share: number;
  ratings: number[];
}

/** The picture at a moment. With `calm` a rating is the old one or the new one, and nothing between. */
export function fallOf(summary: NosediveSummary, ms: number, calm: boolean): Fall {
  const { reviews, before, after } = summary;
  const gone = Math.min(1, Math.max(0, (ms - fallAt(reviews.length)) / FALL_MS));
  const share = calm ? Math.round(gone) : gone;
  const told = ms / reviewMs(reviews.length);
  return {
    review: told < reviews.length ? Math.floor(told) : null,
    read: told % 1,
    share,
    ratings: before.map((from, seat) => Math.round(from + ((after[seat] ?? from) - from) * ease(share))),
  };
}

/** Slow, then fast, then slow: the last thousandths take their time. */
const ease = (share: number): number => 1 - (1 - share) ** 2.2 * (1 + 1.2 * share);

/** Whose texts are named by now: one after the other, the least liked and then the most liked last. */
export function named({ texts, most, least }: NosediveReview, read: number): number[] {
  const last = [least, most];
  const order = texts.map(({ what }) => what).sort((one, other) => last.indexOf(one) - last.indexOf(other));
  return order.slice(0, Math.floor(read * (order.length + 2)));
}

/** Who of those that are counted is so now, and how far; nobody before. */
export function countOf(plot: Plot, ms: number): { at: number; share: number } | null {
  const counts = plot.is === "fall" || plot.is === "count" ? plot.counts : null;
  if (!counts || ms < counts.from) return null;
  const past = (ms - counts.from) / counts.each;
  const at = Math.min(counts.people - 1, Math.floor(past));
  return { at, share: Math.min(1, past - at) };
}

/** Where a tap leads: past the reviews, past the fall, past each of those who are counted, to the end. */
export function nextOf(plot: Plot, ms: number): number {
  if (plot.is !== "fall" && plot.is !== "count") return plot.ms;
  const start = plot.is === "fall" ? fallAt(plot.summary.reviews.length) : 0;
  const counts = plot.counts ? Array.from({ length: plot.counts.people }, (_, at) => (plot.counts?.from ?? 0) + at * (plot.counts?.each ?? 0)) : [];
  return [start, ...(plot.is === "fall" ? [start + FALL_MS] : []), ...counts].find((at) => at > ms + 1) ?? plot.ms;
}

/** Who is looked at while ratings move: the deepest fall, or the highest rise where nobody falls. */
export function spotlit({ before, after }: NosediveSummary, order: readonly number[]): number | null {
  const change = (seat: number): number => (after[seat] ?? 0) - (before[seat] ?? 0);
  const [deepest] = [...order].sort((one, other) => change(one) - change(other));
  const [highest] = [...order].sort((one, other) => change(other) - change(one));
  if (deepest === undefined || highest === undefined) return null;
  return change(deepest) < 0 ? deepest : highest;
}

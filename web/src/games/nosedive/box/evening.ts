/**
 * An evening with the real board: who is rated how, who shared what with whom, what was liked, and the counting at the end.
 * Dealing, rating and scoring are the rules' own (`rules.ts`); here is only the order of things. Chance comes with a move.
 */
import type { NosediveBoxMark } from "../../../wire/NosediveBoxMark";
import { takingOrder } from "../view";
import { type Counted, isCounted, isIn } from "./counted";
import type { Rules } from "./rules";

export const ROUNDS = 3;
const TOKENS = 3;

export type Step = "meet" | "life" | "mark" | "share" | "rate" | "told" | "count" | "over";

/** What somebody liked most and least. */
export interface Marks {
  most: number;
  least: number;
}

export interface Evening {
  step: Step;
  round: number;
  influencer: number;
  /** Who is it in the next round, once this one is rated. */
  next: number;
  ratings: number[];
  /** As they were before the last round was rated. */
  before: number[];
  /** Categories that do not come up. */
  off: string[];
  used: number[];
  tokens: number[];
  doubled: number[];
  dealt: number[][];
  /** By giver, then by the others clockwise. */
  gifts: (number[] | null)[];
  marks: (Marks | null)[];
  counts: (Counted | null)[];
}

export type Move =
  | { is: "switch"; category: string }
  | { is: "begin"; seed: string }
  | { is: "played" }
  | { is: "token"; seat: number }
  | { is: "double"; seat: number }
  | { is: "deal"; seed: string }
  | { is: "share"; seat: number; gifts: number[] }
  | { is: "rate"; seat: number; marks: Marks }
  | { is: "next" }
  | { is: "count"; seat: number; counted: Counted };

const nobody = <T>(people: number): (T | null)[] => Array<T | null>(people).fill(null);

export function begin(people: number): Evening {
  return {
    step: "meet", round: 1, influencer: 0, next: 0, ratings: Array<number>(people).fill(3000), before: [], off: [], used: [],
    tokens: [], doubled: [], dealt: [], gifts: nobody(people), marks: nobody(people), counts: nobody(people),
  };
}

export const peopleIn = ({ ratings }: Evening): number => ratings.length;

/** Everybody from the influencer on, clockwise. */
export const inTurn = ({ influencer, ratings }: Evening): number[] => ratings.map((_, at) => (influencer + at) % ratings.length);

export const othersOf = (seat: number, people: number): number[] => Array.from({ length: people - 1 }, (_, at) => (seat + 1 + at) % people);

export const takers = (evening: Evening): number[] => takingOrder(inTurn(evening), evening.ratings);

/** Whose secret it is: while experiences are shared, one after the other from the influencer on. */
export const turn = (evening: Evening): number | null => (evening.step === "share" ? (inTurn(evening).find((seat) => evening.gifts[seat] === null) ?? null) : null);

export const rater = (evening: Evening): number | null => inTurn(evening).find((seat) => evening.marks[seat] === null) ?? null;

export const counter = ({ counts }: Evening): number | null => {
  const seat = counts.indexOf(null);
  return seat < 0 ? null : seat;
};

/** What somebody was sent, in order of number, which tells nothing of who sent it. */
export function received({ gifts }: Evening, seat: number): { what: number; giver: number }[] {
  const all = gifts.flatMap((given, giver) => {
    const what = given?.[othersOf(giver, gifts.length).indexOf(seat)];
    return what === undefined ? [] : [{ what, giver }];
  });
  return all.sort((one, other) => one.what - other.what);
}

export const giverOf = (evening: Evening, rated: number, what: number): number => received(evening, rated).find((one) => one.what === what)?.giver ?? 0;

export const marksOf = (evening: Evening): NosediveBoxMark[] =>
  evening.marks.flatMap((marks, seat) => (marks ? [{ rater: seat, most: giverOf(evening, seat, marks.most), least: giverOf(evening, seat, marks.least) }] : []));

/** So many categories must stay for a game of so many. */
export const leastCategories = (people: number): number => Math.ceil((ROUNDS * (people * people + TOKENS)) / 40);

const toggled = <T>(all: readonly T[], one: T): T[] => (all.includes(one) ? all.filter((other) => other !== one) : [...all, one]);

export function play(rules: Rules, evening: Evening, move: Move, categories: number): Evening | null {
  const people = peopleIn(evening);
  const isSeat = (seat: number): boolean => Number.isInteger(seat) && seat >= 0 && seat < people;
  switch (move.is) {
    case "switch": {
      const off = toggled(evening.off, move.category);
      return evening.step === "meet" && categories - off.length >= leastCategories(people) ? { ...evening, off } : null;
    }
    case "begin": {
      const begun = evening.step === "meet" ? rules.begin(people, move.seed) : null;
      return begun && { ...evening, ...begun, step: "life" };
    }
    case "played":
      return evening.step === "life" ? { ...evening, step: "mark", tokens: [], doubled: [] } : null;
    case "token": {
      const tokens = toggled(evening.tokens, move.seat);
      return evening.step === "mark" && isSeat(move.seat) && tokens.length <= TOKENS ? { ...evening, tokens } : null;
    }
    case "double":
      return evening.step === "mark" && isSeat(move.seat) ? { ...evening, doubled: toggled(evening.doubled, move.seat) } : null;
    case "deal": {
      const dealt = evening.step === "mark" ? rules.deal(people, evening.off, evening.used, evening.tokens, move.seed) : null;
      return dealt && { ...evening, ...dealt, step: "share", gifts: nobody(people), marks: nobody(people) };
    }
    case "share": {
      const { seat, gifts } = move;
      const mine = evening.dealt[seat] ?? [];
      if (turn(evening) !== seat || gifts.length !== people - 1 || new Set(gifts).size !== gifts.length || !gifts.every((what) => mine.includes(what))) return null;
      const shared = { ...evening, gifts: evening.gifts.with(seat, gifts) };
      return turn(shared) === null ? { ...shared, step: "rate" } : shared;
    }
    case "rate": {
      const { seat, marks } = move;
      const got = received(evening, seat).map(({ what }) => what);
      if (evening.step !== "rate" || rater(evening) !== seat || marks.most === marks.least || !got.includes(marks.most) || !got.includes(marks.least)) return null;
      const rated = { ...evening, marks: evening.marks.with(seat, marks) };
      if (rater(rated) !== null) return rated;
      const after = rules.rate(evening.ratings, evening.influencer, marksOf(rated), evening.doubled);
      return after && { ...rated, ratings: after.ratings, next: after.influencer, before: evening.ratings, step: "told" };
    }
    case "next":
      if (evening.step !== "told") return null;
      return evening.round < ROUNDS ? { ...evening, round: evening.round + 1, influencer: evening.next, step: "life" } : { ...evening, step: "count", counts: nobody(people) };
    case "count": {
      if (evening.step !== "count" || counter(evening) !== move.seat || !isCounted(move.counted)) return null;
      const counted = { ...evening, counts: evening.counts.with(move.seat, move.counted) };
      return counter(counted) === null ? { ...counted, step: "over" } : counted;
    }
  }
}

/** One step back: whatever was said last. What was rated is rated by the last one anew; what was dealt is dealt anew. */
export function undo(evening: Evening): Evening | null {
  const { step, round, marks, counts } = evening;
  const last = <T>(all: readonly (T | null)[], order: readonly number[]): number | undefined => order.filter((seat) => all[seat] !== null).at(-1);
  switch (step) {
    case "meet":
      return null;
    case "life":
      return round === 1 ? { ...evening, step: "meet" } : null;
    case "mark":
      return { ...evening, step: "life" };
    case "share":
      return { ...evening, step: "mark", gifts: nobody(peopleIn(evening)) };
    case "rate": {
      const seat = last(marks, inTurn(evening));
      return seat === undefined ? null : { ...evening, marks: marks.with(seat, null) };
    }
    case "told": {
      const seat = last(marks, inTurn(evening));
      return seat === undefined ? null : { ...evening, step: "rate", ratings: evening.before, marks: marks.with(seat, null) };
    }
    case "count":
    case "over": {
      const seat = last(counts, counts.map((_, at) => at));
      return seat === undefined ? null : { ...evening, step: "count", counts: counts.with(seat, null) };
    }
  }
}

const STEPS: readonly Step[] = ["meet", "life", "mark", "share", "rate", "told", "count", "over"];
const HIGHEST_EXPERIENCE = 359;

/** What was kept, checked as far as a screen or the rules rely on it. */
export function read(kept: unknown, people: number): Evening | null {
  if (typeof kept !== "object" || kept === null) return null;
  const evening = kept as Evening;
  const { step, round, influencer, next, ratings, before, off, used, tokens, doubled, dealt, gifts, marks, counts } = evening;
  const listOf = (list: unknown, is: (one: unknown) => boolean, length?: number): boolean =>
    Array.isArray(list) && (length === undefined || list.length === length) && list.every(is);
  const isSeat = (one: unknown): boolean => isIn(one, 0, people - 1);
  const isRating = (one: unknown): boolean => isIn(one, 1000, 5000);
  const isExperience = (one: unknown): boolean => isIn(one, 0, HIGHEST_EXPERIENCE);
  const orNull = (is: (one: unknown) => boolean) => (one: unknown): boolean => one === null || is(one);
  const isMarks = (one: unknown): boolean => typeof one === "object" && one !== null && isExperience((one as Marks).most) && isExperience((one as Marks).least);
  const isSound =
    STEPS.includes(step) && isIn(round, 1, ROUNDS) && isSeat(influencer) && isSeat(next) && listOf(ratings, isRating, people) && listOf(before, isRating) &&
    listOf(off, (one) => typeof one === "string") && listOf(used, isExperience) && listOf(tokens, isSeat) && listOf(doubled, isSeat) &&
    listOf(dealt, (one) => listOf(one, isExperience)) && listOf(gifts, orNull((one) => listOf(one, isExperience, people - 1)), people) &&
    listOf(marks, orNull(isMarks), people) && listOf(counts, orNull(isCounted), people);
  if (!isSound) return null;
  // A step that needs what is not there cannot be gone on with.
  if (step === "share" && (dealt.length !== people || turn(evening) === null)) return null;
  if ((step === "rate" || step === "told") && gifts.includes(null)) return null;
  if (step === "told" && (marks.includes(null) || before.length !== people)) return null;
  return step === "over" && counts.includes(null) ? null : evening;
}

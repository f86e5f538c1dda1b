/** The fall of ratings: it begins where they stood, ends where they stand, and never leaves the way between. */
import { expect, test } from "vitest";
import type { NosediveSummary } from "../../../wire/NosediveSummary";
import { countOf, fallOf, named, nextOf, plotOf, spotlit } from "./plot";

const review = (rater: number) => ({ rater, texts: [], most: 1, least: 2 });
const summary: NosediveSummary = {
  round: 1,
  reviews: [review(0), review(1), review(2)],
  before: [3000, 2700, 3300],
  after: [2655, 2701, 3600],
  likes: [0, 1, 1],
  dislikes: [1, 1, 0],
  doubled: [0],
  tokens: [],
};
const plot = plotOf([{ is: "summed", summary }], null);

test("ratings tick from the old to the new, to the thousandth", () => {
  if (!plot) throw new Error("no film");
  expect(fallOf(summary, 0, false).ratings).toEqual(summary.before);
  expect(fallOf(summary, plot.ms, false).ratings).toEqual(summary.after);
  const way = Array.from({ length: 200 }, (_, at) => fallOf(summary, (plot.ms * at) / 199, false).ratings[0] ?? 0);
  expect(way).toEqual([...way].sort((one, other) => other - one));
  expect(new Set(way).size).toBeGreaterThan(60);
});

test("whoever asked for calm sees no rating between", () => {
  for (let ms = 0; ms < 10_000; ms += 37) {
    const [first] = fallOf(summary, ms, true).ratings;
    expect([3000, 2655]).toContain(first);
  }
});

test("reviews are read first, one by one, and a tap goes past them, past the fall, to the end", () => {
  if (!plot) throw new Error("no film");
  expect([0, 2300, 4500].map((ms) => fallOf(summary, ms, false).review)).toEqual([0, 1, 2]);
  const first = nextOf(plot, 0);
  expect(fallOf(summary, first, false)).toMatchObject({ review: null, share: 0 });
  const second = nextOf(plot, first);
  expect(fallOf(summary, second, false).share).toBe(1);
  expect(nextOf(plot, second)).toBe(plot.ms);
});

test("givers are named one by one, of the most liked text last, and all of them before the next review", () => {
  const texts = [4, 5, 6, 7].map((what) => ({ what, giver: 0 }));
  const read = { rater: 1, texts, most: 4, least: 6 };
  expect(named(read, 0)).toEqual([]);
  const way = Array.from({ length: 101 }, (_, at) => named(read, at / 100).length);
  expect(way).toEqual([...way].sort());
  expect(named(read, 0.7)).toEqual([5, 7, 6, 4]);
});

test("the server never waits longer than it would", () => {
  for (const players of [3, 4, 5, 6]) {
    const reviews = Array.from({ length: players }, (_, rater) => review(rater));
    expect(plotOf([{ is: "summed", summary: { ...summary, reviews } }], null)?.ms).toBeLessThan(15_000);
  }
});

test("after the last round one after the other is counted, and a tap goes past each of them", () => {
  const scored = { is: "scored" as const, scores: [], hands: [] };
  const last = plotOf([{ is: "summed", summary }, scored], null, 3);
  if (!plot || !last) throw new Error("no film");
  expect(countOf(last, plot.ms - 1)).toBeNull();
  expect(countOf(last, plot.ms)).toEqual({ at: 0, share: 0 });
  expect(countOf(last, last.ms)).toEqual({ at: 2, share: 1 });
  const way = [plot.ms];
  while ((way.at(-1) ?? last.ms) < last.ms) way.push(nextOf(last, way.at(-1) ?? 0));
  expect(way).toHaveLength(4);
  // Beside the real cards there are ratings no more, only sums.
  const sums = plotOf([scored], null, 4);
  expect(sums && [nextOf(sums, 0), countOf(sums, 0)?.at]).toEqual([2200, 0]);
});

test("the deepest fall is looked at, or the highest rise", () => {
  expect(spotlit(summary, [0, 1, 2])).toBe(0);
  expect(spotlit({ ...summary, after: [3000, 2701, 3600] }, [0, 1, 2])).toBe(2);
});

test("one's own deeds need no film, those of others do", () => {
  const moved = { is: "moved", seat: 1, from: "start", to: "draw-two" } as const;
  expect(plotOf([moved], 1)).toBeNull();
  expect(plotOf([moved], 0)).toMatchObject({ is: "step" });
});

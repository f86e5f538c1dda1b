/** A step as a film: it ends where the view stands, and tells nothing before its time. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { RuletkaEvent } from "../../../wire/RuletkaEvent";
import type { RuletkaOpen } from "../../../wire/RuletkaOpen";
import { after } from "./fold";
import { momentsOf, nextBeat, openAt } from "./story";

interface Step {
  events: RuletkaEvent[];
  view: { open: RuletkaOpen };
}
const { steps } = JSON.parse(readFileSync(join(import.meta.dirname, "../../../../../content/ruletka/intro.json"), "utf8")) as { steps: Step[] };

/** What the seats show. */
const seen = ({ round, living, out, points, held, bullets, slipped, shown, bids, flipped, accused, turned, taken }: RuletkaOpen) =>
  ({ round, living, out, points, held, bullets, slipped, shown, bids, flipped, accused, turned, taken });

describe.each(steps.slice(1).map((step, index) => ({ at: index + 1, step, before: steps[index] })))("step $at of a recorded game", ({ step, before }) => {
  test("the events lead from one view to the next", () => {
    if (!before) throw new Error("a step has one before it");
    expect(seen(step.events.reduce(after, before.view.open))).toEqual(seen(step.view.open));
  });
});

const last = steps.at(-1);
const beforeLast = steps.at(-2);
if (!last || !beforeLast) throw new Error("the recording has steps");
const moments = momentsOf(last.events);

test("three, two, one before the first, one before each further shot; then the hush, and the points at the end", () => {
  expect(moments.map(({ beat, count }) => (beat === "count" ? `${beat} ${count}` : beat))).toEqual([
    "count 3", "count 2", "count 1", "shot", "hush", "count 1", "shot", "hush", "count 1", "shot", "hush", "points",
  ]);
});

test("while it is counted nobody sees what comes, and all shots of a series are in one picture", () => {
  const turnedAt = (at: number): number[] => {
    const moment = moments[at];
    return moment ? openAt(beforeLast.view.open, last.events, moment).turned.map((pulls) => pulls.length) : [];
  };
  const first = last.events.find((event) => event.is === "fired");
  const shooters = first?.is === "fired" ? first.shot.fired.map(({ by }) => by) : [];
  expect(shooters.length).toBeGreaterThan(0);
  expect(turnedAt(2)).toEqual([0, 0, 0, 0]);
  expect(turnedAt(3)).toEqual([0, 1, 2, 3].map((seat) => (shooters.includes(seat) ? 1 : 0)));
});

test("a tap leads to the next beat, and past the last to the end", () => {
  expect(nextBeat(moments, 0)).toBe(3);
  expect(nextBeat(moments, 3)).toBe(4);
  expect(nextBeat(moments, moments.length - 1)).toBe(moments.length);
});

test("what is found out together is shown together", () => {
  const wave: RuletkaEvent[] = [
    { is: "accused", accused: [1, 0, null] },
    { is: "verdict", seat: 0, face: "bullet", accusers: [1] },
    { is: "verdict", seat: 1, face: "bullet", accusers: [0] },
    { is: "died", seat: 0, living: 3 },
    { is: "died", seat: 1, living: 3 },
    { is: "drew", seat: 0, count: 4 },
  ];
  expect(momentsOf(wave).map(({ beat, until }) => [beat, until])).toEqual([["point", 0], ["verdict", 2], ["fall", 4]]);
});

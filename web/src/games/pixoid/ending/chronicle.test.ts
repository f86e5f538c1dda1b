/** The chronicle of a recorded game: facts that can be counted by hand in `dev/pixoid.jsonl`. */
import { beforeAll, expect, test } from "vitest";
import en from "../../../../../content/pixoid/ending.en.ftl?raw";
import pl from "../../../../../content/pixoid/ending.pl.ftl?raw";
import { texts } from "../../../lib/texts.svelte";
import type { SeatLook } from "../../game";
import { recorded } from "../film/recorded";
import { chronicle, closestEscape, longestRun, type PixoidEnded, roundsOf } from "./chronicle";

const looks: SeatLook[] = (["circle", "square", "star"] as const).map((identity, seat) => ({
  seat, identity, name: ["Host", "Guest", "Gość"][seat] ?? "", online: true, bot: false,
}));
const last = recorded.at(-1);
const ended: PixoidEnded = {
  story: recorded.slice(1).map(({ seq, events }) => ({ seq, events, late: [] })),
  view: last?.view ?? (null as never),
  outcome: { winners: [0], places: [1, 3, 2], scores: [21, 6, 18] },
  looks,
  code: "BCDFGH",
};

beforeAll(() => { texts.add({ pl, en }); });

test("rounds with their turns", () => {
  const rounds = roundsOf(ended);
  expect(rounds.map(({ seq, turns, result }) => [seq, turns.length, result.pixoid, result.ending])).toEqual([
    [15, 12, 0, "escaped"],
    [24, 6, 1, "caught"],
    [39, 12, 2, "caught"],
  ]);
  expect(longestRun(rounds)?.number).toBe(1);
  const escape = closestEscape(rounds);
  expect(escape?.gap).toBeGreaterThanOrEqual(1);
  expect(escape?.turned.turn.caught).toBe(false);
});

test("at least four honours, for what was done", () => {
  texts.language = "en";
  const { honours } = chronicle(ended);
  expect(honours.length).toBeGreaterThanOrEqual(4);
  expect(honours[0]).toEqual({ seats: [0], title: "The long run", text: "Host: 12 turns on the loose in one round." });
  expect(honours.find(({ title }) => title === "Bonus hunter")?.seats).toEqual([0]);
  for (const { seats, text } of honours) {
    expect(text).not.toMatch(/pixoid-|\{|undefined/);
    expect(seats.every((seat) => seat >= 0 && seat < 3)).toBe(true);
  }
});

test("two or three turning points, each a step that there was", () => {
  for (const language of ["pl", "en"] as const) {
    texts.language = language;
    const { turningPoints } = chronicle(ended);
    expect(turningPoints.length).toBeGreaterThanOrEqual(2);
    expect(turningPoints.length).toBeLessThanOrEqual(3);
    const seqs = turningPoints.map(({ seq }) => seq);
    expect(seqs).toEqual([...seqs].sort((one, other) => one - other));
    expect(seqs).toContain(38);
    expect(seqs.every((seq) => recorded.some((update) => update.seq === seq && update.view.open.phase === "program"))).toBe(true);
    for (const { text } of turningPoints) expect(text).not.toMatch(/pixoid-|\{|undefined/);
  }
});

test("a game of which nothing was heard has no story, and no error", () => {
  expect(chronicle({ ...ended, story: [] })).toEqual({ turningPoints: [], honours: [] });
});

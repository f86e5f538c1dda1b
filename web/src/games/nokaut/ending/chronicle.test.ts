/** What is told after a game, from a small one with a bit of everything. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { texts } from "../../../lib/texts.svelte";
import type { NokautEvent } from "../../../wire/NokautEvent";
import type { NokautView } from "../../../wire/NokautView";
import { kinds } from "../look/cards";
import { chronicle, deedsOf, type NokautEnded } from "./chronicle";

const CONTENT = join(import.meta.dirname, "../../../../../content/nokaut");
const cardOf = (id: string): number => kinds.find((kind) => kind.id === id)?.first ?? -1;
const [wyrm, breath, landing, snooty, attack, counter] = ["D01", "D12", "D17", "U01", "U17", "U18"].map(cardOf);
if (wyrm === undefined || breath === undefined || landing === undefined || snooty === undefined || attack === undefined || counter === undefined) throw new Error("no such cards");

const steps: NokautEvent[][] = [
  [{ is: "turn-began", seat: 0, turn: 1 }, { is: "drew", seat: 0, count: 1 }],
  [{ is: "played", by: 0, card: wyrm, first: 4, second: null }],
  [{ is: "entered", card: wyrm, space: 4 }, { is: "turn-began", seat: 1, turn: 2 }],
  [{ is: "played", by: 1, card: snooty, first: 0, second: null }],
  [{ is: "riposted", by: 0, card: landing, against: snooty, target: null }],
  [{ is: "riposted", by: 1, card: attack, against: landing, target: null }],
  [{ is: "stopped", card: landing }, { is: "entered", card: snooty, space: 0 }, { is: "turn-began", seat: 0, turn: 3 }],
  [{ is: "played", by: 0, card: breath, first: 0, second: null }],
  [{ is: "destroyed", card: snooty, space: 0 }, { is: "turn-began", seat: 1, turn: 4 }],
  [{ is: "passed", seat: 1 }, { is: "impasse-began", by: 1 }, { is: "turn-began", seat: 0, turn: 5 }],
  [{ is: "completed", team: "dragons", goal: 2 }, { is: "won", team: "dragons", ending: "goals" }],
];

const ended = {
  story: steps.map((events, index) => ({ seq: index + 1, events, late: [] })),
  view: { open: { seats: 2, team: ["dragons", "unicorns"], done: { dragons: [0, 1, 2], unicorns: [] }, phase: { over: { winner: "dragons", ending: "goals" } } } } as unknown as NokautView,
  outcome: { winners: [0], scores: [3, 0], places: [1, 2] },
  looks: ["A", "B"].map((name, seat) => ({ seat, name, identity: "circle", online: true, bot: false })),
  code: "",
} as NokautEnded;

beforeAll(() => {
  for (const file of ["", "ending."]) {
    texts.add({ pl: readFileSync(join(CONTENT, `${file}pl.ftl`), "utf8"), en: readFileSync(join(CONTENT, `${file}en.ftl`), "utf8") });
  }
});

test("deeds are counted by who did them", () => {
  expect(deedsOf(ended)).toMatchObject({
    ripostes: [1, 1],
    destroyed: [1, 0],
    characters: [1, 1],
    magic: [1, 0],
    stopped: [1, 0],
    idle: [0, 1],
    goals: [{ team: "dragons", goal: 2, seat: 0, seq: 11 }],
    duels: [{ seq: 6, by: 1, card: attack, against: landing }],
    longest: { card: wyrm, by: 0, turns: 4 },
  });
});

test("there are honours enough, and the points where it turned come in order", () => {
  const { honours, turningPoints } = chronicle(ended);
  expect(honours.length).toBeGreaterThanOrEqual(4);
  expect(honours.every(({ title, text }) => !`${title} ${text}`.includes("nokaut-"))).toBe(true);
  expect(turningPoints.map(({ seq }) => seq)).toEqual([6, 10, 11]);
});

/** A film begins as the last view stood and ends as the new one does. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { NokautEvent } from "../../../wire/NokautEvent";
import type { NokautView } from "../../../wire/NokautView";
import { kinds } from "../look/cards";
import { after, beatsOf, type Grid, lengthOf } from "./plot";

const cardOf = (id: string): number => kinds.find((kind) => kind.id === id)?.first ?? -1;
const [dragon, unicorn, breath] = [cardOf("D01"), cardOf("U01"), cardOf("D12")];
const empty: Grid = Array.from({ length: 16 }, () => null);
const at = (...stands: [number, number][]): Grid => empty.map((_, space) => stands.find(([one]) => one === space)?.[1] ?? null);

test("a character stands on its space while it can still be answered, and is gone when it is stopped", () => {
  const played: NokautEvent = { is: "played", by: 0, card: dragon, first: 4, second: null };
  expect(after(empty, played)).toEqual(at([4, dragon]));
  const [beat] = beatsOf(at([4, dragon]), [{ is: "riposted", by: 1, card: cardOf("U17"), against: dragon, target: null }, { is: "stopped", card: dragon }]).slice(-1);
  expect(beat?.grid).toEqual(empty);
  expect(beat?.leaving).toEqual([{ card: dragon, space: 4, how: "stopped" }]);
});

test("magic takes no space", () => {
  expect(after(at([4, unicorn]), { is: "played", by: 0, card: breath, first: 4, second: null })).toEqual(at([4, unicorn]));
});

test("cards move, change places and leave", () => {
  const stands = at([0, dragon], [1, unicorn]);
  expect(after(stands, { is: "moved", card: dragon, from: 0, to: 8 })).toEqual(at([8, dragon], [1, unicorn]));
  expect(after(stands, { is: "swapped", first: 0, second: 1 })).toEqual(at([0, unicorn], [1, dragon]));
  expect(after(stands, { is: "completed", team: "dragons", goal: 0 })).toEqual(at([1, unicorn]));
});

test("what is sacrificed together leaves together, and what takes no time joins what went before", () => {
  const beats = beatsOf(at([0, dragon], [1, unicorn]), [
    { is: "impasse-failed" },
    { is: "sacrificed", card: dragon, space: 0 },
    { is: "sacrificed", card: unicorn, space: 1 },
    { is: "turn-began", seat: 1, turn: 5 },
  ]);
  expect(beats.map(({ leaving }) => leaving.length)).toEqual([0, 2]);
  expect(beats.at(-1)?.grid).toEqual(empty);
  expect(lengthOf(beats)).toBeGreaterThan(0);
  expect(beatsOf(empty, [{ is: "drew", seat: 0, count: 1 }])).toEqual([]);
});

test("a recorded game: each film ends as the new view stands", () => {
  const path = join(import.meta.dirname, "../../../../../content/nokaut/intro.json");
  const { steps } = JSON.parse(readFileSync(path, "utf8")) as { steps: { events: NokautEvent[]; view: NokautView }[] };
  let films = 0;
  steps.slice(1).forEach(({ events, view }, index) => {
    const before = steps[index]?.view.open.grid ?? [];
    expect(events.reduce(after, before as Grid)).toEqual(view.open.grid);
    const beats = beatsOf(before, events);
    if (beats.length > 0) expect(beats.at(-1)?.grid).toEqual(view.open.grid);
    films += beats.length;
  });
  expect(films).toBeGreaterThan(3);
});

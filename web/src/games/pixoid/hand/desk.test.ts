/** Drafts wait for the thumb to rest; what is handed in goes at once. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { PixoidChoice } from "../../../wire/PixoidChoice";
import type { Sheet } from "../../../wire/Sheet";
import { desk } from "./desk.svelte";
import type { PixoidQuestion } from "../props";
import { standingOf } from "../../shared/standing";

const go: PixoidChoice = { program: { direction: "up", distance: 2 } };

function question(number: number, parts: (PixoidChoice | null)[], ready = false): PixoidQuestion {
  return {
    number,
    ask: { topic: "program", parties: [[1]], close: "all", pass: false, parts: [0, parts.length, 0], unordered: false, text: null, progress: "who" },
    who_is_in: { seats: [] },
    yours: { seat: 1, sheet: { parts, ready }, lists: parts.map(() => [go]), partners: [] },
  };
}

let sheets: Sheet<PixoidChoice>[] = [];
const send = (sheet: Sheet<PixoidChoice>): void => { sheets.push(sheet); };

beforeEach(() => {
  vi.useFakeTimers();
  sheets = [];
  desk.lay(null);
});
afterEach(() => { vi.useRealTimers(); });

it("sends one draft for a turn of both dials", () => {
  desk.lay(question(7, [null]));
  desk.turn({ direction: "up" }, send);
  desk.turn({ distance: 2 }, send);
  vi.advanceTimersByTime(200);
  expect(sheets).toEqual([{ parts: [go], ready: false }]);
});

it("hands in at once, and no draft follows", () => {
  desk.lay(question(7, [go]));
  desk.turn({ distance: 2 }, send);
  desk.handIn(send);
  vi.advanceTimersByTime(200);
  expect(sheets).toEqual([{ parts: [go], ready: true }]);
});

it("keeps a hole for the controller that is not set yet", () => {
  desk.lay(question(7, [null, null]));
  desk.turn({ direction: "up", distance: 2 }, send);
  vi.advanceTimersByTime(200);
  expect(sheets).toEqual([{ parts: [go, null], ready: false }]);
  desk.active = 1;
  desk.turn({ direction: "up", distance: 2 }, send);
  expect(desk.programs.map(({ pawn }) => pawn)).toEqual([1, 3]);
});

it("never sends a draft into the next question", () => {
  desk.lay(question(7, [null]));
  desk.turn({ direction: "up" }, send);
  desk.lay(question(8, [null]));
  vi.advanceTimersByTime(200);
  expect(sheets).toEqual([]);
  expect(desk.programs).toEqual([]);
});

it("keeps the dials when the same question comes again, and takes up a sheet after a reload", () => {
  desk.lay(question(7, [null]));
  desk.turn({ direction: "up" }, send);
  desk.lay(question(7, [null]));
  expect(desk.programs).toHaveLength(1);
  desk.lay(null);
  desk.lay(question(7, [go], true));
  expect(desk.handedIn).toBe(true);
  expect(desk.programs[0]?.command).toEqual({ direction: "up", distance: 2 });
});

it("takes up a half-made choice where the sheet has a hole, and nothing that makes no sense", () => {
  let noted: unknown = null;
  const note = { read: () => noted, keep: (what: unknown) => { noted = structuredClone(what); } };
  desk.lay(question(7, [go, null]), note);
  desk.active = 1;
  desk.turn({ direction: "left" }, send);
  desk.lay(null);
  desk.lay(question(7, [go, null]), note);
  expect(desk.dials).toEqual([{ direction: "up", distance: 2 }, { direction: "left", distance: null }]);
  desk.lay(null);
  noted = [{ direction: "north", distance: 11 }];
  desk.lay(question(7, [null]), note);
  expect(desk.dials).toEqual([{ direction: null, distance: null }]);
});

it("a refused sheet is back in the hand", () => {
  expect(standingOf({ is: "in" }, true)).toBe("in");
  expect(standingOf({ is: "refused", refusal: { rule: "pixoid.PR9", case: "wall", facts: [] } }, true)).toBe("open");
  expect(standingOf({ is: "draft" }, false)).toBe("open");
});

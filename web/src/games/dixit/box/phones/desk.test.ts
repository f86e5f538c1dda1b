/** What a phone is about to say: kept over a reload, and people are moved from card to card. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DixitboxChoice } from "../../../../wire/DixitboxChoice";
import type { Question } from "../../../../wire/Question";
import type { Sheet } from "../../../../wire/Sheet";
import { desk } from "./desk.svelte";

const sent: Sheet<DixitboxChoice>[] = [];
const send = (sheet: Sheet<DixitboxChoice>): void => void sent.push(sheet);
let kept: unknown = null;
const note = { read: () => kept, keep: (what: unknown) => { kept = what; } };

function ask(topic: string, parts: (DixitboxChoice | null)[], number = 1): Question<DixitboxChoice> {
  return {
    number,
    ask: { topic, parties: [[0]], close: "all", pass: true, parts: [parts.length], unordered: false, text: null, progress: "who" },
    who_is_in: { seats: [] },
    yours: { seat: 0, sheet: { parts, ready: false }, lists: parts.map(() => []), partners: [] },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  kept = null;
});
afterEach(() => {
  desk.lay(null);
  vi.useRealTimers();
});

test("a number goes out as a draft, and comes back after a reload", () => {
  desk.lay(ask("vote", [null]), note);
  desk.point(3, send);
  vi.runAllTimers();
  expect(sent).toEqual([{ parts: [{ place: 3 }], ready: false }]);
  desk.lay(null);
  desk.lay(ask("vote", [null]), note);
  expect(desk.place).toBe(3);
  desk.handIn(send);
  expect(sent.at(-1)).toEqual({ parts: [{ place: 3 }], ready: true });
});

test("who has no card left is taken from the other one", () => {
  desk.lay(ask("whose", [null, null]), note);
  desk.own(0, 2, true, send);
  desk.own(1, 2, false, send);
  expect(desk.owners).toEqual([null, 2]);
  // With three people somebody has two.
  desk.own(0, 2, true, send);
  expect(desk.owners).toEqual([2, 2]);
  desk.handIn(send);
  expect(sent.at(-1)).toEqual({ parts: [{ owner: 2 }, { owner: 2 }], ready: true });
});

test("a note that does not fit the question is left alone", () => {
  kept = { place: "three", owners: [1] };
  desk.lay(ask("whose", [{ owner: 1 }, null]), note);
  expect(desk.owners).toEqual([1, null]);
  expect(desk.place).toBeNull();
});

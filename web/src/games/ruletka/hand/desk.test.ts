/** The desk: what was chosen survives a reload, and a card waits for its target. */
import { expect, test, vi } from "vitest";
import type { RuletkaChoice } from "../../../wire/RuletkaChoice";
import type { Question } from "../../../wire/Question";
import type { Sheet } from "../../../wire/Sheet";
import { desk } from "./desk.svelte";

const bid = (value: number): RuletkaChoice => ({ bid: value });

function question(number: number, list: RuletkaChoice[], sheet: Sheet<RuletkaChoice> = { parts: [null], ready: false }): Question<RuletkaChoice> {
  const ask = { topic: "bid", parties: [[0]], close: "all" as const, pass: false, parts: [1], unordered: false, text: null, progress: "who" as const };
  return { number, ask, who_is_in: { seats: [] }, yours: { seat: 0, sheet, lists: [list], partners: [] } };
}

test("a bid that was noted here comes back, one that is no longer offered does not", () => {
  desk.lay(question(1, [bid(0), bid(3)]), { read: () => ({ choice: { bid: 3 } }), keep: () => undefined });
  expect(desk.choice).toEqual({ bid: 3 });
  desk.lay(question(2, [bid(0)]), { read: () => ({ choice: { bid: 3 } }), keep: () => undefined });
  expect(desk.choice).toBeNull();
});

test("what lies on the table counts where nothing was noted", () => {
  desk.lay(question(3, [bid(2)], { parts: [bid(2)], ready: true }));
  expect([desk.choice, desk.handedIn]).toEqual([bid(2), true]);
});

test("a card is taken up without its target, then with it, then put back", () => {
  vi.useFakeTimers();
  const sent: Sheet<RuletkaChoice>[] = [];
  const send = (sheet: Sheet<RuletkaChoice>): void => { sent.push(sheet); };
  const play: RuletkaChoice = { play: { card: "raise", on: 1, bid: null } };
  desk.lay(question(4, [play]));
  desk.take("raise", null, send);
  expect([desk.kind, desk.choice]).toEqual(["raise", null]);
  desk.pick(play, send);
  expect([desk.kind, desk.choice]).toEqual(["raise", play]);
  vi.runAllTimers();
  expect(sent.at(-1)).toEqual({ parts: [play], ready: false });
  desk.take(null, null, send);
  expect([desk.kind, desk.choice]).toEqual([null, null]);
  desk.pass(send);
  expect(sent.at(-1)).toEqual({ parts: [], ready: true });
  expect(desk.passed).toBe(true);
  vi.useRealTimers();
});

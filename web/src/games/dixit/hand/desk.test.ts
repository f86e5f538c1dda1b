import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DixitChoice } from "../../../wire/DixitChoice";
import type { Sheet } from "../../../wire/Sheet";
import { desk } from "./desk.svelte";
import type { DixitQuestion } from "../props";

let sent: Sheet<DixitChoice>[] = [];
const send = (sheet: Sheet<DixitChoice>): void => { sent.push(sheet); };

function question(number: number, topic: string, parts: number, sheet: Partial<Sheet<DixitChoice>> = {}): DixitQuestion {
  const blank = Array.from({ length: parts }, () => null);
  return {
    number,
    ask: { topic, parties: [[1]], close: "all", pass: false, parts: [0, parts], unordered: true, text: null, progress: "who" },
    who_is_in: { seats: [] },
    yours: { seat: 1, sheet: { parts: blank, ready: false, ...sheet }, lists: blank.map(() => []), partners: [] },
  } as unknown as DixitQuestion;
}

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  desk.lay(null);
});
afterEach(() => { vi.useRealTimers(); });

test("card and clue go out together", () => {
  desk.lay(question(3, "tell", 1));
  desk.pick(7, send);
  desk.write("  Zanim wrócą bociany ", send);
  desk.handIn(send);
  expect(sent).toEqual([{ parts: [{ card: 7 }], text: "Zanim wrócą bociany", ready: true }]);
});

test("what is chosen is kept as a draft after a moment, and half of it after a reload", () => {
  let noted: unknown = null;
  const note = { read: () => noted, keep: (what: unknown) => { noted = structuredClone(what); } };
  desk.lay(question(3, "tell", 1), note);
  desk.pick(7, send);
  vi.runAllTimers();
  expect(sent).toEqual([{ parts: [{ card: 7 }], ready: false }]);
  desk.write("Zani", send);
  desk.lay(null);
  desk.lay(question(3, "tell", 1, { parts: [{ card: 7 }] }), note);
  expect([desk.cards, desk.text, desk.handedIn]).toEqual([[7], "Zani", false]);
  noted = { text: 5, cards: ["7"], place: null };
  desk.lay(null);
  desk.lay(question(3, "tell", 1, { parts: [{ card: 9 }] }), note);
  expect([desk.cards, desk.text]).toEqual([[9], ""]);
  desk.lay(null);
  desk.lay(question(3, "tell", 1, { text: "Zanim", ready: true, parts: [{ card: 7 }] }), note);
  expect([desk.text, desk.handedIn]).toEqual(["Zanim", true]);
});

test("a heart goes out with the vote, and can be taken back", () => {
  desk.lay(question(5, "vote", 1));
  desk.vote(2, send);
  desk.giveHeart(true, send);
  desk.handIn(send);
  desk.takeBack(send);
  desk.giveHeart(false, send);
  desk.handIn(send);
  const [first, last] = [sent[0], sent.at(-1)];
  expect([first, last]).toEqual([{ parts: [{ place: 2 }], text: "♥", ready: true }, { parts: [{ place: 2 }], ready: true }]);
  desk.lay(question(5, "vote", 1, { parts: [{ place: 2 }], text: "♥" }));
  expect([desk.place, desk.heart]).toEqual([2, false]);
  desk.lay(null);
  desk.lay(question(5, "vote", 1, { parts: [{ place: 2 }], text: "♥" }));
  expect([desk.place, desk.heart]).toEqual([2, true]);
});

test("with three players two cards are laid; a third one takes the place of the first", () => {
  desk.lay(question(4, "lay", 2));
  desk.pick(7, send);
  desk.handIn(send);
  expect(sent.at(-1)).toEqual({ parts: [{ card: 7 }, null], ready: true });
  for (const card of [9, 11]) desk.pick(card, send);
  expect(desk.cards).toEqual([9, 11]);
  desk.pick(9, send);
  expect(desk.cards).toEqual([11]);
});

test("a vote is a place, and can be taken back", () => {
  desk.lay(question(5, "vote", 1));
  desk.vote(4, send);
  desk.handIn(send);
  desk.takeBack(send);
  expect(sent).toEqual([{ parts: [{ place: 4 }], ready: true }, { parts: [{ place: 4 }], ready: false }]);
});

test("the next question begins with an empty desk", () => {
  desk.lay(question(5, "vote", 1, { parts: [{ place: 2 }], ready: true }));
  expect([desk.place, desk.handedIn]).toEqual([2, true]);
  desk.lay(question(6, "tell", 1));
  expect([desk.place, desk.cards, desk.text, desk.handedIn]).toEqual([null, [], "", false]);
  vi.runAllTimers();
  expect(sent).toEqual([]);
});

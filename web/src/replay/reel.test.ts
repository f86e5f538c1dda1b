import { beforeAll, expect, test } from "vitest";
import { recorded } from "../games/pixoid/film/recorded";
import type { GameUpdate } from "../wire/GameUpdate";
import type { PixoidView } from "../wire/PixoidView";
import { chapterAt, chaptersOf, Reel } from "./reel.svelte";

const updates = recorded.map((update) => ({ ...update, game: "pixoid" })) as GameUpdate[];

// A film asks whether anybody looks.
beforeAll(() => { globalThis.document ??= { hidden: false } as Document; });

test("a chapter begins where the round changes", () => {
  const chapters = chaptersOf(updates, (view) => (view as PixoidView).open.round + 1);
  expect(chapters).toEqual([{ round: 1, index: 0 }, { round: 2, index: 15 }, { round: 3, index: 24 }]);
  expect([0, 14, 15, 39].map((index) => chapterAt(chapters, index))).toEqual([0, 0, 1, 2]);
});

test("a step comes with its film, a jump without", () => {
  const reel = new Reel();
  reel.put(updates);
  expect([reel.at, reel.shown?.seq]).toEqual([0, 0]);
  reel.goTo(4);
  expect([reel.shown?.seq, reel.shown?.events]).toEqual([4, []]);
  reel.next();
  expect(reel.shown?.seq).toBe(5);
  expect(reel.shown?.events.length).toBeGreaterThan(0);
  expect(reel.shown).not.toBe(updates[5]);
  expect(reel.story.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
  reel.back();
  expect(reel.shown?.seq).toBe(4);
});

test("a step while a film runs ends the film, and so does a jump", () => {
  const reel = new Reel();
  reel.put(updates);
  reel.goTo(4);
  reel.next();
  reel.film.begin(() => reel.film.end(), 1000);
  expect([reel.film.runs, reel.pace]).toEqual([true, 1]);
  reel.next();
  expect([reel.film.runs, reel.at]).toEqual([false, 5]);
  reel.film.begin(() => reel.film.end(), 1000);
  reel.goTo(20);
  expect([reel.film.runs, reel.at]).toEqual([false, 20]);
});

test("what is held stands still, and the end begins anew", () => {
  const reel = new Reel();
  reel.put(updates);
  expect(reel.pace).toBe(0);
  reel.speed = 2;
  reel.toggle();
  expect(reel.pace).toBe(2);
  reel.goTo(999);
  expect([reel.at, reel.isAtEnd]).toEqual([39, true]);
  reel.toggle();
  reel.toggle();
  expect([reel.at, reel.plays]).toEqual([0, true]);
});

test("another pair of eyes looks at the same step", () => {
  const reel = new Reel();
  reel.put(updates);
  reel.goTo(12);
  reel.put(updates.map((update) => ({ ...update, view: { ...update.view, you: 1 } })) as GameUpdate[]);
  expect([reel.at, reel.shown?.view.you]).toEqual([12, 1]);
});

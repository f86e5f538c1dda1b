/** What is recorded for an introduction can be answered as it says. A game that was only just begun has none yet. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { games } from "../wire/games";
import { isAskedAt, isLast, isRecorded, looksIn, type Recording, SAID, spoken, storyUntil, updateAt } from "./recording";

const pathOf = (game: string): string => join(import.meta.dirname, "../../../content", game, "intro.json");

const recorded = Object.entries(games).filter(([game]) => existsSync(pathOf(game)));

test("the games of the house have one", () => {
  expect(recorded.map(([game]) => game)).toEqual(expect.arrayContaining(["dixit", "pixoid"]));
});

test.each(recorded)("%s: it is small", (game) => {
  expect(readFileSync(pathOf(game)).length).toBeLessThan(24_000);
});

describe.each(recorded)("%s", (game, { bots }) => {
  const recording = JSON.parse(readFileSync(pathOf(game), "utf8")) as Recording;
  const { seat, company, stops, steps, pictures } = recording;

  test("asks a handful of times, and ends with a word", () => {
    const asked = stops.filter((at) => isAskedAt(recording, at));
    expect(asked.length).toBeGreaterThanOrEqual(3);
    expect(asked.length).toBeLessThanOrEqual(6);
    expect(stops.at(-1)).toBe(steps.length - 1);
    expect(isLast(recording, steps.length - 1)).toBe(true);
  });

  test("what was answered was among the choices", () => {
    for (const at of stops.filter((at) => isAskedAt(recording, at))) {
      const parts = steps[at + 1]?.answers.find((answer) => answer.seat === seat)?.parts ?? [];
      const { question } = updateAt(recording, at);
      expect(question?.yours?.lists.length, `step ${at}`).toBe(parts.length);
      parts.forEach((part, number) => { expect(question?.yours?.lists[number]).toContainEqual(part); });
      expect(isRecorded(recording, at, { parts, ready: true })).toBe(true);
      expect(isRecorded(recording, at, { parts: [{ nothing: 0 }], ready: true })).toBe(false);
    }
  });

  test("one seat is yours, and the others are bots of this game", () => {
    expect(company.flatMap((character, at) => (character === null ? [at] : []))).toEqual([seat]);
    expect(company.filter((character) => character !== null && !bots.includes(character))).toEqual([]);
    expect(looksIn(recording, "me", (character) => character)[seat]).toMatchObject({ name: "me", bot: false });
  });

  test("has three pictures of a turn", () => {
    expect(pictures.map(({ step }) => step in steps)).toEqual([true, true, true]);
    // One screen has one desk, and so one hand.
    expect(pictures.filter(({ shows }) => shows === "hand").length).toBeLessThanOrEqual(1);
  });

  test("nothing but the seat's own view was recorded", () => {
    for (const { answers } of steps) expect(answers.filter((answer) => answer.seat !== seat)).toEqual([]);
    expect(storyUntil(recording, steps.length - 1).length).toBe(steps.length - 1);
  });
});

test("what is said is said in the language of the screen, and one's own words stay", () => {
  const say = (key: string): string => (key === SAID ? "mine" : key.toUpperCase());
  expect(spoken({ clue: "$a-key", deep: [{ clue: "$said" }, "plain", 3, null] }, say)).toEqual({ clue: "A-KEY", deep: [{ clue: "mine" }, "plain", 3, null] });
});

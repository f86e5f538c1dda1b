import { expect, test } from "vitest";
import { LOOK_MS, Silence } from "./silence";

/** Looks as often as a page does, and gives what was found when, in seconds after the last word. */
function watch(silence: Silence, from: number, to: number): { knocks: number[]; quiet: number; dead: number } {
  const found = { knocks: [] as number[], quiet: Infinity, dead: Infinity };
  for (let now = from; now <= to; now += LOOK_MS) {
    const { knock, is } = silence.look(now);
    if (knock) found.knocks.push(now / 1000);
    if (is !== "fine") found.quiet = Math.min(found.quiet, now / 1000);
    if (is === "dead") found.dead = Math.min(found.dead, now / 1000);
  }
  return found;
}

test("three seconds of silence are said, after two knocks that nobody answered", () => {
  const found = watch(new Silence(0), 0, 10_000);
  expect(found.quiet).toBeLessThanOrEqual(3);
  expect(found.knocks.filter((at) => at < found.quiet)).toEqual([1, 2]);
  expect(found.dead).toBeGreaterThan(found.quiet);
  expect(found.dead).toBeLessThan(10);
});

test("whoever answers is there", () => {
  const silence = new Silence(0);
  for (let second = 0; second < 60; second++) {
    expect(watch(silence, second * 1000, second * 1000 + 999).quiet).toBe(Infinity);
    silence.hear(second * 1000 + 999);
  }
});

test("nobody knocks where there is talk", () => {
  const silence = new Silence(0);
  for (let now = 0; now < 10_000; now += LOOK_MS) {
    silence.hear(now);
    expect(silence.look(now).knock).toBe(false);
  }
});

test("a page that slept knocks first, and believes nothing of the silence in its sleep", () => {
  const silence = new Silence(0);
  expect(silence.look(60_000)).toEqual({ knock: true, is: "fine" });
  expect(watch(silence, 60_000 + LOOK_MS, 64_000).quiet).toBeGreaterThan(61);
});

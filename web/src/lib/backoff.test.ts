import { expect, test } from "vitest";
import { waitAtDoor, waitBefore } from "./backoff";

test("the first retry is quick and the wait grows to a bound", () => {
  expect(waitBefore(0, 1)).toBe(300);
  expect(waitBefore(2, 1)).toBe(1200);
  expect(waitBefore(50, 1)).toBe(8000);
});

test("two devices do not knock at the same moment", () => {
  expect(waitBefore(3, 0)).toBe(1200);
  expect(waitBefore(3, 1)).toBe(2400);
});

/** When each try begins, in milliseconds after the line was lost: the first wait knows of no door yet. */
function tries(count: number, chance: number): number[] {
  const begins: number[] = [];
  let now = 0;
  for (let attempt = 0; attempt < count; attempt++) {
    now += attempt === 0 ? waitBefore(0, chance) : waitAtDoor(attempt, chance);
    begins.push(now);
  }
  return begins;
}

test("a door that answers 503 is tried often enough to meet a takeover after two seconds", () => {
  for (const chance of [0, 0.5, 1]) {
    const after = tries(20, chance).find((begin) => begin >= 1900);
    expect(after).toBeLessThanOrEqual(1900 + 400);
  }
});

test("a door that goes on answering 503 is tried no more often than a dead network after a few seconds", () => {
  for (const chance of [0, 0.5, 1]) {
    const begins = tries(40, chance);
    expect(begins.filter((begin) => begin < 10_000).length).toBeLessThanOrEqual(20);
    expect((begins[39] ?? 0) - (begins[38] ?? 0)).toBe(waitBefore(50, chance));
  }
});

test("half of the wait at a door is left to chance, too", () => {
  expect(waitAtDoor(3, 0)).toBe(200);
  expect(waitAtDoor(3, 1)).toBe(400);
});

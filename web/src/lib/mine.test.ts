import { expect, test } from "vitest";
import { ago } from "./mine";

test("a wait is told in the unit that people would use", () => {
  expect([0, 119, 120, 3599, 3600, 172_799, 172_800].map((seconds) => ago(seconds))).toEqual([
    { key: "ago-now", count: 0 },
    { key: "ago-now", count: 0 },
    { key: "ago-minutes", count: 2 },
    { key: "ago-minutes", count: 59 },
    { key: "ago-hours", count: 1 },
    { key: "ago-hours", count: 47 },
    { key: "ago-days", count: 2 },
  ]);
});

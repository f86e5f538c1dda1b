import { expect, test } from "vitest";
import { waitBefore } from "./backoff";

test("the first retry is quick and the wait grows to a bound", () => {
  expect(waitBefore(0, 1)).toBe(300);
  expect(waitBefore(2, 1)).toBe(1200);
  expect(waitBefore(50, 1)).toBe(8000);
});

test("two devices do not knock at the same moment", () => {
  expect(waitBefore(3, 0)).toBe(1200);
  expect(waitBefore(3, 1)).toBe(2400);
});

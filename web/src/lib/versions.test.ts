import { expect, test } from "vitest";
import { PROTOCOL, SPOKEN } from "../wire/protocol";
import { inCommon, mayReload } from "./versions";

test("a server of the version before is spoken to in that one", () => {
  expect(SPOKEN).toEqual([PROTOCOL, PROTOCOL - 1]);
  expect(inCommon(PROTOCOL - 1, PROTOCOL)).toBe(PROTOCOL - 1);
});

test("there is nothing in common with what is farther away, nor with who does not listen", () => {
  expect(inCommon(PROTOCOL - 2, PROTOCOL)).toBeNull();
  expect(inCommon(PROTOCOL + 1, PROTOCOL)).toBeNull();
  expect(inCommon(PROTOCOL - 1, PROTOCOL - 1)).toBeNull();
});

test("a page is not loaded anew for ever, and another day it is again", () => {
  const kept = new Map<string, string>();
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
  const minute = 60_000;
  expect([1, 2, 3, 4].map((time) => mayReload(() => storage, 1_000 * minute + time))).toEqual([true, true, false, false]);
  expect(mayReload(() => storage, 1_011 * minute)).toBe(true);
});

test("without storage a page is never loaded anew by itself", () => {
  const refuses = (): never => {
    throw new Error("no storage");
  };
  expect(mayReload(refuses, 1)).toBe(false);
});

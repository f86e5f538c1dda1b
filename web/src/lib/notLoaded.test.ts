import { expect, test } from "vitest";
import { compare } from "./notLoaded";

const PAGE = '<script type="module" crossorigin src="/assets/first-new.js"></script>';

test("a page whose script the server still names lacks a part", () => {
  expect(compare(PAGE, "/assets/first-new.js")).toBe("part");
});

test("a page whose script the server names no more is of an old version", () => {
  expect(compare(PAGE, "/assets/first-old.js")).toBe("version");
});

test("a page without a script of its own cannot be old", () => {
  expect(compare(PAGE, null)).toBe("part");
});

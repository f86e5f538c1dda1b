import { expect, test } from "vitest";
import { readCode } from "./code";

test("a code is read from what people type or paste", () => {
  expect(readCode(" kot 42 ")).toBe("KOT42");
  expect(readCode("http://stolik.local/t/KOT42?screen=hand")).toBe("KOT42");
});

import { expect, test } from "vitest";
import { readCode, whileTyping } from "./code";

test("a code is read from what people type or paste", () => {
  expect(readCode(" kot 42 ")).toBe("KOT42");
  expect(readCode("bcd fgh jkl")).toBe("BCD-FGH-JKL");
  expect(readCode("bcdfghjkl")).toBe("BCD-FGH-JKL");
  expect(readCode("http://stolik.local/t/BCD-FGH-JKL?screen=hand")).toBe("BCD-FGH-JKL");
  expect(readCode("stolik.local/t/bcdfgh")).toBe("BCDFGH");
});

test("groups appear while typing, and the caret stays behind its letter", () => {
  expect(whileTyping("bcd", 3)).toEqual({ text: "BCD", caret: 3 });
  expect(whileTyping("BCDf", 4)).toEqual({ text: "BCD-F", caret: 5 });
  expect(whileTyping("bcdfghjkl", 9)).toEqual({ text: "BCD-FGH-JKL", caret: 11 });
  // A letter put in between, and one taken away behind a hyphen.
  expect(whileTyping("BXCD-FGH", 2)).toEqual({ text: "BXC-DFG-H", caret: 2 });
  expect(whileTyping("BCDFGH", 3)).toEqual({ text: "BCD-FGH", caret: 3 });
  expect(whileTyping("", 0)).toEqual({ text: "", caret: 0 });
  expect(whileTyping("http://stolik.local/t/x", 23)).toEqual({ text: "http://stolik.local/t/x", caret: 23 });
});

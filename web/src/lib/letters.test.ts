import { expect, test } from "vitest";
import { countLetters, lettersOf } from "./letters";

test("what people see as one letter is one", () => {
  expect(countLetters("Zażółć")).toBe(6);
  expect(countLetters("👨‍👩‍👧‍👦🇵🇱👍🏽")).toBe(3);
  expect(lettersOf("e\u0301z\u0307")).toEqual(["e\u0301", "z\u0307"]);
  expect(countLetters("שלום")).toBe(4);
  expect(countLetters("")).toBe(0);
});

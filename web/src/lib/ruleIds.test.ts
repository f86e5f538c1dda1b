import { expect, test } from "vitest";
import { ruleIn, withoutRules } from "./ruleIds";

test("the rule behind a text is found, and not shown", () => {
  const text = "Nobody sees it until all have finished (PR9). Set a distance (DB5, DB7a)!";
  expect(ruleIn(text)).toBe("PR9");
  expect(withoutRules(text)).toBe("Nobody sees it until all have finished. Set a distance!");
});

test("other brackets stay", () => {
  expect(ruleIn("A seat (4) is taken (by OLA)")).toBeNull();
  expect(withoutRules("A seat (4) is taken (by OLA).")).toBe("A seat (4) is taken (by OLA).");
});

import { expect, test } from "vitest";
import { refusalKey, ruleLink, splitRule } from "./refusals";

test("a refusal is found by crate and case", () => {
  expect(refusalKey({ rule: "table.T3", case: "not-your-question", facts: [] })).toBe(
    "refusal-table-not-your-question",
  );
  expect(refusalKey({ rule: "room.R2", case: "not-host", facts: [] })).toBe("refusal-room-not-host");
});

test("a rule of a game is linked, a rule of the room is not", () => {
  expect(ruleLink("pixoid.PR9")).toBe("/rules/pixoid#PR9");
  expect(ruleLink("room.R2")).toBeUndefined();
});

test("a rule without an id is taken as it is", () => {
  expect(splitRule("room")).toEqual({ crate: "room", id: "" });
});

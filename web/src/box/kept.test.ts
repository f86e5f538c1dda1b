import { describe, expect, test } from "vitest";
import { identities } from "../lib/identities";
import { keep, type Kept, parse, readKept, write } from "./kept";

const rules = { version: 2, most: 3, read: (kept: unknown) => (typeof kept === "number" ? kept : null) };
const kept: Kept<number> = {
  people: [{ name: "Wschód", identity: "circle" }, { name: "", identity: "star" }],
  state: 7,
};
const nothing = { people: [], state: null };
const changed = (change: object): string => JSON.stringify({ ...(JSON.parse(write(rules, kept)) as object), ...change });

test("what was kept is read as it was", () => {
  expect(parse(rules, write(rules, kept))).toEqual(kept);
});

test.each([
  ["nothing kept", null],
  ["no JSON", "{"],
  ["no object", "3"],
  ["no people", changed({ people: {} })],
  ["too many people", changed({ people: identities.slice(0, 4).map((identity) => ({ name: "x", identity })) })],
  ["one mark twice", changed({ people: [kept.people[0], kept.people[0]] })],
  ["an unknown mark", changed({ people: [{ name: "Wschód", identity: "moon" }] })],
  ["a name without end", changed({ people: [{ name: "a".repeat(99), identity: "circle" }] })],
  ["a person that is none", changed({ people: [null] })],
])("%s begins with the names", (_, text) => {
  expect(parse(rules, text)).toEqual(nothing);
});

test.each([["another version", { version: 1 }], ["a state that does not hold", { state: "seven" }]])("%s keeps the people", (_, change) => {
  expect(parse(rules, changed(change))).toEqual({ ...kept, state: null });
});

// There is no storage here at all, as in some private windows.
describe("without storage", () => {
  test("nothing is read and nothing breaks", () => {
    expect(keep("none", rules, kept)).toBe(false);
    expect(readKept("none", rules)).toEqual(nothing);
  });
});

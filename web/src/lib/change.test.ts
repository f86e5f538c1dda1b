import { expect, test } from "vitest";
import { changed, type Change } from "./change";
import cases from "./changes.json";

test.each(cases)("$why", ({ before, change, after }) => {
  expect(changed(before, change as unknown as Change)).toEqual(after);
});

test("what stayed as it was is the same object, and what was is left alone", () => {
  const before = { view: { seats: [{ name: "Ola" }, { name: "Jan" }] }, seq: 1 };
  const after = changed(before, { seq: [2], view: { seats: { "1": { name: ["Ewa"] } } } }) as typeof before;
  expect(after.view.seats[0]).toBe(before.view.seats[0]);
  expect(after).toEqual({ view: { seats: [{ name: "Ola" }, { name: "Ewa" }] }, seq: 2 });
  expect(before.view.seats[1]).toEqual({ name: "Jan" });
});

import { expect, test } from "vitest";
import { enough, inOrder, leads, most } from "./chronicle";

test("the most is an honour only where somebody has less", () => {
  expect(most([1, 4, 2])).toEqual({ seats: [1], count: 4 });
  expect(most([4, 1, 4])).toEqual({ seats: [0, 2], count: 4 });
  expect(most([3, 3, 3])).toBeNull();
  expect(most([0, 0])).toBeNull();
  expect(most([])).toBeNull();
});

test("a lead is taken from somebody", () => {
  const after = (seq: number, ...points: number[]) => ({ seq, points });
  expect(leads([after(3, 2, 0, 0), after(6, 2, 5, 0), after(9, 7, 5, 7), after(12, 7, 8, 9)])).toEqual([
    { seq: 6, seat: 1 },
    { seq: 12, seat: 2 },
  ]);
  // Equals do not lead, and who led before them leads on.
  expect(leads([after(1, 3, 0), after(2, 3, 3), after(3, 5, 3)])).toEqual([]);
});

test("the reserve is told only where there is too little", () => {
  const honour = (title: string) => ({ seats: [0], title, text: "" });
  const titles = (own: string[]) => enough(own.map(honour), [honour("x"), honour("y")]).map(({ title }) => title);
  expect(titles(["a", "b", "c"])).toEqual(["a", "b", "c", "x"]);
  expect(titles(["a", "b", "c", "d", "e"])).toEqual(["a", "b", "c", "d", "e"]);
  expect(titles([])).toEqual(["x", "y"]);
});

test("turning points are few, in order, and each once", () => {
  const at = (seq: number) => ({ seq, text: String(seq) });
  expect(inOrder([at(9), null, at(2), at(9), at(5), at(1)]).map(({ seq }) => seq)).toEqual([2, 5, 9]);
});

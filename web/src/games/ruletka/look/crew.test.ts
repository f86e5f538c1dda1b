/** Each of the 24 people has a drawing of their own, and the keepsake can read where its parts lie. */
import { expect, test } from "vitest";
import { crewDrawing } from "./crew";
import type { Drawing } from "./paints";
import { personOf } from "./people";

const all = [0, 1, 2, 3, 4, 5].flatMap((team) => [0, 1, 2, 3].map((member) => ({ team, member })));

const moves = (drawing: Drawing): string[] => drawing.flatMap((shape) => ("move" in shape ? [shape.move, ...moves(shape.of)] : []));

test("no two people look alike", () => {
  const { length } = all;
  expect(new Set(all.map(({ team, member }) => JSON.stringify(personOf(team, member)))).size).toBe(length);
  for (const look of ["championship", "confetti"] as const)
    expect(new Set(all.map((one) => JSON.stringify(crewDrawing({ ...one, lost: false }, look)))).size).toBe(length);
});

test("the four of a team have skulls of at least three shapes", () => {
  for (const team of [0, 1, 2, 3, 4, 5])
    expect(new Set([0, 1, 2, 3].map((member) => personOf(team, member)?.skull)).size).toBeGreaterThanOrEqual(3);
});

test("a part is moved, turned and scaled in both directions, in this order", () => {
  for (const one of all)
    for (const move of moves(crewDrawing({ ...one, lost: true }, "confetti")))
      expect(move).toMatch(/^translate\(\S+ \S+\) rotate\(\S+\) scale\(\S+ \S+\)$/);
});

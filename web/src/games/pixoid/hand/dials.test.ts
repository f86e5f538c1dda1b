/** Dials offer what is listed and nothing else. */
import { expect, it } from "vitest";
import type { PixoidChoice } from "../../../wire/PixoidChoice";
import { choiceOf, dialsOf, offered, startsOffered, UNSET } from "./dials";

const list: PixoidChoice[] = [
  { program: { direction: "left", distance: 1 } },
  { program: { direction: "up", distance: 1 } },
  { program: { direction: "up", distance: 2 } },
];

it("offers each way and each distance once, in the order of the dials", () => {
  expect(offered(list, UNSET)).toEqual({ directions: ["up", "left"], distances: [1, 2] });
});

it("offers the distances of the way that is set", () => {
  expect(offered(list, { direction: "left", distance: null }).distances).toEqual([1]);
});

it("reads start pixels", () => {
  expect(startsOffered([{ start: 0 }, { start: 99 }])).toEqual([0, 99]);
  expect(startsOffered(list)).toEqual([]);
});

it("makes a choice of two set dials and a hole of less", () => {
  const choice = { program: { direction: "up", distance: 2 } } as const;
  expect(choiceOf({ direction: "up", distance: 2 })).toEqual(choice);
  expect(choiceOf({ direction: "up", distance: null })).toBeNull();
  expect(dialsOf(choice)).toEqual({ direction: "up", distance: 2 });
  expect(dialsOf({ start: 0 })).toEqual(UNSET);
});

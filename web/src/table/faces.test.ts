/** Whoever may sit down has a face, and no two have the same. */
import { expect, test } from "vitest";
import { games } from "../wire/games";
import { portraitOf } from "./faces";

const bots = [...new Set(Object.values(games).flatMap(({ bots }) => bots))];

test.each(bots)("%s has a face of its own", (bot) => {
  const face = JSON.stringify(portraitOf(bot));
  expect(face).toBeDefined();
  expect(bots.filter((other) => JSON.stringify(portraitOf(other)) === face)).toEqual([bot]);
});

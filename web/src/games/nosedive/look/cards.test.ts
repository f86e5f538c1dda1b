/** A card's caption and picture belong together: both are found by one name. */
import { expect, test } from "vitest";
import { pictureOf } from "./cards";

test("each lifestyle card has a picture of its own, the cards that hurt share theirs", () => {
  const addresses = Array.from({ length: 108 }, (_, card) => pictureOf(card));
  expect(addresses).not.toContain("");
  expect(new Set(addresses.slice(0, 90)).size).toBe(90);
  expect(new Set(addresses.slice(90, 102)).size).toBe(1);
  expect(new Set(addresses.slice(102)).size).toBe(1);
  expect(pictureOf(0)).toContain("community-1-1");
  expect(pictureOf(89)).toContain("home-5-6");
});

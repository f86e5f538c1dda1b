import { expect, test } from "vitest";
import pixoid from "../../../content/pixoid/pl.ftl?raw";
import { chaptersOf } from "./chapters";

test("the rulebook first, then our rulings, each in its order and none left out", () => {
  expect(chaptersOf("rule-XR2 = b\nrule-XA1 = c\nother = d\nrule-XR10 = e\n")).toEqual([
    { key: "rules-book", ids: ["XR2", "XR10"] },
    { key: "rules-ours", ids: ["XA1"] },
  ]);
  expect(chaptersOf("nothing = here")).toEqual([]);
  expect(chaptersOf(pixoid).flatMap(({ ids }) => ids).length).toBe(pixoid.match(/^rule-/gm)?.length);
});

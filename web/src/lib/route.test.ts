import { expect, test } from "vitest";
import { routeOf } from "./route.svelte";

const at = (path: string) => routeOf(new URL(path, "http://stolik.local"));

test("the addresses", () => {
  expect(at("/")).toEqual({ page: "shelf" });
  expect(at("/t/KOT42")).toEqual({ page: "table", code: "KOT42", screen: "both" });
  expect(at("/t/KOT42?screen=board")).toEqual({ page: "table", code: "KOT42", screen: "board" });
  expect(at("/rules/pixoid#PR9")).toEqual({ page: "rules", game: "pixoid", rule: "PR9" });
  expect(at("/box/dixit")).toEqual({ page: "box", game: "dixit" });
  expect(at("/elsewhere/at/all")).toEqual({ page: "nowhere" });
});

test("an unknown screen is both", () => {
  expect(at("/t/KOT42?screen=fridge")).toMatchObject({ screen: "both" });
});

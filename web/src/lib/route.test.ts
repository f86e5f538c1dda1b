import { expect, test } from "vitest";
import { routeOf } from "./route.svelte";

const at = (path: string) => routeOf(new URL(path, "http://stolik.local"));

test("every address", () => {
  expect(at("/")).toEqual({ page: "shelf" });
  expect(at("/t/KOT42")).toEqual({ page: "table", code: "KOT42", screen: "both" });
  expect(at("/t/KOT42?screen=board")).toEqual({ page: "table", code: "KOT42", screen: "board" });
  expect(at("/rules/pixoid#PR9")).toEqual({ page: "rules", game: "pixoid", rule: "PR9" });
  expect(at("/intro/dixit")).toEqual({ page: "intro", game: "dixit" });
  expect(at("/box/dixit")).toEqual({ page: "box", game: "dixit" });
  expect(at("/tv")).toEqual({ page: "tv", code: null });
  expect(at("/tv/BCD-FGH")).toEqual({ page: "tv", code: "BCD-FGH" });
  expect(at("/replay/KOT42/0a1b?at=38")).toEqual({ page: "replay", code: "KOT42", game: "0a1b", at: 38 });
  expect(at("/replay/KOT42/0a1b?at=soon")).toMatchObject({ at: 0 });
  expect(at("/replay/c0de#f00d")).toEqual({ page: "shared", room: "c0de", token: "f00d" });
  expect(at("/replay/a/b/c")).toEqual({ page: "nowhere" });
  expect(at("/elsewhere/at/all")).toEqual({ page: "nowhere" });
});

test("an unknown screen is both", () => {
  expect(at("/t/KOT42?screen=fridge")).toMatchObject({ screen: "both" });
});

test("a link that was cut in the middle of an escape is an address, too", () => {
  expect(at("/t/KOT%4")).toEqual({ page: "table", code: "KOT%4", screen: "both" });
  expect(at("/t/KOT42#move=%")).toEqual({ page: "table", code: "KOT42", screen: "both" });
  expect(at("/tv/%E0%A4")).toEqual({ page: "tv", code: "%E0%A4" });
  expect(at("/rules/pixoid#%")).toMatchObject({ rule: "%" });
  expect(at("/replay/%/0a1b")).toMatchObject({ code: "%" });
});

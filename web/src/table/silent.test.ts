import { expect, test } from "vitest";
import { meaningOfSilence, type Silent } from "./silent";

const asked: Silent = { isPlaying: true, sits: true, isAsked: true, sent: "nothing", hasClock: false };

test("a dead line says what becomes of the choice", () => {
  expect(meaningOfSilence(asked)).toEqual(["lost-open"]);
  expect(meaningOfSilence({ ...asked, sent: "draft", hasClock: true })).toEqual(["lost-open", "lost-clock"]);
  expect(meaningOfSilence({ ...asked, sent: "sending" })).toEqual(["lost-sending"]);
  expect(meaningOfSilence({ ...asked, sent: "in", hasClock: true })).toEqual(["lost-in"]);
});

test("whoever has no choice to make is told of none", () => {
  expect(meaningOfSilence({ ...asked, isAsked: false })).toEqual(["lost-playing"]);
  expect(meaningOfSilence({ ...asked, sits: false, isAsked: false })).toEqual(["lost-watching"]);
  expect(meaningOfSilence({ ...asked, isPlaying: false, isAsked: false })).toEqual(["lost-between"]);
});

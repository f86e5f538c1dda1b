import { expect, test } from "vitest";
import type { Question } from "../wire/Question";
import type { WhoIsIn } from "../wire/WhoIsIn";
import { waitingFor } from "./waiting";

const question = (parties: number[][], who_is_in: WhoIsIn): Question<unknown> => ({
  number: 3,
  who_is_in,
  yours: null,
  ask: {
    topic: "program",
    parties,
    close: "all",
    pass: false,
    parts: [1, 1, 1],
    unordered: false,
    text: null,
    progress: "who",
  },
});

test("who has not answered is told so first", () => {
  expect(waitingFor(question([[0], [1], [2]], { seats: [] }), 1, false)).toEqual({ is: "you" });
});

test("afterwards the others are named, the own seat no more", () => {
  expect(waitingFor(question([[0], [1], [2]], { seats: [0] }), 1, true)).toEqual({ is: "seats", seats: [2] });
});

test("a question may only let the number be known, or who was asked", () => {
  expect(waitingFor(question([[0], [1], [2]], { count: 2 }), null, false)).toEqual({ is: "count", missing: 1 });
  expect(waitingFor(question([[0], [1]], "nothing"), null, false)).toEqual({ is: "asked", seats: [0, 1] });
});

test("who is not asked waits like a spectator", () => {
  expect(waitingFor(question([[2]], { seats: [] }), 0, false)).toEqual({ is: "seats", seats: [2] });
});

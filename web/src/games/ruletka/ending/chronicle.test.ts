/** Who dared, who smelled it, who fell. */
import { expect, test } from "vitest";
import type { RuletkaEvent } from "../../../wire/RuletkaEvent";
import { tallyOf } from "./chronicle";

test("what each seat did is counted", () => {
  const events: RuletkaEvent[] = [
    { is: "bids", bids: [0, 4] },
    { is: "accused", accused: [1, 0] },
    { is: "verdict", seat: 1, face: "bullet", accusers: [0] },
    { is: "verdict", seat: 0, face: "click", accusers: [1] },
    { is: "died", seat: 1, living: 3 },
    { is: "fired", shot: { number: 1, extra: false, fired: [{ by: 0, aim: "own", face: "click" }], died: [], saved: [] } },
    { is: "card-played", played: { by: 0, play: { card: "bonus", on: null, bid: null }, cancelled: null } },
    { is: "scored", round: 1, gained: [3, 0] },
    { is: "scored", round: 2, gained: [2, 5] },
  ];
  expect(tallyOf(2, events)).toEqual({
    clicks: [1, 0], right: [1, 0], wrong: [0, 1], caught: [0, 1], bids: [0, 4], zeros: [1, 0], cards: [1, 0], leap: [3, 5], losses: [0, 1],
  });
});

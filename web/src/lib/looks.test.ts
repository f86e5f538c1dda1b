import { expect, test } from "vitest";
import type { RoomView } from "../wire/RoomView";
import { freeIdentity, looksOf, seatOf, takenIdentities } from "./looks";

const room: RoomView = {
  code: "KOT42",
  game: "pixoid",
  options: {},
  stage: "lobby",
  chairs: [
    { is: "person", person: 7, lent_to: null, may_be_lent: false },
    { is: "bot", character: "greedy", identity: "star" },
    { is: "empty" },
    { is: "bot", character: "greedy", identity: "heart" },
  ],
  people: [{ id: 7, name: "Host", identity: "circle", online: true, mind: "human" }],
  host: 7,
  new_host: null,
  keeps_secrets: false,
  locked: false,
  paused: false,
  rests: false,
  moment: null,
  linger: "short",
  television: false,
  asks_for_chair: [],
  clocks: [],
  clock_left_ms: null,
  bots: ["greedy"],
  decks: [],
  hushed: [],
  spectators: 0,
  outcome: null,
  evening: [],
  commitment: "ab12",
  receipts: [],
  playing: null,
  sealed: null,
  opening: null,
  trouble: null,
  damaged: null,
};

test("a chair's number is its seat and empty chairs have no look", () => {
  expect(looksOf(room, () => "Chytrus").map((look) => [look.seat, look.name])).toEqual([
    [0, "Host"],
    [1, "Chytrus 1"],
    [3, "Chytrus 2"],
  ]);
});

test("nobody has no seat", () => {
  expect(seatOf(room, 7)).toBe(0);
  expect(seatOf(room, 8)).toBeNull();
  expect(seatOf(room, null)).toBeNull();
});

test("bots take identities too", () => {
  expect(takenIdentities(room)).toEqual(["circle", "star", "heart"]);
  expect(freeIdentity(takenIdentities(room), "star")).toBe("square");
  expect(freeIdentity(takenIdentities(room), "cross")).toBe("cross");
});

import { expect, test } from "vitest";
import type { EveningGame } from "../wire/EveningGame";
import type { SeatThen } from "../wire/SeatThen";
import { counted, guestsOf } from "./evening";

const person = (id: number, name: string): SeatThen => ({ person: id, character: null, name, identity: "circle" });
const bot: SeatThen = { person: null, character: "greedy", name: "", identity: "star" };
const game = (name: string, seats: SeatThen[], winners: number[]): EveningGame => ({
  id: name, game: name, seats, keeps_secrets: false,
  outcome: { winners, places: seats.map((_, seat) => (winners.includes(seat) ? 1 : 2)), scores: seats.map(() => 0) },
});

test("wins are counted by who somebody is, not by their chair or name", () => {
  const evening = [
    game("pixoid", [person(1, "Host"), person(2, "Guest"), bot], [0]),
    game("dixit", [bot, person(2, "Guest"), person(1, "Gospodarz")], [2]),
    game("dixit", [person(2, "Guest"), bot, person(3, "Late")], [0, 2]),
  ];
  const guests = guestsOf(evening, (character) => `bot ${character}`);
  expect(guests.map(({ name, played, won }) => [name, played, won])).toEqual([
    ["Gospodarz", 2, ["pixoid", "dixit"]],
    ["Late", 1, ["dixit"]],
    ["Guest", 3, ["dixit"]],
    ["bot greedy", 3, []],
  ]);
  expect(counted(["dixit", "pixoid", "dixit"])).toEqual([{ game: "dixit", times: 2 }, { game: "pixoid", times: 1 }]);
});

/** The round of the rulebook's example (DR16), for tests: pink narrates; two find it, two fall for blue, one for purple. */
import type { DixitReveal } from "../../../wire/DixitReveal";
import type { SeatLook } from "../../game";

const [PINK, BLUE, GREEN, PURPLE, YELLOW, RED] = [0, 1, 2, 3, 4, 5];

export const example: DixitReveal = {
  round: 1,
  narrator: PINK,
  clue: "Na skróty",
  cards: [40, 3, 77, 12, 5, 60],
  owners: [BLUE, PINK, GREEN, PURPLE, RED, YELLOW],
  // Place 2 is the narrator's, place 1 is blue's, place 4 is purple's.
  votes: [null, 2, 2, 1, 1, 4],
  gained: [3, 5, 3, 1, 0, 0],
};

export const exampleLooks: SeatLook[] = (["star", "circle", "triangle", "hexagon", "diamond", "heart"] as const).map((identity, seat) => ({
  seat,
  identity,
  name: ["Róż", "Błękit", "Zieleń", "Fiolet", "Żółć", "Czerwień"][seat] ?? "",
  online: true,
  bot: false,
}));

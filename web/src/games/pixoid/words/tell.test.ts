/** The log in both languages. */
import { beforeAll, describe, expect, it } from "vitest";
import en from "../../../../../content/pixoid/en.ftl?raw";
import pl from "../../../../../content/pixoid/pl.ftl?raw";
import { speak } from "../../../lib/refusals";
import { texts } from "../../../lib/texts.svelte";
import type { SeatLook } from "../../game";
import { recorded } from "../film/recorded";
import { tell } from "./tell";

const looks: SeatLook[] = (["circle", "square", "star"] as const).map((identity, seat) => ({
  seat, identity, name: ["Host", "Guest", "Gość"][seat] ?? "", online: true, bot: false,
}));

beforeAll(() => { texts.add({ pl, en }); });

describe("the log", () => {
  const turn = {
    moves: [
      { command: { direction: "right", distance: 9 }, from: 0, to: 2 },
      { command: { direction: "up", distance: 1 }, from: 50, to: 40 },
      { command: { direction: "down", distance: 3 }, from: 3, to: 33 },
      { command: { direction: "left", distance: 5 }, from: 99, to: 94 },
    ],
    caught: false,
  } as const;

  it("tells what was programmed and what was walked", () => {
    texts.language = "pl";
    expect(tell({ is: "moved", turn: structuredClone(turn) as never }, looks)).toEqual([
      "Host: w prawo o 9, przebyte 2.",
      "Guest: w górę o 1.",
      "Gość: w dół o 3.",
      "Trzeci wirus: w lewo o 5.",
    ]);
  });
  it("tells who came too late to move", () => {
    texts.language = "en";
    const caught = { ...turn, caught: true, moves: turn.moves.map((move, pawn) => (pawn === 0 ? move : { ...move, to: move.from })) };
    const lines = tell({ is: "moved", turn: structuredClone(caught) as never }, looks);
    expect(lines[1]).toBe("Guest: up 1, too late to move.");
  });
  it("counts points as Poles do", () => {
    texts.language = "pl";
    const result = { pixoid: 0, ending: "caught", cubes: 5, bonuses: 0, gained: [5, 1, 2] } as const;
    expect(tell({ is: "round-ended", result: structuredClone(result) as never }, looks)).toEqual([
      "Koniec rundy: Pixoid złapany.", "Host: +5 punktów.", "Guest: +1 punkt.", "Gość: +2 punkty.",
    ]);
  });
  it("has words for every event of a game in both languages", () => {
    for (const language of ["pl", "en"] as const) {
      texts.language = language;
      const lines = recorded.flatMap(({ events }) => events.flatMap((event) => tell(event, looks)));
      expect(lines.length).toBeGreaterThan(100);
      expect(lines.filter((line) => /pixoid-|\{|undefined/.test(line))).toEqual([]);
    }
  });
});

it("a refusal names a seat by its player", () => {
  texts.language = "en";
  const refusal = { rule: "pixoid.PA30", case: "seats-are-fixed", facts: [{ name: "seat", value: { seat: 2 } }] };
  expect(speak(refusal, looks).text).toContain("Gość");
});

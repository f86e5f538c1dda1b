/** The log says everything in words, in both languages and in both looks. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { texts } from "../../../lib/texts.svelte";
import type { RuletkaEvent } from "../../../wire/RuletkaEvent";
import type { SeatLook } from "../../game";
import { tell } from "./tell";

const read = (file: string): string => readFileSync(join(import.meta.dirname, "../../../../../content/ruletka", file), "utf8");
const worn = { pl: read("worn.pl.ftl"), en: read("worn.en.ftl") };
beforeAll(() => { texts.add({ pl: read("pl.ftl"), en: read("en.ftl") }); });

const looks: SeatLook[] = ["Ala", "Olek", "Iga"].map((name, seat) => ({ seat, name, identity: "circle", online: true, bot: false }));
const played = { by: 0, play: { card: "pif-paf", on: 2, bid: null }, cancelled: null } as const;

const EVENTS: RuletkaEvent[] = [
  { is: "round-began", round: 2 },
  { is: "spun" },
  { is: "bids", bids: [0, 3, null] },
  { is: "accused", accused: [1, 0, null] },
  { is: "nobody-accused" },
  { is: "verdict", seat: 1, face: "bullet", accusers: [0, 2] },
  { is: "verdict", seat: 0, face: "click", accusers: [1] },
  { is: "penalty", seat: 1, paid: "bullet" },
  { is: "penalty", seat: 1, paid: { card: "vest" } },
  { is: "died", seat: 1, living: 2 },
  { is: "died", seat: 1, living: 0 },
  { is: "discarded", seat: 1, cards: ["vest"] },
  { is: "drew", seat: 0, count: 3 },
  { is: "got", cards: ["objection", "raise"] },
  { is: "reshuffled" },
  { is: "card-played", played },
  { is: "cancelled", played, by: 1 },
  { is: "slipped", seat: 2, swapped: false },
  { is: "peeked", of: 2, cards: ["click", "click", "bullet"] },
  { is: "aimed", aims: [{ by: 0, aim: { at: 1 } }] },
  { is: "glory", seat: 0, shoots: true },
  { is: "scored", round: 2, gained: [3, 0, 1] },
  { is: "tied", seats: [0, 1], times: 2 },
  { is: "shares", seats: [0] },
  { is: "left", seat: 2, hand: [] },
  { is: "ended", ending: "nobody" },
  { is: "ended", ending: { survivor: 0 } },
];

describe.each(["pl", "en"] as const)("%s", (language) => {
  test.each(["championship", "confetti"] as const)("every event has a line, and no key shows, in the %s", (look) => {
    texts.language = language;
    texts.wear(look === "confetti" ? worn : null);
    for (const event of EVENTS) {
      const lines = tell(event, looks);
      expect(lines.length, event.is).toBeGreaterThan(0);
      expect(lines.join(" "), event.is).not.toMatch(/ruletka-|\{|undefined/);
    }
  });
});

test("all shots of a series in a few lines: who clicked, who did not, who aimed elsewhere, who was covered", () => {
  texts.language = "pl";
  texts.wear(null);
  const shot = {
    number: 2,
    extra: false,
    fired: [{ by: 0, aim: "own", face: "click" }, { by: 1, aim: { at: 2 }, face: "bullet" }, { by: 2, aim: "air", face: "click" }],
    died: [],
    saved: [2],
  } as const;
  expect(tell({ is: "fired", shot: { ...shot, fired: [...shot.fired], died: [], saved: [2] } }, looks)).toEqual([
    "Strzał nr 2",
    "KLIK: Ala.",
    "Olek, na celu Iga: POCISK.",
    "Iga, w powietrze: KLIK.",
    "Iga: osłona wytrzymała.",
  ]);
});

test("the fête says the same with other words", () => {
  texts.language = "pl";
  texts.wear(worn);
  expect(tell({ is: "died", seat: 0, living: 2 }, looks)).toEqual(["Ala: ląduje w konfetti Zderzak. W drużynie zostaje 2."]);
  texts.wear(null);
  expect(tell({ is: "died", seat: 0, living: 2 }, looks)).toEqual(["Ala: ginie Zderzak. W drużynie zostaje 2."]);
});

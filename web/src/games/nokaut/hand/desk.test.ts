/** What is tapped goes to the part that takes it; what no part takes is asked about and stays off the desk. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { NokautChoice } from "../../../wire/NokautChoice";
import type { Sheet } from "../../../wire/Sheet";
import { choosable, ghostOf, ownHit, plannedAims } from "../board/choosing";
import { kinds } from "../look/cards";
import type { NokautQuestion } from "../props";
import type { NokautView } from "../../../wire/NokautView";
import { desk, type Lists } from "./desk.svelte";

const cardOf = (id: string): number => kinds.find((kind) => kind.id === id)?.first ?? -1;
const [wyrm, swish, council, riposte] = ["D01", "D14", "D16", "D18"].map((id) => ({ card: cardOf(id) }));
if (!wyrm || !swish || !council || !riposte) throw new Error("no such cards");
const spaces = (...numbers: number[]): NokautChoice[] => numbers.map((space) => ({ space }));
const open = { phase: "act", grid: [] } as unknown as NokautView["open"];

function question(number: number, lists: Lists, parts: (NokautChoice | null)[] = lists.map(() => null)): NokautQuestion {
  return {
    number,
    ask: { topic: "act", parties: [[0]], close: "all", pass: true, parts: [lists.length], unordered: false, text: null, progress: "who" },
    who_is_in: { seats: [] },
    yours: { seat: 0, sheet: { parts, ready: false }, lists, partners: [] },
  };
}

const all: Lists = [["draw", wyrm, swish, council], ["blank", ...spaces(0, 1, 2)], ["blank", ...spaces(1)]];
let sheets: Sheet<NokautChoice>[] = [];
const send = (sheet: Sheet<NokautChoice>): void => { sheets.push(sheet); };
const sent = (): Sheet<NokautChoice> | undefined => { vi.runAllTimers(); return sheets.at(-1); };

beforeEach(() => {
  vi.useFakeTimers();
  sheets = [];
  desk.lay(null);
  desk.lay(question(1, all));
});
afterEach(() => { vi.useRealTimers(); });

it("lays a card and its space, shows it before it is done, and fills the rest with blanks", () => {
  expect(choosable(desk, all)).toEqual([]);
  desk.choose(wyrm, all, send);
  expect(sent()).toEqual({ parts: [wyrm, null, null], ready: false });
  const narrowed: Lists = [all[0] ?? [], spaces(0, 2), ["blank"]];
  expect(choosable(desk, narrowed)).toEqual([0, 2]);
  expect(desk.isWhole(narrowed)).toBe(false);
  desk.choose({ space: 2 }, narrowed, send);
  expect(ghostOf(desk)).toEqual({ card: wyrm.card, space: 2 });
  expect(choosable(desk, narrowed)).toEqual([]);
  expect(desk.isWhole(narrowed)).toBe(true);
  expect(desk.filled(narrowed)).toEqual([wyrm, { space: 2 }, "blank"]);
});

it("wants both spaces of a move", () => {
  const lists: Lists = [all[0] ?? [], spaces(0), spaces(1, 2)];
  desk.choose(swish, lists, send);
  desk.choose({ space: 0 }, lists, send);
  expect(desk.isWhole(lists)).toBe(false);
  expect(choosable(desk, lists)).toEqual([1, 2]);
  desk.choose({ space: 2 }, lists, send);
  expect(desk.isWhole(lists)).toBe(true);
  expect(plannedAims(desk, open)).toEqual([{ deed: "move", from: 0, to: 2 }]);
});

it("another card takes the spaces off, and a second tap takes the card off", () => {
  desk.choose(wyrm, all, send);
  desk.choose({ space: 0 }, all, send);
  desk.choose(council, all, send);
  expect(desk.parts).toEqual([council, null, null]);
  expect(desk.isWhole([all[0] ?? [], ["blank"], ["blank"]])).toBe(true);
  desk.choose(council, all, send);
  expect(sent()).toEqual({ parts: [null, null, null], ready: false });
});

it("what is not listed is sent to hear why, and does not stay", () => {
  desk.choose(riposte, all, send);
  expect(sheets.at(-1)).toEqual({ parts: [riposte, null, null], ready: false });
  expect([desk.card, desk.looked]).toEqual([null, riposte.card]);
  desk.choose(wyrm, all, send);
  desk.choose({ space: 7 }, [all[0] ?? [], spaces(0), ["blank"]], send);
  expect(sheets.at(-1)).toEqual({ parts: [wyrm, { space: 7 }, null], ready: false });
  expect(desk.spaces).toEqual([]);
});

it("takes up what lay there after a reload; a pass is an empty sheet", () => {
  desk.lay(null);
  desk.lay(question(2, all, [wyrm, { space: 1 }, null]));
  expect([desk.card, desk.spaces, desk.looked]).toEqual([wyrm.card, [1], wyrm.card]);
  desk.pass(send);
  expect(sheets.at(-1)).toEqual({ parts: [], ready: true });
});

it("a riposte to a partner's card and a blow at one's own character hit one's own side", () => {
  const [own, other] = [cardOf("D02"), cardOf("U01")];
  const plan = { topic: "riposte", parts: [riposte], card: riposte.card, handedIn: false };
  const table = (by: number): NokautView["open"] => ({ ...open, team: ["dragons", "unicorns", "dragons"], stack: [{ by, card: own }] }) as unknown as NokautView["open"];
  expect(ownHit(plan, table(2), 0)).toBe(own);
  expect(ownHit(plan, table(1), 0)).toBeNull();
  const breath = { topic: "act", parts: [{ card: cardOf("D12") }, { space: 1 }], card: cardOf("D12"), handedIn: false };
  const grid = (card: number): NokautView["open"] => ({ ...table(1), stack: [], grid: [null, card] });
  expect(ownHit(breath, grid(own), 0)).toBe(own);
  expect(ownHit(breath, grid(other), 0)).toBeNull();
  expect(ownHit(breath, grid(own), null)).toBeNull();
});

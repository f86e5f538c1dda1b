/** Small questions to a view. */
import type { RuletkaAim } from "../../wire/RuletkaAim";
import type { RuletkaChoice } from "../../wire/RuletkaChoice";
import type { RuletkaKind } from "../../wire/RuletkaKind";
import type { RuletkaOpen } from "../../wire/RuletkaOpen";
import type { RuletkaPlay } from "../../wire/RuletkaPlay";
import type { RuletkaView } from "../../wire/RuletkaView";

/** A captain and three members. */
export const TEAM = 4;
export const CHAMBERS = 6;

export type Plight = "in" | "out-of-round" | "out-of-game";

export function plightOf(open: RuletkaOpen, seat: number): Plight {
  if ((open.living[seat] ?? 0) === 0) return "out-of-game";
  return open.out.includes(seat) ? "out-of-round" : "in";
}

/** BULLETs beyond the usual one: for all to see (RR13). */
export const extraBullets = (open: RuletkaOpen, seat: number): number =>
  Math.max(0, (open.bullets[seat] ?? 1) - 1) + (open.slipped[seat] ?? 0);

export const isLost = (open: RuletkaOpen, seat: number, member: number): boolean => {
  const living = open.living[seat] ?? 0;
  return member === 0 ? living === 0 : member <= TEAM - living;
};

/** Who of the team is in the chair: the next to fall, or who fell in this round. */
export function inTheChair(open: RuletkaOpen, seat: number): number {
  const fallen = TEAM - (open.living[seat] ?? 0) - (open.out.includes(seat) ? 1 : 0);
  return (Math.max(0, fallen) + 1) % TEAM;
}

/** The own hand; nothing for a spectator. */
export const handOf = (view: RuletkaView): readonly RuletkaKind[] => view.hands.find(({ seat }) => seat === view.you)?.cards ?? [];

export const goldOf = (points: number): number => Math.floor(points / 5);
export const silverOf = (points: number): number => points % 5;

export const aimedAt = (aim: RuletkaAim | undefined): number | null => (typeof aim === "object" ? aim.at : null);

type Named<K extends string> = Extract<RuletkaChoice, Record<K, unknown>>;

const has = <K extends string>(choice: RuletkaChoice, key: K): choice is Named<K> => typeof choice === "object" && key in choice;

export const playsIn = (list: readonly RuletkaChoice[]): RuletkaPlay[] => list.flatMap((choice) => (has(choice, "play") ? [choice.play] : []));

/** The seat that a choice points at, with a finger or a pistol. */
export const seatIn = (choice: RuletkaChoice | null): number | null => {
  if (choice === null) return null;
  return has(choice, "accuse") ? choice.accuse : has(choice, "aim") ? choice.aim : null;
};

export const bidIn = (choice: RuletkaChoice | null): number | null => (choice !== null && has(choice, "bid") ? choice.bid : null);
export const hideIn = (choice: RuletkaChoice | null) => (choice !== null && has(choice, "hide") ? choice.hide : null);
export const playIn = (choice: RuletkaChoice | null): RuletkaPlay | null => (choice !== null && has(choice, "play") ? choice.play : null);

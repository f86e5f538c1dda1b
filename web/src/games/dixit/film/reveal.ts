/** The end of a round told as a story: vote by vote, the narrator's card in the light, whose is whose, points, hops. */
import type { DixitReveal } from "../../../wire/DixitReveal";

export type Beat = "pause" | "vote" | "light" | "owners" | "points" | "hops" | "rest";

export interface Moment {
  beat: Beat;
  /** Whose vote it is. */
  seat: number | null;
  ms: number;
}

/** What can be seen at one moment. */
export interface Scene {
  /** Seats whose vote lies on its card. */
  voted: readonly number[];
  lit: boolean;
  owned: boolean;
  paid: boolean;
  hopped: boolean;
}

const LENGTH: Record<Beat, number> = { pause: 500, vote: 550, light: 1500, owners: 1300, points: 1400, hops: 1700, rest: 1600 };

/** Votes come in clockwise, from the narrator's left on. Who abstained has none to show. */
export function votersOf(reveal: DixitReveal, order: readonly number[]): number[] {
  const at = order.indexOf(reveal.narrator);
  const clockwise = [...order.slice(at + 1), ...order.slice(0, at + 1)];
  return clockwise.filter((seat) => (reveal.votes[seat] ?? null) !== null);
}

export function momentsOf(reveal: DixitReveal, order: readonly number[]): Moment[] {
  const moment = (beat: Beat, seat: number | null = null): Moment => ({ beat, seat, ms: LENGTH[beat] });
  return [
    moment("pause"),
    ...votersOf(reveal, order).map((seat) => moment("vote", seat)),
    moment("light"),
    moment("owners"),
    moment("points"),
    moment("hops"),
    moment("rest"),
  ];
}

export function sceneAt(moments: readonly Moment[], index: number): Scene {
  const past = moments.slice(0, index + 1);
  const has = (beat: Beat): boolean => past.some((moment) => moment.beat === beat);
  return {
    voted: past.flatMap(({ seat }) => (seat === null ? [] : [seat])),
    lit: has("light"),
    owned: has("owners"),
    paid: has("points"),
    hopped: has("hops"),
  };
}

/** Where a tap leads: past all votes at once, then beat by beat; the rest is over at once. */
export function nextBeat(moments: readonly Moment[], index: number): number {
  const now = moments[index]?.beat;
  const next = moments.findIndex(({ beat }, at) => at > index && beat !== now && beat !== "vote");
  return next < 0 || moments[next]?.beat === "rest" ? moments.length : next;
}

/** The narrator's place, from 1. */
export const placeOfNarrator = (reveal: DixitReveal): number => reveal.owners.indexOf(reveal.narrator) + 1;

export type Ending = "all" | "none" | "some";

/** DA11: counted among the votes that were cast. */
export function endingOf(reveal: DixitReveal): Ending {
  const cast = reveal.votes.filter((place) => place !== null);
  const right = cast.filter((place) => place === placeOfNarrator(reveal));
  if (right.length === 0) return "none";
  return right.length === cast.length ? "all" : "some";
}

/** How a step went, beat by beat: the grid as it stands in each, what leaves it, and how long one looks. Pure. */
import type { NokautEvent } from "../../../wire/NokautEvent";
import type { NokautTeam } from "../../../wire/NokautTeam";
import { isCharacter, kindOf, teamOf } from "../look/cards";

export type Grid = readonly (number | null)[];

/** A card that leaves the grid, or comes to another space, in this beat. */
export interface Leaving {
  card: number;
  space: number;
  how: "destroyed" | "sacrificed" | "stopped" | "done";
}

export interface Beat {
  /** What happens in it; several of one kind happen together. */
  events: readonly NokautEvent[];
  /** As it stands once it has happened. */
  grid: Grid;
  leaving: readonly Leaving[];
  ms: number;
}

type EventName = NokautEvent["is"];

/** What is not named here is not worth a look of its own. */
const MS: Partial<Record<EventName, number>> = {
  played: 750,
  riposted: 1900,
  uses: 700,
  stopped: 800,
  voided: 700,
  fizzled: 500,
  destroyed: 750,
  moved: 700,
  swapped: 750,
  sacrificed: 700,
  discarded: 450,
  took: 450,
  completed: 2200,
  "impasse-began": 1400,
  "impasse-broken": 700,
  "impasse-failed": 1000,
};

/** Magic has a sentence to read; a character only takes its space. */
const MAGIC_MS = 1300;

const msOf = (event: NokautEvent): number | undefined =>
  event.is === "played" && !isCharacter(kindOf(event.card)) ? MAGIC_MS : MS[event.is];

function without(grid: Grid, gone: (card: number, space: number) => boolean): Grid {
  return grid.map((card, space) => (card !== null && gone(card, space) ? null : card));
}

const withCard = (grid: Grid, space: number, card: number | null): Grid => grid.map((one, at) => (at === space ? card : one));

/** The grid after an event. */
export function after(grid: Grid, event: NokautEvent): Grid {
  switch (event.is) {
    case "played":
      return event.first !== null && isCharacter(kindOf(event.card)) ? withCard(grid, event.first, event.card) : grid;
    case "entered":
      return withCard(grid, event.space, event.card);
    case "stopped":
      return without(grid, (card) => card === event.card);
    case "destroyed":
    case "sacrificed":
      return without(grid, (card, space) => card === event.card && space === event.space);
    case "moved":
      return withCard(withCard(grid, event.from, null), event.to, event.card);
    case "swapped":
      return withCard(withCard(grid, event.first, grid[event.second] ?? null), event.second, grid[event.first] ?? null);
    case "completed":
      return without(grid, (card) => teamOf(card) === event.team);
    default:
      return grid;
  }
}

function leavingIn(grid: Grid, event: NokautEvent): Leaving[] {
  const standing = (how: Leaving["how"], is: (card: number) => boolean): Leaving[] =>
    grid.flatMap((card, space) => (card !== null && is(card) ? [{ card, space, how }] : []));
  switch (event.is) {
    case "destroyed":
    case "sacrificed":
      return [{ card: event.card, space: event.space, how: event.is }];
    case "stopped":
      return standing("stopped", (card) => card === event.card);
    case "completed":
      return standing("done", (card) => teamOf(card) === (event.team satisfies NokautTeam));
    default:
      return [];
  }
}

/** The beats of a step that begins with this grid. What takes no time is done with the beat before it, or the first one. */
export function beatsOf(before: Grid, events: readonly NokautEvent[]): Beat[] {
  const beats: Beat[] = [];
  let grid = before;
  for (const event of events) {
    const leaving = leavingIn(grid, event);
    grid = after(grid, event);
    const ms = msOf(event);
    const last = beats.at(-1);
    const joins = last !== undefined && (ms === undefined || last.events[0]?.is === event.is && (event.is === "sacrificed" || event.is === "took" || event.is === "discarded"));
    if (joins) beats[beats.length - 1] = { ...last, events: ms === undefined ? last.events : [...last.events, event], grid, leaving: [...last.leaving, ...leaving] };
    else if (ms !== undefined) beats.push({ events: [event], grid, leaving, ms });
  }
  return beats;
}

export const lengthOf = (beats: readonly Beat[]): number => beats.reduce((sum, { ms }) => sum + ms, 0);

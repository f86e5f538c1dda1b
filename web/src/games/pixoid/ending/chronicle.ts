/** The story of a game of Pixoid: who ran furthest, who caught whom, and where it turned. Pure. */
import { texts } from "../../../lib/texts.svelte";
import type { PixoidEvent } from "../../../wire/PixoidEvent";
import type { PixoidRound } from "../../../wire/PixoidRound";
import type { PixoidTurn } from "../../../wire/PixoidTurn";
import type { PixoidView } from "../../../wire/PixoidView";
import type { Chronicle, Ended, Honour, TurningPoint } from "../../game";
import { enough, inOrder, leads, most, type Most } from "../../shared/chronicle";
import { namesOf } from "../../shared/seats";
import { stepsBetween } from "../board/ways";

export type PixoidEnded = Ended<PixoidView, PixoidEvent>;

/** One turn: the update that brought it, and what it was. */
export interface Turned {
  seq: number;
  turn: PixoidTurn;
  caughtAt: number | null;
}

export interface Played {
  /** From 1. */
  number: number;
  result: PixoidRound;
  turns: Turned[];
  /** The update that ended it. */
  seq: number;
}

export function roundsOf({ story }: Pick<PixoidEnded, "story">): Played[] {
  const rounds: Played[] = [];
  let turns: Turned[] = [];
  for (const { seq, events } of story) {
    const caught = events.find((event) => event.is === "caught");
    for (const event of events) {
      if (event.is === "moved") turns.push({ seq, turn: event.turn, caughtAt: caught?.at ?? null });
      if (event.is !== "round-ended") continue;
      rounds.push({ number: rounds.length + 1, result: event.result, turns, seq });
      turns = [];
    }
  }
  return rounds;
}

export interface Escape {
  round: Played;
  turned: Turned;
  /** From 1, in its round. */
  nth: number;
  /** How many pixels were between Pixoid and the next Virus. */
  gap: number;
}

/** The turn after which a Virus stood nearest to Pixoid and had not caught it. */
export function closestEscape(rounds: readonly Played[]): Escape | null {
  let closest: Escape | null = null;
  for (const round of rounds) {
    for (const [index, turned] of round.turns.entries()) {
      const own = turned.turn.moves[round.result.pixoid];
      if (!own || turned.turn.caught) continue;
      const gaps = turned.turn.moves.flatMap((move, pawn) => (pawn === round.result.pixoid ? [] : [stepsBetween(own.to, move.to)]));
      const gap = Math.min(...gaps);
      if (!closest || gap < closest.gap) closest = { round, turned, nth: index + 1, gap };
    }
  }
  return closest;
}

export function longestRun(rounds: readonly Played[]): Played | null {
  return rounds.reduce<Played | null>((best, one) => (best && best.result.cubes >= one.result.cubes ? best : one), null);
}

/** How many of something each seat has, added up over all turns of all rounds. */
function counted(seats: number, rounds: readonly Played[], of: (seat: number, round: Played, turned: Turned) => number): number[] {
  return Array.from({ length: seats }, (_, seat) =>
    rounds.reduce((sum, round) => sum + round.turns.reduce((part, turned) => part + of(seat, round, turned), 0), 0));
}

export function chronicle(ended: PixoidEnded): Chronicle {
  const rounds = roundsOf(ended);
  return { turningPoints: turningPoints(ended, rounds), honours: honours(ended, rounds) };
}

function honours({ view, looks }: PixoidEnded, rounds: readonly Played[]): Honour[] {
  const { seats } = view.open;
  const names = (of: readonly number[]): string => namesOf(looks, of);
  const honour = (found: Most | null, title: string, how: string): Honour[] =>
    found ? [{ seats: found.seats, title: texts.of(title), text: texts.of(how, { names: names(found.seats), count: found.count }) }] : [];

  const run = longestRun(rounds);
  const escape = closestEscape(rounds);
  const bonuses = Array.from({ length: seats }, (_, seat) =>
    rounds.reduce((sum, { result }) => sum + (result.pixoid === seat ? result.bonuses : 0), 0));
  const catches = counted(seats, rounds, (seat, round, { turn, caughtAt }) =>
    caughtAt !== null && seat !== round.result.pixoid && turn.moves[seat]?.to === caughtAt ? 1 : 0);
  const steps = counted(seats, rounds, (seat, _, { turn }) => {
    const move = turn.moves[seat];
    return move ? stepsBetween(move.from, move.to) : 0;
  });
  // Who has not moved at all was overtaken by the capture; a wall stops only who runs.
  const bumps = counted(seats, rounds, (seat, _, { turn }) => {
    const move = turn.moves[seat];
    return move && move.to !== move.from && stepsBetween(move.from, move.to) < move.command.distance ? 1 : 0;
  });
  const richest = Array.from({ length: seats }, (_, seat) => Math.max(0, ...rounds.map(({ result }) => result.gained[seat] ?? 0)));

  const dashes = Array.from({ length: seats }, (_, seat) =>
    Math.max(0, ...rounds.flatMap(({ turns }) => turns.map(({ turn }) => {
      const move = turn.moves[seat];
      return move ? stepsBetween(move.from, move.to) : 0;
    }))));

  const told = [
    ...(run && run.result.cubes > 0
      ? honour({ seats: [run.result.pixoid], count: run.result.cubes }, "pixoid-honour-runner", "pixoid-honour-runner-how")
      : []),
    ...honour(most(catches), "pixoid-honour-hunter", "pixoid-honour-hunter-how"),
    ...(escape
      ? [{
          seats: [escape.round.result.pixoid],
          title: texts.of("pixoid-honour-escape"),
          text: texts.of("pixoid-honour-escape-how", {
            names: names([escape.round.result.pixoid]), gap: escape.gap, round: escape.round.number, turn: escape.nth,
          }),
        }]
      : []),
    ...honour(most(bonuses), "pixoid-honour-collector", "pixoid-honour-collector-how"),
    ...honour(most(steps), "pixoid-honour-walker", "pixoid-honour-walker-how"),
    ...honour(most(bumps), "pixoid-honour-bumper", "pixoid-honour-bumper-how"),
    ...(view.open.options.variant === "short" ? [] : honour(most(richest), "pixoid-honour-richest", "pixoid-honour-richest-how")),
  ];
  return enough(told, honour(most(dashes), "pixoid-honour-dash", "pixoid-honour-dash-how"));
}

function turningPoints({ looks, outcome }: PixoidEnded, rounds: readonly Played[]): TurningPoint[] {
  const escape = closestEscape(rounds);
  const run = longestRun(rounds);
  const last = rounds.at(-1);
  const totals: number[] = [];
  const standings = rounds.map(({ seq, result }) => {
    result.gained.forEach((points, seat) => (totals[seat] = (totals[seat] ?? 0) + points));
    return { seq, points: [...totals] };
  });
  const lead = leads(standings).at(-1);
  const name = (seat: number): string => namesOf(looks, [seat]);
  // The update that ends a round shows the next one already: the board stands as it was before that turn.
  const before = (seq: number): number => seq - 1;
  return inOrder([
    lead ? { seq: before(lead.seq), text: texts.of("pixoid-turn-lead", { name: name(lead.seat) }) } : null,
    escape
      ? { seq: escape.turned.seq, text: texts.of("pixoid-turn-escape", { name: name(escape.round.result.pixoid), gap: escape.gap }) }
      : null,
    last
      ? { seq: before(last.seq), text: texts.of(last.result.ending === "caught" ? "pixoid-turn-last-caught" : "pixoid-turn-last-escaped", {
          name: name(last.result.pixoid), winners: namesOf(looks, outcome.winners),
        }) }
      : null,
    run ? { seq: before(run.seq), text: texts.of("pixoid-turn-run", { name: name(run.result.pixoid), count: run.result.cubes }) } : null,
  ]);
}

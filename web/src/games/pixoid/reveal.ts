/**
 * The reveal of one turn as a film: a pure function from the moment to the picture. All controllers open, Pixoid
 * runs, then the Viruses together, then what it brought (PA35). Nothing here draws or keeps time.
 */
import type { PixoidRound } from "../../wire/PixoidRound";
import type { PixoidTurn } from "../../wire/PixoidTurn";
import type { PixoidView } from "../../wire/PixoidView";
import type { PixoidUpdate } from "./props";
import { RESERVE, type Scene, spotOf, type Spot } from "./scene";
import { walked } from "./ways";

/** What a film is made from: taken from the events of an update, or from `last_turn` alone. */
export interface Story {
  turn: PixoidTurn;
  pixoid: number;
  ways: string;
  bonusPixels: readonly number[];
  secondController: number | null;
  /** Bonus cubes that lay there before the turn. */
  bonusesBefore: boolean[];
  /** Those taken in it, as pixels. */
  collected: number[];
  reserveBefore: number;
  reserveAfter: number;
  pointsBefore: number[];
  pointsAfter: number[];
  result: PixoidRound | null;
  /** Who is Pixoid in the round that begins after this turn. */
  nextPixoid: number | null;
}

export type Beat = "open" | "pixoid" | "viruses" | "caught" | "cube" | "score" | "role" | "done";

/** Milliseconds at which each part of the film begins. */
export interface Timeline {
  walks: number[][];
  pixoid: number;
  viruses: number;
  outcome: number;
  score: number;
  role: number;
  end: number;
}

export const STEP_MS = 190;
const OPEN_MS = 1250;
const BREATH_MS = 280;
const CAUGHT_MS = 1100;
const CUBE_MS = 650;
const SCORE_MS = 3200;
const ROLE_MS = 2200;

export function timelineOf(story: Story): Timeline {
  const walks = story.turn.moves.map((move) => walked(story.ways, move));
  const steps = (pawn: number): number => walks[pawn]?.length ?? 0;
  const longest = Math.max(0, ...walks.map((_, pawn) => (pawn === story.pixoid ? 0 : steps(pawn))));
  const pixoid = OPEN_MS;
  const viruses = pixoid + steps(story.pixoid) * STEP_MS + (longest > 0 ? BREATH_MS : 0);
  const outcome = viruses + longest * STEP_MS;
  const score = outcome + (story.turn.caught ? CAUGHT_MS : CUBE_MS);
  const role = score + (story.result ? SCORE_MS : 0);
  return { walks, pixoid, viruses, outcome, score, role, end: role + (story.nextPixoid === null ? 0 : ROLE_MS) };
}

export function beatAt(story: Story, line: Timeline, ms: number): Beat {
  if (ms >= line.end) return "done";
  if (ms >= line.role) return "role";
  if (ms >= line.score) return "score";
  if (ms >= line.outcome) return story.turn.caught ? "caught" : "cube";
  if (ms >= line.viruses) return "viruses";
  return ms >= line.pixoid ? "pixoid" : "open";
}

/** The picture at a moment. With `calm` a pawn stands on one pixel or on the next, never between. */
export function sceneAt(story: Story, line: Timeline, ms: number, calm: boolean): Scene {
  const begins = story.turn.moves.map((_, pawn) => (pawn === story.pixoid ? line.pixoid : line.viruses));
  const spots = story.turn.moves.map((move, pawn) => {
    return along(move.from, line.walks[pawn] ?? [], (ms - (begins[pawn] ?? 0)) / STEP_MS, calm);
  });
  const entered = (line.walks[story.pixoid] ?? []).slice(0, stepsAt(ms - line.pixoid));
  const taken = story.collected.filter((pixel) => entered.includes(pixel) || ms >= line.outcome);
  const share = story.result ? clamp((ms - line.score - 500) / 1400) : 1;
  return {
    pawns: spots,
    pixoid: story.pixoid,
    bonuses: story.bonusesBefore.map((lies, bonus) => lies && !taken.includes(story.bonusPixels[bonus] ?? -1)),
    reserve: ms >= line.outcome ? story.reserveAfter : story.reserveBefore,
    points: ms < line.score ? story.pointsBefore : story.pointsBefore.map((before, seat) =>
      Math.round(before + ((story.pointsAfter[seat] ?? before) - before) * share)),
    secondController: story.secondController,
    shown: story.turn,
    arrived: begins.map((begin, pawn) => ms >= begin + (line.walks[pawn]?.length ?? 0) * STEP_MS),
    tookAt: took(story) && ms >= line.outcome && ms < line.score ? (spots[story.pixoid] ?? null) : null,
    caughtAt: story.turn.caught && ms >= line.outcome ? (spots[story.pixoid] ?? null) : null,
  };
}

/** The film of the turn that an update brings; nothing if it brings none. `before` is what the screen showed. */
export function storyOfUpdate(update: PixoidUpdate, before: PixoidView | null): Story | null {
  const moved = update.events.find((event) => event.is === "moved");
  if (!moved) return null;
  const collected = update.events.flatMap((event) => (event.is === "collected" ? [event.pixel] : []));
  const told = storyOf(update.view, moved.turn, collected);
  const sameRound = before && before.open.round === roundOf(update.view) && before.open.phase === "program";
  // Which cubes lay there is known to who saw it; otherwise only those that were taken are.
  return sameRound ? { ...told, bonusesBefore: before.open.bonuses } : told;
}

/** The film of the last turn from the view alone, for who comes late or wants to see it again. */
export function storyOfView(view: PixoidView, collected: number[]): Story | null {
  return view.open.last_turn && storyOf(view, view.open.last_turn, collected);
}

function storyOf(view: PixoidView, turn: PixoidTurn, collected: number[]): Story {
  const { open } = view;
  const ended = lastTurnEndedItsRound(view);
  const result = ended ? open.last_round : null;
  const reserveAfter = result ? RESERVE - result.cubes : open.reserve;
  // A turn that ends by capture, or by the winning bonus of the short game, takes no cube.
  const tookACube = !turn.caught && !(result?.ending === "escaped" && result.cubes < RESERVE && wonByBonus(view, turn));
  return {
    turn,
    pixoid: result?.pixoid ?? open.pixoid,
    ways: view.ways,
    bonusPixels: view.bonus_pixels,
    secondController: open.second_controller === null ? null : otherHolder(view, result !== null),
    bonusesBefore: view.bonus_pixels.map((pixel, bonus) =>
      collected.includes(pixel) || (open.bonuses[bonus] === true && (!ended || open.phase === "over"))),
    collected,
    reserveBefore: reserveAfter + (tookACube ? 1 : 0),
    reserveAfter,
    pointsBefore: open.points.map((points, seat) => points - (result?.gained[seat] ?? 0)),
    pointsAfter: open.points,
    result,
    nextPixoid: result && open.phase !== "over" ? open.pixoid : null,
  };
}

/** With a full reserve no turn of this round has passed yet, so the last one ended the round before. */
export function lastTurnEndedItsRound({ open }: PixoidView): boolean {
  return open.last_round !== null && (open.phase === "over" || open.reserve === RESERVE);
}

const roundOf = (view: PixoidView): number =>
  view.open.round - (lastTurnEndedItsRound(view) && view.open.phase !== "over" ? 1 : 0);

/** No Virus moved although nobody was caught: the short game ended in the middle of Pixoid's move (PA19). */
function wonByBonus(view: PixoidView, turn: PixoidTurn): boolean {
  return view.open.options.variant === "short" && turn.moves.every((move, pawn) => pawn === view.open.pixoid || move.to === move.from);
}

/** The second controller has been passed on since; after the end of a round nobody can tell any more. */
function otherHolder({ open }: PixoidView, ended: boolean): number | null {
  if (ended) return open.phase === "over" ? open.second_controller : null;
  return [0, 1, 2].find((seat) => seat !== open.pixoid && seat !== open.second_controller) ?? null;
}

const took = (story: Story): boolean => story.reserveAfter < story.reserveBefore;
const stepsAt = (ms: number): number => Math.max(0, Math.floor(ms / STEP_MS));
const clamp = (share: number): number => Math.min(1, Math.max(0, share));

function along(from: number, pixels: readonly number[], steps: number, calm: boolean): Spot {
  const done = Math.min(pixels.length, Math.max(0, Math.floor(steps)));
  const here = spotOf(done === 0 ? from : (pixels[done - 1] ?? from));
  const next = pixels[done];
  if (calm || steps <= 0 || next === undefined) return here;
  const there = spotOf(next);
  const share = hop(steps - done);
  return { x: here.x + (there.x - here.x) * share, y: here.y + (there.y - here.y) * share };
}

/** A quick hop and a short stand on each pixel, in quarters: an old console moves sprites in whole dots. */
const hop = (share: number): number => Math.round(clamp(share / 0.7) * 4) / 4;

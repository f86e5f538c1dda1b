/**
 * The reveal of one turn as a film: a pure function from the moment to the picture. All controllers open, Pixoid
 * runs, then the Viruses together, then what it brought (PA35). Nothing here draws or keeps time.
 */
import { type Scene, spotOf, type Spot } from "./scene";
import type { Plot } from "./story";
import { walked } from "../board/ways";

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

export function timelineOf(story: Plot): Timeline {
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

export function beatAt(story: Plot, line: Timeline, ms: number): Beat {
  if (ms >= line.end) return "done";
  if (ms >= line.role) return "role";
  if (ms >= line.score) return "score";
  if (ms >= line.outcome) return story.turn.caught ? "caught" : "cube";
  if (ms >= line.viruses) return "viruses";
  return ms >= line.pixoid ? "pixoid" : "open";
}

/** The picture at a moment. With `calm` a pawn stands on one pixel or on the next, never between. */
export function sceneAt(story: Plot, line: Timeline, ms: number, calm: boolean): Scene {
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

const took = (story: Plot): boolean => story.reserveAfter < story.reserveBefore;
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

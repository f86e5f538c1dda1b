/** The film over a whole recorded game: it begins where the last view stood and ends where the new one stands. */
import { describe, expect, it } from "vitest";
import { recorded } from "./recorded";
import { beatAt, sceneAt, timelineOf } from "./reveal";
import { sceneOf, spotOf } from "./scene";
import { lastTurnEndedItsRound, storyOfUpdate, storyOfView } from "./story";
import { isOpen, walk } from "../board/ways";

const films = recorded.flatMap((update, step) => {
  const before = recorded[step - 1];
  const story = before && storyOfUpdate(update, before.view);
  return story && before ? [{ update, before: before.view, story, line: timelineOf(story) }] : [];
});

it("there is one film for each turn, and none for a placing", () => {
  expect(films.length).toBe(recorded.filter(({ events }) => events.some(({ is }) => is === "moved")).length);
  expect(films.length).toBeGreaterThan(20);
});

it("a film begins as the last view ended", () => {
  for (const { before, story, line } of films) {
    const first = sceneAt(story, line, 0, false);
    const stood = sceneOf(before.open);
    const { pawns, pixoid, bonuses, reserve, points } = stood;
    expect(first).toMatchObject({ pawns, pixoid, bonuses, reserve, points });
    expect(first.secondController).toBe(story.result ? first.secondController : stood.secondController);
  }
});

it("a film ends as the new view stands, or as its round stood when it ended", () => {
  for (const { update, story, line } of films) {
    const last = sceneAt(story, line, line.end, false);
    expect(last.pawns).toEqual(story.turn.moves.map((move) => spotOf(move.to)));
    expect(last.points).toEqual(update.view.open.points);
    if (story.result) expect(last.reserve).toBe(12 - story.result.cubes);
    else expect(last).toMatchObject({ bonuses: update.view.open.bonuses, reserve: update.view.open.reserve });
  }
});

it("pawns walk along open ways, Pixoid before the Viruses", () => {
  for (const { story, line } of films) {
    story.turn.moves.forEach((move, pawn) => {
      const pixels = line.walks[pawn] ?? [];
      expect(walk(story.ways, move.from, move.command.direction, pixels.length)).toEqual(pixels);
      if (pixels.length > 0) expect(isOpen(story.ways, move.from, move.command.direction)).toBe(true);
    });
    expect(sceneAt(story, line, line.viruses, false).arrived[story.pixoid]).toBe(true);
    const waiting = sceneAt(story, line, line.viruses - 1, false);
    story.turn.moves.forEach((move, pawn) => {
      if (pawn !== story.pixoid) expect(waiting.pawns[pawn]).toEqual(spotOf(move.from));
    });
  }
});

it("whoever asked for calm never sees a pawn between two pixels", () => {
  for (const { story, line } of films.slice(0, 8)) {
    for (let ms = 0; ms < line.end; ms += 17) {
      for (const spot of sceneAt(story, line, ms, true).pawns) {
        expect(Number.isInteger(spot?.x) && Number.isInteger(spot?.y)).toBe(true);
      }
    }
  }
});

describe("a film from the view alone", () => {
  it("shows the same walks after a reload", () => {
    for (const { update, story, line } of films) {
      const again = storyOfView(update.view, story.collected);
      if (!again) throw new Error("no last turn");
      expect(timelineOf(again)).toEqual(line);
      expect(again).toMatchObject({ pixoid: story.pixoid, reserveBefore: story.reserveBefore, reserveAfter: story.reserveAfter });
    }
  });
  it("is still that of the round before while pawns are placed", () => {
    const placing = recorded.filter(({ view }) => view.open.round > 0 && view.open.reserve === 12);
    expect(placing.length).toBeGreaterThan(0);
    for (const { view } of placing) {
      expect(lastTurnEndedItsRound(view)).toBe(true);
      expect(storyOfView(view, [])?.pixoid).toBe(view.open.last_round?.pixoid);
    }
  });
  it("is not there before the first turn", () => {
    const first = recorded[0];
    expect(first && storyOfView(first.view, [])).toBeNull();
  });
});

it("beats come in order, and a round's end adds the score and the next Pixoid", () => {
  const ending = films.find(({ story }) => story.result && story.nextPixoid !== null && story.turn.caught);
  if (!ending) throw new Error("nobody was caught in the recorded game");
  const { story, line } = ending;
  const beats = new Set(Array.from({ length: 2000 }, (_, index) => beatAt(story, line, (index * line.end) / 1999)));
  expect([...beats]).toEqual(
    line.viruses === line.outcome
      ? ["open", "pixoid", "caught", "score", "role", "done"]
      : ["open", "pixoid", "viruses", "caught", "score", "role", "done"],
  );
});

it("the bonus that wins the short game takes no cube from the reserve, and the Viruses stay where they are", () => {
  const { update, story } = films.find((film) => film.story.result === null) ?? {};
  if (!update || !story) throw new Error("no turn in the middle of a round");
  const view = structuredClone(update.view);
  const turn = structuredClone(story.turn);
  turn.moves.forEach((move, pawn) => { if (pawn !== view.open.pixoid) move.to = move.from; });
  const gained = view.open.points.map(() => 0);
  Object.assign(view.open, {
    options: { ...view.open.options, variant: "short" }, phase: "over", reserve: 3, last_turn: turn,
    last_round: { pixoid: view.open.pixoid, ending: "escaped", cubes: 9, bonuses: 3, gained },
  });
  const won = storyOfView(view, []);
  expect(won).toMatchObject({ reserveBefore: 3, reserveAfter: 3, nextPixoid: null });
  const line = won && timelineOf(won);
  expect(line?.viruses).toBe(line?.outcome);
});

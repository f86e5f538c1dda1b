import { expect, test } from "vitest";
import { begin, decoys, type Evening, mayOwn, type Move, nextNarrator, play, pointsOf, read, roundOf, turn, undo, winnersOf } from "./evening";

function after(evening: Evening, ...moves: Move[]): Evening {
  return moves.reduce((now, move) => {
    const next = play(now, move);
    if (!next) throw new Error(`refused: ${JSON.stringify(move)}`);
    return next;
  }, evening);
}

/** Votes in the order of the device; then the narrator's place, and whose the others are. */
function round(evening: Evening, votes: number[], right: number, owners: Record<number, number>): Evening {
  const narrator = roundOf(evening).narrator;
  const said = Object.entries(owners).map(([place, seat]): Move => ({ is: "owner", place: Number(place), seat }));
  const voted = votes.reduce((now, place) => after(now, { is: "vote", seat: turn(now) ?? -1, place }), after(evening, { is: "laid" }));
  return after(voted, { is: "owner", place: right, seat: narrator }, ...said, { is: "count" });
}

/** All find the card: two for everybody but the narrator. */
const plain = (evening: Evening): Evening => round(evening, Array<number>(roundOf(evening).votes.length - 1).fill(1), 1, {});

test("a round from the clue to the points", () => {
  let evening = after(begin(4), { is: "narrates", seat: 2 }, { is: "laid" });
  expect(turn(evening)).toBe(3);
  evening = after(evening, { is: "vote", seat: 3, place: 1 }, { is: "vote", seat: 0, place: 1 });
  expect(play(evening, { is: "vote", seat: 0, place: 2 }), "nobody votes twice").toBeNull();
  expect(play(evening, { is: "vote", seat: 1, place: 5 }), "there is no fifth card").toBeNull();
  evening = after(evening, { is: "vote", seat: 1, place: 4 });
  expect([evening.step, turn(evening)]).toEqual(["reveal", null]);
  expect(play(evening, { is: "count" }), "the narrator's card is not known").toBeNull();
  evening = after(evening, { is: "owner", place: 1, seat: 2 });
  expect(decoys(roundOf(evening))).toEqual([4]);
  expect(mayOwn(roundOf(evening), 4, 1), "nobody votes for their own card").toBe(false);
  evening = after(evening, { is: "owner", place: 4, seat: 0 }, { is: "count" });
  expect(pointsOf(evening)).toEqual([3 + 1, 0, 3, 3]);
  evening = after(evening, { is: "next" });
  expect([roundOf(evening).narrator, pointsOf(evening)]).toEqual([3, [4, 0, 3, 3]]);
});

test("the narrator's card can be said anew", () => {
  const voted = after(begin(4), { is: "laid" }, ...[1, 2, 3].map((seat): Move => ({ is: "vote", seat, place: 1 })));
  const said = after(voted, { is: "owner", place: 1, seat: 0 }, { is: "owner", place: 3, seat: 0 });
  expect(roundOf(said).owners).toEqual([null, null, 0, null]);
});

test("three lay two cards each, and no more", () => {
  const voted = after(begin(3), { is: "laid" }, { is: "vote", seat: 1, place: 5 }, { is: "vote", seat: 2, place: 4 });
  expect(roundOf(voted).owners).toHaveLength(5);
  const said = after(voted, { is: "owner", place: 1, seat: 0 }, { is: "owner", place: 5, seat: 2 }, { is: "owner", place: 4, seat: 1 });
  expect(pointsOf(after(said, { is: "count" }))).toEqual([0, 3, 3]);
  expect(mayOwn(roundOf(after(said, { is: "owner", place: 2, seat: 2 })), 3, 2)).toBe(false);
});

test("thirty ends the game after the round, and equals share", () => {
  let evening = plain(begin(4));
  for (let rounds = 1; winnersOf(evening).length === 0; rounds++) {
    expect(rounds).toBeLessThan(40);
    evening = plain(after(evening, { is: "next" }));
  }
  // The fourth has told one time less, and so found the card one time more.
  expect(evening.rounds).toHaveLength(19);
  expect(pointsOf(evening)).toEqual([28, 28, 28, 30]);
  expect(winnersOf(evening)).toEqual([3]);
  expect(play(evening, { is: "next" })).toBeNull();
});

test("a counted round is opened again as it was, an open one is voted anew", () => {
  const counted = round(begin(4), [1, 1, 2], 1, { 2: 1 });
  const mended = undo(counted);
  expect(mended).toEqual({ is: "mend", evening: { ...counted, step: "reveal" } });
  expect(undo(after(counted, { is: "next" }))).toEqual(mended);
  const anew = undo(mended?.evening ?? counted);
  expect(anew).toEqual({ is: "anew", evening: begin(4) });
  expect(undo(begin(4))).toBeNull();
});

/** Each state on the way of a whole game, with its undone one beside it. */
function* evenings(people: number): Generator<Evening> {
  let evening = begin(people);
  for (const move of function* (): Generator<Move> {
    for (let number = 0; winnersOf(evening).length === 0; number++) {
      if (number > 0) yield { is: "next" };
      yield { is: "laid" };
      for (let seat = turn(evening); seat !== null; seat = turn(evening)) yield { is: "vote", seat, place: seat === nextNarrator(roundOf(evening)) ? 1 : 2 };
      yield { is: "owner", place: 1, seat: roundOf(evening).narrator };
      for (const place of decoys(roundOf(evening))) {
        const seat = roundOf(evening).votes.findIndex((_, other) => other !== roundOf(evening).narrator && mayOwn(roundOf(evening), place, other));
        yield { is: "owner", place, seat };
      }
      yield { is: "count" };
    }
  }()) {
    evening = after(evening, move);
    yield evening;
    const back = undo(evening);
    if (back) yield back.evening;
  }
}

test.each([3, 4, 6, 8])("every state of a game of %i is kept and read as it was", (people) => {
  let seen = 0;
  for (const evening of evenings(people)) {
    expect(read(JSON.parse(JSON.stringify(evening)), people)).toEqual(evening);
    expect(read(evening, people + 1)).toBeNull();
    seen++;
  }
  expect(seen).toBeGreaterThan(100);
});

const counted = round(begin(4), [1, 1, 2], 1, { 2: 1 });
const [sound] = counted.rounds;
test.each<[string, unknown]>([
  ["nothing", null],
  ["no rounds", { rounds: [], step: "tell" }],
  ["an unknown step", { ...counted, step: "sleep" }],
  ["a round that is none", { ...counted, rounds: [null] }],
  ["a step that the round has not reached", { rounds: [begin(4).rounds[0]], step: "score" }],
  ["a step that the round is beyond", { ...counted, step: "vote" }],
  ["an old round that was never counted", { rounds: [begin(4).rounds[0], begin(4).rounds[0]], step: "tell" }],
  ["a narrator who is not there", { ...counted, rounds: [{ ...sound, narrator: 4 }] }],
  ["a narrator who votes", { ...counted, rounds: [{ ...sound, votes: [1, 1, 1, 2] }] }],
  ["a vote for no card", { ...counted, rounds: [{ ...sound, votes: [null, 1, 1, 9] }] }],
  ["a vote that is half a card", { ...counted, rounds: [{ ...sound, votes: [null, 1, 1, 1.5] }] }],
  ["a vote for one's own card", { ...counted, rounds: [{ ...sound, owners: [0, 3, null, null] }] }],
  ["one card too many", { ...counted, rounds: [{ ...sound, owners: [0, 1, 1, null] }] }],
  ["two cards of the narrator", { ...counted, rounds: [{ ...sound, owners: [0, 1, 0, null] }] }],
])("%s is not read", (_, kept) => {
  expect(read(kept, 4)).toBeNull();
});

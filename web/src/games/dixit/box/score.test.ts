/** The cases of `crates/dixit/tests/counting.rs` that are about points, by the same names, and what must hold always. */
import { describe, expect, test } from "vitest";
import { finders, gains } from "./score";

/** Everybody's card lies at the place of their seat. The narrator is seat 0; the others vote for somebody's card. */
const round = (...votes: number[]): number[] =>
  gains(0, [0, ...votes.map((_, index) => index + 1)], [null, ...votes.map((owner) => owner + 1)]);

describe("the cases of the server", () => {
  test("DR9: all found gives two to the others", () => {
    expect(round(0, 0, 0)).toEqual([0, 2, 2, 2]);
  });
  test("DR9, DA14: none found gives two to the others and one for each vote", () => {
    expect(round(2, 3, 2)).toEqual([0, 2, 2 + 2, 2 + 1]);
  });
  test("DR10: some found gives three to them and to the narrator", () => {
    expect(round(0, 0, 0, 1)).toEqual([3, 3 + 1, 3, 3, 0]);
  });
  test("DR11: each vote on a card is worth one, but not for the narrator", () => {
    expect(round(0, 1, 1, 1)).toEqual([3, 3 + 3, 0, 0, 0]);
  });
  test("DR12: another seat narrates", () => {
    // Seat 1 narrates; 0, 2 and 3 vote.
    expect(gains(1, [0, 1, 2, 3], [2, null, 2, 1])).toEqual([3 + 1, 3, 3, 0]);
  });
  test("DR15: with three a vote on either card is worth one", () => {
    // Place 1 is the narrator's, 2 and 3 are of seat 1, 4 and 5 of seat 2.
    for (const decoy of [4, 5]) expect(gains(0, [0, 1, 1, 2, 2], [null, decoy, 1])).toEqual([3, 0, 3 + 1]);
  });
  test("DA24: with three, all or none is both or neither", () => {
    expect(gains(0, [0, 1, 1, 2, 2], [null, 1, 1])).toEqual([0, 2, 2]);
    expect(gains(0, [0, 1, 1, 2, 2], [null, 4, 2])).toEqual([0, 3, 3]);
    expect(gains(0, [0, 1, 1, 2, 2], [null, 1, 2])).toEqual([3, 3 + 1, 0]);
  });
  test("DR16: the rulebook's example with six", () => {
    // Pink, blue, green, purple, yellow, red are seats 0 to 5.
    expect(round(0, 0, 1, 1, 3)).toEqual([3, 3 + 2, 3, 1, 0, 0]);
  });
  test("DA11: who abstains is not counted", () => {
    const count = (...votes: (number | null)[]) => gains(0, [0, 1, 2, 3, 4], votes);
    expect(count(null, 1, 1, null, 1)).toEqual([0, 2, 2, 0, 2]);
    expect(count(null, 4, 4, null, null)).toEqual([0, 2, 2, 2, 0]);
    expect(count(null, null, null, null, null)).toEqual([0, 0, 0, 0, 0]);
    expect(count(null, 1, 4, null, 4)).toEqual([3, 3, 0, 2, 0]);
  });
  test("DA15: nine is the most with eight", () => {
    expect(round(0, 1, 1, 1, 1, 1, 1)[1]).toBe(9);
  });
});

test("finders are who voted for the narrator's card", () => {
  expect(finders(2, [0, 1, 2, 3], [3, 1, null, 3])).toEqual([0, 3]);
});

/** Every way to vote, nobody for a card of their own; abstaining is one. With many people every so-many-th way. */
function* ballots(people: number, owners: readonly number[]): Generator<(number | null)[]> {
  const choices = Array.from({ length: people }, (_, seat) => [null, ...owners.flatMap((owner, index) => (owner === seat ? [] : [index + 1]))]);
  const ways = choices[1]?.length ?? 0;
  const stride = people > 6 ? 211 : 1;
  for (let number = 0; number < ways ** (people - 1); number += stride)
    yield choices.map((own, seat) => (seat === 0 ? null : (own[Math.floor(number / ways ** (seat - 1)) % ways] ?? null)));
}

/** Written from the rulebook, sentence by sentence, and in another way than the count. */
function byTheBook(votes: readonly (number | null)[], owners: readonly number[]): number[] {
  const voters = votes.flatMap((place, seat) => (place === null ? [] : [{ seat, owner: owners[place - 1] ?? -1 }]));
  const right = voters.filter(({ owner }) => owner === 0);
  const points = votes.map(() => 0);
  const give = (seat: number, count: number): void => void (points[seat] = (points[seat] ?? 0) + count);
  if (right.length === voters.length || right.length === 0) for (const { seat } of voters) give(seat, 2);
  else for (const { seat } of [{ seat: 0 }, ...right]) give(seat, 3);
  for (const { owner } of voters) if (owner !== 0) give(owner, 1);
  return points;
}

test.each([3, 4, 5, 6, 7, 8])("DA15: rounds of %i people are by the book, and give no more than the rules can", (people) => {
  const owners = people === 3 ? [0, 1, 1, 2, 2] : Array.from({ length: people }, (_, seat) => seat);
  const wrong: unknown[] = [];
  let seen = 0;
  for (const votes of ballots(people, owners)) {
    const gained = gains(0, owners, votes);
    const book = byTheBook(votes, owners);
    const cast = votes.filter((place) => place !== null).length;
    const found = votes.filter((place) => place === 1).length;
    const holds =
      gained.every((points, seat) => points === book[seat]) &&
      (gained[0] === 3) === (found > 0 && found < cast) &&
      Math.max(...gained) <= 3 + people - 2;
    if (!holds) wrong.push({ votes, gained });
    seen++;
  }
  expect(wrong).toEqual([]);
  expect(seen).toBeGreaterThan(15);
});

/** The caller counts as the rules do. */
import { expect, test } from "vitest";
import { begin, endingOf, type Evening, type Kept, type Move, play, read, shooters, undo } from "./evening";

function after(kept: Kept, ...moves: Move[]): Kept {
  return moves.reduce((state, move) => {
    const next = play(state, move);
    if (!next) throw new Error(`cannot ${JSON.stringify(move)} in ${JSON.stringify(state.now)}`);
    return next;
  }, kept);
}
const NEXT: Move = { is: "next" };
const toBids = (people: number): Kept => after(begin(people), NEXT, NEXT);
const seats = ({ now }: Kept, ...keys: (keyof Evening["seats"][number])[]) => now.seats.map((seat) => keys.map((key) => seat[key]));

test("a round: bids, a right accusation, shots until all are done, points", () => {
  const challenged = after(toBids(3), { is: "bid", seat: 0, bid: 2 }, { is: "bid", seat: 1, bid: 4 }, { is: "bid", seat: 2, bid: 0 }, NEXT, { is: "accuse", by: 2, whom: 1, caught: true });
  expect(seats(challenged, "living", "isOut")).toEqual([[4, false], [3, true], [4, false]]);
  const shots = after(challenged, NEXT);
  expect(shooters(shots.now)).toEqual([0]);
  expect(play(shots, NEXT)).toBeNull();
  const points = after(shots, { is: "fired", fell: [] }, { is: "fired", fell: [] }, NEXT);
  expect(points.now.step).toBe("points");
  expect(seats(after(points, NEXT), "points", "isOut")).toEqual([[3, false], [0, false], [1, false]]);
});

test("a wrong accusation loads a bullet, which goes with a character", () => {
  const wrong = after(toBids(2), NEXT, { is: "accuse", by: 0, whom: 1, caught: false });
  expect(seats(wrong, "bullets", "hasAccused")).toEqual([[1, true], [0, false]]);
  expect(play(wrong, { is: "accuse", by: 0, whom: 1, caught: true })).toBeNull();
  const shot = after(wrong, NEXT, { is: "fired", fell: [0] });
  expect(seats(shot, "bullets", "living")).toEqual([[0, 3], [0, 4]]);
});

test("the last captain, fifteen points, and nobody", () => {
  const one = toBids(2);
  const ends = (change: Partial<Evening["seats"][number]>[], step: Evening["step"] = "load") =>
    endingOf({ ...one.now, step, seats: one.now.seats.map((seat, nth) => ({ ...seat, ...change[nth] })) });
  expect(ends([{ living: 0 }, {}])).toEqual({ is: "survivor", seat: 1 });
  expect(ends([{ living: 0 }, { living: 0 }])).toEqual({ is: "nobody" });
  expect(ends([{ points: 16 }, { points: 15 }])).toEqual({ is: "points", seat: 0 });
  expect(ends([{ points: 16 }, { points: 16 }])).toBeNull();
  expect(ends([{ points: 16 }, {}], "shots")).toBeNull();
});

test("one step back, and what was kept is checked", () => {
  const made = after(toBids(2), { is: "bid", seat: 1, bid: 5 });
  expect(undo(made)?.now).toEqual(toBids(2).now);
  expect(read(JSON.parse(JSON.stringify(made)), 2)).toEqual(made);
  expect(read(JSON.parse(JSON.stringify(made)), 3)).toBeNull();
  expect(read({ now: { ...made.now, step: "dance" }, before: null }, 2)).toBeNull();
});

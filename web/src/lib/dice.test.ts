import { beforeEach, expect, test } from "vitest";
import type { Sealed } from "../wire/Sealed";
import { Dice, hashOf, leadsTo, linkOf, newShare } from "./dice";

// A new table for each test: nothing is left over.
let tables = 0;
let dice: Dice;
beforeEach(() => (dice = new Dice(`T${tables++}`)));

/** Seat 0 is somebody else, seat 1 is this device. */
function sealed(hash: string, attempts: Sealed["attempts"] = [], commit = "c0"): Sealed {
  const other = `aa${attempts.length}`;
  return { commit, receipts: [{ seat: 0, hash: other }, { seat: 1, hash }], attempts };
}

test("the hash is the kernel's", () => {
  // crates/table/src/chance.rs holds the same.
  expect(hashOf("01".repeat(32))).toBe("1d35fe59d1daec9ab3fe90816c1b3895414b7b8b6bd11bd1504664cb12dcfbda");
});

test("until the deal a device seals the same, and each deal something new", () => {
  const hash = dice.seal("c0");
  expect(dice.seal("c0")).toBe(hash);
  expect(dice.seal("c1")).not.toBe(hash);
});

test("what was sealed is opened after it was written down, and a reload opens the same again", () => {
  const hash = dice.seal("c0");
  const opened = dice.open("g", sealed(hash), 1);
  expect(hashOf(opened?.bytes ?? "")).toBe(hash);
  expect(dice.kept("g")).toEqual(sealed(hash));
  expect(dice.open("g", sealed(hash), 1)).toEqual(opened);
});

test("another attempt opens the next link, to which the first one commits", () => {
  const first = sealed(dice.seal("c0"));
  const before = dice.open("g", first, 1)?.bytes ?? "";
  const second = sealed(before, [{ receipts: first.receipts, left_out: [2] }]);
  const opened = dice.open("g", second, 1);
  expect(opened?.attempt).toBe(1);
  expect(hashOf(opened?.bytes ?? "")).toBe(before);
  expect(dice.open("g", second, 1)).toEqual(opened);
  expect(dice.kept("g")).toEqual(second);
});

test("no later link is opened before the one that commits to it", () => {
  const first = sealed(dice.seal("c0"));
  const second = sealed(first.receipts[1]?.hash ?? "", [{ receipts: first.receipts, left_out: [2] }]);
  expect(dice.open("g", second, 1)).toBeNull();
});

test("the chain is the kernel's", () => {
  const seed = "01".repeat(32);
  expect(linkOf(seed, 8)).toBe(seed);
  expect(linkOf(seed, 7)).toBe(hashOf(seed));
  expect(hashOf(linkOf(seed, 1))).toBe(linkOf(seed, 0));
  // crates/table/src/chance.rs holds the same.
  expect(linkOf(seed, 0)).toBe("c55080c6b791dc0e585c9217d974c4fbab4d0c9644805756dae0e96a85625c04");
});

test("bytes that were opened once are opened for nothing else, whatever the table says", () => {
  const hash = dice.seal("c0");
  const honest = sealed(hash);
  dice.open("g", honest, 1);
  const lie = { ...honest, receipts: [{ seat: 0, hash: "bb" }, { seat: 1, hash }] };
  expect(dice.open("g", lie, 1)).toBeNull();
  expect(dice.open("another game", lie, 1)).toBeNull();
  expect(dice.kept("g")).toEqual(honest);
  // Nor are they sealed again.
  expect(dice.seal("c0")).not.toBe(hash);
});

test("nothing is opened under another commitment or a foreign hash", () => {
  const hash = dice.seal("c0");
  expect(dice.open("g", sealed(hash, [], "c1"), 1)).toBeNull();
  expect(dice.open("h", sealed("ff"), 1)).toBeNull();
  expect(dice.open("i", sealed(hash), 0)).toBeNull();
});

test("a share that was sealed with the opening of a table is opened there", () => {
  const share = newShare();
  dice.adopt(share);
  expect(dice.open("g", sealed(share.hash), 1)?.bytes).toBe(linkOf(share.seed, 0));
});

test("what was shown must not change", () => {
  const first = sealed("f0");
  const later = sealed("f1", [{ receipts: first.receipts, left_out: [2] }]);
  expect(leadsTo(first, later) && leadsTo(first, first)).toBe(true);
  expect(leadsTo(later, first)).toBe(false);
  expect(leadsTo(later, { ...later, attempts: [{ receipts: first.receipts, left_out: [0] }] })).toBe(false);
  expect(leadsTo(first, sealed("f1", [{ receipts: [], left_out: [2] }]))).toBe(false);
  expect(leadsTo(first, { ...first, missing: [2] })).toBe(false);
});

test("a drawer with something else in it is an empty one", () => {
  const there = { getItem: () => garbage, setItem: () => { throw new Error("full"); } };
  let garbage = "";
  Object.assign(globalThis, { localStorage: there });
  try {
    for (garbage of ["", "x", "5", "null", "[]", '{"share":5,"kept":7}', '{"share":{"seed":"zz","hash":"a","opened_for":[]},"kept":[null,{"game":"g"},{"game":"g","sealed":{"commit":"c","receipts":[],"attempts":[3]}}]}', '{"commit":"c0","share":{"seed":"a","hash":"b"}}']) {
      const other = new Dice(`garbage-${garbage}`);
      expect(other.kept("g")).toBeNull();
      expect(other.seal("c0")).toMatch(/^[0-9a-f]{64}$/);
      expect(other.open("g", sealed("ff"), 1)).toBeNull();
      expect(() => { other.follow("elsewhere"); }).not.toThrow();
    }
  } finally {
    Reflect.deleteProperty(globalThis, "localStorage");
  }
});

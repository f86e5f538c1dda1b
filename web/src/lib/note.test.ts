import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dropNote, noteOn } from "./note";

const asked = { table: "KOT42", deal: "c0ffee", seat: 1, question: 7 };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("a note is read again for the same question only", () => {
  noteOn(asked).keep({ direction: "up" });
  expect(noteOn({ ...asked }).read()).toEqual({ direction: "up" });
  for (const other of [{ table: "PIES7" }, { deal: "decaf" }, { seat: 2 }, { question: 8 }])
    expect(noteOn({ ...asked, ...other }).read()).toBeNull();
});

test("a closed question leaves nothing behind", () => {
  noteOn(asked).keep("half");
  dropNote(asked.table);
  expect(noteOn(asked).read()).toBeNull();
});

test("a browser without storage, or with something else in it, has no notes", () => {
  localStorage.setItem("stolik-note-KOT42", "{");
  expect(noteOn(asked).read()).toBeNull();
  vi.stubGlobal("localStorage", undefined);
  noteOn(asked).keep("half");
  expect(noteOn(asked).read()).toBeNull();
});

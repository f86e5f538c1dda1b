/** The other end is tested with the same talk, in `crates/squeeze/tests/same_talk.rs`. */
import { expect, test } from "vitest";
import { Memory } from "./memory";
import talk from "./talk.json";

test("what is told is understood", () => {
  const memory = new Memory();
  for (const { text, frame } of talk) {
    if (frame === null) memory.hear(text);
    else expect(memory.understand(Buffer.from(frame, "hex"))).toBe(text);
  }
});

test("a server of the version before is understood", () => {
  const memory = new Memory();
  memory.hear('{"is":"here"}');
  // In LZ4: thirteen letters of what was told before, and an x.
  expect(memory.understand(Uint8Array.of(0, 0x09, 13, 0, 0x10, 0x78))).toBe('{"is":"here"}x');
  // The first of another kind follows on all of it.
  expect(memory.understand(Uint8Array.of(255, 0x03, 27, 0, 0x60, ...Buffer.from('done"}')))).toBe('{"is":"done"}');
  expect(memory.understand(Uint8Array.of(1, 0x09, 13, 0, 0x00))).toBe('{"is":"done"}');
});

test("a frame that follows on nothing is an error", () => {
  expect(() => new Memory().understand(Uint8Array.of(0, 0x10, 0x78))).toThrow();
  expect(() => new Memory().understand(Uint8Array.of(64, 0x10, 0x78))).toThrow();
});

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

test("a frame that follows on nothing is an error", () => {
  expect(() => new Memory().understand(Uint8Array.of(0, 0x10, 0x78))).toThrow();
  expect(() => new Memory().understand(Uint8Array.of(64, 0x10, 0x78))).toThrow();
});

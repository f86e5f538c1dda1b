/** A recorded game of three for tests: what `stolik replay FILE --seat 1 --json` prints. */
import lines from "../../../../dev/pixoid.jsonl?raw";
import type { PixoidUpdate } from "../props";

export const recorded: PixoidUpdate[] = lines
  .trim()
  .split("\n")
  .map((line) => ({ ...(JSON.parse(line) as PixoidUpdate), question: null, outcome: null }));

/**
 * The rules in the browser: `crates/check` as WebAssembly. Loaded when a game is over or seen again, and with nothing but what plain
 * HTTP at home offers.
 */
import type { Eyes } from "../wire/Eyes";
import type { GameUpdate } from "../wire/GameUpdate";
import type { Kept } from "../wire/Kept";
import type { Verdict } from "../wire/Verdict";

/** What `crates/check/src/browser.rs` exports. */
export interface Rules {
  memory: WebAssembly.Memory;
  room_for: (bytes: number) => number;
  check: () => number;
  film: () => number;
  companion: () => number;
  answer: () => number;
}

export async function load(url: string): Promise<Rules> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the rules were not found: ${response.status}`);
  const { instance } = await WebAssembly.instantiate(await response.arrayBuffer());
  return instance.exports as unknown as Rules;
}

/** What is to be said of a log by a device that kept this. */
export function verdictOn(rules: Rules, log: string, kept: Kept): Verdict {
  return JSON.parse(asked(rules, "check", kept, log)) as Verdict;
}

/** The updates of a finished game as these eyes saw them, or the verdict that says why there are none. */
export function filmOf(rules: Rules, log: string, eyes: Eyes): GameUpdate[] | Verdict {
  const lines = asked(rules, "film", eyes, log).trim().split("\n").map((line) => JSON.parse(line) as GameUpdate | Verdict);
  const [first] = lines;
  return first && "is" in first ? first : (lines as GameUpdate[]);
}

/** What the rules say to the companion of a box; the words of both are the game's own. */
export function companionOf(rules: Rules, game: string, ask: unknown): unknown {
  return JSON.parse(asked(rules, "companion", game, JSON.stringify(ask)));
}

function asked(rules: Rules, what: "check" | "film" | "companion", first: unknown, rest: string): string {
  const question = new TextEncoder().encode(`${JSON.stringify(first)}\n${rest}`);
  const place = rules.room_for(question.length);
  // The memory moves when it grows, so it is looked up each time.
  new Uint8Array(rules.memory.buffer, place, question.length).set(question);
  const length = rules[what]();
  return new TextDecoder().decode(new Uint8Array(rules.memory.buffer, rules.answer(), length));
}

/**
 * The rules in the browser: `crates/check` as WebAssembly. Loaded when a game is over, and with nothing but what plain
 * HTTP at home offers.
 */
import type { Kept } from "../wire/Kept";
import type { Verdict } from "../wire/Verdict";

/** What `crates/check/src/browser.rs` exports. */
interface Rules {
  memory: WebAssembly.Memory;
  room_for: (bytes: number) => number;
  check: () => number;
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
  const question = new TextEncoder().encode(`${JSON.stringify(kept)}\n${log}`);
  const place = rules.room_for(question.length);
  // The memory moves when it grows, so it is looked up each time.
  new Uint8Array(rules.memory.buffer, place, question.length).set(question);
  const length = rules.check();
  const answer = new Uint8Array(rules.memory.buffer, rules.answer(), length);
  return JSON.parse(new TextDecoder().decode(answer)) as Verdict;
}

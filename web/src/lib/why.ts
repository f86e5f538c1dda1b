/** Why a player has won, where points decided. A game says it itself where another rule did. */
import { mostPoints } from "./standings";
import { texts } from "./texts.svelte";
import type { Outcome } from "../wire/Outcome";

export function whyByPoints(outcome: Outcome): string {
  const count = mostPoints(outcome);
  return count === null ? "" : texts.of("won-by-points", { count });
}

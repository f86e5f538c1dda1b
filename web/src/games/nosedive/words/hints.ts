/** What is explained in a first round, each at the moment it matters. */
import { Hints } from "../../shared/hints.svelte";

export type HintName = "flip" | "move" | "act" | "take" | "share" | "rate";

export const hints = new Hints<HintName>("nosedive");

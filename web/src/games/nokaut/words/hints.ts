/** What is explained in a first game, each at the moment it matters. */
import { Hints } from "../../shared/hints.svelte";

export type HintName = "act" | "riposte" | "goal";

export const hints = new Hints<HintName>("nokaut");

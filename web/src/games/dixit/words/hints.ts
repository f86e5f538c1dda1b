/** What is explained in a first round, each at the moment it matters. */
import { Hints } from "../../shared/hints.svelte";

export type HintName = "tell" | "lay" | "vote";

export const hints = new Hints<HintName>("dixit");

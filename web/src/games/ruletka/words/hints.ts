/** What is explained in a first round, each at the moment it matters. */
import { Hints } from "../../shared/hints.svelte";

export type HintName = "load" | "bid" | "accuse";

export const hints = new Hints<HintName>("ruletka");

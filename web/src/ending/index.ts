/** Everything that is told after a game, in one chunk that is fetched then. */
export { Remains } from "./remains.svelte";
export { default as Story } from "./Story.svelte";

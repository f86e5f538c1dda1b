/** What is around a game: after it and beside it, on the devices of people. One file, which `around.svelte.ts` loads. */
import "./words";

export { default as Chat } from "./Chat.svelte";
export { default as Damaged } from "./Damaged.svelte";
export { default as Join } from "./Join.svelte";
export { default as Over } from "./Over.svelte";
export { default as People } from "./People.svelte";

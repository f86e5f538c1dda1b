import { texts } from "./texts.svelte";

/** Characters have names of their own; an unknown one shows the name that the server gave it. */
export function botName(character: string): string {
  const key = `bot-${character}`;
  return texts.has(key) ? texts.of(key) : character;
}

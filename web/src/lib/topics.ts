/** What a question is about, in words: as a heading for who is asked, and as a noun for everybody else. */
import { texts } from "./texts.svelte";

/** "Choose a start". */
export function heading(game: string, topic: string): string {
  const key = texts.first(`topic-${game}-${topic}`);
  return key ? texts.of(key) : phase(game, topic);
}

/** "Placing pawns". */
export function phase(game: string, topic: string): string {
  const key = texts.first(`phase-${game}-${topic}`);
  return key ? texts.of(key) : topic;
}

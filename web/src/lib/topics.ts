/** What a question is about, in words: as a heading for who is asked, and as a noun for everybody else. */
import type { Ask } from "../wire/Ask";
import { texts } from "./texts.svelte";

/** "Choose a start", or "Choose 2 cards": `count` is the number of parts that the seat is asked for. */
export function heading(game: string, { topic, parts }: Ask, seat: number | null): string {
  const key = texts.first(`topic-${game}-${topic}`);
  return key ? texts.of(key, { count: parts[seat ?? -1] ?? 1 }) : phase(game, topic);
}

/** "Placing pawns". */
export function phase(game: string, topic: string): string {
  const key = texts.first(`phase-${game}-${topic}`);
  return key ? texts.of(key) : topic;
}

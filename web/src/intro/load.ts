/** Which games can be tried for a minute, and the recordings, each fetched when it is wanted. */
import type { Recording } from "./recording";

const recordings = import.meta.glob<Recording>("../../../content/*/intro.json", { import: "default" });
const pathOf = (game: string): string => `../../../content/${game}/intro.json`;

export const hasIntro = (game: string): boolean => pathOf(game) in recordings;

export async function loadRecording(game: string): Promise<Recording | null> {
  return (await recordings[pathOf(game)]?.()) ?? null;
}

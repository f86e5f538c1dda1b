/** What is written on cards and posts: much of it, so it comes in a chunk of its own, while the table is still being laid. */
import { texts } from "../../../lib/texts.svelte";

export async function library(): Promise<void> {
  const { pl, en } = await import("./shelves");
  texts.add({ pl, en });
}

/** A screen does without until it is there; the next thing that is loaded asks for it again. */
export function loadLibrary(): void {
  library().catch(() => undefined);
}

export const hasLibrary = (): boolean => texts.has("lifestyle-lose");

/** What is written on cards and posts: much of it, so it comes in files of its own, while the table is still being laid. */
import { whenRead } from "../../../lib/faces";
import { texts, type Words } from "../../../lib/texts.svelte";
import type { Language } from "../../../wire/Language";

const files = import.meta.glob<string>("../../../../../content/nosedive/{lifestyle,experiences}.{pl,en}.ftl", { query: "?raw", import: "default" });

function wordsOf(kind: "lifestyle" | "experiences"): Words {
  const read = (language: Language) => async () => (await files[`../../../../../content/nosedive/${kind}.${language}.ftl`]?.()) ?? "";
  return { pl: read("pl"), en: read("en") };
}
const lifestyle = wordsOf("lifestyle");
const experiences = wordsOf("experiences");

export async function library(): Promise<void> {
  await Promise.all([texts.bring(lifestyle), texts.bring(experiences)]);
}

/**
 * Cards are in everybody's hand at once, experiences are told later: they may come after the first picture. A screen does
 * without until they are there; the next thing that is loaded asks for them again.
 */
export function loadLibrary(): void {
  texts.bring(lifestyle).catch(() => undefined);
  whenRead(() => { texts.bring(experiences).catch(() => undefined); });
}

export const hasLibrary = (): boolean => texts.has("lifestyle-lose") && texts.has("experience-home-01");

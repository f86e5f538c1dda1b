/** What is written on posts: much of it, and told later, so it may come after the first picture. */
import { whenRead } from "../../../lib/reading";
import { texts, type Words } from "../../../lib/texts.svelte";

const experiences: Words = {
  pl: async () => (await import("../../../../../content/nosedive/experiences.pl.ftl?raw")).default,
  en: async () => (await import("../../../../../content/nosedive/experiences.en.ftl?raw")).default,
};

export const library = (): Promise<string> => texts.bring(experiences);

/** A screen does without until it is there; the next thing that is loaded asks for it again. */
export function loadLibrary(): void {
  whenRead(() => { library().catch(() => undefined); });
}

export const hasLibrary = (): boolean => texts.has("experience-home-01");

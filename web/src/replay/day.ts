/** A day, as people say it in the language of this screen. */
import { texts } from "../lib/texts.svelte";

export const dayOf = (seconds: number): string =>
  new Intl.DateTimeFormat(texts.language, { day: "numeric", month: "long", year: "numeric" }).format(seconds * 1000);

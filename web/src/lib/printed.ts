/** Whether the page came with its words, as the server sends the shelf and a table: then the script takes them over. */
import type { Language } from "../wire/Language";
import { routeOf } from "./route.svelte";

/** Kept on the device it may be shown under another address; and somebody may have chosen the other language. */
export function isPrinted({ body, documentElement, location }: Document, language: Language): boolean {
  return body.dataset["page"] === routeOf(new URL(location.href)).page && documentElement.lang === language;
}

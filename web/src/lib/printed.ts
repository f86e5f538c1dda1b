/** Whether the page came with its words, as the server sends the first one: then the script takes them over. */
import type { Language } from "../wire/Language";

/** Kept on the device it may be shown under another address; and somebody may have chosen the other language. */
export function isPrinted({ body, documentElement, location }: Document, language: Language): boolean {
  return body.hasChildNodes() && location.pathname === "/" && documentElement.lang === language;
}

/** Fetches stickers before they are needed, one at a time while the browser has nothing else to do. */
import { pictureOf } from "./cards";

const asked = new Set<string>();
const waiting: string[] = [];
let isFetching = false;

/** Only cards that are known: the whole album would be most of what a phone pays for, and much of it never comes up. */
export function preload(cards: readonly number[]): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData === true) return;
  for (const url of cards.map(pictureOf)) {
    if (asked.has(url)) continue;
    asked.add(url);
    waiting.push(url);
  }
  if (!isFetching) whenIdle(next);
  isFetching = true;
}

function next(): void {
  const url = waiting.shift();
  isFetching = url !== undefined;
  if (url === undefined) return;
  const picture = new Image();
  picture.onload = picture.onerror = () => { whenIdle(next); };
  picture.src = url;
}

/** Safari has no idle callbacks. */
function whenIdle(what: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(what);
  else setTimeout(what, 100);
}

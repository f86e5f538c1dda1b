/**
 * What can wait until there is something to read: on a table that somebody comes to, the game is painted in the device's own
 * letters before ours are asked for, so that a slow line brings the game first. Everywhere else nothing waits.
 */

/** The sheet of a printed table, which brings the letters of all pages; it does not hold yet. */
const sheet = (): HTMLLinkElement | null => document.querySelector("link[media=none]");

/** Should nobody say that there is anything to read: so long after it began. */
const LONGEST_MS = 4000;

const waiting: (() => void)[] = [];

/** Asks for letters, or whatever else can wait, when it is their time. */
export function whenRead(load: () => void): void {
  if (sheet()) waiting.push(load);
  else load();
}

function come(): void {
  const own = sheet();
  if (own) own.media = "all";
  for (const load of waiting.splice(0)) load();
}

/** What this page is for is on the screen with the next picture. */
export function isRead(): void {
  if (sheet()) requestAnimationFrame(() => setTimeout(come));
}

/** At the beginning: even if nobody ever says so, they come. */
export function bringLetters(): void {
  if (sheet()) setTimeout(come, LONGEST_MS);
}

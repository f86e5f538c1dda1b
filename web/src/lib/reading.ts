/**
 * What can wait until there is something to read: on a table that somebody comes to, the game is painted in the device's own
 * letters before anything else is asked for, so that a slow line brings the game first, then its pictures, then our letters.
 * Everywhere else nothing waits.
 */

/** The sheet of a printed table, which brings the letters of all pages; nobody has asked for it yet. */
const sheet = (): HTMLLinkElement | null => document.querySelector("link[data-letters][rel=none]");

/** Should nobody say that there is anything to read: so long after it began. */
const LONGEST_MS = 4000;

/** Letters wait for pictures on the screen, but not for one that hangs. */
const PICTURES_MS = 2000;

const waiting: Record<"pictures" | "letters", (() => void)[]> = { pictures: [], letters: [] };

/** Asks for what is seen beside the words, or what may soon be wanted, once they are there. */
export function whenRead(load: () => void): void {
  wait("pictures", load);
}

/** Asks for letters, once the pictures are there, too. */
export function whenSeen(load: () => void): void {
  wait("letters", load);
}

function wait(what: keyof typeof waiting, load: () => void): void {
  if (sheet()) waiting[what].push(load);
  else load();
}

let isComing = false;

async function come(): Promise<void> {
  if (isComing) return;
  isComing = true;
  for (const load of waiting.pictures.splice(0)) load();
  await Promise.race([pictures(), new Promise((go) => setTimeout(go, PICTURES_MS))]);
  const own = sheet();
  if (own) own.rel = "stylesheet";
  // Whoever asked in the meantime has been waiting for this.
  for (const load of [...waiting.pictures.splice(0), ...waiting.letters.splice(0)]) load();
}

/** Those that the page has by now are here, or will not come. */
async function pictures(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await Promise.allSettled(Array.from(document.images, (picture) => picture.decode()));
}

/** A browser that does not tell when it has painted has done so by then. */
const PAINTED_MS = 150;
const PAINTED = "largest-contentful-paint";

/** What is on the page by now was painted. A frame that was only begun would share the line, and the phone, with what follows. */
async function painted(): Promise<void> {
  const told = new Promise<void>((go) => {
    if (PerformanceObserver.supportedEntryTypes.includes(PAINTED)) new PerformanceObserver(() => { go(); }).observe({ type: PAINTED });
  });
  await Promise.race([told, new Promise((go) => requestAnimationFrame(() => setTimeout(go, PAINTED_MS)))]);
}

/** What this page is for is on the screen with the next picture. */
export function isRead(): void {
  if (sheet()) void painted().then(come);
}

/** At the beginning: even if nobody ever says so, they come. */
export function bringLetters(): void {
  if (sheet()) setTimeout(() => void come(), LONGEST_MS);
}

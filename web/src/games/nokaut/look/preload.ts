/** Fetches the stickers before they are needed, a few at a time while the browser has nothing else to do. */
import { allPictures } from "./cards";

let begun = false;

export function preload(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (begun || connection?.saveData === true) return;
  begun = true;
  const urls = allPictures();
  const next = (): void => {
    const url = urls.shift();
    if (url === undefined) return;
    const picture = new Image();
    picture.onload = picture.onerror = () => { whenIdle(next); };
    picture.src = url;
  };
  whenIdle(next);
}

/** Safari has no idle callbacks. */
function whenIdle(what: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(what);
  else setTimeout(what, 100);
}

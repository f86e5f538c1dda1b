/** Fetches the house's pictures before they are needed, one after the other while the browser has nothing else to do. */
import type { DixitDeck } from "../../../wire/DixitDeck";
import { houseDrawings } from "./pictures";

let begun = false;

export function preload(deck: DixitDeck): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  // Pictures that somebody brought may be heavy: they come when they are shown.
  if (begun || deck !== "house" || connection?.saveData === true) return;
  begun = true;
  const urls = houseDrawings();
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
  else setTimeout(what, 200);
}

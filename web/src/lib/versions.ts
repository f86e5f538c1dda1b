/**
 * What a page and a server speak with each other. While servers are replaced one by one a page may reach one of the
 * version before its own, or of the one after. Both ends know two versions, so they always have one in common, and nothing
 * is loaded anew.
 */
import { SPOKEN } from "../wire/protocol";

/** The version in which to say hello again to a server that speaks this one. Nothing, if there is none in common. */
export function inCommon(server: number, said: number): number | null {
  // Who was told the same before would be told it for ever.
  return server !== said && SPOKEN.includes(server) ? server : null;
}

/** A page is loaded anew so often, … */
const MOST_RELOADS = 2;
/** … counted over so long. */
const COUNTED_MS = 10 * 60 * 1000;
const RELOADS = "stolik-reloads";

/** Another page may be had by loading this one anew. Not for ever: it may be the same that comes, or not the right one. */
export function mayReload(kept: () => Pick<Storage, "getItem" | "setItem">, now: number): boolean {
  try {
    const storage = kept();
    const before = (storage.getItem(RELOADS) ?? "").split(" ").map(Number);
    const recent = before.filter((time) => time > now - COUNTED_MS && time <= now);
    if (recent.length >= MOST_RELOADS) return false;
    storage.setItem(RELOADS, [...recent, now].join(" "));
    return true;
  } catch {
    // Without storage the first time could not be told from the hundredth.
    return false;
  }
}

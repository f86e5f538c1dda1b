/** The tables of this device, kept up to date for as long as somebody looks. */
import type { MyTable } from "../wire/MyTable";
import { api } from "./api";

const AGAIN_MS = 20_000;

export function followMine(tell: (tables: readonly MyTable[]) => void): () => void {
  let stopped = false;
  const ask = (): void => {
    if (document.visibilityState === "hidden") return;
    api
      .mine()
      .then(({ tables }) => stopped || tell(tables))
      // Without a network there is nothing to go back to now.
      .catch(() => undefined);
  };
  const timer = setInterval(ask, AGAIN_MS);
  document.addEventListener("visibilitychange", ask);
  // *Back* brings an old page, with an old list.
  addEventListener("pageshow", ask);
  ask();
  return () => {
    stopped = true;
    clearInterval(timer);
    document.removeEventListener("visibilitychange", ask);
    removeEventListener("pageshow", ask);
  };
}

/** How long ago, in the largest unit that fits: the name of a text and its number. */
export function ago(seconds: number): { key: string; count: number } {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 2) return { key: "ago-now", count: 0 };
  if (minutes < 60) return { key: "ago-minutes", count: minutes };
  if (minutes < 48 * 60) return { key: "ago-hours", count: Math.floor(minutes / 60) };
  return { key: "ago-days", count: Math.floor(minutes / (24 * 60)) };
}

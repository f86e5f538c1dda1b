/**
 * Stolik on a home screen, and its first page without a network. Only over HTTPS: on a home network's plain HTTP
 * browsers allow neither, and must not be asked.
 */
import type { Language } from "../wire/Language";

const isAllowed = (): boolean => window.isSecureContext && location.protocol === "https:" && "serviceWorker" in navigator;

export function offerInstall(language: Language): void {
  if (!isAllowed()) return;
  const link = document.createElement("link");
  link.rel = "manifest";
  link.href = `/manifest.${language}.webmanifest`;
  document.head.append(link);
  const keep = (): void => void keepPage().catch(() => undefined);
  // A printed page is there before its script.
  if (document.readyState === "complete") keep();
  else addEventListener("load", keep);
}

/** Without it the page works as before, so a browser that refuses is believed. */
async function keepPage(): Promise<void> {
  await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  await keepLoaded();
}

/** Has all files kept that this page has loaded so far. For parts that come later and need no network once they are here. */
export async function keepLoaded(): Promise<void> {
  if (!isAllowed()) return;
  const [{ active }] = await Promise.all([navigator.serviceWorker.ready, document.fonts.ready]);
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  active?.postMessage(loaded.filter((url) => url.startsWith(`${location.origin}/assets/`)));
}

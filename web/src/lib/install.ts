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
  const { active } = await navigator.serviceWorker.ready;
  // What was loaded before the worker watches over this page, or was on its way then, is told to it. It knows the rest.
  const tell = (entries: readonly PerformanceEntry[]): void => {
    const loaded = entries.map(({ name }) => name).filter((url) => url.startsWith(`${location.origin}/assets/`));
    if (loaded.length > 0) active?.postMessage(loaded);
  };
  new PerformanceObserver((list) => { tell(list.getEntries()); }).observe({ type: "resource", buffered: true });
}

/** Why a part of the page did not load, and the sentence for it. */
import { texts } from "./texts.svelte";

/** `network`: the server cannot be reached. `version`: it has other files than this page by now. `part`: it lacks the file. */
export type NotLoaded = "network" | "version" | "part";

/** Asks the server. Its page names the script that a new visitor would load. */
export async function whyNotLoaded(): Promise<NotLoaded> {
  const answer = await fetch("/index.html", { cache: "no-store" }).catch(() => null);
  const page = answer?.ok ? await answer.text().catch(() => null) : null;
  return page === null ? "network" : compare(page, ownScript());
}

/** A page without a script of its own is a development server's, which has one version only. */
export function compare(page: string, script: string | null): NotLoaded {
  return script === null || page.includes(`"${script}"`) ? "part" : "version";
}

/** The script that this page began with. A printed page names it in a link, because another one runs first. */
const ownScript = (): string | null =>
  document.querySelector("link#begins")?.getAttribute("href") ?? document.querySelector("script[type=module][src]")?.getAttribute("src") ?? null;

export const speakNotLoaded = async (): Promise<string> => texts.of(`not-loaded-${await whyNotLoaded()}`);

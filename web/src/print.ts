/** Pages as text, for `build/printed.ts`. It runs where there is no browser. */
import "./nobody";
import { render } from "svelte/server";
import App from "./App.svelte";
import { routeOf, router } from "./lib/route.svelte";
import { texts } from "./lib/texts.svelte";
import type { Language } from "./wire/Language";

export interface Printed {
  body: string;
  description: string;
  /** Shown while the script does not begin. */
  slow: string;
}

export function print(language: Language, path: string): Printed {
  texts.language = language;
  router().route = routeOf(new URL(path, location.href));
  return { body: render(App).body, description: texts.of("app-description"), slow: texts.of("slow-start") };
}

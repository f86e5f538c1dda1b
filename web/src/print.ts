/** The first page as text, for `build/printed.ts`. It runs where there is no browser. */
import "./nobody";
import { render } from "svelte/server";
import App from "./App.svelte";
import { texts } from "./lib/texts.svelte";
import type { Language } from "./wire/Language";

export function print(language: Language): { body: string; description: string } {
  texts.language = language;
  return { body: render(App).body, description: texts.of("app-description") };
}

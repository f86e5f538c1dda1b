/** What this device remembers about its owner: name, mark, language, sound. Works without storage too. */
import type { Identity } from "../wire/Identity";
import type { Language } from "../wire/Language";
import { identities } from "./identities";

function read(key: string): string | null {
  try {
    return localStorage.getItem(`stolik-${key}`);
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`stolik-${key}`, value);
  } catch {
    // Private windows may have no storage; then it is forgotten with the page.
  }
}

/** Remembered, or the browser's: Polish if it speaks any Polish, else English. */
function firstLanguage(): Language {
  const kept = read("language");
  if (kept === "pl" || kept === "en") return kept;
  const spoken = typeof navigator === "undefined" ? ["pl"] : navigator.languages;
  return spoken.some((tag) => tag.startsWith("pl")) ? "pl" : "en";
}

class Remembered {
  #name = $state(read("name") ?? "");
  #identity = $state(identities.find((identity) => identity === read("identity")) ?? null);
  #language: Language = $state(firstLanguage());
  #sound = $state(read("sound") === "on");
  #isSoundDecided = $state(read("sound") !== null);

  get name(): string {
    return this.#name;
  }
  set name(name: string) {
    this.#name = name;
    keep("name", name);
  }
  get identity(): Identity | null {
    return this.#identity;
  }
  set identity(identity: Identity | null) {
    this.#identity = identity;
    if (identity) keep("identity", identity);
  }
  get language(): Language {
    return this.#language;
  }
  set language(language: Language) {
    this.#language = language;
    keep("language", language);
  }
  get sound(): boolean {
    return this.#sound;
  }
  /** Whether sound was ever turned on or off here. */
  get isSoundDecided(): boolean {
    return this.#isSoundDecided;
  }
  set sound(on: boolean) {
    this.#sound = on;
    this.#isSoundDecided = true;
    keep("sound", on ? "on" : "off");
  }
}

export const remembered = new Remembered();

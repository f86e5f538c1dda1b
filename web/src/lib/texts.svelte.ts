/** What people read: Fluent, Polish first and English equal. The shared files are in `content/`. */
import { FluentBundle, type FluentVariable } from "@fluent/bundle";
import enUi from "../../../content/ui/en.ftl?raw";
import plUi from "../../../content/ui/pl.ftl?raw";
import type { Language } from "../wire/Language";
import { parsed } from "./parsed";
import { remembered } from "./remembered.svelte";

// What stands on the boxes is read before any game is loaded.
const plBoxes = import.meta.glob<string>("../../../content/*/box.pl.ftl", { query: "?raw", import: "default", eager: true });
const enBoxes = import.meta.glob<string>("../../../content/*/box.en.ftl", { query: "?raw", import: "default", eager: true });

/** Texts that are read by and by: a language that nobody reads is not fetched. */
export type Words = Record<Language, () => Promise<string>>;

const files: Record<Language, string[]> = {
  pl: [plUi, ...Object.values(plBoxes)],
  en: [enUi, ...Object.values(enBoxes)],
};

/** Letters that are read from right to left. */
const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

const [ISOLATE, POP] = [String.fromCodePoint(0x2068), String.fromCodePoint(0x2069)];

/** A name from right to left turns nothing around it. Others need no marks, and so have none. */
function apart(variables: Record<string, FluentVariable> | undefined): Record<string, FluentVariable> | null {
  const each = Object.entries(variables ?? {}).map(([key, value]) => [key, typeof value === "string" && FROM_THE_RIGHT.test(value) ? `${ISOLATE}${value}${POP}` : value] as const);
  return variables ? Object.fromEntries(each) : null;
}

/** A sentence that ends with a name that ends with a mark of its own has one mark. As `words.rs` does it. */
const TWO_MARKS = /([!?…])\./g;

/** A number below zero has a minus and no hyphen. As `words.rs` does it. */
const BELOW_ZERO = /(^|[ (])-(?=\d)/g;

class Texts {
  /** What was read so far; a language that nobody reads is never parsed. */
  #bundles: Partial<Record<Language, FluentBundle>> = {};
  /** Whoever read a text reads it again when there are other ones. */
  #edition = $state.raw({});
  #worn: Record<Language, string> | null = null;
  readonly #brought = new Set<Words>();

  get language(): Language {
    return remembered.language;
  }
  set language(language: Language) {
    remembered.language = language;
  }

  /** The text for a key in the language of this screen. A missing key shows itself, so that it is noticed. */
  of(key: string, variables?: Record<string, FluentVariable>): string {
    const bundle = this.#bundle();
    const message = bundle.getMessage(key);
    // Without an array for errors a missing variable would throw, and a sentence with a gap is better than no page.
    if (!message?.value) return key;
    const said = bundle.formatPattern(message.value, apart(variables), []);
    return variables ? said.replace(TWO_MARKS, "$1").replace(BELOW_ZERO, "$1−") : said;
  }

  /** The first of these keys that there is a text for. */
  first(...keys: string[]): string | undefined {
    return keys.find((key) => this.has(key));
  }

  has(key: string): boolean {
    return this.#bundle().hasMessage(key);
  }

  /** Adds texts that are here in both languages. */
  add(more: Record<Language, string>): void {
    this.#take("pl", more.pl);
    this.#take("en", more.en);
  }

  /** Fetches texts in the language of this screen, and in the other one when somebody wants to read that. */
  async bring(words: Words): Promise<string> {
    this.#brought.add(words);
    const { language } = this;
    const text = await words[language]();
    this.#take(language, text);
    return text;
  }

  /** Changes the language of this screen, once there is all that it shows. */
  async speak(language: Language): Promise<void> {
    const fetched = await Promise.all(Array.from(this.#brought, (words) => words[language]()));
    for (const text of fetched) this.#take(language, text);
    this.language = language;
  }

  #take(language: Language, text: string): void {
    if (text === "" || files[language].includes(text)) return;
    files[language].push(text);
    this.#renew();
  }

  /** Other words for the same keys, before those of all files; nothing takes them off. For a game with two looks. */
  wear(words: Record<Language, string> | null): void {
    if (words === this.#worn) return;
    this.#worn = words;
    this.#renew();
  }

  #bundle(): FluentBundle {
    // Read for whoever asks, so that it asks again.
    void this.#edition;
    return (this.#bundles[this.language] ??= this.#made(this.language));
  }

  #made(language: Language): FluentBundle {
    // Isolation marks would be read out by some screen readers and counted by tests.
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const file of files[language]) bundle.addResource(parsed(file));
    if (this.#worn) bundle.addResource(parsed(this.#worn[language]), { allowOverrides: true });
    return bundle;
  }

  #renew(): void {
    this.#bundles = {};
    this.#edition = {};
  }
}

export const texts = new Texts();

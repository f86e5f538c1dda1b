/** At the fête nobody is hurt, not even in words: in both languages, whatever the screens, the log and the rules say. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { families } from "./families";

const CONTENT = join(import.meta.dirname, "../../../../../content/ruletka");
const LANGUAGES = ["pl", "en"] as const;

const FORBIDDEN = {
  pl: /śmier|martw|gin[ąieę]|zabi[jćłt]|zabój|trup|zwłok|gr[óo]b|umier|umar|strz[ea][lł]|pocisk|\bkul[aęiąo]\b|\bkule\b|kulk|nab[óo]j|pistolet|rewolwer|bro[nń]i|magazyn|czaszk|krew|krwi|\bkos(a|ą)\b/iu,
  en: /death|dead|\bdie[sd]?\b|dying|kill|bullet|\bguns?\b|shoot|\bshots?\b|pistol|revolver|corpse|grave|skull|blood|murder|weapon|magazine|\bbang\b/iu,
};

/** What each key says, as Fluent reads it. */
function read(file: string): Map<string, unknown> {
  return new Map(new FluentResource(readFileSync(join(CONTENT, file), "utf8")).body.map(({ id, value }) => [id, value]));
}

/** All words of a text, whatever is chosen among them. Names of variables, terms and messages are no words. */
function wordsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(wordsOf);
  if (value === null || typeof value !== "object") return [];
  if ("variants" in value && Array.isArray(value.variants)) {
    return value.variants.flatMap((variant: { value: unknown }) => wordsOf(variant.value));
  }
  return [];
}

const base = (language: string): Map<string, unknown> =>
  new Map(["", "cards.", "ending.", "rules.", "caller.", "box."].flatMap((part) => [...read(`${part}${language}.ftl`)]));

test.each(LANGUAGES)("no word of harm is left at the fête, in %s", (language) => {
  const worn = read(`worn.${language}.ftl`);
  const said = [...new Map([...base(language), ...worn])];
  const harmful = said.flatMap(([key, value]) => wordsOf(value).filter((words) => FORBIDDEN[language].test(words)).map((words) => `${key}: ${words}`));
  expect(harmful).toEqual([]);
});

test.each(LANGUAGES)("what the fête replaces is there, and every term has its twin, in %s", (language) => {
  const [poster, worn] = [base(language), read(`worn.${language}.ftl`)];
  expect([...worn.keys()].filter((key) => !poster.has(key))).toEqual([]);
  expect([...poster.keys()].filter((key) => key.startsWith("-") && !worn.has(key))).toEqual([]);
});

test.each(LANGUAGES)("the championship is not as peaceful, in %s: the look for words can find some", (language) => {
  expect([...base(language).values()].flatMap(wordsOf).some((words) => FORBIDDEN[language].test(words))).toBe(true);
});

test.each(LANGUAGES)("every action card and every character has a sentence, in %s", (language) => {
  const cards = (families["ruletka-when-"] ?? []).map((kind) => `ruletka-card-${kind}-says`);
  const crew = (families["ruletka-crew-"] ?? []).map((member) => `ruletka-crew-${member}-says`);
  expect([...read(`cards.${language}.ftl`).keys()].sort()).toEqual([...cards, ...crew].sort());
});

/** What the pages say, read from the same Fluent files: tests look for what people read, in the language they read. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { withoutRules } from "../src/lib/ruleIds";

export type Language = "pl" | "en";
export type Say = (key: string, variables?: Record<string, FluentVariable>) => string;

const content = join(import.meta.dirname, "../../content");

function bundleOf(language: Language): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const files = readdirSync(content, { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => name.endsWith(`${language}.ftl`)))
    bundle.addResource(new FluentResource(readFileSync(join(content, file), "utf8")));
  return bundle;
}

function sayIn(language: Language): Say {
  const bundle = bundleOf(language);
  return (key, variables) => {
    const value = bundle.getMessage(key)?.value;
    if (!value) throw new Error(`there is no text "${key}" in ${language}`);
    return withoutRules(bundle.formatPattern(value, variables ?? null));
  };
}

export const say: Record<Language, Say> = { pl: sayIn("pl"), en: sayIn("en") };

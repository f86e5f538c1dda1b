/** The languages of every text file say the same: the same keys with the same variables, and really translated. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const CONTENT = join(import.meta.dirname, "../../../content");
/** Names and words that are the same in both languages. */
const SAME = new Set([
  "app-name",
  "pixoid-is-pixoid",
  "pixoid-role-pixoid",
  "status-bot",
]);

/** What each key says, as Fluent reads it. */
function messages(folder: string, language: string): Map<string, unknown> {
  // A game may have more files than one: `cards.pl.ftl` beside `pl.ftl`.
  const names = readdirSync(join(CONTENT, folder)).filter((name) => new RegExp(`^(\\w+\\.)?${language}\\.ftl$`).test(name));
  // In the same order whatever the language is called.
  names.sort((one, other) => one.replace(`${language}.ftl`, "").localeCompare(other.replace(`${language}.ftl`, "")));
  const files = names.map((name) => readFileSync(join(CONTENT, folder, name), "utf8"));
  return new Map(files.flatMap((file) => new FluentResource(file).body.map(({ id, value }) => [id, value] as const)));
}

function variablesOf(value: unknown): string[] {
  const found = new Set<string>();
  const visit = (part: unknown): void => {
    if (part === null || typeof part !== "object") return;
    if ("type" in part && part.type === "var" && "name" in part) found.add(String(part.name));
    for (const child of Object.values(part)) visit(child);
  };
  visit(value);
  return [...found].sort();
}

const files = readdirSync(CONTENT, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ftl"));
const folders = [...new Set(files.map((name) => dirname(name)))];

test.each(folders)("%s: both languages have the same keys", (folder) => {
  expect([...messages(folder, "en").keys()]).toEqual([...messages(folder, "pl").keys()]);
});

test.each(folders)("%s: a key has the same variables in both", (folder) => {
  const english = messages(folder, "en");
  for (const [key, value] of messages(folder, "pl")) expect(variablesOf(english.get(key)), key).toEqual(variablesOf(value));
});

/** Whether a text only says: the same as that one. */
const isReference = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 1 && (value[0] as { type?: string }).type === "mesg";

test.each(folders)("%s: nothing is left untranslated", (folder) => {
  const english = messages(folder, "en");
  const same = [...messages(folder, "pl")].filter(([key, value]) => !isReference(value) && JSON.stringify(english.get(key)) === JSON.stringify(value));
  // A game may be called the same everywhere.
  expect(same.map(([key]) => key).filter((key) => !SAME.has(key) && key !== `game-${folder}`)).toEqual([]);
});

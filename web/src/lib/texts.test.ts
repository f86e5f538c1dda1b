/** Both languages say the same things, and everything that a component asks for by name is there. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const UI = join(import.meta.dirname, "../../../content/ui");
/** What is always there, and what comes after a game. */
const text = (language: string) => {
  const parts = readdirSync(UI).filter((file) => file.endsWith(`${language}.ftl`)).map((file) => file.slice(0, -`${language}.ftl`.length));
  return parts.sort().map((part) => readFileSync(join(UI, `${part}${language}.ftl`), "utf8")).join("\n");
};
const keys = (file: string) => Array.from(file.matchAll(/^([a-z][\w-]*) =/gm), ([, key = ""]) => key);

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((file) => file.isFile() && /\.(svelte|ts)$/.test(file.name) && !file.name.endsWith(".test.ts"))
    .filter((file) => !/games\/(?!shared)[a-z]+/.test(file.parentPath))
    .map((file) => readFileSync(join(file.parentPath, file.name), "utf8"));
}

test("the languages have the same keys in the same order", () => {
  expect(keys(text("en"))).toEqual(keys(text("pl")));
});

test("every message can be read", () => {
  for (const language of ["pl", "en"]) {
    const bundle = new FluentBundle(language);
    expect(bundle.addResource(new FluentResource(text(language)))).toEqual([]);
    for (const key of keys(text(language))) expect(bundle.getMessage(key)?.value, key).not.toBeNull();
  }
});

test("what components name exists", () => {
  const asked = sources(join(import.meta.dirname, "..")).flatMap((source) =>
    Array.from(source.matchAll(/texts\.of\(\s*(?:[^"`()]*\? )?"([\w-]+)"(?: : "([\w-]+)")?/g), ([, one, other]) => [
      one,
      other,
    ]).flat(),
  );
  const known = new Set(keys(text("pl")));
  expect(asked.filter((key) => key !== undefined && !known.has(key))).toEqual([]);
});

test("Polish counts as Poles do", () => {
  const bundle = new FluentBundle("pl", { useIsolating: false });
  bundle.addResource(new FluentResource(text("pl")));
  const points = (count: number) => bundle.formatPattern(bundle.getMessage("points")?.value ?? "", { count });
  expect([1, 2, 5, 12, 22].map(points)).toEqual(["1 punkt", "2 punkty", "5 punktów", "12 punktów", "22 punkty"]);
});

/** No page says anything by itself: every word in markup comes from Fluent, so that no language is forgotten. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parse } from "svelte/compiler";
import { expect, test } from "vitest";

const SOURCES = join(import.meta.dirname, "..");
/** Names and addresses that are the same in every language. */
const NAMES = ["Stolik", "PL", "EN", "PIXOID", "/t/", "/tv"];
/** Attributes that are read, by eyes or aloud. */
const READ = ["alt", "aria-label", "aria-description", "placeholder", "title"];

interface Node {
  type: string;
  name?: string;
  data?: string;
}

/** Every literal piece of text of one component. */
function wordsOf(source: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown, attribute: string | null): void => {
    if (Array.isArray(node)) {
      for (const part of node) visit(part, attribute);
    } else if (node !== null && typeof node === "object") {
      const { type = "", name, data } = node as Partial<Node>;
      const inside = type === "Attribute" || type.endsWith("Directive") ? (name ?? null) : attribute;
      if (type === "Text" && (inside === null || READ.includes(inside))) found.push((data ?? "").trim());
      for (const [key, child] of Object.entries(node)) if (key !== "metadata") visit(child, inside);
    }
  };
  visit(parse(source, { modern: true }).fragment, null);
  return found.filter((text) => /\p{L}/u.test(text));
}

const components = readdirSync(SOURCES, { recursive: true, withFileTypes: true })
  .filter((file) => file.isFile() && file.name.endsWith(".svelte"))
  .map((file) => join(file.parentPath, file.name));

test("the scan finds words", () => {
  const source = `<p class="soft">Hello {name}</p><img alt="a cat" src="/cat.png" />{#if yes}<b>1 ×</b><i>Stolik</i>{/if}`;
  expect(wordsOf(source)).toEqual(["Hello", "a cat", "Stolik"]);
});

test("no component has words of its own", () => {
  expect(components.length).toBeGreaterThan(50);
  const found = components.flatMap((file) =>
    wordsOf(readFileSync(file, "utf8"))
      .filter((text) => !NAMES.includes(text))
      .map((text) => `${relative(SOURCES, file)}: ${text}`),
  );
  expect(found).toEqual([]);
});

/** What is written for Nosedive is written each time anew: the same opening wears off, and so does a word exchanged. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

const FOLDER = join(import.meta.dirname, "../../../../../content/nosedive");

function textsIn(file: string): [string, string][] {
  const { body } = new FluentResource(readFileSync(join(FOLDER, file), "utf8"));
  return body.map(({ id, value }) => [id, String(value)]);
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];

/** How much of two texts is the same: 1 where they have the same words, 0 where they share none. */
function alike(one: Set<string>, other: Set<string>): number {
  const common = [...one].filter((word) => other.has(word)).length;
  return common / (one.size + other.size - common);
}

describe.each(["experiences.pl.ftl", "experiences.en.ftl", "cards.pl.ftl", "cards.en.ftl"])("%s", (file) => {
  const texts = textsIn(file);

  test("begins in many ways: at most three texts share their first two words", () => {
    const openings = texts.map(([, text]) => wordsOf(text).slice(0, 2).join(" "));
    const worn = openings.filter((opening) => openings.filter((other) => other === opening).length > 3);
    expect([...new Set(worn)]).toEqual([]);
  });

  test("no text is another one with a word exchanged", () => {
    const sets = texts.map(([id, text]) => ({ id, words: new Set(wordsOf(text).filter((word) => word.length > 3)) }));
    const twins = sets.flatMap(({ id, words }, at) =>
      sets.slice(at + 1).flatMap((other) => (alike(words, other.words) > 0.4 ? [`${id} and ${other.id}`] : [])));
    expect(twins).toEqual([]);
  });

  test("fits on a small card and guesses nobody's gender", () => {
    const most = file.startsWith("lifestyle") ? 60 : 100;
    expect(texts.filter(([, text]) => text.length > most)).toEqual([]);
    if (file.includes(".pl.")) expect(texts.filter(([, text]) => /\p{L}+(łeś|łaś|łem|łam|łbyś|łabyś)(?!\p{L})/u.test(text))).toEqual([]);
  });
});

test("both languages tell of the same events", () => {
  for (const kind of ["experiences", "cards"]) {
    const [pl, en] = ["pl", "en"].map((language) => textsIn(`${kind}.${language}.ftl`).map(([id]) => id));
    expect(en).toEqual(pl);
  }
  expect(textsIn("experiences.pl.ftl")).toHaveLength(360);
  expect(textsIn("cards.pl.ftl")).toHaveLength(92);
});

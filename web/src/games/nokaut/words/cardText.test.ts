/** A card's text is made from its effect: what is said is what is done, in both languages. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { texts } from "../../../lib/texts.svelte";
import type { Language } from "../../../wire/Language";
import { allPictures, isCharacter, kinds, pictureOf } from "../look/cards";
import { pieces, plainText } from "./cardText";

const CONTENT = join(import.meta.dirname, "../../../../../content/nokaut");
const LANGUAGES: Language[] = ["pl", "en"];

/** The verbs of the game, as they begin in each language. */
const VERBS: Record<string, Record<Language, RegExp>> = {
  destroy: { pl: /^ZNISZCZ/, en: /^DESTROY/ },
  move: { pl: /^PRZESU/, en: /^MOVE/ },
  swap: { pl: /^ZAMIE/, en: /^SWAP/ },
  sacrifice: { pl: /^POŚWIĘ/, en: /^SACRIFICE/ },
  draw: { pl: /^DOB/, en: /^DRAW/ },
  discard: { pl: /^ODRZU/, en: /^DISCARD/ },
};
/** What an effect says without its verb. */
const MEANT: Record<string, string[]> = {
  "stays-unmovable": ["move", "swap"],
  "stays-safe-from-magic": ["destroy"],
  "stays-guards-own-ordinary-adjacent": ["destroy"],
  "when-destruction-opponent": ["destroy"],
  "when-relocation-of-yours-opponent": ["move", "swap"],
};

const verbsOf = (key: string): string[] => MEANT[key] ?? Object.keys(VERBS).filter((verb) => new RegExp(`(^|-)${verb}(-|$)`).test(key));

beforeAll(() => {
  texts.add({ pl: readFileSync(join(CONTENT, "pl.ftl"), "utf8"), en: readFileSync(join(CONTENT, "en.ftl"), "utf8") });
});

describe.each(LANGUAGES)("in %s", (language) => {
  test.each(kinds.map((kind) => [kind.id, kind] as const))("%s sets apart exactly the key words of its effect", (_, kind) => {
    texts.language = language;
    const meant = kind.text.flatMap(({ key }) => verbsOf(key));
    const said = pieces(plainText(kind)).filter(({ key }) => key).map(({ text }) => Object.keys(VERBS).find((verb) => VERBS[verb]?.[language].test(text)));
    expect(said).toEqual(meant);
  });

  test("two effects never have the same words", () => {
    texts.language = language;
    const effects = new Map(kinds.map((kind) => [JSON.stringify(kind.text), plainText(kind)]));
    expect(new Set(effects.values()).size).toBe(effects.size);
  });
});

test("every copy of a character has a portrait of its own, and nothing is drawn in vain", () => {
  const cards = kinds.flatMap((kind) => Array.from({ length: isCharacter(kind) ? kind.copies : 1 }, (_, copy) => kind.first + copy));
  const used = cards.map(pictureOf);
  expect(used).not.toContain("");
  expect(new Set(used).size).toBe(cards.length);
  expect([...used].sort()).toEqual(allPictures().sort());
});

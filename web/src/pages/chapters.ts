/** The numbered rules of a game by where they come from. The order of the file is the order of the rulebook. Pure. */

export interface Chapter {
  key: "rules-book" | "rules-ours";
  ids: string[];
}

/** The second letter of a rule tells: `PA9` is a ruling of ours, any other is the rulebook's. */
export function chaptersOf(words: string): Chapter[] {
  const ids = Array.from(words.matchAll(/^rule-([A-Z]+\d+[a-z]?) *=/gm), ([, id = ""]) => id);
  const book = ids.filter((id) => id[1] !== "A");
  const ours = ids.filter((id) => id[1] === "A");
  return [{ key: "rules-book" as const, ids: book }, { key: "rules-ours" as const, ids: ours }].filter(({ ids }) => ids.length > 0);
}

/** The numbered rules of a game by where they come from. The order of the file is the order of the rulebook. Pure. */

export interface Chapter {
  key: "rules-book" | "rules-ours";
  ids: string[];
}

/** The second letter of a rule tells: `PR9` is the rulebook's, `PA9` is ours. */
export function chaptersOf(words: string): Chapter[] {
  const ids = Array.from(words.matchAll(/^rule-([A-Z]+\d+[a-z]?) *=/gm), ([, id = ""]) => id);
  const book = ids.filter((id) => id[1] === "R");
  const ours = ids.filter((id) => id[1] !== "R");
  return [{ key: "rules-book" as const, ids: book }, { key: "rules-ours" as const, ids: ours }].filter(({ ids }) => ids.length > 0);
}

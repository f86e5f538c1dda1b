/** The games that have screens, each in a chunk of its own that is fetched when it lies on the table. */
import { phonesCalled } from "../box/shelf";
import type { Language } from "../wire/Language";
import type { GameEnding, GameModule } from "./game";

export type AnyGame = GameModule<unknown, unknown, unknown>;
export type AnyEnding = GameEnding<unknown, unknown>;

// A folder is a game: a new one needs no line here.
const modules = import.meta.glob<{ default: unknown }>("./*/index.ts");
const words = import.meta.glob<string>(["../../../content/*/{pl,en}.ftl", "../../../content/*/rules.{pl,en}.ftl", "!../../../content/{ui,story}/*"], {
  query: "?raw",
  import: "default",
});

export function isPlayable(game: string): boolean {
  return `./${game}/index.ts` in modules;
}

export async function loadGame(game: string): Promise<AnyGame | null> {
  // The companion of a box has its screens with the game that is in the box.
  const load = modules[`./${game}/index.ts`] ?? phonesCalled(game);
  // A game's own types are narrower; what it is given comes from the server as the same game's.
  return load ? ((await load()).default as AnyGame) : null;
}

/** The texts alone, for the page of rules. A game with many rules has them in files of their own, which it does not carry itself. */
export async function loadWords(game: string): Promise<Record<Language, string> | null> {
  const read = (file: string) => words[`../../../content/${game}/${file}.ftl`]?.();
  const of = async (language: Language): Promise<string | undefined> => {
    const [own, rules] = await Promise.all([read(language), read(`rules.${language}`)]);
    return rules === undefined ? own : `${own ?? ""}\n${rules}`;
  };
  const [pl, en] = await Promise.all([of("pl"), of("en")]);
  return pl !== undefined && en !== undefined ? { pl, en } : null;
}

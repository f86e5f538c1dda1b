/** The games that have screens, each in a chunk of its own that is fetched when it lies on the table. */
import { inTheBox, phonesCalled } from "../box/shelf";
import { texts, type Words } from "../lib/texts.svelte";
import type { Language } from "../wire/Language";
import type { GameEnding, GameModule } from "./game";

export type AnyGame = GameModule<unknown, unknown, unknown>;
export type AnyEnding = GameEnding<unknown, unknown>;

// A folder is a game: a new one needs no line here.
const modules = import.meta.glob<{ default: unknown }>("./*/index.ts");
const files = import.meta.glob<string>(["../../../content/*/{,cards.,rules.}{pl,en}.ftl", "!../../../content/{ui,story}/*"], {
  query: "?raw",
  import: "default",
});

export function isPlayable(game: string): boolean {
  return `./${game}/index.ts` in modules;
}

/** The screens of a game, with its texts. */
export async function loadGame(game: string): Promise<AnyGame | null> {
  // The companion of a box has its screens with the game that is in the box.
  const load = modules[`./${game}/index.ts`] ?? phonesCalled(game);
  if (!load) return null;
  const [loaded] = await Promise.all([load(), loadWords(game)]);
  // A game's own types are narrower; what it is given comes from the server as the same game's.
  return loaded.default as AnyGame;
}

/** What is drawn for a companion is the game's in the box, and speaks its words. */
export async function loadWords(game: string): Promise<void> {
  const inside = inTheBox(game);
  const speaking = inside === null ? [game] : [inside, game];
  await Promise.all(speaking.flatMap((one) => [texts.bring(wordsIn(one, "")), texts.bring(wordsIn(one, "cards."))]));
}

/** The texts of the rules, which a game does not carry itself where they are many: added, and as they are written. */
export async function loadRules(game: string): Promise<string | null> {
  const written = await Promise.all([texts.bring(wordsIn(game, "")), texts.bring(wordsIn(game, "rules."))]);
  return written.join("\n").trim() || null;
}

const known = new Map<string, Words>();
/** The files of a kind that a game has; most have not all of them. */
function wordsIn(game: string, kind: "" | "cards." | "rules."): Words {
  const read = (language: Language) => async () => (await files[`../../../content/${game}/${kind}${language}.ftl`]?.()) ?? "";
  const words = known.get(game + kind) ?? { pl: read("pl"), en: read("en") };
  known.set(game + kind, words);
  return words;
}

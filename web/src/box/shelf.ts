/** The companions that there are, each in a chunk of its own that is fetched when somebody has the box. */
import { hasRules } from "../check/available";
import type { AnyCompanion } from "./companion";

// A folder is a companion: a new one needs no line here. Where each can have their own phone, the folder `phones` in it
// has the screens of a game of the server, which is called like the game in the box with `box` behind it.
const companions = import.meta.glob<{ default: unknown }>("../games/*/box/index.ts");
const phones = import.meta.glob<{ default: unknown }>("../games/*/box/phones/index.ts");

/** Companions that count by the rules compiled for the browser. */
const NEED_RULES: readonly string[] = ["nosedive"];

/** Whether this build lacks the rules that the game's companion needs. */
export const lacksRules = (game: string): boolean => !hasRules && NEED_RULES.includes(game);

const find = (game: string) => (lacksRules(game) ? undefined : companions[`../games/${game}/box/index.ts`]);

export const hasCompanion = (game: string): boolean => find(game) !== undefined;

export async function loadCompanion(game: string): Promise<AnyCompanion | null> {
  // A companion's own types are narrower; what it is given is what it made or checked itself.
  return ((await find(game)?.())?.default as AnyCompanion | undefined) ?? null;
}

const phonesIn = (game: string) => phones[`../games/${game}/box/phones/index.ts`];

/** What is played where each has their own phone; nothing if there is no such companion. */
export const phonesFor = (game: string): string | null => (phonesIn(game) ? `${game}box` : null);

/** The game in the box that this is the companion of; nothing for a game that is played here. */
export function inTheBox(game: string): string | null {
  const inside = game.replace(/box$/, "");
  return phonesFor(inside) === game ? inside : null;
}

/** The screens of a companion for several phones, by the name that the server has for it. */
export const phonesCalled = (game: string) => phonesIn(inTheBox(game) ?? "");

/** The companions that there are, each in a chunk of its own that is fetched when somebody has the box. */
import type { AnyCompanion } from "./companion";

// A folder is a companion: a new one needs no line here.
const companions = import.meta.glob<{ default: unknown }>("../games/*/box/index.ts");

const find = (game: string) => companions[`../games/${game}/box/index.ts`];

export const hasCompanion = (game: string): boolean => find(game) !== undefined;

export async function loadCompanion(game: string): Promise<AnyCompanion | null> {
  // A companion's own types are narrower; what it is given is what it made or checked itself.
  return ((await find(game)?.())?.default as AnyCompanion | undefined) ?? null;
}

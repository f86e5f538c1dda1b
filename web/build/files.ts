/**
 * Which files the client is made of. Left alone, the bundler makes a file of whatever two pages share: dozens of crumbs that
 * compress worse and name each other, so that a table would be fifty ways there and back. Here a table is three files (the
 * first page's, what it has in common with other pages, and its own), and a game is one to three. What is around a game, before,
 * after and beside it, is one more, which whoever comes back to a game does without at first.
 */
import { join, relative } from "node:path";

const SOURCE = join(import.meta.dirname, "../src");
export const MAIN = join(SOURCE, "main.ts");
export const TABLE = join(SOURCE, "pages/Table.svelte");
export const AROUND = join(SOURCE, "table/parts.ts");
const GAME = /^games\/([a-z]+)\/(box\/phones\/)?index\.ts$/;

/** The game whose screens begin here, as the server calls it: the companion of a box for several phones is one, too. */
export function gameAt(id: string): { game: string; inTheBox: string } | null {
  const [, inTheBox, phones] = GAME.exec(relative(SOURCE, id)) ?? [];
  return inTheBox === undefined ? null : { game: phones === undefined ? inTheBox : `${inTheBox}box`, inTheBox };
}

interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

/** All that is imported from these; with `wanted` also what is fetched when it is wanted, but for what that says no to. */
function closure(from: Iterable<string>, modules: Modules, wanted?: (id: string) => boolean): Set<string> {
  const found = new Set(from);
  for (const id of found) {
    const module = modules.getModuleInfo(id);
    for (const next of module?.importedIds ?? []) found.add(next);
    if (wanted) for (const next of module?.dynamicallyImportedIds ?? []) if (wanted(next)) found.add(next);
  }
  return found;
}

function plan(modules: Modules): (id: string) => string | null {
  const first = closure([MAIN], modules);
  const table = closure([TABLE], modules);
  const around = closure([AROUND], modules);
  const everything = closure([MAIN], modules, () => true);
  const games = [...everything].flatMap((id) => {
    const names = gameAt(id);
    return names ? [{ ...names, needed: closure([id], modules) }] : [];
  });
  // Other pages, and companions on one device, do without what only a table or only a game needs.
  const elsewhere = closure([MAIN], modules, (id) => id !== TABLE && gameAt(id) === null);
  return (id) => {
    if (first.has(id)) return "first";
    const users = games.filter(({ needed }) => needed.has(id));
    const boxes = new Set(users.map(({ inTheBox }) => inTheBox));
    if (boxes.size > 1) return "common";
    if (table.has(id)) return elsewhere.has(id) || boxes.size > 0 ? "common" : "table";
    if (around.has(id)) return elsewhere.has(id) || boxes.size > 0 ? "common" : "around";
    const [user] = users;
    if (user === undefined) return null;
    if (elsewhere.has(id)) return `${user.inTheBox}-box`;
    return users.length > 1 ? `${user.inTheBox}-pieces` : user.game;
  };
}

/** The name of the file for a module; nothing where the bundler may decide. */
export function files(): (id: string, modules: Modules) => string | null {
  let name: ((id: string) => string | null) | undefined;
  return (id, modules) => (name ??= plan(modules))(id);
}

/**
 * Which files the client is made of. Left alone, the bundler makes a file of whatever two pages share: dozens of crumbs that
 * compress worse and name each other, so that a table would be fifty ways there and back. Here a table is three files (the
 * first page's, what it has in common with other pages, and its own), and a game is one or two.
 */
import { relative } from "node:path";

interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

/** What a page begins with, by its path under `src`. */
interface Beginnings {
  source: string;
  first: string;
  table: string;
  game: RegExp;
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

/** The name of the file for a module; nothing where the bundler may decide. */
export function files({ source, first, table, game }: Beginnings): (id: string, modules: Modules) => string | null {
  const inSource = (id: string): string => relative(source, id);
  const gameOf = (id: string): string | undefined => game.exec(inSource(id))?.[1];
  let name: ((id: string) => string | null) | undefined;

  function plan(modules: Modules): (id: string) => string | null {
    const firsts = closure([`${source}/${first}`], modules);
    const isTable = (id: string): boolean => inSource(id) === table;
    const everything = closure(firsts, modules, () => true);
    const tables = closure([...everything].filter(isTable), modules);
    const games = new Map([...everything].flatMap((id) => [[gameOf(id), closure([id], modules)] as const]).filter(([name]) => name !== undefined));
    // Other pages, and companions, do without what only a table or only a game needs.
    const elsewhere = closure(firsts, modules, (id) => !isTable(id) && gameOf(id) === undefined);
    return (id) => {
      if (firsts.has(id)) return "first";
      const users = [...games].filter(([, needed]) => needed.has(id)).map(([name]) => name);
      if (tables.has(id) || users.length > 1) return tables.has(id) && !elsewhere.has(id) && users.length === 0 ? "table" : "common";
      const [user] = users;
      return user === undefined ? null : elsewhere.has(id) ? `${user}-pieces` : user;
    };
  }

  return (id, modules) => (name ??= plan(modules))(id);
}

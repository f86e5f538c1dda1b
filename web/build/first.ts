/**
 * What the first page needs comes in one file. Left alone, the bundler makes a file of whatever two pages share: dozens of
 * crumbs that compress worse and name each other.
 */
interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/** All that is imported from these, and not only when it is wanted. */
function closure(from: readonly string[], modules: Modules): Set<string> {
  const found = new Set(from);
  for (const id of found) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

/** The name of the file for a module of the first page, or of what every table has besides; nothing for others. */
export function first(...entries: string[]): (id: string, modules: Modules) => string | null {
  let needed: Set<string> | undefined;
  return (id, modules) => ((needed ??= closure(entries, modules)).has(id) ? "first" : null);
}

/** A file of texts, parsed once however often bundles are made of it. */
import { FluentResource } from "@fluent/bundle";

const known = new Map<string, FluentResource>();

export function parsed(file: string): FluentResource {
  const before = known.get(file);
  if (before) return before;
  const made = new FluentResource(file);
  known.set(file, made);
  return made;
}

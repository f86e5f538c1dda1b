/** What changed from one update to the next: `crates/protocol/src/change.rs` says how it is written. */
export type Change = readonly [unknown] | { readonly [name: string]: Change | number };

/** The next one. What stayed as it was is the very same object. */
export function changed(before: unknown, change: Change): unknown {
  if (isWhole(change)) return change[0];
  const after: Record<string, unknown> = Array.isArray(before) ? (before.slice(0, change["#"] as number | undefined) as never) : { ...(before as object) };
  for (const [name, of] of Object.entries(change)) {
    if (of === 0) Reflect.deleteProperty(after, name);
    else if (typeof of !== "number") after[name] = changed(after[name], of);
  }
  return after;
}

const isWhole = (change: Change): change is readonly [unknown] => Array.isArray(change);

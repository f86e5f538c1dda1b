/** What was told on a line: later messages come with its words. `crates/squeeze` says how, and squeezes. */

/** As many texts of a kind as the other end remembers, and as many bytes but for the newest. */
const MOST_TEXTS = 4;
const MOST_BYTES = 6 * 1024;

/** A copy is at least this long. */
const SHORTEST = 4;
/** Lengths up to this stand in four bits; more follow. */
const NIBBLE = 15;

export class Memory {
  /** By kind, in the order in which they were first heard. */
  readonly #kinds = new Map<string, Uint8Array[]>();

  /** A text that came as it is. */
  hear(text: string): void {
    const kind = /^\{"is":"([^"]*)"/.exec(text)?.[1];
    if (kind === undefined) return;
    const known = this.#kinds.get(kind) ?? [];
    this.#kinds.set(kind, known);
    remember(known, new TextEncoder().encode(text));
  }

  /** The text of a frame: which kind, and an LZ4 block after what is remembered of it. */
  understand(frame: Uint8Array): string {
    const known = [...this.#kinds.values()][frame[0] ?? -1];
    if (!known) throw new Error("a frame that follows on nothing");
    const text = unpacked(known, frame.subarray(1));
    remember(known, text);
    return new TextDecoder().decode(text);
  }
}

function remember(known: Uint8Array[], text: Uint8Array): void {
  known.push(text);
  const bytes = (): number => known.reduce((sum, { length }) => sum + length, 0);
  while (known.length > MOST_TEXTS || (bytes() > MOST_BYTES && known.length > 1)) known.shift();
}

function unpacked(before: readonly Uint8Array[], block: Uint8Array): Uint8Array {
  const all = before.flatMap((text) => Array.from(text));
  const start = all.length;
  let at = 0;
  const next = (): number => block[at++] ?? 0;
  const length = (nibble: number): number => {
    let sum = nibble;
    for (let more = nibble === NIBBLE ? 255 : 0; more === 255; sum += more) more = next();
    return sum;
  };
  while (at < block.length) {
    const token = next();
    for (let left = length(token >> 4); left > 0; left--) all.push(next());
    // The last of it is no copy.
    if (at >= block.length) break;
    const back = next() | (next() << 8);
    // What is copied may be part of the copy.
    for (let left = length(token & 15) + SHORTEST; left > 0; left--) all.push(all[all.length - back] ?? 0);
  }
  return Uint8Array.from(all.slice(start));
}

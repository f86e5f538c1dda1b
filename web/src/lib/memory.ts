/** What was told on a line: later messages come with its words. `crates/squeeze` says how, and squeezes. */
import { unsqueezed } from "./block";

/** As many texts of a kind as the other end remembers, and as many bytes of all of them but for the newest of each kind. */
const MOST_TEXTS = 4;
const MOST_BYTES = 8 * 1024;

/** Kinds count from here, … */
const KINDS = 64;
/** … and this is that of a frame that is the first of its kind, which the text itself tells. */
const FIRST = 127;
/** The same in the version before, where kinds count from zero. */
const FIRST_BEFORE = 255;

/** A copy is at least this long. */
const SHORTEST = 4;
/** Lengths up to this stand in four bits; more follow. */
const NIBBLE = 15;

interface Told {
  kind: number;
  text: Uint8Array;
}

export class Memory {
  /** In the order in which they were first heard. */
  readonly #kinds: string[] = [];
  /** The newest last. */
  #told: Told[] = [];

  /** A text that came as it is. */
  hear(text: string): void {
    const is = /^\{"is":"([^"]*)"/.exec(text)?.[1];
    if (is === undefined) return;
    // Most of a welcome is the room.
    const name = is === "welcome" ? "room" : is;
    if (!this.#kinds.includes(name)) this.#kinds.push(name);
    this.#remember(this.#kinds.indexOf(name), new TextEncoder().encode(text));
  }

  /** The text of a frame: which kind, and a block after what is remembered of it; the first of a kind follows on all. */
  understand(frame: Uint8Array): string {
    const said = frame[0] ?? -1;
    const isFirst = said === FIRST || said === FIRST_BEFORE;
    const isOfVersionBefore = said < KINDS || said === FIRST_BEFORE;
    const kind = isOfVersionBefore ? said : said - KINDS;
    const known = this.#told.filter((one) => isFirst || one.kind === kind).map((one) => one.text);
    if (known.length === 0 && !isFirst) throw new Error("a frame that follows on nothing");
    const block = frame.subarray(1);
    const text = isOfVersionBefore ? unpacked(known, block) : unsqueezed(known, block);
    const read = new TextDecoder().decode(text);
    if (isFirst) this.hear(read);
    else this.#remember(kind, text);
    return read;
  }

  #remember(kind: number, text: Uint8Array): void {
    this.#told.push({ kind, text });
    const same = this.#told.filter((one) => one.kind === kind);
    if (same.length > MOST_TEXTS) this.#forget(same[0]);
    // The oldest that another one of its kind has followed.
    const oldest = (): Told | undefined => this.#told.find((one, at) => this.#told.slice(at + 1).some((later) => later.kind === one.kind));
    while (this.#told.reduce((sum, one) => sum + one.text.length, 0) > MOST_BYTES && this.#forget(oldest()));
  }

  #forget(one: Told | undefined): boolean {
    this.#told = this.#told.filter((other) => other !== one);
    return one !== undefined;
  }
}

/** A block of the version before: LZ4. */
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

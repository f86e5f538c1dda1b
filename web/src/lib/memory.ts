/** What was told on a line: later messages come with its words. `crates/squeeze` says how, and squeezes. */
import { unsqueezed } from "./block";

/** Of updates as many texts as the other end remembers, of everything else one, and as many bytes of all but the newest of each kind. */
const OF_GAMES = "update";
const MOST_OF_GAMES = 4;
const MOST_BYTES = 7 * 1024;

/** Kinds count from here, … */
const KINDS = 64;
/** … and this is that of a frame that is the first of its kind, which the text itself tells. */
const FIRST = 127;

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
    const isFirst = frame[0] === FIRST;
    const kind = (frame[0] ?? 0) - KINDS;
    const known = this.#told.filter((one) => isFirst || one.kind === kind).map((one) => one.text);
    if (known.length === 0 && !isFirst) throw new Error("a frame that follows on nothing");
    const text = unsqueezed(known, frame.subarray(1));
    const read = new TextDecoder().decode(text);
    if (isFirst) this.hear(read);
    else this.#remember(kind, text);
    return read;
  }

  #remember(kind: number, text: Uint8Array): void {
    this.#told.push({ kind, text });
    const same = this.#told.filter((one) => one.kind === kind);
    if (same.length > (this.#kinds[kind] === OF_GAMES ? MOST_OF_GAMES : 1)) this.#forget(same[0]);
    // The oldest that another one of its kind has followed.
    const oldest = (): Told | undefined => this.#told.find((one, at) => this.#told.slice(at + 1).some((later) => later.kind === one.kind));
    while (this.#told.reduce((sum, one) => sum + one.text.length, 0) > MOST_BYTES && this.#forget(oldest()));
  }

  #forget(one: Told | undefined): boolean {
    this.#told = this.#told.filter((other) => other !== one);
    return one !== undefined;
  }
}

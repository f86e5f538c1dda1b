/** A text in few bytes, after others: `crates/squeeze/src/block.rs` says how, and writes it. */
import { BYTE, LENGTH, RUN, WHERE } from "../wire/codes";

/** Numbers are one of so many symbols, and bits that say which of those it stands for. */
const SLOTS = 32;
/** After them, where a copy comes from may be one of the last distances again, or this was the end. */
const AGAIN = 3;
const END = SLOTS + AGAIN;
const MISUNDERSTOOD = "a frame that follows on something else";

/** A prefix code, by how many bits each symbol has: shorter ones come first, equal ones in the order of their symbols. */
class Code {
  readonly #sorted: number[];
  /** How many symbols have so many bits. */
  readonly #counts: number[];

  constructor(lengths: string) {
    const of = Array.from(lengths, (digit) => Number.parseInt(digit, 16));
    this.#counts = Array.from({ length: 16 }, (_, length) => of.filter((one) => one === length).length);
    this.#sorted = Array.from(of.keys()).sort((one, other) => (of[one] ?? 0) - (of[other] ?? 0) || one - other);
  }

  take(bits: Bits): number {
    let [read, first, place] = [0, 0, 0];
    for (const count of this.#counts.slice(1)) {
      read = (read << 1) | bits.next();
      first <<= 1;
      if (read - first < count) return this.#sorted[place + read - first] ?? END;
      first += count;
      place += count;
    }
    throw new Error(MISUNDERSTOOD);
  }

  number(bits: Bits): number {
    return numberIn(this.take(bits), bits);
  }
}

/** The highest bit of each byte first. */
class Bits {
  #at = 0;

  constructor(readonly bytes: Uint8Array) {}

  next(): number {
    const byte = this.bytes[this.#at >> 3];
    if (byte === undefined) throw new Error(MISUNDERSTOOD);
    return (byte >> (7 - (this.#at++ & 7))) & 1;
  }
}

/** Numbers below four are their own symbols; from then on two symbols double, and bits follow. */
function numberIn(symbol: number, bits: Bits): number {
  if (symbol < 4) return symbol;
  let number = 2 | (symbol & 1);
  for (let left = (symbol >> 1) - 1; left > 0; left--) number = (number << 1) | bits.next();
  return number;
}

const code = (lengths: string): Code => new Code(lengths);
const both = ([one, other]: readonly [string, string]): readonly [Code, Code] => [code(one), code(other)];
const run = code(RUN);
const wheres = both(WHERE);
const lengths = both(LENGTH);
const bytes = both(BYTE);

/** The text of a block after others, the oldest first. */
export function unsqueezed(before: readonly Uint8Array[], block: Uint8Array): Uint8Array {
  const all = before.flatMap((text) => Array.from(text));
  const start = all.length;
  const bits = new Bits(block);
  // A text begins like the last one that was told.
  const distances = [before.at(-1)?.length ?? 0, 1, 2];
  for (;;) {
    const written = run.number(bits);
    for (let left = written; left > 0; left--) {
      const last = all.length > start ? (all.at(-1) ?? 0) : 0;
      const isAfterDigit = last >= 0x30 && last <= 0x39;
      all.push(bytes[isAfterDigit ? 0 : 1].take(bits));
    }
    const where = wheres[written > 0 ? 1 : 0].take(bits);
    if (where === END) return Uint8Array.from(all.slice(start));
    const isAgain = where >= SLOTS;
    const distance = isAgain ? (distances.splice(where - SLOTS, 1)[0] ?? 0) : numberIn(where, bits);
    if (!isAgain) distances.pop();
    distances.unshift(distance);
    const length = lengths[isAgain ? 1 : 0].number(bits);
    if (distance === 0 || distance > all.length) throw new Error(MISUNDERSTOOD);
    // What is copied may be part of the copy.
    for (let left = length; left > 0; left--) all.push(all[all.length - distance] ?? 0);
  }
}

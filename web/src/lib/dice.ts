/**
 * This device's share of the dice. Before a deal it seals random bytes and sends only their hash; when the table shows
 * the hashes of all, it writes down what it was shown, and only then opens its bytes. Bytes are opened for one list of
 * hashes and never for another: whoever has seen them must not be able to choose anything any more.
 *
 * What was written down (`kept`) outlives a reload and the game: the log must say the same.
 */
import { blake3 } from "@noble/hashes/blake3.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Receipt } from "../wire/Receipt";
import type { Sealed } from "../wire/Sealed";
import { randomBytes } from "./chance";

/** The same as `Secret::commitment` of the kernel, which a test holds it to. */
const CONTEXT = utf8ToBytes("stolik 2026 commitment before the deal");

export interface Share {
  bytes: string;
  hash: string;
  /** The list under which it was opened, as text. */
  opened_for?: string;
}

/** What this device was shown of the dice of one game: the `sealed` of the log's head must equal it. */
export interface Kept {
  game: string;
  sealed: Sealed;
}

/** What lies in this device's storage for one table. */
interface Drawer {
  /** The server's commitment that the shares are for; none before it was shown. */
  commit: string | null;
  /** One for each attempt. */
  shares: Share[];
  kept: Kept[];
}

export interface Opened {
  attempt: number;
  bytes: string;
  next: string;
}

/** As many as the table offers logs of. */
const GAMES_KEPT = 20;

export function hashOf(bytes: string): string {
  return bytesToHex(blake3(hexToBytes(bytes), { context: CONTEXT }));
}

export function newShare(): Share {
  const bytes = bytesToHex(randomBytes());
  return { bytes, hash: hashOf(bytes) };
}

/** Every list of hashes that was published, the first one first. */
const lists = (sealed: Sealed): Receipt[][] => [...sealed.attempts.map(({ receipts }) => receipts), sealed.receipts];

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Is `later` the same sealing, at this attempt or a later one? As `Sealed::leads_to` of the kernel. */
export function leadsTo(shown: Sealed, later: Sealed): boolean {
  const [before, after] = [lists(shown), lists(later)];
  return (
    shown.commit === later.commit &&
    same(before, after.slice(0, before.length)) &&
    same(shown.attempts, later.attempts.slice(0, shown.attempts.length))
  );
}

/** Works without storage too: then a reload costs this device its share. */
const forgotten = new Map<string, string>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? forgotten.get(key) ?? null;
  } catch {
    return forgotten.get(key) ?? null;
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
    forgotten.delete(key);
  } catch {
    forgotten.set(key, text);
  }
}

export class Dice {
  #key: string;

  constructor(table: string) {
    this.#key = `stolik-dice-${table}`;
  }

  /** The table has another code by now: what lies in the drawer goes along. */
  follow(table: string): void {
    const before = this.#key;
    this.#key = `stolik-dice-${table}`;
    const drawer = read(before);
    if (drawer !== null && read(this.#key) === null) write(this.#key, drawer);
  }

  #read(): Drawer {
    try {
      return (JSON.parse(read(this.#key) ?? "null") as Drawer | null) ?? { commit: null, shares: [], kept: [] };
    } catch {
      return { commit: null, shares: [], kept: [] };
    }
  }

  /** A share that was sealed with the opening of the table, before its commitment was known. */
  adopt(share: Share): void {
    write(this.#key, JSON.stringify({ ...this.#read(), commit: null, shares: [share] } satisfies Drawer));
  }

  /** The hash for the deal with this commitment: the same as long as nothing is dealt. */
  seal(commit: string): string {
    const drawer = this.#read();
    const [sealed] = drawer.shares;
    if (drawer.commit === commit && sealed && sealed.opened_for === undefined) return sealed.hash;
    const share = newShare();
    write(this.#key, JSON.stringify({ ...drawer, commit, shares: [share] } satisfies Drawer));
    return share.hash;
  }

  /** What to open now, written down before it goes out; nothing where the table shows something else than before. */
  open(game: string, sealed: Sealed, seat: number): Opened | null {
    if (!this.keep(game, sealed)) return null;
    const drawer = this.#read();
    const hash = sealed.receipts.find((receipt) => receipt.seat === seat)?.hash;
    const at = drawer.shares.findIndex((share) => share.hash === hash);
    const share = drawer.shares[at];
    const list = JSON.stringify(sealed);
    if (!share || (share.opened_for ?? list) !== list) return null;
    if ((drawer.commit ?? sealed.commit) !== sealed.commit) return null;
    const next = drawer.shares[at + 1] ?? newShare();
    const shares = [...drawer.shares.slice(0, at), { ...share, opened_for: list }, next];
    write(this.#key, JSON.stringify({ ...drawer, commit: sealed.commit, shares } satisfies Drawer));
    return { attempt: sealed.attempts.length, bytes: share.bytes, next: next.hash };
  }

  /** Writes down what was shown for a game. What contradicts it later is not written over it: false. */
  keep(game: string, sealed: Sealed): boolean {
    const drawer = this.#read();
    const before = drawer.kept.find((kept) => kept.game === game);
    if (before && !leadsTo(before.sealed, sealed)) return false;
    if (before && same(before.sealed, sealed)) return true;
    const others = drawer.kept.filter((kept) => kept.game !== game);
    const kept = [...others, { game, sealed }].slice(-GAMES_KEPT);
    write(this.#key, JSON.stringify({ ...drawer, kept } satisfies Drawer));
    return true;
  }

  /** What this device was shown before a game was dealt; nothing if it was not there. */
  kept(game: string): Sealed | null {
    return this.#read().kept.find((kept) => kept.game === game)?.sealed ?? null;
  }
}

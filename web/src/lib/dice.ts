/**
 * This device's share of the dice. Before a deal it draws the seed of a hash chain and sends only the end of the chain;
 * when the table shows the hashes of all, it writes down what it was shown, and only then opens a link. Should another
 * device keep silent, it opens the next link, which the one before commits it to. A link is opened for one list of hashes
 * and never for another: who has seen it must not be able to choose anything any more.
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

/** Attempts to open the dice, at most: each that fails leaves out a seat, and there are eight. */
const MAX_ATTEMPTS = 8;

export interface Share {
  /** The beginning of the hash chain. */
  seed: string;
  /** What is sealed: the hash of the link for the first attempt. */
  hash: string;
  /** For each attempt so far, the list of hashes under which its link was opened, as text. */
  opened_for: string[];
}

/** What this device was shown of the dice of one game: the `sealed` of the log's head must equal it. */
export interface Kept {
  game: string;
  sealed: Sealed;
}

/** What lies in this device's storage for one table. */
interface Drawer {
  /** The server's commitment that the share is for; none before it was shown. */
  commit: string | null;
  share: Share | null;
  kept: Kept[];
}

export interface Opened {
  attempt: number;
  bytes: string;
  /** For servers of protocol 8, which take the hash for the next attempt from here: it is the same as `bytes`. */
  next: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Whether what lies in this device's storage is a share: anything else would fail in the middle of a deal. */
function isShare(value: unknown): value is Share {
  if (!isRecord(value)) return false;
  const { seed, hash, opened_for } = value;
  const isHex = (text: unknown): boolean => typeof text === "string" && /^[0-9a-f]{64}$/.test(text);
  return isHex(seed) && isHex(hash) && Array.isArray(opened_for) && opened_for.every((list) => typeof list === "string");
}

function isKept(value: unknown): value is Kept {
  if (!isRecord(value) || typeof value["game"] !== "string" || !isRecord(value["sealed"])) return false;
  const { commit, receipts, attempts } = value["sealed"];
  return typeof commit === "string" && Array.isArray(receipts) && Array.isArray(attempts) && attempts.every((attempt) => isRecord(attempt) && Array.isArray(attempt["receipts"]));
}

/** As many as the table offers logs of. */
const GAMES_KEPT = 20;

export function hashOf(bytes: string): string {
  return bytesToHex(blake3(hexToBytes(bytes), { context: CONTEXT }));
}

/** What is opened in an attempt, as `Secret::link` of the kernel: its hash is what was opened in the attempt before. */
export function linkOf(seed: string, attempt: number): string {
  let link = seed;
  for (let later = attempt; later < MAX_ATTEMPTS; later++) link = hashOf(link);
  return link;
}

export function newShare(): Share {
  const seed = bytesToHex(randomBytes());
  return { seed, hash: hashOf(linkOf(seed, 0)), opened_for: [] };
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
    same(shown.attempts, later.attempts.slice(0, shown.attempts.length)) &&
    same(shown.missing ?? [], later.missing ?? [])
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
    const empty: Drawer = { commit: null, share: null, kept: [] };
    try {
      const { commit, share, kept } = JSON.parse(read(this.#key) ?? "{}") as Partial<Record<keyof Drawer, unknown>>;
      // A drawer of the version before has no share in this form; what it kept stays.
      return {
        commit: typeof commit === "string" ? commit : null,
        share: isShare(share) ? share : null,
        kept: Array.isArray(kept) ? kept.filter(isKept) : [],
      };
    } catch {
      return empty;
    }
  }

  /** A share that was sealed with the opening of the table, before its commitment was known. */
  adopt(share: Share): void {
    write(this.#key, JSON.stringify({ ...this.#read(), commit: null, share } satisfies Drawer));
  }

  /** The hash for the deal with this commitment: the same as long as nothing is dealt. */
  seal(commit: string): string {
    const drawer = this.#read();
    if (drawer.commit === commit && drawer.share?.opened_for.length === 0) return drawer.share.hash;
    const share = newShare();
    write(this.#key, JSON.stringify({ ...drawer, commit, share } satisfies Drawer));
    return share.hash;
  }

  /** What to open now, written down before it goes out; nothing where the table shows something else than before. */
  open(game: string, sealed: Sealed, seat: number): Opened | null {
    if (!this.keep(game, sealed)) return null;
    const drawer = this.#read();
    const { share } = drawer;
    const attempt = sealed.attempts.length;
    const list = JSON.stringify(sealed);
    if (!share || share.opened_for.length < attempt || (share.opened_for[attempt] ?? list) !== list) return null;
    const hash = sealed.receipts.find((receipt) => receipt.seat === seat)?.hash;
    if (hash !== (attempt === 0 ? share.hash : linkOf(share.seed, attempt - 1))) return null;
    if ((drawer.commit ?? sealed.commit) !== sealed.commit) return null;
    const opened_for = [...share.opened_for.slice(0, attempt), list];
    write(this.#key, JSON.stringify({ ...drawer, commit: sealed.commit, share: { ...share, opened_for } } satisfies Drawer));
    const bytes = linkOf(share.seed, attempt);
    return { attempt, bytes, next: bytes };
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

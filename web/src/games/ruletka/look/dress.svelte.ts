/**
 * Which look this screen has: the table's, unless whoever looks wants the fête in any case. The fête has other words for
 * the same keys, so that the log, the refusals and the rules are as peaceful as the pictures.
 */
import en from "../../../../../content/ruletka/worn.en.ftl?raw";
import pl from "../../../../../content/ruletka/worn.pl.ftl?raw";
import { texts } from "../../../lib/texts.svelte";
import type { Look } from "./paints";

const KEY = "stolik-ruletka-look";
const WORDS = { pl, en };

class Dress {
  #table: Look = $state("championship");
  /** Somebody wants the fête on this device, whatever the table has. */
  #own = $state(read() === "own");

  constructor() {
    // A page of rules that is opened beside the table knows no table; it is as peaceful as the table was.
    if (read() !== null) this.#table = "confetti";
    this.#wear();
  }

  get look(): Look {
    return this.#own ? "confetti" : this.#table;
  }

  get own(): boolean {
    return this.#own;
  }
  set own(own: boolean) {
    this.#own = own;
    this.#wear();
  }

  /** What the table agreed on. */
  at(table: Look): void {
    if (table === this.#table) return;
    this.#table = table;
    this.#wear();
  }

  #wear(): void {
    texts.wear(this.look === "confetti" ? WORDS : null);
    keep(this.#own ? "own" : this.#table === "confetti" ? "table" : null);
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keep(value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, value);
  } catch {
    // Without storage the wish lasts as long as the page.
  }
}

/** One screen has one look. */
export const dress = new Dress();

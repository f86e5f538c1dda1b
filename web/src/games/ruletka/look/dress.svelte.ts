/**
 * Which look this screen has: the table's, unless whoever looks wants the fête in any case. The fête has other words for
 * the same keys, so that the log, the refusals and the rules are as peaceful as the pictures.
 */
import { texts } from "../../../lib/texts.svelte";
import type { Look } from "./paints";

const KEY = "stolik-ruletka-look";

class Dress {
  #table: Look = $state("championship");
  /** Somebody wants the fête on this device, whatever the table has. */
  #own = $state(read() === "own");
  /** The words of the fête are on. */
  #worn = $state(false);

  constructor() {
    // A page of rules that is opened beside the table knows no table; it is as peaceful as the table was.
    if (read() !== null) this.#table = "confetti";
    this.#wear();
  }

  get look(): Look {
    return this.#own ? "confetti" : this.#table;
  }

  /** Nothing is shown in the words of the other look, not even for a moment. */
  get isReady(): boolean {
    return this.look === "championship" || this.#worn;
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
    if (this.look === "championship") {
      texts.wear(null);
      this.#worn = false;
    } else {
      void this.#change();
    }
    keep(this.#own ? "own" : this.#table === "confetti" ? "table" : null);
  }

  async #change(): Promise<void> {
    try {
      const { worn } = await import("./worn");
      if (this.look === "confetti") texts.wear(worn);
    } catch {
      // Without the network the pictures are peaceful, and the words are what there is.
    }
    this.#worn = true;
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

/**
 * When a line is dead. A browser does not say it for minutes, so the page knocks where nothing was heard, and counts how
 * long nobody answers. Pure: whoever has the line asks now and then.
 */

/** How often the page looks. */
export const LOOK_MS = 200;
/** Whoever hears nothing for this long knocks, and again after as long. */
const KNOCK_MS = 1000;
/** Without an answer this is said: with the next look it is within three seconds. */
const QUIET_MS = 2700;
/** A line that was quiet for this long is given up for a new one. */
const DEAD_MS = 8000;
/** A page that was not let look for so long slept itself; what came meanwhile it has not heard yet. */
const SLEPT_MS = 1500;

interface Finding {
  knock: boolean;
  is: "fine" | "quiet" | "dead";
}

export class Silence {
  #heard: number;
  #knocked: number;
  #looked: number;

  constructor(now: number) {
    this.#heard = this.#knocked = this.#looked = now;
  }

  /** Something came. */
  hear(now: number): void {
    this.#heard = now;
  }

  look(now: number): Finding {
    if (now - this.#looked > SLEPT_MS) this.#heard = Math.max(this.#heard, now - KNOCK_MS);
    this.#looked = now;
    const silent = now - this.#heard;
    const knock = Math.min(silent, now - this.#knocked) >= KNOCK_MS;
    if (knock) this.#knocked = now;
    return { knock, is: silent >= DEAD_MS ? "dead" : silent >= QUIET_MS ? "quiet" : "fine" };
  }
}

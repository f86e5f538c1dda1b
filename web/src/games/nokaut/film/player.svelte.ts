/** Shows one beat after the other, and can be hurried or stopped at any moment. */
import type { Film } from "../../../lib/film.svelte";
import type { NokautEvent } from "../../../wire/NokautEvent";
import { type Beat, beatsOf, type Grid, lengthOf } from "./plot";

/** What this page has shown already: a board that is put up anew does not show it again. */
const shown = new WeakSet<readonly NokautEvent[]>();

export class Player {
  #beats: Beat[] = $state.raw([]);
  #at = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What must not tell the end waits for this one. */
  #awaited: Film | null = null;
  #speed = 1;

  /** Nothing once the film is over. */
  get beat(): Beat | null {
    return this.#beats[this.#at] ?? null;
  }

  /** Tells one beat from the next. */
  get number(): number {
    return this.#at;
  }

  play(before: Grid, events: readonly NokautEvent[], film: Film): void {
    this.stop();
    if (shown.has(events)) return;
    shown.add(events);
    const beats = beatsOf(before, events);
    if (beats.length === 0) return;
    this.#beats = beats;
    this.#awaited = film;
    this.#goTo(0);
    film.begin(() => { this.stop(); }, lengthOf(beats));
  }

  /** The beat that is shown begins anew at another speed; at 0 it stays. */
  pace(speed: number): void {
    if (speed === this.#speed) return;
    this.#speed = speed;
    if (this.beat) this.#goTo(this.#at);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#beats = [];
    this.#at = 0;
    this.#awaited?.end();
    this.#awaited = null;
  }

  #goTo(index: number): void {
    clearTimeout(this.#timer);
    const beat = this.#beats[index];
    if (!beat) {
      this.stop();
      return;
    }
    this.#at = index;
    if (this.#speed > 0) this.#timer = setTimeout(() => { this.#goTo(index + 1); }, beat.ms / this.#speed);
  }
}

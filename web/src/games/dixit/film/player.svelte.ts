/** Keeps the time of one reveal and can be hurried or stopped at any moment. */
import type { Film } from "../../../lib/film.svelte";
import type { DixitReveal } from "../../../wire/DixitReveal";
import { type Beat, type Moment, momentsOf, nextBeat, type Scene, sceneAt } from "./reveal";

/** What this page has told already: a board that is put up anew does not tell it again by itself. */
const toldAlready = new WeakSet<DixitReveal>();

export class Player {
  #moments: Moment[] = $state.raw([]);
  #at = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What must not tell the end waits for this one. */
  #awaited: Film | null = null;
  #speed = 1;
  reveal: DixitReveal | null = $state.raw(null);

  get scene(): Scene {
    return sceneAt(this.#moments, this.#at);
  }

  get beat(): Beat | null {
    return this.reveal ? (this.#moments[this.#at]?.beat ?? null) : null;
  }

  /** Changes with every moment, unlike the beat: two votes are two moments. */
  get moment(): number {
    return this.#at;
  }

  /** The first time it comes. */
  playNew(reveal: DixitReveal, order: readonly number[], awaited: Film): void {
    if (toldAlready.has(reveal)) return;
    toldAlready.add(reveal);
    this.play(reveal, order, awaited);
  }

  play(reveal: DixitReveal, order: readonly number[], awaited: Film | null): void {
    this.stop();
    this.#moments = momentsOf(reveal, order);
    this.reveal = reveal;
    this.#awaited = awaited;
    this.#goTo(0);
    awaited?.begin(() => { this.stop(); }, this.#moments.reduce((sum, { ms }) => sum + ms, 0));
  }

  skip(): void {
    if (this.reveal) this.#goTo(nextBeat(this.#moments, this.#at));
  }

  /** The moment that is shown begins anew at another speed; at 0 it stays. */
  pace(speed: number): void {
    if (speed === this.#speed) return;
    this.#speed = speed;
    if (this.reveal && this.#awaited) this.#goTo(this.#at);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.reveal = null;
    this.#awaited?.end();
    this.#awaited = null;
  }

  #goTo(index: number): void {
    clearTimeout(this.#timer);
    const moment = this.#moments[index];
    if (!moment) {
      this.stop();
      return;
    }
    this.#at = index;
    // What is only shown again on the board goes its own way.
    const speed = this.#awaited ? this.#speed : 1;
    if (speed > 0) this.#timer = setTimeout(() => { this.#goTo(index + 1); }, moment.ms / speed);
  }
}

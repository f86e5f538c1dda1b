/** Keeps the time of one step and can be hurried or stopped at any moment. */
import type { Film } from "../../../lib/film.svelte";
import type { RuletkaEvent } from "../../../wire/RuletkaEvent";
import type { RuletkaOpen } from "../../../wire/RuletkaOpen";
import { type Moment, momentsOf, nextBeat, openAt } from "./story";

/** What this page has told already: a board that is put up anew does not tell it again by itself. */
const toldAlready = new WeakSet<readonly RuletkaEvent[]>();

interface Step {
  before: RuletkaOpen;
  events: readonly RuletkaEvent[];
}

export class Player {
  #moments: Moment[] = $state.raw([]);
  #at = $state(0);
  #step: Step | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What must not tell the end waits for this one. */
  #awaited: Film | null = null;
  #speed = 1;

  /** What is shown now; nothing while the view is shown as it is. */
  get moment(): Moment | null {
    return this.#step ? (this.#moments[this.#at] ?? null) : null;
  }

  get open(): RuletkaOpen | null {
    const { moment } = this;
    return this.#step && moment ? openAt(this.#step.before, this.#step.events, moment) : null;
  }

  /** Shows a step, the first time it comes. A step in which nothing is to be seen takes no time. */
  play(before: RuletkaOpen, events: readonly RuletkaEvent[], awaited: Film): void {
    if (toldAlready.has(events)) return;
    toldAlready.add(events);
    this.stop();
    const moments = momentsOf(events);
    if (moments.length === 0) return;
    this.#moments = moments;
    this.#step = { before, events };
    this.#awaited = awaited;
    this.#goTo(0);
    awaited.begin(() => { this.stop(); }, moments.reduce((sum, { ms }) => sum + ms, 0));
  }

  skip(): void {
    if (this.#step) this.#goTo(nextBeat(this.#moments, this.#at));
  }

  /** The moment that is shown begins anew at another speed; at 0 it stays. */
  pace(speed: number): void {
    if (speed === this.#speed) return;
    this.#speed = speed;
    if (this.#step) this.#goTo(this.#at);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#step = null;
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
    if (this.#speed > 0) this.#timer = setTimeout(() => { this.#goTo(index + 1); }, moment.ms / this.#speed);
  }
}

/** A film in the hand: where it stands, whether it runs, and how fast. The board shows each step by its own means. */
import { Film } from "../lib/film.svelte";
import type { Story } from "../lib/story";
import type { GameUpdate } from "../wire/GameUpdate";

export const SPEEDS: readonly number[] = [0.5, 1, 2, 4];

/** Where the number of something changes, from the first update on. */
export interface Chapter {
  round: number;
  index: number;
}

export function chaptersOf(updates: readonly GameUpdate[], roundOf: (view: unknown) => number): Chapter[] {
  const chapters: Chapter[] = [];
  for (const [index, { view }] of updates.entries()) {
    const round = roundOf(view);
    if (chapters.at(-1)?.round !== round) chapters.push({ round, index });
  }
  return chapters;
}

/** The chapter that a step belongs to. */
export function chapterAt(chapters: readonly Chapter[], index: number): number {
  return chapters.findLastIndex((chapter) => chapter.index <= index);
}

export class Reel {
  /** Nobody waits for a film that is shown again. */
  readonly film = new Film(() => undefined);
  updates: readonly GameUpdate[] = $state.raw([]);
  at = $state(0);
  /** What the board is given: a copy each time, so that a step that is seen again is told again. */
  shown: GameUpdate | null = $state.raw(null);
  plays = $state(false);
  speed = $state(1);
  /** One step is shown, and then it stands still. */
  #steps = $state(false);
  story: Story<unknown> = $derived(this.updates.slice(1, this.at + 1).map(({ seq, events, late }) => ({ seq, events, late })));

  get isAtEnd(): boolean {
    return this.at >= this.updates.length - 1;
  }

  /** Another film of the same game, where the last one stood. */
  put(updates: readonly GameUpdate[]): void {
    this.updates = updates;
    this.goTo(this.at);
  }

  /** Shows how things stood, without how they came to it. */
  goTo(index: number): void {
    this.#steps = false;
    this.#show(index, false);
  }

  /** The next step with its film; where one runs, its end. */
  next(): void {
    if (this.film.runs) this.film.skip();
    else {
      this.#steps = true;
      this.advance();
    }
  }

  advance(): void {
    if (!this.isAtEnd) this.#show(this.at + 1, true);
  }

  back(): void {
    this.goTo(this.at - (this.film.runs ? 0 : 1));
  }

  toggle(): void {
    if (!this.plays && this.isAtEnd && !this.film.runs) this.goTo(0);
    this.plays = !this.plays;
    this.#steps = false;
  }

  /** How fast the board goes on right now: it is held where nothing plays. */
  get pace(): number {
    return this.plays || this.#steps ? this.speed : 0;
  }

  #show(index: number, withFilm: boolean): void {
    const to = Math.min(Math.max(0, index), this.updates.length - 1);
    const update = this.updates[to];
    if (!update) return;
    this.film.skip();
    this.at = to;
    const copy = structuredClone(update);
    this.shown = withFilm ? copy : ({ ...copy, events: [] } as GameUpdate);
  }
}

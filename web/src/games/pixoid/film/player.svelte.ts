/** The projector: keeps the time of one film, at a chosen speed, and can be stopped at any moment. */
import type { Film } from "../../../lib/film.svelte";
import { beatAt, sceneAt, type Timeline, timelineOf } from "./reveal";
import type { Scene } from "./scene";
import type { Plot } from "./story";

export const SPEEDS: readonly number[] = [0.5, 1, 2];

export class Player {
  speed: number = $state(1);
  #film: { story: Plot; line: Timeline } | null = $state.raw(null);
  #ms: number = $state(0);
  #frame = 0;
  /** What must not tell the end waits for this one. */
  #awaited: Film | null = null;

  get story(): Plot | null {
    return this.#film?.story ?? null;
  }

  /** A television shows the same, and nobody is ahead of it. */
  get isLed(): boolean {
    return this.#film !== null && this.#awaited?.led === true;
  }

  get beat() {
    return this.#film ? beatAt(this.#film.story, this.#film.line, this.#ms) : "done";
  }

  scene(calm: boolean): Scene | null {
    return this.#film && sceneAt(this.#film.story, this.#film.line, this.#ms, calm);
  }

  /** `awaited` is the table's, if it is to keep the end to itself until it was seen. */
  play(story: Plot, awaited: Film | null): void {
    this.stop();
    this.#film = { story, line: timelineOf(story) };
    let last = performance.now();
    const tick = (now: number): void => {
      this.#ms += Math.max(0, now - last) * this.speed * (this.#awaited?.speed ?? 1);
      last = now;
      if (this.#film && this.#ms < this.#film.line.end) this.#frame = requestAnimationFrame(tick);
      else this.stop();
    };
    this.#frame = requestAnimationFrame(tick);
    this.#awaited = awaited;
    awaited?.begin(() => { this.stop(); }, this.#film.line.end / this.speed);
  }

  /** The next beat: a tap goes through the capture and the score one by one, and past the run at once. */
  skip(): void {
    const line = this.#film?.line;
    if (!line) return;
    const next = [line.outcome, line.score, line.role, line.end].find((at) => at > this.#ms + 1) ?? line.end;
    // A cube taken is not worth a stop of its own.
    if (next >= line.end || (next === line.outcome && line.score === line.end)) this.stop();
    else this.#ms = next;
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#film = null;
    this.#ms = 0;
    this.#awaited?.end();
    this.#awaited = null;
  }

  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] ?? 1;
  }
}

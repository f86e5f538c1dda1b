/** Keeps the time of one step and can be hurried or stopped at any moment. */
import type { Film } from "../../../lib/film.svelte";
import { nextOf, type Plot } from "./plot";

export class Player {
  plot: Plot | null = $state.raw(null);
  ms = $state(0);
  #frame = 0;
  /** What must not tell the end waits for this one. */
  #awaited: Film | null = null;

  play(plot: Plot, awaited: Film | null): void {
    this.stop();
    this.plot = plot;
    this.ms = 0;
    let last = performance.now();
    const tick = (now: number): void => {
      this.ms += Math.max(0, now - last) * (this.#awaited?.speed ?? 1);
      last = now;
      if (this.plot && this.ms < this.plot.ms) this.#frame = requestAnimationFrame(tick);
      else this.stop();
    };
    this.#frame = requestAnimationFrame(tick);
    this.#awaited = awaited;
    awaited?.begin(() => { this.stop(); }, plot.ms);
  }

  skip(): void {
    if (!this.plot) return;
    this.ms = nextOf(this.plot, this.ms);
    if (this.ms >= this.plot.ms) this.stop();
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.plot = null;
    this.#awaited?.end();
    this.#awaited = null;
  }
}

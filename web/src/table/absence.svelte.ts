/** Seconds since this screen learned that the person of a seat has no connection. */
import { SvelteMap } from "svelte/reactivity";
import type { SeatLook } from "../games/game";

const SECOND_MS = 1000;

/** One for each component that counts; made while the component is. */
export class Absence {
  /** By seat; a seat whose person is here has none. */
  readonly seconds = new SvelteMap<number, number>();
  #since: { seat: number; at: number }[] = [];

  constructor(away: () => readonly SeatLook[]) {
    $effect(() => {
      this.#since = away().map(({ seat }) => this.#since.find((one) => one.seat === seat) ?? { seat, at: Date.now() });
      this.seconds.clear();
      if (this.#since.length === 0) return;
      this.#count();
      const timer = setInterval(() => { this.#count(); }, SECOND_MS);
      return () => clearInterval(timer);
    });
  }

  #count(): void {
    for (const { seat, at } of this.#since) this.seconds.set(seat, Math.floor((Date.now() - at) / SECOND_MS));
  }
}

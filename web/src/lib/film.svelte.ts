/**
 * A reveal that runs on this screen. The board of a game begins and ends it; whatever else would tell how it ends waits
 * for it: the top line, the hand, the log, the result.
 */
export class Film {
  /** Ends the one that runs; nothing runs without it. */
  #stop: (() => void) | null = $state.raw(null);
  #number = 0;

  get runs(): boolean {
    return this.#stop !== null;
  }

  /** Tells one film from the next; none while nothing runs. */
  get number(): number | null {
    return this.#stop === null ? null : this.#number;
  }

  begin(stop: () => void): void {
    this.#number++;
    this.#stop = stop;
    // Nobody looks, and a hidden page draws no pictures: its film would never end.
    if (document.hidden) stop();
  }

  /** It has come to its end, or was stopped. */
  end(): void {
    this.#stop = null;
  }

  skip(): void {
    this.#stop?.();
  }
}

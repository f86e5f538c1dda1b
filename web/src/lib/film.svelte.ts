/**
 * A reveal that runs on this screen. The board of a game begins and ends it; whatever else would tell how it ends waits
 * for it: the top line, the hand, the log, the result. The server hears how long it takes, so that bots and clocks wait.
 */
export class Film {
  /** Ends the one that runs; nothing runs without it. */
  #stop: (() => void) | null = $state.raw(null);
  #number = 0;
  /** A television at the table shows the same until then: nobody is ahead of it. */
  #ledUntil = 0;
  #lag: ReturnType<typeof setTimeout> | undefined;
  /** Is a television at the table, elsewhere? Then the film is its, and cannot be skipped here. */
  led: boolean = $state(false);

  /** How fast the board shows it: a replay may be hurried, or held with 0. */
  speed: number = $state(1);

  constructor(readonly report: (ms: number) => void) {}

  get runs(): boolean {
    return this.#stop !== null;
  }

  /** Tells one film from the next; none while nothing runs. */
  get number(): number | null {
    return this.#stop === null ? null : this.#number;
  }

  /** Something is shown, and takes so many milliseconds. */
  begin(stop: () => void, ms: number): void {
    clearTimeout(this.#lag);
    this.#number++;
    this.#stop = stop;
    // Nobody looks, and a hidden page draws no pictures: its film would never end.
    if (document.hidden) stop();
    else this.report(ms);
  }

  /** It has come to its end, or was stopped. */
  end(): void {
    clearTimeout(this.#lag);
    if (this.#stop === null) return;
    const behind = this.#ledUntil - Date.now();
    if (this.led && behind > 0) {
      this.#stop = () => undefined;
      this.#lag = setTimeout(() => this.end(), behind);
      return;
    }
    this.#stop = null;
    this.report(0);
  }

  /** The television shows the last step until then. */
  follow(until: number): void {
    this.#ledUntil = until;
    if (!this.led || this.#stop !== null || until <= Date.now()) return;
    this.#number++;
    this.#stop = () => undefined;
    this.end();
  }

  skip(): void {
    if (!this.led || document.hidden) this.#stop?.();
  }
}

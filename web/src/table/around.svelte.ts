/**
 * What is around a game: before it, after it and beside it. Whoever comes back to a running game sees the game first, so this
 * comes when it is wanted, and otherwise once the game is there.
 */
import { whenSeen } from "../lib/reading";

type Parts = typeof import("./parts");

class Around {
  /** Nothing until they have come. */
  parts: Parts | null = $state.raw(null);
  isMissing = $state(false);
  #asked = false;

  /** Wanted now. */
  bring(): void {
    if (this.#asked) return;
    this.#asked = true;
    import("./parts").then(
      (parts) => {
        this.parts = parts;
        this.isMissing = false;
      },
      // Without a line, or when the server has another version by now; whoever wants it next asks again.
      () => {
        this.isMissing = true;
        this.#asked = false;
      },
    );
  }

  /** Wanted sooner or later. */
  expect(): void {
    whenSeen(() => this.bring());
  }
}

export const around = new Around();

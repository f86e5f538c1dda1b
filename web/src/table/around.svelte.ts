/**
 * What is around a game: before it, after it and beside it. Whoever comes back to a running game sees the game first, so this
 * comes when it is wanted, and otherwise once the game is there.
 */
import { speakNotLoaded } from "../lib/notLoaded";
import { whenSeen } from "../lib/reading";

type Parts = typeof import("./parts");

class Around {
  /** Nothing until they have come. */
  parts: Parts | null = $state.raw(null);
  /** Why they have not come, in words; empty while they are on their way. */
  failure = $state("");
  #asked = false;

  /** Wanted now. */
  bring(): void {
    if (this.#asked) return;
    this.#asked = true;
    import("./parts").then(
      (parts) => {
        this.parts = parts;
        this.failure = "";
      },
      // Asked again when it is wanted next.
      async () => {
        this.failure = await speakNotLoaded();
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

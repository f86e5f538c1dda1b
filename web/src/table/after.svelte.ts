/** Fetches what is told after a game, once there is an outcome on this screen. */
import type { Remains, Story } from "../ending";
import type { Here } from "../lib/here.svelte";
import type { RoomView } from "../wire/RoomView";

export class After {
  Story: typeof Story | null = $state.raw(null);
  remains: Remains | null = $state.raw(null);

  /** What the game says has come, or will not come. */
  isSettled: boolean = $derived.by(() => this.#hasFailed || this.remains?.isLoaded === true);
  #hasFailed = $state(false);

  #game: string | null = null;

  /** For a component as it is set up. Without a network the result stands alone. */
  constructor(at: () => { here: Here; room: RoomView }) {
    $effect(() => {
      const { here, room } = at();
      const { update } = here.connection;
      const { stage, playing } = room;
      // A television stays while one game follows another.
      if (stage !== "over" || !update?.outcome || playing === this.#game) return;
      this.#game = playing;
      this.remains = null;
      this.#hasFailed = false;
      const { outcome } = update;
      Promise.all([import("../ending"), here.connection.recall()])
        .then(([{ Remains, Story }]) => {
          this.Story = Story;
          this.remains = new Remains(here, room, outcome, update);
        })
        .catch(() => (this.#hasFailed = true));
    });
  }
}

/** What remains of the game that is over on this screen: its chronicle, and the board as it stood where the game turned. */
import { hasRules } from "../check/available";
import { filmFromLog } from "../replay/film";
import type { Chronicle, Ended } from "../games/game";
import { type AnyEnding, type AnyGame, loadGame } from "../games/shelf";
import type { Here } from "../lib/here.svelte";
import { texts } from "../lib/texts.svelte";
import type { GameUpdate } from "../wire/GameUpdate";
import type { Outcome } from "../wire/Outcome";
import type { RoomView } from "../wire/RoomView";
import "./words";

export class Remains {
  game: AnyGame | null = $state.raw(null);
  ending: AnyEnding | null = $state.raw(null);
  /** The ending has come, or will not come. */
  isLoaded = $state(false);
  /** By the number of their update, as far as they are known here. */
  positions: Partial<Record<number, GameUpdate>> = $state.raw({});
  readonly ended: Ended<unknown, unknown>;
  /** Where its replay is; `null` for spectators, where the table keeps its secrets, and in a build without the rules. */
  readonly replay: string | null;
  /** Told anew in another language. */
  chronicle: Chronicle | null = $derived.by(() => this.ending?.chronicle(this.ended) ?? null);

  constructor(here: Here, room: RoomView, outcome: Outcome, last: GameUpdate) {
    const { story, reel } = here.connection;
    this.ended = { story, view: last.view, outcome, looks: here.looks, code: room.code };
    const isOpen = hasRules && here.seat !== null && !room.keeps_secrets && room.playing !== null;
    this.replay = isOpen ? `/replay/${room.code}/${room.playing}` : null;
    // Without its chronicle a result stands alone.
    this.#load(room, reel, isOpen).catch(() => (this.isLoaded = true));
  }

  async #load(room: RoomView, reel: readonly GameUpdate[], hasLog: boolean): Promise<void> {
    this.game = await loadGame(room.game);
    const ending = (await this.game?.ending?.())?.default ?? null;
    if (ending) texts.add(ending.texts);
    this.ending = ending;
    this.isLoaded = true;
    const wanted = this.chronicle?.turningPoints.map(({ seq }) => seq) ?? [];
    const known = (updates: readonly GameUpdate[]): boolean => wanted.every((seq) => updates.some((update) => update.seq === seq));
    // Who came back after a reload has not seen them, but may have the log.
    const updates = known(reel) || !hasLog ? reel : await filmFromLog(room.code, room.playing ?? "", "public").catch(() => reel);
    this.positions = Object.fromEntries(updates.filter(({ seq }) => wanted.includes(seq)).map((update) => [update.seq, update]));
  }
}

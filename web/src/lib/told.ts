/** What may be told around the board: the newest state, but while a film runs the one from before it. Pure. */
import type { Sent } from "../games/game";
import type { GameUpdate } from "../wire/GameUpdate";
import type { RoomView } from "../wire/RoomView";
import type { Story } from "./story";

export interface Told {
  update: GameUpdate | null;
  lists: unknown[][];
  sent: Sent;
  story: Story<unknown>;
  stage: RoomView["stage"] | null;
  outcome: RoomView["outcome"];
}

export const NOTHING_TOLD: Told = {
  update: null,
  lists: [],
  sent: { is: "nothing" },
  story: [],
  stage: null,
  outcome: null,
};

export interface Telling<T> {
  told: T;
  /** The newest that came, told or not. */
  newest: T;
  /** The film that `told` waits for. */
  film: number | null;
}

/**
 * What the hand waits for: a film, and after it the moment in which the table stays with what was shown. Both are one
 * wait, so the second goes by the number of the first.
 */
export function wait(film: number | null, moment: number | null, before: number | null): number | null {
  return film ?? (moment === null ? null : (before ?? -moment));
}

/** Something came, or a film began or ended. A film that follows another tells what the first one showed. */
export function heard<T>({ told, newest, film: before }: Telling<T>, now: T, film: number | null): Telling<T> {
  if (film === null) return { told: now, newest: now, film };
  return { told: film === before ? told : newest, newest: now, film };
}

/** One step of the story as lines to read. */
import type { SeatLook } from "../games/game";
import type { AnyGame } from "../games/shelf";
import type { Happened } from "../wire/Happened";

export function linesOf(game: AnyGame | null, step: Happened<unknown> | undefined, looks: SeatLook[]): string[] {
  if (!game || !step) return [];
  const { tell } = game;
  return step.events.flatMap((event) => tell(event, looks));
}

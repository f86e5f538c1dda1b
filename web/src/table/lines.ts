/** One step of the story as lines to read. */
import type { SeatLook } from "../games/game";
import type { AnyGame } from "../games/shelf";
import { texts } from "../lib/texts.svelte";
import type { Happened } from "../wire/Happened";

/** On whom the clock ran out. */
export function late(seats: readonly number[], looks: SeatLook[]): string {
  const names = looks.filter((look) => seats.includes(look.seat)).map((look) => look.name);
  return texts.of("clock-ran-out", { names: names.join(", ") });
}

export function linesOf(game: AnyGame | null, step: Happened<unknown> | undefined, looks: SeatLook[]): string[] {
  if (!game || !step) return [];
  const { tell } = game;
  const lines = step.events.flatMap((event) => tell(event, looks, step.events));
  return step.late.length > 0 ? [late(step.late, looks), ...lines] : lines;
}

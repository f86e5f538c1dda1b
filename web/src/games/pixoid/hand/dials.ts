/** The dials of a controller, read from the choices that are offered: what is not in the list cannot be dialled. */
import type { PixoidChoice } from "../../../wire/PixoidChoice";
import type { PixoidDirection } from "../../../wire/PixoidDirection";
import { DIRECTIONS, DISTANCES } from "../board/ways";

/** How one controller is set so far. */
export interface Dials {
  direction: PixoidDirection | null;
  distance: number | null;
}

export const UNSET: Dials = { direction: null, distance: null };

export interface Offered {
  directions: PixoidDirection[];
  /** Those that go with the direction set, or with any while none is. */
  distances: number[];
}

export function offered(list: readonly PixoidChoice[], dials: Dials): Offered {
  const commands = list.flatMap((choice) => ("program" in choice ? [choice.program] : []));
  const fits = commands.filter((command) => dials.direction === null || command.direction === dials.direction);
  return {
    directions: DIRECTIONS.filter((direction) => commands.some((command) => command.direction === direction)),
    distances: DISTANCES.filter((distance) => fits.some((command) => command.distance === distance)),
  };
}

export function startsOffered(list: readonly PixoidChoice[]): number[] {
  return list.flatMap((choice) => ("start" in choice ? [choice.start] : []));
}

/** The choice that the dials make; a draft with a hole while one of them is unset. */
export function choiceOf({ direction, distance }: Dials): PixoidChoice | null {
  return direction !== null && distance !== null ? { program: { direction, distance } } : null;
}

export function dialsOf(choice: PixoidChoice | null | undefined): Dials {
  return choice && "program" in choice ? { ...choice.program } : UNSET;
}

/** One controller as it was noted on this device; unset where the note cannot be read. */
export function dialsNoted(note: unknown, part: number): Dials {
  const noted = (Array.isArray(note) ? note[part] : null) as Partial<Record<keyof Dials, unknown>> | null | undefined;
  return {
    direction: DIRECTIONS.find((direction) => direction === noted?.direction) ?? null,
    distance: DISTANCES.find((distance) => distance === noted?.distance) ?? null,
  };
}

export function startOf(choice: PixoidChoice | null | undefined): number | null {
  return choice && "start" in choice ? choice.start : null;
}

/** The seats of a game by number: how they look, and how they are named in a row. */
import { seatColour } from "../../lib/identities";
import { texts } from "../../lib/texts.svelte";
import type { SeatLook } from "../game";

export const lookOf = (looks: readonly SeatLook[], seat: number | null): SeatLook | undefined =>
  looks.find((look) => look.seat === seat);

/** The colour of a seat; `nobody` where no seat is meant. */
export const colourOr = (nobody: string, look: SeatLook | undefined): string => (look ? seatColour[look.identity] : nobody);

/** Who has left the table has no name any more. */
export const nameOf = (looks: readonly SeatLook[], seat: number | null): string =>
  lookOf(looks, seat)?.name ?? texts.of("somebody-gone");

export const listed = (names: string[]): string => new Intl.ListFormat(texts.language).format(names);

export const namesOf = (looks: readonly SeatLook[], seats: readonly number[]): string =>
  listed(seats.map((seat) => nameOf(looks, seat)));

/** Whom the table still waits for, in words. */
import type { SeatLook } from "../../game";
import { nameOf } from "../../shared/seats";
import { waitingLine } from "../../shared/waiting";
import type { RuletkaUpdate } from "../props";

export const waitingText = (update: RuletkaUpdate, looks: readonly SeatLook[], you: number | null): string =>
  waitingLine("ruletka", update, you, (seat) => nameOf(looks, seat));

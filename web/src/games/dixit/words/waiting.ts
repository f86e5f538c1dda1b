/** Whom the table still waits for, in words. */
import type { SeatLook } from "../../game";
import { nameOf } from "../../shared/seats";
import { waitingLine } from "../../shared/waiting";
import type { DixitUpdate } from "../props";

export const waitingText = (update: DixitUpdate, looks: readonly SeatLook[], you: number | null): string =>
  waitingLine("dixit", update, you, (seat) => nameOf(looks, seat));

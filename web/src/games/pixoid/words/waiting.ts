/** Whom the table still waits for, in words. */
import type { SeatLook } from "../../game";
import { waitingLine } from "../../shared/waiting";
import type { PixoidUpdate } from "../props";
import { pawnName } from "./tell";

export const waitingText = (update: PixoidUpdate, looks: readonly SeatLook[], you: number | null): string =>
  waitingLine("pixoid", update, you, (seat) => pawnName(seat, looks));

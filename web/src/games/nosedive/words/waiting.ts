/** Whom the table still waits for, in words. */
import type { SeatLook } from "../../game";
import { nameOf } from "../../shared/seats";
import { waitingLine } from "../../shared/waiting";
import type { NosediveUpdate } from "../props";

export const waitingText = (update: NosediveUpdate, looks: readonly SeatLook[], you: number | null): string =>
  waitingLine("nosedive", update, you, (seat) => nameOf(looks, seat));

/** Whom the table waits for, as far as the question lets everybody know. */
import { texts } from "../../lib/texts.svelte";
import type { SeatLook } from "../game";
import type { DixitUpdate } from "./props";
import { namesOf } from "./seats";

/** Seats that have answered; nobody where the question does not tell. */
export function seatsIn(update: DixitUpdate): number[] {
  const inside = update.question?.who_is_in;
  return typeof inside === "object" && "seats" in inside ? inside.seats : [];
}

/** Seats that are asked and have not answered; unknown where the question does not tell. */
export function missingSeats(update: DixitUpdate): number[] | null {
  const inside = update.question?.who_is_in;
  if (typeof inside !== "object" || !("seats" in inside)) return null;
  return update.question?.ask.parties.flat().filter((seat) => !inside.seats.includes(seat)) ?? null;
}

export function waitingText(update: DixitUpdate, looks: readonly SeatLook[], you: number | null): string {
  const missing = missingSeats(update)?.filter((seat) => seat !== you) ?? [];
  if (missing.length === 0) return texts.of("dixit-waiting");
  return texts.of("dixit-waiting-for", { names: namesOf(looks, missing), count: missing.length });
}

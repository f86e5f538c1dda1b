/** Whom the table waits for, as far as the question lets everybody know. */
import { texts } from "../../lib/texts.svelte";
import type { SeatLook } from "../game";
import type { PixoidUpdate } from "./props";
import { listed, pawnName } from "./tell";

/** Seats that are asked and are not in; unknown where the question tells only a count or nothing. */
export function missingSeats(update: PixoidUpdate): number[] | null {
  const question = update.question;
  if (!question) return [];
  const { who_is_in } = question;
  if (typeof who_is_in !== "object" || !("seats" in who_is_in)) return null;
  return question.ask.parties.flat().filter((seat) => !who_is_in.seats.includes(seat));
}

export function waitingText(update: PixoidUpdate, looks: SeatLook[], you: number | null): string {
  const missing = missingSeats(update)?.filter((seat) => seat !== you);
  if (missing === undefined || missing.length === 0) return texts.of("pixoid-waiting");
  return texts.of("pixoid-waiting-for", { names: listed(missing.map((seat) => pawnName(seat, looks))), count: missing.length });
}

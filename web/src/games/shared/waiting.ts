/** Whom the table still waits for, as far as the question tells. */
import { texts } from "../../lib/texts.svelte";
import type { Question } from "../../wire/Question";
import { listed } from "./seats";

interface Waiting {
  question: Question<unknown> | null;
}

/** Seats that have answered; nobody where the question does not tell. */
export function seatsIn({ question }: Waiting): number[] {
  return told(question) ?? [];
}

/** Seats that are asked and have not answered; unknown where the question tells only a count or nothing. */
export function missingSeats({ question }: Waiting): number[] | null {
  const seats = told(question);
  return seats && question ? question.ask.parties.flat().filter((seat) => !seats.includes(seat)) : null;
}

/** The quiet line under an answer that is in, from `<game>-waiting` and `<game>-waiting-for`. */
export function waitingLine(game: string, update: Waiting, you: number | null, nameOf: (seat: number) => string): string {
  const missing = missingSeats(update)?.filter((seat) => seat !== you) ?? [];
  if (missing.length === 0) return texts.of(`${game}-waiting`);
  return texts.of(`${game}-waiting-for`, { names: listed(missing.map(nameOf)), count: missing.length });
}

function told(question: Question<unknown> | null): number[] | null {
  const inside = question?.who_is_in;
  return typeof inside === "object" && "seats" in inside ? inside.seats : null;
}

/** Whom the table waits for, as far as the question lets it be known. Pure. */
import type { Question } from "../wire/Question";

export type Waiting =
  /** It is on you, and perhaps on others too. */
  { is: "you" } | { is: "seats"; seats: number[] } | { is: "count"; missing: number }
  /** Who has answered is not told, only who was asked. */
  | { is: "asked"; seats: number[] };

/** `you` has answered once `isIn`; then the others are waited for. */
export function waitingFor(question: Question<unknown>, you: number | null, isIn: boolean): Waiting {
  const asked = question.ask.parties.flat();
  if (you !== null && asked.includes(you) && !isIn) return { is: "you" };
  const { who_is_in } = question;
  if (who_is_in === "nothing") return { is: "asked", seats: asked.filter((seat) => seat !== you) };
  if ("count" in who_is_in) return { is: "count", missing: Math.max(asked.length - who_is_in.count, 0) };
  const inside = who_is_in.seats;
  // The own answer is known here before the server tells everybody.
  const seats = asked.filter((seat) => !inside.includes(seat) && !(seat === you && isIn));
  return { is: "seats", seats };
}

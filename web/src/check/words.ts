/** A verdict in words. */
import type { SeatLook } from "../games/game";
import { texts } from "../lib/texts.svelte";
import type { Checking, Said } from "./checking.svelte";

export function sentenceOf(said: Said): string {
  switch (said.is) {
    case "checking":
      return texts.of("check-running");
    case "fair":
      return texts.of(`check-fair-${said.compared}`, { questions: said.questions });
    case "lie":
      return texts.of(`check-lie-${said.lie.is}`, numbersOf(said.lie));
    case "unchecked":
    case "not-checked":
      return texts.of(`check-not-${said.why}`);
  }
}

/** Who kept silent in the attempts to open the dice that failed, one line each: by the log, where it was checked. */
export function silencesOf({ said, over }: Checking, looks: SeatLook[]): string[] {
  const leftOut = said.is === "fair" ? said.left_out : over.leftOut;
  return leftOut.map((seats, attempt) => {
    const names = seats.map((seat) => looks.find((look) => look.seat === seat)?.name ?? seat + 1).join(", ");
    return texts.of("dice-left-out", { attempt: attempt + 1, names });
  });
}

function numbersOf(lie: object): Record<string, number> {
  return Object.fromEntries(Object.entries(lie).filter((entry): entry is [string, number] => typeof entry[1] === "number"));
}

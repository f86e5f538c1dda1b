/** A verdict in words. */
import type { SeatLook } from "../games/game";
import { texts } from "../lib/texts.svelte";
import type { Said } from "./checking.svelte";

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

/** Who kept silent in the attempts to open the dice that failed: one line each. */
export function silencesOf(said: Said, looks: SeatLook[]): string[] {
  if (said.is !== "fair") return [];
  return said.left_out.map((seats, attempt) => {
    const names = looks.filter((look) => seats.includes(look.seat)).map((look) => look.name);
    return texts.of("check-left-out", { attempt: attempt + 1, names: names.join(", ") });
  });
}

function numbersOf(lie: object): Record<string, number> {
  return Object.fromEntries(Object.entries(lie).filter((entry): entry is [string, number] => typeof entry[1] === "number"));
}

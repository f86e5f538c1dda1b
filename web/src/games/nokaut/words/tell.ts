/** The readable log: each event as short lines in the language of this screen. */
import { texts } from "../../../lib/texts.svelte";
import type { NokautEvent } from "../../../wire/NokautEvent";
import type { NokautOpen } from "../../../wire/NokautOpen";
import type { Outcome } from "../../../wire/Outcome";
import type { SeatLook } from "../../game";
import { listed, nameOf, namesOf } from "../../shared/seats";
import { nameOfSpace } from "../look/spaces";
import { cardName, goalName, teamName } from "./names";

export function tell(event: NokautEvent, looks: SeatLook[], step: readonly NokautEvent[] = []): string[] {
  const line = isToldBeside(event, step) ? null : sentence(event, looks);
  return line === null ? [] : [line];
}

/** Another line of the log tells the same: the names of the cards, the reason of a draw, the space of a play without a riposte. */
function isToldBeside(event: NokautEvent, step: readonly NokautEvent[]): boolean {
  const at = step.indexOf(event);
  const [before, next] = [step[at - 1], step[at + 1]];
  switch (event.is) {
    case "drew":
      return (next?.is === "drew-cards" && next.seat === event.seat) || (before?.is === "drew-instead" && before.seat === event.seat);
    case "passed":
      return next?.is === "impasse-began";
    case "entered":
      return at === 0;
    default:
      return false;
  }
}

const named = (...spaces: (number | null)[]): string => listed(spaces.flatMap((space) => (space === null ? [] : [nameOfSpace(space)])));

function sentence(event: NokautEvent, looks: SeatLook[]): string | null {
  switch (event.is) {
    case "deck-chosen":
      return texts.of("nokaut-log-deck-chosen", { name: nameOf(looks, event.by), team: teamName(event.team) });
    case "turn-began":
      return texts.of("nokaut-log-turn", { name: nameOf(looks, event.seat), turn: event.turn });
    case "drew":
      return texts.of("nokaut-log-drew", { name: nameOf(looks, event.seat), count: event.count });
    case "drew-cards":
      return texts.of("nokaut-log-drew-cards", { name: nameOf(looks, event.seat), cards: listed(event.cards.map(cardName)) });
    case "drew-instead":
      return texts.of("nokaut-log-drew-instead", { name: nameOf(looks, event.seat) });
    case "passed":
      return texts.of("nokaut-log-passed", { name: nameOf(looks, event.seat) });
    case "played":
    case "uses": {
      const facts = { name: nameOf(looks, event.by), card: cardName(event.card), spaces: named(event.first, event.second) };
      if (event.is === "played") return texts.of(event.first === null ? "nokaut-log-played" : "nokaut-log-played-at", facts);
      return texts.of(event.first === null ? "nokaut-log-uses" : "nokaut-log-uses-at", facts);
    }
    case "riposted":
      return texts.of("nokaut-log-riposted", { name: nameOf(looks, event.by), card: cardName(event.card), against: cardName(event.against) });
    case "stopped":
      return texts.of("nokaut-log-stopped", { card: cardName(event.card) });
    case "voided":
      return texts.of("nokaut-log-voided", { card: cardName(event.card) });
    case "entered":
      return texts.of("nokaut-log-entered", { card: cardName(event.card), space: nameOfSpace(event.space) });
    case "fizzled":
      return texts.of("nokaut-log-fizzled", { card: cardName(event.card) });
    case "destroyed":
      return texts.of("nokaut-log-destroyed", { card: cardName(event.card), space: nameOfSpace(event.space) });
    case "moved":
      return texts.of("nokaut-log-moved", { card: cardName(event.card), from: nameOfSpace(event.from), to: nameOfSpace(event.to) });
    case "swapped":
      return texts.of("nokaut-log-swapped", { first: nameOfSpace(event.first), second: nameOfSpace(event.second) });
    case "sacrificed":
      return texts.of("nokaut-log-sacrificed", { card: cardName(event.card), space: nameOfSpace(event.space) });
    case "discarded":
      return texts.of("nokaut-log-discarded", { name: nameOf(looks, event.seat), card: cardName(event.card) });
    case "took":
      return texts.of("nokaut-log-took", { name: nameOf(looks, event.seat), card: cardName(event.card) });
    case "completed":
      return texts.of("nokaut-log-completed", { team: teamName(event.team), goal: goalName(event.goal) });
    case "new-goal":
      return texts.of("nokaut-log-new-goal", { goal: goalName(event.goal) });
    case "impasse-began":
      return texts.of("nokaut-log-impasse-began", { name: nameOf(looks, event.by) });
    case "impasse-broken":
      return texts.of("nokaut-log-impasse-broken");
    case "impasse-failed":
      return texts.of("nokaut-log-impasse-failed");
    case "left":
      return texts.of("nokaut-log-left", { name: nameOf(looks, event.seat) });
    case "won":
      return texts.of("nokaut-log-won", { team: teamName(event.team) });
    // That nobody revealed a goal is what one sees; a hand that was left is shown, not read out.
    case "no-goal":
    case "left-hand":
      return null;
  }
}

export function headline(outcome: Outcome, open: NokautOpen, looks: readonly SeatLook[]): string {
  const team = open.team[outcome.winners[0] ?? 0] ?? "dragons";
  return texts.of("nokaut-won", { team, names: namesOf(looks, outcome.winners) });
}

/** KR11, KA47: the goals that were fulfilled, the deck that ran out, or the team that has left. */
export function reason({ phase, done }: NokautOpen): string {
  const { winner, ending } = typeof phase === "object" && "over" in phase ? phase.over : { winner: "dragons" as const, ending: "goals" };
  return texts.of(`nokaut-ending-${ending}`, { team: winner === "dragons" ? "unicorns" : "dragons", goals: listed(done[winner].map(goalName)) });
}

/** How many goals each team had, and why the game ended. */
export function why(open: NokautOpen): string {
  const goals = texts.of("nokaut-ending-score", { dragons: open.done.dragons.length, unicorns: open.done.unicorns.length });
  return `${goals} ${reason(open)}`;
}

/** The answer to the open question before it is handed in: one choice, and a card whose target is still missing. */
import type { RuletkaChoice } from "../../../wire/RuletkaChoice";
import type { RuletkaKind } from "../../../wire/RuletkaKind";
import type { Sheet } from "../../../wire/Sheet";
import type { Yours } from "../../../wire/Yours";
import { Desk } from "../../shared/desk.svelte";
import type { Send } from "../props";
import { playIn } from "../view";

class RuletkaDesk extends Desk<RuletkaChoice> {
  choice: RuletkaChoice | null = $state.raw(null);
  /** The card that is taken up; whom it is played on may not be said yet. */
  kind: RuletkaKind | null = $state(null);
  /** Answered with "no, thank you". */
  passed = $state(false);

  pick(choice: RuletkaChoice | null, send: Send): void {
    this.choice = choice;
    this.passed = false;
    this.kind = playIn(choice)?.card ?? (choice === null ? this.kind : null);
    this.keep({ choice });
    this.draft(send);
  }

  /** Takes a card up, with its only way to play it if there is just one; or puts it back. */
  take(kind: RuletkaKind | null, only: RuletkaChoice | null, send: Send): void {
    this.kind = kind;
    if (this.choice !== only) this.pick(only, send);
  }

  /** "No, thank you": an empty sheet that is ready. */
  pass(send: Send): void {
    this.choice = null;
    this.kind = null;
    this.passed = true;
    this.keep({ choice: null });
    this.put({ parts: [], ready: true }, send);
  }

  answer(choice: RuletkaChoice, send: Send): void {
    this.choice = choice;
    this.put({ parts: [choice], ready: true }, send);
  }

  protected unpack(yours: Yours<RuletkaChoice> | null, note: unknown): void {
    const lying = yours?.sheet.parts[0] ?? null;
    // What was chosen last may not have gone out before the page did.
    const noted = this.handedIn ? null : readNote(note, yours?.lists[0] ?? []);
    this.choice = noted ?? lying;
    this.kind = playIn(this.choice)?.card ?? null;
    this.passed = this.handedIn && lying === null;
  }

  protected pack(): Omit<Sheet<RuletkaChoice>, "ready"> {
    return { parts: [this.choice] };
  }
}

/** What this device noted, if it can still be answered. */
function readNote(note: unknown, list: readonly RuletkaChoice[]): RuletkaChoice | null {
  const { choice } = (note ?? {}) as { choice?: unknown };
  const said = JSON.stringify(choice);
  return list.find((offered) => JSON.stringify(offered) === said) ?? null;
}

/** One screen has one desk. */
export const desk = new RuletkaDesk();

/** The card of the open question before it is handed in. */
import type { RuletkaChoice } from "../../../wire/RuletkaChoice";
import type { Sheet } from "../../../wire/Sheet";
import type { Yours } from "../../../wire/Yours";
import { Desk, type Send } from "../../shared/desk.svelte";

class RuletkaDesk extends Desk<RuletkaChoice> {
  card: number | null = $state(null);

  pick(card: number, send: Send<RuletkaChoice>): void {
    this.card = card;
    this.draft(send);
  }

  protected unpack(yours: Yours<RuletkaChoice> | null): void {
    this.card = yours?.sheet.parts[0]?.card ?? null;
  }

  protected pack(): Omit<Sheet<RuletkaChoice>, "ready"> {
    return { parts: [this.card === null ? null : { card: this.card }] };
  }
}

/** One screen has one desk. */
export const desk = new RuletkaDesk();

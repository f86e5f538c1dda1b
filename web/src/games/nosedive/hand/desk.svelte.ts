/** The answer to the open question before it is handed in, part by part. */
import type { NosediveChoice } from "../../../wire/NosediveChoice";
import type { NosediveSpace } from "../../../wire/NosediveSpace";
import type { Sheet } from "../../../wire/Sheet";
import type { Yours } from "../../../wire/Yours";
import { Desk } from "../../shared/desk.svelte";
import type { Send } from "../props";

class NosediveDesk extends Desk<NosediveChoice> {
  parts: readonly (NosediveChoice | null)[] = $state.raw([]);
  /** The part that the next tap fills. */
  at = $state(0);
  /** A card that has no pile yet. */
  half: number | null = $state(null);
  /** Boards on this screen: a move is chosen there, and in the hand only where there is none. */
  boards = $state(0);

  get isFull(): boolean {
    return this.parts.length > 0 && this.parts.every((part) => part !== null);
  }

  /** Fills a part and goes on to the next one that is empty. */
  fill(part: number, choice: NosediveChoice | null, send: Send): void {
    this.parts = this.parts.with(part, choice);
    this.half = null;
    this.#goOn(choice === null ? part : null);
    this.#changed(send);
  }

  /** Fills several parts at once: one that moves leaves its old place. */
  fillAll(parts: readonly (NosediveChoice | null)[], send: Send): void {
    this.parts = parts;
    this.half = null;
    this.#goOn(null);
    this.#changed(send);
  }

  lift(card: number | null): void {
    this.half = card;
    this.keep({ half: card });
  }

  protected unpack(yours: Yours<NosediveChoice> | null, noted: unknown): void {
    const parts = yours?.sheet.parts ?? [];
    this.parts = Array.from({ length: yours?.lists.length ?? 0 }, (_, part) => parts[part] ?? null);
    const half = typeof noted === "object" && noted !== null && "half" in noted ? noted.half : null;
    this.half = typeof half === "number" && !this.handedIn ? half : null;
    this.#goOn(null);
  }

  protected pack(): Omit<Sheet<NosediveChoice>, "ready"> {
    return { parts: [...this.parts] };
  }

  #goOn(to: number | null): void {
    const empty = this.parts.indexOf(null);
    this.at = to ?? (empty < 0 ? Math.max(0, this.parts.length - 1) : empty);
  }

  #changed(send: Send): void {
    this.keep({ half: this.half });
    this.draft(send);
  }
}

/** One screen has one desk. */
export const desk = new NosediveDesk();

export const pileIn = (choice: NosediveChoice | null | undefined): number | null => (choice && "pile" in choice ? choice.pile : null);
export const spaceIn = (choice: NosediveChoice | null | undefined) => (choice && "space" in choice ? choice.space : null);
export const experienceIn = (choice: NosediveChoice | null | undefined): number | null => (choice && "experience" in choice ? choice.experience : null);
/** The card that a part uses up. */
export const cardIn = (choice: NosediveChoice | null | undefined): number | null =>
  !choice ? null : "card" in choice ? choice.card : "place" in choice ? choice.place.card : null;
export const placedOn = (choice: NosediveChoice | null | undefined): number | null => (choice && "place" in choice ? choice.place.pile : null);

/** What the spaces need to know of the move that is asked. */
export const moveOf = (you: number, lists: readonly NosediveChoice[][], send: Send) => ({
  you,
  chosen: spaceIn(desk.parts[0]),
  offered: (lists[0] ?? []).map(spaceIn),
  choose: (space: NosediveSpace): void => { desk.fill(0, { space }, send); },
});

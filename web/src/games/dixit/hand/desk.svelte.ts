/** Cards, clue and vote of the open question. The hand fills them in; the table of cards shows and fills them too. */
import type { DixitChoice } from "../../../wire/DixitChoice";
import type { Sheet } from "../../../wire/Sheet";
import type { Yours } from "../../../wire/Yours";
import { Desk } from "../../shared/desk.svelte";
import type { Send } from "../props";

/** DA39: what stands beside the vote of who likes the clue. */
const HEART = "♥";
/** A clue goes out as a draft when the pen rests. */
const PEN_MS = 700;

class DixitDesk extends Desk<DixitChoice> {
  #parts = $state(0);
  cards: readonly number[] = $state.raw([]);
  place: number | null = $state(null);
  text = $state("");

  /** How many cards are asked. */
  get wanted(): number {
    return this.#parts;
  }

  /** Takes a card up or puts it back; one too many takes the place of the oldest. */
  pick(card: number, send: Send): void {
    if (this.cards.includes(card)) this.cards = this.cards.filter((other) => other !== card);
    else this.cards = [...this.cards, card].slice(-this.#parts);
    this.#changed(send);
  }

  vote(place: number, send: Send): void {
    this.place = place;
    this.#changed(send);
  }

  write(text: string, send: Send): void {
    this.text = text;
    this.#changed(send, PEN_MS);
  }

  /** Whether the clue is given a heart. */
  get heart(): boolean {
    return this.text === HEART;
  }

  giveHeart(given: boolean, send: Send): void {
    this.text = given ? HEART : "";
    this.#changed(send);
  }

  /** "No, thank you": an empty sheet that is ready. */
  pass(send: Send): void {
    this.put({ parts: [], ready: true }, send);
  }

  claim(send: Send): void {
    this.put({ parts: ["claim"], ready: true }, send);
  }

  protected unpack(yours: Yours<DixitChoice> | null, note: unknown): void {
    this.#parts = yours?.lists.length ?? 0;
    const parts = yours?.sheet.parts ?? [];
    // What was chosen or typed last may not have gone out before the page did.
    const noted = this.handedIn ? {} : read(note);
    this.cards = noted.cards ?? parts.flatMap((part) => (isCard(part) ? [part.card] : []));
    this.place = noted.place ?? parts.map(placeOf).find((place) => place !== null) ?? null;
    this.text = noted.text ?? yours?.sheet.text ?? "";
  }

  protected pack(): Omit<Sheet<DixitChoice>, "ready"> {
    const chosen: (DixitChoice | null)[] =
      this.topic === "vote" ? [this.place === null ? null : { place: this.place }] : this.cards.map((card) => ({ card }));
    const parts = Array.from({ length: this.#parts }, (_, part) => chosen[part] ?? null);
    const text = this.text.trim();
    const says = this.topic === "tell" || (this.topic === "vote" && this.heart);
    return says && text !== "" ? { parts, text } : { parts };
  }

  #changed(send: Send, ms?: number): void {
    this.keep({ cards: this.cards, place: this.place, text: this.text });
    this.draft(send, ms);
  }
}

const isCard = (choice: DixitChoice | null): choice is { card: number } => choice !== null && typeof choice === "object" && "card" in choice;

const placeOf = (choice: DixitChoice | null): number | null =>
  choice !== null && typeof choice === "object" && "place" in choice ? choice.place : null;

/** What this device noted, as far as it can be read. Whether it may be sent is for the server to say. */
function read(note: unknown): { cards?: number[]; place?: number; text?: string } {
  const { cards, place, text } = (note ?? {}) as Record<string, unknown>;
  return {
    ...(Array.isArray(cards) && cards.every((card) => typeof card === "number") ? { cards } : {}),
    ...(typeof place === "number" ? { place } : {}),
    ...(typeof text === "string" ? { text } : {}),
  };
}

/** One screen has one desk. */
export const desk = new DixitDesk();

/**
 * What lies on this player's desk: cards, clue and vote of the open question before they are handed in. The hand fills
 * it, the table of cards shows and fills it too; so both look here. One screen has one desk.
 */
import { NO_NOTE } from "../../lib/note";
import type { DixitChoice } from "../../wire/DixitChoice";
import type { Note } from "../game";
import type { DixitQuestion, Send } from "./props";

const DRAFT_MS = 150;
/** A clue goes out as a draft when the pen rests. */
const PEN_MS = 700;

class Desk {
  #question: number | null = $state(null);
  #topic: string | null = $state(null);
  #parts = $state(0);
  cards: readonly number[] = $state.raw([]);
  place: number | null = $state(null);
  text = $state("");
  /** The last sheet that went out was meant to count. */
  handedIn = $state(false);
  #note: Note = NO_NOTE;
  #timer: ReturnType<typeof setTimeout> | undefined;

  get topic(): string | null {
    return this.#topic;
  }

  /** How many cards are asked. */
  get wanted(): number {
    return this.#parts;
  }

  /** Lays out the sheet as it lies on the table when a question is new here. */
  lay(question: DixitQuestion | null, note: Note = NO_NOTE): void {
    const yours = question?.yours ?? null;
    const number = yours ? (question?.number ?? null) : null;
    if (number === this.#question) return;
    clearTimeout(this.#timer);
    this.#question = number;
    this.#topic = yours ? (question?.ask.topic ?? null) : null;
    this.#parts = yours?.lists.length ?? 0;
    this.#note = note;
    const parts = yours?.sheet.parts ?? [];
    this.handedIn = yours?.sheet.ready ?? false;
    // What was chosen or typed last may not have gone out before the page did.
    const noted = this.handedIn ? {} : read(note);
    this.cards = noted.cards ?? parts.flatMap((part) => (isCard(part) ? [part.card] : []));
    this.place = noted.place ?? parts.map(placeOf).find((place) => place !== null) ?? null;
    this.text = noted.text ?? yours?.sheet.text ?? "";
  }

  /** Takes a card up or puts it back; one too many takes the place of the oldest. */
  pick(card: number, send: Send): void {
    if (this.cards.includes(card)) this.cards = this.cards.filter((other) => other !== card);
    else this.cards = [...this.cards, card].slice(-this.#parts);
    this.#draft(send, DRAFT_MS);
  }

  vote(place: number, send: Send): void {
    this.place = place;
    this.#draft(send, DRAFT_MS);
  }

  write(text: string, send: Send): void {
    this.text = text;
    this.#draft(send, PEN_MS);
  }

  handIn(send: Send): void {
    this.#put(true, send);
  }

  /** Takes the sheet back, so that the question cannot close while one thinks again. */
  takeBack(send: Send): void {
    this.#put(false, send);
  }

  /** "No, thank you": an empty sheet that is ready. */
  pass(send: Send): void {
    clearTimeout(this.#timer);
    this.handedIn = true;
    send({ parts: [], ready: true });
  }

  claim(send: Send): void {
    clearTimeout(this.#timer);
    this.handedIn = true;
    send({ parts: ["claim"], ready: true });
  }

  #draft(send: Send, ms: number): void {
    clearTimeout(this.#timer);
    this.handedIn = false;
    this.#note.keep({ cards: this.cards, place: this.place, text: this.text });
    this.#timer = setTimeout(() => { this.#put(false, send); }, ms);
  }

  #put(ready: boolean, send: Send): void {
    clearTimeout(this.#timer);
    this.handedIn = ready;
    const chosen: (DixitChoice | null)[] =
      this.#topic === "vote" ? [this.place === null ? null : { place: this.place }] : this.cards.map((card) => ({ card }));
    const parts = Array.from({ length: this.#parts }, (_, part) => chosen[part] ?? null);
    const text = this.text.trim();
    send(this.#topic === "tell" && text !== "" ? { parts, text, ready } : { parts, ready });
  }
}

const isCard = (choice: DixitChoice | null): choice is { card: number } => choice !== null && typeof choice === "object" && "card" in choice;

const placeOf = (choice: DixitChoice | null): number | null =>
  choice !== null && typeof choice === "object" && "place" in choice ? choice.place : null;

/** What this device noted, as far as it can be read. Whether it may be sent is for the server to say. */
function read(note: Note): { cards?: number[]; place?: number; text?: string } {
  const { cards, place, text } = (note.read() ?? {}) as Record<string, unknown>;
  return {
    ...(Array.isArray(cards) && cards.every((card) => typeof card === "number") ? { cards } : {}),
    ...(typeof place === "number" ? { place } : {}),
    ...(typeof text === "string" ? { text } : {}),
  };
}

export const desk = new Desk();

/**
 * What lies on this player's desk: the answer to the open question before it is handed in. Hand and board both look here
 * and both may fill it. A game says what a sheet is made of; when drafts go out is the same for all.
 */
import { NO_NOTE } from "../../lib/note";
import type { Question } from "../../wire/Question";
import type { Sheet } from "../../wire/Sheet";
import type { Yours } from "../../wire/Yours";
import type { Note } from "../game";

export type Send<C> = (sheet: Sheet<C>) => void;

/** A draft goes out when the thumb rests. */
const DRAFT_MS = 150;

export abstract class Desk<C> {
  /** The last sheet that went out was meant to count. */
  handedIn = $state(false);
  #question: number | null = $state(null);
  #seat: number | null = $state(null);
  #topic: string | null = $state(null);
  #note: Note = NO_NOTE;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What is asked of this seat; nothing where it only watches. */
  get topic(): string | null {
    return this.#topic;
  }

  get seat(): number | null {
    return this.#seat;
  }

  /** Lays out the sheet as it lies on the table when a question is new here. */
  lay(question: Question<C> | null, note: Note = NO_NOTE): void {
    const yours = question?.yours ?? null;
    const number = yours ? (question?.number ?? null) : null;
    const seat = yours?.seat ?? null;
    if (number === this.#question && seat === this.#seat) return;
    clearTimeout(this.#timer);
    this.#question = number;
    this.#seat = seat;
    this.#topic = yours ? (question?.ask.topic ?? null) : null;
    this.#note = note;
    this.handedIn = yours?.sheet.ready ?? false;
    this.unpack(yours, note.read());
  }

  handIn(send: Send<C>): void {
    this.put({ ...this.pack(), ready: true }, send);
  }

  /** Takes the sheet back, so that the question cannot close while one thinks again. */
  takeBack(send: Send<C>): void {
    this.put({ ...this.pack(), ready: false }, send);
  }

  /** Fills the desk from the sheet as it lies on the table, and from what this device noted of it. */
  protected abstract unpack(yours: Yours<C> | null, noted: unknown): void;

  /** The sheet as it would go out now. */
  protected abstract pack(): Omit<Sheet<C>, "ready">;

  /** What is half made is kept on this device: the server knows whole choices only. */
  protected keep(note: unknown): void {
    this.#note.keep(note);
  }

  /** Sends the desk as a draft in a moment, unless something else goes out before. */
  protected draft(send: Send<C>, ms = DRAFT_MS): void {
    clearTimeout(this.#timer);
    this.handedIn = false;
    this.#timer = setTimeout(() => { this.takeBack(send); }, ms);
  }

  protected put(sheet: Sheet<C>, send: Send<C>): void {
    clearTimeout(this.#timer);
    this.handedIn = sheet.ready;
    send(sheet);
  }
}

/**
 * What lies on this player's desk: the dials of the open question before they are handed in. The hand turns them, the
 * board shows where they lead and can be tapped instead; so both look here. One screen has one desk.
 */
import type { PixoidChoice } from "../../wire/PixoidChoice";
import type { PixoidCommand } from "../../wire/PixoidCommand";
import { NO_NOTE } from "../../lib/note";
import type { GameProps, Note } from "../game";
import { choiceOf, type Dials, dialsNoted, dialsOf, startOf, UNSET } from "./dials";
import type { PixoidQuestion } from "./props";
import { THIRD_VIRUS } from "./scene";

type Send = GameProps<never, PixoidChoice, never>["send"];

const DRAFT_MS = 150;

class Desk {
  #question: number | null = $state(null);
  dials: Dials[] = $state.raw([]);
  start: number | null = $state(null);
  /** Which of the controllers is in hand. */
  active = $state(0);
  /** The last sheet that went out was meant to count. */
  handedIn = $state(false);
  #seat: number | null = $state(null);
  #note: Note = NO_NOTE;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Lays out the sheet as it lies on the table when a question is new here. */
  lay(question: PixoidQuestion | null, note: Note = NO_NOTE): void {
    const number = question?.yours ? question.number : null;
    if (number === this.#question && this.#seat === (question?.yours?.seat ?? null)) return;
    clearTimeout(this.#timer);
    const yours = question?.yours ?? null;
    this.#question = number;
    this.#seat = yours?.seat ?? null;
    this.#note = note;
    const noted = note.read();
    // The server knows whole choices only; what is half made was noted here.
    const dialled = (part: number): Dials => {
      const choice = yours?.sheet.parts[part];
      return choice ? dialsOf(choice) : dialsNoted(noted, part);
    };
    this.dials = question?.ask.topic === "program" ? (yours?.lists ?? []).map((_, part) => dialled(part)) : [];
    this.start = startOf(yours?.sheet.parts[0]);
    this.active = 0;
    this.handedIn = yours?.sheet.ready ?? false;
  }

  /** Where each controller of this player would send its pawn, as far as it is set. */
  get programs(): { pawn: number; command: PixoidCommand; active: boolean }[] {
    return this.dials.flatMap(({ direction, distance }, part) =>
      direction === null || this.#seat === null
        ? []
        : [{ pawn: this.pawnOf(part), command: { direction, distance: distance ?? 1 }, active: part === this.active }]);
  }

  /** The pawn behind one part of the sheet: one's own, then the third Virus. */
  pawnOf(part: number): number {
    return part === 0 && this.#seat !== null ? this.#seat : THIRD_VIRUS;
  }

  turn(change: Partial<Dials>, send: Send): void {
    this.dials = this.dials.map((dials, part) => (part === this.active ? { ...(dials ?? UNSET), ...change } : dials));
    this.#note.keep(this.dials);
    this.#draft(send);
  }

  choose(start: number, send: Send): void {
    this.start = start;
    this.#draft(send);
  }

  handIn(send: Send): void {
    this.#put(true, send);
  }

  /** Takes the sheet back, so that the question cannot close while one thinks again. */
  takeBack(send: Send): void {
    this.#put(false, send);
  }

  #draft(send: Send): void {
    clearTimeout(this.#timer);
    this.handedIn = false;
    this.#timer = setTimeout(() => { this.#put(false, send); }, DRAFT_MS);
  }

  #put(ready: boolean, send: Send): void {
    clearTimeout(this.#timer);
    this.handedIn = ready;
    const start = this.start === null ? null : { start: this.start };
    send({ parts: this.dials.length > 0 ? this.dials.map(choiceOf) : [start], ready });
  }
}

export const desk = new Desk();

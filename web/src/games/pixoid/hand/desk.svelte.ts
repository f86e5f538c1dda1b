/** The dials of the open question. The hand turns them, the board shows where they lead and can be tapped instead. */
import type { PixoidChoice } from "../../../wire/PixoidChoice";
import type { PixoidCommand } from "../../../wire/PixoidCommand";
import type { Sheet } from "../../../wire/Sheet";
import type { Yours } from "../../../wire/Yours";
import { Desk, type Send } from "../../shared/desk.svelte";
import { THIRD_VIRUS } from "../film/scene";
import { choiceOf, type Dials, dialsNoted, dialsOf, startOf, UNSET } from "./dials";

class PixoidDesk extends Desk<PixoidChoice> {
  dials: Dials[] = $state.raw([]);
  start: number | null = $state(null);
  /** Which of the controllers is in hand. */
  active = $state(0);

  /** Where each controller of this player would send its pawn, as far as it is set. */
  get programs(): { pawn: number; command: PixoidCommand; active: boolean }[] {
    return this.dials.flatMap(({ direction, distance }, part) =>
      direction === null || this.seat === null
        ? []
        : [{ pawn: this.pawnOf(part), command: { direction, distance: distance ?? 1 }, active: part === this.active }]);
  }

  /** The pawn behind one part of the sheet: one's own, then the third Virus. */
  pawnOf(part: number): number {
    return part === 0 && this.seat !== null ? this.seat : THIRD_VIRUS;
  }

  turn(change: Partial<Dials>, send: Send<PixoidChoice>): void {
    this.dials = this.dials.map((dials, part) => (part === this.active ? { ...(dials ?? UNSET), ...change } : dials));
    this.keep(this.dials);
    this.draft(send);
  }

  choose(start: number, send: Send<PixoidChoice>): void {
    this.start = start;
    this.draft(send);
  }

  protected unpack(yours: Yours<PixoidChoice> | null, noted: unknown): void {
    const dialled = (part: number): Dials => {
      const choice = yours?.sheet.parts[part];
      return choice ? dialsOf(choice) : dialsNoted(noted, part);
    };
    this.dials = this.topic === "program" ? (yours?.lists ?? []).map((_, part) => dialled(part)) : [];
    this.start = startOf(yours?.sheet.parts[0]);
    this.active = 0;
  }

  protected pack(): Omit<Sheet<PixoidChoice>, "ready"> {
    const start = this.start === null ? null : { start: this.start };
    return { parts: this.dials.length > 0 ? this.dials.map(choiceOf) : [start] };
  }
}

/** One screen has one desk. */
export const desk = new PixoidDesk();

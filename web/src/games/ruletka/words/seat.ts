/** A seat in one sentence, for who listens: all that its drawing shows. */
import { texts } from "../../../lib/texts.svelte";
import type { RuletkaOpen } from "../../../wire/RuletkaOpen";
import type { SeatLook } from "../../game";
import { extraBullets, inTheChair, plightOf, TEAM } from "../view";

export function seatLine(open: RuletkaOpen, { seat, name }: SeatLook): string {
  const bid = open.bids[seat] ?? null;
  const shown = open.shown[seat] ?? null;
  const extra = extraBullets(open, seat);
  const plight = plightOf(open, seat);
  return [
    texts.of("ruletka-seat", { name, points: open.points[seat] ?? 0 }),
    texts.of("ruletka-seat-team", {
      team: texts.of(`ruletka-team-${seat}`),
      living: open.living[seat] ?? 0,
      of: TEAM,
      member: texts.of(`ruletka-crew-${seat}-${inTheChair(open, seat)}`),
    }),
    plight === "in" ? "" : texts.of(`ruletka-seat-${plight}`),
    bid === null ? "" : texts.of("ruletka-seat-bid", { bid, taken: open.taken[seat] ?? 0 }),
    shown === null ? "" : texts.of(`ruletka-seat-shown-${shown}`),
    extra === 0 ? "" : texts.of("ruletka-seat-extra", { count: extra }),
    texts.of("ruletka-seat-cards", { count: open.held[seat] ?? 0 }),
  ].filter((part) => part !== "").join(" ");
}

/**
 * The table as it stands between two events of one step. A step may bring a whole round, from the last call to the points;
 * the film walks through it on the state from before and what each event changes. The view at the end is the truth.
 */
import type { RuletkaEvent } from "../../../wire/RuletkaEvent";
import type { RuletkaOpen } from "../../../wire/RuletkaOpen";

const changed = <T>(list: readonly T[], seat: number, change: (old: T) => T): T[] =>
  list.map((old, at) => (at === seat ? change(old) : old));

const all = <T>(open: RuletkaOpen, value: T): T[] => Array.from({ length: open.seats }, () => value);

const joined = (seats: readonly number[], more: readonly number[]): number[] =>
  [...new Set([...seats, ...more])].sort((one, other) => one - other);

export function after(open: RuletkaOpen, event: RuletkaEvent): RuletkaOpen {
  switch (event.is) {
    case "round-began":
      return {
        ...open,
        round: event.round,
        out: [],
        flipped: [],
        shown: all(open, null),
        bids: all(open, null),
        accused: all(open, null),
        turned: all(open, []),
        taken: all(open, 0),
        extras: all(open, 0),
        slipped: all(open, 0),
        aims: all(open, "own" as const),
        shot: 0,
      };
    case "bids":
      return { ...open, bids: event.bids };
    case "accused": {
      const accusers = event.accused.flatMap((whom, seat) => (whom === null ? [] : [seat]));
      return { ...open, accused: event.accused, wave: accusers.filter((seat) => !open.flipped.includes(seat)), flipped: joined(open.flipped, accusers) };
    }
    case "verdict":
      return { ...open, shown: changed(open.shown, event.seat, () => event.face) };
    case "penalty":
      if (event.paid === "bullet") return { ...open, bullets: changed(open.bullets, event.seat, (count) => count + 1) };
      if (event.paid === "point") return { ...open, points: changed(open.points, event.seat, (points) => Math.max(0, points - 1)) };
      return event.paid === "nothing" ? open : { ...open, held: changed(open.held, event.seat, (count) => count - 1) };
    case "died":
      return {
        ...open,
        living: changed(open.living, event.seat, () => event.living),
        out: joined(open.out, [event.seat]),
        bullets: changed(open.bullets, event.seat, () => (event.living > 0 ? 1 : 0)),
        slipped: changed(open.slipped, event.seat, () => 0),
      };
    case "discarded":
      return { ...open, held: changed(open.held, event.seat, (count) => count - event.cards.length) };
    case "drew":
      return { ...open, held: changed(open.held, event.seat, (count) => count + event.count) };
    case "card-played":
      return { ...open, pending: event.played, held: changed(open.held, event.played.by, (count) => count - 1) };
    case "cancelled":
    case "worked":
      return { ...open, pending: null };
    case "slipped":
      return event.swapped ? { ...open, slipped: changed(open.slipped, event.seat, (count) => count + 1) } : open;
    case "aimed":
      return { ...open, aims: event.aims.reduce((aims, { by, aim }) => changed(aims, by, () => aim), open.aims) };
    case "fired":
      return event.shot.fired.reduce<RuletkaOpen>(
        (now, { by, face, aim }) => ({
          ...now,
          turned: changed(now.turned, by, (pulls) => [...pulls, { face, aim }]),
          ...(event.shot.extra
            ? { extras: changed(now.extras, by, (count) => count + 1) }
            : { taken: changed(now.taken, by, (count) => count + 1) }),
        }),
        { ...open, shot: event.shot.number, last_shot: event.shot },
      );
    case "scored":
      return { ...open, points: open.points.map((points, seat) => points + (event.gained[seat] ?? 0)) };
    default:
      return open;
  }
}

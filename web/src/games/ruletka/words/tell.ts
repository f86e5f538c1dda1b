/** The readable log: each event as short lines in the language and the look of this screen. */
import { texts } from "../../../lib/texts.svelte";
import type { Outcome } from "../../../wire/Outcome";
import type { RuletkaEnding } from "../../../wire/RuletkaEnding";
import type { RuletkaEvent } from "../../../wire/RuletkaEvent";
import type { RuletkaKind } from "../../../wire/RuletkaKind";
import type { RuletkaOpen } from "../../../wire/RuletkaOpen";
import type { RuletkaPlayed } from "../../../wire/RuletkaPlayed";
import type { RuletkaShot } from "../../../wire/RuletkaShot";
import type { SeatLook } from "../../game";
import { nameOf, namesOf } from "../../shared/seats";
import type { Moment } from "../film/story";
import { aimedAt, TEAM } from "../view";

type Looks = readonly SeatLook[];

export const cardName = (kind: RuletkaKind): string => texts.of(`ruletka-card-${kind}`);

export function tell(event: RuletkaEvent, looks: SeatLook[]): string[] {
  switch (event.is) {
    case "round-began":
      return [texts.of("ruletka-log-round", { round: event.round })];
    case "spun":
      return [texts.of("ruletka-log-spun")];
    case "bids":
      return event.bids.flatMap((bid, seat) => (bid === null ? [] : [texts.of("ruletka-log-bid", { name: nameOf(looks, seat), bid })]));
    case "accused":
      return event.accused.flatMap((whom, seat) =>
        whom === null ? [] : [texts.of("ruletka-log-accuses", { name: nameOf(looks, seat), accused: nameOf(looks, whom) })]);
    case "nobody-accused":
      return [texts.of("ruletka-log-nobody-accused")];
    case "verdict":
      return [texts.of(`ruletka-log-verdict-${event.face}`, { name: nameOf(looks, event.seat), accusers: namesOf(looks, event.accusers) })];
    case "penalty":
      return [penalty(event, looks)];
    case "died":
      return [texts.of(event.living > 0 ? "ruletka-log-died" : "ruletka-log-captain-died", {
        name: nameOf(looks, event.seat),
        member: memberName(event.seat, event.living),
        living: event.living,
      })];
    case "discarded":
    case "left":
      return left(event, looks);
    case "drew":
      return [texts.of("ruletka-log-drew", { name: nameOf(looks, event.seat), count: event.count })];
    case "got":
      return [texts.of("ruletka-log-got", { cards: event.cards.map(cardName).join(", ") })];
    case "reshuffled":
      return [texts.of("ruletka-log-reshuffled")];
    case "card-played":
      return [playLine(event.played, looks)];
    case "cancelled":
      return [texts.of("ruletka-log-cancelled", { name: nameOf(looks, event.by), card: cardName(event.played.play.card) })];
    case "worked":
      return [];
    case "slipped":
      return event.swapped ? [] : [texts.of("ruletka-log-no-room", { name: nameOf(looks, event.seat) })];
    case "peeked":
      return [texts.of("ruletka-log-peeked", {
        name: nameOf(looks, event.of),
        cards: event.cards.map((face) => texts.of(`ruletka-face-${face}`)).join(", "),
      })];
    case "aimed":
      return event.aims.flatMap(({ by, aim }) => {
        const at = aimedAt(aim);
        return at === null ? [] : [texts.of("ruletka-log-aims", { name: nameOf(looks, by), target: nameOf(looks, at) })];
      });
    case "fired":
      return fired(event.shot, looks);
    case "glory":
      return [texts.of(event.shoots ? "ruletka-log-glory" : "ruletka-log-no-glory", { name: nameOf(looks, event.seat) })];
    case "scored":
      return event.gained.flatMap((points, seat) =>
        points > 0 ? [texts.of("ruletka-log-scored", { name: nameOf(looks, seat), points })] : []);
    case "tied":
      return [texts.of("ruletka-log-tied", { names: namesOf(looks, event.seats), times: event.times })];
    case "shares":
      return event.seats.length > 0 ? [texts.of("ruletka-log-shares", { names: namesOf(looks, event.seats) })] : [];
    case "ended":
      return [endingLine(event.ending, looks)];
  }
}

/** Members fall in their order, the captain last. */
const memberName = (seat: number, living: number): string => texts.of(`ruletka-crew-${seat}-${(TEAM - living) % TEAM}`);

function penalty({ seat, paid }: Extract<RuletkaEvent, { is: "penalty" }>, looks: Looks): string {
  const name = nameOf(looks, seat);
  return typeof paid === "object"
    ? texts.of("ruletka-log-paid-card", { name, card: cardName(paid.card) })
    : texts.of(`ruletka-log-paid-${paid}`, { name });
}

function left(event: Extract<RuletkaEvent, { is: "discarded" | "left" }>, looks: Looks): string[] {
  const name = nameOf(looks, event.seat);
  if (event.is === "left") return [texts.of("ruletka-log-left", { name })];
  return event.cards.length > 0 ? [texts.of("ruletka-log-discarded", { name, cards: event.cards.map(cardName).join(", ") })] : [];
}

function fired({ number, extra, fired, saved }: RuletkaShot, looks: Looks): string[] {
  const of = (face: "click" | "bullet"): number[] => fired.flatMap((one) => (one.face === face && one.aim === "own" ? [one.by] : []));
  const own = (["click", "bullet"] as const).flatMap((face) => {
    const seats = of(face);
    return seats.length > 0 ? [texts.of(`ruletka-log-fired-${face}`, { names: namesOf(looks, seats), count: seats.length })] : [];
  });
  const elsewhere = fired.flatMap(({ by, aim, face }) => {
    if (aim === "own") return [];
    const at = aimedAt(aim);
    const [name, card] = [nameOf(looks, by), texts.of(`ruletka-face-${face}`)];
    return [at === null ? texts.of("ruletka-log-fired-air", { name, card }) : texts.of("ruletka-log-fired-at", { name, card, target: nameOf(looks, at) })];
  });
  const vests = saved.map((seat) => texts.of("ruletka-log-saved", { name: nameOf(looks, seat) }));
  return [texts.of(extra ? "ruletka-extra-shot" : "ruletka-shot-number", { number }), ...own, ...elsewhere, ...vests];
}

/** Who played what on whom. */
export function playLine({ by, play: { card, on, bid } }: RuletkaPlayed, looks: Looks): string {
  const said = { name: nameOf(looks, by), card: cardName(card) };
  if (on !== null) return texts.of("ruletka-log-plays-on", { ...said, target: nameOf(looks, on) });
  return bid !== null ? texts.of("ruletka-log-plays-bid", { ...said, bid }) : texts.of("ruletka-log-plays", said);
}

/** What stands on the board while an event is shown. */
export function caption(event: RuletkaEvent, looks: SeatLook[]): string {
  if (event.is === "bids" || event.is === "scored" || event.is === "accused") return "";
  const lines = tell(event, looks);
  return (event.is === "fired" ? lines.slice(1) : lines).slice(0, 2).join(" ");
}

export function endingLine(ending: RuletkaEnding, looks: Looks): string {
  if (ending === "nobody") return texts.of("ruletka-won-nobody");
  if ("survivor" in ending) return texts.of("ruletka-won-survivor", { name: nameOf(looks, ending.survivor) });
  if ("points" in ending) return texts.of("ruletka-won-points", { name: nameOf(looks, ending.points) });
  return texts.of("ruletka-won-shared", { names: namesOf(looks, ending.shared) });
}

/** The result of a game of which only the outcome is known. */
export const headline = ({ phase }: RuletkaOpen, { winners }: Outcome, looks: Looks): string => {
  if (typeof phase === "object" && "over" in phase) return endingLine(phase.over, looks);
  return winners.length > 0 ? texts.of("ruletka-won-shared", { names: namesOf(looks, winners) }) : texts.of("ruletka-won-nobody");
};

/** Why it ended with this result: RR18, RR21, RA47. */
export function why({ phase }: RuletkaOpen): string {
  if (typeof phase !== "object" || !("over" in phase)) return "";
  const how = typeof phase.over === "string" ? phase.over : Object.keys(phase.over).join("");
  return texts.of(`ruletka-why-${how}`);
}

/** The part of the round, over the seats. */
export function stageName(moment: Moment | null, { phase, pending }: RuletkaOpen): string {
  if (moment) return texts.of(`ruletka-beat-${moment.beat}`);
  if (pending) return texts.of("phase-ruletka-played");
  const topic = typeof phase === "string" ? phase : "window" in phase ? phase.window : null;
  return topic === null ? "" : texts.of(`phase-ruletka-${topic}`);
}

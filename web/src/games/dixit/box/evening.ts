/**
 * An evening with the real cards: who narrates, the secret votes, whose cards were voted for, the points. Only what the
 * cards on the table do not say themselves is asked: nobody needs to know whose card is whose where nobody voted.
 */
import { isRecord } from "../../../box/kept";
import { gains, TARGET } from "./score";

export interface Round {
  narrator: number;
  /** By seat: the number of the card. */
  votes: (number | null)[];
  /** By place: whose card lies there, as far as it was said. */
  owners: (number | null)[];
}

/** How far the last round has come. */
export type Step = "tell" | "vote" | "reveal" | "score";

export interface Evening {
  rounds: Round[];
  step: Step;
}

export type Move =
  | { is: "narrates"; seat: number }
  | { is: "laid" }
  | { is: "vote"; seat: number; place: number }
  | { is: "owner"; place: number; seat: number }
  | { is: "count" }
  | { is: "next" };

/** Two cards each with three players (DR15). */
const cardsEach = (people: number): number => (people === 3 ? 2 : 1);
export const placesFor = (people: number): number => 1 + (people - 1) * cardsEach(people);

function fresh(people: number, narrator: number): Round {
  return { narrator, votes: Array<null>(people).fill(null), owners: Array<null>(placesFor(people)).fill(null) };
}

export const begin = (people: number): Evening => ({ rounds: [fresh(people, 0)], step: "tell" });

export function roundOf({ rounds }: Evening): Round {
  // An evening always has a round; `begin` makes the first, and `read` wants one.
  return rounds.at(-1) ?? fresh(3, 0);
}

/** The voters in the order in which the device goes round: from the narrator's left. */
function votersOf({ narrator, votes }: Round): number[] {
  return votes.map((_, step) => (narrator + step) % votes.length).slice(1);
}

export function turn(evening: Evening): number | null {
  if (evening.step !== "vote") return null;
  const round = roundOf(evening);
  return votersOf(round).find((seat) => round.votes[seat] === null) ?? null;
}

/** The place of the narrator's card; nothing as long as nobody has said it. */
export function rightPlace({ narrator, owners }: Round): number | null {
  const index = owners.indexOf(narrator);
  return index < 0 ? null : index + 1;
}

/** The cards of others that somebody voted for: whose they are makes points (DR11). */
export function decoys(round: Round): number[] {
  return round.owners.map((_, index) => index + 1).filter((place) => round.votes.includes(place) && round.owners[place - 1] !== round.narrator);
}

/** Nobody votes for their own card (DA8), and nobody lays more than they may. */
export function mayOwn({ narrator, votes, owners }: Round, place: number, seat: number): boolean {
  if (seat === narrator) return true;
  const others = owners.filter((owner, index) => owner === seat && index !== place - 1).length;
  return votes[seat] !== place && others < cardsEach(votes.length);
}

export const isCounted = (round: Round): boolean =>
  rightPlace(round) !== null && decoys(round).every((place) => round.owners[place - 1] !== null);

export const gainsOf = ({ narrator, owners, votes }: Round): number[] => gains(narrator, owners, votes);

/** What everybody has, by seat; the running round counts when it is over. */
export function pointsOf({ rounds, step }: Evening): number[] {
  const counted = step === "score" ? rounds : rounds.slice(0, -1);
  const none = Array<number>(rounds[0]?.votes.length ?? 0).fill(0);
  return counted.map(gainsOf).reduce((sum, gained) => sum.map((points, seat) => points + (gained[seat] ?? 0)), none);
}

/** The most points win after the round in which somebody has the target; equals share (DR14, DA16). */
export function winnersOf(evening: Evening): number[] {
  const points = pointsOf(evening);
  const most = Math.max(...points);
  return evening.step === "score" && most >= TARGET ? points.flatMap((own, seat) => (own === most ? [seat] : [])) : [];
}

/** To the left of the last narrator (DR3). */
export const nextNarrator = ({ narrator, votes }: Round): number => (narrator + 1) % votes.length;

export function play(evening: Evening, move: Move): Evening | null {
  const { step } = evening;
  const round = roundOf(evening);
  switch (move.is) {
    case "narrates":
      return step === "tell" && isSeat(move.seat, round) ? withRound(evening, { ...round, narrator: move.seat }) : null;
    case "laid":
      return step === "tell" ? { ...evening, step: "vote" } : null;
    case "vote": {
      if (turn(evening) !== move.seat || !isPlace(move.place, round)) return null;
      const voted = withRound(evening, { ...round, votes: round.votes.with(move.seat, move.place) });
      return turn(voted) === null ? { ...voted, step: "reveal" } : voted;
    }
    case "owner":
      return step === "reveal" && isPlace(move.place, round) && isSeat(move.seat, round) && mayOwn(round, move.place, move.seat)
        ? withRound(evening, owned(round, move.place, move.seat))
        : null;
    case "count":
      return step === "reveal" && isCounted(round) ? { ...evening, step: "score" } : null;
    case "next":
      return step === "score" && winnersOf(evening).length === 0
        ? { rounds: [...evening.rounds, fresh(round.votes.length, nextNarrator(round))], step: "tell" }
        : null;
  }
}

/** The narrator has one card: said anew, the last one is nobody's again. */
function owned(round: Round, place: number, seat: number): Round {
  const owners = round.owners.map((owner) => (seat === round.narrator && owner === seat ? null : owner));
  return { ...round, owners: owners.with(place - 1, seat) };
}

/** A counted round is opened again as it was said; a round that is not counted yet is voted anew. */
export function undo(evening: Evening): { is: "mend" | "anew"; evening: Evening } | null {
  const { rounds, step } = evening;
  const { votes, narrator } = roundOf(evening);
  if (step === "score") return { is: "mend", evening: { rounds, step: "reveal" } };
  if (step !== "tell") return { is: "anew", evening: { ...withRound(evening, fresh(votes.length, narrator)), step: "tell" } };
  return rounds.length > 1 ? { is: "mend", evening: { rounds: rounds.slice(0, -1), step: "reveal" } } : null;
}

const withRound = (evening: Evening, round: Round): Evening => ({ ...evening, rounds: evening.rounds.with(-1, round) });

const isIn = (value: unknown, from: number, to: number): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= from && value <= to;
const isSeat = (value: unknown, { votes }: Round): boolean => isIn(value, 0, votes.length - 1);
const isPlace = (value: unknown, { owners }: Round): boolean => isIn(value, 1, owners.length);

/** What was kept, checked as far as a screen or a count relies on it. */
export function read(kept: unknown, people: number): Evening | null {
  if (!isRecord(kept)) return null;
  const { rounds, step } = kept;
  if (!Array.isArray(rounds) || rounds.length === 0) return null;
  if (step !== "tell" && step !== "vote" && step !== "reveal" && step !== "score") return null;
  const last = rounds.length - 1;
  const isSound = rounds.every((round: unknown, at) => isRound(round, people) && hasCome(round, at < last ? "score" : step));
  return isSound ? { rounds: rounds as Round[], step } : null;
}

function isRound(value: unknown, people: number): value is Round {
  if (!isRecord(value)) return false;
  const { narrator, votes, owners } = value;
  const places = placesFor(people);
  const areAll = (list: unknown, count: number, from: number, to: number): boolean =>
    Array.isArray(list) && list.length === count && list.every((one) => one === null || isIn(one, from, to));
  return isIn(narrator, 0, people - 1) && areAll(votes, people, 1, places) && areAll(owners, places, 0, people - 1);
}

/** A round has just what this step wants, and nobody voted for a card of their own or laid too many. */
function hasCome(round: Round, step: Step): boolean {
  const { narrator, votes, owners } = round;
  const voted = votes.filter((place) => place !== null).length;
  const all = votes.length - 1;
  if (votes[narrator] !== null || owners.indexOf(narrator) !== owners.lastIndexOf(narrator)) return false;
  if (!owners.every((seat, index) => seat === null || mayOwn(round, index + 1, seat))) return false;
  if (step === "tell") return voted === 0 && owners.every((seat) => seat === null);
  if (step === "vote") return voted < all && owners.every((seat) => seat === null);
  return voted === all && (step === "reveal" || isCounted(round));
}

/**
 * A recorded game as it is kept in `content/<game>/intro.json`: the first steps that `stolik replay FILE --seat N --json`
 * prints, and where to stop. It feeds the introduction, and the pictures at the top of the rules. Pure.
 */
import type { SeatLook } from "../games/game";
import { identities } from "../lib/identities";
import type { Story } from "../lib/story";
import type { Ask } from "../wire/Ask";
import type { Outcome } from "../wire/Outcome";
import type { Sheet } from "../wire/Sheet";
import type { Update } from "../wire/Update";

type AnyUpdate = Update<unknown, unknown, unknown>;

/** One line of the replay, as far as it is wanted. */
interface Step {
  /** The question that led here. */
  ask: Ask | null;
  answers: { seat: number; parts: unknown[]; text?: string }[];
  events: unknown[];
  view: unknown;
  outcome: Outcome | null;
  /** What this seat may answer next, where it is asked. */
  lists?: unknown[][];
}

/** A step as a picture: the board as it was then, or the hand. */
export interface Shown {
  step: number;
  shows: "board" | "hand";
  /** The result of the step still lies there. */
  stays?: boolean;
}

export interface Recording {
  /** Whose eyes it is seen with. */
  seat: number;
  /** Who sits at the table; nobody's name stands on the seat that is yours. */
  company: (string | null)[];
  /** Steps after which something is said: `intro-<game>-<step>`. Where the seat is asked it answers, too. */
  stops: number[];
  /** A turn in three pictures. */
  pictures: Shown[];
  steps: Step[];
}

/** Stands in the recording where the seat has written something: whoever tries the game reads their own words. */
export const SAID = "said";

/** What is said in the recording is said in the language of the screen: a string that begins with `$` is a key. */
export function spoken<T>(value: T, say: (key: string) => string): T {
  const turn = (part: unknown): unknown => {
    if (typeof part === "string") return part.startsWith("$") ? say(part.slice(1)) : part;
    if (Array.isArray(part)) return part.map(turn);
    if (part === null || typeof part !== "object") return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, turn(inner)]));
  };
  return turn(value) as T;
}

/** What the server would have told this seat after a step. */
export function updateAt(recording: Recording, at: number): AnyUpdate {
  const { seat, steps } = recording;
  const step = steps[at];
  if (!step) throw new Error(`the recording has no step ${at}`);
  const ask = steps[at + 1]?.ask ?? null;
  const { view, events, outcome } = step;
  const lists = isAskedAt(recording, at) ? (step.lists ?? null) : null;
  const sheet = { parts: lists?.map(() => null) ?? [], ready: false };
  const yours = lists && { seat, sheet, lists, partners: [] };
  return { seq: at, view, events, late: [], outcome, question: ask && { number: at, ask, who_is_in: { seats: [] }, yours } };
}

/** Where it does not stop, the recorded answer is given by itself. */
export function isAskedAt({ steps, stops }: Recording, at: number): boolean {
  return stops.includes(at) && steps[at]?.lists !== undefined && at + 1 < steps.length;
}

export function isLast({ steps }: Recording, at: number): boolean {
  return at >= steps.length - 1;
}

/** Does the recorded game go on with this very answer? */
export function isRecorded({ seat, steps }: Recording, at: number, sheet: Sheet<unknown>): boolean {
  const said = steps[at + 1]?.answers.find((answer) => answer.seat === seat);
  // Whatever somebody writes is welcome: it is their own.
  return JSON.stringify(said?.parts) === JSON.stringify(sheet.parts);
}

export function storyUntil({ steps }: Recording, at: number): Story<unknown> {
  return steps.slice(1, at + 1).map(({ events }, index) => ({ seq: index + 1, events, late: [] }));
}

export function looksIn({ company, seat }: Recording, own: string, botName: (character: string) => string): SeatLook[] {
  return company.map((character, at): SeatLook => ({
    seat: at,
    name: at === seat || character === null ? own : botName(character),
    identity: identities[at % identities.length] ?? "circle",
    online: true,
    bot: at !== seat,
  }));
}

/** What a companion keeps on this device: who plays, and how far they are. Checked when it is read. */
import { identities } from "../lib/identities";
import { countLetters } from "../lib/letters";
import type { Identity } from "../wire/Identity";
import type { Companion } from "./companion";

export interface Player {
  name: string;
  identity: Identity;
}

export interface Kept<State> {
  people: Player[];
  /** Nothing while names are asked for. */
  state: State | null;
}

export const LONGEST_NAME = 20;

type Rules<State> = Pick<Companion<State, never>, "version" | "most" | "read">;

const keyOf = (game: string): string => `stolik-box-${game}`;

export function write<State>({ version }: Rules<State>, { people, state }: Kept<State>): string {
  return JSON.stringify({ version, people, state });
}

/** Names outlive a change of version; a state does not. */
export function parse<State>(rules: Rules<State>, text: string | null): Kept<State> {
  const { version, people, state } = recordOf(text);
  if (!arePeople(people) || people.length > rules.most) return { people: [], state: null };
  return { people, state: version === rules.version ? rules.read(state, people.length) : null };
}

function recordOf(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

function arePeople(value: unknown): value is Player[] {
  if (!Array.isArray(value)) return false;
  const marks = value.map((one: unknown) => (isRecord(one) ? one["identity"] : null));
  return value.every(isPlayer) && new Set(marks).size === marks.length;
}

function isPlayer(value: unknown): value is Player {
  if (!isRecord(value)) return false;
  const { name, identity } = value;
  return typeof name === "string" && countLetters(name) <= LONGEST_NAME && identities.some((known) => known === identity);
}

export function readKept<State>(game: string, rules: Rules<State>): Kept<State> {
  try {
    return parse(rules, localStorage.getItem(keyOf(game)));
  } catch {
    return { people: [], state: null };
  }
}

/** False where nothing can be kept, as in some private windows; then it is forgotten with the page. */
export function keep<State>(game: string, rules: Rules<State>, kept: Kept<State>): boolean {
  try {
    localStorage.setItem(keyOf(game), write(rules, kept));
    return true;
  } catch {
    return false;
  }
}

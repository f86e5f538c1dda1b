/**
 * The two decks as the rules have them (`deck.json`, written by a test of `crates/nokaut`): a card by its number, its kind, its
 * picture. Nothing here says what may be done; that comes in lists.
 */
import type { NokautTeam } from "../../../wire/NokautTeam";
import deck from "../deck.json";

export type Rank = "ordinary" | "special" | "magic" | "riposte";

/** A sentence of a card's text, made from its effect: a key, and the number in it. */
export interface Phrase {
  key: string;
  count?: number;
}

export interface Kind {
  id: string;
  team: NokautTeam;
  rank: Rank;
  /** The number of its first copy. */
  first: number;
  copies: number;
  text: Phrase[];
}

export const kinds = deck.kinds as Kind[];

const UNKNOWN: Kind = { id: "", team: "dragons", rank: "ordinary", first: 0, copies: 0, text: [] };

export const kindOf = (card: number): Kind => kinds.find(({ first, copies }) => card >= first && card < first + copies) ?? UNKNOWN;

export const teamOf = (card: number): NokautTeam => kindOf(card).team;

export const isCharacter = ({ rank }: Kind): boolean => rank === "ordinary" || rank === "special";

const files = import.meta.glob<string>("../../../../../content/nokaut/pictures/*.svg", { query: "?url", import: "default", eager: true });
const pictures = new Map(Object.entries(files).map(([path, url]) => [/([^/]+)\.svg$/.exec(path)?.[1] ?? "", url]));

/** `d01-3` is the third copy of the dragons' first kind; what is no character has one picture for all copies. */
export function portraitOf(card: number): string {
  const kind = kindOf(card);
  const id = kind.id.toLowerCase();
  return isCharacter(kind) ? `${id}-${card - kind.first + 1}` : id;
}

export const pictureOf = (card: number): string => pictures.get(portraitOf(card)) ?? "";

/** Every picture, for fetching them before they are needed. */
export const allPictures = (): string[] => [...pictures.values()];

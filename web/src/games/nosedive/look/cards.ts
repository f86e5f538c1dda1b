/** The lifestyle cards by their numbers: 90 in three suits with one to five stars, 12 that cost a point, 6 that double losses. */
import { texts } from "../../../lib/texts.svelte";

export const SUITS = ["community", "work", "home"] as const;
export type Suit = (typeof SUITS)[number];

export type Face = { is: "life"; suit: Suit; stars: number; copy: number } | { is: "lose" } | { is: "double" };

const LIFE = 90;
const OF_SUIT = 30;
const COPIES = 6;
const LOSE_END = 102;

export function faceOf(card: number): Face {
  if (card >= LOSE_END) return { is: "double" };
  if (card >= LIFE) return { is: "lose" };
  const suit = SUITS[Math.floor(card / OF_SUIT)] ?? "community";
  return { is: "life", suit, stars: Math.floor((card % OF_SUIT) / COPIES) + 1, copy: (card % COPIES) + 1 };
}

/** The name that caption and picture share. */
function nameOf(card: number): string {
  const face = faceOf(card);
  return face.is === "life" ? `${face.suit}-${face.stars}-${face.copy}` : face.is;
}

/** What is written on a card. */
export function captionOf(card: number): string {
  const key = `lifestyle-${nameOf(card)}`;
  // Until the library has come.
  return texts.has(key) ? texts.of(key) : "";
}

const files = import.meta.glob<string>("../../../../../content/nosedive/pictures/*.svg", { query: "?url", import: "default", eager: true });
const pictures = new Map(Object.entries(files).map(([path, url]) => [/([^/]+)\.svg$/.exec(path)?.[1] ?? "", url]));

/** The address of a card's picture. */
export const pictureOf = (card: number): string => pictures.get(nameOf(card)) ?? "";

/** A card in a few words: what it is worth. */
export function worthOf(card: number): string {
  const face = faceOf(card);
  return face.is === "life"
    ? texts.of("nosedive-worth", { suit: texts.of(`nosedive-suit-${face.suit}`), stars: face.stars })
    : texts.of(`nosedive-worth-${face.is}`);
}

/** For who listens: what it is worth, then what is written on it. */
export function describe(card: number): string {
  const [worth, text] = [worthOf(card), captionOf(card)];
  return text ? texts.of("nosedive-card-label", { worth, text }) : worth;
}

/** Suit by suit and with the most stars first; what hurts comes last. */
export const sorted = (cards: readonly number[]): number[] =>
  [...cards].sort((one, other) => Number(one >= LIFE) - Number(other >= LIFE) || one - other);

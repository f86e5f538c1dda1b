/** Where the picture of a card is, and what it shows in words. Nothing here knows what anybody thinks of a card. */
import { texts } from "../../../lib/texts.svelte";
import type { DixitDeck } from "../../../wire/DixitDeck";

/** About 240 pixels wide for hands and tables on phones, or as large as it gets. A drawing of the house is both. */
export type PictureSize = "small" | "large";

const files = import.meta.glob<string>("../../../../../content/dixit/cards/*.svg", { query: "?url", import: "default", eager: true });

interface Drawing {
  url: string;
  /** What it is called among the descriptions. */
  slug: string;
}

/** `07-whale-in-a-teacup.svg` is card 6. */
const drawings = new Map<number, Drawing>(
  Object.entries(files).flatMap(([path, url]) => {
    const [, number, slug = ""] = /\/(\d+)-([^/]+)\.svg$/.exec(path) ?? [];
    return number === undefined ? [] : [[Number(number) - 1, { url, slug }] as const];
  }),
);

export function pictureOf(deck: DixitDeck, card: number, size: PictureSize, table: string): string {
  if (deck === "house") return drawings.get(card)?.url ?? "";
  return `/api/tables/${encodeURIComponent(table)}/decks/${deck.own.deck}/${card}/${size}`;
}

/** One neutral sentence, for who does not see it (DA33). */
export function describe(deck: DixitDeck, card: number): string {
  if (deck !== "house") return texts.of("dixit-own-card", { number: card + 1 });
  const key = `card-${drawings.get(card)?.slug ?? ""}`;
  return texts.has(key) ? texts.of(key) : texts.of("dixit-card", { number: card + 1 });
}

/** All drawings of the house in the order of the deck, which tells nothing about who holds what. */
export const houseDrawings = (): string[] => [...drawings].sort(([a], [b]) => a - b).map(([, { url }]) => url);

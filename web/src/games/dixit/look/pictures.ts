/** Where the picture of a card is, and what it shows in words. Nothing here knows what anybody thinks of a card. */
import { whenRead } from "../../../lib/reading";
import { texts, type Words } from "../../../lib/texts.svelte";
import type { DixitDeck } from "../../../wire/DixitDeck";

/** About 240 pixels wide for hands and tables on phones, or as large as it gets. A drawing of the house is both. */
export type PictureSize = "small" | "large";

/** The decks of the house; the second goes on where the first ends, so a card has one number in all of them. */
export type HouseDeck = Extract<DixitDeck, string>;

const first = import.meta.glob<string>("../../../../../content/dixit/cards/*.svg", { query: "?url", import: "default", eager: true });
const second = import.meta.glob<string>("../../../../../content/dixit/second/*.svg", { query: "?url", import: "default", eager: true });

interface Drawing {
  url: string;
  /** What it is called among the descriptions. */
  slug: string;
}

/** `07-whale-in-a-teacup.svg` comes before `08-…`. */
function inOrder(files: Record<string, string>): Drawing[] {
  const found = Object.entries(files).flatMap(([path, url]) => {
    const [, number, slug = ""] = /\/(\d+)-([^/]+)\.svg$/.exec(path) ?? [];
    return number === undefined ? [] : [{ number: Number(number), url, slug }];
  });
  return found.sort((one, other) => one.number - other.number);
}

const [firstDrawings, secondDrawings] = [inOrder(first), inOrder(second)];
const drawings = [...firstDrawings, ...secondDrawings];

/** The numbers of all cards in a deck of the house. */
export function cardsOf(deck: HouseDeck): number[] {
  const from = deck === "second" ? firstDrawings.length : 0;
  const to = deck === "house" ? firstDrawings.length : drawings.length;
  return Array.from({ length: to - from }, (_, nth) => from + nth);
}

export function pictureOf(deck: DixitDeck, card: number, size: PictureSize, table: string): string {
  if (typeof deck === "string") return drawings[card]?.url ?? "";
  return `/api/tables/${encodeURIComponent(table)}/decks/${deck.own.deck}/${card}/${size}`;
}

/** One neutral sentence, for who does not see it (DA33). Until it has come, the number of the card. */
export function describe(deck: DixitDeck, card: number): string {
  if (typeof deck !== "string") return texts.of("dixit-own-card", { number: card + 1 });
  bring(card < firstDrawings.length ? descriptions.first : descriptions.second);
  const key = `card-${drawings[card]?.slug ?? ""}`;
  return texts.has(key) ? texts.of(key) : texts.of("dixit-card", { number: card + 1 });
}

/** What the cards of each deck show, in words: much of it, and for few. What is fetched is what the table plays with. */
const descriptions = {
  first: {
    pl: async () => (await import("../../../../../content/dixit/descriptions.pl.ftl?raw")).default,
    en: async () => (await import("../../../../../content/dixit/descriptions.en.ftl?raw")).default,
  },
  second: {
    pl: async () => (await import("./second.pl")).default,
    en: async () => (await import("./second.en")).default,
  },
} satisfies Record<string, Words>;

const asked = new Set<Words>();

function bring(words: Words): void {
  if (asked.has(words)) return;
  asked.add(words);
  // Without a line the number stays, and the next one who asks tries again.
  whenRead(() => void texts.bring(words).catch(() => asked.delete(words)));
}

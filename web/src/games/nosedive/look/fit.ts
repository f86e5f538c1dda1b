/** How wide cards are so that all of them fit into a box, in a few rows. Pure. */
const WIDEST = 180;
const NARROWEST = 30;
const GAP = 8;

export function sideOf(cards: number, width: number, height: number): number {
  const fits = [1, 2, 3, 4].map((rows) => Math.min(width / Math.ceil(cards / rows) - GAP, (height / rows - GAP) / 1.4));
  return Math.floor(Math.max(NARROWEST, Math.min(WIDEST, Math.max(...fits))));
}

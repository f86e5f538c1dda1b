/** How large cards are in fans that must fit into a box: the stars of every card stay in sight. Pure. */
export interface Fan {
  width: number;
  /** How far each card lies below the one before. */
  step: number;
}

const RATIO = 1.4;
/** The strip with stars, as a share of a card's width. */
const STRIP = 0.235;
const HEADROOM = 22;
const WIDEST = 320;
const LOOSEST = 0.42;

export function fanOf(piles: number, highest: number, width: number, height: number): Fan {
  const room = Math.max(40, height - HEADROOM);
  const across = (width - 12 * (piles - 1)) / Math.max(1, piles);
  const down = room / (RATIO + STRIP * (highest - 1));
  const card = Math.floor(Math.max(26, Math.min(WIDEST, across, down)));
  const loose = highest > 1 ? (room - RATIO * card) / (highest - 1) : card;
  return { width: card, step: Math.floor(Math.max(8, Math.min(LOOSEST * card, loose))) };
}

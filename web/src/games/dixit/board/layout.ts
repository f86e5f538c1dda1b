/** How cards fit into a box: as large as they get in equal rows. */
const RATIO = 2 / 3;

export interface Grid {
  columns: number;
  /** Width of a card. */
  width: number;
}

/** `gap` is between cards both ways. */
export function fit(cards: number, width: number, height: number, gap: number): Grid {
  let best: Grid = { columns: Math.max(cards, 1), width: 0 };
  for (let columns = 1; columns <= cards; columns++) {
    const fits = widthIn(columns, cards, width, height, gap);
    if (fits > best.width) best = { columns, width: fits };
  }
  return best;
}

/** How wide each card is in rows of so many. */
export function widthIn(columns: number, cards: number, width: number, height: number, gap: number): number {
  const rows = Math.ceil(cards / columns);
  const across = (width - gap * (columns - 1)) / columns;
  const down = ((height - gap * (rows - 1)) / rows) * RATIO;
  return Math.min(across, down);
}

/** Cards lie as they lay: in the same rows, for as long as they are the same ones in a box of the same width. */
export class Kept {
  #cards = "";
  #across = 0;
  #columns = 0;

  fit(keys: string, cards: number, width: number, height: number, gap: number): Grid {
    const best = fit(cards, width, height, gap);
    if (keys === "" || best.width <= 0) return best;
    if (keys !== this.#cards || width !== this.#across) {
      [this.#cards, this.#across, this.#columns] = [keys, width, best.columns];
      return best;
    }
    const kept = widthIn(this.#columns, cards, width, height, gap);
    // Never so small that nobody sees them for the sake of it.
    return kept > 0.6 * best.width ? { columns: this.#columns, width: kept } : best;
  }
}

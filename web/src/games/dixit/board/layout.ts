/** How cards fit into a box: as large as they get in equal rows. */
const RATIO = 2 / 3;

export interface Grid {
  columns: number;
  /** Width of a card. */
  width: number;
}

/** `gap` is between cards both ways, `below` what each row needs under its cards. */
export function fit(cards: number, width: number, height: number, gap: number, below = 0): Grid {
  let best: Grid = { columns: Math.max(cards, 1), width: 0 };
  for (let columns = 1; columns <= cards; columns++) {
    const rows = Math.ceil(cards / columns);
    const across = (width - gap * (columns - 1)) / columns;
    const down = ((height - gap * (rows - 1)) / rows - below) * RATIO;
    const fits = Math.min(across, down);
    if (fits > best.width) best = { columns, width: fits };
  }
  return best;
}

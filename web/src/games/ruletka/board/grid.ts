/** How many seats stand beside each other, so that each is as large as can be. Pure. */

/** A seat is so wide and so high, in units of its own letters: as a tile, or stretched along a line. */
const SHAPES = { tile: { wide: 14.2, high: 6.8 }, row: { wide: 22.3, high: 4.7 } } as const;

export interface Grid {
  shape: keyof typeof SHAPES;
  columns: number;
  rows: number;
  /** The size of the letters in pixels. */
  em: number;
}

export function gridFor(seats: number, width: number, height: number): Grid {
  const grids = (["row", "tile"] as const).flatMap((shape) =>
    Array.from({ length: Math.max(1, seats) }, (_, index): Grid => {
      const columns = index + 1;
      const rows = Math.ceil(seats / columns);
      return { shape, columns, rows, em: Math.min(width / columns / SHAPES[shape].wide, height / rows / SHAPES[shape].high) };
    }),
  );
  // Of near equals lines before tiles, and fewer columns: long names have more room.
  return grids.reduce((best, grid) => (grid.em > best.em * 1.12 ? grid : best));
}

/** The middle of a seat in per cent of the whole. */
export function middleOf(seat: number, { columns, rows }: Pick<Grid, "columns" | "rows">): { x: number; y: number } {
  return { x: (((seat % columns) + 0.5) / columns) * 100, y: ((Math.floor(seat / columns) + 0.5) / rows) * 100 };
}

/** Pictures out of letters, one letter a pixel: for lids in eight bits. */

export interface Dot {
  x: number;
  y: number;
  colour: string;
}

/** Every letter that has a colour becomes a dot. */
export function dots(rows: readonly string[], colours: Readonly<Record<string, string>>): Dot[] {
  return rows.flatMap((row, y) =>
    Array.from(row).flatMap((letter, x) => {
      const colour = colours[letter];
      return colour ? [{ x, y, colour }] : [];
    }),
  );
}

/** How the maze is drawn: traces along the ways, walls as gaps with a little silkscreen. In art dots. */
import { CELL } from "./track";
import { isOpen, SIDE } from "./ways";

export const middle = (index: number): number => index * CELL + CELL / 2;

/** All traces as one path; what lies in one line is one stroke, so that glows do not pile up. */
export function traces(ways: string): string {
  const lines: string[] = [];
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++) {
      const pixel = row * SIDE + column;
      if (isOpen(ways, pixel, "right") && !isOpen(ways, pixel, "left")) {
        let end = column;
        while (isOpen(ways, row * SIDE + end, "right")) end++;
        lines.push(`M${middle(column)} ${middle(row)}H${middle(end)}`);
      }
      if (isOpen(ways, pixel, "down") && !isOpen(ways, pixel, "up")) {
        let end = row;
        while (isOpen(ways, end * SIDE + column, "down")) end++;
        lines.push(`M${middle(column)} ${middle(row)}V${middle(end)}`);
      }
    }
  }
  return lines.join("");
}

/** A short bar across each gap between neighbours that are not joined. */
export function walls(ways: string): string {
  const bars: string[] = [];
  for (let pixel = 0; pixel < SIDE * SIDE; pixel++) {
    const x = (pixel % SIDE) * CELL;
    const y = Math.floor(pixel / SIDE) * CELL;
    if (pixel % SIDE < SIDE - 1 && !isOpen(ways, pixel, "right")) bars.push(`M${x + CELL} ${y + 4}v8`);
    if (pixel < SIDE * (SIDE - 1) && !isOpen(ways, pixel, "down")) bars.push(`M${x + 4} ${y + CELL}h8`);
  }
  return bars.join("");
}

/** Small parts printed where four pixels meet: always the same on the same spot. */
export function silkscreen(): { x: number; y: number; part: number }[] {
  const spots = [];
  for (let row = 1; row < SIDE; row++) {
    for (let column = 1; column < SIDE; column++) {
      const part = (row * 7 + column * 13 + row * column * 3) % 9;
      spots.push({ x: column * CELL, y: row * CELL, part });
    }
  }
  return spots.filter(({ part }) => part < 5);
}

/** The 384 boards as they can be chosen, laid out of the same drawings as on the server (PA23). */
import drawings from "../../../../../content/pixoid/tiles.txt?raw";
import { SIDE } from "../board/ways";

export const BOARDS = 384;
const TILE = SIDE / 2;
/** Where each corner begins, clockwise from the top left. */
const CORNERS = [[0, 0], [0, TILE], [TILE, TILE], [TILE, 0]] as const;
/** Directions are counted clockwise from above, as their bits in `ways` are. */
const [UP, RIGHT, DOWN, LEFT] = [0, 1, 2, 3] as const;

const faces = drawings.split(/^tile .*\n/m).slice(1).map((face) => face.split("\n"));

/** Which face lies in each corner. */
function facesOf(board: number): number[] {
  const left = [0, 1, 2, 3];
  let order = Math.floor(board / 16);
  return CORNERS.map((_, corner) => {
    const count = left.length;
    const [tile = 0] = left.splice(order % count, 1);
    order = Math.floor(order / count);
    return 2 * tile + ((board >> corner) & 1);
  });
}

/** Where a pixel of a tile comes to lie: in each corner the tile is turned by a quarter more. */
function onBoard(corner: number, row: number, column: number): number {
  const [down, right] = CORNERS[corner] ?? [0, 0];
  for (let quarter = 0; quarter < corner; quarter++) [row, column] = [column, TILE - 1 - row];
  return (row + down) * SIDE + column + right;
}

export function layOut(board: number): { ways: string; starts: number[]; bonuses: number[] } {
  const open = Array.from({ length: SIDE * SIDE }, () => 0);
  const [starts, bonuses]: [number[], number[]] = [[], []];
  for (const [corner, face] of facesOf(board).entries()) {
    const way = (row: number, column: number, direction: number): void => {
      if (row >= TILE || column >= TILE) return;
      const pixel = onBoard(corner, row, column);
      open[pixel] = (open[pixel] ?? 0) | (1 << (direction + corner) % 4);
    };
    for (const [y, line] of (faces[face] ?? []).entries()) {
      for (const [x, sign] of [...line].entries()) {
        const [row, column] = [y >> 1, x >> 1];
        if (sign === "S") starts.push(onBoard(corner, row, column));
        if (sign === "B") bonuses.push(onBoard(corner, row, column));
        if (sign === "-" || sign === ">") {
          way(row, column, RIGHT);
          way(row, column + 1, LEFT);
        } else if (sign === "|" || sign === "v") {
          way(row, column, DOWN);
          way(row + 1, column, UP);
        }
      }
    }
  }
  return { ways: open.map((bits) => bits.toString(16)).join(""), starts, bonuses };
}

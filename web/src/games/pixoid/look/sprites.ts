/**
 * The 8-bit sprites, drawn by hand. `#` body, `+` shine, `o` eye, `x` dark; Pixoid has its own three lights `w y a`.
 * A Virus has the outline of its seat's shape, so that colour never stands alone.
 */
import type { Identity } from "../../../wire/Identity";

export const SPRITE_SIDE = 13;
export type SpriteName = Identity | "third" | "pixoid";

/** The dots of one colour as one path. */
export interface Layer {
  ink: string;
  path: string;
}

const DRAWN: Record<SpriteName, string> = {
  circle: `
......#......
..#..###..#..
...#######...
..##+++####..
..#++######..
.###oo#oo###.
####ox#ox####
.###oo#oo###.
..#########..
..###xxx###..
...#######...
..#..###..#..
......#......`,
  square: `
.#..#...#..#.
.###########.
.#+++#######.
.#+#########.
.#+#########.
.###oo#oo###.
.###ox#ox###.
.###oo#oo###.
.###########.
.##x#x#x#x##.
.###########.
.##.##.##.##.
.#...#.#...#.`,
  triangle: `
......#......
.....###.....
.....#+#.....
....#+###....
....#+###....
...#+#####...
...#oo#oo#...
..##ox#ox##..
..##oo#oo##..
.###########.
.####xxx####.
#############
.#..#...#..#.`,
  diamond: `
......#......
.....###.....
....#++##....
...#++####...
..#+#######..
.###oo#oo###.
####ox#ox####
.###oo#oo###.
..#########..
...##xxx##...
....#####....
..#..###..#..
......#......`,
  star: `
......#......
.....###.....
.....#+#.....
....##+##....
####oo#oo####
.###ox#ox###.
..##oo#oo##..
...#######...
...##xxx##...
..#########..
..####.####..
.###.....###.
.#.........#.`,
  heart: `
.............
..###...###..
.#++##.#####.
#++##########
#+##oo#oo####
####ox#ox####
####oo#oo####
.###########.
..####x####..
...#######...
....#####....
...#.###.#...
......#......`,
  hexagon: `
....#...#....
...#######...
..##+++####..
.##+########.
.#+#########.
.###oo#oo###.
.###ox#ox###.
.###oo#oo###.
.###########.
.####xxx####.
..#########..
...#######...
..##.....##..`,
  cross: `
....#####....
....#++##....
....#+###....
....#####....
####oo#oo####
#+##ox#ox####
#+##oo#oo####
#############
####xxxxx####
....#####....
....#####....
....#####....
....#.#.#....`,
  third: `
....#####....
..#########..
.##+++######.
.#+#########.
.###oo#oo###.
.###xo#xo###.
.###oo#oo###.
.###########.
.#.#.#.#.#.#.
.###########.
.###########.
.##.##.##.##.
.#...#.#...#.`,
  pixoid: `
......w......
....wwwww....
..wwwwwwwww..
.wwwwwwwwwww.
yywwwwwwwwwaa
yyyywwwwwaaaa
yyyyyywaaaaaa
yyxyyyyaaaxaa
yyxxyyyaaxxaa
yyyyyyyaaaaaa
.yyyyyyaaaaa.
...yyyyaaa...
.....yya.....`,
};

const INKS: Record<string, string> = {
  "#": "var(--seat)",
  "+": "rgb(255 255 255 / 0.62)",
  o: "#fff",
  x: "#070d1c",
  w: "#fffef0",
  y: "#ffe14d",
  a: "#ff9d2e",
};

const cache = new Map<SpriteName, { outline: string; layers: Layer[] }>();

/** The outline of all dots, to set the sprite off from the board, and the dots by colour. */
export function sprite(name: SpriteName): { outline: string; layers: Layer[] } {
  let found = cache.get(name);
  if (!found) {
    const rows = DRAWN[name].trim().split("\n");
    const used = Object.keys(INKS).filter((dot) => rows.some((row) => row.includes(dot)));
    // Light dots lie on the body, so that a shine takes its colour.
    const body = runs(rows, (dot) => dot !== ".");
    const layers = used.map((dot) => ({
      ink: INKS[dot] ?? "",
      path: dot === "#" ? body : runs(rows, (other) => other === dot),
    }));
    found = { outline: body, layers };
    cache.set(name, found);
  }
  return found;
}

/** Dots that lie side by side as one rectangle each. */
export function runs(rows: readonly string[], wanted: (dot: string) => boolean): string {
  return rows
    .flatMap((row, y) => {
      const found: string[] = [];
      for (let x = 0; x < row.length; x++) {
        let length = 0;
        while (x + length < row.length && wanted(row[x + length] ?? ".")) length++;
        if (length > 0) found.push(`M${x} ${y}h${length}v1h-${length}z`);
        x += length;
      }
      return found;
    })
    .join("");
}

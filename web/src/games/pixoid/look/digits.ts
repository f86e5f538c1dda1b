/** Our own digits, five dots by seven: those of Pixelify Sans take 2 for 5, and this game is about numbers. */
import { runs } from "./sprites";

const DRAWN: Record<string, string> = {
  "0": ".###. #...# #..## #.#.# ##..# #...# .###.",
  "1": "..#.. .##.. ..#.. ..#.. ..#.. ..#.. .###.",
  "2": ".###. #...# ....# ...#. ..#.. .#... #####",
  "3": "##### ...#. ..#.. ...#. ....# #...# .###.",
  "4": "...#. ..##. .#.#. #..#. ##### ...#. ...#.",
  "5": "##### #.... ####. ....# ....# #...# .###.",
  "6": "..##. .#... #.... ####. #...# #...# .###.",
  "7": "##### ....# ...#. ..#.. .#... .#... .#...",
  "8": ".###. #...# #...# .###. #...# #...# .###.",
  "9": ".###. #...# #...# .#### ....# ...#. .##..",
  "+": "..... ..#.. ..#.. ##### ..#.. ..#.. .....",
  "-": "..... ..... ..... ##### ..... ..... .....",
};

export const DIGIT_HEIGHT = 7;
const WIDTH = 5;

/** A number as one path, and how many dots wide it is. */
export function digits(text: string): { path: string; width: number } {
  const shapes = [...text].map((character) => (DRAWN[character] ?? "..... ".repeat(DIGIT_HEIGHT).trim()).split(" "));
  const rows = Array.from({ length: DIGIT_HEIGHT }, (_, row) => shapes.map((shape) => shape[row] ?? "").join("."));
  return { path: runs(rows, (dot) => dot === "#"), width: shapes.length * (WIDTH + 1) - 1 };
}

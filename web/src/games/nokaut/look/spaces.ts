/** Where the spaces lie. The large grid is four by four; the small one is the block of digits in it. */
import type { NokautBoard } from "../../../wire/NokautBoard";
import deck from "../deck.json";

const ROWS: Record<NokautBoard, readonly (readonly number[])[]> = {
  standard: [[0, 1, 2], [3, 4, 5], [6, 7, 8]],
  advanced: [[9, 0, 1, 2], [10, 3, 4, 5], [11, 6, 7, 8], [12, 13, 14, 15]],
};

export const nameOfSpace = (space: number): string => deck.spaces[space]?.toUpperCase() ?? "?";

export const sideOf = (board: NokautBoard): number => ROWS[board].length;

/** All spaces in reading order. */
export const spacesOf = (board: NokautBoard): number[] => ROWS[board].flat();

/** The middle of a space, in spaces from the top left corner. */
export function middleOf(board: NokautBoard, space: number): { x: number; y: number } {
  const at = spacesOf(board).indexOf(space);
  const side = sideOf(board);
  return { x: (at % side) + 0.5, y: Math.floor(at / side) + 0.5 };
}

/** The spaces that a goal marks on this grid: letters belong to the large one only. */
export function marksOf(goal: number, board: NokautBoard): number[] {
  return (deck.goals[goal] ?? []).filter((space) => spacesOf(board).includes(space));
}

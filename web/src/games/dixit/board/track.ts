/** Where the rabbits sit: a track as long as anybody needs, and who sits on whom. */
export interface Spaces {
  /** The last number of the track: the target, or beyond it where somebody went on (DA15). */
  length: number;
  /** In the order of `order`: on which number, and how many sit below (DA35). */
  rabbits: { at: number; above: number }[];
}

export function spaces(points: readonly number[], order: readonly number[], target: number): Spaces {
  const at = order.map((seat) => points[seat] ?? 0);
  return {
    length: Math.max(target, ...at),
    rabbits: at.map((points, index) => ({ at: points, above: at.slice(0, index).filter((other) => other === points).length })),
  };
}

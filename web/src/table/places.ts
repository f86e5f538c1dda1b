/** Where the chairs stand around a round table, in percent of its square. The own chair is at the bottom. */

export interface Spot {
  left: number;
  top: number;
}

export function spot(chair: number, chairs: number, own: number | null, radius: number): Spot {
  const turn = (2 * Math.PI * (chair - (own ?? 0))) / Math.max(chairs, 1);
  // Clockwise as people sit, seen from above, starting at the bottom.
  return { left: 50 - radius * Math.sin(turn), top: 50 + radius * Math.cos(turn) };
}

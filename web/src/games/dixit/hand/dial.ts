/** The voting dial: numbers around a disc that turns until one of them is at the top. */

/** How far the disc is turned when this place is at the top, in degrees. */
export const turnTo = (place: number, places: number): number => (-360 * (place - 1)) / places;

/** The place that is nearest to the top when the disc is turned so far, among those that are allowed. */
export function placeAt(turn: number, places: number, allowed: readonly number[]): number | null {
  const away = (place: number): number => {
    const angle = (((turn - turnTo(place, places)) % 360) + 360) % 360;
    return Math.min(angle, 360 - angle);
  };
  return allowed.reduce<number | null>((best, place) => (best === null || away(place) < away(best) ? place : best), null);
}

/** The same turn, whole circles added, that is nearest to where the disc is now: it never spins back the long way. */
export function nearest(turn: number, now: number): number {
  return turn + 360 * Math.round((now - turn) / 360);
}

/** The angle of a point around the middle of a box, in degrees clockwise. */
export function angleOf(x: number, y: number, box: { left: number; top: number; width: number; height: number }): number {
  return (Math.atan2(y - box.top - box.height / 2, x - box.left - box.width / 2) * 180) / Math.PI;
}

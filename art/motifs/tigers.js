// @ts-check
// A tiger that walks to the right; its stripes are one path, so that a scene can paint or cut them.
import { blob, egg, limb } from '../studio/path.js';

/** @returns {import('../studio/studio.js').Shape & {stripes: string}} */
export function tiger() {
  const body = limb([[-58, -58, 26], [-38, -62, 32], [-8, -58, 32], [20, -60, 35], [38, -66, 29], [50, -71, 28]]);
  const head = egg(60, -72, 18, 16) + blob([[66, -74], [80, -70], [82, -62], [74, -57], [62, -60]]) + egg(51, -87, 6.4) + egg(67, -88, 5.6);
  const legs = [[[-58, -54, 26], [-62, -34, 15], [-72, -20, 10], [-68, -5, 9], [-60, -4, 9]], [[-46, -50, 24], [-40, -30, 14], [-46, -16, 10], [-40, -5, 9], [-32, -4, 9]], [[26, -52, 20], [22, -28, 12], [12, -16, 10], [14, -5, 9], [22, -4, 9]], [[36, -54, 19], [44, -32, 12], [52, -18, 10], [56, -5, 9], [66, -4, 9]], [[-66, -60, 10], [-86, -52, 8], [-98, -66, 8], [-94, -84, 8], [-84, -90, 6]]];
  const bars = [[-54, -76, 4], [-40, -79, 6], [-25, -78, 5], [-10, -75, 6], [5, -76, 5], [20, -79, 6], [34, -82, 5]].map(([x, y, w]) => limb([[x, y, w], [x + 3, y + 14, w * 0.9], [x - 2, y + 27, 0.6]]));
  const belly = [[-32, -43], [-17, -42], [-2, -41], [12, -42]].map(([x, y]) => limb([[x, y + 2, 4.4], [x - 2, y - 11, 0.6]]));
  const rings = [[-68, -38, -54, -34], [-74, -24, -64, -20], [-48, -36, -34, -32], [16, -36, 30, -32], [38, -38, 52, -34], [48, -24, 60, -20], [-98, -58, -90, -60], [-102, -72, -90, -74], [-96, -88, -88, -78]].map(([ax, ay, bx, by]) => limb([[ax, ay, 4.4], [(ax + bx) / 2, (ay + by) / 2 + 1, 3], [bx, by, 0.8]]));
  const face = limb([[56, -87, 1], [57, -80, 3]]) + limb([[61, -88, 1], [61, -80, 3]]) + limb([[44, -76, 4], [52, -73, 0.8]]) + limb([[44, -67, 4], [53, -67, 0.8]]) + egg(68, -75, 2.2) + egg(80, -68, 2.4);
  return { d: body + head + legs.map((b) => limb(/** @type {[number, number, number][]} */ (b))).join(''), stripes: bars.join('') + belly.join('') + rings.join('') + face };
}

export const gallery = () => {
  const { d, stripes } = tiger();
  return [{ d, parts: [{ d: stripes, tone: 'light' }] }];
};

// @ts-check
// A camel of one hump; with a rider it carries a saddle and someone wrapped against the sun.
import { blob, egg, limb } from '../studio/path.js';

/** Looks right. @param {{rider?: boolean}} [how] @returns {import('../studio/studio.js').Shape} */
export function camel({ rider = false } = {}) {
  const body = limb([[-38, -56, 20], [-24, -60, 26], [-4, -60, 27], [16, -58, 25], [28, -58, 18]]) + blob([[-24, -68], [-12, -84], [0, -88], [10, -82], [18, -66], [0, -60]]);
  const neck = limb([[26, -58, 17], [38, -56, 13], [48, -68, 10], [50, -84, 9], [54, -94, 11], [64, -92, 9], [71, -88, 6]]) + blob([[50, -97], [48, -104, 'sharp'], [55, -100]]);
  const legs = [[[-38, -54, 17], [-40, -36, 9], [-44, -22, 6], [-42, -3, 6], [-38, -2, 6]], [[-28, -50, 15], [-26, -32, 8], [-30, -20, 6], [-28, -3, 6], [-24, -2, 6]], [[16, -50, 13], [16, -28, 7], [14, -3, 6], [18, -2, 6]], [[26, -50, 12], [29, -28, 7], [29, -3, 6], [33, -2, 6]], [[-46, -60, 4], [-51, -46, 3], [-51, -36, 5]]].map((b) => limb(/** @type {[number, number, number][]} */ (b))).join('');
  const saddle = blob([[-22, -80], [0, -92], [18, -78], [20, -52], [0, -46], [-20, -54]]);
  const who = blob([[-12, -84, 'sharp'], [-12, -104], [-6, -116], [2, -118], [10, -112], [14, -98], [16, -82, 'sharp'], [2, -78]]) + egg(3, -123, 7, 8) + blob([[-7, -122], [-4, -133], [6, -134], [12, -126], [6, -124], [-2, -112], [-10, -106, 'sharp']]) + limb([[8, -106, 6], [18, -98, 5], [26, -100, 4]]);
  return { d: body + neck + legs + (rider ? who : ''), parts: rider ? [{ d: saddle, tone: 'accent' }, { d: blob([[-22, -62], [0, -56], [20, -62], [20, -56], [0, -50], [-21, -56]]), tone: 'light', opacity: 0.8 }, { d: egg(62, -94, 1.3), tone: 'light' }] : [{ d: egg(62, -94, 1.3), tone: 'light' }] };
}

export const gallery = () => [camel(), camel({ rider: true })];

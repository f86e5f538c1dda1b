// @ts-check
// Lizards that came to listen. Same units as the other motifs.
import { blob, egg, limb, line } from '../studio/path.js';

/** @typedef {import('../studio/studio.js').Shape} Shape */

/** Sitting upright on something 46 high, in profile, its tail hanging behind. @returns {Shape} */
export function sittingLizard() {
  return {
    d: limb([[-12, -46, 20], [-10, -62, 25], [-4, -80, 20], [2, -94, 13], [8, -102, 14], [20, -103, 12], [31, -100, 5]])
      + limb([[-16, -48, 15], [-28, -34, 10], [-34, -14, 7], [-48, -6, 5], [-56, -14, 3.6], [-50, -20, 2]])
      + limb([[-8, -48, 14], [10, -50, 9], [18, -38, 6], [16, -26, 4]]) + limb([[16, -26, 4], [24, -23, 2.4], [27, -24, 1]])
      + limb([[0, -78, 8], [12, -66, 6], [20, -62, 4], [26, -64, 2]])
      + blob([[-16, -66], [-26, -72, 'sharp'], [-14, -76], [-20, -86, 'sharp'], [-8, -88], [-12, -98, 'sharp'], [0, -100], [-2, -70]]),
    parts: [{ d: egg(13, -105, 3.4), tone: 'light' }, { d: egg(13.6, -105, 1.7), tone: 'frame' }, { d: line([[2, -92], [-2, -78], [-4, -62]]), tone: 'light', stroke: 3, opacity: 0.45 }],
  };
}

/** The same listener from behind: a head with two bulging eyes, narrow shoulders, a tail over the seat. @returns {Shape} */
export function lizardFromBehind() {
  return {
    d: blob([[0, -122], [10, -116], [17, -106], [15, -98], [7, -90], [7, -82], [18, -74], [24, -58], [22, -40], [-22, -40], [-24, -58], [-18, -74], [-7, -82], [-7, -90], [-15, -98], [-17, -106], [-10, -116]])
      + egg(-14, -110, 5, 6) + egg(14, -110, 5, 6) + [-122, -110, -98, -86].map((y, i) => blob([[-6, y + 12], [i % 2 ? 3 : -3, y - 6, 'sharp'], [6, y + 12]])).join('')
      + limb([[18, -70, 8], [32, -62, 6], [36, -52, 4]]) + limb([[-18, -70, 8], [-32, -62, 6], [-36, -52, 4]])
      + limb([[0, -48, 20], [2, -30, 14], [14, -14, 9], [32, -8, 7], [44, -18, 5], [38, -28, 2]]),
    parts: [{ d: [-96, -82, -70, -58].map((y, i) => `M-${4 + i} ${y}l${4 + i}-5 ${4 + i} 5`).join(''), tone: 'light', stroke: 2, opacity: 0.5 }],
  };
}

export const gallery = () => [sittingLizard(), lizardFromBehind()];

// @ts-check
// Bees dressed for the evening, as busts for boxes and stalls: 100 wide, cut off at y = 0.
import { blob, egg, limb, line, polygon } from '../studio/path.js';

/** @typedef {import('../studio/studio.js').Shape} Shape */

const wings = blob([[-14, -44], [-46, -62], [-58, -42], [-50, -14], [-24, -8]]) + blob([[14, -44], [46, -62], [58, -42], [50, -14], [24, -8]]);
const feelers = (/** @type {number} */ tilt) => limb([[-7, -88, 2], [-12, -102, 2], [-24 + tilt, -108, 4]]) + limb([[7, -88, 2], [12, -102, 2], [24 + tilt, -108, 4]]);
const head = egg(0, -72, 23, 21);
const eyes = egg(-11, -74, 7, 9) + egg(11, -74, 7, 9);

/** In a tail coat. @returns {Shape} */
export const gentlemanBee = () => ({
  behind: [{ d: wings, tone: 'light', opacity: 0.6 }],
  d: blob([[-34, 0, 'sharp'], [-34, -30], [-18, -48], [18, -48], [34, -30], [34, 0, 'sharp']]) + head + feelers(0) + polygon([[-19, -88], [-15, -90], [-14, -116], [14, -116], [15, -90], [19, -88]]),
  parts: [{ d: polygon([[-12, -47], [12, -47], [0, 0]]) + eyes, tone: 'light' }, { d: egg(-9, -73, 3) + egg(13, -73, 3) + polygon([[0, -42], [-11, -47], [-11, -36]]) + polygon([[0, -42], [11, -47], [11, -36]]), tone: 'frame' }],
});

/** In a gown with pearls and a feather. @returns {Shape} */
export const ladyBee = () => ({
  behind: [{ d: wings, tone: 'light', opacity: 0.6 }],
  d: blob([[-30, 0, 'sharp'], [-26, -24], [-12, -42], [-8, -52], [8, -52], [12, -42], [26, -24], [30, 0, 'sharp']]) + head + feelers(6) + limb([[16, -24, 8], [32, -34, 6], [34, -54, 5]]),
  parts: [{ d: blob([[34, -52], [22, -76], [36, -82], [50, -76], [40, -54]]) + limb([[-10, -88, 3], [-20, -108, 9], [-38, -116, 3]]), tone: 'accent' }, { d: eyes, tone: 'light' }, { d: egg(-13, -73, 3) + egg(9, -73, 3), tone: 'frame' }, { d: line([[-13, -42], [0, -34], [13, -42]]), tone: 'light', stroke: 4 }, { d: 'M-27-18H27M-29-6H29', tone: 'middle', stroke: 5, opacity: 0.8 }],
});

/** With opera glasses. @returns {Shape} */
export const peeringBee = () => ({
  behind: [{ d: wings, tone: 'light', opacity: 0.6 }],
  d: blob([[-34, 0, 'sharp'], [-32, -30], [-16, -48], [16, -48], [32, -30], [34, 0, 'sharp']]) + head + feelers(-8) + limb([[-24, -22, 8], [-38, -44, 7], [-20, -64, 6]]),
  parts: [{ d: egg(-10, -70, 9) + egg(11, -70, 9) + limb([[-6, -70, 6], [6, -70, 6]]), tone: 'near' }, { d: egg(-10, -70, 5) + egg(11, -70, 5), tone: 'light' }, { d: 'M-26-16H26M-28-5H28', tone: 'middle', stroke: 6 }],
});

export const gallery = () => [gentlemanBee(), ladyBee(), peeringBee()];

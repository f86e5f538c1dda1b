// @ts-check
// Ants with opinions: upright, looking right, 100 high without the feelers, standing on y = 0.
import { egg, limb, polygon } from '../studio/path.js';

/** @typedef {import('../studio/studio.js').Shape} Shape */
/** @typedef {[number, number, number][]} Bones */

/** Arms of each gesture: near and far, from the shoulder at 10, -62. @type {Record<string, Bones[]>} */
const gestures = {
  orate: [[[10, -62, 6], [26, -72, 5], [34, -96, 4], [40, -108, 3]], [[6, -64, 6], [-10, -78, 5], [-12, -100, 4], [-22, -108, 3]]],
  point: [[[12, -60, 6], [30, -58, 5], [50, -72, 4], [58, -74, 2.6]], [[8, -56, 6], [22, -48, 5], [20, -38, 4]]],
  shout: [[[12, -62, 6], [30, -66, 5], [38, -86, 4.4], [37, -94, 6]], [[10, -56, 6], [26, -46, 5], [36, -52, 4]]],
  doubt: [[[12, -58, 6], [27, -50, 5], [26, -66, 4], [24, -72, 3]], [[8, -54, 6], [20, -42, 5], [14, -36, 4]]],
};

/** @param {keyof typeof gestures} gesture @returns {Shape} */
export function ant(gesture = 'orate') {
  const body = egg(-25, -27, 25, 16, -38) + limb([[-10, -42, 7], [-4, -46, 9], [4, -52, 14], [10, -62, 13], [13, -70, 8]]) + egg(18, -79, 15, 12, 20);
  const legs = [[[-4, -46, 6], [-16, -58, 5], [-34, -24, 4], [-44, 0, 3]], [[-2, -45, 6], [10, -34, 5], [2, -14, 4], [8, 0, 3]], [[2, -48, 6], [22, -36, 5], [20, -14, 4], [30, 0, 3]]].map((b) => limb(/** @type {Bones} */ (b)));
  const feelers = limb([[20, -88, 3], [24, -104, 3], [40, -110, 2]]) + limb([[14, -90, 3], [12, -106, 3], [24, -118, 2]]);
  const jaws = limb([[29, -76, 6], [36, -72, 4], [36, -66, 2]]) + limb([[27, -72, 5], [31, -66, 3]]);
  return {
    d: body + legs.join('') + feelers + jaws + gestures[gesture].map((b) => limb(b)).join(''),
    parts: [{ d: egg(22, -81, 4.4, 5.4, 10), tone: 'light' }, { d: egg(23.6, -80.6, 2.2), tone: 'frame' }, { d: 'M-38-36q10 12 20 16M-30-43q10 12 20 15', tone: 'light', stroke: 1.6, opacity: 0.35 }],
  };
}

/** Head and shoulders from behind, for the benches in front; cut off at y = 0. @returns {Shape} */
export const antFromBehind = () => ({ d: polygon([[-16, 0], [-12, -40], [12, -40], [16, 0]]) + egg(0, -30, 18, 22) + egg(0, -66, 27, 22) + limb([[-10, -82, 4], [-20, -108, 4], [-40, -116, 3]]) + limb([[10, -82, 4], [18, -110, 4], [36, -122, 3]]) });

export const gallery = () => [ant(), ant('point'), ant('shout'), ant('doubt'), antFromBehind()];

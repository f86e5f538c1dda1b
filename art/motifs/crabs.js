// @ts-check
// Crabs in tail coats, from the front: 100 high with their eyes, standing on y = 0. The claws go where the music needs them.
import { blob, egg, limb, polygon } from '../studio/path.js';

/** @typedef {import('../studio/studio.js').Shape} Shape */

/** @param {number} x @param {number} y @param {number} turn degrees, 0 points right @param {number} [k] */
export function claw(x, y, turn, k = 1) {
  const a = (turn * Math.PI) / 180;
  const at = (/** @type {[number, number, 'sharp'?][]} */ points) => blob(points.map(([u, v, sharp]) => /** @type {import('../studio/path.js').Point} */ ([x + (u * Math.cos(a) - v * Math.sin(a)) * k, y + (u * Math.sin(a) + v * Math.cos(a)) * k, sharp])));
  return at([[-7, 2], [-2, -9], [10, -14], [24, -6, 'sharp'], [12, -3], [5, 1], [0, 6]]) + at([[-5, 0], [4, 0], [12, 3], [21, 3, 'sharp'], [13, 10], [2, 10]]);
}

/**
 * @param {{left?: [number, number, number], right?: [number, number, number]}} [how] where a claw is and where it points
 * @returns {Shape}
 */
export function crabInTails({ left = [-54, -74, 230], right = [54, -74, -50] } = {}) {
  const legs = [-1, 1].flatMap((side) => [[30, 46, 40], [24, 62, 54], [16, 40, 28]].map(([hip, knee, foot], i) => limb([[side * hip, -44 + i * 5, 8], [side * knee, -40 + i * 13, 6.4], [side * foot, -1, 2.4]]))).join('');
  const arm = (/** @type {number} */ side, /** @type {[number, number, number]} */ [x, y]) => limb([[side * 34, -58, 11], [(side * 44 + x) / 2 + side * 8, Math.max(-58, y + 14), 9], [x, y, 7]]);
  const shell = blob([[-46, -58], [-36, -76], [-14, -83], [14, -83], [36, -76], [46, -58], [34, -38], [0, -30], [-34, -38]]);
  return {
    behind: [{ d: polygon([[-16, -40], [-30, -2], [-12, -10], [0, -30], [12, -10], [30, -2], [16, -40]]), tone: 'frame' }],
    d: legs + shell + limb([[-11, -80, 5], [-13, -94, 4]]) + limb([[11, -80, 5], [13, -94, 4]]) + arm(-1, left) + arm(1, right) + claw(...left) + claw(...right),
    parts: [
      { d: blob([[-45, -56, 'sharp'], [-30, -60], [-12, -63], [0, -36, 'sharp'], [12, -63], [30, -60], [45, -56, 'sharp'], [36, -36], [0, -25], [-36, -36]]), tone: 'frame' },
      { d: polygon([[-11, -62], [11, -62], [0, -36]]) + egg(-14, -97, 7) + egg(14, -97, 7), tone: 'light' },
      { d: polygon([[0, -58], [-11, -64], [-11, -52]]) + polygon([[0, -58], [11, -64], [11, -52]]), tone: 'accent' },
      { d: egg(-12.6, -96.5, 3.4) + egg(12.6, -96.5, 3.4), tone: 'frame' },
      { d: 'M-8-71q8 5 16 0M-22-77h0M22-77h0M-30-70h0M30-70h0', tone: 'frame', stroke: 2.2, opacity: 0.7 },
    ],
  };
}

export const gallery = () => [crabInTails()];

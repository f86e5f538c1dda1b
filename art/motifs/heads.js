// @ts-check
// Heads in profile, for figures of every size: a brow, a nose, lips and a chin in the outline; an eye that looks somewhere,
// a brow and a mouth over it. Units are those of `people.js`: a head of 14, looking right.
import { blob, egg, line } from '../studio/path.js';

/** @typedef {[number, number]} Joint */
/** @typedef {'calm' | 'glad' | 'sad' | 'afraid' | 'stern' | 'asleep'} Feeling */

/** The outline of a head without hair. @param {number} x @param {number} y @param {number} k @param {boolean} [child] a child has a small nose and a round cheek */
export function profile(x, y, k, child = false) {
  /** @type {[number, number, 'sharp'?][]} */
  const grown = [[-0.6, -7.4], [3.4, -6.6], [5.3, -4], [5.5, -2.3], [4.9, -1.1], [7.6, 2, 'sharp'], [5.7, 2.9], [6.5, 3.7], [5.8, 4.4, 'sharp'], [6.1, 5.1], [5.5, 5.9], [5.7, 7], [4.4, 8], [1.2, 7.2], [-2, 5.2], [-5.2, 4], [-6.5, -1], [-5, -5.6]];
  /** @type {[number, number, 'sharp'?][]} */
  const young = [[-0.6, -7.4], [3.6, -6.6], [5.8, -3.8], [5.6, -1.2], [5.4, 0], [7, 2, 'sharp'], [5.8, 2.9], [6.3, 3.7], [5.7, 4.6], [5.5, 6], [3.6, 7.2], [0.4, 6.8], [-3, 5], [-6, 2.6], [-6.8, -2], [-4.8, -6]];
  return blob((child ? young : grown).map((q) => /** @type {import('../studio/path.js').Point} */ ([x + q[0] * k, y + q[1] * k, q[2]])));
}

/** Which way the eyes go: to the hands, if they do something in front, and otherwise ahead. @param {Joint} head @param {Joint} hand @returns {Joint} */
export function gazeTo([hx, hy], [x, y]) {
  if (x < hx + 5) return [1, 0];
  const length = Math.hypot(x - hx, y - hy) || 1;
  return [(x - hx) / length, (y - hy) / length];
}

/** Below this height on the card a lid, a brow and a lip run together into a scowl, so a head has one dot for its eye. */
const SMALL_HEAD = 60;

/**
 * What lies over the skin, as `[path, tone, width?]`; a width makes it a line. `height` is that of the head on the card.
 * @param {Joint} centre @param {number} k @param {{gaze?: Joint, feel?: Feeling, height?: number}} [how]
 * @returns {['white' | 'dark' | 'lip', string, number?][]}
 */
export function features([x, y], k, { gaze = [1, 0], feel = 'calm', height = SMALL_HEAD } = {}) {
  const at = (/** @type {[number, number][]} */ ...points) => line(points.map(([a, b]) => /** @type {Joint} */ ([x + a * k, y + b * k])));
  if (height < SMALL_HEAD) return feel === 'asleep' ? [['dark', at([1.8, -1], [3.2, -0.1], [4.7, -1]), 0.85 * k]] : [['dark', egg(x + (3 + gaze[0] * 0.8) * k, y + (-1 + gaze[1] * 0.7) * k, 0.95 * k, 1.1 * k)]];
  const mouth = { calm: -0.35, glad: -1, sad: 0.9, afraid: 0.7, stern: 0.3, asleep: 0 }[feel];
  const [inner, outer] = { calm: [-3.4, -3.8], glad: [-3.7, -4], sad: [-2.6, -4.1], afraid: [-3, -4.4], stern: [-3.6, -2.4], asleep: [-2.7, -2.9] }[feel];
  const dots = /** @type {['white' | 'dark' | 'lip', string, number?][]} */ ([
    ['dark', at([1.6, inner], [3.2, Math.min(inner, outer) - 0.4], [4.9, outer]), 0.95 * k],
    ['lip', at([5.8, 4.5], [4.6, 4.6 + mouth * 0.3], [3.4, 4.5 + mouth]), 0.75 * k],
  ]);
  if (feel === 'asleep') return [...dots, ['dark', at([1.9, -0.7], [3.2, 0.1], [4.6, -0.7]), 0.8 * k]];
  const wide = feel === 'afraid' ? 1.25 : 1;
  return [
    ['white', egg(x + 3.2 * k, y - 0.9 * k, 1.55 * k, 1.25 * wide * k)],
    ['dark', egg(x + (3.3 + gaze[0] * 0.75) * k, y + (-0.9 + gaze[1] * 0.6) * k, 0.78 * k)],
    ['dark', at([1.5, -1], [2.8, -2.3 * wide], [4.9, -1.3]), 0.6 * k],
    ...dots,
  ];
}

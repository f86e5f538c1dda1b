// @ts-check
// Faces near enough to fill a card: a profile with its neck, 100 high, looking right. Lines are in the tone `frame`, the
// white of the eye in `light`, hair in `near`; a hand gives these tones its own colours.
import { blob, egg, limb, line } from '../studio/path.js';

/** @typedef {import('../studio/studio.js').Shape} Shape */
/** @typedef {import('../studio/path.js').Point} Point */

/**
 * @param {{eye?: 'open' | 'shut' | 'wide', gaze?: [number, number], mouth?: number, brow?: number, nose?: number, chin?: number, hair?: 'none' | 'short' | 'bun' | 'long' | 'hood', line?: number}} [how]
 * `mouth` from -1 (sad) to 1 (glad), `brow` from -1 (stern) to 1 (afraid), `nose` and `chin` add to their length
 * @returns {Shape}
 */
export function face({ eye = 'open', gaze = [1, 0], mouth = 0, brow = 0, nose = 0, chin = 0, hair = 'short', line: width = 1.6 } = {}) {
  const at = (/** @type {number} */ x, /** @type {number} */ y, /** @type {'sharp'} */ corner = /** @type {any} */ (undefined)) => /** @type {Point} */ (corner ? [x * 0.76, y * 0.76 - 62, corner] : [x * 0.76, y * 0.76 - 62]);
  const outline = blob([
    at(-5, -50), at(20, -45), at(34, -30), at(38, -17), at(33.5, -9), at(38 + nose * 0.3, 0), at(48 + nose, 12 + nose * 0.3), at(46 + nose * 0.7, 17), at(38, 18.5), at(42, 23), at(41, 26, 'sharp'), at(42, 30), at(37, 34.5), at(39 + chin, 43 + chin * 0.4), at(32 + chin * 0.5, 50 + chin * 0.6), at(14, 47), at(6, 54), at(7, 70), at(12, 82, 'sharp'), at(-40, 82, 'sharp'), at(-34, 60), at(-36, 34), at(-44, 10), at(-45, -16), at(-32, -40),
  ]);
  const hairs = {
    none: '',
    short: blob([at(26, -44), at(10, -56), at(-22, -54), at(-46, -36), at(-52, -6), at(-42, 24), at(-34, 40, 'sharp'), at(-24, 26), at(-18, 4), at(-6, -10), at(-2, -26), at(18, -30), at(34, -28, 'sharp')]),
    bun: blob([at(26, -44), at(10, -55), at(-22, -54), at(-46, -36), at(-50, -6), at(-40, 24), at(-30, 16), at(-18, 0), at(-2, -22), at(18, -30), at(34, -28, 'sharp')]) + egg(-45, -98, 14),
    long: blob([at(26, -44), at(8, -57), at(-26, -56), at(-52, -34), at(-60, 10), at(-62, 50), at(-74, 88, 'sharp'), at(-24, 88, 'sharp'), at(-22, 40), at(-16, 4), at(-2, -20), at(20, -30), at(35, -28, 'sharp')]),
    hood: blob([at(34, -40), at(16, -62), at(-20, -70, 'sharp'), at(-52, -50), at(-66, 0), at(-62, 50), at(-72, 90, 'sharp'), at(10, 90, 'sharp'), at(-14, 44), at(-16, 0), at(4, -28), at(38, -26, 'sharp')]),
  };
  const [ex, ey] = [24, -5];
  const open = { open: 1, wide: 1.35, shut: 0 }[eye];
  const white = open ? [{ d: blob([at(ex - 9, ey + 1, 'sharp'), at(ex - 1, ey - 6 * open), at(ex + 8, ey - 3 * open), at(ex + 7.5, ey + 2 * open), at(ex, ey + 5 * open)]), tone: 'light' }, { d: egg(...xy(at(ex + 2.6 + gaze[0] * 3, ey - 0.6 + gaze[1] * 2.4)), 2.8, 3.4 * Math.min(1.1, open)), tone: 'frame' }] : [];
  const lid = open ? line([at(ex - 11, ey + 2), at(ex - 1, ey - 6.4 * open), at(ex + 9, ey - 3.4 * open)]) : line([at(ex - 10, ey - 1), at(ex - 1, ey + 4), at(ex + 9, ey + 1)]);
  return {
    d: outline,
    parts: [
      ...white,
      { d: lid, tone: 'frame', stroke: width * 1.3 },
      { d: limb(/** @type {[number, number, number][]} */ ([[...xy(at(ex - 11, ey - 11 - brow * 1)), width], [...xy(at(ex, ey - 16 - brow * 2)), width * 2.2], [...xy(at(ex + 12, ey - 12 - brow * 7)), width * 1.2]])), tone: 'frame' },
      { d: line([at(41, 26), at(34, 26.6 - mouth), at(27, 26 - mouth * 5)]) + line([at(40 + nose * 0.5, 16.5), at(37, 13), at(35.5, 16.5)]) + line([at(36, 34.5), at(32, 36)]), tone: 'frame', stroke: width },
      { d: line([at(-4, -4), at(-12, -10), at(-18, 0), at(-12, 14), at(-7, 12)]) + line([at(-7, -1), at(-11, 4), at(-9, 9)]), tone: 'frame', stroke: width },
      ...(hair === 'none' ? [] : [{ d: hairs[hair], tone: 'near' }]),
    ],
  };
}

/** @param {Point} p @returns {[number, number]} */
const xy = (p) => [p[0], p[1]];

/** A hand with five fingers, near: palm up on y = 0 as a step, the wrist at the left edge, 100 wide. @returns {Shape} */
export const openHand = () => ({
  d: blob([[-130, -16, 'sharp'], [-60, -14], [-34, -10], [-22, -18], [-12, -34], [-2, -42], [6, -36], [2, -22], [4, -8], [30, -2], [52, -6], [72, -16], [80, -12], [72, 0], [84, -4], [90, 2], [76, 14], [84, 14], [84, 22], [62, 26], [56, 32], [20, 30], [-16, 28], [-50, 24], [-130, 28, 'sharp']]),
  parts: [{ d: 'M50 8q14-2 22-8M52 16q14 0 24-2M46 24q8 2 16 2M-8-6q8 10 24 12M0 6q4 8 16 12', tone: 'frame', stroke: 1.6 }],
});

export const gallery = () => [face(), face({ hair: 'long', eye: 'shut', mouth: 0.6 }), face({ hair: 'bun', eye: 'wide', brow: 1, mouth: -0.6 }), face({ hair: 'hood', brow: -1, nose: 6, chin: 4 }), openHand()];

// @ts-check
// What the places and things of the second deck share: near hands in a few grips, envelopes, and people as small as crumbs.
import { blob, egg, limb, polygon } from '../studio/path.js';

/** @typedef {import('../studio/studio.js').Shape} Shape */

/** A finger: its angle, its length, how much it bends at each joint. @typedef {[number, number, number]} Finger */

/** @type {Record<string, {fingers: Finger[], thumb: Finger}>} */
const GRIPS = {
  open: { fingers: [[-16, 44, 3], [-5, 51, 1], [5, 48, 0], [17, 38, -2]], thumb: [-58, 40, 16] },
  together: { fingers: [[-4, 46, 3], [-1, 52, 2], [2, 48, 1], [6, 38, 0]], thumb: [-34, 36, 14] },
  point: { fingers: [[-3, 54, 1], [34, 24, 58], [40, 22, 58], [46, 19, 58]], thumb: [4, 26, 30] },
  grip: { fingers: [[20, 32, 62], [22, 34, 62], [26, 32, 62], [32, 27, 62]], thumb: [10, 30, 34] },
  pinch: { fingers: [[-6, 44, 22], [10, 42, 34], [20, 38, 40], [30, 30, 44]], thumb: [-8, 44, 12] },
  beckon: { fingers: [[-20, 46, -38], [26, 26, 58], [32, 24, 58], [40, 20, 58]], thumb: [4, 26, 30] },
  claw: { fingers: [[-26, 48, 22], [-8, 54, 22], [10, 52, 22], [28, 42, 22]], thumb: [-74, 44, 34] },
};

/**
 * A hand with its wrist at 0, 0, reaching to the right, about 100 long, the thumb above; lines between the fingers in `frame`.
 * @param {keyof typeof GRIPS} grip @param {{arm?: number, nails?: boolean}} [how] `arm` is how far the forearm goes on to the left @returns {Shape}
 */
export function hand(grip, { arm = 0, nails = false } = {}) {
  const { fingers, thumb } = GRIPS[grip];
  const finger = (/** @type {[number, number]} */ [x, y], /** @type {Finger} */ [angle, length, bend], /** @type {number} */ w) => {
    /** @type {[number, number, number][]} */
    const joints = [[x, y, w]];
    let a = angle;
    for (const share of [0.42, 0.33, 0.25]) {
      const [px, py] = joints[joints.length - 1];
      joints.push([px + Math.cos((a * Math.PI) / 180) * length * share, py + Math.sin((a * Math.PI) / 180) * length * share, w * (0.99 - joints.length * 0.065)]);
      a += bend;
    }
    return joints;
  };
  const rows = fingers.map((f, i) => finger([45 - [3, 0, 2, 7][i], -16 + i * 11.4], f, 13.8 - (i === 3 ? 1.8 : 0)));
  const big = finger([14, -14], thumb, 14);
  const palm = blob([[-6, -13], [14, -20], [36, -22], [49, -12], [50, 8], [42, 25], [20, 22], [-6, 14]]);
  const forearm = arm ? polygon([[2, -13.5], [-arm, -18], [-arm, 20], [2, 14.5]]) : '';
  const tips = rows.map((r) => r[3]);
  return {
    d: palm + forearm + rows.map(limb).join('') + limb(big),
    parts: [
      { d: rows.slice(1).map((r, i) => `M${((r[0][0] + rows[i][0][0]) / 2 - 4).toFixed(1)} ${((r[0][1] + rows[i][0][1]) / 2).toFixed(1)}L${((r[1][0] + rows[i][1][0]) / 2).toFixed(1)} ${((r[1][1] + rows[i][1][1]) / 2).toFixed(1)}`).join('') + 'M20-10q8 6 8 18', tone: 'frame', stroke: 1.7 },
      ...(nails ? [{ d: tips.slice(0, 2).map(([x, y]) => egg(x, y, 4, 3)).join(''), tone: 'light' }] : []),
    ],
  };
}

/** An envelope with its flap, around 0, 0, 100 wide. @returns {Shape} */
export const envelope = () => ({ d: polygon([[-50, -32], [50, -32], [50, 32], [-50, 32]]), parts: [{ d: 'M-48-30L0 6 48-30M-48 30l34-30M48 30l-34-30', tone: 'frame', stroke: 3.4 }] });

/** Somebody far away, 20 high, feet at 0, 0, for stamps and crowds. @param {'stand' | 'walk' | 'sit' | 'wave' | 'pull'} pose */
export function crumb(pose) {
  const head = (/** @type {number} */ x, /** @type {number} */ y) => egg(x, y, 2.9);
  switch (pose) {
    case 'walk': return head(1.5, -17.4) + 'M-2.4-14.6L3.4-14.8 4-6.8 7.4-.6 5-.2 .6-6-4.6 0-6.8-1.2-2.2-7.4z' + 'M-2-14l-3.6 6 1.7 1L0-11zM3-14l4.4 5-1.5 1.4L2-11z';
    case 'sit': return head(0.4, -12.6) + 'M-3.4-9.8H3L3.6-3.6H9.4L9.8 2.4H7.4L7-1.2H-3.6z';
    case 'wave': return head(0, -17.4) + 'M-3.4-14.6H3.2L3-6 3.6 0H1L0-6-1 0H-3.6L-3-6z' + 'M2.4-14.4l5-6 1.6 1.2L3.4-11.4zM-2.6-14.4l-5-6-1.6 1.2L-3.4-11.4z';
    case 'pull': return head(-3.4, -15.4) + 'M-6-13L0-13.2 1.4-6 6-.8 4 .2-1.4-5-5 .2-7.4-.4-4.4-7z' + 'M-1.6-12.6L8-11.4 8-9.4-2-9.6z';
    default: return head(0, -17.4) + 'M-3.4-14.6H3.4L3.2-6 3.6 0H1L0-6-1 0H-3.6L-3.2-6z';
  }
}

export const gallery = () => [hand('open'), hand('together'), hand('point', { arm: 30 }), hand('grip'), hand('pinch', { nails: true }), hand('beckon'), hand('claw'), envelope()];

/** Figures of `clothed` with a line of the pen around each piece. @param {import('../studio/studio.js').Studio} s @param {string} figure @param {string} ink @param {number} [width] in the figure's own units */
export const outlined = (s, figure, ink, width = 0.9) => s.group(figure, `stroke="${ink}" stroke-width="${width}" stroke-linejoin="round"`);

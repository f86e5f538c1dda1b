// @ts-check
// People from the front and hands from near, for the second deck. Tones: lines `frame`, white of the eye `light`, hair `near`,
// lips and cheeks `accent`; a hand gives these tones its own colours.
import { blob, egg, limb, line } from '../studio/path.js';

/** @typedef {import('../studio/studio.js').Shape} Shape */
/** @typedef {import('../studio/studio.js').Part} Part */
/** @typedef {import('../studio/path.js').Point} Point */

/** Both sides of what stands at the right of x = 0. @param {Point[]} right from top to bottom */
const both = (right) => blob([...right, ...[...right].reverse().filter(([x]) => x !== 0).map(([x, y, c]) => /** @type {Point} */ ([-x, y, /** @type {any} */ (c)]))]);

/**
 * A face from the front, 100 high around 0, 0.
 * @param {{eye?: 'open' | 'shut' | 'wide' | 'glad', look?: [number, number], mouth?: number | 'open' | 'laugh' | 'puff', brow?: number, hair?: 'none' | 'short' | 'bun' | 'long' | 'bald' | 'kerchief' | 'curls' | 'fringe', age?: 'child' | 'adult' | 'old', beard?: boolean, line?: number, cheeks?: boolean}} [how]
 * `mouth` from -1 (sad) to 1 (glad), `brow` from -1 (stern) to 1 (afraid)
 * @returns {Shape}
 */
export function front({ eye = 'open', look = [0, 0], mouth = 0, brow = 0, hair = 'short', age = 'adult', beard = false, line: w = 2, cheeks = true } = {}) {
  const child = age === 'child';
  const puff = mouth === 'puff' ? 9 : 0;
  const outline = child ? both([[0, -46], [25, -42], [40, -22], [42, 2], [40 + puff, 24], [24 + puff, 42], [0, 47]]) : both([[0, -50], [23, -46], [36, -28], [39, -2], [36 + puff, 22], [23 + puff, 42], [0, 51]]);
  const [ex, ey] = child ? [17, 5] : [16, -4];
  const [rx, ry] = eye === 'wide' ? [9.4, 8.4] : child ? [8.4, 7.4] : [8.8, 5.8];
  /** @type {Part[]} */
  const parts = [];
  if (cheeks) parts.push({ d: egg(-25, ey + 18, 8, 5.4) + egg(25, ey + 18, 8, 5.4), tone: 'accent', opacity: 0.4 });
  for (const m of [-1, 1]) {
    const x = m * ex;
    if (eye === 'shut') parts.push({ d: `M${x - 9} ${ey}q9 7 18 0`, tone: 'frame', stroke: w * 1.2 });
    else if (eye === 'glad') parts.push({ d: `M${x - 9} ${ey + 2}q9-10 18 0`, tone: 'frame', stroke: w * 1.2 });
    else {
      parts.push({ d: `M${x - rx} ${ey}q${rx} ${-ry * 1.9} ${rx * 2} 0q${-rx} ${ry * 1.6} ${-rx * 2} 0z`, tone: 'light' });
      parts.push({ d: egg(x + look[0] * 4.6, ey - 0.6 + look[1] * 2.6, child ? 4.6 : 4), tone: 'frame' });
      parts.push({ d: `M${x - rx - 1} ${ey + 0.6}q${rx + 1} ${-ry * 2} ${rx * 2 + 2} 0`, tone: 'frame', stroke: w * 1.1 });
    }
    const inner = -14 - brow * 4;
    const outer = -13 + brow * 3;
    parts.push({ d: limb([[x - m * 9, ey + inner, w * 1.1], [x, ey - 17, w * 1.9], [x + m * 10, ey + outer, w]]), tone: age === 'old' ? 'near' : 'frame' });
  }
  parts.push({ d: child ? `M-4 ${ey + 15}q4 4 8 0` : 'M3-4q5 12 6 17q-4 6-12 3', tone: 'frame', stroke: w * 0.8 });
  const my = child ? 31 : 29;
  if (mouth === 'open') parts.push({ d: egg(0, my, 8, 9), tone: 'frame' });
  else if (mouth === 'laugh') parts.push({ d: `M-17 ${my - 5}q17 5 34 0q-3 18-17 18t-17-18z`, tone: 'frame' }, { d: `M-13 ${my - 3.4}q13 4 26 0v3.4q-13 3-26 0z`, tone: 'light' });
  else if (mouth === 'puff') parts.push({ d: egg(0, my, 4.6, 3.6), tone: 'frame' }, { d: `M-12 ${my - 6}q3 6 0 11M12 ${my - 6}q-3 6 0 11`, tone: 'frame', stroke: w * 0.7 });
  else parts.push({ d: `M-13 ${my - mouth * 4}q13 ${mouth * 13} 26 0`, tone: 'frame', stroke: w * 1.1 }, { d: `M-6 ${my + 5 + mouth * 4}q6 ${2 + mouth * 2} 12 0`, tone: 'accent', stroke: w });
  if (age === 'old') parts.push({ d: 'M-16-30q16-6 32 0M-12-36q12-5 24 0M-29-1l-7-4M-29 4l-8 1M29-1l7-4M29 4l8 1M-18 20q-5 9-2 18M18 20q5 9 2 18M-24 6q8 5 15 1M24 6q-8 5-15 1', tone: 'frame', stroke: w * 0.55 });
  if (beard) parts.push({ d: blob([[-38, 8], [-30, 22], [-14, 22], [0, 19], [14, 22], [30, 22], [38, 8], [36, 40], [20, 64], [0, 72], [-20, 64], [-36, 40]]), tone: 'near' }, { d: `M-9 ${my}q9 5 18 0`, tone: 'frame', stroke: w * 1.2 });
  const caps = {
    none: '',
    short: blob([[-40, -4], [-44, -30], [-26, -56], [4, -60], [32, -52], [44, -28], [40, -4], [35, -22], [22, -35], [-2, -30], [-24, -36], [-35, -20]]),
    fringe: blob([[-42, 8], [-46, -26], [-26, -54], [0, -58], [26, -54], [46, -26], [42, 8], [37, -14], [22, -18], [8, -15], [-6, -19], [-22, -14], [-37, -14]]),
    bun: blob([[-40, -2], [-43, -30], [-24, -54], [0, -57], [24, -54], [43, -30], [40, -2], [32, -24], [14, -38], [0, -42], [-14, -38], [-32, -24]]) + egg(0, -66, 17, 14),
    long: blob([[-42, 0], [-44, -30], [-24, -55], [0, -58], [24, -55], [44, -30], [42, 0], [34, -20], [16, -36], [2, -44], [-14, -36], [-34, -20]]),
    bald: blob([[-38, 6], [-46, -6], [-42, -22], [-34, -16]]) + blob([[38, 6], [46, -6], [42, -22], [34, -16]]),
    kerchief: blob([[-42, 14], [-46, -20], [-28, -54], [0, -62], [28, -54], [46, -20], [42, 14], [34, -18], [0, -32], [-34, -18]]),
    curls: [[-40, -8, 11], [-42, -26, 12], [-32, -44, 13], [-14, -54, 14], [6, -56, 14], [26, -48, 13], [40, -32, 12], [42, -12, 11], [-20, -40, 11], [0, -42, 12], [20, -36, 11]].map(([x, y, r]) => egg(x, y, r)).join(''),
  };
  if (caps[hair]) parts.push({ d: caps[hair], tone: 'near' });
  const behind = hair === 'long' ? [{ d: blob([[-40, -20], [-54, 20], [-52, 70, 'sharp'], [52, 70, 'sharp'], [54, 20], [40, -20], [0, -50]]), tone: 'near' }] : [];
  return { d: egg(-40, child ? 6 : 1, 6.4, 9) + egg(40, child ? 6 : 1, 6.4, 9) + outline, parts, behind };
}

/**
 * A hand with its fingers up, the wrist at 0, 0, some 110 high; the thumb is at the left. `spread` in degrees between fingers,
 * `curl` shortens them. The lines of the palm, or nails on the back.
 * @param {{spread?: number, curl?: number, thumb?: number, side?: 'palm' | 'back', arm?: number, width?: number}} [how] `arm` is how far the forearm goes on
 * @returns {Shape}
 */
export function spread({ spread: angle = 9, curl = 0, thumb = 48, side = 'back', arm = 60, width = 1 } = {}) {
  const fingers = [[-21, -56, 36, -1.5], [-7, -61, 43, -0.4], [7, -59, 40, 0.6], [20, -51, 31, 1.7]];
  const tips = fingers.map(([x, y, length, k]) => {
    const a = ((-90 + k * angle) * Math.PI) / 180;
    const l = length * (1 - curl);
    return [x + Math.cos(a) * l, y + Math.sin(a) * l, a];
  });
  const t = ((-90 - thumb) * Math.PI) / 180;
  const end = [-27 + Math.cos(t) * 38, -22 + Math.sin(t) * 38];
  const d = blob([[-17 * width, arm], [-17 * width, 4], [-28, -20], [-29, -52], [-14, -64], [8, -64], [26, -54], [28, -26], [17 * width, 4], [17 * width, arm]])
    + fingers.map(([x, y], i) => limb([[x, y + 10, 15.4], [(x + tips[i][0]) / 2, (y + tips[i][1]) / 2, 14], [tips[i][0], tips[i][1], 10.6]])).join('')
    + limb([[-18, -10, 20], [-30 + Math.cos(t) * 12, -20 + Math.sin(t) * 12, 16.4], [end[0], end[1], 11]]);
  const nails = tips.map(([x, y, a]) => egg(x + Math.cos(a) * 0.5, y + Math.sin(a) * 0.5, 3.4, 4.6, (a * 180) / Math.PI + 90)).join('') + egg(end[0], end[1], 3.6, 5, -thumb);
  const creases = fingers.map(([x, y], i) => { const [u, v] = [x + (tips[i][0] - x) * 0.48, y + (tips[i][1] - y) * 0.48]; return `M${u - 4} ${v + 1}q4 2 8 0`; }).join('');
  return { d, parts: side === 'back' ? [{ d: nails, tone: 'light' }, { d: creases, tone: 'frame', stroke: 1.3 }] : [{ d: creases + line([[-27, -44], [-8, -40], [12, -46], [27, -50]]) + line([[-27, -38], [-6, -26], [8, -8]]) + line([[-22, -34], [-8, -20], [-6, 2]]), tone: 'frame', stroke: 1.5 }] };
}

/** A fist around something that runs through it, seen from the back of the hand; the arm comes from below. @param {number} [arm] @returns {Shape} */
export const fist = (arm = 70) => ({
  d: blob([[-17, arm], [-17, 8], [-27, -8], [-27, -34], [-14, -45], [14, -46], [27, -36], [28, -8], [17, 8], [17, arm]]) + [-19, -6, 7, 19].map((x, i) => egg(x, -38 + [2, -1, 0, 4][i], 8.6, 11)).join('') + limb([[-22, -6, 15], [-30, -22, 13], [-22, -34, 11]]),
  parts: [{ d: 'M-12-46v18M1-48v20M14-46v18M-14-28q14 5 32-1', tone: 'frame', stroke: 1.6 }],
});

/** A shoe from the side, its heel at 0, 0, the toe to the right, some 60 long. @param {number} [shaft] how high the ankle goes @returns {Shape} */
export const shoe = (shaft = 18) => ({
  d: blob([[-9, -shaft, 'sharp'], [12, -shaft, 'sharp'], [14, -20], [28, -15], [46, -12], [54, -4], [52, 1, 'sharp'], [-10, 1, 'sharp'], [-12, -10]]),
  parts: [{ d: 'M14-19l8 5M19-17l8 5M24-16l7 5', tone: 'light', stroke: 1.8 }, { d: 'M-10-1h62', tone: 'light', stroke: 2 }],
});

export const gallery = () => [front(), front({ hair: 'long', eye: 'shut', mouth: 1 }), front({ hair: 'bald', age: 'old', look: [1, 0], mouth: -0.6, brow: 1 }), front({ hair: 'fringe', age: 'child', mouth: 'puff' }), front({ hair: 'curls', mouth: 'laugh', eye: 'glad' }), front({ hair: 'kerchief', age: 'old', mouth: 0.4 }), front({ hair: 'bun', brow: -1, mouth: -1 }), front({ beard: true }), spread(), spread({ side: 'palm', spread: 14 }), spread({ curl: 0.5 }), fist(), shoe()];

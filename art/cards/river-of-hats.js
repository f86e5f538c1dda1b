// @ts-check
import { mix, shade } from '../studio/colour.js';
import { clamp } from '../studio/marks.js';
import { blob, egg, polygon } from '../studio/path.js';
import { pen } from '../studio/hands.js';
import { face } from '../motifs/faces.js';

export const scene = 'A bareheaded man stands in a river of hats that flows the other way; the wind lifts one hat, and there is nobody under it.';

/** Hats of 100, their brim on y = 0. */
const HATS = [
  { d: blob([[-62, -4], [-34, -12], [-32, -46], [-14, -54], [0, -46], [14, -54], [32, -46], [34, -12], [62, -6], [40, 6], [-40, 8]]), parts: [{ d: 'M-34-14q34 10 68 0', tone: 'frame', stroke: 7 }] },
  { d: blob([[-56, 0], [-36, -8], [-38, -44], [-20, -58], [20, -58], [38, -44], [36, -8], [56, 0], [30, 8], [-30, 8]]), parts: [{ d: 'M-37-12q37 9 74 0', tone: 'frame', stroke: 5 }] },
  { d: polygon([[-52, 4], [-50, -6], [-32, -8], [-36, -82], [36, -84], [33, -8], [52, -6], [52, 5]]), parts: [{ d: 'M-33-14q33 8 66 0', tone: 'frame', stroke: 8 }] },
  { d: blob([[-46, 4], [-44, -20], [-24, -40], [10, -42], [34, -28], [40, -10], [66, -2, 'sharp'], [58, 6], [20, 2]]), parts: [{ d: 'M-40-8q40-12 78-2M-2-41q-4 16-2 30', tone: 'frame', stroke: 2 }] },
];

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('lilacFog');
  const ink = '#1c1633';
  const p = pen(s, { paper: '#efe8ea', ink, from: [0.8, -1] });
  const [grey, mauve] = [mix(c.far, p.paper, 0.4), mix(c.middle, p.paper, 0.3)];

  // A street that closes at the top; it rains a little.
  const street = [
    p.sheet(mix(c.far, p.paper, 0.6)),
    s.path(polygon([[-10, -10], [128, -10], [164, 214], [-10, 330]]), mauve), s.path(polygon([[410, -10], [272, -10], [236, 214], [410, 330]]), grey),
    p.hatch((x, y) => (x < 164 - (214 - y) * 0.16 && y < 330 - x * 0.7 ? 0.55 : 0), { angle: 78, gap: 5.4, width: 1.1, area: [0, 0, 170, 330] }), p.hatch((x, y) => (x > 236 + (214 - y) * 0.16 && y < 40 + x * 0.7 ? 0.2 + clamp((x - 240) / 500) : 0), { angle: -78, gap: 6, width: 1, area: [230, 0, 170, 330] }),
    s.path([[20, 30, 26], [70, 46, 22], [20, 120, 28], [74, 128, 22], [118, 60, 14], [120, 136, 14], [24, 212, 26], [80, 204, 20]].map(([x, y, w]) => polygon([[x, y], [x + w, y + w * 0.2], [x + w, y + w * 1.9], [x, y + w * 1.8]])).join(''), ink), s.path([[372, 30, 26], [322, 46, 22], [372, 120, 26], [318, 128, 22], [280, 62, 13], [278, 136, 13], [370, 212, 26], [316, 204, 20]].map(([x, y, w]) => polygon([[x, y], [x - w, y + w * 0.2], [x - w, y + w * 1.9], [x, y + w * 1.8]])).join(''), mix(ink, c.middle, 0.5)),
    s.path(polygon([[316, 128], [296, 132], [296, 168], [316, 166]]), c.accent),
  ];
  const tones = [shade(c.near, 0.06), c.middle, shade(c.middle, 0.08), c.near, mix(c.near, ink, 0.4)];
  const hat = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ size, /** @type {number} */ i, turn = 0) => {
    const shape = HATS[i % 4];
    return p.shape(shape, { spot: { x, y, size, flip: true, turn }, fill: tones[(i * 3) % 5], reach: size > 60 ? size * 0.34 : 0, cross: size > 90 ? 0.5 : 0, gap: 4.2, contour: 1.8, tones: { frame: ink, light: p.paper } });
  };
  // Far hats are one drawing, put many times.
  const small = [0, 1, 2, 3].map((i) => s.stamp(s.group([s.path(HATS[i].d, tones[(i * 2 + 1) % 5]), s.stroke(HATS[i].d, ink, 3), s.stroke(HATS[i].parts[0].d, ink, HATS[i].parts[0].stroke)], 'transform="scale(-1 1)"')));
  const rows = (/** @type {number} */ from, /** @type {number} */ to) => {
    const out = [];
    for (let y = from; y < to; y += 8 + (y - 200) * 0.07) {
      const k = 0.1 + (y - 200) / 480;
      const half = 40 + (y - 206) * 1.5;
      for (let x = 200 - half; x < 200 + half; x += 104 * k) if (x > -40 && x < 440) out.push(small[s.random.whole(0, 3)](x + s.random.between(-14, 14) * k, y + s.random.between(-6, 6) * k, k, s.random.between(-9, 9)));
    }
    return out;
  };
  const crowd = rows(214, 470);
  // He: near, in profile, the only hair in the street.
  const him = { x: 176, y: 548, size: 300 };
  const man = p.shape(face({ hair: 'short', brow: -0.2, mouth: -0.35, gaze: [1, -0.1], nose: 3, line: 1.5 }), { spot: him, fill: '#f3d8c2', reach: 46, angle: 58, gap: 4.2, contour: 2.4, tones: { near: '#c0492f', frame: ink, light: '#ffffff' } });
  const coat = p.shape(blob([[20, 640, 'sharp'], [40, 560], [86, 520], [150, 520], [196, 546], [232, 520], [270, 540], [300, 640, 'sharp']]), { fill: c.accent, reach: 40, gap: 5, contour: 2.4 });
  const near = [hat(40, 492, 84, 0, -4), hat(330, 480, 86, 2, 5), hat(372, 428, 66, 1), hat(14, 430, 64, 3), hat(300, 420, 58, 3, 4), hat(120, 596, 112, 1, 3), hat(262, 574, 118, 0, -6), hat(388, 566, 124, 1, 4), hat(20, 606, 116, 2, -5)];
  // One is lifted: a dark lining and nothing below.
  const lifted = [p.shape(HATS[0], { spot: { x: 340, y: 316, size: 92, flip: true, turn: -34 }, fill: shade(c.middle, 0.1), reach: 26, contour: 2, tones: { frame: ink } }), s.path(egg(344, 322, 50, 11, -34), ink), s.stroke('M300 392q-6-16 4-26M324 398q-4-18 6-30M280 372q-8-8-4-20', ink, 2)];
  return s.picture(street, crowd, near.slice(2, 5), lifted, coat, man, near.slice(0, 2), near.slice(5), p.hatch(() => 0.16, { angle: 100, gap: 26, width: 1.1, patch: [10, 26], shortest: 8 }, mix(ink, c.middle, 0.4)));
}

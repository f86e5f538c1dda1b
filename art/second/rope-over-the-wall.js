// @ts-check
import { mix } from '../studio/colour.js';
import { clamp } from '../studio/marks.js';
import { blob, box, egg, line, polygon } from '../studio/path.js';
import { pen } from '../studio/hands.js';
import { clothed } from '../motifs/clothed-people.js';
import { outlined } from '../motifs/second-c.js';

export const scene = 'A crowd pulls at a rope that goes over a wall; on the other side it is tied to a flower, and a child waters it.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('mossForest');
  const ink = '#1c2a20';
  const p = pen(s, { paper: '#f4f0db', ink, from: [0.8, -1] });
  const [W, T] = [238, 150];
  const back = [
    p.sheet('#dfe3cf'), s.path(`M0 0H${W}V600H0z`, '#b4bdb0'), s.path(`M${W} 0H400V600H${W}z`, '#f8e9b4'), p.hatch((x, y) => (x < W ? clamp(0.65 - y / 700) : 0), { angle: 100, gap: 8, width: 1.2, patch: [26, 8], area: [0, 0, W, 520] }), p.hatch((x, y) => (x > W + 20 ? 0.12 : 0), { angle: 20, gap: 12, area: [W, 0, 164, 400] }, '#b9a24a'),
    s.path(blob([[250, 320], [280, 220], [330, 240], [370, 190], [420, 230], [420, 480], [250, 480]]), mix(c.far, '#f8e9b4', 0.4)), s.path('M240 476q90-18 170-6V610H240z', '#8fb35a'), p.hatch((x, y) => (x > W + 20 && y > 470 ? 0.5 : 0), { angle: 80, gap: 6, width: 1.3, patch: [12, 6], area: [250, 466, 150, 134] }, '#3f6b34'),
    s.path(`M-10 520q120 10 ${W + 10} 0V610H-10z`, '#7a6a50'), p.hatch((x, y) => (x < W && y > 516 ? 0.6 : 0), { angle: 4, gap: 7, width: 1.3, patch: [18, 7], area: [0, 516, W, 84] }),
  ];
  // Bricks, cut through where we look.
  let bricks = '';
  for (let y = T; y < 600; y += 24) bricks += `M${W - 18} ${y}H${W + 22}M${W + ((y / 24) % 2 ? 8 : -6)} ${y}v24`;
  const wall = [p.shape(box(W - 18, T, 40, 460), { fill: '#b4694a', reach: 26, angle: 50, gap: 5, contour: 2.8 }), s.stroke(bricks, ink, 1.8), p.shape(polygon([[W - 28, T + 2], [W - 24, T - 18], [W + 28, T - 18], [W + 32, T + 2]]), { fill: '#d9c9a8', reach: 14, contour: 2.4 }), s.path([[W - 18, T - 18], [W - 2, T - 18], [W + 14, T - 18]].map(([x, y]) => polygon([[x, y], [x + 4, y - 12], [x + 9, y]])).join(''), '#7fae9c'), s.stroke(`M${W + 22} 560q12-20 4-44t10-50-6-60`, '#3f6b34', 3), s.path([[W + 28, 520], [W + 34, 480], [W + 26, 440], [W + 36, 418]].map(([x, y]) => egg(x, y, 8, 5, 30)).join(''), '#5f8f44')];
  const rope = line([[-20, 448], [60, 430], [140, 380], [W - 14, T - 16], [W + 4, T - 26], [W + 24, T - 14], [300, 330], [318, 396]]);
  const cord = [s.stroke(rope, ink, 10), s.stroke(rope, '#d9b06a', 7), `<path d="${rope}" fill="none" stroke="${ink}" stroke-width="5" stroke-dasharray="1.5 8"/>`];
  // The whole street leans on it.
  const lean = (/** @type {number} */ by) => ({ head: [-12 - by, -80], neck: [-9 - by, -73], chest: [-6 - by * 0.8, -63], hip: [-10, -43], nearArm: [[6, -60], [20, -62]], farArm: [[8, -56], [26, -66]], nearLeg: [[4, -28], [14, -3]], farLeg: [[2, -22], [20, -4]] });
  const team = /** @type {[number, number, number, any][]} */ ([
    [20, 578, 178, { skin: '#d9a27c', top: '#5a6f8a', bottom: '#33404f', hat: 'felt', hatColour: '#2a3440', feel: 'stern', stout: 1.4 }],
    [74, 570, 182, { skin: '#e8bd98', top: '#a8483f', bottom: '#5a3a34', hair: '#7a4a24', hairdo: 'bun', cut: 'skirt', feel: 'stern' }],
    [130, 576, 186, { skin: '#b9764f', top: '#c9a24a', bottom: '#4a4436', hair: ink, beard: '#2a2018', feel: 'afraid', stout: 1.3 }],
    [186, 584, 176, { skin: '#eec3a0', top: '#4f7f6a', bottom: '#2f4038', hat: 'cap', hatColour: '#3a2a24', feel: 'stern' }],
  ]).map(([x, y, size, wear], i) => outlined(s, clothed(s, /** @type {any} */ (lean(i % 2 ? 3 : -1)), { head: 1.3, gaze: [0.8, -0.5], ...wear }, { x, y, size, turn: -8 }), ink, 1));
  // A dahlia, in no hurry. The bow on its stem is tied with care.
  const petals = (/** @type {number} */ r, /** @type {number} */ n, /** @type {number} */ w) => Array.from({ length: n }, (_, i) => egg(330 + Math.cos((i / n) * 6.283) * r, 322 + Math.sin((i / n) * 6.283) * r * 0.92, w, w * 0.56, (i / n) * 360)).join('');
  const flower = [p.shape(blob([[326, 346], [334, 346], [330, 440], [336, 520], [322, 520], [322, 440]]), { fill: '#4f8a3f', reach: 5, contour: 1.8 }), p.shape(blob([[328, 470], [354, 440], [384, 444], [370, 468], [344, 482]]) + blob([[324, 490], [296, 470], [280, 476], [292, 494]]), { fill: '#6aa34a', reach: 14 }), p.shape(petals(38, 12, 19), { fill: '#e2574a', reach: 0, contour: 1.6 }), p.shape(petals(22, 9, 15), { fill: '#f08a5a', reach: 0, contour: 1.6 }), p.shape(egg(330, 322, 13), { fill: '#f8cf5a', reach: 8 }), s.stroke('M318 398q-18-16-22-2t22 6q20-14 24 0t-22 2l-10 18M320 404l12 18', ink, 7), s.stroke('M318 398q-18-16-22-2t22 6q20-14 24 0t-22 2l-10 18M320 404l12 18', '#d9b06a', 4.4)];
  const pour = { head: [6, -88], neck: [3, -79], chest: [1, -68], hip: [-2, -48], nearArm: [[14, -64], [26, -62]], farArm: [[12, -60], [24, -56]], nearLeg: [[1, -26], [0, -3]], farLeg: [[-6, -26], [-8, -3]] };
  const child = [outlined(s, clothed(s, /** @type {any} */ (pour), { skin: '#f0c6a0', top: '#f4c445', bottom: '#3f6f9a', shoe: '#c8452f', hair: '#8a4a24', cut: 'shorts', head: 1.75, feel: 'glad', gaze: [0.7, 0.5] }, { x: 384, y: 588, size: 150, flip: true }), ink, 1), p.shape(polygon([[322, 480], [350, 476], [354, 508], [322, 508]]), { fill: '#8fb4bc', reach: 12 }), p.shape(polygon([[324, 498], [300, 474], [296, 480], [324, 508]]), { fill: '#8fb4bc', reach: 0 }), s.stroke('M350 478q16 8 2 26', ink, 3), s.stroke('M294 484q-4 12-2 26M300 486q-2 14 2 30M288 482q-8 12-8 28', '#3f8fae', 2.6)];
  return s.picture(back, cord, wall, s.within(`M0 0H${W + 40}V${T}H0z`, cord), team, flower, child);
}

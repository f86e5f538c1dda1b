// @ts-check
import { mix } from '../studio/colour.js';
import { clamp } from '../studio/marks.js';
import { blob, egg, limb, round } from '../studio/path.js';
import { pen } from '../studio/hands.js';
import { clothed } from '../motifs/clothed-people.js';

export const scene = 'An old man knits a bridge over a gorge while he walks on it; at its beginning a girl winds the same wool into a ball.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('pearFog');
  const ink = '#1b2a1f';
  const p = pen(s, { paper: '#f2eed9', ink, from: [0.5, -1] });
  const wool = '#c93f73';

  const air = [
    p.sheet('#e5e0c4'), p.wash('M110-10H300L330 610H60z', mix(c.far, p.paper, 0.45), 0.9), p.wash('M150 240L260 250 290 610H110z', mix(c.middle, p.paper, 0.4), 0.8),
    p.hatch((x, y) => clamp((y - 300) / 460) * (x > 90 && x < 320 ? 1 : 0), { angle: 0, gap: 6.4, width: 1, patch: [40, 6.4], area: [80, 280, 250, 320] }),
    // A river, very far down.
    s.path(blob([[168, 560], [200, 548], [214, 566], [196, 584], [218, 610, 'sharp'], [170, 610, 'sharp'], [182, 584]]), '#8fb7b4'), s.stroke('M176 566q12-6 24 0M186 590q10-4 18 0', ink, 1.2),
  ];
  // Two walls of rock, hatched from top to bottom.
  const left = blob([[-20, 250, 'sharp'], [30, 238], [84, 246], [104, 262], [92, 300], [112, 350], [90, 410], [116, 470], [96, 540], [110, 620, 'sharp'], [-20, 620, 'sharp']]);
  const right = blob([[420, 190, 'sharp'], [370, 180], [324, 190], [308, 212], [320, 270], [300, 330], [322, 390], [296, 460], [316, 540], [300, 620, 'sharp'], [420, 620, 'sharp']]);
  const rock = [
    p.shape(left, { fill: mix(c.middle, p.paper, 0.25), reach: 60, dark: 0.28, angle: 74, gap: 5, cross: 0.5, contour: 2.4 }), p.shape(right, { fill: mix(c.far, p.paper, 0.3), reach: 90, angle: 104, gap: 5, cross: 0.6, contour: 2.4 }),
    s.path(blob([[-20, 262, 'sharp'], [-20, 244], [40, 230], [90, 240], [108, 262], [60, 256]]) + blob([[420, 200, 'sharp'], [420, 182], [366, 172], [318, 186], [304, 212], [350, 196]]), mix(c.near, c.middle, 0.4)),
    s.stroke('M10 244l-4-16M24 240l2-18M44 238l-6-14M60 240l4-16M340 184l-4-14M356 180l4-16M376 180l-2-18M392 184l6-14', ink, 2),
  ];
  // The bridge: rows of stitches along two curves, ending in loops.
  const deck = (/** @type {number} */ t, /** @type {number} */ down) => /** @type {[number, number]} */ ([84 + 156 * t, 256 + 74 * Math.sin(t * Math.PI * 0.62) - 10 * t + down]);
  const cloth = blob([...Array.from({ length: 7 }, (_, i) => deck(i / 6, 0)), ...Array.from({ length: 7 }, (_, i) => deck(1 - i / 6, 36))]);
  let stitches = '';
  for (let row = 0; row < 4; row++) for (let i = 0; i < 20; i++) {
    const [x, y] = deck((i + (row % 2) * 0.4) / 20, 4 + row * 9);
    stitches += `M${round(x)} ${round(y)}l4 5 4-6`;
  }
  const bridge = [p.shape(cloth, { fill: wool, reach: 16, contour: 2.2, angle: 60, gap: 4 }), s.stroke(stitches, '#f3b7cc', 2.2), s.stroke(Array.from({ length: 14 }, (_, i) => { const [x, y] = deck(i / 14, 38); return `M${round(x)} ${round(y)}v${6 + (i % 3) * 4}`; }).join(''), wool, 2.4)];
  // He, at the end of it, with two needles; the wool comes up from far below.
  const knit = { head: [14, -82], neck: [9, -76], chest: [5, -66], hip: [-2, -46], nearArm: [[12, -54], [22, -60]], farArm: [[16, -58], [26, -64]], nearLeg: [[8, -26], [13, -3]], farLeg: [[-6, -25], [-14, -4]] };
  const man = [
    clothed(s, /** @type {any} */ (knit), { skin: '#eec3a0', top: '#4a6b58', bottom: '#3a3a46', shoe: ink, hat: 'felt', hatColour: '#5a4638', beard: '#f0ece0', hairdo: 'bald', feel: 'glad', gaze: [0.8, 0.6] }, { x: 204, y: 322, size: 196, rim: ink, from: [-0.7, 1], rimWidth: 2.6 }),
    s.stroke('M240 196L286 226M252 212L296 190', '#8a5f3c', 5), s.stroke('M240 196L286 226M252 212L296 190', '#e7c48a', 2), s.path(blob([[246, 208], [276, 200], [286, 216], [270, 250], [244, 300], [222, 316], [236, 270]]), wool), s.stroke('M252 220l8 6 8-6M248 236l8 6 8-6M244 252l8 6 8-6M238 270l8 6 8-6M232 288l8 6 8-6', '#f3b7cc', 2.2),
    // The last of the wool.
    s.stroke('M286 214q26 30 2 70t8 92q10 40-14 60', wool, 2.6), p.shape(egg(280, 452, 15), { fill: wool, reach: 12, contour: 2 }), s.stroke('M270 446q10 6 20 2M272 456q8-8 16-12', '#f3b7cc', 2),
  ];
  // She sits where the bridge begins, and is in no hurry.
  const girl = [
    clothed(s, { head: [3, -69], neck: [1, -60], chest: [0, -48], hip: [-4, -27], nearArm: [[8, -42], [20, -46]], farArm: [[10, -46], [22, -54]], nearLeg: [[17, -27], [18, -3]], farLeg: [[20, -29], [24, -4]] }, { skin: '#eec3a0', top: '#e0b13c', bottom: '#b9722c', hair: '#2a1c18', hairdo: 'long', cut: 'skirt', feel: 'glad', head: 1.5, gaze: [0.9, 0.2] }, { x: 28, y: 268, size: 150, rim: ink, from: [-0.7, 1], rimWidth: 2.4 }),
    p.shape(egg(66, 190, 27), { fill: wool, reach: 22, contour: 2.2, gap: 4 }), s.stroke('M44 184q20-14 44 2M42 196q24 12 48-4M56 168q-8 22 4 46M76 168q6 24-6 46', '#f3b7cc', 2.4), s.stroke('M88 206q10 16 6 50', wool, 3),
  ];
  const tree = [p.shape(limb([[364, 190, 20], [360, 140, 14], [372, 90, 9], [366, 40, 4]]) + limb([[362, 130, 9], [338, 100, 6], [326, 66, 3]]) + limb([[370, 96, 7], [392, 74, 5], [404, 50, 3]]), { fill: mix(c.near, ink, 0.3), reach: 8, gap: 4 }), s.stroke('M326 66l-10-16M334 90l-16-4M366 40l-8-22M372 62l12-20M392 74l14 2', ink, 2)];
  return s.picture(air, tree, rock, bridge, man, girl);
}

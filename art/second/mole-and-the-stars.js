// @ts-check
import { shade } from '../studio/colour.js';
import { blob, box, egg, limb, polygon, round } from '../studio/path.js';
import { cutPaper } from '../studio/hands.js';

export const scene = 'A mole has dug until it came out below, head down among the stars; it shields its blind eyes, and behind it in the tunnel others queue with buckets.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('deepSea');
  const p = cutPaper(s, { from: [0.2, 1], dark: '#0a0c1c' });
  const night = '#1a2a72';
  const star = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ r, /** @type {string} */ colour, /** @type {number} */ lift = 4) => p.sheet(polygon(Array.from({ length: 10 }, (_, i) => { const a = (i / 10) * 2 * Math.PI - Math.PI / 2; const q = i % 2 ? r * 0.42 : r; return [x + Math.cos(a) * q, y + Math.sin(a) * q]; })), colour, { lift });
  const sky = [
    p.ground(night), p.sheet(blob([[-20, 456], [100, 486], [240, 470], [420, 510], [420, 620], [-20, 620]]), shade(night, 0.05), { lift: 4 }), p.sheet(blob([[-20, 556], [120, 570], [260, 552], [420, 580], [420, 640], [-20, 640]]), shade(night, 0.1), { lift: 4 }),
    s.stroke([[20, 470], [52, 520], [96, 556], [124, 500], [290, 540], [330, 470], [372, 520], [390, 576], [260, 590], [170, 580], [40, 590], [310, 580], [80, 476], [352, 556], [232, 560]].map(([x, y]) => `M${x} ${y}h0`).join(''), '#cfe0f4', 4),
    star(40, 540, 24, '#f6d469'), star(352, 470, 30, '#f6d469'), star(300, 420, 12, '#fbeeb8'), star(26, 430, 13, '#fbeeb8'), star(140, 566, 15, '#f6d469'), star(246, 582, 10, '#fbeeb8'), star(112, 588, 11, '#fbeeb8'), star(296, 584, 12, '#fbeeb8'), star(384, 566, 8, '#f6d469'), star(16, 498, 8, '#fbeeb8'),
  ];
  // The earth, sheet over sheet, each with its own crumbs.
  const rough = (/** @type {number[]} */ heights) => { let d = 'M-20 -20'; const step = 440 / (heights.length - 1); heights.forEach((h, i) => { const next = heights[i + 1] ?? h; for (let t = 0; t < 1; t += 0.14) d += `L${round(-20 + (i + t) * step)} ${round(h + (next - h) * t + s.random.between(-3, 3))}`; }); return d + 'L430 -20z'; };
  const stones = (/** @type {number[][]} */ list, /** @type {string} */ colour) => list.map(([x, y, r]) => p.sheet(blob([[x - r, y], [x - r * 0.4, y - r * 0.7], [x + r * 0.7, y - r * 0.5], [x + r, y + r * 0.3], [x, y + r * 0.6]]), colour, { lift: 2 }));
  const earth = [
    p.sheet(rough([398, 384, 396, 372, 366, 380, 400, 386, 396]), '#3d2420', { lift: 12 }), p.sheet(rough([322, 334, 314, 306, 320, 328, 316, 330, 324]), '#5a3426', { lift: 5 }), stones([[40, 360, 15], [336, 356, 17], [94, 366, 9], [376, 376, 10]], '#6f5a52'), p.sheet(rough([226, 240, 216, 236, 224, 218, 240, 226, 230]), '#7a4a2e', { lift: 5 }), stones([[26, 280, 14], [366, 268, 16], [330, 298, 8]], '#8f7a66'), p.sheet(rough([120, 110, 124, 114, 122, 108, 118, 124, 112]), '#94602f', { lift: 5 }),
    // A bone, a pot, a boot: the way down was long.
    p.sheet(limb([[44, 178, 9], [84, 190, 9]]), '#efe3c8', { lift: 3 }), s.path(egg(40, 173, 6) + egg(40, 183, 6) + egg(88, 186, 6) + egg(87, 196, 6), '#efe3c8'), p.sheet(blob([[330, 160], [322, 184], [334, 204], [362, 204], [372, 184], [364, 160]]), '#b5623c', { lift: 3 }), s.stroke('M326 176l8 6 8-6 8 6 8-6 8 6', '#efd9a8', 2.6),
    p.sheet('M-10 -10H410V44Q300 58 200 46T-10 52z', '#5f8a3c', { lift: 6 }), s.stroke(Array.from({ length: 24 }, (_, i) => `M${i * 17 + 4} ${46 + (i % 3) * 3}v13`).join(''), '#4a3a20', 2.6), p.sheet('M-10 -10H410V18Q300 30 200 20T-10 26z', '#bfe0d8', { lift: 0 }), p.sheet(box(300, 0, 26, 22) + polygon([[294, 2], [313, -14], [332, 2]]), '#d8543c', { lift: 2 }), s.path(box(308, 6, 9, 9), '#f6d469'), s.stroke('M40 22v-14M56 24v-10', '#c8406a', 3), s.path(egg(40, 6, 5) + egg(56, 12, 4), '#f2a0b0'),
  ];
  // The tunnel: a light path through all of them.
  const tunnel = limb([[110, 40, 52], [96, 110, 50], [150, 176, 56], [236, 214, 60], [258, 276, 70], [214, 330, 82], [200, 400, 108]]);
  const shaft = [p.sheet(tunnel, '#1c1116', { lift: 0 })];
  // Those behind: a nose, two hands, a bucket.
  const fur = '#4d4663';
  const pink = '#eaa9a0';
  const waiting = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ k, /** @type {number} */ turn) => [p.sheet(blob([[-20, -30], [0, -40], [20, -30], [24, 0], [16, 26], [5, 38, 'sharp'], [-5, 38, 'sharp'], [-16, 26], [-24, 0]]), shade(fur, 0.1), { spot: { x, y, size: k * 100, turn }, lift: 4 }), s.group([s.path(egg(0, 38, 6, 5), pink), s.path(blob([[22, 0], [34, 6], [36, 16], [28, 20], [20, 12]]) + blob([[-22, 0], [-34, 6], [-36, 16], [-28, 20], [-20, 12]]), pink), s.path(polygon([[22, 20], [42, 20], [39, 40], [25, 40]]), '#8fa3b4'), s.stroke('M24 20q8-12 16 0', '#5a6674', 2.4), s.stroke('M-7 22q3 2 5 0M7 22q-3 2-5 0', '#d9c4d0', 2)], `transform="translate(${x} ${y}) rotate(${turn}) scale(${k})"`)];
  const queue = [waiting(102, 76, 0.5, -8), waiting(122, 148, 0.56, -40), waiting(206, 202, 0.62, -62), waiting(256, 262, 0.7, 16)];
  // The first: upside down, and dazzled.
  const mole = [
    p.sheet(blob([[150, 356], [200, 338], [252, 356], [276, 410], [266, 462], [240, 500], [216, 530], [206, 548], [192, 548], [182, 530], [158, 500], [134, 462], [126, 410]]), fur, { lift: 12 }), s.stroke('M160 380l-4 14M176 372l-2 14M226 372l2 14M242 380l4 14M150 410l-3 14M254 410l3 14M196 368v13M208 388v12M184 392v12', '#7a7296', 3),
    p.sheet(blob([[188, 536], [199, 528], [211, 536], [210, 556], [199, 564], [188, 556]]), pink, { lift: 4 }), s.path(egg(195, 556, 2) + egg(204, 556, 2), '#8a4a4a'), s.stroke('M184 524l-22 10M186 532l-20 16M214 524l22 10M212 532l20 16', '#b9b0c4', 2),
    s.stroke('M160 494q7-7 14 0', '#efe6f2', 3.6),
  ];
  const paw = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ turn, /** @type {boolean} */ flip) => p.sheet(blob([[-20, 0], [-26, 22], [-24, 40], [-31, 58, 'sharp'], [-17, 48], [-13, 66, 'sharp'], [-5, 50], [2, 70, 'sharp'], [7, 50], [18, 62, 'sharp'], [17, 44], [30, 50, 'sharp'], [22, 28], [20, 4], [0, -8]]), pink, { spot: { x, y, size: 100, turn, flip }, lift: 8 });
  const hands = [p.sheet(limb([[262, 400, 52], [290, 446, 42], [262, 492, 34]]), shade(fur, 0.04), { lift: 8 }), paw(254, 494, 96, false), s.stroke('M222 488l-14 0M222 498l-14 2', '#c97f78', 2.4), p.sheet(limb([[140, 400, 52], [104, 436, 42], [88, 470, 34]]), shade(fur, 0.04), { lift: 8 }), paw(86, 466, 16, false)];
  // What fell out before it: clods, a daisy, an earthworm that has seen it first.
  const falling = [[[292, 520, 13], [312, 504, 8], [148, 560, 8], [272, 552, 10], [120, 440, 0]].map(([x, y, r]) => (r ? p.sheet(blob([[x - r, y], [x - r * 0.3, y - r * 0.8], [x + r * 0.8, y - r * 0.4], [x + r, y + r * 0.5], [x - r * 0.2, y + r * 0.8]]), '#5a3426', { lift: 5 }) : '')), s.stroke('M330 548q-12-14-2-30', '#5f8a3c', 4), s.path(Array.from({ length: 8 }, (_, i) => egg(330 + Math.cos(i * 0.785) * 10, 556 + Math.sin(i * 0.785) * 10, 6, 3.4, i * 45)).join(''), '#fffdf2'), s.path(egg(330, 556, 5.4), '#f2b53c')];
  return s.picture(sky, earth, shaft, queue, mole, hands, falling);
}

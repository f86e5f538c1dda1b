// @ts-check
import { clamp } from '../studio/marks.js';
import { blob, box, egg, limb, polygon } from '../studio/path.js';
import { pen } from '../studio/hands.js';
import { clothed } from '../motifs/clothed-people.js';
import { shoe } from '../motifs/second-a.js';

export const scene = 'An old man counts with his face in his arm at a wall covered with tallies; small shoes stick out from under the curtain behind him, one pair with no feet in it.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('stormGreen');
  const ink = '#17241f';
  const p = pen(s, { paper: '#eee9d6', ink, from: [-1, -0.6] });
  const room = [
    p.sheet('#dcd6be'), s.path('M0 0H400V486H0z', '#bcc9b4'), s.path('M0 486H400V600H0z', '#8f7a58'), p.hatch((x, y) => (y > 486 ? 0.3 + clamp((x - 100) / 600) : 0), { angle: 0, gap: 8, width: 1.4, patch: [60, 8], area: [0, 486, 400, 114] }), s.stroke('M0 486H400M0 476H400', ink, 2.2),
    p.hatch((x, y) => (y < 476 ? clamp((x - 120) / 520) * 0.8 + clamp((120 - y) / 300) : 0), { angle: 58, gap: 6.4, area: [0, 0, 400, 476] }, '#5f7868'),
  ];
  // Tallies: five, and five, and five, over the whole wall, smaller and smaller.
  let tallies = '';
  for (let row = 0; row < 13; row++) {
    const y = 26 + row * 34;
    for (let x = 188 + (row % 3) * 9; x < 396; x += 38 + (row % 2) * 3) {
      if (x < 300 && y > 190) continue;
      const n = s.random.whole(4, 4);
      for (let i = 0; i < n; i++) tallies += `M${x + i * 6} ${y + s.random.whole(-2, 2)}v19`;
      tallies += `M${x - 4} ${y + 16}l26-13`;
    }
  }
  const wall = [s.stroke(tallies, '#2f4a3e', 2.4), s.path(box(366, 0, 40, 600), '#a9906a'), p.hatch((x) => (x > 366 ? 0.7 : 0), { angle: 88, gap: 6, width: 1.4, area: [364, 0, 36, 600] }), s.stroke('M366 0V600', ink, 3), s.stroke(Array.from({ length: 9 }, (_, i) => `M374 ${20 + i * 52}h22M374 ${28 + i * 52}h22M374 ${36 + i * 52}h22M374 ${44 + i * 52}h22M380 ${50 + i * 52}l10-36`).join(''), '#f6eed6', 2.4)];
  // The curtain, and who stands behind it.
  const folds = [[-20, 34], [24, 40], [60, 36], [96, 40], [130, 34]];
  const curtain = [
    s.stroke('M-10 26H190', ink, 9), s.path(egg(190, 26, 9), ink), s.path(blob([[-20, 30, 'sharp'], [172, 30, 'sharp'], [160, 200], [168, 360], [176, 516], [120, 528], [60, 520], [-20, 530, 'sharp']]), ink, 'transform="translate(4 3)"'),
    p.shape(blob([[-20, 30, 'sharp'], [172, 30, 'sharp'], [160, 200], [168, 360], [176, 516], [120, 528], [60, 520], [-20, 530, 'sharp']]), { fill: '#b5543c', reach: 40, angle: 80, gap: 5 }), folds.map(([x, w], i) => p.hatch((px, py) => (py > 40 && py < 516 ? clamp(1 - Math.abs(px - x - w + 6) / 12) : 0), { angle: 90 + (i - 2) * 0.6, gap: 3.8, width: 1.4, patch: [70, 4], area: [x + 8, 40, w, 480] }, '#5a1f1a')),
    s.stroke('M20 34q10 240 2 488M62 34q-8 240 4 486M102 34q8 240-2 488M138 34q-6 240 6 484', ink, 2.2), s.stroke('M-20 494q100 14 194-6', '#e9b27a', 5),
    // Two bulges of somebody small, and four fingers.
    p.hatch((x, y) => clamp(1 - Math.hypot((x - 84) / 26, (y - 420) / 90)) * 0.5, { angle: 30, gap: 6, area: [50, 330, 70, 180] }, '#5a1f1a'),
    [0, 1, 2, 3].map((i) => p.shape(limb([[176, 392 + i * 9, 9], [160, 393 + i * 9, 9]]), { fill: '#f0c8a4', reach: 0, cross: 0, contour: 1.6 })),
  ];
  const feet = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ colour, /** @type {string} */ sock, /** @type {boolean} */ empty) => [[x, y], [x + 30, y + 7]].map(([a, b]) => [
    empty ? s.path(egg(a + 1, b - 14, 9, 4), ink) : s.path(box(a - 9, b - 44, 18, 34), sock) + s.stroke(`M${a - 9} ${b - 26}h18M${a - 9} ${b - 34}h18`, '#f8f4e6', 3) + s.stroke(`M${a - 9} ${b - 44}V${b - 14}M${a + 9} ${b - 44}V${b - 14}`, ink, 1.8),
    p.shape(shoe(14), { spot: { x: a, y: b, size: 74, turn: 8 }, fill: colour, reach: 12, gap: 4, contour: 2 }),
  ]);
  const hidden = [feet(112, 530, '#2f5f6a', '#e0a03a', false), feet(22, 540, '#7c8a80', '#fff', true)];
  const dust = [s.stroke('M14 520q22 12 44 0M20 512q16 16 34 18M36 510l-2 26M14 528l44-14', '#f8f4e6', 1.4), s.stroke('M18 560h0M30 556h0M58 562h0M74 558h0M46 566h0', '#eee9d6', 3)];
  // He. The stick leans beside him; he has not turned round.
  const pose = { head: [11, -83], neck: [6, -76], chest: [1, -66], hip: [-6, -45], nearArm: [[27, -85], [14, -92]], farArm: [[22, -70], [31, -84]], nearLeg: [[-2, -24], [-8, -3]], farLeg: [[5, -24], [4, -3]] };
  const man = [
    s.path(blob([[180, 566], [260, 548], [372, 556], [396, 574], [280, 586], [190, 580]]), ink, 'opacity=".35"'),
    clothed(s, /** @type {any} */ (pose), { skin: '#e6b08c', top: '#3f5a5c', bottom: '#4a4038', shoe: ink, hair: '#f4f0e4', hairdo: 'short', beard: '#f4f0e4', cut: 'coat', feel: 'asleep', stout: 1.3 }, { x: 252, y: 574, size: 400, rim: ink, from: [1, 0.5], rimWidth: 3.4 }),
    p.hatch((x, y) => (x > 210 && x < 276 && y > 300 && y < 480 ? clamp((x - 208) / 76) : 0), { angle: 66, gap: 5, area: [204, 300, 76, 180] }),
    s.stroke('M222 330q-4 60 2 140M246 396q20 6 40 0', ink, 2),
    s.stroke('M350 574L378 402q4-22 18-14', ink, 9), s.stroke('M350 574L378 402q4-22 18-14', '#8a5a34', 5),
  ];
  // A ball under a web in the corner, a child's cap on a nail.
  const things = [p.shape(egg(216, 560, 17), { fill: '#d9a441', reach: 12, gap: 4 }), s.stroke('M200 556q16 8 33 0M210 545q-4 14 4 31', ink, 1.6), s.stroke('M218 114v-10', ink, 5), p.shape(blob([[196, 148], [200, 124], [220, 114], [240, 126], [262, 144, 'sharp'], [238, 146]]), { fill: '#b5543c', reach: 14, gap: 4, contour: 2 })];
  return s.picture(room, wall, curtain, hidden, dust, things, man);
}

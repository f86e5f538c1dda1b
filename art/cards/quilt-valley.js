// @ts-check
import { shade } from '../studio/colour.js';
import { blob, egg, limb, polygon } from '../studio/path.js';
import { cutPaper } from '../studio/hands.js';

export const scene = 'The valley is a quilt over a giant sleeping child; in the village on it everybody goes on tiptoe, and at its edge a huge hand draws it away.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('mintMorning');
  const p = cutPaper(s, { from: [-0.6, -1], dark: '#14323a' });
  const back = [p.ground('#a9d3d6'), p.sheet(blob([[-20, 130, 'sharp'], [60, 74], [140, 110], [230, 50], [330, 100], [420, 70, 'sharp'], [420, 260, 'sharp'], [-20, 260, 'sharp']]), '#8fbfc4', { lift: 4 })];
  const pillow = [p.sheet(blob([[10, 120], [90, 92], [200, 100], [310, 90], [392, 122], [404, 200], [380, 262], [200, 276], [20, 262], [-4, 190]]), '#fbf6ea', { lift: 9 }), s.stroke('M30 130q20 30 14 70M372 130q-20 30-12 70M60 110q6 16 2 28M340 110q-6 16-2 28', '#d9d6cc', 3)];
  // The child: an ear, a cheek, an eye that is not quite shut.
  const head = [
    p.sheet(blob([[118, 240], [112, 178], [140, 128], [200, 110], [262, 128], [292, 178], [288, 240], [240, 284], [160, 284]]), '#f0c49c', { lift: 8 }),
    p.sheet(blob([[108, 214], [104, 160], [134, 108], [200, 88], [268, 108], [300, 164], [296, 216], [280, 176], [246, 158], [214, 166], [180, 152], [150, 172], [126, 186]]), '#7a3f24', { lift: 6 }), s.stroke('M140 130q20-20 50-22M210 106q34 2 56 30', '#94542f', 3),
    s.stroke('M152 220q14 10 30 1', '#5a2a1c', 4), s.path(blob([[220, 218, 'sharp'], [236, 212], [252, 219, 'sharp'], [236, 226]]), '#fffdf4'), s.path(egg(237, 219, 5), '#2a1a1c'), s.stroke('M218 218q18-12 36 0', '#5a2a1c', 4), s.stroke('M150 198q14-8 30-3M222 194q14-6 30 2', '#7a3f24', 4.4), s.stroke('M196 232q-6 12 6 14', '#c98a63', 3), s.stroke('M184 262q14 6 30-2', '#a8503c', 3.6), s.path(egg(146, 246, 15, 10) + egg(256, 246, 15, 10), '#e59a7c'),
  ];
  // Patches, each cut from another paper; stitches between them.
  const edge = blob([[-20, 290, 'sharp'], [60, 268], [140, 284], [200, 276], [270, 286], [340, 266], [420, 286, 'sharp'], [420, 620, 'sharp'], [-20, 620, 'sharp']]);
  const colours = ['#6fae7a', '#cfd06a', '#4f9488', '#e0b35c', '#93c487', '#d98a5c', '#5f9f6a', '#b9cf8a'];
  const grid = (/** @type {number} */ u, /** @type {number} */ v) => /** @type {[number, number]} */ ([-30 + u * 92 + 16 * Math.sin(v * 1.7 + u), 268 + v * 84 + 14 * Math.sin(u * 1.3) + 16 * Math.cos(u * 0.7 + v)]);
  const patches = [];
  for (let v = 0; v < 5; v++) for (let u = 0; u < 5; u++) {
    const colour = colours[(u * 3 + v * 5) % 8];
    const [a, b, c2, d] = [grid(u, v), grid(u + 1, v), grid(u + 1, v + 1), grid(u, v + 1)];
    const mid = /** @type {[number, number]} */ ([(a[0] + c2[0]) / 2, (a[1] + c2[1]) / 2]);
    const print = [
      () => s.stroke(Array.from({ length: 9 }, (_, i) => `M${Math.round(mid[0] - 30 + (i % 3) * 28)} ${Math.round(mid[1] - 26 + Math.floor(i / 3) * 26)}h0`).join(''), shade(colour, 0.12), 8),
      () => s.stroke(Array.from({ length: 6 }, (_, i) => `M${Math.round(a[0] + 10)} ${Math.round(a[1] + 12 + i * 13)}l72 ${Math.round((b[1] - a[1]) * 0.8)}`).join(''), shade(colour, -0.06), 3),
      () => s.stroke(Array.from({ length: 5 }, (_, i) => `M${Math.round(a[0] + 14 + i * 17)} ${Math.round(a[1] + 10)}q8 34 0 62`).join(''), shade(colour, 0.08), 4),
      () => '',
    ][(u + v * 2) % 4];
    patches.push(p.sheet(polygon([a, b, c2, d]), colour, { lift: 2 }), print(), s.stroke(`M${a.map(Math.round).join(' ')}L${b.map(Math.round).join(' ')}M${a.map(Math.round).join(' ')}L${d.map(Math.round).join(' ')}`, '#fbf3dc', 2.4).replace('/>', ' stroke-dasharray="7 7"/>'));
  }
  const house = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ wall) => p.sheet(polygon([[x - 14, y], [x - 14, y - 20], [x, y - 34], [x + 14, y - 20], [x + 14, y]]), wall, { lift: 5 }) + s.path(polygon([[x - 18, y - 19], [x, y - 37], [x + 18, y - 19]]), '#a8402f') + s.path(polygon([[x - 4, y], [x - 4, y - 11], [x + 4, y - 11], [x + 4, y]]), '#5a2a20');
  const tree = (/** @type {number} */ x, /** @type {number} */ y) => p.sheet(egg(x, y - 17, 13, 15), '#2f6b52', { lift: 4 }) + s.stroke(`M${x} ${y}v-8`, '#5a3a24', 4);
  // People the size of pins, all on their toes, one finger up.
  const pin = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ coat) => s.path(limb([[x, y - 6, 8], [x, y - 17, 6]]), coat) + s.path(egg(x, y - 22, 4), '#f0c49c') + s.stroke(`M${x - 2} ${y - 4}v4M${x + 2} ${y - 4}l2 3M${x + 3} ${y - 15}l5-5`, '#2a1a1c', 1.8);
  const village = [house(96, 388, '#f7e9cc'), house(132, 404, '#f3d9b4'), tree(68, 396), tree(160, 396), house(282, 446, '#f7e9cc'), tree(310, 452), tree(252, 460), tree(210, 346), pin(180, 420, '#b0384a'), pin(196, 424, '#2f4f7a'), pin(214, 420, '#c9822f'), pin(112, 440, '#5a3a6e'), pin(240, 490, '#b0384a'), pin(60, 470, '#2f4f7a')];
  const river = p.sheet(blob([[206, 300], [222, 300], [246, 340], [230, 390], [196, 440], [190, 490], [160, 540], [120, 570], [100, 560], [150, 520], [172, 470], [176, 430], [214, 380], [226, 340]]), '#5fa9bc', { lift: 0, edge: 0 });
  // The hand that has taken hold of the corner.
  const skin = '#7d8fa8';
  const hand = [
    p.sheet(blob([[420, 430, 'sharp'], [340, 470], [300, 520], [280, 590], [300, 620, 'sharp'], [420, 620, 'sharp']]), '#37566a', { lift: 10 }), p.sheet(blob([[420, 470, 'sharp'], [360, 500], [330, 550], [330, 620, 'sharp'], [420, 620, 'sharp']]), '#23404f', { lift: 4 }),
    p.sheet(limb([[430, 560, 76], [380, 556, 62], [352, 540, 50]]), skin, { lift: 9 }), p.sheet(limb([[352, 524, 24], [322, 512, 21], [306, 528, 16]]) + limb([[346, 544, 24], [312, 538, 21], [296, 554, 16]]) + limb([[350, 564, 24], [318, 566, 20], [304, 580, 15]]) + limb([[368, 580, 22], [344, 592, 18], [330, 602, 13]]), shade(skin, 0.03), { lift: 6 }), s.stroke('M306 524l-4 8M296 550l-4 9M304 576l-3 8', '#dfe6ec', 5),
    p.sheet(polygon([[398, 504], [440, 496], [440, 620], [404, 612]]), '#e9e2d0', { lift: 6 }),
  ];
  return s.picture(back, pillow, head, p.sheet(edge, '#5f9f6a', { lift: 10 }), s.within(edge, patches, river), village, p.sheet(limb([[-20, 292, 15], [60, 270, 16], [140, 286, 16], [200, 279, 15], [270, 288, 16], [340, 269, 16], [420, 288, 15]]), '#fbf3dc', { lift: 5 }), hand);
}

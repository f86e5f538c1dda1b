// @ts-check
import { shade } from '../studio/colour.js';
import { blob, egg, limb, line, polygon } from '../studio/path.js';
import { cutPaper } from '../studio/hands.js';

export const scene = "From above a girl hops on one leg along chalk squares; the last square is a hole with stars in it, and beside it stand other children's shoes.";

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('mintMorning');
  const p = cutPaper(s, { from: [-1, -0.5], dark: '#24303a' });
  const yard = '#e9b98a';
  const ground = [
    p.ground(yard), s.stroke('M0 120L400 96M0 330L400 352M0 520L400 496M70 0L60 600M330 0L346 600', shade(yard, -0.05), 3),
    // Grass at the edges, a drain, fallen leaves.
    p.sheet(blob([[-20, -20, 'sharp'], [40, -20, 'sharp'], [30, 60], [46, 130], [20, 220], [36, 320], [14, 420], [-20, 440, 'sharp']]), '#7fc09a', { lift: 4 }), p.sheet(blob([[420, 300, 'sharp'], [380, 360], [392, 440], [366, 520], [380, 620, 'sharp'], [420, 620, 'sharp']]), '#7fc09a', { lift: 4 }), [[22, 80], [18, 170], [10, 280], [392, 400], [388, 520]].map(([x, y]) => s.stroke(`M${x} ${y}l-6-14M${x} ${y}v-16M${x} ${y}l7-13`, '#4f9a7c', 4)),
    [[60, 470, 20], [330, 250, -40], [354, 110, 60], [90, 60, 10]].map(([x, y, t]) => p.sheet(blob([[0, -14, 'sharp'], [8, -4], [6, 8], [0, 14, 'sharp'], [-6, 8], [-8, -4]]), '#d6703c', { spot: { x, y, turn: t }, lift: 3 })),
  ];
  // Chalk: squares of a child's hand, single and in pairs.
  const square = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ w, /** @type {number} */ h) => line([[x, y + 1], [x + w * 0.5, y - 2], [x + w, y + 1]]) + line([[x + w, y], [x + w + 2, y + h * 0.5], [x + w - 1, y + h]]) + line([[x + w, y + h], [x + w * 0.5, y + h + 2], [x, y + h]]) + line([[x, y + h], [x - 2, y + h * 0.5], [x + 1, y]]);
  const squares = [[154, 496, 92, 80], [154, 412, 92, 80], [104, 330, 92, 80], [200, 330, 92, 80], [152, 246, 92, 80], [104, 164, 92, 80], [200, 164, 92, 80]].map(([x, y, w, h]) => square(x, y, w, h)).join('');
  const chalk = [s.stroke(squares, '#fffaf0', 8, 0.5), s.stroke(squares, '#fffdf6', 4.4), s.stroke('M186 540l10-16 10 16zM196 458a9 9 0 1 0 .1 0M136 370h28M150 356v28M230 352l30 36M260 352l-30 36M134 206q16-26 32 0q-16 22-32 0M232 204q14-18 28 0t28 0', '#f7b0b8', 4.4), s.stroke('M192 290q6-12 12 0q6-12 12 0q4 10-12 22-16-12-12-22', '#a8d8e8', 4.4)];
  // The last one.
  const hole = blob([[108, 156, 'sharp'], [106, 80], [140, 34], [198, 16], [256, 34], [290, 80], [290, 156, 'sharp'], [200, 160]], 0.9);
  const stars = [[140, 96, 5], [170, 60, 7], [206, 90, 4], [240, 56, 5], [262, 104, 7], [188, 128, 5], [228, 130, 3], [150, 134, 3], [210, 44, 3], [272, 136, 3], [128, 118, 2.6], [196, 72, 2.4]];
  const sky = [
    s.path(hole, '#0e1533'), s.within(hole, [s.path(blob([[90, 170], [110, 110], [170, 90], [230, 110], [300, 80], [310, 170]]), '#1c2858'), s.path(blob([[90, 170], [140, 140], [220, 150], [310, 128], [310, 170]]), '#2c3f80'), s.path(stars.map(([x, y, r]) => polygon([[x, y - r * 1.6], [x + r * 0.4, y - r * 0.4], [x + r * 1.6, y], [x + r * 0.4, y + r * 0.4], [x, y + r * 1.6], [x - r * 0.4, y + r * 0.4], [x - r * 1.6, y], [x - r * 0.4, y - r * 0.4]])).join(''), '#fbeeb0'), s.path(hole, '#000', 'opacity=".45" transform="translate(-196 0)"'), s.stroke(hole, '#060a1c', 14, 0.55)]),
    s.stroke(hole, '#fffdf6', 5), s.stroke(line([[104, 160], [200, 164], [296, 160]]), '#fffdf6', 5),
  ];
  // Shoes from above, in pairs, as one leaves them before going in.
  const pair = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ turn, /** @type {string} */ colour) => [-11, 11].map((o) => p.sheet({ d: blob([[o - 8, 20], [o - 9, 0], [o - 7, -20], [o, -27], [o + 8, -20], [o + 9, 0], [o + 8, 20], [o, 26]]), parts: [{ d: egg(o, 10, 5.4, 10), tone: 'near' }, { d: `M${o - 5}-8h10M${o - 5}-14h10`, tone: 'light', stroke: 2 }] }, colour, { spot: { x, y, turn, size: 78 }, lift: 4, tones: { near: shade(colour, -0.2), light: '#fffaf0' } }));
  const shoes = [pair(76, 60, 62, '#c8402f'), pair(74, 112, 84, '#3f6f9a'), pair(326, 66, -60, '#5f8a4a'), pair(330, 128, -88, '#7a4a86'), pair(86, 160, 110, '#d9a441')];
  // The girl from above: she has come as far as the fifth square.
  const [dress, skin, hair] = ['#2f8a86', '#f2c49a', '#8a3f1c'];
  const girl = [
    s.path(limb([[216, 420, 40], [290, 448, 56], [360, 478, 50], [430, 506, 60]]) + limb([[300, 440, 14], [340, 420, 12], [372, 424, 8]]) + limb([[330, 476, 14], [350, 512, 12], [382, 524, 8]]), '#7a5a4a', 'opacity=".32"'),
    // The foot she stands on, in front; the other is drawn up behind.
    p.sheet(limb([[228, 392, 17], [230, 372, 15]]), '#fffaf0', { lift: 3 }), p.sheet(blob([[219, 384], [218, 356], [225, 340], [235, 340], [241, 356], [241, 384]]), '#c8402f', { lift: 4 }), s.stroke('M224 354h12M224 362h12', '#fffaf0', 2.4), p.sheet(limb([[228, 470, 16], [240, 492, 14]]), skin, { lift: 3 }), p.sheet(blob([[232, 490], [246, 484], [256, 500], [252, 516], [240, 514]]), '#c8402f', { lift: 4 }),
    // Skirt, shoulders, arms spread.
    p.sheet(blob([[146, 436], [156, 396], [180, 378], [200, 374], [222, 380], [246, 400], [254, 438], [236, 462], [200, 470], [164, 460]]), dress, { lift: 10 }), s.stroke('M172 396l-14 46M200 386v76M228 396l16 44M186 390l-8 66M214 390l8 68', shade(dress, -0.08), 3), s.stroke(line([[150, 446], [168, 458], [200, 466], [234, 458], [250, 444]]), '#fbe06a', 5),
    p.sheet(limb([[176, 412, 24], [126, 396, 18], [84, 374, 13]]) + limb([[224, 412, 24], [276, 404, 18], [316, 390, 13]]), shade(dress, 0.05), { lift: 9 }), p.sheet(egg(76, 369, 11, 9, 30) + egg(324, 387, 11, 9, -20), skin, { lift: 7 }), p.sheet(egg(200, 416, 36, 24), shade(dress, 0.03), { lift: 8 }),
    // The head: a parting, two plaits, the tip of a nose that points to the hole.
    p.sheet(egg(200, 376, 6, 8), skin, { lift: 5 }), p.sheet(limb([[180, 416, 14], [150, 440, 15], [138, 470, 9]]) + limb([[220, 416, 14], [252, 436, 15], [270, 462, 9]]), hair, { lift: 8 }), s.path(egg(141, 462, 7) + egg(265, 454, 7), '#fbe06a'), p.sheet(egg(200, 406, 34, 32), hair, { lift: 8 }), s.stroke('M200 376V436', '#f2c49a', 3), s.stroke('M190 384q-18 14-20 38M210 384q18 14 20 38M182 386q-8 10-10 20M218 386q8 10 10 20', shade(hair, 0.12), 2.6),
    // The stone she has thrown lies on the rim.
    p.sheet(polygon([[246, 150], [262, 144], [270, 154], [260, 164], [248, 162]]), '#8a9aa4', { lift: 4 }),
  ];
  return s.picture(ground, chalk, sky, shoes, girl);
}

// @ts-check
import { shade } from '../studio/colour.js';
import { clamp } from '../studio/marks.js';
import { blob, egg, limb, polygon } from '../studio/path.js';
import { gouache } from '../studio/hands.js';
import { clothed } from '../motifs/clothed-people.js';
import { bareTree } from '../motifs/trees.js';

export const scene = 'A bare tree from below with one leaf left, and a crowd on chairs looks up at it; a small hand from a knothole holds its stem.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('stormGreen');
  const g = gouache(s, { from: [0.9, -0.6] });
  const bark = '#3a4148';
  const sky = [
    s.path('M0 0H400V600H0z', '#a9bfae'), s.path(blob([[-20, 330, 'sharp'], [60, 250], [150, 210], [230, 130], [330, 110], [420, 70, 'sharp'], [420, 420, 'sharp'], [300, 400], [180, 430], [70, 400], [-20, 430, 'sharp']]), '#cdd8b6'), s.path(blob([[90, 330], [190, 250], [280, 190], [420, 140, 'sharp'], [420, 330, 'sharp'], [320, 330], [220, 370]]), '#e9e7c4'),
    g.dry((x, y) => clamp(0.9 - (y + x * 0.5) / 330) * 0.8, '#8aa69d', { angle: -24, gap: 6, width: 5, patch: [46, 6], shortest: 14 }),
    g.dry((x, y) => clamp(1.1 - Math.hypot((x - 320) / 1.6, y - 250 + (x - 320) * 0.4) / 130) * 0.7, '#fbf6dc', { angle: -24, gap: 6, width: 5, patch: [46, 6], shortest: 14, area: [60, 40, 340, 380] }),
  ];
  // Boughs: all of them run away from us.
  const boughs = [[[186, 330, 46], [120, 268, 30], [62, 232, 19], [-20, 214, 10]], [[196, 250, 34], [150, 170, 22], [128, 90, 14], [92, -20, 7]], [[214, 270, 40], [276, 190, 26], [330, 120, 16], [400, 60, 8]], [[210, 200, 30], [218, 110, 20], [246, 40, 12], [250, -20, 6]], [[222, 370, 40], [300, 340, 26], [360, 330, 17], [420, 300, 10]]];
  const twigs = [[70, 236, -60, 34], [30, 220, -96, 30], [130, 96, -50, 30], [120, 60, 12, 26], [328, 122, 20, 30], [350, 100, 70, 30], [240, 50, -30, 26], [360, 330, 40, 30], [382, 320, 104, 26], [100, 258, -128, 28], [156, 176, -80, 26], [282, 186, 4, 26]].map(([x, y, angle, length]) => bareTree(s.random, { from: [x, y], angle, length, width: 7, depth: 2, spread: 32 }).d).join('');
  const trunk = limb([[206, 660, 196], [200, 540, 128], [204, 420, 92], [196, 320, 70], [206, 240, 48], [202, 180, 28]]);
  const tree = [
    s.path(twigs, bark), boughs.map((b) => g.shape(limb(/** @type {any} */ (b)), bark, { reach: 12, gap: 3.4, angle: 30, light: '#8f9a8c', dark: '#232a33' })),
    g.shape(trunk, bark, { reach: 44, gap: 4, angle: 82, light: '#8f9a8c', dark: '#1f262f' }),
    s.stroke('M176 590q-4-90 10-160M226 600q6-100-8-190M196 520q-6-60 4-110M180 380q4-40 10-60', '#20272f', 4),
  ];
  // The knothole, and who lives there.
  const hole = [s.path(egg(214, 322, 22, 29), '#12161c'), s.stroke('M192 316q6-30 26-28t20 34-22 34-24-26', '#8f9a8c', 4)];
  const arm = [g.shape(limb([[212, 334, 21], [238, 316, 17], [262, 290, 14]]), '#e6b18a', { reach: 9, gap: 3, angle: 20, light: '#ffd8b4', dark: '#a86a4c' }), s.path(limb([[256, 300, 18], [268, 282, 16]]) + limb([[262, 286, 7], [264, 270, 6], [274, 262, 5]]) + limb([[270, 284, 7], [276, 270, 6], [282, 264, 5]]) + limb([[274, 292, 7], [286, 282, 5]]), '#e6b18a'), s.path(polygon([[204, 344], [214, 318], [230, 326], [222, 350]]), '#5a7a4a')];
  const leafShape = blob([[282, 258, 'sharp'], [262, 236], [268, 214], [256, 190], [278, 188], [288, 158, 'sharp'], [304, 184], [326, 176], [320, 200], [334, 220], [312, 230], [304, 250]]);
  const leaf = [s.stroke('M276 276q8-14 8-22', '#7a2a14', 4), g.shape(leafShape, '#dd5a24', { reach: 26, gap: 3.6, angle: 62, light: '#f59a3c', dark: '#a83018' }), s.stroke('M283 256Q292 216 290 172M288 226l-22-16M290 212l26-14M287 238l24-10', '#8a2414', 2.6), s.path(limb([[300, 340, 12], [292, 300, 7], [284, 274, 4]]), bark)];

  // Those who wait: some hope, some have laid money on it.
  const chair = (/** @type {number} */ x, /** @type {number} */ m) => s.stroke(`M${x - m * 16} 470v84M${x - m * 16} 520h${m * 34}v36`, '#26221f', 4);
  const up = (/** @type {any} */ who, /** @type {number} */ x, /** @type {boolean} */ flip, /** @type {number} */ size) => clothed(s, { head: [0, -70], neck: [1, -60], chest: [0, -48], hip: [-4, -27], nearArm: [[6, -39], [13, -31]], farArm: [[8, -41], [17, -34]], nearLeg: [[17, -27], [18, -3]], farLeg: [[20, -29], [24, -4]] }, { skin: '#e9b892', bottom: '#26303a', gaze: [0.7, -1], ...who }, { x, y: 562, size, flip, rim: '#f3edcb', from: [0.9, -0.6] });
  const crowd = [
    s.path('M-10 548q210-18 420 0V610H-10z', '#56705c'), g.dry((x, y) => clamp((y - 540) / 80), '#3c5548', { area: [0, 544, 400, 56], angle: 2, gap: 5, width: 4, patch: [40, 5] }),
    s.path([[60, 570], [104, 582], [300, 574], [350, 586], [150, 592], [262, 590], [24, 588]].map(([x, y]) => egg(x, y, 9, 4)).join(''), '#b5682c'),
    chair(58, 1), chair(110, 1), chair(342, -1),
    up({ top: '#7a3048', hat: 'felt', hatColour: '#3c1c2c', feel: 'calm' }, 62, false, 134), up({ top: '#c98f3c', hair: '#efe8e2', hairdo: 'bun', cut: 'skirt', bottom: '#6b4a20', feel: 'afraid' }, 116, false, 126), up({ top: '#2f5f74', skin: '#b87c52', beard: '#20181a', feel: 'stern' }, 338, true, 138),
  ];
  // The last row, from behind.
  const back = (/** @type {number} */ x, /** @type {number} */ r, /** @type {string} */ hair, /** @type {string} */ coat) => s.path(blob([[x - r * 2.1, 620, 'sharp'], [x - r * 1.9, 576], [x - r * 0.7, 556], [x + r * 0.7, 556], [x + r * 1.9, 576], [x + r * 2.1, 620, 'sharp']]), coat) + s.path(egg(x, 546, r, r * 1.12), hair) + g.dry((px, py) => (Math.hypot(px - x, py - 546) < r ? clamp((px - x) / r) : 0), shade(hair, 0.18), { area: [x - r, 546 - r, r * 2, r * 2], angle: 70, gap: 4, width: 2.6 });
  const row = [back(34, 24, '#1d1a20', '#222d38'), back(178, 26, '#4a2a1c', '#2b2430'), back(268, 23, '#8a8a8c', '#1e2a30'), back(374, 26, '#2a1c18', '#2b2430'), s.path(blob([[146, 536], [152, 528], [166, 526], [164, 508], [180, 500], [196, 510], [194, 526], [208, 530], [208, 538], [178, 544]]), '#15161c')];
  return s.picture(sky, tree, hole, arm, leaf, crowd, row);
}

// @ts-check
import { shade } from '../studio/colour.js';
import { clamp } from '../studio/marks.js';
import { blob, egg, limb, line, polygon } from '../studio/path.js';
import { gouache } from '../studio/hands.js';
import { front, shoe, spread } from '../motifs/second-a.js';

export const scene = 'A great skirt fills the card; a child peeps from behind it, and in its folds hide others who have long grown up.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('coralBay');
  const g = gouache(s, { from: [-1, -0.5] });
  const [coral, deep, light] = ['#e2604a', '#8f2a3a', '#f79a74'];
  const room = [g.ground('#8fd0d0', [[300, 200, '#d9ecd0']]), s.path('M0 520H400V600H0z', '#c99a5c'), g.dry((x, y) => (y > 520 ? 0.5 : 0), '#a87840', { area: [0, 522, 400, 78], angle: 2, gap: 7, width: 5, patch: [70, 7] }), s.stroke('M0 520H400', '#8a6238', 4), s.path(polygon([[6, 60], [70, 54], [72, 200], [8, 204]]), '#f7f2dc'), s.path(polygon([[14, 70], [63, 65], [64, 190], [15, 194]]), '#bfe6ea')];
  // Somebody has come in: two polished shoes, a stick, a hand with a sweet.
  const visitor = [
    s.path(limb([[14, 400, 40], [10, 470, 34], [12, 540, 30]]), '#33405c'), s.path(limb([[-14, 410, 40], [-18, 480, 34], [-14, 552, 30]]), '#28334c'), g.shape(shoe(20), '#2a1c20', { spot: { x: 8, y: 562, size: 106 }, reach: 12, light: '#7a5a58' }), g.shape(shoe(20), '#2a1c20', { spot: { x: -18, y: 582, size: 110 }, reach: 12, light: '#7a5a58' }),
    s.group([g.shape(limb([[-20, 300, 46], [20, 320, 36], [44, 330, 28]]), '#33405c', { reach: 14, angle: 20 }), s.path(limb([[44, 330, 24], [62, 332, 22]]) + limb([[60, 324, 10], [80, 318, 8]]) + limb([[62, 334, 10], [82, 332, 8]]) + limb([[58, 342, 10], [76, 342, 8]]), '#dba27c'), s.stroke('M78 326L98 300', '#fff6e6', 4), s.path(egg(104, 292, 17), '#f7d24c'), s.stroke('M104 292q8-6 4-12t-14 2-2 18 20 4', '#d6385a', 4)], 'transform="translate(-44 96)"'),
  ];
  const skirt = blob([[176, -20, 'sharp'], [420, -20, 'sharp'], [420, 560, 'sharp'], [360, 572], [300, 558], [240, 574], [180, 560], [120, 572], [84, 556, 'sharp'], [104, 440], [130, 280], [156, 120]]);
  const folds = [line([[196, 20], [176, 160], [160, 320], [140, 560]]), line([[240, 30], [228, 180], [222, 340], [214, 566]]), line([[300, 30], [302, 180], [296, 340], [300, 560]]), line([[356, 30], [364, 180], [366, 340], [376, 564]])];
  const cloth = [
    g.shape(skirt, coral, { angle: 84, reach: 60, light, dark: deep, gap: 5 }), folds.map((d, i) => s.stroke(d, deep, 9 - i) + s.stroke(d, light, 3, 0.8).replace('<path', '<path transform="translate(-9 0)"')),
    // Flowers of the print go over the folds.
    [[200, 90], [270, 70], [330, 110], [392, 60], [186, 210], [258, 190], [330, 230], [396, 190], [152, 460], [196, 520], [262, 520], [336, 500], [392, 540], [252, 268], [392, 300], [180, 380]].map(([x, y], i) => s.path([0, 1, 2, 3, 4].map((k) => egg(x + Math.cos(k * 1.257 + i) * 9, y + Math.sin(k * 1.257 + i) * 9, 6.4)).join(''), i % 3 ? '#fde8c8' : '#f7c04c') + s.path(egg(x, y, 4.6), '#b02a44')), s.stroke('M210 104q14 12 12 26M282 84q12 10 10 24M340 124q14 10 12 24M196 224q12 12 8 24M344 246q12 10 8 22M164 474q10 12 6 24M276 534q10 10 6 20', '#5f9a7c', 4),
    s.stroke(line([[86, 552], [120, 566], [180, 554], [240, 568], [300, 552], [360, 566], [410, 554]]), '#fde8c8', 8),
  ];
  const tones = (/** @type {string} */ hair) => ({ light: '#fffdf4', frame: '#3a1820', near: hair, accent: '#ea8468' });
  /** A face in a fold: what is left of the edge is cloth. @param {string} edge @param {any} look @param {string} skin @param {string} hair @param {any} spot @param {import('../studio/studio.js').Markup} [more] */
  const hidden = (edge, look, skin, hair, spot, more = '') => [s.within(edge, [s.path(edge, '#4a1424'), g.shape(front({ line: 2, ...look }), skin, { spot, angle: 70, reach: 14, tones: tones(hair) }), more]), s.stroke(edge, deep, 5)];
  const grown = [
    hidden(blob([[222, 290, 'sharp'], [262, 320], [280, 380], [268, 440], [218, 470, 'sharp'], [222, 380]]), { hair: 'short', look: [-1, 0.1], mouth: -0.2, brow: 0.8 }, '#dba27c', '#3a2418', { x: 226, y: 378, size: 124, turn: 4 }, s.path(blob([[192, 404], [216, 394], [230, 400], [246, 394], [266, 406], [248, 412], [230, 408], [212, 412]]), '#3a2418')),
    hidden(blob([[366, 320, 'sharp'], [336, 350], [328, 400], [344, 450], [370, 476, 'sharp'], [364, 400]]), { hair: 'bald', age: 'old', look: [-1, 0.4], mouth: -0.4, brow: 1 }, '#eeb994', '#f3efe4', { x: 374, y: 398, size: 110, turn: -4 }, s.stroke('M340 392a15 13 0 1 0 30 0a15 13 0 1 0-30 0', '#5a3a2a', 3)),
    hidden(blob([[300, 96, 'sharp'], [332, 118], [344, 156], [334, 196], [300, 214, 'sharp'], [303, 150]]), { hair: 'bun', eye: 'wide', look: [-1, 0.3], mouth: 0, brow: 0.7 }, '#a8683f', '#20140f', { x: 300, y: 156, size: 92 }),
  ];
  // The child, who does it for the first time.
  const child = [
    g.shape(front({ age: 'child', hair: 'fringe', look: [-0.9, -0.1], mouth: -0.1, brow: 0.7, line: 1.9 }), '#f6cca4', { spot: { x: 126, y: 300, size: 124, turn: -8 }, angle: 66, reach: 22, tones: tones('#c9742c') }),
    s.path(limb([[126, 350, 50], [112, 440, 66], [106, 520, 72]]), '#3f7fa0'), s.path(limb([[88, 520, 16], [86, 548, 14]]) + limb([[116, 522, 16], [116, 552, 14]]), '#f6cca4'), g.shape(shoe(10), '#d6385a', { spot: { x: 84, y: 566, size: 60, flip: true }, reach: 8 }), g.shape(shoe(10), '#d6385a', { spot: { x: 116, y: 570, size: 60, flip: true }, reach: 8 }),
  ];
  const clutch = [g.shape(limb([[118, 410, 24], [142, 424, 20], [164, 416, 18]]), '#4f92b4', { reach: 8 }), s.path([0, 1, 2, 3].map((i) => limb([[162, 404 + i * 8, 9], [182, 402 + i * 8, 8]])).join(''), '#f6cca4'), s.stroke('M166 408l14-1M166 416l14-1M166 424l14-1', '#c98a68', 1.8)];
  // Her hand comes down; she does not look.
  const apron = g.shape(blob([[150, -20, 'sharp'], [210, -20, 'sharp'], [200, 20], [176, 26], [150, 14]]), '#fde8c8', { reach: 12 });
  const mother = [apron, g.shape(limb([[196, -30, 60], [176, 60, 46], [156, 130, 34]]), shade('#2f6f7c', 0.02), { angle: 76, reach: 20, light: '#6fb0b0' }), s.stroke('M140 126l36 10', '#fde8c8', 9), g.shape(spread({ spread: 8, curl: 0.1, thumb: 44, arm: 24, width: 1.1 }), '#eeb78e', { spot: { x: 150, y: 152, size: 92, turn: 194 }, angle: 60, reach: 14, tones: { light: '#fbdcc4', frame: '#9a5a44' } })];
  return s.picture(room, visitor, child.slice(1), cloth, grown, child.slice(0, 1), clutch, mother, g.dry((x, y) => clamp((x - 340) / 80) * 0.5, deep, { area: [330, 0, 70, 600], angle: 86, gap: 8, width: 5, patch: [60, 8] }));
}

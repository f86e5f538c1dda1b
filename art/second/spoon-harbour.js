// @ts-check
import { shade } from '../studio/colour.js';
import { clamp } from '../studio/marks.js';
import { blob, box, egg, limb, polygon } from '../studio/path.js';
import { gouache } from '../studio/hands.js';
import { clothed } from '../motifs/clothed-people.js';

export const scene = 'Seen from inside a mouth: between the teeth comes a spoon of soup with somebody rowing in it; on the tongue boats lie moored and a lamp burns.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('blossom');
  const g = gouache(s, { from: [0, -1] });
  // Outside it is noon in a kitchen.
  const outside = [
    s.path('M0 0H400V600H0z', '#f6e9c4'), s.path(box(30, 150, 120, 150), '#bfe0dc'), s.stroke('M90 150v150M30 222h120', '#fffaf0', 9), s.stroke('M30 150h120v150H30z', '#fffaf0', 9), s.path('M0 330H400V460H0z', '#e2b878'), g.dry((x, y) => (y < 330 ? clamp((x - 160) / 300) : 0.3), '#efd39a', { area: [0, 100, 400, 320], angle: 78, gap: 6, width: 5, patch: [40, 6] }),
    s.path(box(270, 190, 90, 10), '#c98f52'), s.path(box(280, 150, 22, 40) + box(312, 160, 18, 30), '#7fb0b8') , s.path(egg(345, 178, 12), '#d8543c'),
  ];
  // The hand that brings it is far off and kind.
  const hand = [g.shape(limb([[420, 300, 62], [372, 296, 52], [334, 288, 40]]), '#a8507a', { reach: 18, angle: 10 }), g.shape(blob([[340, 270], [316, 262], [296, 270], [292, 286], [300, 304], [326, 310], [344, 302]]), '#eeb48e', { reach: 14, angle: 30, light: '#ffd9b8', dark: '#b5714f' }), s.stroke('M298 278l20 2M298 290l20 0', '#b5714f', 3)];
  const bowl = blob([[66, 326], [78, 300], [126, 288], [190, 284], [250, 288], [284, 300], [290, 318], [270, 356], [210, 386], [146, 384], [90, 362]]);
  const spoon = [
    g.shape(limb([[262, 312, 20], [292, 292, 15], [320, 280, 13]]), '#b9c0c6', { reach: 7, angle: 8, light: '#ffffff', dark: '#7d868f' }), g.shape(bowl, '#aab3ba', { reach: 40, gap: 4, angle: 20, light: '#f4f6f4', dark: '#626c78' }),
    s.path(egg(178, 318, 98, 25), '#d9822f'), g.dry((x, y) => clamp(1 - Math.hypot((x - 178) / 96, (y - 318) / 24)) * 1.4, '#f0aa4a', { area: [80, 292, 200, 52], angle: 2, gap: 4, width: 3 }), s.path(egg(108, 316, 13, 5) + egg(248, 312, 10, 4), '#f6cf7a'), s.path(egg(226, 330, 9, 5) + egg(126, 330, 7, 4), '#5f9a4a'),
  ];
  const rower = [
    clothed(s, 'row', { skin: '#d99a72', top: '#2f6f86', bottom: '#26303e', hat: 'cap', hatColour: '#c23f3a', feel: 'glad', gaze: [-1, 0.1], beard: '#efe6da' }, { x: 176, y: 322, size: 104, flip: true }), g.shape(blob([[116, 300, 'sharp'], [150, 312], [200, 313], [240, 300, 'sharp'], [226, 328], [180, 336], [134, 328]]), '#7a3f28', { reach: 9, angle: 4, light: '#b9703e', dark: '#4f2418' }), s.stroke('M160 286L112 330', '#f2d9a4', 5), s.path(egg(110, 332, 6, 11, 40), '#f2d9a4'),
  ];
  // Lips of the world: gum and teeth above and below.
  const flesh = '#8f2440';
  const hole = blob([[200, 132], [290, 142], [356, 190], [384, 270], [372, 352], [318, 408], [200, 424], [82, 408], [28, 352], [16, 270], [44, 190], [110, 142]]);
  const rim = s.define((i) => `<mask id="${i}"><path d="M-9 -9H409V609H-9z" fill="#fff"/><path d="${hole}"/></mask>`);
  const cheeks = `<g mask="url(#${rim})">${[
    s.path('M0 0H400V600H0z', flesh), s.path(blob([[200, 84], [310, 100], [392, 170], [430, 270], [410, 390], [330, 450], [200, 470], [70, 450], [-10, 390], [-30, 270], [8, 170], [90, 100]]), '#c24a62'), g.dry((x, y) => clamp(1.5 - Math.hypot((x - 200) / 230, (y - 280) / 200)) * 0.9, '#dd7284', { angle: 84, gap: 6, width: 5, patch: [34, 6], area: [0, 60, 400, 420] }), g.dry((x, y) => clamp(Math.hypot((x - 200) / 230, (y - 280) / 230) - 0.95), '#5c1430', { angle: 70, gap: 6, width: 5, patch: [40, 6] }),
  ].join('')}</g>`;
  const tooth = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ w, /** @type {number} */ h, /** @type {number} */ turn) => g.shape({ d: blob([[-w / 2, 0], [-w * 0.46, h * 0.7], [-w * 0.3, h], [w * 0.3, h], [w * 0.46, h * 0.7], [w / 2, 0], [0, -h * 0.18]]) }, '#f3ead6', { spot: { x, y, size: 100, turn }, reach: 12, gap: 4, angle: 84, light: '#ffffff', dark: '#cdb9a8' });
  const teeth = [[38, 214, 40, 46, -50], [66, 170, 44, 52, -36], [106, 142, 48, 58, -20], [152, 128, 50, 66, -7], [203, 124, 54, 70, 0], [254, 128, 50, 66, 7], [298, 142, 48, 58, 20], [338, 172, 44, 52, 36], [364, 216, 40, 46, 50]].map(([x, y, w, h, t]) => tooth(x, y, w, h, t));
  const lower = [[44, 362, 38, 42, 220], [82, 400, 42, 46, 206], [128, 424, 44, 50, 192], [176, 434, 44, 52, 184], [224, 434, 44, 52, 176], [272, 424, 44, 50, 168], [318, 400, 42, 46, 154], [356, 362, 38, 42, 140]].map(([x, y, w, h, t]) => tooth(x, y, w, h, t));
  // The tongue is the quay.
  const tongue = g.shape(blob([[-20, 640, 'sharp'], [0, 540], [60, 470], [140, 446], [196, 452], [250, 444], [336, 468], [400, 540], [420, 640, 'sharp']]), '#e0798c', { reach: 60, gap: 5, angle: 86, light: '#f2a3ac', dark: '#a83c5c' });
  const furrow = s.stroke('M198 456Q190 520 200 610', '#b04c68', 7);
  const moored = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ k, /** @type {string} */ colour, /** @type {number} */ turn) => s.group([s.path(blob([[-44, -14, 'sharp'], [-20, -6], [20, -6], [44, -14, 'sharp'], [32, 12], [0, 18], [-32, 12]]), colour), s.path(blob([[-38, -11, 'sharp'], [0, -16], [38, -11, 'sharp'], [20, -5], [-20, -5]]), '#3c1626'), s.stroke('M-34 4q34 10 68 0', shade(colour, 0.15), 4), s.stroke('M-26-10l34-14', '#f2d9a4', 4)], `transform="translate(${x} ${y}) rotate(${turn}) scale(${k})"`);
  const quay = [
    s.path(egg(300, 470, 76, 60), '#ffd27a', 'opacity=".35"'), s.path(egg(300, 466, 40, 34), '#ffe6a8', 'opacity=".6"'),
    s.stroke('M300 560V452', '#4a1a26', 7), s.path(polygon([[288, 436], [312, 436], [308, 464], [292, 464]]), '#fff3c0'), s.stroke('M288 436h24l-4 28h-16zM300 436v-10M284 436q16-14 32 0', '#4a1a26', 4),
    s.path(polygon([[240, 548], [388, 536], [400, 566], [236, 580]]), '#7a3f28'), s.stroke('M262 547l-4 30M290 545l-2 30M318 542l0 30M346 540l4 30M372 538l8 28', '#4f2418', 3),
    moored(84, 520, 0.9, '#3f6f9a', -10), moored(150, 574, 1.15, '#d8943c', 6), moored(62, 584, 1.05, '#5c8a52', -4), s.stroke('M200 566Q226 572 244 560M122 516Q180 520 240 552', '#f2d9a4', 2.6),
    // One who came before sits and waves, not quite to us.
    clothed(s, { head: [3, -69], neck: [1, -60], chest: [0, -48], hip: [-4, -27], nearArm: [[12, -58], [18, -76]], farArm: [[8, -41], [17, -34]], nearLeg: [[17, -27], [18, -3]], farLeg: [[20, -29], [24, -4]] }, { skin: '#9fae8e', top: '#f0e4d0', bottom: '#5a4a52', hair: '#e8e2dc', beard: '#e8e2dc', feel: 'calm', gaze: [0.2, -1] }, { x: 346, y: 566, size: 112, flip: true }),
  ];
  const uvula = g.shape(blob([[120, -20, 'sharp'], [160, 20], [182, 46], [186, 84], [200, 102], [215, 84], [218, 46], [240, 20], [280, -20, 'sharp']]), '#a02c4a', { reach: 20, gap: 4, angle: 80, light: '#cf5a70', dark: '#5c1430' });
  return s.picture(outside, hand, spoon, rower, cheeks, lower, teeth, tongue, furrow, quay, uvula);
}

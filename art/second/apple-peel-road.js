// @ts-check
import { shade } from '../studio/colour.js';
import { clamp } from '../studio/marks.js';
import { blob, box, egg, limb, line, polygon } from '../studio/path.js';
import { gouache } from '../studio/hands.js';
import { fist, spread } from '../motifs/second-a.js';

export const scene = 'Old hands peel an apple; the peel runs down as a red road with a cyclist on it, and under the peel the apple is a night with one lit window.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('mintMorning');
  const g = gouache(s, { from: [-0.7, -1] });
  const [red, deep, skin] = ['#d63a2c', '#8f1f22', '#e9b088'];
  const morning = [
    g.ground('#cfeee2', [[130, 160, '#e9f3c9']]),
    // Hills below the hands.
    g.shape(blob([[-20, 420], [60, 386], [160, 400], [260, 372], [420, 400], [420, 620, 'sharp'], [-20, 620, 'sharp']]), '#a6d6a0', { angle: 10, reach: 60, light: '#d3edb4', dark: '#84c094' }), g.shape(blob([[-20, 500], [90, 462], [200, 476], [320, 446], [420, 470], [420, 620, 'sharp'], [-20, 620, 'sharp']]), '#6fb58a', { angle: 8, reach: 50, light: '#9fd09a', dark: '#4f9a7c' }), g.shape(blob([[-20, 566], [120, 540], [260, 556], [420, 530], [420, 620, 'sharp'], [-20, 620, 'sharp']]), '#3f8a72', { angle: 6, reach: 40, light: '#6fb58a', dark: '#2f6f62' }),
    [[48, 410, 1], [70, 416, 0.8], [352, 396, 1], [330, 404, 0.7], [376, 476, 1.3], [24, 492, 1.2]].map(([x, y, k]) => s.path(blob([[x, y - 34 * k], [x + 12 * k, y - 12 * k], [x + 8 * k, y], [x - 8 * k, y], [x - 12 * k, y - 12 * k]]), '#3f8a72') + s.stroke(`M${x} ${y + 6}v-16`, '#2a5a4a', 3)),
  ];
  // The road of peel.
  const spine = /** @type {[number, number, number][]} */ ([[268, 226, 30], [306, 290, 34], [252, 346, 32], [140, 366, 32], [86, 414, 38], [150, 460, 44], [274, 476, 50], [318, 530, 60], [210, 590, 76], [120, 640, 90]]);
  const peel = [
    s.path(limb(spine), '#4f3a3a', 'opacity=".3" transform="translate(8 10)"'), g.shape(limb(spine), red, { angle: 30, reach: 22, light: '#f26a4a', dark: deep, gap: 4 }),
    s.stroke(line([[282, 224], [322, 292], [258, 362], [146, 382], [106, 414], [156, 440], [280, 452], [346, 532], [232, 626]]), '#f7e3a8', 6), `<path d="${line([[290, 292], [244, 344], [140, 366], [88, 414], [150, 460], [274, 476], [316, 530], [210, 590]])}" fill="none" stroke="#fbe9c8" stroke-width="3" stroke-dasharray="14 12"/>`,
  ];
  const spot = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ size, /** @type {number} */ turn, flip = false) => ({ x, y, size, turn, flip });
  const tones = { light: '#f6d3b8', frame: '#9a5a3e' };
  const left = g.shape(spread({ spread: 5, thumb: 30, arm: 80, width: 1.2 }), skin, { spot: spot(28, 286, 190, 62, true), angle: 40, reach: 26, light: '#f7cfa8', dark: '#c07e58', tones });
  const sleeve = (/** @type {[number, number][]} */ points, /** @type {string} */ cuff) => g.shape(polygon(points), '#4a6fa8', { angle: 60, reach: 30, light: '#7fa0cc', dark: '#33508a' }) + s.stroke(cuff, '#f6f2e4', 10);
  // The apple: red still above and below, night where it is bare.
  const apple = blob([[196, 84], [244, 66], [296, 98], [308, 164], [280, 232], [232, 262], [196, 254], [158, 262], [112, 230], [88, 164], [102, 98], [150, 66]]);
  const bare = blob([[84, 150, 'sharp'], [150, 128], [230, 132], [316, 108, 'sharp'], [316, 200], [286, 232, 'sharp'], [200, 214], [110, 222, 'sharp']], 0.9);
  const fruit = [
    s.path(apple, '#4f3a3a', 'opacity=".3" transform="translate(10 12)"'), g.shape(apple, red, { angle: 70, reach: 60, light: '#f58a5a', dark: deep }),
    s.within(apple, [
      s.path(bare, '#152450'), g.dry((x, y) => clamp((y - 150) / 90), '#2c4a86', { area: [80, 130, 240, 100], angle: 4, gap: 4.6, width: 4, patch: [40, 4.6] }),
      s.stroke(bare, '#f7e3a8', 7), s.stroke('M120 160h0M146 148h0M178 158h0M206 146h0M288 146h0M270 164h0M132 182h0M160 176h0M232 158h0', '#fdf2cc', 3.4),
      s.path('M80 216q60-30 110-14t130-18v60H80z', '#0e1838'), s.path(polygon([[196, 204], [196, 178], [214, 162], [234, 178], [234, 204]]), '#0a1230'), s.path(box(209, 182, 13, 15), '#fbc84c'), s.stroke('M215 182v15M209 189h13', '#0a1230', 2), s.stroke('M226 168v-10', '#0a1230', 5),
    ]),
    s.path(blob([[176, 84], [196, 98], [222, 82], [198, 92]]), deep), s.path(limb([[198, 92, 8], [202, 66, 7], [216, 46, 9]]), '#5a3a24'), g.shape(blob([[208, 62], [232, 36], [272, 36, 'sharp'], [254, 66], [222, 72]]), '#5fa04a', { reach: 12, angle: 20 }),
  ];
  const thumb = g.shape(limb([[60, 262, 40], [84, 216, 30], [106, 186, 22]]), skin, { angle: 40, reach: 14, light: '#f7cfa8', dark: '#c07e58' }) + s.path(egg(105, 187, 7, 9, 30), '#f6d3b8') + s.stroke('M78 222q10 0 14 8M82 212q8 0 12 6', '#9a5a3e', 2.4);
  // The knife stands where the peel begins.
  const knife = [s.path(polygon([[330, 224], [262, 168], [252, 150], [274, 152], [344, 208]]), '#dfe6ea'), s.path(polygon([[330, 224], [262, 168], [252, 150], [334, 216]]), '#a9b6c0'), s.path(limb([[330, 212, 20], [372, 250, 22]]), '#5a3a24')];
  const right = g.shape(fist(90), shade(skin, -0.01), { spot: spot(396, 262, 170, -58), angle: 50, reach: 22, light: '#f7cfa8', dark: '#c07e58', tones });
  const finger = g.shape(limb([[362, 196, 28], [326, 178, 24], [300, 176, 18]]), skin, { angle: 20, reach: 10, light: '#f7cfa8', dark: '#c07e58' }) + s.path(egg(299, 176, 7, 6), '#f6d3b8') + s.stroke('M330 168q-4 8 0 18M350 180l-4 16', '#9a5a3e', 2.4);
  // The cyclist, small, and going up.
  const rider = s.group([s.stroke(egg(-13, -9, 9) + egg(14, -9, 9), '#1f2a3a', 2.6), s.stroke('M-13-9L-4-22 10-22 14-9M-4-22L2-9H-13M10-22l-2-6h6', '#1f2a3a', 2.4), s.stroke('M-5-26L2-18-1-8', '#2c3a5c', 5), s.path(limb([[-5, -26, 9], [3, -42, 10]]), '#f0b53c'), s.stroke('M3-40L11-29', '#f0b53c', 4), s.path(egg(7, -50, 6.4), '#f0c8a4'), s.path(blob([[0, -52], [6, -59], [14, -54], [18, -52], [6, -53]]), '#1f2a3a'), s.path(limb([[-2, -42, 4], [-14, -46, 5], [-22, -42, 2]]), '#d63a2c')], 'transform="translate(176 464) rotate(9) scale(-1.05 1.05)"');
  return s.picture(morning, peel, rider, left, sleeve([[-20, 300], [20, 258], [60, 330], [0, 420], [-20, 420]], 'M20 262L58 330'), fruit, thumb, knife, right, finger, sleeve([[420, 220], [390, 258], [398, 330], [420, 340]], 'M390 258L400 332'));
}

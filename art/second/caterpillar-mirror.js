// @ts-check
import { clamp } from '../studio/marks.js';
import { blob, egg, limb, polygon } from '../studio/path.js';
import { gouache } from '../studio/hands.js';

export const scene = 'A caterpillar stands before a gilded frame and tries on wings of petals; what it takes for a mirror is a butterfly on a pin, and an empty frame lies ready beside it.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('blossom');
  const g = gouache(s, { from: [0.9, -0.8] });
  const evening = [
    s.path('M0 0H400V600H0z', '#f2b9a6'), s.path('M0 0H400V150Q200 200 0 140z', '#dc94ac'), g.dry((x, y) => clamp(1 - Math.abs(y - 150) / 110), '#e9a8a6', { area: [0, 60, 400, 190], angle: -6, gap: 7, width: 5.4, patch: [60, 7], shortest: 18 }), g.dry((x, y) => clamp(0.9 - Math.hypot(x - 380, y - 260) / 260), '#fbdcae', { area: [120, 100, 280, 340], angle: 10, gap: 7, width: 5.4, patch: [50, 7], shortest: 16 }),
    // Blades, far and out of focus.
    [[20, 560, 40, 120, 16], [70, 560, 50, 200, 13], [360, 560, 380, 100, 15], [330, 560, 318, 40, 12], [140, 560, 128, 90, 11], [260, 560, 274, 60, 11], [396, 560, 390, 200, 12]].map(([x, y, u, v, w]) => s.path(limb([[x, y, w], [(x + u) / 2 - 8, (y + v) / 2, w * 0.7], [u, v, 2]]), '#a8a878')),
    s.path('M0 470Q200 440 400 468V600H0z', '#6f8a5a'), g.dry((x, y) => clamp((y - 450) / 150), '#4a6a48', { area: [0, 456, 400, 144], angle: 80, gap: 7, width: 4.4, patch: [20, 7] }),
  ];
  // The frame leans against a mushroom.
  const shroom = [g.shape(limb([[356, 520, 40], [352, 440, 32], [350, 380, 34]]), '#f0e2d0', { reach: 14, gap: 4, angle: 86, light: '#fffaf0', dark: '#b9a494' }), g.shape(blob([[270, 150], [290, 90], [340, 56], [400, 60], [430, 100], [430, 170], [360, 184], [290, 176]]), '#b5405a', { reach: 30, gap: 4.4, angle: 30, light: '#e0768a', dark: '#7a2440' }), s.path(egg(320, 112, 11, 9) + egg(360, 90, 13, 10) + egg(374, 136, 10, 8) + egg(304, 150, 8, 6), '#f8e6dc')];
  const outer = polygon([[190, 156], [372, 132], [384, 472], [204, 496]]);
  const glass = polygon([[212, 182], [350, 164], [360, 446], [226, 466]]);
  const frame = [
    s.path(outer, '#3a2a38', 'opacity=".35" transform="translate(-14 12)"'), g.shape(outer, '#d9a03a', { reach: 26, gap: 4, angle: 70, light: '#f8d878', dark: '#8a5a1c' }), s.stroke('M200 168L362 146L372 462L214 484z', '#8a5a1c', 4), s.path([[190, 156], [372, 132], [384, 472], [204, 496]].map(([x, y]) => egg(x, y, 13, 12)).join(''), '#e9b64c'), s.path([[190, 156], [372, 132], [384, 472], [204, 496]].map(([x, y]) => egg(x + 2, y - 2, 6)).join(''), '#fbe6a0'), g.shape(glass, '#f3ecd8', { reach: 0, light: '', dark: '' }), g.dry((x, y) => (x > 214 && x < 356 && y > 176 && y < 458 ? clamp((x + y - 480) / 260) * 0.6 : 0), '#d9d0ba', { area: [214, 170, 146, 290], angle: 60, gap: 7, width: 5, patch: [40, 7] }),
  ];
  // The butterfly in it: perfect, and quite flat.
  const blue = '#3f5fb0';
  const wing = (/** @type {1 | -1} */ m) => [blob([[288 + m * 5, 296, 'sharp'], [288 + m * 22, 238], [288 + m * 52, 216], [288 + m * 62, 236], [288 + m * 58, 284], [288 + m * 34, 308]]), blob([[288 + m * 5, 306, 'sharp'], [288 + m * 40, 312], [288 + m * 54, 340], [288 + m * 42, 376], [288 + m * 20, 370], [288 + m * 8, 340]])];
  const butterfly = [s.path([...wing(1), ...wing(-1)].join(''), '#7a7060', 'opacity=".4" transform="translate(-8 8)"'), [1, -1].map((m) => wing(/** @type {1 | -1} */ (m)).map((d, i) => g.shape(d, i ? '#e0783a' : blue, { reach: 22, gap: 3.6, angle: m > 0 ? 40 : 130, light: i ? '#f8b05c' : '#7f9fe0', dark: i ? '#a8481f' : '#24387a' }))), s.path(egg(330, 248, 7) + egg(246, 252, 7) + egg(322, 346, 6) + egg(256, 348, 6), '#f8ecc8'), s.path(egg(330, 248, 3.4) + egg(246, 252, 3.4) + egg(322, 346, 3) + egg(256, 348, 3), '#1f1a2a'), s.path(limb([[288, 268, 9], [288, 300, 12], [288, 366, 5]]), '#2a2230'), s.stroke('M286 264q-8-20-20-28M290 264q8-20 20-30', '#2a2230', 2.4), s.stroke('M284 278h0M292 278h0', '#f8ecc8', 3), s.path(egg(292, 300, 7), '#f0f2f4'), s.stroke('M290 297h0', '#fff', 4), s.stroke('M288 306l-6 12', '#5a5460', 2), s.path(polygon([[262, 412], [318, 405], [320, 430], [264, 438]]), '#fffaf0'), s.stroke('M270 420l40-5M271 428l28-3', '#8a7a6a', 2.4)];
  // A streak over the glass: enough to be deceived.
  const shine = s.path(polygon([[226, 180], [252, 176], [232, 300], [220, 330]]) + polygon([[262, 175], [270, 174], [240, 350], [232, 360]]), '#ffffff', 'opacity=".4"');
  // The caterpillar: on its hind legs, as tall as it can.
  const green = '#8fb84a';
  const rings1 = [[30, 566, 34], [66, 560, 36], [100, 540, 37], [118, 504, 37], [118, 462, 37], [110, 420, 37], [108, 378, 36]];
  const petal = (/** @type {number} */ turn, /** @type {number} */ k) => g.shape({ d: blob([[0, 0, 'sharp'], [-24, -34], [-30, -76], [-10, -104], [18, -98], [30, -66], [20, -28]]) }, '#f08aa8', { spot: { x: 98, y: 424, size: 100 * k, turn }, reach: 24, gap: 3.8, angle: 70 + turn, light: '#fcc4d0', dark: '#c04f78' });
  const worm = [
    s.path(egg(70, 596, 76, 12), '#26361f', 'opacity=".4"'), petal(-54, 1), petal(-100, 0.78), rings1.map(([x, y, r], i) => g.shape(egg(x, y, r, r * 0.92), i % 2 ? green : '#a5c85a', { reach: 18, gap: 3.8, angle: 50, light: '#d9ec8a', dark: '#567a2c' }) + s.path(egg(x - 8, y - 6, 5), '#e0542f')),
    s.path([[138, 524], [144, 486], [140, 444], [48, 592], [84, 588]].map(([x, y]) => limb([[x - 4, y, 10], [x + 12, y + 4, 5]])).join(''), '#567a2c'), s.stroke('M92 424q26 12 46-4M86 412l40 22', '#fff4dc', 2.6),
    g.shape(egg(122, 336, 42, 39), '#a5c85a', { reach: 24, gap: 4, angle: 56, light: '#dff09a', dark: '#567a2c' }), s.stroke('M108 302q-6-26-24-34M134 300q4-26-8-40', '#567a2c', 4.6), s.path(egg(82, 266, 7) + egg(125, 257, 7), '#e0542f'), s.path(egg(124, 328, 10, 11) + egg(151, 326, 9, 11), '#fffdf0'), s.path(egg(128, 328, 5.4) + egg(154, 326, 5.4), '#231c1a'), s.stroke('M126 325h0M152 323h0', '#fff', 3.4), s.stroke('M114 310q10-6 18-1M145 308q8-4 14 2', '#3f5a20', 3.4), s.stroke('M130 352q14 10 26-4', '#3f5a20', 4), s.path(egg(112, 348, 9, 6), '#e8946a', 'opacity=".7"'),
  ];
  // Beside the way: a frame without anything in it yet, and a cushion of pins.
  const ready = [s.path(polygon([[206, 542], [330, 520], [372, 566], [232, 596]]), '#b5802c'), s.path(polygon([[226, 546], [324, 530], [350, 562], [242, 584]]), '#efe6d0'), s.stroke('M206 542L330 520L372 566L232 596z', '#f0c860', 3), g.shape(egg(372, 566, 26, 19), '#7a2f6a', { reach: 12, gap: 3.6, angle: 40, light: '#b56aa0', dark: '#4a1a40' }), s.stroke('M362 552l-8-22M374 548v-26M386 552l8-20', '#e6ecee', 2.4), s.stroke('M354 528h0M374 520h0M395 530h0', '#f2f4f6', 7)];
  const near = s.path([[8, 620, -14, 430, 16], [30, 620, 40, 500, 12], [396, 620, 410, 470, 16], [180, 620, 174, 540, 9]].map(([x, y, u, v, w]) => limb([[x, y, w], [(x + u) / 2 + 5, (y + v) / 2, w * 0.7], [u, v, 2]])).join(''), '#2f4a34');
  return s.picture(evening, shroom, frame, butterfly, shine, ready, worm, near);
}

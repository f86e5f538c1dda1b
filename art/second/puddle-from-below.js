// @ts-check
import { clamp } from '../studio/marks.js';
import { blob, egg, limb, polygon } from '../studio/path.js';
import { gouache } from '../studio/hands.js';

export const scene = 'Looking up from inside a puddle in the rain: a goose dips its head, a child stands in rubber boots, and bare feet from below are set against the boots.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('stormGreen');
  const g = gouache(s, { from: [-0.3, -1] });
  // The mouth of the puddle is the sky; all around it is mud and dark water.
  const opening = blob([[196, 26], [290, 40], [364, 110], [384, 220], [350, 330], [270, 404], [170, 410], [80, 360], [26, 260], [34, 140], [100, 56]]);
  const sky = [
    s.path('M0 0H400V600H0z', '#1f3a3c'), g.dry((x, y) => clamp(Math.hypot(x - 200, y - 230) / 300 - 0.45), '#12262b', { angle: 30, gap: 7, width: 5.4, patch: [40, 7], shortest: 16 }), g.dry((x, y) => clamp((y - 380) / 260) * 0.5, '#2f5654', { area: [0, 380, 400, 220], angle: 84, gap: 9, width: 5, patch: [50, 9], shortest: 18 }),
    s.path(opening, '#4f7a72', 'transform="translate(200 225) scale(1.1) translate(-200 -225)"'), s.path(opening, '#a9c3b0'), s.within(opening, s.path(blob([[210, 20], [330, 60], [360, 190], [260, 260], [120, 220], [90, 100]]), '#cfdcc0'), g.dry((x, y) => clamp(1 - Math.hypot(x - 220, y - 120) / 190), '#e9ecd0', { area: [40, 20, 330, 300], angle: 18, gap: 7, width: 5.4, patch: [40, 7], shortest: 14 }), g.dry((x, y) => clamp((y - 240) / 160), '#7fa596', { area: [20, 220, 370, 200], angle: 12, gap: 7, width: 5.4, patch: [40, 7], shortest: 14 })),
  ];
  // The child, foreshortened: soles, then a coat, then a face far up.
  const coat = '#e8b42c';
  const child = s.within(opening,
    g.shape(blob([[226, 260], [222, 180], [240, 120], [280, 96], [322, 112], [346, 170], [348, 250], [320, 292], [250, 296]]), coat, { reach: 30, gap: 4.4, angle: 80, light: '#f8d866', dark: '#a8761c' }), s.path(limb([[238, 150, 30], [206, 172, 22], [196, 196, 16]]) + limb([[330, 150, 30], [362, 176, 22], [366, 204, 16]]), '#d49a22'), s.path(egg(195, 200, 9) + egg(366, 208, 9), '#eebc98'),
    g.shape(egg(282, 96, 36, 33), coat, { reach: 14, gap: 4, angle: 60, light: '#f8d866', dark: '#a8761c' }), s.path(egg(281, 103, 25, 23), '#eebc98'), s.path(egg(272, 102, 4.6) + egg(291, 102, 4.6), '#fff8e6'), s.path(egg(272, 104, 2.8) + egg(291, 104, 2.8), '#241a1c'), s.stroke('M266 94q6-4 11-1M287 93q6-3 11 1', '#7a4a2c', 2.8), s.path(egg(282, 117, 4.4, 5), '#8a3a34'), s.path(egg(282, 109, 3, 2.4), '#d98f70'), s.path(blob([[260, 90], [280, 80], [302, 90], [284, 88]]), '#6b3a20'));
  const sole = (/** @type {number} */ x, /** @type {number} */ turn) => s.group([s.path(blob([[-27, 40], [-31, 6], [-27, -34], [-14, -60], [6, -64], [24, -46], [28, -10], [25, 36], [14, 58], [-14, 60]]), '#7a1f20'), s.path(blob([[-22, 36], [-25, 6], [-22, -30], [-11, -53], [5, -57], [19, -42], [23, -10], [20, 32], [11, 50], [-11, 52]]), '#c8382f'), s.stroke('M-18-34L0-42L16-34M-20-20L0-28L20-20M-21-6L0-14L21-6M-17 26h34M-15 38h30', '#7a1f20', 5)], `transform="translate(${x} 306) rotate(${turn})"`);
  const boots = [sole(244, -6), sole(318, 9), s.stroke('M206 300q-8 16 0 36M356 296q10 18 0 40M214 372q66 14 132-4', '#e9ecd0', 3)];
  // The other one: of the colour of water.
  const pale = '#9fc2b8';
  const foot = (/** @type {1 | -1} */ m, /** @type {number} */ x) => [
    g.shape(limb([[x + m * 26, 660, 92], [x + m * 16, 560, 74], [x + m * 4, 470, 48], [x, 430, 42]]), pale, { reach: 22, gap: 4.4, angle: 84, light: '#cfe6d6', dark: '#5a8a86' }), g.shape(blob([[x - m * 24, 424], [x - m * 32, 390], [x - m * 30, 354], [x - m * 8, 344], [x + m * 18, 350], [x + m * 28, 380], [x + m * 26, 420], [x, 444]]), pale, { reach: 18, gap: 4, angle: 80, light: '#cfe6d6', dark: '#5a8a86' }),
    s.path([[-26, 348, 9], [-11, 339, 7.4], [2, 338, 7], [14, 342, 6.4], [24, 350, 6]].map(([dx, y, r]) => egg(x + m * dx, y, r, r * 1.25)).join(''), '#b9d6c8'), s.path([[-26, 343, 4], [-11, 333, 3.4], [2, 332, 3.2], [14, 336, 3], [24, 345, 2.8]].map(([dx, y, r]) => egg(x + m * dx, y, r, r)).join(''), '#e3f0e2'), s.stroke(`M${x - m * 14} 372q${m * 4} 24 0 50M${x + m * 2} 366q${m * 3} 26 0 50`, '#7fa8a0', 3),
  ];
  const other = [foot(1, 242), foot(-1, 320)];
  // The goose has only come for a drink. It has seen.
  const white = '#f3f1e4';
  const goose = [
    s.within(opening, s.path(blob([[26, 190], [60, 130], [120, 110], [170, 140], [176, 200], [130, 240], [70, 244]]), '#d3ddcd'), g.dry((x, y) => (Math.hypot((x - 100) / 76, (y - 180) / 60) < 1 ? 0.5 : 0), '#eef0e0', { area: [24, 116, 156, 130], angle: 30, gap: 6, width: 5, patch: [26, 6] }), s.path(blob([[60, 250], [50, 268], [66, 276], [84, 268], [80, 250]]) + blob([[116, 248], [112, 268], [128, 274], [144, 262], [134, 246]]), '#e08a2c')),
    g.shape(limb([[92, 222, 54], [76, 290, 46], [94, 360, 42], [120, 408, 44]]), white, { reach: 20, gap: 4, angle: 78, light: '#ffffff', dark: '#9fb3ae' }), g.shape(blob([[90, 404], [98, 374], [128, 368], [152, 390], [158, 424], [146, 450], [116, 452], [94, 434]]), white, { reach: 18, gap: 4, angle: 70, light: '#ffffff', dark: '#9fb3ae' }),
    g.shape(blob([[112, 442], [136, 434], [156, 444], [164, 474], [166, 508], [150, 522], [134, 510], [122, 478]]), '#e88a2a', { reach: 14, gap: 3.6, angle: 74, light: '#f8b45c', dark: '#a8521c' }), s.stroke('M134 446Q146 480 150 514', '#8a3f14', 3), s.path(egg(142, 456, 2.6, 5, -14), '#8a3f14'), s.path(egg(138, 408, 10, 11), '#ffffff'), s.path(egg(143, 408, 6, 7), '#1a2226'), s.stroke('M145 405h0', '#ffffff', 4), s.stroke('M126 396q12-8 24 0', '#8a978f', 3), s.path(egg(108, 414, 8, 10), '#d3ddcd'),
    s.stroke('M60 232q34-16 70 0M48 240q46-22 94 0', '#f3f6e6', 3),
  ];
  // Rain, from the side where it arrives.
  const rings = [[120, 80, 22], [190, 60, 14], [66, 120, 12], [180, 240, 18], [204, 130, 11], [356, 256, 12], [150, 330, 16], [40, 210, 10]].map(([x, y, r]) => s.stroke(egg(x, y, r, r * 0.72) + egg(x, y, r * 0.5, r * 0.36), '#f6f8e6', 2.6, 0.85)).join('');
  const bubbles = s.stroke('M180 480h0M188 456h0M176 432h0M30 420h0M44 390h0M370 440h0M382 410h0', '#cfe6d6', 7) + s.stroke('M196 500h0M36 450h0M362 470h0M60 540h0', '#cfe6d6', 4);
  // What lies at the bottom, where we are.
  const bottom = [s.path(blob([[-20, 560], [50, 548], [120, 572], [190, 580], [200, 620, 'sharp'], [-20, 620, 'sharp']]), '#0d1c20'), s.path(blob([[60, 574], [84, 556], [112, 562], [128, 578], [104, 590]]), '#b5682c'), s.stroke('M62 574L122 574M84 574l8-12M98 574l8 10', '#7a3f18', 2.4), s.path(egg(30, 582, 13, 9) + egg(164, 592, 16, 9), '#3f5a56'), s.path(polygon([[10, 530], [22, 526], [24, 540]]), '#3f5a56')];
  return s.picture(sky, child, rings, boots, other, goose, bubbles, bottom);
}

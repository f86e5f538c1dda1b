// @ts-check
import { shade } from '../studio/colour.js';
import { clamp } from '../studio/marks.js';
import { blob, box, egg, limb, line, polygon, ring } from '../studio/path.js';
import { gouache } from '../studio/hands.js';
import { front, spread } from '../motifs/second-a.js';

export const scene = 'Hands draw a checked cloth over dough that has the face of a sleeping child; behind the bowl the oven is open and hot.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('harvestGold');
  const g = gouache(s, { from: [0, -1] });
  const dough = '#f6dfb2';
  // The oven, and its light on the bricks.
  const mouth = blob([[96, 168, 'sharp'], [100, 96], [140, 48], [200, 34], [260, 48], [300, 96], [304, 168, 'sharp']]);
  const oven = [
    s.path('M0 0H400V200H0z', '#8f3a2a'), [0, 1, 2, 3, 4, 5].map((r) => s.stroke(`M0 ${r * 32 + 10}H400M${(r % 2) * 34 + 20} ${r * 32 + 10}v32M${(r % 2) * 34 + 90} ${r * 32 + 10}v32M${(r % 2) * 34 + 320} ${r * 32 + 10}v32M${(r % 2) * 34 + 250} ${r * 32 + 10}v32`, '#6a2620', 3)), g.dry((x, y) => clamp(1.2 - Math.hypot((x - 200) / 190, (y - 130) / 150)) * 0.6, '#e0743a', { area: [0, 0, 400, 190], angle: 4, gap: 6, width: 4.6, patch: [40, 6] }),
    s.path(blob([[74, 176, 'sharp'], [78, 88], [126, 30], [200, 12], [274, 30], [322, 88], [326, 176, 'sharp']]), '#5a201c'), s.path(mouth, '#e8541f'), g.dry((x, y) => clamp((y - 60) / 100), '#fbb03c', { area: [90, 40, 220, 130], angle: 88, gap: 5, width: 4.6, patch: [26, 5] }), g.dry((x, y) => clamp((y - 110) / 60), '#fff0a8', { area: [120, 100, 160, 68], angle: 92, gap: 5.6, width: 4.6, patch: [20, 6] }),
    [[120, 166], [160, 170], [206, 166], [248, 172], [284, 166]].map(([x, y]) => s.path(blob([[x - 20, y + 6], [x - 14, y - 10], [x + 6, y - 14], [x + 22, y - 2], [x + 20, y + 8]]), '#3a1414') + s.stroke(`M${x - 12} ${y - 4}q10-6 20-2`, '#f5702c', 4)),
    s.path(box(60, 168, 280, 18), '#4a1c1a'), s.path(box(60, 166, 280, 5), '#f08a3c'),
  ];
  const table = [
    s.path('M0 184H400V600H0z', '#c98a4c'), [240, 310, 392, 484, 580].map((y) => s.stroke(`M0 ${y}H400`, '#a86c34', 3)), g.dry((x, y) => clamp((y - 300) / 380), '#a86c34', { area: [0, 186, 400, 414], angle: 1, gap: 7, width: 5, patch: [80, 7], shortest: 20 }), g.dry((x, y) => clamp(1 - (y - 184) / 90) * 0.7, '#f5b45c', { area: [0, 186, 400, 100], angle: 1, gap: 6, width: 5, patch: [60, 6] }),
    // Flour, a bottle with milk, two eggs, and a small pair of gloves.
    s.path(blob([[10, 330], [40, 306], [74, 318], [66, 346], [30, 352]]), '#fdf4dc', 'opacity=".8"'), s.stroke('M20 300h0M60 290h0M84 352h0M14 370h0M370 330h0M388 300h0M350 290h0M378 372h0', '#fdf4dc', 5), g.shape(egg(368, 250, 17, 22, 20), '#fbeedb', { reach: 12 }) + g.shape(egg(340, 232, 16, 21, -30), '#f0d2b4', { reach: 12 }),
    g.shape(limb([[20, 214, 18], [60, 236, 18]]), '#5fa0a4', { reach: 8 }) + g.shape(limb([[30, 250, 18], [64, 262, 18]]), '#5fa0a4', { reach: 8 }) + s.path(egg(46, 216, 6, 10, 30) + egg(50, 248, 6, 10, 30), '#5fa0a4'),
  ];
  const oval = (/** @type {number} */ r, /** @type {number} */ k = 1) => blob(ring(12, (a) => [200 + Math.cos(a) * r, 366 + Math.sin(a) * r * k]));
  const bowl = [s.path(oval(186, 0.98), '#7a4420', 'opacity=".5" transform="translate(0 14)"'), g.shape(oval(184, 0.96), '#3f6f9a', { angle: 50, reach: 26, light: '#86b4d0', dark: '#2a4a74' }), s.stroke(oval(174, 0.96), '#f3ead2', 4), s.path(oval(164, 0.95), '#28456a')];
  const rise = blob([[200, 222], [272, 232], [334, 282], [354, 356], [330, 440], [270, 500], [200, 512], [130, 500], [70, 440], [46, 356], [66, 282], [128, 232]]);
  const parts = front({ age: 'child', eye: 'shut', mouth: 0.5, brow: 0.2, hair: 'none', line: 1.7 }).parts ?? [];
  const sleeper = [
    g.shape(rise, dough, { angle: 40, reach: 60, light: '#fff3d2', dark: '#dcae74' }), g.shape({ d: egg(0, 0, 0.1), parts }, dough, { spot: { x: 200, y: 326, size: 236 }, light: '', dark: '', tones: { frame: '#8a5228', accent: '#f0b088', light: '#fff' } }),
    // Folds of dough like hair, bubbles, a dent where a thumb was.
    s.stroke(line([[110, 270], [150, 244], [206, 250], [240, 236], [290, 262]]) + line([[84, 310], [100, 280], [130, 262]]) + line([[316, 300], [300, 274], [276, 258]]), '#d9a868', 5), s.stroke('M96 372h0M306 388h0M324 340h0M120 420h0M84 344h0', '#e3ba7e', 9), s.stroke('M196 348q4 6 12 2', '#8a5228', 4),
  ];
  // The cloth, up to the chin.
  const hem = line([[30, 436], [90, 420], [150, 434], [200, 424], [256, 436], [314, 420], [372, 438]]);
  const cloth = `${hem}L392 620L8 620z`;
  const check = [s.path(cloth, '#f6f1e2'), s.within(cloth, [0, 1, 2, 3, 4, 5, 6, 7].map((i) => s.path(polygon([[6 + i * 52, 400], [32 + i * 52, 400], [30 + i * 54, 620], [2 + i * 54, 620]]), '#d63f34', 'opacity=".75"')), [0, 1, 2, 3, 4].map((i) => s.path(`M0 ${446 + i * 46}q100-16 200-4t200-6v22q-100-8-200 4t-200 6z`, '#d63f34', 'opacity=".6"')), g.dry((x, y) => clamp((y - 520) / 120) * 0.6 + clamp((470 - y) / 60) * 0.1, '#8a2a30', { area: [0, 500, 400, 100], angle: 80, gap: 7, width: 5 })), s.stroke(hem, '#fffaf0', 6)];
  const tones = { light: '#f6d0b4', frame: '#8f5436' };
  const skin = '#dc9f76';
  const hand = (/** @type {number} */ x, /** @type {number} */ turn, /** @type {boolean} */ flip) => g.shape(spread({ spread: 6, curl: 0.28, thumb: 34, arm: 100, width: 1.25 }), skin, { spot: { x, y: 566, size: 150, turn, flip }, angle: 70, reach: 18, light: '#f6c79c', dark: '#b0714c', tones });
  const dust = s.stroke('M70 470h0M94 452h0M120 480h0M320 470h0M300 450h0M334 494h0M60 510h0M348 520h0', '#fffaf0', 4);
  const sleeves = [g.shape(polygon([[10, 590], [110, 578], [120, 620], [0, 620]]), shade('#7c8f5a', 0), { reach: 20 }), g.shape(polygon([[290, 578], [390, 590], [400, 620], [280, 620]]), '#7c8f5a', { reach: 20 })];
  return s.picture(oven, table, bowl, s.within(oval(172, 0.98), sleeper), check, hand(78, 14, true), hand(322, -14, false), dust, sleeves);
}

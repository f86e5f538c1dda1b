// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, box, egg, limb, polygon, ring } from '../studio/path.js';
import { cutPaper } from '../studio/hands.js';

export const scene = 'A hare sleeps on the highest step; below a tortoise looks up with the laurel in its mouth, and the finishing tape between them is whole.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('pearFog');
  const p = cutPaper(s, { from: [0.6, -1], dark: '#14261a' });
  const pink = shade(c.accent, 0.06);
  const cream = '#f8f1dc';
  const ground = [
    p.ground(mix(c.skyHigh, c.skyLow, 0.4)),
    // Rows of seats, all empty but one.
    [40, 82, 124, 166, 208].map((y, i) => p.sheet(blob([[-20, y + 40, 'sharp'], [60, y + 12], [200, y], [340, y + 12], [420, y + 40, 'sharp'], [420, y + 90, 'sharp'], [-20, y + 90, 'sharp']]), mix(c.far, c.middle, 0.1 + i * 0.14), { lift: 3 })),
    s.path(Array.from({ length: 40 }, (_, i) => egg((i % 10) * 42 + 8 + ((i / 10) | 0) * 13, 66 + ((i / 10) | 0) * 42 - Math.sin((((i % 10) + 0.5) / 10) * Math.PI) * 26 + 22, 9, 6)).join(''), mix(c.middle, c.near, 0.3)), s.path(egg(319, 80, 8) + polygon([[310, 104], [313, 86], [325, 86], [328, 104]]), pink),
    p.torn([300, 286, 292, 284, 298], mix(c.middle, c.near, 0.15), { lift: 5 }),
  ];
  const block = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ w, /** @type {string} */ colour) => p.sheet(box(x, y, w, 620 - y), colour, { lift: 8 }) + p.sheet(box(x - 5, y - 5, w + 10, 20), shade(colour, 0.1), { lift: 5 });
  const steps = [block(16, 356, 124, '#4f8f78'), block(262, 388, 124, '#c9923c'), block(124, 258, 154, pink), p.sheet(polygon(ring(12, (a, i) => [201 + Math.cos(a) * (i % 2 ? 20 : 30), 336 + Math.sin(a) * (i % 2 ? 20 : 30)])), cream, { lift: 4 }), s.path(egg(201, 336, 13), pink)];
  // The hare: all length, ears down to the second step.
  const fur = '#c98a4b';
  const hare = [
    p.sheet(limb([[262, 250, 20], [296, 268, 17], [306, 310, 12], [318, 318, 13]]) + limb([[250, 248, 22], [276, 280, 17], [282, 330, 12], [294, 338, 13]]), shade(fur, -0.1), { lift: 5 }),
    p.sheet(blob([[128, 252, 'sharp'], [134, 216], [160, 190], [200, 182], [240, 190], [268, 214], [272, 252, 'sharp']]), fur, { lift: 7 }), p.sheet(blob([[214, 252, 'sharp'], [214, 222], [236, 206], [262, 216], [270, 252, 'sharp']]), shade(fur, 0.05), { lift: 4 }), p.sheet(egg(276, 226, 13), cream, { lift: 4 }),
    p.sheet(limb([[112, 238, 22], [86, 270, 24], [72, 320, 22], [58, 352, 6]]), shade(fur, -0.08), { lift: 6 }), p.sheet(limb([[126, 236, 22], [116, 280, 24], [120, 326, 22], [112, 350, 6]]), fur, { lift: 6 }), s.path(limb([[122, 250, 8], [116, 290, 11], [118, 326, 8]]), '#e9b99a'),
    p.sheet(blob([[98, 232], [112, 208], [144, 200], [172, 214], [180, 236], [168, 254], [128, 258], [104, 252]]), fur, { lift: 7 }), s.stroke('M150 226q10 8 20 1M140 214q12-6 22 0', '#3a2416', 3), s.path(egg(179, 238, 6, 4.6), '#3a2416'), s.stroke('M170 246q-8 4-14 0M182 242l20-4M182 246l20 4', '#3a2416', 2),
    p.sheet(limb([[158, 250, 17], [176, 272, 13], [178, 296, 12]]), fur, { lift: 5 }),
    s.stroke('M202 170q10-8 18-2t-10 14q10-4 18 2M240 138q8-6 14-1t-8 10q8-2 14 2', c.near, 3.4),
  ];
  // The tape: nobody has run through it.
  const tape = p.sheet(blob([[-20, 428, 'sharp'], [100, 446], [200, 450], [300, 446], [420, 428, 'sharp'], [420, 448, 'sharp'], [300, 466], [200, 470], [100, 466], [-20, 448, 'sharp']]), cream, { lift: 6 }) + s.stroke('M20 444l14 2M70 451l14 1M120 456l14 1M170 459h14M220 459h14M270 457l14-1M320 452l14-2M370 446l14-3', pink, 8);
  // The tortoise, near.
  const shell = blob([[20, 620, 'sharp'], [14, 560], [52, 510], [120, 486], [190, 494], [246, 534], [268, 620, 'sharp']]);
  const plates = [[70, 556, 34], [134, 530, 38], [200, 560, 34], [100, 604, 32], [166, 602, 34], [232, 606, 26], [30, 602, 24]].map(([x, y, r]) => p.sheet(polygon(ring(6, (a) => [x + Math.cos(a + 0.3) * r, y + Math.sin(a + 0.3) * r * 0.8])), '#7d9a4a', { lift: 3 }) + s.path(polygon(ring(6, (a) => [x + Math.cos(a + 0.3) * r * 0.55, y + Math.sin(a + 0.3) * r * 0.44])), '#a9bf62'));
  const skin = '#9fb27a';
  const leaf = s.stamp(s.path('M0 0q8-12 22-8q-6 12-22 8z', '#2f6b3a'));
  const tortoise = [
    p.sheet(limb([[244, 590, 60], [292, 556, 46], [322, 510, 34], [332, 492, 32]]) + blob([[300, 500], [306, 470], [332, 452], [364, 456], [382, 478], [376, 500], [348, 516], [316, 516]]), skin, { lift: 8 }),
    s.stroke('M266 560q14 12 34 8M286 538q12 12 30 8M302 516q12 10 26 6', shade(skin, -0.15), 3), p.sheet(egg(346, 474, 12, 11), cream, { lift: 2 }), s.path(egg(343, 469, 6), '#1d2a1c'), s.stroke('M334 462q12-8 24 2', '#3d4d2a', 3.6), s.stroke('M380 490q-16 8-34 4', '#3d4d2a', 3),
    p.sheet(shell, '#57743a', { lift: 10 }), s.within(shell, plates),
    Array.from({ length: 11 }, (_, i) => leaf(384 - Math.cos(i * 0.5) * 26 - 6, 520 + Math.sin(i * 0.5) * 30, 1.1, i * 32 - 30)),
  ];
  return s.picture(ground, steps, hare, tape, tortoise);
}

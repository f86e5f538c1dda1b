// @ts-check
import { shade } from '../studio/colour.js';
import { clamp } from '../studio/marks.js';
import { blob, box, egg, limb, polygon } from '../studio/path.js';
import { gouache } from '../studio/hands.js';
import { clothed } from '../motifs/clothed-people.js';

export const scene = 'From inside a compartment: an eye fills the window; one passenger reads on, and another, with a key in his back, looks at us.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('candleBrown');
  const g = gouache(s, { from: [0, -1] });
  const [panel, dark, gold] = ['#8f4a2c', '#2c1512', '#f0bd58'];
  const wall = [s.path('M0 0H400V600H0z', panel), g.dry((x, y) => 0.3 + clamp((y - 300) / 500), '#6e3420', { angle: 90, gap: 5, width: 4, patch: [60, 5], shortest: 14 }), g.dry((x, y) => clamp(0.8 - Math.hypot(x - 200, y) / 240), '#c9773f', { angle: 90, gap: 5, width: 4, patch: [50, 5], area: [0, 0, 400, 240] }), s.stroke('M22 0V600M378 0V600', '#5a2a1c', 5)];
  // The luggage net with tin luggage.
  const rack = [s.stroke('M30 60H370', gold, 5), s.stroke(Array.from({ length: 18 }, (_, i) => `M${34 + i * 19} 60q10 16 19 0`).join(''), '#c9a05a', 2), g.shape(box(60, 22, 76, 36), '#4f7f86', { reach: 16 }), s.stroke('M84 22v36M112 22v36', gold, 4), g.shape(blob([[230, 58], [230, 30], [262, 20], [296, 30], [298, 58]]), '#b0453a', { reach: 14 }), g.shape(box(310, 34, 42, 24), '#c99a4a', { reach: 10 })];
  const pane = 'M64 112Q64 92 84 92H316Q336 92 336 112V340H64z';
  const skin = '#e6ad8c';
  const eye = s.within(pane,
    s.path('M50 80H350V350H50z', skin), g.dry((x, y) => clamp(Math.abs(y - 222) / 140 - 0.2), '#c4805f', { area: [60, 90, 280, 252], angle: 14, gap: 5, width: 4, patch: [50, 5] }), g.dry((x, y) => clamp(0.9 - Math.hypot(x - 90, y - 120) / 100), '#f8d2b4', { area: [60, 90, 160, 120], angle: 14, gap: 5, width: 4 }),
    s.path(blob([[40, 240, 'sharp'], [100, 168], [200, 138], [300, 162], [372, 232, 'sharp'], [300, 290], [200, 306], [104, 292]]), '#fdf6ea'), g.dry((x, y) => (y < 190 ? 0.5 : 0), '#c9c6cc', { area: [80, 140, 250, 56], angle: 4, gap: 4 }), s.stroke('M66 246q24-6 40 4M330 236q-20-2-36 8M80 226q18 0 26 8', '#d98a7c', 2),
    s.path(egg(204, 220, 80, 82), '#2f6f6a'), s.path(egg(204, 220, 72, 74), '#4f9a86'), s.stroke(Array.from({ length: 30 }, (_, i) => `M${(204 + Math.cos(i * 0.2094) * 38).toFixed(0)} ${(220 + Math.sin(i * 0.2094) * 38).toFixed(0)}L${(204 + Math.cos(i * 0.2094) * (58 + (i % 3) * 6)).toFixed(0)} ${(220 + Math.sin(i * 0.2094) * (58 + (i % 3) * 6)).toFixed(0)}`).join(''), '#a9cf9a', 3), s.path(egg(204, 220, 34), '#150f16'),
    // In the pupil, a small lit train.
    s.path(box(184, 218, 12, 8) + box(198, 218, 12, 8) + box(212, 218, 12, 8), '#ffe39a'), s.path(egg(178, 192, 13, 11), '#ffffff'),
    s.path(blob([[30, 250, 'sharp'], [96, 168], [200, 134], [304, 158], [380, 236, 'sharp'], [360, 190], [300, 136], [200, 112], [100, 138], [40, 200]]), '#b06a4c'), s.stroke('M92 164l-22-26M126 148l-14-32M164 138l-6-34M204 134l2-36M244 138l10-34M280 148l18-30M312 164l24-24M108 296l-10 18M150 306l-4 18M200 310v18M252 304l6 18M296 292l12 16', '#3a1a14', 5),
    s.path(polygon([[90, 92], [140, 92], [64, 260], [64, 180]]), '#ffffff', 'opacity=".16"'),
  );
  const frame = [s.stroke(pane, dark, 16), s.stroke(pane, gold, 5), s.path(box(54, 336, 292, 16), '#6e3420'), s.stroke('M54 338H346', '#c9773f', 4), g.shape(blob([[20, 70], [58, 76], [70, 180], [58, 330], [18, 344]]), '#7a2a34', { reach: 24, light: '#b0484a', dark: '#4a1622' }), g.shape(blob([[380, 70], [342, 76], [330, 180], [342, 330], [382, 344]]), '#7a2a34', { reach: 24, light: '#b0484a', dark: '#4a1622' }), s.path(polygon([[180, 0], [220, 0], [236, 26], [164, 26]]), '#c99a4a'), s.path(egg(200, 30, 24, 9), '#fff3c4')];
  const seat = [g.shape(blob([[-20, 620, 'sharp'], [-20, 420], [30, 398], [120, 404], [150, 430], [160, 620, 'sharp']]), '#3f5f4a', { angle: 84, reach: 40, light: '#6a8f68', dark: '#24402f' }), g.shape(blob([[420, 620, 'sharp'], [420, 420], [370, 398], [280, 404], [250, 430], [240, 620, 'sharp']]), '#3f5f4a', { angle: 96, reach: 40, light: '#6a8f68', dark: '#24402f' })];
  const sit = { head: [3, -69], neck: [1, -60], chest: [0, -48], hip: [-4, -27], nearArm: [[10, -40], [23, -44]], farArm: [[12, -42], [24, -50]], nearLeg: [[18, -27], [20, -3]], farLeg: [[21, -29], [26, -4]] };
  const readers = [
    clothed(s, /** @type {any} */ (sit), { skin: '#eab894', top: '#5a4a7a', bottom: '#2c2840', hair: '#5a2a1c', hat: 'felt', hatColour: '#2c2840', feel: 'calm', gaze: [0.9, 0.4], head: 1.3, stout: 1.3 }, { x: 74, y: 640, size: 286, rim: '#ffd79a', from: [0.3, -1], rimWidth: 3 }), s.path(polygon([[128, 470], [178, 462], [186, 548], [134, 558]]), '#f3ead4'), s.path(polygon([[178, 462], [206, 474], [212, 556], [186, 548]]), '#d8cbb0'), s.stroke('M138 486l32-5M139 500l32-5M141 514l32-5M142 528l20-3M190 490l12 4M192 506l12 4M193 522l12 4', '#8a7f74', 2.6), s.path(limb([[128, 520, 14], [140, 516, 11]]), '#eab894'),
  ];
  // The third sits by the door. He is of tin; the seam shows, and so does the key.
  const tin = [
    g.shape(blob([[236, 620, 'sharp'], [238, 520], [256, 464], [300, 446], [344, 458], [368, 510], [376, 620, 'sharp']]), '#c8392e', { angle: 80, reach: 34, light: '#f0725a', dark: '#8a1f1e' }), s.stroke('M302 452V610', '#8a1f1e', 3), s.stroke('M284 486h0M284 520h0M284 554h0M318 486h0M318 520h0M318 554h0', gold, 10), s.stroke('M252 478q14 8 30 0M324 478q14 8 30 0', gold, 6),
    s.stroke('M366 512H392', '#d8d2c4', 8), s.path('M384 486q26-22 22 26q4 48-22 26q14-26 0-52z', '#d8d2c4', 'stroke="#8a8478" stroke-width="3"'), s.path(egg(396, 500, 5) + egg(396, 526, 5), panel),
    g.shape(blob([[262, 404], [264, 364], [286, 344], [316, 344], [338, 364], [340, 404], [326, 436], [302, 448], [276, 436]]), '#f4c9a4', { angle: 80, reach: 22 }), s.stroke('M301 346V372M301 428v16', '#c9906a', 2.4), s.path(egg(276, 410, 9, 7) + egg(327, 410, 9, 7), '#e2705a'),
    s.path(blob([[258, 374], [262, 346], [284, 326], [318, 326], [340, 346], [344, 374], [300, 362]]), '#24365a'), s.path(blob([[252, 376], [300, 358], [350, 376], [300, 372]]), dark), s.path(egg(301, 346, 8), gold),
    s.path(egg(285, 390, 9, 10) + egg(318, 390, 9, 10), '#ffffff'), s.path(egg(286, 391, 4.6) + egg(317, 391, 4.6), dark), s.stroke('M275 378q9-6 18-2M310 376q10-4 18 2', dark, 3.4), s.path(blob([[280, 418], [292, 410], [301, 414], [310, 410], [324, 418], [312, 422], [301, 418], [290, 422]]), '#5a2a1c'), s.stroke('M294 428q8 3 16-1', '#8a2a24', 3), s.stroke('M301 396q-4 8 1 12', '#c9906a', 3),
  ];
  return s.picture(wall, rack, eye, frame, seat, readers, s.group(tin, 'transform="translate(-22 4)"'), s.path('M-10 596H410V610H-10z', shade(dark, -0.03)));
}

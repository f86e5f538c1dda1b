// @ts-check
import { shade } from '../studio/colour.js';
import { clamp } from '../studio/marks.js';
import { blob, box, egg, limb, polygon, ring } from '../studio/path.js';
import { gouache } from '../studio/hands.js';
import { front } from '../motifs/second-a.js';

export const scene = 'An old woman holds still before the mirror; in it a girl paints wrinkles on her own face with a brush.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('lilacFog');
  const g = gouache(s, { from: [1, -0.7] });
  const wall = [g.ground('#7d6aa6', [[240, 260, '#5b4a86']]), [30, 90, 150, 210, 270, 330, 390].map((x) => s.stroke(`M${x - 10} 0V470`, '#8f7cb8', 3))].flat();
  const oval = (/** @type {number} */ rx, /** @type {number} */ ry) => blob(ring(14, (a) => [226 + Math.cos(a) * rx, 232 + Math.sin(a) * ry]));
  const glass = oval(142, 196);
  const frame = [s.path(oval(168, 224), '#3a2a5c', 'transform="translate(-8 10)"'), g.shape(oval(166, 222), '#d9a441', { angle: 40, reach: 22, light: '#f7dc8c', dark: '#9a6a24' }), s.path(ring(22, (a) => [226 + Math.cos(a) * 154, 232 + Math.sin(a) * 209]).map(([x, y]) => egg(x, y, 5)).join(''), '#f9e7ae')];
  // In the glass another room: a nursery, and a girl at her work.
  const skin = '#f4c8a2';
  const girl = [
    s.path('M60 0H400V470H60z', '#cfe3d2'), g.dry((x, y) => clamp((y - 60) / 380), '#a3cdbd', { area: [80, 30, 300, 410], angle: 70, gap: 7, width: 5.6, patch: [60, 7] }),
    s.path(box(292, 70, 60, 90), '#bfe0e6'), s.stroke('M292 70h60v90h-60zM322 70v90', '#fff6e6', 5),
    g.shape(blob([[92, 460, 'sharp'], [110, 390], [160, 350], [230, 342], [290, 352], [336, 396], [350, 460, 'sharp']]), '#3f9a8f', { angle: 70, reach: 40, light: '#7cc9b4', dark: '#2a6a6a' }), s.path(limb([[222, 320, 46], [224, 366, 50]]), shade(skin, -0.08)), s.path(blob([[170, 352], [224, 384], [280, 352], [290, 372], [226, 408], [160, 372]]), '#fff3dc'),
    g.shape(front({ age: 'child', hair: 'fringe', look: [-0.4, 0.5], mouth: 0.3, brow: 0.3, line: 1.7 }), skin, { spot: { x: 222, y: 222, size: 216, turn: -4 }, angle: 60, reach: 40, light: '#fbdcbc', dark: '#dd9c78', tones: { light: '#fffaf0', frame: '#3a1f22', near: '#a04a26', accent: '#ea8a70' } }),
    // Braids, and the wrinkles that are ready on one side.
    ...[[120, 272, 96, 360], [320, 260, 344, 350]].map(([x, y, u, v]) => [0, 0.25, 0.5, 0.75].map((t) => s.path(egg(x + (u - x) * t, y + (v - y) * t, 17 - t * 6, 15), '#a04a26') + s.stroke(`M${x + (u - x) * t - 10} ${y + (v - y) * t}q10 8 20-2`, '#d87c44', 3)).join('') + s.path(egg(u, v - 6, 10), '#d6385a')),
    s.stroke('M162 262q18 10 38 0M160 272q18 10 34 4M148 238q-8-6-16-6M146 248q-8-1-16 3M192 284q-14 14-10 36M202 292q-8 12-4 24M150 292q4 18 18 30M140 286q4 22 18 40M178 196q12-5 26-4M176 188q14-6 30-5', '#5a3450', 4.2),
    // Her hand with the brush.
    g.shape(limb([[300, 470, 60], [316, 390, 42], [276, 332, 30]]), '#3f9a8f', { reach: 14, light: '#7cc9b4' }), s.path(limb([[276, 336, 30], [252, 312, 30]]), skin), s.stroke('M292 352L176 276', '#5a2f1c', 7), s.stroke('M200 292L184 281', '#e8e4f0', 9), s.path(blob([[188, 288], [162, 266], [194, 276]]), '#7a5a6a'),
    s.path(limb([[262, 304, 14], [244, 304, 13], [236, 314, 11]]) + limb([[268, 314, 14], [250, 318, 13], [240, 328, 11]]) + limb([[274, 326, 14], [258, 332, 12], [250, 340, 10]]), shade(skin, 0.02)), s.path(limb([[268, 298, 13], [252, 290, 12], [240, 296, 10]]), skin), s.stroke('M238 308l10-1M242 322l10-2', '#dd9c78', 2),
  ];
  const shine = g.pull([[110, 150], [130, 100], [170, 62]], 18, '#fffaf0', 0.3);
  // The dressing table: a lamp, pots, and a child's top.
  const table = [
    g.shape(polygon([[-10, 470], [410, 456], [410, 610], [-10, 610]]), '#4a2f5c', { angle: 2, reach: 50, light: '#7c558a', dark: '#33203f' }), s.stroke('M-6 472L406 458', '#a87cae', 4),
    s.path(box(352, 392, 12, 76), '#d9a441'), g.shape(polygon([[328, 396], [390, 392], [404, 330], [320, 334]]), '#fbd98a', { angle: 84, reach: 20, light: '#fff4cc', dark: '#e9a850' }),
    g.shape(blob([[262, 486], [266, 456], [294, 452], [300, 484], [282, 492]]), '#d6385a', { reach: 14, light: '#f29a9a' }), s.path(box(266, 444, 28, 10), '#f9e7ae'), g.shape(blob([[310, 508], [318, 486], [346, 486], [352, 508], [330, 516]]), '#5fb0a4', { reach: 12 }),
    s.path(blob([[254, 556], [274, 530], [304, 540], [308, 560], [288, 584, 'sharp'], [270, 578]]), '#e9b53c'), s.stroke('M262 546q20 6 42 4M264 556q18 8 40 6', '#c8382f', 5), s.stroke('M284 532l8-18', '#5a2f1c', 4),
  ];
  // She, from behind: she is the one who holds still.
  const grey = '#d4cfd8';
  const woman = [
    g.shape(blob([[-20, 620, 'sharp'], [-10, 560], [34, 520], [100, 506], [164, 518], [216, 560], [232, 620, 'sharp']]), '#8a3350', { angle: 66, reach: 44, light: '#c9647a', dark: '#571c38' }), s.stroke('M10 560l18 18-18 18M60 534l18 18-18 18-18-18zM118 530l18 18-18 18-18-18zM172 548l18 18-18 18-18-18zM90 574l18 18-18 18-18-18z', '#e9a98c', 2.6),
    s.path(limb([[98, 480, 52], [98, 530, 58]]), '#dba182'), g.shape(blob([[44, 420], [50, 366], [96, 338], [146, 356], [160, 410], [148, 468], [104, 500], [60, 478]]), grey, { angle: 70, reach: 34, light: '#f6f2f4', dark: '#9a90ac' }), g.shape(egg(88, 346, 34, 28, -14), grey, { angle: 20, reach: 18, light: '#f6f2f4', dark: '#9a90ac' }), s.stroke('M60 352l62-16M72 332l40 30', '#d9a441', 4), s.path(egg(158, 432, 8, 14), '#e8b595'), s.stroke('M160 450h0', '#f9e7ae', 8), s.stroke('M62 400q30-30 76-20M60 430q40-24 90-8M68 458q34-14 70 0', '#b9b1c4', 3),
    // Her cheek, seen from behind, is smooth.
    s.path(blob([[156, 396], [170, 404], [172, 424], [178, 436, 'sharp'], [168, 442], [166, 462], [150, 474]]), '#e8b595'),
  ];
  return s.picture(wall, frame, s.within(glass, girl, shine), s.stroke(glass, '#7a4f1c', 4), table, woman);
}

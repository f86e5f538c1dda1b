// @ts-check
import { mix, shade } from '../studio/colour.js';
import { clamp } from '../studio/marks.js';
import { blob, box, egg, limb, polygon } from '../studio/path.js';
import { gouache } from '../studio/hands.js';
import { clothed } from '../motifs/clothed-people.js';

export const scene = 'A bronze general sits on a park bench beside an old woman with a newspaper; behind them his horse rears on the plinth without him and looks after him.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('pearFog');
  const g = gouache(s, { from: [0.7, -1] });
  const bronze = '#3f8f7f';
  const dark = '#17463f';
  const park = [
    g.ground('#f6d9a4', [[120, 200, '#f1b77a']]),
    // Trees as the brush makes them, on one side in the sun.
    [[40, 170, 96, '#c46a3a'], [352, 150, 110, '#b4562f'], [150, 232, 70, '#d88b4c'], [290, 246, 60, '#d07a40']].map(([x, y, r, colour]) => s.path(limb([[+x, +y + 40, 12], [+x + 4, +y + 200, 16]]), '#6b3a2a') + g.shape(blob([[+x - +r, +y], [+x - +r * 0.6, +y - +r * 0.7], [+x, +y - +r], [+x + +r * 0.7, +y - +r * 0.6], [+x + +r, +y + 10], [+x + +r * 0.5, +y + +r * 0.6], [+x - +r * 0.5, +y + +r * 0.6]]), String(colour), { angle: 28, reach: 70, gap: 5, light: shade(String(colour), 0.12, 14), dark: shade(String(colour), -0.07) })),
    s.path('M-10 392q200-20 420 0V610H-10z', '#c7b45c'), g.dry((x, y) => clamp((y - 380) / 260), '#93923f', { area: [0, 386, 400, 214], angle: 2, gap: 5, width: 4.2, patch: [60, 5], shortest: 14 }),
    s.path('M-10 540q200-22 420-8V610H-10z', '#e9cf9b'), g.dry((x, y) => clamp((y - 520) / 120) * 0.7, '#c99f68', { area: [0, 536, 400, 64], angle: -2, gap: 5, width: 4, patch: [60, 5] }),
  ];
  // The plinth with the horse that stayed.
  const horse = limb([[150, 236, 56], [186, 214, 60], [220, 178, 56]]) + limb([[214, 176, 50], [226, 132, 34], [214, 98, 26]]) + blob([[226, 104], [222, 82], [206, 72], [190, 80], [168, 104], [164, 114], [174, 120], [192, 112], [206, 114]]) + blob([[208, 78], [214, 58, 'sharp'], [222, 82]]) + limb([[236, 182, 22], [266, 168, 13], [272, 198, 9], [282, 204, 10]]) + limb([[228, 196, 22], [258, 206, 13], [254, 234, 9], [264, 240, 10]]) + limb([[148, 244, 36], [164, 276, 18], [146, 300, 11], [156, 316, 13]]) + limb([[166, 246, 34], [190, 280, 18], [174, 302, 11], [186, 318, 13]]) + limb([[130, 236, 14], [108, 256, 16], [112, 292, 12], [104, 316, 2]]);
  const monument = [
    g.shape(box(92, 334, 176, 100), '#d9cdb4', { angle: 86, reach: 60, light: '#f3ead4', dark: '#a99a85' }), g.shape(box(80, 318, 200, 20), '#e6dcc6', { angle: 2, reach: 14, dark: '#b3a48d' }), s.path(box(140, 362, 80, 40), '#a99a85'), s.stroke('M152 374h56M158 388h44', '#d9cdb4', 4),
    g.shape(horse, bronze, { angle: 58, reach: 26, gap: 3.4, light: '#7cc0a8', dark }), s.path(egg(196, 92, 3.6), '#f6ecd0'), s.path(egg(194.6, 93, 2), dark), s.stroke('M190 84q6-4 12 0', dark, 3), g.pull([[216, 66], [236, 92], [240, 128], [238, 150]], 15, dark, 0.6),
    // Two clean marks where somebody sat.
    s.path(blob([[168, 196], [184, 180], [206, 168], [212, 178], [196, 196], [180, 206]]), '#8fd0b6'),
  ];
  const bench = [s.stroke('M20 446H380M20 470H380', '#5a3220', 13), s.stroke('M18 443H378M18 467H378', '#8a5230', 6), s.path(box(36, 430, 12, 140) + box(352, 430, 12, 140), '#2a2320')];
  const seat = [s.path(polygon([[14, 502], [386, 502], [396, 520], [6, 520]]), '#7a4528'), s.stroke('M14 504H386', '#a86a3c', 4), s.path(box(30, 520, 12, 62) + box(358, 520, 12, 62), '#2a2320')];
  const sit = { head: [3, -69], neck: [1, -60], chest: [0, -48], hip: [-4, -27], nearArm: [[9, -42], [14, -56]], farArm: [[10, -38], [22, -36]], nearLeg: [[18, -28], [19, -3]], farLeg: [[21, -30], [27, -4]] };
  const general = [
    clothed(s, /** @type {any} */ (sit), { skin: bronze, top: shade(bronze, -0.06), bottom: shade(bronze, -0.1), shoe: dark, hair: dark, beard: '', hairdo: 'short', feel: 'glad', gaze: [1, -0.1], stout: 1.35, head: 1.25 }, { x: 96, y: 586, size: 250, rim: '#a9e0c6', from: [0.8, -0.8], rimWidth: 3 }),
    // Cocked hat, epaulette, buttons, streaks of green rain; an ice cream.
    s.path(blob([[56, 404], [66, 380], [104, 368], [146, 382], [152, 402], [130, 398], [104, 394], [80, 398]]), dark), s.stroke('M62 402q44-16 88 0', '#8fd0b6', 3), s.path(egg(112, 380, 5), '#e9b53c'), s.stroke('M80 450h22', '#e9b53c', 8), s.stroke('M80 456v8M87 456v9M94 456v9M101 456v8', '#e9b53c', 3), s.stroke('M112 470h0M112 486h0M112 502h0', '#e9b53c', 6),
    g.dry((x, y) => (x > 74 && x < 118 && y > 440 && y < 520 ? 0.3 : 0), '#8fd0b6', { area: [70, 440, 50, 80], angle: 88, gap: 5, width: 2.4 }),
    s.path(polygon([[128, 440], [146, 436], [138, 472]]), '#d59a55'), s.path(egg(132, 430, 12) + egg(142, 422, 11), '#f7b8b4'), s.path(limb([[130, 438, 6], [126, 452, 4]]), '#f7b8b4'),
    // A pigeon on the hat: some things one cannot leave at work.
    s.path(blob([[92, 368], [100, 350], [116, 346], [120, 336], [130, 336], [134, 346], [130, 360], [116, 370]]), '#8a8ea6'), s.path(egg(127, 341, 2), '#24181c'), s.stroke('M134 342l7 2', '#e08a3c', 3),
  ];
  const lady = [
    clothed(s, { ...sit, nearArm: [[11, -40], [22, -44]], farArm: [[14, -42], [25, -48]] }, { skin: '#eec3a0', top: '#a8385a', bottom: '#7c2a4a', hair: '#efe8e2', hairdo: 'bun', cut: 'skirt', feel: 'stern', gaze: [0.9, -0.7] }, { x: 312, y: 586, size: 238, flip: true, rim: '#ffe9bd', from: [0.8, -0.8], rimWidth: 2.4 }),
    s.path(polygon([[222, 436], [256, 428], [262, 494], [228, 506]]), '#f7f0de'), s.path(polygon([[256, 428], [276, 440], [282, 502], [262, 494]]), '#e2d6bd'), s.stroke('M230 448l20-5M231 458l20-4M232 468l20-4M233 478l20-4M234 488l20-4', '#8a8378', 2),
    s.path(egg(336, 566, 22, 16), '#5a3a6b'), s.stroke('M322 556q14-22 28 0', '#5a3a6b', 4),
  ];
  // His sword, as an umbrella leans on a bench.
  const sword = s.stroke('M196 430L214 576', '#5c6a68', 6) + s.stroke('M197 434L214 572', '#cfd8d0', 2.4) + s.stroke('M184 446l24-4M194 428l2 12', '#e9b53c', 6);
  return s.picture(park, monument, bench, seat, sword, general, lady);
}

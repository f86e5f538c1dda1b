// @ts-check
import { mix } from '../studio/colour.js';
import { clamp } from '../studio/marks.js';
import { blob, egg, limb, line, polygon } from '../studio/path.js';
import { pen } from '../studio/hands.js';

export const scene = 'A woman on a hill combs the wind; hats, letters and a bird fall out of it, a strand of it has wound about her and lifts her off, and deep in the tangle sits a house with its light on.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('desertNoon');
  const ink = '#20304e';
  const p = pen(s, { paper: '#fbf0d3', ink, from: [-0.4, -1] });
  const [gold, sand, rust, sky, pale, deep, red] = ['#fbe2a4', '#e9a85c', '#a4552f', '#9cc7d6', '#dff0ef', '#4d86a6', '#c8372f'];
  const land = [
    p.sheet('#f4e3b8'), s.path('M-10 300H410V610H-10z', gold), s.path(egg(86, 396, 62), '#fff7dd'),
    s.path(blob([[-20, 430], [60, 404], [140, 420], [230, 396], [420, 424], [420, 640, 'sharp'], [-20, 640, 'sharp']]), '#f2c37c'), s.path(blob([[-20, 466], [100, 452], [180, 470], [300, 440], [420, 462], [420, 640, 'sharp'], [-20, 640, 'sharp']]), sand),
    s.path(polygon([[40, 452], [40, 438], [47, 430], [54, 438], [54, 452]]) + polygon([[58, 454], [58, 442], [66, 434], [74, 442], [74, 456]]), rust), s.stroke('M20 452v-12M28 454v-16', rust, 3),
    s.path(blob([[-20, 586], [80, 560], [170, 560], [250, 552], [330, 560], [420, 596], [420, 640, 'sharp'], [-20, 640, 'sharp']]), rust), s.stroke('M-10 580Q80 558 170 560T330 562L410 592', '#e9b06c', 4), p.hatch((x, y) => clamp((y - 566) / 60) * clamp((x - 60) / 200), { angle: -6, gap: 6, width: 1.2, patch: [40, 6], area: [0, 562, 400, 40] }),
    s.stroke('M40 576l-3-14M48 574l3-16M120 566l-2-12M128 566l4-14M362 576l-4-14M370 578l3-16', '#6d3420', 2.4),
  ];
  // The wind has a face, and hair that goes over the whole sky before the comb has it.
  /** @type {[number, number][]} */ const upper = [[86, 66], [150, 30], [250, 22], [342, 78], [384, 190], [366, 306], [318, 390], [290, 448], [232, 520], [120, 548], [-20, 540]];
  /** @type {[number, number][]} */ const lower = [[126, 236], [176, 186], [226, 166], [262, 200], [268, 270], [246, 336], [214, 388], [204, 420], [150, 466], [70, 492], [-20, 494]];
  const between = (/** @type {number} */ u, /** @type {number} */ wild) => upper.map(([x, y], i) => /** @type {[number, number]} */ ([x + (lower[i][0] - x) * u + (i > 1 && i < 7 ? s.random.between(-wild, wild) : 0), y + (lower[i][1] - y) * u + (i > 1 && i < 7 ? s.random.between(-wild, wild) : 0)]));
  const hair = blob([[upper[0][0], upper[0][1], 'sharp'], ...upper.slice(1, -1), [-20, 540, 'sharp'], [-20, 494, 'sharp'], ...lower.slice(1, -1).toReversed(), [126, 236, 'sharp']]);
  const face = blob([[96, 60], [64, 78], [48, 110], [50, 132], [40, 150], [22, 172, 'sharp'], [30, 182], [42, 184, 'sharp'], [32, 194], [40, 200, 'sharp'], [33, 208], [42, 216], [42, 234], [60, 250], [96, 250], [130, 232], [176, 180], [150, 90]]);
  const wind = [
    s.path(hair, ink, 'transform="translate(2 3)"'), s.path(hair, sky), s.within(hair, s.path(blob([[86, 60], [160, 40], [250, 44], [330, 100], [362, 190], [346, 300], [300, 384], [270, 440], [216, 508], [110, 532], [-20, 528], [-20, 510], [100, 508], [190, 474], [244, 410], [290, 320], [308, 220], [282, 140], [220, 100], [140, 110]]), pale)),
    [0.12, 0.24, 0.36, 0.48, 0.6, 0.72, 0.84, 0.93].map((u, i) => s.stroke(line(between(u, 13)), i % 3 === 1 ? ink : deep, i % 3 === 1 ? 1.8 : 3)),
    p.shape(face, { fill: pale, reach: 40, angle: 62, gap: 5.4, contour: 2.4 }), s.stroke('M64 150q14 10 30-2M66 152l-4 8M76 156l-1 8M87 154l3 7', ink, 2.6), s.stroke('M58 128q16-12 36-4', deep, 4), s.stroke('M46 197q8 3 14-1', ink, 2), s.path(egg(84, 196, 18, 12), '#eeb49a', 'opacity=".7"'),
    s.stroke(line([[100, 60], [128, 96], [136, 150], [120, 200], [128, 236]]) + line([[112, 58], [150, 100], [160, 150], [150, 190]]), deep, 3), s.stroke('M20 200q-14 2-24-4M18 210q-12 6-22 4', deep, 2.6),
  ];
  // In the tangle, as if it had always been there.
  const house = s.group([s.path(polygon([[-20, 22], [-20, -8], [0, -28], [20, -8], [20, 22]]), red, `stroke="${ink}" stroke-width="2.4"`), s.path(polygon([[-26, -6], [0, -34], [26, -6], [20, -2], [0, -24], [-20, -2]]), ink), s.path('M-12-2h11v12h-11z', '#ffd873', `stroke="${ink}" stroke-width="1.6"`), s.path('M5 0h10v22H5z', ink), s.stroke('M-30 24Q0 10 34 26M-34 12Q-20 30 6 30', deep, 4)], 'transform="translate(318 152) rotate(26)"');
  const hat = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ turn, /** @type {number} */ k, /** @type {string} */ colour) => s.group([s.path(blob([[-34, 2], [-18, -4], [-18, -24], [0, -28], [18, -25], [18, -4], [34, 0], [10, 8], [-16, 8]]), colour, `stroke="${ink}" stroke-width="2.2"`), s.stroke('M-18-8q18 6 36 0', red, 4)], `transform="translate(${x} ${y}) rotate(${turn}) scale(${k})"`);
  const letter = s.stamp([s.path(polygon([[-18, -11], [18, -11], [18, 11], [-18, 11]]), '#fffaf0', `stroke="${ink}" stroke-width="2"`), s.stroke('M-18-11L0 3 18-11', ink, 1.8), s.path(egg(0, 3, 3.4), red)]);
  const caught = [hat(196, 62, -18, 0.86, '#5a4a8a'), letter(352, 252, 0.8, 40), letter(300, 330, 0.7, -30), house];
  const fallen = [
    hat(96, 452, 24, 0.8, '#3f4a6a'), letter(150, 418, 1, -18), letter(118, 506, 0.9, 26), letter(54, 424, 0.7, -34), hat(212, 562, -8, 0.7, '#7a5a2e'),
    s.path(blob([[176, 350, 'sharp'], [160, 356], [150, 348], [138, 350, 'sharp'], [148, 362], [140, 384, 'sharp'], [158, 372], [172, 378, 'sharp'], [172, 364]]) + blob([[158, 354], [150, 330], [132, 320, 'sharp'], [140, 346]]), '#d98a2c', `stroke="${ink}" stroke-width="1.8"`), s.path(egg(168, 356, 1.8), ink),
  ];
  // She leans back with her whole weight, and has none any more.
  const comb = [s.stroke('M232 424L300 470', '#6d3a1c', 12), s.stroke('M234 424L299 468', '#b8743a', 7), s.stroke('M230 432l-16 22M240 439l-16 22M250 446l-16 22M260 452l-16 22M270 459l-15 22M280 465l-14 21', '#6d3a1c', 4.6), s.stroke('M284 458L326 482', '#6d3a1c', 8)];
  const woman = [
    s.path(blob([[262, 572], [318, 566], [372, 574], [330, 584], [280, 582]]), '#4d2218', 'opacity=".6"'),
    s.path(limb([[342, 520, 11], [346, 544, 9], [351, 556, 7]]) + limb([[356, 516, 11], [366, 532, 9], [372, 542, 7]]), '#f3c9a0', `stroke="${ink}" stroke-width="1.6"`), s.path(blob([[345, 556, 'sharp'], [353, 552], [360, 565], [346, 567]]) + blob([[368, 542, 'sharp'], [376, 537], [384, 550], [372, 554]]), ink),
    p.shape(blob([[326, 528, 'sharp'], [328, 500], [336, 478], [356, 478], [366, 496], [384, 520, 'sharp'], [368, 528], [348, 532]]), { fill: '#34466e', reach: 16, gap: 4.4, contour: 2 }), p.shape(blob([[334, 482], [332, 458], [340, 444], [356, 444], [364, 458], [362, 484]]), { fill: red, reach: 12, gap: 4.4, contour: 2 }),
    s.path(limb([[342, 452, 13], [324, 466, 11], [308, 472, 8]]) + limb([[350, 454, 13], [338, 478, 11], [322, 482, 8]]), '#dd5a48', `stroke="${ink}" stroke-width="1.6"`), s.path(egg(305, 472, 6) + egg(320, 483, 6), '#f0c096'),
    s.path(blob([[352, 412], [372, 414], [382, 432], [398, 440, 'sharp'], [384, 448], [372, 448], [360, 436]]), '#3a1c18'), s.path(egg(348, 426, 13, 14), '#f0c096'), s.path(polygon([[336, 424], [329, 431], [337, 432]]), '#f0c096'), s.path(blob([[334, 420], [340, 410], [354, 408], [364, 418], [362, 436], [354, 428], [350, 418]]), '#3a1c18'), s.path(egg(341, 426, 1.8, 2.2), ink),
    // The strand that has her by the waist.
    s.stroke('M296 372Q390 392 392 450Q390 486 348 486Q318 484 326 470Q340 458 374 472', ink, 9.6), s.stroke('M296 372Q390 392 392 450Q390 486 348 486Q318 484 326 470Q340 458 374 472', pale, 6.4),
  ];
  return s.picture(land, wind, caught, fallen, comb, woman, s.path(blob([[-20, 620, 'sharp'], [-20, 604], [60, 596], [130, 620, 'sharp']]), mix(rust, ink, 0.5)));
}

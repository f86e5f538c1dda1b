// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, box, egg, flame, limb, line, polygon } from '../studio/path.js';
import { backdrop, glow, shadow, specks, vignette } from '../studio/nature.js';

export const scene = 'Steaming kettles and pots play for an empty kitchen, a ladle conducts.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('candleBrown');
  const copper = mix(c.skyLow, c.light, 0.15);
  const enamel = c.accent;
  const cream = mix(c.light, c.skyLow, 0.3);
  const FIRE = { x: 200, y: 250 };

  // The kitchen behind: tiles, a hood, hanging pans, and the stove with its door open.
  let tiles = '';
  for (let y = 20; y < 330; y += 30) tiles += `M-10 ${y}H410`;
  for (let y = 20, r = 0; y < 330; y += 30, r++) for (let x = (r % 2) * 20 - 10; x < 410; x += 40) tiles += `M${x} ${y}v30`;
  const wall = [backdrop(s, c.near, c.middle, [0.5, c.far], c.near), glow(s, FIRE.x, FIRE.y, 320, c.skyLow, 0.75), s.stroke(tiles, c.near, 2.4, 0.4)];
  const hood = [s.path(polygon([[120, 126], [280, 126], [330, 192], [70, 192]]), s.fade(c.middle, c.near)), s.path(box(150, -10, 100, 138), s.blend([150, 0], [250, 0], c.near, c.middle, c.near)), s.path(box(62, 190, 276, 12), mix(c.near, c.frame, 0.4)), s.stroke('M64 202h272', c.skyLow, 2, 0.8)];
  const hung = [[40, 92, 26], [84, 108, 20], [330, 100, 24], [372, 88, 19]].map(([x, y, r]) => s.stroke(`M${x} 20V${y - r}`, c.frame, 5) + s.path(egg(x, y, r), s.blend([x - r, y], [x + r, y + r], copper, c.middle)) + s.stroke(`M${x - r * 0.5} ${y - r * 0.5}q${r * 0.4} ${-r * 0.3} ${r * 0.9} 0`, c.light, 2, 0.6));
  const rail = s.stroke('M10 24H124M276 24H392', c.frame, 5);
  const mouth = 'M146 292V252Q146 206 200 206Q254 206 254 252V292z';
  const stove = [
    s.path(polygon([[62, 202], [338, 202], [350, 330], [50, 330]]), s.blend([200, 230], [40, 330], mix(c.far, c.skyLow, 0.2), c.near, c.frame)), s.stroke('M62 230H146M254 230H338M58 262H146M254 262H342M54 294H346', c.frame, 2, 0.5),
    s.path(mouth, s.fade(mix(c.skyLow, c.light, 0.3), c.light)), s.within(mouth, s.path([[164, 296, 17], [186, 298, 22], [208, 296, 20], [232, 298, 16]].map(([x, y, r]) => flame(x, y, r)).join(''), mix(c.skyLow, shade(c.skyLow, -0.1, -20), 0.6)), s.path([[176, 298, 12], [200, 298, 14], [222, 298, 11]].map(([x, y, r]) => flame(x, y, r)).join(''), c.light), s.path(limb([[158, 292, 10], [244, 290, 9]]), c.frame)), s.stroke(mouth, c.frame, 6),
    glow(s, FIRE.x, FIRE.y, 130, c.light, 0.7),
  ];

  const hl = (/** @type {string} */ d) => s.stroke(d, c.light, 3, 0.75);
  /** A kettle that lifts its spout like a trumpet; looks right. @param {string} colour */
  const kettle = (colour) => [
    s.stroke('M-30-62Q-26-108 4-106Q32-102 30-60', shade(colour, -0.22), 7),
    s.path(limb([[34, -34, 24], [56, -46, 15], [66, -66, 11], [76, -82, 12]]) + polygon([[66, -86], [90, -92], [86, -76], [72, -74]]), s.fade(shade(colour, 0.06), shade(colour, -0.16))),
    s.path(blob([[-46, -20], [-42, -52], [-22, -70], [0, -74], [22, -70], [42, -52], [46, -20], [34, -2], [0, 2], [-34, -2]]), s.blend([46, -70], [-40, 0], mix(colour, c.light, 0.45), colour, shade(colour, -0.2))),
    s.path(blob([[-20, -70], [0, -82], [20, -70], [0, -66]]) + egg(0, -85, 6), shade(colour, -0.1)), hl('M18-62q14 8 17 28'), s.stroke('M-44-18Q0-6 45-18', shade(colour, -0.2), 3, 0.7),
  ];
  /** A pot that drums with its own lid. @param {string} colour */
  const pot = (colour) => [
    s.path(box(-58, -44, 18, 9) + box(40, -44, 18, 9), shade(colour, -0.2)),
    s.path(blob([[-46, -58, 'sharp'], [46, -58, 'sharp'], [44, -10], [34, 0], [-34, 0], [-44, -10]]), s.blend([44, -60], [-40, 0], mix(colour, c.light, 0.4), colour, shade(colour, -0.2))),
    s.path(egg(0, -58, 46, 8), c.frame), s.group(s.path(blob([[-48, 0], [-28, -14], [0, -18], [28, -14], [48, 0], [0, 7]]) + egg(0, -21, 6), s.fade(mix(colour, c.light, 0.3), shade(colour, -0.08))), 'transform="translate(6 -68) rotate(-13)"'),
    hl('M34-48q4 18-2 34'), s.stroke([-28, -10, 8, 26].map((x) => `M${x} -28h0`).join(''), cream, 7, 0.55),
  ];
  /** A grater pulled like an accordion between two forks. */
  const grater = [
    s.path(polygon([[-30, 0], [-20, -84], [20, -84], [30, 0]]), s.blend([30, -80], [-30, 0], c.light, mix(enamel, cream, 0.6), shade(enamel, -0.12))), s.stroke('M-14-86q14-22 28 0', c.frame, 6),
    s.stroke(Array.from({ length: 20 }, (_, i) => `M${-18 + (i % 4) * 12} ${-70 + Math.floor(i / 4) * 14}q3-5 6 0`).join(''), c.near, 2.6),
  ];
  /** A frying pan held upright like a cello, its bow a knife. */
  const pan = [
    s.path(limb([[0, -70, 9], [2, -120, 8], [0, -136, 12]]), c.frame), s.path(egg(0, -38, 40, 42), s.blend([40, -70], [-40, 0], mix(c.far, c.light, 0.35), c.middle, c.near)), s.path(egg(0, -38, 30, 32), s.round(c.frame, c.near)),
    s.stroke('M-5-108V-14M0-110V-12M5-108V-14', cream, 1.4, 0.8), s.path(polygon([[-50, -30], [40, -50], [42, -44], [-46, -22]]), c.light) + s.path(polygon([[40, -51], [70, -58], [71, -50], [42, -43]]), shade(c.skyLow, -0.1)),
  ];
  const stamps = [kettle(copper), kettle(enamel), kettle(cream), pot(enamel), pot(copper), grater, pan].map((d) => [s.stamp(d), s.stamp(s.group(d, 'transform="scale(-1 1)"'))]);
  const [COPPER, TEAL, CREAM, POT, DRUM, GRATER, CELLO] = [0, 1, 2, 3, 4, 5, 6];

  // Three steps of an old dresser as tiers, bent like an orchestra pit.
  const tier = (/** @type {number} */ y, /** @type {string} */ top, /** @type {string} */ front) => s.path(blob([[-20, y + 24, 'sharp'], [80, y + 4], [200, y - 4], [320, y + 4], [420, y + 24, 'sharp'], [420, y + 110, 'sharp'], [-20, y + 110, 'sharp']]), s.fade(top, front)) + s.stroke(line([[-20, y + 24], [80, y + 4], [200, y - 4], [320, y + 4], [420, y + 24]]), c.light, 2.4, 0.7) + s.stroke(`M20 ${y + 50}q60-14 110-18M270 ${y + 34}q70 6 120 22`, c.frame, 2, 0.4);
  const seat = (/** @type {number} */ kind, /** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ k, /** @type {number} */ turn = 0) => shadow(s, x, y + 2, 50 * k, 8 * k, c.frame, 0.8) + stamps[kind][x > 200 ? 1 : 0](x, y, k, turn);
  const rows = [
    tier(326, mix(c.far, c.skyLow, 0.35), c.middle), seat(DRUM, 100, 334, 0.58), seat(POT, 306, 334, 0.58), seat(CREAM, 40, 344, 0.56, -6), seat(TEAL, 366, 344, 0.56, 6), seat(COPPER, 156, 328, 0.5, -8), seat(COPPER, 250, 328, 0.5, 8),
    tier(410, mix(c.far, c.middle, 0.3), c.near), seat(TEAL, 130, 416, 0.76, -8), seat(CREAM, 274, 416, 0.76, 8), seat(CELLO, 56, 424, 0.74, -6), seat(GRATER, 350, 424, 0.84, 6),
    tier(506, c.middle, c.frame), seat(COPPER, 62, 526, 1.04, -6), seat(POT, 336, 526, 1.06),
  ];

  // Steam: each voice a ribbon; they meet above and become one big curl.
  const ribbon = (/** @type {[number, number, number][]} */ spine, /** @type {number} */ opacity) => s.path(limb(spine), s.fade([0, c.light, opacity], [1, c.light, opacity * 0.25]));
  const steam = [
    ribbon([[118, 420, 5], [130, 370, 12], [102, 310, 18], [128, 240, 24], [92, 160, 30], [128, 90, 32], [196, 62, 28], [236, 92, 22], [222, 130, 16], [190, 128, 9], [184, 110, 3]], 0.6),
    ribbon([[222, 352, 4], [236, 310, 10], [268, 262, 16], [252, 200, 22], [292, 140, 26], [286, 70, 28], [330, 30, 20], [372, 46, 14], [374, 78, 8], [352, 84, 3]], 0.5),
    ribbon([[76, 310, 4], [56, 270, 10], [72, 220, 15], [36, 170, 18], [52, 110, 18], [24, 66, 10], [34, 40, 3]], 0.45), ribbon([[330, 306, 4], [352, 260, 10], [332, 214, 14], [368, 170, 15], [350, 130, 9], [360, 112, 3]], 0.42),
    s.stroke('M140 440q20-10 30-30M150 452q16-4 28-18M262 372q-6-14-18-20', c.light, 3, 0.5),
  ];

  // The conductor from behind: a ladle in a napkin tailcoat, on an upturned cup, arms wide.
  const rim = (/** @type {string} */ d, /** @type {string} */ fill) => s.path(d, c.light) + s.within(d, s.path(d, fill, 'transform="translate(0 3.4)"'));
  const conductor = [
    shadow(s, 204, 596, 70, 10, c.frame, 0.9),
    rim(blob([[166, 604], [170, 566, 'sharp'], [238, 566, 'sharp'], [242, 604]]), s.fade(cream, c.far)), s.stroke('M170 578h68', enamel, 5),
    // Arms: a whisk and a wooden spoon.
    rim(limb([[186, 494, 12], [152, 480, 10], [128, 448, 8], [120, 432, 7]]), c.frame), rim(limb([[222, 494, 12], [256, 470, 10], [286, 468, 8], [302, 452, 6], [322, 414, 5], [334, 390, 4]]), c.frame), rim(egg(340, 378, 9, 14, 28), mix(c.skyLow, c.far, 0.3)),
    s.stroke('M119 432Q86 408 98 372Q112 350 118 378Q124 410 119 432M119 432Q98 400 104 374M119 432Q110 400 110 366', c.light, 2.6), rim(egg(121, 436, 6, 7), c.frame),
    // A coat with tails.
    rim(blob([[182, 484], [204, 476], [228, 484], [232, 520], [236, 556], [240, 584, 'sharp'], [218, 574], [206, 548], [194, 576], [172, 586, 'sharp'], [174, 552], [178, 516]]), s.fade(mix(c.near, c.frame, 0.3), c.frame)), s.stroke('M206 500V546', c.far, 2, 0.6), s.stroke('M198 538h0M214 538h0', c.light, 4),
    rim(limb([[205, 486, 12], [205, 464, 10]]), c.far), s.path(polygon([[205, 478], [184, 470], [184, 488]]) + polygon([[205, 478], [226, 470], [226, 488]]), cream),
    // Its bowl is the head, its long handle stands up behind like a plume.
    rim(limb([[228, 446, 9], [250, 410, 8], [262, 368, 7], [258, 344, 6], [246, 340, 6], [240, 350, 4]]), s.fade(copper, c.far)),
    rim(egg(205, 436, 35, 32), s.blend([230, 410], [176, 470], copper, c.far, c.near)), s.path(egg(205, 418, 30, 11), s.fade(c.frame, c.near)), s.stroke('M175 418a30 11 0 0 1 60 0', c.light, 2.4, 0.9), s.path(blob([[178, 442], [186, 436], [196, 458], [190, 460]]), c.light, 'opacity=".6"'),
  ];
  const near = [s.path(blob([[-20, 620], [-20, 574], [60, 580], [150, 604], [260, 604], [340, 582], [420, 576], [420, 620]]), c.frame), s.stroke('M0 582q60 0 130 22M400 584q-50 0-120 20', c.skyLow, 2, 0.6), s.path(polygon([[20, 590], [74, 578], [92, 592], [36, 606]]), cream) + s.stroke('M34 592l36-8M40 598l38-9', c.far, 2.4)];
  return s.picture(wall, hung, rail, hood, stove, rows, steam, conductor, near, specks(s, 50, [100, 150, 200, 300], [1.4, 3.6], c.light, 0.85), glow(s, FIRE.x, FIRE.y, 240, c.light, 0.2), vignette(s, 0.6));
}

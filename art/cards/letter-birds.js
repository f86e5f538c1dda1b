// @ts-check
import { mix } from '../studio/colour.js';
import { blob, box, egg, limb, polygon, round } from '../studio/path.js';
import { backdrop, glow, leaf, mist, orb, specks, vignette } from '../studio/nature.js';
import { skyline } from '../motifs/buildings.js';
import { cat } from '../motifs/animals.js';

export const scene = 'An old woman opens her window and paper letters migrate south like geese.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('amberDusk');
  const paper = mix(c.light, c.skyLow, 0.12);
  const [x0, y0, x1, y1] = [52, 46, 372, 452];
  const opening = `M${x0} ${y1}V150Q${x0} ${y0} 212 ${y0}Q${x1} ${y0} ${x1} 150V${y1}z`;

  // Outside: bands of evening, a town on a river, the sun almost gone.
  const band = (/** @type {number} */ y, /** @type {number} */ h, /** @type {string} */ colour, /** @type {number} */ opacity) => s.path(blob([[20, y], [110, y - h], [190, y - h * 0.3], [280, y - h * 1.1], [410, y - h * 0.4], [410, y + h * 0.6], [260, y + h * 0.4], [120, y + h * 0.7]]), colour, `opacity="${opacity}"`);
  const outside = [
    s.path(box(40, 30, 350, 430), s.fade(c.skyHigh, mix(c.skyHigh, c.accent, 0.5), [0.55, c.skyLow], [0.8, c.light])),
    orb(s, 118, 372, 30, c.light),
    band(130, 14, mix(c.skyHigh, c.accent, 0.55), 0.7), band(190, 11, c.accent, 0.5), band(250, 10, mix(c.accent, c.skyLow, 0.5), 0.8), band(300, 7, c.light, 0.6),
    s.place(skyline(s.random, 380, { low: 16, high: 56, lit: 0.25 }), { x: 220, y: 410, size: 100, fill: s.fade(mix(c.far, c.skyLow, 0.3), mix(c.far, c.skyLow, 0.7)) }),
    mist(s, 408, 50, c.light, 0.7),
    s.place(skyline(s.random, 400, { low: 10, high: 40, lit: 0.35 }), { x: 216, y: 456, size: 100, fill: s.fade(c.far, c.middle) }),
  ];

  // A letter that flies: two folded wings, a body, a red seal for a heart.
  const bird = (/** @type {boolean} */ up) => [
    s.path(up ? polygon([[4, -2], [-16, -30], [-34, -26], [-12, 4]]) : polygon([[4, 0], [-8, 20], [-30, 24], [-14, 2]]), mix(paper, c.middle, 0.62)),
    s.path(polygon([[-30, 4], [-10, -8], [34, -6], [12, 8]]), mix(paper, c.accent, 0.22)),
    s.path(polygon([[34, -6], [48, -12], [30, 0]]), paper),
    s.path(up ? polygon([[14, -4], [4, -42], [-18, -46], [-8, -4]]) : polygon([[14, 2], [10, 32], [-14, 38], [-8, 4]]), s.fade(c.light, paper)),
    s.stroke('M-10-8l12 8 32-6', c.middle, 1.8, 0.8),
    s.path(egg(1, 1, 3.6), c.accent),
  ];
  const up = s.stamp(bird(true));
  const down = s.stamp(bird(false));
  // They gather from the table, stream past her and form a wedge over the town.
  const wedge = [];
  for (let i = 0; i < 7; i++) for (const side of [-1, 1]) if (i || side > 0) wedge.push((i % 2 ? up : down)(316 - i * 30 + (side > 0 ? i * 4 : 0), 112 + (side > 0 ? i * 27 : -i * 6), 0.36 + i * 0.055, side > 0 ? -16 : -6));
  const stream = [up(236, 330, 0.86, -24), down(286, 262, 0.72, -18), up(150, 292, 0.7, -14), down(212, 404, 1.05, -30)];
  const specksOut = specks(s, 18, [60, 60, 300, 100], [1, 2.6], c.light, 0.9);

  // The room: dark, patterned, with two casements swung in.
  const room = blob([[-20, -20, 'sharp'], [420, -20, 'sharp'], [420, 620, 'sharp'], [-20, 620, 'sharp']], 0);
  const wallFill = s.blend([210, 250], [0, 0], mix(c.near, c.middle, 0.35), c.near, c.frame);
  let pattern = '';
  for (let y = 10; y < 470; y += 30) for (let x = 8 + (y % 60 > 15 ? 15 : 0); x < 410; x += 30) if (x < x0 - 10 || x > x1 + 8 || y < 60) pattern += leaf(x, y, 9, -60) + leaf(x, y, 9, -120) + leaf(x, y + 1, 7, 90);
  const wall = [s.path(room + opening, wallFill, 'fill-rule="evenodd"'), s.path(pattern, c.middle, 'opacity=".45"'), s.stroke(opening, c.frame, 13), s.stroke(opening, mix(c.accent, c.skyLow, 0.3), 2.4, 0.9)];
  const casement = (/** @type {number} */ m, /** @type {number} */ hinge) => {
    const q = (/** @type {number} */ dx, /** @type {number} */ y) => `${round(hinge + m * dx)} ${y}`;
    const pane = `M${q(0, 150)}L${q(-52, 128)}L${q(-52, 486)}L${q(0, 452)}z`;
    return s.path(pane, s.blend([hinge, 0], [hinge - m * 52, 0], mix(c.skyLow, c.accent, 0.3), [1, c.middle, 0.55]), 'opacity=".5"') + s.stroke(pane, c.frame, 6) + s.stroke(`M${q(0, 250)}L${q(-52, 244)}M${q(0, 350)}L${q(-52, 364)}`, c.frame, 4) + s.stroke(`M${q(-6, 170)}L${q(-40, 220)}M${q(-12, 280)}L${q(-34, 316)}`, c.light, 2.6, 0.5);
  };
  const curtain = s.path(blob([[330, 20, 'sharp'], [420, 14, 'sharp'], [420, 520, 'sharp'], [394, 500], [352, 420], [318, 360], [290, 330], [330, 300], [360, 210], [350, 100]]), s.blend([290, 0], [410, 0], [0, c.light, 0.85], [0.4, c.far, 0.8], [1, c.middle, 0.95])) + s.stroke('M352 30q24 160-8 270M378 26q16 170-8 300M398 30q8 200-6 380', c.light, 2.4, 0.4);
  const sill = [s.path(polygon([[20, 452], [396, 452], [420, 488], [-10, 488]]), s.fade(mix(c.accent, c.skyLow, 0.45), c.middle)), s.path(box(-20, 488, 440, 16), c.frame), s.stroke('M22 453h372', c.light, 2.4, 0.9)];

  // The old woman from behind and aside, one hand still on the casement, one letting go.
  const shawl = blob([[16, 620, 'sharp'], [30, 520], [52, 440], [84, 398], [118, 382], [154, 396], [178, 436], [190, 510], [206, 620, 'sharp']]);
  const hairShape = blob([[92, 344], [98, 316], [122, 302], [146, 312], [152, 338], [146, 362], [126, 374], [102, 368]]);
  const bun = egg(96, 318, 19, 17, 20);
  const arm = limb([[166, 430, 40], [212, 426, 32], [250, 402, 24], [272, 376, 15]]);
  const fingers = limb([[270, 380, 14], [282, 366, 12], [290, 354, 6]]) + limb([[274, 376, 8], [290, 370, 4]]) + limb([[268, 374, 7], [270, 358, 4]]);
  const lit = (/** @type {string} */ d, /** @type {string} */ fill, dx = -2.2, dy = 2.4) => s.path(d, c.light) + s.within(d, s.path(d, fill, `transform="translate(${dx} ${dy})"`));
  let fringe = '';
  for (let i = 0; i < 17; i++) fringe += `M${round(26 + i * 10.6)} ${round(592 - Math.sin(i / 5) * 10)}l-3 22`;
  const woman = [
    lit(arm, s.blend([170, 430], [280, 380], c.near, c.middle)), lit(fingers, mix(c.far, c.skyLow, 0.35), -1.6, 1.8),
    lit(blob([[140, 326], [156, 332], [166, 346], [157, 352], [158, 366], [144, 378], [126, 376]]), mix(c.far, c.middle, 0.3)),
    lit(hairShape, s.blend([90, 300], [160, 360], mix(c.near, c.skyHigh, 0.4), mix(c.far, c.skyLow, 0.35))),
    lit(bun, mix(c.near, c.skyHigh, 0.5)), s.stroke('M82 312L112 324', c.accent, 3), s.stroke('M106 320q14-12 36 0M104 332q18-12 44 2M108 348q16-8 38 2', mix(c.light, c.far, 0.5), 1.8, 0.6),
    lit(shawl, s.blend([40, 420], [200, 600], c.near, mix(c.near, c.accent, 0.35), c.near)),
    s.within(shawl, s.stroke('M40 620q20-150 90-226M80 620q10-130 60-220M120 620q6-120 34-212M170 620q-2-90-14-190', c.frame, 4, 0.35), s.path(Array.from({ length: 34 }, (_, i) => egg(40 + ((i * 61) % 157), 420 + i * 5.2, 3.4)).join(''), c.accent, 'opacity=".75"'), s.stroke(fringe, c.skyLow, 2, 0.5)),
  ];

  // On the table: a box of letters that is emptying itself, a cat, a cup.
  const boxOf = [
    s.path(polygon([[266, 560], [392, 556], [404, 590], [262, 594]]), c.frame),
    Array.from({ length: 8 }, (_, i) => s.group(s.path(polygon([[0, 0], [34, -4], [36, -34], [2, -30]]), i % 2 ? paper : mix(paper, c.far, 0.35)) + s.stroke('M2-30l17 16 17-20', c.far, 1.4) + s.path(egg(19, -15, 3), c.accent), `transform="translate(${272 + i * 11} ${566}) rotate(${i * 7 - 30})"`)),
    s.path(polygon([[258, 566], [404, 562], [398, 624], [264, 624]]), s.fade(mix(c.accent, c.near, 0.35), c.near)), s.stroke('M258 566L404 562', c.skyLow, 2.4, 0.9), s.stroke('M331 566v50', c.skyLow, 5, 0.5),
    up(330, 500, 0.8, -40), down(262, 470, 0.9, -36),
  ];
  const kitty = s.place(cat(), { x: 374, y: 456, size: 84, flip: true, fill: c.frame, rim: c.light, from: [-1, -0.5], rimWidth: 2 });
  const plant = s.path(polygon([[30, 428], [58, 428], [54, 454], [34, 454]]), s.fade(c.accent, c.middle)) + s.path(Array.from({ length: 12 }, (_, i) => leaf(44, 430, 20 + (i * 7) % 18, -168 + i * 14)).join(''), c.frame);
  return s.picture(backdrop(s, c.near, c.frame), s.within(opening, ...outside, specksOut, ...wedge, ...stream.slice(0, 3)), wall, sill, casement(-1, x0), plant, curtain, kitty, stream[3], boxOf, glow(s, 130, 360, 260, c.accent, 0.3), woman, vignette(s, 0.6));
}

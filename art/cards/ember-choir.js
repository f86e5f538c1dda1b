// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, egg, flame, limb, round, twig } from '../studio/path.js';
import { backdrop, blades, glow, land, mist, shadow, specks, vignette } from '../studio/nature.js';
import { cat, fox, hare } from '../motifs/animals.js';
import { owl } from '../motifs/birds-and-fish.js';
import { mask } from '../motifs/things.js';
import { bareTree } from '../motifs/trees.js';

export const scene = 'Around a fire sit animals and one human mask; the sparks form a bigger animal.';

/** Backs of the near half of the ring, 100 high: shoulders that are cut off at y = 0, and a head that tells who it is. */
const backs = {
  bear: blob([[-58, 0, 'sharp'], [-58, -34], [-42, -58], [-20, -66], [20, -66], [42, -58], [58, -34], [58, 0, 'sharp']]) + egg(0, -78, 26, 24) + egg(-19, -98, 9) + egg(19, -98, 9),
  stag: blob([[-36, 0, 'sharp'], [-34, -30], [-18, -50], [-10, -66], [10, -66], [18, -50], [34, -30], [36, 0, 'sharp']]) + blob([[0, -98], [12, -92], [12, -74], [6, -60], [-6, -60], [-12, -74], [-12, -92]]) + blob([[-10, -88], [-30, -98], [-34, -90, 'sharp'], [-14, -80]]) + blob([[10, -88], [30, -98], [34, -90, 'sharp'], [14, -80]])
    + [-1, 1].map((m) => twig([m * 6, -94], [m * 12, -116], [m * 33, -125], 5.4, 4) + twig([m * 32, -124], [m * 40, -134], [m * 38, -150], 4.2, 1.2) + twig([m * 18, -114], [m * 12, -130], [m * 18, -146], 4.2, 1.2) + twig([m * 31, -125], [m * 50, -130], [m * 58, -144], 4, 1.2)).join(''),
  hare: blob([[-34, 0, 'sharp'], [-36, -28], [-20, -50], [-10, -56], [10, -56], [20, -50], [36, -28], [34, 0, 'sharp']]) + egg(0, -66, 17, 18) + limb([[-7, -78, 7], [-13, -100, 12], [-17, -124, 3]]) + limb([[7, -78, 7], [12, -100, 12], [24, -120, 3]]),
};

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('emberNight');
  const fire = { x: 206, y: 452 };
  const gold = mix(c.light, c.accent, 0.25);

  const night = [
    backdrop(s, shade(c.skyHigh, -0.03), c.skyHigh, c.middle, mix(c.far, c.skyLow, 0.5)), specks(s, 40, [0, 0, 400, 300], [0.9, 2.2], c.light, 0.6),
    glow(s, fire.x, 380, 360, c.skyLow, 0.95), glow(s, fire.x, fire.y, 260, c.accent, 0.7),
  ];
  // The wood stands round like a second audience.
  const trunks = [[18, 34], [74, 16], [112, 10], [300, 11], [338, 18], [386, 38], [52, 12], [362, 12]].map(([x, w]) => twig([x, 470], [x - 4, 240], [x + 4, -20], w * 1.3, w * 0.62)).join('');
  const wood = [
    s.path([96, 130, 156, 254, 286, 318].map((x) => twig([x, 440], [x + 4, 200], [x - 2, -10], 9, 4)).join(''), mix(c.far, c.skyLow, 0.15), 'opacity=".5"'), mist(s, 400, 150, c.skyLow, 0.5),
    s.path(trunks, s.fade(c.frame, c.near, c.middle)), s.path([[4, 190, 60], [396, 60, -60]].map(([x, y, a]) => bareTree(s.random, { from: [x, y], angle: a, length: 40, width: 8, depth: 3 }).d).join(''), c.frame),
    land(s, [452, 446, 440, 442, 438, 446, 452], mix(c.far, c.accent, 0.25), c.near),
    glow(s, fire.x, 486, 220, c.accent, 0.85, 64), glow(s, fire.x, 480, 120, gold, 0.9, 34),
  ];

  // The creature: it rises out of the smoke, antlered, with a tail that is still fire.
  const body = limb([[fire.x, 424, 8], [238, 382, 22], [270, 340, 44], [276, 290, 74], [240, 246, 96], [186, 226, 98], [140, 200, 82], [116, 158, 54], [104, 124, 42], [82, 108, 38], [56, 116, 24], [36, 126, 14]]);
  const legs = limb([[140, 244, 40], [104, 272, 24], [66, 268, 15], [40, 290, 8], [26, 292, 4]]) + limb([[176, 262, 38], [150, 306, 22], [112, 318, 14], [98, 348, 7], [86, 352, 4]]) + limb([[270, 300, 50], [316, 330, 28], [330, 370, 16], [364, 392, 8], [376, 390, 4]]) + limb([[286, 262, 16], [326, 232, 20], [352, 190, 18], [346, 150, 4]]);
  const ears = blob([[104, 96], [128, 72, 'sharp'], [124, 108]]) + blob([[94, 94], [90, 72, 'sharp'], [80, 94]]);
  const antlers = [bareTree(s.random, { from: [104, 92], angle: 24, length: 42, width: 9, depth: 3, spread: 30 }), bareTree(s.random, { from: [90, 92], angle: -22, length: 38, width: 8, depth: 3, spread: 30 })];
  const rack = antlers.map((a) => a.d).join('');
  // Two strings of dots of unequal steps, so that they look thrown and not threaded.
  const sparks = (/** @type {string} */ d) => [[gold, 3, '0 7 0 12 0 5'], [c.light, 5, '0 23 0 41 0 17']].map(([tone, w, gaps]) => `<path d="${d}" fill="none" stroke="${tone}" stroke-width="${w}" stroke-linecap="round" stroke-dasharray="${gaps}"/>`).join('');
  const creature = [
    glow(s, 170, 210, 210, c.accent, 0.55),
    s.path(legs + rack, s.blend([40, 0], [300, 420], [0, gold, 0.75], [0.4, c.accent, 0.5], [1, c.accent, 0.7])), sparks(legs),
    s.path(body + ears, s.blend([60, 90], [270, 420], mix(c.far, gold, 0.55), [0.35, mix(c.far, c.accent, 0.55)], [0.8, mix(c.far, c.accent, 0.75)], [1, c.accent]), 'opacity=".72"'),
    s.within(body, glow(s, 130, 170, 120, gold, 0.5), specks(s, 120, [90, 130, 200, 230], [2, 5.4], gold, 0.95)), sparks(body + ears),
    s.stroke(antlers.flatMap((a) => a.tips).map(([x, y]) => `M${round(x)} ${round(y)}h0`).join(''), c.light, 5.4),
    glow(s, 76, 108, 22, c.light, 1), s.path(blob([[68, 106], [77, 101], [84, 106], [76, 110]]), c.light),
    specks(s, 56, [150, 60, 230, 380], [1.4, 4], c.accent, 0.95), specks(s, 26, [180, 340, 70, 100], [2, 4.6], c.light, 0.95),
  ];

  const pyre = [
    s.path(limb([[158, 478, 13], [206, 460, 12], [246, 448, 10]]) + limb([[256, 480, 13], [206, 464, 12], [168, 448, 10]]) + limb([[186, 486, 11], [232, 480, 11]]), s.fade(c.near, c.frame)),
    glow(s, fire.x, 430, 96, c.light, 0.95),
    s.path(blob([[166, 468], [160, 436], [178, 404, 'sharp'], [186, 424], [200, 360, 'sharp'], [220, 412], [236, 384, 'sharp'], [250, 432], [246, 466], [206, 478]]), s.fade(c.accent, shade(c.accent, 0.06, 14))),
    s.path(blob([[180, 468], [178, 440], [192, 420, 'sharp'], [200, 432], [208, 392, 'sharp'], [222, 430], [232, 414, 'sharp'], [234, 446], [228, 468], [206, 474]]), gold), s.path(flame(206, 470, 14) + flame(192, 470, 8) + flame(222, 470, 8), c.light),
  ];

  // The far half of the ring, lit in the face; one of them is only a mask.
  const lit = s.fade(shade(c.accent, -0.2), shade(c.far, -0.04));
  const glowing = (/** @type {import('../studio/studio.js').Shape} */ shape, /** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ size, /** @type {boolean} */ flip) => shadow(s, x, y, size * 0.3, 4, c.frame, 0.7) + s.place(shape, { x, y, size, flip, fill: lit, rim: gold, from: [flip ? -1 : 1, -0.1], rimWidth: 2.4 });
  const choir = [
    glowing(fox({ pose: 'sit' }), 62, 474, 78, false), glowing(hare(), 116, 462, 58, false), s.place(owl(), { x: 150, y: 452, size: 38, fill: lit, rim: gold, from: [1, 0] }), glowing(cat(), 268, 456, 50, true),
    s.place({ d: blob([[-40, -6], [-32, -34], [-16, -58], [-8, -66], [8, -66], [16, -58], [32, -34], [40, -6], [20, 4], [-20, 4]]) + egg(0, -80, 17, 20) + blob([[-18, -76], [-14, -100], [2, -112, 'sharp'], [16, -98], [18, -74]]) }, { x: 322, y: 476, size: 100, fill: s.fade(c.far, c.near), rim: gold, from: [-1, -0.2], rimWidth: 3 }),
    s.place(mask(), { x: 321, y: 416, size: 40, fill: s.blend([-36, 0], [36, 0], c.light, mix(c.light, c.accent, 0.4)) }),
  ];
  const near = [
    s.path(blob([[-20, 560, 'sharp'], [100, 540], [220, 552], [340, 538], [420, 556, 'sharp'], [420, 620, 'sharp'], [-20, 620, 'sharp']]), s.fade(c.near, c.frame)), blades(s, 40, (t) => [t * 400, 560], [8, 24], [c.near, c.frame, mix(c.far, c.accent, 0.3)], 0.1, 1.8),
    [['bear', 74, 620, 142], ['hare', 196, 626, 96], ['stag', 322, 622, 126]].map(([who, x, y, size]) => s.place({ d: backs[/** @type {keyof typeof backs} */ (who)] }, { x: Number(x), y: Number(y), size: Number(size), fill: s.fade(c.near, shade(c.frame, -0.02)), rim: mix(c.accent, gold, 0.4), from: [(206 - Number(x)) / 110, -1], rimWidth: 3.2 })),
  ];
  return s.picture(night, wood, creature, choir, pyre, near, specks(s, 26, [60, 440, 290, 140], [1.6, 4], c.accent, 0.95), vignette(s, 0.6));
}

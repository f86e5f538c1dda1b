// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, box, egg, limb, polygon, round } from '../studio/path.js';
import { backdrop, blades, cloud, dashes, glow, leaf, mist, shadow, shafts, specks, vignette } from '../studio/nature.js';
import { clothed } from '../motifs/clothed-people.js';
import { person } from '../motifs/people.js';
import { kite } from '../motifs/things.js';
import { leafyTree } from '../motifs/trees.js';

export const scene = 'On Sunday an equestrian statue picnics beside its plinth; pigeons salute from above.';

/** Sits on the ground, leaning back on one hand, the other lifts a bite. @type {import('../motifs/people.js').Pose} */
const lounging = { head: [2, -62], neck: [-2, -53], chest: [-5, -42], hip: [-8, -14], nearArm: [[9, -40], [17, -54]], farArm: [[-22, -28], [-30, -6]], nearLeg: [[20, -30], [34, -4]], farLeg: [[28, -10], [54, -4]] };

/** A horse at rest, its legs folded; looks left at the picnic. 0, 0 is below its chest. @param {import('../studio/studio.js').Studio} s @param {string} rim @param {string} bronze @param {string} dark */
function restingHorse(s, rim, bronze, dark) {
  const body = limb([[164, -34, 62], [124, -46, 88], [70, -46, 90], [20, -50, 84], [-14, -66, 62]]);
  const neck = limb([[-4, -72, 66], [-26, -118, 48], [-36, -156, 36], [-52, -176, 34], [-78, -160, 28], [-104, -138, 21], [-112, -132, 18]]);
  const ears = blob([[-44, -184], [-40, -210, 'sharp'], [-30, -184]]) + blob([[-56, -188], [-58, -212, 'sharp'], [-44, -190]]);
  const legs = [[[10, -26, 40], [-40, -16, 22], [-56, -10, 18], [-30, -4, 15], [4, -4, 14]], [[130, -24, 54], [80, -14, 26], [62, -10, 20], [92, -4, 16], [120, -3, 16]]].map((b) => limb(/** @type {[number, number, number][]} */ (b)));
  const tail = limb([[186, -46, 20], [206, -28, 20], [200, -8, 15], [176, -2, 6]]);
  const edged = (/** @type {string} */ d, /** @type {string} */ fill) => s.path(d, rim) + s.within(d, s.path(d, fill, 'transform="translate(4 5)"'));
  const cast = s.fade(shade(bronze, 0.08), bronze, dark);
  const mane = [[-34, -186], [-18, -172], [-8, -152], [2, -130], [12, -108]].map(([x, y]) => leaf(x - 8, y - 8, 38, 62)).join('');
  return [
    edged(tail, cast), edged(body + neck + ears, cast), s.path(mane, dark), edged(legs[1], cast), edged(legs[0], cast),
    s.path(egg(-72, -164, 4.4, 5), dark) + s.path(egg(-73, -165, 1.6), rim), s.path(egg(-108, -138, 3), dark), s.stroke('M-114-126q10 6 18 0', dark, 2.6), s.stroke('M-94-158q8 12 4 22M-92-140Q-60-148-40-150M-40-176q-4 20 2 34', mix(bronze, rim, 0.5), 3),
    // Streaks that rain has left on bronze.
    s.within(body + neck, s.stroke('M-16-150v40M-4-126v34M30-92v30M52-90v44M84-90v26M112-88v40M140-76v30M160-64v30', rim, 5, 0.28)),
    s.path(blob([[26, -94], [60, -98], [92, -92], [96, -50], [60, -40], [24, -50]]), dark, 'opacity=".6"'), s.stroke('M26-92Q20-60 30-46M92-92Q100-60 90-46', rim, 2.4, 0.6),
  ];
}

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('pearFog');
  const bronze = shade(c.near, -0.06, 25);
  const dark = shade(c.frame, 0.02, 15);
  const patina = mix(c.light, shade(c.middle, 0.08, 30), 0.45);
  const stone = mix(c.skyLow, c.far, 0.3);

  // Sunday: alleys, strollers, a kite, the far end in haze.
  const trees = [leafyTree(s.random, { wide: 1.1 }), leafyTree(s.random, { wide: 0.9 })];
  const park = [
    backdrop(s, c.skyHigh, c.skyLow, c.light), glow(s, 300, 60, 260, c.light, 0.95), cloud(s, 310, 90, 130, c.light, c.skyLow), cloud(s, 40, 60, 90, c.light, c.skyLow),
    [[250, 300, 130], [310, 304, 160], [368, 300, 140], [204, 296, 90]].map(([x, y, size], i) => s.place(trees[i % 2], { x, y, size, fill: s.fade(mix(c.far, c.skyLow, 0.4), mix(c.far, c.middle, 0.2)) })), mist(s, 290, 70, c.light, 0.7),
    s.path('M-10 296Q200 282 410 298V610H-10z', s.fade(mix(c.far, c.light, 0.55), c.far, c.middle, c.near)),
    s.path(blob([[230, 296, 'sharp'], [250, 296, 'sharp'], [268, 322], [330, 356], [420, 380, 'sharp'], [420, 420, 'sharp'], [310, 384], [246, 340]]), s.fade(c.light, mix(c.skyLow, c.far, 0.4))),
    [[262, 322, 32, 'walk', 'hat', false], [272, 324, 30, 'walk', 'bun', false], [318, 350, 44, 'walk', 'topHat', true], [246, 306, 20, 'stand', 'hat', false], [384, 322, 26, 'run', 'cap', false]].map(([x, y, size, pose, head, flip]) => s.place(person(/** @type {any} */ (pose), { head: /** @type {any} */ (head), wear: head === 'bun' ? 'dress' : 'coat' }), { x: Number(x), y: Number(y), size: Number(size), flip: Boolean(flip), fill: mix(c.near, c.middle, 0.3) })),
    s.stroke('M390 302Q376 220 350 166', c.near, 1.6), s.place(kite(), { x: 346, y: 166, size: 52, turn: -20, fill: c.accent }),
  ];
  const bigTree = [s.place(trees[0], { x: 12, y: 420, size: 520, fill: s.fade(mix(c.middle, c.light, 0.15), c.middle, c.near) })];

  // The plinth, with nobody on it but them.
  const side = s.fade(mix(stone, c.near, 0.25), mix(stone, c.near, 0.45));
  const plinth = [
    shadow(s, 90, 444, 150, 20, c.frame, 0.5),
    s.path(polygon([[30, 434], [38, 216], [142, 212], [150, 440]]), s.fade(c.light, stone, mix(stone, c.middle, 0.3))), s.path(polygon([[150, 440], [142, 212], [176, 208], [186, 428]]), side),
    s.path(polygon([[18, 218], [22, 196], [156, 190], [160, 214]]), s.fade(c.light, stone)), s.path(polygon([[160, 214], [156, 190], [188, 186], [194, 208]]), side), s.path(polygon([[22, 196], [58, 186], [188, 186], [156, 190]]), c.light),
    s.path(polygon([[14, 452], [20, 426], [156, 430], [162, 458]]), s.fade(c.light, stone)), s.path(polygon([[162, 458], [156, 430], [192, 420], [200, 444]]), side),
    // A plaque without words: laurels only; four marks where the hooves were.
    s.path(polygon([[56, 268], [126, 266], [130, 348], [54, 350]]), s.fade(bronze, dark)), s.path(Array.from({ length: 12 }, (_, i) => leaf(92 + (i % 2 ? 1 : -1) * Math.cos(1.4 - (i >> 1) * 0.42) * 24, 310 + Math.sin(1.4 - (i >> 1) * 0.42) * 28, 12, i % 2 ? -20 - (i >> 1) * 22 : 200 + (i >> 1) * 22)).join(''), patina),
    dashes(s, 26, [36, 230, 110, 190], [6, 16], mix(stone, c.near, 0.4), { opacity: 0.5, width: 1.8 }), s.path(Array.from({ length: 14 }, (_, i) => leaf(150 + s.random.between(-3, 26), 436 - i * 9, 14, s.random.between(180, 360))).join(''), c.near),
  ];
  // Pigeons: chests out, one wing to the brow; the first has found the hat for it.
  const pigeon = [
    s.path(limb([[-4, -8, 5], [-5, 0, 2.4], [1, 0, 2]]) + limb([[5, -8, 5], [4, 0, 2.4], [10, 0, 2]]), c.accent), s.path(blob([[-26, -10, 'sharp'], [-14, -22], [-4, -36], [2, -48], [10, -54], [18, -48], [16, -38], [19, -26], [12, -10], [-4, -5]]), s.fade(mix(c.near, c.skyHigh, 0.3), mix(c.near, c.frame, 0.2))),
    s.path(polygon([[18, -48], [25, -45], [17, -42]]), c.accent), s.path(egg(12, -47, 1.8), c.light), s.stroke('M4-38q7 4 13 1', shade(c.accent, 0.05), 3.4), s.path(limb([[-2, -27, 12], [14, -27, 10], [28, -38, 7], [20, -55, 3]]), mix(c.near, c.light, 0.55)), s.stroke('M22-44l5 3M20-39l6 5', c.near, 1.6), s.stroke('M-14-18q8 2 14-2M-18-13q10 3 18-1', c.frame, 1.8, 0.7),
  ];
  const bird = s.stamp(pigeon);
  const row = [bird(44, 192, 0.95), bird(76, 191, 0.9), bird(108, 190, 1), bird(140, 189, 0.88), bird(170, 188, 0.86)];
  const cocked = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ k, /** @type {string} */ fill, /** @type {string} */ trim) => s.group([s.path(blob([[-30, 6, 'sharp'], [-16, -8], [-8, -22], [4, -26], [14, -18], [20, -6], [34, 4, 'sharp'], [14, 4], [0, 7], [-14, 6]]), fill), s.stroke('M-26 5Q0-2 30 3M-8-20q12 12 26 16', trim, 2.6), s.path(egg(4, -12, 4), trim)], `transform="translate(${x} ${y}) scale(${k})"`);

  // The picnic: a checked cloth, a horse, a hero in his socks.
  const cloth = polygon([[96, 510], [338, 492], [396, 566], [66, 592]]);
  const checks = Array.from({ length: 8 }, (_, i) => `M${round(110 + i * 34)} ${round(508 - i * 2.4)}L${round(86 + i * 46)} ${round(592 - i * 3.4)}`).join('') + Array.from({ length: 4 }, (_, i) => `M${round(92 - i * 7)} ${round(520 + i * 19)}L${round(348 + i * 14)} ${round(504 + i * 18)}`).join('');
  const blanket = [s.path(cloth, c.frame, 'opacity=".35" transform="translate(6 8)"'), s.path(cloth, s.fade(c.light, mix(c.light, c.accent, 0.25))), s.within(cloth, s.stroke(checks, c.accent, 10, 0.55))];
  const lunch = [
    s.path(box(86, 520, 62, 34, 3), s.fade(c.middle, c.near)), s.stroke('M88 530h62M87 540h62M86 549h62', mix(c.light, c.middle, 0.4), 3, 0.7), s.stroke('M92 520q26-46 52 0', c.near, 6), s.path(limb([[104, 520, 13], [98, 490, 12], [94, 476, 9]]), mix(c.light, shade(c.accent, 0.05, 60), 0.4)), s.path(blob([[124, 522, 'sharp'], [122, 496], [127, 488], [127, 474, 'sharp'], [134, 474, 'sharp'], [134, 488], [139, 496], [138, 522, 'sharp']], 0.7), c.near),
    s.path(egg(276, 560, 30, 9), mix(c.skyLow, c.far, 0.5)) + s.path(egg(276, 557, 28, 8), c.light), s.path(polygon([[256, 556], [286, 536], [296, 554]]), shade(c.skyLow, -0.03, -10, 2)) + s.path(egg(272, 551, 2.4) + egg(283, 549, 3), c.middle), s.path(egg(232, 570, 9) + egg(216, 566, 8), c.accent), s.stroke('M232 562l2-6M216 559l2-5', c.frame, 2), s.path(egg(330, 546, 9, 8), c.accent), s.path(egg(162, 568, 12, 4) + box(153, 552, 18, 16), c.light),
  ];
  // His sabre has been found useful for bread.
  const loaf = [s.stroke('M352 590L372 470', patina, 5), s.stroke('M354 590L374 470', bronze, 2.4), s.stroke('M358 478q14-8 28 6M374 470l4-24', dark, 5), s.path(blob([[336, 534], [348, 520], [372, 522], [384, 536], [378, 552], [344, 550]]), s.fade(shade(c.skyLow, -0.12, -25, 2), shade(c.skyLow, -0.3, -35, 2))), s.stroke('M350 526l4 12M364 526l2 14', c.light, 2.6, 0.8)];
  const hero = [
    shadow(s, 190, 548, 90, 12, c.frame, 0.5),
    clothed(s, lounging, { skin: shade(bronze, 0.18), top: bronze, bottom: shade(bronze, 0.04), hair: dark, shoe: dark, head: 1.25, stout: 1.3, beard: dark }, { x: 182, y: 548, size: 212, rim: patina, from: [1, -1], rimWidth: 4 }),
    cocked(188, 398, 1.05, s.fade(shade(bronze, 0.02), dark), patina),
    s.stroke('M160 444l24 50M184 440l-30 40', patina, 4, 0.7), s.path(egg(157, 446, 9, 6) + egg(186, 442, 9, 6), patina), s.stroke(Array.from({ length: 5 }, (_, i) => `M${152 + i * 3} 449l-1 9M${181 + i * 3} 446l-1 9`).join(''), patina, 2), s.stroke('M172 466h0M174 480h0M176 494h0', patina, 6),
    s.path(blob([[214, 424], [226, 416], [234, 426], [226, 434]]), shade(c.skyLow, -0.1, -25, 2)),
    bird(236, 498, 0.8),
  ];
  const front = [blades(s, 110, (t) => [t * 420 - 10, 606], [12, 40], [c.near, mix(c.near, c.frame, 0.5), c.middle], 0.15, 3), s.stroke('M24 566h0M44 584h0M378 590h0M392 572h0M14 590h0M60 574h0', c.light, 7), s.stroke('M24 566h0M44 584h0M378 590h0M392 572h0M14 590h0M60 574h0', c.accent, 3), bird(34, 540, 0.9)];
  return s.picture(park, bigTree, plinth, row, cocked(55, 142, 0.42, dark, patina), shafts(s, 330, 20, [-24, -40, -56], 420, 8, c.light, 0.35), shadow(s, 300, 492, 150, 16, c.frame, 0.5), s.group(restingHorse(s, patina, shade(bronze, 0.12, 8), shade(dark, 0.14)), 'transform="translate(282 490) scale(.98)"'), blanket, lunch, hero, loaf, front, specks(s, 30, [150, 220, 240, 250], [1.6, 3.6], c.light, 0.9), vignette(s, 0.35, c.near));
}

// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, box, egg, limb, line, polygon, round } from '../studio/path.js';
import { backdrop, dashes, glow, mist, ripples, specks, vignette } from '../studio/nature.js';
import { claw, crabInTails } from '../motifs/crabs.js';
import { violin } from '../motifs/things.js';

export const scene = 'The tide comes to a sand castle; crabs in tail coats play on, up to the knees.';

/** @typedef {import('../studio/studio.js').Studio} Studio */

/** A castle of wet sand, already eaten away on the side of the sea. @param {Studio} s @param {import('../studio/moods.js').Mood} c */
function castle(s, c) {
  const sand = mix(c.skyLow, c.far, 0.4);
  const wet = mix(c.far, c.near, 0.35);
  const keep = (/** @type {number} */ x, /** @type {number} */ top, /** @type {number} */ w, /** @type {number} */ foot) => {
    const teeth = Array.from({ length: 4 }, (_, i) => box(x - w * 0.6 + i * w * 0.34, top - 12, w * 0.19, 14)).join('');
    return s.path(polygon([[x - w * 0.6, top], [x + w * 0.6, top], [x + w * 0.5, top + 14], [x + w * 0.56, foot], [x - w * 0.56, foot], [x - w * 0.5, top + 14]]) + teeth, s.blend([x - w / 2, top], [x + w / 2, top], wet, sand, mix(sand, c.light, 0.5)));
  };
  const cone = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ w, /** @type {number} */ h) => s.path(blob([[x - w / 2, y, 'sharp'], [x - w * 0.2, y - h * 0.55], [x, y - h, 'sharp'], [x + w * 0.22, y - h * 0.5], [x + w / 2, y, 'sharp'], [x, y + 6]]), s.blend([x - w / 2, y], [x + w / 2, y], wet, sand, c.light));
  const door = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ w, /** @type {number} */ h) => polygon([[x - w / 2, y], [x - w / 2, y - h * 0.6], [x, y - h], [x + w / 2, y - h * 0.6], [x + w / 2, y]]);
  return [
    keep(150, 150, 54, 420), cone(150, 142, 60, 76), keep(58, 216, 62, 430), keep(104, 250, 60, 430), keep(212, 226, 46, 420), cone(212, 218, 52, 52),
    // What the last wave took.
    s.path(blob([[-20, 300, 'sharp'], [60, 292], [150, 296], [236, 300, 'sharp'], [262, 330], [256, 356], [284, 380], [300, 430, 'sharp'], [-20, 430, 'sharp']]), s.blend([0, 300], [290, 420], wet, sand, mix(sand, c.light, 0.45))),
    s.path(blob([[236, 300, 'sharp'], [262, 330], [256, 356], [284, 380], [300, 430, 'sharp'], [262, 430], [246, 380], [238, 350]]), wet, 'opacity=".6"'),
    s.path(Array.from({ length: 9 }, (_, i) => box(-8 + i * 28, 284 + (i % 2), 15, 16)).join(''), s.fade(mix(sand, c.light, 0.3), sand)),
    s.path(door(110, 420, 62, 92) + door(150, 206, 14, 28) + door(58, 264, 12, 24) + door(212, 266, 11, 22) + door(30, 356, 16, 28) + door(196, 356, 16, 28), s.fade(mix(c.near, c.frame, 0.4), c.near)),
    s.stroke('M78 420V366L110 328L142 366V420', mix(sand, c.light, 0.5), 4),
    s.stroke('M150 66V34', c.frame, 3) + s.path(egg(150, 28, 11, 10), s.fade(c.light, c.middle)) + s.stroke('M150 37V20M150 37l-8-13M150 37l8-13', c.near, 1.8, 0.7),
    s.path(Array.from({ length: 8 }, (_, i) => egg(16 + i * 28, 314, 5, 4)).join('') + egg(110, 318, 8, 7), mix(c.light, c.middle, 0.25)),
    dashes(s, 60, [6, 306, 226, 110], [3, 9], wet, { opacity: 0.55, angle: 8 }),
    // Crumbs slide down.
    s.path(egg(268, 318, 4) + egg(278, 344, 5) + egg(292, 366, 4) + egg(304, 392, 6, 5) + egg(286, 330, 3), sand),
  ];
}

/** The breaker behind it. @param {Studio} s @param {import('../studio/moods.js').Mood} c */
function breaker(s, c) {
  const deep = shade(c.accent, -0.22, 12);
  const body = blob([[420, 70, 'sharp'], [372, 84], [318, 128], [286, 186], [300, 178], [330, 172], [352, 190], [350, 226], [318, 292], [268, 344], [220, 400, 'sharp'], [220, 450, 'sharp'], [430, 450, 'sharp']]);
  return [
    s.path(body, s.blend([300, 120], [400, 440], mix(c.accent, c.light, 0.2), shade(c.accent, -0.06), deep)),
    s.within(body, s.stroke('M420 110Q350 150 372 220T300 400M430 160Q394 200 404 260T340 430M430 250Q420 320 390 430M400 92Q340 120 322 160', c.light, 3, 0.5)),
    s.path(blob([[420, 62], [372, 74], [318, 116], [284, 172], [272, 206, 'sharp'], [284, 200], [292, 214, 'sharp'], [300, 196], [314, 208, 'sharp'], [318, 188], [336, 196, 'sharp'], [330, 174], [340, 138], [380, 104], [420, 92]]), s.fade(c.light, c.light, mix(c.light, c.accent, 0.55))),
    s.stroke('M400 84q-50 16-82 66M384 80q-46 20-74 66M300 172q-8 12-10 26', c.accent, 2.6, 0.6),
    s.path([[262, 222, 5], [280, 236, 4], [252, 196, 4], [300, 240, 5], [270, 160, 3.6], [246, 240, 3], [318, 246, 3.6], [292, 132, 4], [330, 96, 4]].map(([x, y, r]) => egg(x, y, r)).join(''), c.light),
  ];
}

/** @param {Studio} s */
export function draw(s) {
  const c = s.mood('coralBay');
  const red = mix(c.middle, shade(c.accent, -0.1, -170, 1.5), 0.6);
  const wood = shade(c.near, 0.02, 22, 0.8);
  const sky = [
    backdrop(s, c.skyHigh, mix(c.skyHigh, c.light, 0.5), c.skyLow, [0.7, c.light]),
    glow(s, 250, 120, 260, c.light, 1), 
    s.path('M-10 372H410V460H-10z', s.fade(mix(c.accent, c.light, 0.4), c.accent)),
  ];
  const crab = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ size, /** @type {Parameters<typeof crabInTails>[0]} */ how, rim = true) => s.place(crabInTails(how), { x, y, size, fill: s.fade(mix(red, c.light, 0.25), red, shade(red, -0.14)), ...(rim ? { rim: c.light, from: /** @type {[number, number]} */ ([0.4, -1]), rimWidth: 2.2 } : {}) });

  // The back desks: trumpet, conductor on a bucket, drum of a shell.
  const horn = s.path(limb([[-4, 0, 3], [34, -8, 3.4]]) + blob([[30, -12, 'sharp'], [46, -24], [52, -10], [50, 2], [33, -4, 'sharp']]), s.fade(c.light, shade(c.accent, 0.06, -105, 1.1)));
  const back = [
    crab(40, 454, 100, { left: [-50, -82, 230], right: [34, -90, -30] }, false), s.group(horn, 'transform="translate(70 366) rotate(-24)"'),
    crab(352, 462, 108, { left: [-44, -88, 200], right: [46, -92, -20] }, false),
    s.path(blob([[316, 462], [312, 430], [352, 420], [392, 430], [390, 462], [352, 470]]), s.fade(c.light, c.far)) + s.stroke('M330 428l-4 36M352 422v44M374 428l5 36', c.near, 2.4, 0.6) + s.path(egg(352, 428, 40, 9), mix(c.light, c.skyLow, 0.4)),
    s.stroke('M304 366l34 54M404 364l-38 56', wood, 4) + s.path(egg(338, 420, 5) + egg(366, 420, 5), c.light),
    s.path(polygon([[160, 396], [244, 396], [254, 474], [150, 474]]), s.blend([150, 0], [254, 0], shade(c.accent, -0.2), c.accent, mix(c.accent, c.light, 0.4))) + s.path(egg(202, 396, 42, 8), mix(c.accent, c.light, 0.5)) + s.stroke('M156 430q46 12 92 0', c.light, 4, 0.7),
    glow(s, 202, 330, 110, c.light, 0.8),
    crab(202, 398, 132, { left: [-52, -92, 250], right: [50, -98, -60] }),
    s.path(limb([[276, 252, 4], [306, 206, 2]]), c.light),
  ];
  const tide = (/** @type {number} */ y, /** @type {number} */ strength) => {
    const edge = line([[-20, y + 4], [40, y - 6], [100, y + 5], [170, y - 4], [240, y + 6], [310, y - 5], [420, y + 3]]);
    return [s.path(`${edge}L420 620L-20 620z`, s.fade([0, mix(c.accent, c.light, 0.35), strength], [0.3, c.accent, strength], [1, shade(c.accent, -0.24, 12), Math.min(1, strength + 0.1)])), s.stroke(edge, c.light, 5, 0.95), s.stroke(edge, c.light, 2, 0.6).replace('<path', '<path transform="translate(14 12)"')];
  };

  // In front: the cello and the first violin.
  const cello = { d: violin().d + limb([[0, 0, 3], [0, 30, 2]]), parts: violin().parts };
  const front = [
    crab(96, 588, 190, { left: [-46, -96, 250], right: [44, -52, 190] }),
    s.place(cello, { x: 102, y: 578, size: 156, turn: -8, fill: s.fade(shade(wood, 0.14), wood, shade(wood, -0.1)), rim: c.light, from: [0.6, -1] }),
    s.path(limb([[58, 516, 4], [116, 508, 4], [190, 496, 3]]), c.light),
    s.path(claw(184, 496, 190, 0.84 * 2), s.fade(mix(red, c.light, 0.25), red)),
    crab(308, 590, 170, { left: [-46, -72, 200], right: [36, -98, -120] }),
    s.place(violin(), { x: 284, y: 498, size: 86, turn: -64, fill: s.fade(shade(wood, 0.14), wood), rim: c.light, from: [0.6, -1] }),
    s.path(limb([[370, 410, 3], [314, 454, 3], [266, 494, 2.4]]), c.light),
  ];
  const stand = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ k) => [s.stroke(`M${x} ${y}V${y - 70 * k}`, c.frame, 3 * k), s.path(blob([[x - 30 * k, y - 112 * k], [x, y - 120 * k], [x + 30 * k, y - 112 * k], [x + 22 * k, y - 74 * k], [x, y - 66 * k], [x - 22 * k, y - 74 * k]]), s.fade(c.light, c.far)), s.stroke([-2, -1, 0, 1, 2].map((i) => `M${x} ${round(y - 68 * k)}L${round(x + i * 12 * k)} ${round(y - (116 - i * i) * k)}`).join(''), c.middle, 2 * k, 0.7)];
  const sheets = s.path(polygon([[196, 548], [226, 540], [240, 552], [208, 560]]) + polygon([[20, 590], [46, 582], [60, 592], [32, 598]]) + polygon([[360, 530], [382, 526], [392, 534], [368, 540]]), c.light) + s.stroke('M206 550l22-6M210 555l22-6', c.near, 1.6, 0.6);
  const listeners = [
    s.path(blob([[214, 600, 'sharp'], [222, 580], [232, 598], [252, 594, 'sharp'], [240, 606], [250, 620], [206, 620]]), c.middle),
    s.path(egg(180, 592, 17, 12) + blob([[194, 586], [204, 572], [208, 580], [198, 594]]), s.fade(c.light, c.far)) + s.stroke('M170 592q10-9 18 0q-6 6-12 2', c.near, 2, 0.7),
  ];
  return s.picture(sky, breaker(s, c), castle(s, c), mist(s, 420, 60, c.light, 0.6), back, tide(446, 0.85), ripples(s, 456, 540, c.light, { count: 40, opacity: 0.6 }), stand(214, 540, 0.8), front, tide(532, 0.72), sheets, ripples(s, 540, 604, c.light, { count: 50, opacity: 0.7 }), listeners, specks(s, 50, [220, 60, 180, 330], [1.4, 4], c.light, 0.9), vignette(s, 0.35, c.near));
}

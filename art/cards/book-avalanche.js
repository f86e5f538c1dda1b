// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, egg, limb, line, polygon } from '../studio/path.js';
import { backdrop, dashes, glow, mist, specks, vignette } from '../studio/nature.js';
import { hare } from '../motifs/animals.js';
import { clothed } from '../motifs/clothed-people.js';
import { person } from '../motifs/people.js';
import { pine } from '../motifs/trees.js';

export const scene = 'Skiers flee from an avalanche of open books.';

/** Knees bent, poles back, as low as possible; skis lie along the slope. */
const tuckPose = /** @type {import('../motifs/people.js').Pose} */ ({ head: [17, -66], neck: [11, -61], chest: [4, -56], hip: [-10, -37], nearArm: [[14, -44], [8, -36]], farArm: [[16, -46], [12, -38]], nearLeg: [[9, -27], [-1, -6]], farLeg: [[12, -29], [4, -6]] });
const tuck = person(tuckPose, { wear: 'trousers', head: 'cap' });
const upright = person({ head: [10, -82], neck: [6, -74], chest: [2, -64], hip: [-6, -44], nearArm: [[-12, -66], [-24, -76]], farArm: [[18, -72], [30, -84]], nearLeg: [[8, -28], [-2, -6]], farLeg: [[12, -30], [6, -6]] }, { wear: 'trousers', head: 'bare' });
const skis = limb([[-44, -3, 2], [0, -2, 3.4], [40, -3, 3], [52, -10, 2]]) + limb([[-38, -7, 2], [4, -6, 3], [46, -7, 3], [58, -14, 2]]);
const polesBack = limb([[8, -36, 2], [-20, -44, 2], [-52, -50, 1.6]]) + limb([[12, -38, 2], [-16, -48, 2], [-48, -57, 1.6]]);
const polesUp = limb([[-24, -76, 2], [-40, -70, 2], [-62, -58, 1.6]]) + limb([[30, -84, 2], [14, -98, 2], [-4, -110, 1.6]]);

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('snowLight');
  const white = mix(c.light, '#ffffff', 0.5);
  const ink = c.near;

  const fir = pine(s.random);
  const sky = [
    backdrop(s, shade(c.skyHigh, -0.1), c.skyHigh, c.skyLow, c.skyLow), glow(s, 330, 150, 250, c.light, 1), s.path(egg(330, 150, 22), white),
    s.path(blob([[120, 330, 'sharp'], [200, 250], [236, 214, 'sharp'], [262, 236], [290, 220], [340, 270], [372, 252, 'sharp'], [420, 300, 'sharp'], [420, 420, 'sharp'], [120, 420, 'sharp']], 0.5), s.fade(mix(c.far, c.skyHigh, 0.3), c.skyLow)),
    s.path(polygon([[236, 214], [216, 234], [230, 232], [238, 244], [248, 230], [258, 234]]) + polygon([[372, 252], [354, 266], [368, 266], [376, 276], [392, 272]]), white),
    mist(s, 350, 120, c.skyLow, 0.9),
    [[290, 402, 60], [318, 410, 74], [350, 416, 66], [376, 424, 84], [398, 420, 70]].map(([x, y, size]) => s.place(fir, { x, y, size, fill: s.fade(mix(c.middle, c.far, 0.4), c.far) })),
  ];
  // The slope falls from the upper left to the lower right.
  const slope = blob([[-20, 150, 'sharp'], [60, 220], [150, 330], [250, 420], [340, 472], [420, 500, 'sharp'], [420, 620, 'sharp'], [-20, 620, 'sharp']]);
  const hill = [
    s.path(slope, s.blend([40, 560], [260, 340], c.middle, c.far, white)),
    s.within(slope, dashes(s, 60, [0, 300, 400, 300], [18, 60], white, { angle: 38, opacity: 0.9, width: 3 }), dashes(s, 40, [0, 360, 400, 240], [14, 44], c.near, { angle: 38, opacity: 0.2, width: 2.6 })),
    s.stroke(line([[64, 300], [150, 400], [230, 470], [262, 488]]) + line([[54, 300], [140, 404], [222, 478], [254, 496]]), c.near, 2.6, 0.45), s.stroke(line([[150, 330], [230, 410], [318, 458]]), c.near, 2.2, 0.4),
  ];

  // Books: open from above, open from the side with the covers up, closed.
  const paper = s.fade(white, mix(white, c.far, 0.6));
  const covers = [c.accent, ink, shade(c.accent, -0.15), mix(c.near, c.middle, 0.5), c.frame];
  const lines = 'M-34-9q14-6 28 0M-34-2q14-6 28 0M-34 5q14-6 28 0M34-9q-14-6-28 0M34-2q-14-6-28 0M34 5q-14-6-28 0';
  const open = covers.slice(0, 3).map((tone) => s.stamp([s.path(polygon([[-46, -22], [0, -14], [46, -22], [48, 22], [0, 30], [-48, 22]]), tone), s.path(blob([[0, -16, 'sharp'], [-20, -26], [-43, -22, 'sharp'], [-45, 18, 'sharp'], [-22, 15], [0, 26, 'sharp'], [22, 15], [45, 18, 'sharp'], [43, -22, 'sharp'], [20, -26]]), paper), s.stroke(lines, c.middle, 2.2, 0.75), s.stroke('M0-16V25', c.middle, 2.2)]));
  const roof = covers.slice(0, 4).map((tone) => s.stamp([s.path(blob([[-42, 24, 'sharp'], [-26, -6], [0, -22, 'sharp'], [28, -4], [44, 22, 'sharp'], [24, 8], [0, -6, 'sharp'], [-22, 8]]), white), s.path(blob([[-46, 22, 'sharp'], [-28, -12], [0, -28, 'sharp'], [30, -10], [48, 20, 'sharp'], [26, -2], [0, -19, 'sharp'], [-24, 0]]), tone), s.stroke('M-34 15Q-20 0 0-12M34 14Q22 0 0-12', c.middle, 1.8, 0.7)]));
  const shut = covers.map((tone) => s.stamp([s.path(polygon([[-30, -8], [26, -14], [34, 6], [-22, 14]]), tone), s.path(polygon([[-22, 14], [34, 6], [34, 14], [-22, 22]]), white), s.path(polygon([[-30, -8], [-22, 14], [-22, 23], [-30, 2]]), shade(tone, -0.1)), s.stroke('M-18-4L20-8', c.light, 2.6, 0.6)]));
  const any = [...open, ...open, ...roof, ...shut];
  const tumble = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ k) => s.random.pick(any)(x, y, k, s.random.between(-70, 80));

  // The wave: a crest that curls over towards the lower right, dust of pages above.
  const crest = blob([[-40, -40, 'sharp'], [150, -40, 'sharp'], [196, 40], [232, 96], [262, 168], [266, 236], [236, 286], [218, 262], [188, 300], [176, 352], [140, 330], [106, 366], [84, 424], [40, 400], [-40, 440, 'sharp']]);
  const puff = (/** @type {number[][]} */ list, /** @type {string} */ tone, /** @type {number} */ o) => s.path(list.map(([x, y, r]) => egg(x, y, r)).join(''), tone, `opacity="${o}"`);
  const row = (/** @type {number} */ n, /** @type {(t: number) => [number, number]} */ path, /** @type {number} */ out, /** @type {number} */ low, /** @type {number} */ high) => Array.from({ length: n }, (_, i) => { const [x, y] = path((i + 0.5) / n); return tumble(x + s.random.between(-out, out), y + s.random.between(-out, out), s.random.between(low, high)); }).join('');
  const front = (/** @type {number} */ t) => /** @type {[number, number]} */ ([250 - Math.abs(t - 0.4) * 60 - Math.max(0, t - 0.35) * 300, 60 + t * 360]);
  const wave = [
    puff([[276, 206, 42], [240, 276, 46], [196, 330, 44], [130, 388, 44], [60, 436, 46]], white, 0.5), puff([[262, 172, 40], [216, 316, 34], [96, 420, 34]], white, 0.75),
    s.path(crest, s.blend([20, 40], [260, 260], c.middle, mix(c.near, c.middle, 0.3), mix(c.frame, c.near, 0.55))),
    s.within(crest, row(56, () => [s.random.between(-10, 190), s.random.between(-10, 360)], 10, 0.4, 0.62)),
    row(13, (t) => [40 + t * 190, -4 + t * 120], 12, 0.55, 0.8),
    row(12, (t) => [front(t)[0] - 66, front(t)[1] - 20], 16, 0.62, 0.9),
    row(11, front, 14, 0.72, 1.1),
    // Thrown ahead of it.
    [[300, 92, 0.62, 24], [322, 214, 0.5, -30], [300, 286, 0.66, 40], [252, 350, 0.6, 14], [190, 402, 0.7, -20], [120, 470, 0.66, 30], [36, 470, 0.9, -14]].map(([x, y, k, t], i) => any[(i * 2) % any.length](x, y, k, t)),
  ];
  const page = s.stamp(s.path(blob([[-8, -10, 'sharp'], [0, -8], [9, -11, 'sharp'], [10, 10, 'sharp'], [1, 8], [-7, 11, 'sharp']]), white) + s.stroke('M-4-4h9M-4 1h9', c.middle, 1.6));
  const pages = Array.from({ length: 26 }, () => page(s.random.between(170, 390), s.random.between(20, 400), s.random.between(0.5, 1), s.random.between(0, 180)));

  // Four who read the signs in time.
  const warm = { rim: white, from: /** @type {[number, number]} */ ([1, -0.8]), rimWidth: 2.4 };
  const scarf = (/** @type {number} */ l) => limb([[9, -60, 7], [0, -62, 6], [-l * 0.5, -70, 6], [-l, -63, 7]]);
  const skier = (/** @type {any} */ who, /** @type {string} */ poles, /** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ size, /** @type {number} */ turn, /** @type {string} */ tone, /** @type {string} */ second) => [
    s.place({ d: skis + poles }, { x, y, size, turn, fill: c.frame }), s.place(who, { x, y, size, turn, fill: s.fade(tone, shade(tone, -0.12)), ...warm }), s.place({ d: scarf(34) }, { x, y: y - (who === upright ? size * 0.1 : 0), size, turn, fill: second }),
  ];
  const spray = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ k) => puff([[x, y, 9 * k], [x - 12 * k, y - 8 * k, 11 * k], [x - 28 * k, y - 14 * k, 9 * k], [x - 40 * k, y - 24 * k, 6 * k], [x - 22 * k, y - 2, 8 * k]], white, 0.95);
  const people = [
    skier(upright, polesUp, 332, 462, 66, 30, c.near, c.accent), skier(tuck, polesBack, 376, 482, 56, 26, mix(c.near, c.frame, 0.4), white), spray(314, 452, 0.7),
    spray(232, 524, 1.7), spray(196, 500, 1.1),
    s.place({ d: skis + polesBack }, { x: 264, y: 548, size: 190, turn: 32, fill: c.frame }),
    clothed(s, tuckPose, { skin: mix(c.skyLow, c.accent, 0.18), top: c.accent, bottom: mix(c.frame, c.near, 0.3), shoe: c.frame, hat: 'cap', hatColour: c.frame, hair: c.frame, head: 1.35, stout: 1.2 }, { x: 264, y: 548, size: 190, turn: 32, rim: white, from: [1, -0.8], rimWidth: 2.4 }),
    s.place({ d: limb([[14, -60, 6], [6, -62, 7], [-6, -66, 6], [-18, -72, 7], [-32, -66, 8]]) }, { x: 264, y: 548, size: 190, turn: 32, fill: s.fade(white, c.far) }),
    s.place(hare({ pose: 'leap' }), { x: 106, y: 568, size: 58, turn: 30, fill: mix(c.near, c.middle, 0.3), rim: white, from: [1, -1] }),
  ];
  const frame = [
    s.place(fir, { x: 20, y: 624, size: 150, fill: s.fade(c.near, c.frame) }), s.place(fir, { x: 386, y: 640, size: 110, fill: s.fade(c.near, c.frame) }),
    s.stroke('M8 540l18-8M14 570l26-8M2 596l20-6M380 560l14-6', white, 5, 0.9),
    specks(s, 90, [60, 60, 340, 500], [2, 6], white, 0.95),
  ];
  return s.picture(sky, hill, wave, pages, people, frame, vignette(s, 0.35, c.near));
}

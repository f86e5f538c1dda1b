// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, egg, limb, line, polygon, round } from '../studio/path.js';
import { backdrop, dashes, glow, leaf, leaves, shadow, shafts, specks, vignette } from '../studio/nature.js';
import { moth } from '../motifs/animals.js';
import { person } from '../motifs/people.js';
import { rose } from '../motifs/roses.js';
import { ladder } from '../motifs/things.js';

export const scene = 'An enormous tailor sews a pocket and plants a rose bush in it.';

/** @typedef {[number, number, number][]} Bones */

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('blossom');
  const skin = mix(c.skyLow, shade(c.middle, 0, 30), 0.35);
  const edge = shade(skin, -0.17, -8, 1.5);
  const green = shade(c.accent, -0.06);
  const cloth = mix(c.middle, c.far, 0.35);

  // The coat fills the picture: weave, folds, light from a window on the left.
  const coat = [
    backdrop(s, mix(c.far, c.light, 0.35), c.far, cloth, c.middle),
    dashes(s, 84, [-20, -10, 440, 620], [10, 22], c.light, { angle: 52, opacity: 0.35, width: 2.2 }), dashes(s, 48, [-20, -10, 440, 620], [8, 18], c.near, { angle: -38, opacity: 0.14, width: 2.2 }),
    s.path(blob([[300, -20, 'sharp'], [352, 110], [340, 240], [384, 420], [372, 620, 'sharp'], [420, 620, 'sharp'], [420, -20, 'sharp']]), s.blend([300, 0], [420, 0], [0, c.near, 0.55], [1, shade(c.near, -0.1), 0.75])),
    s.path(blob([[-20, 420, 'sharp'], [30, 470], [20, 540], [60, 620, 'sharp'], [-20, 620, 'sharp']]), c.near, 'opacity=".35"'),
    s.stroke('M300-10Q352 110 342 240T374 620', c.light, 3, 0.5), s.stroke('M96-10q-14 80 4 150M30 350q30 60 16 140', c.near, 9, 0.16),
    shafts(s, -60, -60, [48, 62, 34], 640, 10, c.light, 0.75), glow(s, 20, 60, 330, c.light, 0.9),
  ];
  const button = s.stamp([s.path(egg(3, 6, 27), c.frame, 'opacity=".3"'), s.path(egg(0, 0, 27), s.fade(shade(c.accent, 0.1), shade(c.accent, -0.2))), s.stroke('M-17 0a17 17 0 1 1 34 0a17 17 0 1 1-34 0', shade(c.accent, -0.24), 2.4), s.stroke('M-6-6L6 6M6-6L-6 6', c.light, 3), s.stroke('M-20-9q6-11 16-12', c.light, 3, 0.8)]);

  // The pocket: an opening with earth in it, then the front with its seam.
  const front = blob([[92, 318, 'sharp'], [150, 328], [240, 328], [316, 312, 'sharp'], [322, 420], [314, 510], [268, 566], [206, 586], [140, 570], [98, 516], [88, 420]]);
  const hem = blob([[90, 312, 'sharp'], [150, 324], [240, 324], [318, 306, 'sharp'], [319, 340, 'sharp'], [240, 358], [150, 358], [89, 346, 'sharp']]);
  const inside = blob([[92, 318], [150, 296], [210, 290], [270, 292], [316, 312], [240, 334], [150, 336]]);
  const mouth = [
    s.path(front, c.frame, 'opacity=".35" transform="translate(9 12)"'),
    s.path(inside, shade(c.near, -0.16)),
    s.path(blob([[104, 322], [130, 300], [170, 306], [200, 290], [240, 302], [280, 298], [306, 316], [240, 336], [150, 336]]), s.fade(mix(c.frame, c.near, 0.35), c.frame)), specks(s, 20, [118, 300, 180, 22], [2, 5], mix(c.near, c.far, 0.4), 0.7),
  ];
  const stitches = (/** @type {[number, number][]} */ points) => `<path d="${line(points)}" fill="none" stroke="${c.light}" stroke-width="4" stroke-linecap="round" stroke-dasharray="10 9"/>`;
  const pocket = [
    s.path(front, s.blend([90, 330], [320, 560], shade(c.near, 0.12), c.near, shade(c.near, -0.1))),
    s.within(front, dashes(s, 44, [80, 330, 250, 260], [8, 16], c.light, { angle: 52, opacity: 0.22, width: 2 }), s.stroke('M150 370q-8 100 20 200M260 366q14 90-12 190', shade(c.near, -0.12), 7, 0.4), shafts(s, -60, 160, [52, 66], 520, 8, c.light, 0.5)),
    s.path(hem, s.blend([90, 0], [320, 0], shade(c.near, 0.18), shade(c.near, 0.04))),
    stitches([[100, 352], [102, 430], [110, 508], [146, 556], [206, 572], [254, 556]]), stitches([[94, 338], [150, 349], [240, 349], [314, 332]]),
    s.stroke(line([[268, 548], [300, 506], [308, 430], [306, 352]]), c.light, 1.6, 0.5),
  ];

  // The bush.
  const stems = [[[206, 312, 12], [196, 240, 9], [160, 180, 7], [150, 124, 5]], [[206, 300, 10], [216, 220, 8], [226, 140, 6], [218, 78, 4]], [[210, 290, 9], [244, 226, 7], [290, 190, 5], [304, 152, 4]], [[222, 200, 6], [258, 150, 4], [270, 106, 3]], [[230, 250, 6], [280, 252, 4], [316, 238, 3]]];
  const leafy = (/** @type {number} */ n, /** @type {number} */ low, /** @type {number} */ high) => stems.flatMap((b) => b.slice(1).flatMap(([x, y], i) => Array.from({ length: n }, () => leaf(x + s.random.between(-16, 16), y + s.random.between(-14, 18) + i, s.random.between(low, high), s.random.between(0, 360))))).join('');
  const blooms = [rose(s, mix(c.light, c.middle, 0.35)), rose(s, shade(c.near, 0.1, 12, 1.5))].map((r) => s.stamp(r));
  const bush = [
    s.path(leafy(3, 18, 34), shade(green, -0.2)), s.path(stems.map((b) => limb(/** @type {Bones} */ (b))).join(''), shade(green, -0.26)), s.path(leafy(3, 16, 30), green), s.path(leafy(1, 12, 24), shade(green, 0.16, -20)),
    [[150, 118, 0.74, 2], [220, 76, 0.82, 1], [308, 148, 0.7, 2], [272, 100, 0.5, 0], [320, 236, 0.52, 1], [196, 176, 0.66, 2], [256, 206, 0.6, 1], [174, 256, 0.4, 0], [236, 268, 0.42, 2]].map(([x, y, k, i]) => blooms[i === 1 ? 0 : 1](x, y, k, x * 7)),
  ];

  // Hands: each finger a limb with its own edge.
  const finger = (/** @type {Bones} */ b) => { const d = limb(b); return s.path(d, s.fade(mix(skin, c.light, 0.4), skin)) + s.stroke(d, edge, 2, 0.75); };
  const nail = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ turn) => s.path(egg(x, y, 7, 5, turn), mix(c.light, c.middle, 0.2));
  const knuckle = (/** @type {string} */ d) => s.stroke(d, edge, 2.2, 0.6);
  const leftHand = [
    finger([[34, 286, 32], [62, 304, 28], [80, 320, 24], [86, 336, 18]]), finger([[54, 270, 36], [92, 290, 31], [110, 310, 26], [116, 330, 19]]), finger([[66, 250, 38], [110, 268, 33], [136, 294, 28], [142, 322, 20]]),
    s.path(blob([[-30, 150], [40, 166], [86, 196], [100, 236], [80, 276], [40, 300], [-30, 300]]), s.blend([0, 160], [60, 300], mix(skin, c.light, 0.55), skin, shade(skin, -0.06, -10, 1.2))),
    finger([[70, 226, 40], [124, 238, 34], [156, 264, 29], [166, 302, 20]]), finger([[56, 190, 40], [110, 184, 34], [148, 206, 27], [166, 238, 20]]),
    s.path(blob([[-30, 162], [44, 178], [78, 206], [82, 236], [62, 262], [-30, 286]]), s.blend([0, 160], [60, 290], mix(skin, c.light, 0.5), skin)),
    knuckle('M112 232q8 10 4 20M96 262q8 8 4 18M140 252q6-2 12 2M104 178q6 8 4 18'), nail(160, 229, 50),
  ];
  const cuffLeft = [s.path(blob([[-30, 128, 'sharp'], [16, 142], [30, 200], [22, 270], [-2, 324], [-30, 330, 'sharp']]), s.fade(c.light, mix(c.light, c.skyHigh, 0.6))), s.stroke('M16 146q20 60-14 172', c.skyHigh, 3), s.stroke('M8 236h0', c.accent, 11)];
  const rightHand = [
    finger([[392, 540, 32], [356, 548, 29], [338, 560, 25], [350, 576, 20]]), finger([[380, 508, 36], [338, 516, 32], [318, 530, 27], [332, 548, 21]]), finger([[370, 478, 38], [326, 484, 34], [304, 498, 28], [318, 518, 22]]),
    s.path(blob([[430, 430], [380, 418], [352, 434], [346, 480], [362, 530], [430, 560]]), s.blend([340, 430], [430, 540], skin, shade(skin, -0.07, -10, 1.2))),
    finger([[376, 440, 40], [338, 404, 35], [304, 408, 29], [282, 430, 21]]),
    s.stroke('M238 470L330 372', shade(c.skyHigh, 0.02), 5), s.stroke('M238 470L328 374', c.light, 2), s.stroke('M326 378l4-8', c.near, 2.4),
    finger([[392, 500, 44], [344, 488, 37], [308, 466, 29], [286, 442, 21]]),
    s.path(blob([[430, 440], [392, 432], [372, 456], [374, 500], [398, 526], [430, 540]]), s.blend([370, 440], [430, 530], skin, shade(skin, -0.05, -10, 1.2))),
    nail(292, 448, 40), nail(286, 424, -48), knuckle('M334 398q-2 10 4 18M338 476q-4 8 0 18M324 478q8 4 12 14'),
    s.stroke('M329 371C350 300 366 330 352 366S300 330 306 352', c.accent, 3), s.stroke('M329 371C352 296 372 330 352 366', c.light, 1),
  ];
  // A thimble on the middle finger, pins, a tape without numbers, and somebody who tends the roses.
  const trifles = [
    s.path(polygon([[296, 486], [326, 480], [330, 506], [302, 514]]), s.blend([296, 0], [330, 0], c.light, c.skyHigh, shade(c.skyHigh, -0.2))), s.stroke('M304 491h0M313 489h0M321 488h0M306 499h0M315 497h0M323 496h0', shade(c.skyHigh, -0.26), 2.4),
    button(52, 436, 0.92), button(44, 560, 0.92, 30),
    s.stroke('M372 60l-26 40M388 92l-34 30M360 36l-16 44', c.light, 2.6), s.path(egg(373, 58, 7) + egg(359, 34, 6), c.accent) + s.path(egg(390, 90, 7), c.light),
    s.place(ladder({ rungs: 9 }), { x: 186, y: 560, size: 226, turn: 7, fill: shade(c.frame, 0.06), rim: c.light, from: [-1, -0.4], rimWidth: 1.6 }),
    s.place(person('climb', { wear: 'dress', head: 'hat' }), { x: 187, y: 484, size: 96, fill: s.fade(shade(c.accent, -0.06), shade(c.accent, -0.28)), rim: c.light, from: [-1, -0.5], rimWidth: 2 }),
    s.path(polygon([[200, 398], [222, 392], [226, 410], [206, 414]]) + limb([[222, 398, 4], [236, 388, 5]]), c.light),
    s.place(moth(), { x: 66, y: 118, size: 44, turn: 24, fill: c.near, rim: c.light }), s.place(moth(), { x: 344, y: 190, size: 26, turn: -30, fill: c.frame }), s.place(moth(), { x: 250, y: 40, size: 24, turn: 12, fill: c.near }),
    leaves(s, 18, [100, 350, 210, 210], [8, 13], [mix(c.light, c.middle, 0.35), shade(c.near, 0.16, 12, 1.4)], 0.95),
    s.stroke(`M-10 596q110-40 220 4t200-14`, mix(c.light, c.accent, 0.15), 17), s.stroke(Array.from({ length: 22 }, (_, i) => `M${i * 19} ${round(586 - Math.sin(i * 0.5) * 9)}v${i % 5 ? 7 : 13}`).join(''), c.near, 1.8, 0.9),
  ];
  return s.picture(coat, mouth, bush, shadow(s, 130, 332, 70, 12, c.frame, 0.5), leftHand, cuffLeft, pocket, trifles.slice(2), rightHand, trifles.slice(0, 2), specks(s, 26, [0, 0, 300, 400], [1.4, 3.4], c.light, 0.9), vignette(s, 0.4, c.near));
}

// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, egg, limb, polygon, ring } from '../studio/path.js';
import { backdrop, glow, shadow, shafts, specks, vignette } from '../studio/nature.js';
import { gentlemanBee, ladyBee, peeringBee } from '../motifs/bees.js';

export const scene = 'In a cut hive every cell is a theatre box with bees in evening dress; the queen sings on the stage.';

const STAGE = { x: 200, y: 336 };
const hexagon = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ r) => polygon(ring(6, (a) => [x + Math.sin(a) * r, y - Math.cos(a) * r]));

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('harvestGold');
  const honey = shade(c.middle, -0.06, -14, 1.15);
  const wax = mix(c.middle, c.skyLow, 0.5);

  // A box: a hexagon of wax, dark inside, with a curtain, a sill of honey and somebody in it. Three depths of light.
  const guests = [gentlemanBee(), ladyBee(), peeringBee()];
  const depths = [0, 1, 2].map((depth) => {
    const dim = (/** @type {string} */ colour) => mix(colour, shade(c.frame, -0.04), 0.05 + depth * 0.2);
    const base = [
      s.path(hexagon(0, 0, 31), s.blend([0, -31], [0, 31], dim(mix(wax, c.light, 0.3)), dim(honey))),
      s.path(hexagon(0, 0, 25), s.blend([0, -25], [0, 25], dim(shade(c.near, -0.14)), dim(mix(c.near, honey, 0.5)))),
    ];
    const sill = [
      s.path(blob([[-26, 10, 'sharp'], [0, 15], [26, 10, 'sharp'], [24, 20], [12, 30], [0, 33], [-12, 30], [-24, 20]]), s.blend([0, 8], [0, 33], dim(c.light), dim(c.middle), dim(honey))),
      s.stroke('M-24 12q6 10 12 2q6 11 12 2q6 11 12 2q6 10 12-6', dim(c.accent), 2.4),
      s.path(blob([[-25, -14, 'sharp'], [-25, 10, 'sharp'], [-18, 2], [-16, -8], [-4, -22], [-1, -26, 'sharp']]) + blob([[25, -14, 'sharp'], [25, 10, 'sharp'], [18, 2], [16, -8], [4, -22], [1, -26, 'sharp']]), dim(c.accent)),
    ];
    return guests.map((guest, i) => s.stamp([base, s.place(guest, { x: [0, -1, 1][i], y: 16, size: 33, fill: dim([c.frame, shade(c.near, -0.04), shade(c.near, -0.16)][i]), rim: dim(c.light), from: [0, -1], rimWidth: 1 }), sill, s.path(hexagon(0, 1, 33), shade(c.frame, -0.06), `opacity="${0.06 + depth * 0.26}"`)].flat()));
  });

  // The comb bends away like a dome: near the stage the boxes are small and bright, towards the frame large and dim.
  /** @type {{x: number, y: number, k: number, d: number}[]} */
  const boxes = [];
  for (let row = -8; row <= 8; row++) {
    for (let column = -7; column <= 7; column++) {
      const [u, v] = [(column + (row % 2 ? 0.5 : 0)) * 46, row * 40];
      const d = Math.hypot(u, v * 0.92);
      const bend = 0.72 + d * 0.0019;
      const [x, y] = [STAGE.x + u * bend, STAGE.y - 16 + v * bend];
      if (x > -44 && x < 444 && y > -50 && y < 640 && Math.hypot(u / 1.05, v) > 132) boxes.push({ x, y, k: (0.72 + d * 0.0030) * 0.86, d });
    }
  }
  boxes.sort((a, b) => a.d - b.d);
  const comb = [
    backdrop(s, shade(c.near, -0.1), c.near, c.frame), glow(s, STAGE.x, STAGE.y, 400, honey, 0.95), glow(s, STAGE.x, STAGE.y, 240, c.light, 0.9),
    boxes.map((b) => depths[b.d < 215 ? 0 : b.d < 290 ? 1 : 2][s.random.whole(0, 2)](b.x, b.y, b.k)),
    glow(s, STAGE.x, STAGE.y, 250, c.light, 0.4),
  ];

  // The stage is one great cell, hung with honey.
  const shell = hexagon(STAGE.x, STAGE.y, 150);
  const mouth = hexagon(STAGE.x, STAGE.y, 136);
  const drip = (/** @type {number} */ x, /** @type {number} */ top, /** @type {number} */ l) => limb([[x, top - 8, 22], [x, top + l * 0.5, 11], [x + 1, top + l, 12], [x + 1, top + l + 3, 8]]);
  const stage = [
    s.path(shell, s.fade(mix(wax, c.light, 0.4), honey, c.near)),
    s.path(mouth, s.fade(honey, mix(c.middle, c.light, 0.3), c.light, c.skyLow)),
    s.within(mouth,
      // A painted meadow at the back.
      s.path(blob([[60, 360], [110, 316], [160, 334], [220, 306], [290, 330], [350, 318], [350, 420], [60, 420]]), mix(c.far, c.light, 0.3)), s.path(blob([[60, 396], [130, 366], [220, 378], [340, 360], [340, 430], [60, 430]]), s.fade(c.far, mix(c.far, c.near, 0.35))),
      [[104, 366, 15], [136, 352, 10], [274, 350, 12], [300, 368, 16]].map(([x, y, r]) => s.stroke(`M${x} ${y}v${r * 2.6}`, mix(c.far, c.near, 0.5), 3) + s.path([0, 1, 2, 3, 4, 5].map((i) => egg(x + Math.cos(i * 1.05) * r * 0.7, y + Math.sin(i * 1.05) * r * 0.7, r * 0.42)).join(''), shade(c.accent, 0.2, 10, 0.7)) + s.path(egg(x, y, r * 0.42), c.light)),
      shafts(s, 200, 190, [-16, 0, 16], 240, 15, c.light, 0.75),
      s.path(polygon([[40, 424], [360, 424], [400, 500], [0, 500]]), s.fade(mix(c.middle, c.near, 0.25), c.near)), s.stroke('M110 424L84 480M150 424L136 480M200 424V480M250 424L264 480M290 424L316 480', shade(c.near, -0.1), 1.8, 0.6),
      s.path([[84, 236, 62], [108, 218, 36], [130, 206, 50], [156, 200, 22], [180, 198, 34], [206, 196, 18], [230, 198, 40], [254, 200, 24], [276, 210, 54], [298, 222, 34], [318, 240, 66]].map(([x, y, l]) => drip(x, y, l)).join('') + polygon([[60, 160], [340, 160], [340, 250], [326, 252], [200, 204], [74, 252], [60, 250]]), s.blend([0, 196], [0, 300], shade(c.near, -0.06), shade(c.near, 0.06), honey)),
    ),
    s.stroke(mouth, mix(c.light, c.middle, 0.3), 4), s.stroke(shell, shade(c.near, -0.14), 3),
  ];

  // The queen: a long striped gown, wings like a cape, a crown, arms open on the high note.
  const gown = blob([[188, 322], [212, 322], [222, 356], [236, 402], [262, 452, 'sharp'], [200, 462], [138, 452, 'sharp'], [164, 402], [178, 356]]);
  const wing = (/** @type {number} */ m) => blob([[200 + m * 8, 306], [200 + m * 48, 246], [200 + m * 84, 238], [200 + m * 92, 276], [200 + m * 66, 330], [200 + m * 40, 372], [200 + m * 16, 350]]);
  const vein = (/** @type {number} */ m) => `M${200 + m * 10} 312Q${200 + m * 50} 270 ${200 + m * 82} 250M${200 + m * 12} 322Q${200 + m * 50} 300 ${200 + m * 84} 284M${200 + m * 14} 334Q${200 + m * 40} 330 ${200 + m * 60} 330`;
  const queen = [
    glow(s, 200, 330, 120, c.light, 1), shadow(s, 200, 458, 78, 10, c.frame, 0.6),
    s.path(wing(-1) + wing(1), s.fade([0, c.light, 0.95], [1, c.skyHigh, 0.55])), s.stroke(vein(-1) + vein(1) + wing(-1) + wing(1), mix(c.middle, c.near, 0.4), 1.6, 0.7),
    s.path(gown, s.blend([140, 0], [262, 0], shade(c.accent, -0.2), c.accent, shade(c.accent, -0.14))),
    s.within(gown, s.stroke('M150 344q50 14 100 0M150 372q50 16 100 0M130 402q70 18 140 0M120 434q80 20 160 0', c.frame, 9, 0.85), s.stroke('M176 330q-8 70-24 124', c.light, 4, 0.6)),
    s.path(limb([[190, 316, 11], [168, 318, 8], [146, 298, 6], [134, 276, 4]]) + limb([[210, 316, 11], [234, 316, 8], [252, 292, 6], [262, 268, 4]]) + limb([[186, 330, 6], [166, 344, 5], [158, 362, 3]]) + limb([[214, 330, 6], [234, 344, 5], [242, 362, 3]]) + limb([[200, 330, 22], [200, 312, 30], [200, 300, 16]]) + egg(200, 282, 21, 20), c.frame),
    s.path(blob([[184, 304], [200, 312], [216, 304], [222, 316], [200, 326], [178, 316]]), mix(c.light, c.middle, 0.4)),
    s.stroke('M186 276q6-5 11 0M203 276q6-5 11 0', c.light, 2.6), s.path(egg(200, 291, 4.6, 6), c.light), s.stroke('M190 264q-10-16-22-12M210 264q10-16 22-12', c.frame, 2.6),
    s.path(polygon([[184, 266], [180, 246], [190, 254], [200, 240], [210, 254], [220, 246], [216, 266]]), c.light), s.path(egg(200, 239, 3) + egg(180, 245, 2.4) + egg(220, 245, 2.4), c.accent),
  ];
  const pit = [
    s.path(blob([[-20, 560, 'sharp'], [60, 500], [130, 470], [200, 464], [270, 470], [340, 500], [420, 560, 'sharp'], [420, 620, 'sharp'], [-20, 620, 'sharp']]), s.fade(c.middle, honey, c.near)),
    glow(s, 200, 480, 150, c.middle, 0.9, 34), s.stroke('M44 514Q130 468 200 468T356 514', mix(c.light, c.middle, 0.4), 5),
    s.path(polygon([[158, 568], [242, 568], [250, 620], [150, 620]]), s.fade(c.near, shade(c.near, -0.12))), s.stroke('M160 570h80', c.light, 2.4, 0.7),
    // The leader of the band, with a stalk for a baton.
    s.place({ d: gentlemanBee().d, behind: gentlemanBee().behind }, { x: 200, y: 570, size: 74, fill: c.frame, rim: c.light, from: [0, -1], rimWidth: 2 }), s.path(limb([[218, 540, 7], [242, 524, 6], [256, 504, 3], [266, 474, 1.6]]) + limb([[182, 540, 7], [160, 528, 6], [150, 508, 4]]), c.frame),
  ];
  // Footlights and the first rows, which are our neighbours.
  const lamps = [104, 150, 200, 250, 296].map((x) => glow(s, x, 470 + Math.abs(x - 200) * 0.16, 28, c.light, 1) + s.path(egg(x, 471 + Math.abs(x - 200) * 0.16, 7, 5), c.light));
  const stalls = [[28, 640, 118, 0], [124, 632, 100, 2], [204, 676, 100, 1], [296, 632, 102, 0], [384, 642, 118, 1]].map(([x, y, size, i]) => s.place({ d: guests[i].d }, { x, y: y + 6, size, fill: s.fade(shade(c.near, -0.22), shade(c.frame, -0.08)), rim: c.light, from: [(200 - x) / 200, -1], rimWidth: 2.2 }));
  const air = [specks(s, 60, [90, 180, 220, 280], [1.4, 3.8], c.light, 0.95), specks(s, 30, [0, 0, 400, 560], [2, 4], c.middle, 0.8)];
  return s.picture(comb, stage, queen, pit, lamps, stalls, air, vignette(s, 0.85));
}

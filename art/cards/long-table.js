// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, box, egg, limb, line, polygon, round } from '../studio/path.js';
import { backdrop, glow, leaf, leaves, specks, vignette } from '../studio/nature.js';
import { clothed } from '../motifs/clothed-people.js';
import { boat, chair } from '../motifs/things.js';
import { person } from '../motifs/people.js';

export const scene = 'A wedding table runs out of the house, down the hill and into the sea; the guests row along it.';

/** The middle of the table and its width from the near edge of the card (0) to the horizon (1). */
const COURSE = /** @type {[number, number, number][]} */ ([[96, 640, 190], [150, 560, 150], [222, 486, 112], [262, 420, 80], [246, 362, 56], [204, 312, 40], [186, 268, 28], [206, 232, 19], [240, 206, 12], [262, 188, 6]]);

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('blossom');
  const cloth = c.light;
  const sea = mix(c.accent, c.skyHigh, 0.45);
  const along = (/** @type {number} */ t) => {
    const u = Math.min(t, 0.9999) * (COURSE.length - 1);
    const [p, q, k] = [COURSE[Math.floor(u)], COURSE[Math.floor(u) + 1], u - Math.floor(u)];
    return p.map((v, i) => v + (q[i] - v) * k);
  };

  const sky = [
    backdrop(s, c.skyHigh, mix(c.skyHigh, c.skyLow, 0.6), [0.32, c.skyLow]),
    glow(s, 282, 118, 156, c.light),
  ];
  const water = [
    s.path(`M-10 186H410V460H-10z`, s.fade(mix(sea, c.light, 0.55), sea, shade(c.accent, -0.02))),
    glow(s, 280, 196, 190, c.light, 0.9, 50),
    s.stroke(Array.from({ length: 44 }, (_, i) => {
      const t = (i / 44) ** 1.6;
      const w = 5 + t * 26;
      return `M${round(s.random.between(-10, 400))} ${round(194 + t * 200)}q${round(w / 2)} ${round(-2 - t * 3)} ${round(w)} 0`;
    }).join(''), c.light, 2, 0.65),
    s.path(blob([[-20, 196], [20, 180], [70, 176], [96, 188], [40, 198]]) + blob([[420, 196], [392, 182], [350, 180], [330, 190], [380, 198]]), mix(c.far, c.skyHigh, 0.4)),
  ];

  // The shore: a meadow on the left, blossom trees, the house from whose door it all comes.
  const meadow = blob([[-20, 330, 'sharp'], [50, 336], [110, 356], [168, 398], [236, 442], [320, 462], [420, 452, 'sharp'], [420, 620, 'sharp'], [-20, 620, 'sharp']]);
  const green = mix(c.accent, c.light, 0.4);
  const hill = [
    s.path(meadow, s.fade(mix(green, c.light, 0.3), green, mix(c.accent, c.near, 0.2))),
    s.stroke(line([[-10, 328], [50, 334], [110, 354], [168, 396], [236, 440], [320, 460], [410, 450]]), c.light, 4, 0.8),
    s.within(meadow, specks(s, 130, [0, 350, 400, 250], [2, 5], c.light, 0.8), specks(s, 50, [0, 380, 400, 220], [3, 6], c.middle, 0.9)),
  ];

  // The table on piles, laid with a cloth that hangs in folds, then everything that is on it.
  /** @type {[number, number][]} */ const left = [];
  /** @type {[number, number][]} */ const right = [];
  for (let i = 0; i <= 36; i++) {
    const [x, y, w] = along(i / 36);
    left.push([x - w / 2, y]);
    right.push([x + w / 2, y + w * 0.06]);
  }
  const top = polygon([...left, ...right.reverse()]);
  right.reverse();
  let hang = '';
  for (const side of [left, right]) {
    hang += 'M' + side.map((p) => p.map(round).join(' ')).join('L');
    for (let i = 36; i >= 0; i--) hang += `L${round(side[i][0])} ${round(side[i][1] + along(i / 36)[2] * (i % 2 ? 0.2 : 0.29))}`;
    hang += 'z';
  }
  let piles = '';
  for (let i = 12; i < 34; i += 2) {
    const w = along(i / 36)[2];
    for (const [x, y] of [left[i], right[i]]) piles += box(x - w * 0.05, y, w * 0.09, w * 0.62);
  }
  const table = [s.path(piles, mix(c.near, c.accent, 0.3), 'opacity=".8"'), s.path(hang, s.fade(mix(cloth, c.far, 0.7), mix(c.middle, c.far, 0.4))), s.path(top, s.blend([0, 180], [0, 600], mix(cloth, c.skyLow, 0.5), cloth, cloth)), s.stroke('M' + left.map((p) => p.map(round).join(' ')).join('L') + 'M' + right.map((p) => p.map(round).join(' ')).join('L'), c.middle, 1.6, 0.6)];

  const plate = s.stamp([s.path(egg(0, 1.5, 8.6, 3.8), c.far), s.path(egg(0, 0, 8.6, 3.6), mix(c.light, c.skyHigh, 0.5)), s.path(egg(0, 0, 5, 2), c.far)]);
  const glass = s.stamp(s.path(blob([[-3, -12, 'sharp'], [3, -12, 'sharp'], [2, -6], [0.8, -4], [0.8, -1], [3, 0], [-3, 0], [-0.8, -1], [-0.8, -4], [-2, -6]]), c.middle));
  const bunch = s.stamp([s.path(Array.from({ length: 8 }, (_, i) => leaf(0, -6, 11, -180 + i * 26)).join(''), c.accent), s.path(egg(-5, -13, 4) + egg(4, -15, 4.4) + egg(0, -9, 4) + egg(8, -9, 3.4) + egg(-9, -8, 3.2), c.middle), s.stroke('M-5-14h0M4-16h0M0-10h0', c.light, 2), s.path(blob([[-4, -5, 'sharp'], [4, -5, 'sharp'], [3, 1], [-3, 1]]), c.near)]);
  const cake = s.stamp([s.path(box(-13, -10, 26, 10), c.far), s.path(box(-9, -18, 18, 8), c.light), s.path(box(-5, -25, 10, 7), c.far), s.stroke('M-13-9q3 4 6 0t6 0 6 0 8 0M-9-17q3 4 6 0t6 0 6 0', c.middle, 1.8), s.path(egg(0, -28, 3), c.middle)]);
  const candle = s.stamp([s.path(box(-1.6, -16, 3.2, 16), c.light), s.path(egg(0, -19, 2, 3.4), shade(c.middle, 0.06, 60))]);
  const laid = [];
  for (let i = 27; i >= 0; i--) {
    const t = 0.08 + (i / 28) ** 0.8 * 0.86;
    const [x, y, w] = along(t);
    const k = w / 62;
    if (k < 0.16) continue;
    for (const side of [-1, 1]) laid.push(plate(x + side * w * 0.34, y, k), glass(x + side * w * 0.19, y - k * 2, k));
    if (i % 3 === 0) laid.push(bunch(x, y, k * 1.2));
    if (i % 3 === 1) laid.push(candle(x - w * 0.04, y, k), candle(x + w * 0.06, y + k, k * 0.8));
    if (i % 7 === 2) laid.push(cake(x, y - k * 2, k * 1.25));
  }

  // Guests in boats on both sides, smaller and smaller; the bride in the nearest.
  const guest = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ k, /** @type {string} */ tone, flip = false, /** @type {any} */ hat = 'hat') => s.stroke(`M${round(x - 30 * k)} ${round(y + 8 * k)}q${round(30 * k)} ${round(7 * k)} ${round(64 * k)} 0`, c.light, 2 * k + 0.8, 0.8) + s.place(person('row', { wear: 'trousers', head: hat }), { x: x - (flip ? -4 : 4) * k, y: y + 4 * k, size: 60 * k, fill: tone, rim: c.light, rimWidth: 1.2, flip }) + s.stroke(`M${round(x + (flip ? -8 : 8) * k)} ${round(y - 18 * k)}L${round(x + (flip ? 24 : -24) * k)} ${round(y + 10 * k)}`, c.near, 2.4 * k + 0.6) + s.place(boat(), { x, y: y + 6 * k, size: 66 * k, flip, fill: s.fade(mix(tone, c.light, 0.3), tone) });
  const guests = [guest(286, 214, 0.28, c.near), guest(166, 222, 0.32, c.near, true), guest(140, 254, 0.46, c.middle, true, 'bun'), guest(262, 262, 0.5, c.near, false, 'topHat'), guest(108, 300, 0.66, c.near, true, 'topHat'), guest(366, 292, 0.64, shade(c.accent, -0.14), false, 'hat')];
  const bride = [
    s.stroke('M282 428q50 16 116-2M296 438q40 10 84 0', c.light, 3.6, 0.85),
    clothed(s, { head: [0, -69], neck: [-1, -59], chest: [-2, -47], hip: [-5, -27], nearArm: [[10, -50], [20, -64]], farArm: [[-12, -44], [-16, -30]], nearLeg: [[14, -25], [18, -6]], farLeg: [[16, -26], [20, -8]] }, { skin: mix(c.far, c.middle, 0.25), top: c.light, bottom: c.light, hair: c.frame, cut: 'skirt', hairdo: 'bun', hat: 'veil', hatColour: mix(c.light, c.skyHigh, 0.35), head: 1.3 }, { x: 336, y: 424, size: 136, flip: true, rim: c.near, from: [0.5, -0.4], rimWidth: 1.4 }),
    bunch(303, 334, 1.5),
    s.place(boat(), { x: 336, y: 428, size: 112, flip: true, fill: s.fade(c.middle, c.near) }),
    s.path(Array.from({ length: 7 }, (_, i) => egg(284 + i * 17, 414 + Math.abs(i - 3) * -1.5, 4.6)).join(''), c.light), s.path(Array.from({ length: 6 }, (_, i) => leaf(290 + i * 17, 413, 10, 60)).join(''), c.accent),
  ];

  // Chairs pushed back: everybody has gone to sea. Only the dog stays.
  const chairs = [[128, 474, 62, false], [92, 524, 84, false], [318, 548, 96, true], [374, 500, 70, true]].map(([x, y, size, flip]) => s.path(egg(Number(x) + 6, Number(y), Number(size) * 0.34, 5), c.near, 'opacity=".35"') + s.place(chair(), { x: Number(x), y: Number(y), size: Number(size), flip: Boolean(flip), fill: s.fade(c.middle, c.near), rim: c.light, from: [0.6, -1], rimWidth: 1.4 }));
  const dog = s.path(limb([[352, 586, 18], [356, 568, 17], [362, 554, 12], [366, 546, 14], [378, 549, 7]]) + limb([[360, 570, 8], [364, 590, 6]]) + limb([[344, 588, 6], [330, 582, 4], [326, 572, 3]]) + blob([[360, 544], [352, 550], [356, 562], [363, 552]]), s.fade(c.near, c.frame)) + s.stroke('M369 545h0', c.light, 2.6);

  // At the very front, the doorway and a bough that frame it all.
  const doorway = [
    s.path('M-20 620V250H26V620z', s.blend([-20, 0], [26, 0], c.frame, c.near)), s.stroke('M27 250V620', c.light, 3, 0.9), s.path(box(-20, 236, 58, 16), c.near),
    s.path(blob([[26, 262, 'sharp'], [60, 262, 'sharp'], [52, 420], [58, 520], [34, 600, 'sharp'], [27, 600, 'sharp']]), s.fade([0, c.far, 0.9], [1, c.light, 0.75])), s.stroke('M38 266q4 160 0 300M48 266q-2 120 2 230', c.middle, 2, 0.5),
  ];
  const branch = limb([[420, 20, 20], [372, 40, 14], [318, 40, 9], [262, 58, 5], [222, 54, 2]]) + limb([[366, 40, 9], [336, 74, 5], [330, 104, 2]]) + limb([[306, 42, 6], [280, 22, 3], [258, 20, 1.4]]);
  const petals = [];
  for (let i = 0; i < 44; i++) {
    const t = s.random.next();
    petals.push([418 - t * 190 + s.random.around(0, 26), 30 + t * 24 + s.random.around(0, 34)]);
  }
  const bloom = s.stamp([s.path([0, 72, 144, 216, 288].map((a) => egg(Math.cos(a / 57.3) * 5, Math.sin(a / 57.3) * 5, 4.4)).join(''), mix(c.far, c.light, 0.3)), s.path(egg(0, 0, 2.6), c.middle)]);
  const bough = [s.path(branch, s.fade(c.near, c.frame)), petals.map(([x, y], i) => bloom(x, y, 0.6 + (i % 5) * 0.14, i * 31)), leaves(s, 30, [40, 60, 350, 480], [6, 11], [c.far, c.middle], 0.9)];
  return s.picture(sky, water, guests.slice(0, 5), hill, table, laid, guests[5], bride, chairs, dog, doorway, bough, vignette(s, 0.34, c.near));
}

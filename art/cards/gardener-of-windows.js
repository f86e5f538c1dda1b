// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, box, egg, limb, polygon, round } from '../studio/path.js';
import { backdrop, blades, dashes, glow, leaf, leaves, shadow, specks, vignette } from '../studio/nature.js';
import { cat } from '../motifs/animals.js';
import { crow } from '../motifs/birds-and-fish.js';
import { clothed } from '../motifs/clothed-people.js';

export const scene = 'A gardener waters a bare wall, and windows grow on it with people in them.';

/** Stems of the plant, from the ground up: each ends at a window. @type {[number, number, number][][]} */
const stems = [
  [[196, 566, 13], [188, 500, 11], [204, 430, 9], [188, 360, 7], [196, 300, 6]],
  [[192, 480, 9], [150, 440, 7], [104, 410, 5], [92, 370, 4]],
  [[204, 430, 8], [252, 410, 7], [300, 390, 5], [318, 340, 4]],
  [[190, 370, 7], [140, 320, 6], [84, 280, 5], [72, 220, 4]],
  [[196, 310, 7], [210, 240, 6], [190, 180, 5], [204, 130, 4]],
  [[206, 250, 6], [262, 226, 5], [312, 200, 4], [330, 150, 3]],
  [[194, 190, 5], [140, 150, 4], [98, 120, 3], [86, 80, 3]],
  [[204, 140, 4], [250, 96, 3], [282, 60, 3]],
  [[276, 400, 5], [320, 432, 4], [356, 428, 3]],
];

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('blossom');
  const green = c.accent;
  const leafDark = shade(green, -0.14);
  const gold = shade(c.skyLow, -0.1, 20, 3);
  const skin = mix(gold, shade(c.far, 0.02, 30), 0.6);

  // A wall of old plaster in the sun; the shadow of something leafy across the street falls on it.
  const wall = [
    backdrop(s, mix(c.skyLow, c.far, 0.55), c.skyLow, mix(c.skyLow, c.far, 0.35), c.far),
    glow(s, 320, 80, 360, c.light, 0.9),
    dashes(s, 22, [0, 0, 400, 540], [10, 46], c.middle, { opacity: 0.22, width: 2, bow: 2 }),
    s.path([[20, 140], [352, 262], [28, 480], [366, 500], [146, 226], [256, 470], [260, 160]].map(([x, y]) => [0, 1, 2].map((r) => [0, 1].map((k) => box(x + k * 24 + (r % 2) * 12 - 18, y + r * 11, 22, 9)).join('')).join('')).join(''), mix(c.middle, c.far, 0.4), 'opacity=".55"'),
    s.path(polygon([[-10, -10], [150, -10], [-10, 210]]), c.middle, 'opacity=".22"'),
    leaves(s, 20, [-10, -10, 130, 170], [16, 34], [c.middle], 0.24),
  ];
  const ground = [
    s.path('M-10 548Q200 538 410 548V610H-10z', s.fade(mix(c.near, c.middle, 0.4), c.near)),
    s.path(blob([[120, 570], [150, 552], [200, 546], [260, 554], [290, 570], [210, 582]]), s.fade(shade(c.near, -0.08), c.frame)),
    s.stroke('M-10 556Q60 550 120 552M290 554Q350 550 410 556', c.light, 2.4, 0.6),
  ];

  const foliage = ['', '', ''];
  for (const stem of stems) for (let i = 0; i + 1 < stem.length; i++) for (const t of [0.2, 0.7]) {
    const [a, b] = [stem[i], stem[i + 1]];
    const [x, y] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    for (const side of [-1, 1]) if (s.random.chance(0.72)) foliage[s.random.whole(0, 2)] += leaf(x, y, s.random.between(14, 27), (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI + side * s.random.between(38, 70));
  }
  const plant = [
    s.path(stems.map(limb).join(''), c.middle, 'transform="translate(7 6)" opacity=".4"'),
    s.path(stems.map(limb).join(''), s.blend([0, 80], [0, 560], mix(green, c.light, 0.2), green, leafDark)),
    foliage.map((d, i) => s.path(d, [green, mix(green, c.light, 0.4), leafDark][i])),
  ];

  /** A window in its frame around x, y; `inside` is drawn in its own units, -w..w and -h..h. @param {number} x @param {number} y @param {number} w @param {number} h @param {string} paint @param {import('../studio/studio.js').Markup} inside @param {boolean} [shutters] @param {number} [turn] */
  const window = (x, y, w, h, paint, inside, shutters = true, turn = 0) => {
    const arch = `M${-w} ${h}V${round(-h * 0.55)}Q${-w} ${-h} 0 ${-h}Q${w} ${-h} ${w} ${round(-h * 0.55)}V${h}z`;
    const shutter = (/** @type {number} */ side) => s.path(polygon([[side * (w + 3), h], [side * (w + 3), -h * 0.6], [side * (w * 1.62), -h * 0.74], [side * (w * 1.62), h * 0.92]]), s.fade(shade(paint, 0.1), paint)) + s.stroke(Array.from({ length: 5 }, (_, i) => `M${round(side * (w + 7))} ${round(-h * 0.4 + i * h * 0.29)}L${round(side * w * 1.52)} ${round(-h * 0.44 + i * h * 0.29)}`).join(''), shade(paint, -0.16), 2.2, 0.7);
    return s.group([
      s.path(box(-w - 2, -h * 0.6, w * 2 + 12, h * 1.7), c.middle, 'opacity=".4"'),
      // A calyx holds it from below.
      s.path([-60, -25, 25, 60].map((a) => leaf(0, h + 14, w * 0.9, a < 0 ? 180 - a * -0.5 : -a * 0.5)).join('') + leaf(0, h + 15, w, 200) + leaf(0, h + 15, w, -20), leafDark),
      shutters ? shutter(-1) + shutter(1) : '',
      s.path(arch, s.fade(shade(c.near, -0.1), mix(c.near, gold, 0.45))), s.within(arch, glow(s, 0, h * 0.2, w * 1.5, gold, 0.9), inside),
      s.stroke(arch, c.light, 5), s.stroke(arch, shade(paint, -0.05), 1.6),
      s.path(box(-w - 7, h - 3, w * 2 + 14, 8), s.fade(c.light, mix(c.light, c.middle, 0.5))),
    ], `transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}"`);
  };
  const bust = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ k, /** @type {string} */ cloth, /** @type {string} */ hair, /** @type {string} */ more = '') => [s.path(blob([[x - 17 * k, y + 26 * k], [x - 13 * k, y + 11 * k], [x, y + 7 * k], [x + 13 * k, y + 11 * k], [x + 17 * k, y + 26 * k]]), cloth), s.path(egg(x, y, 8.4 * k, 9.6 * k) + box(x - 3 * k, y + 6 * k, 6 * k, 6 * k), skin), s.path(blob([[x - 9 * k, y + 2 * k], [x - 9 * k, y - 8 * k], [x, y - 12 * k], [x + 9 * k, y - 8 * k], [x + 9 * k, y + 2 * k], [x + 5 * k, y - 5 * k], [x - 4 * k, y - 5 * k]]), hair), s.stroke(`M${round(x - 3 * k)} ${y}h0M${round(x + 3 * k)} ${y}h0`, c.frame, 1.8 * k), more];
  const wave = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ dx, /** @type {string} */ cloth) => s.path(limb([[x, y, 8], [x + dx, y - 4, 7], [x + dx * 1.3, y - 18, 6]]), cloth) + s.path(egg(x + dx * 1.3, y - 22, 4.4, 5), skin);
  const plum = c.near;
  const sky = shade(c.skyHigh, -0.14, -30, 1.3);
  const windows = [
    window(198, 270, 34, 42, sky, [bust(-9, 0, 1.15, c.middle, c.frame), bust(13, 2, 1.1, green, mix(gold, c.near, 0.4))]),
    window(88, 326, 28, 35, shade(green, -0.06), [bust(0, 4, 1.15, gold, c.frame), wave(10, 24, 11, gold)], true, -3),
    window(318, 312, 30, 37, plum, [bust(-5, 4, 1.2, sky, mix(c.light, c.far, 0.3), s.path(blob([[-12, 8], [2, 8], [-1, 20], [-9, 20]]), c.light))], true, 3),
    window(72, 190, 27, 33, plum, [s.place(cat(), { x: -3, y: 34, size: 54, fill: c.frame })], true, -4),
    window(206, 110, 25, 32, shade(green, -0.06), [bust(0, 6, 1, c.middle, c.frame)], true, 2),
    window(334, 130, 24, 30, sky, [bust(0, 4, 1, plum, gold), s.stroke('M-16 14L16 6', c.light, 2.4)], true, 5),
    window(356, 410, 15, 19, green, [bust(0, 4, 0.7, gold, c.frame)], false, 4),
    window(86, 66, 17, 21, sky, [bust(0, 4, 0.72, green, c.frame)], false, -6),
  ];
  // Buds: shutters that have not opened yet.
  const bud = s.stamp([s.path(leaf(0, 12, 16, 200) + leaf(0, 12, 16, -20) + leaf(0, 12, 14, 240) + leaf(0, 12, 14, -60), leafDark), s.path(box(-8, -11, 16, 22), s.fade(c.light, c.far)), s.path(box(-6, -9, 5.4, 18) + box(0.8, -9, 5.4, 18), sky), s.stroke('M-6-4h5M-6 1h5M1-4h5M1 1h5', c.light, 1.4, 0.7)]);
  const buds = [s.stroke('M150 440Q146 420 150 404M252 410Q262 398 260 386M134 146Q132 142 132 136M256 228Q264 214 262 202M188 520Q224 530 242 508M190 500Q160 514 148 494', leafDark, 3), bud(284, 52, 1, 14), bud(150, 396, 0.9, -18), bud(258, 376, 0.9, 12), bud(132, 128, 0.8, -8), bud(262, 196, 0.7, 8), bud(244, 500, 0.8, 16), bud(146, 486, 0.7, -14)];
  const washing = [s.stroke('M100 172Q150 196 184 132', c.light, 2), s.path([[118, 184], [140, 180], [160, 168]].map(([x, y]) => polygon([[x - 6, y], [x + 7, y - 4], [x + 8, y + 14], [x - 5, y + 17]])).join(''), s.fade(c.light, sky))];
  // A basket goes down on a rope, as in old streets.
  const basket = [s.stroke('M338 346V446', c.frame, 1.8, 0.7), s.stroke('M328 456Q338 434 348 456', c.near, 2.4), s.path(blob([[326, 454, 'sharp'], [350, 454, 'sharp'], [346, 474], [330, 474]]), s.fade(gold, shade(gold, -0.2))), s.path(egg(334, 452, 5) + egg(342, 450, 5), c.middle)];

  const pour = /** @type {any} */ ({ head: [6, -89], neck: [3, -81], chest: [1, -69], hip: [-3, -48], nearArm: [[13, -64], [28, -62]], farArm: [[16, -66], [30, -70]], nearLeg: [[3, -26], [6, -3]], farLeg: [[-6, -26], [-11, -3]] });
  const [gx, gy, size] = [70, 590, 190];
  const k = size / 100;
  const [hx, hy] = [gx + 30 * k, gy - 64 * k];
  const can = [
    s.path(blob([[hx - 12, hy - 8, 'sharp'], [hx + 24, hy - 2, 'sharp'], [hx + 18, hy + 36], [hx - 16, hy + 30]]) + limb([[hx + 18, hy + 26, 9], [hx + 44, hy + 2, 7], [hx + 56, hy - 2, 6]]) + polygon([[hx + 54, hy - 10], [hx + 64, hy + 2], [hx + 56, hy + 6], [hx + 50, hy - 4]]), s.blend([hx - 14, hy], [hx + 50, hy + 30], shade(sky, 0.16), sky, shade(sky, -0.12))),
    s.stroke(`M${hx - 10} ${round(hy - 6)}q12-26 30 2`, sky, 5),
    s.stroke(Array.from({ length: 6 }, (_, i) => `M${hx + 60} ${round(hy - 2 + i)}q${12 + i * 3} ${8} ${14 + i * 5} ${50 + ((i * 17) % 44)}`).join(''), c.light, 2.4, 0.9), specks(s, 16, [hx + 66, hy + 20, 40, 90], [2.4, 4], c.light, 0.95),
  ];
  const gardener = [
    shadow(s, gx - 8, gy + 2, 60, 9, c.frame, 0.6),
    clothed(s, pour, { skin, top: c.light, bottom: plum, shoe: c.frame, hair: mix(c.light, c.far, 0.3), beard: c.light, hat: 'straw', hatColour: gold, head: 1.4, stout: 1.4, apron: green }, { x: gx, y: gy, size, rim: c.light, from: [0.8, -1], rimWidth: 2.6 }),
    can,
  ];
  const front = [
    [[326, 588, 40], [378, 590, 48]].map(([x, y, w]) => [s.path(blob([[x - w / 2, y - 26, 'sharp'], [x + w / 2, y - 26, 'sharp'], [x + w / 2.6, y + 14], [x - w / 2.6, y + 14]]), s.fade(shade(gold, -0.16, -20), shade(c.near, -0.06))), s.path(box(x - w / 2 - 4, y - 32, w + 8, 9), shade(gold, -0.06, -20))]),
    s.path(limb([[326, 558, 5], [326, 540, 4]]) + limb([[378, 558, 5], [372, 534, 4], [380, 512, 3]]), leafDark), bud(326, 528, 1.1, -6), bud(380, 498, 1.4, 8),
    blades(s, 36, (t) => [t * 400, 602], [8, 24], [leafDark, green], 0.1, 2.2),
    s.place(crow(), { x: 232, y: 574, size: 24, flip: true, fill: c.frame }),
  ];
  return s.picture(wall, ground, plant, windows, buds, washing, basket, gardener, front, leaves(s, 16, [140, 40, 240, 480], [6, 10], [c.middle, c.light], 0.9), vignette(s, 0.32, c.near));
}

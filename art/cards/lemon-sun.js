// @ts-check
import { mix, oklch, shade } from '../studio/colour.js';
import { blob, egg, flame, limb, line, polygon, ring, round } from '../studio/path.js';
import { backdrop, dashes, glow, leaf, specks, vignette } from '../studio/nature.js';
import { bee } from '../motifs/more-animals.js';

export const scene = 'On a kitchen board somebody slices the sun; half of it still lights the room.';

const SUN = /** @type {[number, number]} */ ([152, 246]);

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('kitchenCream');
  const yellow = oklch(0.9, 0.17, 95);
  const orange = oklch(0.76, 0.17, 62);
  const white = mix(c.light, '#ffffff', 0.6);
  const wood = mix(c.middle, c.near, 0.3);
  const blue = c.accent;
  const skin = oklch(0.72, 0.085, 55);
  const skinDark = shade(skin, -0.16, -8, 1.1);

  // Shadows on the table run away from the light that is being cut.
  const cast = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ r, /** @type {number} */ l) => {
    const [dx, dy] = [x - SUN[0], y - SUN[1]];
    const d = Math.hypot(dx, dy);
    const [ux, uy] = [dx / d, dy / d];
    return s.path(polygon([[x - uy * r, y + ux * r], [x + uy * r, y - ux * r], [x + ux * l + uy * r * 1.7, y + uy * l - ux * r * 1.7], [x + ux * l - uy * r * 1.7, y + uy * l + ux * r * 1.7]]), s.blend([Math.round(x), Math.round(y)], [Math.round(x + ux * l), Math.round(y + uy * l)], [0, c.frame, 0.65], [1, c.frame, 0]));
  };
  const table = [
    backdrop(s, shade(c.near, -0.1), shade(c.near, -0.04), shade(c.near, -0.1), c.frame),
    s.stroke('M-10 92L410 58M-10 236L410 196M-10 388L410 352M-10 540L410 506', c.frame, 3, 0.6), dashes(s, 70, [-10, 0, 420, 600], [24, 70], c.frame, { angle: -5, opacity: 0.35, width: 2.4 }), dashes(s, 40, [-10, 0, 420, 600], [20, 60], c.middle, { angle: -5, opacity: 0.35, width: 2.4 }),
    // A cloth, blue squares.
    s.path(polygon([[-20, 430], [60, 476], [112, 620], [-20, 620]]), s.fade(c.light, mix(c.light, c.middle, 0.4))), s.within(polygon([[-20, 430], [60, 476], [112, 620], [-20, 620]]), s.stroke('M-20 462L140 560M-20 500L140 600M-20 540L140 640M8 430L60 640M34 440L100 640M-16 440L20 640', blue, 9, 0.45)),
    glow(s, SUN[0], SUN[1], 420, yellow, 0.95), glow(s, SUN[0], SUN[1], 250, c.light, 0.8),
  ];

  const board = 'M34 122Q33 106 49 104L308 83Q325 82 327 98L361 474Q362 490 347 492L82 519Q66 520 64 504z';
  const boards = [
    s.path(board, c.frame, 'transform="translate(9 15)" opacity=".6"'), s.path(board, shade(wood, -0.14), 'transform="translate(4 8)"'),
    s.path(board, s.blend([80, 150], [360, 500], mix(c.far, yellow, 0.3), mix(c.far, c.middle, 0.5), wood)),
    s.within(board, s.stroke([0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => `M${20 + i * 40} 80Q${40 + i * 38} 280 ${40 + i * 42} 530`).join(''), wood, 2.6, 0.4), s.stroke('M258 116q60 0 66 44M250 128q54 0 58 36', wood, 2.2, 0.4), dashes(s, 34, [80, 330, 270, 150], [14, 40], c.near, { angle: 62, opacity: 0.4, width: 1.8 })),
    s.stroke('M49 105L308 84', white, 2.4, 0.8),
    // A hole for the nail, and a loop of string.
    s.path(egg(296, 462, 13), c.frame), s.stroke('M300 460q40 6 60 40t40 22', mix(c.light, c.middle, 0.3), 3.4),
  ];

  /** Flames all around a disc: the peel. @param {number} x @param {number} y @param {number} r @param {number} n @param {number} l */
  const corona = (x, y, r, n, l) => ring(n, (a, i) => [i, a]).map(([, a]) => {
    const k = Number(a);
    const m = l * s.random.between(0.7, 1.25);
    const at = (/** @type {number} */ b, /** @type {number} */ d) => `${round(x + Math.cos(k + b) * d)} ${round(y + Math.sin(k + b) * d)}`;
    const w = 3 / n;
    return `M${at(-w, r)}Q${at(-w * 0.1, r + m * 0.4)} ${at(w * 0.9, r + m)}Q${at(w * 0.7, r + m * 0.3)} ${at(w, r)}z`;
  }).join('');
  /** Segments of a fruit. @param {number} x @param {number} y @param {number} r @param {number} n @param {number} turn */
  const segments = (x, y, r, n, turn) => ring(n, (a) => [a, 0]).map(([a]) => {
    const k = Number(a) + turn;
    const w = (Math.PI / n) * 0.86;
    const at = (/** @type {number} */ b, /** @type {number} */ d) => /** @type {import('../studio/path.js').Point} */ ([x + Math.cos(k + b) * d, y + Math.sin(k + b) * d]);
    return blob([[...at(0, r * 0.14).slice(0, 2), 'sharp'], at(-w * 0.86, r * 0.72), at(-w * 0.66, r * 0.95), at(0, r), at(w * 0.66, r * 0.95), at(w * 0.86, r * 0.72)].map((p) => /** @type {import('../studio/path.js').Point} */ (p)));
  }).join('');
  const flesh = s.round(white, [0.35, c.light], [0.75, yellow], [1, orange]);
  // One cut face of 100, put three times.
  const face = s.stamp([
    s.path(egg(0, 0, 100), s.round(yellow, [0.86, yellow], [1, orange])), s.path(egg(0, 0, 90), white), s.path(segments(0, 0, 85, 9, 0), orange), s.path(segments(0, 0, 80, 9, 0), flesh, 'opacity=".85"'),
    s.stroke(ring(27, (a, i) => [Math.cos(a) * (40 + (i % 3) * 13), Math.sin(a) * (40 + (i % 3) * 13)]).map(([u, v]) => `M${round(u)} ${round(Number(v))}l${round(u * 0.09)} ${round(Number(v) * 0.09)}`).join(''), white, 3, 0.9),
  ]);
  const half = [
    glow(s, SUN[0], SUN[1], 210, yellow, 1),
    s.path(corona(SUN[0], SUN[1], 104, 22, 38), s.round(yellow, [0.75, yellow], [1, shade(orange, -0.05)])), s.path(corona(SUN[0], SUN[1], 102, 17, 24), orange),
    s.path(egg(SUN[0] + 5, SUN[1] + 10, 108), orange), face(SUN[0], SUN[1], 1.08, 12), glow(s, SUN[0], SUN[1], 70, white, 1),
  ];
  const slice = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ r, /** @type {number} */ t) => [glow(s, x, y, r * 1.9, yellow, 0.9), s.path(egg(x + 5, y + 9, r), c.near, 'opacity=".45"'), s.path(corona(x, y, r - 3, 15, 15), orange), face(x, y, r / 100, t), glow(s, x, y, r * 0.6, white, 0.9)];
  // Juice runs over the board and off its edge.
  const juice = [
    s.path(blob([[120, 360], [190, 372], [236, 350], [262, 384], [244, 430], [268, 470], [250, 500], [246, 534], [252, 560], [244, 574], [236, 560], [238, 530], [232, 500], [212, 476], [190, 436], [150, 420], [116, 392]]), s.blend([150, 370], [250, 570], yellow, mix(yellow, c.light, 0.5), yellow), 'opacity=".9"'), s.stroke(line([[134, 374], [186, 390], [226, 420], [242, 470], [244, 520]]), white, 4, 0.8),
    s.path(flame(244, 604, 7) + egg(206, 482, 5) + egg(280, 456, 4) + egg(110, 414, 5) + egg(180, 462, 4), yellow),
  ];
  // Pips that are stars.
  const pip = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ r) => `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}z`;
  const pips = s.path([[104, 452, 12], [140, 482, 8], [214, 446, 9], [330, 330, 9], [306, 300, 6], [92, 492, 7], [346, 440, 8]].map(([x, y, r]) => pip(x, y, r)).join(''), white);

  // Cup with a slice of yesterday, a salt cellar, a spoon, leaves.
  const things = [
    cast(352, 540, 42, 120), cast(40, 62, 22, 110),
    s.path(egg(350, 546, 60, 56), s.round(white, [0.7, mix(c.light, blue, 0.15)], [1, mix(c.light, blue, 0.4)])), s.path(egg(348, 542, 43, 40), s.round(c.light, [0.9, white], [1, blue])), s.path(egg(348, 542, 36, 33), s.round(shade(c.near, 0.08), shade(c.near, -0.06))), s.path(egg(340, 538, 17), yellow), s.path(segments(340, 538, 15, 7, 0), white), glow(s, 340, 538, 36, yellow, 0.7), s.stroke('M392 530q24-8 24 8t-22 14', white, 7),
    s.stroke('M300 566q-14-30 6-56', blue, 3, 0.8), s.stroke('M394 580q12-14 14-30', blue, 3, 0.6),
    s.path(egg(38, 60, 26), s.round(white, [0.6, c.light], [1, mix(c.light, blue, 0.45)])), s.path(egg(38, 60, 17), mix(blue, c.light, 0.25)), s.stroke('M38 60h0M30 54h0M46 54h0M30 66h0M46 66h0M38 50h0M38 70h0', c.frame, 3),
    s.path(limb([[380, 350, 7], [376, 306, 6], [372, 262, 5]]) + egg(384, 376, 16, 24, -8), s.blend([368, 0], [400, 0], white, mix(c.middle, blue, 0.3))), s.path(egg(383, 376, 11, 18, -8), mix(c.middle, blue, 0.35)),
    s.path(leaf(190, 60, 40, -150) + leaf(192, 58, 36, -60), oklch(0.62, 0.12, 135)), s.stroke('M191 60l-30-16M192 58l16-28', oklch(0.78, 0.1, 125), 1.8),
  ];

  // Knife, and the hand that holds it.
  const blade = blob([[232, 400, 'sharp'], [292, 322], [322, 214, 'sharp'], [292, 204, 'sharp'], [262, 300]], 0.7);
  const sleeve = blob([[346, -20, 'sharp'], [420, -20, 'sharp'], [420, 90, 'sharp'], [398, 112, 'sharp'], [330, 46, 'sharp']]);
  const hold = [
    s.path(blade, c.frame, 'transform="translate(16 12)" opacity=".4"'),
    s.path(blade, s.blend([262, 270], [312, 290], white, yellow, mix(blue, c.light, 0.55), mix(blue, c.light, 0.3))), s.stroke('M292 206L262 300 232 400', white, 3.4), s.stroke('M310 222L286 306', mix(blue, c.light, 0.2), 2, 0.8),
    s.path(limb([[304, 222, 22], [322, 168, 22], [342, 110, 24], [350, 92, 20]]), s.blend([300, 0], [350, 0], c.near, c.frame)), s.stroke('M314 202h0M330 152h0', c.light, 6),
    s.path(limb([[400, 30, 70], [372, 84, 60], [352, 122, 62], [338, 148, 50]]), s.blend([310, 120], [390, 80], mix(skin, yellow, 0.35), skin, skinDark)), s.path(sleeve, s.blend([340, 40], [410, 70], mix(blue, c.light, 0.25), blue, shade(blue, -0.14))), s.stroke('M340 44L404 104', white, 6, 0.9), s.stroke('M362 20l20 20M392 10l14 16M380 54l22 24', shade(blue, -0.14), 3, 0.7),
    s.path([[[344, 110, 20], [318, 104, 19], [306, 122, 17], [318, 134, 14]], [[342, 130, 20], [312, 124, 19], [298, 142, 17], [312, 154, 14]], [[338, 148, 19], [308, 144, 18], [294, 162, 16], [308, 172, 13]], [[330, 166, 18], [304, 166, 17], [294, 182, 14], [304, 190, 11]]].map((b) => limb(/** @type {[number, number, number][]} */ (b))).join(''), s.blend([292, 150], [350, 140], mix(skin, yellow, 0.5), skin)), s.stroke('M316 114q-12 2-16 12M308 134q-12 2-16 12M304 154q-10 2-14 12M348 118q-14-4-26-2M344 138q-14-6-28-2M336 156q-12-5-24-2', skinDark, 2.2, 0.8),
    s.path(limb([[352, 150, 24], [336, 182, 20], [318, 204, 15]]), s.blend([316, 190], [356, 160], skin, skinDark)), s.path(egg(319, 204, 5, 6, 40), mix(skin, white, 0.5)),
  ];
  // A smaller hand from below, hopeful.
  const reach = [[[24, 620, 62], [58, 560, 44], [82, 532, 42]], [[70, 540, 18], [76, 506, 14], [90, 478, 10]], [[84, 534, 18], [100, 500, 14], [120, 476, 10]], [[94, 538, 17], [120, 512, 13], [144, 496, 10]], [[96, 546, 16], [124, 534, 12], [146, 526, 9]], [[62, 552, 18], [44, 526, 14], [42, 504, 10]]];
  const child = [
    s.path(reach.map((b) => limb(/** @type {[number, number, number][]} */ (b))).join(''), c.frame, 'transform="translate(-4 10)" opacity=".4"'),
    s.path(reach.map((b) => limb(/** @type {[number, number, number][]} */ (b))).join(''), s.blend([110, 490], [30, 610], mix(skin, yellow, 0.55), skin, skinDark)), s.path(polygon([[-20, 600], [-10, 566], [24, 560], [74, 590], [70, 620], [-20, 620]]), s.fade(oklch(0.68, 0.15, 35), oklch(0.52, 0.14, 30))), s.stroke('M24 562L72 590', c.light, 5, 0.8),
  ];
  const dust = [s.place(bee(), { x: 60, y: 160, size: 34, turn: 24, fill: c.frame }), specks(s, 70, [10, 60, 370, 420], [1.8, 4.4], c.light, 0.9)];
  return s.picture(table, boards, things, juice, half, slice(300, 392, 52, 30), slice(196, 430, 44, 5), pips, hold, child, dust, vignette(s, 0.55));
}

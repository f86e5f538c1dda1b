// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, box, egg, limb, polygon, round } from '../studio/path.js';
import { backdrop, dashes, glow, ripples, shadow, specks, vignette } from '../studio/nature.js';
import { crow } from '../motifs/birds-and-fish.js';
import { ship } from '../motifs/things.js';

export const scene = 'A snowman lies in a deckchair; around him everything else melts: lamps, benches, bicycles.';

/** A drop that has not fallen yet. @param {number} x @param {number} y @param {number} w @param {number} l */
const drip = (x, y, w, l) => limb([[x, y - w * 0.6, w * 1.5], [x, y + l * 0.3, w * 0.7], [x, y + l * 0.75, w * 0.62], [x, y + l, w * 1.05]]);
/** @param {number} x @param {number} y @param {number} rx @param {number} ry */
const puddle = (x, y, rx, ry) => blob([[x - rx, y], [x - rx * 0.5, y - ry * 0.8], [x + rx * 0.2, y - ry], [x + rx, y - ry * 0.2], [x + rx * 0.7, y + ry * 0.7], [x, y + ry * 0.6], [x - rx * 0.6, y + ry]]);

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('desertNoon');
  const sea = c.accent;
  const snow = mix(c.light, '#ffffff', 0.7);
  const blue = mix(c.skyHigh, snow, 0.25);
  const iron = mix(c.near, c.frame, 0.35);

  const sky = [
    backdrop(s, c.skyHigh, mix(c.skyHigh, c.skyLow, 0.7), c.skyLow, c.skyLow), glow(s, 306, 84, 330, c.light, 1), glow(s, 306, 84, 130, c.light, 1), s.path(egg(306, 84, 44), snow),
    s.stroke(Array.from({ length: 18 }, (_, i) => { const a = i * 0.349; const [p, q] = [58, i % 2 ? 84 : 72]; return `M${round(306 + Math.cos(a) * p)} ${round(84 + Math.sin(a) * p)}L${round(306 + Math.cos(a) * q)} ${round(84 + Math.sin(a) * q)}`; }).join(''), c.light, 3.4),
  ];
  const water = [
    s.path(box(-10, 246, 420, 130), s.fade(mix(sea, c.skyLow, 0.45), sea, shade(sea, -0.06))), ripples(s, 252, 350, c.light, { x: 300, count: 80, spread: 260, opacity: 0.8 }),
    s.place(ship(), { x: 236, y: 260, size: 46, turn: 12, fill: iron }),
    s.path(blob([[-20, 340, 'sharp'], [80, 326], [220, 338], [330, 322], [420, 334, 'sharp'], [420, 420, 'sharp'], [-20, 420, 'sharp']]), s.fade(c.skyLow, c.far)), s.stroke('M-10 340Q80 326 220 338T410 332', snow, 4, 0.9),
    // Parasols far off have given up.
    [[250, 340, 1], [296, 346, 1.3], [198, 342, 0.8]].map(([x, y, k]) => s.path(limb([[x, y, 2.4 * k], [x + 1, y - 20 * k, 2.4 * k], [x + 7 * k, y - 34 * k, 2.4 * k]]), iron) + s.path(blob([[x + 7 * k, y - 38 * k], [x + 22 * k, y - 28 * k], [x + 25 * k, y - 6 * k, 'sharp'], [x + 17 * k, y - 16 * k], [x + 11 * k, y - 6 * k, 'sharp'], [x + 4 * k, y - 18 * k], [x - 5 * k, y - 6 * k, 'sharp'], [x - 6 * k, y - 26 * k]]), s.fade(mix(c.near, c.light, 0.3), c.near))),
  ];
  const ground = [
    s.path(blob([[-20, 388, 'sharp'], [200, 384], [420, 388, 'sharp'], [420, 620, 'sharp'], [-20, 620, 'sharp']], 0.4), s.fade(mix(c.far, c.light, 0.3), c.middle, mix(c.middle, c.near, 0.45))),
    s.stroke([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) => `M${140 + i * 22 - 40} 386L${-260 + i * 92} 610`).join('') + 'M-10 408h420M-10 440h420M-10 486h420M-10 548h420', c.near, 2.2, 0.22),
    dashes(s, 50, [0, 400, 400, 190], [8, 20], c.light, { opacity: 0.5, width: 2.4 }),
  ];

  // The railing runs like wax; so do the lamps, nearer and nearer.
  const railing = [
    s.path(limb([[-20, 352, 9], [60, 356, 9], [110, 366, 10], [160, 358, 9], [240, 362, 9], [300, 374, 11], [350, 360, 9], [420, 356, 9]]) + [[18, 352, 13], [64, 356, 20], [112, 366, 10], [160, 358, 12], [206, 360, 26], [252, 362, 15], [300, 374, 8], [346, 361, 17], [388, 358, 13]].map(([x, y, l]) => limb([[x, y, 6], [x + 2, y + 20, 10], [x, 396, 7]]) + drip(x + 18, y, 6, l)).join(''), s.fade(mix(sea, snow, 0.25), shade(sea, -0.12))),
  ];
  /** @param {number} x @param {number} y @param {number} k @param {number} m side to which it hangs */
  const streetLamp = (x, y, k, m) => [
    s.path(puddle(x + m * 6 * k, y + 2, 34 * k, 7 * k), iron), s.path(limb([[x, y, 17 * k], [x - m * 2 * k, y - 60 * k, 9 * k], [x - m * 6 * k, y - 140 * k, 8 * k], [x + m * 2 * k, y - 196 * k, 8 * k], [x + m * 26 * k, y - 206 * k, 8 * k], [x + m * 44 * k, y - 170 * k, 7 * k], [x + m * 47 * k, y - 120 * k, 7 * k]]) + drip(x + m * 22 * k, y - 202 * k, 6 * k, 26 * k) + drip(x - m * 8 * k, y - 120 * k, 6 * k, 24 * k), s.blend([round2(x - 12 * k), 0], [round2(x + 12 * k), 0], iron, shade(iron, 0.13))),
    s.path(blob([[x + m * 36 * k, y - 122 * k], [x + m * 58 * k, y - 122 * k], [x + m * 64 * k, y - 98 * k], [x + m * 58 * k, y - 78 * k], [x + m * 50 * k, y - 56 * k], [x + m * 44 * k, y - 76 * k], [x + m * 34 * k, y - 92 * k]]), s.fade(c.light, mix(c.light, c.middle, 0.5))), s.path(egg(x + m * 50 * k, y - 30 * k, 5 * k, 8 * k), c.light), s.path(limb([[x + m * 33 * k, y - 122 * k, 7 * k], [x + m * 47 * k, y - 130 * k, 12 * k], [x + m * 61 * k, y - 122 * k, 7 * k]]), iron),
  ];
  const lamps = [streetLamp(376, 406, 0.8, -1), streetLamp(44, 424, 1.2, -1)];

  // A bench that has lain down and a bicycle that has let itself go.
  const wood = mix(c.near, c.accent, 0.12);
  const bench = [
    shadow(s, 322, 468, 84, 12, c.frame, 0.5),
    s.path(limb([[262, 418, 8], [292, 424, 9], [322, 436, 10], [352, 428, 9], [388, 424, 8]]) + limb([[262, 402, 8], [296, 408, 9], [324, 420, 10], [356, 412, 9], [390, 406, 8]]) + limb([[256, 440, 9], [290, 446, 11], [322, 462, 13], [356, 452, 11], [396, 444, 9]]) + [[276, 408, 34], [300, 448, 18], [336, 460, 14], [374, 410, 40], [312, 430, 16]].map(([x, y, l]) => drip(x, y, 8, l)).join(''), s.fade(shade(wood, 0.06), shade(wood, -0.08))), s.path(puddle(322, 472, 70, 9), shade(wood, -0.08)), s.stroke('M262 400q34 4 62 16t62-12', c.light, 2, 0.6),
  ];
  const hoop = (/** @type {number[][]} */ p) => s.stroke(blob(/** @type {any} */ (p)), c.frame, 5) + s.stroke(blob(/** @type {any} */ (p.map(([x, y]) => [x + 1, y - 2]))), shade(sea, 0.04), 1.8, 0.9);
  const bicycle = [
    s.path(puddle(300, 566, 110, 17), s.fade(shade(sea, -0.02), shade(sea, -0.16))),
    hoop([[232, 512], [254, 496], [276, 514], [284, 546], [262, 568], [230, 564], [218, 544]]), hoop([[336, 518], [360, 506], [382, 524], [396, 558], [366, 572], [334, 566], [322, 548]]),
    s.stroke('M252 536Q276 486 272 482Q300 506 340 486Q330 540 300 548Q280 540 272 482M300 548Q272 556 252 536M340 486Q350 500 360 542M340 486Q338 468 350 466Q366 466 364 484', shade(sea, -0.12), 5.4),
    s.path(limb([[258, 474, 7], [272, 478, 10], [286, 486, 6], [290, 502, 4]]) + drip(300, 546, 7, 24) + drip(336, 492, 6, 26) + drip(364, 482, 6, 20), c.frame),
  ];

  // He is quite all right.
  const canvas = blob([[46, 276, 'sharp'], [66, 268, 'sharp'], [92, 370], [138, 452], [206, 490], [272, 494, 'sharp'], [270, 508, 'sharp'], [196, 510], [122, 476], [70, 390]]);
  const chair = [
    shadow(s, 170, 556, 150, 18, c.frame, 0.6),
    s.path(limb([[58, 262, 10], [112, 400, 10], [196, 548, 10]]) + limb([[282, 488, 10], [190, 506, 9], [70, 552, 10]]) + limb([[70, 552, 9], [190, 548, 9]]), s.blend([50, 260], [280, 550], mix(c.near, c.middle, 0.3), c.near)),
    s.path(canvas, s.blend([40, 260], [280, 500], sea, shade(sea, -0.14))), s.within(canvas, s.stroke('M50 300l40-14M64 342l40-20M82 386l42-28M112 430l34-40M150 470l24-50M200 500l8-40M240 504l4-40', c.light, 13, 0.9)),
  ];
  const ball = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ r) => s.path(egg(x, y, r), s.blend([round2(x - r * 0.7), round2(y + r * 0.8)], [round2(x + r * 0.6), round2(y - r * 0.8)], mix(blue, c.skyHigh, 0.25), [0.45, mix(snow, blue, 0.4)], [0.75, snow]));
  const twigArm = (/** @type {[number, number, number][][]} */ bones) => s.path(bones.map((b) => limb(b)).join(''), c.frame);
  const snowman = [
    twigArm([[[120, 352, 6], [70, 330, 5], [66, 286, 5], [92, 262, 4]], [[68, 300, 4], [56, 288, 2]], [[84, 268, 4], [82, 256, 2]]]),
    ball(216, 442, 66), ball(158, 362, 55), ball(114, 276, 44),
    s.stroke('M262 398q22 24 16 60M204 330q12 20 4 44', snow, 4), s.stroke(Array.from({ length: 22 }, () => { const a = s.random.between(2, 4); return `M${round(216 + Math.cos(a) * s.random.between(14, 56))} ${round(442 + Math.sin(a) * s.random.between(14, 52))}h5`; }).join(''), blue, 2.6, 0.8),
    // Hat, glasses, carrot, buttons, a scarf all the same.
    s.path(limb([[76, 302, 16], [108, 322, 18], [148, 310, 16]]) + limb([[100, 318, 16], [86, 350, 17], [92, 384, 18]]), s.blend([80, 300], [150, 390], mix(c.near, c.middle, 0.25), c.near)), s.stroke('M84 366l18-4M86 378l18-2M84 392l2 8M92 394l1 8M100 393l1 8', c.light, 3, 0.8),
    s.path(blob([[62, 262, 'sharp'], [78, 242], [84, 208], [118, 194], [146, 208], [152, 232], [174, 240, 'sharp'], [120, 254]]), s.blend([70, 200], [160, 250], mix(c.middle, c.light, 0.2), c.light)), s.stroke('M80 240Q118 240 151 227', c.near, 8), s.stroke('M88 216q28-12 56-4M98 204q20-6 38 0', c.middle, 2, 0.7),
    s.path(blob([[106, 266], [128, 262], [132, 276], [120, 284], [108, 280]]) + blob([[136, 261], [154, 258], [157, 271], [148, 278], [139, 274]]), c.frame), s.stroke('M74 266L108 268M128 266l9-2', c.frame, 3), s.stroke('M113 271l6-4M142 266l5-3', c.light, 2),
    s.path(limb([[138, 284, 13], [160, 282, 8], [184, 274, 2]]), s.blend([136, 280], [184, 280], shade(c.near, 0.12, 0, 1.3), shade(c.near, 0.04, 0, 1.3))), s.stroke('M118 298q14 9 27-2', c.frame, 3.4), s.stroke('M172 340h0M182 362h0M186 386h0M216 412h0', c.frame, 10),
    // The other arm has a lemonade.
    twigArm([[[196, 372, 6], [232, 372, 5], [262, 346, 4.4]], [[244, 364, 4], [254, 368, 2]], [[258, 348, 4], [270, 352, 2]]]),
    s.path(polygon([[252, 306], [286, 306], [280, 356], [258, 356]]), snow, 'opacity=".55"'), s.path(polygon([[254, 320], [284, 320], [280, 356], [258, 356]]), s.fade(mix(c.middle, c.light, 0.4), c.middle)), s.stroke('M268 348L280 286l12-4', c.near, 3.4), s.path(egg(254, 306, 12), c.light), s.stroke('M246 306h16M254 298v16', c.middle, 2), s.stroke('M254 308L259 356H279L285 308', snow, 2),
  ];
  const front = [
    s.place(crow(), { x: 226, y: 354, size: 30, fill: snow, flip: true }),
    // Cones by the chair: the tray has run, the ice has not.
    s.path(puddle(60, 582, 60, 10), s.fade(iron, c.frame)),
    [[42, 580, -10], [66, 584, 6], [88, 580, 16]].map(([x, y, t]) => s.group([s.path(polygon([[-9, -24], [9, -24], [0, 6]]), s.fade(c.middle, c.near)), s.path(egg(0, -30, 11), snow), s.path(egg(3, -44, 8.4), mix(c.near, snow, 0.6))], `transform="translate(${x} ${y}) rotate(${t})"`)),
    specks(s, 30, [20, 180, 360, 200], [2, 4], snow, 0.6),
  ];
  return s.picture(sky, water, ground, railing, lamps, bench, bicycle, chair, snowman, front, vignette(s, 0.35, c.near));
}

/** @param {number} n */
const round2 = (n) => Math.round(n);

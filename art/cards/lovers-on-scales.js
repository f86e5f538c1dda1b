// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, egg, limb, line, polygon, round, twig } from '../studio/path.js';
import { backdrop, cloud, dashes, flock, glow, mist, shadow, specks, vignette } from '../studio/nature.js';
import { crow } from '../motifs/birds-and-fish.js';
import { skyline } from '../motifs/buildings.js';
import { clothed } from '../motifs/clothed-people.js';

export const scene = 'Two people on a huge pair of scales; between them a single feather weighs more.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('lilacFog');
  const gold = c.accent;
  const brass = mix(gold, c.near, 0.35);
  const pale = mix(c.skyLow, c.light, 0.5);

  const fog = [
    backdrop(s, c.skyHigh, mix(c.skyHigh, c.skyLow, 0.55), c.skyLow, pale, c.far),
    glow(s, 196, 400, 330, c.light, 0.55), [[70, 92, 150], [330, 60, 170], [360, 190, 120], [30, 214, 120]].map(([x, y, w]) => cloud(s, x, y, w, mix(c.skyLow, c.light, 0.3), c.far)),
    s.place(skyline(s.random, 460, { low: 30, high: 90, lit: 0 }), { x: 200, y: 470, size: 150, fill: s.fade(mix(c.far, c.skyLow, 0.5), c.skyLow) }), mist(s, 430, 150, pale, 0.9),
    s.place(skyline(s.random, 460, { low: 20, high: 66, lit: 0.25 }), { x: 200, y: 496, size: 120, fill: s.fade(mix(c.far, c.middle, 0.3), c.far) }), mist(s, 480, 110, pale, 0.9),
    flock(s, [[250, 104, 15], [272, 94, 11], [120, 150, 12]], c.near),
  ];
  const square = [
    s.path(blob([[-20, 502, 'sharp'], [100, 492], [200, 498], [310, 490], [420, 500, 'sharp'], [420, 620, 'sharp'], [-20, 620, 'sharp']], 0.5), s.fade(mix(c.far, pale, 0.4), c.middle, c.near)),
    s.stroke('M-20 520h440M-20 548h440M-20 586h440M90 500L-20 590M150 500L90 610M250 500L310 610M310 500L420 590M30 500L-60 560M370 500L460 560', c.near, 2, 0.4), dashes(s, 40, [0, 506, 400, 80], [12, 34], pale, { opacity: 0.5, width: 2.4 }),
    glow(s, 196, 520, 190, gold, 0.8, 60),
  ];

  // The beam has bent: both ends are up, the middle is down where the third pan hangs.
  const beamLine = /** @type {[number, number, number][]} */ ([[36, 138, 9], [76, 152, 13], [130, 186, 18], [184, 214, 25], [206, 216, 26], [254, 192, 19], [316, 146, 13], [366, 112, 9]]);
  const post = limb([[92, 530, 30], [96, 460, 19], [92, 300, 16], [108, 150, 15], [146, 82, 14], [190, 66, 13], [214, 84, 11], [206, 108, 8]]);
  const frame = [
    shadow(s, 96, 536, 90, 14, c.frame, 0.6),
    s.path(post + blob([[46, 540, 'sharp'], [58, 516], [92, 506], [128, 516], [142, 540, 'sharp'], [92, 546]]), s.blend([78, 0], [112, 0], mix(brass, c.near, 0.4), brass, mix(gold, c.light, 0.3), mix(c.near, c.frame, 0.3))),
    s.path(egg(92, 300, 17) + egg(96, 458, 18) + egg(110, 150, 14), s.blend([80, 0], [110, 0], brass, gold, mix(brass, c.frame, 0.4))), s.stroke(line([[96, 330], [94, 430]]) + line([[98, 278], [106, 176]]), c.light, 2.4, 0.6),
    s.stroke('M206 108V196', brass, 5), s.stroke('M206 112v80', c.light, 1.6, 0.6),
    s.path(limb(beamLine), s.blend([40, 130], [360, 230], brass, gold, mix(gold, c.light, 0.4), gold, mix(brass, c.near, 0.5))), s.stroke(line([[44, 134], [80, 147], [134, 179], [186, 204], [208, 205], [254, 183], [314, 140], [360, 110]]), c.light, 2.4, 0.9),
    s.path(egg(198, 216, 17) + egg(36, 138, 9) + egg(366, 112, 9), s.round(c.light, gold, brass)), s.path(polygon([[190, 232], [208, 232], [199, 266]]), brass),
    // The bend has opened.
    s.stroke('M170 202l6 10-4 8M226 200l-4 10 6 8', c.frame, 2.4, 0.8),
  ];
  const chains = (/** @type {number[][]} */ list) => s.stroke(list.map(([x, y, u, v]) => `M${x} ${y}L${u} ${v}`).join(''), mix(c.near, brass, 0.4), 2.4) + list.map(([x, y, u, v]) => s.stroke(Array.from({ length: 9 }, (_, i) => `M${round(x + ((u - x) * (i + 0.5)) / 9)} ${round(y + ((v - y) * (i + 0.5)) / 9)}h0`).join(''), gold, 4)).join('');
  const pan = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ w, /** @type {number} */ tilt) => s.group([s.path(blob([[-w, 0, 'sharp'], [-w * 0.7, w * 0.3], [0, w * 0.44], [w * 0.7, w * 0.3], [w, 0, 'sharp'], [0, w * 0.12]]), s.fade(gold, brass, mix(brass, c.frame, 0.5))), s.stroke(`M${-w} 0Q0 ${round(w * 0.24)} ${w} 0`, c.light, 3), s.stroke(`M${round(-w * 0.6)} ${round(w * 0.24)}Q0 ${round(w * 0.46)} ${round(w * 0.6)} ${round(w * 0.24)}`, c.light, 1.6, 0.5)], `transform="translate(${x} ${y}) rotate(${tilt})"`);
  const back = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ w, /** @type {number} */ tilt) => s.group(s.path(blob([[-w, 0, 'sharp'], [0, -w * 0.17], [w, 0, 'sharp'], [0, w * 0.14]]), s.fade(c.near, brass)), `transform="translate(${x} ${y}) rotate(${tilt})"`);

  // She and he, each on one side, lean over and almost touch.
  const skin = mix(c.skyLow, gold, 0.3);
  const rim = { rim: mix(c.light, gold, 0.3), from: /** @type {[number, number]} */ ([0, 1]), rimWidth: 2.4 };
  const her = /** @type {import('../motifs/people.js').Pose} */ ({ head: [13, -66], neck: [9, -58], chest: [5, -47], hip: [-5, -26], nearArm: [[22, -44], [38, -40]], farArm: [[-8, -38], [-14, -24]], nearLeg: [[16, -22], [24, -2]], farLeg: [[13, -18], [16, 2]] });
  const him = /** @type {import('../motifs/people.js').Pose} */ ({ head: [15, -64], neck: [10, -57], chest: [5, -47], hip: [-5, -26], nearArm: [[24, -48], [40, -46]], farArm: [[-9, -40], [-16, -28]], nearLeg: [[16, -24], [22, -2]], farLeg: [[18, -20], [28, 0]] });
  const couple = [
    back(56, 312, 56, -6), chains([[36, 138, 4, 306], [36, 138, 108, 316], [366, 112, 292, 296], [366, 112, 396, 286]]),
    back(344, 288, 56, 7),
    clothed(s, her, { skin, top: shade(c.near, 0.06, 30, 1.5), bottom: shade(c.near, -0.02, 30, 1.5), shoe: c.frame, hair: c.frame, cut: 'skirt', hairdo: 'long', head: 1.35 }, { x: 58, y: 318, size: 142, ...rim, from: [0.8, 0.4] }), clothed(s, him, { skin, top: mix(c.near, c.frame, 0.35), bottom: c.frame, shoe: c.frame, hair: c.frame, hat: 'felt', hatColour: shade(c.near, -0.04), head: 1.3, stout: 1.25 }, { x: 340, y: 294, size: 142, flip: true, ...rim, from: [-0.8, 0.4] }),
    pan(56, 312, 56, -6), pan(344, 288, 56, 7),
    s.path(limb([[74, 236, 9], [56, 236, 8], [40, 226, 9], [24, 232, 10]]), gold),
    // What they brought along: a suitcase, flowers. It did not help.
    s.path(polygon([[18, 312], [18, 290], [42, 288], [42, 314]]), mix(brass, c.near, 0.4)), s.stroke('M24 289q6-9 12-1', c.near, 3), s.stroke('M18 300l24-1', c.light, 2, 0.6),
    s.path(limb([[376, 284, 4], [384, 262, 3]]) + limb([[380, 284, 4], [394, 268, 3]]), c.near), s.path(egg(384, 258, 7) + egg(396, 266, 6) + egg(376, 264, 5), gold),
  ];

  // The feather: light as a lamp, and the stones give way under it.
  const spine = /** @type {[number, number][]} */ ([[166, 482], [190, 440], [206, 394], [224, 342], [252, 298]]);
  /** Barbs of one side, long in the middle, parted in places. @param {number} m 1 is the right side */
  const barbs = (m) => Array.from({ length: 30 }, (_, i) => {
    const t = i / 29;
    const j = Math.min(3, Math.floor(t * 4));
    const [x, y] = [0, 1].map((n) => spine[j][n] + (spine[j + 1][n] - spine[j][n]) * (t * 4 - j));
    const l = (16 + Math.sin(Math.min(1, t * 1.15) * Math.PI) ** 0.7 * (m > 0 ? 40 : 46)) * ((i + (m > 0 ? 4 : 0)) % 11 === 5 ? 0.72 : 1);
    const a = -1.15 + m * (0.95 - t * 0.75) + (t < 0.16 ? m * 0.7 : 0);
    return twig([x, y], [x + Math.cos(a + m * 0.4) * l * 0.5, y + Math.sin(a + m * 0.4) * l * 0.5], [x + Math.cos(a) * l, y + Math.sin(a) * l], 11, 2.4);
  });
  const feather = [
    glow(s, 210, 400, 190, gold, 0.9), glow(s, 208, 400, 120, gold, 0.6),
    s.path(barbs(-1).join('') + barbs(1).join(''), brass, 'transform="translate(4 5)" opacity=".75"'),
    s.path(barbs(-1).join(''), s.blend([170, 470], [230, 340], mix(gold, c.light, 0.4), c.light, '#ffffff')), s.path(barbs(1).join(''), s.blend([170, 470], [256, 296], gold, mix(gold, c.light, 0.6), c.light)),
    s.stroke(line(spine), brass, 3.4), s.stroke(line([[156, 500], [166, 482]]), brass, 5),
  ];
  const middle = [
    back(196, 500, 92, 4), chains([[199, 262, 108, 494], [199, 262, 286, 504]]), feather, pan(196, 500, 92, 4),
  ];
  const cracks = [
    s.path(blob([[92, 548], [130, 532], [196, 540], [262, 534], [304, 550], [262, 566], [196, 572], [128, 566]]), s.fade(c.frame, mix(c.near, c.frame, 0.4)), 'opacity=".75"'),
    s.stroke('M110 552l-34 14-10 20-30 12M150 566l-14 22-24 8M206 572l6 18-8 14M252 566l22 14 6 22M296 552l34 8 18 20 30 4M98 546l-30-4-22 8M304 546l34-8', c.frame, 3.4, 0.85),
    s.path(polygon([[82, 536], [104, 520], [116, 534], [98, 548]]) + polygon([[288, 536], [306, 518], [322, 536], [304, 546]]) + polygon([[118, 574], [134, 562], [146, 574], [130, 582]]) + polygon([[262, 576], [280, 566], [290, 578], [274, 586]]), s.fade(mix(c.far, pale, 0.5), c.near)),
  ];
  const front = [
    // Weights that nobody needs stand about; two birds think it over.
    [[352, 566, 22], [384, 580, 30], [26, 584, 26]].map(([x, y, w]) => s.path(blob([[x - w * 0.6, y, 'sharp'], [x - w * 0.5, y - w], [x, y - w * 1.15], [x + w * 0.5, y - w], [x + w * 0.6, y, 'sharp']], 0.7) + egg(x, y - w * 1.3, w * 0.24), s.blend([x - w, 0], [x + w, 0], brass, gold, mix(brass, c.frame, 0.6)))),
    s.place(crow(), { x: 334, y: 592, size: 38, flip: true, fill: c.frame, rim: gold, from: [-0.6, -1] }), s.place(crow(), { x: 62, y: 596, size: 46, fill: c.frame, rim: gold, from: [0.6, -1] }), s.place(crow(), { x: 160, y: 80, size: 26, fill: c.frame }),
    mist(s, 596, 60, c.near, 0.35), specks(s, 60, [100, 280, 210, 220], [1.8, 4.2], c.light, 0.95),
  ];
  return s.picture(fog, square, frame, couple, cracks, middle, front, vignette(s, 0.5));
}

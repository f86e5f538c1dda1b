// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, egg, limb, line, polygon, round } from '../studio/path.js';
import { backdrop, blades, dashes, glow, land, mist, shadow, specks, vignette } from '../studio/nature.js';
import { lizardFromBehind, sittingLizard } from '../motifs/lizards.js';
import { chair } from '../motifs/things.js';

export const scene = 'In the desert a lonely cactus plays the cello for a ring of lizards on chairs.';

/** A cello of 100 standing on its spike, strings towards the viewer. @returns {import('../studio/studio.js').Shape} */
function cello() {
  const body = blob([[-5, -64, 'sharp'], [-15, -63], [-19, -54], [-12, -42, 'sharp'], [-16, -36], [-23, -22], [-18, -8], [0, -4], [18, -8], [23, -22], [16, -36], [12, -42, 'sharp'], [19, -54], [15, -63], [5, -64, 'sharp']]);
  return {
    d: body + limb([[0, -62, 5], [0, -90, 3.6], [1, -100, 5], [-3, -103, 3]]) + limb([[0, -6, 2], [0, 2, 1.2]]) + limb([[-6, -97, 1.6], [7, -95, 1.6]]) + limb([[-6, -93, 1.6], [7, -91, 1.6]]),
    parts: [{ d: blob([[-12, -58], [-15, -52], [-6, -40], [-17, -22], [-12, -12], [-4, -30], [-2, -56]]), tone: 'light', opacity: 0.28 }, { d: 'M-11-38q-4 7 0 13M11-38q4 7 0 13', tone: 'frame', stroke: 1.8 }, { d: limb([[0, -84, 2.6], [0, -44, 4.6]]) + polygon([[-5, -31], [5, -31], [6, -28], [-6, -28]]) + limb([[0, -26, 3], [0, -9, 5]]), tone: 'frame' }, { d: 'M-1.2-90V-12M1.2-90V-12', tone: 'light', stroke: 0.6 }],
  };
}

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('desertNoon');
  const green = shade(c.accent, -0.08, -34);
  const rose = mix(c.near, shade(c.middle, 0.1, -40, 1.2), 0.5);

  const sky = [
    backdrop(s, c.skyHigh, mix(c.skyHigh, c.skyLow, 0.5), c.skyLow, c.light),
    glow(s, 268, 112, 330, c.light, 0.95), s.path(egg(268, 112, 44), c.light),
    s.stroke([70, 96, 126].map((r) => `M${268 - r} 112A${r} ${r} 0 0 1 ${268 + r} 112A${r} ${r} 0 0 1 ${268 - r} 112`).join(''), c.light, 1.6, 0.45),
  ];
  /** Flat-topped hills with banded flanks. @param {[number, number][]} top @param {string} tone */
  const mesa = (top, tone) => {
    const d = polygon([...top, [420, 470], [-20, 470]]);
    return s.path(d, s.fade(tone, mix(tone, c.skyLow, 0.5))) + s.within(d, dashes(s, 46, [-20, 300, 440, 100], [14, 50], shade(tone, -0.08), { width: 2, opacity: 0.4 }));
  };
  const hills = [
    mesa([[-20, 372], [20, 368], [30, 330], [112, 328], [122, 366], [190, 378], [262, 372], [270, 344], [300, 342], [306, 318], [372, 318], [384, 352], [420, 356]], mix(c.far, rose, 0.3)),
    mist(s, 384, 60, c.light, 0.7),
    mesa([[-20, 392], [60, 398], [150, 400], [250, 402], [330, 396], [350, 366], [420, 362]], mix(c.middle, rose, 0.35)),
    land(s, [410, 404, 414, 408, 402, 412], mix(c.far, c.light, 0.35), c.middle),
  ];
  // The standing room: cacti that only listen.
  const far = s.path([[28, 424, 0.8], [70, 418, 0.55], [318, 420, 0.6], [352, 424, 0.85], [384, 418, 0.6]].map(([x, y, k]) => limb([[x, y, 11 * k], [x, y - 40 * k, 11 * k], [x, y - 58 * k, 8 * k]]) + limb([[x, y - 20 * k, 7 * k], [x + 14 * k, y - 22 * k, 7 * k], [x + 15 * k, y - 40 * k, 6 * k]]) + limb([[x, y - 28 * k, 7 * k], [x - 13 * k, y - 30 * k, 7 * k], [x - 14 * k, y - 46 * k, 6 * k]])).join(''), mix(green, c.far, 0.45));
  const ground = [
    s.path(blob([[-20, 442, 'sharp'], [80, 434], [220, 446], [420, 436, 'sharp'], [420, 620, 'sharp'], [-20, 620, 'sharp']]), s.fade(mix(c.far, c.light, 0.3), c.far, c.middle, mix(c.middle, c.near, 0.5))),
    dashes(s, 60, [-10, 450, 420, 140], [16, 60], c.near, { bow: 4, opacity: 0.22, width: 2 }),
    dashes(s, 40, [-10, 450, 420, 140], [10, 40], c.light, { bow: 3, opacity: 0.6, width: 2 }),
    specks(s, 50, [0, 452, 400, 140], [1.6, 4.6], c.near, 0.6),
    shadow(s, 206, 545, 142, 19, c.frame, 0.6),
  ];

  // The player: a trunk leaning into the note, one arm on the neck of the cello, one with the bow.
  const trunk = [[190, 528, 80], [182, 440, 90], [176, 340, 92], [184, 240, 86], [200, 172, 74], [206, 140, 44]];
  const bones = (/** @type {number[][]} */ b) => /** @type {[number, number, number][]} */ (b);
  const bowArm = [[140, 356, 44], [98, 352, 44], [68, 386, 42], [78, 432, 38], [112, 448, 28]];
  const neckArm = [[200, 330, 44], [276, 330, 46], [318, 300, 44], [306, 258, 38], [262, 258, 32], [232, 268, 24]];
  /** @param {number[][]} b @param {string} fill */
  const flesh = (b, fill) => {
    const d = limb(bones(b));
    const rib = (/** @type {number} */ k) => line(b.map(([x, y, w], i) => {
      const [p, q] = [b[Math.max(0, i - 1)], b[Math.min(b.length - 1, i + 1)]];
      const l = Math.hypot(q[0] - p[0], q[1] - p[1]);
      return [x - ((q[1] - p[1]) / l) * w * k, y + ((q[0] - p[0]) / l) * w * k];
    }));
    let spines = '';
    for (let i = 0; i + 1 < b.length; i++) for (let t = 0.1; t < 1; t += 0.24) for (const k of [-0.34, -0.1, 0.14, 0.38]) {
      const [p, q] = [b[i], b[i + 1]];
      const l = Math.hypot(q[0] - p[0], q[1] - p[1]);
      const [x, y, w] = [0, 1, 2].map((j) => p[j] + (q[j] - p[j]) * t);
      spines += `M${round(x - ((q[1] - p[1]) / l) * w * k - 3)} ${round(y + ((q[0] - p[0]) / l) * w * k - 2)}l3 3 3-4`;
    }
    return s.path(d, c.light) + s.within(d, s.path(d, fill, 'transform="translate(-3 3)"'), s.stroke([-0.42, -0.2, 0.04, 0.26].map(rib).join(''), shade(green, -0.14), 3.4, 0.55), s.stroke(spines, c.light, 1.3, 0.75));
  };
  const skin = s.blend([110, 300], [300, 260], shade(green, -0.2), [0.5, green], [1, shade(green, 0.12)]);
  const flower = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ r) => s.path([0, 72, 144, 216, 288].map((a) => egg(x + Math.cos((a * Math.PI) / 180 - 1.5) * r * 0.7, y + Math.sin((a * Math.PI) / 180 - 1.5) * r * 0.6, r * 0.62, r * 0.5, a)).join(''), s.fade(shade(rose, 0.16), rose)) + s.path(egg(x, y, r * 0.36), c.light);
  const player = [
    flesh(bowArm, skin), flesh(neckArm, skin), flesh(trunk, skin),
    s.place(cello(), { x: 232, y: 540, size: 312, turn: -3, fill: s.fade(c.near, shade(c.near, 0.04), c.frame), rim: shade(c.middle, 0.1), from: [0.8, -0.7], rimWidth: 5 }),
    // Fingers on the strings.
    s.path([258, 270, 282].map((y) => egg(221, y, 9, 5, -14)).join(''), shade(green, 0.08)) + s.stroke('M216 264h8M216 276h8', shade(green, -0.16), 1.6),
    s.stroke('M40 468L330 420', c.frame, 3.6) + s.stroke('M44 473L328 426', c.light, 2),
    s.path(egg(106, 458, 12, 8, -8) + egg(112, 450, 9, 6, 20), shade(green, -0.1)),
    // A white tie, closed eyes: it is a serious concert.
    s.path(polygon([[196, 222], [170, 210], [171, 238]]) + polygon([[196, 222], [222, 208], [223, 236]]) + egg(196, 223, 6), c.light),
    s.stroke('M176 178q8 8 16 1M206 175q8 7 16-1', c.frame, 3.2) + s.stroke('M190 194q9 5 18-1', c.frame, 2.6),
    flower(196, 118, 15), flower(220, 122, 12), flower(318, 246, 11), flower(62, 372, 9),
  ];

  // The audience: a ring of chairs.
  const rim = c.light;
  /** @param {number} x @param {number} y @param {number} size @param {boolean} flip @param {string} fill */
  const listener = (x, y, size, flip, fill) => [shadow(s, x, y, size * 0.42, size * 0.08, c.frame, 0.6), s.place(chair(), { x, y, size, flip, fill: c.frame, rim: c.middle, from: [0.3, -1], rimWidth: 1.4 }), s.place(sittingLizard(), { x, y, size, flip, fill, rim, from: [0.4, -1], rimWidth: 2 })].join('');
  /** @param {number} x @param {number} y @param {number} size @param {string} fill @param {boolean} flip */
  const back = (x, y, size, fill, flip) => [s.place(lizardFromBehind(), { x, y, size, flip, fill, rim, from: [0.3, -1], rimWidth: 2.6 }), s.place({ d: limb([[-26, 0, 6], [-27, -66, 5]]) + limb([[26, 0, 6], [27, -66, 5]]) + limb([[-30, -64, 7], [30, -64, 7]]) + limb([[-28, -40, 8], [28, -40, 8]]) }, { x, y, size, fill: c.frame, rim: c.middle, from: [0.3, -1], rimWidth: 1.6 })].join('');
  const audience = [
    listener(52, 520, 92, false, s.fade(shade(c.accent, -0.02), shade(c.accent, -0.24))), listener(352, 516, 88, true, s.fade(c.near, shade(c.near, -0.14))),
    back(92, 622, 124, shade(c.accent, -0.26), true), back(214, 640, 118, shade(c.near, -0.16), false), back(326, 622, 128, shade(green, -0.3), false),
  ];
  const front = [blades(s, 24, (t) => [t < 0.5 ? t * 60 : 400 - (1 - t) * 70, 606], [16, 46], [c.near, c.frame], 0.1, 2)];
  return s.picture(sky, hills, far, ground, player, audience, front, vignette(s, 0.35, c.near));
}

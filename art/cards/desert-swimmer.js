// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, egg, limb, line, polygon, round } from '../studio/path.js';
import { backdrop, dashes, flock, glow, leaf, orb, shadow, specks, vignette } from '../studio/nature.js';
import { camel } from '../motifs/camels.js';

export const scene = 'A swimmer crosses the dunes in a straight line; a caravan of camels stares.';

/** Crawl, to the right; the sand lies at y = 0. @param {import('../studio/studio.js').Studio} s @param {string} rim */
function swimmer(s, rim) {
  const c = s.colours;
  const skin = mix(c.middle, c.near, 0.45);
  const edged = (/** @type {string} */ d, /** @type {string} */ fill) => s.path(d, rim) + s.within(d, s.path(d, fill, 'transform="translate(-3 5)"'));
  const bare = s.fade(shade(skin, 0.1), skin, shade(skin, -0.1));
  return [
    // Far arm ahead, legs behind, the back like a small island.
    s.path(limb([[66, -2, 26], [112, -10, 20], [150, -2, 14], [168, 4, 12]]), shade(skin, -0.06)), s.path(limb([[160, 0, 13], [178, 2, 11], [190, 8, 6]]), shade(skin, -0.04)),
    edged(limb([[-96, 4, 30], [-132, -4, 22], [-160, -16, 17]]), bare), edged(limb([[-160, -16, 17], [-176, -30, 15], [-188, -46, 8]]), bare),
    edged(blob([[-112, 24, 'sharp'], [-110, -6], [-84, -24], [-40, -28], [0, -34], [40, -40], [66, -30], [78, 0], [80, 24, 'sharp']]), bare),
    s.path(blob([[-114, 24, 'sharp'], [-112, -8], [-90, -25], [-62, -26], [-58, 0], [-62, 26, 'sharp']]), s.fade(c.accent, shade(c.accent, -0.15))), s.stroke('M-100-18q-4 20-2 40M-82-25q-4 24-2 46', c.light, 5), s.stroke('M-40-16Q0-20 34-28M-30-2Q0-4 30-8', shade(skin, -0.12), 2.6, 0.6),
    // The head turned to us for breath.
    edged(egg(92, -24, 29, 28), bare), s.path(blob([[62, -22], [64, -46], [84, -57], [108, -52], [122, -36], [118, -28], [96, -36], [78, -34], [70, -14]]), s.fade(shade(c.accent, 0.12), c.accent, shade(c.accent, -0.14))), s.stroke('M70-38q20-16 44-6', c.light, 4, 0.9),
    s.stroke('M66-22L84-23', c.frame, 4.4), s.path(egg(90, -22, 8, 6.4) + egg(110, -24, 7, 6), c.frame), s.path(egg(90, -22, 5.4, 4) + egg(110, -24, 4.6, 3.8), mix(c.skyHigh, c.light, 0.3)), s.stroke('M87-24l4-2M108-26l3-1', c.light, 2),
    s.path(blob([[99, -20], [107, -18], [106, -11], [98, -11]]), shade(skin, -0.05, -8)), s.path(egg(102, -4, 7, 5), c.frame), s.path(egg(72, -14, 5, 7), shade(skin, -0.08)),
    // The near arm comes over, elbow high.
    edged(limb([[30, -18, 40], [34, -62, 31], [56, -100, 25], [66, -106, 23]]), bare), edged(limb([[60, -106, 24], [92, -96, 20], [124, -72, 15], [134, -64, 13]]), bare), edged(blob([[126, -74], [142, -68], [158, -48], [160, -34, 'sharp'], [148, -38], [136, -50], [124, -60]]), bare),
    s.stroke('M28-24q4-20 8-40', shade(skin, -0.12), 2.6, 0.6),
  ];
}

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('desertNoon');
  const shaded = mix(c.near, c.middle, 0.35);
  const sky = [backdrop(s, c.skyHigh, mix(c.skyHigh, c.skyLow, 0.6), [0.3, c.skyLow], c.far), orb(s, 86, 66, 28, c.light), flock(s, [[250, 44, 24], [288, 58, 18], [226, 66, 14]], c.near)];
  // Dunes as a swell: each has a lit back and a dark lee with a knife's edge.
  const dune = (/** @type {[number, number][]} */ crest, /** @type {[number, number][]} */ lee, /** @type {string} */ lit, /** @type {string} */ dark) => {
    const d = `${line(crest)}L420 620L-20 620z`;
    return s.path(d, s.fade(lit, mix(lit, c.middle, 0.45), c.middle)) + s.path(blob(lee.map(([x, y], i) => (i === 0 || i === lee.length - 1 ? [x, y, 'sharp'] : [x, y]))), s.fade(dark, [0.4, dark, 0.7], [1, dark, 0])) + s.stroke(line(crest), c.light, 2.6, 0.9);
  };
  const far = [
    s.path(blob([[-20, 196, 'sharp'], [30, 170], [70, 186], [130, 160], [180, 184], [260, 168], [330, 182], [420, 164, 'sharp'], [420, 240, 'sharp'], [-20, 240, 'sharp']]), mix(c.far, c.skyLow, 0.5)),
    dune([[-20, 214], [60, 196], [150, 206], [240, 192], [330, 208], [420, 196]], [[150, 206], [200, 200], [240, 192], [250, 214], [220, 236], [140, 236]], mix(c.far, c.light, 0.35), mix(c.middle, c.far, 0.4)),
    dune([[-20, 260], [50, 262], [140, 246], [220, 226], [300, 214], [360, 222], [420, 212]], [[300, 214], [360, 222], [420, 212], [420, 300], [360, 300], [320, 262]], mix(c.far, c.light, 0.15), mix(c.middle, c.near, 0.15)),
  ];
  const middle = dune([[-20, 310], [60, 322], [140, 318], [230, 298], [310, 288], [420, 300]], [[310, 288], [360, 294], [420, 300], [420, 400], [340, 372], [320, 330]], c.far, mix(c.middle, c.near, 0.25));
  const nearer = dune([[-20, 372], [80, 396], [190, 392], [300, 372], [420, 388]], [[-20, 372], [40, 388], [80, 396], [70, 440], [30, 470], [-20, 480]], mix(c.far, c.middle, 0.3), shaded);
  const combed = [dashes(s, 60, [-10, 330, 410, 60], [16, 40], c.middle, { angle: -4, width: 2, opacity: 0.6, bow: 5 }), dashes(s, 60, [-10, 400, 410, 190], [24, 60], c.near, { angle: 4, width: 2.4, opacity: 0.35, bow: 8 }), dashes(s, 50, [-10, 400, 410, 190], [20, 50], c.light, { angle: 4, width: 2.4, opacity: 0.5, bow: 8 })];

  // The wake: straight over every dune, from where a towel and shoes were left.
  const wake = [s.path(polygon([[31, 224], [34, 224], [128, 480], [58, 452]]), s.fade(mix(c.light, c.far, 0.4), c.light), 'opacity=".65"'), s.stroke('M32 224L60 456M33 224L126 478', mix(c.near, c.middle, 0.4), 2.4, 0.7), s.stroke(Array.from({ length: 11 }, (_, i) => {
    const t = (i / 11) ** 1.6;
    return `M${round(34 + t * 32)} ${round(236 + t * 226)}q${round(3 + t * 24)} ${round(2 + t * 12)} ${round(6 + t * 54)} ${round(2 + t * 14)}`;
  }).join(''), mix(c.near, c.middle, 0.6), 2.2, 0.5), s.path(polygon([[18, 222], [29, 219], [31, 223], [20, 226]]), c.accent)];

  // The caravan on the crest: all heads turn.
  const beasts = [camel({ rider: true }), camel()];
  const train = [[388, 304, 112, 0, 1], [322, 291, 104, 0, 1], [262, 297, 86, 1, 1], [214, 306, 74, 0, 1], [176, 313, 56, 1, 1]].map(([x, y, size, kind, flip]) => shadow(s, x + size * 0.2, y + 2, size * 0.4, 4, c.near, 0.6) + s.place(beasts[kind], { x, y: y + 2, size, flip: Boolean(flip), fill: s.fade(mix(c.near, c.frame, 0.3), c.frame), rim: size > 80 ? c.light : undefined, from: [-0.6, -1], rimWidth: 1.6 }));

  // The swimmer in the near trough, with sand breaking around him.
  const water = s.path(blob([[-20, 520], [40, 486], [100, 492], [170, 512], [240, 506], [300, 528], [360, 522], [420, 546], [420, 620, 'sharp'], [-20, 620, 'sharp']]), s.fade(mix(c.far, c.light, 0.2), c.middle, shade(c.near, 0.04)));
  const burst = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ k) => s.path([[-28, 6, 12], [-16, -8, 10], [-2, -14, 12], [12, -8, 11], [26, 4, 12], [-22, -24, 6], [16, -26, 6], [4, -36, 5], [30, -18, 5], [-36, -14, 5]].map(([a, b, r]) => egg(x + a * k, y + b * k, r * k, r * k * 0.9)).join(''), s.fade(c.light, mix(c.far, c.light, 0.3))) + specks(s, 22, [x - 50 * k, y - 60 * k, 100 * k, 60 * k], [2, 5], c.light, 1);
  const lap = s.stroke('M64 500q20 16 48 6M128 516q34 12 66-2M214 520q24 12 54 4M286 540q30 12 60 0M40 520q20 10 40 4', c.light, 4, 0.9);
  const swim = s.group(swimmer(s, c.light), 'transform="translate(184 484) rotate(11) scale(1.03)"');

  // Delights of the near edge: a pool ladder, a float line, bones of a fish, a lizard that judges.
  const buoys = s.stroke('M-10 566Q120 590 250 574T410 590', c.frame, 2.4) + s.path([8, 62, 116, 170, 224].map((x) => egg(x, 570 + Math.sin(x / 60) * 8, 10, 7.4)).join(''), c.accent) + s.stroke([34, 90, 144, 198].map((x) => `M${x} ${round(571 + Math.sin(x / 60) * 8)}h0`).join(''), c.light, 11);
  const rails = 'M326 620V566q0-20 20-20M372 620V566q0-20 20-20';
  const ladder = s.stroke(rails, c.frame, 9) + s.stroke(rails, mix(c.light, c.skyHigh, 0.4), 5, 0.95) + s.stroke('M328 582h42M328 604h42', mix(c.light, c.skyHigh, 0.2), 5);
  const bones = s.stroke('M262 594h34M268 588v12M276 587v14M284 588v12', c.light, 3) + s.path(blob([[294, 594], [304, 586], [314, 594], [304, 602]]), c.light) + s.path(leaf(262, 594, 14, 150) + leaf(262, 594, 14, 210), c.light) + s.path(egg(306, 593, 1.8), c.frame);
  const cactus = s.path(limb([[24, 356, 10], [24, 312, 10]]) + limb([[24, 340, 7], [12, 336, 7], [12, 322, 7]]) + limb([[24, 334, 7], [37, 330, 7], [37, 314, 7]]), s.fade(c.accent, shade(c.accent, -0.18)));
  return s.picture(sky, far, middle, glow(s, 150, 300, 200, c.light, 0.35, 90), train, cactus, nearer, combed, wake, burst(30, 452, 0.9), swim, burst(44, 472, 0.9), water, burst(112, 500, 0.6), burst(318, 526, 0.8), burst(362, 526, 0.6), lap, dashes(s, 30, [-10, 540, 410, 60], [16, 40], c.near, { width: 2.2, opacity: 0.35, bow: 6 }), buoys, bones, ladder, vignette(s, 0.35, c.near));
}

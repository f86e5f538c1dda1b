// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, box, egg, limb, line, polygon, round } from '../studio/path.js';
import { backdrop, blades, cloud, glow, leaves, orb, shadow, vignette } from '../studio/nature.js';
import { hare, snail } from '../motifs/animals.js';
import { mouse } from '../motifs/more-animals.js';
import { balloon } from '../motifs/things.js';

export const scene = 'A hare sleeps on the top step of the podium; the tortoise sells the tickets.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('pearFog');
  const fur = shade(c.middle, -0.05, -60, 1.35);
  const gold = shade(c.skyLow, -0.12, -15, 2.6);
  const track = mix(c.accent, c.skyLow, 0.55);

  // The stand climbs around us; dots are the public, still in their seats.
  const sky = [backdrop(s, c.skyHigh, c.skyLow, c.light), orb(s, 320, 66, 28, c.light), cloud(s, 90, 90, 160, c.light, c.skyLow), cloud(s, 300, 150, 130, c.light, c.skyLow), s.place(balloon(), { x: 356, y: 190, size: 74, fill: c.accent }), s.place(balloon(), { x: 64, y: 70, size: 38, fill: c.middle })];
  const tier = (/** @type {number} */ i, /** @type {number} */ x) => 250 + i * 30 - ((x - 200) / 200) ** 2 * (64 - i * 7);
  const stands = Array.from({ length: 6 }, (_, i) => {
    const edge = Array.from({ length: 9 }, (_, k) => /** @type {[number, number]} */ ([k * 55 - 20, tier(i, k * 55 - 20)]));
    let heads = ['', '', '', ''];
    for (let x = -6; x < 410; x += 13) if (s.random.chance(0.86)) heads[s.random.whole(0, 3)] += `M${round(x + s.random.between(-3, 3))} ${round(tier(i, x) + 15)}v8`;
    return [
      s.path(`${line(edge)}L420 620L-20 620z`, s.fade(mix(c.far, c.middle, i * 0.11), mix(c.far, c.skyLow, 0.2))),
      heads.map((d, k) => s.stroke(d, [mix(c.near, c.far, 0.35), mix(c.accent, c.far, 0.4), c.light, mix(fur, c.light, 0.3)][k], 8 + i * 0.4)),
      s.stroke(line(edge), c.light, 2, 0.7),
    ];
  });
  const roof = [
    s.path(blob([[-20, 160, 'sharp'], [60, 176], [110, 204], [124, 214, 'sharp'], [60, 200], [-20, 192, 'sharp']]), s.fade(c.near, c.middle)),
    s.stroke('M20 190V262M76 200V262', c.near, 4),
    s.stroke(line([[124, 210], [200, 232], [290, 214], [410, 150]]), c.near, 1.6),
    s.path([[140, 216], [166, 225], [194, 231], [222, 231], [250, 226], [278, 218], [306, 206], [334, 192], [362, 176], [388, 162]].map(([x, y], i) => blob([[x - 8, y, 'sharp'], [x + 8, y - 3, 'sharp'], [x + 1, y + 17 + (i % 2) * 3]])).join(''), c.accent),
  ];
  // The track runs off with its lanes; snails are still on it.
  const field = [
    s.path('M-10 430Q200 396 410 426V620H-10z', s.fade(mix(track, c.light, 0.3), track, shade(track, -0.12))),
    s.stroke('M-10 446Q200 412 410 440M-10 470Q200 436 410 464M-10 506Q200 470 410 500', c.light, 3, 0.9),
    s.place(snail(), { x: 40, y: 440, size: 34, fill: c.near }), s.place(snail(), { x: 372, y: 452, size: 40, fill: mix(c.near, c.middle, 0.4) }),
    s.path('M-10 552Q200 530 410 556V620H-10z', s.fade(c.middle, c.near)),
  ];

  // The podium, seen from below: three blocks with a bevel of light.
  /** @param {number} x @param {number} y @param {number} w @param {number} low */
  const block = (x, y, w, low) => [
    s.path(polygon([[x, y], [x + w, y], [x + w + 5, low], [x - 5, low]]), s.blend([x, 0], [x + w, 0], c.near, mix(c.near, c.middle, 0.75), c.middle)),
    s.path(polygon([[x - 6, y], [x + 12, y - 12], [x + w - 4, y - 12], [x + w + 6, y]]), s.fade(c.light, c.skyLow)),
    s.path(box(x - 6, y, w + 12, 10), s.fade(c.skyLow, c.far)),
  ];
  const rosette = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ k, /** @type {string} */ tone) => [s.path(polygon([[x - 8 * k, y], [x - 14 * k, y + 36 * k], [x - 5 * k, y + 30 * k], [x, y + 8 * k]]) + polygon([[x + 8 * k, y], [x + 14 * k, y + 36 * k], [x + 5 * k, y + 30 * k], [x, y + 8 * k]]), shade(tone, -0.1)), s.path(Array.from({ length: 12 }, (_, i) => egg(x + Math.cos(i * 0.524) * 15 * k, y + Math.sin(i * 0.524) * 15 * k, 5.4 * k)).join(''), tone), s.path(egg(x, y, 12 * k), s.round(c.light, gold))];
  const podium = [
    shadow(s, 170, 556, 200, 20, c.frame, 0.6),
    block(14, 404, 108, 556), block(240, 430, 90, 556), block(106, 282, 142, 560),
    rosette(182, 372, 1.7, c.accent), rosette(70, 474, 1, c.middle), rosette(282, 492, 0.86, fur),
    s.path([[130, 556], [150, 548], [214, 552], [236, 546]].map(([x, y]) => egg(x, y, 10, 5)).join(''), mix(c.accent, c.light, 0.5)),
  ];

  // The hare on its back, one leg over the edge, ears hanging down the front.
  const dark = shade(fur, -0.2);
  const sleeper = [
    shadow(s, 180, 328, 90, 9, c.frame, 0.6),
    // Far leg up, near leg over the edge.
    s.path(limb([[226, 300, 34], [244, 262, 24], [262, 292, 15], [266, 318, 13], [288, 322, 11]]), s.blend([226, 260], [280, 320], shade(fur, -0.04), shade(fur, -0.12))),
    s.path(limb([[112, 298, 30], [136, 288, 52], [170, 282, 66], [206, 292, 62], [228, 304, 44]]), s.blend([170, 250], [170, 330], shade(fur, 0.12), fur, dark)),
    s.path(blob([[126, 274], [170, 254], [212, 266], [224, 284], [196, 280], [150, 280]]), c.light, 'opacity=".75"'),
    s.path(limb([[222, 308, 36], [254, 312, 24], [262, 350, 15], [254, 380, 12], [272, 392, 10]]), s.blend([222, 300], [262, 390], fur, dark)),
    // Ears.
    s.path(limb([[92, 312, 10], [84, 350, 19], [92, 392, 17], [104, 420, 3]]), s.fade(fur, dark)) + s.stroke(line([[90, 330], [88, 356], [94, 392]]), mix(c.accent, c.light, 0.4), 5),
    s.path(limb([[78, 306, 10], [54, 336, 19], [42, 372, 16], [44, 398, 3]]), s.fade(fur, dark)) + s.stroke(line([[70, 322], [53, 346], [46, 372]]), mix(c.accent, c.light, 0.4), 5),
    // The head rolls back over the edge.
    s.path(blob([[124, 286], [116, 318], [92, 326], [70, 316], [64, 296], [78, 276], [102, 268]]), s.blend([64, 270], [124, 326], shade(fur, 0.12), fur, dark)),
    s.path(blob([[66, 296], [68, 280], [80, 272], [94, 278], [88, 294], [76, 302]]), c.light, 'opacity=".85"'),
    s.path(egg(76, 274, 6, 4.4, -30), c.accent) + s.stroke('M80 284q6 2 8-4M100 290q6 6 13 1', c.frame, 3) + s.stroke('M70 280l-20-10M68 286l-22-2M84 270l-8-20M90 272l0-20', c.frame, 1.6, 0.6),
    // Arms: one on the belly with the medal, one hanging.
    s.stroke(line([[118, 276], [142, 258], [170, 262], [184, 256]]), c.accent, 7), s.path(egg(190, 252, 17), s.round(c.light, gold)) + s.stroke(egg(190, 252, 12), shade(gold, -0.15), 2),
    s.path(limb([[138, 296, 22], [160, 274, 16], [182, 266, 13], [196, 264, 10]]), s.blend([138, 0], [196, 0], shade(fur, 0.05), shade(fur, 0.14))),
    s.path(limb([[132, 308, 20], [126, 342, 14], [134, 374, 12]]), s.fade(fur, dark)),
    s.stroke(line([[86, 270], [104, 267], [130, 264], [168, 250], [196, 258]]) + line([[232, 270], [243, 252], [256, 272]]), c.light, 2.6, 0.85),
    // Breath of the sleeper.
    [[54, 256, 5], [40, 236, 8], [52, 210, 12]].map(([x, y, r]) => s.stroke(egg(x, y, r), c.light, 2.6, 0.9)),
  ];

  // The booth, in front; the tortoise has time for everybody.
  const shellGreen = shade(c.near, -0.02);
  const hide = mix(c.middle, gold, 0.35);
  const booth = [
    s.path(box(236, 396, 8, 220) + box(396, 396, 8, 220), c.near),
    s.path(box(240, 400, 170, 130), s.fade(shade(c.frame, 0.06), c.frame)), glow(s, 330, 450, 90, c.light, 0.3),
    s.path(blob([[262, 530], [264, 462], [296, 430], [342, 424], [384, 444], [402, 486], [404, 530]]), s.fade(c.middle, shellGreen)),
    s.stroke('M296 432l14 36-26 28M310 468l42-2 18-34M352 466l20 32 34-2M284 496l12 34M372 498l-8 32', c.light, 3, 0.55),
    s.path(limb([[300, 506, 30], [286, 474, 27], [276, 452, 25]]), s.fade(hide, shade(hide, -0.14))),
    s.path(blob([[254, 438], [262, 418], [286, 412], [304, 426], [304, 448], [288, 462], [264, 460], [250, 450]]), s.blend([252, 420], [304, 460], shade(hide, 0.12), hide)),
    s.stroke('M252 450q14 6 26-2', c.frame, 2.6) + s.path(egg(270, 432, 6.4), c.light) + s.path(egg(268, 433, 3), c.frame) + s.stroke('M262 424q8-5 15 1', shade(hide, -0.25), 3),
    // A cap with a visor.
    s.path(blob([[258, 420, 'sharp'], [266, 400], [290, 396], [306, 412], [304, 424, 'sharp'], [280, 416]]), s.fade(c.accent, shade(c.accent, -0.14))) + s.path(blob([[244, 422, 'sharp'], [260, 414], [284, 416], [262, 424]]), shade(c.accent, -0.2)),
    s.path(limb([[290, 520, 22], [256, 514, 17], [236, 506, 14]]), s.blend([236, 0], [290, 0], shade(hide, 0.08), shade(hide, -0.06))),
    // The tickets hang down in a long strip.
    s.path(limb([[232, 502, 17], [216, 512, 17], [208, 540, 17], [220, 572, 17], [206, 604, 17]]), s.fade(c.light, gold)) + s.stroke('M222 500l4 18M200 524l17 6M200 546l17-3M208 568l17-8M210 584l15 6', shade(gold, -0.2), 2),
    s.path(box(232, 526, 180, 16), s.fade(c.light, c.skyLow, c.far)),
    Array.from({ length: 7 }, (_, i) => s.path(box(238 + i * 26, 542, 26, 76), s.fade(i % 2 ? c.light : c.accent, i % 2 ? c.far : shade(c.accent, -0.12)))),
    Array.from({ length: 7 }, (_, i) => s.path(blob([[230 + i * 27, 380, 'sharp'], [257 + i * 27, 380, 'sharp'], [258 + i * 27, 402], [243 + i * 27, 413], [229 + i * 27, 402]]), s.fade(i % 2 ? c.skyLow : c.accent, i % 2 ? c.light : shade(c.accent, -0.08)))),
    s.path(polygon([[228, 382], [246, 358], [410, 358], [410, 382]]), s.fade(shade(c.accent, 0.06), c.accent)),
    s.path(box(346, 502, 44, 24), s.fade(gold, shade(gold, -0.2))) + s.path([[356, 498], [368, 500], [378, 497], [366, 493]].map(([x, y]) => egg(x, y, 6, 3)).join(''), s.fade(c.light, gold)),
  ];
  const queue = [
    s.place(mouse(), { x: 158, y: 594, size: 86, fill: s.fade(mix(c.near, c.far, 0.3), c.near), rim: c.light, from: [0.6, -1] }),
    s.place(snail(), { x: 58, y: 600, size: 96, fill: s.fade(c.near, c.frame), rim: c.light, from: [0.6, -1] }),
    s.place(hare(), { x: -4, y: 606, size: 92, fill: s.fade(shade(fur, -0.12), shade(fur, -0.26)), rim: c.light, from: [0.8, -1] }),
  ];
  return s.picture(sky, stands, roof, field, podium, glow(s, 170, 220, 180, c.light, 0.6), s.group(sleeper, 'transform="translate(-8 -59) scale(1.06)"'), booth, queue, blades(s, 50, (t) => [t * 236, 604], [8, 20], [c.near, c.frame], 0.1, 2), leaves(s, 46, [0, 120, 400, 300], [5, 10], [c.accent, gold, c.light], 0.9), vignette(s, 0.35, c.near));
}

// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, box, egg, limb, line, round } from '../studio/path.js';
import { backdrop, glow, shafts, specks, vignette } from '../studio/nature.js';
import { fish } from '../motifs/birds-and-fish.js';

export const scene = 'An octopus sorts bottles with messages into shelves of coral.';

/** An arm with its suckers on the inner side. @param {import('../studio/studio.js').Studio} s @param {[number, number, number][]} spine @param {string} fill @param {string} sucker @param {number} side */
function arm(s, spine, fill, sucker, side) {
  let dots = '';
  let small = '';
  for (let i = 1; i + 1 < spine.length; i++) {
    const [a, b, c] = [spine[i - 1], spine[i], spine[i + 1]];
    const l = Math.hypot(c[0] - a[0], c[1] - a[1]);
    const [nx, ny] = [(-(c[1] - a[1]) / l) * side, ((c[0] - a[0]) / l) * side];
    for (const t of [0, 0.5]) {
      const [x, y, w] = [b[0] + (c[0] - b[0]) * t, b[1] + (c[1] - b[1]) * t, b[2] + (c[2] - b[2]) * t];
      const d = `M${round(x + nx * w * 0.28)} ${round(y + ny * w * 0.28)}h0`;
      if (w > 15) dots += d; else small += d;
    }
  }
  return s.path(limb(spine), fill) + s.stroke(dots, sucker, 7) + s.stroke(small, sucker, 4.4);
}

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('deepSea');
  const skin = mix(c.accent, shade(c.accent, 0.04, -25), 0.5);
  const coral = shade(c.accent, -0.1, -40, 0.75);
  const teal = mix(c.skyHigh, c.light, 0.3);
  const gold = mix(c.light, c.accent, 0.35);

  /** A bottle with a rolled letter, 44 long, lying around 0, 0. @param {string} tone */
  const bottle = (tone) => s.stamp([
    s.path(blob([[-22, -8], [-18, -9.5], [8, -9.5], [13, -4], [20, -4, 'sharp'], [20, 4, 'sharp'], [13, 4], [8, 9.5], [-18, 9.5], [-22, 8]]), s.fade([0, mix(tone, c.light, 0.6), 0.95], [1, tone, 0.9])),
    s.path(box(-17, -5, 22, 10), c.light) + s.stroke('M-17-5a5 5 0 0 0 0 10M-6-5v10', coral, 2),
    s.path(box(19, -4.5, 7, 9), coral), s.stroke('M-16-6H6', c.light, 1.8, 0.8),
  ]);
  const bottles = [bottle(teal), bottle(shade(c.skyHigh, 0.06, -50)), bottle(mix(gold, c.skyHigh, 0.3))];

  const water = [
    backdrop(s, mix(c.skyHigh, c.light, 0.25), c.skyHigh, c.far, c.middle, c.skyLow),
    shafts(s, 210, -60, [-30, -12, 6, 24], 560, 8, c.light, 0.4),
  ];
  // Shelves of coral: a wall that branches, with holes for the post.
  let knobs = '';
  for (let i = 0; i < 46; i++) {
    const side = i % 2;
    const y = 120 + i * 9.4;
    knobs += egg(side ? 400 - s.random.between(80, 118) : s.random.between(80, 118), y, s.random.between(6, 13), s.random.between(6, 12));
  }
  const wall = blob([[-20, 90], [20, 74], [52, 92], [88, 84], [112, 112], [104, 200], [116, 300], [100, 400], [118, 470], [96, 540], [-20, 560]]) + blob([[420, 60], [384, 58], [352, 86], [312, 80], [286, 116], [300, 200], [282, 300], [302, 390], [284, 470], [306, 540], [420, 560]]);
  const branches = [[[30, 90], [16, 50], [34, 12]], [[60, 92], [66, 54], [54, 24]], [[92, 92], [104, 62], [98, 34]], [[66, 60], [84, 44], [86, 18]], [[22, 56], [4, 34], [6, 8]], [[310, 86], [296, 58], [306, 30]], [[346, 86], [342, 44], [352, 12]], [[384, 62], [388, 34], [378, 4]], [[344, 50], [326, 36], [326, 12]]].map((b) => limb(b.map(([x, y], i) => /** @type {[number, number, number]} */ ([x, y, 20 - i * 4])))).join('');
  const hole = (/** @type {number} */ x, /** @type {number} */ y) => egg(x, y, 27, 22);
  const holes = [[24, 130], [78, 140], [26, 190], [78, 200], [24, 250], [80, 262], [26, 312], [78, 324], [24, 374], [78, 386], [26, 436], [82, 448], [376, 116], [322, 130], [374, 176], [322, 192], [378, 238], [320, 254], [374, 298], [322, 316], [378, 360], [322, 378], [374, 422], [324, 440]];
  const shelves = [
    s.path(wall + branches + knobs, s.blend([0, 20], [0, 560], shade(coral, 0.12), coral, shade(coral, -0.16), c.near)),
    s.stroke(branches, mix(coral, c.light, 0.5), 1.6, 0.35),
    s.path(holes.map(([x, y]) => hole(x, y)).join(''), s.fade(c.frame, c.near)),
    s.stroke(holes.map(([x, y]) => `M${x - 24} ${y + 10}q24 22 48 0`).join(''), mix(coral, c.light, 0.45), 3, 0.8),
    holes.map(([x, y], i) => [i % 5 === 3 ? '' : bottles[i % 3](x - 2, y + 10, 0.86, x < 200 ? -4 : 184), i % 3 === 0 ? bottles[(i + 1) % 3](x + 3, y - 4, 0.8, x < 200 ? 8 : 172) : '']),
    // Somebody lives in an empty one.
    s.path(egg(322, 194, 9, 8) + limb([[314, 200, 5], [306, 208, 3]]), gold) + s.path(egg(319, 190, 3) + egg(327, 191, 3), c.light) + s.stroke('M319 190h0M327 191h0', c.frame, 2.4),
  ];

  // Lantern fish hang above the work.
  const lamps = [[128, 66, 52, false], [272, 40, 44, true], [200, 96, 34, false]].map(([x, y, size, flip]) => {
    const [fx, fy, k, f] = [Number(x), Number(y), Number(size) / 100, flip ? -1 : 1];
    return [glow(s, fx + f * 56 * k, fy - 66 * k, 66, c.light, 0.95), s.stroke(`M${round(fx + f * 16 * k)} ${round(fy - 80 * k)}q${round(f * 26 * k)} ${round(-34 * k)} ${round(f * 40 * k)} ${round(10 * k)}`, c.near, 2.4), s.path(egg(fx + f * 56 * k, fy - 66 * k, 5), c.light), s.place(fish({ kind: 'round' }), { x: fx, y: fy, size: Number(size), flip: Boolean(flip), fill: s.fade(c.far, c.near), rim: gold, from: [f, -0.6] })];
  });

  const light = s.blend([120, 150], [300, 520], mix(skin, c.light, 0.35), skin, shade(skin, -0.14));
  const dark = s.blend([120, 250], [300, 560], shade(skin, -0.06), shade(skin, -0.2), shade(skin, -0.3));
  const sucker = mix(skin, c.light, 0.6);
  const behind = [
    arm(s, [[166, 352, 34], [120, 360, 27], [84, 326, 21], [66, 282, 15], [78, 252, 9], [92, 254, 5]], dark, sucker, 1),
    arm(s, [[240, 352, 34], [286, 366, 27], [326, 338, 21], [350, 296, 15], [340, 258, 9], [326, 258, 5]], dark, sucker, -1),
  ];
  const head = blob([[202, 130], [246, 142], [278, 186], [278, 240], [258, 286], [250, 340], [232, 376], [172, 376], [154, 340], [146, 286], [126, 240], [126, 186], [158, 142]]);
  const body = [
    glow(s, 202, 240, 190, c.light, 0.5), glow(s, 202, 230, 250, c.skyHigh, 0.5),
    behind,
    s.path(head, light),
    s.within(head, s.path([[160, 180, 12], [182, 158, 8], [236, 170, 11], [252, 206, 8], [150, 216, 7], [214, 152, 6], [240, 232, 6], [168, 204, 5]].map(([x, y, r]) => egg(x, y, r, r * 0.85)).join(''), shade(skin, -0.14), 'opacity=".4"'), s.path(blob([[246, 140], [286, 190], [284, 300], [240, 390], [250, 300], [262, 220]]), shade(skin, -0.24), 'opacity=".4"')),
    s.stroke(line([[132, 250], [128, 196], [156, 146], [196, 132]]), c.light, 3, 0.85),
    // Eyes over half spectacles.
    s.path(egg(174, 288, 19, 21) + egg(232, 288, 19, 21), c.light), s.path(egg(179, 296, 10, 7) + egg(227, 296, 10, 7), c.frame), s.stroke('M182 293h0M230 293h0', c.light, 4.4),
    s.path('M153 284q20-26 43-4q-22-8-43 4zM253 284q-20-26-43-4q22-8 43 4z', shade(skin, -0.08)),
    s.stroke('M156 302a20 17 0 0 0 38 0zM212 302a20 17 0 0 0 38 0zM194 303q9-6 18 0', gold, 3), s.stroke('M192 338q12 8 24-1', c.frame, 3.4),
    // The cap of the service, with a shell.
    s.path(blob([[128, 172, 'sharp'], [136, 132], [168, 106], [236, 104], [270, 130], [278, 170, 'sharp'], [204, 150]]), s.fade(c.far, c.near)), s.path(blob([[122, 178, 'sharp'], [160, 156], [204, 150], [248, 155], [284, 176, 'sharp'], [246, 176], [204, 170], [160, 178]]), s.fade(c.near, c.frame)),
    s.stroke('M130 166q74-34 146-2', gold, 4), s.path('M204 148l-16-17a17 17 0 0 1 32 0z', gold) + s.stroke('M204 146v-24M204 146l-9-20M204 146l9-20', coral, 2),
  ];
  const front = [
    arm(s, [[164, 350, 40], [120, 402, 32], [76, 410, 24], [46, 382, 17], [40, 344, 11], [56, 330, 6]], light, sucker, -1),
    arm(s, [[240, 350, 40], [288, 404, 32], [334, 406, 24], [362, 372, 17], [360, 332, 11], [346, 322, 6]], light, sucker, 1),
    arm(s, [[178, 364, 40], [150, 430, 34], [104, 466, 26], [62, 462, 18], [44, 486, 11], [58, 500, 6]], light, sucker, -1),
    arm(s, [[226, 364, 40], [256, 430, 34], [304, 462, 26], [346, 456, 18], [366, 478, 11], [352, 494, 6]], light, sucker, 1),
    arm(s, [[196, 368, 42], [184, 430, 36], [160, 478, 26], [172, 512, 16], [196, 506, 9], [192, 492, 5]], light, sucker, 1),
    arm(s, [[212, 368, 40], [226, 430, 34], [250, 474, 25], [240, 508, 15], [218, 506, 9]], light, sucker, -1),
    // What the arms hold.
    bottles[0](96, 254, 1.15, -20), bottles[2](320, 254, 1.1, 196), bottles[1](62, 326, 1.2, 12), bottles[2](344, 318, 1.2, 168), bottles[0](206, 490, 1.35, -14),
  ];
  // The counter: a slab with a scale, a stamp, and clients before it.
  const counter = [
    s.path(blob([[-20, 520], [60, 510], [200, 518], [330, 508], [420, 520], [420, 560], [-20, 560]]), s.fade(mix(coral, c.light, 0.25), shade(coral, -0.1))),
    s.path('M-10 548Q200 536 410 548V610H-10z', s.fade(c.near, c.frame)),
    s.path(blob([[30, 518], [36, 490], [60, 484], [84, 492], [88, 518]]), s.fade(gold, shade(gold, -0.25))) + s.stroke('M40 514q4-24 18-28M56 516q0-20 4-30M74 514q-2-20-12-28', shade(gold, -0.3), 2, 0.6),
    s.path(box(326, 492, 26, 26) + egg(339, 484, 9), s.fade(c.far, c.near)) + s.path(box(322, 514, 34, 6), gold),
    bottles[1](132, 514, 1, -6), bottles[2](290, 514, 1, 6),
  ];
  const clients = [
    s.place(fish(), { x: 66, y: 620, size: 100, fill: s.fade(c.far, c.near), rim: gold, from: [0.4, -1] }), bottles[0](132, 578, 1.2, 0),
    s.place(fish({ kind: 'round' }), { x: 332, y: 622, size: 96, flip: true, fill: s.fade(mix(c.skyHigh, c.far, 0.5), c.near), rim: gold, from: [-0.4, -1] }), bottles[1](268, 576, 1.1, 180),
    s.place(fish({ kind: 'long' }), { x: 198, y: 628, size: 70, fill: s.fade(coral, c.near) }),
  ];
  const bubbles = [[146, 118, 5], [158, 92, 3.6], [282, 140, 6], [296, 108, 4], [120, 560, 4], [110, 536, 3], [374, 556, 5], [384, 530, 3.6], [206, 40, 4]].map(([x, y, r]) => s.stroke(egg(x, y, r), c.light, 1.8, 0.8));
  return s.picture(water, shelves, lamps, body, counter, front, clients, bubbles, specks(s, 40, [0, 0, 400, 560], [1.2, 3], c.light, 0.6), vignette(s, 0.5));
}

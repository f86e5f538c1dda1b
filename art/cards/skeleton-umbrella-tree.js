// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, box, egg, limb, polygon } from '../studio/path.js';
import { backdrop, cloud, glow, mirrored, mist, rain, ripples, shafts, vignette } from '../studio/nature.js';
import { heron } from '../motifs/birds-and-fish.js';
import { clothed } from '../motifs/clothed-people.js';
import { boat, umbrella } from '../motifs/things.js';

export const scene = 'A dead tree in a flood is full of open umbrellas, as if in leaf; a boat waits under it.';

const WATER = 430;

/** Boughs of the old tree, thick to thin; the last point of each carries an umbrella. @type {[number, number, number][][]} */
const boughs = [
  [[176, 436, 58], [182, 380, 40], [192, 320, 34], [186, 262, 26], [204, 204, 17], [196, 150, 9], [208, 112, 5]],
  [[186, 330, 26], [146, 286, 18], [104, 266, 11], [66, 232, 5]],
  [[110, 268, 10], [78, 290, 7], [44, 296, 4]],
  [[140, 284, 12], [122, 230, 8], [100, 176, 4]],
  [[190, 290, 26], [242, 246, 18], [288, 238, 12], [334, 196, 5]],
  [[276, 240, 11], [316, 262, 7], [360, 262, 4]],
  [[248, 244, 13], [272, 186, 8], [292, 134, 4]],
  [[198, 210, 13], [160, 168, 8], [148, 116, 4]],
  [[202, 190, 11], [236, 150, 7], [246, 92, 4]],
];

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('stormGreen');
  const amber = c.accent;
  const rust = shade(amber, -0.14, -20);
  const gold = mix(amber, c.light, 0.45);
  const teal = mix(c.far, c.light, 0.25);

  const sky = [
    backdrop(s, c.skyHigh, c.middle, c.far, c.skyLow, c.far, c.near),
    glow(s, 226, 300, 300, c.skyLow, 0.95), glow(s, 226, 320, 170, c.light, 0.95),
    shafts(s, 240, 110, [-28, -8, 14, 34], 380, 12, c.light, 0.35),
    // Heavy cloud from edge to edge, with the gap below it.
    cloud(s, 60, 78, 300, c.middle, c.skyHigh), cloud(s, 340, 70, 300, mix(c.middle, c.near, 0.5), c.skyHigh), cloud(s, 190, 46, 320, c.near, c.skyHigh), cloud(s, 380, 150, 160, c.far, c.middle), cloud(s, 10, 160, 140, c.far, c.middle),
  ];
  // What is left above the water: roofs, a steeple, a row of posts.
  const drowned = [
    s.path(polygon([[-10, 430], [-10, 392], [18, 372], [46, 398], [46, 430]]) + polygon([[58, 430], [58, 410], [74, 396], [92, 410], [92, 430]]) + polygon([[332, 430], [334, 352], [342, 306], [350, 352], [352, 430]]) + polygon([[352, 430], [352, 396], [396, 386], [410, 394], [410, 430]]) + box(24, 358, 7, 24), s.fade(c.far, mix(c.far, c.skyLow, 0.35))),
    s.path(box(10, 404, 9, 12) + box(28, 404, 9, 12) + box(339, 372, 6, 10), c.light, 'opacity=".8"'),
    s.stroke('M106 430v-16M124 430v-12M292 430v-18M310 430v-14M276 430v-10', c.middle, 3.4),
    mist(s, 426, 60, c.skyLow, 0.75),
  ];
  const flood = [
    s.path(`M-10 ${WATER}H410V610H-10z`, s.fade(c.skyLow, c.far, c.middle, c.near, c.frame)),
    glow(s, 226, 440, 190, c.light, 0.8, 60),
  ];

  const bark = s.path(boughs.map(limb).join('') + blob([[120, 440], [146, 414], [160, 380], [200, 380], [214, 412], [246, 440]]) + limb([[60, 252, 5], [34, 238, 2]]) + limb([[330, 212, 5], [362, 206, 2]]) + limb([[206, 330, 16], [238, 318, 8], [256, 326, 3]]), s.blend([120, 0], [250, 0], c.frame, c.near, c.frame));
  const grain = s.stroke('M170 424q8-50 6-90t10-70M190 424q4-50 10-90t-2-60M204 418q0-30 4-50M150 290q-20-12-40-14M240 256q26-14 44-12', c.middle, 2.4, 0.55) + s.stroke('M214 408q-10-30-6-64M206 300q2-30-2-60t12-60M246 254q20-12 44-10', gold, 2.2, 0.75);

  /** @param {string} tone @param {string} light */
  const open = (tone, light) => {
    const shape = umbrella();
    return s.stamp(s.place({ ...shape, parts: [{ d: 'M0-100Q-18-82-17-52L-34-60-50-52Q-44-82 0-100z', tone: shade(tone, -0.14), opacity: 0.55 }, { d: 'M0-100Q18-82 17-52L34-60 50-52Q44-82 0-100z', tone: light, opacity: 0.45 }, ...(shape.parts ?? [])] }, { x: 0, y: 0, size: 100, fill: tone }));
  };
  const kinds = [open(amber, gold), open(rust, amber), open(gold, c.light), open(teal, c.light), open(c.near, c.far)];
  // Far ones first, then those that hang nearer.
  /** @type {[number, number, number, number, number][]} x, y of the handle, size, turn, kind */
  const crown = [
    [208, 128, 0.92, 4, 3], [148, 132, 0.8, -14, 4], [254, 112, 0.84, 14, 1], [100, 194, 0.82, -22, 1], [296, 156, 0.82, 20, 4], [176, 190, 0.7, -6, 2], [238, 188, 0.72, 10, 0],
    [62, 250, 0.84, -28, 0], [338, 220, 0.88, 24, 0], [132, 248, 0.78, -16, 0], [284, 236, 0.72, 16, 2], [40, 312, 0.66, -38, 3], [362, 282, 0.7, 36, 1], [200, 250, 0.78, 2, 1], [96, 290, 0.6, -20, 2], [314, 286, 0.58, 22, 3], [246, 290, 0.52, 14, 0], [150, 308, 0.5, -12, 3],
  ];
  const leavesOf = crown.map(([x, y, k, turn, kind]) => kinds[kind](x, y, k, turn));
  // One has let go.
  const fallen = [kinds[0](330, 470, 0.56, 166), s.stroke('M296 474q36 10 70 0M306 482q26 6 52 0', c.light, 2, 0.7), kinds[2](366, 352, 0.42, 58)];

  const tree = bark + grain + leavesOf.join('');
  const mirror = s.within(`M-10 ${WATER + 4}H410V610H-10z`, mirrored(s, s.path(boughs.map(limb).join(''), c.frame) + leavesOf.slice(7).join(''), WATER + 3, 0.34, 0.62));

  const skin = mix(c.light, amber, 0.45);
  const rowing = /** @type {any} */ ({ head: [-1, -63], neck: [-2, -54], chest: [-4, -43], hip: [-3, -22], nearArm: [[5, -36], [13, -27]], farArm: [[8, -38], [15, -29]], nearLeg: [[17, -22], [24, -6]], farLeg: [[18, -24], [26, -8]] });
  const ferry = [
    s.path(egg(122, 536, 96, 8), c.frame, 'opacity=".5"'),
    clothed(s, rowing, { skin, top: rust, bottom: c.near, shoe: c.frame, hair: c.frame, hat: 'felt', hatColour: c.frame, beard: mix(c.light, c.far, 0.3), head: 1.35, stout: 1.35 }, { x: 90, y: 530, size: 132, rim: c.light, from: [0.7, -1], rimWidth: 2.2 }),
    s.place(boat(), { x: 122, y: 536, size: 158, fill: s.fade(c.near, c.frame), rim: gold, from: [0.3, -1], rimWidth: 2.4 }),
    s.path(limb([[108, 496, 4], [150, 524, 4], [188, 556, 4]]) + blob([[182, 548], [208, 562], [214, 574], [190, 562]]), c.frame),
    // A lamp on the bow, an empty seat, a folded umbrella for whoever comes.
    s.stroke('M196 502q14-8 12-30', c.frame, 3), glow(s, 208, 466, 60, c.light, 0.9), s.path(blob([[201, 458], [215, 458], [217, 474], [199, 474]]), s.fade(c.light, amber)) + s.stroke('M201 457q7-10 14 0M198 475h20', c.frame, 2.6),
    s.stroke('M204 548q4 20-2 34', gold, 5, 0.5),
  ];
  const near = [
    s.place(heron(), { x: 352, y: 566, size: 104, flip: true, fill: s.fade(c.near, c.frame), rim: gold, from: [-0.6, -1] }), s.stroke('M326 564q26 8 54 0', c.light, 2.2, 0.6),
    s.stroke(Array.from({ length: 12 }, (_, i) => `M${[4, 16, 26, 10, 36, 388, 376, 396, 366, 300, 306, 382][i]} 606q${i % 2 ? 5 : -4}-${40 + ((i * 13) % 30)} ${i % 2 ? 10 : -8}-${62 + ((i * 17) % 44)}`).join(''), c.frame, 3.4),
    s.path([[-4, 540], [34, 526], [378, 540], [398, 522], [312, 552]].map(([x, y]) => limb([[x, y, 7], [x + 1, y - 16, 7]])).join(''), c.frame),
  ];
  const rings = s.stroke([[60, 470], [252, 476], [300, 520], [240, 566], [30, 560], [150, 586], [380, 448], [210, 448], [330, 592]].map(([x, y], i) => egg(x, y, 7 + (y - 430) / 14, 2 + (i % 2))).join(''), c.light, 1.8, 0.6);
  return s.picture(sky, drowned, flood, mirror, ripples(s, 436, 596, c.light, { x: 230, spread: 240, count: 60, opacity: 0.5 }), tree, fallen, ferry, near, rings, rain(s, 70, -0.18, c.light), vignette(s, 0.5));
}

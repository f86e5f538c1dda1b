// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, box, egg, limb, polygon, round } from '../studio/path.js';
import { backdrop, cloud, dashes, flock, glow, mirrored, mist, rain, ripples, specks, vignette } from '../studio/nature.js';
import { fox } from '../motifs/animals.js';
import { skyline } from '../motifs/buildings.js';
import { crow } from '../motifs/birds-and-fish.js';
import { person } from '../motifs/people.js';

export const scene = 'Two gentlemen duel with umbrellas on a wet square; it rains only between them.';

const GROUND = 486;

/** A furled umbrella of 100 held at 0, 0 and pointing right. */
const furled = {
  d: limb([[-12, 6, 3.4], [-17, 1, 3.4], [-14, -4, 3.4], [-6, -2, 3.2], [10, 0, 3], [84, 0, 2], [96, 0, 1]]) + blob([[10, -3, 'sharp'], [26, -7], [56, -5.6], [84, -1.4], [84, 1.4], [56, 5.6], [26, 7], [10, 3, 'sharp'], [14, 0]]),
  parts: [{ d: 'M14-2Q44-5 80-1M16 3Q46 4 80 1', tone: 'light', stroke: 1, opacity: 0.55 }, { d: limb([[60, -5.6, 2.6], [61, 5.6, 2.6]]), tone: 'accent' }],
};

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('stormGreen');
  const gold = mix(c.light, c.accent, 0.4);

  const sky = [
    backdrop(s, shade(c.skyHigh, -0.05), c.skyHigh, mix(c.far, c.skyLow, 0.6), mix(gold, c.light, 0.4)),
    glow(s, 200, 380, 360, gold, 1, 220), glow(s, 200, 380, 260, c.light, 1, 170),
    [[40, 66, 260], [350, 54, 280], [190, 30, 260], [396, 128, 190], [0, 144, 180]].map(([x, y, w], i) => cloud(s, x, y, w, mix(c.middle, c.far, i * 0.14), c.skyHigh)),
    flock(s, [[300, 196, 16], [322, 184, 12], [104, 216, 11]], c.near),
  ];
  // Arcades run back to the gap where the sun gets through.
  /** @param {number} m 1 is the right side */
  const arcade = (m) => {
    const x = (/** @type {number} */ v) => 200 + m * v;
    const wall = polygon([[x(210), 150], [x(64), 318], [x(64), 430], [x(210), 500]]);
    const arches = [[196, 164, 470, 356], [154, 128, 452, 362], [120, 102, 440, 370], [96, 84, 434, 376], [78, 70, 430, 382]].map(([near, far, foot, head]) => `M${x(near)} ${foot + 10}V${head + 12}Q${x((near + far) / 2)} ${head - 30} ${x(far)} ${head + 16}V${foot}z`).join('');
    const panes = [[186, 262, 16, 44], [146, 296, 11, 32], [114, 322, 8, 24], [92, 340, 6, 18], [76, 352, 4, 13]].map(([v, y, w, h]) => polygon([[x(v), y], [x(v - w), y + w * 0.8], [x(v - w), y + h], [x(v), y + h]])).join('');
    return s.path(wall, s.blend([x(64), 0], [x(210), 0], mix(gold, c.far, 0.3), c.far, c.middle)) + s.path(arches, s.blend([x(64), 0], [x(210), 0], mix(c.far, gold, 0.3), c.middle, c.near)) + s.path(panes, mix(c.near, c.middle, 0.5)) + s.stroke(`M${x(212)} 250L${x(64)} 336M${x(212)} 158L${x(60)} 322`, mix(c.skyLow, c.far, 0.4), 2.4, 0.6);
  };
  const town = [
    s.place(skyline(s.random, 170, { low: 26, high: 74, lit: 0 }), { x: 200, y: 424, size: 92, fill: s.fade(mix(c.far, gold, 0.55), mix(gold, c.light, 0.5)) }),
    s.path(polygon([[206, 424], [207, 320], [216, 290], [219, 262], [222, 290], [231, 320], [232, 424]]), mix(c.far, gold, 0.55)),
    mist(s, 420, 70, gold, 0.8), arcade(-1), arcade(1), glow(s, 200, 370, 180, c.light, 0.65),
  ];
  const square = [
    s.path(blob([[-20, 470, 'sharp'], [90, 432], [200, 426], [310, 432], [420, 470, 'sharp'], [420, 620, 'sharp'], [-20, 620, 'sharp']]), s.fade(mix(gold, c.far, 0.35), c.middle, c.near, c.frame)),
    glow(s, 200, 470, 190, gold, 0.85, 70),
    dashes(s, 64, [-10, 446, 420, 150], [10, 26], c.frame, { opacity: 0.32, width: 2.4, bow: 2 }), ripples(s, 440, 600, gold, { count: 70, spread: 300, opacity: 0.7 }),
  ];
  // People who have nothing to do with it.
  const small = [
    [[66, 462, 54, 'hat', false], [50, 464, 50, 'bun', true], [340, 462, 52, 'cap', true], [356, 464, 56, 'topHat', true], [374, 468, 58, 'bun', true]].map(([x, y, size, head, flip]) => s.place(person('stand', { head: /** @type {any} */ (head) }), { x: Number(x), y: Number(y), size: Number(size), flip: Boolean(flip), fill: mix(c.near, c.middle, 0.4), rim: gold, from: flip ? [-1, -0.3] : [1, -0.3], rimWidth: 1.2 })),
  ];

  // The rain that belongs to the two of them.
  const column = polygon([[140, 140], [262, 140], [278, 500], [122, 500]]);
  const shower = [
    s.path(column, s.fade([0, c.skyHigh, 0.4], [0.5, c.middle, 0.15], [1, c.far, 0])),
    rain(s, 110, -0.06, c.light, [128, 150, 150, 330]), rain(s, 60, -0.06, c.light, [136, 150, 136, 330]),
  ];
  const puff = [cloud(s, 200, 156, 178, mix(c.far, c.middle, 0.3), shade(c.near, -0.04)), cloud(s, 168, 138, 110, mix(c.skyLow, c.far, 0.3), c.middle), cloud(s, 236, 140, 110, mix(c.skyLow, c.far, 0.5), c.middle), cloud(s, 204, 116, 82, c.skyLow, c.far)];

  const lunge = person({ head: [13, -81], neck: [7, -74], chest: [3, -63], hip: [-6, -43], nearArm: [[18, -66], [33, -69]], farArm: [[-14, -70], [-20, -86]], nearLeg: [[15, -32], [17, -3]], farLeg: [[-19, -24], [-37, -4]] }, { wear: 'coat', head: 'topHat' });
  const parry = person({ head: [3, -86], neck: [0, -78], chest: [-2, -67], hip: [-4, -45], nearArm: [[14, -66], [28, -72]], farArm: [[-16, -60], [-26, -52]], nearLeg: [[16, -32], [22, -4]], farLeg: [[-11, -24], [-18, -3]] }, { wear: 'coat', head: 'hat' });
  const tails = limb([[-6, -50, 10], [-22, -42, 10], [-40, -44, 7], [-50, -38, 1]]) + limb([[-4, -44, 10], [-24, -34, 9], [-42, -32, 1]]);
  const moustache = limb([[18, -78, 2], [22, -76, 2.4], [26, -79, 0.6]]);
  const thin = { d: lunge.d + tails + moustache };
  const stout = { d: parry.d + egg(1, -57, 14, 16) + limb([[-10, -50, 9], [-22, -36, 8], [-34, -34, 1]]) + limb([[-2, -42, 18], [2, -30, 16]]) };
  const figures = s.stamp([
    s.place(thin, { x: 82, y: GROUND, size: 236, fill: s.blend([0, -100], [0, 0], shade(c.near, -0.06), c.frame), rim: gold, from: [1, -0.3], rimWidth: 3.4 }),
    s.place(stout, { x: 322, y: GROUND + 4, size: 226, flip: true, fill: s.blend([0, -100], [0, 0], mix(c.frame, shade(c.accent, -0.36), 0.5), c.frame), rim: gold, from: [-1, -0.3], rimWidth: 3.4 }),
    s.place(furled, { x: 160, y: 323, size: 132, turn: -40, fill: c.frame, rim: gold, from: [0.6, -1], rimWidth: 1.8 }),
    s.place(furled, { x: 258, y: 326, size: 132, turn: 218, fill: shade(c.accent, -0.3), rim: gold, from: [-0.4, -1], rimWidth: 1.8 }),
    // Scarf, flower in the buttonhole.
    s.path(limb([[100, 316, 11], [84, 314, 9], [58, 302, 10], [36, 310, 12], [18, 300, 2]]), s.blend([20, 0], [100, 0], shade(c.accent, -0.06), c.accent)), s.path(egg(312, 346, 5) + egg(306, 350, 4), c.accent),
  ]);
  const fighters = [
    s.group(mirrored(s, figures(0, 0), GROUND + 2, 0.4, 0.42)),
    figures(0, 0),
    glow(s, 207, 282, 46, c.light, 1), s.stroke('M207 262v-14M224 272l12-9M190 272l-12-9M226 290l14 4M188 290l-14 4', c.light, 3),
  ];
  // Splashes in the puddle below the cloud, hats and a dog nearer.
  const splash = Array.from({ length: 16 }, () => [s.random.between(128, 276), s.random.between(484, 534)]);
  const wet = [
    s.path(blob([[112, 506], [160, 490], [250, 490], [296, 508], [262, 540], [150, 542]]), s.fade([0, c.light, 0.65], [1, c.far, 0.5])),
    s.stroke(splash.map(([x, y]) => `M${round(x - 8)} ${round(y)}q8-4 16 0q-8 4-16 0M${round(x)} ${round(y - 2)}v-7M${round(x - 4)} ${round(y - 2)}l-3-5M${round(x + 4)} ${round(y - 2)}l3-5`).join(''), c.light, 1.6, 0.9),
  ];
  const front = [
    s.place(fox({ pose: 'sit' }), { x: 52, y: 590, size: 76, fill: c.frame, rim: gold, from: [0.8, -1], rimWidth: 2.4 }),
    s.place(crow(), { x: 352, y: 582, size: 42, flip: true, fill: c.frame, rim: gold, from: [-0.8, -1] }), s.place(crow(), { x: 318, y: 594, size: 34, flip: true, fill: c.frame, rim: gold, from: [-0.8, -1] }),
    s.path(box(-10, 592, 420, 20), c.frame), specks(s, 40, [110, 440, 190, 80], [1.6, 3.4], c.light, 0.9),
  ];
  return s.picture(sky, town, square, small, shower, puff, wet, fighters, front, vignette(s, 0.5));
}

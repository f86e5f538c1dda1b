// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, box, egg, limb, line, round } from '../studio/path.js';
import { backdrop, dashes, glow, leaves, mist, shadow, specks, vignette } from '../studio/nature.js';

import { owl } from '../motifs/birds-and-fish.js';
import { house } from '../motifs/buildings.js';
import { lantern, suitcase } from '../motifs/things.js';
import { bareTree } from '../motifs/trees.js';

export const scene = 'At the last stop the rails go on, up into a tree, where lanterns hang like fruit.';

/** A woman from behind: hat, long coat, one foot a little forward. @returns {import('../studio/studio.js').Shape} */
function womanFromBehind() {
  return {
    d: blob([[-17, -2, 'sharp'], [-16, -30], [-11, -52], [-15, -70], [-11, -79], [-4, -82], [4, -82], [11, -79], [15, -70], [11, -52], [17, -30], [21, -4, 'sharp'], [2, -6]]) + limb([[-12, -74, 8], [-17, -60, 7], [-19, -44, 5], [-19, -40, 4]]) + limb([[12, -74, 8], [19, -62, 7], [14, -52, 5]]) + egg(0, -90, 7.6, 8) + blob([[-16, -90], [-8, -95], [-7, -102], [0, -105], [7, -102], [8, -95], [16, -92], [6, -88], [-6, -88]]) + limb([[-6, -6, 6], [-6, 1, 7]]) + limb([[7, -6, 6], [8, 2, 7]]),
    parts: [{ d: limb([[-10, -60, 3], [0, -58, 3.4], [10, -60, 3]]), tone: 'near' }, { d: line([[0, -56], [1, -30], [2, -8]]), tone: 'near', stroke: 1.4 }, { d: limb([[-8, -97, 3], [8, -97, 3]]), tone: 'accent' }],
  };
}

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('lilacFog');
  const warm = mix(c.light, c.accent, 0.4);
  const bark = mix(c.near, c.frame, 0.45);

  const sky = [backdrop(s, c.skyHigh, mix(c.skyHigh, c.skyLow, 0.5), c.skyLow, mix(c.skyLow, c.light, 0.4)), glow(s, 250, 210, 300, c.light, 0.75), glow(s, 60, 420, 180, c.light, 0.6)];
  // The street that ends here: fronts in the fog on the left.
  const fronts = [house(), house({ lean: -4 })];
  const street = [
    [[10, 424, 120], [74, 420, 92], [118, 416, 70], [150, 414, 52]].map(([x, y, size], i) => s.place(fronts[i % 2], { x, y, size, fill: s.fade(mix(c.middle, c.far, 0.15 + i * 0.2), mix(c.far, c.skyLow, 0.2 + i * 0.2)), opacity: 1 - i * 0.13 })),
    s.stroke('M96 440V330q0-14 12-14M136 430V352q0-10 9-10', mix(c.near, c.far, 0.3), 3), glow(s, 112, 322, 40, warm, 0.9), glow(s, 148, 346, 26, warm, 0.9), s.path(egg(111, 321, 5) + egg(147, 345, 3.4), c.light),
    mist(s, 416, 110, c.skyLow, 0.85),
  ];
  const road = [
    s.path(blob([[-20, 440, 'sharp'], [120, 420], [280, 424], [420, 436, 'sharp'], [420, 620, 'sharp'], [-20, 620, 'sharp']]), s.fade(mix(c.skyLow, c.far, 0.3), c.far, c.middle, c.near)),
    dashes(s, 90, [-10, 446, 420, 150], [8, 20], c.near, { opacity: 0.35, width: 3 }), dashes(s, 50, [-10, 446, 420, 150], [8, 18], c.light, { opacity: 0.35, width: 2.4 }),
    glow(s, 220, 480, 160, warm, 0.55, 50),
  ];

  // The tree and the track are one line: it runs in at the bottom, turns upright at the roots and climbs.
  const trunk = limb([[264, 486, 64], [262, 456, 84], [258, 380, 66], [246, 300, 60], [242, 236, 50], [252, 190, 38]]);
  const roots = limb([[236, 470, 40], [206, 498, 22], [172, 508, 6]]) + limb([[290, 470, 44], [326, 500, 24], [366, 512, 6]]) + limb([[300, 460, 30], [352, 478, 14], [392, 482, 4]]) + limb([[232, 456, 30], [196, 474, 12], [170, 476, 4]]);
  const boughs = limb([[250, 250, 40], [214, 196, 28], [166, 160, 20], [108, 142, 12], [60, 150, 6]]) + limb([[246, 250, 36], [290, 190, 28], [336, 158, 18], [392, 150, 10]]) + limb([[250, 220, 36], [244, 150, 26], [262, 92, 16], [270, 40, 8]]);
  const sprays = [[60, 150, -80], [108, 142, -30], [166, 160, -20], [392, 150, 60], [336, 158, 30], [270, 40, 10], [256, 110, -40], [250, 120, 44], [214, 190, -60]].map(([x, y, angle]) => bareTree(s.random, { from: [x, y], angle, length: 42, width: 7, depth: 3, spread: 34 }));
  const wood = trunk + roots + boughs + sprays.map((b) => b.d).join('');
  const tree = [
    s.path(wood, mix(warm, c.far, 0.3)), s.within(wood, s.path(wood, s.blend([180, 0], [340, 0], bark, shade(c.frame, -0.02)), 'transform="translate(2.6 2.6)"')),
    s.stroke('M236 470q14-70 2-150M288 470q-4-80-20-160M300 480q6-40-2-80M224 480q6-30 4-50', mix(c.near, c.middle, 0.3), 2.6, 0.6),
  ];
  // Rails as two edges along a spine; sleepers between them.
  const spine = [[150, 640, 110], [190, 560, 74], [232, 506, 50], [256, 462, 40], [257, 400, 34], [250, 330, 29], [243, 268, 25], [226, 220, 21], [184, 178, 17], [132, 152, 13], [84, 148, 10]];
  const edge = (/** @type {number} */ m) => spine.map(([x, y, w], i) => {
    const [p, q] = [spine[Math.max(0, i - 1)], spine[Math.min(spine.length - 1, i + 1)]];
    const l = Math.hypot(q[0] - p[0], q[1] - p[1]);
    return /** @type {[number, number]} */ ([x - ((q[1] - p[1]) / l) * (w / 2) * m, y + ((q[0] - p[0]) / l) * (w / 2) * m]);
  });
  const [left, right] = [edge(1), edge(-1)];
  let sleepers = '';
  for (let i = 0; i + 1 < spine.length; i++) for (let t = 0; t < 1; t += i < 2 ? 0.22 : 0.3) {
    const at = (/** @type {[number, number][]} */ e) => e[i].map((v, k) => v + (e[i + 1][k] - v) * t);
    const [a, b] = [at(left), at(right)];
    sleepers += `M${round(a[0] * 1.18 - b[0] * 0.18)} ${round(a[1] * 1.18 - b[1] * 0.18)}L${round(b[0] * 1.18 - a[0] * 0.18)} ${round(b[1] * 1.18 - a[1] * 0.18)}`;
  }
  const track = [s.stroke(sleepers, mix(c.middle, c.accent, 0.25), 5.4, 0.9), s.stroke(line(left) + line(right), c.frame, 5), s.stroke(line(left) + line(right), warm, 2.6)];

  // Lanterns as fruit, and a tram that has gone up already.
  const fruit = s.stamp([glow(s, 0, 10, 30, c.accent, 0.95), s.stroke('M0-12v8', c.frame, 1.6), s.place(lantern(), { x: 0, y: 22, size: 28, fill: c.frame })]);
  const tips = sprays.flatMap((b) => b.tips).filter(([x, y]) => x > 14 && x < 388 && y > 14 && y < 250 && !(x > 66 && x < 182 && y > 66 && y < 168));
  const lanterns = tips.filter((_, i) => i % 3 === 0).map(([x, y], i) => fruit(x, y + 8, 0.8 + (i % 3) * 0.2));
  const coach = s.group([glow(s, 0, -22, 80, warm, 0.8), s.path(blob([[-44, -6, 'sharp'], [-46, -34], [-38, -46], [38, -46], [46, -34], [44, -6, 'sharp']], 0.6), s.fade(shade(c.accent, -0.12, -20), shade(c.accent, -0.3, -30))), s.path(box(-38, -36, 16, 15) + box(-18, -36, 16, 15) + box(2, -36, 16, 15) + box(22, -36, 16, 15), c.light), s.path(box(-44, -15, 88, 4), c.light, 'opacity=".7"'), s.path(egg(-24, -4, 6) + egg(24, -4, 6) + box(-30, -51, 60, 4), c.frame), s.path(limb([[-10, -22, 8], [-10, -28, 5]]) + limb([[30, -22, 8], [30, -28, 5]]), c.near)], 'transform="translate(122 146) rotate(13)"');
  const life = [s.place(owl(), { x: 312, y: 176, size: 36, fill: c.frame })];

  // The stop: a post with a blank disc, a bench, and who waits.
  const stop = [
    shadow(s, 66, 588, 110, 12, c.frame, 0.7),
    s.path(limb([[140, 582, 5], [139, 340, 4.4]]), c.frame), s.path(egg(139, 344, 23), c.frame) + s.path(egg(139, 344, 18), s.fade(c.light, c.accent)) + s.path(blob([[128, 352, 'sharp'], [128, 338], [134, 334], [145, 334], [150, 338], [150, 352, 'sharp']], 0.6) + egg(133, 354, 3) + egg(145, 354, 3), c.frame) + s.path(box(132, 340, 6, 6) + box(141, 340, 6, 6), c.accent),
    s.place(womanFromBehind(), { x: 78, y: 584, size: 218, fill: s.fade(mix(c.near, c.frame, 0.3), c.frame), rim: warm, from: [1, -0.6], rimWidth: 4 }),
    s.place(suitcase(), { x: 30, y: 590, size: 74, fill: shade(c.near, -0.1), rim: warm, from: [1, -0.8], rimWidth: 2.4 }),
  ];
  const air = [mist(s, 476, 60, c.skyLow, 0.4), leaves(s, 26, [150, 440, 250, 140], [6, 11], [c.accent, mix(c.accent, c.near, 0.35), c.far]), specks(s, 40, [40, 60, 340, 360], [1.4, 3.4], c.light, 0.9)];
  return s.picture(sky, street, road, tree, track, coach, lanterns, life, air, stop, vignette(s, 0.5));
}

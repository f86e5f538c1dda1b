// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, box, egg, limb, polygon, round } from '../studio/path.js';
import { backdrop, flock, glow, specks, vignette } from '../studio/nature.js';
import { house, lighthouse } from '../motifs/buildings.js';
import { boat, ship } from '../motifs/things.js';
import { bareTree } from '../motifs/trees.js';

export const scene = "The bay is a bathtub: harbour cranes scrub a giant's back.";

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('coralBay');
  const sea = shade(c.accent, -0.04);
  const skin = mix(c.far, c.light, 0.25);
  const hair = shade(c.near, -0.16);

  // The coast rises behind; the tub's white rim is the quay.
  const sky = [
    backdrop(s, c.skyHigh, mix(c.skyHigh, c.skyLow, 0.6), c.skyLow, c.skyLow), glow(s, 330, 40, 260, c.light, 0.95),
    s.path(blob([[-20, 150, 'sharp'], [40, 112], [110, 128], [170, 96], [250, 120], [330, 88], [420, 122, 'sharp'], [420, 320, 'sharp'], [-20, 320, 'sharp']]), s.fade(mix(c.far, c.skyHigh, 0.35), c.far)),
    s.path(blob([[-20, 176, 'sharp'], [60, 150], [150, 164], [240, 146], [330, 160], [420, 138, 'sharp'], [420, 320, 'sharp'], [-20, 320, 'sharp']]), s.fade(mix(c.far, c.light, 0.3), c.skyLow)),
  ];
  const rimOut = blob([[-60, 330], [10, 238], [110, 192], [220, 182], [330, 196], [424, 236], [480, 330], [470, 560], [380, 690], [20, 690], [-60, 560]]);
  const rimIn = blob([[-30, 340], [30, 262], [120, 222], [220, 212], [322, 226], [398, 264], [436, 340], [430, 560], [360, 660], [40, 660], [-30, 560]]);
  const tub = [
    s.path(rimOut, c.near, 'opacity=".35" transform="translate(0 12)"'),
    s.path(rimOut, s.fade(c.light, mix(c.light, c.far, 0.15), mix(c.light, c.far, 0.45))),
    s.path(rimIn, s.fade(mix(c.light, c.accent, 0.5), mix(sea, c.light, 0.2), sea, shade(sea, -0.12))),
    s.stroke(rimIn, mix(c.far, c.near, 0.3), 2.4, 0.5),
  ];
  // Water: rings around the body, brighter where the sun lies.
  const water = s.within(rimIn,
    s.path(blob([[-30, 300], [120, 224], [330, 226], [436, 320], [330, 258], [120, 252]]), shade(sea, -0.16), 'opacity=".5"'),
    s.stroke([0, 1, 2, 3].map((i) => `M${62 - i * 22} ${430 + i * 8}q-10 ${70 + i * 14} 40 ${140 + i * 16}M${338 + i * 22} ${430 + i * 8}q10 ${70 + i * 14}-40 ${140 + i * 16}`).join(''), c.light, 3, 0.5),
    s.stroke(Array.from({ length: 60 }, () => { const [x, y] = [s.random.between(0, 400), s.random.between(270, 600)]; return `M${round(x)} ${round(y)}q${round(s.random.between(6, 14))}-4 ${round(s.random.between(14, 28))} 0`; }).join(''), c.light, 2, 0.55),
  );

  // The giant from behind: ears, neck, shoulders like a headland.
  const torso = blob([[200, 306], [236, 318], [256, 352], [310, 376], [352, 418], [356, 480], [330, 560], [318, 640, 'sharp'], [84, 640, 'sharp'], [72, 560], [44, 480], [48, 418], [90, 376], [144, 352], [164, 318]]);
  const arm = (/** @type {number} */ m) => limb([[200 + m * 132, 424, 58], [200 + m * 172, 408, 50], [200 + m * 196, 340, 46], [200 + m * 184, 270, 38], [200 + m * 160, 232, 34]]);
  const fingers = (/** @type {number} */ m) => [0, 1, 2, 3].map((i) => limb([[200 + m * (150 + i * 10), 238 - i * 1.5, 12], [200 + m * (146 + i * 10.5), 222 - i, 11], [200 + m * (145 + i * 11), 212 + i, 9]])).join('');
  const flesh = s.blend([60, 380], [360, 460], shade(skin, -0.05, -8, 1.3), [0.45, skin], [0.75, mix(skin, c.light, 0.5)], [1, shade(skin, -0.02)]);
  const skull = blob([[200, 206], [240, 214], [262, 246], [258, 292], [234, 322], [200, 330], [166, 322], [142, 292], [138, 246], [160, 214]]);
  const giant = [
    s.path(arm(-1) + arm(1) + fingers(-1) + fingers(1), flesh), s.stroke([-1, 1].map((m) => [0, 1, 2].map((i) => `M${200 + m * (155 + i * 10)} 236l${-m * 4}-16`).join('')).join(''), shade(skin, -0.14, -10), 1.8, 0.7),
    s.path(torso, flesh),
    s.within(torso, glow(s, 306, 430, 120, c.light, 0.75), s.stroke('M200 352q6 90-2 250', shade(skin, -0.13, -10, 1.3), 5, 0.65), s.stroke('M150 410q-26 44-4 104M250 410q26 44 4 104', shade(skin, -0.12, -10, 1.3), 5, 0.5), s.path(blob([[40, 640], [44, 420], [76, 404], [96, 520], [110, 640]]), shade(skin, -0.14, -14, 1.3), 'opacity=".45"'), specks(s, 24, [70, 380, 260, 180], [2, 4], shade(skin, -0.14, -6, 1.3), 0.6)),
    s.path(egg(137, 270, 13, 20, 8) + egg(263, 270, 13, 20, -8), shade(skin, -0.06, -6, 1.2)),
    s.path(skull, s.blend([130, 240], [270, 290], shade(hair, -0.06), hair, shade(hair, 0.14))),
    s.stroke('M198 212q-40 30-40 88M206 212q2 50-8 106M214 214q36 40 22 92M178 218q-30 24-28 60M230 222q24 24 22 60', shade(hair, 0.13), 3, 0.6), s.stroke('M172 322q-4 14-12 20M200 330q2 14-4 22M230 322q6 12 14 16', hair, 5),
  ];

  // Foam where the water meets him, and a flannel that is a sail.
  const bubble = s.stamp([s.path(egg(0, 0, 12.4), mix(c.accent, c.light, 0.55)), s.path(egg(0.6, -0.8, 11.4), s.fade(c.light, mix(c.light, c.accent, 0.14))), s.stroke('M-6-3q1-4 5-5', mix(c.light, c.accent, 0.35), 1.8)]);
  /** @param {number} x @param {number} y @param {number} n @param {number} spread */
  const foam = (x, y, n, spread) => {
    const bubbles = Array.from({ length: n }, () => [s.random.around(x, spread), s.random.around(y, spread * 0.35), s.random.between(0.5, 1.4)]);
    return bubbles.map(([bx, by, k]) => bubble(bx, by, k)).join('');
  };
  const lather = [foam(200, 566, 34, 150), foam(70, 540, 14, 52), foam(336, 546, 16, 54), foam(196, 444, 12, 44), foam(262, 480, 7, 30), foam(180, 214, 5, 20)];

  /** A harbour crane: legs, cabin, a lattice jib. @param {number} x @param {number} y @param {number} tipX @param {number} tipY @param {number} k @param {string} tone */
  const crane = (x, y, tipX, tipY, k, tone) => {
    const [px, py] = [x, y - 96 * k];
    const side = Math.sign(tipX - x);
    const [dx, dy] = [tipX - px, tipY - py];
    const l = Math.hypot(dx, dy);
    const [nx, ny] = [(-dy / l) * 9 * k * side, (dx / l) * 9 * k * side];
    let zigzag = `M${round(px)} ${round(py)}`;
    for (let i = 1; i <= 9; i++) zigzag += `L${round(px + (dx * i) / 9 - (i % 2 ? nx * (1 - i / 10) : 0))} ${round(py + (dy * i) / 9 - (i % 2 ? ny * (1 - i / 10) : 0))}`;
    return [
      s.path(polygon([[x - 24 * k, y], [x - 12 * k, y - 76 * k], [x - 6 * k, y - 76 * k], [x - 15 * k, y]]) + polygon([[x + 24 * k, y], [x + 12 * k, y - 76 * k], [x + 6 * k, y - 76 * k], [x + 15 * k, y]]) + box(x - 20 * k, y - 34 * k, 40 * k, 6 * k) + polygon([[x - side * 30 * k, y - 108 * k], [x + side * 14 * k, y - 108 * k], [x + side * 18 * k, y - 76 * k], [x - side * 30 * k, y - 76 * k]]), tone),
      s.path(box(x + (side > 0 ? 2 : -13) * k, y - 100 * k, 11 * k, 12 * k), c.light),
      s.stroke(zigzag + `M${round(px)} ${round(py)}L${tipX} ${tipY}M${round(px - nx)} ${round(py - ny)}L${tipX} ${tipY}`, tone, 3.2 * k),
      s.stroke(`M${round(px - side * 10 * k)} ${round(py - 12 * k)}L${round(px + dx * 0.55)} ${round(py + dy * 0.55 - 8 * k)}`, tone, 1.6),
    ].join('');
  };
  /** A scrubbing brush on a rope. @param {number} x @param {number} top @param {number} y @param {number} turn */
  const brush = (x, top, y, turn) => s.stroke(`M${x} ${top}V${y - 12}`, c.frame, 2) + s.group([s.path(blob([[-30, -4], [-26, -13], [0, -15], [26, -13], [30, -4], [26, 0], [-26, 0]]), s.fade(shade(c.middle, 0.02), c.near)), s.stroke(Array.from({ length: 12 }, (_, i) => `M${-24 + i * 4.4} 0l${i % 2 ? 1 : -1.6} 13`).join(''), mix(c.near, c.middle, 0.4), 2.6)], `transform="translate(${x} ${y}) rotate(${turn})"`);
  const machines = [
    crane(40, 636, 148, 380, 1.75, c.frame), brush(148, 380, 470, -8), crane(366, 634, 268, 398, 1.6, shade(c.near, -0.1)), brush(268, 398, 424, 10),
    crane(322, 200, 226, 128, 0.6, c.near), s.stroke('M226 128v50', c.frame, 1.6), s.path(polygon([[214, 178], [238, 178], [234, 194], [218, 194]]), c.accent), s.stroke('M220 196v12M226 196v16M232 196v10', c.light, 2.4),
  ];

  // The town on the rim, the tap, boats.
  const roofs = [house(), house({ lean: -3 })];
  const town = [
    [[18, 214, 34], [46, 200, 40], [132, 181, 26], [254, 178, 30], [280, 180, 36], [350, 190, 40], [378, 204, 32], [396, 214, 38]].map(([x, y, size], i) => s.place(roofs[i % 2], { x, y, size, fill: [c.middle, c.near, c.light, mix(c.accent, c.near, 0.3)][i % 4], rim: c.light, from: [1, -0.6], rimWidth: 1.2 })),
    s.place(lighthouse(), { x: 162, y: 186, size: 74, fill: c.light }),
    s.path(limb([[80, 212, 24], [78, 172, 22], [92, 148, 20], [112, 158, 19], [114, 178, 17]]) + limb([[64, 142, 7], [96, 138, 7]]) + limb([[80, 158, 7], [80, 140, 7]]), s.blend([62, 0], [124, 0], shade(c.near, -0.06, 30, 0.6), [0.3, c.light], [0.6, mix(c.skyHigh, c.near, 0.35)], [1, shade(c.near, -0.1, 10, 0.7)])), s.stroke('M113 186q2 44 0 92', mix(c.light, c.accent, 0.3), 12, 0.85), s.path(egg(114, 278, 17, 5), c.light, 'opacity=".8"'), s.stroke('M116 190q2 40 0 74', c.light, 3),
  ];
  const boats = [
    s.place(ship(), { x: 40, y: 420, size: 46, fill: c.frame }), s.place(boat(), { x: 366, y: 514, size: 34, fill: c.near }), s.place(ship(), { x: 378, y: 452, size: 32, flip: true, fill: c.near }), s.place(boat(), { x: 22, y: 486, size: 30, flip: true, fill: c.frame }),
    s.place(boat(), { x: 126, y: 326, size: 26, fill: c.near }),
  ];
  const gulls = flock(s, [[70, 350, 24], [100, 338, 18], [300, 300, 20], [328, 314, 15], [210, 80, 12], [30, 120, 14]], c.light);
  // Who looks on from the hill.
  const twigs = s.path(bareTree(s.random, { from: [-6, 620], angle: 20, length: 40, width: 7, depth: 3 }).d, c.frame);
  const tilt = s.group([tub, town, water, giant, boats, lather, gulls, machines].flat(2).join(''), 'transform="rotate(-5 200 320)"');
  return s.picture(sky, tilt, twigs, vignette(s, 0.4, c.near));
}

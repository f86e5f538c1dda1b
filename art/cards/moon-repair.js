// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, box, egg, limb, line, polygon } from '../studio/path.js';
import { backdrop, cloud, glow, land, specks, vignette } from '../studio/nature.js';

import { skyline } from '../motifs/buildings.js';
import { person } from '../motifs/people.js';

export const scene = 'Two workers on scaffolding patch the broken moon with planks and a bucket of light.';

const MOON = { x: 236, y: 222, r: 158 };

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('moonBlue');
  const wood = shade(c.accent, -0.2, -8, 0.8);
  const disc = egg(MOON.x, MOON.y, MOON.r);

  const sky = [backdrop(s, c.skyHigh, c.middle, mix(c.far, c.skyLow, 0.6)), specks(s, 90, [0, 0, 400, 420], [1, 3], c.light, 0.8), glow(s, MOON.x, MOON.y, 390, c.skyLow, 0.9), glow(s, MOON.x, MOON.y, 260, c.light, 0.75)];

  // The shell: lit from within, with seas and craters, and a jagged hole below on the left.
  const hole = blob([[60, 250], [98, 226, 'sharp'], [122, 236], [140, 206, 'sharp'], [164, 232], [196, 226, 'sharp'], [198, 262], [226, 276, 'sharp'], [208, 306], [228, 338, 'sharp'], [192, 350], [186, 390, 'sharp'], [150, 420], [60, 400]], 0.5);
  const craters = s.path([[300, 138, 26], [196, 122, 17], [342, 236, 20], [262, 300, 15], [252, 92, 9], [318, 318, 12], [152, 160, 10], [284, 208, 8], [228, 176, 7]].map(([x, y, r]) => egg(x, y, r, r * 0.88)).join(''), mix(c.light, c.far, 0.3), 'opacity=".75"');
  const lips = s.stroke([[300, 138, 26], [196, 122, 17], [342, 236, 20], [262, 300, 15], [318, 318, 12]].map(([x, y, r]) => `M${x - r} ${y + 3}q${r * 0.3} ${r} ${r} ${r * 0.88 - 2}t${r} ${-r * 0.8}`).join(''), c.light, 3, 0.9);
  const seams = s.stroke('M128 108q90 60 250 36M90 170q60 30 96 28M262 66q40 130 6 312M330 96q50 120-4 240', mix(c.light, c.far, 0.35), 2, 0.6);
  const ribs = s.stroke([0, 1, 2, 3, 4].map((i) => `M${60 + i * 22} ${214 - i * 4}q${14 + i * 18} 90 ${90 + i * 10} 176`).join('') + 'M60 280q90 10 180-4M66 330q80 12 170-4M90 372q60 6 130-10', wood, 4.5);
  const moon = [
    s.path(disc, s.blend([340, 90], [130, 370], c.light, [0.45, mix(c.light, c.accent, 0.14)], [1, mix(c.light, c.far, 0.55)])),
    s.within(disc, craters, lips, seams, s.path(hole, mix(c.light, c.far, 0.72)), s.within(hole, s.group([s.path(hole, s.blend([90, 220], [210, 390], c.frame, c.near)), specks(s, 26, [80, 220, 140, 160], [1, 2.6], c.light), ribs], 'transform="translate(-8 6)"'))),
    s.stroke('M196 226l22-30 6-26M226 276l34-4M228 338l26 8 12 20M140 206l-4-26-18-14', mix(c.far, c.light, 0.35), 2.2),
  ];
  // Pieces of the shell that came off.
  const shards = s.path(polygon([[60, 448], [82, 440], [88, 456], [66, 462]]) + polygon([[226, 462], [248, 452], [258, 468], [236, 476]]) + polygon([[214, 400], [228, 394], [234, 406]]) + polygon([[252, 500], [262, 494], [268, 504]]), s.fade(c.light, mix(c.light, c.far, 0.6)));

  /** A board nailed across the gap. @param {number} x @param {number} y @param {number} length @param {number} turn @param {string} tone */
  const board = (x, y, length, turn, tone) => s.group([s.path(box(-length / 2 + 2, -5, length, 17), c.frame, 'opacity=".45"'), s.path(polygon([[-length / 2, -8], [length / 2, -9], [length / 2 + 3, 7], [-length / 2 - 2, 8]]), tone), s.stroke(`M${-length / 2 + 8}-2h${length * 0.5}M${-length * 0.2} 3h${length * 0.5}`, shade(tone, -0.1), 1.4), s.stroke(`M${-length / 2 + 6} 0h0M${length / 2 - 6} 0h0`, c.light, 3.6)], `transform="translate(${x} ${y}) rotate(${turn})"`);
  const patches = [board(172, 258, 92, -22, shade(wood, 0.1)), board(186, 288, 104, 6, wood), board(180, 318, 108, -8, shade(wood, 0.06)), board(338, 176, 58, 32, wood), board(342, 196, 54, 26, shade(wood, 0.08))];

  // The scaffolding stands on a roof far below; it is dark against the moon and catches its light.
  const poles = [[34, 0], [92, -4], [150, -8]].map(([x, lean]) => polygon([[x - 3.4, 600], [x + lean - 3, 108], [x + lean + 3, 108], [x + 3.4, 600]])).join('');
  const floors = [196, 302, 408, 508].map((y, i) => polygon([[14 - (i % 2) * 8, y], [170 + (i % 2) * 10, y - 3], [170 + (i % 2) * 10, y + 5], [14 - (i % 2) * 8, y + 8]])).join('');
  const braces = limb([[34, 300, 3], [90, 200, 3]]) + limb([[92, 408, 3], [148, 304, 3]]) + limb([[34, 508, 3], [92, 410, 3]]) + limb([[92, 600, 3], [149, 510, 3]]) + limb([[34, 600, 3], [92, 512, 3]]) + limb([[34, 196, 3], [88, 112, 3]]);
  const steps = (/** @type {number} */ x, /** @type {number} */ y) => box(x, y, 2.6, 106, 10) + box(x + 16, y, 2.6, 106, 10) + Array.from({ length: 8 }, (_, i) => box(x + 8 - i * 1.2, y + 8 + i * 12, 19, 2.4)).join('');
  const frame = { d: poles + floors + braces + steps(48, 302) + steps(106, 408) + limb([[142, 108, 6], [142, 84, 5]]) + limb([[132, 90, 4], [192, 82, 4]]) + limb([[142, 108, 3], [172, 86, 3]]) };
  const scaffold = s.place(frame, { x: 0, y: 0, size: 100, fill: s.blend([0, 100], [0, 600], c.near, c.frame), rim: mix(c.light, c.accent, 0.35), from: [1, -0.5], rimWidth: 1.5 });

  /** A pail of light. @param {number} x @param {number} y @param {number} k */
  const pail = (x, y, k) => [glow(s, x, y - 6 * k, 46 * k, c.light, 0.9), s.stroke(`M${x - 11 * k} ${y - 6 * k}q${11 * k} ${-26 * k} ${22 * k} 0`, c.frame, 1.8), s.path(polygon([[x - 12 * k, y - 8 * k], [x + 12 * k, y - 8 * k], [x + 9 * k, y + 14 * k], [x - 9 * k, y + 14 * k]]), s.fade(c.middle, c.frame)), s.path(egg(x, y - 8 * k, 12 * k, 4 * k), c.light), s.stroke(`M${x + 7 * k} ${y - 6 * k}q2 ${8 * k} 0 ${14 * k}`, c.light, 2.6)].join('');
  // The hammerer.
  const hammering = person({ head: [6, -90], neck: [3, -82], chest: [1, -70], hip: [-3, -49], nearArm: [[-10, -84], [-3, -102]], farArm: [[14, -66], [25, -70]], nearLeg: [[8, -28], [10, -3]], farLeg: [[-9, -27], [-16, -3]] }, { wear: 'trousers', head: 'cap' });
  const hammer = { d: hammering.d + limb([[-3, -102, 2.6], [4, -118, 2.4]]) + polygon([[-6, -117], [8, -126], [12, -119], [-2, -110]]) };
  const rim = mix(c.light, c.accent, 0.25);
  const first = [s.place(hammer, { x: 112, y: 303, size: 92, fill: c.frame, rim, from: [1, -0.4], rimWidth: 2.4 }), glow(s, 140, 250, 26, c.light, 0.9)];
  // The painter, in a cradle hung from the top of the moon.
  const painting = person({ head: [-5, -92], neck: [-3, -83], chest: [-1, -71], hip: [1, -49], nearArm: [[-15, -80], [-26, -92]], farArm: [[-13, -72], [-24, -84]], nearLeg: [[3, -26], [2, -3]], farLeg: [[-4, -26], [-7, -3]], feet: 180 }, { wear: 'coat', head: 'cap', scarf: 0 });
  const brush = { d: painting.d + limb([[-18, -74, 2.2], [-28, -94, 2.2], [-38, -114, 2.2]]) + blob([[-42, -112], [-36, -117], [-40, -128], [-47, -122]]) };
  const second = [
    s.stroke('M262 70L284 402M350 112L356 400', c.near, 2),
    s.path(blob([[218, 236], [262, 226], [318, 232, 'sharp'], [306, 246], [326, 250, 'sharp'], [300, 262], [312, 270, 'sharp'], [262, 276], [226, 268]]), c.light, 'opacity=".95"'),
    s.place(brush, { x: 312, y: 400, size: 100, fill: c.frame, rim, from: [-0.4, -1], rimWidth: 2.2 }),
    s.path(polygon([[270, 398], [372, 396], [372, 406], [270, 408]]), shade(wood, -0.14)),
    pail(348, 384, 0.9),
    s.stroke('M274 258v14M292 262v9M250 256v20M330 408v26M346 410v12', c.light, 3),
    specks(s, 24, [300, 420, 70, 120], [1.4, 3.4], c.light, 0.9),
  ];
  const hoist = [s.stroke('M186 86V432', c.near, 1.8), s.path(egg(186, 88, 6), c.frame), pail(186, 440, 1.15)];

  const below = [
    [[60, 520, 230], [330, 500, 250], [210, 540, 300]].map(([x, y, w], i) => cloud(s, x, y, w, mix(c.skyLow, c.light, 0.35 - i * 0.08), c.far)),
    land(s, [560, 548, 556, 540, 552, 560], c.middle, c.near),
    s.place(skyline(s.random, 440, { low: 14, high: 46, lit: 0.3 }), { x: 200, y: 601, size: 110, fill: s.fade(c.near, c.frame), rim: c.skyLow, from: [0.2, -1], rimWidth: 1.4 }),
    s.path(polygon([[-10, 600], [-10, 588], [200, 586], [206, 600]]), c.frame),
  ];
  return s.picture(sky, moon, below.slice(0, 4), shards, patches, second, hoist, scaffold, below.slice(4), first, s.stroke(line([[14, 408], [14, 440], [20, 452]]), c.near, 1.6), vignette(s, 0.5));
}

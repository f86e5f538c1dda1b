// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, box, egg, limb, line, polygon, round } from '../studio/path.js';
import { backdrop, glow, mist, shadow, shafts, specks, vignette } from '../studio/nature.js';

import { owl } from '../motifs/birds-and-fish.js';
import { house } from '../motifs/buildings.js';
import { clothed } from '../motifs/clothed-people.js';

export const scene = 'Women haul the moon out of the village well with ropes, like a heavy bucket.';

/** Leaning back on a rope, the heels in the ground. */
const hauling = /** @type {any} */ ({ head: [-17, -85], neck: [-17, -76], chest: [-13, -65], hip: [-7, -45], nearArm: [[0, -58], [15, -56]], farArm: [[4, -63], [21, -57]], nearLeg: [[9, -29], [19, -3]], farLeg: [[-2, -24], [4, -3]], feet: -12 });
const pushing = /** @type {any} */ ({ head: [12, -84], neck: [7, -77], chest: [4, -66], hip: [-6, -46], nearArm: [[16, -74], [27, -84]], farArm: [[18, -70], [30, -76]], nearLeg: [[6, -28], [-2, -3]], farLeg: [[-12, -26], [-22, -4]] });

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('moonBlue');
  const [mx, my, r] = [254, 316, 98];
  const pale = mix(c.light, c.skyLow, 0.25);

  // A sky with stars and one place that is empty.
  const sky = [
    backdrop(s, c.skyHigh, c.middle, c.far, c.skyLow),
    specks(s, 110, [0, 0, 400, 260], [1, 3.2], c.light, 0.9),
    shafts(s, mx, my, [150, 172, 196, 214, 238, 120], 420, 14, c.light, 0.2),
    glow(s, mx, my, 330, c.light, 0.75),
    s.path(egg(92, 88, 40), s.round(c.frame, [0.75, c.skyHigh], [1, c.middle, 0.7])) + s.stroke(egg(92, 88, 41), c.light, 2, 0.4),
  ];
  const village = [
    [[30, 398, 96, -5], [98, 392, 74, 5], [372, 402, 112, -4], [310, 392, 74, 5], [160, 388, 56, 4]].map(([x, y, size, lean]) => s.place(house({ lean, lit: false }), { x, y, size, fill: s.fade(mix(c.middle, c.far, 0.5), c.middle), rim: pale, from: [x < mx ? 1 : -1, 0.2], rimWidth: 2 })),
    s.path([[20, 362], [96, 366], [378, 356], [36, 362], [160, 372]].map(([x, y]) => box(x, y, 7, 9)).join(''), c.accent),
    s.path(blob([[-20, 392], [60, 384], [200, 388], [420, 382], [420, 620], [-20, 620]]), s.fade(c.far, c.middle, c.near, c.frame)),
    mist(s, 396, 50, c.skyLow, 0.6),
    glow(s, mx, 440, 260, c.light, 0.55, 110),
  ];
  // Cobbles lie in arcs around the well.
  const cobbles = [0, 1].map((tone) => {
    let d = '';
    for (let ring = 0; ring < 9; ring++) {
      for (let a = 0.05 + ring * 0.03; a < 3.14; a += 26 / (110 + ring * 28)) if (s.random.chance(tone ? 0.35 : 0.5)) d += `M${round(mx + Math.cos(a) * (112 + ring * 30))} ${round(440 + Math.sin(a) * (30 + ring * 19))}h${round(5 + ring * 1.2)}`;
    }
    return s.stroke(d, tone ? c.light : c.frame, 6, tone ? 0.16 : 0.3);
  });

  // The moon in its sling, dripping.
  const disc = egg(mx, my, r);
  const craters = [[-34, -36, 20], [26, -52, 12], [40, -4, 24], [-20, 22, 16], [-56, 6, 10], [6, -14, 8], [14, 42, 14], [60, -40, 8]];
  // A fishing net holds it.
  const net = [-84, -62, -36, -12, 12, 36, 62, 84].map((x) => line([[mx + x * 0.6, my - r], [mx + x * 1.1, my], [mx + x * 0.5, my + r]])).join('') + [-62, -34, -4, 26, 54].map((y) => line([[mx - r, my + y - 10], [mx, my + y + 18], [mx + r, my + y - 10]])).join('');
  const moon = [
    glow(s, mx, my, 170, c.light, 0.9),
    s.path(disc, s.blend([mx - 70, my - 80], [mx + 70, my + 90], shade(c.light, 0.03), c.light, mix(c.light, c.accent, 0.35))),
    s.within(disc, s.path(craters.map(([x, y, k]) => egg(mx + x, my + y, k, k * 0.86)).join(''), mix(c.light, c.accent, 0.45), 'opacity=".55"'), s.path(craters.map(([x, y, k]) => egg(mx + x + 2, my + y + 2, k * 0.76, k * 0.66)).join(''), c.light, 'opacity=".8"'), s.path(egg(mx + 30, my + 30, r * 1.1) + `M${mx - 200} ${my - 200}h400v400h-400z`, c.accent, 'opacity=".12" fill-rule="evenodd"')),
    s.within(disc, s.stroke(net, c.middle, 1.8, 0.5)),
    s.stroke([-64, -34, 0, 34, 64].map((x) => `M252 128L${mx + x} ${round(my - Math.sqrt(r * r - x * x) + 2)}`).join(''), c.near, 3),
  ];
  const drops = s.path([[176, 330, 4], [170, 356, 3], [338, 336, 4], [346, 362, 3.4], [164, 384, 3], [330, 360, 2.6], [188, 352, 2.6]].map(([x, y, k]) => egg(x, y, k * 0.7, k * 1.3)).join(''), c.light);

  // Frame and pulley.
  const timber = s.blend([150, 0], [370, 0], c.near, c.frame, c.frame, c.near);
  const gantry = [
    s.path(limb([[134, 470, 15], [186, 280, 13], [244, 78, 11]]) + limb([[374, 470, 15], [322, 280, 13], [262, 78, 11]]) + limb([[216, 126, 11], [252, 120, 12], [292, 126, 11]]), timber),
    s.stroke('M142 462L190 284 244 96', pale, 2.4, 0.75) + s.stroke('M366 462L318 284 262 96', pale, 2.4, 0.75),
    s.path(egg(252, 110, 16), s.fade(c.middle, c.frame)) + s.stroke(egg(252, 110, 16), pale, 2.4, 0.8) + s.path(egg(252, 110, 4), c.light),
    s.place(owl(), { x: 254, y: 80, size: 34, fill: c.frame, rim: pale, from: [0, 1] }),
  ];

  // The well: back of the rim, then its front over the moon.
  const stone = (/** @type {number} */ row) => Array.from({ length: 9 }, (_, i) => {
    const a = ((i + (row % 2) / 2) / 9) * Math.PI;
    const b = ((i + 0.86 + (row % 2) / 2) / 9) * Math.PI;
    const at = (/** @type {number} */ q, /** @type {number} */ y) => /** @type {[number, number]} */ ([mx - Math.cos(Math.min(q, Math.PI)) * (110 + row * 2), y + Math.sin(Math.min(q, Math.PI)) * 30]);
    return polygon([at(a, 388 + row * 24), at((a + b) / 2, 388 + row * 24), at(b, 388 + row * 24), at(b, 408 + row * 24), at((a + b) / 2, 408 + row * 24), at(a, 408 + row * 24)]);
  }).join('');
  const back = s.path(egg(mx, 380, 118, 32), s.fade(c.frame, c.near)) + glow(s, mx, 384, 112, c.light, 0.8, 30);
  const front = blob([[136, 378, 'sharp'], [170, 400], [254, 412], [338, 400], [372, 378, 'sharp'], [370, 462, 'sharp'], [330, 490], [254, 500], [178, 490], [138, 462, 'sharp']]);
  const well = [
    shadow(s, mx, 486, 150, 26, c.frame, 0.8),
    s.path(front, s.blend([136, 0], [372, 0], c.middle, c.near, c.frame)),
    s.within(front, s.path([0, 1, 2, 3].map(stone).join(''), s.blend([136, 0], [372, 0], c.skyLow, c.far, c.middle))),
    s.stroke(line([[136, 380], [170, 401], [254, 413], [338, 401], [372, 380]]), c.light, 6, 0.95),
  ];

  // Three women on one rope; a fourth pushes from the rim.
  const rope = [s.stroke(line([[238, 100], [188, 266], [144, 424]]), pale, 3.4), s.stroke(line([[146, 442], [124, 451], [80, 449], [32, 447], [-10, 446]]), pale, 3.4) + s.path(egg(146, 432, 11), c.frame) + s.stroke(egg(146, 432, 11), pale, 2)];
  /** @type {[number, number, number, any][]} */
  const pullers = [[2, 538, 162, { top: c.middle, bottom: c.near, hair: c.frame, hairdo: 'long' }], [48, 542, 166, { top: c.far, bottom: c.middle, hat: 'kerchief', hatColour: c.light }], [94, 548, 172, { top: mix(c.accent, c.near, 0.25), bottom: mix(c.accent, c.near, 0.6), hair: c.frame, hairdo: 'bun', apron: pale }]];
  const skin = mix(c.accent, c.light, 0.4);
  const women = [
    pullers.map(([x, y, size, look]) => shadow(s, x - 6, y, 48, 8, c.frame, 0.7) + clothed(s, hauling, { ...look, skin, shoe: c.frame, cut: 'skirt', head: 1.3, stout: 1.25 }, { x, y, size, rim: c.light, from: [1, -0.5], rimWidth: 2.2 })),
    shadow(s, 380, 500, 40, 7, c.frame, 0.7),
    clothed(s, pushing, { skin, top: c.far, bottom: c.near, shoe: c.frame, hair: c.frame, cut: 'skirt', hairdo: 'bun', apron: pale, head: 1.3, stout: 1.3 }, { x: 378, y: 502, size: 156, flip: true, rim: c.light, from: [-1, -0.4], rimWidth: 2.2 }),
  ];
  const small = [
    s.path(blob([[334, 560, 'sharp'], [384, 560, 'sharp'], [376, 604], [342, 604]]), s.blend([334, 0], [384, 0], c.far, c.frame)) + s.path(egg(359, 560, 25, 7), c.light) + s.stroke('M336 558q22-44 46 0', c.frame, 3) + glow(s, 359, 556, 44, c.light, 0.7),
    s.path(egg(190, 560, 24, 5) + egg(222, 588, 34, 6), s.fade(c.light, c.far), 'opacity=".7"'),
    s.stroke('M200 500q-20 22 4 30t-14 24', c.light, 4, 0.45),
  ];
  return s.picture(sky, village, cobbles, gantry, rope[0], back, moon, drops, well, rope[1], women, small, specks(s, 26, [140, 180, 230, 240], [1.4, 3.4], c.light, 0.9), vignette(s, 0.6));
}

// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, box, egg, limb, line, polygon, round } from '../studio/path.js';
import { backdrop, glow, land, mist, shafts, specks, vignette } from '../studio/nature.js';
import { clothed } from '../motifs/clothed-people.js';
import { fromBehind, person } from '../motifs/people.js';
import { house, tower } from '../motifs/buildings.js';

export const scene = 'A baker takes loaves from the crater of a small volcano, and the town queues.';

/** @typedef {import('../studio/studio.js').Studio} Studio */

/** A plume plaited like a festive loaf. @param {Studio} s @param {import('../studio/moods.js').Mood} c */
function plaitedSmoke(s, c) {
  const out = [];
  for (let i = 0; i < 11; i++) {
    const t = i / 10;
    const [x, y, w] = [176 - t * 34 + Math.sin(t * 4.4) * 26, 204 - t * 216, 30 + t * 34];
    const side = i % 2 ? 1 : -1;
    const lit = mix(c.skyLow, c.light, 0.55 - t * 0.5);
    out.push(
      s.path(egg(x + side * w * 0.36, y, w * 0.92, w * 0.5, side * -38), s.blend([Math.round(x - w), Math.round(y - w / 2)], [Math.round(x + w), Math.round(y + w / 2)], mix(lit, c.far, t * 0.5), mix(c.accent, c.far, 0.35 + t * 0.65), mix(c.far, c.near, 0.3 + t * 0.6))),
      s.stroke(line([[x + side * w * 1.02, y - w * 0.5], [x + side * w * 0.4, y - w * 0.36], [x - side * w * 0.34, y + w * 0.24]]), c.light, 2.4, Math.round((0.55 - t * 0.4) * 100) / 100),
    );
  }
  return out;
}

/** @param {Studio} s */
export function draw(s) {
  const c = s.mood('emberNight');
  const crust = shade(c.accent, -0.06, 12, 0.75);
  const gold = mix(c.light, c.accent, 0.4);
  const loaf = s.stamp([s.path(blob([[-15, 3], [-12, -6], [0, -9], [12, -6], [15, 3], [0, 6]]), s.fade(gold, crust, shade(crust, -0.2))), s.stroke('M-7-6l4 6M0-8l4 7M7-7l3 6', c.light, 2, 0.8)]);

  const sky = [
    backdrop(s, c.frame, c.skyHigh, mix(c.skyHigh, c.skyLow, 0.5), c.skyLow, [0.75, c.far]),
    specks(s, 70, [0, 0, 400, 260], [1.2, 3], c.light, 0.8),
    glow(s, 186, 216, 300, c.accent, 0.85), glow(s, 186, 214, 150, c.light, 0.85),
    shafts(s, 186, 222, [150, 172, 196, 214], 260, 12, c.light, 0.28),
    land(s, [330, 300, 326, 350, 350, 316, 296, 330], mix(c.far, c.skyLow, 0.4), c.middle, 5),
    mist(s, 350, 90, c.accent, 0.35),
  ];

  // The mountain, cracked and warm.
  const cone = blob([[104, 232, 'sharp'], [140, 240], [190, 244], [236, 240], [270, 230, 'sharp'], [296, 292], [330, 380], [380, 468], [440, 540, 'sharp'], [440, 620, 'sharp'], [-40, 620, 'sharp'], [-40, 530, 'sharp'], [20, 448], [58, 360], [84, 286]]);
  const mountain = [
    s.path(egg(187, 232, 83, 15), s.fade(c.light, gold, c.accent)),
    s.path(blob([[112, 230], [140, 220], [190, 217], [240, 221], [262, 230], [236, 224], [190, 222], [138, 225]]), c.near),
    [[150, 228, 0.9, -8], [196, 224, 0.8, 6], [226, 230, 0.9, 12], [176, 236, 0.9, 0]].map(([x, y, k, turn]) => loaf(x, y, k, turn)),
    s.path(cone, s.blend([190, 240], [210, 600], c.middle, c.near, c.near, c.frame)),
    s.within(cone,
      s.path(blob([[104, 232], [150, 240], [140, 300], [96, 420], [30, 620], [-60, 620], [20, 420]]), c.frame, 'opacity=".45"'),
      // Rivulets of fire carry rolls down to the town.
      s.path(limb([[156, 240, 26], [150, 290, 16], [164, 340, 13], [146, 392, 14], [154, 452, 12], [130, 520, 10]]), s.fade(c.light, c.accent, shade(c.accent, -0.2))),
      s.path(limb([[222, 240, 16], [232, 270, 10], [224, 306, 8], [238, 342, 3]]), s.fade(gold, shade(c.accent, -0.2))),
      s.stroke('M96 300l14 22-8 30 18 26M270 300l-12 26 16 30-10 22 22 34M60 400l20 20-6 26M322 430l-18 20 8 30', c.accent, 2.4, 0.5),
      s.stroke('M110 262q-10 30-20 50M260 262q18 50 36 80M286 300q20 50 46 96', c.skyLow, 3, 0.5),
      [[152, 282, 0.6, 70], [158, 330, 0.55, 100], [150, 402, 0.6, 80], [146, 466, 0.6, 100]].map(([x, y, k, turn]) => loaf(x, y, k, turn))),
    s.stroke(line([[104, 232], [140, 240], [190, 244], [236, 240], [270, 230]]), c.light, 3.4),
    s.stroke(line([[270, 232], [296, 292], [330, 380], [380, 468], [430, 530]]), c.accent, 2.4, 0.7) + s.stroke(line([[104, 234], [84, 286], [58, 360], [20, 448]]), c.accent, 2.4, 0.7),
  ];

  // The road winds up; the queue stands on it with lanterns and baskets.
  const road = /** @type {[number, number][]} */ ([[300, 318], [262, 352], [206, 378], [220, 408], [300, 430], [352, 462], [290, 492], [196, 508], [120, 540], [96, 590]]);
  const way = [s.stroke(line(road), c.frame, 17, 0.7), s.stroke(line(road), mix(c.far, c.accent, 0.3), 10), s.stroke(line(road), gold, 2, 0.35)];
  const kinds = [person('stand', { head: 'hat' }), person('stand', { wear: 'dress', head: 'bun' }), person('walk', { head: 'cap', wear: 'trousers' }), person('stand', { wear: 'robe', head: 'hood' })].map((p) => s.stamp(s.path(p.d, gold, 'transform="translate(-4 -3)"') + s.path(p.d, s.fade(c.near, c.frame))));
  const places = [[296, 322, 0.3], [280, 336, 0.31], [262, 350, 0.32], [242, 362, 0.33], [222, 372, 0.33], [206, 392, 0.35], [226, 408, 0.36], [250, 418, 0.37], [276, 425, 0.38], [302, 433, 0.4], [326, 444, 0.41], [344, 460, 0.43], [322, 482, 0.45], [292, 493, 0.47], [262, 499, 0.48], [230, 505, 0.5], [196, 511, 0.52]];
  const queue = places.map(([x, y, k], i) => [
    kinds[(i * 7 + (i >> 2)) % 4](x, y + 3, k * (i % 5 === 3 ? 0.66 : 1)),
    i % 3 === 1 ? glow(s, x + 12 * k * 2, y - 14, 22, c.light, 0.8) + s.path(egg(x + 12 * k * 2, y - 14, 2.6), c.light) : i % 3 === 0 ? s.path(blob([[x + 5, y - 17 * k * 2], [x + 16, y - 17 * k * 2], [x + 14, y - 9 * k * 2], [x + 7, y - 9 * k * 2]]), crust) : '',
  ]);

  // The baker on the rim, with a long peel.
  const baker = [
    s.path(blob([[250, 240, 'sharp'], [268, 232], [300, 236], [336, 238], [380, 252], [420, 250, 'sharp'], [420, 272, 'sharp'], [380, 286], [340, 300], [322, 340], [316, 350, 'sharp'], [290, 300], [270, 260]]), s.fade(c.far, c.middle, c.near)) + s.stroke('M266 236q40 4 72 4q40 14 70 12M330 270l-14 20M360 268l-8 14M296 256l10 22', c.accent, 2.4, 0.7),
    s.path(polygon([[168, 205], [212, 196], [214, 206], [172, 213]]), shade(crust, -0.12)), s.path(limb([[206, 203, 5], [260, 186, 5], [336, 160, 5], [352, 154, 5]]), shade(crust, -0.16)),
    glow(s, 190, 192, 50, c.light, 0.9), loaf(190, 196, 1.7, -10),
    clothed(s, { head: [9, -90], neck: [5, -82], chest: [2, -70], hip: [-3, -48], nearArm: [[13, -58], [24, -45]], farArm: [[-8, -62], [2, -51]], nearLeg: [[6, -26], [12, -3]], farLeg: [[-8, -26], [-16, -4]] }, { skin: mix(c.light, c.accent, 0.35), top: mix(c.light, c.far, 0.25), bottom: c.far, shoe: c.frame, hair: c.frame, hairdo: 'short', apron: c.light, beard: c.near, stout: 1.75, head: 1.3 }, { x: 306, y: 238, size: 128, flip: true, rim: gold, from: [-1, -0.1], rimWidth: 2.4 }),
    // His tall cap.
    s.path(blob([[284, 116, 'sharp'], [280, 100], [272, 88], [286, 76], [302, 76], [316, 86], [308, 102], [306, 114, 'sharp']]), s.fade(c.light, mix(c.light, c.accent, 0.5))) + s.stroke('M288 112l-2-16M296 113l1-18', crust, 1.8, 0.6),
  ];
  // Racks of the day.
  const rack = [s.stroke('M338 250V186M384 262V186', c.frame, 4), [[196, 0], [218, 1], [240, 2]].map(([y, n]) => s.path(box(332, y, 58, 4), c.near) + [346, 362, 378].slice(n === 1 ? 1 : 0).map((x) => loaf(x, y - 4, 0.55)).join(''))];

  const town = [
    mist(s, 560, 110, c.accent, 0.22),
    [[30, 560, 76], [84, 574, 58], [352, 560, 70], [392, 572, 96]].map(([x, y, size]) => s.place(house({ lean: x > 200 ? -3 : 4 }), { x, y, size, fill: s.fade(c.near, c.frame), rim: c.accent, from: [x > 200 ? -0.5 : 0.6, -1], rimWidth: 1.8 })),
    s.place(tower(), { x: 6, y: 560, size: 112, fill: c.frame, rim: c.accent, from: [0.7, -1] }),
  ];
  // In front of us stand those who have come last.
  const last = [
    [[150, 652, 138, 'hat'], [252, 660, 146, 'bun'], [340, 650, 120, 'bare']].map(([x, y, size, head]) => s.place(fromBehind(/** @type {'hat'} */ (head)), { x: Number(x), y: Number(y), size: Number(size), fill: s.fade(c.near, c.frame), rim: c.accent, from: [-0.2, -1], rimWidth: 2.6 })),
    s.path(blob([[20, 610, 'sharp'], [14, 574], [84, 572], [78, 610, 'sharp']]), s.fade(crust, shade(crust, -0.3))) + s.stroke('M18 584q30 6 62 0M20 596q30 6 58 0M30 574l4 34M50 574v34M70 574l-4 34M22 574q28-56 54 0', shade(crust, -0.26), 2.6),
  ];
  return s.picture(sky, plaitedSmoke(s, c), mountain, way, baker, rack, queue, town, last, specks(s, 70, [80, 30, 240, 330], [1.4, 4], c.light, 0.9), specks(s, 30, [0, 200, 400, 380], [1.4, 3.6], c.accent, 0.9), vignette(s, 0.55));
}

// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, box, egg, limb, line, polygon, round } from '../studio/path.js';
import { backdrop, glow, mist, specks, vignette } from '../studio/nature.js';
import { skyline } from '../motifs/buildings.js';
import { crow } from '../motifs/birds-and-fish.js';

export const scene = 'A fox runs along roofs with a sack from which snow leaks over the sleeping town.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('snowLight');
  const brick = mix(c.accent, c.near, 0.45);
  const dawn = mix(c.skyLow, c.accent, 0.22);
  const white = c.light;

  const sky = [
    backdrop(s, shade(c.skyHigh, -0.06), c.skyHigh, [0.3, mix(c.skyHigh, c.skyLow, 0.5)], [0.55, dawn], [0.72, c.skyLow]),
    glow(s, 250, 330, 280, c.light, 0.8), glow(s, 226, 262, 204, c.light),
  ];
  const town = (/** @type {number} */ y, /** @type {number} */ low, /** @type {number} */ high, /** @type {string} */ top, /** @type {string} */ bottom) => s.place(skyline(s.random, 430, { low, high, lit: 0.12 }), { x: 200, y, size: 100, fill: s.fade(top, bottom) });
  const far = [town(392, 40, 100, mix(c.far, c.middle, 0.3), c.skyLow), mist(s, 380, 90, c.light, 0.7), town(440, 40, 86, mix(c.middle, c.near, 0.2), mix(c.far, c.skyLow, 0.3)), mist(s, 430, 80, c.light, 0.55)];

  // Two steeples: the fox has passed the left one, the right one has still its colour.
  const steeple = (/** @type {number} */ x, /** @type {number} */ top, /** @type {number} */ w, /** @type {string} */ colour, /** @type {string} */ wall, /** @type {boolean} */ snowy) => [
    s.path(box(x - w / 2, top + 116, w, 300), s.blend([x - w / 2, 0], [x + w / 2, 0], shade(wall, -0.08), wall)),
    s.path(blob([[x - 7, top + 142], [x - 7, top + 172, 'sharp'], [x + 7, top + 172, 'sharp'], [x + 7, top + 142], [x, top + 134]]) + egg(x, top + 210, 9), mix(c.near, c.frame, 0.3)),
    s.path(blob([[x - w / 2 - 8, top + 120, 'sharp'], [x - w * 0.34, top + 92], [x - w * 0.2, top + 66], [x - 5, top + 40], [x, top, 'sharp'], [x + 5, top + 40], [x + w * 0.2, top + 66], [x + w * 0.34, top + 92], [x + w / 2 + 8, top + 120, 'sharp']]), s.blend([x - w / 2, 0], [x + w / 2, 0], shade(colour, -0.1), colour)),
    snowy ? s.path(blob([[x - w / 2 - 10, top + 120, 'sharp'], [x - w * 0.36, top + 88], [x - w * 0.22, top + 62], [x - 7, top + 36], [x, top - 4, 'sharp'], [x + 7, top + 36], [x + w * 0.22, top + 62], [x + w * 0.36, top + 88], [x + w / 2 + 10, top + 120, 'sharp'], [x + w * 0.3, top + 112], [x + w * 0.16, top + 122], [x, top + 104], [x - w * 0.2, top + 124]]), s.fade(white, mix(white, c.far, 0.5))) + s.path(box(x - w / 2 - 6, top + 118, w + 12, 6), white) : s.stroke(`M${x - w * 0.42} ${top + 104}q${w * 0.42} 10 ${w * 0.84} 0M${x - w * 0.3} ${top + 84}q${w * 0.3} 8 ${w * 0.6} 0M${x - w * 0.17} ${top + 62}q${w * 0.17} 5 ${w * 0.34} 0`, shade(colour, -0.14), 2, 0.7),
    s.path(egg(x, top - 2, 4.4), mix(c.accent, c.light, 0.5)),
  ];
  const steeples = [steeple(116, 206, 58, mix(c.near, c.middle, 0.4), mix(c.middle, c.far, 0.3), true), steeple(336, 128, 78, mix(c.accent, c.near, 0.2), mix(c.far, dawn, 0.5), false)];

  /**
   * A house with a gabled roof seen from the side: a slope of tiles over a wall with windows; snow only where the fox has been.
   * @param {number} x @param {number} y of the eaves @param {number} w @param {number} h of the roof @param {string} colour @param {number} snow 0 to 1 @param {string} wall
   */
  function roof(x, y, w, h, colour, snow, wall) {
    const slope = polygon([[x - 10, y], [x + 22, y - h], [x + w - 22, y - h], [x + w + 10, y]]);
    let tiles = '';
    for (let r = 0; r < h / 11; r++) for (let i = 0; i < w / 13 + 1; i++) tiles += `M${round(x - 10 + i * 13 + (r % 2) * 6)} ${round(y - 6 - r * 11)}q3 6 8 0`;
    let panes = '';
    for (let i = 0; i < Math.floor(w / 34); i++) for (let j = 0; j < 4; j++) panes += box(x + 12 + i * 34, y + 18 + j * 42, 15, 22);
    const cap = snow ? s.path(blob([[x - 14, y + 4, 'sharp'], [x + 20, y - h - 9], [x + w * 0.5, y - h - 11 * snow], [x + w - 20, y - h - 9], [x + w + 14, y + 4, 'sharp'], [x + w * 0.86, y + 9 * snow], [x + w * 0.74, y - h * (1 - snow)], [x + w * 0.55, y + 8 * snow - h * (1 - snow)], [x + w * 0.36, y - h * (1 - snow) * 0.8], [x + w * 0.16, y + 10 * snow - h * (1 - snow) * 0.6]]), s.fade(white, mix(white, c.far, 0.55))) : '';
    return s.path(box(x, y - 2, w, 640 - y), s.fade(wall, shade(wall, -0.14))) + s.path(panes, mix(c.near, c.frame, 0.3), 'opacity=".75"') + s.stroke(panes.replaceAll(/M(\S+) (\S+?)L.*?z/g, (_, px, py) => `M${px} ${Number(py) + 25}h15`), snow ? white : c.far, 3, 0.9) + s.path(slope, s.fade(shade(colour, 0.06), shade(colour, -0.08))) + s.within(slope, s.stroke(tiles, shade(colour, -0.16), 1.6, 0.6)) + cap;
  }
  const chimney = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ k, /** @type {boolean} */ snowy) => s.path(box(x, y - 40 * k, 20 * k, 46 * k), s.fade(brick, shade(brick, -0.12))) + s.path(box(x - 3, y - 44 * k, 20 * k + 6, 8 * k), shade(brick, -0.1)) + (snowy ? s.path(blob([[x - 5, y - 42 * k], [x + 4, y - 54 * k], [x + 16 * k, y - 54 * k], [x + 20 * k + 5, y - 42 * k], [x + 10 * k, y - 39 * k]]), white) : '');
  const smoke = (/** @type {number} */ x, /** @type {number} */ y) => s.path(limb([[x, y, 6], [x + 8, y - 24, 12], [x - 2, y - 52, 18], [x + 12, y - 84, 26], [x + 4, y - 112, 12]]), white, 'opacity=".55"');
  const middle = [
    roof(-40, 462, 150, 62, mix(c.middle, c.near, 0.6), 0.8, mix(c.middle, c.near, 0.3)), roof(128, 496, 120, 52, mix(c.near, brick, 0.35), 0.55, mix(c.middle, c.near, 0.35)), roof(262, 478, 170, 66, mix(brick, c.accent, 0.25), 0, mix(c.far, c.accent, 0.18)),
    chimney(34, 412, 1, true), chimney(356, 418, 1, false), smoke(366, 374),
    mist(s, 520, 80, c.light, 0.35),
  ];

  // The ridge he runs on: it climbs to the right; white behind him, red before him.
  const ridgeY = (/** @type {number} */ x) => 486 - x * 0.16;
  const slope = polygon([[-20, ridgeY(-20)], [420, ridgeY(420)], [420, 640], [-20, 640]]);
  let tiles = '';
  for (let row = 0; row < 9; row++) for (let i = -1; i < 20; i++) tiles += `M${round(i * 23 + (row % 2) * 11)} ${round(ridgeY(i * 23) + 16 + row * 21)}q6 13 20-3`;
  const near = [
    s.path(slope, s.blend([0, 440], [60, 620], shade(c.accent, 0.02), mix(c.accent, c.near, 0.35), shade(c.near, -0.1))),
    s.within(slope, s.stroke(tiles, shade(c.accent, -0.2), 2.4, 0.6), glow(s, 330, 430, 160, dawn, 0.45)),
    s.path(line([[-20, ridgeY(-20) - 4], [420, ridgeY(420) - 4], [420, ridgeY(420) + 8], [-20, ridgeY(-20) + 8]], 0) + 'z', shade(c.accent, -0.1)),
    // Snow slid over the tiles so far, its edge in fingers.
    s.path(blob([[-20, ridgeY(-20) - 13, 'sharp'], [70, ridgeY(70) - 14], [166, ridgeY(166) - 9], [214, ridgeY(214) - 3], [196, ridgeY(196) + 12], [204, 508], [178, 496], [172, 548], [142, 520], [128, 584], [100, 548], [86, 600], [56, 562], [30, 610], [-20, 600, 'sharp']]), s.fade(white, white, mix(white, c.far, 0.7))),
    s.stroke(`M20 500q30-6 60-10M40 530q20-4 44-6M10 556q20-2 34-6`, c.middle, 3, 0.5),
    s.path([[60, 476], [92, 470], [124, 465], [152, 461]].map(([x, y], i) => egg(x, y - 4 + (i % 2) * 9, 5.4, 3)).join(''), c.middle),
  ];

  // The fox at full stretch, with the neck of the sack in his teeth.
  const fur = shade(c.accent, 0.02);
  const rim = (/** @type {string} */ d, /** @type {string} */ fill) => s.path(d, c.light) + s.within(d, s.path(d, fill, 'transform="translate(-1.6 2.4)"'));
  const backLegs = limb([[-56, -46, 34], [-86, -34, 18], [-106, -14, 11], [-126, -8, 9], [-136, -2, 7]]) + limb([[-50, -42, 34], [-66, -22, 17], [-84, -6, 10], [-98, 4, 8]]);
  const frontLegs = limb([[42, -48, 24], [70, -36, 13], [98, -34, 9], [112, -28, 8]]) + limb([[36, -44, 24], [56, -24, 13], [80, -12, 9], [94, -8, 8]]);
  const trunk = limb([[-70, -52, 20], [-50, -54, 38], [-10, -56, 40], [30, -58, 44], [54, -70, 30], [70, -82, 26]]);
  const head = blob([[62, -98], [80, -106], [98, -96], [112, -84], [134, -76, 'sharp'], [130, -70], [108, -66], [88, -64], [70, -72], [58, -84]]);
  const ears = blob([[66, -96], [50, -126, 'sharp'], [82, -104]]) + blob([[76, -102], [70, -132, 'sharp'], [92, -102]]);
  const tail = limb([[-66, -58, 14], [-96, -66, 26], [-130, -58, 36], [-160, -40, 32], [-182, -36, 14], [-192, -38, 3]]);
  const sack = blob([[-6, -84, 'sharp'], [-30, -92], [-66, -82], [-96, -92], [-126, -118], [-134, -158], [-110, -186], [-66, -190], [-30, -172], [-8, -132], [6, -100]]);
  const fox = s.group([
    rim(tail, s.blend([-60, 0], [-190, 0], fur, fur, [0.62, fur], [0.7, white], white)),
    rim(backLegs + frontLegs, s.fade(shade(fur, -0.1), c.frame)), rim(trunk, s.fade(fur, shade(fur, -0.14))),
    s.path(blob([[0, -36], [40, -40], [62, -64], [60, -46], [40, -32]]), white, 'opacity=".85"'),
    // The sack has a patch, and a hole.
    rim(sack, s.blend([-130, -180], [0, -90], mix(c.near, c.far, 0.35), c.near, shade(c.near, -0.12))),
    s.stroke('M-26-150q-20 30-12 62M-62-176q-30 40-18 86M-98-168q-22 30-14 54', c.frame, 3, 0.35), s.path(box(-96, -150, 26, 24, 4), brick) + s.stroke('M-96-150l-4-4M-84-152l-2-5M-72-150l4-4M-98-138l-6 0M-70-136l6 0M-90-124l-2 5M-78-124l2 5', white, 2),
    s.path(limb([[-4, -96, 14], [20, -98, 9], [60, -90, 6], [104, -72, 5]]), mix(c.near, c.far, 0.2)), s.stroke('M2-104q8 8 4 18', white, 3),
    rim(ears, s.fade(c.frame, fur)), rim(head, s.fade(shade(fur, 0.04), fur)),
    s.path(blob([[134, -76, 'sharp'], [112, -77], [96, -72], [78, -70], [88, -64], [108, -66], [130, -70]]), white), s.path(egg(133, -75, 4.6, 4), c.frame), s.stroke('M92-88q6-6 12 1', c.frame, 3.6), s.stroke('M104-70q8 2 14-1', c.frame, 2.6),
    s.path(blob([[-122, -136, 'sharp'], [-116, -124, 'sharp'], [-118, -112, 'sharp'], [-128, -108], [-148, -110], [-142, -122], [-146, -134]]), white),
  ], `transform="translate(246 ${round(ridgeY(246) - 6)}) rotate(-9) scale(.84)"`);

  // What leaks: a long scarf of snow from the hole back over the town.
  /** @type {[number, number, number][]} */
  const trail = [[132, 350, 12], [104, 338, 24], [62, 312, 34], [34, 262, 40], [52, 200, 44], [112, 156, 46], [190, 132, 46], [272, 104, 50], [346, 52, 60], [410, -20, 80]];
  const leak = [s.path(limb(trail), s.blend([130, 350], [400, 0], [0, white, 0.9], [0.5, white, 0.6], [1, white, 0.1])), s.path(limb(trail.map(([x, y, w], i) => [x + 3, y + (i % 2 ? 4 : -4), w * 0.45])), s.blend([130, 350], [400, 0], [0, white, 1], [0.6, white, 0.6], [1, white, 0.1]))];
  let flakes = '';
  for (let i = 0; i < 170; i++) {
    const u = s.random.next() * (trail.length - 1.01);
    const [p, q] = [trail[Math.floor(u)], trail[Math.floor(u) + 1]];
    const k = u - Math.floor(u);
    flakes += `M${round(p[0] + (q[0] - p[0]) * k + s.random.around(0, 20))} ${round(p[1] + (q[1] - p[1]) * k + s.random.around(20, 44))}h0`;
  }
  // The only witness.
  const dormer = [
    s.path(polygon([[272, 522], [352, 508], [352, 590], [272, 604]]), s.fade(mix(c.far, dawn, 0.5), c.middle)), s.path(polygon([[258, 528], [308, 470], [366, 508], [356, 516], [309, 484], [268, 532]]), shade(c.accent, -0.16)),
    s.path(polygon([[286, 530], [338, 521], [338, 580], [286, 589]]), c.frame), s.within(polygon([[286, 530], [338, 521], [338, 580], [286, 589]]), glow(s, 312, 572, 50, mix(c.light, c.accent, 0.2), 0.8), s.path(blob([[292, 600], [296, 574], [312, 568], [328, 572], [334, 600]]), mix(c.near, c.far, 0.5)), s.path(egg(312, 556, 13, 14), mix(dawn, c.accent, 0.12)), s.path(blob([[298, 556], [299, 542], [312, 536], [326, 542], [326, 554], [318, 546], [306, 546]]), shade(brick, -0.2)), s.stroke('M307 557h0M317 555h0', c.frame, 3), s.stroke('M312 564h0', c.accent, 4)),
    s.stroke('M286 530L338 521V580L286 589zM312 526V536', white, 4),
  ];
  const birds = [s.place(crow({ pose: 'fly' }), { x: 160, y: 262, size: 40, fill: c.frame, turn: -14 })];
  return s.picture(sky, far, steeples, leak, middle, s.stroke(flakes, white, 4, 0.95), near, dormer, birds, fox, specks(s, 90, [0, 0, 240, 600], [1.6, 5], white, 0.9), specks(s, 14, [240, 60, 160, 480], [1.4, 3], white, 0.7), vignette(s, 0.34, c.near));
}

// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, box, egg, limb, line, polygon, round } from '../studio/path.js';
import { backdrop, glow, mist, shadow, specks, vignette } from '../studio/nature.js';
import { person } from '../motifs/people.js';
import { skyline } from '../motifs/buildings.js';

export const scene = 'Beekeepers in veils collect stars from hives on a roof.';

/** @typedef {import('../studio/studio.js').Studio} Studio */

/** A plaited hive with a lit mouth, standing on y. @param {Studio} s @param {import('../studio/moods.js').Mood} c @param {number} x @param {number} y @param {number} k */
function hive(s, c, x, y, k) {
  const straw = mix(c.skyLow, c.light, 0.3);
  const rolls = [];
  for (let i = 0; i < 7; i++) {
    const t = i / 6;
    const w = 36 * Math.sqrt(1 - (t * 0.93) ** 2.4);
    rolls.push(s.path(blob([[x - w * k, y - i * 11 * k], [x - (w - 1) * k, y - (i * 11 + 11) * k], [x, y - (i * 11 + 13) * k], [x + (w - 1) * k, y - (i * 11 + 11) * k], [x + w * k, y - i * 11 * k], [x, y - (i * 11 - 3) * k]]), s.fade(mix(straw, c.light, 0.2), mix(c.skyLow, c.near, 0.25))));
  }
  let stitches = '';
  for (let i = 0; i < 6; i++) for (let j = -3; j < 4; j++) stitches += `M${round(x + (j * 9 + (i % 2) * 4) * (1 - i * 0.09) * k)} ${round(y - (i * 11 + 3) * k)}l${round(3 * k)} ${round(-6 * k)}`;
  return [
    s.path(box(x - 44 * k, y, 88 * k, 8 * k) + box(x - 36 * k, y + 8 * k, 7 * k, 16 * k) + box(x + 29 * k, y + 8 * k, 7 * k, 16 * k), s.fade(c.middle, c.near)),
    rolls, s.stroke(stitches, c.near, 1.6 * k, 0.55),
    glow(s, x, y - 14 * k, 46 * k, c.light, 0.9),
    s.path(blob([[x - 10 * k, y - 4 * k, 'sharp'], [x - 9 * k, y - 17 * k], [x, y - 23 * k], [x + 9 * k, y - 17 * k], [x + 10 * k, y - 4 * k, 'sharp']]), s.fade(c.light, mix(c.light, c.accent, 0.3))),
  ];
}

/** The one near us: wide hat, veil, smock, and a comb of stars held up. @param {Studio} s @param {import('../studio/moods.js').Mood} c @param {(x: number, y: number, k?: number, turn?: number) => string} star */
function keeper(s, c, star) {
  const smock = mix(c.light, c.skyLow, 0.14);
  const dusk = mix(c.skyLow, c.light, 0.12);
  const cells = [];
  let walls = '';
  for (let row = 0; row < 5; row++) {
    for (let i = 0; i < 4; i++) {
      const [x, y] = [232 + i * 24 + (row % 2) * 12, 194 + row * 20];
      walls += polygon(Array.from({ length: 6 }, (_, n) => [x + Math.sin((n * Math.PI) / 3) * 13, y + Math.cos((n * Math.PI) / 3) * 13]));
      if ((row * 3 + i * 5) % 7 !== 3) cells.push(star(x, y, 0.62 + ((i * 7 + row * 3) % 5) * 0.1, i * 31 + row * 17));
    }
  }
  const frame = box(212, 170, 118, 122);
  return [
    glow(s, 270, 232, 200, c.light, 1),
    // The smock falls wide; the light lies on its right side.
    s.path(blob([[46, 620, 'sharp'], [52, 520], [64, 440], [84, 392], [116, 372], [150, 376], [172, 404], [184, 470], [192, 540], [200, 620, 'sharp']]), s.blend([50, 480], [200, 470], c.middle, dusk, smock)),
    s.stroke('M150 420q14 70 12 190M118 430q-6 80-14 180M84 450q-10 70-14 160', c.near, 3, 0.4),
    s.path(box(54, 494, 136, 13), s.blend([50, 0], [190, 0], c.frame, c.near)), s.path(box(150, 491, 18, 19), shade(c.accent, -0.1)) + s.path(box(154, 495, 10, 11), c.near),
    // The far arm and the frame.
    s.path(limb([[150, 404, 34], [196, 396, 30], [222, 330, 24], [228, 300, 22]]), s.blend([150, 400], [240, 320], dusk, smock)),
    s.path(frame, s.fade(mix(c.skyLow, c.light, 0.6), mix(c.skyLow, c.near, 0.3))),
    s.path(box(220, 180, 102, 102), shade(c.skyLow, 0.04, 80)), s.path(box(200, 166, 142, 10), s.fade(c.light, c.skyLow)),
    s.within(box(220, 180, 102, 102), s.path(walls, shade(c.skyLow, 0.2, 100)), s.stroke(walls, mix(c.light, c.skyLow, 0.4), 2.6), cells),
    s.path(blob([[214, 286], [222, 272], [238, 268], [248, 278], [246, 296], [234, 312], [218, 308]]), s.blend([214, 290], [250, 290], mix(c.near, c.middle, 0.5), c.far)) + s.stroke('M232 270v14M240 272v13M224 275v12', c.near, 2.2, 0.7),
    s.path(limb([[104, 410, 40], [128, 470, 36], [180, 470, 28], [214, 440, 22]]), s.blend([100, 420], [216, 440], c.far, dusk, smock)),
    // A jar for what drips.
    s.path(egg(216, 432, 14, 12), s.blend([204, 430], [230, 430], c.middle, c.far)),
    // Head in the veil.
    s.path(blob([[104, 296], [136, 284], [160, 296], [170, 330], [166, 356], [138, 366], [106, 356], [98, 326]]), s.blend([100, 320], [172, 320], c.frame, c.near)),
    s.path(egg(136, 324, 23, 27), s.blend([112, 320], [160, 320], c.near, mix(c.skyLow, c.light, 0.4))) + s.path(blob([[154, 320], [166, 330], [154, 338]]), mix(c.skyLow, c.light, 0.4)),
    s.stroke('M140 318q6-5 11 0', c.frame, 2.4),
    s.path(blob([[70, 290, 'sharp'], [134, 300], [200, 286, 'sharp'], [194, 330], [186, 376], [190, 398, 'sharp'], [140, 408], [74, 396, 'sharp'], [84, 350]]), s.blend([70, 340], [200, 330], [0, c.frame, 0.5], [0.5, c.middle, 0.2], [1, c.light, 0.4])),
    s.stroke('M90 298l-6 96M110 300l-4 102M130 301v104M150 300l4 104M170 297l8 104M84 320q52 14 108-6M80 344q56 14 108-4M78 368q56 14 108-2', c.light, 1.5, 0.3),
    s.path(blob([[50, 294, 'sharp'], [90, 276], [104, 250], [136, 240], [166, 250], [176, 274], [220, 282, 'sharp'], [180, 298], [134, 304], [88, 302]]), s.blend([50, 270], [220, 280], c.near, c.far, mix(c.skyLow, c.light, 0.6))),
    s.stroke('M98 274q38 14 78 0', c.accent, 7), s.stroke(line([[219, 283], [180, 297], [134, 303]]), c.light, 2.4, 0.9),
  ];
}

/** @param {Studio} s */
export function draw(s) {
  const c = s.mood('starViolet');
  const star = s.stamp(s.path('M0-10L2.6-3.6 9.5-3.1 4.2 1.4 5.9 8.1 0 4.4-5.9 8.1-4.2 1.4-9.5-3.1-2.6-3.6z', c.light));
  const bee = s.stamp([s.path(egg(-3, -7, 7, 3.4, 60) + egg(4, -7, 7, 3.4, 120), c.accent, 'opacity=".65"'), s.path('M0-10L2.6-3.6 9.5-3.1 4.2 1.4 5.9 8.1 0 4.4-5.9 8.1-4.2 1.4-9.5-3.1-2.6-3.6z', c.light)]);

  const sky = [
    backdrop(s, c.frame, c.skyHigh, c.middle, c.skyLow, [0.78, mix(c.skyLow, c.light, 0.25)]),
    s.path(blob([[-30, 210], [80, 150], [200, 60], [330, -20], [430, -20], [430, 40], [320, 90], [220, 160], [100, 240], [-30, 300]]), s.blend([0, 240], [400, 0], [0, c.skyLow, 0.4], [0.6, c.accent, 0.22], [1, c.skyLow, 0.1])),
    specks(s, 130, [0, 0, 400, 400], [1, 3], c.light, 0.85),
    specks(s, 40, [120, 0, 280, 180], [1.4, 3.4], c.accent, 0.8),
  ];
  // The swarm comes down in a spiral from the sky to the hives.
  const swarm = [];
  for (let i = 0; i < 54; i++) {
    const t = i / 53;
    const a = 0.7 - t * 7.4;
    const r = 176 * (1 - t) ** 0.8 + 12;
    const [x, y] = [196 + t * 100 + Math.cos(a) * r + s.random.around(0, 9), 96 + t * 236 + Math.sin(a) * r * 0.5 + s.random.around(0, 9)];
    swarm.push((i % 3 ? bee : star)(x, y, 0.45 + t * 0.3 + s.random.next() * 0.25, s.random.between(-40, 40)));
  }
  const roofs = skyline(s.random, 460, { low: 40, high: 120, lit: 0.3 });
  const town = [
    s.place(roofs, { x: 200, y: 470, size: 78, fill: s.fade(c.far, mix(c.far, c.skyLow, 0.6)), opacity: 0.8 }),
    mist(s, 440, 110, c.skyLow, 0.7),
    s.place(skyline(s.random, 440, { low: 30, high: 80, lit: 0.45 }), { x: 210, y: 490, size: 92, fill: s.fade(c.middle, c.near) }),
    mist(s, 486, 60, c.skyLow, 0.5),
  ];
  const tiles = Array.from({ length: 5 }, (_, r) => Array.from({ length: 14 }, (_, i) => `M${i * 34 - 30 + (r % 2) * 17} ${502 + r * 22}q17 15 34 0`).join('')).join('');
  const roof = [
    s.path('M-10 486H410V610H-10z', s.fade(mix(c.skyLow, c.middle, 0.55), c.near, c.frame)), s.stroke(tiles, c.frame, 2.2, 0.6),
    s.path(box(-10, 480, 420, 9), s.fade(mix(c.skyLow, c.light, 0.4), c.middle)),
    s.path(box(352, 396, 34, 92) + box(346, 388, 46, 11), s.blend([346, 0], [392, 0], c.middle, c.frame)) + s.stroke('M358 412h10M372 424h10M356 436h12M370 450h10M358 464h12', c.far, 2, 0.8),
  ];
  // Two more at work farther along the ridge: one smokes a hive, one carries jars.
  const veil = blob([[-20, -92, 'sharp'], [-9, -97], [-7, -106], [0, -109], [8, -106], [10, -98], [22, -94, 'sharp'], [14, -74, 'sharp'], [-12, -72, 'sharp']]);
  const far = [
    s.place({ d: person('walk', { wear: 'coat' }).d + veil }, { x: 318, y: 484, size: 96, flip: true, fill: s.fade(c.near, c.frame), rim: c.light, from: [-0.6, -1], rimWidth: 1.6 }),
    glow(s, 305, 446, 24, c.light, 0.9), s.path(box(299, 440, 12, 14), s.fade(c.light, c.accent)) + s.stroke('M299 440q6-10 12 0', c.frame, 1.6),
  ];
  const hives = [
    [[258, 486, 0.7]].map(([x, y, k]) => hive(s, c, x, y - 14, k)),
    shadow(s, 330, 592, 70, 12), hive(s, c, 330, 566, 1.25), shadow(s, 240, 596, 50, 10), hive(s, c, 238, 574, 0.92),
  ];
  const jar = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ k) => [glow(s, x, y - 14 * k, 34 * k, c.light, 0.7), s.path(blob([[x - 12 * k, y, 'sharp'], [x - 13 * k, y - 20 * k], [x - 9 * k, y - 27 * k, 'sharp'], [x + 9 * k, y - 27 * k, 'sharp'], [x + 13 * k, y - 20 * k], [x + 12 * k, y, 'sharp']], 0.6), s.fade([0, c.accent, 0.5], [1, c.light, 0.8])), s.path(box(x - 9 * k, y - 32 * k, 18 * k, 6 * k), c.near), star(x - 4 * k, y - 8 * k, 0.5 * k), star(x + 5 * k, y - 13 * k, 0.45 * k, 20), star(x - 1 * k, y - 19 * k, 0.4 * k, 40)];
  const jars = [jar(222, 430, 1.15), jar(386, 598, 1.1), jar(286, 600, 0.9)];
  const loose = [[348, 300, 0.9], [362, 250, 0.6], [208, 150, 0.8], [318, 330, 0.7], [196, 210, 0.6], [340, 210, 0.7], [262, 350, 0.6], [290, 540, 0.6], [366, 520, 0.7], [302, 500, 0.5]].map(([x, y, k]) => bee(x, y, k, (x * 7) % 60 - 30));
  const drops = s.path(egg(256, 304, 3, 5) + egg(236, 372, 2.6, 4.6) + egg(228, 346, 2.4, 4) + egg(290, 300, 2.6, 4.6), c.light);
  return s.picture(sky, swarm, town, roof, far, hives, keeper(s, c, star), jars, loose, drops, specks(s, 40, [190, 140, 200, 250], [1.2, 3.4], c.light, 0.9), vignette(s, 0.55));
}

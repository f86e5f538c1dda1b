// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, box, egg, limb, line, polygon, round } from '../studio/path.js';
import { backdrop, glow, mist, orb, ripples, specks, vignette } from '../studio/nature.js';
import { skyline } from '../motifs/buildings.js';
import { person } from '../motifs/people.js';
import { boat, carriage } from '../motifs/things.js';

export const scene = 'A city whose bridge is a violin: trams draw the bow over it.';

/** A point of the violin in the scene: `u` along it from the left bank to the right, `v` across, `up` above it. @param {number} u @param {number} v @param {number} [up] @returns {[number, number]} */
const at = (u, v, up = 0) => [10 + u * 0.88 + v * 0.78, 474 - u * 0.4 + v * 0.44 - up];

/** Half of the body's outline, from the tail to the neck. */
const WAIST = [[0, 0], [2, 34], [18, 66], [48, 80], [80, 76], [104, 56], [126, 47], [148, 52], [170, 66], [196, 64], [216, 44], [222, 14]];

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('amberDusk');
  const gold = mix(c.light, c.accent, 0.45);
  const varnish = shade(c.accent, -0.08);

  const sky = [
    backdrop(s, c.skyHigh, mix(c.skyHigh, c.far, 0.6), [0.22, c.far], [0.34, c.skyLow], [0.5, c.far], c.near), orb(s, 232, 172, 34, c.light),
    [[60, 60, 220], [330, 84, 190], [110, 110, 180], [370, 138, 150], [40, 150, 150]].map(([x, y, w]) => s.path(blob([[x - w / 2, y], [x - w / 4, y - 9], [x + w / 6, y - 6], [x + w / 2, y + 2], [x + w / 6, y + 8], [x - w / 4, y + 6]]), s.fade(mix(c.skyLow, c.accent, 0.4), c.middle), 'opacity=".75"')),
  ];
  const town = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ w, /** @type {number} */ size, /** @type {number} */ pale) => s.place(skyline(s.random, (w * 100) / size, { low: 20, high: 74, lit: 0.5 }), { x, y, size, fill: s.fade(mix(c.middle, c.skyLow, pale), pale ? mix(c.near, c.far, pale) : mix(c.far, c.middle, 0.55)) });
  const river = blob([[206, 196, 'sharp'], [252, 196, 'sharp'], [300, 260], [380, 340], [430, 440, 'sharp'], [430, 620, 'sharp'], [40, 620, 'sharp'], [90, 470], [150, 300]]);
  const banks = [s.path('M-10 200H410V610H-10z', s.fade(mix(c.far, c.skyLow, 0.3), c.middle, c.near)), town(90, 214, 210, 60, 0.45), town(340, 214, 180, 56, 0.45), mist(s, 212, 50, c.skyLow, 0.6), town(60, 258, 200, 90, 0.18), town(376, 262, 160, 84, 0.18), mist(s, 262, 50, c.far, 0.5)];
  const water = [s.path(river, s.fade(c.skyLow, mix(c.skyLow, c.accent, 0.4), c.far, c.middle)), s.within(river, glow(s, 232, 230, 110, c.light, 0.9, 120), ripples(s, 210, 600, c.light, { x: 250, spread: 330, count: 84, opacity: 0.6 }), ripples(s, 230, 600, c.near, { x: 260, spread: 420, count: 36, opacity: 0.4 }))];
  const quarter = [town(30, 342, 130, 110, 0), town(396, 360, 70, 100, 0)];

  // The body: one outline and its side; then purfling, holes that glow, and everything that stands on it.
  const half = (/** @type {number} */ side, /** @type {number} */ k) => WAIST.map(([u, v]) => at(110 + (u - 110) * k, v * side * k));
  const body = blob([...half(1, 1), ...half(-1, 1).reverse().slice(0, -1)]);
  const inner = line([...half(1, 0.93), ...half(-1, 0.93).reverse()]);
  const plank = polygon([at(206, -11, 2), at(400, -8, 2), at(400, 8, 2), at(206, 11, 2)]);
  const rimmed = s.path(body, gold) + s.within(body, s.path(body, s.blend([40, 380], [190, 520], shade(varnish, 0.07), varnish, shade(varnish, -0.2)), 'transform="translate(-2 3)"'));
  const sides = [30, 24, 18, 12, 6].map((by) => s.path(body, by > 24 ? c.frame : mix(c.near, c.middle, 0.3), `transform="translate(0 ${by})"`));
  const fHole = (/** @type {number} */ side) => s.stroke(line([at(74, side * 26), at(80, side * 34), at(96, side * 36), at(112, side * 30), at(128, side * 26), at(144, side * 30), at(146, side * 38)]), c.frame, 7) + s.stroke(line([at(80, side * 34), at(96, side * 36), at(112, side * 30), at(128, side * 26), at(144, side * 30)]), gold, 2.4);
  const pier = (/** @type {number} */ u, /** @type {number} */ h) => {
    const [x, y] = at(u, 4);
    return s.path(polygon([[x - 9, y], [x + 9, y], [x + 13, y + h], [x - 13, y + h]]), s.fade(c.near, c.frame)) + s.path(box(x + 4, y, 4, h), gold, 'opacity=".5"') + s.path(egg(x, y + h, 22, 4), c.frame, 'opacity=".5"') + s.stroke(`M${round(x - 24)} ${round(y + h + 2)}q24 8 50 0`, c.light, 2, 0.7);
  };
  const neckSide = polygon([at(206, 11, 2), at(400, 8, 2), at(400, 8, -10), at(206, 11, -18)]);
  const neck = [pier(262, 74), pier(330, 66), s.path(neckSide, c.frame), s.path(plank, s.fade(c.near, shade(c.near, -0.08))), s.stroke(`M${at(206, -11, 2).map(round).join(' ')}L${at(400, -8, 2).map(round).join(' ')}`, gold, 2)];
  // The scroll is a tower of the right bank; pegs are its lamps.
  const [hx, hy] = at(398, 0, 4);
  const scroll = [
    s.path(limb([[hx - 8, hy + 8, 22], [hx + 4, hy - 22, 26], [hx + 8, hy - 60, 26], [hx - 6, hy - 96, 24], [hx - 34, hy - 104, 20], [hx - 50, hy - 84, 15], [hx - 40, hy - 68, 11], [hx - 26, hy - 74, 8], [hx - 30, hy - 84, 5]]), s.blend([hx - 50, 0], [hx + 22, 0], gold, varnish, c.near)),
    s.stroke(line([[hx - 2, hy], [hx + 8, hy - 30], [hx + 10, hy - 60], [hx - 4, hy - 90], [hx - 30, hy - 98], [hx - 44, hy - 84]]), c.near, 2.4, 0.7),
    [[-14, -12], [-16, -34], [-14, -56]].map(([x, y]) => s.path(limb([[hx + x + 10, hy + y, 4], [hx + x - 8, hy + y - 4, 5]]) + egg(hx + x - 12, hy + y - 5, 5.4, 7), c.near) + glow(s, hx + x - 12, hy + y - 5, 16, c.light, 0.9) + s.path(egg(hx + x - 12, hy + y - 5, 2.6), c.light)),
  ];
  const [bl, br] = [at(112, -28), at(112, 28)];
  const saddle = s.path(blob([[bl[0] - 2, bl[1], 'sharp'], [bl[0] + 4, bl[1] - 22], [(bl[0] + br[0]) / 2, (bl[1] + br[1]) / 2 - 28], [br[0] - 4, br[1] - 22], [br[0] + 2, br[1], 'sharp'], [br[0] - 12, br[1] - 9], [(bl[0] + br[0]) / 2, (bl[1] + br[1]) / 2 - 8], [bl[0] + 10, bl[1] - 3]]), s.fade(c.light, c.skyLow));
  const tail = s.path(polygon([at(6, -9, 2), at(70, -22, 8), at(70, 22, 8), at(6, 9, 2)]), s.fade(c.near, c.frame));
  const strings = s.stroke([-3, -1, 1, 3].map((v) => `M${at(70, v * 5, 8).map(round).join(' ')}L${at(112, v * 5.4, 25).map(round).join(' ')}L${at(398, v * 1.8, 5).map(round).join(' ')}`).join(''), c.light, 1.7);

  // The bow lies across; its hair is the track, and the tram is what draws it.
  const across = (/** @type {number} */ v, /** @type {number} */ up) => at(150, v, up);
  const bow = [
    s.stroke(`M${across(-190, 32).map(round).join(' ')}L${across(400, 32).map(round).join(' ')}`, c.frame, 8, 0.35),
    s.stroke(`M${across(-190, 40).map(round).join(' ')}L${across(400, 40).map(round).join(' ')}`, c.light, 5), s.stroke(Array.from({ length: 44 }, (_, i) => `M${across(-180 + i * 13, 43).map(round).join(' ')}l-5 6`).join(''), c.middle, 2),
    s.path(limb([[...across(-190, 40), 6], [...across(-186, 62), 8], [...across(-120, 72), 6.4], [...across(60, 64), 6], [...across(250, 74), 7], [...across(400, 70), 7]].map((p) => /** @type {[number, number, number]} */ (p))), s.blend([0, 300], [0, 520], gold, varnish, c.near)),
  ];
  const tram = (/** @type {number} */ v, /** @type {number} */ size) => {
    const [x, y] = across(v, 40);
    return s.group([glow(s, 0, -30, 74, c.light, 0.7), s.place(carriage(), { x: 0, y: 0, size, fill: s.fade(shade(c.accent, -0.1, -16), shade(c.accent, -0.3, -30)), rim: gold, from: [0.4, -1] }), [-48, 16, 48].map((w) => s.path(egg((w * size) / 100, (-54 * size) / 100, 3.4) + box((w * size) / 100 - 4, (-51 * size) / 100, 8, 6), c.frame)), s.path(egg((64 * size) / 100, (-30 * size) / 100, 4), c.light)], `transform="matrix(.9 .5 0 1 ${round(x)} ${round(y)})"`);
  };

  const walker = [s.stamp(s.place(person('walk', { head: 'hat' }), { x: 0, y: 0, size: 22, fill: c.frame })), s.stamp(s.place(person('stand', { head: 'bun', wear: 'dress' }), { x: 0, y: 0, size: 22, fill: c.frame }))];
  const crowd = [[30, 30], [44, -40], [60, 50], [36, -10], [96, 62], [170, -40], [186, 10], [200, 34], [182, -56], [60, -62], [240, 2], [262, -3], [290, 3], [312, 0], [344, 2], [370, -2]].map(([u, v], i) => walker[i % 2](...at(u, v, 2), u > 220 ? 0.8 : 1));
  const lamp = s.stamp([glow(s, 0, -18, 16, c.light, 0.95), s.stroke('M0 0v-16', c.frame, 2), s.path(egg(0, -18, 3), c.light)]);
  const lamps = [[10, 44], [46, 76], [92, 62], [126, 44], [166, 62], [208, 46], [16, -50], [48, -76], [100, -52], [150, -50], [196, -60], [236, -10], [276, -9], [316, -9], [356, -8]].map(([u, v]) => lamp(...at(u, v), u > 220 ? 0.8 : 1));

  // The quay in front: roofs in the dark, a listener at the rail, boats with their light.
  const boats = [[332, 404, 28], [316, 520, 44], [236, 292, 16], [262, 330, 22]].map(([x, y, size]) => s.stroke(`M${x - size * 0.6} ${y + 3}q${size * 0.6} 7 ${size * 1.3} 0`, c.light, 1.8, 0.7) + s.place(boat(), { x, y, size, fill: c.frame }) + glow(s, x, y - size * 0.3, size * 0.5, c.light, 0.9));
  const quay = [s.path(blob([[-20, 566, 'sharp'], [100, 556], [240, 572], [420, 560, 'sharp'], [420, 620, 'sharp'], [-20, 620, 'sharp']]), c.frame), s.stroke('M-10 546Q200 534 410 546', c.frame, 5) + s.stroke(Array.from({ length: 18 }, (_, i) => `M${8 + i * 24} 543v24`).join(''), c.frame, 3.4), s.place(person('stand', { head: 'hat' }), { x: 226, y: 574, size: 104, fill: c.frame, rim: gold, from: [0.4, -1], rimWidth: 1.6 }), s.place(person('reach', { head: 'bun', wear: 'dress' }), { x: 262, y: 574, size: 98, flip: true, fill: c.frame, rim: gold, from: [0.4, -1], rimWidth: 1.6 }), s.place(person('stand', { age: 'child', head: 'cap' }), { x: 196, y: 574, size: 62, fill: c.frame })];
  const shade0 = s.path(body, c.frame, 'transform="translate(14 56)" opacity=".4"');
  return s.picture(sky, banks, water, quarter, boats.slice(2), shade0, neck, sides, rimmed, s.stroke(inner, c.near, 2.4, 0.7), fHole(1), fHole(-1), tail, lamps, crowd, scroll, saddle, strings, bow, tram(-96, 44), tram(178, 60), boats.slice(0, 2), quay, specks(s, 30, [20, 260, 360, 260], [1.4, 3], c.light, 0.8), vignette(s, 0.5));
}

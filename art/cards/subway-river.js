// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, box, egg, limb, line, polygon, round } from '../studio/path.js';
import { backdrop, glow, mist, ripples, shadow, shafts, specks, vignette } from '../studio/nature.js';
import { clothed } from '../motifs/clothed-people.js';
import { person } from '../motifs/people.js';
import { fish } from '../motifs/birds-and-fish.js';

export const scene = 'An underground platform where a river arrives on time, with gondolas.';

/** @typedef {import('../studio/studio.js').Studio} Studio */
/** @typedef {import('../studio/moods.js').Mood} Mood */

const EYE = { x: 146, y: 296, f: 300 };
const END = 3.6;

/** From the station's measures to the card: right, down, away. @param {number} x @param {number} y @param {number} z @returns {[number, number]} */
const at = (x, y, z) => [EYE.x + (x * EYE.f) / z, EYE.y + (y * EYE.f) / z];

const [LEFT, EDGE, RIGHT, FLOOR, WATER, TOP] = [-1.25, 0.34, 1.9, 0.98, 1.24, -1.5];

/** The round of the vault at a depth, as points from the left foot over the top to the right foot. @param {number} z @returns {import('../studio/path.js').Point[]} */
const vault = (z) => Array.from({ length: 9 }, (_, i) => {
  const a = Math.PI - (i / 8) * Math.PI;
  return at((LEFT + RIGHT) / 2 + (Math.cos(a) * (RIGHT - LEFT)) / 2, 0.3 - Math.sin(a) ** 0.8 * (0.3 - TOP), z);
});

/** @param {Studio} s @param {Mood} c */
function hall(s, c) {
  const ribs = [0.74, 0.95, 1.2, 1.5, 1.9, 2.4, 3];
  let tiles = '';
  for (let i = 1; i < 8; i++) tiles += `M${vault(0.6)[i].map((v) => round(Number(v))).join(' ')}L${vault(END)[i].map((v) => round(Number(v))).join(' ')}`;
  const wallRight = polygon([at(RIGHT, 0.3, 0.6), at(RIGHT, 0.3, END), at(RIGHT, FLOOR, END), at(RIGHT, FLOOR, 0.6)]);
  const end = `${line(vault(END))}L${[at(RIGHT, FLOOR, END), at(EDGE, FLOOR, END), at(EDGE, WATER, END), at(LEFT, WATER, END)].map((p) => p.map(round).join(' ')).join('L')}z`;
  const mouth = blob([[...at(LEFT + 0.12, WATER, END), 'sharp'], at(LEFT + 0.1, -0.2, END), at(-0.9, -0.84, END), at(-0.4, -1.02, END), at(0.06, -0.8, END), at(0.24, -0.2, END), [...at(EDGE - 0.04, WATER, END), 'sharp']].map((p) => /** @type {import('../studio/path.js').Point} */ (p)));
  return [
    backdrop(s, c.frame, c.near, c.middle),
    s.path(`${line(vault(0.6))}L${line(vault(END).reverse()).slice(1)}z`, s.round(c.far, [0.3, c.middle], [0.65, c.near], [1, c.frame])),
    s.stroke(tiles, c.far, 1.6, 0.5),
    ribs.map((z) => s.stroke(line(vault(z)), mix(c.frame, c.far, Math.min(1, (z - 0.7) / 2.6)), 13 / z, 0.95) + s.stroke(line(vault(z * 1.03)), mix(c.skyLow, c.light, 0.3), 2.4 / z, 0.5)),
    s.path(wallRight, s.blend([400, 0], [300, 0], c.near, c.middle)),
    s.path(polygon([at(LEFT, 0.3, 0.6), at(LEFT, 0.3, END), at(LEFT, WATER, END), at(LEFT, WATER, 0.6)]), s.blend([-60, 0], [40, 0], c.frame, c.near, c.middle)),
    s.path(end, s.fade(c.middle, c.far)),
    // The mouth of the tunnel, and day at its end.
    s.path(mouth, s.fade(c.near, mix(c.accent, c.middle, 0.3), mix(c.light, c.accent, 0.4))), s.stroke(mouth, mix(c.skyLow, c.light, 0.5), 5),
    glow(s, 118, 330, 190, mix(c.light, c.accent, 0.3), 0.95), s.path(egg(116, 326, 21, 26), c.light),
    // Panels along the wall: pictures of far shores.
    [[0.98, 1.22], [1.42, 1.76], [2.06, 2.5]].map(([a, b]) => s.path(polygon([at(RIGHT - 0.02, 0.36, a), at(RIGHT - 0.02, 0.36, b), at(RIGHT - 0.02, 0.76, b), at(RIGHT - 0.02, 0.76, a)]), s.fade(mix(c.skyLow, c.light, 0.4), c.accent, c.far))),
  ];
}

/** @param {Studio} s @param {Mood} c */
function river(s, c) {
  const surface = polygon([at(LEFT, WATER, 0.6), at(LEFT, WATER, END), at(EDGE, WATER, END), at(EDGE, WATER, 0.6)]);
  const quay = polygon([at(EDGE, FLOOR, 0.6), at(EDGE, FLOOR, END), at(EDGE, WATER, END), at(EDGE, WATER, 0.6)]);
  const platform = polygon([at(EDGE, FLOOR, 0.6), at(EDGE, FLOOR, END), at(RIGHT, FLOOR, END), at(RIGHT, FLOOR, 0.6)]);
  const seams = [0.7, 0.8, 0.92, 1.06, 1.24, 1.46, 1.76, 2.2, 2.8].map((z) => `M${at(EDGE, FLOOR, z).map(round).join(' ')}L${at(RIGHT, FLOOR, z).map(round).join(' ')}`).join('') + [0.8, 1.3].map((x) => `M${at(x, FLOOR, 0.6).map(round).join(' ')}L${at(x, FLOOR, END).map(round).join(' ')}`).join('');
  return [
    s.path(surface, s.fade(mix(c.light, c.accent, 0.35), mix(c.skyLow, c.accent, 0.3), c.far, c.middle, c.near)),
    s.within(surface, s.path(polygon([[88, 396], [146, 396], [210, 620], [-40, 620]]), s.fade([0, c.light, 0.8], [0.5, c.accent, 0.35], [1, c.accent, 0])), ripples(s, 402, 610, c.light, { x: 110, spread: 200, count: 45, opacity: 0.6 }), ripples(s, 420, 610, c.near, { x: 110, spread: 280, count: 24, opacity: 0.5 })),
    s.path(quay, s.blend([170, 380], [300, 610], c.middle, c.near, c.frame)),
    s.path(platform, s.blend([200, 380], [340, 610], mix(c.skyLow, c.light, 0.4), c.far, c.middle)),
    s.stroke(seams, c.near, 1.8, 0.5),
    s.path(polygon([at(EDGE + 0.03, FLOOR, 0.6), at(EDGE + 0.03, FLOOR, END), at(EDGE + 0.12, FLOOR, END), at(EDGE + 0.12, FLOOR, 0.6)]), s.fade(mix(c.accent, c.light, 0.4), c.accent)),
  ];
}

/** The gondola that comes in. @param {Studio} s @param {Mood} c */
function gondola(s, c) {
  const hull = blob([[20, 404, 'sharp'], [10, 392], [16, 376], [26, 372, 'sharp'], [34, 410], [56, 452], [110, 480], [170, 474], [208, 446], [222, 420, 'sharp'], [226, 432], [216, 470], [176, 510], [112, 524], [62, 506], [34, 460]]);
  const oarsman = person({ head: [4, -91], neck: [2, -82], chest: [1, -70], hip: [-2, -49], nearArm: [[13, -66], [26, -58]], farArm: [[16, -73], [30, -70]], nearLeg: [[6, -26], [10, -3]], farLeg: [[-8, -27], [-14, -4]] }, { wear: 'trousers', head: 'hat', scarf: 14 });
  return [
    s.path(egg(124, 520, 118, 17), c.frame, 'opacity=".5"'),
    s.place(oarsman, { x: 196, y: 458, size: 178, flip: true, fill: s.fade(c.near, c.frame), rim: mix(c.light, c.accent, 0.3), from: [-1, -0.5], rimWidth: 3 }),
    s.path(limb([[130, 304, 4], [163, 404, 5], [196, 512, 5]]) + blob([[190, 500], [202, 496], [212, 540, 'sharp'], [200, 544, 'sharp']]), shade(c.accent, -0.28)),
    // Passengers: one reads, one holds a hat.
    [[92, 494, 96, 'topHat'], [132, 500, 92, 'bun']].map(([x, y, size, head]) => s.place(person('sit', { head: /** @type {'bun'} */ (head), wear: 'coat' }), { x: Number(x), y: Number(y), size: Number(size), flip: true, fill: s.fade(c.middle, c.near), rim: c.light, from: [-0.8, -1], rimWidth: 2 })),
    s.path(polygon([[58, 446], [82, 440], [84, 468], [62, 474]]), s.fade(c.light, c.skyLow)) + s.stroke('M64 452l14-3M65 459l14-3M66 466l13-3', c.far, 1.6),
    s.path(hull, s.blend([30, 400], [140, 520], shade(c.near, 0.05), c.near, c.frame)), s.stroke(line([[26, 374], [34, 410], [56, 452], [110, 480], [170, 474], [208, 446], [222, 421]]), c.accent, 3.6),
    s.stroke(line([[30, 440], [62, 490], [114, 508], [172, 496], [212, 464]]), c.accent, 2, 0.6),
    // The iron comb of the prow and its lamp.
    s.path(blob([[24, 408], [8, 404], [2, 384], [8, 366], [22, 358], [32, 364], [28, 374], [18, 378], [18, 392]]) + box(20, 378, 14, 3.4) + box(22, 386, 14, 3.4) + box(24, 394, 13, 3.4), s.fade(c.light, c.skyLow)),
    glow(s, 48, 402, 70, c.light, 0.9), s.stroke('M40 440Q36 410 48 392', c.frame, 3), s.path(egg(48, 402, 9, 11), s.fade(c.light, c.accent)) + s.stroke('M40 392h16M42 413h12', c.frame, 3),
    s.stroke('M-10 520q40-8 70 4t80 6t90-10M-10 538q60-8 120 2t110-6M20 556q60-6 110 2', c.light, 2.6, 0.7),
  ];
}

/** @param {Studio} s */
export function draw(s) {
  const c = s.mood('inkTeal');
  const rimmed = { rim: mix(c.light, c.accent, 0.3), from: /** @type {[number, number]} */ ([-1, -0.5]) };
  // Lamps hang over the platform, one behind the other.
  const lamps = [3, 2.3, 1.75, 1.32, 1].map((z) => {
    const [x, y] = at(0.86, -0.72, z);
    const r = 15 / z;
    return [s.stroke(`M${round(x)} ${round(at(0.86, -1.4, z)[1])}V${round(y - r)}`, c.frame, 2.4 / z), glow(s, x, y, r * 5, mix(c.light, c.accent, 0.25), 0.75), s.path(egg(x, y, r, r * 0.9), s.fade(c.light, mix(c.light, c.accent, 0.4))), s.path(blob([[x - r * 1.2, y - r * 0.3, 'sharp'], [x, y - r * 1.3], [x + r * 1.2, y - r * 0.3, 'sharp']]), c.frame)];
  });
  const waiting = /** @type {[number, number, any][]} */ ([[0.62, 2.9, { head: 'hat' }], [0.9, 2.5, { head: 'hat' }], [0.58, 2.1, { head: 'cap', wear: 'trousers' }], [1.2, 1.95, { head: 'hat' }], [0.62, 1.62, { head: 'hat', scarf: 16 }]]).map(([x, z, look]) => {
    const [px, py] = at(x, FLOOR, z);
    return [shadow(s, px + 12 / z, py, 40 / z, 7 / z, c.frame, 0.6), s.place(person('stand', look), { x: px, y: py, size: 232 / z, flip: true, fill: s.fade(mix(c.middle, c.far, Math.min(1, z / 4)), mix(c.near, c.middle, z / 5)), ...(z < 2.4 ? rimmed : {}), rimWidth: 2.4 / z + 0.6 }), s.path(box(px - 8 / z, py - 100 / z, 34 / z, 26 / z), mix(c.accent, c.near, 0.55))];
  });
  const skin = mix(c.light, c.accent, 0.4);
  const near = [
    // A woman with the paper under her arm looks at the water; a child has brought a swimming ring.
    shadow(s, 352, 596, 70, 12, c.frame, 0.7),
    clothed(s, { head: [3, -90], neck: [1, -82], chest: [0, -70], hip: [-1, -49], nearArm: [[7, -60], [14, -50]], farArm: [[10, -64], [20, -60]], nearLeg: [[-1, -26], [-3, -3]], farLeg: [[5, -26], [6, -3]] }, { skin, top: mix(c.accent, c.near, 0.25), bottom: c.frame, shoe: c.frame, hair: c.frame, hairdo: 'bun', hat: 'felt', hatColour: shade(c.accent, -0.24, -20), cut: 'coat', stout: 1.3, head: 1.25 }, { x: 348, y: 598, size: 232, flip: true, rim: rimmed.rim, from: [-1, -0.5], rimWidth: 2.6 }),
    s.path(limb([[300, 486, 5], [290, 596, 4]]), c.frame) + s.path(blob([[292, 510, 'sharp'], [300, 500], [306, 514], [300, 570], [290, 590, 'sharp'], [286, 560]]), s.fade(shade(c.accent, -0.16), shade(c.accent, -0.34))),
    clothed(s, 'point', { skin, top: mix(c.light, c.skyLow, 0.3), bottom: c.near, shoe: c.frame, hair: c.near, hat: 'cap', hatColour: c.near, cut: 'shorts', head: 1.6, stout: 1.25 }, { x: 258, y: 566, size: 108, flip: true, rim: rimmed.rim, from: [-1, -0.5], rimWidth: 2 }),
    s.path('M234 514a24 11 0 1 0 50 0a24 11 0 1 0-50 0zm12 0a13 5 0 1 1 26 0a13 5 0 1 1-26 0z', s.fade(c.light, c.accent), 'fill-rule="evenodd"') + s.stroke('M240 507l7 4M270 505l-3 5M279 519l-8-2M248 523l4-4', shade(c.accent, -0.2, -20), 4),
  ];
  const clock = [s.stroke('M262 96V214', c.frame, 4), glow(s, 262, 236, 60, c.light, 0.6), s.path(egg(262, 236, 25), c.frame) + s.path(egg(262, 236, 20), s.round(c.light, c.light, mix(c.light, c.accent, 0.4))), s.stroke('M262 236V221M262 236l8 6', c.frame, 3), s.stroke('M262 219v2M262 251v2M245 236h2M277 236h2', c.frame, 2)];
  const leaping = [s.place(fish(), { x: 30, y: 586, size: 44, turn: -30, fill: mix(c.skyLow, c.light, 0.4) }), s.stroke('M4 590q20-8 44 0M0 598q30-8 60 0', c.light, 2, 0.7)];
  return s.picture(hall(s, c), river(s, c), mist(s, 384, 70, c.light, 0.4), shafts(s, 116, 326, [-70, -46, 30, 52, 74], 330, 9, c.light, 0.3), lamps, waiting, clock, gondola(s, c), near, leaping, specks(s, 30, [20, 120, 330, 330], [1.2, 3.4], c.light, 0.8), vignette(s, 0.55));
}

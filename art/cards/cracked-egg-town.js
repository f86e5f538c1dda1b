// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, egg, limb, line, polygon, round } from '../studio/path.js';
import { backdrop, glow, leaves, mist, shadow, shafts, specks, vignette } from '../studio/nature.js';
import { clothed } from '../motifs/clothed-people.js';
import { person } from '../motifs/people.js';
import { house, tower, windmill } from '../motifs/buildings.js';
import { cat } from '../motifs/animals.js';

export const scene = 'A town lives in a giant egg; a crack lets in a feather as big as a street.';

/** @typedef {import('../studio/studio.js').Studio} Studio */
/** @typedef {import('../studio/moods.js').Mood} Mood */

/** The shell from inside, with the hole and the day behind it. @param {Studio} s @param {Mood} c */
function shell(s, c) {
  const hole = polygon([[196, -20], [214, 22], [198, 48], [228, 66], [222, 104], [256, 112], [268, 152], [296, 140], [318, 176], [336, 142], [366, 150], [360, 108], [392, 96], [376, 60], [420, 40], [420, -20]]);
  const rims = [[196, -20], [214, 22], [198, 48], [228, 66], [222, 104], [256, 112], [268, 152], [296, 140], [318, 176], [336, 142], [366, 150], [360, 108], [392, 96], [376, 60], [420, 40]];
  const sky = mix(c.accent, c.light, 0.35);
  let freckles = '';
  for (let i = 0; i < 36; i++) {
    const [x, y] = [s.random.between(-10, 410), s.random.between(0, 380)];
    freckles += egg(x, y, s.random.between(1.5, 5), s.random.between(1.2, 3), Math.round(s.random.between(-40, 40)));
  }
  return [
    backdrop(s, c.middle, mix(c.far, c.middle, 0.4), c.far, c.middle),
    s.path(egg(210, 250, 290, 380), s.round(c.light, [0.35, c.skyLow], [0.62, c.far], [0.85, c.middle], [1, c.near])),
    // Rounds of the dome, as a pot has them.
    s.stroke('M-20 150Q190 60 420 150M-20 240Q190 150 420 240M-20 330Q200 250 420 330', c.near, 2, 0.16),
    s.path(freckles, c.near, 'opacity=".22"'),
    glow(s, 300, 70, 300, c.light, 1),
    s.path(hole, s.blend([220, 140], [400, 0], c.light, mix(sky, c.light, 0.3), sky)),
    s.within(hole, s.path(blob([[300, 30], [330, 6], [364, 16], [390, 6], [420, 30], [420, 60], [330, 54]]), c.light, 'opacity=".85"')),
    s.stroke(`M${rims.map(([x, y]) => `${x} ${y}`).join('L')}`, c.light, 7), s.stroke(`M${rims.map(([x, y]) => `${x + 4} ${y - 5}`).join('L')}`, c.middle, 3, 0.7),
    s.stroke('M228 66l-40 14-10 26-36 8-14 26-26 2M268 152l-14 34 16 22-10 40 12 24M318 176l10 36-14 24 20 34M366 150l24 30-6 26 16 22M198 48l-44-10-16-20-34 4M142 114l-18-18-26 2M260 248l-16 14', c.near, 3.4, 0.85),
    s.stroke('M228 68l-40 14-10 26-36 8M268 154l-14 34 16 22M318 178l10 36-14 24', c.light, 2, 0.9).replace('<path', '<path transform="translate(2 3)"'),
    shafts(s, 310, 60, [-52, -38, -22, -4, 12], 540, 8, c.light, 0.5),
  ];
}

/** The feather: spine, vane with gaps, down at its root. @param {Studio} s @param {Mood} c */
function feather(s, c) {
  const spine = /** @type {[number, number][]} */ ([[356, -14], [318, 96], [268, 204], [206, 306], [138, 394], [92, 446]]);
  const vane = blob([[322, 44], [350, 60], [362, 104, 'sharp'], [346, 108], [352, 148], [334, 196], [316, 226], [306, 262, 'sharp'], [296, 250], [276, 292], [240, 340], [222, 372, 'sharp'], [212, 364], [176, 404], [130, 436], [86, 452, 'sharp'], [94, 418], [106, 378], [92, 372, 'sharp'], [112, 350], [138, 306], [164, 262], [148, 250, 'sharp'], [176, 236], [206, 176], [238, 122], [228, 108, 'sharp'], [252, 98], [286, 58]]);
  const at = (/** @type {number} */ t) => {
    const i = Math.min(4, Math.floor(t * 5));
    const u = t * 5 - i;
    return [spine[i][0] + (spine[i + 1][0] - spine[i][0]) * u, spine[i][1] + (spine[i + 1][1] - spine[i][1]) * u];
  };
  let [left, right] = ['', ''];
  for (let i = 0; i < 32; i++) {
    const [x, y] = at(0.14 + (i / 32) * 0.84);
    left += `M${round(x)} ${round(y)}q-26 6-64 46`;
    right += `M${round(x)} ${round(y)}q12 20 8 76`;
  }
  const blue = c.accent;
  return [
    s.path(vane, c.frame, 'opacity=".16" transform="translate(26 20)"'),
    s.path(vane, s.blend([340, 40], [110, 440], c.light, mix(c.light, blue, 0.25), mix(blue, c.light, 0.35), blue)),
    s.within(vane,
      s.path(limb(/** @type {[number, number, number][]} */ (spine.map(([x, y]) => [x + 34, y + 22, 66]))), shade(blue, -0.14), 'opacity=".28"'),
      s.stroke(left, c.light, 2, 0.55), s.stroke(right, shade(blue, -0.1), 2, 0.4),
      // Bars, as an owl's feather has.
      s.stroke('M240 120q60 20 110 90M206 180q60 24 100 84M168 246q60 24 100 70M130 312q50 20 90 60M108 372q30 10 60 40', blue, 15, 0.4)),
    s.path(limb(/** @type {[number, number, number][]} */ (spine.map(([x, y], i) => [x, y, 10 - i * 1.6]))), s.blend([356, 0], [92, 446], c.light, mix(c.light, c.far, 0.4), c.light)),
    s.stroke('M322 58q-18-12-34-8M326 66q-24-6-40 8M334 50q14-2 24 12M330 60q20 6 24 24M316 74q-20 4-30 20', c.light, 3, 0.9),
  ];
}

/** @param {Studio} s */
export function draw(s) {
  const c = s.mood('kitchenCream');
  const brick = shade(c.near, 0.04, -14, 1.25);
  const slate = mix(c.accent, c.near, 0.45);
  const walls = [mix(c.near, c.far, 0.35), brick, slate, mix(c.near, c.middle, 0.5), mix(brick, c.far, 0.35)];

  // The ground is the bottom of the egg: streets climb its sides.
  const slope = (/** @type {number} */ x) => ((x - 200) / 200) ** 2;
  const row = (/** @type {number} */ base, /** @type {number} */ climb, /** @type {number} */ size, /** @type {number} */ step, /** @type {number} */ pale, /** @type {(x: number) => boolean} */ keep) => {
    const out = [];
    let i = 0;
    for (let x = -10; x < 420; x += step, i++) {
      if (!keep(x)) continue;
      const fill = walls[(i * 3 + Math.round(base)) % walls.length];
      out.push(s.place(house({ lean: (i % 3) * 3 - 3 }), { x, y: base - slope(x) * climb, size: size * (0.86 + ((i * 7) % 5) * 0.08), turn: ((200 - x) / 200) * 16, fill: s.fade(mix(fill, c.skyLow, pale), mix(fill, c.skyLow, pale + 0.12)) }));
    }
    return out;
  };
  const bank = (/** @type {number} */ base, /** @type {number} */ climb, /** @type {string} */ top, /** @type {string} */ low) => s.path(`${line([-20, 60, 130, 200, 270, 340, 420].map((x) => [x, base - slope(x) * climb]))}L420 620L-20 620z`, s.fade(top, low));
  const town = [
    bank(404, 130, mix(c.far, c.middle, 0.4), c.middle),
    row(410, 128, 42, 31, 0.45, () => true),
    s.place(windmill(), { x: 34, y: 316, size: 70, turn: 12, fill: mix(brick, c.skyLow, 0.3) }), s.place(tower(), { x: 262, y: 404, size: 98, fill: mix(slate, c.skyLow, 0.3) }),
    mist(s, 400, 80, c.light, 0.55),
    bank(452, 108, mix(c.middle, c.far, 0.3), c.middle),
    row(460, 104, 66, 47, 0.18, (x) => x < 60 || x > 190), 
    mist(s, 462, 60, c.light, 0.4),
    bank(492, 40, mix(c.far, c.light, 0.4), mix(c.middle, c.near, 0.35)),
    s.stroke('M40 500q160-16 330 6M10 530q190-18 390 6M-10 566q210-20 420 6M120 498q-30 40-90 110M200 494q0 50-4 110M280 498q30 40 80 110', c.near, 2, 0.3),
  ];

  // The square: what fell, and those who came to look.
  const shard = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ k, /** @type {number} */ turn) => s.group(s.path(polygon([[-30, 0], [-16, -22], [6, -30], [22, -14], [34, 2], [4, 8]]), s.fade(c.light, c.far)) + s.path(polygon([[-30, 0], [4, 8], [34, 2], [4, 3]]), c.middle), `transform="translate(${x} ${y}) rotate(${turn}) scale(${k})"`);
  const fallen = [shadow(s, 310, 528, 60, 9, c.near, 0.6), shard(312, 522, 1.2, 6), shard(352, 516, 0.6, -30), shard(256, 586, 0.7, 20), shard(200, 512, 0.4, 0), shard(330, 250, 0.5, 40), shard(282, 300, 0.34, -20), shard(356, 330, 0.4, 80)];
  const skin = mix(c.light, c.middle, 0.45);
  const light = { rim: c.light, from: /** @type {[number, number]} */ ([0.7, -1]), rimWidth: 1.8 };
  const onlookers = [person('point', { head: 'hat' }), person('reach', { wear: 'dress', head: 'bun' }), person('stand', { head: 'topHat' })].map((p, i) => s.stamp(s.path(p.d, [brick, mix(c.near, c.middle, 0.3), slate][i])));
  const crowd = [[168, 504, 0.38, 0], [188, 502, 0.36, 2], [214, 504, 0.38, 1], [236, 502, 0.28, 0], [268, 506, 0.38, 2], [374, 508, 0.4, 1], [392, 512, 0.42, 2], [20, 506, 0.4, 0], [40, 508, 0.38, 1]].map(([x, y, k, i]) => onlookers[i](x, y, k));
  const people = [
    shadow(s, 78, 546, 30, 6, c.near, 0.6),
    // A child is the first to touch it.
    clothed(s, { head: [0, -90], neck: [0, -82], chest: [0, -70], hip: [-1, -49], nearArm: [[8, -84], [14, -102]], farArm: [[-7, -60], [-10, -48]], nearLeg: [[3, -26], [1, -3]], farLeg: [[-6, -27], [-10, -4]] }, { skin, top: shade(c.accent, 0.02, 150, 1.3), bottom: c.frame, shoe: c.frame, hair: c.frame, cut: 'skirt', hairdo: 'long', head: 1.6 }, { x: 70, y: 548, size: 92, ...light }),
    // The fire brigade has brought a sheet.
    shadow(s, 184, 578, 84, 9, c.near, 0.6),
    clothed(s, 'sow', { skin, top: brick, bottom: c.frame, shoe: c.frame, hair: c.frame, hat: 'felt', hatColour: slate, beard: c.frame, stout: 1.4 }, { x: 122, y: 580, size: 118, ...light }),
    clothed(s, 'sow', { skin, top: slate, bottom: c.frame, shoe: c.frame, hair: c.frame, hat: 'felt', hatColour: brick, stout: 1.3 }, { x: 248, y: 578, size: 116, flip: true, ...light }),
    s.path(blob([[150, 502, 'sharp'], [186, 520], [218, 502, 'sharp'], [212, 512], [186, 532], [156, 512]]), s.fade(c.light, c.far)) + s.stroke('M156 506q30 22 56 0', c.near, 1.6, 0.5),
    // Another holds an umbrella of shell.
    clothed(s, 'hunch', { skin, top: mix(c.accent, c.frame, 0.3), bottom: c.frame, hair: c.light, hairdo: 'bun', cut: 'skirt', stout: 1.4 }, { x: 336, y: 586, size: 122, flip: true, ...light }),
    s.stroke('M312 532L306 470', c.frame, 3.4), s.path(blob([[258, 476, 'sharp'], [270, 452], [300, 440], [332, 448], [352, 472, 'sharp'], [336, 468], [322, 478, 'sharp'], [306, 468], [290, 478, 'sharp'], [274, 468]]), s.fade(c.light, c.far, c.middle)),
    s.place(cat(), { x: 24, y: 580, size: 44, fill: c.frame, rim: c.light, from: [0.7, -1] }),
  ];
  const near = [
    s.place(house({ lean: 2 }), { x: 410, y: 640, size: 136, turn: -4, fill: s.fade(c.near, c.frame), rim: c.light, from: [-0.5, -1], rimWidth: 2 }),
  ];
  const down = leaves(s, 16, [20, 180, 360, 260], [9, 16], [c.light, mix(c.accent, c.light, 0.5)], 0.95);
  return s.picture(shell(s, c), town, crowd, feather(s, c), fallen, people, near, down, specks(s, 40, [60, 60, 330, 400], [1.4, 4], c.light, 0.9), vignette(s, 0.45, c.near));
}

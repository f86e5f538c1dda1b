// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, box, egg, limb, line, polygon } from '../studio/path.js';
import { backdrop, cloud, flock, glow, land, mist, specks, vignette } from '../studio/nature.js';
import { clothed } from '../motifs/clothed-people.js';
import { house, tower } from '../motifs/buildings.js';
import { leafyTree } from '../motifs/trees.js';

export const scene = 'A painter on scaffolding paints a horse on the sky; its painted half already gallops off.';

/** @typedef {import('../studio/studio.js').Studio} Studio */
/** @typedef {[number, number, number][]} Bones */

/** A horse at full gallop, 400 long, in the units of the card; joined limbs. */
const horse = {
  body: limb([[70, 300, 74], [108, 284, 84], [160, 278, 76], [208, 262, 84], [246, 232, 76], [270, 194, 58], [290, 154, 44], [308, 132, 42], [330, 142, 36], [352, 164, 26], [366, 180, 22]]),
  hind: limb([[72, 310, 66], [40, 346, 40], [6, 356, 20], [-18, 392, 13], [-34, 396, 15]]) + limb([[92, 318, 60], [74, 362, 34], [36, 388, 19], [20, 430, 12], [6, 436, 14]]),
  fore: limb([[232, 282, 52], [282, 300, 28], [326, 286, 18], [348, 316, 12], [360, 322, 14]]) + limb([[218, 290, 50], [252, 334, 27], [294, 344, 17], [306, 380, 12], [318, 384, 14]]),
  ears: blob([[296, 122], [294, 88, 'sharp'], [314, 116]]) + blob([[312, 116], [322, 88, 'sharp'], [326, 122]]),
};

/** The half that is done, with its mane in the wind. @param {Studio} s @param {import('../studio/moods.js').Mood} c */
function living(s, c) {
  const red = shade(c.accent, -0.16, -36, 1.1);
  const deep = shade(c.accent, -0.34, -60, 0.9);
  const torn = blob([[176, 190, 'sharp'], [164, 212], [184, 226, 'sharp'], [158, 244], [182, 258, 'sharp'], [150, 276], [178, 288, 'sharp'], [154, 306], [184, 318, 'sharp'], [168, 344], [196, 420, 'sharp'], [430, 420, 'sharp'], [430, 40, 'sharp'], [190, 60, 'sharp']]);
  const whole = horse.body + horse.fore + horse.ears;
  const lock = (/** @type {Bones} */ bones, /** @type {string} */ tone) => s.path(limb(bones), tone);
  const paint = s.blend([180, 330], [330, 120], red, c.accent, mix(c.accent, c.light, 0.45));
  return s.group([
    s.within(torn,
      s.path(horse.fore, s.blend([220, 280], [330, 370], c.accent, deep)),
      s.path(whole, mix(c.light, c.accent, 0.15)),
      s.path(whole, paint, 'transform="translate(-5 5)"'),
      s.path(limb([[166, 312, 10], [206, 308, 26], [240, 300, 20], [270, 262, 8]]), deep, 'opacity=".28"'),
      s.path(limb([[214, 226, 3], [234, 260, 9], [226, 296, 3]]) + limb([[262, 218, 3], [280, 190, 8], [288, 162, 2]]) + limb([[330, 156, 2], [338, 168, 6], [332, 178, 2]]), deep, 'opacity=".4"'),
      s.path(limb([[196, 236, 3], [222, 224, 10], [250, 198, 4]]) + limb([[250, 316, 2], [270, 326, 6], [288, 336, 2]]) + limb([[262, 290, 2], [290, 292, 6], [316, 284, 2]]), c.light, 'opacity=".45"'),
      // Strokes of the brush are still to be seen.
      s.stroke('M168 256q30-10 52-4M164 272q34-8 70 4M172 292q30-4 60 4M176 240q20-8 40-6M190 304q26 2 40-6', c.light, 2, 0.35)),
    s.path(polygon([[354, 310], [368, 314], [370, 330], [352, 328]]) + polygon([[312, 374], [326, 376], [328, 392], [310, 390]]), c.frame),
    lock([[318, 112, 14], [286, 108, 22], [246, 98, 18], [206, 108, 2]], deep), lock([[298, 130, 20], [262, 136, 26], [220, 128, 18], [180, 142, 2]], red), lock([[284, 156, 20], [246, 164, 26], [208, 158, 16], [168, 178, 2]], deep), lock([[268, 190, 18], [234, 196, 22], [200, 190, 12], [170, 210, 2]], red), lock([[310, 116, 12], [280, 122, 16], [240, 116, 10], [214, 124, 1]], mix(c.accent, c.light, 0.35)), lock([[280, 166, 8], [248, 178, 10], [212, 176, 2]], mix(c.accent, c.light, 0.35)),
    lock([[316, 108, 8], [332, 112, 12], [340, 130, 2]], red),
    s.path(egg(330, 138, 5, 4.4), c.frame) + s.path(egg(331.4, 136.6, 1.6), c.light) + s.stroke('M320 131q9-6 18 2', deep, 2.4),
    s.path(egg(366, 178, 3.4, 2.4, 50), c.frame) + s.stroke('M358 188q-6-2-12-8', deep, 2.2),
  ], 'transform="translate(20 -26) rotate(-5 240 260)"');
}

/** @param {Studio} s @param {import('../studio/moods.js').Mood} c */
function drawn(s, c) {
  const rear = blob([[190, 200, 'sharp'], [150, 226], [172, 244, 'sharp'], [146, 262], [166, 280, 'sharp'], [138, 300], [164, 316, 'sharp'], [150, 350], [160, 470, 'sharp'], [-60, 470, 'sharp'], [-60, 180, 'sharp']]);
  const tail = limb([[48, 284, 14], [20, 262, 26], [-10, 270, 30], [-34, 300, 20], [-60, 310, 3]]);
  const whole = horse.body + horse.hind;
  return s.group([
    s.within(rear,
      s.path(whole + tail, c.light, 'opacity=".3"'),
      // Only outlines: joined limbs would show their seams, so a copy in the colour of the sky lies over their strokes.
      s.stroke(whole + tail, c.near, 6, 0.9),
      s.path(whole + tail, s.fade(mix(c.skyHigh, c.light, 0.75), mix(c.skyLow, c.light, 0.6))),
      s.stroke('M70 300m-36 0a36 36 0 1 0 72 0a36 36 0 1 0-72 0M110 246V330M30 300H150M74 300L36 348 8 358-16 392M92 318L72 364 34 390 18 430', c.middle, 2, 0.8),
      s.stroke('M108 254q30-8 56 4M104 268q30-6 60 4M112 284q24-4 50 4M112 300q20 0 44 6', c.accent, 9),
      s.stroke('M96 262q20-8 40-6M98 292q20-4 40 0', shade(c.accent, -0.16, -36, 1.1), 6, 0.9)),
    s.stroke('M124 302v34M136 304v52M146 306v28', c.accent, 4) + s.stroke('M130 296v26M142 300v42', shade(c.accent, -0.16, -36, 1.1), 3),
  ], 'transform="matrix(.82 0 0 .82 60 46)"');
}

/** @param {Studio} s */
export function draw(s) {
  const c = s.mood('lilacFog');
  const wood = mix(c.near, c.accent, 0.22);
  const sky = [
    backdrop(s, c.skyHigh, mix(c.skyHigh, c.skyLow, 0.5), c.skyLow, [0.8, c.light]),
    glow(s, 330, 250, 300, c.light, 0.9),
    cloud(s, 60, 110, 190), cloud(s, 350, 62, 150), cloud(s, 380, 400, 170), cloud(s, 20, 210, 120),
    s.path(egg(150, 52, 6, 3.6, 30) + egg(176, 70, 4, 2.6, 30), c.accent, 'opacity=".8"'),
    flock(s, [[120, 64, 20], [94, 80, 14], [146, 92, 13]], c.middle),
  ];
  const tree = leafyTree(s.random);
  const country = [
    land(s, [500, 476, 486, 500, 470, 452, 470], mix(c.far, c.skyLow, 0.4), c.far),
    [[300, 500, 40], [330, 494, 50], [366, 490, 40]].map(([x, y, size]) => s.place(house(), { x, y, size, fill: c.middle })), s.place(tower(), { x: 346, y: 490, size: 74, fill: c.middle }),
    mist(s, 500, 60, c.light, 0.75),
    land(s, [540, 528, 520, 534, 524, 510, 520], mix(c.middle, c.skyLow, 0.25), c.middle),
    [[16, 540, 66], [386, 532, 80], [286, 532, 44]].map(([x, y, size]) => s.place(tree, { x, y, size, fill: mix(c.middle, c.near, 0.4) })),
    mist(s, 556, 70, c.skyLow, 0.6),
  ];

  const scaffold = [
    s.path(box(53, 196, 7, 420) + box(214, 404, 7, 210) + box(136, 470, 7, 140) + box(29, 202, 6, 410), s.blend([30, 0], [224, 0], shade(wood, -0.08), wood, shade(wood, 0.08))),
    s.stroke('M56 480L138 608M140 480L56 604M140 480L220 606M218 480L142 600', shade(wood, -0.06), 4),
    s.stroke('M30 340H96M28 372H98', shade(wood, -0.1), 4),
    s.path(polygon([[12, 462], [246, 462], [250, 476], [10, 476]]), s.fade(mix(wood, c.light, 0.35), wood)), s.path(box(20, 352, 62, 8), s.fade(mix(wood, c.light, 0.35), wood)),
    s.stroke('M60 463v12M118 463v12M176 463v12M214 463v12', c.frame, 1.8, 0.5),
    // A pulley brings up the paint.
    s.path(limb([[36, 206, 6], [110, 186, 5]]) + egg(106, 190, 7), c.frame) + s.stroke('M112 192V330', c.frame, 1.6),
  ];
  const pot = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ k, /** @type {string} */ tone) => s.path(polygon([[x - 11 * k, y - 22 * k], [x + 11 * k, y - 22 * k], [x + 9 * k, y], [x - 9 * k, y]]), s.blend([x - 11, y], [x + 11, y], c.near, c.middle)) + s.path(egg(x, y - 22 * k, 11 * k, 3.6 * k), tone) + s.path(limb([[x + 6 * k, y - 21 * k, 4 * k], [x + 7 * k, y - 10 * k, 3.4 * k]]), tone);
  const coral = shade(c.accent, -0.16, -36, 1.1);
  const pots = [pot(112, 356, 1, c.accent), s.stroke('M101 334q11-12 22 0', c.frame, 1.8), pot(34, 352, 0.9, coral), pot(58, 352, 0.8, c.light), pot(196, 462, 1.1, c.accent), pot(224, 462, 0.9, coral), pot(34, 462, 1, shade(c.accent, -0.3, -60, 0.8))];

  const skin = mix(c.light, c.accent, 0.3);
  const painter = [
    clothed(s, { head: [4, -90], neck: [2, -82], chest: [0, -70], hip: [-2, -49], nearArm: [[10, -84], [20, -100]], farArm: [[-12, -66], [-20, -56]], nearLeg: [[3, -26], [4, -3]], farLeg: [[-8, -27], [-14, -4]] }, { skin, top: c.light, bottom: c.near, shoe: c.frame, hair: c.frame, hat: 'felt', hatColour: coral, beard: shade(c.near, 0.02), stout: 1.2 }, { x: 108, y: 463, size: 124, rim: c.accent, from: [1, -0.7] }),
    s.path(limb([[132, 338, 4], [146, 312, 4]]), c.frame) + s.path(blob([[142, 316], [150, 318], [160, 292, 'sharp'], [146, 300]]), c.accent),
    s.path(egg(78, 396, 15, 11, -20), s.fade(mix(wood, c.light, 0.5), wood)) + s.path(egg(72, 392, 3), c.accent) + s.path(egg(80, 390, 3), coral) + s.path(egg(84, 398, 2.6), c.light),
  ];
  // Who sees it go: a child with the ladder, a dog-tired town still asleep.
  const child = clothed(s, 'point', { skin, top: c.accent, bottom: c.near, shoe: c.frame, hair: c.frame, hairdo: 'long', cut: 'skirt', head: 1.6 }, { x: 306, y: 586, size: 84, rim: c.light, from: [0.6, -1] });

  let drops = '';
  for (let i = 0; i < 46; i++) {
    const t = s.random.next();
    drops += `M${Math.round(150 + t * 190 + s.random.around(0, 16))} ${Math.round(330 - t * 60 + s.random.next() ** 2 * 190)}h0`;
  }
  const meadow = [s.path(line([[-20, 580], [120, 588], [260, 574], [420, 590]]) + 'L420 620L-20 620z', s.fade(c.near, c.frame)), s.stroke(Array.from({ length: 60 }, (_, i) => `M${i * 7 - 4} ${586 + ((i * 37) % 9)}q1-9 ${((i * 13) % 9) - 3} ${-10 - ((i * 29) % 9)}`).join(''), mix(c.near, c.middle, 0.3), 2)];
  return s.picture(sky, country, drawn(s, c), living(s, c), s.stroke(drops, c.accent, 4.4, 0.9), scaffold, pots, painter, meadow, child, specks(s, 40, [120, 80, 270, 330], [1.4, 4], c.light, 0.85), vignette(s, 0.45, c.near));
}

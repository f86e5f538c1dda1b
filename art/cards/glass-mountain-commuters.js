// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, box, egg, limb, line, polygon, round } from '../studio/path.js';
import { backdrop, cloud, flock, glow, land, mist, orb, shadow, specks, vignette } from '../studio/nature.js';
import { skyline } from '../motifs/buildings.js';
import { clothed } from '../motifs/clothed-people.js';
import { person } from '../motifs/people.js';
import { clock } from '../motifs/things.js';

export const scene = 'Men with briefcases slide down a mountain of glass, each morning again.';

/** Down the near slope; t goes from the top to the snow. @param {number} t @returns {[number, number]} */
const slope = (t) => [128 + t * 250 + Math.sin(t * 3) * 8, 96 + t * 424 - Math.sin(t * 3.1) * 26];

/** Ways of coming down: the slope goes through 0, 0, about 60 degrees steep. @type {Record<string, any>} */
const ways = {
  cheer: { head: [-2, -56], neck: [-2, -46], chest: [-2, -33], hip: [1, -9], nearArm: [[-14, -48], [-20, -64]], farArm: [[13, -46], [24, -58]], nearLeg: [[18, 2], [28, 24]], farLeg: [[20, -2], [34, 16]], feet: 10 },
  hug: { head: [4, -56], neck: [0, -46], chest: [-2, -34], hip: [1, -9], nearArm: [[8, -28], [19, -24]], farArm: [[10, -30], [21, -28]], nearLeg: [[20, 0], [28, 22]], farLeg: [[22, -3], [33, 16]], feet: 10 },
  onBack: { head: [-20, -50], neck: [-15, -41], chest: [-9, -30], hip: [3, -8], nearArm: [[-26, -48], [-36, -60]], farArm: [[8, -42], [22, -50]], nearLeg: [[25, -8], [46, -16]], farLeg: [[17, 6], [30, 26]], feet: -20 },
  headFirst: { head: [34, 32], neck: [27, 24], chest: [18, 12], hip: [4, -8], nearArm: [[38, 22], [56, 32]], farArm: [[32, 40], [44, 56]], nearLeg: [[-6, -28], [4, -48]], farLeg: [[-10, -30], [-22, -52]], feet: -120 },
  resigned: { head: [2, -62], neck: [-1, -53], chest: [-3, -42], hip: [-4, -18], nearArm: [[8, -36], [18, -28]], farArm: [[9, -38], [20, -32]], nearLeg: [[16, -26], [32, -8]], farLeg: [[18, -28], [36, -12]], feet: -40 },
};

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('snowLight');
  const red = c.accent;
  const ice = mix(c.skyHigh, shade(c.skyHigh, 0.02, -40, 1.6), 0.6);
  const suit = mix(c.near, c.frame, 0.6);
  const skin = mix(c.skyLow, shade(red, 0.22, 20), 0.32);

  const sky = [
    backdrop(s, shade(c.skyHigh, -0.04), c.far, c.skyLow, c.light),
    orb(s, 320, 84, 26, c.light), cloud(s, 350, 176, 150, c.light, c.skyLow), cloud(s, 40, 70, 120, c.light, c.skyLow),
    land(s, [372, 330, 356, 318, 344, 330], mix(c.far, c.skyLow, 0.3), c.skyLow, 8),
    s.place(skyline(s.random, 170, { low: 30, high: 96, lit: 0 }), { x: 330, y: 470, size: 130, fill: s.fade(c.middle, mix(c.far, c.skyLow, 0.5)) }),
    mist(s, 450, 110, c.skyLow, 0.85),
    land(s, [470, 480, 470, 478, 462, 466], mix(c.far, c.light, 0.5), c.light),
  ];

  // The mountain: facets of glass, lit on the right, deep on the left.
  const peak = slope(0);
  const rightEdge = Array.from({ length: 13 }, (_, i) => slope(i / 12));
  const mount = `${line([[-60, 560], [-20, 430], [30, 300], [66, 196], [96, 132], [peak[0] - 14, peak[1] + 2]])}L${round(peak[0])} ${round(peak[1])}${line(rightEdge).replace(/^M[^C]+/, '')}L400 560L-60 620z`;
  const ridge = [[128, 96], [120, 170], [146, 250], [116, 340], [150, 430], [120, 530], [150, 620]];
  const facet = (/** @type {[number, number][]} */ p, /** @type {string} */ tone, /** @type {number} */ o) => s.path(polygon(p), tone, `opacity="${o}"`);
  const mountain = [
    s.path(mount, s.blend([0, 400], [330, 330], shade(ice, -0.16), ice, mix(ice, c.light, 0.55), c.light)),
    s.within(mount,
      // What stands behind shows through, bent.
      s.group(s.path([[190, 330, 26, 120], [222, 350, 20, 110], [250, 316, 22, 150], [290, 360, 26, 100]].map(([x, y, w, h]) => box(x, y, w, h, 12)).join(''), c.middle), 'opacity=".3"'),
      facet([[128, 96], [120, 170], [40, 290]], c.light, 0.5), facet([[120, 170], [146, 250], [40, 290], [10, 340]], shade(ice, -0.1), 0.4), facet([[146, 250], [116, 340], [10, 340]], c.light, 0.32), facet([[116, 340], [150, 430], [-20, 470], [10, 340]], shade(ice, -0.2), 0.45), facet([[150, 430], [120, 530], [-20, 470]], c.light, 0.3), facet([[120, 530], [150, 620], [-60, 620], [-20, 470]], shade(ice, -0.24), 0.5),
      facet([[128, 96], [120, 170], [146, 250], [210, 260]], c.light, 0.55), facet([[146, 250], [210, 260], [250, 350], [116, 340]], c.skyHigh, 0.4), facet([[116, 340], [250, 350], [290, 430], [150, 430]], c.light, 0.5), facet([[150, 430], [290, 430], [340, 520], [120, 530]], ice, 0.5), facet([[120, 530], [340, 520], [400, 620], [150, 620]], c.light, 0.5),
      s.stroke(line(/** @type {any} */ (ridge), 0), c.light, 3, 0.85), s.stroke('M120 170L40 290M146 250L10 340M116 340L-20 470M150 430L-20 470M146 250L210 260M116 340L250 350M150 430L290 430M120 530L340 520', c.light, 1.8, 0.6),
      s.path(polygon([[60, 240], [84, 240], [-10, 460], [-40, 460]]) + polygon([[96, 260], [104, 260], [20, 460], [10, 460]]), c.light, 'opacity=".35"'),
    ),
    s.stroke(line(rightEdge), c.light, 4), s.stroke(line([[-60, 560], [-20, 430], [30, 300], [66, 196], [96, 132], [114, 98]]), c.light, 2.6, 0.8),
    glow(s, peak[0], peak[1], 70, c.light, 0.9), s.stroke(`M${peak[0] - 30} ${peak[1]}h60M${peak[0]} ${peak[1] - 30}v60`, c.light, 2, 0.8),
    // Grooves worn by all the mornings before.
    s.stroke([0.05, 0.1, 0.15].map((d) => line(rightEdge.slice(1).map(([x, y]) => /** @type {[number, number]} */ ([x - d * 130, y + d * 40])))).join(''), c.middle, 2, 0.6),
  ];

  // The way up on the left: a ladder, and a patient line of hats.
  const climber = person('climb', { wear: 'coat', head: 'hat' });
  const steps = Array.from({ length: 26 }, (_, i) => { const t = i / 25; return `M${round(-14 + t * 112)} ${round(500 - t * 358)}l15 5`; }).join('');
  const way = [
    s.stroke(`M-14 506L102 136M4 512L118 144${steps}`, c.near, 3),
    [0.08, 0.22, 0.36, 0.5, 0.64, 0.78, 0.91].map((t, i) => s.place(climber, { x: Math.round(-8 + t * 112), y: Math.round(506 - t * 358), size: 66 - i * 5, turn: 16, fill: s.fade(suit, c.frame), rim: i < 4 ? c.light : undefined, from: [1, -0.6] })),
    s.path(limb([[peak[0], peak[1] - 2, 3], [peak[0], peak[1] - 40, 3]]), c.frame), s.place(clock({ hour: 8, minute: 0 }), { x: peak[0], y: peak[1] - 34, size: 34, fill: c.frame }),
  ];

  /** A point of somebody on the slope: `x`, `y` in the units of the pose. @param {number} t @param {number} size @param {number} x @param {number} y */
  const on = (t, size, x, y) => /** @type {[number, number]} */ ([Math.round(slope(t)[0] + 3 + (x * size) / 100), Math.round(slope(t)[1] - 2 + (y * size) / 100)]);
  /** @param {number} t @param {string} way @param {number} size @param {any} [look] */
  const slider = (t, way, size, look = {}) => clothed(s, ways[way], { skin, top: suit, bottom: shade(suit, -0.05), shoe: c.frame, hair: c.frame, hat: 'felt', hatColour: c.frame, head: 1.4, stout: 1.25, ...look }, { x: on(t, size, 0, 0)[0], y: on(t, size, 0, 0)[1], size, rim: c.light, from: [0.8, -1], rimWidth: 2 });
  /** A tie from the neck, blown upwards. @param {number} t @param {number} size @param {[number, number]} neck */
  const tie = (t, size, [x, y]) => s.path(limb([[...on(t, size, x + 3, y + 3), 3], [...on(t, size, x - 6, y + 2), 5], [...on(t, size, x - 14, y - 6), 7], [...on(t, size, x - 20, y - 6), 2]]), red);
  const hat = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ k, /** @type {number} */ turn) => s.path(blob([[-22, 2], [-12, -3], [-13, -20], [0, -17], [12, -21], [13, -4], [22, 1], [8, 4], [-8, 4]]), c.frame, `transform="translate(${x} ${y}) rotate(${turn}) scale(${k})"`);
  const cases = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ k, /** @type {number} */ turn) => s.group([s.path(box(-16, -20, 32, 22), s.fade(shade(red, -0.02), shade(red, -0.16))), s.stroke('M-6-20v-6h12v6', c.frame, 3), s.stroke('M-16-11h32', shade(red, -0.24), 2), s.stroke('M0-11h0', c.light, 4.4)], `transform="translate(${x} ${y}) rotate(${turn}) scale(${k})"`);
  const sheets = [[172, 110, 20], [206, 168, -24], [228, 128, 50], [300, 236, 12], [336, 300, -30], [268, 200, 70], [372, 262, 34]].map(([x, y, turn]) => s.group(s.path(polygon([[-7, -9], [7, -9], [7, 6], [3, 10], [-7, 10]]), c.light) + s.stroke('M-4-4h8M-4 0h8M-4 4h5', c.middle, 1.4), `transform="translate(${x} ${y}) rotate(${turn})"`));
  const men = [
    slider(0.12, 'hug', 66), cases(...on(0.12, 66, 20, -20), 0.62, 14),
    slider(0.31, 'cheer', 92, { top: mix(suit, ice, 0.35), hat: '' }), tie(0.31, 92, [-2, -44]), cases(...on(0.31, 92, 32, -58), 0.85, 24), hat(...on(0.31, 92, 4, -92), 0.8, 24),
    slider(0.54, 'onBack', 112, { bottom: mix(suit, ice, 0.2) }), tie(0.54, 112, [-12, -42]), cases(...on(0.54, 112, 52, -44), 1, -24),
    slider(0.76, 'headFirst', 118, { top: mix(c.near, ice, 0.35), bottom: suit, hat: '' }), cases(...on(0.76, 118, 50, 6), 1.05, 48), hat(...on(0.76, 118, 20, -48), 1.1, -20),
  ];

  // The bottom: a drift that has the shape of falling, and those who get up.
  const foot = [
    s.path(blob([[-20, 530], [60, 516], [150, 530], [240, 522], [330, 512], [420, 530], [420, 630], [-20, 630]]), s.fade(c.light, mix(c.light, c.far, 0.6), c.far)),
    s.stroke('M20 560q50-14 100 0M190 566q60-14 120 2M60 590q60-12 130 0', c.middle, 2.6, 0.6),
    shadow(s, 306, 566, 90, 10, c.near, 0.5),
    clothed(s, ways.resigned, { skin, top: suit, bottom: shade(suit, -0.05), shoe: c.frame, hair: mix(c.light, c.far, 0.4), hairdo: 'short', head: 1.4, stout: 1.4 }, { x: 300, y: 570, size: 148, rim: c.light, from: [0.6, -1], rimWidth: 2.4 }),
    s.path(limb([[300, 494, 4], [306, 508, 7], [310, 522, 9], [312, 530, 2]]), red), cases(360, 580, 1.5, 4), hat(262, 588, 1.5, -4),
    // This one is on his way again.
    shadow(s, 112, 582, 52, 8, c.near, 0.5),
    clothed(s, 'walk', { skin, top: mix(c.near, ice, 0.25), bottom: suit, shoe: c.frame, hair: c.frame, hat: 'felt', hatColour: c.frame, head: 1.35, stout: 1.3 }, { x: 116, y: 582, size: 168, flip: true, rim: c.light, from: [0.8, -1], rimWidth: 2.4 }), cases(94, 516, 1.25, -4),
    s.place(person('walk', { head: 'hat' }), { x: 30, y: 560, size: 110, flip: true, fill: s.fade(suit, c.frame), rim: c.light, from: [0.8, -1] }),
    s.stroke('M60 584h10M84 592h10M150 588h10M172 582h10M196 586h10', c.near, 4, 0.5),
  ];
  return s.picture(sky, flock(s, [[250, 60, 18], [272, 74, 13], [234, 80, 12]], c.near), mountain, way, sheets, men, foot, specks(s, 50, [120, 60, 280, 520], [1.6, 4], c.light, 0.95), vignette(s, 0.35, c.near));
}

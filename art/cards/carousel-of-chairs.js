// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, box, egg, limb, line, polygon, round } from '../studio/path.js';
import { backdrop, blades, cloud, glow, leaf, mist, shadow, specks, vignette } from '../studio/nature.js';
import { chair } from '../motifs/things.js';
import { leafyTree } from '../motifs/trees.js';

export const scene = 'In a sunny park empty chairs ride a carousel, while the horses wait on benches.';

/** Seats of all kinds, 100 high like other motifs. @type {(() => import('../studio/studio.js').Shape)[]} */
const seats = [
  chair,
  // An armchair.
  () => ({ d: blob([[-34, -4], [-38, -44], [-30, -54], [-26, -92], [-14, -102], [14, -102], [26, -92], [30, -54], [38, -44], [34, -4], [0, -2]]) + limb([[-26, -6, 7], [-28, 4, 5]]) + limb([[26, -6, 7], [28, 4, 5]]), parts: [{ d: blob([[-22, -44], [-20, -86], [0, -93], [20, -86], [22, -44]]), tone: 'light', opacity: 0.45 }, { d: blob([[-24, -26], [0, -32], [24, -26], [22, -14], [-22, -14]]), tone: 'light', opacity: 0.3 }] }),
  // A stool.
  () => ({ d: blob([[-26, -56], [-20, -64], [20, -64], [26, -56], [0, -52]]) + limb([[-16, -56, 6], [-24, 0, 5]]) + limb([[16, -56, 6], [24, 0, 5]]) + limb([[0, -56, 5], [0, -6, 4]]) + limb([[-20, -22, 4], [20, -22, 4]]) }),
  // A rocking chair.
  () => ({ d: limb([[-38, -8, 5], [-16, 0, 5], [16, 0, 5], [40, -12, 5]]) + limb([[-18, -44, 6], [22, -46, 6]]) + limb([[-18, -44, 6], [-34, -98, 5]]) + limb([[-8, -46, 3], [-20, -94, 3]]) + limb([[-16, -44, 5], [-22, -2, 4]]) + limb([[20, -44, 5], [24, -4, 4]]) + limb([[-22, -64, 4], [18, -66, 4], [22, -46, 4]]) + blob([[-42, -90], [-38, -104], [-14, -98], [-16, -86]]) }),
];

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('mintMorning');
  const bark = shade(c.accent, -0.22, 10, 0.7);
  const straw = mix(c.light, c.accent, 0.3);

  const park = [
    backdrop(s, c.skyHigh, mix(c.skyHigh, c.skyLow, 0.6), c.skyLow, c.far),
    glow(s, 300, 60, 260, c.light, 1),
    cloud(s, 60, 150, 150), cloud(s, 360, 210, 130),
  ];
  const crowns = [leafyTree(s.random, { wide: 1.2 }), leafyTree(s.random)];
  const trees = [
    [[10, 392, 190], [70, 384, 140], [346, 384, 150], [396, 394, 210], [300, 380, 110], [120, 380, 100]].map(([x, y, size], i) => s.place(crowns[i % 2], { x, y, size, fill: s.fade(mix(c.far, c.middle, 0.3 + (i % 3) * 0.25), mix(c.middle, c.near, 0.25)) })),
    mist(s, 386, 60, c.skyLow, 0.7),
    s.path('M-10 388Q200 372 410 388V610H-10z', s.fade(mix(c.far, c.light, 0.35), c.far, c.middle)),
    s.path(blob([[-10, 470, 'sharp'], [90, 436], [206, 428], [320, 436], [410, 466, 'sharp'], [410, 610, 'sharp'], [-10, 610, 'sharp']]), s.fade(mix(c.skyLow, c.accent, 0.1), mix(c.skyLow, c.accent, 0.22))),
  ];
  // A far bench with two more of the idle.
  const idler = s.stamp([s.path(limb([[0, 0, 17], [0, -16, 18], [2, -30, 11], [4, -40, 9]]) + limb([[3, -40, 10], [12, -38, 7], [18, -34, 5]]) + polygon([[0, -44], [1, -51], [5, -45]]) + limb([[2, -2, 9], [16, -3, 7], [17, 12, 5]]), mix(bark, c.near, 0.3))]);
  const farBench = [idler(352, 402, 1), idler(376, 403, 0.95), s.stroke('M338 404H394M340 390H392M344 404V416M388 404V416', c.near, 3)];

  // The carousel: platform, back chairs, drum, front chairs, roof.
  const [cx, top, floor] = [200, 176, 396];
  const ride = (/** @type {number} */ a) => ({ x: cx + Math.cos(a) * 118, y: floor + Math.sin(a) * 26, k: 0.8 + Math.sin(a) * 0.26 });
  const tones = [c.accent, c.near, bark, shade(c.accent, 0.08, 30), mix(c.near, c.frame, 0.4), mix(c.accent, c.light, 0.25)];
  const rider = (/** @type {number} */ i) => {
    const { x, y, k } = ride(i * 0.785 + 0.25);
    const lift = 66 + Math.sin(i * 2.2) * 34;
    return s.stroke(`M${round(x)} ${round(top + 20)}V${round(y)}`, mix(straw, c.near, 0.2), 3.4 * k) + s.stroke(`M${round(x - k)} ${round(top + 20)}V${round(y)}`, c.light, 1.3 * k) + s.place(seats[[1, 0, 3, 2, 0, 1, 2, 3][i]](), { x, y: y - lift * k, size: 88 * k, flip: i % 3 === 1, turn: Math.sin(i * 3) * 9, fill: s.fade(tones[i % 6], shade(tones[i % 6], -0.14)), rim: k > 0.8 ? c.light : undefined, from: [1, -1] });
  };
  const all = [0, 1, 2, 3, 4, 5, 6, 7];
  const behind = all.filter((i) => Math.sin(i * 0.785 + 0.25) < 0);
  const before = all.filter((i) => Math.sin(i * 0.785 + 0.25) >= 0).sort((a, b) => ride(a * 0.785 + 0.25).y - ride(b * 0.785 + 0.25).y);
  const drum = box(166, 190, 68, 206);
  const platform = [
    shadow(s, cx, 434, 180, 22, c.near, 0.6),
    s.path('M52 398V420Q200 470 348 420V398z', s.fade(c.accent, shade(c.accent, -0.16))),
    s.path(Array.from({ length: 11 }, (_, i) => egg(70 + i * 26, 414 + Math.sin((i / 10) * Math.PI) * 21, 5, 4)).join(''), c.light),
    s.path(egg(cx, 398, 148, 32), s.fade(mix(c.light, c.accent, 0.2), straw)),
    s.stroke(egg(cx, 398, 148, 32), c.light, 2.4),
  ];
  const core = [
    s.path(drum, s.blend([166, 0], [234, 0], mix(c.near, c.middle, 0.4), c.far, c.near)),
    s.path([172, 194, 216].map((x) => blob([[x, 380, 'sharp'], [x, 230], [x + 7, 216], [x + 14, 230], [x + 14, 380, 'sharp']])).join(''), s.fade(c.light, c.skyHigh)),
    s.stroke('M166 206H234M166 390H234', straw, 5),
  ];
  /** A gore of the roof, from the tip to the rim. @param {number} i */
  const gore = (i) => {
    const at = (/** @type {number} */ q) => /** @type {[number, number]} */ ([cx - Math.cos((q / 9) * Math.PI) * 168, top + Math.sin((q / 9) * Math.PI) * 22]);
    return [s.path(`M${cx} 62Q${round((cx + at(i)[0]) / 2)} ${round(124)} ${at(i).map(round).join(' ')}L${at(i + 1).map(round).join(' ')}Q${round((cx + at(i + 1)[0]) / 2)} 124 ${cx} 62z`, s.fade(i % 2 ? c.light : shade(c.accent, 0.04), i % 2 ? mix(c.light, c.accent, 0.15) : shade(c.accent, -0.06))), s.path(blob([[...at(i), 'sharp'], [...at(i + 1), 'sharp'], [at(i + 0.75)[0], at(i + 0.5)[1] + 26], [at(i + 0.25)[0], at(i + 0.5)[1] + 26]].map((p) => /** @type {import('../studio/path.js').Point} */ (p))), i % 2 ? c.accent : c.light)];
  };
  const roof = [
    s.path(egg(cx, top + 8, 164, 24), s.fade(c.near, c.middle)),
    behind.map(rider), core, before.map(rider),
    Array.from({ length: 9 }, (_, i) => gore(i)),
    s.stroke(Array.from({ length: 25 }, (_, i) => `M${round(cx - Math.cos((i / 24) * Math.PI) * 166)} ${round(top + 2 + Math.sin((i / 24) * Math.PI) * 22)}h0`).join(''), c.light, 6),
    s.path(egg(cx, 58, 9) + limb([[cx, 54, 4], [cx, 34, 2]]) + egg(cx, 32, 5), s.fade(straw, c.accent)),
  ];

  // The horses, from behind, on the bench before us.
  /** @param {number} x @param {number} m 1 looks right @param {string} coat @param {string} mane */
  const horse = (x, m, coat, mane) => {
    const at = (/** @type {[number, number, number][]} */ b) => limb(b.map(([px, py, w]) => [x + px * m, py, w]));
    const spot = (/** @type {import('../studio/path.js').Point[]} */ p) => blob(p.map(([px, py, q]) => /** @type {import('../studio/path.js').Point} */ ([x + px * m, py, q])));
    const body = spot([[-62, 620], [-66, 560], [-50, 496], [-28, 456], [-16, 414], [-14, 384], [-4, 366], [16, 362], [34, 376], [34, 414], [40, 456], [58, 496], [70, 560], [66, 620]]) + at([[10, 380, 40], [42, 386, 34], [70, 402, 25], [88, 412, 23], [94, 416, 16]]);
    return [
      s.path(spot([[-8, 368], [-10, 342, 'sharp'], [6, 360]]) + spot([[14, 362], [22, 338, 'sharp'], [28, 364]]), shade(coat, -0.1)),
      s.path(body, s.blend([x - 60 * m, 480], [x + 70 * m, 430], shade(coat, -0.12), coat, shade(coat, 0.1))),
      s.within(body, s.path([[-30, 500, 22], [24, 470, 17], [40, 540, 20], [-14, 560, 15], [10, 420, 11]].map(([px, py, r]) => egg(x + px * m, py, r, r * 0.7, 20)).join(''), c.light, 'opacity=".22"'), s.stroke(line([[x + 4 * m, 470], [x + 2 * m, 540], [x + 4 * m, 610]]), shade(coat, -0.16), 3, 0.5)),
      s.stroke(line([[x + 36 * m, 412], [x + 42 * m, 456], [x + 58 * m, 496], [x + 68 * m, 552]]) + line([[x + 16 * m, 361], [x + 44 * m, 369], [x + 72 * m, 390]]), c.light, 2.6, 0.8),
      // Mane and forelock, nostril and a patient eye.
      s.path(at([[2, 356, 12], [-12, 380, 20], [-18, 420, 24], [-26, 460, 20], [-32, 492, 4]]) + at([[8, 356, 12], [26, 364, 9], [34, 378, 3]]), s.fade(mane, shade(mane, -0.08))),
      s.stroke([0, 1, 2].map((i) => line([[x + (-4 - i * 5) * m, 374 + i * 22], [x + (-16 - i * 4) * m, 396 + i * 22]])).join(''), coat, 2, 0.5),
      s.path(egg(x + 36 * m, 380, 3.4, 3), c.frame) + s.stroke(line([[x + 29 * m, 380], [x + 35 * m, 375], [x + 42 * m, 378]]), c.frame, 2.4) + s.path(egg(x + 90 * m, 408, 2.4, 1.8), c.frame) + s.stroke(line([[x + 97 * m, 419], [x + 86 * m, 422], [x + 76 * m, 418]]), shade(coat, -0.25), 2),
    ];
  };
  const hoof = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ turn) => s.group(s.path(blob([[-10, -8], [6, -9], [12, 8, 'sharp'], [-12, 8, 'sharp']]), s.fade(c.near, c.frame)), `transform="translate(${x} ${y}) rotate(${turn})"`);
  const horses = [
    horse(92, 1, shade(c.accent, -0.14, 8, 0.75), shade(c.frame, 0.02)),
    horse(308, -1, mix(c.light, c.accent, 0.16), bark),
    // One arm along the back of the bench, one with an ice cream.
    s.path(limb([[138, 506, 36], [172, 486, 26], [206, 492, 20]]), shade(c.accent, -0.12, 8, 0.75)), hoof(212, 494, -80),
    s.path(polygon([[238, 470], [254, 466], [252, 500]]), bark) + s.path(egg(245, 462, 11, 10) + egg(247, 450, 8.6), s.fade(c.light, mix(c.light, c.accent, 0.5))),
    s.path(limb([[268, 528, 30], [250, 512, 22], [248, 498, 18]]), mix(c.light, c.accent, 0.16)), hoof(249, 496, 8),
  ];
  const bench = [
    s.path([508, 540, 572].map((y) => box(-10, y, 420, 19)).join(''), s.fade(mix(c.near, c.middle, 0.3), c.near)),
    s.stroke('M-10 509H410M-10 541H410M-10 573H410', mix(c.light, c.middle, 0.3), 2.4, 0.8),
    s.path(box(24, 500, 12, 110) + box(194, 500, 12, 110) + box(364, 500, 12, 110), s.fade(c.frame, c.near)),
    s.stroke([30, 200, 370].flatMap((x) => [517, 549, 581].map((y) => `M${x} ${y}h0`)).join(''), straw, 5),
  ];

  // Leaves hang into the picture; the sun comes through them in coins.
  let dark = '';
  for (let i = 0; i < 46; i++) {
    const side = i % 2;
    const u = s.random.next() ** 1.6;
    dark += leaf(side ? 410 - u * 130 : u * 120 - 10, s.random.between(-6, 64 - u * 44), s.random.between(16, 28), s.random.between(30, 150));
  }
  const bough = s.path(dark, s.blend([0, 0], [0, 80], c.frame, c.near));
  const coins = s.path([[40, 452, 20], [110, 446, 14], [330, 448, 18], [378, 476, 16], [20, 486, 14], [180, 462, 16], [224, 452, 10]].map(([x, y, r]) => egg(x, y, r, r * 0.3)).join(''), c.light, 'opacity=".8"');
  const grass = blades(s, 60, (t) => [t * 400, 396 + Math.abs(t - 0.5) * 34], [5, 12], [c.middle, c.near], 0.1, 1.8);
  return s.picture(park, trees, grass, farBench, coins, platform, roof, s.group(horses.flat(), 'transform="translate(0 14)"'), bench, bough, specks(s, 44, [20, 80, 360, 360], [1.6, 4], c.light, 0.8), vignette(s, 0.3, c.near));
}

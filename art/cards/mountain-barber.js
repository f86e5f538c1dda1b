// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, box, polygon, round } from '../studio/path.js';
import { backdrop, blades, cloud, glow, land, leaves, mist, specks, vignette } from '../studio/nature.js';
import { clothed } from '../motifs/clothed-people.js';
import { house } from '../motifs/buildings.js';
import { pine } from '../motifs/trees.js';

export const scene = 'A barber on a ladder shaves the pines off a mountain that has a chin.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('mintMorning');
  const rock = mix(c.far, c.skyHigh, 0.25);
  const foam = c.light;

  const sky = [
    backdrop(s, c.skyHigh, mix(c.skyHigh, c.skyLow, 0.6), c.skyLow),
    glow(s, 330, 96, 190, c.light, 0.9),
    land(s, [330, 300, 340, 300, 270, 320, 286], mix(c.far, c.skyHigh, 0.6), c.skyLow, 6),
    land(s, [390, 380, 372, 352, 366, 330, 350], mix(c.far, c.skyLow, 0.35), c.skyLow, 5),
    mist(s, 380, 90, c.skyLow, 0.7),
  ];

  // A face in profile looking right, as tall as a range: brow, nose, lips, chin; it tips its head back for the razor.
  const head = blob([[-20, 130, 'sharp'], [30, 86], [84, 62], [128, 66], [156, 92], [170, 124], [176, 142], [196, 166], [226, 196], [238, 214], [222, 228], [204, 232], [206, 246], [222, 258], [218, 268], [204, 274], [220, 284], [214, 296], [206, 308], [226, 326], [242, 352], [238, 384], [212, 404], [178, 410], [158, 432], [160, 480], [190, 560], [200, 620, 'sharp'], [-20, 620, 'sharp']]);
  const stone = [
    s.path(head, s.blend([20, 200], [250, 330], mix(c.near, c.middle, 0.4), c.middle, mix(c.middle, c.far, 0.75))),
    s.within(head,
      // Facets catch the light.
      s.path(polygon([[128, 66], [156, 92], [176, 142], [150, 150], [120, 110]]) + polygon([[176, 142], [240, 212], [196, 218], [168, 190]]) + polygon([[206, 308], [242, 352], [220, 380], [190, 340]]) + polygon([[84, 62], [128, 66], [112, 112], [70, 104]]), c.light, 'opacity=".3"'),
      s.path(polygon([[-20, 130], [70, 104], [112, 170], [60, 260], [-20, 240]]) + polygon([[60, 260], [112, 170], [130, 240], [100, 300]]) + polygon([[158, 432], [110, 400], [60, 470], [40, 620], [160, 620], [176, 520]]), c.near, 'opacity=".22"'),
      s.path(polygon([[130, 240], [168, 190], [196, 218], [160, 260]]) + polygon([[-20, 240], [60, 260], [30, 350], [-20, 360]]), c.near, 'opacity=".12"'),
      mist(s, 580, 150, c.skyLow, 0.5),
    ),
    // Snow on the crown like white hair; a shut eye under a brow of bushes.
    s.path(blob([[-20, 128, 'sharp'], [30, 80], [84, 56], [130, 62], [158, 92], [140, 98], [128, 86], [116, 108], [98, 92], [84, 122], [62, 102], [40, 142], [16, 124], [-20, 168, 'sharp']]), s.fade(c.light, mix(c.light, c.skyHigh, 0.4))),
    s.stroke('M138 178q14 12 34 2', shade(c.near, -0.12), 5), s.stroke('M142 184l-4 6M151 187l-2 7M161 186l2 6', shade(c.near, -0.12), 2.6),
    s.stroke('M200 272q-16 2-28-8', shade(c.near, -0.1), 4, 0.8), s.stroke('M222 220q-10-2-14 6', c.near, 3, 0.7),
    s.path(blob([[74, 236], [62, 214], [76, 196], [96, 202], [100, 224], [90, 250], [78, 252]]), mix(c.middle, c.far, 0.5)) + s.stroke('M80 208q14 2 10 20t-10 12', c.near, 4, 0.7),
  ];

  const firs = [pine(s.random), pine(s.random)];
  const wood = (/** @type {[number, number][]} */ spots, /** @type {[number, number]} */ sizes, /** @type {string} */ fill) => spots.sort((a, b) => a[1] - b[1]).map(([x, y], i) => s.place(firs[i % 2], { x, y, size: s.random.between(...sizes), fill }));
  const fill = s.fade(shade(c.near, 0.04), shade(c.near, -0.14));
  const light = s.fade(c.middle, c.near);
  // The beard: pines on jaw and throat that have not been cut yet. The chin is already clean and foamed.
  /** @type {[number, number][]} */ const beard = [];
  for (let i = 0; i < 58; i++) {
    const t = s.random.next();
    beard.push([92 + t * 66 + s.random.between(-34, 14), 290 + t * 96 + s.random.between(-16, 40)]);
  }
  /** @type {[number, number][]} */ const brow = [];
  for (let i = 0; i < 9; i++) brow.push([128 + i * 5.6, 162 - Math.abs(i - 5) * 1.4]);
  const stamp = [s.stamp(s.place(firs[0], { x: 0, y: 0, size: 40, fill })), s.stamp(s.place(firs[1], { x: 0, y: 0, size: 40, fill: light }))];
  const trees = [
    beard.sort((a, b) => a[1] - b[1]).map(([x, y]) => s.random.pick(stamp)(x, y + 16, s.random.between(0.8, 1.3), s.random.between(-6, 6))),
    brow.map(([x, y], i) => stamp[0](x, y, 0.5, i * 6 - 20)),
  ];
  let stumps = '';
  for (let i = 0; i < 16; i++) stumps += box(170 + s.random.between(-10, 44), 330 + s.random.between(0, 60), 3.4, 4);
  const lather = [
    s.path(stumps, c.near, 'opacity=".7"'),
    cloud(s, 208, 322, 62, foam, mix(foam, rock, 0.3)), cloud(s, 226, 356, 52, foam, mix(foam, rock, 0.3)), cloud(s, 204, 398, 70, foam, mix(foam, rock, 0.3)), cloud(s, 184, 300, 46, foam, mix(foam, rock, 0.3)), cloud(s, 168, 416, 40, foam, mix(foam, rock, 0.3)),
  ];

  // A towel round the neck with a checked hem, and the village below.
  const towel = blob([[-20, 452, 'sharp'], [60, 470], [140, 462], [196, 442, 'sharp'], [232, 500], [246, 560], [150, 580], [40, 572], [-20, 590, 'sharp']]);
  const cloth = [s.path(towel, s.fade(c.light, mix(c.light, c.accent, 0.1), mix(c.light, c.far, 0.5))), s.within(towel, s.stroke('M-20 562q120 20 270-16M-20 548q120 18 266-14', c.accent, 6, 0.8), s.stroke('M30 468q-10 60 4 110M90 470q6 60-4 110M150 462q22 50 14 116', c.far, 4, 0.6))];

  // The ladder leans from the hill to the chin; the barber stands on it.
  const rungs = Array.from({ length: 15 }, (_, i) => `M${round(262 + i * 4.4)} ${round(360 + i * 13.6)}l17-3`).join('');
  const ladder = s.stroke('M260 344L334 566M278 340L354 562', shade(c.accent, -0.22), 5) + s.stroke(rungs, shade(c.accent, -0.16), 3.6);
  const pose = { head: /** @type {[number, number]} */ ([9, -92]), neck: /** @type {[number, number]} */ ([5, -82]), chest: /** @type {[number, number]} */ ([3, -70]), hip: /** @type {[number, number]} */ ([-3, -49]), nearArm: /** @type {any} */ ([[18, -74], [32, -86]]), farArm: /** @type {any} */ ([[14, -60], [26, -62]]), nearLeg: /** @type {any} */ ([[9, -30], [2, -10]]), farLeg: /** @type {any} */ ([[-1, -26], [-8, -2]]) };
  const barber = clothed(s, pose, { skin: mix(c.accent, c.light, 0.55), top: c.light, bottom: c.frame, shoe: c.frame, hair: c.frame, cut: 'trousers', apron: c.accent, head: 1.35, stout: 1.3 }, { x: 326, y: 468, size: 128, flip: true, rim: c.light, from: [1, -0.7], rimWidth: 1.6 });
  const moustache = s.stroke('M313 352q-8 5-14-1M308 353q3 6 10 3', c.frame, 3);
  const razor = s.path(polygon([[288, 350], [294, 362], [236, 392], [224, 380]]), shade(c.near, -0.12)) + s.path(polygon([[292, 358], [294, 362], [236, 392], [231, 387]]), c.light) + s.stroke('M288 357L296 300', c.accent, 7) + s.stroke('M288 357h0', c.frame, 5);
  // What has been shaved tumbles down.
  const falling = [[250, 430, 110], [272, 470, 200], [232, 452, 60], [258, 514, 150], [286, 436, 20]].map(([x, y, turn]) => stamp[1](x, y, 0.8, turn));

  const house1 = s.stamp(s.place(house(), { x: 0, y: 0, size: 30, fill: mix(c.accent, c.near, 0.3) }));
  const valley = [
    s.path(blob([[120, 620, 'sharp'], [180, 586], [270, 566], [350, 548], [420, 540, 'sharp'], [420, 620, 'sharp']]), s.fade(c.middle, c.near)),
    [[374, 552, 1], [392, 562, 1.3], [348, 560, 0.9]].map(([x, y, k]) => house1(x, y, k)),
    // A heap of felled pines, and the bowl of foam.
    Array.from({ length: 9 }, (_, i) => stamp[i % 2](214 + i * 10, 582 + (i % 3) * 6, 0.9, 70 + i * 17)),
    s.path(blob([[282, 556, 'sharp'], [324, 554, 'sharp'], [318, 578], [304, 584], [290, 578]]), s.fade(c.accent, shade(c.accent, -0.15))) + cloud(s, 303, 558, 46, foam, foam),
  ];
  const front = [s.path(blob([[-20, 620], [-20, 584], [50, 574], [120, 590], [170, 620]]), c.frame), blades(s, 46, (t) => [t * 400, 608], [14, 40], [c.near, c.frame], 0.2, 2), leaves(s, 14, [210, 380, 120, 180], [5, 10], [c.near, c.middle])];
  return s.picture(sky, glow(s, 320, 100, 300, c.light, 0.5), stone, trees, lather, cloth, valley, ladder, falling, barber, moustache, razor, specks(s, 26, [190, 290, 120, 200], [2, 5], foam, 0.9), front, wood([[14, 590], [44, 584], [76, 586], [392, 596], [372, 604]], [60, 100], c.frame), vignette(s, 0.3, c.near));
}

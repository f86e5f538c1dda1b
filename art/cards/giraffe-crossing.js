// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, box, egg, limb, polygon, round } from '../studio/path.js';
import { backdrop, flock, glow, mist, orb, specks, vignette } from '../studio/nature.js';
import { skyline } from '../motifs/buildings.js';
import { person } from '../motifs/people.js';

export const scene = 'A giraffe as high as the sky crosses a city at rush hour; everyone looks at a telephone.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('lilacFog');
  const warm = mix(c.light, c.accent, 0.45);
  const coat = mix(c.accent, c.light, 0.25);

  const sky = [
    backdrop(s, c.skyHigh, mix(c.skyHigh, c.skyLow, 0.5), c.skyLow, warm, c.skyLow),
    orb(s, 118, 186, 40, mix(c.light, c.accent, 0.2)),
    s.path([[60, 120, 150], [330, 236, 170], [20, 250, 120], [280, 40, 120]].map(([x, y, w]) => blob([[x - w / 2, y], [x - w / 4, y - 9], [x, y - 12], [x + w / 3, y - 6], [x + w / 2, y + 1], [x, y + 6]])).join(''), c.light, 'opacity=".45"'),
    flock(s, [[346, 60, 22], [370, 44, 16], [36, 70, 18], [64, 90, 12]], c.middle),
  ];
  const far = [
    s.place(skyline(s.random, 300, { low: 40, high: 130, lit: 0.1 }), { x: 200, y: 440, size: 150, fill: s.fade(mix(c.far, c.skyLow, 0.35), mix(c.far, c.skyLow, 0.7)) }),
    mist(s, 410, 110, warm, 0.8),
    s.place(skyline(s.random, 280, { low: 36, high: 96, lit: 0.16 }), { x: 200, y: 494, size: 160, fill: s.fade(c.far, mix(c.far, c.skyLow, 0.5)) }),
    mist(s, 470, 100, c.skyLow, 0.8),
  ];

  // The giraffe; patches are cut to its outline.
  const body = limb([[96, 330, 78], [124, 326, 96], [170, 318, 98], [216, 306, 96], [244, 272, 74], [262, 220, 52], [278, 160, 38], [292, 108, 32], [300, 84, 34]]) + limb([[292, 82, 40], [318, 82, 36], [344, 94, 26], [364, 104, 22]]);
  const legs = limb([[106, 340, 66], [98, 400, 34], [78, 456, 23], [84, 520, 18], [82, 600, 18]]) + limb([[220, 316, 62], [246, 390, 32], [262, 450, 22], [254, 510, 17], [248, 552, 16]]);
  const farLegs = limb([[132, 350, 56], [146, 410, 30], [140, 460, 20], [152, 590, 16]]) + limb([[206, 330, 54], [204, 400, 28], [180, 456, 20], [164, 520, 16], [162, 590, 14]]);
  let patches = '';
  for (let y = 60; y < 560; y += 25) {
    for (let x = 50 + ((y / 25) % 2) * 13; x < 380; x += 27) {
      // Only where there is giraffe.
      if ((y < 250 && x < 215) || (y > 120 && y < 250 && x > 315) || (y > 400 && x > 125 && x < 225) || (y > 250 && x > 290)) continue;
      const [px, py, r] = [x + s.random.between(-4, 4), y + s.random.between(-4, 4), y < 150 ? 7 : s.random.between(8.5, 11.5)];
      patches += polygon([0, 1, 2, 3, 4, 5].map((i) => [px + Math.cos(i * 1.05 + x) * r * s.random.between(0.85, 1.2), py + Math.sin(i * 1.05 + x) * r * s.random.between(0.85, 1.2)]));
    }
  }
  const spots = mix(c.near, c.accent, 0.3);
  const ear = (/** @type {number} */ m) => blob([[290, 70], [282 - m * 14, 52 + m * 8], [262 - m * 4, 50 + m * 14, 'sharp'], [276, 74 + m * 4]]);
  const giraffe = [
    s.path(farLegs, s.blend([0, 320], [0, 520], mix(spots, coat, 0.4), mix(c.far, c.skyLow, 0.2))),
    s.path(limb([[62, 318, 14], [42, 350, 8], [38, 400, 6]]) + blob([[38, 390], [48, 424], [36, 444, 'sharp'], [28, 420]]), s.fade(coat, c.near)),
    s.path(limb([[300, 66, 7], [296, 44, 6]]) + limb([[314, 66, 7], [318, 44, 6]]) + egg(295, 40, 6) + egg(319, 40, 6) + ear(0) + ear(1), s.fade(c.near, spots)),
    s.path(body + legs, s.blend([0, 80], [0, 560], mix(coat, c.light, 0.4), coat, [0.62, coat], [1, mix(coat, c.skyLow, 0.5)])),
    s.within(body + legs, s.path(patches, s.blend([0, 60], [0, 540], spots, spots, [0.6, mix(spots, c.far, 0.2)], [1, c.far])), s.path(limb([[90, 372, 30], [160, 372, 34], [230, 350, 30], [276, 260, 20], [304, 130, 14]]), c.near, 'opacity=".28"'), s.path(limb([[60, 300, 10], [130, 278, 10], [206, 262, 12], [236, 200, 10], [262, 120, 8], [284, 70, 8]]), c.light, 'opacity=".7"'), s.path(limb([[326, 104, 16], [346, 108, 18], [376, 114, 16]]), c.light, 'opacity=".4"')),
    // Mane, eye, mouth.
    s.path(limb([[284, 74, 9], [266, 130, 10], [244, 204, 11], [218, 262, 6]]), s.fade(spots, c.near)),
    s.path(egg(318, 80, 4.4, 5), c.frame) + s.stroke('M319 78h0', c.light, 2) + s.stroke('M310 73q8-5 15 0M372 111q-10 3-20 0', c.near, 2) + s.path(egg(368, 99, 2, 1.4), c.frame),
    mist(s, 470, 130, c.skyLow, 0.55),
  ];

  // The street, with its beetles.
  const street = [
    s.path(polygon([[192, 440], [226, 440], [330, 610], [110, 610]]), s.fade(mix(c.middle, c.skyLow, 0.5), c.middle, c.near)),
    s.stroke('M209 446V452M209 462V470M209 482V494M210 510V526M211 546V568', warm, 2.4, 0.8),
  ];
  const car = (/** @type {string} */ tone, /** @type {boolean} */ away) => s.stamp([s.path(egg(0, 8, 15, 4), c.frame, 'opacity=".4"'), s.path(blob([[-13, 6], [-13, -4], [-8, -13], [8, -13], [13, -4], [13, 6], [0, 8]]), s.fade(tone, shade(tone, -0.2))), s.path(blob([[-8, -4], [-6, -11], [6, -11], [8, -4]]), mix(c.light, c.far, 0.4)), s.stroke('M-9 2h0M9 2h0', away ? shade(c.accent, -0.14, -50, 1.3) : c.light, 4.4)]);
  const [coming, other, going, blue] = [car(c.near, false), car(mix(c.accent, c.near, 0.4), false), car(c.middle, true), car(c.frame, true)];
  const cars = [[200, 462, 0.34, 0], [218, 468, 0.38, 2], [196, 480, 0.46, 1], [222, 488, 0.5, 3], [188, 504, 0.6, 0], [231, 516, 0.64, 2], [180, 532, 0.78, 1], [286, 566, 0.9, 2], [166, 570, 1, 0], [196, 560, 0.8, 1], [228, 594, 1.05, 3]].map(([x, y, k, kind]) => [coming, other, going, blue][kind](x, y, k));
  const hoof = s.path(blob([[231, 574, 'sharp'], [240, 550], [256, 550], [263, 574, 'sharp']]), s.fade(c.near, c.frame));

  // Houses at both sides, with a telephone in every other window.
  /** @param {number} x @param {number} y @param {number} w @param {string} tone @param {boolean} ridge */
  const house = (x, y, w, tone, ridge) => {
    let [dull, lit, heads] = ['', '', ''];
    for (let wy = y + 16; wy < 600; wy += 27) {
      for (let wx = x + 9; wx < x + w - 12; wx += 22) {
        if (s.random.chance(0.45)) {
          lit += box(wx, wy, 12, 17);
          if (s.random.chance(0.6)) heads += egg(wx + 6, wy + 8, 3) + box(wx + 2, wy + 11, 8, 6);
        } else dull += box(wx, wy, 12, 17);
      }
    }
    return [
      s.path(box(x, y, w, 620 - y) + (ridge ? polygon([[x - 6, y + 2], [x + w * 0.3, y - 30], [x + w * 0.7, y - 30], [x + w + 6, y + 2]]) : box(x - 4, y - 6, w + 8, 9)) + box(x + w * 0.6, y - (ridge ? 46 : 26), 11, 40), s.fade(mix(tone, c.light, 0.12), tone, shade(tone, -0.06))),
      s.path(dull, c.frame, 'opacity=".35"'), s.path(lit, warm), s.path(heads, c.near),
    ];
  };
  const houses = [house(140, 516, 44, mix(c.middle, c.far, 0.5), true), house(100, 490, 50, c.middle, false), house(-10, 452, 104, mix(c.middle, c.near, 0.5), true), house(294, 494, 50, c.middle, true), house(334, 430, 80, mix(c.middle, c.near, 0.55), false)];

  // Our roof: four people who see nothing of it.
  const reading = /** @type {const} */ ({ head: [6, -88], neck: [1, -81], chest: [0, -69], hip: [-1, -49], nearArm: [[6, -60], [15, -69]], farArm: [[8, -62], [16, -70]], nearLeg: [[1, -26], [-1, -3]], farLeg: [[4, -26], [6, -3]] });
  /** @type {[number, number, number, boolean, Parameters<typeof person>[1]][]} */
  const people = [[44, 566, 128, false, { head: 'hat' }], [104, 580, 118, true, { wear: 'dress', head: 'bun' }], [330, 572, 124, true, { wear: 'trousers', head: 'cap' }], [376, 580, 116, true, { wear: 'dress', head: 'hair' }]];
  const crowd = people.map(([x, y, size, flip, look]) => {
    const [hx, hy] = [x + (flip ? -1 : 1) * 0.17 * size, y - 0.72 * size];
    return [glow(s, hx, hy, 30, c.light, 0.9), s.place(person(/** @type {any} */ (reading), look), { x, y, size, flip, fill: s.fade(c.near, c.frame, c.frame), rim: warm, from: [-0.5, -1], rimWidth: 2 }), s.path(polygon([[hx - 4, hy - 7], [hx + 3, hy - 8], [hx + 4, hy + 5], [hx - 3, hy + 6]]), c.light)];
  });
  let tiles = '';
  for (let row = 0; row < 3; row++) for (let x = -20 + row * 11; x < 420; x += 22) tiles += `M${x} ${round(582 + row * 11 - Math.abs(x - 200) * 0.05)}q11 14 22 0`;
  const roof = [
    s.path('M-10 566Q90 560 150 590L150 620H-10zM410 562Q320 560 270 592V620H410z', s.fade(mix(c.near, c.frame, 0.3), c.frame)),
    s.within('M-10 566Q90 560 150 590L150 620H-10zM410 562Q320 560 270 592V620H410z', s.stroke(tiles, c.middle, 2, 0.55)),
    s.stroke('M10 566V462M-8 470L28 458M-4 484L26 474M0 498L22 491', c.frame, 3),
  ];
  return s.picture(sky, far, street, giraffe, cars, hoof, houses, roof, crowd, specks(s, 40, [20, 250, 360, 250], [1.2, 3], c.light, 0.6), vignette(s, 0.45));
}

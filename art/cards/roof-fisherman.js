// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, box, egg, limb, line, polygon, round } from '../studio/path.js';
import { backdrop, glow, mist, specks, vignette } from '../studio/nature.js';
import { clothed } from '../motifs/clothed-people.js';
import { cat } from '../motifs/animals.js';
import { skyline } from '../motifs/buildings.js';

export const scene = 'From a roof a boy fishes in the night sky, and the moon nibbles at the bait.';

/** @typedef {import('../studio/studio.js').Studio} Studio */

const MOON = { x: 268, y: 396, r: 104 };

/** A crescent whose horns are lips, open to the upper left. */
function crescent() {
  const at = (/** @type {number} */ degrees) => {
    const a = (degrees * Math.PI) / 180;
    return `${round(MOON.x + Math.cos(a) * MOON.r)} ${round(MOON.y + Math.sin(a) * MOON.r)}`;
  };
  const inner = round(MOON.r * 0.7);
  return `M${at(262)}A${MOON.r} ${MOON.r} 0 1 1 ${at(188)}A${inner} ${inner} 0 1 0 ${at(262)}z`;
}

/** The moon as a fish: eye, gill, scales, fins of light. @param {Studio} s @param {import('../studio/moods.js').Mood} c */
function moonFish(s, c) {
  const gold = mix(c.light, c.accent, 0.35);
  const tail = blob([[346, 470, 'sharp'], [372, 484], [404, 474, 'sharp'], [392, 500], [396, 534, 'sharp'], [366, 516], [338, 496], [330, 484, 'sharp']]);
  const fin = blob([[334, 318, 'sharp'], [366, 300], [392, 296, 'sharp'], [388, 326], [370, 362, 'sharp']]);
  const belly = blob([[236, 494, 'sharp'], [242, 522], [226, 548, 'sharp'], [268, 532], [284, 498, 'sharp']]);
  const d = crescent();
  let scales = '';
  for (let row = 0; row < 8; row++) for (let i = 0; i < 7; i++) scales += `M${250 + i * 18 + (row % 2) * 9} ${342 + row * 18}q-9 9 0 18`;
  return [
    glow(s, MOON.x, MOON.y, 300, c.light, 0.75),
    glow(s, MOON.x + 20, MOON.y + 10, 170, gold, 0.7),
    s.path(tail + fin + belly, s.fade(c.light, gold), 'opacity=".9"'),
    s.stroke('M350 480l40 4M348 484l40 20M346 488l34 28M346 322l34-16M356 336l28-20M364 350l22-14M248 500l-8 34M260 500l-6 34M270 500l-2 26', c.accent, 1.8, 0.55),
    s.path(d, s.blend([230, 320], [360, 480], c.light, c.light, gold)),
    s.within(d, s.stroke(scales, c.accent, 2, 0.38), s.path(egg(352, 420, 13, 16, 20) + egg(320, 466, 10, 8) + egg(268, 480, 7, 5), gold, 'opacity=".7"'), s.path(blob([[240, 300], [262, 306], [290, 330], [286, 352], [240, 340]]), c.light)),
    s.stroke('M292 318q26 26 14 66', mix(gold, c.accent, 0.5), 2.6, 0.7),
    s.path(egg(282, 313, 9), mix(c.light, '#ffffff', 0.6)) + s.path(egg(279, 314, 5.6), c.near) + s.path(egg(277.4, 312, 1.8), c.light),
    s.stroke('M270 300q12-9 24-1', mix(gold, c.accent, 0.7), 2.4),
  ];
}

/** @param {Studio} s @param {import('../studio/moods.js').Mood} c */
function houseOfTheBoy(s, c) {
  const tiles = [];
  for (let row = 0; row < 6; row++) for (let i = 0; i < 9; i++) tiles.push(`M${-22 + i * 17 + row * 4} ${112 + i * 11.4 + row * 19}q5 13 15 9`);
  const roof = polygon([[-20, 78], [126, 206], [130, 216], [118, 218], [-20, 240]]);
  const windows = [[66, 282, 30, 44], [14, 296, 28, 44], [66, 388, 30, 44], [14, 400, 28, 44], [66, 492, 30, 44]];
  return [
    s.path(polygon([[-20, 150], [104, 208], [104, 610], [-20, 610]]), s.blend([-20, 300], [104, 300], c.frame, c.near, c.middle)),
    s.stroke('M103 230V600', mix(c.skyLow, c.light, 0.4), 2.4, 0.8),
    windows.map(([x, y, w, h], i) => [
      i === 3 ? s.path(box(x, y, w, h), s.fade(c.frame, c.middle)) : glow(s, x + w / 2, y + h / 2, 44, c.accent, 0.5) + s.path(box(x, y, w, h), s.fade(c.light, c.accent)),
      s.stroke(`M${x + w / 2} ${y}v${h}M${x} ${y + h * 0.4}h${w}`, c.frame, 2.4),
      s.path(box(x - 4, y + h, w + 8, 5), c.frame),
    ]),
    s.path(blob([[70, 312, 'sharp'], [74, 302], [82, 300], [88, 306], [92, 326, 'sharp'], [70, 326, 'sharp']]) + egg(81, 296, 6, 7), c.near),
    s.path(egg(20, 442, 8, 7) + egg(30, 440, 9, 8) + egg(38, 443, 7, 6) + egg(72, 534, 7) + egg(84, 532, 9) + egg(93, 535, 6), shade(c.skyLow, -0.12, -60, 0.8)),
    s.path(roof, s.blend([0, 100], [60, 230], c.middle, c.near, c.frame)),
    s.within(roof, s.stroke(tiles.join(''), c.far, 2, 0.7)),
    s.stroke('M-20 78L126 206l4 10', mix(c.skyLow, c.light, 0.35), 3, 0.9),
    s.path(polygon([[8, 116], [8, 74], [52, 74], [52, 154]]) + box(2, 64, 56, 12), s.blend([2, 60], [58, 60], c.frame, c.near, c.middle)),
    s.stroke('M14 84h14M34 92h14M12 100h12M30 110h16M36 126h12M40 82h10', c.far, 2, 0.7),
    s.stroke('M53 78V150M58 66v8', c.skyLow, 2, 0.7),
  ];
}

/** @param {Studio} s */
export function draw(s) {
  const c = s.mood('moonBlue');
  const sparkle = s.stamp(s.path('M0-9Q1.4-1.4 9 0Q1.4 1.4 0 9Q-1.4 1.4-9 0Q-1.4-1.4 0-9z', c.light));
  const smallFry = s.stamp(s.path('M9 0Q2-7-5-2L-11-6-9 0-11 6-5 2Q2 7 9 0z', c.light) + s.path(egg(4, -1, 1.2), c.near));

  const sky = [
    backdrop(s, c.frame, c.skyHigh, mix(c.skyHigh, c.skyLow, 0.55), mix(c.skyHigh, c.skyLow, 0.85), c.far),
    specks(s, 90, [0, 0, 400, 420], [1.2, 3.4], c.light, 0.9),
    [[318, 60, 1], [356, 150, 0.7], [170, 36, 0.7], [284, 190, 0.6], [150, 250, 0.8], [372, 238, 1], [164, 330, 0.6], [96, 24, 0.5], [378, 30, 0.6]].map(([x, y, k]) => sparkle(x, y, k)),
    // A shoal of stars swims by.
    [[316, 118, 1.1, 160], [342, 104, 0.9, 165], [352, 128, 0.8, 150], [300, 140, 0.7, 170], [330, 146, 0.6, 160], [376, 116, 0.6, 160], [146, 420, 0.7, -20], [164, 440, 0.9, -14], [138, 452, 0.6, -20]].map(([x, y, k, turn]) => smallFry(x, y, k, turn)),
  ];

  const bank = (/** @type {number} */ y, /** @type {number} */ high, /** @type {string} */ top, /** @type {string} */ low) => {
    const points = /** @type {import('../studio/path.js').Point[]} */ ([[-30, 640, 'sharp']]);
    for (let x = -30; x < 440; x += s.random.between(34, 52)) points.push([x, y - s.random.between(0, high)], [x + 17, y + 8, 'sharp']);
    return s.path(blob([...points, [440, 640, 'sharp']], 1.7), s.fade(top, low));
  };
  const roofs = skyline(s.random, 460, { low: 34, high: 84, lit: 0.35 });
  const below = [
    bank(506, 20, mix(c.skyLow, c.light, 0.35), c.far),
    s.place(roofs, { x: 230, y: 600, size: 96, fill: s.fade(c.middle, c.near), rim: mix(c.skyLow, c.light, 0.5), from: [0.1, -1], rimWidth: 1.6 }),
    mist(s, 590, 90, c.far, 0.7),
    bank(578, 18, mix(c.far, c.light, 0.25), c.middle),
  ];

  const tackle = [
    // Rings around the float, as if the dark were a pond.
    s.stroke('M176 262a46 11 0 1 0 92 0a46 11 0 1 0-92 0M196 262a26 6 0 1 0 52 0a26 6 0 1 0-52 0M152 262a70 18 0 0 0 140 0', c.light, 1.8, 0.6),
    s.stroke('M222 82Q219 170 222 250V344q0 12-8 12t-7-8', c.light, 1.6, 0.95),
    s.path(egg(222, 254, 6, 9), c.accent) + s.path('M216 254a6 9 0 0 0 12 0z', c.light) + s.stroke('M222 238v8', c.light, 2.4),
    glow(s, 214, 356, 34, c.light, 0.6),
    s.path(polygon([[198, 364], [226, 352], [231, 366], [203, 372]]) + polygon([[198, 364], [208, 344], [226, 352]]), s.fade(c.accent, mix(c.accent, c.light, 0.5))) + s.path(egg(210, 361, 2.6) + egg(219, 359, 2) + egg(214, 367, 1.8), shade(c.accent, -0.22)),
    s.path(limb([[104, 190, 5], [134, 152, 4], [170, 108, 3], [204, 84, 2.2], [222, 82, 1.4]]), shade(c.accent, -0.12)),
    s.path(egg(124, 168, 5), c.frame),
  ];
  const skin = mix(c.light, c.accent, 0.4);
  const boy = clothed(s, { head: [8, -68], neck: [3, -60], chest: [0, -49], hip: [-6, -29], nearArm: [[9, -42], [19, -45]], farArm: [[12, -42], [22, -50]], nearLeg: [[16, -29], [20, -8]], farLeg: [[20, -31], [29, -12]], feet: 24 },
    { skin, top: shade(c.accent, -0.08, -20), bottom: shade(c.skyLow, -0.12), shoe: c.frame, hair: c.frame, hat: 'cap', hatColour: shade(c.accent, -0.2, -24), head: 1.6, cut: 'shorts', stout: 1.25 }, { x: 86, y: 224, size: 158, rim: c.light, from: [0.9, 0.3], rimWidth: 2 });
  const catch_ = [
    // The cat on the chimney waits for its share of what is in the bucket.
    '',
    glow(s, 58, 120, 40, c.light, 0.8), sparkle(52, 116, 0.8), sparkle(63, 112, 0.7, 20), sparkle(58, 106, 0.5),
    s.path(polygon([[43, 120], [73, 120], [69, 148], [47, 148]]), s.blend([43, 0], [73, 0], c.near, c.far)) + s.stroke('M43 120q15 5 30 0M45 120q13-26 26 0', c.skyLow, 2),
  ];
  return s.picture(sky, moonFish(s, c), below, tackle, houseOfTheBoy(s, c), catch_, boy, s.path(limb([[104, 190, 5], [130, 157, 4]]), shade(c.accent, -0.12)), s.stroke(line([[118, 232], [180, 244], [260, 226], [420, 250]]), c.frame, 1.8, 0.7), [[292, 233], [300, 234]].map(([x, y]) => s.path(egg(x, y - 5, 4, 5) + polygon([[x + 2, y - 9], [x + 8, y - 7], [x + 2, y - 5]]), c.frame)), vignette(s, 0.55));
}

// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, egg, limb, line, polygon, round } from '../studio/path.js';
import { backdrop, blades, flock, glow, mist, orb, ripples, vignette } from '../studio/nature.js';
import { cat } from '../motifs/animals.js';
import { person } from '../motifs/people.js';
import { bareTree, pine } from '../motifs/trees.js';

export const scene = 'An old man knits a bridge while he walks on it over a gorge; he is running out of wool.';

/** The middle of the bridge; t goes from the left cliff to the needles. @param {number} t @returns {[number, number]} */
const deck = (t) => [34 + t * 224, 292 + Math.sin(t * 2.5) * 58 - t * 6];

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('pearFog');
  const wool = c.accent;

  const sky = [
    backdrop(s, c.skyHigh, c.skyLow, c.light, mix(c.far, c.light, 0.4), c.far),
    orb(s, 286, 110, 34, c.light),
    s.path([[90, 96, 180], [340, 176, 150], [210, 208, 200]].map(([x, y, w]) => blob([[x - w / 2, y], [x - w / 5, y - 8], [x + w / 4, y - 5], [x + w / 2, y + 1], [x, y + 6]])).join(''), c.light, 'opacity=".7"'),
  ];

  /** One pair of canyon walls. @param {number} gap half of the opening at the top @param {number} top @param {string} tone @param {string} low */
  const walls = (gap, top, tone, low) => {
    const ragged = (/** @type {number} */ side) => {
      /** @type {import('../studio/path.js').Point[]} */ const points = [[side < 0 ? -20 : 420, top - 14]];
      for (let i = 0; i <= 7; i++) points.push([206 + side * (gap * (1 - i * 0.115) + s.random.between(-9, 9)), top + i * ((610 - top) / 7), i % 2 ? 'sharp' : 0]);
      return polygon([...points, [side < 0 ? -20 : 420, 620]]);
    };
    return s.path(ragged(-1) + ragged(1), s.fade(tone, low));
  };
  const fir = pine(s.random);
  const gorge = [
    walls(64, 282, mix(c.far, c.light, 0.35), mix(c.far, c.light, 0.6)),
    Array.from({ length: 9 }, (_, i) => s.place(fir, { x: i < 5 ? i * 30 + 6 : 282 + (i - 5) * 34, y: 292, size: 34 + ((i * 7) % 4) * 8, fill: mix(c.far, c.light, 0.2) })),
    // A thread of a river, far down.
    s.path(blob([[206, 470], [212, 500], [198, 530], [226, 562], [196, 620, 'sharp'], [280, 620, 'sharp'], [250, 562], [216, 528], [222, 500]]), s.fade(c.light, mix(c.light, c.far, 0.4))),
    mist(s, 440, 150, c.light, 0.75),
    walls(104, 300, mix(c.far, c.middle, 0.45), mix(c.far, c.light, 0.3)),
    s.stroke('M318 306q-6 60-4 120t-8 130M326 306q-4 60-2 130t-10 110', c.light, 4, 0.75),
    mist(s, 520, 130, c.light, 0.8),
    walls(140, 312, c.middle, mix(c.middle, c.far, 0.6)),
    s.stroke('M60 350l-14 40 8 36-20 50M352 360l16 30-6 44 22 40M30 340l-8 60M384 350l-4 40', c.near, 3, 0.4),
    mist(s, 570, 110, c.light, 0.8),
    ripples(s, 590, 600, c.light, { x: 220, spread: 60, count: 9, opacity: 0.7 }),
  ];

  // Near cliffs, dark, with what grows on them.
  const left = blob([[-20, 270, 'sharp'], [30, 276], [66, 286, 'sharp'], [74, 312], [52, 346, 'sharp'], [60, 400], [28, 450, 'sharp'], [40, 510], [6, 560, 'sharp'], [-20, 600, 'sharp']]);
  const right = blob([[420, 288, 'sharp'], [380, 282], [348, 292, 'sharp'], [340, 320], [362, 352, 'sharp'], [350, 410], [384, 470, 'sharp'], [372, 530], [404, 580, 'sharp'], [420, 610, 'sharp']]);
  const tree = bareTree(s.random, { from: [384, 288], angle: -10, length: 62, width: 10, depth: 4, spread: 30 });
  const cliffs = [
    s.path(left, s.blend([0, 280], [70, 480], mix(c.near, c.middle, 0.35), c.near, c.frame)),
    s.path(right, s.blend([340, 280], [410, 500], mix(c.near, c.middle, 0.5), c.near, c.frame)),
    s.stroke('M56 300l-22 28 6 40-26 36M10 300l8 60M366 310l14 36-8 40 22 40M394 310l-6 30', c.frame, 3, 0.5),
    s.stroke(line([[-10, 272], [30, 277], [65, 286]]) + line([[349, 292], [380, 283], [410, 288]]), c.light, 3, 0.8),
    blades(s, 60, (t) => (t < 0.5 ? [t * 130, 282 + t * 8] : [350 + (t - 0.5) * 110, 290]), [6, 17], [c.near, c.frame, c.middle], 0.15, 2),
    s.path(tree.d, c.frame),
    s.path(tree.tips.map(([x, y], i) => egg(x, y, 4 + (i % 3), 3.4)).join(''), mix(wool, c.light, 0.45)),
  ];

  // The knitting: rows of stitches between two edges.
  const half = (/** @type {number} */ t) => 15 + t * 3;
  const edge = (/** @type {number} */ side) => Array.from({ length: 15 }, (_, i) => /** @type {[number, number]} */ ([deck(i / 14)[0] + side * 3, deck(i / 14)[1] + side * half(i / 14)]));
  const band = line(edge(-1)) + line(edge(1).reverse()).replace('M', 'L') + 'z';
  const stripes = Array.from({ length: 14 }, (_, i) => {
    const [a, b] = [deck(i / 14), deck((i + 1) / 14)];
    const d = polygon([[a[0] - 3, a[1] - 18], [b[0] - 3.5, b[1] - 19], [b[0] + 3.5, b[1] + 19], [a[0] + 3, a[1] + 18]]);
    return s.path(d, [wool, mix(wool, c.light, 0.55), wool, shade(wool, -0.12), mix(wool, c.light, 0.8)][i % 5]);
  });
  let stitches = '';
  for (let row = 0; row < 6; row++) {
    for (let i = 0; i < 34; i++) {
      const [x, y] = deck(i / 34);
      const at = y - half(i / 34) * (0.84 - row * 0.336);
      stitches += `M${round(x)} ${round(at - 2)}l5 2.2-5 2.2`;
    }
  }
  const fringe = Array.from({ length: 26 }, (_, i) => {
    const [x, y] = deck((i + 0.5) / 26);
    return `M${round(x + 3)} ${round(y + half(i / 26) - 1)}q${i % 2 ? 2 : -2} 6 ${i % 3 ? 1 : -1} ${9 + (i % 4) * 3}`;
  }).join('');
  const bridge = [
    s.stroke(fringe, shade(wool, -0.06), 2.2),
    s.path(band, shade(wool, -0.2), 'transform="translate(0 5)"'),
    s.within(band, stripes, s.stroke(stitches, shade(wool, -0.16), 1.7, 0.55)),
    s.stroke(line(edge(-1)), mix(wool, c.light, 0.7), 2.4), s.stroke(line(edge(1)), shade(wool, -0.14), 2.4),
    // It begins at two pegs, and the cat has found the beginning.
    s.path(limb([[24, 300, 8], [26, 256, 7]]) + limb([[40, 322, 8], [42, 280, 7]]), s.fade(c.near, c.frame)),
    s.stroke('M26 266q8 10 12 18M42 290q6 10 4 14', wool, 4),
  ];

  const [fx, fy] = deck(0.9);
  const knitting = /** @type {any} */ ({ head: [12, -80], neck: [5, -74], chest: [2, -65], hip: [-4, -46], nearArm: [[5, -53], [17, -51]], farArm: [[10, -55], [21, -53]], nearLeg: [[9, -25], [12, -3]], farLeg: [[-8, -25], [-16, -4]] });
  const size = 196;
  const k = size / 100;
  const [hx, hy] = [fx + 20 * k, fy - 52 * k];
  const man = [
    s.path(egg(fx, fy + 2, 34, 6), c.frame, 'opacity=".3"'),
    s.place(person(knitting, { wear: 'coat', head: 'hat' }), { x: fx - 2, y: fy + 2, size, fill: s.fade(mix(c.near, c.frame, 0.4), c.frame), rim: c.light, from: [0.7, -1], rimWidth: 2.8 }),
    s.path(blob([[fx + 15 * k, fy - 77 * k], [fx + 8 * k, fy - 75 * k], [fx + 9 * k, fy - 66 * k], [fx + 14 * k, fy - 60 * k, 'sharp'], [fx + 16.5 * k, fy - 68 * k]]), s.fade(c.light, c.far)),
  ];
  // What is on the needles hangs down to the bridge; the last of the wool hangs into the depth.
  const [ex, ey] = deck(1);
  const work = [
    s.path(blob([[hx - 4, hy + 2, 'sharp'], [hx + 30, hy - 2, 'sharp'], [hx + 36, hy + 40], [ex + 6, ey - 12, 'sharp'], [ex - 2, ey + 18, 'sharp'], [hx + 2, hy + 60]]), s.fade(mix(wool, c.light, 0.35), wool, shade(wool, -0.1))),
    s.stroke(Array.from({ length: 5 }, (_, i) => line([[hx + 3 + i * 6, hy + 4], [hx + 8 + i * 6, hy + 44], [ex - 1 + i * 1.6, ey + 12 - i * 5]])).join(''), shade(wool, -0.18), 1.8, 0.5),
    s.stroke(`M${round(hx - 14)} ${round(hy - 10)}L${round(hx + 38)} ${round(hy + 2)}M${round(hx - 10)} ${round(hy + 8)}L${round(hx + 36)} ${round(hy - 14)}`, c.frame, 3),
    s.stroke(`M${round(hx - 14)} ${round(hy - 10)}h0M${round(hx + 36)} ${round(hy - 14)}h0`, c.frame, 8),
    s.stroke(line([[hx + 28, hy - 2], [hx + 42, hy + 50], [hx + 22, hy + 120], [hx + 34, hy + 180], [hx + 20, hy + 232]]), wool, 2.8),
    s.path(egg(hx + 20, hy + 244, 13), s.fade(mix(wool, c.light, 0.4), shade(wool, -0.12))) + s.stroke(`M${round(hx + 9)} ${round(hy + 242)}q10-10 22 2M${round(hx + 10)} ${round(hy + 250)}q10-14 20-12M${round(hx + 16)} ${round(hy + 256)}q-2-12 8-22`, shade(wool, -0.18), 1.8, 0.7),
  ];
  const kitten = [s.place(cat(), { x: 22, y: 284, size: 62, fill: s.fade(c.near, c.frame), rim: c.light, from: [1, -1] }), s.stroke('M30 270q10 18 14 4t8 16', wool, 2.6), s.stroke('M10 284q-10 12 2 18t-8 18 6 30', wool, 2.6)];
  const birds = flock(s, [[196, 440, 26], [224, 456, 18], [150, 470, 20], [120, 64, 20], [146, 80, 14]], c.near);
  const front = s.path(blob([[-20, 620], [-20, 556], [16, 548], [40, 580], [72, 620]]) + blob([[420, 620], [420, 566], [388, 572], [356, 596], [340, 620]]), c.frame) + blades(s, 36, (t) => (t < 0.5 ? [t * 110, 584] : [350 + (t - 0.5) * 110, 592]), [16, 44], [c.near, c.frame], 0.15, 2.4);
  return s.picture(sky, gorge, birds, glow(s, 286, 210, 150, c.light, 0.5), cliffs, bridge, kitten, man, work, front, vignette(s, 0.4, c.near));
}

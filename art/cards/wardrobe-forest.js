// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, box, egg, limb, line, polygon, round } from '../studio/path.js';
import { backdrop, blades, dashes, glow, leaves, mist, shadow, shafts, specks, vignette } from '../studio/nature.js';
import { moth } from '../motifs/animals.js';
import { person } from '../motifs/people.js';
import { fern } from '../motifs/trees.js';

export const scene = 'A child pulls a coat aside; the wardrobe goes on as a birch wood with a tram.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('pearFog');
  const plum = shade(c.accent, -0.22, 0, 0.7);

  /** A birch: one trunk with a waist, bark marks on its shaded side. @param {number} x @param {number} foot @param {number} w @param {string} tone @param {string} bark */
  const trunk = (x, foot, w, tone, bark) => {
    const lean = s.random.between(-14, 14);
    const d = limb([[x, foot + 8, w * 1.5], [x, foot - 16, w], [x + lean * 0.4, foot - 200, w * 0.86], [x + lean, -20, w * 0.7]]);
    let marks = '';
    for (let y = foot - 12; y > 30; y -= s.random.between(9, 24)) {
      const side = s.random.chance(0.5);
      const l = s.random.between(w * 0.25, w * 0.6);
      marks += `M${round(x + lean * 0.4 * Math.min(1, (foot - y) / 200) + (side ? w / 2 - l : -w / 2))} ${round(y)}q${round(l / 2)} 2 ${round(l)} 0`;
    }
    return s.path(d, s.blend([x - w, 0], [x + w, 0], shade(tone, 0.05), [1, mix(tone, bark, 0.35)])) + s.within(d, s.stroke(marks, bark, Math.max(1.2, w * 0.13), 0.8));
  };

  const far = [0, 0].map((x) => s.stamp(trunk(x, 372, 7, mix(c.light, c.far, 0.35), mix(c.far, c.middle, 0.6))));
  const wood = [
    backdrop(s, c.skyHigh, c.skyLow, c.light, c.skyLow, c.far),
    glow(s, 196, 270, 250, c.light, 1),
    [110, 140, 168, 186, 214, 250, 268, 292, 318].map((x, i) => far[i % 2](x, s.random.between(-6, 6))),
    mist(s, 370, 110, c.light, 0.9),
    leaves(s, 72, [80, 40, 260, 150], [6, 13], [mix(c.far, c.light, 0.3), c.far, mix(c.middle, c.far, 0.5)], 0.8),
    s.path(blob([[60, 392], [140, 382], [240, 388], [350, 380], [360, 620], [40, 620]]), s.fade(mix(c.far, c.light, 0.4), c.middle, c.near)),
    [[120, 418, 15], [290, 414, 14], [308, 440, 17]].map(([x, y, w]) => trunk(x, y, w, mix(c.light, c.skyLow, 0.3), c.middle)),
  ];

  // The tram, head on, a lamp in its forehead.
  const hull = blob([[152, 408, 'sharp'], [148, 330], [154, 268], [166, 252], [198, 246], [230, 252], [242, 268], [248, 330], [244, 408, 'sharp']], 0.7);
  const pane = blob([[160, 322, 'sharp'], [164, 276, 'sharp'], [232, 276, 'sharp'], [236, 322, 'sharp'], [198, 326]], 0.5);
  const tram = [
    s.stroke('M198 246L184 214 212 200M198 246L214 216 186 200M176 199h46', c.near, 2.6),
    s.stroke('M96 160Q180 206 198 199T330 150', mix(c.near, c.far, 0.4), 1.6, 0.8),
    shadow(s, 198, 420, 84, 13, c.frame, 0.7),
    s.path(box(162, 404, 72, 16), c.frame),
    s.path(hull, s.blend([148, 0], [248, 0], shade(c.accent, 0.06), [0.6, c.accent], [1, shade(c.accent, -0.16)])),
    s.within(hull, s.path(box(140, 332, 120, 24), c.light), s.path(box(140, 250, 120, 16), shade(c.accent, -0.14))),
    s.path(pane, s.fade(mix(c.light, c.skyHigh, 0.5), c.light)),
    s.path(limb([[190, 324, 20], [190, 306, 18], [191, 299, 9]]) + egg(191, 294, 8, 9) + blob([[181, 290, 'sharp'], [184, 283], [198, 283], [203, 290, 'sharp']]), c.near),
    s.stroke('M198 276V326', shade(c.accent, -0.14), 3.4),
    glow(s, 198, 376, 64, c.light, 1), s.path(egg(198, 376, 10), c.light),
    s.path(egg(163, 384, 5) + egg(233, 384, 5), c.light), s.stroke('M150 402h96', c.frame, 5),
  ];
  const rails = [
    s.stroke([0, 1, 2, 3, 4, 5, 6].map((i) => `M${172 - i * 9} ${424 + i * i * 2.6 + i * 4}h${54 + i * 17}`).join(''), mix(c.near, c.frame, 0.4), 6, 0.75),
    s.stroke('M178 420Q160 470 118 560M218 420Q224 470 236 560', c.light, 3.4), s.stroke('M181 420Q164 470 124 560M221 420Q228 470 242 560', c.frame, 2, 0.7),
  ];
  const undergrowth = [
    trunk(92, 486, 26, c.light, c.frame), trunk(342, 500, 30, c.light, c.frame),
    blades(s, 72, (t) => [70 + t * 270, 470 + s.random.between(-30, 60)], [8, 26], [c.middle, c.near, mix(c.far, c.light, 0.3)], 0.1),
    [[112, 520, 66, false], [330, 528, 70, true], [80, 500, 50, false]].map(([x, y, size, flip]) => s.place(fern(), { x: Number(x), y: Number(y), size: Number(size), flip: Boolean(flip), fill: c.near })),
    specks(s, 26, [90, 430, 240, 110], [2, 5], mix(c.accent, c.light, 0.45), 0.9),
    shafts(s, 230, 30, [-16, 6, -34], 430, 7, c.light, 0.5),
  ];

  // Boards of the floor run out among the roots.
  const floor = [
    s.path(blob([[-20, 546, 'sharp'], [30, 530], [64, 548], [96, 528], [140, 552], [176, 536], [214, 556], [262, 534], [300, 552], [352, 532], [420, 540, 'sharp'], [420, 620, 'sharp'], [-20, 620, 'sharp']], 0.5), s.fade(mix(c.near, c.frame, 0.35), c.frame)),
    s.stroke('M66 546L40 604M140 552L124 604M214 556L212 604M300 552L318 604M352 536L392 604', mix(c.frame, c.near, 0.1), 2.6),
    dashes(s, 26, [0, 556, 400, 40], [10, 34], c.near, { opacity: 0.6, width: 1.6 }),
    shadow(s, 262, 580, 90, 12, shade(c.frame, -0.1), 0.8),
  ];

  /** A coat on its hanger. @param {number} x @param {number} y shoulder @param {number} w @param {number} h @param {string} tone @param {number} swing how far the hem is pulled to the side */
  const coat = (x, y, w, h, tone, swing = 0) => {
    const body = blob([[x - w * 0.16, y, 'sharp'], [x - w * 0.5, y + 22], [x - w * 0.52, y + h * 0.35], [x - w * 0.62 + swing * 0.6, y + h * 0.8], [x - w * 0.66 + swing, y + h, 'sharp'], [x - w * 0.3 + swing, y + h - 8], [x + swing, y + h + 6], [x + w * 0.32 + swing, y + h - 8], [x + w * 0.66 + swing, y + h, 'sharp'], [x + w * 0.6 + swing * 0.6, y + h * 0.7], [x + w * 0.52, y + h * 0.3], [x + w * 0.5, y + 22], [x + w * 0.16, y, 'sharp']]);
    const sleeve = (/** @type {number} */ m) => limb([[x + m * w * 0.42, y + 30, w * 0.26], [x + m * w * 0.56, y + h * 0.3, w * 0.25], [x + m * w * 0.54 + swing * 0.25, y + h * 0.56, w * 0.24]]);
    const fold = (/** @type {number} */ k) => `M${round(x + w * k * 0.7)} ${round(y + 60)}Q${round(x + w * k)} ${round(y + h * 0.5)} ${round(x + w * k * 1.2 + swing * 0.9)} ${round(y + h - 10)}`;
    return [
      s.stroke(`M${x} ${y - 4}v-14q0-12 9-11`, c.middle, 3),
      s.path(body, s.blend([x - w * 0.7, 0], [x + w * 0.7, 0], shade(tone, -0.07), tone, shade(tone, -0.1))),
      s.stroke([-0.34, -0.14, 0.2, 0.38].map(fold).join(''), shade(tone, -0.1), 3.6, 0.8),
      s.path(sleeve(-1) + sleeve(1), shade(tone, 0.03)), s.stroke([-1, 1].map((m) => `M${round(x + m * w * 0.54 + swing * 0.25 - w * 0.11)} ${round(y + h * 0.53)}h${round(w * 0.22)}`).join(''), shade(tone, -0.1), 4), s.stroke(fold(0.04), shade(tone, -0.12), 2.2),
      s.stroke([0.24, 0.38, 0.52, 0.66].map((k) => `M${round(x + w * 0.12 + swing * k * 0.6)} ${round(y + h * k)}h0`).join(''), mix(tone, c.light, 0.5), 6),
      s.path(polygon([[x - w * 0.18, y - 2], [x, y + 40], [x - w * 0.26, y + 30]]) + polygon([[x + w * 0.18, y - 2], [x, y + 40], [x + w * 0.26, y + 30]]), shade(tone, 0.07)),
    ].join('');
  };
  const wardrobe = [
    s.path(polygon([[-20, -20], [26, -20], [34, 560], [-20, 600]]) + polygon([[420, -20], [376, -20], [370, 560], [420, 600]]), s.blend([0, 0], [400, 0], c.frame, mix(c.frame, c.near, 0.4), c.frame)),
    s.path(box(-10, -10, 420, 42), s.fade(c.frame, mix(c.frame, c.near, 0.5))), s.path(box(-10, 42, 420, 9), mix(c.near, c.far, 0.25)), s.stroke('M0 44h400', c.light, 1.8, 0.6),
    s.path(blob([[46, 32, 'sharp'], [62, 24], [66, 4], [104, 2], [110, 24], [128, 31, 'sharp']]) + blob([[262, 31, 'sharp'], [276, 10], [306, 6], [326, 31, 'sharp']]), plum), s.stroke('M66 20h42', c.far, 4),
    coat(16, 78, 92, 470, mix(c.frame, c.near, 0.35)), coat(372, 78, 84, 420, mix(c.frame, c.near, 0.5), 24),
    coat(70, 76, 76, 386, plum, -26), coat(322, 76, 82, 400, mix(c.near, c.frame, 0.25), 58),
  ];

  // The child has the edge of the coat in one hand.
  const looking = person({ head: [9, -86], neck: [5, -78], chest: [2, -68], hip: [-2, -47], nearArm: [[-13, -74], [-22, -86]], farArm: [[11, -60], [19, -55]], nearLeg: [[-4, -26], [-9, -3]], farLeg: [[8, -27], [10, -3]] }, { age: 'child', wear: 'coat', head: 'bare' });
  const child = [
    s.place(looking, { x: 280, y: 582, size: 204, flip: true, fill: s.fade(mix(c.near, c.frame, 0.5), c.frame), rim: c.light, from: [-1, -0.5], rimWidth: 3.6 }),
    s.stroke('M326 404Q350 420 398 424M326 408Q340 450 392 476M322 410Q322 460 356 520', shade(c.frame, 0.02), 3, 0.8), s.stroke('M327 400Q352 412 398 410M325 409Q330 456 374 506', mix(c.near, c.far, 0.35), 2.4, 0.8),
  ];
  const trifles = [
    s.path(blob([[28, 592, 'sharp'], [32, 566], [46, 566], [52, 578], [76, 584], [78, 594, 'sharp']]) + blob([[56, 604, 'sharp'], [60, 578], [74, 578], [80, 590], [104, 596], [106, 606, 'sharp']]), plum), s.stroke('M34 572h12M62 584h12', c.far, 2.4),
    s.path(polygon([[330, 604], [326, 566], [392, 560], [400, 604]]), mix(plum, c.frame, 0.3)), s.stroke('M324 572l70-7', c.far, 5),
    s.place(moth(), { x: 136, y: 128, size: 34, turn: 24, fill: c.near }), s.place(moth(), { x: 242, y: 112, size: 24, turn: -30, fill: c.middle }),
    leaves(s, 22, [70, 540, 260, 50], [7, 12], [c.far, c.middle, mix(c.accent, c.light, 0.3)]),
    s.stroke(line([[44, 80], [52, 200], [46, 330], [54, 380]]), mix(c.accent, c.light, 0.25), 9, 0.9) + s.stroke('M50 382v16M56 380l4 16M44 382l-3 15', mix(c.accent, c.light, 0.25), 2.4),
  ];
  return s.picture(wood, tram, rails, undergrowth, floor, wardrobe, trifles, child, vignette(s, 0.5));
}

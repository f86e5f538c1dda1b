// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, egg, limb, polygon, round, twig } from '../studio/path.js';
import { backdrop, blades, glow, leaf, mist, shadow, shafts, specks, vignette } from '../studio/nature.js';
import { moth } from '../motifs/animals.js';
import { ant, antFromBehind } from '../motifs/ants.js';
import { fern, mushroom } from '../motifs/trees.js';

export const scene = 'In the grass ants hold a stormy session around a dropped sugar cube.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('mossForest');
  const sugar = mix(c.light, '#ffffff', 0.4);
  const brown = mix(c.frame, shade(c.accent, -0.34), 0.6);

  /** A blade of grass as tall as a tower. @param {number} x @param {number} lean @param {number} top @param {number} w @param {string} tone @param {string} lit */
  const blade = (x, lean, top, w, tone, lit) => s.path(twig([x, 620], [x + lean * 0.1, 300], [x + lean, top], w, 1), s.blend([x - w, 0], [x + w, 0], tone, lit)) + s.stroke(`M${x} 600Q${round(x + lean * 0.1)} 300 ${x + lean} ${top}`, lit, 1.6, 0.6);
  const far = mix(c.far, c.skyLow, 0.55);
  const meadow = [
    backdrop(s, c.skyHigh, c.far, c.skyLow, c.far),
    glow(s, 262, 96, 330, c.light, 1), glow(s, 262, 96, 90, c.light, 1),
    [[20, 70, 40], [70, -50, 10], [130, 60, -20], [176, -40, 60], [300, 60, 20], [340, -60, -20], [384, 30, 60], [240, -20, -20]].map(([x, lean, top]) => blade(x, lean, top, 17, far, mix(far, c.light, 0.5))),
    mist(s, 330, 240, c.skyLow, 0.7),
    [[40, -60, -20], [100, 90, 20], [332, -70, 60], [386, 40, -20]].map(([x, lean, top]) => blade(x, lean, top, 26, c.far, mix(c.skyLow, c.far, 0.3))),
    shafts(s, 262, 60, [-34, -14, 4, 22], 520, 6, c.light, 0.4),
  ];

  // Benches rise around the cube, the farther the higher.
  const tone = s.fade(mix(c.near, brown, 0.5), c.frame);
  const people = /** @type {const} */ (['orate', 'point', 'shout', 'doubt']).map((gesture) => s.stamp(s.place(ant(gesture), { x: 0, y: 0, size: 62, fill: tone })));
  const mirrored = (/** @type {string} */ markup, /** @type {number} */ x) => s.group(markup, `transform="translate(${round(2 * x)} 0) scale(-1 1)"`);
  const bench = (/** @type {number} */ i) => {
    const [rx, ry, cy] = [232 - i * 30, 92 - i * 12, 416 - i * 4];
    const floor = blob([[200 - rx, cy], [200 - rx * 0.7, cy - ry * 0.7], [200, cy - ry], [200 + rx * 0.7, cy - ry * 0.7], [200 + rx, cy], [200 + rx * 1.04, 560], [200 - rx * 1.04, 560]]);
    const seats = 10 - i;
    const sitting = Array.from({ length: seats }, (_, k) => {
      const a = Math.PI * (0.07 + (0.86 * k) / (seats - 1));
      const [x, y] = [200 - Math.cos(a) * rx * 0.93, cy - Math.sin(a) * ry * 0.97 + 12];
      const one = s.random.pick(people)(x, y, s.random.between(0.8, 1) * (0.86 + i * 0.06));
      return x > 200 ? mirrored(one, x) : one;
    });
    return s.path(floor, s.fade(mix(c.middle, c.far, 0.5 - i * 0.25), mix(c.near, c.middle, 0.5))) + s.stroke(`M${200 - rx} ${cy}Q${200 - rx * 0.86} ${cy - ry * 0.96} 200 ${cy - ry}T${200 + rx} ${cy}`, c.skyLow, 3.4, 0.9) + sitting.join('');
  };
  const house = [[0, 1, 2].map(bench), mist(s, 380, 130, c.skyLow, 0.35)];

  // The motion of the day.
  const [top, left, right] = [[[200, 268], [284, 292], [206, 324], [118, 296]], [[118, 296], [206, 324], [208, 446], [124, 408]], [[206, 324], [284, 292], [282, 400], [208, 446]]];
  const face = (/** @type {number[][]} */ p) => polygon(/** @type {any} */ (p));
  const cube = [
    shadow(s, 190, 432, 150, 34, c.frame, 0.7), glow(s, 205, 340, 170, c.light, 0.7),
    s.path(face(left), s.fade(mix(sugar, c.far, 0.35), mix(sugar, c.middle, 0.6))), s.path(face(right), s.fade(mix(sugar, c.skyLow, 0.5), mix(sugar, c.far, 0.6))), s.path(face(top), s.fade(sugar, c.light)),
    s.within(face(left) + face(right) + face(top), specks(s, 130, [116, 266, 170, 180], [2, 5], sugar, 0.9), specks(s, 60, [116, 300, 170, 150], [1.6, 3.4], c.middle, 0.5)),
    s.stroke('M118 296L206 324 284 292M206 324L208 446', sugar, 4), s.stroke('M118 296L200 268 284 292', sugar, 3),
    // Where somebody has already voted with their jaws.
    s.path(blob([[236, 430, 'sharp'], [244, 414], [256, 412], [260, 400], [272, 398], [283, 384, 'sharp'], [282, 402, 'sharp']]), mix(sugar, c.near, 0.75)), shadow(s, 196, 300, 52, 11, c.near, 0.5),
    specks(s, 26, [100, 424, 200, 40], [3, 7], sugar, 1),
  ];
  const speaker = s.place(ant('orate'), { x: 194, y: 302, size: 128, fill: s.fade(brown, c.frame), rim: c.light, from: [0.8, -1], rimWidth: 2.6 });
  const clerk = [
    // The chair knocks on an acorn cup.
    s.path(blob([[176, 502, 'sharp'], [182, 476], [212, 466], [242, 478], [246, 502, 'sharp'], [212, 510]]), s.fade(mix(c.accent, brown, 0.5), brown)), s.stroke('M186 488q26-12 54 0M182 498q30-12 62 0', c.light, 1.6, 0.35),
  ];
  const floor = [
    s.path(blob([[-20, 500, 'sharp'], [70, 468], [200, 486], [330, 466], [420, 492, 'sharp'], [420, 620, 'sharp'], [-20, 620, 'sharp']]), s.fade(c.middle, c.near, c.frame)),
    blades(s, 110, (t) => [t * 400, 496 + s.random.between(-14, 40)], [10, 26], [c.middle, mix(c.far, c.middle, 0.4), c.near], 0.1, 2.4),
    s.place(mushroom(), { x: 30, y: 500, size: 74, fill: s.fade(c.accent, shade(c.accent, -0.2)) }), s.place(mushroom(), { x: 60, y: 506, size: 44, turn: 8, fill: s.fade(c.accent, shade(c.accent, -0.2)) }),
  ];
  const near = { fill: s.fade(mix(brown, c.frame, 0.3), shade(c.frame, -0.03)), rim: mix(c.light, c.accent, 0.25), from: /** @type {[number, number]} */ ([0.3, -1]), rimWidth: 3 };
  const deputies = [
    s.place(ant('shout'), { x: 92, y: 592, size: 176, ...near }), s.place(ant('point'), { x: 330, y: 586, size: 160, flip: true, ...near }),
    [[8, 600, 86], [172, 612, 74], [236, 614, 84], [398, 604, 92]].map(([x, y, size]) => s.place(antFromBehind(), { x, y, size, ...near })),
    // Motions on leaves, flying.
    s.path([[150, 236, 20, 20], [120, 200, 16, -40], [270, 232, 20, 200], [298, 262, 14, 150], [90, 262, 14, 60], [330, 330, 13, 10]].map(([x, y, l, a]) => leaf(x, y, l, a)).join(''), mix(c.skyLow, c.middle, 0.25)),
  ];
  const frame = [
    s.place(fern(), { x: 404, y: 610, size: 150, flip: true, fill: c.frame }),
    s.path(twig([-12, 620], [-20, 260], [70, -20], 52, 3) + twig([412, 620], [432, 240], [318, -30], 46, 3), s.fade(c.near, c.frame)), s.stroke('M-6 600Q-8 260 66-10M404 600Q420 240 322-20', c.far, 2.6, 0.7),
    s.path(egg(28, 220, 8, 10, 14) + egg(384, 300, 7, 9, -10) + egg(10, 330, 6, 8), s.fade([0, c.far, 0.7], [0.6, c.skyLow, 0.9], [1, c.light])),
    s.place(moth(), { x: 118, y: 96, size: 40, turn: 28, fill: shade(c.accent, -0.04) }),
    // Ladybird in the gallery.
    s.path(egg(372, 176, 14, 11, -60), c.accent), s.path(limb([[366, 186, 8], [364, 190, 6]]), c.frame), s.stroke('M372 176h0M378 168h0M368 170h0M377 182h0', c.frame, 4), s.stroke('M366 188l13-24', c.frame, 1.6),
  ];
  return s.picture(meadow, house, cube, speaker, floor, clerk, deputies, frame, vignette(s, 0.5));
}

// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, box, egg, limb, polygon, round, twig } from '../studio/path.js';
import { backdrop, blades, dashes, glow, leaf, specks, vignette } from '../studio/nature.js';
import { clothed } from '../motifs/clothed-people.js';
import { tower } from '../motifs/buildings.js';
import { person } from '../motifs/people.js';

export const scene = 'Under a small flower the roots are streets and lit houses of a whole city.';

/** The great roots, from the flower's foot outwards: x, y, width. Streets run on their upper side. */
const ROOTS = /** @type {[number, number, number][][]} */ ([
  [[214, 160, 26], [196, 196, 24], [150, 222, 20], [92, 234, 16], [40, 252, 12], [-12, 262, 8]],
  [[222, 160, 24], [246, 198, 22], [292, 216, 19], [346, 222, 15], [412, 240, 9]],
  [[212, 170, 26], [190, 246, 24], [140, 306, 22], [84, 330, 18], [30, 340, 13], [-12, 360, 9]],
  [[224, 170, 26], [244, 250, 24], [296, 304, 21], [350, 322, 17], [412, 330, 11]],
  [[214, 180, 26], [200, 300, 24], [176, 374, 22], [124, 424, 19], [66, 442, 15], [-10, 470, 9]],
  [[220, 180, 26], [236, 310, 24], [268, 390, 21], [322, 422, 18], [372, 428, 13], [412, 440, 9]],
  [[216, 180, 28], [212, 330, 25], [214, 430, 22], [196, 500, 19], [140, 542, 15], [84, 556, 11], [30, 590, 6]],
  [[220, 200, 26], [226, 400, 22], [250, 484, 19], [304, 524, 16], [356, 530, 12], [412, 556, 7]],
]);

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('mossForest');
  const GROUND = 152;
  const soil = shade(mix(c.frame, c.accent, 0.2), 0.03);
  const deep = shade(soil, -0.08);
  const warm = mix(c.light, c.accent, 0.3);

  const above = [
    backdrop(s, mix(c.far, c.skyLow, 0.4), [0.2, c.skyLow], [0.27, c.light], c.light),
    glow(s, 330, 108, 132, c.light),
    s.path(blob([[-20, 160], [-20, 104], [30, 92], [70, 110], [120, 104], [170, 124], [240, 122], [300, 130], [360, 116], [420, 124], [420, 160]]), mix(c.far, c.skyLow, 0.55)),
    s.path(blob([[-20, 170], [-20, 130], [40, 122], [110, 138], [190, 140], [260, 144], [340, 138], [420, 142], [420, 170]]), mix(c.middle, c.far, 0.6)),
  ];
  const earth = [
    s.path(`M-10 ${GROUND + 6}H410V610H-10z`, s.fade(mix(c.near, soil, 0.35), soil, [0.6, deep], shade(deep, -0.05))),
    dashes(s, 44, [-10, 180, 420, 420], [10, 40], c.near, { width: 4, opacity: 0.5, bow: 4 }),
    glow(s, 216, 360, 290, c.accent, 0.5), glow(s, 120, 380, 150, c.light, 0.16), glow(s, 310, 380, 150, c.light, 0.16), glow(s, 216, 250, 120, c.light, 0.2),
  ];
  // Stones and buried things in the dark.
  const stones = [[30, 292, 20, 12], [380, 276, 22, 14], [60, 500, 26, 17], [352, 480, 24, 15], [370, 586, 30, 18], [150, 590, 26, 14], [20, 420, 15, 10], [396, 384, 16, 12], [270, 580, 18, 11]].map(([x, y, rx, ry]) => s.path(egg(x, y, rx, ry, 12), s.fade(mix(c.near, c.middle, 0.4), c.frame)) + s.stroke(`M${x - rx * 0.6} ${y - ry * 0.5}q${rx * 0.5} ${-ry * 0.5} ${rx} 0`, c.far, 2, 0.6));
  const shell = s.stroke('M364 482q-14-2-10-14t16-6 4 20-24 10', c.skyLow, 2.4, 0.5);

  /** @param {[number, number, number][]} root @param {number} t */
  const along = (root, t) => {
    const u = Math.min(0.999, t) * (root.length - 1);
    const i = Math.floor(u);
    const [p, q] = [root[i], root[i + 1]];
    return { x: p[0] + (q[0] - p[0]) * (u - i), y: p[1] + (q[1] - p[1]) * (u - i), w: p[2] + (q[2] - p[2]) * (u - i), slope: Math.atan2(q[1] - p[1], q[0] - p[0]) };
  };
  let hairs = '';
  for (const root of ROOTS) for (let i = 0; i < 6; i++) {
    const q = along(root, s.random.between(0.35, 1));
    const l = s.random.between(16, 46);
    const side = s.random.between(-0.6, 0.6);
    hairs += twig([q.x, q.y + q.w * 0.3], [q.x + side * l * 0.2, q.y + l * 0.6], [q.x + side * l, q.y + l], 4, 0.8);
  }
  const bark = s.blend([0, 150], [0, 600], mix(c.far, c.accent, 0.18), mix(c.middle, c.accent, 0.2), mix(c.near, c.accent, 0.15));
  const trunk = ROOTS.map((root) => limb(root)).join('');
  const roots = [s.path(hairs, mix(c.middle, c.accent, 0.15), 'opacity=".75"'), s.path(trunk, mix(c.light, c.accent, 0.25)), s.within(trunk, s.path(trunk, bark, 'transform="translate(0 2.6)"'))];

  // Houses stand along the streets: five kinds, lit; the nearer the trunk, the taller.
  const colours = [mix(c.accent, c.near, 0.45), mix(c.middle, c.frame, 0.3), mix(c.skyLow, c.accent, 0.45), mix(c.accent, c.frame, 0.55), mix(c.far, c.near, 0.5)];
  const lit = (/** @type {number} */ w, /** @type {number} */ h) => {
    let d = '';
    for (let y = -h + 5; y < -5; y += 8) for (let x = -w / 2 + 3; x < w / 2 - 3; x += 6) if (s.random.chance(0.72)) d += box(x, y, 3.4, 4.6);
    return d;
  };
  const kinds = colours.map((colour, i) => {
    const [w, h] = [[20, 24], [15, 36], [18, 18], [24, 28], [13, 42]][i];
    const roof = i % 2 ? polygon([[-w / 2 - 2, -h], [0, -h - w * 0.8], [w / 2 + 2, -h]]) : blob([[-w / 2 - 2, -h, 'sharp'], [-w / 3, -h - 7], [0, -h - 12, 'sharp'], [w / 3, -h - 7], [w / 2 + 2, -h, 'sharp']]);
    return s.stamp([glow(s, 0, -16, 32, warm, 0.62), s.path(box(-w / 2, -h, w, h + 5), s.fade(shade(colour, 0.08), shade(colour, -0.1))), s.path(roof + box(w * 0.16, -h - 12, 3.4, 10), shade(colour, -0.14)), s.path(lit(w, h), c.light), s.path(box(-2, -6, 4, 6), c.accent)]);
  });
  /** @type {{y: number, d: string}[]} */
  const houses = [];
  ROOTS.forEach((root, r) => {
    for (let t = r < 2 ? 0.42 : 0.5; t < 0.98; t += s.random.between(0.062, 0.1)) {
      const q = along(root, t);
      if (q.x < 8 || q.x > 392 || q.y > 588 || Math.abs(Math.tan(q.slope)) > 1.6) continue;
      const k = s.random.between(0.72, 1.06) * (0.7 + q.w / 50);
      houses.push({ y: q.y, d: kinds[s.random.whole(0, 4)](q.x, q.y - q.w * 0.42, k) });
    }
  });
  const streets = houses.sort((a, b) => a.y - b.y).map((h) => h.d);
  // A cathedral where the great roots part, lamps on strings, ladders from street to street, people about.
  const minster = [glow(s, 216, 240, 70, c.light, 0.5), [[196, 288, 60], [238, 290, 60], [217, 292, 96]].map(([x, y, size]) => s.place(tower(), { x, y, size, fill: s.fade(mix(c.accent, c.near, 0.4), mix(c.accent, c.frame, 0.6)), rim: c.light, from: [0, -1], rimWidth: 1.2 })), s.path(blob([[178, 294], [216, 284], [256, 294], [240, 304], [194, 304]]), bark)];
  const strings = ['M92 222Q70 282 84 318', 'M346 210Q372 262 352 310', 'M124 412Q150 350 140 296', 'M322 410Q300 350 300 296', 'M196 488Q180 440 176 384', 'M250 474Q276 430 268 400'];
  const ladders = strings.map((d) => s.stroke(d, mix(c.skyLow, c.accent, 0.3), 1.6, 0.8)).join('') + s.stroke([[82, 258], [79, 280], [360, 240], [363, 270], [137, 384], [143, 356], [309, 380], [302, 350], [184, 446], [180, 420], [266, 440], [270, 420]].map(([x, y]) => `M${x} ${y}h0`).join(''), c.light, 5.4);
  const walker = s.stamp(s.place(person('walk', { head: 'hat' }), { x: 0, y: 0, size: 18, fill: c.light }));
  const dancer = s.stamp(s.place(person('dance', { wear: 'dress' }), { x: 0, y: 0, size: 18, fill: c.light }));
  const folk = [[116, 226], [322, 214], [150, 396], [296, 404], [168, 520]].map(([x, y]) => walker(x, y)).join('') + [[108, 318], [330, 312], [330, 522]].map(([x, y]) => dancer(x, y)).join('');
  // The trunk is a house too: bark, windows, a stair of light.
  let grain = '';
  for (let i = 0; i < 20; i++) {
    const y = s.random.between(310, 470);
    grain += `M${round(s.random.around(220, 24))} ${round(y)}q${round(s.random.between(-4, 4))} 16 0 ${round(s.random.between(18, 40))}`;
  }
  const inTrunk = [s.within(trunk, s.stroke(grain, mix(c.near, c.accent, 0.2), 2.4, 0.6), s.path(blob([[150, 180], [214, 300], [216, 600], [180, 600], [196, 330], [120, 230]]), c.frame, 'opacity=".16"')), [[206, 330], [228, 346], [210, 372], [232, 392], [216, 416], [230, 440]].map(([x, y]) => glow(s, x, y, 18, warm, 0.7) + s.path(blob([[x - 4, y - 4], [x, y - 9], [x + 4, y - 4], [x + 4, y + 6, 'sharp'], [x - 4, y + 6, 'sharp']]), c.light))];
  const worm = s.stroke('M330 566q10-14 22-2t22-4 14-12', mix(c.accent, c.light, 0.35), 7) + s.stroke('M336 560l2 6M352 564l1 6M368 564l-2-6', c.accent, 1.6, 0.8);

  // Above: one small flower with dew, and a gardener who sees only that.
  const petals = Array.from({ length: 8 }, (_, i) => leaf(218, 66, 27, i * 45 + 10)).join('');
  const flower = [
    s.path(limb([[217, 162, 10], [214, 130, 6], [219, 96, 5], [218, 66, 4]]) + blob([[215, 136, 'sharp'], [190, 122], [168, 128, 'sharp'], [190, 138]]) + blob([[216, 120, 'sharp'], [240, 102], [262, 106, 'sharp'], [242, 120]]), s.fade(c.middle, c.near)),
    glow(s, 218, 66, 64, c.light, 0.9), s.path(petals, s.round(c.light, c.accent, shade(c.accent, 0.05))), s.path(egg(218, 66, 9.4), c.light), s.stroke('M214 63h0M221 64h0M217 70h0', c.accent, 2.6),
    s.stroke('M176 128h0M250 104h0M196 60h0M238 50h0', c.light, 5),
  ];
  const gardener = [
    clothed(s, 'hunch', { skin: mix(c.accent, c.light, 0.5), top: shade(c.middle, -0.05), bottom: c.frame, hair: c.frame, hat: 'straw', hatColour: mix(c.skyLow, c.accent, 0.3), head: 1.3, stout: 1.3 }, { x: 96, y: 152, size: 92, rim: c.light, from: [1, -0.5], rimWidth: 1.4 }),
    s.path(blob([[110, 108, 'sharp'], [130, 106, 'sharp'], [132, 124], [112, 126]]), c.accent) + s.stroke('M132 118L150 106M112 108q8-12 16 0', c.accent, 3.4) + s.stroke('M154 108q10 10 14 30M156 104q14 8 22 34M152 112q6 10 6 28', c.light, 1.8, 0.9),
    s.path(Array.from({ length: 6 }, (_, i) => box(18 + i * 11, 128, 3.4, 24)).join('') + box(12, 134, 66, 3.4), mix(c.near, c.accent, 0.2)),
  ];
  const turf = [s.path(blob([[-20, 150, 'sharp'], [60, 145], [140, 150], [216, 152], [300, 148], [420, 150, 'sharp'], [420, 168, 'sharp'], [380, 166], [330, 176], [280, 166], [240, 172], [180, 168], [130, 178], [70, 166], [30, 174], [-20, 166, 'sharp']]), s.fade(c.far, c.near)), blades(s, 76, (t) => [t * 400, 154], [8, 20], [c.middle, c.far, c.near], 0.2, 1.8)];
  return s.picture(above, earth, stones, shell, worm, roots, inTrunk, minster, streets, ladders, folk, turf, flower, gardener, specks(s, 46, [20, 190, 360, 390], [1.2, 3], c.light, 0.7), vignette(s, 0.4, shade(c.frame, -0.04)));
}

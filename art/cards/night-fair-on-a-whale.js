// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, egg, limb, line, polygon, ring, round } from '../studio/path.js';
import { backdrop, glow, orb, ripples, specks, vignette } from '../studio/nature.js';
import { tent } from '../motifs/buildings.js';
import { horse } from '../motifs/animals.js';
import { person } from '../motifs/people.js';
import { boat } from '../motifs/things.js';

export const scene = 'A fair with a big wheel turns on the back of a whale by moonlight.';

/** The back of the whale, on which everything stands. @param {number} x */
const back = (x) => 372 + ((x - 176) / 190) ** 2 * 44 + (x > 250 ? ((x - 250) / 90) ** 2 * 14 : 0);

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('starViolet');
  const pink = shade(c.skyLow, 0.16);
  const gold = shade(c.light, -0.1, -10, 2.2);

  const sky = [
    backdrop(s, c.skyHigh, c.middle, c.far, c.skyLow, c.near),
    specks(s, 50, [0, 0, 400, 330], [1, 3.2], c.light, 0.9),
    orb(s, 76, 92, 40, c.light), s.path(egg(64, 84, 7) + egg(88, 104, 10, 8) + egg(84, 76, 4), shade(c.light, -0.1), 'opacity=".5"'),
    // A second burst of colour far away.
    ring(12, (a) => [330 + Math.cos(a) * 30, 150 + Math.sin(a) * 30]).map(([x, y]) => s.stroke(`M${round(330 + (x - 330) * 0.5)} ${round(150 + (y - 150) * 0.5)}L${round(x)} ${round(y)}`, gold, 2, 0.7)), glow(s, 330, 150, 60, pink, 0.6),
  ];
  const sea = [
    s.path('M-10 356H410V610H-10z', s.fade(mix(c.skyLow, c.light, 0.25), c.far, c.near, c.frame)),
    glow(s, 200, 360, 240, pink, 0.7, 60),
    ripples(s, 362, 440, c.light, { x: 76, spread: 110, count: 20, opacity: 0.7 }),
  ];

  // The wheel.
  const [wx, wy, r] = [206, 196, 128];
  const spokes = ring(12, (a) => [wx + Math.cos(a + 0.2) * r, wy + Math.sin(a + 0.2) * r]);
  const tones = [c.accent, pink, gold];
  const gondola = tones.map((tone) => s.stamp([s.stroke('M-9 6Q-9-6 0-8Q9-6 9 6', c.light, 2), s.path(blob([[-13, 6, 'sharp'], [13, 6, 'sharp'], [9, 19], [-9, 19]]), s.fade(tone, shade(tone, -0.2))), s.path(egg(-4, 2, 3.4) + egg(5, 3, 3), c.frame), s.path('M-14-3Q0-15 14-3z', tone)]));
  const wheel = [
    glow(s, wx, wy, 210, pink, 0.75), glow(s, wx, wy, 120, c.light, 0.35),
    s.path(limb([[wx - 4, wy, 9], [wx - 58, back(140), 11]]) + limb([[wx + 4, wy, 9], [wx + 62, back(270), 11]]), s.fade(c.far, c.frame)),
    s.stroke(`M${wx - 52} 350L${wx + 26} 262M${wx + 52} 350L${wx - 26} 262`, c.near, 3),
    s.stroke(spokes.map(([x, y]) => `M${wx} ${wy}L${round(x)} ${round(y)}`).join(''), mix(c.far, c.light, 0.4), 2.2),
    s.stroke(egg(wx, wy, r), c.light, 3.4) + s.stroke(egg(wx, wy, r - 13), mix(c.skyLow, c.light, 0.5), 2.2) + s.stroke(egg(wx, wy, 62), mix(c.skyLow, c.light, 0.4), 1.8),
    tones.map((tone, i) => s.stroke(ring(42, (a) => [wx + Math.cos(a) * (r - 6), wy + Math.sin(a) * (r - 6)]).filter((_, k) => k % 3 === i).map(([x, y]) => `M${round(x)} ${round(y)}h0`).join(''), mix(tone, c.light, 0.4), 5)),
    s.path(ring(10, (a, i) => [wx + Math.cos(a) * (i % 2 ? 12 : 25), wy + Math.sin(a) * (i % 2 ? 12 : 25), 'sharp']).map((p, i) => `${i ? 'L' : 'M'}${round(p[0])} ${round(p[1])}`).join('') + 'z', s.round(c.light, gold)), glow(s, wx, wy, 46, c.light, 0.8),
    spokes.map(([x, y], i) => gondola[i % 3](x, y + 6, 1.15)),
  ];

  // The whale: one long dark body, eye on the left, tail up on the right.
  const body = blob([[-30, 470], [-16, 424], [24, 396], [90, 380], [160, 373], [230, 378], [286, 396], [318, 408], [338, 390], [344, 352], [330, 322], [300, 304], [280, 280, 'sharp'], [322, 278], [350, 296], [358, 308, 'sharp'], [366, 292], [388, 268], [424, 254, 'sharp'], [414, 288], [388, 320], [376, 352], [382, 400], [376, 446], [344, 492], [280, 528], [180, 548], [80, 546], [6, 520]]);
  const belly = blob([[-30, 480], [10, 474], [70, 488], [150, 500], [240, 500], [310, 482], [350, 470], [320, 512], [240, 540], [120, 552], [10, 530]]);
  const whale = [
    s.path(body, s.blend([180, 370], [180, 550], c.far, c.middle, c.near, c.frame)),
    s.within(body, s.path(belly, mix(c.far, c.skyLow, 0.45), 'opacity=".75"'), s.stroke([0, 1, 2, 3, 4, 5].map((i) => line([[-20, 494 + i * 8], [60, 500 + i * 9], [150, 512 + i * 7], [250, 512 + i * 5]])).join(''), c.near, 2.4, 0.7), glow(s, 200, 366, 210, pink, 0.6, 56)),
    s.stroke(line([[-20, 428], [24, 397], [90, 381], [160, 374], [230, 379], [286, 397], [318, 409], [338, 391], [344, 353], [330, 323], [300, 305], [281, 281]]) + line([[281, 280], [322, 279], [350, 297], [357, 307]]) + line([[359, 307], [366, 293], [388, 269], [410, 258]]), mix(pink, c.light, 0.5), 2.6, 0.9),
    s.stroke('M-10 462Q50 484 108 470', c.frame, 3.4) + s.path(egg(92, 446, 12, 9), mix(c.light, c.far, 0.2)) + s.path(egg(89, 447, 6.5), c.frame) + s.stroke('M87 444h0', c.light, 3.4) + s.stroke('M76 436q16-11 32 2', c.frame, 3.4),
    s.path(blob([[150, 482], [178, 496], [176, 534], [148, 572], [122, 580, 'sharp'], [124, 540], [130, 502]]), s.fade(c.middle, c.frame)),
    s.path([[30, 424], [46, 416], [38, 436], [262, 430], [278, 440], [286, 426], [226, 452], [332, 452], [344, 440]].map(([x, y]) => egg(x, y, 4.6, 3.6)).join(''), mix(c.skyLow, c.light, 0.3), 'opacity=".55"'),
  ];
  // A spout that serves as the fountain of the fair.
  const spout = [glow(s, 34, 330, 64, c.accent, 0.5), s.stroke('M40 398Q38 340 12 316M40 398Q42 330 40 306M40 398Q44 340 68 318M40 398Q40 350 26 336M40 398Q44 356 56 342', mix(c.accent, c.light, 0.6), 3.4, 0.9), s.path([[10, 322], [4, 336], [40, 298], [72, 324], [78, 340], [26, 310], [56, 312]].map(([x, y]) => egg(x, y, 3, 4)).join(''), c.light)];

  // Tents and the carousel.
  const big = tent();
  const tents = [
    s.place(big, { x: 116, y: back(116) + 3, size: 72, fill: s.fade(c.accent, shade(c.accent, -0.3)) }),
    s.place(big, { x: 292, y: back(292) + 4, size: 60, fill: s.fade(pink, shade(pink, -0.28)) }),
    s.place(big, { x: 76, y: back(76) + 3, size: 44, fill: s.fade(gold, shade(gold, -0.3)) }),
  ];
  const cy = back(200) + 2;
  const carousel = [
    glow(s, 204, cy - 30, 74, gold, 0.75),
    s.path(egg(204, cy - 2, 47, 8), s.fade(gold, c.near)),
    s.stroke([-38, -20, 0, 20, 38].map((x) => `M${204 + x} ${cy - 2}V${cy - 56}`).join(''), c.light, 2.4),
    [[-30, 0], [0, 5], [30, 0]].map(([x, y]) => s.place(horse({ pose: 'gallop' }), { x: 204 + x, y: cy - 8 + y, size: 28, fill: x ? c.near : c.frame, opacity: 0.95 })),
    s.path(polygon([[150, cy - 52], [204, cy - 84], [258, cy - 52]]), s.fade(gold, pink)) + s.path(polygon([[176, cy - 52], [204, cy - 84], [192, cy - 52]]) + polygon([[216, cy - 52], [204, cy - 84], [232, cy - 52]]), c.light, 'opacity=".85"'),
    s.path(Array.from({ length: 9 }, (_, i) => egg(156 + i * 12, cy - 50, 6, 6)).join(''), pink) + s.stroke(Array.from({ length: 9 }, (_, i) => `M${156 + i * 12} ${cy - 51}h0`).join(''), c.light, 4),
  ];
  const lights = [
    s.stroke('M70 322Q96 342 116 302M116 302Q150 352 182 330M228 330Q268 356 292 326M292 326Q312 356 338 350', c.frame, 1.8),
    s.stroke('M80 331h0M92 331h0M104 322h0M126 319h0M138 333h0M152 338h0M168 336h0M240 338h0M254 344h0M268 344h0M282 337h0M302 338h0M314 347h0M328 351h0', gold, 5.4),
  ];
  const walker = person('walk', { head: 'hat' });
  const dancer = person('dance', { wear: 'dress', head: 'bun' });
  /** @type {[number, number, any, boolean][]} */
  const crowd = [[60, 28, walker, false], [150, 30, dancer, false], [167, 30, dancer, true], [250, 28, walker, true], [266, 16, dancer, false], [306, 28, walker, true], [94, 17, dancer, true]];
  const folk = crowd.map(([x, size, who, flip]) => s.place(who, { x, y: back(x) + 6, size, flip, fill: c.frame }));

  // Boats come; the last guest is handed up. Waves close to us.
  const ladder = s.stroke('M236 392L252 506M252 392L268 506M238 408h16M240 424h16M242 440h16M245 456h16M247 472h16M249 488h16', mix(c.light, c.skyLow, 0.3), 2.8);
  const boats = [
    s.place(boat(), { x: 268, y: 524, size: 84, fill: s.fade(c.near, c.frame), rim: pink, from: [0, -1] }),
    s.place(person('reach', { wear: 'dress' }), { x: 254, y: 514, size: 62, fill: c.frame, rim: pink, from: [0, -1] }),
    s.place(person('row', { wear: 'trousers', head: 'cap' }), { x: 292, y: 518, size: 66, flip: true, fill: c.frame, rim: pink, from: [0, -1] }),
    glow(s, 318, 498, 34, gold, 0.9), s.path(egg(318, 498, 4.6), c.light),
  ];
  const wave = (/** @type {number} */ y, /** @type {string} */ top, /** @type {string} */ low, /** @type {number} */ shift) => s.path(`M-20 ${y}` + Array.from({ length: 8 }, (_, i) => `q${16 + (i + shift) % 3 * 3}-15 ${30}-13t30 13`).join('') + 'V620H-20z', s.fade(top, low));
  const waves = [
    wave(530, c.far, c.near, 0), ripples(s, 520, 600, mix(pink, c.light, 0.4), { x: 200, spread: 320, count: 30, opacity: 0.55 }),
    wave(566, c.middle, c.frame, 1), s.stroke('M24 552q16-14 40 2M150 556q20-12 44 4M300 552q22-14 46 2', pink, 2.6, 0.7),
    tones.map((tone, i) => s.stroke([40 + i * 50, 150 + i * 60, 260 + i * 36].map((x, k) => `M${x} ${540 + ((i * 13 + k * 17) % 30)}h${14 + k * 5}`).join(''), mix(tone, c.light, 0.3), 3, 0.6)),
    wave(592, c.near, c.frame, 2),
  ];
  return s.picture(sky, sea, glow(s, 350, 330, 120, mix(c.skyLow, c.light, 0.3), 0.6), wheel, spout, whale, tents, carousel, lights, folk, ladder, waves[0], boats, waves.slice(1), vignette(s, 0.5));
}

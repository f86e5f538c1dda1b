// @ts-check
import { mix, oklch, shade } from '../studio/colour.js';
import { blob, egg, line } from '../studio/path.js';
import { backdrop, blades, cloud, glow, leaf, mist, specks, vignette } from '../studio/nature.js';
import { fox } from '../motifs/animals.js';
import { house, windmill } from '../motifs/buildings.js';
import { clothed } from '../motifs/clothed-people.js';
import { person } from '../motifs/people.js';
import { leafyTree } from '../motifs/trees.js';

export const scene = 'A whale drifts over wheat with a gondola under it, passengers wave.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('harvestGold');
  const sky = shade(c.skyHigh, -0.1, 4, 1.25);
  const slate = oklch(0.5, 0.08, 240);
  const wood = mix(c.near, c.frame, 0.25);

  const air = [
    backdrop(s, sky, c.skyHigh, mix(c.skyHigh, c.skyLow, 0.7), c.skyLow), glow(s, 40, 60, 300, c.light, 1),
    [[330, 46, 130], [60, 250, 130], [360, 330, 120], [150, 390, 110], [40, 140, 90]].map(([x, y, w]) => cloud(s, x, y, w, c.light, mix(c.skyLow, c.skyHigh, 0.3))),
  ];
  const oak = s.stamp(s.place(leafyTree(s.random), { x: 0, y: 0, size: 100, fill: s.fade(oklch(0.72, 0.11, 125), oklch(0.62, 0.1, 135)) }));
  const cottage = s.stamp(s.place(house(), { x: 0, y: 0, size: 100, fill: mix(c.accent, c.far, 0.35) }));
  const country = [
    s.path(blob([[-20, 462, 'sharp'], [60, 446], [150, 458], [250, 440], [340, 454], [420, 440, 'sharp'], [420, 540, 'sharp'], [-20, 540, 'sharp']]), s.fade(mix(c.far, c.skyHigh, 0.25), c.far)),
    s.place(windmill({ turned: 30 }), { x: 330, y: 458, size: 54, fill: mix(c.near, c.far, 0.35) }), [[274, 458, 22], [292, 461, 26], [250, 460, 18]].map(([x, y, size]) => cottage(x, y, size / 100)),
    [[228, 462, 32], [356, 464, 40], [380, 466, 34], [20, 468, 44], [48, 466, 34]].map(([x, y, size]) => oak(x, y, size / 100)),
    mist(s, 470, 50, c.skyLow, 0.6),
  ];

  // Seen from the field: throat, belly, flippers spread, the tail far behind.
  const body = blob([[392, 156], [388, 112], [356, 74], [300, 48], [236, 44], [170, 62], [112, 92], [72, 108], [52, 118], [78, 134], [110, 160], [160, 208], [222, 240], [296, 246], [352, 222], [384, 188]]);
  const fluke = blob([[70, 112], [48, 100], [20, 58], [-10, 44, 'sharp'], [0, 84], [22, 116], [10, 150], [-4, 186, 'sharp'], [34, 168], [60, 138], [80, 128]]);
  const throat = blob([[396, 158, 'sharp'], [340, 156], [270, 168], [200, 172], [140, 156], [96, 138, 'sharp'], [112, 162], [160, 210], [222, 242], [296, 248], [352, 224], [386, 190]]);
  const finNear = blob([[262, 216], [240, 262], [196, 306], [150, 328, 'sharp'], [160, 290], [186, 250], [214, 212], [240, 200]]);
  const finFar = blob([[352, 212], [372, 246], [402, 262, 'sharp'], [400, 230], [380, 196]]);
  const whale = [
    s.path(finFar, s.fade(slate, shade(slate, -0.1))),
    s.path(fluke, s.blend([0, 60], [60, 150], mix(slate, c.skyHigh, 0.4), slate)), s.stroke('M0 60q20 40 50 54M4 170q20-30 50-46', mix(slate, c.skyHigh, 0.6), 2.6, 0.7),
    s.path(body, s.blend([140, 40], [240, 250], mix(slate, c.light, 0.35), slate, shade(slate, -0.12))),
    s.within(body,
      s.path(throat, s.blend([220, 150], [240, 250], c.light, mix(c.light, c.middle, 0.35), mix(c.middle, slate, 0.45))),
      s.stroke([0, 1, 2, 3, 4, 5].map((i) => `M${398 - i * 4} ${166 + i * 13}Q${300 - i * 6} ${178 + i * 14} ${170 + i * 14} ${176 + i * 13}`).join(''), mix(slate, c.middle, 0.4), 2.6, 0.75),
      specks(s, 50, [150, 50, 230, 90], [2, 5], c.skyHigh, 0.7)),
    s.stroke(line([[120, 86], [176, 58], [238, 42], [300, 46], [352, 70]]), c.light, 4, 0.9),
    s.stroke('M394 152Q350 164 322 140', shade(slate, -0.2), 3.4), s.path(egg(318, 130, 8), c.light), s.path(egg(319.6, 131, 4.6), c.frame), s.stroke('M307 122q10-8 22 0', shade(slate, -0.2), 2.8),
    s.path([[374, 112], [380, 124], [366, 100], [384, 138]].map(([x, y]) => egg(x, y, 4, 3)).join(''), mix(c.light, slate, 0.3)),
  ];
  // A breath that stays as a cloud.
  const spout = [s.stroke('M268 44q-4-18-16-22M268 44q2-20 14-26M268 44V14', c.light, 4, 0.9), cloud(s, 262, 16, 74, c.light, c.skyLow)];
  // Straps, ropes, gondola.
  const strap = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ u, /** @type {number} */ v, /** @type {number} */ bow) => `M${x} ${y}Q${x + bow} ${(y + v) / 2} ${u} ${v}`;
  const harness = s.within(body, s.stroke(strap(176, 40, 204, 250, -24) + strap(246, 30, 270, 260, -26), c.accent, 8), s.stroke(strap(176, 40, 204, 250, -24) + strap(246, 30, 270, 260, -26), c.light, 1.8, 0.8));
  const gondola = blob([[168, 356, 'sharp'], [176, 386], [200, 402], [282, 402], [308, 384], [318, 350, 'sharp'], [296, 358], [192, 360]]);
  const rope = s.stroke('M200 230L176 358M204 232L226 360M268 246L252 360M270 246L308 356M186 220L170 356', wood, 2.2);
  const waving = [[196, 'hat', -1], [222, 'bun', 1], [248, 'topHat', 1], [272, 'cap', -1], [296, 'hair', 1]].map(([x, head, m], i) => s.place(person({ head: [1, -91], neck: [0, -82], chest: [0, -70], hip: [0, -49], nearArm: [[12, -84], [18 + (i % 2) * 6, -104]], farArm: [[-10, -66], [-12, -54]], nearLeg: [[-2, -26], [-3, -3]], farLeg: [[4, -26], [5, -3]] }, { wear: i % 2 ? 'dress' : 'coat', head: /** @type {any} */ (head) }), { x: Number(x), y: 392 - (i % 2) * 2, size: 66, flip: Number(m) < 0, fill: [c.frame, c.accent, wood, oklch(0.45, 0.08, 240), shade(c.accent, -0.12)][i] }));
  const car = [
    rope, waving,
    // Handkerchiefs.
    s.path([[183, 322, 20], [238, 322, -30], [266, 320, 14], [313, 320, -20]].map(([x, y, a]) => leaf(x, y, 17, a)).join(''), c.light),
    s.path(gondola, s.fade(mix(wood, c.middle, 0.4), wood, c.frame)), s.stroke('M172 366Q240 374 316 362M178 378Q240 388 310 376M190 392Q240 398 300 392', c.middle, 2, 0.6), s.stroke('M168 356q28 6 74 4t76-10', c.light, 3.4),
    s.path([[200, 380], [226, 384], [252, 384], [278, 381]].map(([x, y]) => egg(x, y, 7)).join(''), s.fade(c.light, c.middle)), s.stroke([[200, 380], [226, 384], [252, 384], [278, 381]].map(([x, y]) => egg(x, y, 7)).join(''), c.frame, 2),
    s.stroke('M184 390v20M296 390v20M240 402v16', wood, 2), s.path(egg(184, 415, 8, 9) + egg(296, 415, 8, 9) + egg(240, 424, 8, 9), s.fade(c.middle, c.near)),
    // A tail fin of canvas, a garland.
    s.path(blob([[170, 362, 'sharp'], [140, 344], [132, 366], [142, 388], [176, 380, 'sharp']]), s.fade(c.light, c.middle)), s.stroke('M140 350l32 16M136 366h36M142 384l32-8', c.near, 1.6, 0.6),
    s.stroke('M168 356q14 16 28 3q16 16 32 2q16 14 30 0q16 14 30-3q14 10 28-8', c.accent, 2.6),
  ];

  // Wheat: rows of ears, a shadow as long as the animal.
  const field = blob([[-20, 492, 'sharp'], [100, 478], [220, 488], [320, 476], [420, 486, 'sharp'], [420, 620, 'sharp'], [-20, 620, 'sharp']]);
  const ear = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ k) => [-1, 1].map((m) => [0, 1, 2, 3, 4].map((i) => leaf(x + m * 1.5 * k, y + i * 7 * k, 12 * k, -90 + m * (24 + i * 4))).join('')).join('') + leaf(x, y + 2 * k, 13 * k, -90);
  const stalk = s.stamp([s.stroke('M0 170Q2 80 0 40', c.near, 3.4), s.path(ear(0, 0, 1), s.fade(c.light, c.middle)), s.stroke('M-6-6l-8-20M6-6l8-20M0-8v-24M-8 10l-10-16M8 10l10-16', c.light, 1.6, 0.8)]);
  const darkStalk = s.stamp([s.stroke('M0 170Q2 80 0 40', c.frame, 4), s.path(ear(0, 0, 1), s.fade(c.middle, c.near)), s.stroke('M-6-6l-8-20M6-6l8-20M0-8v-24', c.middle, 1.8)]);
  const wheat = [
    s.path(field, s.fade(mix(c.middle, c.skyLow, 0.4), c.middle, c.near)),
    s.within(field, s.path(blob([[60, 512], [130, 498], [230, 496], [330, 506], [360, 518], [300, 530], [190, 534], [100, 528]]), c.near, 'opacity=".55"'), s.path(blob([[70, 510], [30, 496], [10, 510], [34, 516], [16, 530], [60, 524]]), c.near, 'opacity=".5"')),
    blades(s, 96, (t) => [t * 400, 500 + s.random.between(-16, 40)], [10, 20], [mix(c.middle, c.light, 0.4), c.middle, mix(c.near, c.middle, 0.4)], 0.15, 2.2),
    // Somebody runs below it.
    clothed(s, { head: [14, -90], neck: [9, -82], chest: [6, -70], hip: [0, -49], nearArm: [[18, -86], [20, -106]], farArm: [[-8, -80], [-20, -94]], nearLeg: [[17, -38], [13, -16]], farLeg: [[-11, -33], [-30, -31]], feet: 10 }, { skin: mix(c.near, c.light, 0.5), top: c.accent, bottom: oklch(0.42, 0.08, 240), shoe: c.frame, hair: c.frame, cut: 'shorts', hat: 'straw', hatColour: c.light, head: 1.55 }, { x: 176, y: 580, size: 108, rim: c.light, from: [-0.6, -1] }),
    s.place(fox({ pose: 'walk' }), { x: 96, y: 574, size: 50, fill: s.fade(wood, c.frame), rim: c.light, from: [-0.6, -1] }),
    blades(s, 72, (t) => [t * 400, 570 + s.random.between(-4, 30)], [16, 34], [mix(c.middle, c.light, 0.2), c.near, mix(c.near, c.frame, 0.4)], 0.15, 2.8),
  ];
  const poppy = s.stamp([s.stroke('M0 0Q4 40-2 90', oklch(0.5, 0.1, 130), 3), s.path(blob([[-14, -4], [-10, -16], [0, -12], [11, -16], [14, -3], [6, 7], [-7, 7]]), s.fade(c.accent, shade(c.accent, -0.12))), s.path(egg(0, -3, 4), c.frame)]);
  const near = [
    [[250, 556, 0.62, 4], [282, 546, 0.72, 8], [318, 520, 0.9, -4], [352, 500, 1.1, 6], [30, 520, 0.9, -8], [64, 548, 0.7, 6], [226, 574, 0.56, -4], [128, 580, 0.54, 6]].map(([x, y, k, t]) => stalk(x, y, k, t)),
    [[388, 448, 1.5, -8], [8, 470, 1.4, 8], [362, 556, 1.3, 10], [36, 580, 1.2, -10]].map(([x, y, k, t]) => darkStalk(x, y, k, t)),
    [[330, 566, 1.1], [300, 584, 0.9], [78, 578, 1], [238, 590, 0.8], [386, 560, 0.9]].map(([x, y, k]) => poppy(x, y, k)),
    specks(s, 40, [0, 420, 400, 140], [2, 4], c.light, 0.9),
  ];
  return s.picture(air, country, wheat.slice(0, 3), whale, harness, s.path(finNear, s.blend([250, 210], [160, 320], mix(slate, c.light, 0.3), slate, shade(slate, -0.14))), s.stroke('M236 214Q190 270 156 322', mix(slate, c.light, 0.6), 2.4, 0.7), spout, car, wheat.slice(3), near, vignette(s, 0.3, c.near));
}


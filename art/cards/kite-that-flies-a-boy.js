// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, egg, limb, line, polygon, round } from '../studio/path.js';
import { backdrop, blades, dashes, glow, land, leaves, mist, shadow, specks, vignette } from '../studio/nature.js';
import { house, windmill } from '../motifs/buildings.js';
import { person } from '../motifs/people.js';

export const scene = 'A red kite sits on the hill holding a string; on its end a boy floats in the sky.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('mintMorning');
  const red = shade(c.accent, -0.06, -8, 1.1);

  const sky = [
    backdrop(s, shade(c.skyHigh, -0.1), c.skyHigh, c.skyLow, c.light),
    glow(s, 60, 360, 330, c.light, 1), glow(s, 90, 330, 150, c.light, 0.9),
    // The wind itself.
    s.stroke('M-10 190q120-30 190 6t60-30q-26-18-34 4M190 262q90-20 150 4t48-26q-20-14-28 2M150 24q70-22 120 0t38-20M-10 330q70-18 110 2t34-20q-16-12-22 4', c.light, 4, 0.75),
  ];
  // Far off, others are being flown too.
  const aloft = person('float', { wear: 'trousers' });
  const others = [[352, 70, 30, 332, 420], [206, 196, 20, 196, 430]].map(([x, y, size, ex, ey]) => s.stroke(`M${x} ${y - size / 2}Q${x - 26} ${(y + ey) / 2} ${ex} ${ey}`, c.near, 1, 0.45) + s.place(aloft, { x, y, size, fill: mix(c.near, c.skyHigh, 0.25), turn: -14 }));
  const country = [
    land(s, [424, 410, 426, 404, 414, 398, 412], mix(c.far, c.skyLow, 0.45), c.light),
    land(s, [446, 440, 430, 442, 448, 436, 430], c.far, mix(c.far, c.light, 0.5)),
    s.place(windmill({ turned: 34 }), { x: 62, y: 446, size: 46, fill: mix(c.near, c.far, 0.3) }),
    [[104, 450, 20], [122, 452, 16], [24, 452, 18]].map(([x, y, size]) => s.place(house(), { x, y, size, fill: mix(c.near, c.far, 0.35) })),
    s.path(polygon([[196, 424], [201, 431], [196, 440], [191, 431]]) + polygon([[332, 410], [338, 419], [332, 430], [326, 419]]), red),
    mist(s, 462, 50, c.light, 0.6),
  ];
  const hillPoints = /** @type {[number, number, 'sharp'?][]} */ ([[-20, 560, 'sharp'], [70, 528], [160, 494], [250, 474], [340, 478], [420, 500, 'sharp'], [420, 620, 'sharp'], [-20, 620, 'sharp']]);
  const hill = [
    s.path(blob(/** @type {import('../studio/path.js').Point[]} */ (hillPoints)), s.blend([40, 470], [380, 620], mix(c.middle, c.light, 0.35), c.middle, c.near)),
    dashes(s, 70, [0, 500, 400, 90], [12, 40], c.light, { angle: -14, opacity: 0.35, bow: 4, width: 2 }),
    dashes(s, 60, [30, 510, 370, 90], [12, 34], c.near, { angle: -12, opacity: 0.4, bow: 4, width: 2 }),
    blades(s, 110, (t) => [t * 400, 556 - 70 * Math.sin(Math.min(1, t * 1.35) * 1.57) + 4], [8, 20], [c.middle, c.near, mix(c.middle, c.light, 0.4)], 1.1),
    shadow(s, 290, 512, 110, 18, c.frame, 0.45),
  ];

  // The kite sits with its point in the grass, bent a little forward, and wears the boy's cap.
  const [top, left, right, foot, heart] = [[292, 250], [192, 366], [376, 344], [286, 514], [276, 358]];
  const sail = blob(/** @type {import('../studio/path.js').Point[]} */ ([[...top, 'sharp'], [337, 297], [...right, 'sharp'], [333, 428], [...foot, 'sharp'], [236, 438], [...left, 'sharp'], [241, 306]]), 0.5);
  const panel = (/** @type {number[]} */ a, /** @type {number[]} */ b) => polygon([[a[0], a[1]], [b[0], b[1]], [heart[0], heart[1]]]);
  const kite = [
    s.path(sail, red),
    s.within(sail, s.path(panel(top, [330, 270]) + polygon([[292, 250], [420, 330], [376, 344], [276, 358]]), shade(red, -0.08)), s.path(polygon([[192, 366], [276, 358], [286, 514], [180, 480]]), shade(red, 0.1, 18)), s.path(polygon([[276, 358], [376, 344], [400, 470], [286, 514]]), s.blend([276, 358], [370, 450], shade(red, -0.14), shade(red, -0.22)))),
    s.within(sail, s.path(egg(236, 326, 10) + egg(254, 304, 6) + egg(228, 392, 9) + egg(252, 420, 7) + egg(262, 452, 5) + egg(240, 352, 4), c.light, 'opacity=".55"')),
    s.stroke(`M292 250Q272 370 286 514M192 366Q282 348 376 344`, c.frame, 4.4), s.stroke('M290 252Q270 366 283 506M194 364Q280 346 374 342', mix(c.light, c.accent, 0.3), 1.4),
    s.stroke(`M292 250Q246 290 192 366`, c.light, 3.4, 0.85),
    s.path(blob([[270, 262], [272, 240], [292, 228], [314, 238], [318, 256], [296, 252]]) + blob([[274, 254], [250, 262, 'sharp'], [262, 248], [282, 244]]), s.fade(mix(c.skyHigh, c.near, 0.35), c.near)), s.stroke('M292 229q-8 10-8 22M292 229q14 8 18 22', c.frame, 1.6, 0.5),
  ];
  /** A bow tied on a cord. @param {number} x @param {number} y @param {number} r @param {number} turn @param {string} tone */
  const bow = (x, y, r, turn, tone) => s.group([s.path(blob([[0, 0, 'sharp'], [-r, -r * 0.7], [-r * 1.1, 0], [-r, r * 0.7]]) + blob([[0, 0, 'sharp'], [r, -r * 0.7], [r * 1.1, 0], [r, r * 0.7]]), tone), s.path(egg(0, 0, r * 0.25), shade(tone, -0.16))], `transform="translate(${x} ${y}) rotate(${turn})"`);
  // Its tail is an arm with the reel at the end.
  const tail = [
    s.stroke('M286 512C250 560 190 556 186 516C183 484 150 486 142 462', shade(red, -0.2), 5),
    bow(262, 538, 15, 30, c.light), bow(220, 544, 14, -10, red), bow(184, 508, 13, 70, c.light), bow(160, 482, 11, 20, red),
    s.path(limb([[128, 452, 9], [142, 460, 15], [156, 466, 9]]), c.frame), s.stroke('M136 452l-6 16M141 454l-6 16M147 457l-6 16', c.light, 2.2), s.path(egg(127, 450, 5) + egg(157, 467, 5), mix(c.accent, c.frame, 0.4)),
  ];

  // The boy, seen from below, tied at the waist.
  const boy = person({ head: [24, -66], neck: [16, -61], chest: [7, -55], hip: [-12, -45], nearArm: [[17, -40], [30, -28]], farArm: [[9, -74], [14, -92]], nearLeg: [[-30, -33], [-46, -24]], farLeg: [[-33, -46], [-54, -46]], feet: 165 }, { age: 'child', wear: 'trousers' });
  const flight = [
    glow(s, 128, 112, 150, c.light, 0.85),
    s.stroke('M126 128C60 250 110 380 140 458', c.frame, 2),
    s.stroke(line([[64, 180], [38, 198], [48, 226], [22, 248], [30, 280]]), red, 3), bow(42, 194, 12, 50, red), bow(46, 226, 12, 110, c.light), bow(23, 250, 12, 40, red), bow(30, 282, 11, 90, c.light),
    s.place(boy, { x: 142, y: 190, size: 142, turn: -16, fill: s.fade(mix(c.near, c.frame, 0.3), c.frame), rim: c.light, from: [-0.4, 1], rimWidth: 3 }),
    // A striped jersey and bare hair make him a boy and not a shadow.
    s.stroke('M116 130l10-17M128 128l8-18M139 120l5-12', mix(c.light, c.skyHigh, 0.2), 4.2, 0.9),
  ];
  const near = [
    s.path(blob([[108, 560], [128, 552], [146, 560], [144, 570], [112, 570]]), mix(c.accent, c.light, 0.55)),
    // Seen from the grass: stalks and dandelions that lose their seeds.
    blades(s, 70, (t) => [t * 420 - 10, 612], [34, 92], [c.near, c.frame, mix(c.near, c.middle, 0.5)], 0.7, 2.6),
    s.stroke('M40 606q14-50 44-76M96 606q12-34 36-48M352 606q10-40 34-58', c.frame, 3),
    [[86, 528, 17], [134, 556, 12], [388, 546, 14]].map(([x, y, r]) => glow(s, x, y, r * 1.7, c.light, 0.9) + s.stroke(Array.from({ length: 14 }, (_, i) => `M${x} ${y}l${round(Math.cos(i * 0.449) * r)} ${round(Math.sin(i * 0.449) * r)}`).join(''), c.light, 1.4) + s.path(egg(x, y, 2.6), c.near)),
    specks(s, 40, [90, 400, 300, 150], [1.6, 3.6], c.light, 0.95),
    leaves(s, 16, [0, 250, 400, 260], [6, 11], [c.middle, c.accent], 0.9),
    s.path(limb([[-10, 600, 5], [10, 560, 4], [34, 530, 2]]), c.frame),
  ];
  return s.picture(sky, others, country, flight, hill, tail, kite, near, vignette(s, 0.35, c.near));
}

// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, box, egg, limb, polygon, round } from '../studio/path.js';
import { backdrop, dashes, glow, leaf, shadow, specks, vignette } from '../studio/nature.js';
import { cat } from '../motifs/animals.js';
import { clothed } from '../motifs/clothed-people.js';
import { tiger } from '../motifs/tigers.js';
import { pine } from '../motifs/trees.js';

export const scene = 'A child cuts a tiger out of paper; outside the window the night is missing the same shape.';

/** One hand keeps the tiger up, the other the scissors. @type {import('../motifs/people.js').Pose} */
const cutting = { head: [5, -72], neck: [2, -60], chest: [0, -48], hip: [-6, -24], nearArm: [[15, -36], [29, -40]], farArm: [[17, -52], [33, -66]], nearLeg: [[14, -20], [16, 0]], farLeg: [[16, -22], [18, 0]] };

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('candleBrown');
  const paper = mix(c.light, c.skyLow, 0.15);
  const night = shade(c.accent, -0.3, 20);
  const warm = mix(c.light, c.skyLow, 0.3);
  const beast = tiger();

  const wall = [
    backdrop(s, c.skyHigh, c.far, c.near), glow(s, 74, 420, 330, c.skyLow, 0.95),
    s.stroke(Array.from({ length: 11 }, (_, i) => `M${i * 40} -10V520`).join(''), c.middle, 10, 0.35), s.path(Array.from({ length: 40 }, (_, i) => leaf(20 + (i % 10) * 40, 30 + Math.floor(i / 10) * 120 + (i % 2) * 56, 14, -60) + leaf(20 + (i % 10) * 40, 30 + Math.floor(i / 10) * 120 + (i % 2) * 56, 14, 240)).join(''), c.skyLow, 'opacity=".3"'),
  ];
  // The window with all the night that is left.
  const pane = box(54, 26, 312, 316);
  const hole = s.group([s.path(beast.d, paper), s.path(beast.stripes, night)], 'transform="translate(212 250) scale(-1.52 1.52)"');
  const firs = [pine(s.random), pine(s.random)];
  const window = [
    s.within(pane, [
      s.path(pane, s.fade(shade(night, -0.1), night, shade(c.accent, -0.12, 10))), specks(s, 90, [54, 26, 312, 240], [1.4, 3.6], c.light, 0.9), s.stroke('M84 60l6 0M87 57v6M330 80h8M334 76v8M300 46h6M303 43v6M110 290h0M96 150h6M99 147v6', c.light, 1.6),
      glow(s, 214, 200, 190, paper, 0.75, 130), hole,
      Array.from({ length: 13 }, (_, i) => s.place(firs[i % 2], { x: 50 + i * 27, y: 350 + (i % 3) * 6, size: 50 + ((i * 37) % 30), fill: shade(night, -0.1) })),
    ]),
    s.stroke('M210 20V344M54 78H366', c.frame, 8), s.stroke('M207 20V344M54 75H366', c.far, 2.4), s.stroke(pane, c.frame, 16), s.stroke('M47 20V346M44 20H372', mix(c.far, c.skyLow, 0.4), 3),
    s.path(polygon([[34, 340], [386, 340], [396, 362], [24, 362]]), s.fade(mix(c.far, c.skyLow, 0.5), c.near)),
  ];
  const curtain = (/** @type {number} */ x, /** @type {number} */ m) => s.path(blob([[x, -10, 'sharp'], [x + m * 78, -10, 'sharp'], [x + m * 70, 120], [x + m * 42, 236], [x + m * 48, 270], [x + m * 56, 380, 'sharp'], [x, 390, 'sharp']]), s.blend([x, 0], [x + m * 78, 0], c.frame, shade(c.accent, -0.26), shade(c.accent, -0.18))) + s.stroke(`M${x + m * 20} -6Q${x + m * 24} 140 ${x + m * 14} 244T${x + m * 22} 376M${x + m * 44} -6Q${x + m * 46} 130 ${x + m * 28} 244T${x + m * 38} 376M${x + m * 62} -6Q${x + m * 60} 130 ${x + m * 36} 240`, c.frame, 3, 0.5) + s.path(limb([[x, 252, 12], [x + m * 44, 250, 11]]), warm);
  const rod = s.stroke('M-10 12H410', c.frame, 10) + s.stroke('M-10 9H410', warm, 2.4);
  const sill = [s.place(cat(), { x: 258, y: 350, size: 78, flip: true, fill: c.frame, rim: paper, from: [-0.8, -1] }), s.path(blob([[92, 344, 'sharp'], [88, 318, 'sharp'], [116, 318, 'sharp'], [112, 344, 'sharp']], 0.4), s.fade(shade(c.skyLow, -0.06, -30), c.near)), s.path(Array.from({ length: 9 }, (_, i) => leaf(102, 320, 26 + (i % 3) * 6, -160 + i * 17)).join(''), shade(c.accent, -0.22, -40))];

  // The table: lamp, scraps of night, what one needs for cutting.
  const table = [s.path(polygon([[-20, 486], [420, 470], [420, 620], [-20, 620]]), s.fade(mix(c.skyLow, c.light, 0.15), c.skyLow, c.far)), s.stroke('M-10 486L410 470', c.light, 3, 0.6), glow(s, 96, 520, 190, c.light, 0.8, 70), dashes(s, 40, [0, 500, 400, 90], [30, 80], c.near, { angle: -2, opacity: 0.3, width: 2 })];
  const lamp = [glow(s, 66, 440, 150, c.light, 0.9), s.path(limb([[66, 520, 12], [62, 486, 9], [68, 460, 10]]) + egg(66, 524, 34, 8), s.fade(c.near, c.frame)), s.path(polygon([[36, 378], [94, 378], [118, 446], [14, 446]]), s.fade(mix(c.light, c.skyLow, 0.3), c.light)), s.stroke('M50 380L34 444M66 380V444M80 380L98 444', c.skyLow, 2, 0.7), s.stroke(Array.from({ length: 12 }, (_, i) => `M${18 + i * 8.6} 448v9`).join(''), c.skyLow, 3)];
  const nightPaper = s.fade(shade(night, 0.05), shade(night, -0.04));
  const scrap = (/** @type {[number, number][]} */ points) => s.path(polygon(points.map(([x, y]) => [x + 4, y + 5])), c.near, 'opacity=".5"') + s.path(polygon(points), nightPaper);
  const scraps = [scrap([[120, 548], [196, 536], [214, 560], [176, 572], [160, 560], [132, 574]]), scrap([[30, 566], [70, 556], [60, 580]]), scrap([[236, 572], [262, 562], [270, 584], [250, 592]]), scrap([[84, 586], [112, 580], [124, 598], [96, 604]]), scrap([[330, 556], [350, 548], [352, 566]]), specks(s, 26, [122, 540, 84, 26], [1.2, 2.6], c.light, 0.9), s.stroke('M40 566h0M54 572h0M248 576h0M258 582h0M98 592h0M110 590h0M342 556h0', c.light, 2)];
  const pencils = [s.stroke('M176 596l58-18', shade(c.accent, 0.05), 7), s.stroke('M196 512l-40-14', c.skyLow, 6), s.stroke('M234 578l8-3M156 498l-7-2', c.light, 5), s.path(blob([[352, 586], [350, 560], [386, 558], [386, 586]], 0.6), s.fade(shade(c.accent, 0.06), shade(c.accent, -0.2))), s.path(egg(368, 560, 18, 5), c.frame)];

  // The child against the lamp, and what has been cut.
  const skin = mix(c.light, shade(c.skyLow, 0.02, -20), 0.6);
  const chair = s.path(limb([[384, 640, 12], [386, 430, 12]]) + box(340, 436, 56, 12) + box(344, 470, 50, 10), c.frame);
  const child = clothed(s, cutting, { skin, top: shade(c.accent, -0.04), bottom: c.near, hair: c.frame, head: 1.75, stout: 1.3 }, { x: 322, y: 578, size: 268, flip: true, rim: c.light, from: [-1, -0.5], rimWidth: 3.4 });
  const face = s.stroke('M294 388q3 4 7 1', c.frame, 3) + s.path(egg(297, 405, 7, 5), shade(c.skyLow, 0.05, -25), 'opacity=".5"');
  const kept = [s.group([s.path(beast.d, c.near, 'transform="translate(3 4)" opacity=".5"'), s.path(beast.d, paper), s.within(beast.d, s.path(beast.d, s.fade(shade(night, 0.02), shade(night, 0.08)), 'transform="translate(1.6 1.4)"'), s.stroke('M-46-66h0M-30-52h0M-14-66h0M2-50h0M16-68h0M30-54h0M54-66h0M-60-40h0M-44-26h0M40-40h0M24-30h0M-90-60h0', c.light, 2.6)), s.path(beast.stripes, paper)], 'transform="translate(178 458) rotate(7) scale(-.8 .8)"')];
  const scissors = s.group([s.path(limb([[0, 0, 5], [-22, -7, 6], [-46, -10, 1]]) + limb([[0, 0, 5], [-22, 5, 6], [-44, 14, 1]]), s.fade(c.light, mix(c.light, c.accent, 0.5))), s.stroke('M4-2a8 6 20 1 1 12 8M4 4a8 6-20 1 0 6 12', shade(c.skyLow, -0.1, -30), 5)], 'transform="translate(240 468) rotate(16)"');
  const fingers = s.path(limb([[248, 472, 13], [236, 468, 8]]), skin) + s.path(egg(232, 405, 8, 7), skin);
  return s.picture(wall, window, rod, curtain(-6, 1), curtain(406, -1), sill, chair, child, face, table, lamp, shadow(s, 330, 496, 90, 14, c.frame, 0.5), scraps, pencils, kept, scissors, fingers, specks(s, 24, [40, 360, 240, 140], [1.4, 3], c.light, 0.8), vignette(s, 0.55));
}

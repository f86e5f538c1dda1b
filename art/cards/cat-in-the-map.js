// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, box, egg, limb, line, polygon, ring, round } from '../studio/path.js';
import { backdrop, dashes, glow, shadow, specks, vignette } from '../studio/nature.js';
import { ship } from '../motifs/things.js';

export const scene = 'A cat sleeps on an unrolled map; where its tail lies the ships have to sail around.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('kitchenCream');
  const ginger = shade(c.middle, 0, -8, 1.5);
  const stripe = shade(c.near, 0, -4, 1.2);
  const sea = mix(c.skyHigh, shade(c.accent, 0.28, -25), 0.5);
  const blue = c.accent;
  const grass = shade(c.far, 0, 25);

  // The table, and the sheet with curled ends on it.
  const table = [
    backdrop(s, c.middle, mix(c.middle, c.near, 0.4), c.near),
    s.stroke('M-10 40Q200 28 410 44M-10 96Q200 84 410 100M-10 512Q200 524 410 508M-10 566Q200 578 410 560M18-10V610M382-10V610', stripe, 2.4, 0.35),
    dashes(s, 30, [0, 0, 400, 600], [20, 70], c.frame, { opacity: 0.14, width: 2, bow: 2 }),
  ];
  const sheet = blob([[10, 62, 'sharp'], [120, 46], [260, 60], [386, 40, 'sharp'], [394, 200], [384, 380], [396, 548, 'sharp'], [270, 534], [130, 552], [6, 540, 'sharp'], [16, 380], [4, 220]]);
  const coasts = {
    north: blob([[-10, 40], [150, 40], [176, 66], [150, 92], [112, 96], [96, 126], [60, 122], [46, 152], [6, 168], [-10, 170]]),
    east: blob([[410, 120], [372, 130], [350, 116], [336, 146], [352, 176], [340, 206], [366, 232], [360, 268], [388, 290], [410, 286]]),
    south: blob([[-10, 470], [36, 462], [60, 486], [96, 492], [104, 522], [140, 534], [150, 566], [-10, 570]]),
    southEast: blob([[410, 470], [378, 478], [366, 506], [332, 514], [326, 546], [300, 556], [410, 570]]),
    isles: egg(220, 88, 13, 9) + egg(246, 78, 8, 6) + egg(202, 106, 7, 5) + blob([[196, 520], [216, 510], [238, 518], [230, 534], [204, 536]]) + egg(34, 250, 10, 14) + egg(28, 284, 6, 7),
  };
  const lands = Object.values(coasts).join('');
  const peak = s.stamp(s.path(polygon([[-9, 6], [0, -11], [10, 6]]), mix(grass, c.near, 0.5)) + s.path(polygon([[0, -11], [10, 6], [1, 6]]), c.near) + s.path(polygon([[-3, -5], [0, -11], [3, -5], [0, -3]]), c.light));
  const wood = s.stamp(s.path(egg(0, -4, 5, 6) + box(-1, 0, 2, 5), shade(grass, -0.22, 30)));
  const town = s.stamp(s.path(box(-6, -4, 6, 9) + box(0, -10, 5, 15) + polygon([[-7, -4], [-3, -9], [1, -4]]) + polygon([[-1, -10], [2.5, -17], [6, -10]]), shade(blue, -0.1)) + s.path(polygon([[-7, -4], [-3, -9], [1, -4]]) + polygon([[-1, -10], [2.5, -17], [6, -10]]), stripe));
  const meridians = [0, 1, 2, 3, 4, 5].map((i) => line([[-10 + i * 82, 40], [-2 + i * 82, 300], [-12 + i * 82, 560]])).join('') + [0, 1, 2, 3, 4].map((i) => line([[0, 110 + i * 96], [200, 104 + i * 96], [400, 112 + i * 96]])).join('');
  const rose = [s.path(ring(16, (a, i) => [296 + Math.cos(a) * (i % 4 === 0 ? 40 : i % 2 ? 8 : 22), 146 + Math.sin(a) * (i % 4 === 0 ? 40 : i % 2 ? 8 : 22)]).map(([x, y], i) => `${i ? 'L' : 'M'}${round(x)} ${round(y)}`).join('') + 'z', s.fade(blue, shade(blue, -0.1))), s.stroke(egg(296, 146, 28), blue, 2), s.path(egg(296, 146, 6), c.light) + s.path(polygon([[296, 106], [301, 138], [296, 146]]), stripe)];
  const map = [
    s.path(sheet, c.frame, 'opacity=".4" transform="translate(8 12)"'),
    s.path(sheet, s.blend([0, 50], [400, 550], mix(sea, c.light, 0.45), sea, shade(sea, -0.05))),
    s.within(sheet,
      s.stroke(meridians, blue, 1.6, 0.25),
      s.stroke(lands, blue, 18, 0.14) + s.stroke(lands, blue, 9, 0.2),
      s.path(lands, s.blend([0, 50], [400, 550], mix(grass, c.light, 0.4), grass)), s.stroke(lands, stripe, 1.8, 0.7),
      s.stroke('M60 66q10 22 34 26M366 180q12 10 34 6M30 500q20 10 26 38', blue, 2.4, 0.7),
      [[22, 92, 1.1], [40, 84, 1.3], [60, 94, 1], [370, 214, 1.1], [384, 226, 1.2], [380, 518, 1.2], [362, 530, 1], [40, 520, 1.1]].map(([x, y, k]) => peak(x, y, k)),
      [[92, 66], [104, 70], [116, 64], [98, 78], [128, 72], [370, 146], [382, 150], [376, 160], [72, 512], [84, 518], [394, 500], [20, 130], [32, 134]].map(([x, y]) => wood(x, y)),
      town(144, 72, 0.9), town(360, 252, 0.9), town(20, 152, 0.8), town(110, 540, 0.9), town(346, 538, 0.9), town(216, 526, 0.7),
      rose,
      // A serpent keeps away.
      s.stroke('M44 412q8-20 18 0M66 412q7-14 15 0', shade(blue, -0.04), 5) + s.stroke('M42 412q-12-4-10-20', shade(blue, -0.04), 5) + s.stroke('M31 390h6', shade(blue, -0.04), 8),
    ),
    // Rolled ends.
    s.path(limb([[0, 52, 22], [130, 40, 24], [260, 52, 24], [396, 34, 22]]), s.fade(c.light, c.skyHigh, c.far)), s.stroke('M2 62Q130 50 260 62T396 44', c.near, 2.4, 0.5), s.stroke('M-2 52a8 8 0 1 1 6 6', c.near, 2.4, 0.7),
    s.path(limb([[-2, 552, 24], [130, 562, 26], [270, 546, 26], [402, 558, 24]]), s.fade(c.light, c.far, c.near)), s.stroke('M0 540Q130 550 270 534T402 546', c.light, 2.4, 0.9),
  ];

  // The continent.
  const tail = /** @type {[number, number, number][]} */ ([[262, 372, 46], [308, 372, 40], [346, 398, 35], [352, 446, 32], [318, 480, 30], [270, 480, 27], [238, 464, 23], [222, 452, 16]]);
  const body = blob([[90, 330], [84, 270], [108, 208], [160, 172], [224, 166], [280, 194], [306, 250], [304, 318], [276, 372], [226, 400], [160, 404], [112, 380]]);
  const skull = blob([[88, 352], [92, 322], [86, 286, 'sharp'], [120, 304], [150, 300], [186, 282, 'sharp'], [188, 320], [198, 352], [184, 384], [144, 398], [104, 386]]);
  const shores = body + limb(tail);
  const cat = [
    s.stroke(shores, blue, 44, 0.1), s.stroke(shores, blue, 28, 0.13), s.stroke(shores, blue, 13, 0.2),
    s.path(shores, c.frame, 'opacity=".35" transform="translate(9 11)"'),
    s.path(limb(tail), s.blend([250, 360], [330, 500], shade(ginger, 0.04), ginger, shade(ginger, -0.1))),
    s.within(limb(tail), s.stroke('M296 340q10 30-4 60M330 352q-4 30-24 50M374 400q-30-2-44 16M376 436q-26 0-40-14M346 500q-2-26-16-38M304 504q4-24-4-40M268 500q6-16 2-36', stripe, 10, 0.75), s.path(blob([[246, 490], [250, 448], [210, 430], [200, 470]]), c.light)),
    s.path(body, s.blend([110, 180], [290, 390], shade(ginger, 0.12), ginger, shade(ginger, -0.1))),
    s.within(body,
      s.stroke('M112 196q26 20 30 54M150 168q20 24 20 58M196 156q12 28 6 62M240 160q4 30-10 58M282 186q-6 28-28 48M308 224q-14 22-40 34M318 270q-22 14-48 14M316 318q-22 2-44-6M78 250q22 10 36 34', stripe, 11, 0.72),
      // The inner side of the curl.
      s.path(blob([[180, 330], [206, 300], [246, 300], [268, 326], [256, 366], [214, 392], [176, 380]]), shade(ginger, -0.1), 'opacity=".6"'),
      s.path(blob([[194, 352], [214, 330], [246, 334], [252, 360], [224, 382], [196, 378]]), c.light, 'opacity=".75"'),
      glow(s, 150, 200, 130, c.light, 0.6),
    ),
    // A hind paw and a fore paw.
    s.path(limb([[268, 340, 40], [236, 382, 32], [202, 398, 24], [184, 400, 18]]), s.blend([270, 330], [190, 400], ginger, shade(ginger, 0.08))), s.path(egg(188, 399, 17, 12), c.light) + s.stroke('M180 396v8M189 394v10', stripe, 2, 0.6),
    s.stroke(line([[250, 384], [226, 396], [204, 402]]), stripe, 2, 0.4),
    s.path(skull, stripe, 'opacity=".5" transform="translate(6 -5)"'), s.path(skull, shade(stripe, -0.1), 'opacity=".35" transform="translate(2 7)"'),
    s.path(skull, s.blend([90, 290], [190, 400], shade(ginger, 0.14), ginger, shade(ginger, -0.06))),
    s.path(polygon([[94, 300], [112, 312], [98, 326]]) + polygon([[180, 297], [166, 308], [184, 324]]), mix(shade(c.far, -0.04, -50), c.light, 0.2)),
    s.within(skull, s.stroke('M142 292v30M124 298l6 24M160 296l-5 24M86 348q14-2 20 6M88 364q12-2 18 2M200 348q-14-2-20 6M198 364q-12-2-18 2', stripe, 6, 0.75)),
    s.path(blob([[142, 352], [166, 364], [166, 384], [142, 396], [118, 384], [118, 364]]), c.light),
    s.stroke('M106 346q12 12 24 2M154 348q12 10 24-2', c.frame, 3.6), s.path(blob([[134, 359], [150, 359], [142, 368]]), shade(stripe, 0.08, -20, 1.2)), s.stroke('M142 368v7M142 375q-8 8-15 2M142 375q8 8 15 2', c.frame, 2.6), s.stroke('M112 368l-38-6M112 374l-36 8M172 368l38-6M172 374l34 8', c.light, 2, 0.9),
    s.stroke(line([[86, 320], [85, 270], [109, 210], [160, 174], [220, 168]]), c.light, 3.4, 0.85),
    s.path(limb([[112, 396, 26], [136, 402, 26], [158, 402, 22]]), s.fade(shade(ginger, 0.1), ginger)) + s.path(egg(158, 402, 15, 12), c.light) + s.stroke('M153 398v8M161 397v9', stripe, 2, 0.6),
    // Explorers have planted a camp on the shoulder.
    s.path(polygon([[222, 232], [232, 214], [243, 232]]), s.fade(c.light, c.far)) + s.path(polygon([[231, 232], [232, 220], [236, 232]]), c.frame) + s.stroke('M252 232h0M258 230h0M214 233h0', c.frame, 4.4) + s.stroke('M246 226q6-10 0-18t4-16', c.light, 2.2, 0.8),
  ];

  // The detour.
  const course = line([[112, 446], [160, 438], [196, 456], [208, 494], [250, 510], [316, 512], [372, 484], [384, 430], [374, 380], [340, 346], [346, 306]]);
  const vessel = ship();
  const fleet = [
    s.stroke(course, stripe, 3.2).replace('stroke-linecap', 'stroke-dasharray="2 9" stroke-linecap'),
    /** @type {[number, number, number, boolean][]} */ ([[116, 456, 42, false], [166, 462, 36, false], [256, 530, 44, false], [368, 470, 34, true], [354, 332, 36, true], [70, 450, 34, false]]).map(([x, y, size, flip]) => [s.stroke(`M${x - size * 0.6} ${y + 2}q${size * 0.3} 5 ${size * 0.6} 0t${size * 0.6} 0`, c.light, 2.4, 0.9), s.place(vessel, { x, y, size, flip, fill: stripe })]),
  ];

  // On the table: tea, a glass, a pencil. And the squares of the window.
  const things = [
    shadow(s, 360, 20, 60, 40, c.frame, 0.5), s.path(egg(352, 2, 56, 52), s.fade(c.light, c.far)) + s.stroke(egg(352, 2, 50, 46), blue, 3, 0.7) + s.path(egg(352, 0, 39), s.fade(c.far, c.light)), s.path(egg(352, 0, 34), s.fade(shade(stripe, -0.08), mix(stripe, c.middle, 0.5))), s.stroke('M334-10q16-12 32 0', c.light, 3, 0.6),
    s.path(limb([[60, 604, 15], [98, 566, 13]]), s.blend([60, 600], [100, 566], c.frame, stripe)), s.path(egg(124, 536, 35), c.light, 'opacity=".35"'), s.stroke(egg(124, 536, 35), shade(c.near, -0.06, 20), 7), s.stroke('M104 524q8-14 22-14', c.light, 4, 0.9),
    s.path(polygon([[300, 590], [392, 574], [394, 584], [302, 600]]), s.fade(blue, shade(blue, -0.12))) + s.path(polygon([[300, 590], [284, 598], [302, 600]]), c.light) + s.stroke('M288 597h2', c.frame, 3.4),
    s.path(egg(24, 14, 30, 26), s.fade(mix(ginger, c.light, 0.5), ginger)) + s.stroke('M14 8h0M28 4h0M34 18h0M20 22h0', stripe, 5) + s.stroke('M58 30h0M66 22h0M52 40h0', c.middle, 3.4),
  ];
  const pane = (/** @type {number} */ x, /** @type {number} */ y) => polygon([[x, y], [x + 92, y + 16], [x + 62, y + 150], [x - 30, y + 134]]);
  const panes = s.path([[70, -30], [176, -12], [28, 120], [134, 138], [-14, 270], [92, 288]].map(([x, y]) => pane(x, y)).join(''), c.light, 'opacity=".24"');
  return s.picture(table, map, things.slice(1, 3), fleet[0], cat, fleet[1], things[0], things.slice(3), panes, specks(s, 36, [40, 60, 240, 300], [1.4, 3.2], c.light, 0.8), vignette(s, 0.4, c.near));
}

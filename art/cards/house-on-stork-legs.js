// @ts-check
import { mix, shade } from '../studio/colour.js';
import { form } from '../studio/form.js';
import { clamp } from '../studio/marks.js';
import { blob, box, egg, limb, polygon } from '../studio/path.js';
import { linocut } from '../studio/hands.js';

export const scene = 'Seen from the village street at night: a house steps over the roofs on a bird\'s legs, somebody waters flowers in its window, and one claw holds a bed.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('mossForest');
  const ink = '#0f1a17';
  const l = linocut(s, { paper: '#eadfae', ink, from: [-0.8, -0.5] });
  const dusk = mix(c.middle, '#1d3a34', 0.4);
  const red = '#d4502c';
  const swirl = (/** @type {number} */ x, /** @type {number} */ y) => (Math.atan2(y - 110, x - 214) * 180) / Math.PI + 90;
  const sky = [
    s.path('M0 0H400V600H0z', dusk), s.path(blob([[-20, 620, 'sharp'], [-20, 330], [80, 300], [200, 316], [320, 296], [420, 326], [420, 620, 'sharp']]), mix(dusk, '#8fae5a', 0.5)), s.path(blob([[-20, 620, 'sharp'], [-20, 420], [120, 390], [280, 400], [420, 384], [420, 620, 'sharp']]), mix(c.skyLow, '#c9c45e', 0.3)),
    l.cuts((x, y) => clamp(0.55 - (y - 60) / 900) * clamp((Math.hypot(x - 214, y - 110) - 100) / 60), { flow: swirl, gap: 12, length: 28, width: 3.2 }, mix(dusk, l.paper, 0.5)),
    l.cuts((x, y) => (y > 340 ? 0.22 : 0), { flow: () => 3, gap: 13, length: 30, width: 2.4 }, mix(c.far, dusk, 0.3)),
  ];
  // From below: the floor boards first, then walls that lean away.
  const under = polygon([[92, 176], [318, 154], [352, 196], [112, 226]]);
  const front = polygon([[112, 226], [352, 196], [330, 78], [122, 98]]);
  const side = polygon([[92, 176], [112, 226], [122, 98], [104, 84]]);
  const roof = polygon([[84, 100], [126, 8], [302, -8], [362, 74], [122, 104]]);
  const wall = form(front);
  const house = [
    s.path(polygon([[268, -20], [300, -20], [300, 40], [266, 40]]), ink), s.path(under, shade(ink, 0.04)), s.path(front, '#7a3a22'), s.path(side, ink), l.cuts((x, y) => (wall.inside(x, y) ? 0.5 : 0), { area: wall.area, flow: () => -7, gap: 9, length: 30, width: 2, wild: 2 }, ink),
    l.block(roof, { colour: ink, cuts: red, reach: 90, flow: () => -6, gap: 9, length: 16, width: 3.4 }),
    // Two windows: somebody waters flowers, and the other one is dark.
    s.path(polygon([[146, 130], [196, 124], [200, 176], [150, 184]]), l.paper), s.path(polygon([[232, 120], [284, 114], [290, 166], [238, 174]]), ink), s.stroke('M171 127l4 54M147 156l52-7', ink, 4), s.stroke(polygon([[146, 130], [196, 124], [200, 176], [150, 184]]), ink, 4), s.stroke('M258 117l4 54M235 147l53-7', '#7a3a22', 3),
    s.path(egg(182, 144, 9, 10) + limb([[184, 158, 20], [184, 180, 22]]) + limb([[178, 162, 6], [160, 160, 5]]), ink), s.path(polygon([[148, 152], [162, 154], [160, 168], [150, 168]]), red), s.stroke('M150 154l-8-6', red, 3), s.stroke('M140 152q-6 14-4 34', '#cfe0d6', 2), s.path(polygon([[118, 190], [152, 186], [150, 200], [122, 204]]), red), s.stroke('M124 190q-4-14 2-20M134 188q0-14 4-18M144 187q4-10 0-18', '#8fae5a', 3),
    l.cuts((x, y) => (y > 168 && form(under).inside(x, y) ? 0.6 : 0), { area: form(under).area, flow: () => -7, gap: 8, length: 34, width: 2 }, '#7a3a22'),
  ];
  // Legs: the left one stands in the street before us, the right one is lifted with its catch.
  const leg = limb([[168, 200, 46], [158, 270, 26], [132, 346, 20], [136, 356, 27], [150, 366, 18], [176, 470, 15], [190, 560, 17]]);
  const toes = limb([[190, 556, 17], [150, 578, 15], [104, 590, 11], [84, 602, 3]]) + limb([[190, 556, 17], [196, 588, 15], [190, 612, 8]]) + limb([[192, 556, 17], [240, 570, 14], [286, 574, 11], [306, 586, 3]]) + limb([[190, 552, 14], [168, 546, 11], [150, 540, 3]]);
  const lifted = limb([[290, 186, 44], [304, 250, 25], [342, 306, 19], [340, 318, 26], [326, 328, 17], [270, 372, 14], [240, 398, 15]]);
  const claw = limb([[244, 394, 15], [216, 400, 12], [200, 420, 10], [206, 440, 3]]) + limb([[244, 396, 14], [240, 420, 12], [248, 444, 10], [258, 456, 3]]) + limb([[246, 394, 14], [274, 406, 12], [290, 428, 9], [286, 446, 3]]);
  const scale = (/** @type {string} */ d) => [s.path(d, ink, 'transform="translate(5 3)"'), s.path(d, red), l.cuts((x, y) => (form(d).inside(x, y) ? 0.5 : 0), { area: form(d).area, flow: () => 6, gap: 9, length: 13, width: 3, wild: 14 }, ink)];
  const bed = [s.path(polygon([[196, 452], [292, 440], [296, 462], [200, 476]]), l.paper), s.path(polygon([[222, 449], [292, 440], [296, 462], [226, 472]]), '#4f7fa0'), s.path(polygon([[188, 440], [197, 438], [203, 492], [194, 494]]) + polygon([[290, 418], [299, 416], [306, 478], [297, 480]]), ink), s.path(egg(213, 452, 10, 8), '#e8b48f'), s.path(blob([[202, 452], [206, 442], [218, 442], [212, 450]]), ink), s.stroke('M212 454q4 2 7 0', ink, 1.6)];
  // The village below, asleep; one window has just been lit, and one roof is open.
  const home = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ w, /** @type {number} */ h, lit = false) => s.path(polygon([[x, y], [x, y - h], [x - 5, y - h], [x + w / 2, y - h - w * 0.55], [x + w + 5, y - h], [x + w, y - h], [x + w, y]]), ink) + l.cuts((px, py) => (px > x + 4 && px < x + w - 2 && py < y - h - 4 && py > y - h - w * 0.5 + Math.abs(px - x - w / 2) * 1.1 + 4 ? 0.7 : 0), { area: [x, y - h - w * 0.55, w, w * 0.55], flow: () => 34, gap: 7, length: 12, width: 2.4 }, mix(c.far, dusk, 0.2)) + s.path(box(x + w * 0.3, y - h + 8, w * 0.2, w * 0.24), lit ? l.paper : '#2a4038') + s.path(box(x + w * 0.6, y - h + 8, w * 0.2, w * 0.24), '#2a4038');
  const village = [home(14, 520, 70, 34), home(322, 506, 62, 30), home(250, 512, 46, 24, true), home(-20, 570, 86, 40), home(318, 584, 96, 44)];
  // Where the bed was.
  const gap = s.path(polygon([[256, 482], [270, 470], [282, 474], [290, 484], [276, 490], [264, 490]]), '#2a4038');
  const street = [s.path(blob([[-20, 596, 'sharp'], [120, 584], [300, 590], [420, 580, 'sharp'], [420, 620, 'sharp'], [-20, 620, 'sharp']]), ink)];
  return s.picture(sky, scale(lifted), house, village, gap, bed, scale(claw), scale(leg), street, scale(toes));
}

// @ts-check
import { clamp } from '../studio/marks.js';
import { blob, egg, limb, line, polygon } from '../studio/path.js';
import { pen } from '../studio/hands.js';
import { person } from '../motifs/people.js';
import { spread } from '../motifs/second-a.js';

export const scene = "An old palm fills the card, its lines are roads with walkers; one road is broken off with somebody at its end, and a baby's hand holds the little finger.";

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('kitchenCream');
  const ink = '#2a1a16';
  const p = pen(s, { paper: '#f6ead0', ink, from: [-1, -0.7] });
  const cloth = [
    p.sheet('#e9d9b4'), s.path('M0 0H400V600H0z', '#3f7f86'), p.hatch((x, y) => 0.2 + clamp((x + y - 300) / 700) * 0.6, { angle: 32, gap: 6, width: 1.6, patch: [60, 6] }, '#235058'),
    // The stripes of a tablecloth.
    s.stroke('M-10 90L410 10M-10 150L410 70M-10 560L410 480', '#f0d9a0', 5), s.stroke('M-10 104L410 24M-10 574L410 494', '#d8633c', 3),
  ];
  const spot = { x: 224, y: 520, size: 396 };
  const skin = '#eebd92';
  const palm = spread({ side: 'palm', spread: 7, thumb: 40, arm: 40, width: 1.3 });
  const hand = [
    s.path(palm.d, '#143036', `opacity=".5" transform="translate(${spot.x + 12} ${spot.y + 10}) scale(3.96)"`),
    p.shape({ d: palm.d }, { spot, fill: skin, angle: 64, gap: 5.4, reach: 40, cross: 0.62, contour: 3 }),
    // Pads, folds of the fingers, the creases of eighty years.
    p.hatch((x, y) => clamp(1 - Math.hypot((x - 168) / 56, (y - 420) / 74)) * 0.7, { angle: 120, gap: 6, area: [110, 340, 120, 160] }, '#a8623c'), p.hatch((x, y) => clamp(1 - Math.hypot((x - 306) / 40, (y - 430) / 70)) * 0.7, { angle: 40, gap: 6, area: [262, 350, 90, 150] }, '#a8623c'),
    s.stroke('M130 214q14 6 26 0M134 222q10 4 20 0M186 176q14 6 28 0M188 186q12 4 24 0M240 186q14 6 28 0M242 196q12 4 24 0M296 226q10 6 24 0M298 236q10 4 18 0M140 262q12 5 24 0M192 250q14 5 26 0M246 254q14 5 26 0M90 372q10 2 16-10', ink, 2),
    s.stroke('M150 300l10 16M210 290l-4 18M268 300l8 14M310 330l-8 14M240 470l10 18M210 480l-6 20M178 470l-10 18M286 380l12 8M280 402l16 6', '#8a4a2e', 1.6),
  ];
  const road = (/** @type {string} */ d, w = 15) => s.stroke(d, ink, w + 4) + s.stroke(d, '#fbf3dc', w) + `<path d="${d}" fill="none" stroke="#c98f4e" stroke-width="1.8" stroke-dasharray="7 7"/>`;
  const roads = [
    road(line([[334, 308], [290, 338], [236, 344], [196, 322], [176, 292]])),
    road(line([[124, 332], [170, 340], [214, 372], [250, 418]])),
    road(line([[124, 332], [176, 372], [204, 430], [204, 500], [196, 620]]), 17),
    road(line([[214, 372], [262, 330], [262, 280], [256, 220]]), 10), road(line([[176, 372], [120, 400], [84, 376]]), 10),
    // Where the middle one breaks off.
    s.path(polygon([[238, 416], [246, 408], [252, 416], [260, 406], [266, 420], [252, 436]]), skin), s.stroke('M236 420l8-10 6 8 8-12', ink, 2.6), s.stroke('M258 440l6 8M266 454l5 8', '#8a4a2e', 2),
  ];
  const walk = (/** @type {number} */ x, /** @type {number} */ y, /** @type {any} */ look, size = 34, flip = false, /** @type {any} */ pose = 'walk', colour = ink) => s.place(person(pose, look), { x, y, size, flip, fill: colour });
  const walkers = [
    walk(292, 338, { head: 'hat' }, 36, true), walk(314, 322, { wear: 'dress', head: 'bun' }, 34, false, 'walk', '#a8301f'), walk(246, 412, { head: 'hat', age: 'old' }, 38, false, 'hunch'), walk(206, 520, { wear: 'dress', head: 'hair' }, 42, true, 'walk', '#235058'), walk(152, 350, { wear: 'trousers', head: 'cap' }, 34), walk(262, 262, { age: 'child' }, 26, false, 'run', '#a8301f'), walk(108, 402, { head: 'hood', wear: 'robe' }, 32, true),
    // Two trees, a signpost with no words, a house on the ball of the thumb.
    s.stroke('M148 420v-22M140 404h14', ink, 2.4), s.path(polygon([[126, 440], [126, 424], [136, 414], [148, 424], [148, 440]]), '#c8502f'), s.stroke('M126 440V424L136 414 148 424V440z', ink, 1.8), s.path(egg(310, 402, 9, 12) + egg(326, 414, 7, 10), '#5f8a4a'), s.stroke('M310 424v-14M326 430v-10', ink, 2), s.stroke(egg(310, 402, 9, 12) + egg(326, 414, 7, 10), ink, 1.4),
  ];
  // The baby's hand, from the right.
  const small = limb([[430, 214, 56], [392, 222, 50], [362, 232, 46]]);
  const baby = [
    p.shape(small, { fill: '#f8d3b4', angle: 64, gap: 5, reach: 22, contour: 2.4 }), p.shape(polygon([[386, 186], [420, 178], [420, 266], [390, 258]]), { fill: '#f6f0e2', reach: 14, contour: 2.2 }), s.stroke('M392 190l4 66', '#d8633c', 3),
    ...[[358, 206, 300, 214], [352, 222, 296, 231], [352, 238, 298, 248], [358, 252, 304, 264]].map(([x, y, u, v]) => p.shape(limb([[x, y, 19], [(x + u) / 2, (y + v) / 2 - 3, 18], [u, v, 14]]), { fill: '#f8d3b4', reach: 8, gap: 4, contour: 2.2, cross: 0 }) + s.path(egg(u - 1, v, 3.4, 4), '#fdeadb')),
    p.shape(limb([[366, 202, 18], [338, 192, 16], [316, 194, 13]]), { fill: '#f8d3b4', reach: 8, gap: 4, contour: 2.2, cross: 0 }),
  ];
  const sleeve = p.shape(blob([[110, 620, 'sharp'], [118, 566], [200, 556], [300, 560], [326, 620, 'sharp']]), { fill: '#6a3a4e', reach: 30, angle: 20, gap: 5, contour: 2.6 }) + s.stroke('M122 576q90-20 190-6', '#d8a0a0', 4);
  return s.picture(cloth, hand, roads, walkers, s.group(baby, 'transform="translate(0 36)"'), sleeve);
}

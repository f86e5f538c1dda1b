// @ts-check
import { shade } from '../studio/colour.js';
import { blob, egg, limb, polygon } from '../studio/path.js';
import { cutPaper } from '../studio/hands.js';

export const scene = 'A tower of beds from below: on top somebody sleeps, at the bottom a mouse gnaws a leg, and from a bed in the middle hangs a hand.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('blossom');
  const p = cutPaper(s, { from: [-0.6, -0.9], dark: '#3a1840' });
  const sky = [p.ground('#f3c6c4'), [[300, 300], [230, 236], [160, 170]].map(([rx, ry], i) => p.sheet(egg(210, 110, rx, ry), ['#f7d4c4', '#fbe3c8', '#fdf0d6'][i], { lift: 3 }))];
  // Nearer beds are wider: the tower is one long perspective with a lean in it.
  const beds = [[206, 118, 58, '#7f9fc9', '#f0f0e6'], [214, 150, 68, '#d9647a', '#f7dfd0'], [200, 186, 80, '#5fa58c', '#f3ecd2'], [216, 228, 94, '#e0a24a', '#fbead0'], [196, 276, 110, '#8a5fa0', '#efe0ea'], [214, 332, 130, '#4f86a8', '#eaf0ea'], [192, 398, 154, '#c9506a', '#f9ddd4'], [212, 478, 184, '#6f9a55', '#f3eed4']];
  const bed = (/** @type {number[]} */ [x, y, w], /** @type {string} */ cover, /** @type {string} */ sheet, /** @type {number} */ i) => {
    const [h, tilt] = [w * 0.2, (i % 2 ? 1 : -1) * w * 0.035];
    const post = (/** @type {1 | -1} */ m) => p.sheet(polygon([[x + m * w - 5 - w * 0.02, y - h * 1.7 + m * tilt], [x + m * w + 5 + w * 0.02, y - h * 1.7 + m * tilt], [x + m * w + 4 + w * 0.02, y + h * 1.9], [x + m * w - 4 - w * 0.02, y + h * 1.9]]), i % 3 ? '#8a5a3a' : '#6b4030', { lift: 4 }) + p.sheet(egg(x + m * w, y - h * 1.8 + m * tilt, w * 0.055 + 2), '#d9a24a', { lift: 3 });
    const mattress = blob([[x - w, y + h * 0.5 - tilt, 'sharp'], [x - w, y - h * 0.5 - tilt], [x - w * 0.4, y - h * 0.75], [x + w * 0.4, y - h * 0.7], [x + w, y - h * 0.5 + tilt], [x + w, y + h * 0.5 + tilt, 'sharp'], [x, y + h * 0.62]]);
    const quilt = blob([[x - w * 0.5, y - h * 0.9], [x + w * 0.3, y - h * 0.95], [x + w * 0.98, y - h * 0.62 + tilt, 'sharp'], [x + w * 0.94, y + h * 0.1], [x + w * 0.5, y + h * 0.34], [x, y + h * 0.1], [x - w * 0.42, y + h * 0.4], [x - w * 0.56, y - h * 0.2]]);
    const dots = [[-0.2, -0.4], [0.1, -0.5], [0.4, -0.4], [0.7, -0.3], [0, -0.1], [0.3, 0], [0.6, 0], [-0.35, 0.05]].map(([u, v]) => `M${Math.round(x + u * w)} ${Math.round(y + v * h)}h0`).join('');
    return [post(-1), post(1), p.sheet(mattress, sheet, { lift: 5 }), p.sheet(blob([[x - w * 0.96, y - h * 0.5 - tilt], [x - w * 0.8, y - h * 1.15], [x - w * 0.5, y - h * 1.05], [x - w * 0.46, y - h * 0.55]]), '#fffaf0', { lift: 3 }), p.sheet(quilt, cover, { lift: 4 }), s.stroke(dots, shade(cover, 0.16), w * 0.06), p.sheet(limb([[x - w, y + h * 0.75 - tilt, h * 0.42], [x + w, y + h * 0.75 + tilt, h * 0.42]]), i % 3 ? '#a5714a' : '#85523a', { lift: 4 })];
  };
  const tower = beds.map((b, i) => bed(/** @type {number[]} */ (b.slice(0, 3)), String(b[3]), String(b[4]), i));
  // The sleeper, no larger than a thumb from here; the crown hangs on the post.
  const sleeper = [p.sheet(egg(166, 104, 11, 10), '#f0c79e', { lift: 3 }), p.sheet(blob([[154, 104], [156, 92], [168, 90], [176, 96], [164, 98], [160, 112], [148, 122, 'sharp']]), '#c9722f', { lift: 2 }), s.stroke('M166 106q4 2 7 0', '#5a2a20', 1.8), p.sheet(polygon([[256, 84], [252, 68], [260, 76], [266, 64], [271, 76], [279, 69], [276, 84]]), '#e8b33c', { lift: 3 }), s.stroke('M190 70q6-6 11-1t-6 8q6-2 11 2M214 50q5-5 9-1t-5 7q5-2 9 1', '#a8719a', 2.6)];
  // Nobody is said to sleep in the middle.
  const arm = [p.sheet(limb([[292, 282, 17], [316, 296, 15], [322, 330, 12]]), '#9fb0a4', { lift: 6 }), p.sheet(limb([[320, 326, 13], [320, 344, 12]]) + limb([[315, 342, 5.4], [311, 362, 4.4]]) + limb([[320, 344, 5.4], [319, 368, 4.4]]) + limb([[325, 342, 5.4], [327, 364, 4.4]]) + limb([[327, 334, 5], [336, 348, 4]]), '#9fb0a4', { lift: 5 }), p.sheet(polygon([[288, 270], [306, 276], [304, 296], [286, 294]]), '#efe0ea', { lift: 4 })];
  // The floor, the leg, the mouse: near us.
  const floor = [p.sheet(polygon([[-20, 548], [420, 536], [420, 620], [-20, 620]]), '#a8607c', { lift: 6 }), s.stroke('M-10 580l420-12', '#8a4766', 4)];
  const leg = p.sheet(polygon([[296, 500], [352, 496], [344, 556], [326, 572], [338, 596], [330, 620], [292, 620], [300, 590], [290, 566]]), '#85523a', { lift: 9 }) + s.path(polygon([[344, 556], [326, 572], [338, 596], [324, 586], [314, 570], [326, 558]]), '#e6bd8a');
  const fur = '#8f8296';
  const mouse = [
    p.sheet(limb([[140, 600, 9], [84, 606, 8], [40, 586, 6], [10, 598, 3]]), '#d99a9a', { lift: 5 }),
    p.sheet(blob([[120, 620, 'sharp'], [128, 566], [166, 532], [214, 528], [252, 540], [288, 562], [304, 578, 'sharp'], [288, 594], [258, 600], [246, 620, 'sharp']]), fur, { lift: 10 }), p.sheet(egg(206, 522, 27, 29), fur, { lift: 6 }), p.sheet(egg(206, 524, 17, 19), '#e0a8a8', { lift: 2 }), p.sheet(egg(238, 528, 20, 24), shade(fur, 0.04), { lift: 5 }), p.sheet(egg(239, 531, 12, 15), '#e0a8a8', { lift: 2 }),
    s.path(egg(268, 562, 8, 9), '#ffffff'), s.path(egg(270, 564, 5, 6), '#1f1420'), s.stroke('M258 548q10-6 18 2', '#4a3a4c', 3), s.path(egg(304, 577, 6), '#c9506a'), s.path(polygon([[292, 590], [302, 588], [300, 602], [293, 602]]), '#fffaf0'), s.stroke('M282 588l-26 8M284 594l-22 14', '#efe6ee', 1.6), p.sheet(limb([[266, 606, 16], [292, 604, 12], [304, 596, 8]]), shade(fur, 0.05), { lift: 4 }),
    s.path([[318, 606], [332, 612], [306, 614], [350, 604], [360, 614], [344, 590]].map(([x, y]) => polygon([[x, y], [x + 9, y - 3], [x + 7, y + 4]])).join(''), '#e6bd8a'),
  ];
  return s.picture(sky, tower.slice(0, 6), sleeper, arm, tower.slice(6), floor, leg, mouse);
}

// @ts-check
import { shade } from '../studio/colour.js';
import { blob, box, egg, limb, polygon } from '../studio/path.js';
import { cutPaper } from '../studio/hands.js';
import { clothed } from '../motifs/clothed-people.js';
import { front } from '../motifs/second-a.js';

export const scene = "A house cut open: from the kitchen a mother's arms wind through all rooms, rock, stir, water, comfort, and in the attic they pack a suitcase.";

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('coralBay');
  const p = cutPaper(s, { from: [-0.6, -1], dark: '#1f1430' });
  const outside = [p.ground('#3a4a86'), p.sheet(blob([[-20, 470], [60, 440], [180, 460], [300, 430], [420, 452], [420, 620, 'sharp'], [-20, 620, 'sharp']]), '#2c3568', { lift: 5 }), s.stroke('M30 60h0M70 130h0M24 190h0M372 70h0M340 30h0M380 180h0M60 24h0M14 300h0M386 320h0', '#f7e3a8', 4)];
  const shell = [
    p.sheet(polygon([[200, 18], [396, 196], [370, 196], [370, 590], [30, 590], [30, 196], [4, 196]]), '#8f3040', { lift: 10 }),
    p.sheet(polygon([[200, 48], [352, 188], [48, 188]]), '#7a5a86', { lift: -2, edge: 0 }), p.sheet(box(44, 200, 150, 118), '#f2b8a0', { lift: -2, edge: 0 }), p.sheet(box(206, 200, 150, 118), '#9fd0c8', { lift: -2, edge: 0 }), p.sheet(box(44, 330, 150, 112), '#f6dc9a', { lift: -2, edge: 0 }), p.sheet(box(206, 330, 150, 112), '#c8b4dc', { lift: -2, edge: 0 }), p.sheet(box(44, 454, 312, 124), '#fbe9cc', { lift: -2, edge: 0 }),
    p.sheet(box(296, 40, 30, 80), '#8f3040', { lift: 4 }), s.path([0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => box(44 + i * 36, 560, 18, 18)).join(''), '#e0a878'),
    // Papers on the walls.
    s.stroke([0, 1, 2, 3, 4, 5, 6].map((i) => `M${56 + i * 22} 202v114`).join(''), '#e9a086', 3), s.stroke([0, 1, 2, 3, 4, 5].map((i) => `M${220 + i * 26} 344h0M${233 + i * 26} 362h0M${220 + i * 26} 380h0`).join(''), '#a88cc8', 6),
  ];
  const skin = '#f2c09a';
  const tones = (/** @type {string} */ hair) => ({ light: '#ffffff', frame: '#2a1524', near: hair, accent: '#ea8f78' });
  const rooms = [
    // Attic: a suitcase, half packed; a star in the small window.
    p.sheet(egg(200, 96, 17), '#26306a', { lift: 1 }), s.stroke('M200 80v32M184 96h32', '#f7efdc', 3), p.sheet(polygon([[214, 186], [220, 158], [288, 158], [294, 186]]), '#b5702f', { lift: 5 }), p.sheet(polygon([[222, 158], [240, 126], [304, 130], [288, 158]]), '#8a4f22', { lift: 4 }), p.sheet(blob([[226, 162], [236, 146], [256, 150], [276, 146], [284, 162]]), '#f7efdc', { lift: 2 }), p.sheet(box(90, 158, 44, 28), '#5a4068', { lift: 4 }), s.stroke('M96 166h32M96 176h32', '#8f78a0', 3),
    // A cradle.
    p.sheet(blob([[66, 276, 'sharp'], [150, 276, 'sharp'], [142, 302], [108, 310], [74, 302]]), '#a8623c', { lift: 5 }), s.stroke('M64 312q44 12 90 0', '#7a4020', 6), p.sheet(front({ age: 'child', eye: 'shut', hair: 'none', mouth: 0.4, line: 3 }), skin, { spot: { x: 90, y: 268, size: 34 }, lift: 2, tones: tones('#7a3a1c') }), p.sheet(blob([[100, 282], [110, 262], [146, 268], [148, 282]]), '#5fa0c8', { lift: 3 }),
    // Flowers at a window.
    p.sheet(box(296, 222, 44, 54), '#4a5c9a', { lift: 1 }), s.stroke('M318 222v54M296 248h44', '#f7efdc', 4), p.sheet(polygon([[294, 290], [342, 290], [336, 316], [300, 316]]), '#c85a3c', { lift: 4 }), s.stroke('M306 290q-4-20-10-26M318 290v-32M330 290q4-18 12-24', '#3f7f4a', 4), s.path(egg(296, 262, 8) + egg(318, 256, 9) + egg(341, 264, 8), '#d6385a'), s.path(egg(296, 262, 3) + egg(318, 256, 3) + egg(341, 264, 3), '#f7dc6a'),
    // He reads, and is patted on the head.
    p.sheet(blob([[62, 440], [60, 384], [84, 372], [110, 384], [116, 440]]), '#6a3a5c', { lift: 5 }), clothed(s, 'sit', { skin: '#d99a70', top: '#3f6f5a', bottom: '#3a3a5c', hair: '#2a1a14', feel: 'calm', gaze: [1, 0.5], head: 1.5 }, { x: 98, y: 442, size: 92 }), p.sheet(polygon([[112, 396], [140, 388], [142, 414], [114, 420]]), '#f7f2e4', { lift: 3 }),
    // A child cries over a broken horse.
    p.sheet(front({ age: 'child', eye: 'shut', mouth: 'open', brow: 1, hair: 'fringe', line: 2.6 }), skin, { spot: { x: 282, y: 392, size: 42 }, lift: 3, tones: tones('#c9602a') }), p.sheet(blob([[260, 442], [264, 418], [282, 410], [300, 418], [304, 442]]), '#e0a03a', { lift: 3 }), s.stroke('M268 398q-4 6-2 10M296 398q4 6 2 10', '#4f9ac8', 4), p.sheet(blob([[316, 438], [320, 424], [338, 422], [350, 412], [354, 420], [346, 430], [344, 440]]), '#8a5a34', { lift: 3 }), s.stroke('M324 440v-8M338 440v-8', '#8a5a34', 4),
    // The stove.
    p.sheet(box(64, 508, 62, 70), '#5a6478', { lift: 4 }), p.sheet(box(72, 526, 46, 36), '#f0823c', { lift: -1 }), p.sheet(blob([[68, 508], [66, 480], [122, 480], [120, 508]]), '#c83a3a', { lift: 4 }), s.stroke('M84 472q-6-10 0-18M102 472q-6-10 0-18', '#ffffff', 4), p.sheet(box(268, 520, 76, 10), '#8a4f22', { lift: 4 }), s.stroke('M278 530v48M334 530v48', '#8a4f22', 8), p.sheet(egg(306, 512, 18, 9), '#f7f2e4', { lift: 3 }),
  ];
  // She stands in the kitchen. Her sleeves are striped.
  const sleeve = '#e23a3a';
  /** @param {[number, number, number][]} spine @param {number} [lift] */
  const arm = (spine, lift = 6) => p.sheet(limb(spine), sleeve, { lift }) + s.within(limb(spine), s.stroke(spine.slice(0, -1).map(([x, y], i) => { const [u, v] = spine[i + 1]; const n = Math.max(1, Math.round(Math.hypot(u - x, v - y) / 17)); return Array.from({ length: n }, (_, k) => { const [a, b] = [x + ((u - x) * (k + 0.5)) / n, y + ((v - y) * (k + 0.5)) / n]; const l = Math.hypot(u - x, v - y); const [nx, ny] = [(-(v - y) / l) * 11, ((u - x) / l) * 11]; return `M${(a + nx).toFixed(0)} ${(b + ny).toFixed(0)}L${(a - nx).toFixed(0)} ${(b - ny).toFixed(0)}`; }).join(''); }).join(''), '#f7e9d0', 4));
  const palm = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ turn, k = 1) => p.sheet(blob([[-9, 4], [-8, -8], [0, -12], [8, -8], [9, 4], [0, 8]]) + [-6, -1, 4, 8].map((u, i) => limb([[u, -8, 5.4], [u * 1.25, -19 + Math.abs(i - 1) * 1.6, 4.2]])).join('') + limb([[-8, 0, 5.4], [-16, -6, 4.4]]), skin, { spot: { x, y, size: 100 * k, turn }, lift: 3 });
  const arms = [
    arm([[178, 510, 20], [140, 480, 17], [134, 448, 15], [180, 420, 15], [196, 376, 15], [196, 330, 14], [180, 300, 14], [152, 288, 13]]), palm(146, 290, -70),
    arm([[222, 510, 20], [264, 486, 17], [240, 446, 15], [206, 420, 15], [200, 362, 14], [206, 310, 14], [206, 240, 14], [196, 192, 14], [216, 168, 13], [234, 164, 12]]), palm(240, 162, 80),
    arm([[226, 520, 20], [300, 500, 16], [366, 470, 15], [364, 420, 14], [330, 398, 13], [308, 392, 12]]), palm(304, 390, -80), arm([[176, 524, 20], [150, 520, 17], [124, 492, 14], [112, 478, 12]]), palm(108, 474, -50), s.stroke('M104 470L92 494', '#a8743f', 5),
    arm([[172, 500, 18], [60, 468, 15], [36, 430, 14], [46, 382, 13], [78, 372, 12]]), palm(84, 370, 60),
    arm([[228, 500, 18], [330, 460, 15], [372, 400, 14], [364, 330, 13], [340, 284, 12], [282, 262, 12]]), palm(276, 260, -80), p.sheet(blob([[248, 256], [252, 238], [278, 238], [282, 258], [264, 264]]), '#4f9a8c', { lift: 4 }) + s.stroke('M280 244l14-8M292 246h0M298 254h0M292 262h0', '#4f9a8c', 4),
  ];
  const mother = [
    p.sheet(blob([[156, 590, 'sharp'], [170, 540], [176, 500], [200, 492], [224, 500], [230, 540], [244, 590, 'sharp']]), shade(sleeve, -0.02), { lift: 6 }), p.sheet(blob([[178, 590, 'sharp'], [184, 526], [216, 526], [222, 590, 'sharp']]), '#f7f2e4', { lift: 3 }), p.sheet(front({ hair: 'bun', look: [0.9, 0.3], mouth: 0.1, brow: 0.5, line: 2.4 }), skin, { spot: { x: 200, y: 474, size: 62 }, lift: 6, tones: tones('#5a2f1c') }),
  ];
  return s.picture(outside, shell, rooms, arms, mother);
}

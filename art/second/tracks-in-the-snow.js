// @ts-check
import { blob, box, egg, limb, line, polygon } from '../studio/path.js';
import { cutPaper } from '../studio/hands.js';

export const scene = 'From very high: one tiny figure in empty snow, whose track has drawn a great sleeping bird; a second track, of huge feet, ends close behind it.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('snowLight');
  const p = cutPaper(s, { from: [-1, -0.5], dark: '#3a4a86' });
  // Drifts: nearly nothing, in five sheets.
  const drifts = [p.ground('#dde5f4'), p.sheet(blob([[-30, -30], [430, -30], [430, 120], [330, 96], [220, 130], [100, 110], [-30, 150]]), '#c6d5ee', { lift: 6 }), p.sheet(blob([[-30, 620], [-30, 470], [70, 440], [190, 480], [300, 462], [430, 500], [430, 630]]), '#f6e0d4', { lift: 7 }), p.sheet(blob([[-30, 640], [-30, 560], [100, 540], [240, 566], [430, 548], [430, 640]]), '#fad9b8', { lift: 6 }), p.sheet(blob([[430, 150], [430, 330], [380, 310], [350, 240], [380, 180]]), '#f3dcd6', { lift: 5 }), s.path(blob([[-20, 150], [70, 132], [120, 150], [60, 168], [-20, 190]]), '#fad9b8', 'opacity=".8"')];
  // Round the edge a wood, as small as moss, with long blue shadows.
  const fir = s.stamp([s.path(polygon([[4, 0], [46, 14], [6, 6]]), '#9db0d8'), s.path(polygon(Array.from({ length: 12 }, (_, i) => { const a = (i / 12) * 2 * Math.PI; const r = i % 2 ? 5 : 10; return [Math.cos(a) * r, Math.sin(a) * r]; })), '#2c4a56'), s.path(polygon(Array.from({ length: 10 }, (_, i) => { const a = (i / 10) * 2 * Math.PI; const r = i % 2 ? 2.4 : 5.6; return [Math.cos(a) * r - 1, Math.sin(a) * r - 1]; })), '#5f8a86')]);
  let wood = '';
  for (const [x, y, k] of [[12, 18, 1.2], [34, 10, 0.9], [58, 24, 1], [24, 44, 1], [8, 74, 1.1], [84, 12, 0.8], [52, 52, 0.7], [372, 20, 1.1], [392, 44, 1], [350, 12, 0.8], [388, 80, 1.2], [366, 56, 0.8], [330, 24, 0.6], [392, 560, 1.2], [370, 584, 1], [386, 528, 0.9], [344, 592, 0.8], [356, 560, 0.6], [306, 590, 0.6], [14, 120, 0.6]]) wood += fir(x, y, k);
  // The hut it left, with the lamp on.
  const hut = [s.path(polygon([[352, 520], [398, 532], [398, 548], [352, 540]]), '#9db0d8'), p.sheet(box(326, 512, 32, 28), '#8a4a34', { lift: 4 }), p.sheet(polygon([[322, 508], [342, 508], [342, 544], [322, 544]]), '#fdf8f2', { lift: 3 }), s.path(box(346, 520, 7, 9), '#f6c04a'), s.path(egg(348, 516, 3), '#5a3428'), s.stroke('M350 512q10-10 22-8t22-10', '#c3cbdc', 5, 0.7)];
  // The bird: one line, from the door to where the walker stands.
  const outline = [[330, 532], [352, 500], [376, 466], [380, 440], [330, 456], [264, 478], [190, 482], [118, 456], [76, 400], [70, 336], [88, 282], [84, 262], [60, 254], [36, 252], [60, 234], [84, 220], [104, 178], [146, 154], [194, 162], [224, 196], [234, 244], [262, 284], [310, 330], [350, 374], [392, 404], [380, 440]];
  const wing = [[196, 296], [160, 326], [154, 376], [186, 416], [240, 432], [316, 440], [290, 404], [262, 356], [234, 316], [196, 296]];
  const feathers = [[[194, 344], [214, 366], [206, 390]], [[226, 352], [246, 378], [236, 404]], [[262, 392], [278, 408], [270, 424]], [[106, 330], [116, 342], [128, 336]], [[104, 372], [116, 384], [128, 376]], [[128, 414], [142, 424], [152, 414]], [[130, 296], [142, 306], [152, 298]]];
  const beak = [[84, 240], [64, 244], [50, 248]];
  const eye = [[116, 220], [128, 230], [144, 232], [160, 224]];
  const all = [outline, wing, beak, eye, ...feathers].map((q) => line(/** @type {any} */ (q))).join('');
  const dashes = (/** @type {string} */ d, /** @type {string} */ colour, /** @type {number} */ w, /** @type {string} */ move) => `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${w}" stroke-linecap="round" stroke-dasharray="4 9" transform="translate(${move})"/>`;
  const track = [s.stroke(all, '#b9c8ea', 13), dashes(all, '#ffffff', 7, '2 1.6'), dashes(all, '#6f84c4', 6.6, '0 0'), dashes(all, '#4a5ea4', 3.6, '-.8 -.8')];
  // What came after.
  const claw = s.stamp([s.path(limb([[0, 10, 8], [0, -6, 10], [1, -30, 5], [1, -36, 2]]) + limb([[-1, -2, 8], [-14, -18, 6], [-20, -26, 2]]) + limb([[1, -2, 8], [14, -18, 6], [20, -26, 2]]) + limb([[0, 6, 7], [0, 20, 3]]), '#ffffff', 'transform="translate(2.4 2)"'), s.path(limb([[0, 10, 8], [0, -6, 10], [1, -30, 5], [1, -36, 2]]) + limb([[-1, -2, 8], [-14, -18, 6], [-20, -26, 2]]) + limb([[1, -2, 8], [14, -18, 6], [20, -26, 2]]) + limb([[0, 6, 7], [0, 20, 3]]), '#8fa0d0'), s.path(limb([[-1, 8, 4], [-1, -6, 5], [0, -28, 2]]) + limb([[-2, -4, 4], [-14, -18, 2]]) + limb([[0, -4, 4], [13, -18, 2]]), '#5f72b4')]);
  const follow = [[392, 60, 1.15, -129], [339, 68, 1.15, -131], [320, 118, 1.12, -129], [266, 124, 1.12, -133], [246, 174, 1.1, -130]].map(([x, y, k, t]) => claw(x, y, k, t));
  // The walker, no longer than a fingernail; the shadow tells more.
  const walker = [s.path(limb([[170, 222, 9], [206, 238, 10], [236, 251, 13]]) + egg(247, 256, 9, 7, 26), '#6f82bf'), s.stroke('M208 239l20-4M216 243l5 16', '#6f82bf', 4), p.sheet(egg(170, 220, 11, 9.6), '#d8342c', { lift: 3 }), s.path(egg(171, 218, 5.6), '#5a2418'), s.stroke('M162 214l-7-6M179 226l6 7', '#d8342c', 5), s.stroke('M164 229q-3 9-13 10', '#f2b53c', 4)];
  return s.picture(drifts, track, wood, hut, follow, walker);
}

// @ts-check
import { blob, egg, limb, line, polygon } from '../studio/path.js';
import { cutPaper } from '../studio/hands.js';

export const scene = 'From very high: one tiny rower on a dark sea has drawn a great sleeping bird with the wake of the boat; below it lies a shadow of the same shape, and its eye is open.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('inkTeal');
  const p = cutPaper(s, { from: [-1, -0.6], dark: '#04161f' });
  const sea = [p.ground('#15616f'), p.sheet(blob([[-30, -30], [430, -30], [430, 70], [340, 92], [230, 66], [110, 100], [-30, 80]]), '#1d7480', { lift: 5 }), p.sheet(blob([[-30, -30], [270, -30], [200, 22], [90, 40], [-30, 34]]), '#278a90', { lift: 5 }), p.sheet(blob([[-30, 640], [-30, 540], [80, 560], [200, 534], [320, 552], [430, 520], [430, 640]]), '#1d7480', { lift: 5 })];
  const swell = s.stroke([[30, 140], [300, 120], [350, 190], [20, 470], [70, 510], [240, 520], [330, 300], [366, 330], [24, 330], [250, 100], [130, 120], [40, 560], [150, 576], [300, 486]].map(([x, y]) => `M${x} ${y}q9-7 18 0t18 0`).join(''), '#3f9aa0', 3);
  // The bird, as it was rowed.
  const outline = /** @type {[number, number][]} */ ([[380, 440], [330, 456], [264, 478], [190, 482], [118, 456], [76, 400], [70, 336], [88, 282], [84, 262], [60, 254], [36, 252], [60, 234], [84, 220], [104, 178], [146, 154], [194, 162], [224, 196], [234, 244], [262, 284], [310, 330], [350, 374], [392, 404]]);
  const wing = /** @type {[number, number][]} */ ([[196, 296], [160, 326], [154, 376], [186, 416], [240, 432], [316, 440], [290, 404], [262, 356], [234, 316], [196, 296]]);
  const feathers = /** @type {[number, number][][]} */ ([[[194, 344], [214, 366], [206, 390]], [[226, 352], [246, 378], [236, 404]], [[262, 392], [278, 408], [270, 424]], [[106, 330], [116, 342], [128, 336]], [[104, 372], [116, 384], [128, 376]], [[128, 414], [142, 424], [152, 414]], [[130, 296], [142, 306], [152, 298]]]);
  const start = /** @type {[number, number][]} */ ([[340, 548], [360, 510], [378, 472], [380, 440]]);
  const eye = /** @type {[number, number][]} */ ([[112, 206], [124, 217], [140, 219], [156, 212]]);
  const beak = /** @type {[number, number][]} */ ([[84, 240], [64, 244], [50, 248]]);
  const all = [start, [...outline, outline[0]], wing, beak, ...feathers].map((q) => line(q)).join('');
  const foam = (/** @type {string} */ d) => [s.stroke(d, '#2f8f94', 13), s.stroke(d, '#dff2e6', 5.4), `<path d="${d}" fill="none" stroke="#ffffff" stroke-width="8" stroke-linecap="round" stroke-dasharray="2 13 5 11"/>`];
  // What lies below: the same, but larger, and awake.
  const shape = blob(outline);
  const deep = [s.group(s.path(shape, '#0b3a48'), 'transform="translate(8 -24) scale(1.1)" opacity=".55"'), s.group(s.path(shape, '#082f3d'), 'transform="translate(22 -2) scale(1.06)"'), s.group([s.path(blob(wing.slice(0, -1)), '#0b3d4c')], 'transform="translate(22 -2) scale(1.06)"'),
    s.path(egg(164, 262, 26, 23), '#05202c'), s.path(egg(164, 262, 20, 18), '#f2c23c'), s.path(egg(166, 259, 9), '#06121a'), s.stroke('M161 255h0', '#fff6d0', 5), s.path('M136 258Q162 228 194 254Q164 242 136 258z', '#082f3d')];
  // The boat: red, because somebody should be able to find it.
  const boat = [p.sheet(blob([[-19, 0], [-9, -9], [8, -8], [23, 0, 'sharp'], [8, 8], [-9, 9]]), '#d8402c', { spot: { x: 176, y: 204, size: 100, turn: -22 }, lift: 6 }), s.group([s.path(blob([[-14, 0], [-7, -5.6], [7, -5], [16, 0, 'sharp'], [7, 5], [-7, 5.6]]), '#7a1c18'), s.stroke('M1-23L-3 23', '#f2d9a4', 3), s.path(egg(-3, -24, 3.4, 6) + egg(-4, 24, 3.4, 6), '#f2d9a4'), s.path(egg(-2, 0, 6.6, 5.6), '#f6f0e0'), s.path(egg(-1, 0, 4), '#5a2c18')], 'transform="translate(176 204) rotate(-22)"'), s.stroke('M158 210q-4 4-8 4M206 188q8-6 14-4M200 200q8 0 12 4', '#dff2e6', 2.6)];
  // The island it left, with a lamp lit.
  const island = [p.sheet(blob([[290, 640], [296, 566], [330, 536], [372, 534], [430, 548], [430, 640]]), '#e9cf96', { lift: 7 }), p.sheet(blob([[312, 640], [318, 580], [346, 556], [386, 556], [430, 568], [430, 640]]), '#6f9a52', { lift: 4 }), s.path([[336, 592, 9], [352, 606, 11], [330, 612, 8], [372, 596, 9]].map(([x, y, r]) => egg(x, y, r)).join(''), '#3f7048'), p.sheet(polygon([[372, 566], [398, 562], [400, 586], [374, 590]]), '#b5482f', { lift: 5 }), s.stroke('M386 565l2 23', '#7a2c20', 2.4), s.path(egg(364, 572, 5), '#ffd66a'), s.path(egg(364, 572, 13), '#ffd66a', 'opacity=".35"'), s.stroke('M334 552l10 12', '#7a5a34', 5)];
  const gulls = [p.sheet(limb([[296, 228, 3], [308, 222, 6], [318, 226, 6], [328, 220, 6], [342, 224, 3]]), '#f6f4ea', { lift: 14 })];
  return s.picture(sea, deep, swell, foam(all), foam(line(eye)), island, boat, gulls);
}

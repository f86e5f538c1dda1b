// @ts-check
import { clamp } from '../studio/marks.js';
import { blob, egg, limb, polygon, ring, round } from '../studio/path.js';
import { linocut } from '../studio/hands.js';

export const scene = 'Inside a tower clock a woman holds back its great hand with her shoulder; through the glass the square below, where everybody stands with one foot in the air but for one child; on the floor wait two cups, both hot.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('amberDusk');
  const ink = '#1a0d24';
  const [night, plum, amber, light, rose, red, brass] = ['#2a1838', '#4a2a52', '#f0a648', '#ffe6ab', '#c9604f', '#d2372f', '#b87a34'];
  const l = linocut(s, { paper: light, ink, from: [-1, -1] });
  const [X, Y, R] = [206, 212, 172];
  const disc = egg(X, Y, R);
  const tower = [s.path('M0 0H400V600H0z', night), s.path(polygon([[-10, 470], [410, 470], [410, 610], [-10, 610]]), '#3a2036'), l.cuts((x, y) => (y < 470 ? clamp(1 - (Math.hypot(x - X, y - Y) - R) / 60) * 0.6 : 0), { flow: (x, y) => (Math.atan2(y - Y, x - X) * 180) / Math.PI, gap: 12, length: 18, width: 2.2 }, amber)];

  // The square in the evening: roofs, a sun that does not set, people in mid-step with long shadows.
  const walker = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ k, /** @type {number} */ flip) => s.group([s.path(polygon([[-3, 0], [4, 0], [34, 12], [26, 14]]), rose, 'opacity=".5"'), s.path(limb([[0, -27, 9], [0, -14, 10]]) + limb([[0, -14, 6], [-1, -6, 5], [-2, 0, 4]]) + limb([[1, -14, 6], [9, -8, 5], [6, 0, 4], [10, -1, 3]]) + limb([[0, -26, 4], [-8, -18, 3]]) + limb([[0, -26, 4], [8, -20, 3]]) + egg(0, -35, 5, 5.6), ink), s.stroke('M-5-28L-5-15', light, 1.6)], `transform="translate(${x} ${y}) scale(${flip * k} ${k})"`);
  const square = s.within(disc, s.path('M0 0H400V600H0z', amber), s.path(egg(140, 190, 66), '#f8c873'), s.path(egg(140, 192, 40), light),
    s.path(polygon([[20, 300], [20, 214], [50, 196], [74, 220], [74, 190], [80, 160], [86, 190], [86, 236], [120, 222], [150, 240], [190, 226], [230, 244], [262, 226], [300, 240], [330, 218], [390, 240], [390, 300]]), rose), s.path(polygon([[20, 310], [20, 262], [60, 250], [100, 268], [160, 256], [220, 270], [290, 254], [400, 274], [400, 310]]), '#8c3f52'), s.path('M52 268h7v9h-7zM110 276h7v9h-7zM178 270h7v9h-7zM252 272h7v9h-7z', light),
    s.path(polygon([[0, 300], [400, 300], [400, 420], [0, 420]]), '#f4bd68'), [[92, 322, 0.62, 1], [124, 316, 0.54, -1], [176, 318, 0.56, 1], [216, 314, 0.5, 1], [108, 348, 0.82, 1], [196, 344, 0.76, -1], [240, 336, 0.7, 1], [146, 372, 1, 1], [226, 368, 0.96, -1], [286, 328, 0.62, -1]].map(([x, y, k, f]) => walker(x, y, k, f)),
    // The one child that goes on.
    s.group([s.path(polygon([[-3, 0], [4, 0], [34, 12], [26, 14]]), rose, 'opacity=".5"'), s.path(blob([[-9, -8, 'sharp'], [-4, -24], [4, -24], [9, -8, 'sharp']]), '#2f6f6a'), s.stroke('M-3-8l-4 8M3-8l5 8', ink, 3.4), s.path(egg(0, -30, 5.6), '#f3c49a'), s.path(blob([[-6, -31], [-4, -37], [4, -37], [6, -31], [0, -33]]), ink), s.stroke('M5-22q8-10 6-44', ink, 1.4), s.path(egg(11, -76, 10, 12), red), s.stroke('M6-80q1-5 5-6', light, 2)], 'transform="translate(174 366) scale(.94)"'));
  const spokes = Array.from({ length: 12 }, (_, i) => { const a = (i * Math.PI) / 6; return `M${round(X + Math.cos(a) * 26)} ${round(Y + Math.sin(a) * 26)}L${round(X + Math.cos(a) * R)} ${round(Y + Math.sin(a) * R)}`; }).join('');
  const marks = Array.from({ length: 12 }, (_, i) => { const a = (i * Math.PI) / 6; const at = (/** @type {number} */ r, /** @type {number} */ f) => /** @type {[number, number]} */ ([X + Math.cos(a + f) * r, Y + Math.sin(a + f) * r]); return polygon(i % 3 ? [at(R - 22, -0.035), at(R - 2, -0.035), at(R - 2, 0.035), at(R - 22, 0.035)] : [at(R - 34, -0.06), at(R - 2, -0.06), at(R - 2, 0.06), at(R - 34, 0.06)]); }).join('');
  const dial = [square, s.stroke(spokes, ink, 1.6, 0.7), s.path(marks, ink), s.stroke(disc, ink, 15), s.stroke(disc, brass, 5), s.stroke(egg(X, Y, R - 42), ink, 2)];
  // The hands: the small one leans, the great one would go on.
  const hands = [s.path(polygon([[X - 8, Y + 6], [X - 58, Y - 92], [X - 52, Y - 112], [X - 40, Y - 98], [X + 8, Y - 4]]), ink), s.path(polygon([[X - 24, Y - 24], [X + 6, Y - 12], [318, 268], [356, 294], [310, 290], [X - 6, Y + 14], [X - 34, Y]]), ink), s.stroke(`M${X} ${Y - 12}L318 270 346 288`, amber, 2.6), s.path(egg(X, Y, 22), brass, `stroke="${ink}" stroke-width="6"`), s.path(egg(X, Y, 7), ink)];
  // What is left of the machine stands still, at the left.
  const cog = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ r, /** @type {number} */ n, /** @type {string} */ colour) => [s.path(polygon(ring(n * 4, (a, i) => { const q = i % 4 < 2 ? r : r * 0.86; return [x + Math.cos(a) * q, y + Math.sin(a) * q]; })), colour, `stroke="${ink}" stroke-width="3"`), s.path(egg(x, y, r * 0.62), ink), s.stroke(`M${x - r * 0.62} ${y}H${x + r * 0.62}M${x} ${y - r * 0.62}V${y + r * 0.62}`, colour, r * 0.14), s.path(egg(x, y, r * 0.2), colour)];
  const works = [cog(6, 470, 92, 14, '#6b4226'), cog(104, 532, 46, 10, brass), cog(30, 590, 54, 12, '#8a5a2c'), s.stroke('M-50 400Q-10 372 40 386', amber, 4), s.stroke('M70 502Q90 484 116 488', light, 4), s.stroke('M386-10V336', ink, 4), s.path(blob([[372, 336], [386, 326], [400, 336], [402, 392], [386, 404], [370, 392]]), brass, `stroke="${ink}" stroke-width="3"`), s.stroke('M376 344V386', light, 3)];
  // The light of the dial lies on the boards, with the spokes in it.
  const pool = blob([[150, 520], [196, 494], [268, 484], [340, 496], [376, 528], [352, 570], [276, 592], [196, 582], [156, 556]]);
  const floor = [s.path(pool, '#d98a3e'), s.within(pool, s.path(egg(262, 538, 80, 34), '#f3b45c'), s.stroke('M262 538L150 520M262 538L200 490M262 538L270 480M262 538L340 496M262 538L380 540M262 538L340 590M262 538L240 596M262 538L170 580', '#8a4a2c', 3)), s.stroke('M0 500H160M0 548H150M180 594H400M372 512H400M378 556H400', ink, 2)];
  const cups = [s.path(polygon([[196, 536], [218, 536], [214, 558], [200, 558]]) + polygon([[228, 542], [250, 542], [246, 564], [232, 564]]), '#fff6e2', `stroke="${ink}" stroke-width="2"`), s.path(egg(207, 537, 11, 4) + egg(239, 543, 11, 4), '#5a2a18'), s.stroke('M204 528q-6-8 2-14t0-12M236 534q-6-8 2-14t0-12', light, 2.6), s.stroke('M250 546q8 2 3 9M196 540q-8 2-3 9', ink, 2.4), s.path(egg(160, 572, 9), brass, `stroke="${ink}" stroke-width="2"`), s.path(egg(160, 572, 5.6), light), s.stroke('M160 572v-4M160 572l3 2M160 562q-6-16-24-12', ink, 1.6)];
  // She stands on a chest, her shoulder under the hand, and does not look up.
  const she = [
    s.path(polygon([[320, 560], [392, 566], [400, 600], [330, 610], [260, 600]]), ink, 'opacity=".5"'), s.path(polygon([[282, 510], [384, 504], [386, 556], [286, 564]]), '#6b3a22', `stroke="${ink}" stroke-width="3"`), s.stroke('M284 524L385 518M330 520l1 18', ink, 2.4), s.stroke('M284 512L286 560', amber, 3.4),
    s.path(limb([[318, 434, 26], [306, 468, 18], [312, 500, 13]]) + limb([[334, 430, 26], [362, 462, 18], [364, 496, 13]]), '#d99a6c'), s.path(blob([[296, 510, 'sharp'], [300, 500], [318, 496], [322, 509, 'sharp']]) + blob([[346, 506, 'sharp'], [352, 496], [372, 492], [376, 505, 'sharp']]), ink),
    l.block(blob([[300, 416], [312, 400], [344, 398], [354, 416], [376, 462], [380, 480, 'sharp'], [352, 478], [330, 486], [292, 482, 'sharp'], [294, 450]]), { colour: '#2f4a6b', cuts: '#9cc0dc', reach: 12, gap: 7, length: 14, width: 2.4, flow: () => 82 }),
    l.block(blob([[304, 412], [300, 376], [306, 340], [322, 318], [344, 318], [356, 340], [358, 376], [350, 412], [326, 420]]), { colour: red, cuts: light, reach: 14, gap: 7, length: 13, width: 2.4, flow: () => 80 }), s.path(blob([[302, 412, 'sharp'], [300, 384], [316, 378], [322, 410], [330, 470, 'sharp'], [296, 470, 'sharp']]), light, `stroke="${ink}" stroke-width="1.8"`), s.stroke('M304 400Q330 412 352 402', light, 4),
    s.path(limb([[342, 326, 18], [362, 318, 15], [352, 290, 12]]), '#b02a2a', `stroke="${ink}" stroke-width="2"`), s.path(limb([[312, 332, 18], [286, 320, 15], [288, 288, 12]]), red, `stroke="${ink}" stroke-width="2"`), s.path(egg(288, 280, 8) + egg(350, 284, 8), '#eebc92', `stroke="${ink}" stroke-width="1.6"`), s.stroke('M304 344Q306 326 318 320M278 316Q280 300 282 290', light, 3),
    s.path(egg(309, 322, 17, 18), '#eebc92', `stroke="${ink}" stroke-width="1.6"`), s.path(polygon([[294, 322], [285, 331], [296, 332]]), '#eebc92'), s.path(blob([[298, 312], [306, 300], [326, 302], [332, 320], [326, 338], [318, 330], [312, 314]]), '#3a1622'), s.path(egg(332, 332, 10), '#3a1622'), s.stroke('M296 322q4 3 8 0', ink, 2.4), s.stroke('M299 336q4 0 6 1', '#a8433a', 2),
  ];
  return s.picture(tower, dial, hands, works, floor, cups, she);
}

// @ts-check
import { blob, box, egg, limb, line } from '../studio/path.js';
import { linocut } from '../studio/hands.js';
import { hand } from '../motifs/second-c.js';

export const scene = 'The lace of a giant boot is a road with cars; they queue at the bow while two fingers already pull its end.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('coralBay');
  const [ink, sand, red, cream, teal, yellow] = ['#1f1420', '#f3d9ae', '#c24632', '#fdf2d8', '#2f8f96', '#f4bb3f'];
  const l = linocut(s, { paper: sand, ink, from: [-1, -0.8] });
  const ground = [l.sheet({ colour: '#dba76a', ridges: (x, y) => 0.2 + (y > 420 ? 0.3 : 0), flow: (x, y) => Math.sin(x / 70) * 12, length: 36, gap: 13, width: 3.4 }), s.path(blob([[-20, 70], [40, 40], [110, 60], [110, 130], [-20, 150]]) + blob([[290, 90], [350, 50], [420, 70], [420, 160], [300, 150]]), '#e7b777')];
  const boot = blob([[116, -20, 'sharp'], [104, 120], [84, 230], [46, 330], [26, 440], [40, 540], [110, 590], [200, 602], [292, 590], [364, 540], [378, 440], [356, 330], [314, 230], [296, 120], [284, -20, 'sharp']]);
  const sole = blob([[18, 470], [24, 560], [96, 616], [200, 630], [306, 616], [380, 560], [386, 470], [366, 560], [300, 596], [200, 606], [100, 596], [34, 560]]);
  const toe = blob([[36, 470], [70, 420], [130, 396], [200, 390], [270, 396], [334, 420], [368, 470], [360, 548], [292, 590], [200, 602], [110, 590], [44, 548]]);
  const tongue = blob([[150, -20, 'sharp'], [152, 120], [140, 250], [128, 350], [160, 400], [200, 408], [242, 400], [272, 350], [260, 250], [248, 120], [250, -20, 'sharp']]);
  const leather = [
    s.path(boot, ink, 'transform="translate(9 4)"'), l.block(boot, { colour: red, cuts: '#f49a78', reach: 46, gap: 9, length: 24, width: 3.6, flow: (x) => 84 + (200 - x) * 0.1 }), s.path(sole, ink), s.stroke('M30 520l8 4M40 552l8-3M70 582l5-7M112 602l3-8M160 612l1-8M240 612l-1-8M288 602l-3-8M330 582l-5-7M360 552l-8-3M370 520l-8 4', yellow, 4),
    l.block(toe, { colour: '#a5342a', cuts: '#f7b294', reach: 40, gap: 8, length: 22, width: 3.6, flow: (x, y) => (Math.atan2(y - 560, x - 200) * 180) / Math.PI + 90 }), s.stroke('M44 456q30-44 86-54 70-14 140 0 56 10 86 54', cream, 2.4), s.path(tongue, '#5a1c22'), l.cuts((x) => 0.35 - Math.abs(x - 200) / 300, { area: [146, 0, 108, 390], flow: () => 88, gap: 14, length: 28, width: 3 }, '#a5483c'),
  ];
  // Eyelets as junctions; the road goes from one to the next.
  const y = [368, 312, 256, 200];
  const wide = [76, 72, 64, 56];
  const cross = y.slice(0, 3).flatMap((v, i) => [[200 - wide[i], v, 200 + wide[i + 1], y[i + 1]], [200 + wide[i], v, 200 - wide[i + 1], y[i + 1]]]);
  const holes = y.flatMap((v, i) => [-1, 1].map((m) => s.path(egg(200 + m * wide[i], v, 15), yellow) + s.path(egg(200 + m * wide[i], v, 9), ink))).join('');
  const road = (/** @type {[number, number][]} */ points, w = 26) => s.stroke(line(points), cream, w + 5) + s.stroke(line(points), '#3b3342', w) + `<path d="${line(points)}" fill="none" stroke="${yellow}" stroke-width="2.6" stroke-dasharray="9 8"/>`;
  const laces = [road([[200 - wide[0], 368], [200, 378], [200 + wide[0], 368]]), cross.map(([a, b, c, e]) => road([[a, b], [(a + c) / 2, (b + e) / 2 - 3], [c, e]]))];
  const car = (/** @type {number} */ cx, /** @type {number} */ cy, /** @type {number} */ turn, /** @type {string} */ colour) => s.group([s.path(box(-11, -6, 22, 12), ink, 'transform="translate(1.5 2)"'), s.path(blob([[-11, -6], [10, -6], [12, 0], [10, 6], [-11, 6], [-12, 0]], 0.6), colour), s.path(box(-3, -5, 8, 10), '#20303a'), s.stroke('M11-4h0M11 4h0', cream, 2.6)], `transform="translate(${cx} ${cy}) rotate(${turn})"`);
  const traffic = [[150, 350, -24, teal], [252, 342, 204, cream], [196, 377, 6, yellow], [160, 292, -24, cream], [242, 292, 204, '#e2553f'], [166, 236, -26, yellow], [236, 232, 206, teal], [206, 278, -24, teal]].map(([a, b, t, k]) => car(Number(a), Number(b), Number(t), String(k)));
  // The bow: two loops, one knot, two ends; the left one is jammed.
  const bow = [
    road([[194, 178], [150, 214], [96, 250], [62, 300], [70, 336]], 24), road([[192, 168], [130, 110], [62, 92], [36, 136], [72, 176], [140, 178], [190, 176]]), road([[208, 168], [268, 106], [330, 88], [362, 130], [326, 174], [262, 178], [210, 176]]), road([[206, 178], [262, 208], [312, 216], [350, 250]], 24),
    l.block(blob([[172, 156], [200, 148], [228, 156], [232, 186], [204, 198], [174, 188]]), { colour: '#3b3342', cuts: cream, reach: 12, gap: 6, length: 9 }),
    [[150, 126, 222, teal], [120, 104, 214, yellow], [88, 94, 192, cream], [58, 100, 150, '#e2553f'], [42, 126, 100, teal], [54, 160, 46, cream], [84, 178, 12, yellow], [116, 180, 0, '#e2553f'], [148, 178, -4, cream], [276, 100, -40, yellow], [340, 96, 26, teal], [256, 204, 20, cream], [120, 230, 148, cream], [74, 280, 118, teal]].map(([a, b, t, k]) => car(Number(a), Number(b), Number(t), String(k))),
    // Lamps along the left loop, and somebody who has got out to see.
    s.stroke('M14 84l16 12M24 186l18-12M98 62l4 16', ink, 3), s.stroke('M12 82h0M22 188h0M98 60h0', yellow, 9), s.path(egg(100, 138, 4) + limb([[100, 144, 8], [100, 156, 7]]), ink),
  ];
  const fingers = [s.path(hand('pinch', { arm: 60 }).d, ink, 'transform="translate(426 352) rotate(222) scale(1.420 -1.420) translate(3 3)"'), l.block(hand('pinch', { arm: 60, nails: true }), { spot: { x: 424, y: 348, size: 142, flip: true, turn: 42 }, colour: '#e9b183', cuts: '#fff0d4', reach: 16, gap: 7, length: 12, tones: { frame: '#8a4a34', light: '#fbe3cc' } })];
  return s.picture(ground, leather, laces, holes, traffic, bow, fingers);
}

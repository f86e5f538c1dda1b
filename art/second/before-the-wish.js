// @ts-check
import { shade } from '../studio/colour.js';
import { blob, egg, polygon, ring } from '../studio/path.js';
import { cutPaper } from '../studio/hands.js';
import { person } from '../motifs/people.js';
import { front } from '../motifs/second-a.js';

export const scene = 'A child with full cheeks leans over a birthday cake; the candles are people in evening dress with flames for heads, two embrace and one runs.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('blossom');
  const p = cutPaper(s, { from: [0, 1], dark: '#1c0a1e' });
  const skin = '#f6bd8c';
  const room = [
    p.ground('#4a1f4a'), [0, 1, 2].map((i) => s.path(polygon(ring(26, (a, k) => [200 + Math.cos(a) * (250 - i * 50) * (k % 2 ? 0.9 : 1.06), 420 + Math.sin(a) * (250 - i * 50) * (k % 2 ? 0.9 : 1.06)])), ['#63285a', '#843464', '#b04a62'][i])),
    // Flags and two balloons under the ceiling.
    s.stroke('M-10 20Q200 80 410 10', '#f7d9c0', 2.4), [[30, 33], [86, 47], [316, 40], [368, 25]].map(([x, y], i) => p.sheet(polygon([[x - 16, y], [x + 16, y - 2], [x + 1, y + 34]]), ['#e9b53c', '#5fb0a4', '#d6506a', '#7fa0d8'][i], { lift: 3 })),
  ];
  const child = [
    p.sheet(blob([[30, 420, 'sharp'], [60, 340], [130, 310], [270, 310], [340, 340], [370, 420, 'sharp']]), '#3f8a9a', { lift: 8 }), p.sheet(blob([[130, 320], [200, 352], [270, 320], [288, 344], [200, 388], [112, 344]]), '#f7f0dc', { lift: 4 }),
    p.sheet(front({ age: 'child', mouth: 'puff', eye: 'open', look: [0.1, 1], brow: -0.3, hair: 'fringe', line: 1.7 }), skin, { spot: { x: 200, y: 216, size: 268 }, lift: 9, tones: { light: '#fffdf2', frame: '#3a1420', near: '#8a3a20', accent: '#f28a6a' } }),
    // Light from below on chin and cheeks, and the breath that is held.
    s.path(blob([[92, 286], [120, 318], [160, 336], [200, 340], [240, 336], [280, 318], [308, 286], [284, 330], [240, 352], [200, 354], [160, 352], [116, 330]]), '#ffe0a0'), s.stroke('M170 92q14-8 28-4M150 108q10-10 22-12', '#b5623a', 5),
    p.sheet(polygon([[150, 84], [258, 70], [186, -46]]), '#e9b53c', { lift: 6 }), s.path(egg(190, 52, 8) + egg(216, 62, 7) + egg(194, 14, 6) + egg(168, 74, 6) + egg(238, 70, 6), '#d6506a'), s.stroke('M150 84Q204 92 258 70', '#f7f0dc', 7),
  ];
  const cake = [
    p.sheet(blob([[-20, 486, 'sharp'], [60, 458], [200, 446], [340, 458], [420, 486, 'sharp'], [420, 640, 'sharp'], [-20, 640, 'sharp']]), '#fbe6dc', { lift: 8 }), p.sheet(blob([[-20, 548], [10, 580], [40, 552], [74, 592], [110, 560], [150, 596], [190, 562], [230, 598], [272, 560], [310, 590], [350, 552], [386, 584], [420, 548], [420, 640, 'sharp'], [-20, 640, 'sharp']]), '#d6506a', { lift: 5 }), s.stroke('M30 500l8 6M76 480l-6 8M330 482l8 6M370 506l-8 6M140 476l8-4M260 476l-8-6M186 492l8 4M106 520l-8 4M296 522l8-4', '#5fb0a4', 5), s.stroke('M54 520l6-6M230 486l8 2M346 532l6-6M160 524l-8 2', '#e9b53c', 5),
    [[34, 604], [112, 616], [196, 606], [282, 616], [366, 604]].map(([x, y]) => p.sheet(egg(x, y, 17), '#a82a3c', { lift: 4 }) + s.stroke(`M${x - 6} ${y - 7}q4-4 8-3`, '#f7b0a0', 4) + s.stroke(`M${x} ${y - 16}q6-12 16-14`, '#3f7a4a', 4)),
  ];
  const flame = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ k, lean = 0) => s.path(egg(x, y - 8 * k, 34 * k, 40 * k), '#ffb84a', 'opacity=".25"') + p.sheet(blob([[x, y + 14 * k], [x - 15 * k, y + 2 * k], [x - 10 * k, y - 18 * k], [x + lean * k, y - 46 * k, 'sharp'], [x + 12 * k, y - 18 * k], [x + 15 * k, y + 2 * k]]), '#f5862c', { lift: 2 }) + s.path(blob([[x, y + 10 * k], [x - 8 * k, y], [x + lean * 0.5 * k, y - 26 * k, 'sharp'], [x + 8 * k, y]]), '#ffe27a') + s.stroke(`M${x - 5 * k} ${y - 1 * k}h0M${x + 5 * k} ${y - 1 * k}h0`, '#5a1f14', 3.4 * k) + s.stroke(`M${x - 3 * k} ${y + 6 * k}q${3 * k} ${(lean ? -2 : 2) * k} ${6 * k} 0`, '#5a1f14', 1.8 * k);
  /** Somebody of wax: stripes, and a flame. @param {any} pose @param {any} look @param {number} x @param {number} y @param {number} size @param {string} colour @param {[number, number]} head @param {boolean} [flip] @param {number} [lean] */
  const candle = (pose, look, x, y, size, colour, head, flip = false, lean = 0) => {
    const k = size / 100;
    const body = person(pose, look);
    return [s.path(egg(x, y, 26 * k, 7 * k), '#e8b8a8'), p.sheet({ d: body.d }, colour, { spot: { x, y, size, flip }, lift: 4 }), s.group(s.within(body.d, s.stroke('M-40-20L40-40M-40-34L40-54M-40-48L40-68M-40-62L40-82M-40-6L40-26M-40 8L40-12', shade(colour, 0.14), 3.4)), `transform="translate(${x} ${y}) scale(${flip ? -k : k} ${k})"`), flame(x + (flip ? -1 : 1) * head[0] * k, y + head[1] * k, k * 0.86, lean)];
  };
  const hug = { head: [7, -90], neck: [4, -81], chest: [1, -69], hip: [-2, -49], nearArm: [[12, -70], [22, -72]], farArm: [[14, -64], [22, -60]], nearLeg: [[0, -26], [-2, -3]], farLeg: [[5, -26], [6, -3]] };
  const guests = [
    candle('stand', { wear: 'coat' }, 158, 474, 92, '#5f7fc0', [1, -91]), candle('stand', { wear: 'dress' }, 246, 472, 90, '#f0c0d0', [1, -91], true), candle('point', { wear: 'coat' }, 36, 492, 98, '#8a5aa8', [2, -91]),
    candle(hug, { wear: 'coat' }, 84, 548, 150, '#2c3a6a', [7, -92]), candle(hug, { wear: 'dress' }, 126, 550, 144, '#f7efe2', [7, -92], true),
    candle('run', { wear: 'trousers' }, 352, 536, 140, '#3f9a7c', [14, -89], false, -22), candle('stand', { wear: 'robe' }, 262, 560, 146, '#e9c04c', [1, -92]), candle('reach', { wear: 'dress' }, 202, 592, 132, '#a8364e', [3, -92]),
  ];
  return s.picture(room, child, cake, guests);
}

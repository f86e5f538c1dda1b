// @ts-check
import { mix, shade } from '../studio/colour.js';
import { clamp } from '../studio/marks.js';
import { blob, box, egg, line, polygon } from '../studio/path.js';
import { gouache } from '../studio/hands.js';

export const scene = 'Inside a piano the hammers are beds with sleepers, row on row under the strings; one hammer has just leapt up, and its bed is empty.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('candleBrown');
  const g = gouache(s, { from: [0.3, -1] });
  const [dark, wood, gold, felt] = ['#2a1712', '#8a4f2a', '#f2c363', '#a8342e'];
  // The slit of the lid, and its light down the strings.
  const back = [g.ground('#f6d58a', [[16, 40, '#c97f3c'], [90, 90, '#7a4222'], [220, 130, '#4a261a'], [380, 120, '#2e1812']]), s.path('M-10-10H410V14L-10 30z', '#fff3cc'), s.path('M-10-10H410V2L-10 8z', '#3a1d12')];
  const strings = Array.from({ length: 15 }, (_, i) => [200 + (i - 7) * 17, 200 + (i - 7) * 34]);
  const wires = [s.stroke(strings.map(([a, b], i) => (i === 9 ? '' : `M${a} 10L${b} 420`)).join(''), '#3a1d12', 5), s.stroke(strings.map(([a, b], i) => (i === 9 ? '' : `M${a + 1} 10L${b + 1} 420`)).join(''), gold, 2.2)];
  // The one that was struck trembles.
  const [ua, ub] = strings[9];
  const wave = (/** @type {number} */ w) => line(Array.from({ length: 9 }, (_, k) => [ua + ((ub - ua) * k) / 8 + (k % 2 ? w : -w) * Math.sin((k / 8) * Math.PI), 10 + (k / 8) * 400]));
  const struck = s.stroke(wave(9), '#fff3cc', 3) + s.stroke(wave(-9), '#fff3cc', 3) + s.stroke(wave(0), '#ffe39a', 2);
  const blankets = ['#4f7f8f', '#c8793a', '#7a5a86', '#5f8a5a', '#b04a44', '#d0a64a'];
  /** A hammer: the shank comes from below, its head is a bed. @param {number} x @param {number} y top of the bed @param {number} k @param {number} i @param {boolean} [empty] */
  const bed = (x, y, k, i, empty = false) => {
    const at = (/** @type {number[][]} */ q) => blob(q.map(([u, v]) => [x + u * k, y + v * k]));
    const colour = blankets[i % 6];
    const hair = ['#3a2018', '#c9742e', '#e9e2d2', '#1c1414', '#8a5a2c', '#5a2a1c'][(i * 5 + 2) % 6];
    const skin = ['#e8b48c', '#c98a5f', '#f0c8a4', '#8f5a3c'][(i * 3) % 4];
    const small = k < 0.8;
    return [
      s.path(polygon([[x - 8 * k, y + 120 * k], [x + 8 * k, y + 120 * k], [x + 10 * k, 620], [x - 10 * k, 620]]), wood), s.path(polygon([[x + 2 * k, y + 120 * k], [x + 8 * k, y + 120 * k], [x + 10 * k, 620], [x + 3 * k, 620]]), shade(wood, 0.1)),
      s.path(at([[-37, 10], [0, -4], [37, 10], [40, 80], [34, 136], [0, 142], [-34, 136], [-40, 80]]), shade(felt, -0.16)), s.path(at([[-36, 6], [0, -6], [36, 6], [38, 76], [32, 128], [0, 132], [-32, 128], [-38, 76]]), felt), s.path(at([[-28, 12], [0, 6], [28, 12], [29, 44], [0, 50], [-29, 44]]), '#fbeed2'),
      empty ? [s.path(at([[-14, 24], [0, 20], [14, 24], [10, 36], [-10, 36]]), '#e2cfa8'), s.path(at([[-32, 56], [0, 50], [32, 56], [33, 100], [0, 110], [-33, 104]]), '#fbeed2'), s.stroke(`M${x - 16 * k} ${y + 62 * k}q${10 * k} ${14 * k} ${2 * k} ${34 * k}M${x + 12 * k} ${y + 60 * k}q${-6 * k} ${16 * k} ${4 * k} ${30 * k}`, '#d8c49c', 3), s.path(at([[36, 66], [46, 74], [44, 120], [30, 132], [0, 132], [-30, 126], [-33, 112], [0, 104], [22, 92]]), colour), s.path(at([[36, 66], [22, 92], [0, 104], [-33, 112], [-26, 104], [4, 94], [20, 80]]), shade(colour, 0.2))]
        : [s.path(egg(x, y + 30 * k, 15 * k, 17 * k), skin), s.path(at([[-16, 30], [-15, 14], [0, 8], [15, 14], [16, 28], [6, 20], [-8, 22]]), hair), s.stroke(`M${x - 8 * k} ${y + 31 * k}q${3 * k} ${3 * k} ${6 * k} 0M${x + 3 * k} ${y + 31 * k}q${3 * k} ${3 * k} ${6 * k} 0M${x - 3 * k} ${y + 40 * k}q${3 * k} ${2 * k} ${6 * k} 0`, dark, 1.8 * k), small ? '' : g.shape(at([[-33, 54], [0, 46], [33, 54], [35, 90], [31, 124], [0, 128], [-31, 124], [-35, 90]]), colour, { angle: 70, reach: 26 }), small ? s.path(at([[-33, 54], [0, 46], [33, 54], [35, 90], [31, 124], [0, 128], [-31, 124], [-35, 90]]), mix(colour, dark, 0.25)) : s.stroke(`M${x - 32 * k} ${y + 58 * k}q${32 * k} ${-12 * k} ${64 * k} 0`, '#fbeed2', 6 * k)],
    ];
  };
  const far = Array.from({ length: 9 }, (_, i) => bed(8 + i * 48, 262, 0.5, i + 1));
  const mid = Array.from({ length: 6 }, (_, i) => bed(20 + i * 74, 326, 0.76, i + 3));
  const near = [0, 1, 3, 4].map((i) => bed(18 + i * 92, 430, 1.12, i + (i > 1 ? 1 : 0)));
  const shadow = s.path(egg(206, 560, 46, 14), '#1c0f0c', 'opacity=".7"');
  const leaps = bed(222, 196, 1.3, 2, true);
  // One slipper in the air; a nightcap has stayed behind.
  const things = [s.path(blob([[300, 214], [314, 196], [342, 200], [348, 214], [322, 224]]), '#4f9a8f'), s.path(egg(314, 207, 10, 6, -20), '#2a5a54'), s.stroke('M290 230q-8 8-4 18M306 236q-4 8 0 16', gold, 2.6), s.stroke('M262 176l16-18M180 176l-14-18M222 168v-24', '#fff3cc', 5)];
  return s.picture(back, wires, struck, far, g.dry((x, y) => (y > 330 && y < 360 ? 0.35 : 0), '#2e1812', { area: [0, 326, 400, 40] }), mid, shadow, leaps, near, things, g.dry((x, y) => clamp((y - 540) / 120), dark, { area: [0, 540, 400, 60] }), s.path(box(-10, 592, 420, 20), dark));
}

// @ts-check
import { clamp } from '../studio/marks.js';
import { blob, egg, limb, line, polygon, round } from '../studio/path.js';
import { pen } from '../studio/hands.js';

export const scene = 'From high above a clearing in the snow and one loop of tracks: hands and knees, small feet, two pairs, one pair and a stick; near their end goes an old figure, and before it the next steps are there already; one track comes out of the wood and turns back.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('snowLight');
  const ink = '#142240';
  const p = pen(s, { paper: '#fbf7ec', ink, from: [0.9, -0.5] });
  const [cool, blue, deep, wood, warm] = ['#c3d3e8', '#8fabd0', '#2f4f8c', '#1c3a4e', '#ffe9c4'];
  const snow = [
    s.path('M0 0H400V600H0z', blue), s.path(blob([[40, 130], [110, 74], [220, 60], [320, 84], [384, 170], [400, 320], [380, 470], [300, 572], [180, 590], [60, 540], [8, 420], [6, 250]]), cool),
    s.path(blob([[66, 170], [140, 104], [240, 92], [330, 124], [376, 220], [384, 350], [350, 470], [270, 546], [170, 548], [72, 490], [34, 380], [36, 260]]), p.paper), s.path(blob([[150, 250], [230, 214], [310, 256], [326, 350], [280, 430], [190, 430], [138, 350]]), warm),
    p.hatch((x, y) => clamp((Math.hypot((x - 205) / 190, (y - 330) / 260) - 0.86) * 2), { angle: 26, gap: 7, width: 1.4, patch: [60, 7], bow: 2 }, '#6f8fc0'),
  ];
  /** The loop, as a way to walk: nearer is lower and larger. @param {number} t @returns {[number, number]} */
  const way = (t) => {
    const a = 2.15 + t * 5.72;
    const r = 1 + 0.07 * Math.sin(a * 3 + 0.6) + 0.04 * Math.sin(a * 5);
    return [206 + Math.cos(a) * 132 * r, 336 + Math.sin(a) * 186 * r];
  };
  const near = (/** @type {number} */ y) => 0.5 + (y - 140) / 360;
  const facing = (/** @type {number} */ t) => { const [x, y] = way(t); const [u, v] = way(t + 0.004); return Math.atan2(v - y, u - x); };
  let [dark, rim] = ['', ''];
  /** @param {number} t @param {number} side @param {number} wide @param {number} [shift] @param {'foot' | 'hand' | 'knee'} [kind] */
  const mark = (t, side, wide, shift = 0, kind = 'foot') => {
    const [x, y] = way(t);
    const k = near(y);
    const size = wide * k;
    const a = facing(t);
    const [ux, uy, nx, ny] = [Math.cos(a), Math.sin(a), -Math.sin(a), Math.cos(a)];
    const [px, py] = [x + nx * (side * size * 0.62 + shift * k), y + ny * (side * size * 0.62 + shift * k)];
    const deg = Math.round((a * 180) / Math.PI);
    dark += kind === 'foot' ? egg(px + ux * size * 0.3, py + uy * size * 0.3, size * 0.52, size * 0.32, deg) + egg(px - ux * size * 0.42, py - uy * size * 0.42, size * 0.28, size * 0.26, deg)
      : kind === 'knee' ? egg(px, py, size * 0.6, size * 0.34, deg)
        : egg(px, py, size * 0.36, size * 0.36, deg) + [-0.6, -0.2, 0.2, 0.6].map((f) => egg(px + Math.cos(a + f) * size * 0.62, py + Math.sin(a + f) * size * 0.62, size * 0.2, size * 0.1, Math.round(deg + f * 57))).join('');
    rim += `M${round(px - size * 0.5)} ${round(py + size * 0.3)}l${round(size * 0.5)} ${round(size * 0.16)}`;
  };
  for (let i = 0; i < 8; i++) { const t = 0.006 + i * 0.0145; mark(t, i % 2 ? 1 : -1, 19, 0, 'hand'); mark(t - 0.009, i % 2 ? -1 : 1, 14, 0, 'knee'); }
  for (let i = 0; i < 20; i++) mark(0.132 + i * 0.0135, i % 2 ? 1 : -1, 12 + i * 0.3);
  for (let i = 0; i < 22; i++) { mark(0.412 + i * 0.0162, i % 2 ? 1 : -1, 20, -12); if (i > 2 && i < 15) mark(0.416 + i * 0.0162, i % 2 ? -1 : 1, 17, 17); }
  let stick = '';
  for (let i = 0; i < 9; i++) { const t = 0.79 + i * 0.013; mark(t, i % 2 ? 1 : -1, 15); const [x, y] = way(t); const a = facing(t); stick += `M${round(x - Math.sin(a) * 20)} ${round(y + Math.cos(a) * 20)}h0`; }
  const here = way(0.9);
  for (let i = 0; i < 6; i++) mark(0.935 + i * 0.0125, i % 2 ? 1 : -1, 13);
  const trail = s.stroke(line(Array.from({ length: 24 }, (_, i) => way(0.004 + (i / 23) * 0.9))), '#dde6f0', 30);
  // Another came as far as the loop, stood there, and went back.
  const other = s.stroke(Array.from({ length: 9 }, (_, i) => `M${round(338 - i * 8 + (i % 2) * 5)} ${round(100 + i * 13)}l-2 5M${round(352 - i * 8 + (i % 2) * 5)} ${round(108 + i * 13)}l2-5`).join(''), deep, 4);
  const tracks = [trail, other, s.stroke(rim, '#ffffff', 4), s.path(dark, deep), s.stroke(stick, ink, 5)];
  // Firs close the clearing in; their shadows lie over its edge.
  const fir = s.stamp([s.path(polygon([[-4, 0], [6, 0], [-44, 26], [-60, 24]]), deep, 'opacity=".4"'), s.path(polygon([[0, -64], [20, -30], [11, -32], [26, -6], [6, -10], [3, 2], [-3, 2], [-6, -10], [-26, -6], [-11, -32], [-20, -30]]), wood, `stroke="${ink}" stroke-width="1.6" stroke-linejoin="round"`), s.path(polygon([[0, -64], [20, -30], [11, -32], [26, -6], [8, -12], [8, -30], [2, -36]]), '#e8f0f6')]);
  /** @type {[number, number, number][]} */
  const firs = [];
  for (let i = 0; i < 26; i++) { const a = 3.3 + (i / 25) * 2.85; firs.push([206 + Math.cos(a) * (206 + (i % 3) * 14), 300 + Math.sin(a) * (232 + (i % 2) * 34), 0.7 + (i % 3) * 0.14]); }
  for (let i = 0; i < 12; i++) firs.push([20 + i * 34, 24 + (i % 2) * 16, 0.66]);
  for (let i = 0; i < 5; i++) firs.push([(i % 2) * 16 - 2, 330 + i * 56, 1.1 + i * 0.12], [396 - (i % 2) * 14, 330 + i * 56, 1.1 + i * 0.12]);
  firs.push([40, 612, 1.6], [120, 628, 1.3], [366, 616, 1.7], [290, 632, 1.4]);
  const forest = firs.sort((a, b) => a[1] - b[1]).map(([x, y, k]) => fir(x, y, k));
  // What was left on the way: a ball, flowers, one glove.
  const left = [
    s.path(polygon([[96, 330], [112, 336], [70, 352], [60, 346]]), blue), p.shape(egg(104, 322, 13), { fill: '#e5812a', reach: 8, gap: 3.6, contour: 2 }), s.stroke('M93 318q11 8 23 0', warm, 3),
    s.stroke('M256 178l-16 26M256 178l-7 30M256 178l3 28', '#3f7a54', 3), s.path(egg(259, 170, 7) + egg(247, 175, 6.6) + egg(267, 179, 6.4), '#d13b5c'), s.path(egg(259, 170, 2.6) + egg(247, 175, 2.4), '#f7d24c'),
    s.path(limb([[292, 320, 13], [297, 336, 15]]) + limb([[292, 334, 5], [288, 350, 4.4]]) + limb([[298, 336, 5], [298, 352, 4.4]]) + limb([[303, 334, 5], [308, 348, 4.4]]) + limb([[290, 328, 5], [280, 336, 4.4]]), '#2f8a72', `stroke="${ink}" stroke-width="1.4"`), s.stroke('M286 315l13-3', warm, 3.4),
  ];
  const [hx, hy] = here;
  const m = (/** @type {any[]} */ ...points) => blob(points.map(([x, y, k]) => [hx + x, hy + y, k]));
  const who = [
    s.path(m([0, 0, 'sharp'], [14, 2, 'sharp'], [-40, 34], [-104, 56], [-112, 50], [-66, 26]), deep, 'opacity=".62"'),
    s.path(m([-14, 2, 'sharp'], [-16, -20], [-12, -44], [-2, -58], [10, -58], [17, -46], [16, -22], [20, 2, 'sharp'], [2, 5]), '#26324e', `stroke="${ink}" stroke-width="1.6"`), s.stroke(`M${round(hx + 16)} ${round(hy - 46)}q3 22 4 46`, warm, 3),
    s.path(egg(hx + 2, hy - 66, 9, 10), '#f0c096'), s.path(m([-14, -70], [-6, -73], [-5, -84], [8, -84], [9, -73], [17, -69], [2, -68]), ink), s.path(m([-9, -58], [2, -54], [14, -58], [13, -50], [0, -47], [-10, -51]), '#d1352c'), s.path(m([-10, -54], [-20, -44], [-27, -34, 'sharp'], [-18, -36], [-6, -48]), '#d1352c'),
    s.path(limb([[hx + 10, hy - 46, 9], [hx + 22, hy - 36, 7], [hx + 27, hy - 32, 6]]), '#26324e'), s.stroke(`M${round(hx + 28)} ${round(hy - 36)}L${round(hx + 30)} ${round(hy + 4)}`, '#7a4a2a', 3.4),
  ];
  return s.picture(snow, tracks, left, who, forest);
}

// @ts-check
import { mix } from '../studio/colour.js';
import { clamp } from '../studio/marks.js';
import { blob, egg, limb, polygon } from '../studio/path.js';
import { pen } from '../studio/hands.js';
import { person } from '../motifs/people.js';

export const scene = 'Tiny people walk against the turning of a brass cylinder, as its pins; the comb takes the hat of each who passes, and one of them sits and lets herself be carried.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('kitchenCream');
  const ink = '#2b2018';
  const p = pen(s, { paper: '#fbf3df', ink, from: [-0.8, -1] });
  const [brass, blue, steel] = ['#e6bb62', '#5f8fae', '#c3cccb'];
  const [X, Y, R] = [148, 486, 168];
  const DEPTH = /** @type {[number, number]} */ ([66, -50]);
  const circle = (/** @type {number} */ r, x = X, y = Y) => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
  const back = [p.sheet('#f0e0bd'), s.path('M0 0H400V600H0z', mix(blue, p.paper, 0.66)), p.hatch((x, y) => clamp(0.1 + (x + y) / 1700), { angle: 52, gap: 10, width: 1.1, patch: [30, 10] }), s.path(polygon([[-10, 150], [150, -10], [250, -10], [-10, 270]]), '#fbf3df', 'opacity=".7"')];
  // The drum goes back into the picture; the silhouette is two circles and what lies between.
  const n = Math.hypot(...DEPTH);
  const [nx, ny] = [DEPTH[1] / n, -DEPTH[0] / n];
  const [bx, by] = [X + DEPTH[0] * 3.6, Y + DEPTH[1] * 3.6];
  const drum = [
    ['#2b2018', '#cf9f4c'].map((colour, i) => s.path(circle(R, bx, by) + polygon([[X + nx * R, Y + ny * R], [bx + nx * R, by + ny * R], [bx - nx * R, by - ny * R], [X - nx * R, Y - ny * R]]), colour, i ? '' : `stroke="${ink}" stroke-width="5"`)),
    p.hatch((x, y) => { const out = (x - X) * nx + (y - Y) * ny; return Math.hypot(x - X, y - Y) > R && out < R - 4 && out > -R && (x - X) * DEPTH[0] + (y - Y) * DEPTH[1] > 0 ? clamp(0.15 + Math.abs(out - R * 0.55) / R) : 0; }, { angle: -37, gap: 6, width: 1.2 }),
    [1, 2, 3].map((i) => s.stroke(`M${(X + DEPTH[0] * i + Math.cos(-2.9) * R).toFixed(0)} ${(Y + DEPTH[1] * i + Math.sin(-2.9) * R).toFixed(0)}A${R} ${R} 0 0 1 ${(X + DEPTH[0] * i + Math.cos(0.5) * R).toFixed(0)} ${(Y + DEPTH[1] * i + Math.sin(0.5) * R).toFixed(0)}`, '#8a6426', 2)),
    p.shape(circle(R), { fill: brass, reach: 70, angle: 40, gap: 5, contour: 3 }), s.stroke(circle(R - 14) + circle(R - 20), ink, 1.4), s.stroke(Array.from({ length: 12 }, (_, i) => `M${(X + Math.cos(i * 0.5236) * 70).toFixed(0)} ${(Y + Math.sin(i * 0.5236) * 70).toFixed(0)}q${(Math.cos(i * 0.5236 + 0.6) * 40).toFixed(0)} ${(Math.sin(i * 0.5236 + 0.6) * 40).toFixed(0)} ${(Math.cos(i * 0.5236) * 60).toFixed(0)} ${(Math.sin(i * 0.5236) * 60).toFixed(0)}`).join(''), '#a87a2c', 4),
    p.shape(circle(50), { fill: '#d9a54a', reach: 20 }), s.path(circle(17), ink), p.shape(limb([[X, Y, 19], [X + 40, Y + 18, 17]]) + egg(X + 62, Y + 10, 28, 17, -40) + egg(X + 54, Y + 40, 28, 17, 70), { fill: '#d9a54a', reach: 12, contour: 2.2 }), s.path(egg(X + 68, Y + 6, 9, 5, -40) + egg(X + 56, Y + 48, 9, 5, 70), ink),
  ];
  // Those who are pins stand in ranks, each straight up from the axle.
  const who = (/** @type {any} */ pose, /** @type {any} */ look, /** @type {string} */ fill) => s.stamp(p.shape({ ...person(pose, look), behind: [] }, { spot: { size: 92, x: 0, y: 0, flip: true }, fill, reach: 0, cross: 0, contour: 1.8, tones: { light: ink, accent: '#c8452f', near: ink, frame: ink } }));
  const walkers = [who('walk', { head: 'hat' }, '#d8694a'), who('walk', { head: 'hat', wear: 'dress' }, blue), who('walk', { head: 'bare' }, '#f3e3b8'), who('walk', { head: 'topHat' }, '#7f9a66')];
  const on = (/** @type {number} */ rank, /** @type {number} */ deg, /** @type {number} */ i) => walkers[i](X + DEPTH[0] * rank + Math.cos((deg * Math.PI) / 180) * (R - 2), Y + DEPTH[1] * rank + Math.sin((deg * Math.PI) / 180) * (R - 2), 1 - rank * 0.06, deg + 90);
  const far = [on(3, -124, 2), on(3, -100, 1), on(2, -132, 2), on(2, -82, 3)];
  const middle = [on(1, -138, 2), on(1, -66, 1)];
  const near = [on(0, -158, 2), on(0, -116, 2), on(0, -50, 0), on(0, -22, 3)];
  // She has had enough of it.
  const sits = p.shape(person('sit', { head: 'hair', wear: 'dress' }), { spot: { x: X - 2, y: Y - R + 24, size: 112, flip: false, turn: 2 }, fill: '#c8352c', reach: 12, gap: 4, contour: 2.2, tones: { light: p.paper } });
  // The comb comes from above: a tooth for each rank, and hats on all of them.
  const hat = s.stamp(p.shape(blob([[-26, 0], [-13, -4], [-13, -19], [0, -23], [13, -19], [13, -4], [26, 0], [0, 5]]), { fill: '#4a3a2c', reach: 0, cross: 0, contour: 1.2 }) + s.stroke('M-13-6q13 5 26 0', '#e6bb62', 4));
  const tooth = (/** @type {number} */ rank) => { const [x, y] = [X - 24 + DEPTH[0] * rank, Y - R - 92 + DEPTH[1] * rank]; return p.shape(polygon([[x - 4, y], [x + 4, y + 2], [x + 70, -20], [x + 44, -20]]), { fill: steel, reach: 10, angle: 80, gap: 4.4, contour: 1.8 }) + hat(x + 6, y - 14, 1.1, -22) + hat(x + 12, y - 34, 1, -6) + (rank < 2 ? hat(x + 18, y - 54, 1, -26) : ''); };
  const comb = [3, 2, 1, 0].map((i) => tooth(i));
  return s.picture(back, drum, far, comb.slice(0, 2), middle, comb.slice(2), near, sits, p.shape(polygon([[90, -10], [420, -10], [420, 26], [100, 34]]), { fill: '#8fa0a0', reach: 20, contour: 2.4 }));
}

// @ts-check
import { mix } from '../studio/colour.js';
import { clamp } from '../studio/marks.js';
import { blob, box, egg, limb, polygon } from '../studio/path.js';
import { pen } from '../studio/hands.js';
import { person } from '../motifs/people.js';

export const scene = 'Tiny people walk against the turning of a brass cylinder, as its pins; the comb takes the hat of each who passes, and one of them sits and lets herself be carried.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('kitchenCream');
  const ink = '#2b2018';
  const p = pen(s, { paper: '#fbf3df', ink, from: [-0.8, -1] });
  const [brass, blue, steel] = ['#e6bb62', '#5f8fae', '#b9c4c4'];
  const [X, Y, R] = [186, 452, 206];
  const circle = (/** @type {number} */ r, x = X, y = Y) => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
  const back = [p.sheet('#f0e0bd'), s.path('M0 0H400V600H0z', mix(blue, p.paper, 0.72)), p.hatch((x, y) => clamp(0.15 + (x + y) / 1500), { angle: 52, gap: 9, width: 1.1, patch: [30, 9] }), s.path(polygon([[-10, 120], [120, -10], [210, -10], [-10, 240]]), '#fbf3df', 'opacity=".75"')];
  // The drum goes back into the picture, up and to the right.
  const drum = [
    s.path(circle(R, X + 60, Y - 66), '#b98a3c'), s.path(polygon([[X - 152, Y - 139], [X - 92, Y - 205], [X + 212, Y + 73], [X + 152, Y + 139]]), '#b98a3c'), p.hatch((x, y) => (Math.hypot(x - X, y - Y) > R && Math.hypot(x - X - 60, y - Y + 66) < R + 1 ? 0.75 : 0), { angle: -51, gap: 5, width: 1.3 }), s.stroke(circle(R, X + 60, Y - 66), ink, 2),
    p.shape(circle(R), { fill: brass, reach: 60, angle: 40, gap: 5, contour: 3 }), s.stroke(circle(R - 16), ink, 1.6), s.stroke(circle(R - 22), ink, 1.2),
    // The wheel inside, cut out, with its axle and key.
    [0, 1, 2, 3, 4].map((i) => p.shape(blob([0.17, 0.5, 0.83, 1.09].map((t, k) => /** @type {[number, number]} */ ([X + Math.cos((i + t) * 1.2566) * (k === 3 ? 82 : 170), Y + Math.sin((i + t) * 1.2566) * (k === 3 ? 82 : 170)])).concat([[X + Math.cos((i + 0.17) * 1.2566) * 84, Y + Math.sin((i + 0.17) * 1.2566) * 84]])), { fill: '#7a5a2c', reach: 0, dark: 0.6, gap: 6, contour: 1.6 })),
    p.shape(circle(44), { fill: '#d9a54a', reach: 20 }), s.path(circle(15), ink), p.shape(limb([[X, Y, 18], [X + 44, Y + 34, 15]]) + egg(X + 64, Y + 40, 26, 15, 70) + egg(X + 42, Y + 62, 26, 15, 0), { fill: '#d9a54a', reach: 12, contour: 2 }),
  ];
  // Those who are pins stand on the rim, each straight up from the middle.
  const tones = { light: p.paper, accent: '#c8452f', near: ink, frame: ink };
  const who = (/** @type {any} */ pose, /** @type {any} */ look, /** @type {string} */ fill) => s.stamp(p.shape({ ...person(pose, look), behind: [] }, { spot: { size: 104, x: 0, y: 0, flip: true }, fill, reach: 0, cross: 0, contour: 1.8, tones: { ...tones, light: ink } }));
  const walkers = [who('walk', { head: 'hat' }, '#d8694a'), who('walk', { head: 'hat', wear: 'dress' }, blue), who('walk', { head: 'bare' }, '#e9d7a8'), who('walk', { head: 'topHat' }, '#6a7f5a')];
  const on = (/** @type {number} */ deg, /** @type {number} */ i) => walkers[i](X + Math.cos((deg * Math.PI) / 180) * (R - 2), Y + Math.sin((deg * Math.PI) / 180) * (R - 2), 1, deg + 90);
  const people = [on(-150, 2), on(-122, 2), on(-64, 3), on(-38, 1), on(-12, 0)];
  const sits = p.shape(person('sit', { head: 'hair', wear: 'dress' }), { spot: { x: X - 22, y: Y - R + 22, size: 116, flip: false, turn: -6 }, fill: '#c8452f', reach: 12, gap: 4, contour: 2, tones: { light: p.paper } });
  // The comb: steel teeth from the right, and the hats on them.
  const tooth = (/** @type {number} */ i) => polygon([[420, 18 + i * 27], [262 - i * 12, 70 + i * 24], [258 - i * 12, 78 + i * 24], [420, 36 + i * 27]]);
  const hat = s.stamp(p.shape(blob([[-26, 0], [-13, -4], [-13, -19], [0, -23], [13, -19], [13, -4], [26, 0], [0, 5]]), { fill: '#4a3a2c', reach: 0, cross: 0, contour: 1.2 }) + s.stroke('M-13-6q13 5 26 0', '#e6bb62', 4));
  const comb = [[0, 1, 2, 3].map((i) => p.shape(tooth(i), { fill: steel, reach: 10, angle: -14, gap: 4, contour: 1.8 })), p.shape(polygon([[386, -10], [420, -10], [420, 170], [386, 150]]), { fill: '#8fa0a0', reach: 20, contour: 2.4 }), s.path(egg(402, 20, 7) + egg(402, 120, 7), ink), hat(272, 66, 1.3, -12), hat(318, 50, 1.2, 8), hat(262, 92, 1.3, 14), hat(310, 84, 1.2, -20), hat(246, 120, 1.4, -6)];
  return s.picture(back, drum, comb, people, sits);
}

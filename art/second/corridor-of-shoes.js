// @ts-check
import { mix } from '../studio/colour.js';
import { clamp } from '../studio/marks.js';
import { blob, box, egg, polygon } from '../studio/path.js';
import { pen } from '../studio/hands.js';

export const scene = "A hotel corridor with shoes before each door; before one door stand hooves, and a pair of children's shoes walks away by itself.";

/** Shoes of 100, toes to the right, soles on y = 0. */
const boot = { d: blob([[-40, 0, 'sharp'], [-42, -40], [-40, -96, 'sharp'], [0, -98, 'sharp'], [-2, -56], [22, -42], [54, -32], [66, -14], [64, 0, 'sharp']], 0.9), parts: [{ d: 'M-42-6H64M-4-60l14-10M6-50l14-10M18-42l12-10M-38-86h36', tone: 'frame', stroke: 3 }] };
const heel = { d: blob([[-46, 0, 'sharp'], [-50, -40], [-56, -60], [-34, -64], [-14, -40], [20, -18], [62, -16], [70, -4], [60, 0], [20, 0], [-8, -16], [-30, -32], [-40, 0, 'sharp']], 0.9), parts: [{ d: 'M30-18q10-10 20 0', tone: 'frame', stroke: 4 }] };
const child = { d: blob([[-30, 0, 'sharp'], [-34, -26], [-26, -46], [-4, -48], [4, -32], [30, -28], [42, -14], [40, 0, 'sharp']]), parts: [{ d: 'M-32-5H40M4-34q-10 10-28 6', tone: 'frame', stroke: 4 }] };
const hoof = { d: blob([[-26, 0, 'sharp'], [-20, -34], [-30, -48], [-16, -60], [-18, -110, 'sharp'], [18, -110, 'sharp'], [16, -62], [28, -46], [26, -34], [38, 0, 'sharp']], 0.9), parts: [{ d: 'M-20-32Q4-40 26-32M2-30L6-2', tone: 'frame', stroke: 3.4 }, { d: 'M-26-44l-8 14M-14-44l-4 12M2-44v12M16-44l6 12M26-42l10 12', tone: 'frame', stroke: 3 }] };

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('lilacFog');
  const ink = '#231a35';
  const p = pen(s, { paper: '#f3ebe6', ink, from: [0, -1] });
  const [lilac, wine, gold] = ['#b9a6c9', '#8a3350', '#f4c45a'];
  const [X, Y] = [206, 196];
  /** A place on a wall or the floor: `z` is 1 at the viewer and 0 far away. @param {number} u @param {number} v @param {number} z @returns {[number, number]} */
  const at = (u, v, z) => [X + (u - X) * z, Y + (v - Y) * z];
  const wallTone = (/** @type {number} */ x, /** @type {number} */ y) => clamp(1.1 - Math.hypot(x - X, y - Y) / 210);
  const room = [
    s.path('M0 0H400V600H0z', mix(lilac, p.paper, 0.3)), s.path(polygon([at(-60, 640, 1), at(460, 640, 1), at(460, 640, 0.16), at(-60, 640, 0.16)]), '#d9c7c0'), s.path(polygon([at(-60, -120, 1), at(460, -120, 1), at(460, -120, 0.16), at(-60, -120, 0.16)]), mix(lilac, ink, 0.25)),
    s.path(polygon([at(70, 640, 1.1), at(340, 640, 1.1), at(340, 640, 0.16), at(70, 640, 0.16)]), wine), s.stroke(`M${at(92, 640, 1.1).join(' ')}L${at(92, 640, 0.16).join(' ')}M${at(318, 640, 1.1).join(' ')}L${at(318, 640, 0.16).join(' ')}`, gold, 3),
    s.path(polygon([at(-60, -120, 0.16), at(460, -120, 0.16), at(460, 640, 0.16), at(-60, 640, 0.16)]), '#5f4a78'), s.path(box(X - 14, Y - 10, 30, 76), gold), s.stroke(`M${X + 1} ${Y - 10}v76M${X - 14} ${Y + 24}h30`, ink, 2),
    p.hatch((x, y) => (Math.abs(x - X) > (y - Y) * 0.56 && y > -10 ? wallTone(x, y) * 0.9 + 0.1 : 0), { angle: 90, gap: 7, width: 1.2, patch: [30, 7] }), s.stroke([[-60, 640], [460, 640], [-60, -120], [460, -120]].map(([u, v]) => `M${at(u, v, 1).join(' ')}L${at(u, v, 0.16).join(' ')}`).join(''), ink, 2.6),
  ];
  const door = (/** @type {number} */ u, /** @type {number} */ z1, /** @type {number} */ z2, /** @type {string} */ fill, lit = false) => [p.shape(polygon([at(u, 640, z1), at(u, 60, z1), at(u, 60, z2), at(u, 640, z2)]), { fill, reach: 0, dark: 0.22, angle: 88, gap: 6, contour: 2.4 }), s.stroke(`M${at(u, 120, z1 * 0.97).join(' ')}L${at(u, 120, z2 * 1.03).join(' ')}L${at(u, 330, z2 * 1.03).join(' ')}L${at(u, 330, z1 * 0.97).join(' ')}zM${at(u, 390, z1 * 0.97).join(' ')}L${at(u, 390, z2 * 1.03).join(' ')}L${at(u, 580, z2 * 1.03).join(' ')}L${at(u, 580, z1 * 0.97).join(' ')}z`, ink, 2), s.path(egg(...at(u, 370, z2 * 1.06), 9 * z1, 11 * z1), gold), lit ? s.path(polygon([at(u, 640, z1), at(u, 640, z2), at(u + (u < X ? 70 : -70), 640, z2), at(u + (u < X ? 90 : -90), 640, z1)]), '#ffe9a8') : ''];
  const doors = [door(-60, 0.3, 0.22, '#a86a5a'), door(460, 0.3, 0.22, '#a86a5a'), door(-60, 0.52, 0.38, '#b4705a', true), door(460, 0.54, 0.4, '#7f6aa0'), door(-60, 1, 0.72, '#c98568'), door(460, 1.02, 0.74, '#b4705a')];
  const lamps = [[-60, 0.64], [460, 0.66], [-60, 0.33], [460, 0.34]].map(([u, z]) => { const [x, y] = at(u, 100, z); const k = 34 * z; return s.path(egg(x, y, k * 2.2), gold, 'opacity=".3"') + p.shape(polygon([[x - k * 0.9, y + k * 0.7], [x - k * 0.5, y - k * 0.7], [x + k * 0.5, y - k * 0.7], [x + k * 0.9, y + k * 0.7]]), { fill: '#ffe9a8', reach: 0 }); });
  const pair = (/** @type {any} */ shape, /** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ size, /** @type {string} */ fill, flip = false, dx = 0.34, dy = 0.09) => [s.path(egg(x + size * dx * 0.4, y + 2, size * 0.8, size * 0.1), ink, 'opacity=".35"'), [[1, -1], [0, 0]].map(([k]) => p.shape(shape, { spot: { x: x + (flip ? -1 : 1) * k * size * dx, y: y - k * size * dy, size, flip }, fill, reach: size * 0.28, gap: Math.max(3.4, size / 26), contour: Math.max(1.4, size / 50), tones: { frame: ink, light: p.paper } }))];
  const all = [
    pair(heel, 158, 290, 17, '#6a4a86'), pair(boot, 270, 292, 17, '#4a3a34', true),
    // Something that has no number of shoe.
    pair(hoof, 114, 388, 56, '#7a5236', false, 0.62, 0.12), pair(heel, 322, 388, 44, '#c8452f', true),
    // The small ones are on their way already.
    p.shape(child, { spot: { x: 232, y: 404, size: 66, turn: -16, flip: true }, fill: '#f4c45a', reach: 14, gap: 3.8, contour: 1.8, tones: { frame: ink } }), p.shape(child, { spot: { x: 192, y: 444, size: 74, flip: true }, fill: '#f4c45a', reach: 16, gap: 3.8, contour: 2, tones: { frame: ink } }), s.stroke('M262 392q14-6 14-20M272 402q18-4 22-22M236 466q-6 20-2 34M222 470q-8 22-6 40', p.paper, 2.4),
    pair(boot, 60, 592, 150, '#3d4a5c', false, 0.36, 0.1), pair(heel, 346, 590, 118, '#2f6b6a', true, 0.34, 0.16),
  ];
  return s.picture(room, doors, lamps, all);
}

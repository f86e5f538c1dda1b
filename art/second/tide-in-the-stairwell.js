// @ts-check
import { shade } from '../studio/colour.js';
import { blob, box, egg, limb, polygon } from '../studio/path.js';
import { cutPaper } from '../studio/hands.js';
import { crumb } from '../motifs/second-c.js';

export const scene = 'Straight down a stairwell: the sea stands at the bottom and rises; on each floor somebody carries things up, and one sits on the rail and fishes.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('deepSea');
  const p = cutPaper(s, { from: [-0.5, -1], dark: '#0a1c2c' });
  const [X, Y] = [214, 318];
  const angle = (/** @type {number} */ i) => ((i * 9 - 8) * Math.PI) / 180;
  /** A corner of floor i: the farther down, the smaller and the more turned. @param {number} i @param {number} u @param {number} v @returns {[number, number]} */
  const at = (i, u, v) => {
    const k = 0.71 ** i;
    const [x, y] = [u * 236 * k, v * 330 * k];
    return [X + x * Math.cos(angle(i)) - y * Math.sin(angle(i)), Y + x * Math.sin(angle(i)) + y * Math.cos(angle(i))];
  };
  const d = (/** @type {[number, number][]} */ c) => 'M' + c.map((z) => z.map((n) => Math.round(n)).join(' ')).join('L') + 'z';
  const ring = (/** @type {number} */ i, out = 1, inner = 0.71) => {
    const q = (/** @type {number} */ r) => [at(i, -r, -r), at(i, r, -r), at(i, r, r), at(i, -r, r)];
    return d(q(out)) + d(q(inner).reverse());
  };
  const tones = ['#f6e2b8', '#e9b679', '#cf7f5c', '#8f5470'];
  const sea = [s.path('M0 0H400V600H0z', '#0f3f56'), s.path(polygon([at(3, -0.8, -0.8), at(3, 0.8, -0.8), at(3, 0.8, 0.8), at(3, -0.8, 0.8)]), '#17707f'), s.path(egg(208, 322, 46, 70, 12), '#2aa0a4'), [[190, 282], [236, 272], [178, 318], [248, 322], [184, 366], [226, 376], [214, 258], [206, 344], [246, 352]].map(([x, y]) => s.stroke(`M${x - 13} ${y}q6.5-8 13 0t13 0`, '#bfeee0', 3)), p.sheet(blob([[186, 300, 'sharp'], [198, 292], [220, 296], [226, 302], [218, 308], [196, 308]]), '#f2f6ea', { lift: 3 }), p.sheet(polygon([[204, 300], [210, 278], [222, 300]]), '#e2472f', { lift: 3 })];
  /** Flights on two sides, each step a little darker than the one above it; landings with tiles on the others. @param {number} i */
  const steps = (i) => {
    const base = tones[i];
    const quad = (/** @type {number} */ a, /** @type {number} */ b, /** @type {number} */ c, /** @type {number} */ e) => d([at(i, a, b), at(i, c, b), at(i, c, e), at(i, a, e)]);
    const out = i === 0 ? 1.3 : 1.1;
    const flights = Array.from({ length: 8 }, (_, n) => {
      const [a, b] = [-0.7 + n * 0.175, -0.7 + (n + 1) * 0.175];
      return s.path(quad(a, -out, b, -0.71), shade(base, 0.05 - n * 0.022)) + s.path(quad(-a, out, -b, 0.71), shade(base, -0.1 - n * 0.02)) + s.stroke(d([at(i, b, -out), at(i, b, -0.71)]).slice(0, -1) + d([at(i, -b, out), at(i, -b, 0.71)]).slice(0, -1), shade(base, -0.24), Math.max(1.2, 4 * 0.71 ** i));
    });
    let tiles = '';
    for (let n = 0; n < 8; n++) for (let m = 0; m < 3; m++) if ((n + m) % 2) for (const side of [-1, 1]) tiles += quad(side * (0.72 + m * 0.13), -0.7 + n * 0.175, side * (0.85 + m * 0.13), -0.7 + (n + 1) * 0.175);
    return [flights, s.path(tiles, shade(base, -0.07))];
  };
  const rail = (/** @type {number} */ i) => {
    const c = [at(i, -0.71, -0.71), at(i, 0.71, -0.71), at(i, 0.71, 0.71), at(i, -0.71, 0.71)];
    return s.stroke('M' + c.map((z) => z.map((n) => Math.round(n)).join(' ')).join('L') + 'z', '#2a1a3a', Math.max(2, 9 * 0.71 ** i)) + s.stroke('M' + c.map((z) => z.map((n) => Math.round(n)).join(' ')).join('L') + 'z', shade(tones[i], 0.08), Math.max(1, 3.4 * 0.71 ** i));
  };
  const floors = [3, 2, 1, 0].map((i) => [p.sheet(ring(i, i === 0 ? 1.7 : 1.16), tones[i], { lift: 24 * 0.78 ** i }), steps(i), people(i), rail(i)]);
  return s.picture(sea, floors, angler());

  /** Who carries what, on which side. @param {number} i */
  function people(i) {
    const k = [3.4, 2.7, 2, 1.4][i];
    const who = (/** @type {number} */ u, /** @type {number} */ v, /** @type {number} */ turn, /** @type {string} */ colour, /** @type {string} */ thing, /** @type {string} */ tint) => s.group([s.path(crumb('walk'), '#0a1c2c', 'opacity=".4" transform="translate(2.5 2.5)"'), s.path(crumb('walk'), colour), s.path(thing, tint)], `transform="translate(${at(i, u, v).map((n) => n.toFixed(0)).join(' ')}) rotate(${turn}) scale(${k})"`);
    const chair = box(4, -20, 9, 3) + box(4, -20, 2.4, 12) + box(10.6, -20, 2.4, 7);
    const lamp = polygon([[4, -16], [14, -16], [11.5, -23], [6.5, -23]]) + box(8.2, -16, 1.8, 9);
    const cage = box(5, -20, 8, 10) + egg(9, -22, 2);
    const chest = box(3, -14, 13, 8);
    return [
      [who(-0.34, -0.74, -8, '#24365a', chair, '#8a2f3a'), who(0.4, -0.75, -8, '#8a2f3a', lamp, '#2f6f5a'), who(-0.1, 0.94, -6, '#2f5a4a', chest, '#7a3a24'), who(-0.74, 0.2, -50, '#5a2a4a', cage, '#e9c65c')],
      [who(-0.1, -0.74, 2, '#24365a', cage, '#e9c65c'), who(0.3, 0.98, 4, '#5a2a4a', chair, '#f4d9a8')], [who(0, -0.73, 10, '#24365a', chest, '#f4d9a8'), who(0.3, 0.98, 10, '#f4d9a8', '', '#000')], [who(0.1, -0.73, 18, '#f4d9a8', lamp, '#ffd45e')],
    ][i];
  }
  /** One sits on a rail, and has a bite. */
  function angler() {
    const [x, y] = at(1, 0.74, 0.2);
    const bob = [222, 338];
    return [
      s.stroke(`M${x - 62} ${y - 34}Q${(x + bob[0]) / 2 - 40} ${y - 10} ${bob[0]} ${bob[1]}`, '#fff6dc', 1.8), s.stroke(`M${x - 6} ${y - 4}L${x - 62} ${y - 34}`, '#6b3a22', 4.4), s.path(egg(bob[0], bob[1], 4), '#e2472f'), s.stroke(egg(bob[0], bob[1], 11, 8), '#e8fbf2', 1.8),
      p.sheet(limb([[x + 4, y + 12, 15], [x - 22, y + 18, 13], [x - 30, y + 34, 10]]) + limb([[x + 4, y - 2, 15], [x - 22, y + 2, 13], [x - 32, y + 14, 10]]), '#3a4a6a', { lift: 4 }), p.sheet(limb([[x + 8, y - 8, 24], [x + 10, y + 14, 26]]), '#e2472f', { lift: 5 }), p.sheet(egg(x + 6, y - 2, 15, 14), '#e9c65c', { lift: 5 }), s.stroke(egg(x + 6, y - 2, 9, 8), '#a8742a', 2.4), s.path(limb([[x + 2, y - 8, 8], [x - 8, y - 8, 6]]), '#eab68e'),
      p.sheet(box(x + 2, y + 44, 22, 20), '#4f8fa0', { lift: 4 }), s.path(egg(x + 13, y + 47, 9, 4), '#bfeee0'), s.stroke(`M${x + 6} ${y + 46}q4-10 9-2`, '#f08a4a', 4),
    ];
  }
}

// @ts-check
import { mix, shade } from '../studio/colour.js';
import { box, egg, limb, polygon } from '../studio/path.js';
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
  const ring = (/** @type {number} */ i, out = 1, inner = 0.71) => {
    const q = (/** @type {number} */ r) => [at(i, -r, -r), at(i, r, -r), at(i, r, r), at(i, -r, r)];
    const d = (/** @type {[number, number][]} */ c) => 'M' + c.map((z) => z.map((n) => Math.round(n)).join(' ')).join('L') + 'z';
    return d(q(out)) + d(q(inner).reverse());
  };
  const tones = ['#f4d9a8', '#e8b27a', '#d58a66', '#b0687a', '#6f5f8a'];
  const sea = [s.path('M0 0H400V600H0z', '#0f3f56'), s.path(polygon([at(4, -1, -1), at(4, 1, -1), at(4, 1, 1), at(4, -1, 1)]), '#1f8a94'), [[196, 300], [232, 296], [206, 322], [238, 330], [192, 342], [216, 350], [220, 280]].map(([x, y]) => s.stroke(`M${x - 10} ${y}q5-6 10 0t10 0`, '#bfeee0', 2.6)), p.sheet(egg(212, 314, 9, 5), '#f2f6ea', { lift: 2 }), s.path(polygon([[210, 312], [216, 300], [218, 313]]), '#e2472f')];
  /** Steps are drawn across two sides of each floor, landings stay bare. @param {number} i */
  const steps = (i) => {
    let d = '';
    for (let n = 0; n <= 9; n++) {
      const t = -0.62 + (n / 9) * 1.24;
      for (const [a, b] of [[at(i, t, -0.98), at(i, t, -0.73)], [at(i, t, 0.98), at(i, t, 0.73)]]) d += `M${Math.round(a[0])} ${Math.round(a[1])}L${Math.round(b[0])} ${Math.round(b[1])}`;
    }
    return s.stroke(d, shade(tones[i], -0.13), Math.max(1.2, 5 * 0.71 ** i));
  };
  const rail = (/** @type {number} */ i) => {
    const c = [at(i, -0.71, -0.71), at(i, 0.71, -0.71), at(i, 0.71, 0.71), at(i, -0.71, 0.71)];
    return s.stroke('M' + c.map((z) => z.map((n) => Math.round(n)).join(' ')).join('L') + 'z', '#2a1a3a', Math.max(2, 9 * 0.71 ** i)) + s.stroke('M' + c.map((z) => z.map((n) => Math.round(n)).join(' ')).join('L') + 'z', shade(tones[i], 0.08), Math.max(1, 3.4 * 0.71 ** i));
  };
  const floors = [4, 3, 2, 1, 0].map((i) => [p.sheet(ring(i, i === 0 ? 1.7 : 1.16), mix(tones[i], '#1f6f86', i * 0.1), { lift: 18 * 0.8 ** i }), steps(i), people(i), rail(i)]);
  return s.picture(sea, floors, angler());

  /** Who carries what, on which side. @param {number} i */
  function people(i) {
    const k = [3.3, 2.5, 1.8, 1.2, 0.8][i];
    const who = (/** @type {number} */ u, /** @type {number} */ v, /** @type {number} */ turn, /** @type {string} */ colour, /** @type {string} */ thing, /** @type {string} */ tint) => s.group([s.path(crumb('walk'), '#0a1c2c', 'opacity=".4" transform="translate(2.500 2.500)"'), s.path(crumb('walk'), colour), s.path(thing, tint)], `transform="translate(${at(i, u, v).map((n) => n.toFixed(0)).join(' ')}) rotate(${turn}) scale(${k})"`);
    const chair = box(4, -20, 9, 3) + box(4, -20, 2.4, 12) + box(10.6, -20, 2.4, 7);
    const lamp = polygon([[4, -16], [14, -16], [11.500, -23], [6.500, -23]]) + box(8.2, -16, 1.8, 9);
    const cage = box(5, -20, 8, 10) + egg(9, -22, 2);
    const chest = box(3, -14, 13, 8);
    return [
      [who(-0.34, -0.74, -8, '#24365a', chair, '#8a2f3a'), who(0.4, -0.75, -8, '#8a2f3a', lamp, '#2f6f5a'), who(-0.1, 0.94, -6, '#2f5a4a', chest, '#7a3a24'), who(-0.74, 0.2, -50, '#5a2a4a', cage, '#e9c65c')],
      [who(-0.1, -0.74, 2, '#24365a', cage, '#e9c65c'), who(0.3, 0.98, 4, '#5a2a4a', chair, '#f4d9a8')], [who(0, -0.73, 10, '#24365a', chest, '#f4d9a8'), who(0.3, 0.98, 10, '#f4d9a8', '', '#000')], [who(0.1, -0.73, 18, '#f4d9a8', lamp, '#ffd45e')], [],
    ][i];
  }
  /** One sits on a rail, and has a bite. */
  function angler() {
    const [x, y] = at(1, 0.74, 0.2);
    const bob = [226, 336];
    return [
      s.stroke(`M${x - 62} ${y - 34}Q${(x + bob[0]) / 2 - 40} ${y - 10} ${bob[0]} ${bob[1]}`, '#fff6dc', 1.8), s.stroke(`M${x - 6} ${y - 4}L${x - 62} ${y - 34}`, '#6b3a22', 4.4), s.path(egg(bob[0], bob[1], 4), '#e2472f'), s.stroke(egg(bob[0], bob[1], 11, 8), '#e8fbf2', 1.8),
      p.sheet(limb([[x + 4, y + 12, 15], [x - 22, y + 18, 13], [x - 30, y + 34, 10]]) + limb([[x + 4, y - 2, 15], [x - 22, y + 2, 13], [x - 32, y + 14, 10]]), '#3a4a6a', { lift: 4 }), p.sheet(limb([[x + 8, y - 8, 24], [x + 10, y + 14, 26]]), '#e2472f', { lift: 5 }), p.sheet(egg(x + 6, y - 2, 15, 14), '#e9c65c', { lift: 5 }), s.stroke(egg(x + 6, y - 2, 9, 8), '#a8742a', 2.4), s.path(limb([[x + 2, y - 8, 8], [x - 8, y - 8, 6]]), '#eab68e'),
      p.sheet(box(x + 2, y + 44, 22, 20), '#4f8fa0', { lift: 4 }), s.path(egg(x + 13, y + 47, 9, 4), '#bfeee0'), s.stroke(`M${x + 6} ${y + 46}q4-10 9-2`, '#f08a4a', 4),
    ];
  }
}

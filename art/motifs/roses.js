// @ts-check
// A rose in full bloom, seen from a little above: 100 across, centred on 0, 0.
import { blob, egg, ring } from '../studio/path.js';
import { shade } from '../studio/colour.js';

/** @param {import('../studio/studio.js').Studio} s @param {string} colour */
export function rose(s, colour) {
  const petals = (/** @type {number} */ n, /** @type {number} */ out, /** @type {number} */ r, /** @type {number} */ turn) => ring(n, (a) => [Math.cos(a + turn) * out, Math.sin(a + turn) * out]).map(([x, y]) => egg(x, y, r, r * 0.86, (Math.atan2(y, x) * 180) / Math.PI + 90)).join('');
  return [
    s.path(petals(6, 28, 22, 0.2), s.fade(shade(colour, 0.04), shade(colour, -0.14))),
    s.path(petals(5, 19, 20, 0.8), s.fade(shade(colour, 0.1), shade(colour, -0.06))),
    s.path(petals(4, 10, 15, 0.1), s.fade(shade(colour, 0.14), shade(colour, -0.02))),
    s.path(blob([[-10, -4], [-2, -12], [10, -6], [9, 6], [-3, 11], [-10, 5]]), shade(colour, -0.1)),
    s.stroke('M-6 0q2-9 9-5t-1 11-14-2 2-18 20 0-2 22M-22-10q6-14 20-16M22 12q-6 14-20 15M-34 8q-4 18 14 26M36-6q2-20-14-28', shade(colour, -0.2), 2.6, 0.6),
    s.stroke('M-14-30q10-8 26-4M-38-6q0-10 6-18M-20 2q2-8 8-12', shade(colour, 0.2), 3, 0.8),
  ];
}

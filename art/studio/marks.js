// @ts-check
// Marks: what a pen, a gouge and a bristle leave. A tone is a function of the place, 0 is nothing and 1 is all;
// where a gradient would go from one to the other, marks get fewer or thinner.
import { round } from './path.js';

/** @typedef {import('./studio.js').Studio} Studio */
/** @typedef {(x: number, y: number) => number} Tone */
/** @typedef {[number, number, number, number]} Area x, y, width, height */

export const CARD = /** @type {Area} */ ([0, 0, 400, 600]);

/** @param {number} v */
export const clamp = (v) => Math.min(1, Math.max(0, v));

/** A tone that falls from 1 at the lit edge of a form to 0 in its depth. @param {import('./form.js').Form} form @param {[number, number]} from where the light is @param {number} [reach] @returns {Tone} */
export const lit = (form, from, reach = 30) => (x, y) => (form.inside(x, y) ? clamp(1 - form.depth(x, y, from, reach + 4) / reach) : 0);

/** The other side: 1 at the edge that is turned away. @param {import('./form.js').Form} form @param {[number, number]} from where the light is @param {number} [reach] @returns {Tone} */
export const shaded = (form, from, reach = 40) => lit(form, [-from[0], -from[1]], reach);

/**
 * Parallel lines, pen down where the tone is darker than chance. `patch` is how far chance stays the same along and across:
 * small and square for a pen, long for a bristle.
 * @param {Studio} s @param {Tone} tone
 * @param {{area?: Area, angle?: number, gap?: number, width?: number, patch?: [number, number], shortest?: number, bow?: number, cap?: string}} how
 * @param {string} colour
 */
export function lines(s, tone, colour, { area = CARD, angle = 45, gap = 5, width = 1.1, patch = [26, 5], shortest = 5, bow = 0, cap = 'round' } = {}) {
  const a = (angle * Math.PI) / 180;
  const [ux, uy, vx, vy] = [Math.cos(a), Math.sin(a), -Math.sin(a), Math.cos(a)];
  const [mx, my] = [area[0] + area[2] / 2, area[1] + area[3] / 2];
  const reach = Math.hypot(area[2], area[3]) / 2;
  const chance = noise(s);
  let d = '';
  for (let across = -reach; across < reach; across += gap) {
    const off = across + s.random.between(-0.22, 0.22) * gap;
    /** @type {number | null} */
    let from = null;
    for (let along = -reach; along <= reach + 3; along += 3) {
      const [x, y] = [mx + ux * along + vx * off, my + uy * along + vy * off];
      const outside = x < area[0] - 4 || y < area[1] - 4 || x > area[0] + area[2] + 4 || y > area[1] + area[3] + 4;
      const down = !outside && along <= reach && tone(x, y) > 0.04 + 0.94 * chance(along / patch[0], across / patch[1]);
      if (down && from === null) from = along + s.random.between(-1.5, 1.5);
      if (!down && from !== null) {
        const length = along - from;
        const [x0, y0] = [mx + ux * from + vx * off, my + uy * from + vy * off];
        if (length > shortest) d += bow ? `M${whole(x0)} ${whole(y0)}q${half(ux * length * 0.5 + vx * bow)} ${half(uy * length * 0.5 + vy * bow)} ${half(ux * length)} ${half(uy * length)}` : `M${round(x0)} ${round(y0)}l${half(ux * length)} ${half(uy * length)}`;
        from = null;
      }
    }
  }
  return d ? `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="${cap}"/>` : '';
}

/**
 * Gouges: short tapered cuts that follow a flow. Where the tone is low they are thin and few.
 * @param {Studio} s @param {Tone} tone @param {string} colour
 * @param {{area?: Area, gap?: number, length?: number, width?: number, flow?: (x: number, y: number) => number, wild?: number}} [how] `flow` in degrees
 */
export function gouges(s, tone, colour, { area = CARD, gap = 7, length = 15, width = 2.6, flow = () => 0, wild = 8 } = {}) {
  let d = '';
  for (let y = area[1]; y < area[1] + area[3]; y += gap) {
    for (let x = area[0] + s.random.next() * length; x < area[0] + area[2]; x += length * 0.95) {
      const [px, py] = [x + s.random.between(-0.3, 0.3) * length, y + s.random.between(-0.4, 0.4) * gap];
      const t = tone(px, py);
      if (t <= 0.03 || s.random.next() > 0.25 + t) continue;
      const a = ((flow(px, py) + s.random.between(-wild, wild)) * Math.PI) / 180;
      const l = length * s.random.between(0.55, 1.15) * (0.45 + 0.55 * t);
      d += gouge(px, py, Math.cos(a) * l, Math.sin(a) * l, width * (0.35 + 0.65 * t));
    }
  }
  return s.path(d, colour);
}

/** One cut around its middle: a kite, widest in its first third. @param {number} x @param {number} y @param {number} dx @param {number} dy @param {number} w */
export function gouge(x, y, dx, dy, w) {
  const l = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [(-dy / l) * w * 0.5, (dx / l) * w * 0.5];
  return `M${round(x - dx / 2)} ${round(y - dy / 2)}l${half(dx * 0.35 + nx)} ${half(dy * 0.35 + ny)} ${half(dx * 0.65 - nx)} ${half(dy * 0.65 - ny)} ${half(-dx * 0.65 - nx)} ${half(-dy * 0.65 - ny)}z`;
}

/** Specks inside a form: where the ink did not take, or the brush did not reach. @param {Studio} s @param {(x: number, y: number) => boolean} inside @param {number} count @param {string} colour @param {Area} [area] @param {number} [width] */
export function specksIn(s, inside, count, colour, area = CARD, width = 1.5) {
  let d = '';
  for (let i = 0; i < count; i++) {
    const [x, y] = [area[0] + s.random.next() * area[2], area[1] + s.random.next() * area[3]];
    if (inside(x, y)) d += `M${whole(x)} ${whole(y)}h0`;
  }
  return s.stroke(d, colour, width);
}

/** Smooth chance over a plane, from 0 to 1. @param {Studio} s */
function noise(s) {
  const seed = s.random.whole(0, 100000);
  const at = (/** @type {number} */ x, /** @type {number} */ y) => {
    let h = Math.imul(x + seed, 374761393) + Math.imul(y, 668265263);
    h = Math.imul(h ^ (h >>> 13), 1274126177);
    return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
  };
  return (/** @type {number} */ x, /** @type {number} */ y) => {
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const t = x - i;
    return at(i, j) * (1 - t) + at(i + 1, j) * t;
  };
}

const whole = (/** @type {number} */ n) => String(Math.round(n));
const half = (/** @type {number} */ n) => String(Math.round(n * 2) / 2 || 0);

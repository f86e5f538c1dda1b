// @ts-check
// Trees and plants. Those that grow by chance take a random source, so that no two are alike.
import { blob, egg, limb, line, twig } from '../studio/path.js';
import { leaf } from '../studio/nature.js';
import { randomFrom } from '../studio/random.js';

/** @typedef {import('../studio/studio.js').Shape} Shape */
/** @typedef {import('../studio/random.js').Random} Random */

/**
 * A branching crown as silhouette, and where its twigs end (for leaves, birds, lamps …).
 * @param {Random} random @param {{depth?: number, spread?: number, length?: number, width?: number, lean?: number, from?: [number, number], angle?: number}} [how] angle in degrees, 0 is up
 * @returns {Shape & {tips: [number, number][]}}
 */
export function bareTree(random, { depth = 4, spread = 30, length = 34, width = 9, lean = 0, from = [0, 0], angle = 0 } = {}) {
  /** @type {[number, number][]} */
  const tips = [];
  let d = '';
  /** @param {number} x @param {number} y @param {number} a @param {number} l @param {number} w @param {number} level */
  function grow(x, y, a, l, w, level) {
    const bend = random.around(0, 14);
    const at = (/** @type {number} */ t, /** @type {number} */ turn) => [x + Math.sin(((a + turn) * Math.PI) / 180) * l * t, y - Math.cos(((a + turn) * Math.PI) / 180) * l * t];
    const [mx, my] = at(0.55, bend);
    const [ex, ey] = at(1, -bend * 0.3);
    d += twig([x, y], [mx * 2 - (x + ex) / 2, my * 2 - (y + ey) / 2], [ex, ey], w, w * 0.6);
    // A knot covers the joint of thick boughs.
    if (w * 0.6 > 2) d += egg(ex, ey, w * 0.31);
    if (level === 0) return void tips.push([ex, ey]);
    const count = level > 1 && random.chance(0.35) ? 3 : 2;
    for (let i = 0; i < count; i++) {
      const side = count === 2 ? i * 2 - 1 : i - 1;
      grow(ex, ey, a + lean + side * random.between(spread * 0.6, spread * 1.2), l * random.between(0.66, 0.86), w * random.between(0.5, 0.62), level - 1);
    }
    if (level > 1 && random.chance(0.5)) grow(mx, my, a + (random.chance(0.5) ? 1 : -1) * spread * 1.4, l * 0.5, w * 0.35, level - 2);
  }
  grow(from[0], from[1], angle, length, width, depth);
  return { d, tips };
}

/** A crown of leaves over a trunk: round masses, 100 high. @param {Random} random @param {{wide?: number}} [how] @returns {Shape} */
export function leafyTree(random, { wide = 1 } = {}) {
  /** @type {import('../studio/path.js').Point[]} */
  const crown = [];
  for (let i = 0; i < 18; i++) {
    const a = ((i + random.between(-0.25, 0.25)) / 18) * 2 * Math.PI;
    const r = (i % 2 ? 27 : 32) + random.between(-3, 4) + Math.sin(a * 3 + wide) * 2.5;
    crown.push([Math.cos(a) * r * wide * 1.1, -64 + Math.sin(a) * r]);
  }
  let tufts = '';
  for (let i = 0; i < 36; i++) {
    const a = random.between(0, 6.28);
    const r = Math.sqrt(random.next()) * 28;
    tufts += leaf(Math.cos(a) * r * wide * 1.1, -66 + Math.sin(a) * r, random.between(4, 8), random.between(0, 360));
  }
  return { d: limb([[0, 0, 12], [1, -16, 8], [-1, -40, 7]]) + limb([[0, -30, 5], [10, -44, 3]]) + limb([[0, -26, 5], [-11, -42, 3]]) + blob(crown), parts: [{ d: tufts, tone: 'light', opacity: 0.22 }] };
}

/** @param {Random} random @returns {Shape} */
export function pine(random) {
  /** @type {import('../studio/path.js').Point[]} */ const left = [];
  /** @type {import('../studio/path.js').Point[]} */ const right = [];
  for (let i = 0; i < 6; i++) {
    const y = -96 + i * 15;
    const w = 5 + i * 4.6 + random.between(-1.5, 1.5);
    left.push([-w * 0.45, y], [-w, y + 14, 'sharp']);
    right.push([w * 0.45, y], [w + random.between(-1, 2), y + 13.5, 'sharp']);
  }
  return { d: blob([[0, -104, 'sharp'], ...right, ...left.reverse()], 0.7) + limb([[0, 0, 6], [0, -16, 5]]) };
}

/** @param {Random} random @returns {Shape} */
export function willow(random) {
  const d = limb([[-2, 0, 15], [2, -24, 10], [-2, -50, 8]]);
  let veil = '';
  for (let i = 0; i < 26; i++) {
    const side = i % 2 ? 1 : -1;
    const out = random.between(4, 46) * side;
    const top = -92 + Math.abs(out) * 0.35;
    const sway = random.between(-3, 6);
    veil += limb([[out * 0.25, -58, 3], [out * 0.7, top, 3], [out, top + 14, 3.4], [out * 1.08 + sway, top + 40, 3], [out * 1.06 + sway * 1.5, Math.min(-6, top + random.between(56, 84)), 1]]);
  }
  return { d: d + blob([[-40, -66], [-34, -86], [-12, -98], [12, -99], [34, -88], [42, -66], [20, -58], [0, -62], [-20, -56]]) + veil };
}

/** @param {Random} random @returns {Shape} */
export function birch(random) {
  const tree = bareTree(random, { depth: 3, spread: 22, length: 46, width: 6 });
  let marks = '';
  for (let y = -6; y > -44; y -= random.between(3, 7)) marks += `M${random.chance(0.5) ? -2.6 : -0.4} ${y}h${random.between(1.6, 3)}`;
  return { ...tree, parts: [{ d: marks, tone: 'frame', stroke: 1.3 }] };
}

/** A tall toadstool. @returns {Shape} */
export const mushroom = () => ({ d: limb([[-2, 0, 16], [0, -24, 11], [2, -56, 10]]) + blob([[-40, -52], [-32, -74], [-12, -92], [10, -93], [32, -76], [42, -54], [20, -48], [-16, -47]]), parts: [{ d: line([[-36, -52], [0, -46], [38, -54]]), tone: 'light', stroke: 1.6, opacity: 0.5 }, { d: blob([[-20, -66], [-12, -72], [-8, -64], [-14, -60]]) + blob([[4, -80], [12, -82], [14, -74], [6, -72]]) + blob([[18, -64], [26, -66], [26, -58], [19, -58]]), tone: 'light', opacity: 0.85 }] });

/** A fern frond, curling. @returns {Shape} */
export function fern() {
  let d = limb([[0, 0, 3], [4, -40, 2.4], [16, -74, 1.8], [36, -94, 1]]);
  for (let i = 1; i < 13; i++) {
    const t = i / 13;
    const [x, y, l] = [4 * t + 34 * t * t * t, -96 * t + 6 * t * t, 26 * (1 - t * 0.75)];
    d += leaf(x, y, l, -20 + t * 10) + leaf(x, y, l, 200 + t * 30);
  }
  return { d };
}

export function gallery() {
  const random = randomFrom('trees');
  return [bareTree(random), leafyTree(random), pine(random), willow(random), birch(random), mushroom(), fern()];
}

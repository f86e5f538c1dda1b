// @ts-check
// What a hand that makes marks has to know of a shape: where it is, and how far it is from a place to the lit edge.
// A path is flattened and filled into a small mask once; after that every question is one look.
import { HEIGHT, WIDTH } from './studio.js';

const MARGIN = 40;
const W = WIDTH + 2 * MARGIN;
const H = HEIGHT + 2 * MARGIN;

/** @typedef {{x?: number, y?: number, size?: number, flip?: boolean, turn?: number}} Spot where a motif stands, as in `place` */
/** @typedef {ReturnType<typeof form>} Form */

/** The shape as the marks see it. @param {string} d @param {Spot} [spot] of a motif; a path in card units needs none */
export function form(d, spot) {
  const rings = flattened(d, mover(spot));
  const mask = filled(rings);
  const points = rings.flat();
  const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
  /** @type {[number, number, number, number]} */
  const area = [Math.max(-10, Math.min(...xs)), Math.max(-10, Math.min(...ys)), 0, 0];
  area[2] = Math.min(WIDTH + 10, Math.max(...xs)) - area[0];
  area[3] = Math.min(HEIGHT + 10, Math.max(...ys)) - area[1];
  const inside = (/** @type {number} */ x, /** @type {number} */ y) => mask[(Math.round(y) + MARGIN) * W + Math.round(x) + MARGIN] === 1;
  return {
    area,
    inside,
    /** How far it is to the edge towards a direction, at most `most`; 0 outside. @param {number} x @param {number} y @param {[number, number]} towards @param {number} [most] */
    depth(x, y, towards, most = 60) {
      if (!inside(x, y)) return 0;
      const length = Math.hypot(towards[0], towards[1]) || 1;
      const [dx, dy] = [(towards[0] / length) * 2, (towards[1] / length) * 2];
      let t = 0;
      while (t < most && inside(x + (dx * t) / 2, y + (dy * t) / 2)) t += 2;
      return Math.max(t, 0.5);
    },
    /** Several shapes as one. @param {{inside: (x: number, y: number) => boolean}} other */
    without: (other) => (/** @type {number} */ x, /** @type {number} */ y) => inside(x, y) && !other.inside(x, y),
  };
}

/** @param {Spot} [spot] @returns {(x: number, y: number) => [number, number]} */
function mover(spot) {
  if (!spot) return (x, y) => [x, y];
  const { x: left = 0, y: top = 0, size = 100, flip = false, turn = 0 } = spot;
  const [k, a] = [size / 100, (turn * Math.PI) / 180];
  return (x, y) => {
    const [u, v] = [(flip ? -x : x) * k, y * k];
    return [left + u * Math.cos(a) - v * Math.sin(a), top + u * Math.sin(a) + v * Math.cos(a)];
  };
}

/** @param {string} d @param {(x: number, y: number) => [number, number]} move @returns {[number, number][][]} */
function flattened(d, move) {
  /** @type {[number, number][][]} */
  const rings = [];
  let [x, y, fromX, fromY, bendX, bendY] = [0, 0, 0, 0, 0, 0];
  const put = (/** @type {number} */ a, /** @type {number} */ b) => rings[rings.length - 1].push(move(a, b));
  for (const [, letter, rest] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const n = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const command = letter.toUpperCase();
    const relative = letter !== command;
    const width = { M: 2, L: 2, T: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7 }[command] ?? 0;
    if (command === 'Z') [x, y] = [fromX, fromY];
    for (let i = 0; width && i < n.length; i += width) {
      const [ox, oy] = relative ? [x, y] : [0, 0];
      const v = n.slice(i, i + width);
      const end = command === 'H' ? [v[0] + ox, y] : command === 'V' ? [x, v[0] + oy] : [v[width - 2] + ox, v[width - 1] + oy];
      if (command === 'M' && i === 0) {
        rings.push([]);
        [fromX, fromY] = end;
      }
      if (command === 'C') curve([x, y], [v[0] + ox, v[1] + oy], [v[2] + ox, v[3] + oy], end, put);
      else if (command === 'Q' || command === 'T') {
        const bend = command === 'Q' ? [v[0] + ox, v[1] + oy] : [2 * x - bendX, 2 * y - bendY];
        curve([x, y], [x + ((bend[0] - x) * 2) / 3, y + ((bend[1] - y) * 2) / 3], [end[0] + ((bend[0] - end[0]) * 2) / 3, end[1] + ((bend[1] - end[1]) * 2) / 3], end, put);
        [bendX, bendY] = bend;
      } else if (command === 'A') {
        // Arcs here are halves of an egg: a bow as high as it is wide is near enough for marks.
        const [dx, dy] = [end[0] - x, end[1] - y];
        const side = v[4] ? 0.66 : -0.66;
        curve([x, y], [x + dy * side, y - dx * side], [end[0] + dy * side, end[1] - dx * side], end, put);
      } else put(end[0], end[1]);
      [x, y] = end;
      if (command !== 'Q' && command !== 'T') [bendX, bendY] = end;
    }
  }
  return rings.filter((ring) => ring.length > 2);
}

/** @param {number[]} a @param {number[]} b @param {number[]} c @param {number[]} e @param {(x: number, y: number) => void} put */
function curve(a, b, c, e, put) {
  for (let i = 1; i <= 6; i++) {
    const t = i / 6;
    const u = 1 - t;
    const at = (/** @type {0 | 1} */ k) => u * u * u * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t * t * t * e[k];
    put(at(0), at(1));
  }
}

/** Scanlines under the nonzero rule. @param {[number, number][][]} rings */
function filled(rings) {
  const mask = new Uint8Array(W * H);
  for (let row = 0; row < H; row++) {
    const y = row - MARGIN + 0.01;
    /** @type {[number, number][]} */
    const crossings = [];
    for (const ring of rings) {
      ring.forEach(([ax, ay], i) => {
        const [bx, by] = ring[(i + 1) % ring.length];
        if (ay <= y !== by <= y) crossings.push([ax + ((y - ay) / (by - ay)) * (bx - ax), ay < by ? 1 : -1]);
      });
    }
    crossings.sort((p, q) => p[0] - q[0]);
    let winding = 0;
    crossings.forEach(([x, turn], i) => {
      winding += turn;
      if (!winding || i + 1 === crossings.length) return;
      const [from, to] = [Math.max(0, Math.ceil(x + MARGIN)), Math.min(W - 1, Math.floor(crossings[i + 1][0] + MARGIN))];
      for (let k = from; k <= to; k++) mask[row * W + k] = 1;
    });
  }
  return mask;
}

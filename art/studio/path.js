// @ts-check
// Builders of path data. All closed shapes are wound the same way, so that joining them into one `d`
// gives their union under the nonzero rule.

/** @typedef {[number, number] | [number, number, number | 'sharp']} Point `'sharp'` makes a corner of a blob; a number is the width of a limb. */

/** One decimal at most. @param {number} n */
export const round = (n) => String(Math.round(n * 10) / 10 || 0);

/**
 * A smooth closed shape through points; a point marked 'sharp' stays a corner.
 * @param {Point[]} points @param {number} [ease] 0 is a polygon, 1 is round
 */
export function blob(points, ease = 1) {
  const p = wound(points);
  const n = p.length;
  let d = `M${round(p[0][0])} ${round(p[0][1])}`;
  for (let i = 0; i < n; i++) d += cubic(p[(i + n - 1) % n], p[i], p[(i + 1) % n], p[(i + 2) % n], ease);
  return d + 'z';
}

/** A closed shape with straight edges. @param {Point[]} points */
export const polygon = (points) => 'M' + wound(points).map((p) => `${round(p[0])} ${round(p[1])}`).join('L') + 'z';

/** An open smooth line through points. @param {Point[]} points */
export function line(points, ease = 1) {
  let d = `M${round(points[0][0])} ${round(points[0][1])}`;
  for (let i = 0; i + 1 < points.length; i++) {
    d += cubic(points[Math.max(0, i - 1)], points[i], points[i + 1], points[Math.min(points.length - 1, i + 2)], ease);
  }
  return d;
}

/** @param {Point} a @param {Point} b @param {Point} c @param {Point} e @param {number} ease */
function cubic(a, b, c, e, ease) {
  const s = b[2] === 'sharp' ? 0 : ease / 6;
  const t = c[2] === 'sharp' ? 0 : ease / 6;
  const v = [b[0] + (c[0] - a[0]) * s, b[1] + (c[1] - a[1]) * s, c[0] - (e[0] - b[0]) * t, c[1] - (e[1] - b[1]) * t, c[0], c[1]];
  return 'C' + v.map(round).join(' ');
}

/** @param {Point[]} points @returns {Point[]} */
function wound(points) {
  let area = 0;
  points.forEach((p, i) => {
    const q = points[(i + 1) % points.length];
    area += p[0] * q[1] - q[0] * p[1];
  });
  return area < 0 ? [...points].reverse() : points;
}

/**
 * A limb, a neck, a branch, a tail: a line with a width at every point, as a filled shape.
 * @param {[number, number, number][]} spine x, y, width
 */
export function limb(spine) {
  /** @type {[number, number, number][]} */
  const dense = [];
  for (let i = 0; i + 1 < spine.length; i++) {
    const [a, b, c, e] = [spine[Math.max(0, i - 1)], spine[i], spine[i + 1], spine[Math.min(spine.length - 1, i + 2)]];
    for (const t of [0, 0.5]) dense.push(/** @type {[number, number, number]} */ ([0, 1, 2].map((k) => between(a[k], b[k], c[k], e[k], t))));
  }
  dense.push(spine[spine.length - 1]);
  /** @type {Point[]} */ const left = [];
  /** @type {Point[]} */ const right = [];
  dense.forEach((p, i) => {
    const q = dense[Math.max(0, i - 1)];
    const r = dense[Math.min(dense.length - 1, i + 1)];
    const length = Math.hypot(r[0] - q[0], r[1] - q[1]) || 1;
    const [nx, ny] = [-(r[1] - q[1]) / length, (r[0] - q[0]) / length];
    left.push([p[0] + (nx * p[2]) / 2, p[1] + (ny * p[2]) / 2]);
    right.push([p[0] - (nx * p[2]) / 2, p[1] - (ny * p[2]) / 2]);
  });
  const cap = (/** @type {number} */ at, /** @type {number} */ from) => {
    const [p, q] = [dense[at], dense[from]];
    const length = Math.hypot(p[0] - q[0], p[1] - q[1]) || 1;
    return /** @type {Point} */ ([p[0] + ((p[0] - q[0]) / length) * p[2] * 0.45, p[1] + ((p[1] - q[1]) / length) * p[2] * 0.45]);
  };
  return blob([cap(0, 1), ...left, cap(dense.length - 1, dense.length - 2), ...right.reverse()]);
}

/** Catmull–Rom between b and c. @param {number} a @param {number} b @param {number} c @param {number} e @param {number} t */
function between(a, b, c, e, t) {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - e) * t * t + (3 * b - a - 3 * c + e) * t * t * t);
}

/** An egg that is never quite a circle. @param {number} x @param {number} y @param {number} rx @param {number} [ry] @param {number} [turn] degrees */
export function egg(x, y, rx, ry = rx, turn = 0) {
  const a = (turn * Math.PI) / 180;
  // Nobody sees the wobble of a small one; two arcs are a quarter of the bytes.
  if (Math.max(rx, ry) < 9) {
    const arc = `a${round(rx)} ${round(ry)} ${turn} 1 1 `;
    const [dx, dy] = [2 * rx * Math.cos(a), 2 * rx * Math.sin(a)];
    return `M${round(x - dx / 2)} ${round(y - dy / 2)}${arc}${round(dx)} ${round(dy)}${arc}${round(-dx)} ${round(-dy)}z`;
  }
  /** @type {Point[]} */
  const points = [];
  for (let i = 0; i < 8; i++) {
    const t = (i * Math.PI) / 4;
    const wobble = 1 + 0.025 * Math.sin(i * 2.4 + x);
    const [u, v] = [Math.cos(t) * rx * wobble, Math.sin(t) * ry * wobble];
    points.push([x + u * Math.cos(a) - v * Math.sin(a), y + u * Math.sin(a) + v * Math.cos(a)]);
  }
  return blob(points, 1.06);
}

/** A limb for those who need hundreds: one bend, two widths, four points. @param {[number, number]} from @param {[number, number]} bend @param {[number, number]} to @param {number} thick @param {number} thin */
export function twig(from, bend, to, thick, thin) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [nx, ny] = [-(to[1] - from[1]) / length / 2, (to[0] - from[0]) / length / 2];
  const at = (/** @type {[number, number]} */ p, /** @type {number} */ w) => `${round(p[0] + nx * w)} ${round(p[1] + ny * w)}`;
  const middle = (thick + thin) / 2;
  return `M${at(from, -thick)}Q${at(bend, -middle)} ${at(to, -thin)}L${at(to, thin)}Q${at(bend, middle)} ${at(from, thick)}z`;
}

/** A flame or a drop standing on x, y. @param {number} x @param {number} y @param {number} r half its width */
export const flame = (x, y, r) => `M${round(x)} ${round(y)}q${round(r * 1.9)} ${round(-r)} 0 ${round(-r * 3)}q${round(-r * 1.9)} ${round(r * 2)} 0 ${round(r * 3)}z`;

/** A box with hand-cut edges. @param {number} x left @param {number} y top @param {number} w @param {number} h @param {number} [lean] */
export const box = (x, y, w, h, lean = 0) => polygon([[x + lean, y], [x + w + lean, y], [x + w, y + h], [x, y + h]]);

/** A regular ring of points. @param {number} n @param {(angle: number, i: number) => Point} at */
export const ring = (n, at) => Array.from({ length: n }, (_, i) => at((i / n) * 2 * Math.PI, i));

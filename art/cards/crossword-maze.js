// @ts-check
import { mix, shade } from '../studio/colour.js';
import { clamp } from '../studio/marks.js';
import { blob, egg, limb, polygon, round } from '../studio/path.js';
import { pen } from '../studio/hands.js';

export const scene = 'A woman leaves a hedge maze with its only path rolled up under her arm; where it was, the ground is the night sky, and somebody with a lantern is still inside.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('mossForest');
  const ink = '#10201c';
  const p = pen(s, { paper: '#f4ecc9', ink, from: [-1, -0.6] });
  const [lit, top, front, night] = ['#b9cf6a', '#7da355', '#2c5540', '#0c1626'];
  const [stone, pale] = ['#e6c796', '#f8e6bd'];
  /** @param {number} x @param {number} y @param {number} z @returns {[number, number]} */
  const at = (x, y, z) => [196 + (500 * x) / z, 66 + (500 * (6 - y)) / z];

  const sky = [s.path('M-10-10H410V140H-10z', '#f7dfa0'), s.path(egg(76, 62, 40), '#fdf4cf'), s.path(blob([[-20, 104, 'sharp'], [60, 84], [140, 92], [230, 72], [320, 88], [420, 70], [420, 150, 'sharp'], [-20, 150, 'sharp']]), mix(c.far, '#f7dfa0', 0.35)), s.stroke('M250 46l9 4 9-6M284 32l7 4 7-5', ink, 1.6), s.path('M-10 118H410V200H-10z', mix(c.middle, '#f7dfa0', 0.35)), s.stroke('M20 140h70M130 128h50M230 146h90M330 130h60', mix(c.far, '#f7dfa0', 0.5), 3), s.path(egg(300, 116, 15, 17) + egg(318, 120, 11, 12), mix(c.near, c.far, 0.4)), s.path('M-10 166H410V620H-10z', night)];

  // A real maze: every cell can be reached, and the hedges are what was not broken through.
  const [COLS, ROWS, SIZE, NEAR] = [11, 9, 2.05, 8.3];
  const seen = new Set(['5,0']);
  const open = new Set(['5,-1|5,0']);
  const key = (/** @type {number[]} */ a, /** @type {number[]} */ b) => [a, b].map(String).sort().join('|');
  const trail = [[5, 0]];
  while (trail.length) {
    const here = trail[trail.length - 1];
    const ways = [[1, 0], [-1, 0], [0, 1], [0, -1]].map(([x, y]) => [here[0] + x, here[1] + y]).filter(([x, y]) => x >= 0 && y >= 0 && x < COLS && y < ROWS && !seen.has(`${x},${y}`));
    if (!ways.length) trail.pop();
    else {
      const next = s.random.pick(ways);
      seen.add(String(next));
      open.add(key(here, next));
      trail.push(next);
    }
  }
  open.add(key([5, -1], [5, 0]));
  // Hedges as boxes, from far to near: the top, the side in the sun, the front in the shade.
  const [T, H] = [0.26, 1.25];
  /** @param {number} x0 @param {number} x1 @param {number} z0 @param {number} z1 */
  const hedge = (x0, x1, z0, z1) => {
    const far = clamp((z1 - 9) / 20);
    const quad = (/** @type {[number, number, number][]} */ q, /** @type {string} */ colour) => s.path(polygon(q.map(([x, y, z]) => at(x, y, z))), mix(colour, '#f7dfa0', far * 0.5));
    return [
      x0 > 0 ? quad([[x0, 0, z0], [x0, H, z0], [x0, H, z1], [x0, 0, z1]], lit) : quad([[x1, 0, z0], [x1, H, z0], [x1, H, z1], [x1, 0, z1]], shade(front, -0.07)),
      quad([[x0, 0, z0], [x0, H, z0], [x1, H, z0], [x1, 0, z0]], front), quad([[x0, H, z0], [x0, H, z1], [x1, H, z1], [x1, H, z0]], x0 > -8 ? top : mix(top, lit, 0.5)),
    ];
  };
  const X = (/** @type {number} */ i) => (i - COLS / 2) * SIZE;
  /** @type {string[][]} */ const rows = [];
  for (let j = ROWS; j >= 0; j--) {
    /** @type {[number, string[]][]} */ const found = [];
    const z = NEAR + j * SIZE;
    if (j < ROWS) for (let i = 0; i <= COLS; i++) if (!open.has(key([i - 1, j], [i, j]))) found.push([Math.abs(X(i)), hedge(X(i) - T, X(i) + T, z + T, z + SIZE + T)]);
    const walls = found.sort((a, b) => b[0] - a[0]).flatMap(([, d]) => d);
    for (let i = 0; i < COLS;) {
      let k = i;
      while (k < COLS && !open.has(key([k, j - 1], [k, j]))) k++;
      if (k > i) walls.push(...hedge(X(i) - T, X(k) + T, z - T, z + T));
      i = k + 1;
    }
    rows.push(walls);
    if (j === 3) {
      const [lx, ly] = at(X(3) + 0.4 * SIZE, 0.7, NEAR + 2.5 * SIZE);
      // Up to the waist in leaves, one arm with a lantern, one that waves.
      rows.push([s.path(egg(lx + 14, ly - 40, 40, 34), '#f6d36a', 'opacity=".26"'), s.path(egg(lx + 14, ly - 40, 20, 18), '#f6d36a', 'opacity=".4"'), s.path(blob([[lx - 12, ly + 22, 'sharp'], [lx - 12, ly - 14], [lx - 4, ly - 24], [lx + 5, ly - 24], [lx + 11, ly - 14], [lx + 11, ly + 22, 'sharp']]) + limb([[lx + 8, ly - 18, 7], [lx + 15, ly - 30, 6], [lx + 14, ly - 46, 5]]) + limb([[lx - 8, ly - 18, 7], [lx - 18, ly - 32, 6], [lx - 22, ly - 48, 5]]), '#f8f2e0'), s.path(egg(lx, ly - 33, 7.4, 8.4), '#eebf94'), s.path(blob([[lx - 8, ly - 34], [lx - 5, ly - 43], [lx + 5, ly - 43], [lx + 8, ly - 34], [lx, ly - 38]]), ink), s.path(polygon([[lx + 10, ly - 46], [lx + 19, ly - 46], [lx + 21, ly - 33], [lx + 8, ly - 33]]), '#fff3b8', `stroke="${ink}" stroke-width="1.4"`)]);
    }
  }
  const stars = s.stroke(Array.from({ length: 60 }, () => { const [x, y] = at(s.random.between(-5, 5), 0, s.random.between(8, 18)); return `M${round(x)} ${round(y)}h0`; }).join(''), '#f8e9a6', 1.8, 0.9);
  const lawn = [
    s.path(polygon([[-20, at(0, 0, NEAR - T)[1]], [420, at(0, 0, NEAR - T)[1]], [420, 620], [-20, 620]]), '#c9d67c'), s.path(polygon([at(X(5) + T, 0, NEAR - T), at(X(6) - T, 0, NEAR - T), at(X(6) - T, 0, NEAR + 0.6), at(X(5) + T, 0, NEAR + 0.6)]), night),
    p.hatch((x, y) => clamp((y - 520) / 120) * clamp((x - 120) / 300), { angle: -8, gap: 7, width: 1.3, patch: [24, 7], area: [0, 440, 400, 160] }, '#6f8b44'),
    // What is left of the path between the gate and her.
    s.path(blob([[...at(X(5) + 0.5, 0, NEAR - T), 'sharp'], [...at(X(6) - 0.5, 0, NEAR - T), 'sharp'], [240, 478], [242, 506], [226, 540], [186, 572], [158, 578, 'sharp'], [140, 556, 'sharp'], [176, 528], [188, 500], [184, 470]].map((q) => /** @type {import('../studio/path.js').Point} */ (q))), stone, `stroke="${ink}" stroke-width="2"`), s.stroke('M186 462l50 2M188 480l52 0M188 502l54 4M180 526l52 14M162 544l40 22', '#9a7444', 2.2),
  ];
  const [mx, my] = [98, 576];
  const m = (/** @type {any[]} */ ...points) => blob(points.map(([x, y, k]) => [mx + x, my + y, k]));
  const woman = [
    s.path(m([0, 0, 'sharp'], [40, -6], [110, 4], [180, 6], [196, 14], [180, 22], [90, 14], [20, 12, 'sharp']), '#4d6a3a', 'opacity=".7"'),
    s.path(m([-20, 2], [-16, -30], [-4, -30], [-8, 4], [-20, 8]) + m([14, 2], [6, -28], [18, -30], [28, -4], [36, 0], [30, 6], [16, 7]), ink),
    p.shape(m([-36, -20, 'sharp'], [-26, -70], [-16, -110], [-16, -142], [-6, -160], [10, -162], [20, -148], [20, -116], [24, -74], [34, -22, 'sharp'], [0, -14]), { fill: '#c2352c', reach: 20, angle: 74, gap: 4.6, contour: 2.2 }), s.stroke(`M${mx - 16} ${my - 140}q-2 40-12 74t-8 44`, '#ffb199', 3.4),
    // The roll under her arm, wound as far as it goes.
    s.path(m([22, -136, 'sharp'], [60, -84, 'sharp'], [62, -20, 'sharp'], [50, -14, 'sharp'], [40, -60, 'sharp']), stone, `stroke="${ink}" stroke-width="1.6"`), s.stroke(`M${mx + 46} ${my - 62}l14-8M${mx + 49} ${my - 38}l13-4`, '#9a7444', 2),
    s.path(m([-46, -128], [-40, -146], [46, -138], [64, -118], [52, -96], [-40, -100]), stone, `stroke="${ink}" stroke-width="2"`), s.stroke(`M${mx - 22} ${my - 143}q-7 20 0 42M${mx - 2} ${my - 142}q-7 20 0 42M${mx + 18} ${my - 141}q-7 20 0 44`, '#9a7444', 2.2), s.path(egg(mx + 48, my - 118, 16, 22), pale, `stroke="${ink}" stroke-width="2"`), s.stroke(`M${mx + 48} ${my - 118}q7-4 5 5t-12 1 0-17 16 2 1 22`, '#9a7444', 2),
    s.path(limb([[mx - 10, my - 146, 17], [mx - 20, my - 122, 15], [mx + 2, my - 104, 12], [mx + 20, my - 108, 9]]), '#d8483a', `stroke="${ink}" stroke-width="1.6"`), s.path(egg(mx + 24, my - 109, 7, 6), '#eebf94'),
    s.path(limb([[mx + 4, my - 168, 11], [mx + 3, my - 156, 12]]), '#d9a47a'), s.path(egg(mx + 6, my - 180, 14, 16), '#eebf94'), s.path(m([-10, -176], [-12, -192], [4, -198], [16, -192], [4, -186], [0, -172], [-2, -160], [-14, -158]), '#5a3422'), s.path(egg(mx + 13, my - 180, 1.9, 2.3), ink),
    s.path(m([-40, -184], [-14, -196], [-12, -214], [6, -218], [22, -210], [24, -196], [50, -190], [22, -184], [-8, -184]), '#f0cf6c', `stroke="${ink}" stroke-width="2"`), s.stroke(`M${mx - 12} ${my - 199}q18-6 36 1`, '#c2352c', 5), s.stroke(`M${mx - 34} ${my - 187}l20-8q0-14 8-18`, '#fff3c4', 2.4),
  ];
  return s.picture(sky, stars, rows, lawn, woman);
}

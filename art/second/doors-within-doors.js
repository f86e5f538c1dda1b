// @ts-check
import { shade } from '../studio/colour.js';
import { blob, box, egg, limb } from '../studio/path.js';
import { cutPaper } from '../studio/hands.js';

export const scene = 'Behind each open door stands another, smaller and of another colour; in all of them the same woman looks on ahead, only the smallest looks back.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('circusRed');
  const p = cutPaper(s, { from: [0, -1], dark: '#1a0a18' });
  const [X, Y] = [222, 300];
  const STEP = 0.68;
  const walls = ['#b5302c', '#e08a34', '#e9c24e', '#5fa08a', '#3f6f9a', '#6a4a8f'];
  /** @param {number} i @param {number} x @param {number} y @returns {[number, number]} */
  const at = (i, x, y) => [X + (x - X) * STEP ** i, Y + (y - Y) * STEP ** i];
  const d = (/** @type {[number, number][]} */ q) => 'M' + q.map((z) => z.map((n) => n.toFixed(1)).join(' ')).join('L') + 'z';
  const hole = (/** @type {number} */ i) => [at(i, 74, 640), at(i, 362, 640), at(i, 362, 70), at(i, 74, 70)];
  const light = [s.path('M0 0H400V600H0z', '#fffaf0'), s.path(egg(X, Y, 40, 60), '#ffffff')];
  const level = (/** @type {number} */ i) => {
    const k = STEP ** i;
    const wall = d([at(i, -120, -160), at(i, 520, -160), at(i, 520, 660), at(i, -120, 660)]) + d(hole(i));
    const frame = d([at(i, 56, 640), at(i, 56, 50), at(i, 380, 50), at(i, 380, 640)]) + d([at(i, 74, 641), at(i, 362, 641), at(i, 362, 70), at(i, 74, 70)]);
    // The leaf has been opened away from us.
    const leaf = d([at(i, 362, 70), at(i, 362, 636), at(i + 0.75, 352, 660), at(i + 0.75, 352, 40)]);
    const [lx, ly] = at(i + 0.6, 346, 350);
    return [
      p.sheet(wall, walls[i], { lift: 12 * k, edge: 0 }), i < 3 ? s.stroke(Array.from({ length: 9 }, (_, n) => { const [ax, ay] = at(i, -100 + n * 76, -160); const [bx, by] = at(i, -100 + n * 76, 660); return `M${ax.toFixed(0)} ${ay.toFixed(0)}L${bx.toFixed(0)} ${(n > 1 && n < 7 ? at(i, 0, 44)[1] : by).toFixed(0)}`; }).join(''), shade(walls[i], 0.05), 8 * k) : '', p.sheet(frame, '#f8efdc', { lift: 5 * k }),
      p.sheet(leaf, shade(walls[(i + 2) % 6], -0.06), { lift: 6 * k }), s.path(egg(lx, ly, 8 * k, 10 * k), '#f4d27a'),
    ];
  };
  // She, from behind: bun, green dress, a case; one hand already on the next handle.
  const woman = (/** @type {number} */ i) => {
    const k = STEP ** i * 1.02;
    const m = i % 2 ? -1 : 1;
    const [x, y] = at(i, i % 2 ? 316 : 136, 632);
    const q = (/** @type {any[][]} */ ...points) => blob(points.map(([u, v, c]) => [x + u * m * k, y + v * k, c]));
    const j = (/** @type {number[][]} */ ...points) => limb(points.map(([u, v, w]) => [x + u * m * k, y + v * k, w * k]));
    return [
      p.sheet(j([-16, -40, 20], [-17, -4, 14]) + j([14, -40, 20], [16, -4, 14]), '#3a2430', { lift: 0 }), p.sheet(q([-30, -250], [0, -262], [30, -250], [34, -190], [28, -160], [58, -46, 'sharp'], [0, -36], [-58, -46, 'sharp'], [-28, -160], [-34, -190]), '#1f5f56', { lift: 6 * k }), s.stroke(`M${x} ${y - 250 * k}V${y - 40 * k}M${x - 18 * k} ${y - 150 * k}L${x - 28 * k} ${y - 44 * k}M${x + 18 * k} ${y - 150 * k}L${x + 28 * k} ${y - 44 * k}`, '#164842', 3 * k), s.stroke(`M${x - 28 * k} ${y - 164 * k}q${28 * k} ${10 * k} ${56 * k} 0`, '#f4d27a', 7 * k),
      p.sheet(j([28, -238, 22], [62, -208, 17], [92, -228, 14]), '#1f5f56', { lift: 3 * k }), p.sheet(egg(x + m * 100 * k, y - 232 * k, 11 * k), '#eab68e', { lift: 2 * k }), p.sheet(j([-28, -236, 22], [-48, -190, 17], [-50, -146, 14]), '#1f5f56', { lift: 3 * k }), p.sheet(box(x - m * 51 * k - 33 * k, y - 138 * k, 66 * k, 46 * k), '#8a4a2c', { lift: 4 * k }), s.stroke(`M${x - m * 51 * k - 33 * k} ${y - 122 * k}h${66 * k}`, '#f4d27a', 3.4 * k), s.path(egg(x - m * 50 * k, y - 143 * k, 11 * k, 9 * k), '#eab68e'),
      s.path(j([0, -262, 20], [0, -276, 18]), '#dca078'), p.sheet(egg(x, y - 304 * k, 31 * k, 35 * k), '#5a2a24', { lift: 4 * k }), p.sheet(egg(x, y - 346 * k, 18 * k, 16 * k), '#6a342c', { lift: 3 * k }), s.path(egg(x - 31 * k, y - 300 * k, 6 * k, 9 * k) + egg(x + 31 * k, y - 300 * k, 6 * k, 9 * k), '#eab68e'), s.stroke(`M${x - 10 * k} ${y - 348 * k}q${10 * k} ${-9 * k} ${20 * k} 0M${x - 18 * k} ${y - 318 * k}q${18 * k} ${12 * k} ${36 * k} 0`, '#8a4f40', 2.6 * k),
    ];
  };
  // The smallest has turned round. She has nothing in her hands.
  const last = (() => {
    const [x, y] = [X - 4, Y + 46];
    return [s.path(egg(x, y + 1, 16, 3), '#c9b8c4'), s.path(blob([[x - 10, y - 44], [x + 10, y - 44], [x + 10, y - 28], [x + 17, y, 'sharp'], [x - 17, y, 'sharp'], [x - 10, y - 28]]), '#1f5f56'), s.path(limb([[x - 10, y - 42, 5], [x - 15, y - 22, 4]]) + limb([[x + 10, y - 42, 5], [x + 15, y - 22, 4]]), '#1f5f56'), s.path(egg(x, y - 56, 10.5, 11.5), '#eab68e'), s.path(blob([[x - 11, y - 54], [x - 10, y - 66], [x, y - 71], [x + 10, y - 66], [x + 11, y - 54], [x + 6, y - 62], [x - 6, y - 62]]), '#5a2a24'), s.path(egg(x, y - 72, 5.4), '#5a2a24'), s.path(egg(x - 4, y - 56, 2.5, 3) + egg(x + 4, y - 56, 2.5, 3), '#ffffff'), s.path(egg(x - 4, y - 56, 1.5) + egg(x + 4, y - 56, 1.5), '#1a0a18'), s.stroke(`M${x - 3} ${y - 49}h6`, '#8a2a2a', 1.5)];
  })();
  const floorOf = (/** @type {number} */ i) => s.path(d([at(i, 74, 640), at(i, 362, 640), at(i + 1, 362, 640), at(i + 1, 74, 640)]), i % 2 ? '#7a4a3a' : '#8f5a44') + s.path(d([at(i, 150, 640), at(i, 286, 640), at(i + 1, 286, 640), at(i + 1, 150, 640)]), i % 2 ? '#c9a06a' : '#dcb47c');
  return s.picture(light, last, [4, 3, 2, 1].map((i) => [floorOf(i), level(i), i < 4 ? woman(i) : '']), floorOf(0), level(0), woman(0));
}

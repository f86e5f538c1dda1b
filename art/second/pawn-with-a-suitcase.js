// @ts-check
import { shade } from '../studio/colour.js';
import { clamp } from '../studio/marks.js';
import { blob, box, egg, limb, polygon } from '../studio/path.js';
import { gouache } from '../studio/hands.js';

export const scene = 'Off the edge of a chessboard a white pawn goes into the desert with a suitcase; on its square behind it stands a small flower pot.';

/** A pawn of 100 on y = 0. */
const pawn = blob([[-30, 0, 'sharp'], [-30, -10], [-22, -16], [-12, -44], [-16, -56], [-10, -60], [-18, -76], [0, -96], [18, -76], [10, -60], [16, -56], [12, -44], [22, -16], [30, -10], [30, 0, 'sharp']]);
const rook = blob([[-34, 0, 'sharp'], [-34, -12], [-24, -20], [-20, -84], [-28, -92], [-30, -118, 'sharp'], [-18, -118, 'sharp'], [-18, -108, 'sharp'], [-7, -108, 'sharp'], [-7, -118, 'sharp'], [7, -118, 'sharp'], [7, -108, 'sharp'], [18, -108, 'sharp'], [18, -118, 'sharp'], [30, -118, 'sharp'], [28, -92], [20, -84], [24, -20], [34, -12], [34, 0, 'sharp']], 0.7);
const bishop = blob([[-34, 0, 'sharp'], [-34, -12], [-24, -20], [-14, -74], [-18, -84], [-10, -90], [-20, -112], [-10, -132], [0, -144], [10, -132], [20, -112], [10, -90], [18, -84], [14, -74], [24, -20], [34, -12], [34, 0, 'sharp']]);
const king = blob([[-38, 0, 'sharp'], [-38, -14], [-26, -24], [-16, -100], [-22, -110], [-14, -116], [-24, -148], [-8, -154], [8, -154], [24, -148], [14, -116], [22, -110], [16, -100], [26, -24], [38, -14], [38, 0, 'sharp']]) + box(-4, -182, 8, 30) + box(-13, -174, 26, 8);

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('desertNoon');
  const g = gouache(s, { from: [-1, -0.6] });
  const sky = [g.ground('#5f9fb0', [[30, 90, '#a9c9b8'], [110, 70, '#f6d79a']], { angle: 2 }), s.path(blob([[-20, 190], [90, 166], [200, 184], [310, 160], [420, 176], [420, 620], [-20, 620]]), '#eab46a'), g.dry((x, y) => (y > 170 && y < 260 ? 0.4 : 0), '#f8d79c', { area: [0, 168, 400, 96], angle: -3, gap: 5, width: 4.4, patch: [60, 5] })];
  const dunes = [g.shape(blob([[-20, 250], [120, 216], [260, 250], [420, 210], [420, 620, 'sharp'], [-20, 620, 'sharp']]), '#e29f55', { angle: 6, reach: 60, gap: 6, light: '#f6c67c', dark: '#c97f42' }), g.dry((x, y) => (y > 300 && x > 160 ? 0.25 + 0.2 * Math.sin(y / 22 + x / 60) : 0), '#f6c67c', { area: [150, 290, 250, 310], angle: 8, gap: 8, width: 4.4, patch: [50, 8] })];
  // The board: its corner lies in the sand, squares in perspective.
  const corners = [[-140, 316], [214, 350], [262, 660], [-210, 660]];
  const at = (/** @type {number} */ u, /** @type {number} */ v) => {
    const [a, b] = [u / 5, (v / 5) ** 1.15];
    return /** @type {[number, number]} */ ([0, 1].map((k) => (corners[0][k] * (1 - a) + corners[1][k] * a) * (1 - b) + (corners[3][k] * (1 - a) + corners[2][k] * a) * b));
  };
  let [light, dark] = ['', ''];
  for (let u = 0; u < 5; u++) for (let v = 0; v < 5; v++) {
    const q = polygon([at(u, v), at(u + 1, v), at(u + 1, v + 1), at(u, v + 1)]);
    if ((u + v + 1) % 2) dark += q;
    else light += q;
  }
  const [a, b, c] = [at(0, 0), at(5, 0), at(5, 5)];
  const board = [s.path(polygon([a, b, c, [-200, 700]]), '#6a2f22', 'transform="translate(12 24)"'), s.path(polygon([[a[0], a[1] - 8], [b[0] + 10, b[1] - 6], [c[0] + 12, c[1]], [-200, 700]]), '#8a4428'), s.path(light, '#f8ecd0'), s.path(dark, '#7a3a2c'), g.dry((x, y) => (y > 356 + (x + 150) * 0.26 && x < 200 ? 0.16 : 0), '#d9a06a', { area: [0, 360, 240, 240], angle: 14, gap: 8, width: 3.6, patch: [30, 8] })];
  const shadow = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ l, /** @type {number} */ w) => s.path(polygon([[x - w * 0.3, y - w * 0.24], [x + l, y + l * 0.24 - w * 0.5], [x + l + w * 0.5, y + l * 0.24 + w * 0.2], [x + w * 0.2, y + w * 0.3]]), '#5a2626', 'opacity=".42"');
  const piece = (/** @type {string} */ d, /** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ size, colour = '#fbf1dc') => g.shape(d, colour, { spot: { x, y, size }, angle: 70, reach: size * 0.2, gap: 3.2, light: '', dark: shade(colour, colour > '#9' ? -0.19 : -0.1, -24, 1.5) });
  const stand = (/** @type {string} */ d, /** @type {number} */ u, /** @type {number} */ v, /** @type {number} */ size, /** @type {string} */ colour) => { const [x, y] = at(u, v); return [shadow(x, y, size * 1.1, size * 0.5), piece(d, x, y, size, colour)]; };
  const [kx, ky] = at(2.62, 3.5);
  const army = [stand(bishop, 3.5, 0.5, 92, '#5a2f38'), stand(rook, 2.6, 0.6, 96, '#6a3840'), stand(pawn, 3.5, 3.6, 112, '#fbf1dc'), stand(king, 2.62, 3.5, 150, '#fbf1dc'),
    // The king looks after it; nobody else has a face.
    s.path(egg(kx + 6, ky - 204, 4.4, 5.4) + egg(kx + 22, ky - 203, 4.4, 5.4), '#3a1c1c'), s.stroke(`M${kx} ${ky - 216}q6-5 12-1M${kx + 17} ${ky - 216}q6-4 11 1M${kx + 6} ${ky - 186}q8-5 16 0`, '#3a1c1c', 3)];
  // What it left on its square.
  const [px, py] = at(4.5, 1.6);
  const pot = [shadow(px, py, 44, 16), g.shape(polygon([[px - 12, py - 22], [px + 12, py - 22], [px + 8, py + 2], [px - 8, py + 2]]), '#d2603a', { reach: 8, gap: 3 }), s.path(box(px - 14, py - 26, 28, 7), '#e8845a'), s.stroke(`M${px} ${py - 26}q-3-16 1-30M${px} ${py - 36}q8-4 11-11M${px} ${py - 42}q-8-2-10-8`, '#3f7a4a', 3.4), s.path([0, 1, 2, 3, 4].map((i) => egg(px + 1 + Math.cos(i * 1.257) * 7, py - 60 + Math.sin(i * 1.257) * 7, 5)).join(''), '#e2405a'), s.path(egg(px + 1, py - 60, 4), '#ffd95a')];
  // Far out in the sand it goes, and draws a line behind it.
  const trail = s.stroke('M214 446Q300 430 306 390T342 318', '#b8703a', 6) + s.stroke('M212 442Q296 426 302 388T338 318', '#f8d79c', 2.4);
  const small = [s.path(polygon([[340, 318], [404, 336], [404, 344], [344, 324]]), '#7a3a2c', 'opacity=".5"'), piece(pawn, 344, 320, 46, '#fff6e0'), s.path(egg(350, 284, 1.7), '#3a1c1c'), g.shape(box(356, 304, 20, 15), '#2f6f8a', { reach: 5, gap: 3 }), s.stroke('M361 304v-5h10v5', '#3a1c1c', 2.4), s.path(limb([[350, 296, 4], [362, 300, 3]]), '#fff6e0'), s.stroke('M341 276q-14-6-24 2', '#d8352c', 4)];
  const sand = g.dry((x, y) => clamp((y - 560) / 60) * (x > 200 ? 0.6 : 0), '#b8703a', { area: [200, 550, 200, 50], angle: 4, gap: 6, width: 4.4, patch: [50, 6] });
  return s.picture(sky, dunes, board, pot, army, trail, small, sand);
}

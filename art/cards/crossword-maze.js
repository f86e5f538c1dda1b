// @ts-check
import { mix } from '../studio/colour.js';
import { form } from '../studio/form.js';
import { clamp } from '../studio/marks.js';
import { blob, egg, limb, polygon } from '../studio/path.js';
import { pen } from '../studio/hands.js';
import { clothed } from '../motifs/clothed-people.js';

export const scene = 'A woman leaves a hedge maze with its only path rolled up under her arm; where it was, the ground is black, and somebody is still inside.';

const [COLUMNS, ROWS] = [6, 7];

/** A cell's corner on the card, seen from above and in front. @param {number} u column @param {number} v row @param {number} [up] height @returns {[number, number]} */
function at(u, v, up = 0) {
  const t = v / ROWS;
  return [200 + (u / COLUMNS - 0.5) * (330 + 330 * t), 44 + 440 * (t * 0.62 + t * t * 0.38) - up * (20 + 20 * t)];
}

/** Walls of a maze with one way through, by a walk that goes back where it cannot go on. @param {import('../studio/random.js').Random} random */
function maze(random) {
  const below = Array.from({ length: ROWS }, () => Array(COLUMNS).fill(true));
  const right = Array.from({ length: ROWS }, () => Array(COLUMNS).fill(true));
  const seen = new Set(['2,0']);
  const way = [[2, 0]];
  while (way.length) {
    const [x, y] = way[way.length - 1];
    const next = [[1, 0], [-1, 0], [0, 1], [0, -1]].map(([dx, dy]) => [x + dx, y + dy]).filter(([a, b]) => a >= 0 && b >= 0 && a < COLUMNS && b < ROWS && !seen.has(`${a},${b}`));
    if (!next.length) {
      way.pop();
      continue;
    }
    const [a, b] = random.pick(next);
    if (a !== x) right[y][Math.min(a, x)] = false;
    else below[Math.min(b, y)][x] = false;
    seen.add(`${a},${b}`);
    way.push([a, b]);
  }
  return { below, right };
}

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('mossForest');
  const p = pen(s, { paper: '#f1ead2', ink: '#16241c', from: [-0.6, -1] });
  const [top, face, side] = [mix(c.far, p.paper, 0.35), mix(c.near, c.middle, 0.5), mix(c.middle, p.paper, 0.1)];
  const { below, right } = maze(s.random);

  const T = 0.13; // Half of a hedge's thickness.
  const quad = (/** @type {[number, number][]} */ ...q) => polygon(q);
  const lawn = [s.path('M0 0H400V600H0z', '#1c2620'), s.path(polygon([[0, 0], [400, 0], [400, 30], [0, 30]]), mix(p.paper, c.far, 0.3)), s.path(polygon([at(-3, 7.2), at(9, 7.2), [480, 620], [-80, 620]]), p.paper)];
  const hedges = [];
  for (let v = 0; v <= ROWS; v++) {
    let [front, tops, flank] = ['', '', ''];
    for (let u = 0; u < COLUMNS; u++) {
      const wall = v === 0 ? u !== 2 : v === ROWS ? u !== 1 : below[v - 1][u];
      if (wall) {
        front += quad(at(u - T, v + T, 1), at(u + 1 + T, v + T, 1), at(u + 1 + T, v + T), at(u - T, v + T));
        tops += quad(at(u - T, v - T, 1), at(u + 1 + T, v - T, 1), at(u + 1 + T, v + T, 1), at(u - T, v + T, 1));
      }
    }
    hedges.push(s.path(front, face), front ? p.hatch((x, y) => (form(front).inside(x, y) ? 0.62 : 0), { area: form(front).area, angle: 66, gap: 3.6, width: 1.2, patch: [12, 3.6] }) : '', s.path(tops, top));
    if (v < ROWS) {
      for (let u = 0; u <= COLUMNS; u++) {
        if (!(u === 0 || u === COLUMNS || right[v][u - 1])) continue;
        const m = u < COLUMNS / 2 ? T : -T;
        flank += quad(at(u + m, v, 1), at(u + m, v + 1, 1), at(u + m, v + 1), at(u + m, v));
        tops = quad(at(u - T, v, 1), at(u + T, v, 1), at(u + T, v + 1.1, 1), at(u - T, v + 1.1, 1));
        hedges.push(s.path(flank, side), s.path(tops, top));
        flank = '';
      }
    }
  }
  const leaves = p.hatch((x, y) => clamp(0.16 + (y > 500 ? -1 : 0)), { area: [0, 20, 400, 480], angle: 24, gap: 8, width: 1.3, patch: [4, 8], shortest: 1 }, mix(p.ink, c.near, 0.6));
  // The one who stayed, lifting both arms, black ground around.
  const lost = s.path(egg(...at(1.5, 4.55), 17, 6), '#e7d9a8') + clothed(s, { head: [1, -91], neck: [0, -82], chest: [0, -70], hip: [0, -49], nearArm: [[12, -84], [16, -102]], farArm: [[-12, -84], [-16, -102]], nearLeg: [[-2, -26], [-3, -3]], farLeg: [[4, -26], [5, -3]] }, { skin: '#eebf98', top: '#f7f0dc', bottom: p.ink, hair: p.ink, feel: 'afraid' }, { x: at(1.5, 4.5)[0], y: at(1.5, 4.5)[1] + 2, size: 74 });
  // The path: what is left of it hangs out of the roll.
  const gravel = '#e8b98a';
  const strip = blob([[14, 440, 'sharp'], [76, 440, 'sharp'], [86, 500], [112, 534], [150, 536], [174, 512], [184, 470, 'sharp'], [226, 486, 'sharp'], [216, 546], [176, 586], [110, 590], [52, 560], [22, 510]]);
  const stones = s.within(strip, s.stroke('M10 458h72M12 480h72M14 506l76-10M24 534l74-22M48 562l60-36M88 590l36-58M134 600l8-66M184 590l-26-58M222 550l-52-32M230 508l-58-12', '#9a5f3a', 3));
  const path = [p.shape(strip, { fill: gravel, reach: 16, contour: 2.4 }), stones];
  const her = clothed(s, { head: [6, -90], neck: [3, -81], chest: [2, -70], hip: [0, -49], nearArm: [[-5, -60], [10, -54]], farArm: [[14, -62], [22, -56]], nearLeg: [[8, -28], [13, -3]], farLeg: [[-5, -27], [-17, -7]] }, { skin: '#eebf98', top: '#c8402f', bottom: '#8f2a2a', hair: p.ink, hairdo: 'bun', cut: 'skirt', hat: 'straw', hatColour: '#f3dc9a', feel: 'glad', gaze: [0.9, 0.4] }, { x: 292, y: 690, size: 420, rim: p.ink, from: [1, 0.6], rimWidth: 3.4 });
  const roll = limb([[204, 452, 66], [300, 448, 68], [430, 440, 68]]);
  const carried = [
    her,
    p.shape(roll, { fill: gravel, reach: 40, angle: 4, gap: 4.6, contour: 2.6 }), s.stroke('M244 420q14 32 2 64M284 416q14 32 2 66M326 414q14 32 2 66M366 412q14 32 2 66', '#9a5f3a', 3), p.shape(egg(206, 452, 25, 35), { fill: '#f8e2b8', reach: 0, cross: 0, contour: 2.6 }), s.stroke('M206 424q20 4 20 28t-20 26q-16-4-16-24t15-20q11 3 11 18t-10 15q-7-3-6-13', '#9a5f3a', 3),
    // Her arm over it.
    s.path(limb([[274, 432, 36], [258, 470, 32], [300, 484, 27]]), '#a83226', 'transform="translate(3 4)"'), s.path(limb([[274, 428, 36], [258, 466, 32], [300, 480, 27]]), '#d24a36'), s.path(blob([[300, 466], [322, 470], [336, 480], [334, 490], [318, 494], [300, 494]]), '#eebf98'), s.stroke('M322 478l10 5M318 486l12 3', '#a8724e', 2),
  ];
  return s.picture(lawn, hedges, leaves, lost, path, carried);
}

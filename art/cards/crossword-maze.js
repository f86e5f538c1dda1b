// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, egg, limb, round } from '../studio/path.js';
import { glow, leaves, specks, vignette } from '../studio/nature.js';
import { person } from '../motifs/people.js';

export const scene = 'A hedge maze from above; a woman carries the way out rolled up under her arm.';

/** @typedef {import('../studio/studio.js').Studio} Studio */

const CELL = 62;
const [COLUMNS, ROWS] = [9, 10];

/** A maze by walking at random and turning back: which walls of each cell are gone. @param {Studio} s */
function maze(s) {
  const open = new Set();
  const seen = new Set(['4,4']);
  const stack = [[4, 4]];
  /** @type {Map<string, string>} */
  const cameFrom = new Map();
  while (stack.length) {
    const [x, y] = stack[stack.length - 1];
    const free = [[1, 0], [-1, 0], [0, 1], [0, -1]].filter(([dx, dy]) => x + dx >= 0 && x + dx < COLUMNS && y + dy >= 0 && y + dy < ROWS && !seen.has(`${x + dx},${y + dy}`));
    if (!free.length) { stack.pop(); continue; }
    const [dx, dy] = s.random.pick(free);
    const next = `${x + dx},${y + dy}`;
    open.add(`${x},${y}>${next}`).add(`${next}>${x},${y}`);
    cameFrom.set(next, `${x},${y}`);
    seen.add(next);
    stack.push([x + dx, y + dy]);
  }
  return { open, cameFrom };
}

/** @param {Studio} s */
export function draw(s) {
  const c = s.mood('mossForest');
  const gravel = mix(c.skyLow, c.light, 0.55);
  const earth = shade(c.near, -0.02, -80, 0.8);
  const { open, cameFrom } = maze(s);
  const at = (/** @type {number} */ col, /** @type {number} */ row) => /** @type {[number, number]} */ ([-79 + col * CELL, -62 + row * CELL]);
  const middle = (/** @type {string} */ key) => {
    const [col, row] = key.split(',').map(Number);
    const [x, y] = at(col, row);
    return [x + CELL / 2, y + CELL / 2];
  };

  // Hedges: every wall that still stands, as thick rounded bars.
  const EXIT = 5;
  let walls = '';
  for (let row = 0; row <= ROWS; row++) {
    for (let col = 0; col <= COLUMNS; col++) {
      const [x, y] = at(col, row);
      const gone = row === ROWS && col === EXIT;
      if (col < COLUMNS && !gone && !open.has(`${col},${row - 1}>${col},${row}`)) walls += `M${x} ${y}h${CELL}`;
      if (row < ROWS && !open.has(`${col - 1},${row}>${col},${row}`)) walls += `M${x} ${y}v${CELL}`;
    }
  }
  // The way from the fountain out: this strip is missing.
  const steps = [];
  for (let key = `${EXIT},${ROWS - 1}`; key; key = cameFrom.get(key) ?? '') steps.push(middle(key));
  const [ex, ey] = steps[0];
  const strip = `M${ex} ${ey + 46}` + steps.map(([x, y]) => `L${x} ${y}`).join('');

  const shift = (/** @type {string} */ markup, /** @type {number} */ dx, /** @type {number} */ dy) => s.group(markup, `transform="translate(${dx} ${dy})"`);
  const ground = [
    s.path('M-300-300H700V900H-300z', s.fade(gravel, mix(gravel, c.skyLow, 0.5))),
    specks(s, 160, [-80, -70, 560, 640], [1.2, 3], c.far, 0.6),
    s.stroke(strip, mix(earth, c.frame, 0.5), 40), s.stroke(strip, earth, 33), s.stroke(strip, shade(earth, 0.1), 26, 0.5).replace('stroke-linecap="round"', 'stroke-dasharray="2 9"'),
  ];
  let tufts = '';
  for (let i = 0; i < 360; i++) {
    const [, x, y, dir] = s.random.pick(bars(walls));
    const t = s.random.between(0, CELL);
    const [px, py] = dir === 'h' ? [Number(x) + t, Number(y) + s.random.around(0, 12)] : [Number(x) + s.random.around(0, 12), Number(y) + t];
    tufts += `M${round(px)} ${round(py)}q3-4 6 0`;
  }
  const hedge = [
    // Long afternoon shadows lie to the lower right.
    shift(s.stroke(walls, c.near, 24, 0.6), 17, 14), shift(s.stroke(walls, c.near, 24, 0.5), 9, 7),
    shift(s.stroke(walls, c.frame, 25), 3, 4), s.stroke(walls, c.near, 25), shift(s.stroke(walls, c.middle, 19), -2, -2), shift(s.stroke(walls, mix(c.middle, c.far, 0.6), 9), -5, -5),
    s.stroke(tufts, mix(c.far, c.skyLow, 0.5), 2, 0.8), shift(s.stroke(tufts, c.frame, 2, 0.5), 5, 6),
  ];
  const blossom = s.path(Array.from({ length: 46 }, () => {
    const [, x, y, dir] = s.random.pick(bars(walls));
    const t = s.random.between(0, CELL);
    return egg(Number(x) + (dir === 'h' ? t : s.random.around(0, 8)), Number(y) + (dir === 'h' ? s.random.around(0, 8) : t), 2.6);
  }).join(''), c.light);

  // The fountain where the way begins.
  const [fx, fy] = middle('4,4');
  const fountain = [shift(s.path(egg(fx, fy, 24), c.near, 'opacity=".6"'), 9, 8), s.path(egg(fx, fy, 24), s.round(c.light, c.light, mix(c.light, c.middle, 0.4))), s.path(egg(fx, fy, 18), s.round(c.light, shade(c.skyHigh, 0.25, 60), shade(c.skyHigh, 0.1, 60))), s.stroke(`M${fx - 10} ${fy}a10 10 0 1 0 20 0M${fx - 5} ${fy - 3}a5 5 0 1 0 10 0`, c.light, 1.8, 0.8), s.path(egg(fx, fy, 4), c.light)];

  // People who look for the way: hats, and their shadows.
  const lost = (/** @type {string} */ key, /** @type {string} */ hat, /** @type {string} */ coat, /** @type {any} */ pose, dx = 0) => {
    const [x, y] = middle(key);
    return [s.place(person(pose, { head: 'hat' }), { x: x + dx + 3, y: y + 3, size: 54, turn: 128, fill: c.frame, opacity: 0.45 }), s.path(egg(x + dx, y + 2, 11, 8), coat) + s.path(egg(x + dx, y, 8.6), s.round(mix(hat, c.light, 0.4), hat, shade(hat, -0.14))) + s.path(egg(x + dx - 0.6, y - 0.6, 4.6), shade(hat, 0.08))];
  };
  const wanderers = [lost('1,2', c.light, c.middle, 'point'), lost('6,2', c.skyLow, earth, 'stand'), lost('2,6', mix(c.accent, c.light, 0.5), c.frame, 'reach'), lost('7,5', c.light, shade(c.accent, -0.2), 'walk'), lost('3,3', c.far, earth, 'stand', 12)];

  const inMaze = s.group([ground, hedge, blossom, fountain, wanderers], 'transform="rotate(-9 200 300)"');

  return s.picture(inMaze, lawn(s, c), walker(s, c, gravel), glow(s, 60, 40, 380, c.light, 0.55), leaves(s, 20, [0, 0, 400, 600], [6, 10], [c.accent, c.skyLow], 0.9), birds(s, c), vignette(s, 0.5));
}

/** The single bars of the drawn walls: whole match, x, y, direction. @param {string} walls */
const bars = (walls) => [...walls.matchAll(/M(-?\d+) (-?\d+)([hv])/g)];

/** Outside: grass at the foot of the card. @param {Studio} s @param {import('../studio/moods.js').Mood} c */
function lawn(s, c) {
  return [
    s.path(blob([[-40, 548, 'sharp'], [120, 520], [262, 500], [440, 470, 'sharp'], [440, 640, 'sharp'], [-40, 640, 'sharp']], 0.6), s.blend([80, 500], [260, 620], mix(c.far, c.skyLow, 0.35), c.far, c.middle)),
    s.stroke('M-10 560q6-6 10 0m30 20q6-6 10 0m60-34q6-6 10 0m20 40q6-6 10 0m200-60q6-6 10 0m-20 60q6-6 10 0m40-80q6-6 10 0m-12 50q6-6 10 0m-290-10q6-6 10 0', c.light, 2.4, 0.5),
  ];
}

/** She walks off, seen from above, with the roll under her arm. @param {Studio} s @param {import('../studio/moods.js').Mood} c @param {string} gravel */
function walker(s, c, gravel) {
  const roll = limb([[204, 446, 40], [232, 516, 40], [260, 586, 40]]);
  const flap = blob([[222, 440, 'sharp'], [262, 452], [292, 500], [304, 560], [300, 590, 'sharp'], [278, 592, 'sharp'], [250, 520]]);
  const turf = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ turn) => s.group(s.stroke('M-20-2l-3-7M-14 0l-1-9M-8 1l0-9M-2 1l1-9M4 1l1-9M10 1l2-9M16-1l4-8M21-3l4-6', c.middle, 4), `transform="translate(${x} ${y}) rotate(${turn})"`);
  const skin = mix(c.light, c.accent, 0.35);
  return [
    // Her shadow and that of the roll.
    s.path(limb([[232, 470, 40], [262, 540, 42], [292, 612, 40]]) + egg(214, 552, 46, 58, -20), c.frame, 'opacity=".4"'),
    s.path(flap, s.blend([222, 500], [304, 520], mix(gravel, c.near, 0.4), gravel)), s.within(flap, specks(s, 30, [230, 446, 80, 150], [1.4, 3.2], c.middle, 0.8)), s.stroke('M262 452q26 40 40 138', c.middle, 5),
    // Shoes, skirt, shoulders.
    s.path(egg(198, 578, 9, 7, 60) + egg(176, 584, 8, 6, 70), c.frame),
    s.path(egg(170, 522, 46, 58, -20), s.round(shade(c.accent, 0.08), c.accent, shade(c.accent, -0.16))),
    s.stroke('M150 474q4 20 14 30M178 470q-2 20-4 30M190 572q-4-20-12-32M160 576q2-20 6-34M132 544q14-8 22-16M128 510q14 2 24 4', shade(c.accent, -0.2), 2.6, 0.7),
    s.path(limb([[146, 520, 20], [120, 536, 15], [116, 560, 10]]), s.fade(shade(c.accent, 0.1), c.accent)) + s.path(egg(115, 566, 7), skin),
    s.path(roll, s.blend([206, 530], [256, 508], mix(gravel, c.light, 0.7), gravel, mix(gravel, c.near, 0.45))),
    s.within(roll, specks(s, 60, [184, 430, 100, 170], [1.4, 3.2], c.middle, 0.8), s.stroke('M196 440q30 70 56 150M226 440q22 60 50 132', c.middle, 1.8, 0.5)),
    turf(202, 438, -22), s.path(egg(262, 592, 21, 12, -22), s.round(mix(gravel, c.near, 0.5), gravel, mix(gravel, c.light, 0.6))), s.stroke('M262 592c-8-2-4-8 4-6c12 3 6 12-6 10c-16-3-10-16 6-14', shade(c.near, -0.04, -80, 0.9), 3),
    s.path(limb([[190, 508, 22], [226, 506, 18], [248, 524, 13]]), s.fade(shade(c.accent, 0.1), c.accent)) + s.path(egg(254, 528, 8, 7), skin),
    // The hat.
    s.path(egg(170, 516, 34, 32), c.frame, 'opacity=".35" transform="translate(7 7)"'),
    s.path(egg(170, 514, 34, 32), s.round(c.light, mix(c.light, c.skyLow, 0.6), mix(c.skyLow, c.accent, 0.3))), s.stroke('M144 514a26 24 0 1 0 52 0a26 24 0 1 0-52 0', c.accent, 1.6, 0.4),
    s.path(egg(169, 512, 17, 15), s.round(c.light, mix(c.light, c.skyLow, 0.7))), s.stroke('M152 512a17 15 0 0 0 34 2', c.accent, 5) + s.path(blob([[160, 524], [142, 536, 'sharp'], [154, 544, 'sharp'], [166, 528]]), c.accent),
    // A few stones fall from the roll.
    s.path([[290, 606], [270, 440], [244, 430], [312, 540], [318, 566]].map(([x, y]) => egg(x, y, 3)).join(''), c.light),
  ];
}

/** Two white doves far above it all. @param {Studio} s @param {import('../studio/moods.js').Mood} c */
function birds(s, c) {
  const dove = s.stamp(s.path(limb([[-16, 0, 3], [0, 0, 10], [14, 0, 6], [20, 0, 1]]) + blob([[4, -3], [-4, -24], [-12, -32, 'sharp'], [-10, -14], [-6, -2]]) + blob([[4, 3], [-4, 24], [-12, 32, 'sharp'], [-10, 14], [-6, 2]]), c.light));
  return [s.group(dove(318, 128, 0.9, -40), 'opacity=".95"'), s.group(dove(352, 168, 0.7, -30), 'opacity=".95"')];
}

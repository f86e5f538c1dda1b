// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, egg, limb, line, round } from '../studio/path.js';
import { backdrop, blades, cloud, glow, mist, specks, vignette } from '../studio/nature.js';
import { house, windmill } from '../motifs/buildings.js';
import { leafyTree, pine } from '../motifs/trees.js';

export const scene = 'The valley is a bed: a giant child sleeps under a quilt of fields.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('mintMorning');
  const skin = mix(c.accent, c.light, 0.62);
  const hair = shade(c.accent, -0.32, -10, 0.7);

  const sky = [backdrop(s, c.skyHigh, mix(c.skyHigh, c.skyLow, 0.6), c.skyLow), glow(s, 330, 62, 120)];
  // The headboard is a range of hills; the pillow lies before it like a cloud.
  const board = [
    s.path(blob([[-20, 240, 'sharp'], [-10, 130], [50, 98], [110, 120], [160, 84], [220, 76], [280, 108], [330, 94], [420, 136], [420, 250, 'sharp']]), s.fade(mix(c.far, c.skyHigh, 0.3), c.far)),
    mist(s, 190, 90, c.skyLow, 0.8),
    s.path(blob([[18, 222], [30, 160], [70, 140], [130, 148], [210, 138], [300, 142], [366, 160], [386, 210], [372, 262], [210, 278], [40, 266]]), s.fade(c.light, mix(c.light, c.skyHigh, 0.35), mix(c.light, c.skyHigh, 0.75))),
    s.stroke('M40 176q20 8 26 24M362 178q-18 8-26 22M60 250q24-12 40-8M344 248q-20-12-34-8M110 156q10 12 6 22M290 152q-8 10-6 20', c.skyHigh, 2.6, 0.9),
  ];
  // The sleeper: a face laid on its side, eyes shut, hair over the pillow.
  const face = blob([[152, 214], [156, 184], [180, 166], [212, 164], [238, 178], [250, 202], [246, 232], [228, 254], [196, 262], [166, 248]]);
  const head = [
    s.path(blob([[118, 226], [114, 186], [136, 156], [176, 138], [222, 138], [258, 160], [272, 200], [262, 236], [236, 214], [150, 216], [138, 248]]), s.fade(shade(hair, 0.12), hair)),
    s.path(face, s.blend([150, 250], [250, 170], mix(skin, c.accent, 0.3), skin, mix(skin, c.light, 0.4))),
    s.path(blob([[150, 214], [152, 178], [184, 156], [222, 158], [250, 184], [252, 206], [236, 190], [214, 182], [196, 190], [178, 184], [164, 196]]), s.fade(shade(hair, 0.12), hair)),
    s.stroke('M140 160q30-18 60-12M128 188q6-22 30-32M214 146q32 8 44 36', shade(hair, 0.22), 2.4, 0.8),
    s.stroke('M168 216q10 8 22 2M214 220q12 6 22-2', hair, 3.2),
    s.stroke('M170 219l-3 5M178 222l-1 5M186 220l2 5M218 221l-2 5M226 223l1 5M234 220l3 4', hair, 1.6),
    s.stroke('M202 222q-6 12 2 14', mix(skin, c.accent, 0.6), 2.4),
    s.stroke('M192 247q10 5 20-1', shade(c.accent, -0.1), 2.8),
    glow(s, 172, 234, 16, c.accent, 0.4) + glow(s, 234, 236, 16, c.accent, 0.4),
  ];

  // The quilt: a grid of patches bent over a sleeping body; knees make a hill.
  const [COLUMNS, ROWS] = [6, 6];
  /** @param {number[]} a @param {number[]} b @param {number[]} e */
  const furrow = (a, b, e) => `M${a.map(round).join(' ')}Q${[0, 1].map((i) => round(2 * b[i] - (a[i] + e[i]) / 2)).join(' ')} ${e.map(round).join(' ')}`;
  /** @param {number} u 0–1 across @param {number} v 0–1 down @returns {[number, number]} */
  const fold = (u, v) => {
    const spread = 1.06 + v * 0.5;
    const x = 200 + (u - 0.5) * 400 * spread + Math.sin(v * 9 + u * 4) * 7;
    const knees = Math.exp(-(((u - 0.6) * 3.4) ** 2) - ((v - 0.5) * 4) ** 2) * 74;
    const chest = Math.exp(-(((u - 0.5) * 3) ** 2) - ((v - 0.06) * 4.4) ** 2) * 20;
    return [x, 258 + v ** 1.25 * 366 - knees - chest + Math.cos(u * 12 + v * 5) * 5 + Math.abs(u - 0.5) * 26 * (1 - v)];
  };
  const tones = [c.middle, c.far, mix(c.accent, c.light, 0.45), shade(c.middle, 0.06, -35), c.near, mix(c.skyLow, c.accent, 0.2), shade(c.far, -0.06, -40, 1.3), mix(c.near, c.middle, 0.5)];
  const patches = [];
  let seams = '';
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const at = (/** @type {number} */ a, /** @type {number} */ b) => fold((column + a) / COLUMNS, (row + b) / ROWS);
      const edge = [at(0, 0), at(0.5, 0), at(1, 0), at(1, 0.5), at(1, 1), at(0.5, 1), at(0, 1), at(0, 0.5)];
      const tone = tones[(column * 3 + row * 5 + (row % 2) * 2 + Math.floor(s.random.next() * 2)) % tones.length];
      const lit = (column === 0 || column === 5 ? 0.01 : 0.05) + (row < 4 ? 0.02 : -0.03);
      const d = line([...edge, edge[0]], 0.9) + 'z';
      patches.push(s.path(d, s.fade(shade(tone, lit + 0.05), shade(tone, lit - 0.05, 8))));
      seams += furrow(at(0, 0), at(0.5, 0), at(1, 0)) + furrow(at(0, 0), at(0, 0.5), at(0, 1));
      const kind = s.random.whole(0, 4);
      let marks = '';
      if (kind < 2) for (let i = 1; i < 7; i++) marks += kind ? furrow(at(i / 7, 0.07), at(i / 7, 0.5), at(i / 7, 0.93)) : furrow(at(0.06, i / 7), at(0.5, i / 7), at(0.94, i / 7));
      if (kind === 2) for (let i = 0; i < 15; i++) marks += `M${at(s.random.between(0.08, 0.92), s.random.between(0.1, 0.9)).map(round).join(' ')}h0`;
      if (kind === 3) for (let i = 0; i < 12; i++) marks += `M${at(s.random.between(0.08, 0.92), s.random.between(0.14, 0.95)).map(round).join(' ')}q1-5 3-7`;
      patches.push(s.stroke(marks, kind === 2 ? mix(c.light, c.accent, s.random.pick([0, 0.3, 0.6])) : shade(tone, s.random.chance(0.5) ? 0.1 : -0.1), kind === 2 ? 3.4 : 1.6, 0.75));
    }
  }
  const stitches = `<path d="${seams}" fill="none" stroke="${c.light}" stroke-width="1.8" stroke-dasharray="4 4.5" stroke-linecap="round" opacity=".9"/>`;
  const hem = s.path(limb([[-20, 280, 20], [80, 262, 22], [200, 246, 24], [320, 262, 22], [420, 282, 20]]), s.fade(c.light, mix(c.light, c.accent, 0.25))) + s.stroke(line([[-20, 280], [80, 262], [200, 246], [320, 262], [420, 282]]), c.accent, 1.6, 0.6);
  const hand = s.path(limb([[112, 250, 26], [128, 258, 24]]) + [0, 1, 2, 3].map((i) => limb([[112 + i * 9, 252, 9], [112 + i * 9.4, 268, 9], [112 + i * 9.4, 276 - Math.abs(i - 1.4) * 2, 7]])).join(''), s.fade(mix(skin, c.light, 0.3), mix(skin, c.accent, 0.2))) + s.stroke('M117 262v12M126 262v14M135 262v12', mix(skin, c.accent, 0.6), 1.4);
  const shades = glow(s, 232, 340, 130, c.light, 0.55, 60) + glow(s, 356, 470, 150, c.near, 0.4, 70);

  // Life on the folds.
  const put = (/** @type {import('../studio/studio.js').Shape} */ shape, /** @type {number} */ u, /** @type {number} */ v, /** @type {number} */ size, /** @type {string} */ fill) => {
    const [x, y] = fold(u, v);
    return s.place(shape, { x, y: y + 3, size, fill, rim: c.light, from: [1, -0.8], rimWidth: 1.6 });
  };
  const [tree, fir] = [leafyTree(s.random), pine(s.random)];
  const life = [
    put(windmill({ turned: 28 }), 0.62, 0.47, 66, c.frame),
    ...[[0.2, 0.33], [0.25, 0.36], [0.3, 0.33], [0.8, 0.6], [0.86, 0.63]].map(([u, v], i) => put(house({ lean: 2 }), u, v, 26 + i * 2, i % 2 ? shade(c.accent, -0.12) : c.near)),
    ...[[0.13, 0.5], [0.17, 0.53], [0.36, 0.62], [0.74, 0.36], [0.9, 0.4]].map(([u, v]) => put(tree, u, v, 34, c.near)),
    ...[[0.08, 0.78], [0.13, 0.82], [0.9, 0.84], [0.95, 0.8], [0.85, 0.9]].map(([u, v]) => put(fir, u, v, 72, s.fade(c.near, c.frame))),
  ];
  const stream = s.path(limb([fold(0.4, 0.36), fold(0.47, 0.5), fold(0.4, 0.64), fold(0.5, 0.8), fold(0.44, 1.05)].map(([x, y], i) => [x, y, 3 + i * 5])), s.fade(c.light, c.skyHigh));
  const road = s.stroke(line([fold(0.24, 0.37), fold(0.4, 0.44), fold(0.55, 0.42), fold(0.7, 0.56), fold(0.82, 0.62)]), c.light, 3, 0.85);
  const sheep = s.path([[0.3, 0.72], [0.33, 0.75], [0.27, 0.76], [0.6, 0.7], [0.63, 0.73], [0.57, 0.75], [0.66, 0.7]].map(([u, v]) => fold(u, v)).map(([x, y]) => egg(x, y - 4, 7, 5)).join(''), c.light) + s.path([[0.3, 0.72], [0.33, 0.75], [0.27, 0.76], [0.6, 0.7], [0.63, 0.73], [0.57, 0.75], [0.66, 0.7]].map(([u, v]) => fold(u, v)).map(([x, y]) => egg(x + 6.4, y - 5.6, 2.6, 2.2)).join(''), c.frame);
  const front = [blades(s, 80, (t) => [t * 400, 606], [14, 46], [c.frame, c.near, mix(c.near, c.frame, 0.5)], 0.15, 2.4), specks(s, 24, [0, 560, 400, 36], [3, 6], mix(c.accent, c.light, 0.25), 0.95)];
  return s.picture(sky, board, head, patches, stitches, shades, stream, road, hem, hand, life, sheep, mist(s, 330, 60, c.light, 0.22), front, vignette(s, 0.35, c.near));
}

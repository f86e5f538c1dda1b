// @ts-check
import { shade } from '../studio/colour.js';
import { blob, box, egg, limb, polygon } from '../studio/path.js';
import { cutPaper } from '../studio/hands.js';

export const scene = 'On the wall of a workshop each tool hangs in its painted outline; one outline is that of a man, and it is empty; his cup still steams, and a smaller outline beside it is freshly painted.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('harvestGold');
  const p = cutPaper(s, { from: [-0.8, -1], dark: '#3a2210' });
  const [board, paint, steel, wood] = ['#d9a24a', '#f8e6b4', '#8fa0a6', '#9a5a2c'];
  const wall = [p.ground(board), s.stroke(Array.from({ length: 6 }, (_, i) => `M${66 * i + 30} -10V500`).join(''), shade(board, -0.05), 3), s.stroke(Array.from({ length: 7 * 9 }, (_, i) => `M${22 + (i % 7) * 60} ${28 + Math.floor(i / 7) * 54}h0`).join(''), shade(board, -0.11), 5), s.path(polygon([[-10, 40], [170, -10], [330, -10], [-10, 330]]), '#f6d58a', 'opacity=".4"')];
  const nail = (/** @type {number} */ x, /** @type {number} */ y) => s.path(egg(x + 2, y + 3, 5), '#3a2210', 'opacity=".4"') + s.path(egg(x, y, 4.6), '#4a4a50') + s.stroke(`M${x - 1} ${y - 1}h0`, '#dfe6e6', 2.4);
  /** The outline that was painted for a tool, then the tool itself. @param {string} d @param {[string, string][]} pieces */
  const hung = (d, pieces) => [s.path(d, paint, `stroke="${paint}" stroke-width="13" stroke-linejoin="round"`), pieces.map(([q, colour]) => p.sheet(q, colour, { lift: 7 }))];
  const saw = polygon([[26, 60], [96, 52], [98, 64], [36, 186], [28, 182]]);
  const sawGrip = 'M60 20h46q10 0 10 12v26q0 10-12 10H66q-12 0-12-10V32q0-12 6-12zM72 34q-6 0-6 6v8q0 6 6 6h24q6 0 6-6v-8q0-6-6-6z';
  const teeth = polygon(Array.from({ length: 11 }, (_, i) => /** @type {[number, number][]} */ ([[96 - i * 5.6, 66 + i * 11], [90 - i * 5.6, 70 + i * 11]])).flat().concat([[36, 182], [60, 90]]));
  const hammerHead = blob([[316, 50], [350, 44], [384, 54], [384, 72], [350, 68], [330, 74], [318, 70]], 0.7);
  const hammer = limb([[352, 62, 13], [350, 120, 12], [352, 168, 15]]);
  const pliers = limb([[34, 236, 12], [56, 270, 15], [84, 300, 12], [88, 346, 11]]) + limb([[76, 236, 12], [56, 270, 15], [30, 300, 12], [26, 346, 11]]);
  const wrench = limb([[352, 250, 15], [352, 300, 14], [352, 336, 15]]) + 'M332 216q-4 34 20 36q24-2 20-36l-12 4v14q-8 6-16 0v-14z';
  const brush = limb([[38, 396, 9], [38, 430, 11]]) + box(26, 430, 25, 14);
  const hair = blob([[26, 444], [51, 444], [50, 470], [38, 486], [27, 470]]);
  const tools = [
    hung(saw + 'M60 20h46q10 0 10 12v26q0 10-12 10H66q-12 0-12-10V32q0-12 6-12z', [[saw + teeth, steel], [sawGrip, wood]]), hung(hammer + hammerHead, [[hammer, wood], [hammerHead, '#5a6268']]), hung(pliers, [[limb([[34, 236, 12], [56, 270, 15], [60, 276, 12]]) + limb([[76, 236, 12], [56, 270, 15], [52, 276, 12]]), '#6a747a'], [limb([[62, 278, 13], [84, 300, 12], [88, 346, 11]]) + limb([[50, 278, 13], [30, 300, 12], [26, 346, 11]]), '#c8402f']]), s.path(egg(56, 268, 4), '#2a2a30'), hung(wrench, [[wrench, steel]]), hung(brush + hair, [[brush, '#4f7a8a'], [hair, '#e9d6ac']]),
  ];
  // A man: arms a little out, as one hangs. There is a hook above him, worn bright.
  const man = egg(206, 92, 35, 40) + limb([[206, 124, 26], [206, 140, 30]]) + blob([[156, 156], [206, 144], [256, 156], [262, 210], [250, 300], [206, 310], [162, 300], [150, 210]]) + limb([[160, 166, 36], [138, 230, 30], [124, 292, 25]]) + limb([[252, 166, 36], [274, 230, 30], [288, 292, 25]]) + egg(121, 306, 15, 19) + egg(291, 306, 15, 19) + limb([[184, 290, 46], [180, 380, 38], [176, 446, 30]]) + limb([[228, 290, 46], [232, 380, 38], [236, 446, 30]]) + limb([[176, 452, 26], [160, 462, 22]]) + limb([[236, 452, 26], [252, 462, 22]]);
  const outline = [s.path(man, paint, `stroke="${paint}" stroke-width="14" stroke-linejoin="round"`), s.path(man, '#c98f3a'), s.stroke('M206 60q-2-22 8-30', '#3a3a40', 7), s.stroke('M205 58q-2-18 6-26', '#dfe6e6', 2.4), s.path(egg(214, 30, 8), '#4a4a50'), s.stroke('M180 206q26 10 52 0M176 300q30 8 60 0', '#b87f30', 4)];
  // Beside him, wet still: a small one.
  const child = egg(332, 392, 20, 21) + limb([[332, 418, 30], [332, 450, 34]]) + limb([[320, 420, 13], [308, 450, 10]]) + limb([[344, 420, 13], [356, 450, 10]]) + limb([[325, 460, 15], [323, 492, 12]]) + limb([[339, 460, 15], [341, 492, 12]]);
  const fresh = [s.path(child, '#fffbea', 'stroke="#fffbea" stroke-width="10" stroke-linejoin="round"'), s.path(child, '#d9a24a'), s.path(limb([[312, 462, 5], [312, 484, 6]]) + limb([[352, 464, 5], [352, 480, 6]]) + limb([[332, 492, 4], [332, 506, 6]]), '#fffbea'), nail(332, 360)];
  const bench = [
    p.sheet(polygon([[-20, 516], [420, 508], [420, 620], [-20, 620]]), '#7a4424', { lift: 12 }), p.sheet(polygon([[-20, 516], [420, 508], [420, 534], [-20, 544]]), '#a8642f', { lift: 3 }), s.stroke('M-10 572L410 562M60 556l50-2M230 590l70-2', '#5f3218', 3),
    // The cup, the spectacles, the pot of paint with its brush.
    p.sheet(blob([[92, 478, 'sharp'], [146, 476, 'sharp'], [142, 524], [130, 532], [106, 532], [96, 524]], 0.6), '#3f6f8a', { lift: 6 }), s.stroke('M146 488q20-2 18 14t-22 14', '#3f6f8a', 7), s.path(egg(119, 478, 25, 7), '#2a1a14'), s.stroke('M108 462q-8-12 2-22t0-24M126 458q-8-14 3-26t-1-26', '#fff8e2', 4.6),
    s.stroke('M176 532q10-12 22 0q-6 14-16 10zM208 530q12-12 22 0q-4 14-16 10zM198 530h10M176 530l-10-12', '#2a1a14', 3.4),
    s.group([p.sheet(box(300, 508, 50, 44), '#4f7a8a', { lift: 6 }), s.path(egg(325, 509, 25, 7), '#fffbea'), s.path(limb([[308, 512, 5], [308, 536, 6]]), '#fffbea'), s.stroke('M330 506L296 462', wood, 7), s.path(limb([[332, 512, 9], [326, 502, 9]]), '#fffbea')], 'transform="translate(-34 18)"'),
    [[30, 534], [56, 530], [270, 532], [384, 528], [20, 552]].map(([x, y]) => s.stroke(`M${x} ${y}q8-12 14-2t-8 8`, '#f0cf96', 4)),
  ];
  return s.picture(wall, tools, nail(56, 226), nail(352, 206), nail(38, 388), nail(350, 34), outline, fresh, bench);
}

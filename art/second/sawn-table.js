// @ts-check
import { shade } from '../studio/colour.js';
import { blob, box, egg, limb, line, polygon } from '../studio/path.js';
import { cutPaper } from '../studio/hands.js';
import { face } from '../motifs/faces.js';
import { front } from '../motifs/second-a.js';

export const scene = 'A man and a woman saw the dinner table in two and look each other in the eye; below it a child ties the legs together with a red thread.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('kitchenCream');
  const p = cutPaper(s, { from: [0, -1], dark: '#2a1710' });
  const wall = [
    p.ground('#f0c668'), [20, 70, 120, 170, 220, 270, 320, 370].map((x) => s.path(box(x, 0, 14, 430), '#e9b850')), p.sheet(box(-10, 430, 420, 190), '#a8553a', { lift: 6 }), s.stroke('M0 470H400M0 520H400M0 574H400', '#8f4430', 2.4),
    // A picture of the two on the wall, hung straight; the lamp.
    p.sheet(box(158, 96, 84, 74), '#7a4428', { lift: 6 }), p.sheet(box(166, 104, 68, 58), '#f7efdc', { lift: 0 }), s.path(egg(188, 130, 10, 12) + egg(212, 130, 10, 12), '#e9b48c'), s.path(blob([[172, 162], [180, 142], [200, 148], [220, 142], [228, 162]]), '#3f6f8f'), s.path(blob([[178, 126], [188, 114], [198, 124], [188, 122]]) + blob([[202, 132], [204, 114], [222, 116], [224, 140], [218, 122]]), '#5a2f1c'),
    s.stroke('M200-10V28', '#2a1710', 3), s.path(polygon([[160, 62], [240, 62], [330, 250], [70, 250]]), '#fff3c0', 'opacity=".45"'), p.sheet(polygon([[176, 26], [224, 26], [248, 64], [152, 64]]), '#d6452f', { lift: 6 }), p.sheet(egg(200, 66, 14, 10), '#fff6d8', { lift: 2 }),
  ];
  const [wood, cloth] = ['#8a4f2a', '#f7f2e4'];
  const legs = [p.sheet(box(122, 330, 16, 168), shade(wood, -0.07), { lift: 4 }), p.sheet(box(262, 330, 16, 168), shade(wood, -0.07), { lift: 4 })];
  const near = [p.sheet(box(62, 416, 22, 166), wood, { lift: 6 }), p.sheet(box(316, 416, 22, 166), wood, { lift: 6 })];
  const top = [
    p.sheet(polygon([[116, 268], [284, 268], [304, 328], [96, 328]]), cloth, { lift: 8 }), p.sheet(polygon([[90, 346], [310, 346], [340, 424], [60, 424]]), cloth, { lift: 10 }), p.sheet(polygon([[60, 424], [340, 424], [338, 446], [322, 438], [300, 450], [270, 440], [240, 452], [205, 440], [170, 452], [130, 440], [100, 452], [76, 440], [62, 446]]), shade(cloth, -0.06), { lift: 4 }),
    s.stroke('M122 276H278M70 414H330', '#d6452f', 3), s.path(polygon([[96, 328], [304, 328], [305, 332], [95, 332]]) + polygon([[90, 342], [310, 342], [310, 346], [90, 346]]), wood),
    // Supper goes on: nothing is spilled.
    ...[[160, 296, 0.8], [240, 296, 0.8], [132, 386, 1.15], [268, 386, 1.15]].map(([x, y, k]) => p.sheet(egg(x, y, 30 * k, 13 * k), '#3f7f9a', { lift: 4 }) + p.sheet(egg(x, y - 1, 22 * k, 9 * k), '#f0a83c', { lift: -1, edge: 0 })), s.stroke('M126 376q-6-8 0-16t0-16M272 376q6-8 0-16t0-16', '#ffffff', 3, 0.8),
    p.sheet(box(194, 366, 12, 36), '#fff6e0', { lift: 4 }), p.sheet(egg(200, 404, 20, 8), '#d9a441', { lift: 3 }), s.path(blob([[200, 366], [206, 354], [200, 338, 'sharp'], [194, 354]]), '#f08a2c'),
    p.sheet(blob([[184, 292], [190, 280], [212, 280], [218, 292], [200, 298]]), '#c98a44', { lift: 4 }),
  ];
  // The saw, between the halves.
  const teeth = Array.from({ length: 26 }, (_, i) => /** @type {[number, number]} */ ([330 - i * 10.4, i % 2 ? 362 : 346]));
  const saw = [p.sheet(polygon([[66, 322], [334, 322], [336, 344], ...teeth, [64, 344]]), '#c3ccd4', { lift: 5 }), s.stroke('M76 328H324', '#eef2f5', 3), s.stroke('M150 356l-4 12M176 358l2 12M232 358l-2 10M256 356l4 12M202 360v10', '#e0b070', 3)];
  const grip = (/** @type {number} */ x) => p.sheet(limb([[x, 300, 13], [x, 364, 13]]), '#5a3018', { lift: 5 });
  const who = (/** @type {boolean} */ man) => {
    const m = man ? 1 : -1;
    const x = (/** @type {number} */ v) => (man ? v : 400 - v);
    const [coat, skin, hair] = man ? ['#2f5a78', '#e3a67e', '#3a2418'] : ['#b03a5a', '#f2c6a0', '#c9602a'];
    return [
      p.sheet(blob([[x(-30), 640, 'sharp'], [x(-30), 300], [x(4), 262], [x(40), 258], [x(66), 290], [x(76), 400], [x(70), 640, 'sharp']]), coat, { lift: 9 }),
      p.sheet({ ...face({ hair: man ? 'short' : 'long', mouth: man ? -0.6 : -0.3, brow: man ? -0.7 : -0.9, gaze: [1, 0], line: 2 }) }, skin, { spot: { x: x(42), y: 276, size: 150, flip: !man }, lift: 7, tones: { light: '#ffffff', frame: '#2a1710', near: hair } }),
      p.sheet(polygon([[x(14), 262], [x(46), 284], [x(70), 258], [x(62), 300], [x(40), 310], [x(8), 288]]), cloth, { lift: 4 }),
      man ? s.stroke(`M${x(30)} 222l16-4M${x(38)} 232l14-2M${x(30)} 236l10 0M${x(48)} 240l12-1`, '#8a5a3a', 2) : s.path(egg(x(30), 214, 4, 6), '#f0c63c'),
      grip(x(62)), p.sheet(limb([[x(22), 312, 40], [x(26), 372, 32], [x(54), 346, 24]]), shade(coat, 0.05), { lift: 7 }), p.sheet([0, 1, 2, 3].map((i) => limb([[x(50), 320 + i * 11, 12], [x(70), 319 + i * 11, 11]])).join(''), skin, { lift: 4 }), s.stroke(`M${x(-6)} 340q${m * 10} 60 ${m * 2} 160`, shade(coat, -0.08), 3),
    ];
  };
  // The child ties what can be tied.
  const child = [
    s.stroke('M76 520Q110 540 130 470M76 520Q96 470 130 470M76 526Q110 556 136 480M324 520Q290 540 270 470M324 520Q304 470 270 470', '#e0302a', 4.4), s.stroke('M62 518h24M62 526h24M316 518h24M316 526h24M122 470h16M122 478h16M262 470h16M262 478h16', '#e0302a', 5),
    p.sheet(blob([[156, 630, 'sharp'], [160, 580], [178, 554], [222, 554], [240, 580], [244, 630, 'sharp']]), '#4f9a6a', { lift: 8 }), p.sheet(limb([[170, 578, 26], [130, 566, 20], [104, 540, 15]]) + limb([[230, 578, 26], [270, 566, 20], [296, 540, 15]]), '#5fae7a', { lift: 6 }), p.sheet(egg(98, 534, 10) + egg(302, 534, 10), '#f2c6a0', { lift: 4 }), s.stroke(line([[98, 534], [150, 548], [200, 540], [250, 548], [302, 534]]), '#e0302a', 4),
    p.sheet(front({ age: 'child', hair: 'fringe', look: [0.2, -0.9], mouth: -0.2, brow: 0.6, line: 2.2 }), '#f2c6a0', { spot: { x: 200, y: 514, size: 98 }, lift: 7, tones: { light: '#ffffff', frame: '#2a1710', near: '#7a3a1c', accent: '#ea9878' } }),
  ];
  return s.picture(wall, legs, top, saw, who(true), who(false), near, child);
}

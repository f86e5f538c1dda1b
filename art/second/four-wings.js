// @ts-check
import { shade } from '../studio/colour.js';
import { blob, box, egg, limb, polygon, round } from '../studio/path.js';
import { cutPaper } from '../studio/hands.js';
import { bareTree } from '../motifs/trees.js';
import { clothed } from '../motifs/clothed-people.js';

export const scene = 'A dragonfly from above with a season in each of its wings; from the edge a hand comes with a pin, and there is already a label below.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('inkTeal');
  const p = cutPaper(s, { from: [-0.8, -0.9], dark: '#06141a' });
  const board = [p.ground('#17454c'), s.path(egg(60, 60, 260, 240), '#1f5a60'), s.path(egg(30, 30, 150, 140), '#2a6c70'), p.sheet('M-10 -10H410V610H-10zM18 18V582H382V18z', '#7a4a2a', { lift: 8 }), s.stroke('M12 12H388V588H12z', '#b5793c', 3), s.stroke('M60 64h0M70 90h0M330 60h0M350 330h0M48 330h0M346 500h0M60 520h0M110 552h0', '#0f343a', 4)];
  const upper = (/** @type {1 | -1} */ m) => blob([[200 + m * 16, 236, 'sharp'], [200 + m * 60, 170], [200 + m * 116, 106], [200 + m * 164, 78], [200 + m * 182, 96], [200 + m * 172, 150], [200 + m * 130, 204], [200 + m * 76, 246], [200 + m * 20, 262, 'sharp']]);
  const lower = (/** @type {1 | -1} */ m) => blob([[200 + m * 16, 268, 'sharp'], [200 + m * 76, 262], [200 + m * 138, 278], [200 + m * 178, 316], [200 + m * 182, 362], [200 + m * 160, 404], [200 + m * 112, 412], [200 + m * 66, 376], [200 + m * 30, 320]]);
  const [spring, summer, winter, autumn] = [upper(-1), upper(1), lower(-1), lower(1)];
  const tree = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ k) => { const t = bareTree(s.random, { depth: 3, length: 26, width: 7, spread: 30 }); return { t, at: (/** @type {[number, number]} */ q) => [x + q[0] * k, y + q[1] * k], move: `transform="translate(${x} ${y}) scale(${k})"` }; };
  const person = (/** @type {any} */ pose, /** @type {any} */ clothes, /** @type {any} */ how) => clothed(s, pose, { skin: '#eebc98', ...clothes }, how);
  const scene1 = (() => {
    const [a, b, c] = [tree(108, 168, 0.8), tree(94, 374, 0.9), tree(306, 372, 0.9)];
    const dots = (/** @type {any} */ q, /** @type {string} */ colour, /** @type {number} */ w) => s.stroke(q.t.tips.map((/** @type {[number, number]} */ tip) => { const [x, y] = q.at(tip); return `M${round(x)} ${round(y)}h0`; }).join(''), colour, w);
    return [
      [spring, [s.path('M0 60H200V280H0z', '#bfe3c4'), p.sheet(blob([[0, 180], [60, 150], [120, 168], [200, 190], [200, 290], [0, 290]]), '#86c27a', { lift: 3 }), s.group(s.path(a.t.d, '#6b4030'), a.move), dots(a, '#f7b6c8', 10), dots(a, '#fde6ec', 5), person('run', { top: '#e8584a', bottom: '#3f5f8a', hair: '#a8602f', feel: 'glad', head: 1.6 }, { x: 138, y: 218, size: 52 })]],
      [summer, [s.path('M200 60H400V280H200z', '#f7cf5c'), s.path('M200 60H400V130Q300 150 200 170z', '#6fb7d8'), p.sheet(blob([[200, 190], [280, 150], [400, 110], [400, 290], [200, 290]]), '#f0b53c', { lift: 3 }), s.stroke(Array.from({ length: 34 }, (_, i) => `M${224 + i * 5} ${246 - i * 3.6 + (i % 4) * 9}v-15`).join(''), '#b5791c', 2.6), person('dance', { top: '#ffffff', bottom: '#c8385a', cut: 'skirt', hair: '#4a2418', hairdo: 'long', feel: 'glad' }, { x: 270, y: 222, size: 62, flip: true })]],
      [autumn, [s.path('M200 250H400V430H200z', '#e0793a'), p.sheet(blob([[200, 380], [280, 352], [400, 366], [400, 430], [200, 430]]), '#a8441f', { lift: 3 }), s.group(s.path(c.t.d, '#3f1f1a'), c.move), dots(c, '#f2b53c', 9), dots(c, '#c8342c', 4.6), s.stroke('M250 330h0M266 346h0M346 318h0M360 350h0M280 392h0M336 392h0M240 300h0', '#f2b53c', 6), person('walk', { top: '#3c4a5a', bottom: '#2a2430', cut: 'coat', hat: 'felt', hatColour: '#2a2430', feel: 'calm' }, { x: 262, y: 364, size: 58, flip: true })]],
      [winter, [s.path('M0 250H200V430H0z', '#a9c4dc'), p.sheet(blob([[0, 372], [70, 350], [140, 372], [200, 360], [200, 430], [0, 430]]), '#f3f7f8', { lift: 3 }), s.group(s.path(b.t.d, '#2c3a52'), b.move), s.stroke('M50 300h0M74 284h0M120 296h0M140 330h0M60 340h0M112 352h0M152 300h0M38 350h0M128 380h0M164 340h0', '#ffffff', 5), person('hunch', { top: '#5a4a6a', bottom: '#3a3448', cut: 'coat', hair: '#efeae6', feel: 'calm' }, { x: 132, y: 364, size: 54 }), s.stroke('M143 341l3 23', '#3a2a24', 2.4)]],
    ];
  })();
  const veins = (/** @type {1 | -1} */ m) => { const x = (/** @type {number} */ v) => 200 + m * v; return `M${x(18)} 246Q${x(90)} 180 ${x(176)} 90M${x(20)} 254Q${x(100)} 210 ${x(172)} 140M${x(60)} 176L${x(76)} 236M${x(96)} 130L${x(120)} 200M${x(132)} 94L${x(156)} 164M${x(20)} 274Q${x(100)} 280 ${x(180)} 340M${x(24)} 290Q${x(90)} 330 ${x(150)} 406M${x(84)} 262L${x(60)} 356M${x(134)} 278L${x(112)} 402M${x(166)} 302L${x(150)} 396`; };
  const wings = [
    s.path([spring, summer, winter, autumn].join(''), '#06141a', 'opacity=".35" transform="translate(12 14)"'), scene1.map(([d, inside]) => [p.sheet(/** @type {string} */ (d), '#e9dcc0', { lift: 7 }), s.within(/** @type {string} */ (d), /** @type {any} */ (inside))]),
    s.stroke(veins(1) + veins(-1), '#10343a', 1.8, 0.8), s.stroke([spring, summer, winter, autumn].join(''), '#10343a', 4), s.path(box(34, 96, 17, 8) + box(349, 96, 17, 8), '#10343a'),
    // A crack in the white one.
    s.stroke('M22 350l18 6 8-12 14 20 12-8', '#17454c', 3.4),
  ];
  // The body: rings down to the tip.
  const tail = Array.from({ length: 9 }, (_, i) => p.sheet(blob([[200 - 11 + i * 0.7, 300 + i * 25], [200, 296 + i * 25], [200 + 11 - i * 0.7, 300 + i * 25], [200 + 10 - i * 0.7, 324 + i * 25], [200, 328 + i * 25], [200 - 10 + i * 0.7, 324 + i * 25]]), i % 2 ? '#2f8f8a' : '#1f6f78', { lift: 5 })).reverse();
  const body = [
    tail, s.stroke('M200 306V520', '#8fe0c8', 3), p.sheet(limb([[184, 214, 8], [160, 200, 5], [150, 176, 3]]) + limb([[216, 214, 8], [240, 200, 5], [250, 176, 3]]), '#10343a', { lift: 4 }), p.sheet(blob([[200, 190], [226, 206], [232, 250], [220, 294], [200, 304], [180, 294], [168, 250], [174, 206]]), '#2f8f8a', { lift: 8 }), s.stroke('M188 214q-8 40 2 78M212 214q8 40-2 78', '#8fe0c8', 4), p.sheet(egg(200, 184, 20, 15), '#1f6f78', { lift: 4 }), p.sheet(egg(182, 172, 19, 17), '#d8604a', { lift: 5 }), p.sheet(egg(218, 172, 19, 17), '#d8604a', { lift: 5 }), s.path(egg(178, 167, 6, 4.6) + egg(214, 167, 6, 4.6), '#f8b89a'), s.stroke('M175 180q7 4 14 2M211 182q7 2 14-2', '#8a2f2c', 2.4),
  ];
  // Whose it will be.
  const skin = '#e2b08a';
  const hand = [
    s.path(polygon([[206, 250], [212, 254], [300, 112], [292, 106]]), '#06141a', 'opacity=".35" transform="translate(10 10)"'), p.sheet(limb([[420, -30, 86], [372, 24, 70], [340, 60, 60]]), '#22242e', { lift: 12 }), p.sheet(limb([[364, 32, 66], [350, 50, 66]]), '#f3eee2', { lift: 4 }), p.sheet(blob([[360, 36], [338, 34], [312, 52], [304, 84], [320, 110], [348, 106], [370, 82], [374, 56]]), skin, { lift: 6 }),
    p.sheet(limb([[348, 104, 22], [322, 126, 18], [298, 124, 14]]), shade(skin, -0.04), { lift: 4 }), s.stroke('M302 104L208 246', '#e6ecee', 3.4), p.sheet(egg(305, 100, 9), '#f6d469', { lift: 4 }), p.sheet(limb([[330, 60, 24], [300, 72, 20], [286, 98, 15]]), skin, { lift: 5 }), p.sheet(limb([[322, 80, 22], [304, 96, 18], [294, 118, 13]]), skin, { lift: 4 }), s.path(egg(285, 103, 5, 6, 20), '#f6dcc4'), s.stroke('M318 60l8 8', '#b07f5c', 2.4),
  ];
  const label = [p.sheet(box(232, 500, 126, 62), '#f3ead2', { lift: 5 }), s.stroke('M246 520q6-8 12 0t12 0 12 0 12 0M246 536q6-6 12 0t12 0 12 0 10-2 10 2 10-2M246 550h44', '#5a4a3a', 2.6), s.path(box(320, 536, 24, 16), '#c8504a'), s.stroke('M240 508h0M350 508h0', '#8a8f94', 5)];
  return s.picture(board, wings, body, label, hand);
}

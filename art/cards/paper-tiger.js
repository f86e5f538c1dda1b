// @ts-check
import { shade } from '../studio/colour.js';
import { blob, box, egg, limb, polygon } from '../studio/path.js';
import { cutPaper } from '../studio/hands.js';
import { tiger } from '../motifs/tigers.js';

export const scene = 'Two small hands cut a tiger out of the night sky; in the window the night has a hole of the same shape, and an eye looks through it.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('candleBrown');
  const p = cutPaper(s, { from: [-0.5, -1], dark: '#150a08' });
  const night = '#1d2f4f';
  const wood = '#a9672f';
  const stars = (/** @type {[number, number][]} */ ...at) => s.stroke(at.map(([x, y]) => `M${x} ${y}h0`).join(''), '#f6e3a8', 4);

  // Behind the night there is something lighter.
  const beast = tiger();
  const hole = { x: 208, y: 256, size: 178 };
  const window = [
    s.path('M0 0H400V320H0z', '#5a2e22'), s.path('M30 0H370V292H30z', '#f1d79a'),
    // Who stands there is larger than the window.
    s.path('M30 0H370V292H30z', '#e8953c'), s.path(blob([[132, 140, 'sharp'], [170, 112], [222, 112], [262, 138, 'sharp'], [222, 164], [170, 164]]), '#fdf1c8'), s.path(egg(198, 138, 25), '#d8b02f'), s.path(blob([[195, 114], [201, 114], [205, 138], [201, 162], [195, 162], [191, 138]]), '#1a0d0a'), s.stroke('M122 138q70-52 150 0', '#4a1d10', 6), s.stroke('M60 108l40 14M70 190l30-20M330 120l-34 8M330 190l-40-20M120 208l10-20M270 206l-8-20', '#4a1d10', 9),
  ];
  const [hx, hy, k] = [hole.x, hole.y, hole.size / 100];
  // The sheet of the night with the tiger missing.
  const mask = s.define((i) => `<mask id="${i}"><path d="M0 0H400V300H0z" fill="#fff"/><path d="${beast.d}" transform="translate(${hx} ${hy}) scale(${k})"/></mask>`);
  const sheet = [
    s.group([s.path(beast.d, '#0b1526')], `transform="translate(${hx + 4} ${hy + 6}) scale(${k})" opacity=".35"`),
    `<g mask="url(#${mask})">${s.path('M30 0H370V292H30z', night)}${s.path('M30 262q60-30 130-8t110-10 100 16v40H30z', shade(night, -0.06))}${s.stroke('M52 40h0M90 66h0M140 26h0M196 60h0M262 34h0M318 58h0M352 104h0M60 130h0M344 214h0M74 216h0M116 248h0M300 22h0M238 92h0', '#f6e3a8', 4)}</g>`,
  ];
  const frame = [p.sheet(box(194, 0, 12, 74), '#6e3b26', { lift: 5 }), p.sheet(box(30, 66, 340, 11), '#6e3b26', { lift: 5 }), p.sheet(polygon([[0, 0], [34, 0], [34, 300], [0, 300]]) + polygon([[366, 0], [400, 0], [400, 300], [366, 300]]), '#7f4429', { lift: 6 }), p.sheet(polygon([[-10, 286], [410, 286], [420, 318], [-20, 318]]), '#94552f', { lift: 7 })];
  const curtain = p.sheet(blob([[-20, -20, 'sharp'], [70, -20, 'sharp'], [50, 60], [62, 150], [30, 250], [46, 316, 'sharp'], [-20, 320, 'sharp']]), '#9a2f2a', { lift: 8 }) + s.stroke('M12 0q-8 160 2 310M36 0q-8 140 0 300', '#6e1d20', 4);

  // The table, from above, and what is on it.
  const table = [p.sheet(polygon([[-10, 318], [410, 318], [410, 620], [-10, 620]]), wood, { lift: 0 }), s.stroke('M-10 372q200-10 420 4M-10 442q220 14 420-2M-10 520q200-12 420 6M-10 580q220 10 420 0', shade(wood, -0.07), 3)];
  const pool = s.path(blob([[60, 360], [200, 336], [350, 366], [380, 470], [330, 560], [200, 590], [70, 560], [24, 460]]), '#e9b25e', 'opacity=".35"');
  const rest = p.sheet(polygon([[40, 350], [214, 338], [220, 360], [150, 372], [110, 410], [96, 466], [44, 470]]), night, { lift: 4 }) + stars([60, 366], [90, 380], [66, 420], [150, 354], [190, 352]);
  const cut = { x: 214, y: 500, size: 142, turn: -6 };
  const toy = [p.sheet(beast, night, { spot: cut, lift: 7 }), s.group([s.path(beast.stripes, '#e07f2f')], `transform="translate(${cut.x} ${cut.y}) rotate(${cut.turn}) scale(1.42)"`), stars([170, 420], [228, 412], [260, 430], [196, 450])];
  const scraps = [[66, 520, 20], [330, 372, -30], [356, 418, 12], [96, 560, 48], [300, 548, 70]].map(([x, y, turn]) => p.sheet(polygon([[-14, -6], [12, -8], [16, 4], [-6, 9]]), night, { spot: { x, y, size: 100, turn }, lift: 3 }));
  // Hands come from our side: they could be ours.
  const skin = '#e9b48c';
  const left = limb([[96, 640, 62], [112, 590, 54], [130, 552, 56]]) + limb([[116, 556, 20], [112, 522, 17], [122, 500, 14]]) + limb([[130, 550, 20], [136, 516, 17], [144, 496, 14]]) + limb([[144, 552, 19], [156, 522, 16], [164, 504, 13]]) + limb([[150, 570, 18], [176, 552, 15], [186, 536, 12]]);
  const right = limb([[352, 640, 62], [338, 596, 54], [324, 560, 52]]) + limb([[312, 556, 20], [300, 526, 17], [304, 506, 14]]) + limb([[330, 548, 20], [324, 516, 17], [322, 500, 14]]) + limb([[344, 552, 19], [346, 524, 16], [342, 508, 13]]);
  const scissors = [p.sheet(polygon([[318, 500], [302, 506], [246, 420], [256, 414]]), '#cfd6da', { lift: 5 }), p.sheet(polygon([[302, 498], [318, 506], [236, 452], [232, 442]]), '#aab4ba', { lift: 5 }), s.path(egg(302, 496, 4), '#5a646c'), p.sheet(limb([[304, 500, 10], [292, 528, 10]]) + limb([[312, 498, 10], [344, 512, 10]]), '#a32a2a', { lift: 3 })];
  const hands = [p.sheet(left, skin, { lift: 8 }), scissors, p.sheet(right, skin, { lift: 8 }), p.sheet(polygon([[50, 640], [56, 596], [136, 590], [150, 640]]), '#2f6f7c', { lift: 6 }), p.sheet(polygon([[300, 640], [312, 598], [392, 592], [406, 640]]), '#2f6f7c', { lift: 6 }), s.stroke('M60 604l76-6M312 606l76-6', '#7fb3b4', 5)];
  return s.picture(window, sheet, frame, curtain, table, pool, rest, scraps, toy, hands);
}

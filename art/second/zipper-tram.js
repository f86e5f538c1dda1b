// @ts-check
import { shade } from '../studio/colour.js';
import { blob, box, egg, limb, polygon } from '../studio/path.js';
import { cutPaper } from '../studio/hands.js';

export const scene = 'From above: a tram is the slide of a zip and opens the street behind it; in the gap are stars, and somebody sits on the edge with bare feet in them.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('mintMorning');
  const p = cutPaper(s, { from: [-0.7, -1], dark: '#14283a' });
  const [road, walk, brass] = ['#8fa6a4', '#f3ead0', '#e2b04a'];
  const edge = (/** @type {number} */ y) => (y < 236 ? 0 : 4 + 112 * ((y - 236) / 374) ** 1.25);
  const night = [s.path('M0 0H400V600H0z', '#16143c'), s.path(blob([[120, 620], [160, 470], [220, 430], [270, 520], [290, 620]]), '#2c2260'), s.path(blob([[170, 620], [196, 520], [230, 540], [250, 620]]), '#4a3384'),
    [[200, 340, 5], [188, 400, 4], [214, 420, 6], [166, 470, 5], [236, 486, 8], [196, 500, 5], [256, 560, 6], [140, 560, 9], [214, 576, 6], [176, 548, 4], [226, 372, 3], [270, 590, 4], [120, 590, 5]].map(([x, y, r]) => s.path(polygon([[x, y - r * 1.5], [x + r * 0.36, y - r * 0.36], [x + r * 1.5, y], [x + r * 0.36, y + r * 0.36], [x, y + r * 1.5], [x - r * 0.36, y + r * 0.36], [x - r * 1.5, y], [x - r * 0.36, y - r * 0.36]]), '#ffe9a0')),
    // A ringed planet, no bigger than a button.
    s.path(egg(190, 446, 11), '#e58a6a'), s.stroke('M174 452q16 6 32-10', '#f6cf94', 2.6)];
  /** One half of the street, drawn aside. @param {1 | -1} m */
  const half = (m) => {
    const rim = Array.from({ length: 17 }, (_, i) => { const y = -10 + i * 39; return /** @type {[number, number]} */ ([200 + m * edge(y), y]); });
    return 'M' + [...rim, [200 + m * 260, 630], [200 + m * 260, -20]].map((z) => z.map((n) => n.toFixed(1)).join(' ')).join('L') + 'z';
  };
  const kerb = (/** @type {1 | -1} */ m) => { const q = Array.from({ length: 13 }, (_, i) => { const y = -10 + i * 52; return /** @type {[number, number]} */ ([200 + m * (84 + edge(y) * 0.8), y]); }); return 'M' + [...q, [200 + m * 280, 630], [200 + m * 280, -20]].map((z) => z.map((n) => n.toFixed(1)).join(' ')).join('L') + 'z'; };
  const street = [-1, 1].map((k) => { const m = /** @type {1 | -1} */ (k); return [p.sheet(half(m), road, { lift: 15 }), s.stroke(Array.from({ length: 9 }, (_, i) => { const y = 20 + i * 70; return `M${(200 + m * (44 + edge(y) * 0.95)).toFixed(0)} ${y}l${(m * (edge(y + 34) - edge(y)) * 0.95).toFixed(0)} 34`; }).join(''), '#f7f4e6', 4), p.sheet(kerb(m), walk, { lift: 5 }), s.stroke(Array.from({ length: 9 }, (_, i) => { const y = 10 + i * 70; return `M${(200 + m * (84 + edge(y) * 0.8)).toFixed(0)} ${y}L${200 + m * 220} ${y}`; }).join(''), shade(walk, -0.07), 2.4)]; });
  // Teeth: shut before the tram, apart behind it.
  const tooth = s.stamp([s.path(box(-2, -5.5, 17, 11), '#14283a', 'opacity=".35" transform="translate(2 3)"'), s.path(blob([[-3, -5], [12, -5], [15, 0], [12, 5], [-3, 5]], 0.6), brass), s.stroke('M0-2.500h9', '#f8e2a0', 2)]);
  let teeth = '';
  for (let y = 4; y < 610; y += 19) {
    const lean = y < 236 ? 0 : 14;
    teeth += tooth(200 - edge(y) - (y < 236 ? 8 : 4), y, 1, lean) + tooth(200 + edge(y + 9) + (y < 236 ? 8 : 4), y + 9, 1, 180 - lean);
  }
  // The tram from above, with its pull hanging back.
  const tram = [
    p.sheet('M190 296q-22 22-12 62q22 14 44 0q10-40-12-62zM193 326q-8 14-3 26q10 6 20 0q5-12-3-26z', '#c9d2d0', { lift: 7 }),
    p.sheet(blob([[160, 130], [168, 106], [200, 96], [232, 106], [240, 130], [242, 280], [226, 310], [200, 318], [174, 310], [158, 280]], 0.8), '#d8402f', { lift: 14 }), p.sheet(blob([[172, 134], [180, 122], [220, 122], [228, 134], [229, 272], [218, 290], [182, 290], [171, 272]], 0.8), '#f6e7c4', { lift: 4 }), s.stroke('M178 112q22-9 44 0', '#bfe3ea', 7), s.stroke('M182 304q18 6 36 0', '#bfe3ea', 6), s.path(box(182, 150, 36, 20) + box(182, 236, 36, 26), '#c9a36a'), s.stroke('M186 246h28M186 253h28M186 160h28', '#8a6a3c', 2.6), s.stroke('M176 214L200 182L224 214L200 230z', '#4a5a60', 3.4), s.stroke('M168 178h64', '#4a5a60', 4), s.stroke('M162 150v120M238 150v120', '#f2b84a', 4),
  ];
  const tree = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ r, /** @type {string} */ colour) => [p.sheet(blob(Array.from({ length: 14 }, (_, i) => [x + Math.cos(i * 0.4488) * r * (i % 2 ? 1 : 0.88), y + Math.sin(i * 0.4488) * r * (i % 2 ? 1 : 0.88)])), colour, { lift: 10 }), p.sheet(egg(x - r * 0.2, y - r * 0.2, r * 0.5), shade(colour, 0.09), { lift: 3 })];
  const trees = [tree(56, 70, 36, '#4f9a72'), tree(350, 150, 38, '#5fa86a'), tree(40, 300, 34, '#6ab07a'), tree(372, 380, 30, '#4f9a72'), tree(340, 30, 26, '#7fbf86'), tree(24, 480, 28, '#5fa86a')];
  const folk = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ coat, /** @type {string} */ hair, turn = 0) => s.group([p.sheet(egg(0, 0, 15, 9), coat, { lift: 4 }), s.path(egg(-5, -10, 4, 6) + egg(6, 10, 4, 6), '#2a2a38'), p.sheet(egg(0, 0, 7.5), hair, { lift: 2 })], `transform="translate(${x} ${y}) rotate(${turn})"`);
  const people = [folk(104, 150, '#3f6f9a', '#5a2a1c', 10), folk(92, 232, '#c8506a', '#2a1a14', -8), folk(300, 250, '#e9a23f', '#8a4a24', 6), folk(318, 92, '#6a4a8f', '#e8dcc0', -6), folk(72, 390, '#2f7a6a', '#3a2018', 4),
    // A dropped shoe on the way down.
    s.path(blob([[226, 520], [238, 514], [250, 520], [246, 530], [230, 530]]), '#d8402f')];
  // Who has taken off the shoes: they stand beside, in a pair.
  const [sx, sy] = [200 + edge(462) + 14, 462];
  const sitter = [p.sheet(limb([[sx + 4, sy - 8, 15], [sx - 26, sy - 12, 12], [sx - 46, sy - 6, 9]]) + limb([[sx + 4, sy + 8, 15], [sx - 24, sy + 8, 12], [sx - 42, sy + 18, 9]]), '#eab68e', { lift: 4 }), p.sheet(limb([[sx + 8, sy - 8, 22], [sx - 8, sy - 10, 18]]) + limb([[sx + 8, sy + 8, 22], [sx - 8, sy + 8, 18]]), '#2f4f8a', { lift: 4 }), p.sheet(egg(sx + 16, sy, 16, 24), '#f2c14e', { lift: 6 }), p.sheet(limb([[sx + 20, sy - 22, 11], [sx + 4, sy - 34, 9], [sx - 2, sy - 30, 7]]) + limb([[sx + 20, sy + 22, 11], [sx + 34, sy + 34, 9]]), '#f2c14e', { lift: 3 }), p.sheet(egg(sx + 14, sy - 1, 13, 13), '#7a3a1e', { lift: 6 }), s.path(egg(sx + 3, sy - 1, 4.5, 6), '#eab68e'), p.sheet(blob([[sx + 46, sy + 30], [sx + 64, sy + 26], [sx + 68, sy + 34], [sx + 50, sy + 40]]) + blob([[sx + 46, sy + 46], [sx + 64, sy + 44], [sx + 66, sy + 52], [sx + 48, sy + 56]]), '#d8402f', { lift: 3 })];
  return s.picture(night, street, teeth, tram, trees, people.slice(0, 5), sitter);
}

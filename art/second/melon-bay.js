// @ts-check
import { shade } from '../studio/colour.js';
import { blob, box, egg, limb, polygon, ring } from '../studio/path.js';
import { cutPaper } from '../studio/hands.js';

export const scene = 'A slice of melon is a bay with bathers and seeds for boats; somebody has bitten off a part of it, and the shadow of a wasp crosses the beach.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('coralBay');
  const p = cutPaper(s, { from: [-0.7, -1], dark: '#3a1424' });
  const [X, Y] = [196, 310];
  // The bite goes through rind, beach and sea alike.
  const bite = s.define((i) => `<mask id="${i}"><path d="M-9 -9H409V609H-9z" fill="#fff"/><path d="${egg(362, 24, 78) + egg(268, 78, 48) + egg(308, 140, 52) + egg(382, 176, 56) + egg(350, 100, 70)}"/></mask>`);
  const cloth = [p.ground('#3f9fb8'), s.path(Array.from({ length: 6 }, (_, i) => box(i * 80 - 20, -10, 36, 620)).join(''), '#dff0ea', 'opacity=".45"'), s.path(Array.from({ length: 8 }, (_, i) => box(-10, i * 80 - 6, 420, 36)).join(''), '#dff0ea', 'opacity=".45"')];
  const shore = '#f7e7c1';
  const sea = '#e9485a';
  const waves = [150, 118, 84].map((r, i) => s.path(egg(X - 6 + i * 6, Y + 4, r * 1.22, r * 1.2), shade(sea, -0.025 * (i + 1), i * 2)));
  const slice = `<g mask="url(#${bite})">${[
    p.sheet(egg(X, Y, 272, 280), '#1f6b3f', { lift: 12 }), s.stroke(Array.from({ length: 30 }, (_, i) => { const a = (i / 30) * 6.283; return `M${Math.round(X + Math.cos(a) * 262)} ${Math.round(Y + Math.sin(a) * 268)}L${Math.round(X + Math.cos(a + 0.05) * 278)} ${Math.round(Y + Math.sin(a + 0.05) * 290)}`; }).join(''), '#58a05a', 7),
    p.sheet(egg(X, Y, 252, 262), '#b9d68a', { lift: 3 }), p.sheet(egg(X, Y, 240, 250), shore, { lift: 3 }), p.sheet(egg(X, Y, 196, 206), '#f39a9a', { lift: 3 }), p.sheet(egg(X + 2, Y + 2, 184, 193), sea, { lift: 2 }), ...waves,
  ].join('')}</g>`;

  // Seeds: each with its crew.
  const seed = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ turn, /** @type {string} */ shirt) => [
    p.sheet(blob([[-21, 0], [-10, -9], [8, -8], [24, 0, 'sharp'], [8, 8], [-10, 9]]), '#2a1520', { spot: { x, y, size: 100, turn }, lift: 5 }),
    s.group([s.stroke('M-10-2q8-5 18-2', '#8a6a78', 2.4), s.stroke('M-4-16L2 15', '#c98f5a', 2.6), s.path(egg(-2, 0, 6.5, 5.4), shirt), s.path(egg(-1, 0, 3.8), '#4a2a1c')], `transform="translate(${x} ${y}) rotate(${turn})"`),
  ];
  const boats = [seed(120, 230, 30, '#fff6e0'), seed(196, 206, -62, '#f2c04a'), seed(96, 330, 74, '#7fd0d8'), seed(150, 420, -20, '#fff6e0'), seed(250, 300, 160, '#f2c04a'), seed(270, 410, 40, '#8fd08a'), seed(196, 330, 100, '#ffb0a0'), seed(320, 330, -76, '#fff6e0')];
  // Swimmers: a head, an arm, and what they leave behind them.
  const swimmer = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ turn, /** @type {string} */ cap) => s.group([s.stroke('M-30 6q10-8 20-2M-32-4q10-4 20 0', '#ffc4c0', 2.6), s.path(limb([[-8, 1, 8], [0, 1, 9]]) + limb([[0, 3, 4.4], [12, 9, 3]]) + limb([[0, -3, 4.4], [6, -12, 3.6], [14, -11, 3]]), '#f6c9a0'), s.path(egg(7, 0, 5.6), cap)], `transform="translate(${x} ${y}) rotate(${turn})"`);
  const swimmers = [swimmer(150, 290, -30, '#fff6e0'), swimmer(236, 464, 190, '#2f6f9a'), swimmer(300, 264, 110, '#f2c04a'), swimmer(76, 392, 250, '#2f6f9a')];
  // The beach: towels, and people on them seen from above.
  const skin = ['#f3c9a4', '#c98a5c', '#8a5636', '#e9b088'];
  const lying = (/** @type {number} */ a, /** @type {number} */ r, /** @type {string} */ towel, /** @type {number} */ i) => {
    const [x, y, turn] = [X + Math.cos(a) * r, Y + Math.sin(a) * (r + 9), (a * 180) / Math.PI + 90 + (i % 3) * 18 - 18];
    return [p.sheet(box(-9, -17, 18, 34), towel, { spot: { x, y, size: 100, turn }, lift: 2 }), s.group([s.path(limb([[0, -4, 8], [0, 3, 7]]) + limb([[-2, 4, 3.4], [-3, 15, 2.6]]) + limb([[2, 4, 3.4], [4, 15, 2.6]]) + limb([[-4, -4, 3], [-8, 4, 2.4]]) + limb([[4, -4, 3], [8, -11, 2.4]]), skin[i % 4]), s.path(box(-4, 0, 8, 5), towel === '#d8404c' ? '#2f6f9a' : '#d8404c'), s.path(egg(0, -11, 4.4), ['#4a2a1c', '#d9a24a', '#20141c'][i % 3])], `transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(turn)})"`)];
  };
  const towels = ['#d8404c', '#2f8fa8', '#f2b53c', '#ffffff', '#7a5fa8'];
  const beach = [0.62, 0.86, 1.2, 1.44, 1.78, 2.1, 2.72, 2.98, 3.3, 3.62, 4.2, 4.44].map((a, i) => lying(a, 216, towels[i % 5], i));
  const shade1 = [[2.42, 222, '#f2b53c'], [3.86, 220, '#ffffff'], [1, 224, '#2f8fa8']].map(([a, r, colour]) => {
    const [x, y] = [X + Math.cos(+a) * +r, Y + Math.sin(+a) * (+r + 9)];
    return p.sheet(polygon(ring(8, (t) => [x + Math.cos(t) * 22, y + Math.sin(t) * 22])), String(colour), { lift: 7 }) + s.path(polygon([[x, y], [x + 22, y], [x + 15.5, y + 15.5]]) + polygon([[x, y], [x, y + 22], [x - 15.5, y + 15.5]]) + polygon([[x, y], [x - 22, y], [x - 15.5, y - 15.5]]) + polygon([[x, y], [x, y - 22], [x + 15.5, y - 15.5]]), '#d8404c');
  });
  // Where the bite ends, one stands at the brink and looks down.
  const brink = [p.sheet(limb([[232, 128, 9], [230, 138, 8]]), '#f2b53c', { lift: 5 }), s.path(egg(233, 122, 5), '#4a2a1c'), s.stroke('M228 140l-4 12M233 140l2 12M228 132l-7 4M236 130l7-2', '#c98a5c', 3)];
  // The shadow is larger than the whole bay cares to know.
  const wasp = [
    s.path(blob([[62, 560], [30, 520], [28, 470], [58, 452], [92, 474], [100, 520], [88, 556]]) + egg(76, 430, 34, 30) + egg(88, 388, 22, 19) + limb([[60, 556, 12], [54, 590, 2]]), '#3a1424', 'opacity=".42"'), s.path(blob([[70, 426], [20, 400], [-30, 350], [-40, 310], [0, 320], [50, 366]]) + blob([[86, 430], [140, 446], [196, 500], [206, 540], [160, 528], [106, 476]]), '#3a1424', 'opacity=".26"'), s.stroke('M84 372q-4-26-24-36M98 374q16-22 36-24M50 428l-34 6-16 26M64 448l-16 30M106 424l30-8 22 10M100 446l30 24', '#3a1424', 5, 0.42), s.stroke('M34 500q30 14 64 4M32 522q30 16 66 2', '#f7e7c1', 6, 0.25),
  ];
  return s.picture(cloth, slice, boats, swimmers, beach, shade1, brink, wasp);
}

// @ts-check
import { clamp } from '../studio/marks.js';
import { blob, egg, limb, polygon } from '../studio/path.js';
import { linocut } from '../studio/hands.js';
import { horse } from '../motifs/animals.js';
import { person } from '../motifs/people.js';
import { house } from '../motifs/buildings.js';

export const scene = 'A ploughman and his horse cut the furrows of a field that is a gramophone record; the needle, as big as a church, comes round behind them.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('harvestGold');
  const [ink, cream, gold, red, steel] = ['#1c130f', '#f7e7bd', '#eea93a', '#bf3b24', '#8f9a96'];
  const l = linocut(s, { paper: cream, ink, from: [-0.8, -1] });
  const [X, Y] = [196, 356];
  const oval = (/** @type {number} */ r) => `M${X - r} ${Y}A${r} ${Math.round(r * 0.72)} 0 1 1 ${X + r} ${Y}A${r} ${Math.round(r * 0.72)} 0 1 1 ${X - r} ${Y}z`;
  const out = (/** @type {number} */ x, /** @type {number} */ y) => Math.hypot(x - X, (y - Y) / 0.72);
  const turn = (/** @type {number} */ x, /** @type {number} */ y) => Math.atan2((y - Y) / 0.72, x - X);

  const sky = [l.sheet({ ridges: (x, y) => (y < 240 ? 0.3 : 0.1), colour: gold, flow: (x, y) => (Math.atan2(y - 300, x - 60) * 180) / Math.PI, length: 34, gap: 13, width: 3.2 }), s.path(blob([[-20, 190], [60, 120], [150, 150], [240, 96], [330, 140], [420, 100], [420, 260], [-20, 260]]), '#d98a34'), l.block(blob([[-20, 240], [40, 160], [120, 190], [200, 150], [300, 186], [420, 150], [420, 280], [-20, 280]]), { colour: '#7a4a24', cuts: gold, reach: 30, gap: 9, length: 18 })];
  const groove = (/** @type {number} */ a, /** @type {number} */ b) => Array.from({ length: b - a }, (_, i) => oval(92 + (a + i) * 15)).join('');
  const field = [
    s.path(oval(304), '#3a2113', 'transform="translate(0 26)"'), s.path(oval(304), ink), s.stroke(groove(0, 14), '#5c3a22', 2.2),
    l.cuts((x, y) => (out(x, y) < 298 && out(x, y) > 94 ? clamp(Math.cos(2 * (turn(x, y) + 0.62)) * 2.3 - 1.3) + 0.07 : 0), { flow: (x, y) => (Math.atan2(Math.cos(turn(x, y)) * 0.72, -Math.sin(turn(x, y))) * 180) / Math.PI, gap: 7.5, length: 28, width: 3.2, wild: 2 }, gold),
    s.path(oval(84), ink), s.path(oval(80), red), s.stroke(oval(66) + oval(40), '#f3b27a', 2.6), l.cuts((x, y) => (out(x, y) < 78 ? 0.3 : 0), { area: [110, 290, 170, 130], gap: 11, length: 20, width: 2.4, flow: (x, y) => (turn(x, y) * 180) / Math.PI + 90 }, '#f3b27a'),
    // Who lives where it all ends.
    s.path(egg(208, 364, 32, 7), '#6e1a12'), l.block(house({ lean: 2 }), { spot: { x: 198, y: 364, size: 74 }, colour: ink, cuts: cream, reach: 10, gap: 6, length: 9, tones: { light: gold, accent: cream, frame: ink } }), s.stroke('M213 286q10-12 2-24t6-26', cream, 4),
  ];
  // The arm comes in from the right, its head over the furrow they have just cut.
  const arm = limb([[430, 90, 40], [392, 170, 34], [352, 246, 30], [322, 292, 30]]);
  const shell = polygon([[330, 262], [364, 290], [338, 372], [290, 366], [286, 318]]);
  const needle = [s.path(egg(318, 444, 34, 9), '#5c3a22'), l.block(arm, { colour: steel, cuts: cream, reach: 16, gap: 6, length: 14 }), s.path(shell, ink, 'transform="translate(4 5)"'), l.block(shell, { colour: '#5a625f', cuts: cream, reach: 18, gap: 6, length: 13 }), s.stroke('M300 340l42 6', gold, 5), s.path(egg(326, 300, 8), ink), s.path(polygon([[302, 366], [326, 370], [309, 446]]), cream), s.path(polygon([[314, 368], [326, 370], [309, 446]]), steel), s.stroke('M282 448l-14-8M290 458l-10 10M330 456l14 10M336 444l16-4', gold, 4)];
  // Horse and man go on; only the horse has turned its ear.
  const team = [
    s.path(limb([[60, 528, 5], [130, 556, 10], [236, 562, 12], [300, 548, 4]]), '#5c3a22'),
    l.block(horse(), { spot: { x: 92, y: 548, size: 112, flip: true }, colour: '#c9773a', cuts: '#ffe2a8', reach: 15, gap: 5, length: 11, tones: { light: ink } }), s.path(limb([[62, 462, 8], [70, 482, 9], [66, 500, 6]]), ink), s.stroke('M70 490Q140 500 204 526M64 500Q130 512 200 534', ink, 3),
    s.path(polygon([[188, 556], [228, 540], [226, 562]]) + limb([[206, 540, 6], [236, 516, 5], [252, 504, 5]]), '#9aa39c'), l.block(person('sow', { wear: 'trousers', head: 'hat' }), { spot: { x: 272, y: 572, size: 112, flip: true }, colour: '#2a4a58', cuts: cream, reach: 12, gap: 5, length: 9, tones: { light: cream } }),
  ];
  return s.picture(sky, field, needle, team);
}

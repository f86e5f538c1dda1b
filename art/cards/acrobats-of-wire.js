// @ts-check
import { clamp } from '../studio/marks.js';
import { blob, egg, limb, line, polygon } from '../studio/path.js';
import { pen } from '../studio/hands.js';

export const scene = 'People perch on the wires like birds, and one has let go; below, a swallow at a café table looks up from its cup, and the chair opposite is pulled out.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('harvestGold');
  const ink = '#2a1626';
  const p = pen(s, { paper: '#fbeec6', ink, from: [-0.8, -0.6] });
  const [sun, amber, rose, plum, deep] = ['#fff6d8', '#f7c56a', '#ea8f5c', '#8c4a5c', '#4a2440'];
  // A street in the evening, seen from a café table.
  const sky = [
    p.sheet('#f8e3ae'), s.path('M-10 210H410V610H-10z', amber), s.path(blob([[-20, 236, 'sharp'], [120, 214], [260, 236], [420, 204], [420, 420, 'sharp'], [-20, 420, 'sharp']]), '#f5b35d'), s.path(egg(162, 346, 92), '#fbd98a'), s.path(egg(162, 350, 56), sun),
    s.stroke(line([[-10, 96], [40, 90], [110, 98], [170, 92]]) + line([[240, 168], [300, 160], [410, 170]]) + line([[-10, 196], [50, 190], [90, 196]]), '#f3c67a', 9),
  ];
  const houses = [
    s.path(polygon([[-20, 150], [30, 176], [56, 250], [56, 520], [-20, 600]]), plum), s.path(polygon([[56, 290], [76, 262], [98, 296], [98, 472], [56, 520]]), '#b96a5c'), s.path(polygon([[98, 330], [116, 316], [116, 462], [98, 472]]), '#d28a62'),
    s.path(polygon([[420, 40], [352, 96], [330, 150], [330, 530], [420, 600]]), plum), s.path(polygon([[330, 226], [306, 210], [282, 250], [282, 490], [330, 530]]), '#a75b58'), s.path(polygon([[282, 300], [258, 276], [236, 312], [236, 466], [282, 490]]), '#c87c5e'), s.path(polygon([[236, 338], [216, 326], [204, 344], [204, 456], [236, 466]]), '#dd9a66'),
    s.path('M4 240h18v34H4zM30 258h14v28H30zM4 310h18v34H4zM30 322h14v28H30zM352 160h20v36h-20zM384 150h16v38h-16zM384 230h16v38h-16zM352 312h20v36h-20zM296 262h12v22h-12zM312 310h10v20h-10zM294 352h12v22h-12zM252 322h9v18h-9zM248 366h9v18h-9z', deep), s.path('M352 236h20v36h-20zM66 316h10v20H66z', sun),
    p.hatch((x, y) => clamp((x - 330) / 60), { angle: 84, gap: 5.6, width: 1.2, patch: [50, 6], area: [332, 100, 68, 330] }), p.hatch((x, y) => clamp((40 - x) / 50), { angle: 96, gap: 5.6, width: 1.2, patch: [50, 6], area: [-4, 180, 60, 260] }),
    s.stroke('M331 150V430M283 252V430M237 312V430', sun, 2.4),
    s.path(polygon([[116, 430], [204, 430], [420, 620], [-60, 620]]), '#f2b46a'),
  ];
  // Wires sag from house to house, far ones thin.
  /** @type {[number, number, number, number, number][]} from, to, sag */
  const wires = [[352, 92, -20, 44, 46], [352, 100, -20, 130, 50], [318, 214, 40, 196, 22], [340, 150, 10, 176, 34]];
  const on = (/** @type {number} */ w, /** @type {number} */ t) => { const [x0, y0, x1, y1, sag] = wires[w]; return /** @type {[number, number]} */ ([x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + Math.sin(t * Math.PI) * sag]); };
  const lines = wires.map((_, w) => s.stroke(line(Array.from({ length: 7 }, (_, i) => on(w, i / 6))), ink, [2.8, 2.6, 1.5, 2][w]));
  // They sit as birds sit: round, huddled, knees under the coat; only hands and shoes give them away.
  const bodies = [
    blob([[-14, 4], [-18, -16], [-14, -36], [-4, -46], [8, -42], [15, -26], [17, -6], [10, 4]]) + blob([[-16, -6], [-30, 14, 'sharp'], [-22, 16, 'sharp'], [-18, 26, 'sharp'], [-8, 4]]),
    blob([[-17, 4], [-20, -14], [-13, -32], [0, -38], [13, -32], [20, -14], [17, 4], [0, 8]]),
    blob([[-12, 4], [-12, -20], [-6, -40], [4, -50], [13, -42], [15, -20], [14, 4]]) + blob([[-8, 0], [-16, 30, 'sharp'], [-8, 26, 'sharp'], [-2, 34, 'sharp'], [4, 2]]),
  ];
  /** @param {number} w @param {number} t @param {number} k @param {number} kind @param {string} coat @param {number} look @param {number} [hat] */
  const sitter = (w, t, k, kind, coat, look, hat = 0) => {
    const [x, y] = on(w, t);
    const [hx, hy] = [[5, -52], [0, -46], [6, -58]][kind];
    return s.group([
      s.stroke('M-6 2l-2 22M7 2l1 22', ink, 5), s.stroke('M-9 25h9M8 25h9', ink, 5), s.path(bodies[kind], coat, `stroke="${ink}" stroke-width="2.2" stroke-linejoin="round"`), s.stroke(['M-15-16Q-12-34-4-43', 'M-18-10Q-14-28-2-35', 'M-10-14Q-6-38 3-47'][kind], sun, 3),
      s.path(limb([[0, -30, 9], [look * 9, -14, 8], [look * 13, 0, 6]]), coat, `stroke="${ink}" stroke-width="1.8"`), s.path(egg(look * 13, 2, 4), '#f2c8a0'),
      s.path(egg(hx, hy, 9, 10), '#f2c8a0'), s.path(polygon([[hx + look * 7, hy - 3], [hx + look * 14, hy + 2], [hx + look * 7, hy + 3]]), '#f2c8a0'), s.path(egg(hx + look * 4, hy - 2, 1.5, 1.8), ink),
      s.path([blob([[hx - 10, hy + 2], [hx - 9, hy - 9], [hx, hy - 12], [hx + 9, hy - 8], [hx + 9, hy - 3], [hx, hy - 5]]), blob([[hx - 16, hy - 4], [hx - 8, hy - 8], [hx - 7, hy - 20], [hx + 7, hy - 20], [hx + 8, hy - 8], [hx + 16, hy - 5], [hx, hy - 4]]), blob([[hx - 9, hy + 10], [hx - 11, hy - 6], [hx, hy - 13], [hx + 10, hy - 7], [hx + 6, hy - 4], [hx - 5, hy - 2]])][hat], ink),
    ], `transform="translate(${x.toFixed(0)} ${(y - 2 * k).toFixed(0)}) scale(${k})"`);
  };
  const perched = [
    sitter(2, 0.3, 0.36, 1, plum, 1), sitter(2, 0.36, 0.36, 0, rose, -1, 2), sitter(2, 0.66, 0.38, 1, deep, 1, 1), sitter(3, 0.56, 0.55, 1, '#c2603f', -1), sitter(3, 0.64, 0.52, 2, deep, 1, 2), sitter(3, 0.24, 0.5, 0, plum, 1, 1),
    sitter(0, 0.2, 0.8, 0, '#3f6170', -1, 1), sitter(0, 0.29, 0.76, 1, '#c94f3c', 1, 2), sitter(0, 0.36, 0.78, 2, deep, 1), sitter(0, 0.78, 0.84, 1, '#e0a530', 1, 0), sitter(1, 0.86, 1.05, 2, '#3f6170', 1, 1), sitter(1, 0.73, 1.08, 0, '#b8473a', 1, 2),
  ];
  // The gap in the row, and the one who left it: coat wide open, arms like wings.
  const flyer = s.group([
    s.path(blob([[0, -6], [-30, -28], [-74, -42, 'sharp'], [-62, -20, 'sharp'], [-70, -6, 'sharp'], [-46, 0, 'sharp'], [-44, 16, 'sharp'], [-16, 12], [-10, 36], [4, 58, 'sharp'], [10, 40, 'sharp'], [20, 50, 'sharp'], [20, 12], [46, 10, 'sharp'], [46, -8, 'sharp'], [70, -16, 'sharp'], [60, -30, 'sharp'], [72, -52, 'sharp'], [30, -32]]), '#3c2b4e', `stroke="${ink}" stroke-width="2"`), s.path(blob([[-6, -4], [6, -6], [12, 20], [4, 34], [-6, 24]]), '#c94f3c'), s.stroke('M-72-42Q-30-30-6-8M70-52Q34-34 8-10', sun, 3), s.stroke('M-4 34l-8 30M8 34l6 28', ink, 6), s.path(egg(2, -20, 9, 10), '#f2c8a0'), s.path(blob([[-8, -20], [-6, -30], [4, -32], [12, -24], [10, -18], [2, -24]]), '#7a3a22'), s.path(egg(-1, -17, 1.5) + egg(6, -17, 1.5), ink), s.path(egg(-76, -44, 4) + egg(74, -54, 4), '#f2c8a0'),
  ], 'transform="translate(214 262) rotate(14) scale(.92)"');
  const hat = s.path(blob([[158, 206], [170, 202], [170, 190], [184, 187], [188, 199], [200, 200], [182, 208]]), ink);
  // The table: a swallow in its dark coat, a cup, and the chair opposite, just left or about to be taken.
  const table = [
    s.path(polygon([[-20, 548], [420, 526], [420, 620], [-20, 620]]), '#6b2f3c'), s.path(polygon([[-20, 548], [420, 526], [420, 536], [-20, 560]]), '#f8e3ae'),
    s.stroke('M52 620V470Q52 446 76 446H120Q140 446 140 470V620M52 486H140M52 516H140M96 448V540', ink, 6.5), s.stroke('M55 480Q55 450 78 449H110', sun, 2.4),
  ];
  const bird = [
    s.path(blob([[420, 620, 'sharp'], [250, 620, 'sharp'], [238, 580], [246, 530], [266, 486], [262, 456], [272, 426], [300, 408], [334, 412], [356, 436], [372, 470], [396, 500], [420, 520, 'sharp']]), '#1f3560', `stroke="${ink}" stroke-width="2.4"`),
    s.path(blob([[252, 620, 'sharp'], [244, 580], [252, 536], [270, 500], [296, 504], [310, 540], [312, 620, 'sharp']]), '#fbeec6'), s.path(blob([[264, 452], [290, 452], [308, 470], [304, 496], [284, 508], [268, 494]]), '#c8452f'), s.path(polygon([[270, 428], [252, 396], [286, 414]]), ink), s.path(polygon([[264, 440], [238, 408], [266, 424]]), '#c79a3c', `stroke="${ink}" stroke-width="1.6"`),
    s.path(egg(298, 434, 8.4), sun), s.path(egg(295, 430, 4.4), ink), s.stroke('M266 452Q262 430 290 412M246 540Q250 512 266 488', '#8fb0dc', 3.4), p.hatch((x, y) => clamp((x - 330) / 60) * clamp((y - 430) / 40), { angle: 58, gap: 6, width: 1.5, area: [320, 430, 90, 180] }, '#6f8fc4'),
    s.path(limb([[346, 500, 34], [326, 552, 30], [276, 572, 20], [236, 560, 9]]), '#2b467a', `stroke="${ink}" stroke-width="2"`), s.stroke('M330 520q-8 34-44 44M318 506q-10 24-30 36', '#8fb0dc', 2.4),
    s.path(blob([[182, 540, 'sharp'], [238, 536, 'sharp'], [236, 560], [222, 576], [200, 578], [186, 562]]), '#fffaf0', `stroke="${ink}" stroke-width="2.2"`), s.path(egg(210, 538, 28, 7), '#5a2c1c'), s.stroke('M238 544q14 2 10 14t-16 8', ink, 3), s.path(egg(211, 582, 40, 6), '#fffaf0', `stroke="${ink}" stroke-width="1.8"`), s.stroke('M200 526q-8-12 2-22t0-22M218 526q-8-14 4-24', sun, 3),
  ];
  return s.picture(sky, houses, lines, perched, hat, flyer, table, bird);
}

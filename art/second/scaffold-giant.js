// @ts-check
import { mix } from '../studio/colour.js';
import { clamp } from '../studio/marks.js';
import { blob, egg, limb, polygon, round } from '../studio/path.js';
import { pen } from '../studio/hands.js';

export const scene = 'Of a giant only the scaffolding is there; workers hoist a red heart into it, one foot has already left the ground, and its shadow is that of a whole man.';

/** @typedef {[number, number]} Joint */

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('desertNoon');
  const ink = '#2b1a22';
  const p = pen(s, { paper: '#fdf0cf', ink, from: [0, -1] });
  const [sky, sun, sand, clay, teal, red] = ['#f3b878', '#fff3cf', '#dc8f55', '#8f4634', '#2f6a72', '#d42f36'];
  const land = [
    p.sheet('#f6d9a4'), s.path('M-10-10H410V420H-10z', '#8fc0bd'), s.path('M-10 130H410V440H-10z', '#c9d5b4'), s.path('M-10 250H410V520H-10z', sky), s.path(egg(214, 236, 172), '#f9d59a'), s.path(egg(214, 236, 128), sun),
    s.path(blob([[-20, 470], [60, 446], [110, 462], [200, 440], [300, 466], [420, 440], [420, 560, 'sharp'], [-20, 560, 'sharp']]), '#e7a266'), s.path(blob([[-20, 508], [120, 494], [260, 506], [420, 490], [420, 640, 'sharp'], [-20, 640, 'sharp']]), sand),
    p.hatch((x, y) => clamp((y - 520) / 90) * clamp(Math.abs(x - 200) / 220), { angle: -5, gap: 7, width: 1.2, patch: [46, 7], area: [0, 516, 400, 84] }, clay),
  ];
  // The shadow comes towards us, and nothing of it is scaffolding.
  const shadow = s.path(blob([[106, 536, 'sharp'], [168, 534, 'sharp'], [162, 560], [148, 610, 'sharp'], [52, 610, 'sharp'], [84, 566]]) + blob([[286, 566, 'sharp'], [340, 560, 'sharp'], [352, 578], [342, 612, 'sharp'], [236, 612, 'sharp'], [262, 584]]), '#5a2a3a');
  const town = [[20, 500, 1], [48, 506, 0.8], [74, 500, 0.7], [372, 492, 0.9], [394, 498, 1.1]].map(([x, y, k]) => [s.path(polygon([[x - 12 * k, y + 4 * k], [x + 12 * k, y + 4 * k], [x + 4 * k, y + 24 * k], [x - 26 * k, y + 24 * k]]), '#5a2a3a', 'opacity=".45"'), s.path(polygon([[x - 12 * k, y + 4 * k], [x - 12 * k, y - 18 * k], [x, y - 30 * k], [x + 12 * k, y - 18 * k], [x + 12 * k, y + 4 * k]]), clay, `stroke="${ink}" stroke-width="1.6"`), s.path(`M${round(x - 4 * k)} ${round(y - 14 * k)}h${round(7 * k)}v${round(9 * k)}h${round(-7 * k)}z`, '#ffd873')]);

  // A limb of poles: two sides, planks across, a brace in each field.
  let [poles, planks, braces] = ['', '', ''];
  /** @param {Joint} a @param {Joint} b @param {number} wa @param {number} wb @param {number} n */
  const frame = ([ax, ay], [bx, by], wa, wb, n) => {
    const l = Math.hypot(bx - ax, by - ay);
    const [nx, ny] = [-(by - ay) / l, (bx - ax) / l];
    const at = (/** @type {number} */ t, /** @type {number} */ u) => { const w = (wa + (wb - wa) * t) / 2; return `${round(ax + (bx - ax) * t + nx * w * u)} ${round(ay + (by - ay) * t + ny * w * u)}`; };
    poles += `M${at(-0.02, 1)}L${at(1.02, 1)}M${at(-0.02, -1)}L${at(1.02, -1)}`;
    for (let i = 0; i <= n; i++) planks += `M${at(i / n, 1.16)}L${at(i / n, -1.16)}`;
    for (let i = 0; i < n; i++) braces += i % 2 ? `M${at(i / n, 1)}L${at((i + 1) / n, -1)}` : `M${at(i / n, -1)}L${at((i + 1) / n, 1)}`;
  };
  frame([206, 86], [206, 120], 34, 40, 1);
  frame([200, 124], [194, 200], 132, 112, 3);
  frame([194, 200], [192, 286], 112, 88, 3);
  frame([170, 286], [146, 404], 56, 42, 4);
  frame([146, 404], [138, 528], 42, 34, 5);
  frame([222, 286], [278, 380], 54, 42, 4);
  frame([278, 380], [296, 490], 40, 32, 4);
  frame([134, 136], [92, 222], 40, 32, 3);
  frame([92, 222], [116, 306], 32, 24, 3);
  frame([268, 140], [318, 210], 40, 32, 3);
  frame([318, 210], [362, 272], 30, 24, 3);
  frame([128, 538], [190, 538], 16, 14, 2);
  frame([288, 500], [338, 478], 16, 14, 2);
  const giant = [s.stroke(braces, mix(clay, sky, 0.25), 2), s.stroke(poles, ink, 4.4), s.stroke(planks, clay, 4.6), s.stroke(planks, ink, 1.4)];
  const face = [s.path(polygon([[176, 20], [238, 16], [244, 88], [232, 94], [214, 90], [196, 98], [178, 90]]), p.paper, `stroke="${ink}" stroke-width="2.4" stroke-linejoin="round"`), s.stroke('M190 46q9-7 18 0M218 45q8-7 16 0M194 78q16 7 32-2', ink, 2.6), s.path(egg(200, 53, 3.4) + egg(226, 52, 3.4), ink), s.stroke('M176 20l-8-10M238 16l9-10M178 90l-10 8M240 90l8 8M184 30q4 30 0 56', mix(ink, sky, 0.5), 1.8)];
  // The heart hangs between the ribs, warm, and lights the planks about it.
  const heart = [s.path(egg(200, 172, 52, 48), '#ffb27a', 'opacity=".75"'), s.path(blob([[200, 212, 'sharp'], [176, 188], [166, 164], [178, 148], [194, 152], [201, 164, 'sharp'], [208, 150], [226, 146], [236, 162], [226, 188]]), red, `stroke="${ink}" stroke-width="2.6"`), s.stroke('M176 166q2-10 12-10', '#ffc0a8', 4), s.stroke('M201 160L201 128 330 40M178 168L130 176M226 168L262 150', ink, 2)];
  const crane = [s.stroke('M372 470V52M388 470V52', ink, 4), s.stroke('M372 452L388 424 372 396 388 368 372 340 388 312 372 284 388 256 372 228 388 200 372 172 388 144 372 116 388 88 372 60', clay, 2.4), s.stroke('M400 52L318 38M400 34L318 38M380 52V20L330 38', ink, 3.4), s.path(polygon([[366, 60], [394, 60], [394, 88], [366, 88]]), teal, `stroke="${ink}" stroke-width="2"`), s.path('M370 66h12v12h-12z', '#ffd873')];
  // Workers, as large as a nail is to us.
  const worker = s.stamp([s.path(limb([[-1, -13, 6], [0, -6, 6]]) + limb([[-1, -6, 4], [-3, 0, 3]]) + limb([[1, -6, 4], [4, 0, 3]]) + limb([[0, -12, 3], [7, -15, 2.4]]), ink), s.path(egg(0, -18, 3.4), '#8a4a34'), s.path(blob([[-4.4, -18], [0, -24], [4.4, -18]]), '#f0c02f')]);
  const crew = [[150, 150, 1], [250, 176, 1], [130, 198, 1], [168, 258, 1], [222, 228, 1.1], [158, 344, 1], [268, 356, 1], [140, 452, 1.1], [98, 220, 1], [326, 226, 1], [230, 118, 1]].map(([x, y, k]) => worker(x, y, k));
  const below = [
    s.path(polygon([[312, 548], [322, 548], [336, 572], [316, 574]]), '#3a1626'), s.path(limb([[318, 528, 9], [314, 540, 9]]) + limb([[314, 540, 6], [304, 546, 5], [298, 540, 4]]) + limb([[315, 540, 6], [322, 548, 5], [320, 556, 4]]) + limb([[318, 528, 5], [326, 534, 4], [332, 528, 3]]) + limb([[318, 528, 5], [308, 530, 4], [304, 524, 3]]), teal), s.path(egg(320, 520, 5.4), '#8a4a34'), s.path(blob([[336, 502], [346, 498], [347, 491], [357, 491], [358, 498], [367, 502], [352, 506]]), ink),
    s.path(limb([[82, 540, 9], [82, 552, 10]]) + limb([[80, 552, 5], [78, 564, 4]]) + limb([[85, 552, 5], [87, 564, 4]]) + limb([[80, 540, 4], [72, 532, 3], [70, 522, 3]]) + limb([[85, 540, 4], [93, 532, 3], [96, 522, 3]]), red), s.path(egg(82, 532, 5), '#f0c49c'),
  ];
  return s.picture(land, shadow, town, crane, giant, heart, face, crew, below);
}

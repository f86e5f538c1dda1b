// @ts-check
import { mix, shade } from '../studio/colour.js';
import { clamp } from '../studio/marks.js';
import { blob, egg, limb, line, polygon, round } from '../studio/path.js';
import { pen } from '../studio/hands.js';

export const scene = 'An old man knits a bridge over a gorge while he walks on it; at its beginning a girl winds the same wool into a ball, and in the far wall a door stands ajar.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('pearFog');
  const ink = '#16241c';
  const p = pen(s, { paper: '#f4f0da', ink, from: [0.2, -1] });
  const [wool, pale, deep] = ['#cf4276', '#f2a9c2', '#8c2350'];

  // The far wall lies in mist, with the sun before it; the near walls close in like curtains.
  const mistWall = mix(c.far, p.paper, 0.45);
  const air = [
    p.sheet('#ebe6c8'),
    s.path('M96-10H330V420H96z', mix(mistWall, p.paper, 0.3)),
    s.path(egg(222, 176, 98), mix('#fdf6cf', p.paper, 0.3)), s.path(egg(222, 176, 70), '#fffbe4'),
    s.path(blob([[70, 330, 'sharp'], [120, 300], [176, 306], [240, 284], [300, 300], [350, 280], [350, 640, 'sharp'], [70, 640, 'sharp']]), mistWall),
    s.path(blob([[70, 420, 'sharp'], [150, 396], [220, 410], [350, 380], [350, 640, 'sharp'], [70, 640, 'sharp']]), mix(c.middle, p.paper, 0.25)),
    s.path('M50 480H372V640H50z', mix(c.near, c.middle, 0.4)),
    p.hatch((x, y) => clamp((y - 400) / 240), { angle: 0, gap: 6, width: 1, patch: [50, 6], area: [56, 390, 310, 220] }),
  ];
  const door = [
    s.path(polygon([[132, 262], [132, 230], [139, 219], [150, 219], [157, 230], [157, 262]]), '#3d5a45'),
    s.path(polygon([[136, 262], [136, 232], [142, 224], [147, 224], [147, 262]]), '#f7c93f'),
    s.path(polygon([[136, 262], [147, 262], [142, 284], [122, 284]]), '#f7d871', 'opacity=".6"'),
    s.stroke('M124 264h40M118 271h46M112 278h50M108 286h50', mix(ink, c.near, 0.5), 1.7),
  ];
  /** A cliff from its edge to the side of the card, in ledges. @param {[number, number][]} edge @param {number} side */
  const cliff = (edge, side) => polygon([[side, -20], ...edge, [side, 640]]);
  /** @type {[number, number][]} */
  const leftEdge = [[128, -20], [120, 36], [132, 52], [112, 118], [118, 150], [92, 176], [98, 236], [84, 262], [94, 330], [70, 356], [78, 430], [56, 470], [66, 640]];
  /** @type {[number, number][]} */
  const rightEdge = [[304, -20], [314, 44], [296, 66], [318, 140], [312, 176], [334, 206], [326, 280], [344, 300], [334, 372], [352, 404], [342, 480], [360, 510], [352, 640]];
  const [left, right] = [cliff(leftEdge, -20), cliff(rightEdge, 420)];
  const inner = (/** @type {[number, number][]} */ edge, /** @type {number} */ by) => polygon([...edge, ...edge.toReversed().map(([x, y], i) => /** @type {[number, number]} */ ([x + by * (i % 2 ? 1.5 : 0.8), y + 8]))]);
  const rock = [
    p.shape(left, { fill: mix(c.near, c.middle, 0.3), reach: 0, contour: 2.4 }), p.shape(right, { fill: mix(c.near, c.middle, 0.45), reach: 0, contour: 2.4 }),
    s.within(left, s.path(inner(leftEdge, -15), mix(c.far, p.paper, 0.1)), p.hatch((x, y) => clamp((70 - x) / 60 + (y - 380) / 500), { angle: 82, gap: 5.4, width: 1.3, patch: [60, 5], area: [-10, -10, 120, 620] })),
    s.within(right, s.path(inner(rightEdge, 9), mix(c.far, p.paper, 0.1)), p.hatch((x, y) => clamp((x - 350) / 50 + (y - 420) / 500), { angle: 98, gap: 5.4, width: 1.3, patch: [60, 5], area: [310, -10, 100, 620] })),
    // Birds nest in the wall, and a root holds on.
    s.stroke('M-6 70q50 0 78 34t12 50M40 82q4 26-10 44', ink, 3), s.path(egg(376, 150, 10, 7), ink), s.path(egg(373, 149, 1.8), '#f7d871'),
    s.stroke('M150 120l9 5 9-6M176 90l7 4 7-5M140 80l5 3 6-4', ink, 1.8),
  ];

  // The bridge runs away from us: `z` is the distance, `u` from -1 to 1 across.
  const END = 4.3;
  /** @param {number} z @param {number} u @returns {[number, number]} */
  const at = (z, u) => [150 + 66 * (1 - 1 / z) * 1.3 + (u * 132) / z, 198 + 395 / z + 70 * Math.sin(((1 - 1 / z) / (1 - 1 / END)) * Math.PI) * (1 / z) + u * u * (-16 / z)];
  const zs = Array.from({ length: 13 }, (_, i) => 1.06 * (END / 1.06) ** (i / 12));
  const cloth = blob([...zs.map((z) => at(z, -1)), ...zs.toReversed().map((z) => at(z, 1))].map((q, i) => (i % 13 === 0 || i % 13 === 12 ? [q[0], q[1], 'sharp'] : q)));
  let [stitches, shades] = ['', ''];
  for (let row = 0; row < 30; row++) {
    const [z, far] = [1.08 * (END / 1.08) ** (row / 30), 1.08 * (END / 1.08) ** ((row + 0.86) / 30)];
    for (let i = 0; i < 9; i++) {
      const [a, b, d] = [at(far, -0.92 + i * 0.205), at(z, -0.82 + i * 0.205), at(far, -0.72 + i * 0.205)];
      const v = `M${round(a[0])} ${round(a[1])}L${round(b[0])} ${round(b[1])} ${round(d[0])} ${round(d[1])}`;
      if (i < 2 || i > 7) shades += v;
      else stitches += v;
    }
  }
  const fringe = Array.from({ length: 9 }, (_, i) => { const [x, y] = at(1.07, -0.9 + i * 0.225); return `M${round(x - 12)} ${round(y)}q-2 ${16 + (i % 3) * 4} 8 17t12-18`; }).join('');
  const man = at(END, 0);
  const long = blob([[...at(END, -0.3), 'sharp'], [...at(END, 0.3), 'sharp'], at(2.6, 0.42), at(1.9, 0.36), at(1.72, 0.14), [...at(1.7, 0.5), 'sharp'], at(1.64, 0.2), at(1.46, 0.16), at(1.44, -0.2), at(1.64, -0.26), [...at(1.7, -0.56), 'sharp'], at(1.72, -0.2), at(1.9, -0.42), at(2.6, -0.46)]);
  const bridge = [
    s.path(cloth, ink, 'transform="translate(3 9)"'), s.path(cloth, wool),
    s.within(cloth, s.stroke(shades, shade(wool, -0.08), 3.4), s.stroke(stitches, pale, 3), s.path(long, deep, 'opacity=".62"')),
    s.stroke(line(zs.map((z) => at(z, -1))), deep, 3.6), s.stroke(line(zs.map((z) => at(z, 1))), pale, 3), s.stroke(fringe, wool, 3.4),
  ];
  // He stands at the end of it, bent over his needles, with nothing before him yet.
  const [mx, my] = [man[0], man[1]];
  const m = (/** @type {any[]} */ ...points) => blob(points.map(([x, y, k]) => [mx + x, my + y, k]));
  const coat = m([-20, 0, 'sharp'], [-22, -30], [-20, -62], [-12, -82], [0, -90], [11, -86], [16, -72], [16, -40], [19, -14], [16, 0, 'sharp'], [6, -3], [3, -16], [-1, -3], [-8, 2]);
  const figure = [
    s.path(m([-12, 2], [-14, -14], [-2, -14], [-1, 4], [-8, 6]) + m([4, 2], [4, -14], [14, -14], [14, 2], [20, 5], [6, 6]), ink),
    s.path(coat, '#23382d'), s.stroke(`M${round(mx + 12)} ${round(my - 84)}q6 12 5 40t3 34`, '#f7e9b0', 2.4),
    // The sleeve, the hand, two needles and the rows that hang from them.
    s.path(m([10, -74], [22, -62], [36, -66], [38, -59], [24, -50], [8, -58]), '#2f4a3b'), s.path(egg(mx + 39, my - 63, 5), '#eec3a0'),
    s.stroke(`M${round(mx + 28)} ${round(my - 78)}l28 26M${round(mx + 26)} ${round(my - 50)}l32-22`, '#6b4526', 3.2),
    s.path(m([30, -58], [56, -62], [54, -40], [46, -10], [30, 2], [20, -2], [32, -24]), wool), s.stroke(`M${round(mx + 36)} ${round(my - 52)}l5 4 5-5M${round(mx + 35)} ${round(my - 40)}l5 4 5-5M${round(mx + 32)} ${round(my - 28)}l5 4 5-5M${round(mx + 28)} ${round(my - 16)}l5 4 5-5`, pale, 2),
    s.stroke(`M${round(mx + 55)} ${round(my - 56)}q20 30 8 70t10 90q6 40-8 66`, wool, 2.2),
    s.path(egg(mx + 6, my - 100, 12, 13), '#eec3a0'), s.path(egg(mx + 11.4, my - 102, 1.7, 2), ink),
    s.path(m([-2, -100], [6, -94], [16, -98], [20, -90], [14, -74], [4, -78], [-2, -88]), '#f6f1e2'),
    s.path(m([-16, -106], [-5, -110], [-5, -124], [6, -122], [15, -126], [16, -112], [25, -108], [10, -105]), '#4a3527'),
  ];
  // The ledge where it begins, and the girl, who is in no hurry.
  const ledge = blob([[-20, 560, 'sharp'], [40, 548], [96, 562], [160, 584], [236, 582], [300, 592], [420, 574], [420, 640, 'sharp'], [-20, 640, 'sharp']]);
  const dress = blob([[2, 600, 'sharp'], [8, 548], [22, 506], [28, 470], [48, 452], [72, 452], [94, 470], [98, 508], [112, 548], [124, 586], [128, 604, 'sharp'], [60, 612]]);
  const girl = [
    s.path(ledge, mix(ink, c.near, 0.35)),
    s.path(polygon([[30, 590], [120, 590], [96, 620], [-30, 640]]), ink, 'opacity=".6"'),
    p.shape(dress, { fill: '#dfa92f', reach: 30, angle: 70, gap: 5, contour: 2.2 }), s.stroke('M96 474q6 40 20 74M36 520q4 40-6 70M62 540q2 30 0 60', '#8a5a14', 1.8),
    s.stroke('M90 468q12 40 28 90', '#fff0b8', 3.4),
    s.path(egg(64, 424, 25, 28), '#2a1a18'), s.path(limb([[56, 436, 30], [48, 470, 20], [52, 504, 17], [44, 540, 8]]), '#2a1a18'), s.stroke('M40 460q10 6 22 0M42 480q10 6 20 0M43 500q9 6 18 0', '#6b4038', 2.4), s.path(egg(49, 528, 9, 5), wool),
    s.stroke('M82 406q12 16 6 38', '#f7cf8f', 3), s.path(blob([[86, 424], [94, 430], [88, 440]]), '#eec3a0'),
    // Sleeve, hand, the ball.
    s.path(egg(150, 552, 36), deep), s.path(egg(149, 549, 35), wool), s.stroke('M118 540q28-22 62 0M116 556q34 20 66-6M134 518q-16 30 6 64M160 516q14 34-8 66M124 570q30-10 52-40', pale, 3),
    s.path(limb([[86, 480, 24], [112, 508, 20], [128, 524, 15]]), '#dfa92f'), s.stroke('M92 470q18 20 40 44', '#fff0b8', 3), s.path(egg(133, 528, 9, 8), '#eec3a0'),
    s.stroke(`M176 528q28-4 40 22t30 20`, wool, 3.4),
  ];
  return s.picture(air, door, rock, bridge, figure, girl);
}

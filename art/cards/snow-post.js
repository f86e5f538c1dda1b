// @ts-check
import { shade } from '../studio/colour.js';
import { clamp } from '../studio/marks.js';
import { blob, box, egg, limb, polygon, round } from '../studio/path.js';
import { gouache } from '../studio/hands.js';

export const scene = 'From behind a post counter beside a hot stove: snowmen queue up from the horizon, and the first, already melting, hands in a letter with a smile; one walks the other way, with a child.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('snowLight');
  const g = gouache(s, { from: [1, -0.4] });
  const [dark, wood, ember, red, ink] = ['#241a2c', '#5b3526', '#f08a2c', '#c9302f', '#1c1a2c'];
  const [snow, cool, blue] = ['#fbfaf4', '#c6d6ea', '#8ea9cf'];

  // Winter, as far as one can see: a low sun, hills, firs, the trodden way of the queue.
  const arch = blob([[52, 430, 'sharp'], [52, 170], [70, 92], [128, 38], [206, 24], [284, 38], [342, 92], [360, 170], [360, 430, 'sharp']]);
  const winter = [
    s.path('M40 0H372V440H40z', '#a9c6e6'), g.dry((x, y) => clamp((y - 60) / 150), '#f8dcc4', { area: [40, 40, 332, 190], gap: 4.6, width: 4.4, patch: [60, 4.6], shortest: 12 }), s.path('M40 196H372V260H40z', '#f8dcc4'),
    s.path(egg(292, 172, 27), '#fff3d2'),
    s.path(blob([[30, 240], [100, 206], [170, 226], [250, 196], [380, 226], [380, 300, 'sharp'], [30, 300, 'sharp']]), '#b9cbe6'),
    s.path(blob([[30, 262], [120, 240], [220, 256], [380, 236], [380, 450, 'sharp'], [30, 450, 'sharp']]), '#e9eff6'), s.path(blob([[290, 258], [200, 272], [130, 298], [112, 330], [150, 380], [240, 450, 'sharp'], [80, 450, 'sharp'], [60, 370], [58, 320], [120, 282], [210, 260]]), cool),
    g.dry((x, y) => clamp(1 - Math.hypot((x - 290) / 110, (y - 275) / 40)) * 0.9, '#fff6e2', { area: [180, 240, 190, 80], gap: 4, width: 3.4 }),
  ];
  const firs = [[78, 262, 46], [100, 258, 32], [344, 252, 40], [326, 254, 26], [364, 262, 54]].map(([x, y, h]) => s.path(polygon([[x, y - h], [x + h * 0.28, y], [x - h * 0.28, y]]), '#4a6a86') + s.path(polygon([[x, y - h], [x + h * 0.2, y - h * 0.3], [x, y - h * 0.5], [x - h * 0.16, y - h * 0.4]]), snow)).join('');
  // One of the queue, its shadow to the left; hats and scarves tell them apart.
  /** @param {number} x @param {number} y @param {number} k @param {string} scarf @param {number} hat @param {number} [look] */
  const man = (x, y, k, scarf, hat, look = 1) => {
    const at = (/** @type {number} */ v) => round(v * k);
    return [
      s.path(polygon([[x - 18 * k, y], [x + 16 * k, y], [x - 70 * k, y + 24 * k], [x - 96 * k, y + 20 * k]]), '#7f9cc8', 'opacity=".55"'),
      s.path(egg(x, y - 20 * k, 25 * k, 23 * k) + egg(x, y - 56 * k, 18 * k, 17 * k) + egg(x, y - 84 * k, 13 * k, 12.6 * k), cool), s.path(egg(x + 4 * k, y - 22 * k, 20 * k, 20 * k) + egg(x + 4 * k, y - 58 * k, 13.4 * k, 14 * k) + egg(x + 3 * k, y - 85 * k, 10 * k, 10.4 * k), snow),
      s.stroke(`M${round(x - 13 * k)} ${round(y - 71 * k)}q${at(13)} ${at(7)} ${at(26)} 0`, scarf, 6.4 * k), s.stroke(`M${round(x + 9 * k)} ${round(y - 69 * k)}l${at(4)} ${at(20)}`, scarf, 6 * k),
      look ? s.path(polygon([[x + look * 3 * k, y - 87 * k], [x + look * 21 * k, y - 83 * k], [x + look * 3 * k, y - 82 * k]]), '#e67a26') + s.stroke(`M${round(x - 2 * k)} ${round(y - 88 * k)}h0M${round(x + 7 * k * look)} ${round(y - 89 * k)}h0`, ink, 2.8 * k) : '',
      s.path([`M${round(x - 17 * k)} ${round(y - 93 * k)}h${at(34)}v${at(-4)}h${at(-7)}v${at(-20)}h${at(-20)}v${at(20)}h${at(-7)}z`, polygon([[x - 14 * k, y - 93 * k], [x + 14 * k, y - 93 * k], [x + 9 * k, y - 112 * k], [x - 10 * k, y - 110 * k]]), polygon([[x - 13 * k, y - 92 * k], [x + 13 * k, y - 92 * k], [x - 2 * k, y - 118 * k]])][hat], [ink, '#5f6f80', '#2f6f6a'][hat]),
    ];
  };
  const queue = [
    man(262, 262, 0.15, red, 0), man(246, 263, 0.18, '#2f6f6a', 1), man(228, 265, 0.21, '#d9a02c', 2), man(207, 268, 0.26, red, 1), man(182, 273, 0.32, '#5a4a8a', 0), man(153, 281, 0.4, '#2f6f6a', 2), man(120, 294, 0.5, red, 1), man(92, 326, 0.7, '#d9a02c', 2), man(116, 410, 1.12, '#2f6f6a', 1),
    // Back over the snow, hand in hand with a child.
    man(329, 306, 0.42, '#5a4a8a', 0, 0), s.group([s.path(limb([[345, 308, 5], [338, 304, 4], [333, 300, 3]]) + blob([[340, 330, 'sharp'], [342, 308], [349, 304], [356, 308], [360, 330, 'sharp']]), red), s.path(egg(349, 299, 6), '#f0c49c'), s.path(blob([[342, 299], [344, 290], [350, 287], [356, 291], [356, 299], [349, 295]]), '#2f6f6a')], 'transform="translate(62 22) scale(.84)"'), s.stroke('M322 316h0M333 314h0M318 328h0M330 325h0M316 342h0', blue, 4), s.stroke('M350 308h0M355 312h0M349 318h0M354 324h0M348 330h0', blue, 2.8),
  ];
  // The first of them has come in out of the cold as far as his elbows.
  const first = [
    s.path(egg(214, 394, 80, 72), cool), s.path(egg(212, 262, 56, 52), cool), g.shape(egg(214, 394, 78, 72) + blob([[140, 430, 'sharp'], [134, 400], [150, 372], [280, 372], [300, 410], [306, 446, 'sharp']]), snow, { light: '#ffe3c2', dark: cool, reach: 34, gap: 4.4 }), g.shape(blob([[158, 262], [166, 226], [194, 208], [230, 210], [258, 232], [266, 266], [256, 300], [262, 318, 'sharp'], [246, 308], [216, 314], [184, 308], [164, 292]]), snow, { light: '#ffe3c2', dark: cool, reach: 26, gap: 4.2 }),
    s.path(blob([[154, 300], [186, 314], [226, 318], [268, 306], [276, 324], [240, 340], [196, 340], [158, 324]]), red), s.path(blob([[176, 330], [200, 334], [198, 366], [204, 400, 'sharp'], [178, 398, 'sharp'], [182, 364]]), shade(red, -0.07)), s.stroke('M156 312q60 30 116 2M181 372l19 2M181 386l20 2', '#f0a08a', 3.4),
    s.path(egg(196, 252, 5.4, 6.4) + egg(232, 252, 5.4, 6.4), ink), s.stroke('M194 250h0M230 250h0', snow, 2.6), s.path(blob([[212, 264, 'sharp'], [226, 266], [258, 286], [254, 291, 'sharp'], [220, 280], [210, 274]]), '#e67a26'), s.stroke('M188 284h0M196 291h0M207 295h0M219 296h0M231 294h0', ink, 6),
    s.path(blob([[132, 224], [158, 212], [206, 204], [262, 212], [286, 226], [258, 234], [206, 226], [160, 234]]), ink), s.path(polygon([[170, 212], [164, 134], [252, 130], [250, 214]]), ink), s.path(polygon([[168, 190], [167, 206], [250, 208], [251, 192]]), red), s.stroke('M244 136L243 186', '#ffce94', 4),
    // What runs down him runs over the counter.
    s.stroke('M262 318v20M276 386v26M150 352v14M290 416v18', '#dfeefa', 6), s.stroke('M262 344h0M276 420h0', '#dfeefa', 8),
    s.stroke('M278 366L318 392 328 424M318 392L338 388M322 404L342 410', '#4b2c1c', 6.5),
  ];
  // The office: dark wood about the arch, a counter, the stove at the right.
  const frame = `M-10-10H410V610H-10z${arch.replace(/^M/, 'M')}`;
  const office = [
    `<path d="${frame}" fill="${dark}" fill-rule="evenodd"/>`, s.stroke(arch, wood, 12), s.stroke(arch, '#a4623a', 3),
    g.dry((x, y) => (x > 366 ? clamp((y - 150) / 200) : 0), '#8a3f24', { angle: 88, area: [366, 120, 34, 320], gap: 3.4 }), s.path([0, 1, 2, 3, 4].map((i) => box(6, 60 + i * 72, 34, 52)).join(''), wood), s.path([0, 1, 2, 3, 4].map((i) => polygon([[12, 108 + i * 72], [14, 82 + i * 72 + (i % 2) * 10], [22, 80 + i * 72], [24, 108 + i * 72]]) + polygon([[26, 108 + i * 72], [30, 88 + i * 72], [36, 90 + i * 72], [34, 108 + i * 72]])).join(''), '#e9d9ba'), s.stroke('M17 110v-20M33 254v-16', red, 3),
  ];
  const counter = [
    s.path('M-10 436H410V610H-10z', wood), s.path('M-10 436H410V450H-10z', '#a4623a'), g.dry((x, y) => clamp((x - 150) / 240) * clamp((y - 440) / 30), '#b4612c', { area: [120, 452, 290, 150], gap: 5, width: 4.2, patch: [60, 5] }), g.dry((x, y) => clamp((130 - x) / 160), '#38202a', { area: [-10, 452, 170, 150], gap: 5, width: 4.4, patch: [60, 5] }),
    s.path(blob([[128, 452], [190, 446], [292, 450], [318, 468], [282, 494], [290, 530], [278, 620, 'sharp'], [232, 620, 'sharp'], [240, 540], [214, 500], [150, 492], [116, 472]]), '#bfdcee'), s.stroke('M146 464q50-10 120-2M262 500q8 30 4 80', '#ffffff', 4),
    s.path(polygon([[310, 424], [372, 412], [380, 450], [318, 464]]), '#fdf3dc', 'stroke="#8a5a3a" stroke-width="1.6"'), s.stroke('M310 424L348 442 372 412', '#b98d62', 2), s.path(egg(349, 441, 5.4), red),
    // The stamp waits in the clerk's hand, and does not fall yet.
    s.path(limb([[20, 620, 66], [48, 566, 56], [74, 534, 46]]), '#2c4f8f'), s.stroke('M50 528L96 562', '#f2c64b', 5), s.path(blob([[66, 524], [84, 502], [110, 500], [124, 512], [122, 536], [100, 554], [78, 548]]), '#e9b28c'), s.path(box(103, 478, 14, 44), '#3a2218'), s.path(egg(110, 474, 13, 10), '#3a2218'), s.path(box(88, 518, 46, 15), '#3a2218'), s.path(limb([[92, 506, 12], [110, 504, 13], [126, 512, 10]]) + limb([[90, 518, 12], [110, 518, 12], [126, 526, 9]]), '#e9b28c'), s.stroke('M96 512q14-4 28 4', '#b5795a', 2),
  ];
  const stove = [
    s.path(blob([[366, 620, 'sharp'], [350, 500], [356, 470], [384, 458], [420, 456], [420, 620, 'sharp']]), '#150f1a'), s.path(blob([[374, 580], [368, 520], [384, 494], [420, 490], [420, 590]]), '#ffb347'), s.path(blob([[384, 590, 'sharp'], [378, 550], [388, 520], [396, 544], [406, 506], [420, 540], [420, 590, 'sharp']]), ember), s.path(blob([[394, 590, 'sharp'], [392, 560], [402, 540], [412, 560], [414, 590, 'sharp']]), '#fff0b0'), s.stroke('M352 500q2-24 32-36', ember, 3),
    s.stroke('M384 456V-10', '#150f1a', 20), s.stroke('M376 456V-10', '#7a3820', 3),
  ];
  return s.picture(`<g clip-path="url(#${s.define((id) => `<clipPath id="${id}"><path d="${arch}"/></clipPath>`)})">${[winter, firs, queue].flat(4).join('')}</g>`, office, s.group(first, 'transform="translate(56 45) scale(.9)"'), counter, stove);
}

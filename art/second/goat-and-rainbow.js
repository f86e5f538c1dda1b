// @ts-check
import { shade } from '../studio/colour.js';
import { blob, box, egg, limb, polygon, round } from '../studio/path.js';
import { cutPaper } from '../studio/hands.js';

export const scene = 'A goat on a crag eats the end of a rainbow; the valley below it is grey, and its horns are already striped.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('pearFog');
  const p = cutPaper(s, { from: [-0.5, -1], dark: '#1c2230' });
  const bands = ['#d8433c', '#e98a35', '#f3c945', '#5fae5a', '#3f86c4', '#7a55a8'];
  const sky = [p.ground('#dfe6dc'), [[60, 96, 150], [230, 60, 120], [360, 130, 130]].map(([x, y, w]) => p.sheet(blob([[x - w / 2, y + 18], [x - w * 0.42, y - 6], [x - w * 0.16, y - 26], [x + w * 0.12, y - 20], [x + w * 0.36, y - 10], [x + w / 2, y + 18], [x, y + 26]]), '#cfd8d2', { lift: 3 })), s.stroke(Array.from({ length: 26 }, (_, i) => `M${(i * 67) % 400} ${(i * 113) % 380}l-5 16`).join(''), '#b3c0c0', 2.4)];
  // The bow, band by band, ends raggedly where it was bitten off.
  const [X, Y] = [6, 316];
  const arc = (/** @type {number} */ r, /** @type {number} */ a) => [X + Math.cos(a) * r, Y - Math.sin(a) * r];
  const bow = bands.map((colour, i) => {
    const [out, into] = [282 - i * 17, 282 - (i + 1) * 17 - 0.5];
    const end = 0.16 + [0.02, -0.05, 0.04, -0.03, 0.05, 0][i];
    const edge = [];
    for (let k = 0; k <= 14; k++) edge.push(arc(out, end + (k / 14) * (2.2 - end)));
    for (let k = 14; k >= 0; k--) edge.push(arc(into, end + 0.03 + (k / 14) * (2.2 - end)));
    edge.push(arc((out + into) / 2, end - 0.02));
    return p.sheet('M' + edge.map(([x, y]) => `${round(x)} ${round(y)}`).join('L') + 'z', colour, { lift: 3 });
  });
  // The valley: everything there has the colour of a newspaper.
  const grey = ['#8c9290', '#a3a8a4', '#767c7c', '#b9bdb6'];
  const house = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ w, /** @type {number} */ h, /** @type {number} */ i) => [p.sheet(box(x, y - h, w, h), grey[i % 4], { lift: 3 }), p.sheet(polygon([[x - 4, y - h], [x + w / 2, y - h - w * 0.55], [x + w + 4, y - h]]), grey[(i + 2) % 4], { lift: 3 }), s.path(box(x + w * 0.2, y - h * 0.7, w * 0.22, h * 0.26) + box(x + w * 0.58, y - h * 0.7, w * 0.22, h * 0.26), '#d9dcd4')];
  const valley = [
    p.sheet(blob([[-20, 420, 'sharp'], [60, 392], [150, 408], [240, 380], [420, 420, 'sharp'], [420, 620, 'sharp'], [-20, 620, 'sharp']]), '#b3b8b2', { lift: 4 }), p.sheet(blob([[-20, 470, 'sharp'], [80, 446], [190, 470], [420, 440, 'sharp'], [420, 620, 'sharp'], [-20, 620, 'sharp']]), '#9da39e', { lift: 4 }),
    house(14, 480, 34, 34, 0), house(66, 474, 28, 44, 1), house(108, 488, 40, 36, 2), p.sheet(polygon([[160, 486], [160, 430], [172, 396], [184, 430], [184, 486]]), '#84898a', { lift: 3 }),
    [[44, 452, 14], [152, 462, 16], [206, 480, 18]].map(([x, y, r]) => p.sheet(egg(x, y, r, r * 1.2), '#7f8683', { lift: 3 }) + s.stroke(`M${x} ${y + r}v16`, '#666c6c', 4)), p.sheet(blob([[-20, 520, 'sharp'], [90, 506], [200, 524], [300, 512], [420, 530, 'sharp'], [420, 620, 'sharp'], [-20, 620, 'sharp']]), '#878d89', { lift: 5 }),
    // A garden whose flowers are no use any more.
    s.stroke('M20 560h0M38 572h0M60 558h0M84 574h0M112 560h0M140 576h0M166 562h0M30 590h0M72 592h0M120 594h0', '#b9bdb6', 8), s.stroke('M20 566v8M38 578v8M60 564v8M84 580v8M112 566v8M140 582v8M166 568v8', '#6a706e', 2.4),
  ];
  // People look up. One child still has something red.
  const man = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ k, /** @type {string} */ coat) => [p.sheet(blob([[x - 9 * k, y], [x - 8 * k, y - 26 * k], [x, y - 34 * k], [x + 8 * k, y - 26 * k], [x + 9 * k, y]]), coat, { lift: 4 }), p.sheet(egg(x + k, y - 40 * k, 8 * k, 8.6 * k), '#c9cbc4', { lift: 2 }), s.path(`M${round(x - 7 * k)} ${round(y - 41 * k)}A${round(8 * k)} ${round(8 * k)} 0 0 1 ${round(x + 4 * k)} ${round(y - 48 * k)}L${round(x - 3 * k)} ${round(y - 36 * k)}z`, '#5a605f'), s.stroke(`M${round(x + 5 * k)} ${round(y - 43 * k)}h0`, '#333a3a', 2.6), s.stroke(`M${round(x + 6 * k)} ${round(y - 37 * k)}h${round(3 * k)}`, '#333a3a', 1.8)];
  const people = [man(48, 556, 1.1, '#6f7675'), man(78, 560, 1, '#7f8683'), man(132, 600, 1.5, '#5f6665'), s.stroke('M138 560l20-30', '#5f6665', 8), man(196, 604, 1.05, '#777e7c'), s.stroke('M204 576L214 540Q222 510 212 486', '#4a4f50', 1.8), p.sheet(blob([[212, 488], [194, 468], [196, 440], [214, 430], [232, 442], [232, 468]]), '#d8433c', { lift: 6 }), s.stroke('M204 448q2-6 7-8', '#f2a08c', 4)];
  // The crag, cut in four planes.
  const crag = [p.sheet(polygon([[232, 620], [244, 540], [226, 486], [252, 440], [246, 404], [300, 388], [360, 396], [420, 380], [420, 620]]), '#4c4653', { lift: 10 }), p.sheet(polygon([[246, 404], [300, 388], [360, 396], [420, 380], [420, 412], [356, 430], [300, 418], [262, 430]]), '#6a6272', { lift: 2 }), p.sheet(polygon([[252, 440], [296, 432], [320, 500], [290, 560], [300, 620], [232, 620], [244, 540], [226, 486]]), '#5a5362', { lift: 2 }), p.sheet(polygon([[340, 448], [420, 436], [420, 620], [352, 620], [366, 540]]), '#3d3844', { lift: 2 }), s.stroke('M262 404q-2-14-12-18M268 402q4-14 0-24M384 392q-4-12-12-16M392 390q4-12 2-20', '#7c9a4a', 4)];
  // The goat: beard, belly, and eyes that look two ways.
  const coat = '#f3efe2';
  const goat = [
    p.sheet(limb([[376, 330, 34], [384, 366, 20], [376, 396, 12]]) + limb([[300, 326, 30], [296, 366, 18], [300, 398, 12]]), shade(coat, -0.12), { lift: 5 }),
    p.sheet(blob([[420, 220, 'sharp'], [372, 224], [322, 236], [290, 248], [270, 290], [286, 330], [312, 352], [366, 356], [420, 350, 'sharp']]), coat, { lift: 9 }), p.sheet(limb([[280, 320, 34], [274, 360, 20], [276, 392, 12]]) + limb([[404, 330, 44], [408, 370, 22], [402, 392, 13]]), coat, { lift: 5 }), s.path(box(268, 388, 17, 12) + box(292, 392, 16, 10) + box(368, 390, 16, 10) + box(394, 386, 17, 12), '#3a3038'),
    s.path(blob([[290, 330], [312, 352], [366, 356], [420, 350], [420, 366], [370, 372], [340, 380, 'sharp'], [332, 366], [316, 378, 'sharp'], [306, 358]]), shade(coat, -0.07)),
    p.sheet(limb([[312, 282, 66], [296, 240, 52], [282, 206, 42]]), coat, { lift: 4 }),
    // Horns, already in colour.
    p.sheet(limb([[304, 164, 19], [330, 132, 15], [362, 126, 11], [386, 146, 4]]), '#d9cdb4', { lift: 5 }), s.within(limb([[304, 164, 19], [330, 132, 15], [362, 126, 11], [386, 146, 4]]), bands.map((colour, i) => s.path(polygon([[306 + i * 13, 180 - i * 4], [313 + i * 13, 180 - i * 4], [318 + i * 13, 100], [311 + i * 13, 100]]), colour))),
    p.sheet(blob([[318, 186], [344, 180], [364, 196, 'sharp'], [340, 204], [316, 204]]), shade(coat, -0.05), { lift: 4 }), p.sheet(blob([[308, 160], [322, 180], [318, 210], [290, 234], [262, 258], [236, 268], [222, 260], [222, 244], [240, 224], [258, 190], [280, 162]]), coat, { lift: 7 }),
    p.sheet(limb([[290, 168, 18], [310, 130, 14], [340, 112, 10], [368, 122, 4]]), '#d9cdb4', { lift: 4 }), s.within(limb([[290, 168, 18], [310, 130, 14], [340, 112, 10], [368, 122, 4]]), bands.map((colour, i) => s.path(polygon([[290 + i * 13, 180 - i * 4], [297 + i * 13, 180 - i * 4], [302 + i * 13, 90], [295 + i * 13, 90]]), colour))),
    s.path(egg(276, 198, 10, 9), '#e9c64a'), s.path(box(268, 195.5, 16, 5), '#1c1418'), s.stroke('M262 188q12-10 26-2', '#6b5a4a', 3.4), s.stroke('M228 246q4 3 8 1', '#8a5a52', 3.4), s.stroke('M226 260q18 0 32-12', '#6b5a4a', 3), p.sheet(blob([[246, 262], [262, 254], [272, 270], [268, 296], [258, 314, 'sharp'], [252, 290]]), shade(coat, -0.06), { lift: 4 }),
    // Crumbs.
    s.path(box(236, 280, 7, 5), bands[0]) + s.path(box(224, 298, 6, 6), bands[2]) + s.path(box(244, 316, 6, 5), bands[4]) + s.path(box(230, 336, 5, 6), bands[3]) + s.path(box(214, 276, 6, 5), bands[5]),
    // Its belly shines a little.
    s.stroke('M312 300q24 14 52 8', bands[1], 4, 0.5), s.stroke('M308 312q28 16 60 8', bands[3], 4, 0.5), s.stroke('M312 325q28 12 58 6', bands[5], 4, 0.5),
  ];
  return s.picture(sky, valley.slice(0, 2), bow, valley.slice(2), people, crag, goat);
}

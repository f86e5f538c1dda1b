// @ts-check
import { shade } from '../studio/colour.js';
import { blob, egg, limb, polygon } from '../studio/path.js';
import { gouache } from '../studio/hands.js';

export const scene = 'Seen from high up, past a boy\'s own dangling shoes: far below a red kite stands on a hill and holds his string; its shadow is a boy.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('mintMorning');
  const g = gouache(s, { from: [0.8, -0.8] });
  // Fields from above, each with its own stroke.
  const fields = [
    s.path('M0 0H400V600H0z', '#7fb58c'),
    [[[[-10, -10], [170, -10], [120, 120], [-10, 160]], '#b9c96a', 30], [[[170, -10], [410, -10], [410, 110], [250, 150], [120, 120]], '#5f9f86', -20], [[[-10, 160], [120, 120], [150, 300], [40, 360], [-10, 340]], '#8fbf7a', -48], [[[250, 150], [410, 110], [410, 300], [300, 310]], '#d9cf7c', 62], [[[-10, 340], [40, 360], [90, 610], [-10, 610]], '#4f8f7c', 80], [[[300, 310], [410, 300], [410, 500], [330, 480]], '#94b860', 12], [[[90, 610], [60, 460], [180, 520], [330, 480], [410, 500], [410, 610]], '#c2c464', -14]].map(([q, colour, angle]) => g.shape(polygon(/** @type {any} */ (q)), String(colour), { angle: Number(angle), reach: 90, gap: 5, light: shade(String(colour), 0.06, 8), dark: shade(String(colour), -0.05, -6) })),
    // A river and a road, and what is as small as crumbs.
    g.pull([[-10, 250], [70, 262], [130, 210], [190, 190], [260, 170], [340, 120], [410, 130]], 17, '#3f8fa0', 0.95), s.stroke('M60 610Q80 470 150 420T320 330T410 230', '#f0e2b8', 5),
    s.path([[40, 80], [54, 92], [36, 98], [340, 226], [356, 238], [372, 222], [350, 252]].map(([x, y]) => polygon([[x, y], [x + 11, y - 3], [x + 12, y + 7], [x + 1, y + 9]])).join(''), '#c8502f'), s.path([[300, 60], [316, 72], [290, 80], [330, 50], [90, 200], [104, 190], [20, 430], [30, 460], [16, 490], [370, 400], [384, 420], [360, 440]].map(([x, y]) => egg(x, y, 8, 7)).join(''), '#2f6b52'),
  ];
  // The hill in the middle, and the one who stands on it.
  const hill = g.shape(blob([[96, 380], [130, 310], [200, 286], [274, 306], [310, 376], [280, 450], [200, 474], [124, 448]]), '#a5c96a', { angle: 36, reach: 60, gap: 4.6, light: '#cfdf86', dark: '#6a9c58' });
  const shadow = s.path(egg(150, 434, 15, 13) + limb([[164, 422, 24], [186, 402, 20]]) + limb([[156, 418, 9], [140, 400, 8], [146, 386, 7]]) + limb([[176, 426, 9], [186, 444, 8], [176, 456, 7]]) + limb([[184, 400, 12], [204, 388, 9]]) + limb([[188, 408, 12], [208, 404, 9]]), '#3f7a52');
  const kite = [
    g.shape(polygon([[236, 290], [278, 356], [222, 402], [190, 336]]), '#d8402c', { angle: 64, reach: 40, gap: 4, light: '#f07a4a', dark: '#a82a24' }), s.path(polygon([[236, 290], [278, 356], [226, 350]]), '#e85a38'), s.stroke('M236 290L222 402M190 336L278 356', '#7a1c1c', 3.4),
    s.path(egg(222, 336, 6, 7) + egg(246, 341, 6, 7), '#fff6e0'), s.path(egg(220, 333, 3.2) + egg(244, 338, 3.2), '#2a1016'), s.stroke('M222 360q10 8 22 4', '#2a1016', 3), s.path(blob([[214, 306], [236, 286], [258, 312], [240, 304]]), '#1f6f6a'),
    s.stroke('M190 336q-22 2-30-16', '#d8402c', 6), s.path(egg(158, 316, 11, 8), '#7a4a22'), s.stroke('M150 312l16 8', '#f0e2b8', 2.4), s.stroke('M222 402q4 18-8 28t4 26', '#1f6f6a', 3), s.path(polygon([[206, 424], [220, 430], [208, 438]]) + polygon([[212, 448], [226, 454], [212, 460]]), '#f0c24a'),
  ];
  // The string comes up to us.
  const string = s.stroke('M158 316Q176 200 150 120T206-10', '#fffaf0', 2.6);
  // Our own legs, from the knees: one shoe is gone.
  const sock = '#e9e2cf';
  const legs = [
    g.shape(limb([[86, 660, 84], [98, 590, 70], [112, 540, 54]]), '#e2a57c', { angle: 82, reach: 24, light: '#f6cda6', dark: '#b5724e' }), g.shape(limb([[106, 556, 58], [114, 528, 56]]), sock, { angle: 8, reach: 16, dark: '#b9ab90' }),
    g.shape(blob([[76, 536], [70, 488], [78, 440], [104, 410], [138, 414], [158, 450], [160, 504], [152, 540], [114, 528]]), '#a8342c', { angle: 76, reach: 24, light: '#d8604a', dark: '#6e1c1c' }), s.path(blob([[80, 438], [104, 410], [138, 414], [154, 442], [118, 432]]), sock), s.path(blob([[94, 530], [96, 456], [118, 448], [138, 456], [140, 530], [116, 522]]), '#7a2420'), s.stroke('M92 476l50 6M142 470l-50 20M92 504l50 6M142 498l-50 20', '#fff6e0', 4),
    g.shape(limb([[326, 660, 84], [310, 596, 70], [296, 552, 52]]), '#e2a57c', { angle: 96, reach: 24, light: '#f6cda6', dark: '#b5724e' }), g.shape(blob([[262, 566], [254, 512], [258, 468], [280, 438], [308, 442], [326, 474], [326, 520], [328, 566]]), sock, { angle: 80, reach: 24, light: '#fbf6e6', dark: '#b9ab90' }), s.stroke('M262 552l64 0M262 540l64 0', '#c8502f', 5), s.path(blob([[272, 452], [284, 440], [296, 444], [296, 456], [282, 462]]), '#e2a57c'), s.stroke('M262 470q4-14 12-20M318 466q-4-14-12-20', '#b9ab90', 3),
  ];
  const shoe = s.path(blob([[318, 158], [330, 148], [344, 156], [352, 170], [336, 176], [322, 170]]), '#a8342c') + s.stroke('M334 138q4-10-2-18M346 142q6-8 2-18', '#fffaf0', 2);
  const shorts = g.shape(blob([[40, 640, 'sharp'], [60, 616], [130, 606], [150, 640, 'sharp']]) + blob([[262, 640, 'sharp'], [276, 610], [350, 612], [366, 640, 'sharp']]), '#24405a', { angle: 20, reach: 12 });
  return s.picture(fields, hill, shadow, kite, shoe, string, legs, shorts);
}

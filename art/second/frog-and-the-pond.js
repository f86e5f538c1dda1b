// @ts-check
import { mix } from '../studio/colour.js';
import { clamp } from '../studio/marks.js';
import { blob, egg, limb, polygon } from '../studio/path.js';
import { pen } from '../studio/hands.js';
import { clothed } from '../motifs/clothed-people.js';

export const scene = 'A frog that has drunk the pond sits on the dry mud; in its belly lovers row on by lantern light, and small frogs wait with empty cups.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('pearFog');
  const ink = '#1d2a22';
  const p = pen(s, { paper: '#f2ecd6', ink, from: [-0.7, -1] });
  const [green, water] = ['#8fae5c', '#2f6f78'];
  const land = [
    p.sheet('#e2dabb'), p.wash('M-10-10H410V330Q200 300-10 336z', '#cfd3b4', 0.9), p.hatch((x, y) => clamp((190 - y) / 320), { angle: 8, gap: 8, patch: [50, 8] }, '#7d8a72'),
    // What was the shore: reeds that hang their heads, a jetty over nothing.
    s.stroke('M22 420Q26 350 14 286M40 420Q36 360 46 306M58 424q2-60-8-96M372 420q4-70-6-130M352 420q4-50 12-88M388 424q-2-60 6-108', ink, 3), s.path(limb([[14, 290, 9], [13, 262, 8]]) + limb([[46, 310, 8], [54, 288, 7]]) + limb([[366, 292, 9], [360, 264, 8]]) + limb([[394, 318, 8], [388, 296, 7]]), '#7a4a2a'),
    p.wash('M-10 424Q200 400 410 426V610H-10z', '#c9a877', 0.95),
    s.stroke('M-10 440l46 22 20-10 34 20-8 30 40 16M56 452l-6-26M90 472l28-18M36 462l-18 34 24 26-10 34M82 502l-30 20M410 450l-48 18-18-8-30 22 12 26-34 20M344 460l4-24M314 482l-20-20M362 468l14 36-22 24 14 30M326 508l28 20M32 556l60 8 20 36M368 558l-50 6-20 36M122 518l20 40M292 528l-22 36', mix(ink, '#8a6238', 0.5), 2.4),
  ];
  const frog = [
    // Hind legs folded at both sides, then the body.
    p.shape(blob([[78, 430], [28, 420], [4, 470], [20, 540], [70, 566], [120, 560], [110, 490]]) + blob([[322, 430], [372, 420], [396, 470], [380, 540], [330, 566], [280, 560], [290, 490]]), { fill: '#7d9c4e', reach: 50, gap: 5, contour: 2.6 }),
    p.shape(blob([[200, 96], [268, 98], [330, 150], [352, 250], [366, 380], [350, 490], [290, 556], [200, 574], [110, 556], [50, 490], [34, 380], [48, 250], [70, 150], [132, 98]]), { fill: green, reach: 64, gap: 5, contour: 3, cross: 0.75 }),
    p.shape(blob([[88, 158], [82, 108], [104, 72], [144, 74], [162, 110], [156, 150]]) + blob([[312, 158], [318, 108], [296, 72], [256, 74], [238, 110], [244, 150]]), { fill: green, reach: 22, gap: 4.6, contour: 2.6 }),
    s.path(egg(122, 110, 27, 25) + egg(278, 110, 27, 25), '#f7e9a8'), s.path(blob([[102, 114], [122, 106], [142, 114], [122, 122]]) + blob([[258, 114], [278, 106], [298, 114], [278, 122]]), ink), s.stroke(egg(122, 110, 27, 25) + egg(278, 110, 27, 25), ink, 2.4), s.path('M92 108Q122 74 152 106Q122 92 92 108zM248 106Q278 74 308 108Q278 92 248 106z', '#6f8c44'), s.stroke('M92 108Q122 92 152 106M248 106Q278 92 308 108', ink, 2.4),
    s.stroke('M62 198Q112 236 200 236T338 198', ink, 4.6), s.stroke('M54 190q4 8 10 10M346 190q-4 8-10 10M186 182l-4 6M214 182l4 6', ink, 3.4), s.path([[100, 170], [140, 176], [266, 172], [300, 166], [200, 150], [176, 130], [226, 128], [74, 240], [326, 240]].map(([x, y]) => egg(x, y, 8, 6)).join(''), '#6f8c44'),
  ];
  // The belly is a window.
  const belly = blob([[200, 262], [276, 280], [322, 350], [322, 430], [280, 510], [200, 538], [120, 510], [78, 430], [78, 350], [124, 280]]);
  const pond = s.within(belly,
    s.path('M60 250H340V550H60z', '#e8d79a'), s.path('M60 384H340V550H60z', water), s.path(egg(226, 330, 64, 54), '#f8e6a4'), s.path(egg(228, 326, 34), '#fff6cf'),
    p.hatch((x, y) => (y < 384 ? clamp(Math.hypot(x - 228, y - 326) / 120 - 0.5) : 0), { area: [70, 256, 260, 130], angle: 40, gap: 5 }), p.hatch((x, y) => (y > 384 ? 0.28 + clamp((y - 420) / 160) : 0), { area: [70, 384, 260, 160], angle: 2, gap: 6, width: 1.2, patch: [30, 6] }, '#0f3038'),
    s.path('M190 388h76l-8 14h-60zM206 410h44l-6 8h-32zM214 428h28l-4 6h-20z', '#f2d27c', 'opacity=".85"'),
    // Reeds and lilies went along.
    s.stroke('M100 400q4-50-4-84M112 402q0-40 8-70M304 400q-4-50 4-90', ink, 2.6), s.path(limb([[96, 320, 7], [95, 304, 6]]) + limb([[308, 314, 7], [309, 298, 6]]), '#7a4a2a'), s.path(egg(120, 440, 24, 7) + egg(286, 456, 28, 8) + egg(150, 486, 22, 6), '#8fae5c'), s.path(blob([[280, 452], [276, 440], [286, 444], [292, 434], [296, 446], [304, 442], [300, 454]]), '#f6dfe4'),
    s.path(blob([[180, 500], [200, 490], [222, 494], [236, 486, 'sharp'], [234, 508, 'sharp'], [222, 502], [200, 508]]), '#e0a04a'), s.path(egg(190, 498, 2), ink),
  );
  const boat = [
    clothed(s, 'row', { skin: '#f0c8a4', top: '#b8436f', bottom: '#7c2a4a', hair: '#2a1a16', hairdo: 'long', cut: 'skirt', feel: 'glad', gaze: [1, 0] }, { x: 164, y: 398, size: 84 }), clothed(s, 'row', { skin: '#d9a27a', top: '#f2ecd6', bottom: '#2b3a4a', hair: '#3a2418', hat: 'straw', hatColour: '#e6c36a', feel: 'glad', gaze: [1, 0] }, { x: 240, y: 398, size: 88, flip: true }),
    p.shape(blob([[112, 376, 'sharp'], [140, 386], [200, 390], [262, 386], [294, 374, 'sharp'], [272, 406], [230, 414], [170, 414], [134, 406]]), { fill: '#a8683a', reach: 12, gap: 4 }), s.stroke('M200 376L150 430', '#5a3418', 4), s.path(egg(148, 432, 5, 9, 30), '#5a3418'),
    s.stroke('M284 380q6-40-14-54', ink, 2.4), s.path(polygon([[262, 326], [276, 326], [280, 346], [258, 346]]), '#fff2b8'), s.stroke('M262 326l14 0 4 20h-22zM269 326v-6', ink, 2),
  ];
  const rim = s.stroke(belly, ink, 3) + s.stroke('M100 350Q106 302 146 284', '#fffdf0', 6) + s.stroke('M96 384v12', '#fffdf0', 6);
  // Its hands lie on it, content.
  const hands = [p.shape(limb([[44, 300, 38], [48, 380, 28], [84, 448, 24]]) + limb([[356, 300, 38], [352, 380, 28], [316, 448, 24]]), { fill: green, reach: 16, gap: 5, contour: 2.4 }), p.shape([limb([[80, 444, 20], [100, 440, 11], [116, 434, 8]]), limb([[82, 450, 18], [104, 456, 11], [120, 456, 8]]), limb([[78, 456, 18], [96, 472, 11], [108, 478, 8]]), egg(118, 433, 6) + egg(123, 456, 6) + egg(110, 480, 6)].join('') + [limb([[320, 444, 20], [300, 440, 11], [284, 434, 8]]), limb([[318, 450, 18], [296, 456, 11], [280, 456, 8]]), limb([[322, 456, 18], [304, 472, 11], [292, 478, 8]]), egg(282, 433, 6) + egg(277, 456, 6) + egg(290, 480, 6)].join(''), { fill: '#9dbb68', reach: 6, gap: 4.4, contour: 2 })];
  const feet = p.shape(limb([[90, 560, 22], [60, 580, 14], [20, 586, 9]]) + limb([[96, 562, 20], [86, 592, 13], [70, 612, 8]]) + limb([[310, 560, 22], [340, 580, 14], [380, 586, 9]]) + limb([[304, 562, 20], [314, 592, 13], [330, 612, 8]]), { fill: '#7d9c4e', reach: 8, gap: 4.6, contour: 2 });
  // The others, with cups.
  const small = (/** @type {number} */ x, /** @type {number} */ y, /** @type {1 | -1} */ m) => [
    p.shape(blob([[x - m * 22, y], [x - m * 22, y - 20], [x - m * 8, y - 34], [x + m * 8, y - 42], [x + m * 22, y - 32], [x + m * 16, y - 20], [x + m * 12, y]]), { fill: '#a9b86a', reach: 12, gap: 4, contour: 1.8 }), s.path(egg(x + m * 8, y - 42, 6), '#f7e9a8'), s.stroke(egg(x + m * 8, y - 42, 6), ink, 1.6), s.path(egg(x + m * 9, y - 44, 2.6), ink), s.stroke(`M${x + m * 12} ${y - 27}q${m * 6} ${-1} ${m * 9} ${-4}M${x + m * 8} ${y - 18}l${m * 18} ${-4}`, ink, 2.2), s.path(polygon([[x + m * 22, y - 34], [x + m * 36, y - 34], [x + m * 34, y - 18], [x + m * 24, y - 18]]), '#f6f1e0'), s.stroke(`M${x + m * 22} ${y - 34}h${m * 14}l${-m * 2} 16h${-m * 10}z`, ink, 1.8),
  ];
  return s.picture(land, frog, pond, boat, rim, hands, feet, s.group([small(76, 372, 1), small(26, 376, 1), small(160, 376, -1)], 'transform="scale(1.6)"'));
}

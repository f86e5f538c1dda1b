// @ts-check
import { clamp } from '../studio/marks.js';
import { blob, box, egg, limb, polygon } from '../studio/path.js';
import { gouache } from '../studio/hands.js';

export const scene = 'From behind a post counter beside a hot stove: snowmen queue up, and the first, already melting, hands in a letter with a smile.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('snowLight');
  const g = gouache(s, { from: [-1, -0.2] });
  const [snow, blue, ember] = ['#eef2f4', '#8fa6c9', '#f08a3c'];
  const hall = [
    g.ground('#5f77a6', [[180, 160, '#7f95bd']]), s.path('M-10 380H410V520H-10z', '#4a5f8a'), g.dry((x, y) => clamp(1 - x / 230) * 0.8, '#c9825a', { angle: 84, gap: 6, width: 4.6, patch: [60, 6], area: [0, 0, 240, 440] }),
    // The door they came by, open to the winter.
    s.path(box(268, 96, 96, 216), '#33456e'), s.path(box(278, 106, 76, 206), '#f7fafb'), g.dry((x, y) => (x > 278 && x < 354 && y > 106 && y < 312 ? 0.4 : 0), '#c6d3e6', { angle: 70, gap: 7, width: 4, area: [278, 106, 76, 206] }), s.stroke('M316 106v206M278 200h76', '#33456e', 4),
  ];
  const man = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ k, /** @type {string} */ scarf, /** @type {'hat' | 'pot' | 'cap'} */ hat) => [
    g.shape(egg(x, y - 34 * k, 46 * k, 40 * k) + egg(x, y - 92 * k, 34 * k, 31 * k) + egg(x, y - 140 * k, 25 * k, 24 * k), snow, { angle: 64, reach: 26 * k, gap: 3.8, light: k > 0.6 ? '#ffe3c4' : '#ffffff', dark: blue }),
    s.path(limb([[x - 23 * k, y - 120 * k, 11 * k], [x, y - 114 * k, 12 * k], [x + 23 * k, y - 120 * k, 11 * k]]) + polygon([[x + 8 * k, y - 116 * k], [x + 22 * k, y - 118 * k], [x + 26 * k, y - 76 * k], [x + 12 * k, y - 74 * k]]), scarf),
    s.stroke(`M${x - 10 * k} ${y - 144 * k}h0M${x + 9 * k} ${y - 144 * k}h0M${x} ${y - 96 * k}h0M${x} ${y - 80 * k}h0M${x} ${y - 60 * k}h0`, '#22263a', 6 * k), s.path(polygon([[x - 2 * k, y - 140 * k], [x - 26 * k, y - 132 * k], [x - 1 * k, y - 131 * k]]), '#e8762c'),
    hat === 'hat' ? s.path(polygon([[x - 18 * k, y - 160 * k], [x - 16 * k, y - 198 * k], [x + 17 * k, y - 198 * k], [x + 19 * k, y - 160 * k]]) + limb([[x - 32 * k, y - 160 * k, 7 * k], [x + 32 * k, y - 160 * k, 7 * k]]), '#22263a') : hat === 'pot' ? s.path(polygon([[x - 24 * k, y - 156 * k], [x - 20 * k, y - 186 * k], [x + 20 * k, y - 186 * k], [x + 24 * k, y - 156 * k]]), '#a8342c') : s.path(blob([[x - 24 * k, y - 152 * k], [x - 18 * k, y - 176 * k], [x + 6 * k, y - 186 * k], [x + 24 * k, y - 168 * k], [x + 25 * k, y - 152 * k]]) + egg(x + 2 * k, y - 188 * k, 7 * k), '#2f6f6a'),
  ];
  const queue = [man(304, 312, 0.34, '#2f6f6a', 'cap'), man(330, 330, 0.42, '#c8502f', 'hat'), man(290, 352, 0.52, '#e0a93a', 'pot'), man(340, 388, 0.68, '#5a3a6e', 'cap'), man(282, 428, 0.9, '#2f6f6a', 'hat'), s.stroke('M312 352l22 18M362 350l18-16', '#5a3a24', 4), s.path(polygon([[324, 362], [348, 366], [344, 384], [320, 380]]), '#fdf3dc')];
  // The first: large, leaning on the counter; on the side of the stove he runs.
  const first = egg(176, 420, 108, 112) + egg(176, 282, 78, 74) + blob([[104, 500, 'sharp'], [84, 520], [96, 540, 'sharp'], [140, 520], [250, 524, 'sharp'], [250, 480]]);
  const face = blob([[112, 196], [118, 150], [150, 124], [196, 124], [230, 150], [236, 196], [216, 232], [168, 240], [128, 228]]);
  const hero = [
    g.shape(first, snow, { angle: 70, reach: 62, gap: 4.2, light: '#ffd3a0', dark: blue }), g.shape(face, snow, { angle: 70, reach: 40, gap: 4, light: '#ffd3a0', dark: blue }),
    // Runnels of what he was.
    s.path(limb([[90, 330, 13], [82, 400, 10], [86, 470, 12], [78, 530, 8]]) + limb([[116, 226, 10], [108, 264, 8], [112, 290, 10]]) + limb([[120, 400, 9], [114, 450, 8], [118, 480, 9]]), '#cfe4ef'), s.stroke('M84 420v30M112 250v22M116 430v24', '#ffffff', 3),
    s.path(limb([[106, 236, 24], [170, 250, 27], [232, 236, 24]]) + polygon([[196, 240], [228, 236], [240, 330], [206, 338]]), '#c8302c'), s.stroke('M202 262l30-4M204 284l31-4M207 306l31-4', '#f6d9c4', 5),
    s.stroke('M150 180h0M200 178h0', '#1c2032', 16), s.stroke('M147 176h0M197 174h0', '#ffffff', 4), s.path(polygon([[172, 188], [96, 214], [88, 224], [174, 206]]), '#e8762c'), s.path(polygon([[172, 188], [96, 214], [130, 206]]), '#ffab5c'), s.stroke('M138 216h0M150 224h0M166 229h0M184 228h0M200 222h0M210 212h0', '#1c2032', 7), s.stroke('M176 300h0M178 340h0M180 386h0', '#1c2032', 13),
    // The hat has begun to sink.
    s.path(polygon([[120, 142], [106, 58], [210, 36], [228, 128]]), '#22263a'), s.path(limb([[84, 158, 15], [172, 142, 16], [258, 122, 14]]), '#22263a'), s.path(polygon([[117, 122], [113, 104], [222, 82], [226, 102]]), '#c8302c'), g.pull([[116, 70], [124, 128]], 12, '#3f4666', 0.4),
  ];
  const arm = [s.stroke('M250 330L304 400 330 470M304 400l26-12M322 448l20-4M326 460l14 14', '#5a3a24', 8), s.path(polygon([[286, 462], [352, 450], [360, 494], [294, 506]]), '#fdf3dc'), s.stroke('M286 462L328 482 352 450', '#c9a888', 3), s.path(egg(324, 480, 7), '#c8302c'), s.path(box(338, 458, 12, 13), ember)];
  // The counter, water running over it, the stamp that waits in our hand.
  const counter = [
    g.shape(polygon([[-10, 500], [410, 488], [410, 620], [-10, 620]]), '#8a5230', { angle: 2, reach: 30, gap: 4.6, light: '#c9824a', dark: '#5a3220' }), s.path(blob([[60, 520], [130, 504], [240, 506], [276, 520], [250, 540], [200, 548], [190, 580], [170, 620, 'sharp'], [140, 620, 'sharp'], [150, 576], [120, 548], [70, 540]]), '#bcd8e4'), s.stroke('M90 524q40-10 90-6M158 560q-2 20-8 40', '#ffffff', 4),
  ];
  const stove = [
    g.shape(blob([[-20, 160, 'sharp'], [40, 150], [66, 190], [72, 320], [66, 470], [40, 520], [-20, 524, 'sharp']]), '#23262f', { angle: 84, reach: 20, light: '', dark: '#12141a' }), s.path(box(-10, 262, 56, 108), '#12141a'), s.path(blob([[-10, 366, 'sharp'], [-10, 290], [4, 310], [14, 276], [26, 318], [34, 298], [42, 340], [40, 366, 'sharp']]), ember), s.path(blob([[-10, 366, 'sharp'], [-10, 330], [6, 340], [14, 312], [24, 344], [32, 366, 'sharp']]), '#ffd36a'), s.stroke('M8 262v108M28 262v108', '#12141a', 6), s.path(box(2, -10, 34, 170), '#2d313c'), s.stroke('M60 200v240', '#f08a3c', 4),
  ];
  const hand = s.group([g.shape(limb([[440, 640, 70], [392, 590, 54], [364, 566, 46]]), '#2f4a7a', { angle: 40, reach: 16, light: '#4f6fa0' }), g.shape(blob([[326, 560], [340, 540], [366, 540], [384, 556], [378, 584], [350, 592], [330, 580]]), '#e2ab86', { angle: 50, reach: 18, light: '#f6cda6', dark: '#b5724e' }), s.stroke('M336 552l16 12M332 564l16 10', '#b5724e', 3), s.path(limb([[334, 548, 15], [322, 580, 15]]), '#6b3a20'), s.path(polygon([[300, 584], [338, 592], [334, 608], [296, 600]]), '#22263a')], 'transform="translate(-16 -26)"');
  return s.picture(hall, queue, hero, arm, stove, counter, s.path(polygon([[286, 492], [352, 480], [358, 516], [292, 528]]), '#fdf3dc'), s.stroke('M286 492L326 508 352 480', '#c9a888', 3), hand);
}

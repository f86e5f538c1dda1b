// @ts-check
import { clamp } from '../studio/marks.js';
import { blob, box, egg, limb, polygon } from '../studio/path.js';
import { gouache } from '../studio/hands.js';

export const scene = 'A snake hangs its old skin on the washing line; beside it a human one flutters by its hands, unbuttoned, empty and content, with the shoes neatly below it.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('mintMorning');
  const g = gouache(s, { from: [-0.9, -0.8] });
  const garden = [
    s.path('M0 0H400V600H0z', '#a9d6d6'), s.path('M0 190Q200 150 400 200V420H0z', '#d3ead2'), g.dry((x, y) => clamp(0.9 - y / 260), '#8cc6cc', { area: [0, 0, 400, 240], angle: 6, gap: 7, width: 5.4, patch: [60, 7], shortest: 18 }), g.dry((x, y) => clamp(0.8 - Math.abs(y - 250) / 120), '#f3f6dc', { area: [0, 150, 400, 200], angle: -4, gap: 8, width: 5.4, patch: [60, 8], shortest: 18 }),
    // The hedge, a house with its shutters closed.
    s.path(box(34, 268, 84, 96), '#f0d9b8'), s.path(polygon([[24, 272], [76, 222], [128, 272]]), '#c8604a'), s.path(box(52, 292, 18, 26) + box(84, 292, 18, 26), '#4a8a84'), s.stroke('M61 292v26M93 292v26', '#2f625f', 2.4), g.shape(blob([[-20, 370], [30, 340], [90, 356], [160, 336], [230, 354], [310, 334], [420, 356], [420, 430, 'sharp'], [-20, 430, 'sharp']]), '#5f9f6a', { reach: 30, gap: 5, angle: 60, light: '#93c47a', dark: '#3c7a58' }),
    s.path('M0 412Q200 392 400 416V600H0z', '#9ccb5e'), g.dry((x, y) => clamp((y - 400) / 200), '#5f9f4a', { area: [0, 404, 400, 196], angle: 82, gap: 7, width: 4.4, patch: [16, 7] }), s.stroke('M300 452h0M318 470h0M24 450h0M44 466h0M370 440h0M226 446h0', '#fff8e0', 7), s.stroke('M300 452h0M318 470h0M24 450h0M44 466h0M370 440h0M226 446h0', '#f2b53c', 3),
  ];
  const post = [g.shape(limb([[14, 470, 15], [12, 260, 13], [8, 70, 12]]), '#a5713f', { reach: 6, gap: 3.6, angle: 86, light: '#d9a866', dark: '#6b4424' }), s.stroke('M-6 92L34 84', '#6b4424', 9), s.stroke('M0 112Q200 170 410 132', '#f8f2e0', 3.6)];
  const peg = (/** @type {number} */ x, /** @type {number} */ y) => s.path(box(x - 4, y - 14, 8, 26), '#d9a24a') + s.stroke(`M${x} ${y - 2}v14`, '#8a5f24', 2);
  // A striped shirt, as anywhere.
  const shirt = [g.shape(blob([[48, 126, 'sharp'], [70, 138], [94, 136, 'sharp'], [126, 170], [112, 188], [100, 176], [104, 256], [74, 264], [42, 252], [46, 172], [32, 184], [22, 162]]), '#f6f0e0', { reach: 16, gap: 4, angle: 80, light: '#ffffff', dark: '#b9c4c0' }), s.stroke('M46 186q28 8 56 2M45 206q28 8 58 2M44 226q30 8 60 2M43 245q30 8 60 2', '#3f6fa8', 5), peg(48, 126), peg(96, 136)];
  // The old skin: all scales, nobody in it.
  const slough = limb([[196, 156, 26], [200, 200, 33], [190, 270, 34], [204, 340, 30], [194, 410, 22], [204, 462, 12], [198, 492, 3]]);
  const old = [g.shape(slough, '#efe6c4', { reach: 14, gap: 3.8, angle: 84, light: '#fffbe8', dark: '#c4b588' }), s.stroke(Array.from({ length: 20 }, (_, i) => { const y = 184 + i * 14; const x = 198 + Math.sin((y - 200) / 44) * 5; return `M${Math.round(x - 10 + i * 0.2)} ${y}q5 6 ${Math.round(10 - i * 0.2)} 0q5 6 ${Math.round(10 - i * 0.2)} 0`; }).join(''), '#b5a470', 2), s.path(egg(190, 172, 4.4) + egg(205, 172, 4.4), '#8a7a4c'), peg(190, 152), peg(204, 153)];
  // And the other one.
  const skin = '#e6ab82';
  // Pegged by the hands and blown aside: flat, open at the front, content.
  const suit = limb([[252, 168, 17], [266, 206, 25], [292, 250, 36]]) + limb([[384, 164, 17], [374, 206, 25], [352, 250, 36]]) + blob([[284, 236], [306, 228], [340, 228], [362, 238], [358, 290], [366, 350], [342, 366], [300, 362], [284, 350], [292, 296]]) + limb([[306, 350, 40], [318, 398, 36], [322, 440, 35], [342, 486, 38]]) + limb([[344, 350, 40], [360, 396, 36], [364, 430, 35], [390, 466, 38]]);
  const human = [
    s.path(suit, '#3c6a4a', 'opacity=".3" transform="translate(12 12)"'), g.shape(suit, '#54688c', { reach: 14, gap: 4, angle: 70, light: '#8aa0c0', dark: '#34445f' }),
    // Unbuttoned, and nothing in it but the lining.
    s.path(blob([[308, 240, 'sharp'], [338, 240, 'sharp'], [336, 290], [330, 340], [322, 346, 'sharp'], [312, 336], [308, 290]]), '#f3d9a8'), s.stroke('M316 262v60M323 258v76M330 262v56', '#d8b67c', 2.4), s.stroke('M308 238Q304 300 322 348Q340 300 338 238', '#34445f', 3), s.stroke('M302 270h0M303 292h0M308 314h0', '#e9c65c', 6), s.stroke('M290 356Q326 368 360 354', '#34445f', 3), s.path(polygon([[308, 240], [322, 256], [338, 240], [330, 236], [316, 236]]), '#fbf6e6'),
    // Hands like gloves, the pegs on their fingertips.
    s.path(limb([[251, 170, 15], [248, 154, 16], [244, 142, 9]]) + limb([[256, 160, 8], [264, 152, 5]]) + limb([[385, 166, 15], [388, 150, 16], [390, 138, 9]]) + limb([[380, 158, 8], [372, 150, 5]]), skin),
    // The head lolls and smiles.
    g.shape(blob([[296, 176], [306, 162], [336, 164], [350, 182], [346, 212], [332, 234], [316, 236], [302, 222], [294, 198]]), '#edb88e', { reach: 14, gap: 3.8, angle: 80, light: '#fbdcb8', dark: '#b5744e' }), s.path(blob([[290, 186], [296, 160], [320, 152], [346, 162], [354, 190], [338, 178], [318, 184], [302, 178]]), '#5a3420'), s.stroke('M302 202q7 7 14 1M328 204q7 6 13 0', '#5a3020', 3.4), s.stroke('M322 204q-4 10 2 12', '#a8603c', 3), s.stroke('M308 217q12 12 27 2', '#a8503c', 3.6), s.path(egg(305, 212, 5, 3.4) + egg(341, 213, 5, 3.4), '#e2957a'),
    peg(246, 140), peg(389, 136),
  ];
  const shoes = [s.path(egg(318, 562, 66, 10), '#3c6a3a', 'opacity=".5"'), g.shape(blob([[272, 560], [270, 534], [290, 530], [300, 544], [318, 550], [320, 562]]) + blob([[322, 564], [322, 538], [342, 534], [352, 548], [372, 554], [374, 566]]), '#3a2a2c', { reach: 8, gap: 3.4, angle: 20, light: '#8a6a60', dark: '#1a1214' }), s.stroke('M290 540l12 4M342 544l12 4', '#f2e6cf', 2.4), s.path(egg(282, 533, 10, 4) + egg(333, 537, 10, 4), '#1a1214'), s.stroke('M278 532q6-10 14-4', '#e9e2c4', 6)];
  // The snake in its new one: it shines.
  const spine = /** @type {[number, number, number][]} */ ([[-30, 500, 34], [30, 540, 52], [110, 556, 62], [186, 566, 58], [228, 536, 54], [206, 492, 52], [148, 470, 50], [92, 440, 48], [76, 380, 46], [102, 322, 43], [140, 280, 38], [152, 232, 34], [150, 196, 31]]);
  const body = limb(spine);
  const marks = [[30, 540, 10], [72, 552, 11], [116, 556, 12], [158, 566, 11], [200, 562, 10], [226, 532, 9], [196, 488, 10], [158, 474, 10], [118, 458, 10], [86, 424, 10], [77, 382, 10], [90, 340, 9], [118, 304, 9], [142, 272, 8], [152, 238, 7]];
  const snake = [
    s.path(egg(120, 588, 130, 14), '#3c6a3a', 'opacity=".5"'), g.shape(body, '#2f8f6a', { reach: 26, gap: 4, angle: 40, light: '#7fd08a', dark: '#17594f' }), s.path(marks.map(([x, y, r]) => polygon([[x - r * 1.3, y], [x, y - r], [x + r * 1.3, y], [x, y + r]])).join(''), '#f2c23c'), s.path(marks.map(([x, y, r]) => egg(x, y, r * 0.42)).join(''), '#c8402c'),
    g.shape(blob([[128, 196], [128, 168], [146, 150], [168, 150], [184, 160], [186, 174], [168, 186], [160, 206], [140, 210]]), '#2f8f6a', { reach: 14, gap: 3.6, angle: 40, light: '#7fd08a', dark: '#17594f' }), s.path(egg(152, 166, 7.4), '#fff4c0'), s.path(egg(155, 166, 2.4, 6), '#14211c'), s.stroke('M143 156q9-6 18-1', '#14463c', 3.4), s.stroke('M186 172q-14 8-28 6', '#14463c', 3), s.path(box(180, 160, 22, 8), '#d9a24a'), s.stroke('M190 164h12', '#8a5f24', 2),
  ];
  // The basket is not empty yet.
  const basket = [g.shape(blob([[20, 612, 'sharp'], [10, 566, 'sharp'], [60, 574], [112, 566, 'sharp'], [104, 612, 'sharp']]), '#b98a4a', { reach: 14, gap: 4, angle: 4, light: '#e6c07a', dark: '#7a5426' }), s.stroke('M16 584q46 12 92 0M19 598q44 10 86 0', '#7a5426', 3), s.path(blob([[16, 568], [30, 546], [54, 552], [70, 540], [96, 550], [108, 568], [60, 576]]), '#dcd2ea'), s.path(blob([[58, 572], [66, 552], [84, 550], [98, 562], [92, 572]]), skin), s.stroke('M72 562q4 4 8 0M84 560q4 4 8 0', '#5a3020', 2.4)];
  return s.picture(garden, post, shirt, human, old, shoes, snake, basket);
}

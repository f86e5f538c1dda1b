// @ts-check
import { shade } from '../studio/colour.js';
import { clamp } from '../studio/marks.js';
import { blob, box, egg, limb, polygon } from '../studio/path.js';
import { gouache } from '../studio/hands.js';
import { person } from '../motifs/people.js';

export const scene = 'The hills at sunset are a sleeping dog with a village at its belly; far off, taller than the mountains, somebody stands with a lead, and one ear has risen.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('amberDusk');
  const g = gouache(s, { from: [-0.9, -0.7] });
  const sky = [
    s.path('M0 0H400V600H0z', '#5a4a7c'), s.path('M0 70Q200 40 400 90V400H0z', '#a8637c'), s.path('M0 150Q200 116 400 170V400H0z', '#e08a5c'), s.path('M0 220Q180 190 400 236V400H0z', '#f6bb6a'),
    g.dry((x, y) => clamp(0.8 - Math.abs(y - 80) / 60), '#7a5484', { area: [0, 20, 400, 110], angle: -4, gap: 7, width: 5.4, patch: [60, 7], shortest: 18 }), g.dry((x, y) => clamp(0.8 - Math.abs(y - 160) / 50), '#c9745f', { area: [0, 110, 400, 100], angle: 5, gap: 7, width: 5.4, patch: [60, 7], shortest: 18 }), g.dry((x, y) => clamp(0.8 - Math.abs(y - 236) / 46), '#fbd58c', { area: [0, 190, 400, 90], angle: 3, gap: 7, width: 5.4, patch: [60, 7], shortest: 18 }), s.path(egg(292, 214, 46), '#fff0c0'),
  ];
  // Who has come to call it.
  const walker = person({ head: [2, -91], neck: [1, -82], chest: [0, -70], hip: [0, -49], nearArm: [[10, -64], [18, -52]], farArm: [[12, -76], [10, -89]], nearLeg: [[-2, -26], [-3, -3]], farLeg: [[4, -26], [5, -3]] }, { wear: 'coat', head: 'hat' });
  const giant = [s.group(s.path(walker.d, '#7a4a78'), 'transform="translate(84 330) scale(2.9 2.9)"'), g.dry((x, y) => (x > 84 && x < 106 && y > 90 && y < 260 ? 0.4 : 0), '#b06a7c', { area: [80, 80, 30, 190], angle: 86, gap: 6, width: 3 }), s.stroke('M136 180Q160 210 142 236T160 262', '#5a2f5c', 4.6), s.stroke(egg(164, 268, 8, 10), '#5a2f5c', 4)];
  const mountains = [g.shape(polygon([[-20, 300], [30, 252], [70, 284], [124, 240], [170, 286], [214, 256], [260, 300], [340, 262], [376, 290], [420, 268], [420, 400], [-20, 400]]), '#97597a', { reach: 26, gap: 5, angle: 40, light: '#cf8070', dark: '#7a4a70' })];
  // The dog: rump, back, shoulder.
  const fur = '#8a6a3c';
  const back = blob([[-40, 640, 'sharp'], [-40, 330], [0, 290], [56, 270], [120, 288], [176, 306], [226, 296], [262, 320], [280, 380], [270, 450], [210, 500], [60, 540], [0, 640, 'sharp']]);
  const body = [
    g.shape(back, fur, { reach: 66, gap: 5, angle: 66, light: '#5f4a34', dark: '#5f4a34' }), g.dry((x, y) => clamp(1 - Math.abs(y - 288 - Math.abs(x - 120) * 0.1) / 40) * 0.8, '#e2ab52', { area: [-10, 262, 290, 70], angle: 18, gap: 5, width: 4, patch: [26, 5] }),
    // Fields on its flank, hedges, a road along the ribs.
    [[[[14, 344], [62, 322], [94, 340], [50, 368]], '#a08a44', 20], [[[104, 344], [148, 332], [172, 356], [128, 374]], '#8f9048', -30], [[[58, 376], [98, 350], [124, 378], [92, 408]], '#b08a40', 50]].map(([q, colour, angle]) => g.shape(polygon(/** @type {any} */ (q)), String(colour), { angle: Number(angle), reach: 20, gap: 5, light: shade(String(colour), 0.08, 8), dark: shade(String(colour), -0.07) })), s.stroke('M-10 396Q60 414 120 392T226 380', '#e6c98a', 4), [[36, 318], [50, 312], [140, 322], [156, 318], [104, 330], [196, 332], [180, 366]].map(([x, y]) => s.path(egg(x, y, 7, 8), '#3c4a2c') + s.path(egg(x - 2.4, y - 2.4, 3.4, 4), '#8a9a44')),
  ];
  const haunch = g.shape(blob([[-40, 440], [0, 404], [50, 408], [84, 446], [88, 500], [60, 540], [-40, 560]]), '#7a5c36', { reach: 40, gap: 5, angle: 30, light: '#b98a48', dark: '#4f3c2a' });
  // The village sleeps where it is warm.
  const lawn = [g.shape(blob([[-20, 560], [60, 500], [140, 462], [240, 446], [420, 440, 'sharp'], [420, 620, 'sharp'], [-20, 620, 'sharp']]), '#54503a', { reach: 0, light: '', dark: '' }), g.dry((x, y) => clamp((y - 450) / 160) * 0.7, '#3a3a2e', { area: [0, 460, 400, 140], angle: 3, gap: 6, width: 5, patch: [40, 6] })];
  const home = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ w, /** @type {number} */ h, /** @type {string} */ wall, /** @type {string} */ roof) => [s.path(box(x, y - h, w, h), wall), s.path(polygon([[x - 4, y - h], [x + w / 2, y - h - w * 0.6], [x + w + 4, y - h]]), roof), s.path(box(x + w * 0.18, y - h * 0.72, w * 0.22, h * 0.34) + box(x + w * 0.58, y - h * 0.72, w * 0.22, h * 0.34), '#ffdc7c')];
  const village = [home(116, 504, 30, 26, '#a86a4a', '#5a2f30'), home(158, 492, 28, 24, '#8a5a48', '#43252c'), s.path(polygon([[202, 508], [202, 452], [212, 410], [222, 452], [222, 508]]), '#8a5a48'), s.path(polygon([[198, 454], [212, 404], [226, 454]]), '#43252c'), s.path(egg(212, 470, 5), '#ffdc7c'), home(232, 502, 32, 28, '#a86a4a', '#4a2a30'), home(284, 500, 28, 24, '#8a5a48', '#5a2f30'), home(92, 552, 40, 34, '#8a5a48', '#43252c'), home(152, 562, 44, 36, '#b5744e', '#5a2f30'), home(222, 560, 40, 34, '#7a4f48', '#3a2028'), home(284, 556, 44, 36, '#a86a4a', '#4a2a30'), s.stroke('M132 476q6-10 0-18t4-16M176 512q8-12 0-22t5-18M306 508q7-12 0-22t4-16', '#d9b090', 3.4), s.stroke('M70 580h0M92 588h0M214 588h0M272 590h0M340 580h0M356 586h0', '#ffdc7c', 4.6), s.stroke('M196 600Q206 570 204 520', '#8a7a52', 9)];
  // The head: asleep, all but one ear.
  const head = blob([[222, 342], [232, 304], [268, 286], [304, 294], [324, 324], [350, 344], [380, 350], [394, 364], [390, 386], [370, 400], [320, 412], [262, 414], [228, 390]]);
  const front = [
    g.shape(blob([[244, 410], [290, 400], [376, 404], [398, 420], [392, 440], [330, 446], [250, 446]]), '#a5804a', { reach: 14, gap: 4, angle: 6, light: '#d9a85a', dark: '#5f4a34' }), s.stroke('M366 418v20M384 420v16', '#4f3c2a', 4),
    // The ear that listens, in front of the sun.
    g.shape(blob([[240, 312], [234, 262], [252, 200, 'sharp'], [282, 244], [292, 298], [266, 312]]), '#6b4c30', { reach: 16, gap: 4, angle: 70, light: '#c98f48', dark: '#43301f' }), s.path(blob([[250, 300], [246, 262], [256, 226], [272, 256], [276, 296]]), '#c9766a'),
    g.shape(head, '#a5804a', { reach: 34, gap: 4.4, angle: 54, light: '#e2b45e', dark: '#6b4c30' }), g.shape(blob([[322, 336], [350, 346], [380, 352], [394, 366], [390, 386], [370, 398], [322, 406], [304, 380]]), '#e9cf9a', { reach: 14, gap: 4, angle: 20, light: '#fbe6b8', dark: '#b98f5c' }), s.path(egg(386, 362, 13, 11), '#2a1c22'), s.stroke('M382 358h0', '#8a7a84', 5), s.stroke('M386 386q-26 10-56 4', '#5f4a34', 4.6), s.stroke('M286 334q14 13 31 3', '#2a1c22', 5.6), s.stroke('M284 318q14-9 28-3', '#6b4c30', 5), s.stroke('M352 376h0M362 368h0M344 366h0', '#8a6a44', 4),
    g.shape(blob([[240, 326], [216, 346], [202, 392], [216, 420], [242, 402], [254, 352]]), '#6b4c30', { reach: 14, gap: 4, angle: 80, light: '#a8763c', dark: '#43301f' }),
    // The collar, with a lamp for a bell.
    s.stroke('M206 402Q212 436 246 438', '#a8342c', 10), s.path(egg(222, 438, 10, 11), '#f0c04a'),
  ];
  const tail = g.shape(limb([[-10, 560, 50], [30, 590, 38], [70, 596, 24], [104, 584, 5]]), '#8a6a3c', { reach: 16, gap: 4, angle: 12, light: '#c9934c', dark: '#4f3c2a' });
  return s.picture(sky, giant, mountains, body, lawn, haunch, village, front, tail);
}

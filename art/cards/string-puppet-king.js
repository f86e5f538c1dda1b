// @ts-check
import { shade } from '../studio/colour.js';
import { blob, egg, limb, polygon, ring } from '../studio/path.js';
import { cutPaper } from '../studio/hands.js';

export const scene = 'A jointed king sits on his throne on strings from a child\'s hands; from the child\'s wrists other strings go up.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('circusRed');
  const p = cutPaper(s, { from: [-0.3, -1], dark: '#1c0410' });
  const [red, gold, cream] = ['#a3182a', '#e8b33c', '#f6ead0'];
  const back = [p.ground('#3d0a1c'), [0, 1, 2, 3].map((i) => p.sheet(blob([[-20, -20, 'sharp'], [120 - i * 26, -20, 'sharp'], [96 - i * 24, 150], [110 - i * 30, 320], [70 - i * 20, 470], [90 - i * 26, 620, 'sharp'], [-20, 620, 'sharp']]), shade(red, -0.14 + i * 0.05), { lift: 6 }) + p.sheet(blob([[420, -20, 'sharp'], [280 + i * 26, -20, 'sharp'], [304 + i * 24, 150], [290 + i * 30, 320], [330 + i * 20, 470], [310 + i * 26, 620, 'sharp'], [420, 620, 'sharp']]), shade(red, -0.14 + i * 0.05), { lift: 6 }))];
  // The throne, seen from its foot: steps, then a back like a tower.
  const throne = [
    p.sheet(blob([[124, 560, 'sharp'], [132, 300], [140, 226], [166, 214], [200, 180], [234, 214], [260, 226], [268, 300], [276, 560, 'sharp']]), gold, { lift: 10 }), p.sheet(blob([[144, 540, 'sharp'], [150, 300], [158, 240], [200, 206], [242, 240], [250, 300], [256, 540, 'sharp']]), '#6e0f22', { lift: 4 }), s.stroke([[166, 270], [200, 250], [234, 270], [166, 320], [234, 320]].map(([x, y]) => `M${x} ${y}h0`).join(''), gold, 8),
    p.sheet(polygon([[70, 540], [330, 540], [350, 580], [50, 580]]), '#7d1426', { lift: 7 }), p.sheet(polygon([[40, 576], [360, 576], [390, 630], [10, 630]]), '#94192e', { lift: 7 }), p.sheet(polygon([[170, 540], [230, 540], [250, 630], [150, 630]]), gold, { lift: 4 }), p.sheet(polygon([[178, 540], [222, 540], [238, 630], [162, 630]]), '#c9324a', { lift: 2 }),
  ];
  // The king is made of pieces with a pin in every joint.
  const pin = (/** @type {number} */ x, /** @type {number} */ y) => s.path(egg(x, y, 5.4), '#8a6a1c') + s.path(egg(x - 0.8, y - 0.8, 4), '#fbe39a');
  const arm = (/** @type {1 | -1} */ m) => p.sheet(limb([[200 + m * 44, 366, 30], [200 + m * 84, 398, 24]]), '#c9324a', { lift: 6 }) + p.sheet(limb([[200 + m * 84, 398, 20], [200 + m * 104, 340, 17]]), '#e0485a', { lift: 5 }) + p.sheet(egg(200 + m * 106, 328, 13, 15), cream, { lift: 4 }) + pin(200 + m * 84, 398) + pin(200 + m * 46, 368);
  const leg = (/** @type {1 | -1} */ m) => p.sheet(limb([[200 + m * 24, 480, 30], [200 + m * 32, 530, 26]]), '#2f6f6a', { lift: 6 }) + p.sheet(limb([[200 + m * 32, 528, 22], [200 + m * 28, 576, 19]]), '#3f8a82', { lift: 5 }) + p.sheet(blob([[200 + m * 16, 574], [200 + m * 38, 570], [200 + m * 66, 588], [200 + m * 60, 598], [200 + m * 18, 596]]), '#2a1020', { lift: 5 }) + pin(200 + m * 32, 530);
  const king = [
    p.sheet(blob([[148, 372, 'sharp'], [160, 350], [200, 342], [240, 350], [252, 372, 'sharp'], [266, 500, 'sharp'], [200, 512], [134, 500, 'sharp']]), '#c9324a', { lift: 8 }), leg(-1), leg(1), p.sheet(polygon([[186, 346], [214, 346], [222, 506], [178, 506]]), cream, { lift: 3 }), s.stroke('M196 372v8M208 392v8M194 414v8M206 436v8M196 458v8M208 480v8', '#2a1020', 5),
    arm(-1), arm(1), p.sheet(blob([[148, 362], [170, 342], [200, 338], [230, 342], [252, 362], [228, 376], [200, 380], [172, 376]]), cream, { lift: 5 }), s.stroke('M168 360v6M184 364v6M216 364v6M232 360v6', '#2a1020', 4),
    // The face: cheeks of a doll, a jaw that is a piece of its own.
    p.sheet(blob([[168, 268], [200, 258], [232, 268], [238, 300], [228, 330], [200, 338], [172, 330], [162, 300]]), '#f0c79e', { lift: 7 }), p.sheet(blob([[172, 318, 'sharp'], [228, 318, 'sharp'], [224, 340], [200, 366, 'sharp'], [176, 340]]), cream, { lift: 4 }), s.stroke('M180 320q20 8 40 0', '#8a2a2a', 3.4), s.stroke('M178 306h0M222 306h0', '#e0725a', 13), s.path(egg(184, 292, 9, 8) + egg(216, 292, 9, 8), '#ffffff'), s.path(egg(184, 288, 4.4) + egg(216, 288, 4.4), '#1c0410'), s.stroke('M174 278q10-8 20-2M206 276q10-6 20 2', '#7a4a2a', 3.6), s.path(polygon([[196, 296], [204, 296], [206, 310], [194, 310]]), '#e0a878'),
    p.sheet(polygon([[160, 270], [152, 222], [176, 246], [186, 212], [200, 242], [214, 212], [224, 246], [248, 222], [240, 270]]), gold, { lift: 6 }), s.path(egg(200, 258, 6) + egg(176, 260, 4) + egg(224, 260, 4), '#c9324a'), s.stroke('M152 222h0M186 212h0M214 212h0M248 222h0', cream, 8),
  ];
  // Hands of a child over the edge of the gallery, and the cross of wood.
  const skin = '#e9b48c';
  const bar = [p.sheet(limb([[110, 116, 14], [290, 104, 14]]), '#8a5a2c', { lift: 6 }), p.sheet(limb([[196, 70, 13], [206, 146, 13]]), '#a06a36', { lift: 5 })];
  const strings = s.stroke('M112 118L96 318M288 106L304 318M150 114L166 262M250 108L236 262M206 146L200 214M170 113L172 520M232 109L228 520', cream, 1.6);
  const fist = (/** @type {number} */ x, /** @type {number} */ y, /** @type {1 | -1} */ m) => [p.sheet(limb([[x + m * 60, -30, 48], [x + m * 36, 40, 40], [x + m * 12, 84, 38]]), skin, { lift: 8 }), p.sheet(polygon([[x + m * 36, -30], [x + m * 96, -30], [x + m * 66, 34], [x + m * 20, 16]]), '#2f6f86', { lift: 6 }), p.sheet([0, 1, 2, 3].map((i) => limb([[x - 16 + i * 11, y - 10, 13], [x - 18 + i * 11, y + 14, 11]])).join(''), shade(skin, 0.03), { lift: 4 }), s.stroke(`M${x + m * 34} 34Q${x + m * 20} 46 ${x + m * 14} 42`, '#b0382f', 5)];
  const child = [bar, fist(132, 106, -1), fist(270, 100, 1)];
  // And higher still.
  const above = s.stroke('M108 46L96-10M294 42L306-10', cream, 2);
  const star = p.sheet(polygon(ring(8, (a, i) => [200 + Math.cos(a) * (i % 2 ? 8 : 18), 196 + Math.sin(a) * (i % 2 ? 8 : 18)])), cream, { lift: 3 });
  // Two courtiers bow; their strings are slack.
  const courtier = (/** @type {number} */ x, /** @type {1 | -1} */ m, /** @type {string} */ colour) => p.sheet(blob([[x, 610, 'sharp'], [x - m * 8, 556], [x + m * 4, 520], [x + m * 34, 514], [x + m * 50, 530], [x + m * 40, 552], [x + m * 28, 610, 'sharp']]), colour, { lift: 7 }) + p.sheet(egg(x + m * 62, 540, 15, 17), '#e0b08a', { lift: 5 }) + p.sheet(blob([[x + m * 50, 528], [x + m * 60, 518], [x + m * 76, 528], [x + m * 76, 538], [x + m * 60, 532]]), '#2a1020', { lift: 2 }) + s.stroke(`M${x + m * 64} 543q${m * 4} 3 ${m * 8} 0`, '#2a1020', 2) + s.stroke(`M${x + m * 30} 514Q${x + m * 10} 440 ${x + m * 22} 330T${x + m * 6} 130`, cream, 1.2);
  return s.picture(back, throne, star, king, courtier(14, 1, '#4a2a6e'), courtier(386, -1, '#2f5f4a'), strings, child, above);
}

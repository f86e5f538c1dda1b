// @ts-check
import { mix, oklch, shade } from '../studio/colour.js';
import { blob, box, egg, limb, line, polygon, round } from '../studio/path.js';
import { backdrop, dashes, glow, shadow, shafts, specks, vignette } from '../studio/nature.js';
import { cat } from '../motifs/animals.js';
import { person } from '../motifs/people.js';

export const scene = 'A king on his throne; strings go up from him to a bored child in the gallery.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('circusRed');
  const gold = oklch(0.8, 0.13, 82);
  const ermine = mix(c.light, c.far, 0.08);
  const skin = mix(c.light, c.skyLow, 0.42);
  const teal = shade(c.accent, -0.12);

  // The hall runs back to a wall of tall windows behind the gallery.
  const arch = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ w, /** @type {number} */ h) => `M${x} ${y + h}V${y + w / 2}Q${x} ${y} ${x + w / 2} ${y}Q${x + w} ${y} ${x + w} ${y + w / 2}V${y + h}z`;
  const windows = [arch(66, 6, 56, 150), arch(142, -14, 64, 170), arch(226, -14, 64, 170), arch(310, 6, 52, 150)].join('');
  const hall = [
    backdrop(s, c.near, c.middle, c.far, c.middle),
    s.path(box(40, 176, 330, 240), s.fade(c.middle, c.far, c.skyLow)), glow(s, 200, 330, 220, c.skyLow, 0.9),
    s.path(windows, s.fade(c.light, mix(c.light, c.skyLow, 0.3))), s.stroke('M94 10v144M66 70h56M66 114h56M174-10v164M142 54h64M142 106h64M258-10v164M226 54h64M226 106h64M336 10v144M310 70h52M310 114h52', c.near, 3),
    s.stroke(windows, c.near, 6), glow(s, 200, 70, 230, c.light, 0.55),
    // Doors far away below, through which everyone must come.
    s.path(arch(176, 230, 60, 130), c.near), s.path(arch(184, 238, 44, 122), s.fade(mix(c.light, c.skyLow, 0.5), c.skyLow)),
  ];
  const pillar = (/** @type {number} */ x, /** @type {number} */ w, /** @type {number} */ foot, /** @type {string} */ tone) => s.path(box(x, 170, w, foot - 170) + box(x - w * 0.25, foot - w * 0.5, w * 1.5, w * 0.5) + box(x - w * 0.2, 170, w * 1.4, w * 0.5), s.blend([x, 0], [x + w, 0], shade(tone, -0.08), shade(tone, 0.12), shade(tone, -0.06))) + s.stroke(`M${round(x + w * 0.3)} ${170 + w}V${foot - w}M${round(x + w * 0.55)} ${170 + w}V${foot - w}`, shade(tone, -0.1), 2, 0.6);
  const floor = [
    s.path(polygon([[110, 398], [300, 398], [470, 620], [-70, 620]]), s.fade(mix(c.far, c.skyLow, 0.5), c.middle, c.near)),
    s.stroke('M110 398L-70 620M158 398L70 620M206 398V620M254 398L330 620M300 398L470 620M100 412h212M86 432h240M64 462h290M30 506h350M-20 566h440', c.near, 2.2, 0.6),
    s.path(polygon([[180, 398], [232, 398], [300, 620], [100, 620]]), s.fade(c.far, shade(c.accent, -0.36), shade(c.accent, -0.42))), s.stroke('M184 398L112 620M228 398L288 620', gold, 4, 0.9),
  ];
  const columns = [pillar(112, 14, 404, c.far), pillar(284, 14, 404, c.far), pillar(70, 22, 436, c.middle), pillar(316, 22, 436, c.middle), pillar(10, 36, 500, c.near), pillar(356, 38, 500, c.near)];
  const court = [[96, 446, 62, 'bun'], [112, 440, 56, 'hat'], [62, 462, 74, 'hat'], [306, 442, 58, 'bun'], [326, 450, 64, 'topHat'], [346, 466, 74, 'bun']].map(([x, y, size, head], i) => s.place(person('hunch', { head: /** @type {any} */ (head), wear: i % 2 ? 'coat' : 'robe' }), { x: Number(x), y: Number(y), size: Number(size), flip: Number(x) > 200, fill: mix(c.near, c.frame, 0.3), rim: gold, from: [0, -1], rimWidth: 1.6 }));

  // Gallery.
  const baluster = s.stamp(s.path(limb([[0, 0, 7], [0, -9, 11], [0, -20, 5], [0, -30, 7]]), s.fade(gold, mix(gold, c.far, 0.7))));
  const gallery = [
    s.path(box(-10, 152, 420, 34), s.fade(c.near, c.frame)), Array.from({ length: 21 }, (_, i) => baluster(i * 20, 182)),
    s.path(box(-10, 182, 420, 14) + box(-10, 144, 420, 10), s.fade(gold, mix(gold, c.far, 0.8))), s.stroke('M-10 145h420M-10 184h420', c.light, 2, 0.8),
    s.path([0, 1, 2, 3, 4, 5, 6, 7].map((i) => blob([[i * 58 - 26, 196, 'sharp'], [i * 58 + 30, 196, 'sharp'], [i * 58 + 20, 212], [i * 58 + 2, 217], [i * 58 - 16, 212]])).join(''), s.fade(c.far, c.middle)),
    s.stroke([0, 1, 2, 3, 4, 5, 6, 7].map((i) => `M${i * 58 - 26} 198q28 34 56 0`).join(''), gold, 2.4),
  ];

  // Throne and dais.
  const dais = s.path(polygon([[64, 520], [330, 520], [356, 552], [40, 552]]) + polygon([[38, 556], [358, 556], [388, 596], [10, 596]]), s.fade(mix(c.far, c.skyLow, 0.35), c.near)) + s.path(box(40, 548, 316, 12) + box(10, 592, 378, 14), s.fade(gold, c.middle));
  const throne = [
    shadow(s, 196, 540, 170, 20, c.frame, 0.7), dais,
    s.path(blob([[112, 530, 'sharp'], [116, 330], [108, 262, 'sharp'], [134, 274], [152, 236], [196, 214], [240, 236], [258, 274], [284, 262, 'sharp'], [276, 330], [280, 530, 'sharp']], 0.7), s.blend([108, 0], [284, 0], mix(gold, c.middle, 0.4), gold, mix(gold, c.near, 0.5))),
    s.path(blob([[128, 520, 'sharp'], [132, 340], [150, 270], [196, 240], [242, 270], [260, 340], [264, 520, 'sharp']], 0.8), s.fade(shade(c.accent, -0.3), shade(c.accent, -0.42))), s.stroke([[160, 300], [232, 300], [196, 270], [150, 340], [242, 340], [148, 390], [244, 390], [178, 320], [214, 320]].map(([x, y]) => `M${x} ${y}h0`).join(''), gold, 6),
    s.path(egg(108, 258, 9) + egg(284, 258, 9) + egg(196, 210, 11), c.light),
    s.path(limb([[112, 432, 20], [112, 528, 18]]) + limb([[280, 432, 20], [280, 528, 18]]) + egg(112, 428, 16) + egg(280, 428, 16), s.fade(gold, mix(gold, c.near, 0.6))),
  ];

  // The king is jointed wood under the robe; his arms are where the strings have left them.
  const robe = s.blend([120, 300], [280, 540], shade(c.far, 0.07), c.middle, c.near);
  const sleeve = (/** @type {[number, number, number][]} */ bones) => s.path(limb(bones), robe);
  const king = [
    s.path(blob([[160, 304], [196, 296], [232, 304], [250, 360], [256, 430], [286, 470], [296, 548, 'sharp'], [240, 560], [196, 552], [150, 562], [98, 548, 'sharp'], [108, 470], [138, 430], [142, 360]]), robe),
    s.path(blob([[182, 330], [210, 330], [216, 430], [226, 556, 'sharp'], [196, 552], [168, 558, 'sharp'], [176, 430]]), s.fade(ermine, mix(ermine, c.far, 0.25))), s.stroke('M190 360l2 8M206 384l2 8M188 410l2 8M208 438l2 8M186 466l2 8M206 494l2 8M184 520l2 8M214 530l2 8', c.frame, 4),
    // Knees come forward under the cloth.
    s.path(egg(152, 456, 30, 26) + egg(242, 456, 30, 26), s.fade(shade(c.far, 0.1), c.middle)), s.stroke('M134 480q-8 40-14 66M160 482q2 36-2 70M232 482q0 40 4 70M260 480q10 36 18 66', c.near, 4, 0.6),
    s.path(limb([[150, 552, 22], [138, 566, 18], [122, 570, 6]]) + limb([[240, 552, 22], [252, 566, 18], [270, 568, 6]]), teal),
    sleeve([[158, 318, 34], [112, 318, 36], [86, 314, 34], [78, 340, 40], [74, 368, 50]]), sleeve([[234, 318, 34], [276, 304, 36], [304, 290, 32], [312, 262, 36], [316, 238, 46]]),
    s.path(limb([[52, 372, 12], [74, 380, 13], [98, 370, 12]]) + limb([[292, 236, 12], [316, 226, 13], [340, 238, 12]]), ermine),
    s.path(limb([[74, 378, 12], [73, 400, 13], [66, 418, 6]]) + limb([[74, 396, 9], [84, 416, 4]]) + limb([[72, 396, 8], [74, 420, 4]]) + limb([[316, 226, 12], [318, 206, 14], [322, 196, 8]]) + egg(318, 204, 9, 10), skin), s.path(egg(74, 386, 5) + egg(316, 220, 5), mix(skin, c.near, 0.35)),
    // Sceptre, loose in the hand.
    s.path(limb([[306, 240, 4], [318, 206, 5], [338, 152, 4]]), gold), s.path(egg(340, 146, 8), c.accent), s.path(egg(340, 135, 4), gold),
    s.path(limb([[150, 310, 22], [196, 334, 26], [242, 310, 22]]), ermine), s.stroke('M164 316l2 7M186 332l1 7M208 332l-1 7M230 316l-2 7', c.frame, 4),
    // Face: painted, jaw on hinges, beard like a shaving.
    s.path(blob([[166, 262], [196, 250], [226, 262], [228, 288], [214, 308], [196, 314], [178, 308], [164, 288]]), s.blend([160, 0], [232, 0], skin, mix(skin, c.light, 0.4), mix(skin, c.far, 0.3))), s.path(blob([[170, 288], [182, 294], [196, 290], [210, 294], [222, 288], [222, 316], [206, 334], [196, 352, 'sharp'], [186, 334], [170, 316]]), s.fade(mix(ermine, '#ffffff', 0.6), ermine)), s.stroke('M184 306q2 16 8 26M208 306q-2 16-8 26M196 304v28', mix(c.far, c.skyLow, 0.4), 2, 0.7),
    s.stroke('M180 272h0M212 272h0', c.frame, 6.4), s.stroke('M172 264q8-5 15-2M205 262q8-3 15 2M188 297q8 4 16 0', c.near, 3), s.path(egg(170, 284, 6) + egg(222, 284, 6), c.far, 'opacity=".6"'), s.path(limb([[196, 270, 5], [197, 284, 8]]), mix(skin, c.far, 0.35)), s.stroke('M184 298v12M208 298v12', c.near, 1.8, 0.7),
    s.path(polygon([[164, 262], [154, 214], [174, 236], [184, 206], [196, 232], [208, 206], [218, 236], [238, 214], [228, 262]]), s.fade(c.light, gold, mix(gold, c.far, 0.5))), s.path(egg(154, 212, 5) + egg(184, 203, 5) + egg(208, 203, 5) + egg(238, 212, 5), c.light), s.path(egg(196, 250, 6) + egg(176, 252, 4) + egg(216, 252, 4), c.accent),
  ];
  // Strings from the cross of wood.
  const cross = /** @type {[number, number]} */ ([250, 136]);
  const strings = s.stroke([[228, 128, 74, 384], [226, 130, 88, 312], [242, 132, 188, 210], [254, 134, 204, 210], [272, 140, 316, 206], [270, 142, 304, 288], [238, 136, 150, 450], [262, 140, 242, 450]].map(([x, y, u, v]) => `M${x} ${y}L${u} ${v}`).join(''), c.light, 1.9, 0.95);
  const bar = s.path(limb([[222, 126, 6], cross3(cross, 7), [280, 144, 6]]) + limb([[258, 116, 6], cross3(cross, 7), [242, 154, 6]]), mix(c.near, c.skyLow, 0.35)) + s.stroke('M224 125L278 142', c.light, 1.8, 0.7);
  // The child has its chin on its fist and looks at something else.
  const hair = shade(c.near, -0.03);
  const child = [
    s.path(blob([[262, 152, 'sharp'], [264, 122], [280, 104], [306, 104], [322, 122], [326, 152, 'sharp']]), s.blend([262, 0], [326, 0], teal, shade(teal, -0.14))), s.stroke('M270 122q20 10 48 0M266 138h56', c.light, 4, 0.55),
    s.path(egg(292, 82, 24, 25), s.blend([268, 0], [316, 0], skin, mix(skin, c.far, 0.3))), s.path(egg(316, 84, 5, 7), mix(skin, c.far, 0.3)),
    s.path(blob([[268, 82], [266, 62], [280, 50], [302, 48], [320, 62], [322, 86], [314, 100, 'sharp'], [312, 78], [300, 66], [284, 70]]) + limb([[296, 52, 9], [304, 40, 5], [298, 36, 2]]), hair),
    s.stroke('M276 82q4 3 9 0M296 82q4 3 9 0', c.frame, 2.8), s.stroke('M276 77l9-1M296 76l9 1', hair, 2.4), s.stroke('M282 97q5-2 9 0', c.near, 2.6), s.path(egg(274, 91, 4) + egg(306, 91, 4), c.far, 'opacity=".45"'),
    s.path(limb([[314, 124, 15], [330, 140, 14], [310, 146, 13], [302, 118, 10], [300, 106, 11]]), teal), s.path(egg(299, 104, 8, 7), skin),
    bar, s.path(limb([[274, 122, 15], [260, 138, 13], [256, 136, 11]]), teal), s.path(egg(251, 135, 8, 7) + limb([[248, 130, 5], [242, 134, 4]]), skin),
  ];
  const trifles = [
    // Others of the set hang from the rail; a cat keeps them company.
    s.place(person('stand', { head: 'hood', wear: 'robe' }), { x: 62, y: 232, size: 54, turn: 8, fill: shade(c.accent, -0.34) }), s.place(person('dance', { head: 'topHat' }), { x: 96, y: 240, size: 56, turn: -6, fill: c.frame }), s.stroke('M64 182V152M60 190L56 152M98 190V152M84 196L92 152M112 196L102 152', c.light, 1.6, 0.8),
    s.place(cat({ pose: 'sleep' }), { x: 174, y: 146, size: 40, fill: c.frame, rim: c.light, from: [0.4, -1] }),
    s.path(egg(356, 138, 9) + polygon([[20, 144], [22, 126], [44, 126], [46, 144]]), teal), s.stroke('M348 134q8 6 16 2', c.light, 2), s.path(polygon([[28, 126], [32, 110], [40, 126]]), gold),
    shafts(s, 60, -60, [20, 32, 45], 640, 6, c.light, 0.22), specks(s, 40, [40, 200, 300, 240], [1.6, 3.6], c.light, 0.7), dashes(s, 16, [70, 560, 260, 30], [10, 26], c.light, { opacity: 0.25, width: 2 }),
  ];
  // Backs in front: everyone bows to the same man.
  const curtain = (/** @type {number} */ m) => s.path(blob([[200 + m * 210, -20, 'sharp'], [200 + m * 150, -20, 'sharp'], [200 + m * 168, 120], [200 + m * 160, 250], [200 + m * 182, 380], [200 + m * 176, 620, 'sharp'], [200 + m * 220, 620, 'sharp']]), s.blend([200 + m * 150, 0], [200 + m * 205, 0], c.middle, c.near, c.frame)) + s.stroke(line([[200 + m * 172, -10], [200 + m * 184, 180], [200 + m * 178, 260]]) + line([[200 + m * 188, -10], [200 + m * 196, 240]]), c.frame, 4, 0.6);
  const front = [curtain(-1), curtain(1), s.stroke('M22 262q12 10 20 0M378 262q-12 10-20 0', gold, 6), [[52, 616, 96], [346, 618, 104]].map(([x, y, size]) => s.place(person('hunch', { head: x < 200 ? 'bare' : 'bun', wear: 'robe' }), { x, y, size, flip: x > 200, fill: c.frame, rim: gold, from: [0, -1], rimWidth: 2.4 }))];
  return s.picture(hall, columns.slice(0, 4), floor, court, columns.slice(4), gallery, throne, king, child, strings, trifles, front, vignette(s, 0.5));
}

/** @param {[number, number]} p @param {number} w @returns {[number, number, number]} */
const cross3 = (p, w) => [p[0], p[1], w];

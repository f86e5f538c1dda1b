// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, box, egg, limb, line, polygon, ring, round } from '../studio/path.js';
import { backdrop, dashes, glow, shadow, shafts, specks, vignette } from '../studio/nature.js';
import { moth } from '../motifs/animals.js';
import { mouse } from '../motifs/more-animals.js';
import { skyline } from '../motifs/buildings.js';

export const scene = "A wolf measures a sheep for a wolf's coat by moonlight.";

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('moonBlue');
  const gold = c.accent;
  const moon = mix(c.light, gold, 0.08);
  const fur = mix(c.far, c.middle, 0.45);
  const wool = mix(c.light, c.skyLow, 0.22);
  const wine = shade(gold, -0.34, -45);
  const beam = { rim: mix(c.light, c.skyLow, 0.15), from: /** @type {[number, number]} */ ([0.7, -1]), rimWidth: 3 };
  const solid = (/** @type {string} */ d, /** @type {string} */ fill, /** @type {[number, number]} */ from = beam.from) => s.place({ d }, { x: 0, y: 0, size: 100, fill, ...beam, from });

  // Window, with the one lamp of the shop in it.
  const pane = 'M128 344V118Q128 18 232 18Q336 18 336 118V344z';
  const wall = [
    backdrop(s, mix(c.near, c.frame, 0.2), c.near, mix(c.middle, c.near, 0.6), c.frame),
    dashes(s, 60, [0, 0, 400, 440], [4, 9], c.middle, { angle: 90, width: 3, opacity: 0.5 }),
    s.path(pane, s.fade(c.skyHigh, c.far, c.skyLow)),
    s.within(pane, specks(s, 40, [128, 18, 208, 200], [1.4, 3], c.light, 0.9), glow(s, 222, 128, 210, moon, 0.9), s.path(egg(222, 128, 66), s.blend([190, 80], [260, 180], '#ffffff', moon, mix(moon, c.skyLow, 0.4))), s.path(egg(204, 108, 13, 11) + egg(246, 140, 17, 14) + egg(208, 156, 9) + egg(244, 96, 7), mix(moon, c.skyLow, 0.3)), s.place(skyline(s.random, 240, { low: 26, high: 60, lit: 0.3 }), { x: 232, y: 348, size: 110, fill: s.fade(c.far, c.middle) })),
    s.stroke(pane, c.frame, 12), s.stroke('M232 18V344M128 150H336M128 248H336', c.frame, 5), s.stroke('M134 340V118Q134 24 232 24', mix(c.far, c.light, 0.3), 2, 0.6), s.path(box(112, 340, 240, 14), s.fade(mix(c.far, c.light, 0.25), c.near)),
  ];
  // Bolts of cloth, spools, a shelf of buttons.
  const tones = [c.far, wine, mix(gold, c.near, 0.5), c.middle, mix(c.skyLow, c.middle, 0.4), shade(wine, 0.08)];
  const bolts = [[52, 0], [124, 2], [196, 4]].map(([y, o]) => [
    [0, 1, 2, 3, 4].map((i) => { const h = 34 + ((i * 7 + o * 5) % 17); const tone = tones[(i + o) % tones.length]; return s.path(box(4 + i * 20, y + 54 - h, 17, h), s.blend([4 + i * 20, 0], [21 + i * 20, 0], shade(tone, -0.06), shade(tone, 0.06), shade(tone, -0.1))) + s.path(egg(12.5 + i * 20, y + 54 - h, 8.4, 4), mix(tone, c.light, 0.3)); }),
    s.path(box(-10, y + 54, 122, 8), s.fade(mix(c.far, c.near, 0.3), c.frame)),
  ]);
  const spool = s.stamp([s.path(box(-7, -18, 14, 3) + box(-7, -3, 14, 3), mix(c.far, c.light, 0.3)), s.path(box(-5, -15, 10, 12), gold), s.stroke('M-5-12h10M-5-8h10', c.light, 1.4, 0.5)]);
  const floor = [
    s.path(polygon([[-20, 452], [420, 440], [420, 620], [-20, 620]]), s.fade(c.middle, c.near, c.frame)), s.stroke('M-10 474L410 462M-10 504L410 494M-10 540L410 532M-10 582L410 576', c.frame, 2.6, 0.7),
    // The window lies on the boards, twice as long.
    s.path(polygon([[150, 462], [226, 460], [178, 604], [70, 606]]) + polygon([[236, 460], [312, 456], [316, 604], [192, 604]]), c.light, 'opacity=".2"'),
    shafts(s, 226, 60, [-26, -8, 8], 560, 9, c.light, 0.16),
  ];
  // The sheep's shadow has other ears.
  const shade1 = s.path(blob([[236, 532], [300, 528], [312, 548], [318, 580], [342, 566, 'sharp'], [336, 596], [350, 612], [300, 620], [210, 620], [196, 606], [168, 602, 'sharp'], [206, 584], [222, 560]]), c.frame, 'opacity=".7"');

  // The coat waits on its hook: hood, ears, tail.
  const coat = blob([[356, 192, 'sharp'], [350, 168, 'sharp'], [366, 180], [384, 180], [404, 164, 'sharp'], [404, 200], [412, 220], [420, 300], [420, 450, 'sharp'], [396, 440], [380, 454], [360, 440], [338, 450, 'sharp'], [336, 380], [340, 300], [342, 240], [352, 214]]);
  const hook = [
    s.stroke('M376 130v34q0 12 8 8', gold, 4), s.path(limb([[344, 252, 30], [330, 320, 30], [326, 380, 26]]) + limb([[372, 430, 24], [366, 470, 30], [360, 506, 14], [362, 520, 2]]), s.fade(mix(fur, c.near, 0.3), c.near)),
    solid(coat, s.fade(mix(fur, c.skyLow, 0.15), mix(fur, c.near, 0.6)), [-1, -0.6]),
    s.path(blob([[358, 212], [378, 200], [400, 210], [404, 236], [380, 250], [358, 238]]), c.frame), s.stroke('M368 218l8 4M396 216l-8 5', moon, 3.4), s.path(polygon([[364, 240], [370, 250], [376, 244], [382, 251], [388, 244], [394, 250], [398, 240], [382, 246]]), wool),
    s.stroke(Array.from({ length: 34 }, () => { const [x, y] = [s.random.between(346, 400), s.random.between(262, 430)]; return `M${round(x)} ${round(y)}l-3 11`; }).join(''), mix(c.far, c.skyLow, 0.4), 2, 0.7), s.stroke('M378 260V440', c.frame, 2.6, 0.6), s.stroke('M384 290h0M384 330h0M384 370h0', gold, 8),
    // Basting still in.
    s.stroke('M344 400q36 14 70 2', c.light, 2.4, 0.9),
  ];

  // The sheep on a stool, holding its breath and its arms out.
  const fleece = blob(ring(26, (a, i) => [276 + Math.cos(a) * 62 * (i % 2 ? 0.93 : 1.05), 394 + Math.sin(a) * 82 * (i % 2 ? 0.94 : 1.04)]), 1.25);
  const curls = Array.from({ length: 30 }, (_, i) => { const a = i * 2.4; const r = Math.sqrt(i / 30); return `M${round(270 + Math.cos(a) * 48 * r)} ${round(394 + Math.sin(a) * 68 * r)}q5-8 10 0t9 0`; }).join('');
  const sheep = [
    shadow(s, 276, 536, 74, 10, c.frame, 0.8),
    s.path(limb([[236, 502, 8], [226, 540, 7]]) + limb([[318, 502, 8], [328, 540, 7]]) + limb([[276, 502, 7], [276, 544, 6]]) + box(222, 494, 108, 12), s.fade(mix(gold, c.near, 0.45), c.near)),
    s.path(limb([[256, 460, 17], [254, 496, 13]]) + limb([[298, 460, 17], [300, 496, 13]]) + limb([[322, 362, 20], [350, 340, 15], [358, 316, 12]]) + limb([[232, 362, 20], [204, 346, 15], [190, 356, 12]]), c.frame), s.path(box(246, 488, 17, 8) + box(292, 488, 17, 8), shade(c.frame, -0.04)),
    solid(fleece, s.blend([220, 320], [330, 470], '#ffffff', wool, mix(wool, c.far, 0.55)), [-0.2, -1]), s.stroke(curls, mix(wool, c.far, 0.45), 2.6, 0.8),
    // Face turned to the tailor, eyes wide.
    s.path(blob([[292, 266], [318, 268], [334, 282, 'sharp'], [312, 290], [294, 284]]) + blob([[244, 266], [228, 258], [212, 264, 'sharp'], [226, 280], [244, 280]]), c.frame), s.path(blob([[240, 262], [262, 248], [292, 256], [298, 286], [284, 316], [262, 334], [246, 330], [238, 306]]), s.fade(mix(c.frame, c.near, 0.5), c.frame)),
    s.path(blob([[234, 262], [236, 244], [252, 232], [272, 226], [294, 234], [306, 250], [302, 270], [288, 264], [272, 272], [256, 262], [244, 270]], 1.2), s.fade('#ffffff', wool)), s.stroke('M246 250q5-7 10 0t10 0t10 0M262 240q5-6 10 0t10 0', mix(wool, c.far, 0.45), 2.2, 0.8),
    s.path(egg(252, 286, 8, 9) + egg(280, 287, 8.6, 9), c.light), s.path(egg(249, 287, 4.4) + egg(277, 288, 4.4), c.frame), s.stroke('M248 322q6 3 12-1M246 314l3 2M256 313l-2 2', mix(wool, c.far, 0.3), 2.4),
  ];

  // The wolf: spectacles, pins between the teeth, shirt sleeves.
  const tail = blob([[88, 404], [58, 412], [26, 444], [8, 500], [18, 552, 'sharp'], [28, 534], [36, 556, 'sharp'], [56, 520], [64, 470], [92, 440]]);
  const legs = limb([[100, 408, 46], [120, 462, 34], [98, 512, 20], [106, 560, 17]]) + limb([[100, 562, 16], [122, 567, 15], [138, 570, 8]]) + limb([[92, 408, 44], [88, 466, 34], [62, 516, 20], [68, 562, 17]]) + limb([[62, 566, 16], [84, 571, 15], [98, 574, 8]]);
  const head = blob([[98, 236], [92, 204], [88, 172], [84, 138, 'sharp'], [106, 158], [116, 166], [122, 134, 'sharp'], [138, 168], [150, 190], [180, 204], [204, 214], [208, 224], [198, 232], [172, 240], [156, 250], [140, 262], [136, 278, 'sharp'], [122, 268], [112, 280, 'sharp'], [104, 262], [92, 266, 'sharp']]);
  const torso = blob([[96, 256], [128, 252], [150, 280], [156, 330], [146, 384], [142, 420], [74, 420], [66, 370], [70, 300]]);
  const wolf = [
    shadow(s, 96, 574, 84, 11, c.frame, 0.8),
    solid(tail, s.fade(fur, mix(c.light, c.far, 0.5))), solid(legs, s.fade(mix(wine, c.near, 0.5), [0.6, c.near], [0.62, fur], mix(fur, c.near, 0.5))),
    s.path(limb([[134, 278, 30], [176, 286, 26], [196, 280, 22]]), mix(wool, c.far, 0.5)), s.path(limb([[192, 282, 19], [220, 298, 15], [232, 320, 12]]) + limb([[228, 312, 7], [240, 322, 3]]), fur),
    solid(torso, s.blend([70, 300], [156, 340], shade(wine, -0.06), wine, shade(wine, 0.07))), s.stroke('M140 292Q150 350 138 412', shade(wine, -0.1), 2.6), s.stroke('M146 310h0M149 336h0M147 362h0M142 388h0', gold, 6), s.path(polygon([[84, 372], [116, 376], [114, 398], [86, 394]]), shade(wine, -0.08)), s.stroke('M94 378l4-22M104 378l2-24M100 378v-18', c.light, 2.6), s.path(blob([[120, 254], [142, 262], [150, 290, 'sharp'], [128, 276]]), wool),
    s.place({ d: head, parts: [{ d: blob([[150, 226], [180, 222], [206, 228], [186, 236], [160, 246], [142, 258], [130, 250]]), tone: wool, opacity: 0.85 }] }, { x: 0, y: 0, size: 100, fill: s.fade(shade(fur, 0.05), mix(fur, c.near, 0.35)), ...beam }),
    s.path(blob([[94, 160], [92, 150, 'sharp'], [104, 166], [98, 178]]) + blob([[122, 156], [122, 146, 'sharp'], [130, 166]]), wine), s.path(egg(205, 216, 7, 6), c.frame), s.stroke('M204 226Q180 232 162 234', c.frame, 2.8), s.path(polygon([[186, 231], [189, 239], [193, 229]]) + polygon([[174, 233], [177, 241], [181, 232]]), c.light),
    s.stroke('M196 232l20 8M192 234l16 14', mix(c.light, c.skyLow, 0.4), 2), s.stroke('M217 240h0M209 249h0', gold, 5),
    s.path(egg(150, 199, 12), c.light, 'opacity=".35"'), s.stroke(egg(150, 199, 12) + 'M138 197Q116 192 104 198M162 198l8 4', gold, 2.6), s.path(egg(150, 199, 4.6), moon), s.path(egg(152, 200, 2.6), c.frame), s.stroke('M140 184q10-5 18 0', c.frame, 3),
    s.stroke('M96 274l-6 8M108 284l-5 9M120 276l-3 9', mix(fur, c.light, 0.4), 2.4),
  ];
  // Tape: around the neck of one, the middle of the other.
  const ticks = (/** @type {[number, number][]} */ list) => s.stroke(list.map(([x, y]) => `M${x} ${y - 5}v6`).join(''), c.frame, 1.8);
  const tape = [
    s.stroke(line([[112, 262], [92, 290], [84, 340], [88, 372]]), gold, 8), s.stroke('M84 300h7M82 314h7M81 328h7M81 342h7M83 356h7', c.frame, 1.8),
    s.stroke(line([[196, 384], [228, 398], [276, 406], [322, 398], [338, 386]]), gold, 10), ticks([[222, 397], [236, 402], [250, 405], [264, 407], [278, 408], [292, 406], [306, 404], [318, 400]]), s.stroke(line([[196, 384], [190, 410], [200, 436], [188, 462]]), gold, 9), s.stroke('M190 400h8M190 414h8M194 428h8M193 444h8', c.frame, 1.8),
    // Near arm over it all.
    s.path(limb([[112, 290, 40], [128, 346, 34], [160, 372, 28]]), s.blend([96, 300], [150, 350], mix(wool, c.far, 0.35), wool)), s.stroke('M114 320q12 4 22-2M124 344q10 2 18-6M156 356l8 26', mix(wool, c.far, 0.6), 2.6), s.path(limb([[158, 372, 21], [182, 382, 17], [194, 384, 13]]) + limb([[190, 378, 8], [206, 382, 4]]) + limb([[190, 386, 8], [204, 392, 4]]) + limb([[186, 390, 7], [196, 400, 4]]), s.fade(shade(fur, 0.07), fur)), s.stroke('M206 382l4 1M204 392l4 2M196 400l3 3', c.light, 2),
  ];
  const front = [
    // Shears, chalk, spools, tufts of wool; a basket at the edge.
    [[150, 594, 1.3], [40, 598, 1.1], [214, 586, 0.9]].map(([x, y, k]) => spool(x, y, k)), s.stroke('M150 574q30-26 50 6t60 2', gold, 2),
    s.path([[236, 560, 9], [248, 556, 8], [258, 564, 10], [176, 548, 7], [186, 552, 8], [300, 566, 7], [308, 562, 6]].map(([x, y, r]) => egg(x, y, r)).join(''), wool),
    s.path(polygon([[322, 566], [420, 560], [420, 620], [332, 620]]), s.fade(mix(gold, c.near, 0.55), c.near)), s.stroke('M326 580L410 575M328 596L410 592M344 568l4 50M368 566l4 54M392 564l2 50', c.frame, 2.4, 0.6), s.stroke('M320 566L410 560', mix(gold, c.light, 0.3), 4, 0.8),
    s.path(blob([[330, 564], [340, 544], [360, 550], [374, 534], [396, 544], [420, 538], [420, 562]], 1.1), s.fade(fur, c.middle)), s.path(blob([[344, 564], [354, 552], [372, 558], [384, 564]]), wine),
    s.place(mouse(), { x: 276, y: 604, size: 40, fill: c.frame, rim: c.light, from: [0, -1] }), s.place(moth(), { x: 300, y: 196, size: 26, turn: 24, fill: c.middle }),
    s.path(limb([[10, 606, 5], [50, 590, 5], [84, 582, 2]]) + limb([[14, 590, 5], [50, 592, 5], [86, 594, 2]]), mix(c.skyLow, c.light, 0.4)), s.stroke(egg(6, 606, 7) + egg(8, 588, 7), mix(c.skyLow, c.light, 0.2), 3.4),
    specks(s, 50, [90, 200, 240, 330], [1.4, 3.2], c.light, 0.7),
  ];
  return s.picture(wall, bolts, floor, shade1, hook, sheep, wolf, tape, front, vignette(s, 0.5));
}

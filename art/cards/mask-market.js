// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, box, egg, limb, line, polygon } from '../studio/path.js';
import { backdrop, glow, shadow, specks, vignette } from '../studio/nature.js';
import { fromBehind } from '../motifs/people.js';

export const scene = 'A stall sells faces; the seller has none, and a customer hesitates with hers in her hand.';

/**
 * A face to take off and put on, 40 wide, around 0, 0.
 * @param {import('../studio/studio.js').Studio} s @param {string} tone @param {{eyes: string, mouth: string, brows?: string, cheeks?: boolean}} look
 */
function face(s, tone, { eyes, mouth, brows = '', cheeks = true }) {
  const dark = s.colours.frame;
  const outline = blob([[0, -26], [14, -23], [20, -8], [17, 10], [8, 23], [0, 27], [-8, 23], [-17, 10], [-20, -8], [-14, -23]]);
  return [
    s.path(outline, s.fade(mix(tone, s.colours.light, 0.4), tone, shade(tone, -0.14))),
    s.path(blob([[3, -25], [14, -23], [20, -8], [17, 10], [8, 23], [1, 27], [11, 8], [12, -12]]), shade(tone, -0.2), 'opacity=".35"'),
    cheeks ? s.path(egg(-11, 6, 4, 3) + egg(11, 6, 4, 3), s.colours.far, 'opacity=".55"') : '',
    s.stroke(eyes + brows + 'M1-4q-4 8-2 9h4', dark, 2),
    s.path(mouth, shade(s.colours.middle, -0.08)),
  ];
}

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('circusRed');
  const gold = mix(c.light, c.skyLow, 0.55);

  const closed = 'M-13-6q5 5 9 0M4-6q4 5 9 0';
  const open = 'M-12-6q4-5 8 0q-4 4-8 0M4-6q4-5 8 0q-4 4-8 0';
  const kinds = [
    face(s, mix(c.light, c.skyLow, 0.35), { eyes: closed, mouth: 'M-8 13q8 9 16 0q-8 3-16 0z' }),
    face(s, c.light, { eyes: open, mouth: 'M-6 18q6-8 12 0q-6-3-12 0z', brows: 'M-14-12l9-4M14-12l-9-4', cheeks: false }),
    face(s, mix(c.accent, c.light, 0.4), { eyes: open, mouth: egg(0, 15, 4, 5), brows: 'M-13-15q5-4 9 0M4-15q4-4 9 0' }),
    face(s, mix(c.skyLow, c.light, 0.2), { eyes: 'M-13-7h9M4-7h9', mouth: 'M-8 15h16v2h-16z', brows: 'M-14-16l10 3M14-16l-10 3', cheeks: false }),
    face(s, gold, { eyes: 'M-13-4q5-6 9 0M4-4q4-6 9 0', mouth: 'M-10 10q10 16 20 0z' }),
    face(s, mix(c.light, c.far, 0.5), { eyes: 'M-13-6q5 5 9 0M4-8q4-4 9 0', mouth: 'M-7 14q6 5 14-3q-4 9-14 3z' }),
  ].map((k) => s.stamp(k));

  // A lane at night with other stalls and other people.
  const lane = [
    backdrop(s, c.frame, c.near, c.middle, c.near),
    glow(s, 200, 230, 330, c.skyLow, 0.85),
    s.path(box(36, 90, 330, 360), s.fade(mix(c.near, c.frame, 0.3), c.near, c.middle)),
    s.path([0, 1, 2, 3, 4, 5].map((i) => box(40 + i * 56, 90, 3, 360)).join(''), c.frame, 'opacity=".5"'),
  ];
  // The wares on three rails.
  const rails = [[134, 0], [216, 1], [298, 2]].map(([y, shift]) => {
    const wares = [];
    for (let i = 0; i < 6; i++) {
      const x = 66 + i * 54 + (shift === 1 ? -22 : 0);
      const drop = 40 + ((i * 7 + shift * 5) % 4) * 4;
      wares.push(s.stroke(`M${x} ${y}v${drop - 22}`, gold, 1.6, 0.7), kinds[(i * 5 + shift * 2 + (i >> 1)) % 6](x, y + drop, 0.98, ((i * 11 + shift * 17) % 15) - 7));
    }
    return [s.path(box(36, y - 3, 330, 6), s.fade(c.skyLow, c.near)), wares];
  });

  // The seller: a hat, a robe, a smooth oval.
  const robe = blob([[32, 470, 'sharp'], [52, 388], [84, 330], [122, 302], [160, 294], [200, 302], [240, 330], [266, 388], [286, 470, 'sharp']]);
  const seller = [
    glow(s, 160, 240, 120, c.frame, 0.6),
    s.path(robe, s.blend([40, 300], [290, 460], shade(c.near, 0.06), c.near, c.frame)),
    s.within(robe, s.stroke('M160 300V470M126 306q-20 70-34 170M198 306q20 70 34 170', c.frame, 4, 0.7), s.path([[112, 360], [96, 410], [120, 440], [206, 356], [224, 408], [200, 440], [140, 400], [182, 396]].map(([x, y]) => blob([[x, y - 9, 'sharp'], [x + 5, y], [x, y + 9, 'sharp'], [x - 5, y]])).join(''), gold, 'opacity=".75"')),
    s.stroke(line([[50, 394], [84, 330], [122, 303], [160, 295]]), gold, 2.6, 0.85),
    // Arms come out of wide sleeves.
    s.path(limb([[84, 350, 46], [58, 400, 44], [78, 434, 40]]), s.fade(shade(c.near, 0.08), c.near)),
    s.path(limb([[236, 350, 46], [262, 396, 44], [246, 426, 40]]), s.fade(c.near, c.frame)),
    s.path(limb([[88, 430, 15], [106, 424, 15], [118, 416, 7]]) + limb([[108, 424, 7], [122, 426, 5]]) + limb([[238, 424, 15], [224, 420, 15], [212, 410, 7]]) + limb([[222, 422, 7], [208, 422, 5]]), s.fade(mix(c.light, c.skyLow, 0.3), c.skyLow)),
    s.path(limb([[160, 306, 30], [160, 270, 26]]), s.fade(c.skyLow, c.far)),
    s.path(blob([[160, 176], [190, 186], [203, 222], [194, 262], [172, 286], [160, 289], [148, 286], [126, 262], [117, 222], [130, 186]]), s.blend([116, 200], [206, 280], c.light, mix(c.light, c.skyLow, 0.35), c.skyLow)),
    s.path(blob([[172, 180], [190, 186], [203, 222], [194, 262], [172, 286], [160, 289], [184, 250], [188, 214]]), c.far, 'opacity=".5"'),
    s.path(blob([[64, 196, 'sharp'], [112, 186], [118, 150], [138, 128], [180, 126], [204, 150], [210, 184], [258, 190, 'sharp'], [210, 208], [160, 204], [112, 210]]), s.fade(c.middle, c.near, c.frame)),
    s.stroke('M114 180q46 14 96 0', c.accent, 7) + s.path(blob([[204, 180], [232, 160], [244, 132, 'sharp'], [222, 146], [208, 166]]), c.accent),
    s.stroke(line([[66, 195], [112, 186], [118, 150], [138, 128], [180, 126]]), gold, 2.2, 0.9),
  ];

  // Counter, cloth, and things for trying on.
  const counter = [
    s.path(box(-10, 440, 420, 20), s.fade(c.skyLow, c.far)),
    s.path('M-10 458H410V610H-10z', s.fade(c.middle, c.near, c.frame)),
    s.path(Array.from({ length: 7 }, (_, i) => blob([[-14 + i * 62, 456, 'sharp'], [48 + i * 62, 456, 'sharp'], [34 + i * 62, 486], [17 + i * 62, 496], [i * 62, 486]])).join(''), s.fade(shade(c.accent, -0.2), shade(c.accent, -0.36))),
    s.path(Array.from({ length: 7 }, (_, i) => egg(17 + i * 62, 499, 4)).join(''), gold),
    s.path(Array.from({ length: 8 }, (_, i) => polygon([[i * 58 - 12, 500], [i * 58 + 10, 540], [i * 58 - 12, 580], [i * 58 - 34, 540]])).join(''), c.frame, 'opacity=".35"'),
    shadow(s, 60, 442, 60, 8, c.frame, 0.8), kinds[0](30, 428, 1.1, -60), kinds[4](140, 430, 1, 70), kinds[2](170, 432, 0.9, -78),
    s.path(egg(24, 378, 22, 30) + box(20, 404, 7, 38), s.fade(gold, c.far)) + s.path(egg(24, 378, 17, 25), s.fade(c.light, c.accent)) + s.stroke('M14 384l14-22', c.light, 3, 0.8),
    s.path([[190, 446], [204, 449], [198, 442], [60, 449], [74, 446]].map(([x, y]) => egg(x, y, 5, 2.4)).join(''), c.light),
  ];

  const awning = [
    s.path(box(18, 80, 14, 380) + box(370, 80, 14, 380), s.blend([18, 0], [32, 0], c.far, c.near)),
    s.path('M-10-10H410V70H-10z', c.near),
    Array.from({ length: 9 }, (_, i) => s.path(blob([[-20 + i * 50, -10, 'sharp'], [30 + i * 50, -10, 'sharp'], [32 + i * 50, 70], [5 + i * 50, 92], [-22 + i * 50, 70]], 0.9), s.fade(shade(i % 2 ? c.light : c.far, -0.3), i % 2 ? mix(c.light, c.skyLow, 0.3) : c.far))),
    s.path('M-10-10H410V40H-10z', s.fade([0, c.frame, 0.8], [1, c.frame, 0])),
  ];
  const lamps = [[70, 108, 23], [330, 104, 27], [238, 94, 17]].map(([x, y, r]) => [s.stroke(`M${x} 60V${y}`, c.frame, 1.6), glow(s, x, y + r, r * 4, c.light, 0.75), s.path(egg(x, y + r, r, r * 0.9), s.fade(c.skyLow, c.light, c.skyLow)), s.stroke(`M${x - r * 0.45} ${y + r * 0.2}q${-r * 0.4} ${r * 0.8} 0 ${r * 1.6}M${x + r * 0.45} ${y + r * 0.2}q${r * 0.4} ${r * 0.8} 0 ${r * 1.6}`, c.middle, 1.6, 0.6), s.path(box(x - r * 0.4, y, r * 0.8, 4) + box(x - r * 0.4, y + r * 1.8, r * 0.8, 4), c.frame)]);

  // The customer in front of us; her own face lies in her palm.
  const teal = shade(c.accent, -0.28);
  const customer = [
    s.path(blob([[250, 620, 'sharp'], [250, 520], [274, 462], [316, 440], [350, 438], [392, 456], [420, 490], [430, 620, 'sharp']]), s.blend([250, 450], [420, 600], shade(teal, 0.12), teal, c.frame)),
    s.stroke(line([[251, 540], [262, 484], [284, 454], [318, 440]]), c.light, 3, 0.8),
    s.path(limb([[322, 446, 32], [322, 412, 26]]), s.fade(mix(c.skyLow, c.far, 0.5), c.near)),
    s.path(blob([[312, 330], [338, 334], [354, 362], [346, 398], [322, 418], [298, 408], [285, 378], [290, 348]]), s.blend([285, 360], [350, 390], c.light, c.skyLow, c.far)),
    s.path(blob([[296, 348, 'sharp'], [290, 330], [312, 312], [342, 314], [366, 338], [370, 376], [358, 412], [342, 426], [336, 396], [326, 372], [318, 350]]) + egg(374, 326, 20, 18), s.blend([290, 320], [380, 400], c.near, c.frame)),
    s.stroke(line([[291, 336], [312, 313], [342, 315]]), gold, 2.6, 0.9),
    s.path(limb([[276, 500, 44], [232, 524, 38], [212, 506, 28]]), s.blend([280, 490], [210, 530], teal, shade(teal, 0.14))),
    s.path(limb([[216, 510, 16], [206, 486, 17], [200, 470, 13]]) + limb([[204, 478, 8], [186, 462, 6], [180, 452, 4]]) + limb([[206, 476, 8], [222, 458, 6], [226, 446, 4]]), s.fade(c.light, c.skyLow)),
    glow(s, 204, 436, 60, c.light, 0.6),
    kinds[5](204, 436, 1.5, -8),
    s.path(limb([[212, 492, 9], [200, 474, 8], [194, 464, 5]]) + limb([[216, 492, 9], [216, 474, 8], [212, 464, 5]]), s.fade(mix(c.light, c.skyLow, 0.4), c.skyLow)),
  ];
  const passers = [[30, 640, 110], [110, 650, 96]].map(([x, y, size], i) => s.place(fromBehind(i ? 'bun' : 'topHat'), { x, y, size, fill: c.frame, rim: c.skyLow, from: [0.6, -1] }));
  return s.picture(lane, rails, seller, counter, awning, lamps, passers, customer, specks(s, 40, [20, 90, 360, 330], [1.2, 3.2], c.light, 0.7), vignette(s, 0.55));
}

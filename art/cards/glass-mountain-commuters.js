// @ts-check
import { mix } from '../studio/colour.js';
import { clamp } from '../studio/marks.js';
import { blob, egg, limb, line, polygon } from '../studio/path.js';
import { linocut } from '../studio/hands.js';

export const scene = 'Men with briefcases slide down a mountain of glass; a child climbs it with a sledge, deep inside somebody stands with a hand against it, and at the very top a door is open.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('snowLight');
  const ink = '#12203f';
  const [sky, sun, ice, pale, deep, night, red] = ['#f6c58d', '#fff0c4', '#a9d3e6', '#e6f4f6', '#5b93bb', '#2f5c8c', '#d13b34'];
  const l = linocut(s, { paper: pale, ink, from: [1, -1] });
  const air = [
    s.path('M0 0H400V600H0z', sky), l.cuts((x, y) => clamp(1 - Math.hypot(x - 330, y - 120) / 260) * 0.75, { flow: (x, y) => (Math.atan2(y - 120, x - 330) * 180) / Math.PI, gap: 13, length: 30, width: 2.6, area: [120, -10, 290, 330] }, sun),
    s.path(egg(330, 120, 44), sun),
    s.path(polygon([[-10, 430], [40, 380], [80, 404], [130, 352], [200, 420], [300, 366], [360, 400], [410, 360], [410, 520], [-10, 520]]), '#e0967a'), s.path(polygon([[-10, 480], [60, 440], [150, 470], [260, 430], [410, 470], [410, 560], [-10, 560]]), '#b8655f'),
  ];
  // The mountain: one peak in a few facets, each lit in its own way.
  const peak = polygon([[206, 46], [236, 96], [262, 128], [296, 214], [338, 300], [372, 420], [420, 520], [420, 620], [-20, 620], [-20, 500], [30, 402], [78, 318], [104, 250], [140, 186], [160, 118]]);
  const facets = [
    s.path(peak, ice), s.path(polygon([[206, 46], [160, 118], [140, 186], [104, 250], [78, 318], [30, 402], [-20, 500], [-20, 620], [96, 620], [128, 430], [176, 260]]), deep), s.path(polygon([[206, 46], [176, 260], [128, 430], [96, 620], [250, 620], [268, 420], [232, 210]]), mix(ice, deep, 0.3)), s.path(polygon([[206, 46], [236, 96], [262, 128], [296, 214], [338, 300], [372, 420], [420, 520], [420, 620], [346, 620], [300, 400], [254, 220]]), pale),
    s.path(polygon([[96, 620], [128, 430], [30, 402], [-20, 500], [-20, 620]]), night), s.path(polygon([[250, 620], [268, 420], [300, 400], [346, 620]]), mix(ice, pale, 0.5)),
    s.stroke('M206 46L176 260L128 430L96 620M206 46L232 210L268 420L250 620M254 220L300 400L346 620M128 430L30 402M176 260L104 250M268 420L300 400M232 210L254 220L206 46', '#ffffff', 2.4), s.stroke('M206 46L236 96L262 128L296 214L338 300L372 420L420 520', ink, 3),
    l.cuts((x, y) => (x > 120 && x < 190 ? clamp(1 - Math.abs(y - 560) / 60) : 0) * 0.8, { flow: () => 66, gap: 15, length: 40, width: 2.4, area: [110, 480, 140, 120] }, pale),
    // The first house ever built up there, and its door.
    s.path(polygon([[196, 52], [196, 26], [207, 12], [218, 26], [218, 56]]), ink), s.path(polygon([[203, 52], [203, 32], [212, 32], [212, 54]]), '#ffd45c'), s.path(polygon([[203, 52], [212, 54], [220, 74], [205, 82]]), '#ffe9a8', 'opacity=".8"'),
  ];
  // In the glass: as big as a church window, with a palm on our side of it.
  const inside = [
    s.path(blob([[132, 620, 'sharp'], [140, 540], [130, 470], [132, 410], [148, 380], [172, 364], [172, 350], [160, 330], [164, 302], [186, 290], [208, 302], [212, 330], [203, 350], [204, 364], [226, 384], [237, 372], [234, 340], [244, 336], [256, 372], [254, 410], [234, 436], [226, 480], [232, 550], [240, 620, 'sharp']]), night, 'opacity=".72"'),
    s.path(blob([[136, 306], [160, 298], [164, 268], [186, 260], [208, 268], [214, 296], [238, 304], [200, 314], [168, 314]]), night, 'opacity=".8"'),
    s.path(limb([[236, 350, 16], [240, 332, 20]]) + limb([[233, 328, 6.4], [226, 308, 5]]) + limb([[238, 324, 6.4], [236, 300, 5]]) + limb([[244, 324, 6.4], [246, 300, 5]]) + limb([[249, 328, 6], [256, 308, 5]]) + limb([[232, 338, 6], [220, 328, 5]]), night), s.stroke('M216 316q-10-20 4-36M262 316q10-18 2-36M240 284v-10', '#ffffff', 2.4),
    s.path(egg(180, 334, 3) + egg(196, 334, 3), '#ffffff'), s.stroke('M120 440L170 270M132 470L150 412', '#ffffff', 3),
  ];
  // Those who come down: one stamp, four bends of the knee, briefcases first.
  /** @param {number} x @param {number} y @param {number} k @param {number} turn @param {number} kind */
  const slider = (x, y, k, turn, kind) => {
    const bodies = [
      limb([[-6, -30, 9], [-2, -18, 12], [6, -6, 11]]) + limb([[6, -6, 9], [22, -10, 7], [38, -4, 5]]) + limb([[38, -4, 6], [44, -8, 4]]) + limb([[-4, -26, 6], [-16, -38, 5], [-20, -52, 4]]) + limb([[-4, -26, 6], [10, -30, 5], [20, -38, 4]]),
      limb([[-12, -12, 10], [2, -8, 12], [12, -6, 10]]) + limb([[12, -6, 8], [28, -3, 6], [46, -4, 5]]) + limb([[46, -4, 5], [49, -10, 4]]) + limb([[-8, -12, 6], [-26, -22, 5], [-38, -18, 4]]) + limb([[-6, -14, 6], [2, -26, 5], [-6, -36, 4]]),
      limb([[2, -26, 10], [-2, -14, 12], [4, -5, 11]]) + limb([[4, -6, 9], [16, -20, 7], [26, -4, 5]]) + limb([[26, -4, 6], [33, -5, 4]]) + limb([[2, -24, 6], [14, -12, 5], [20, -22, 4]]) + limb([[2, -24, 6], [-12, -14, 5], [-16, -2, 4]]),
    ];
    const heads = [[-9, -40], [-20, -18], [5, -38]];
    const [hx, hy] = heads[kind];
    const bag = [[-27, -64], [-47, -26], [14, -34]][kind];
    return s.group([s.path(bodies[kind], ink), s.path(egg(hx, hy, 6.4, 7), '#f3c9a3'), s.path(blob([[hx - 8, hy - 3], [hx - 6, hy - 10], [hx + 4, hy - 11], [hx + 7, hy - 4], [hx, hy - 5]]), kind === 1 ? '#7a4a2a' : ink), s.path(polygon([[hx + 3, hy + 9], [hx - 12, hy + 4], [hx - 22, hy + 9], [hx - 14, hy + 12]]), red), s.path(polygon([[bag[0], bag[1]], [bag[0] + 18, bag[1]], [bag[0] + 18, bag[1] + 13], [bag[0], bag[1] + 13]]), red), s.stroke(`M${bag[0] + 6} ${bag[1]}q3-6 6 0`, ink, 2)], `transform="translate(${x} ${y}) rotate(${turn}) scale(${k})"`);
  };
  const men = [
    s.stroke('M240 104L258 130M264 138L292 210M300 226L330 290M344 318L362 380', '#ffffff', 5), s.stroke('M238 98L262 128L296 214L338 300L372 420', ink, 3),
    slider(234, 96, 0.36, 56, 2), slider(258, 126, 0.5, 62, 0), slider(285, 188, 0.72, 66, 1), slider(306, 234, 0.86, 62, 0), slider(336, 308, 1.06, 66, 2),
    s.path(blob([[288, 120], [296, 117], [297, 107], [306, 105], [310, 113], [319, 113], [304, 121]]) + blob([[336, 190], [346, 188], [349, 176], [360, 176], [362, 187], [372, 190], [354, 196]]), ink),
  ];
  // And the child, who has been down once and means to go again.
  const child = [
    s.path(polygon([[150, 560], [172, 556], [96, 596], [40, 600]]), ink, 'opacity=".45"'), s.stroke(line([[186, 536], [150, 566], [112, 580]]), ink, 2.4), s.stroke('M64 586L128 574M70 600L138 586M74 584l5 14M92 581l5 14M110 578l5 14M128 574q12-2 10 12', '#a5602b', 4.6),
    s.path(limb([[176, 526, 11], [168, 544, 9], [158, 560, 8]]) + limb([[158, 560, 8], [166, 564, 5]]) + limb([[180, 526, 11], [194, 536, 9], [192, 554, 8]]) + limb([[192, 554, 8], [202, 555, 5]]), ink), l.block(blob([[164, 530, 'sharp'], [170, 502], [186, 484], [202, 488], [204, 506], [194, 536, 'sharp'], [178, 534]]), { colour: red, reach: 0 }), s.path(limb([[192, 496, 10], [206, 508, 8], [218, 500, 7]]) + limb([[184, 500, 9], [182, 518, 8], [186, 534, 7]]), '#a52a2c'), s.path(egg(206, 474, 12, 13), '#f3c9a3'), s.path(blob([[193, 474], [192, 462], [204, 456], [217, 464], [219, 470], [206, 468]]), '#f2b92c'), s.path(egg(198, 456, 4.6), '#f2b92c'), s.path(egg(213, 474, 1.8), ink), s.stroke('M192 486L204 488M194 486L178 498', '#f2b92c', 4.4),
  ];
  // The foot of it lies in the shade already.
  const foot = s.path(polygon([[-10, 610], [-10, 506], [24, 540], [60, 548], [96, 586], [190, 596], [240, 610]]), '#2c2a50');
  return s.picture(air, facets, inside, men, foot, child);
}

// @ts-check
import { clamp } from '../studio/marks.js';
import { blob, egg, limb, polygon } from '../studio/path.js';
import { linocut } from '../studio/hands.js';
import { form } from '../studio/form.js';
import { clothed } from '../motifs/clothed-people.js';

export const scene = 'The stripes of a zebra come loose and stand up as bars, and behind them sits the keeper; a foal without stripes looks at him.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('circusRed');
  const ink = '#17131a';
  const cream = '#fbf3df';
  const l = linocut(s, { paper: cream, ink, from: [-0.6, -1] });
  const red = '#c9382c';
  const yard = [
    s.path('M0 0H400V600H0z', red), l.cuts((x, y) => (y < 520 ? 0.35 : 0), { flow: () => 90, gap: 20, length: 36, width: 3 }, '#e0604a'), s.path('M216 0H400V560H216z', '#f0c987'), l.cuts((x, y) => (x > 220 && y < 550 ? 0.4 : 0), { area: [216, 0, 184, 560], flow: () => 66, gap: 20, length: 28, width: 3 }, '#dca65c'),
    s.path(blob([[-20, 540, 'sharp'], [120, 528], [280, 536], [420, 528, 'sharp'], [420, 620, 'sharp'], [-20, 620, 'sharp']]), '#e9b45c'), l.cuts((x, y) => clamp((y - 536) / 50) * 0.7, { area: [0, 536, 400, 64], gap: 9, length: 26, width: 3, flow: () => 4 }, '#a8702c'),
  ];
  // The keeper: the broom is of no use now.
  const keeper = [
    s.path(polygon([[306, 392], [400, 392], [400, 408], [312, 408]]) + polygon([[262, 466], [400, 466], [400, 556], [262, 556]]) + limb([[322, 404, 11], [318, 470, 10]]), '#5a3420'),
    clothed(s, { head: [7, -68], neck: [3, -60], chest: [0, -48], hip: [-4, -27], nearArm: [[8, -38], [18, -32]], farArm: [[14, -40], [24, -58]], nearLeg: [[17, -27], [18, -3]], farLeg: [[20, -29], [24, -4]] }, { skin: '#eab68c', top: '#2f5a6a', bottom: '#24404c', hat: 'cap', hatColour: '#24404c', beard: '#d9cfc0', hair: '#d9cfc0', feel: 'sad', gaze: [0.8, 0.7], stout: 1.35, head: 1.3 }, { x: 346, y: 470, size: 300, flip: true, rim: cream, from: [-0.8, -0.6], rimWidth: 3 }),
    s.stroke('M334 316h0M336 336h0M338 356h0', '#f2c04a', 7), s.stroke(egg(288, 388, 12, 13), '#a8702c', 4), s.stroke('M284 400l-4 20M292 401l2 20M280 414l6 2M294 414l6-2', '#a8702c', 4), l.cuts((x, y) => (x > 266 && y > 470 && y < 552 ? 0.5 : 0), { area: [262, 468, 138, 84], flow: () => 2, gap: 11, length: 30, width: 2.6 }, '#8a5a34'),
  ];
  // The body: striped where the stripes still hold.
  const body = blob([[-30, 300, 'sharp'], [20, 296], [80, 318], [140, 330], [178, 372], [186, 430], [160, 484], [90, 500], [-30, 506, 'sharp']]);
  const neck = limb([[96, 400, 150], [104, 330, 122], [112, 260, 96], [120, 196, 84]]);
  const head = blob([[76, 168], [84, 128], [116, 104], [150, 112], [172, 146], [196, 190], [222, 224], [226, 250], [208, 266], [182, 262], [154, 238], [124, 226], [92, 212]]);
  const legs = limb([[140, 450, 62], [144, 512, 30], [140, 570, 24]]) + limb([[64, 460, 60], [56, 520, 30], [60, 580, 24]]) + limb([[4, 460, 66], [-4, 530, 30], [0, 590, 24]]);
  const hide = [s.path(legs + body + neck, ink, 'transform="translate(5 4)"'), s.path(legs + body + neck, cream), s.path(polygon([[126, 568], [156, 568], [160, 586], [124, 586]]) + polygon([[46, 576], [74, 576], [78, 596], [44, 596]]), ink)];
  const flank = form(body + neck);
  const tone = l.cuts((x, y) => (flank.inside(x, y) && y > 420 ? clamp((y - 420) / 90) * 0.6 : 0), { area: [0, 420, 190, 90], flow: () => 8, gap: 9, length: 18 }, '#c9a98a');
  // Stripes of the neck, then those on their way.
  const held = s.within(neck + body, s.path(limb([[60, 196, 7], [110, 226, 16], [170, 214, 6]]) + limb([[54, 236, 8], [108, 262, 17], [170, 248, 6]]) + limb([[50, 276, 8], [104, 300, 18], [172, 284, 7]]) + limb([[44, 314, 8], [96, 340, 18], [172, 322, 7]]), ink), s.path(limb([[-20, 330, 14], [4, 400, 15], [-10, 470, 7]]) + limb([[26, 300, 9], [40, 380, 15], [24, 450, 6]]), ink));
  const loose = [[[70, 352, 12], [120, 372, 16], [190, 356, 13], [226, 300, 12], [232, 200, 12], [232, 60, 12], [232, -20, 12]], [[64, 388, 12], [130, 410, 15], [214, 398, 13], [258, 330, 12], [266, 220, 12], [266, 60, 12], [266, -20, 12]], [[72, 424, 12], [140, 446, 15], [236, 436, 13], [290, 370, 12], [300, 240, 12], [300, 60, 12], [300, -20, 12]]].map((b) => limb(/** @type {any} */ (b)));
  const bars = [232, 266, 300, 334, 368, 400].map((x, i) => polygon([[x - 6, i < 3 ? 250 : -10], [x + 6, i < 3 ? 250 : -10], [x + 6 + (i % 2), 552], [x - 6, 552]]));
  const cage = [s.path(bars.slice(3).join(''), ink), s.path(bars.slice(0, 3).join(''), ink), s.path('M218 548H400V560H218z', ink), s.stroke(`M334 0V548M368 0V548M232 260V548M266 300V548M300 330V548`, '#5a4a52', 2), loose.map((d) => s.path(d, ink))];
  const face = [
    s.path(blob([[84, 118], [60, 92], [58, 60, 'sharp'], [88, 76], [104, 110]]) + blob([[122, 106], [118, 72], [132, 44, 'sharp'], [148, 72], [146, 112]]), ink), s.path(blob([[84, 110], [70, 90], [68, 74], [88, 86], [96, 108]]) + blob([[126, 104], [126, 76], [133, 60], [140, 78], [140, 106]]), cream),
    s.path(head, ink, 'transform="translate(4 5)"'), s.path(head, cream), s.within(head, s.path(limb([[70, 150, 6], [104, 150, 9], [130, 112, 4]]) + limb([[70, 176, 6], [104, 172, 9], [124, 150, 4]]) + limb([[76, 202, 6], [110, 196, 9], [132, 180, 4]]) + limb([[100, 224, 6], [132, 216, 8], [150, 196, 3]]) + limb([[150, 104, 5], [152, 132, 7], [162, 150, 3]]) + limb([[178, 146, 4], [170, 172, 7], [178, 190, 3]]) + limb([[200, 186, 4], [188, 204, 6], [186, 218, 3]]), ink), s.path(blob([[190, 232], [214, 214], [234, 236], [224, 268], [196, 270], [176, 252]]), ink)), s.path(egg(210, 240, 3.4, 5, 30), '#8a7a80'), s.stroke('M184 256q18 4 34-2', '#8a7a80', 2.6),
    s.path(blob([[136, 160, 'sharp'], [148, 148], [164, 156, 'sharp'], [150, 168]]), red), s.path(blob([[136, 160, 'sharp'], [148, 149], [164, 157, 'sharp'], [150, 167]]), cream), s.path(egg(152, 158, 6), ink), s.stroke('M132 156Q148 138 168 152', ink, 4.4),
    // The mane stands up; some hairs of it leave too.
    s.path([[74, 128], [64, 152], [54, 180], [48, 210], [44, 240], [42, 270]].map(([x, y]) => polygon([[x + 12, y - 12], [x - 14, y - 16], [x + 6, y + 16]])).join(''), ink),
  ];
  // The foal, as white as paper.
  const foal = limb([[150, 500, 44], [178, 496, 46], [206, 492, 42]]) + limb([[206, 490, 34], [224, 462, 24], [234, 444, 22]]) + blob([[222, 448], [224, 428], [240, 420], [254, 430], [268, 450], [264, 462], [250, 462], [234, 460]]) + blob([[226, 430], [222, 410, 'sharp'], [236, 422]]) + blob([[238, 424], [240, 406, 'sharp'], [248, 424]]) + limb([[142, 504, 26], [140, 546, 13], [136, 588, 11]]) + limb([[160, 510, 24], [164, 550, 12], [166, 592, 11]]) + limb([[198, 506, 22], [196, 550, 12], [194, 588, 11]]) + limb([[212, 504, 22], [216, 548, 12], [220, 592, 11]]) + limb([[132, 494, 8], [116, 510, 9], [116, 540, 3]]);
  const child = [s.path(foal, ink, 'transform="translate(4 4)"'), l.block(foal, { colour: cream, cuts: cream, reach: 0 }), s.path(egg(243, 437, 4.4), ink), s.stroke('M236 430q7-5 13-1', ink, 2.4), s.stroke('M258 456q6 0 9-4', '#a86a5c', 2.4), s.path([[208, 448], [200, 462], [194, 474]].map(([x, y]) => polygon([[x + 10, y - 6], [x - 6, y - 8], [x + 4, y + 10]])).join(''), '#d9c4a8'), s.stroke('M150 522q20 8 44 0', '#d9b89a', 4)];
  return s.picture(yard, keeper, hide, tone, held, cage, face, child);
}

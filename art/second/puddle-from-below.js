// @ts-check
import { shade } from '../studio/colour.js';
import { clamp } from '../studio/marks.js';
import { blob, egg, limb, polygon } from '../studio/path.js';
import { gouache } from '../studio/hands.js';

export const scene = 'Half above a puddle and half below it, in the rain: a goose dips its head, a child stands in rubber boots, and bare feet from below are set against the boots; deep under them a town hangs upside down with one window lit.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('stormGreen');
  const g = gouache(s, { from: [0.7, -1] });
  const [ink, yellow, red, green, water, abyss, light] = ['#0e2028', '#f4b92e', '#cf3a30', '#bfe0cb', '#2f7a7c', '#0b1f2c', '#eef3dc'];
  const LINE = 286;
  /** The brush stays within the outline. @param {string} d @param {string} colour @param {Parameters<typeof g.shape>[2]} how */
  const whole = (d, colour, how) => s.within(d, g.shape(d, colour, how));

  // Above: a street after noon, grey with one bright end.
  const street = [
    s.path('M-10-10H410V310H-10z', '#a9bfb4'), s.path(egg(230, 190, 150, 130), '#cfdcc4'), s.path(egg(240, 200, 82, 84), light),
    s.path(polygon([[-10, 40], [40, 66], [78, 50], [104, 96], [104, 290], [-10, 290]]), '#4f7078'), s.path(polygon([[104, 140], [128, 122], [152, 146], [152, 284], [104, 284]]), '#7c9a96'), s.path(polygon([[410, 10], [350, 60], [318, 104], [318, 290], [410, 290]]), '#456770'), s.path(polygon([[318, 154], [300, 140], [284, 158], [284, 284], [318, 284]]), '#7c9a96'),
    s.path('M10 90h18v30H10zM52 92h18v30H52zM10 150h18v30H10zM52 152h18v30H52zM52 212h18v30H52zM348 96h18v30h-18zM384 90h18v30h-18zM348 160h18v30h-18zM384 158h18v30h-18zM118 160h10v18h-10zM296 176h8v16h-8z', '#2f4b54'), s.path('M10 212h18v30H10zM384 222h18v30h-18z', '#f5d27a'),
    g.dry((x, y) => clamp((y - 240) / 40) * 0.9, '#5d7c7c', { area: [-10, 236, 420, 50], gap: 4.6, width: 4, patch: [50, 5] }), s.path(`M-10 270H410V${LINE}H-10z`, '#4f6e70'), s.path(polygon([[190, 262], [280, 262], [330, LINE], [130, LINE]]), '#d8e0c4'),
    s.stroke('M30 20l-8 34M90 8l-8 36M150 40l-7 32M330 20l-8 36M376 110l-7 30M280 60l-6 28M120 90l-6 26M60 120l-6 28M300 220l-5 22M160 210l-5 22M352 230l-5 22', light, 2),
  ];
  // Below: the water is lit where the sky stands on it, and goes down into the dark.
  const deep = [
    s.path(`M-10 ${LINE}H410V610H-10z`, abyss), s.path(blob([[-20, LINE, 'sharp'], [420, LINE, 'sharp'], [420, 360], [320, 430], [210, 460], [90, 430], [-20, 370]]), '#123d48'), s.path(blob([[30, LINE, 'sharp'], [400, LINE, 'sharp'], [350, 350], [230, 402], [110, 360]]), '#1f5c62'), s.path(blob([[110, LINE, 'sharp'], [350, LINE, 'sharp'], [300, 326], [230, 350], [160, 330]]), water),
    g.dry((x, y) => clamp(1 - (y - LINE) / 130) * clamp(1 - Math.abs(x - 230) / 190) * 0.8, '#3f9490', { angle: 90, area: [40, LINE + 6, 350, 140], gap: 5, width: 3.4, patch: [60, 5] }),
    // The town that hangs there.
    s.path(polygon([[-10, 612], [-10, 530], [24, 514], [58, 534], [58, 612]]) + polygon([[66, 612], [66, 560], [92, 498], [118, 560], [118, 612]]) + polygon([[126, 612], [126, 548], [178, 548], [178, 612]]) + polygon([[300, 612], [300, 540], [330, 518], [360, 540], [360, 612]]) + polygon([[368, 612], [368, 556], [410, 530], [410, 612]]) + polygon([[252, 612], [252, 572], [292, 572], [292, 612]]), '#16323f'), s.path('M12 556h14v20H12zM84 568h14v20H84zM140 566h12v18h-12zM262 586h10v16h-10zM382 572h14v20h-14z', '#0b1f2c'), s.path('M322 556h16v22h-16z', '#f5d27a'), s.path(egg(330, 566, 34, 30), '#f5d27a', 'opacity=".16"'),
    s.stroke('M60 400h0M84 350h0M340 420h0M364 372h0M300 470h0M110 470h0M50 470h0', green, 4.6), s.stroke('M76 372h0M352 396h0M128 440h0', green, 7),
  ];
  // The one below stands on the same place, and is long, and not a child.
  const coat = blob([[186, 372, 'sharp'], [184, 420], [190, 470], [206, 500], [230, 508], [256, 500], [272, 468], [276, 418], [272, 368, 'sharp'], [252, 378], [232, 370], [208, 380]]);
  const other = [
    s.path(limb([[204, 372, 26], [200, 336, 20], [202, 306, 18]]) + limb([[254, 372, 26], [258, 336, 20], [256, 306, 18]]), '#9cc9b6'), s.path(blob([[188, 292, 'sharp'], [222, 292, 'sharp'], [224, 304], [214, 318], [198, 320], [188, 308]]) + blob([[238, 292, 'sharp'], [272, 292, 'sharp'], [272, 306], [262, 320], [246, 318], [236, 304]]), green),
    s.stroke('M192 296h0M199 295h0M206 295h0M213 295h0M219 297h0M242 297h0M249 295h0M256 295h0M263 295h0M269 296h0', light, 5), s.stroke('M198 306q8 5 16 0M246 306q8 5 16 0', '#6fa596', 2),
    whole(coat, '#2a4f66', { light: '#5d92a0', dark: '#173446', reach: 22, gap: 4.2 }), s.path(limb([[196, 478, 22], [164, 452, 18], [136, 418, 14], [122, 398, 12]]), '#234558'), s.path(limb([[266, 474, 22], [292, 502, 18], [300, 534, 14]]), '#1b394a'), s.path(limb([[124, 400, 13], [114, 388, 11]]) + limb([[118, 390, 5], [120, 374, 4]]) + limb([[114, 388, 5], [110, 372, 4]]) + limb([[110, 392, 5], [100, 380, 4]]), green),
    s.path(limb([[232, 500, 20], [232, 520, 20]]), '#8fbcab'), s.path(egg(232, 536, 21, 25), '#8ab8a6'), s.path(blob([[210, 540], [206, 566], [190, 586, 'sharp'], [212, 582], [222, 600, 'sharp'], [236, 584], [252, 604, 'sharp'], [256, 580], [276, 584, 'sharp'], [260, 562], [255, 538], [246, 556], [226, 560], [214, 552]]), '#173446'), s.path(egg(223, 532, 3, 3.6) + egg(240, 532, 3, 3.6), ink), s.stroke('M226 517q6-4 12 0', ink, 2.2),
  ];
  // The child, dry so far.
  const m = [
    s.path(polygon([[190, LINE - 4], [276, LINE - 4], [180, LINE + 3], [60, LINE + 2]]), ink, 'opacity=".5"'),
    whole(blob([[184, LINE, 'sharp'], [186, 258], [192, 226], [220, 226], [224, 260], [224, LINE, 'sharp']]), red, { light: '#f08268', dark: shade(red, -0.12), reach: 12, gap: 3.6 }), whole(blob([[238, LINE, 'sharp'], [238, 258], [240, 226], [268, 226], [274, 260], [276, LINE, 'sharp']]), red, { light: '#f08268', dark: shade(red, -0.12), reach: 12, gap: 3.6 }), s.stroke('M184 282h40M238 282h38', '#7a1c22', 5),
    whole(blob([[164, 240, 'sharp'], [174, 196], [184, 160], [196, 136], [230, 128], [264, 136], [276, 160], [288, 198], [298, 240, 'sharp'], [264, 248], [230, 242], [196, 248]]), yellow, { light: '#ffe49a', dark: '#c9861c', reach: 26, gap: 4.2 }), s.stroke('M230 142V240', '#a86a12', 2.6), s.stroke('M240 168h0M240 194h0M240 218h0', '#7a4a10', 7),
    s.path(limb([[184, 156, 28], [162, 190, 24], [152, 214, 18]]), '#dca022'), s.path(limb([[276, 156, 28], [300, 186, 24], [312, 208, 18]]), yellow), s.stroke('M290 158L314 192', '#ffe49a', 4), s.path(egg(149, 222, 8) + egg(316, 216, 8), '#f0c096'),
    whole(blob([[186, 132], [182, 96], [196, 62], [230, 48], [264, 62], [278, 96], [274, 132], [230, 146]]), yellow, { light: '#ffe49a', dark: '#c9861c', reach: 20, gap: 4 }), s.path(egg(230, 106, 29, 31), '#f3c9a0'), s.path(blob([[202, 98], [206, 80], [230, 74], [254, 80], [258, 98], [246, 88], [228, 90], [214, 88]]), '#6a2f1c'), s.stroke('M212 112q6 4 11 0M237 112q6 4 11 0', ink, 2.8), s.path(egg(212, 122, 6, 4) + egg(248, 122, 6, 4), '#e8846a', 'opacity=".7"'), s.path(egg(230, 126, 4, 4.6), '#8a3a2c'),
  ];
  const goose = [
    s.path(blob([[-20, 240], [10, 222], [50, 222], [84, 238], [96, 258], [84, 280], [50, 288], [-20, 288]]), '#d6dfd5'), s.path(blob([[-20, 250], [20, 240], [58, 248], [40, 270], [-20, 276]]), '#a3b7b0'), s.path(limb([[80, 252, 32], [104, 252, 24], [116, 276, 20], [112, 310, 18], [102, 332, 18]]), '#f7f5ea'), s.stroke('M92 238Q118 236 126 276', '#ffffff', 3),
    s.path(egg(98, 340, 17, 15), '#dcebe2'), s.path(blob([[100, 350, 'sharp'], [112, 352, 'sharp'], [108, 376], [100, 384, 'sharp'], [94, 366]]), '#ee8a2a'), s.path(egg(92, 338, 3.4), ink), s.path(`M90 ${LINE}H132V324H88z`, water, 'opacity=".35"'),
  ];
  const surface = [s.stroke(`M-10 ${LINE}H86M132 ${LINE}H184M224 ${LINE}H238M276 ${LINE}H410`, light, 4), s.stroke(`M70 ${LINE + 10}q40 8 78 0M170 ${LINE + 14}q60 10 120 0M310 ${LINE + 10}q40 6 70 0M20 ${LINE + 14}h26`, green, 2.4), s.stroke(`M330 ${LINE}l-6-14M336 ${LINE}v-18M342 ${LINE}l6-14M30 ${LINE}l-4-10M36 ${LINE}l4-12`, light, 2.4)];
  return s.picture(street, deep, other, goose, m, surface);
}

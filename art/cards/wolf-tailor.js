// @ts-check
import { clamp } from '../studio/marks.js';
import { blob, egg, limb, line, polygon } from '../studio/path.js';
import { linocut } from '../studio/hands.js';

export const scene = 'By moonlight a wolf measures a sheep for a coat; on the wall the sheep has the shadow of a wolf, and behind the curtain of the fitting room stand two pairs of feet.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('moonBlue');
  const ink = '#0b1024';
  const [wall, dusk, moon, red, gold] = ['#8fb4dc', '#2d4778', '#fdf6dc', '#c23a30', '#f2c64b'];
  const l = linocut(s, { paper: moon, ink, from: [-0.8, -1] });

  // The moon comes in from above at the left and lies as a great window on the wall.
  const pane = polygon([[112, 14], [352, -20], [372, 386], [130, 386]]);
  const room = [
    s.path('M0 0H400V600H0z', '#1a2547'), l.cuts((x, y) => clamp(0.5 - Math.abs(x - 60) / 60) * clamp(1 - y / 380), { flow: () => 84, gap: 13, length: 26, width: 1.8 }, dusk),
    s.path(pane, wall), s.stroke('M236 0L250 386M118 180L362 170', '#5c80b4', 9),
    l.cuts((x, y) => clamp(1 - Math.hypot(x - 240, y - 110) / 150) * 0.6, { flow: (x, y) => (Math.atan2(y - 110, x - 240) * 180) / Math.PI, gap: 12, length: 24, width: 2, area: [112, 0, 250, 380] }, moon),
    s.path('M0 386H400V610H0z', '#101a38'), s.path(polygon([[120, 386], [376, 386], [400, 470], [400, 560], [60, 560]]), dusk), s.stroke('M0 388H400', ink, 5),
    s.stroke('M40 386L-20 520M120 386L64 610M196 386L176 610M272 386L290 610M340 386L400 560', ink, 2),
  ];
  // The shadow on the wall: ears, a muzzle that is open, a raised paw.
  const shadow = [
    s.path(blob([[182, 386, 'sharp'], [178, 300], [190, 238], [202, 198], [196, 160], [186, 98, 'sharp'], [222, 132], [240, 130], [262, 84, 'sharp'], [276, 138], [296, 158], [340, 166], [364, 178], [366, 190], [342, 196, 'sharp'], [330, 204], [316, 200, 'sharp'], [302, 210], [326, 214, 'sharp'], [350, 216], [340, 230], [306, 238], [296, 262], [318, 300], [326, 340], [322, 386, 'sharp']]), '#16244a'),
    s.path(blob([[262, 164, 'sharp'], [276, 158], [288, 166, 'sharp'], [274, 170]]), wall), s.path(polygon([[318, 199], [322, 210], [327, 202]]) + polygon([[334, 197], [338, 207], [343, 196]]) + polygon([[312, 212], [315, 204], [320, 213]]), wall),
  ];
  // At the side hangs a curtain, with shoes below it.
  const curtain = [
    s.path(polygon([[-10, 60], [92, 60], [98, 368], [-10, 372]]), '#6e2340'), s.stroke('M10 62q6 150-2 306M34 62q-6 150 4 306M58 62q8 150 0 306M80 62q-4 150 6 306', ink, 3.4), s.stroke('M88 64q-2 150 7 302', '#e08a7a', 3.4), s.stroke('M-10 58H100', gold, 5),
    s.path('M-10 368H98V388H-10z', ink), s.path(blob([[8, 388, 'sharp'], [10, 374], [22, 374], [40, 382], [40, 388, 'sharp']]) + blob([[50, 388, 'sharp'], [52, 374], [64, 374], [82, 382], [82, 388, 'sharp']]), '#c98a4b'),
  ];
  // The sheep stands on a stool in the light and looks past us.
  const fleece = [[200, 300, 26], [214, 274, 25], [244, 262, 26], [274, 270, 25], [294, 294, 26], [298, 324, 26], [286, 352, 24], [256, 362, 26], [224, 358, 25], [200, 332, 27], [248, 312, 46]].map(([x, y, r]) => egg(x, y, r)).join('');
  const sheep = [
    s.path(polygon([[186, 448], [318, 448], [338, 470], [166, 470]]), '#b97b3a'), s.path(polygon([[166, 470], [338, 470], [338, 482], [166, 482]]), '#6b3f1d'), s.stroke('M182 482L170 548M322 482L334 548M214 482L208 536M292 482L298 536', '#6b3f1d', 9), s.path(polygon([[160, 556], [344, 556], [398, 600], [200, 600]]), ink, 'opacity=".55"'),
    s.stroke('M222 372V446M244 378V448M264 378V448M284 368V446', ink, 11),
    l.block(fleece, { colour: moon, cuts: '#9bb3d4', reach: 0 }),
    s.stroke('M206 292q10-12 20-2t20-2M262 282q10-10 18 0t16 2M200 326q10-10 20 0t20-2M258 324q10-10 20 0t20 0M222 352q10-8 18 0t18-2M236 300q8-8 16 0', '#8ea7cc', 3.4),
    s.path(fleece, '#5f7fb0', `opacity=".45" clip-path="url(#${s.define((id) => `<clipPath id="${id}"><path d="M292 240L340 240V400H232Q300 360 292 240z"/></clipPath>`)})"`),
    s.path(blob([[224, 250], [230, 228], [248, 222], [266, 228], [272, 250], [264, 282], [248, 294], [232, 282]]), ink), s.path(blob([[226, 236], [204, 228], [190, 240], [206, 250], [224, 248]]) + blob([[270, 236], [292, 228], [306, 240], [290, 250], [272, 248]]), ink), s.path(egg(234, 222, 13) + egg(249, 214, 14) + egg(264, 222, 13), moon),
    s.path(egg(239, 250, 4.4, 5) + egg(258, 250, 4.4, 5), moon), s.path(egg(240.4, 250, 2) + egg(259.4, 250, 2), ink), s.stroke('M243 278q5 4 10 0', moon, 2), s.stroke('M228 246q-4 16 4 32', '#6f93c8', 2.4),
  ];
  // The tailor, from behind: broad, kind, and between us and the door.
  const back = blob([[20, 620, 'sharp'], [26, 552], [40, 506], [66, 478], [100, 466], [190, 466], [222, 474], [250, 502], [264, 552], [268, 620, 'sharp']]);
  const head = blob([[84, 494, 'sharp'], [88, 470], [72, 470, 'sharp'], [84, 448], [66, 440, 'sharp'], [86, 420], [92, 392], [82, 318, 'sharp'], [104, 340], [124, 374], [142, 370], [160, 374], [182, 340], [204, 318, 'sharp'], [194, 392], [198, 420], [220, 442, 'sharp'], [202, 448], [214, 472, 'sharp'], [198, 470], [200, 494, 'sharp'], [142, 504]]);
  const arms = limb([[58, 500, 54], [78, 452, 42], [120, 404, 32], [172, 352, 26], [190, 336, 22]]) + limb([[226, 500, 54], [284, 470, 42], [326, 426, 32], [322, 376, 26], [314, 346, 22]]);
  const tailor = [
    s.path(arms, '#3b4c78'), s.stroke(line([[42, 486], [72, 436], [112, 390], [164, 340]]), '#a9c4e6', 3.4), s.stroke(line([[300, 440], [306, 400], [303, 360]]), '#a9c4e6', 3.4),
    s.path(back, '#2b3a64'),
    s.path(blob([[30, 620, 'sharp'], [40, 540], [60, 494], [92, 474], [116, 480], [146, 486], [172, 480], [202, 476], [232, 498], [248, 546], [256, 620, 'sharp']]), red), s.stroke('M143 488V610', '#7e1c22', 3), s.path(polygon([[96, 560], [196, 560], [196, 576], [96, 576]]), '#7e1c22'), s.stroke('M132 556h22v24h-22z', gold, 4),
    l.cuts((x, y) => (y > 486 && x > 44 && x < 110 ? clamp(1 - (x - 44) / 60 + (y - 620) / 300) * 0.9 : 0), { flow: () => 74, gap: 9, length: 20, width: 2.2, area: [36, 490, 80, 110] }, '#f0907a'),
    s.path(head, '#18234a'), s.path(blob([[92, 340, 'sharp'], [106, 360], [116, 384], [100, 390]]) + blob([[194, 340, 'sharp'], [180, 360], [170, 384], [186, 390]]), '#5d4a78'), s.stroke('M84 322Q92 360 93 394Q88 416 70 440M74 470L86 450M26 552Q38 500 84 474', '#bcd3ee', 3.4),
    l.cuts((x, y) => clamp(1 - Math.abs(x - 112) / 26) * clamp((y - 380) / 30), { flow: (x, y) => 96 + (x - 143) * 0.5, gap: 10, length: 17, width: 2.6, area: [90, 380, 50, 110] }, '#7f9ccc'),
    s.stroke('M84 420L108 396M204 420L178 396', gold, 4),
    // The tape, from paw to paw around the customer.
    s.path(blob([[184, 322], [196, 316], [206, 326], [204, 342], [190, 350], [180, 340]]) + blob([[300, 330], [314, 326], [328, 336], [326, 354], [312, 360], [300, 348]]), '#4a5f93'), s.stroke('M190 322l6-8M200 322l8-5M306 330l-4-9M316 328l2-9', moon, 3),
    s.stroke('M194 334Q250 372 312 342', gold, 11), s.stroke('M204 340l-3 6M216 346l-2 6M228 350l-1 7M240 353v7M253 354v7M266 354l1 7M278 351l2 7M290 348l3 6', ink, 2), s.stroke('M316 346q18 40 2 80t8 50', gold, 10), s.stroke('M322 372l6-2M324 390l7 1M320 410l6 3M316 428l6 2M317 446l6-1', ink, 2),
  ];
  return s.picture(room, shadow, curtain, sheep, tailor);
}

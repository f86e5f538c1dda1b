// @ts-check
import { clamp } from '../studio/marks.js';
import { blob, egg, limb, polygon } from '../studio/path.js';
import { linocut } from '../studio/hands.js';

export const scene = "A girl dances with her eyes shut, standing on a man's shoes; the suit that holds her is empty, but the shadow on the wall has a head, and a packed suitcase waits beside the lamp.";

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('starViolet');
  const ink = '#170d2e';
  const [wall, lit, gold, floor, red, suit] = ['#51339a', '#f9c27a', '#ffe2a0', '#7a2f52', '#dd3f3a', '#20356f'];
  const l = linocut(s, { paper: gold, ink, from: [-1, 0.2] });

  // The lamp stands low at the left, so that all shadows climb the wall at the right.
  const room = [
    s.path('M0 0H400V600H0z', '#2a1a5c'), s.path(blob([[-20, 30], [120, 40], [280, -20, 'sharp'], [420, -20, 'sharp'], [420, 452, 'sharp'], [-20, 452, 'sharp']]), wall), s.path(blob([[60, 452, 'sharp'], [70, 320], [140, 190], [290, 90], [420, 70], [420, 452, 'sharp']]), '#8a4f9e'), s.path(blob([[70, 452, 'sharp'], [84, 370], [140, 280], [240, 210], [420, 180, 'sharp'], [420, 452, 'sharp']]), lit),
    l.cuts((x, y) => clamp(1 - Math.hypot(x - 74, (y - 390) * 0.9) / 260) * 0.55, { flow: (x, y) => (Math.atan2(y - 390, x - 74) * 180) / Math.PI, gap: 14, length: 26, width: 2.4, area: [80, 140, 320, 300] }),
    s.path('M-10 450H410V610H-10z', '#3c1740'), s.path(blob([[20, 470], [120, 452], [300, 452], [420, 470], [420, 560], [260, 584], [90, 560]]), floor), s.path(blob([[70, 486], [150, 466], [270, 468], [330, 496], [270, 532], [140, 528]]), '#c75a5a'), s.stroke('M-10 451H410', ink, 4),
  ];
  const window = [s.path(polygon([[22, 70], [128, 60], [128, 226], [22, 230]]), '#0f1738', `stroke="${ink}" stroke-width="7"`), s.stroke('M75 66V228M22 150L128 144', ink, 5), s.stroke('M44 100h0M58 128h0M98 92h0M112 122h0M46 186h0M100 184h0M90 208h0', gold, 3), s.path(polygon([[2, 40], [40, 42], [28, 140], [30, 250], [0, 254]]), '#7a2f52'), s.stroke('M12 44Q18 150 10 250M26 44Q20 120 20 250', ink, 2.4)];
  // On the wall he is all there: hat, nose, a hand that holds hers.
  const shade = [
    s.path(blob([[244, 452, 'sharp'], [254, 330], [250, 250], [258, 196], [276, 168], [290, 160], [288, 144], [282, 120], [262, 116, 'sharp'], [284, 106], [288, 70], [310, 62], [334, 70], [338, 104], [358, 112, 'sharp'], [338, 116], [340, 128], [348, 140, 'sharp'], [338, 146], [330, 162], [334, 170], [356, 190], [372, 150], [392, 118], [404, 124], [396, 170], [372, 222], [358, 232], [366, 258], [378, 262], [386, 280], [374, 300], [392, 350], [420, 430], [420, 452, 'sharp']]), '#4b2468'),
  ];
  const suitcase = [s.path(polygon([[16, 500], [84, 494], [88, 544], [20, 552]]), '#8a4a2a', `stroke="${ink}" stroke-width="3"`), s.stroke('M36 498q0-14 15-15t15 13', ink, 4), s.stroke('M30 500l4 49M70 496l4 48', ink, 2.4), s.stroke('M84 495L88 544', gold, 3)];
  const lamp = [
    s.path(polygon([[62, 352], [98, 352], [112, 396], [48, 396]]), gold, `stroke="${ink}" stroke-width="3"`), s.stroke('M80 396V484M60 486H100', ink, 5), s.stroke('M70 356L60 392M90 356L100 392', '#d98a3c', 2.4),
  ];
  const gramophone = [
    s.path(polygon([[330, 470], [398, 470], [398, 520], [334, 520]]), '#6b3520', `stroke="${ink}" stroke-width="3"`), s.path(egg(364, 468, 33, 8), ink), s.stroke('M340 468q24-6 48 0', lit, 1.8), s.path(limb([[382, 462, 6], [392, 440, 7], [380, 424, 9]]), '#c98a2c'), s.path(blob([[386, 432], [366, 434], [340, 426], [322, 396, 'sharp'], [346, 382], [376, 372, 'sharp'], [384, 400]]), '#e8b04a', `stroke="${ink}" stroke-width="3"`), s.path(egg(349, 385, 29, 11, -25), '#8a4f1c', `stroke="${ink}" stroke-width="2.4"`), s.stroke('M336 490h0M392 490h0', gold, 5), s.stroke('M334 472V518', gold, 3),
  ];
  // The suit bends to her like a man, and there is nothing in it but the light of the lamp.
  const jacket = blob([[138, 446, 'sharp'], [134, 390], [140, 340], [134, 310], [146, 288], [170, 278, 'sharp'], [202, 282, 'sharp'], [220, 296], [228, 322], [220, 352], [214, 390], [216, 448, 'sharp'], [178, 454]]);
  const legs = polygon([[142, 440], [182, 446], [180, 522], [154, 520]]) + polygon([[178, 446], [214, 442], [218, 524], [192, 526]]);
  const held = limb([[214, 306, 32], [254, 316, 26], [276, 288, 20], [284, 262, 18]]);
  const man = [
    s.path(polygon([[150, 528], [230, 528], [330, 548], [380, 574], [300, 580], [180, 550]]), ink, 'opacity=".55"'),
    s.path(blob([[150, 530, 'sharp'], [150, 512], [180, 510], [200, 520], [212, 530, 'sharp']]) + blob([[190, 534, 'sharp'], [190, 514], [220, 514], [244, 524], [256, 534, 'sharp']]), '#5a2a18', `stroke="${ink}" stroke-width="2.4"`),
    s.path(held, '#182756', `stroke="${ink}" stroke-width="2"`), s.path(egg(285, 254, 11, 6, -16), ink), s.path(polygon([[274, 258], [296, 252], [298, 262], [277, 269]]), '#fff6e2'),
    l.block(legs, { colour: suit, cuts: '#7fa0e0', reach: 12, gap: 7, length: 18, width: 2.6, flow: () => 86 }), l.block(jacket, { colour: suit, cuts: '#7fa0e0', reach: 20, gap: 7, length: 16, width: 2.8, flow: () => 80 }),
    s.path(polygon([[176, 284], [198, 286], [196, 346], [186, 330]]), '#fff6e2'), s.path(polygon([[184, 292], [193, 292], [195, 330], [189, 338], [184, 328]]), red), s.stroke('M174 284L186 350M200 288L188 352', ink, 2.4), s.path(egg(186, 281, 20, 7, 5), lit, `stroke="#fff6e2" stroke-width="5"`), s.stroke(`M166 281q20-9 40 2`, ink, 1.8),
  ];
  const girl = [
    s.path(limb([[232, 470, 12], [226, 494, 10], [214, 514, 9]]) + limb([[250, 470, 12], [252, 494, 10], [240, 516, 9]]), '#e9a878'), s.path(blob([[198, 522, 'sharp'], [202, 508], [222, 510], [222, 520, 'sharp']]) + blob([[224, 524, 'sharp'], [228, 510], [248, 512], [248, 522, 'sharp']]), '#fff6e2', `stroke="${ink}" stroke-width="1.8"`),
    s.path(limb([[252, 390, 16], [274, 350, 13], [284, 292, 10], [285, 268, 9]]), red, `stroke="${ink}" stroke-width="2"`), s.path(egg(285, 262, 7, 8), '#f3c49a'),
    l.block(blob([[206, 482, 'sharp'], [220, 430], [222, 396], [230, 380], [252, 380], [262, 396], [268, 430], [302, 476, 'sharp'], [286, 474], [270, 484], [250, 478], [232, 488]]), { colour: red, cuts: gold, reach: 16, gap: 8, length: 15, width: 2.6, flow: () => 100 }),
    s.path(blob([[224, 340], [246, 332], [264, 346], [268, 380], [286, 430, 'sharp'], [262, 420], [256, 440, 'sharp'], [240, 396], [232, 370]]), '#4a2416'), s.path(blob([[222, 352], [232, 340], [248, 344], [252, 364], [242, 382], [226, 380], [218, 366, 'sharp']]), '#f3c49a'), s.path(blob([[222, 352], [230, 334], [254, 332], [258, 350], [252, 366], [244, 350], [230, 350]]), '#4a2416'), s.stroke('M223 362q5 4 9 0', ink, 2.2), s.stroke('M222 374q5 2 8-1', '#a8433a', 2.2), s.stroke('M258 342q10 14 10 40', lit, 2.4),
  ];
  const arm = [s.path(limb([[152, 306, 36], [150, 352, 29], [196, 396, 22], [244, 408, 19]]), '#2b4690', `stroke="${ink}" stroke-width="2.4"`), s.stroke('M138 306Q132 350 160 378', '#7fa0e0', 3.4), s.path(polygon([[240, 398], [256, 402], [252, 420], [236, 416]]), '#fff6e2'), s.path(egg(255, 411, 5, 9, 12), ink)];
  return s.picture(room, window, shade, suitcase, lamp, gramophone, man, girl, arm);
}

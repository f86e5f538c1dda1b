// @ts-check
import { mix } from '../studio/colour.js';
import { form } from '../studio/form.js';
import { clamp } from '../studio/marks.js';
import { blob, box, egg, limb, polygon } from '../studio/path.js';
import { linocut } from '../studio/hands.js';

export const scene = 'By moonlight a wolf measures a sheep for a coat; on the wall the sheep has the shadow of a wolf.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('moonBlue');
  const ink = '#0c1226';
  const cream = '#efe9d4';
  const l = linocut(s, { paper: cream, ink, from: [-0.3, -1] });
  const [wallBlue, grey] = ['#5f7fae', '#4a5474'];

  const wall = [
    s.path('M0 0H400V600H0z', ink), s.path('M170 0H400V520H150z', wallBlue), l.cuts((x, y) => (x > 164 && y < 520 ? 0.3 : 0), { flow: () => 92, gap: 18, length: 34, width: 2.6, area: [160, 0, 240, 520] }, '#8ba6cc'),
    // The window at the left, with the light.
    s.path('M24 150V60Q84-24 144 60V150z', '#f4ecc6'), s.path(egg(84, 78, 36), '#ffffff'), s.path(egg(74, 70, 7) + egg(96, 92, 9, 7) + egg(92, 62, 4), '#e3d9ae'), s.stroke('M84 0V150M24 92H144', ink, 6), s.stroke('M24 150V60Q84-24 144 60V150z', '#8a5a2c', 9), s.path(box(10, 148, 148, 14), '#8a5a2c'),
    l.cuts((x, y) => (y > 164 && y < 330 && x < 150 ? 0.26 : 0), { flow: () => 30, gap: 16, length: 24, width: 2, area: [0, 164, 150, 170] }, '#2c3a66'),
  ];
  // What the light makes of the sheep.
  const shadow = blob([[282, 520, 'sharp'], [276, 400], [262, 330], [272, 262], [262, 214], [246, 196], [220, 186, 'sharp'], [232, 166], [262, 150], [286, 118], [284, 62, 'sharp'], [314, 96], [336, 96], [366, 56, 'sharp'], [372, 118], [400, 160, 'sharp'], [410, 520, 'sharp']]);
  const dark = [s.path(shadow, mix(ink, wallBlue, 0.22)), s.path(polygon([[226, 186], [234, 200], [240, 184]]) + polygon([[244, 184], [252, 198], [258, 184]]), wallBlue), s.path(blob([[296, 142, 'sharp'], [308, 134], [320, 140, 'sharp'], [308, 146]]), wallBlue)];
  // The sheep on its stool, looking at us.
  const wool = blob(Array.from({ length: 26 }, (_, i) => {
    const a = (i / 26) * 2 * Math.PI;
    const r = i % 2 ? 1 : 0.88;
    return /** @type {[number, number]} */ ([304 + Math.cos(a) * 74 * r, 390 + Math.sin(a) * 84 * r]);
  }));
  const fleece = form(wool);
  const sheep = [
    s.path(limb([[280, 460, 20], [278, 524, 15]]) + limb([[330, 460, 20], [332, 524, 15]]), ink), s.path(polygon([[238, 522], [374, 522], [380, 538], [232, 538]]), '#8a5a2c'), s.path(limb([[256, 538, 12], [246, 600, 10]]) + limb([[356, 538, 12], [366, 600, 10]]), '#6b4420'),
    s.path(wool, ink, 'transform="translate(5 4)"'), s.path(wool, cream), l.cuts((x, y) => (fleece.inside(x, y) ? 0.3 + 0.6 * clamp((x - 290) / 90) : 0), { area: fleece.area, flow: (x, y) => Math.sin(x / 9) * 90 + Math.cos(y / 9) * 90, gap: 11, length: 14, width: 2.8 }, ink),
    s.path(blob([[272, 290], [286, 272], [310, 272], [326, 290], [324, 324], [312, 352], [298, 360], [284, 352], [274, 324]]), ink), s.path(blob([[274, 292], [248, 290], [236, 306, 'sharp'], [262, 312]]) + blob([[324, 292], [350, 290], [362, 306, 'sharp'], [336, 312]]), ink), s.path(blob([[268, 290], [272, 266], [290, 256], [312, 258], [328, 270], [328, 290], [310, 282], [290, 284]]), cream), s.stroke('M276 276q8-10 16 0t16 0 14-2', ink, 2.4),
    s.path(egg(286, 310, 8, 9) + egg(312, 310, 8, 9), cream), s.path(egg(287, 312, 4) + egg(313, 312, 4), ink), s.stroke('M292 342q6 6 14 0M299 334v6', '#c98a7a', 2.6),
  ];
  // The wolf: all care; spectacles, waistcoat, the tape in both paws.
  const body = blob([[-20, 620, 'sharp'], [-20, 420], [20, 350], [70, 318], [120, 322], [156, 360], [170, 430], [164, 520], [176, 620, 'sharp']]);
  const head = blob([[56, 330], [40, 280], [44, 226, 'sharp'], [64, 246], [82, 248], [96, 210, 'sharp'], [112, 252], [134, 274], [176, 290], [206, 300], [214, 312], [200, 324], [158, 332], [130, 346], [96, 352]]);
  const wolf = [
    s.path(body, grey), l.block(body, { colour: 'none', cuts: '#9aa6c4', reach: 40, gap: 8, length: 22, flow: (x) => 90 - (x - 60) * 0.2 }),
    s.path(blob([[16, 640, 'sharp'], [30, 440], [56, 380], [100, 372], [140, 400], [152, 470], [146, 640, 'sharp']]), '#b5352b'), l.cuts((x, y) => (x > 24 && x < 146 && y > 396 ? 0.28 : 0), { area: [24, 390, 124, 210], flow: () => 84, gap: 15, length: 24, width: 2.2 }, '#e78a6a'), s.stroke('M96 400h0M98 440h0M98 480h0M98 520h0M96 560h0', '#e9c65c', 9),
    l.block(head, { colour: grey, cuts: '#aab6d2', reach: 24, gap: 6, length: 16, flow: () => 40 }), s.path(blob([[130, 346], [158, 332], [200, 324], [206, 316], [170, 316], [136, 322], [110, 346]]), cream), s.path(egg(210, 305, 8, 7), ink), s.stroke('M202 322q-30 6-60 4', ink, 2.6), s.path(polygon([[166, 326], [171, 338], [176, 325]]) + polygon([[184, 324], [188, 334], [192, 323]]), '#ffffff'),
    s.path(egg(124, 284, 13, 12), cream), s.path(egg(128, 286, 5), ink), s.stroke(egg(124, 284, 18, 17), '#e9c65c', 3.4), s.stroke('M106 282L60 272', '#e9c65c', 3.4), s.path(blob([[104, 262], [126, 256], [142, 268], [124, 266]]), ink),
  ];
  const tape = '#e9c65c';
  const measure = [
    s.path(limb([[140, 440, 40], [196, 446, 30], [246, 420, 24]]), grey), s.path(limb([[140, 438, 42], [190, 446, 34]]), '#dfe3ee'), s.path(limb([[238, 424, 24], [258, 410, 18], [268, 398, 10]]) + limb([[242, 428, 18], [264, 424, 13], [274, 418, 8]]), grey),
    s.path(blob([[232, 402], [270, 412], [320, 414], [368, 398], [372, 410], [322, 428], [268, 426], [230, 416]]), tape), s.stroke('M246 408v8M262 412v8M278 414v8M294 415v8M310 415v8M326 414v8M342 409v8M358 405v7', ink, 2), s.path(limb([[236, 410, 12], [214, 470, 12], [222, 520, 12], [206, 560, 12]]), tape), s.stroke('M228 430l-10-4M222 448l-10-4M218 468l-10-2M219 488l-11 0M221 508l-11 2M216 528l-11-2', ink, 2),
  ];
  const floor = [s.path('M-10 596H410V610H-10z', ink)];
  return s.picture(wall, dark, sheep, wolf, measure, floor);
}

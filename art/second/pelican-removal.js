// @ts-check
import { mix } from '../studio/colour.js';
import { clamp } from '../studio/marks.js';
import { blob, box, egg, limb, polygon } from '../studio/path.js';
import { pen } from '../studio/hands.js';
import { clothed } from '../motifs/clothed-people.js';

export const scene = 'In the bill of a pelican a family moves house with lamp, bath and armchair; deep in its throat a fish with a cap holds the door.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('kitchenCream');
  const ink = '#22303c';
  const p = pen(s, { paper: '#f8f2e2', ink, from: [-0.8, -1] });
  const [orange, pouchColour] = ['#e5a04a', '#f0b878'];
  const coast = [
    p.sheet('#ece2c8'), p.wash('M-10-10H410V300H-10z', '#cfe3e6', 0.8), p.hatch((x, y) => clamp((110 - y) / 200), { angle: 3, gap: 8, patch: [60, 8] }, '#8fb0bc'), p.wash('M-10 470H410V620H-10z', '#7fb3bc', 0.95), p.hatch((x, y) => (y > 474 ? 0.3 : 0), { area: [0, 474, 400, 126], angle: 1, gap: 9, patch: [30, 9], width: 1.4 }, '#2f6a7c'), s.stroke('M-10 472H410', ink, 1.6),
    // The old address, on its rock.
    p.shape(blob([[-20, 474], [0, 452], [34, 446], [60, 460], [76, 474]]), { fill: '#b9ab90', reach: 12, gap: 4 }), p.shape(polygon([[10, 448], [10, 424], [28, 408], [46, 424], [46, 448]]), { fill: '#fffaf0', reach: 8, gap: 4 }), s.path(box(22, 430, 11, 18), ink),
  ];
  // The bird: neck at the right, crown, eye.
  const neck = blob([[420, 620, 'sharp'], [330, 620, 'sharp'], [342, 540], [352, 470], [336, 400], [330, 340], [320, 270], [300, 220], [290, 170], [304, 120], [344, 96], [390, 104], [420, 130, 'sharp']]);
  const bird = [p.shape(neck, { fill: '#fbf8ee', reach: 60, gap: 5.4, contour: 2.8, angle: 60 }), s.stroke('M356 96q14-30 40-34M366 98q20-22 44-18M346 98q4-26 24-42', ink, 2.6), p.wash(blob([[304, 130], [330, 116], [352, 134], [346, 164], [318, 172]]), '#f0c4a8', 0.9), s.path(egg(330, 146, 15, 14), '#f6e27a'), s.stroke(egg(330, 146, 15, 14), ink, 2.2), s.path(egg(325, 149, 7), ink), s.stroke('M323 146h0', '#fff', 4), s.stroke('M310 132q16-14 36-4', ink, 3.4)];
  // The upper bill, raised like a lid.
  const lid = p.shape(blob([[316, 172], [296, 206], [200, 176], [110, 134], [40, 86], [14, 78], [4, 96, 'sharp'], [2, 66], [30, 54], [120, 92], [210, 134]]), { fill: orange, reach: 14, gap: 4.4, contour: 2.6 }) + s.stroke('M300 182Q190 142 46 70', ink, 2);
  // The throat: dark, with a door in it.
  const inside = blob([[12, 330, 'sharp'], [90, 324], [200, 318], [268, 290], [300, 214], [326, 250], [334, 330], [328, 420], [280, 470], [180, 480], [80, 440]]);
  const gape = [s.path(inside, '#8a3f3c'), s.within(inside, p.hatch((x, y) => clamp((x - 200) / 160), { area: [180, 210, 160, 200], angle: 60, gap: 5 }, '#3a1a24')), s.path(blob([[272, 300], [282, 252], [304, 232], [322, 258], [326, 330], [318, 364], [276, 362]]), '#2a141c'), p.shape(polygon([[262, 268], [284, 254], [286, 360], [264, 372]]), { fill: '#5f8a8c', reach: 8, gap: 4, contour: 2 }), s.stroke('M268 318h0', '#f6e27a', 6), s.path(egg(302, 262, 7), '#f6d67a')];
  const porter = [p.shape(blob([[290, 372], [286, 340], [296, 310], [312, 306], [322, 330], [320, 364], [330, 384, 'sharp'], [304, 378], [284, 388, 'sharp']]), { fill: '#9fbcc8', reach: 12, gap: 3.8, contour: 1.8 }), s.path(egg(300, 322, 5.4), '#fff'), s.path(egg(298, 322, 2.6), ink), s.stroke('M290 336q6 3 10-1', ink, 2), s.path(blob([[290, 310], [294, 298], [314, 296], [320, 306], [306, 310], [288, 314]]), '#c8483a'), s.stroke('M294 344q-10-2-16 6', '#9fbcc8', 6), s.stroke('M306 340q4 8 0 16', ink, 1.6)];
  // The household, on its way in.
  const chair = [p.shape(blob([[22, 340], [20, 288], [38, 270], [58, 280], [62, 312], [92, 316], [98, 350], [60, 366], [30, 360]]), { fill: '#7a8f5a', reach: 14, gap: 4, contour: 2 }), clothed(s, 'sit', { skin: '#eebc98', top: '#6b5a7a', bottom: '#3f4458', hair: '#e9e4da', beard: '#e9e4da', feel: 'calm', gaze: [1, -0.4] }, { x: 62, y: 372, size: 124 }), s.stroke('M84 330q12-6 18 0', '#5a3a24', 4), s.path(egg(105, 330, 4), '#5a3a24'), s.stroke('M106 324q6-8 0-14t4-12', '#8a8f94', 2.4)];
  const lampPost = [s.stroke('M122 360V244', ink, 4), p.shape(polygon([[104, 246], [112, 214], [134, 214], [142, 246]]), { fill: '#f6d67a', reach: 8, gap: 4, contour: 2 }), s.path(polygon([[100, 248], [146, 248], [166, 310], [84, 310]]), '#fff0b8', 'opacity=".5"')];
  const tub = [clothed(s, 'sit', { skin: '#f0c4a0', top: '#f0c4a0', bottom: '#f0c4a0', hair: '#a8602f', feel: 'glad', gaze: [0.8, -0.4], head: 1.6 }, { x: 172, y: 376, size: 98 }), p.shape(blob([[142, 330, 'sharp'], [214, 326, 'sharp'], [208, 366], [180, 380], [152, 370]]), { fill: '#fffdf6', reach: 16, gap: 4, contour: 2.2 }), s.path([[150, 330, 8], [164, 326, 9], [180, 330, 8], [196, 325, 9], [208, 329, 7]].map(([x, y, r]) => egg(x, y, r)).join(''), '#ffffff'), s.stroke([[150, 330, 8], [164, 326, 9], [180, 330, 8], [196, 325, 9], [208, 329, 7]].map(([x, y, r]) => egg(x, y, r)).join(''), mix(ink, '#8fb0bc', 0.5), 1.4)];
  const mother = [clothed(s, { head: [4, -91], neck: [2, -82], chest: [1, -70], hip: [-1, -49], nearArm: [[10, -62], [22, -60]], farArm: [[12, -64], [24, -64]], nearLeg: [[6, -27], [8, -3]], farLeg: [[-5, -27], [-12, -5]] }, { skin: '#d99f78', top: '#c8483a', bottom: '#3f5a7a', hair: '#3a2420', hairdo: 'bun', cut: 'skirt', feel: 'afraid', gaze: [1, 0.1] }, { x: 232, y: 376, size: 116 }), p.shape(box(248, 292, 30, 26), { fill: '#c9a06a', reach: 8, gap: 4, contour: 1.8 }), s.stroke('M248 300h30M262 292v26', '#8a6438', 2.4), s.path(blob([[254, 292], [252, 278], [260, 284], [264, 272], [269, 284], [276, 280], [273, 292]]), '#5f8a4c')];
  // The pouch, in front of their feet.
  const pouch = [p.shape(blob([[8, 326, 'sharp'], [60, 346], [130, 362], [220, 360], [290, 352], [332, 330], [348, 380], [348, 440], [318, 508], [250, 552], [160, 552], [84, 500], [36, 410]]), { fill: pouchColour, reach: 66, gap: 5.4, contour: 2.8, cross: 0.7 }), s.stroke('M70 380Q100 470 180 520M120 386Q150 460 220 510M200 384Q220 440 274 490M270 376Q286 420 312 450M44 366Q56 400 70 424', '#b5713c', 2.4), s.stroke('M8 326Q60 346 130 362T290 352T334 330', orange, 9), s.stroke('M8 322Q60 341 130 357T290 347T332 326', ink, 1.6),
    // Something with corners, and something with a tail, pushes from inside.
    s.stroke('M150 456l34-20 26 26M184 436l-4-22M240 470q16-20 34-8t10 24', ink, 2), s.path(egg(96, 432, 8, 5, 50) + egg(240, 410, 9, 5), '#f8d29c')];
  const crate = [p.shape(box(60, 566, 44, 30), { fill: '#c9a06a', reach: 8, gap: 4, contour: 1.8 }), s.stroke('M60 576h44M82 566v30', '#8a6438', 2.4), p.shape(limb([[140, 590, 6], [190, 584, 6]]), { fill: '#a5622f', reach: 0, cross: 0 }), s.stroke('M44 600q36-10 76 0M130 600q30-8 66 0', '#fff', 2.4)];
  return s.picture(coast, bird, gape, porter, lid, lampPost, chair, tub, mother, pouch, crate);
}

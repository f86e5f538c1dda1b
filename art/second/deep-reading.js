// @ts-check
import { form } from '../studio/form.js';
import { clamp } from '../studio/marks.js';
import { blob, box, egg, limb, polygon } from '../studio/path.js';
import { linocut } from '../studio/hands.js';
import { clothed } from '../motifs/clothed-people.js';

export const scene = 'In the deep sea somebody reads in the open mouth of an anglerfish by its lamp; the fish reads along and has a ribbon between its teeth.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('deepSea');
  const ink = '#07121f';
  const cream = '#f4ecc8';
  const l = linocut(s, { paper: cream, ink, from: [-1, -0.3] });
  const [skin, gold] = ['#1c4a5c', '#f6cf52'];
  const lamp = [96, 222];
  const sea = [
    l.inked(), s.path(egg(lamp[0], lamp[1], 190, 180), '#0d2438'), s.path(egg(lamp[0], lamp[1], 110, 104), '#1a3f52'), l.cuts((x, y) => clamp(0.9 - Math.hypot(x - lamp[0], y - lamp[1]) / 210) * (Math.hypot(x - lamp[0], y - lamp[1]) > 34 ? 1 : 0), { flow: (x, y) => (Math.atan2(y - lamp[1], x - lamp[0]) * 180) / Math.PI, gap: 12, length: 20, width: 2.8 }, gold),
    l.cuts((x, y) => clamp(Math.hypot(x - lamp[0], y - lamp[1]) / 500 - 0.2), { flow: () => 84, gap: 26, length: 22, width: 2.2 }, '#1f4a60'), s.stroke('M40 40h0M130 24h0M22 120h0M60 560h0M26 470h0M104 590h0M180 60h0M14 330h0', '#7fc4c0', 4),
  ];
  // The fish: all mouth.
  const fish = blob([[420, 60], [330, 74], [240, 100], [186, 148], [166, 210], [186, 240], [250, 250], [310, 280], [344, 340], [330, 410], [270, 456], [190, 462], [120, 440], [78, 428], [66, 452], [90, 510], [160, 560], [260, 590], [360, 600], [420, 600]]);
  const mouth = blob([[172, 214], [200, 246], [262, 254], [318, 286], [352, 342], [336, 412], [272, 462], [190, 466], [118, 442], [74, 424], [110, 380], [150, 320], [164, 262]]);
  const throat = form(mouth);
  const gullet = [s.path(mouth, '#5c1a2c'), l.cuts((x, y) => (throat.inside(x, y) ? clamp(1 - Math.hypot(x - 120, y - 320) / 260) : 0), { area: throat.area, flow: (x, y) => (Math.atan2(y - 340, x - 380) * 180) / Math.PI, gap: 10, length: 22, width: 3.4 }, '#b5483c'), s.path(blob([[330, 330], [352, 342], [338, 404], [300, 440], [290, 400], [304, 356]]), '#2a0a18')];
  // The room: shelves go back into the dark.
  const shelf = [[262, 336, 1], [258, 376, 1.1]].map(([x, y, k]) => [s.path(box(x - 26 * k, y, 66 * k, 6), '#8a5230'), s.path([0, 1, 2, 3, 4, 5, 6].map((i) => box(x - 24 * k + i * 8.6 * k, y - [26, 22, 28, 20, 25, 28, 21][i] * k, 7.4 * k, [26, 22, 28, 20, 25, 28, 21][i] * k)).join(''), '#2f6f7a'), s.path([1, 4, 6].map((i) => box(x - 24 * k + i * 8.6 * k, y - [26, 22, 28, 20, 25, 28, 21][i] * k, 7.4 * k, [26, 22, 28, 20, 25, 28, 21][i] * k)).join(''), '#c9823c')]);
  const tongue = l.block(blob([[96, 436], [140, 412], [210, 408], [280, 424], [300, 446], [240, 468], [150, 466]]), { colour: '#c9596a', cuts: '#f0a09a', reach: 22, gap: 7, length: 18, flow: () => 8 });
  const reader = [
    s.path(blob([[176, 424], [172, 372], [188, 352], [204, 360], [206, 400], [232, 404], [236, 428]]), '#3a5a3c'), s.stroke('M176 400q-4-34 14-46', '#8fae6a', 3),
    clothed(s, { head: [10, -66], neck: [5, -59], chest: [1, -47], hip: [-5, -27], nearArm: [[10, -40], [21, -48]], farArm: [[14, -42], [25, -52]], nearLeg: [[16, -30], [20, -4]], farLeg: [[20, -27], [26, -2]] }, { skin: '#f0c096', top: '#d8543c', bottom: '#2f3f5a', hair: '#e9dcc0', hairdo: 'bun', cut: 'skirt', feel: 'calm', gaze: [0.8, 0.6] }, { x: 196, y: 428, size: 146, flip: true, rim: '#fff3b8', from: [-1, -0.6], rimWidth: 3.4 }),
    s.path(polygon([[136, 342], [160, 350], [164, 376], [140, 368]]) + polygon([[160, 350], [184, 342], [186, 368], [164, 376]]), cream), s.stroke('M136 342l24 8 24-8M160 350l4 26M142 350l14 5M143 357l14 5M166 354l14-5M167 361l14-5', ink, 1.8), s.stroke('M162 376l-2 16 5 8', '#d8342c', 3),
  ];
  const head = [
    s.path(fish, ink, 'transform="translate(-5 5)"'), l.block(fish, { colour: skin, cuts: '#7fc4c0', reach: 34, gap: 8, length: 18, width: 3, flow: (x, y) => (Math.atan2(y - 340, x - 380) * 180) / Math.PI + 90 }), s.path([[330, 130, 8], [370, 170, 10], [300, 196, 6], [384, 260, 9], [350, 230, 6], [378, 420, 9], [300, 520, 8], [350, 550, 10], [220, 532, 7], [384, 500, 7]].map(([x, y, r]) => egg(x, y, r, r * 0.8)).join(''), '#123646'), s.stroke('M330 128h0M370 167h0M384 257h0M378 417h0M350 547h0M300 517h0', '#7fc4c0', 4),
    // The fin at the side.
    s.path(blob([[372, 430], [420, 400], [420, 500], [384, 490]]), '#123646'), s.stroke('M378 438l40-22M380 452l40-6M382 468l38 10', '#7fc4c0', 3),
  ];
  const tooth = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ u, /** @type {number} */ v, /** @type {number} */ w) => polygon([[x - w, y], [x + w, y + 2], [u, v]]);
  const teeth = s.path([tooth(180, 228, 158, 300, 8), tooth(204, 246, 196, 292, 6), tooth(228, 250, 226, 320, 8), tooth(256, 252, 258, 292, 6), tooth(284, 264, 284, 318, 7), tooth(312, 284, 306, 322, 5)].join('') + [tooth(84, 432, 70, 352, 9), tooth(108, 442, 106, 392, 7), tooth(136, 450, 126, 398, 7), tooth(240, 466, 252, 402, 8), tooth(268, 462, 278, 420, 6), tooth(296, 446, 308, 396, 7), tooth(322, 424, 330, 388, 5)].join(''), cream);
  const ribbon = [s.path(limb([[172, 262, 9], [150, 280, 10], [138, 316, 9], [146, 344, 8], [134, 372, 3]]), '#d8342c'), s.stroke('M170 264Q146 284 142 320', '#f08a6a', 2.4)];
  // The eye goes where the book is.
  const eye = [s.path(egg(242, 168, 31, 29), ink), s.path(egg(242, 168, 26, 24), cream), s.path(egg(233, 178, 13), '#3f8f8a'), s.path(egg(231, 180, 7), ink), s.stroke('M236 174h0', '#fff', 5), s.path('M208 168Q236 128 278 158Q240 148 208 168z', '#123646'), s.stroke('M204 172Q236 128 282 160', ink, 5)];
  const spectacles = s.stroke(egg(236, 172, 38, 36), gold, 4) + s.stroke('M274 166L330 150', gold, 4);
  // The lamp on its rod.
  const rod = [s.stroke('M286 92Q230 10 150 40T98 190', ink, 11), s.stroke('M286 92Q230 10 150 40T98 190', '#3f8f8a', 6), s.path(egg(lamp[0], lamp[1], 31, 33), '#fff6cf'), s.path(egg(lamp[0], lamp[1], 23, 25), gold), s.path(egg(lamp[0] - 6, lamp[1] - 8, 8), '#ffffff'), s.path(polygon([[82, 194], [112, 194], [120, 208], [74, 208]]), '#3f8f8a')];
  return s.picture(sea, gullet, shelf, tongue, reader, head, teeth, ribbon, eye, spectacles, rod);
}

// @ts-check
import { mix } from '../studio/colour.js';
import { clamp } from '../studio/marks.js';
import { blob, box, egg, limb, polygon } from '../studio/path.js';
import { pen } from '../studio/hands.js';
import { clothed } from '../motifs/clothed-people.js';
import { bareTree } from '../motifs/trees.js';

export const scene = 'A sleeping hedgehog is a hill with bare trees for spines, where people cut wood and skate; its eye is a little open.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('snowLight');
  const ink = '#2a2a3c';
  const p = pen(s, { paper: '#f6f4ee', ink, from: [-0.8, -1] });
  const sky = [p.sheet('#e6e6ea'), p.wash('M-10-10H410V420H-10z', '#c3d2e2', 0.75), p.hatch((x, y) => clamp((130 - y) / 240), { angle: 4, gap: 8, patch: [60, 8] }, '#8fa3bb'), p.wash(blob([[-20, 330], [60, 280], [140, 300], [420, 270], [420, 420], [-20, 420]]), '#dfe6ee', 0.9)];
  // The hill: a back from edge to edge, and a face that lies in the snow.
  const back = blob([[-40, 500, 'sharp'], [-40, 260], [20, 190], [110, 140], [200, 140], [280, 184], [318, 244], [330, 310], [320, 380], [290, 440], [200, 480], [80, 500]]);
  const face = blob([[240, 330], [284, 286], [326, 300], [352, 346], [372, 390], [392, 410], [396, 424], [384, 434], [356, 436], [320, 450], [262, 462], [226, 430], [220, 376]]);
  const body = [p.shape(back, { fill: '#b9a48e', reach: 60, gap: 6, contour: 2.4, angle: 62 }), s.path(blob([[-40, 380, 'sharp'], [-40, 262], [20, 194], [110, 144], [196, 146], [120, 190], [40, 260], [0, 340]]), '#fbfaf6', 'opacity=".75"')];
  // The spines: one tree, many times, leaning as a coat lies.
  const tree = bareTree(s.random, { depth: 3, spread: 24, length: 25, width: 6.5 });
  const other = bareTree(s.random, { depth: 3, spread: 20, length: 27, width: 6 });
  const stamps = [s.stamp(s.path(tree.d, ink)), s.stamp(s.path(other.d, ink))];
  let trees = '';
  for (const [r, n, k] of [[1, 15, 1], [0.84, 14, 0.95], [0.68, 12, 0.92], [0.52, 9, 0.86], [0.36, 6, 0.8]]) {
    for (let i = 0; i < n; i++) {
      const a = Math.PI * (0.96 + ((i + (r * 10) % 2 / 2) / n) * 0.98);
      const [x, y] = [136 + Math.cos(a) * 196 * r + s.random.between(-7, 7), 338 + Math.sin(a) * 196 * r + s.random.between(-6, 6)];
      if (x < -20 || x > 316) continue;
      trees += stamps[i % 2](x, y, k * s.random.between(0.85, 1.12), (Math.atan2(y - 420, x - 170) * 180) / Math.PI + 90);
    }
  }
  const head = [
    p.shape(face, { fill: '#d8b996', reach: 30, gap: 5, contour: 2.6, angle: 70 }), p.shape(blob([[262, 326], [258, 292], [278, 276], [300, 288], [302, 318], [284, 332]]), { fill: '#c09a78', reach: 14, gap: 4.4, contour: 2.2 }), s.path(blob([[270, 318], [268, 298], [280, 290], [292, 300], [290, 318]]), '#e6b0a0'),
    // The slit, with something bright in it.
    s.path(blob([[318, 362, 'sharp'], [332, 353], [350, 360, 'sharp'], [334, 367]]), '#f6e7a0'), s.path(egg(338, 360, 5), ink), s.path('M314 364Q332 340 354 360Q334 350 314 364z', ink), s.stroke('M316 366q18 8 34-2M310 340q14-10 30-6', ink, 3), s.path(egg(391, 418, 12, 10), ink), s.stroke('M386 414h0', '#fff', 5), s.stroke('M380 434q-24 10-44 2M350 424l20 6M348 416l22 2M296 352l-8 4M290 372l-10 2M300 392l-10 4M276 352l-8 2M266 378l-10 2M270 402l-9 4M290 412l-9 5', ink, 2.2),
    // Its breath.
    s.stroke('M398 404q10-14 2-26t6-22', '#8fa3bb', 3),
  ];
  const snow = [p.shape(blob([[-20, 470, 'sharp'], [60, 462], [180, 470], [250, 452], [330, 440], [420, 448, 'sharp'], [420, 620, 'sharp'], [-20, 620, 'sharp']]), { fill: '#fbfaf6', reach: 0, cross: 0, contour: 1.6 }), p.hatch((x, y) => (y > 470 ? clamp(0.5 - Math.abs(y - 484) / 40) : 0), { angle: 6, gap: 6, area: [0, 464, 400, 60] }, '#8fa3bb')];
  // A paw, as big as a boathouse; a pond between it and us.
  const paw = p.shape(blob([[196, 470], [210, 448], [246, 446], [276, 460], [280, 478], [240, 486], [204, 484]]), { fill: '#d8b996', reach: 12, gap: 4.4, contour: 2 }) + s.stroke('M250 470l4 12M264 468l6 12M236 472l2 12', ink, 2.4);
  const pond = [s.path(blob([[10, 560], [60, 526], [160, 518], [250, 530], [270, 562], [200, 590], [80, 592]]), '#bcd3e2'), s.stroke('M10 560Q30 536 60 526T160 518T250 530T270 562', ink, 2), s.stroke('M60 560q30-16 60 0t60-6M90 576q40-12 80 2M190 546q24-6 44 4', '#ffffff', 2.6)];
  const red = '#c8393a';
  const folk = [
    clothed(s, { head: [10, -90], neck: [7, -82], chest: [3, -70], hip: [-3, -50], nearArm: [[-8, -68], [-18, -60]], farArm: [[14, -72], [24, -66]], nearLeg: [[6, -28], [8, -3]], farLeg: [[-14, -34], [-32, -28]] }, { skin: '#eec09a', top: red, bottom: '#2f3550', hat: 'cap', hatColour: '#2f3550', feel: 'glad' }, { x: 96, y: 566, size: 92 }), clothed(s, 'dance', { skin: '#d9a27a', top: '#3f6f8a', bottom: '#2b4a66', hair: '#4a2a1c', hairdo: 'long', cut: 'skirt', feel: 'glad' }, { x: 190, y: 572, size: 86, flip: true }),
    // The woodcutter at work, quite high up, and his stumps.
    clothed(s, { head: [6, -88], neck: [3, -80], chest: [1, -68], hip: [-3, -48], nearArm: [[14, -82], [8, -102]], farArm: [[16, -80], [10, -104]], nearLeg: [[6, -26], [10, -3]], farLeg: [[-8, -26], [-14, -3]] }, { skin: '#e8b48f', top: red, bottom: '#3a3444', hat: 'felt', hatColour: '#3a2a24', beard: '#5a3a28', feel: 'stern', gaze: [1, 0.6] }, { x: 176, y: 398, size: 70 }), s.stroke('M182 330l-22-8', '#6b4420', 3.4), s.path(blob([[152, 312], [164, 318], [158, 332], [148, 330]]), '#aab4c0'),
    [[210, 404], [228, 414], [132, 410], [150, 424], [194, 422]].map(([x, y]) => s.path(box(x - 5, y - 9, 10, 10), '#8a5a3a') + s.path(egg(x, y - 9, 5, 2.6), '#efd9b0')), s.path(limb([[92, 432, 7], [130, 438, 6]]) + limb([[96, 440, 7], [134, 446, 6]]) + limb([[100, 425, 7], [128, 430, 6]]), '#6b4420'), s.path(egg(131, 438, 3.4) + egg(135, 446, 3.4) + egg(129, 430, 3.4), '#efd9b0'),
    // A hut with a lit window, where it is warmest.
    s.path(polygon([[48, 402], [48, 372], [90, 372], [90, 402]]), '#7a4a32'), s.path(polygon([[40, 376], [69, 346], [98, 376]]), '#fbfaf6'), s.stroke('M40 376L69 346L98 376M48 376v26h42v-26', ink, 2), s.path(box(62, 380, 13, 13), '#f6d67a'), s.stroke('M84 358v-14M84 340q8-10 0-20t4-22', mix(ink, '#8fa3bb', 0.4), 3),
    // A sledge with spines for sale.
    s.path(limb([[300, 574, 5], [384, 560, 4]]) + limb([[302, 566, 5], [386, 550, 4]]) + limb([[306, 558, 5], [380, 544, 4]]), ink), s.stroke('M296 588q50-2 92-14M316 584l-2-12M364 578l-2-14', red, 4), clothed(s, 'walk', { skin: '#eec09a', top: '#5a6a4a', bottom: '#3a3444', hat: 'kerchief', hatColour: red, cut: 'skirt', feel: 'calm' }, { x: 268, y: 598, size: 96, flip: true }), s.stroke('M298 586l-20-34', ink, 1.8),
  ];
  return s.picture(sky, body, trees, head, snow, paw, pond, folk);
}

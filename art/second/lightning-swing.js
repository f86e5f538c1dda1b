// @ts-check
import { clamp } from '../studio/marks.js';
import { blob, egg, polygon } from '../studio/path.js';
import { linocut } from '../studio/hands.js';
import { clothed } from '../motifs/clothed-people.js';

export const scene = 'A lightning stands over the plain like a tree, and a girl swings on it; burnt ropes of other swings hang beside hers.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('starViolet');
  const ink = '#150d2c';
  const l = linocut(s, { paper: '#fdf3cf', ink, from: [-1, -0.3] });
  const [violet, gold] = ['#4b3188', '#f8d766'];
  const away = (/** @type {number} */ x, /** @type {number} */ y) => (Math.atan2(y - 260, x - 176) * 180) / Math.PI;
  const sky = [
    l.inked(), s.path(blob([[60, -20], [330, -20], [370, 150], [330, 330], [280, 480], [90, 480], [20, 320], [10, 140]]), '#2a1a58'), s.path(blob([[110, -20], [270, -20], [300, 150], [250, 320], [230, 480], [120, 480], [80, 300], [76, 140]]), violet),
    l.cuts((x, y) => (y < 480 ? clamp(0.85 - Math.abs(x - 180) / 300) : 0), { flow: (x, y) => (x < 180 ? 180 : 0) + Math.sin(y / 60) * 18 + (x < 180 ? -12 : 12), gap: 15, length: 30, width: 3.2 }, '#8a6fd0'),
    // Clouds hang as one dark lid.
    s.path(blob([[-20, -20, 'sharp'], [420, -20, 'sharp'], [420, 60], [370, 92], [320, 66], [262, 84], [214, 52], [160, 76], [104, 58], [56, 88], [10, 66], [-20, 90]]), '#0e0820'), l.cuts((x, y) => (y < 74 ? clamp((y - 16) / 60) * 0.8 : 0), { area: [0, 10, 400, 66], flow: (x) => Math.sin(x / 24) * 30, gap: 10, length: 20, width: 2.8 }, violet),
  ];
  // The trunk and its boughs: only corners, no curve.
  const bolt = polygon([[168, 20], [206, 30], [186, 108], [214, 116], [186, 214], [212, 222], [178, 330], [206, 340], [186, 430], [204, 438], [192, 506], [214, 524], [180, 520], [150, 532], [166, 506], [170, 452], [150, 446], [170, 352], [146, 344], [168, 236], [144, 228], [164, 128], [144, 120]]);
  const boughs = [polygon([[200, 116], [252, 96], [262, 110], [318, 88], [326, 100], [392, 84], [330, 112], [318, 102], [266, 124], [254, 112], [196, 136]]), polygon([[152, 132], [104, 112], [96, 124], [52, 108], [46, 120], [8, 114], [50, 132], [58, 120], [98, 138], [106, 126], [154, 152]]), polygon([[196, 226], [236, 210], [244, 220], [278, 196], [246, 230], [236, 222], [194, 242]]), polygon([[150, 238], [112, 232], [106, 244], [72, 240], [108, 254], [114, 244], [150, 254]]), polygon([[264, 104], [276, 74], [286, 80], [300, 50], [290, 90], [280, 84], [272, 112]]), polygon([[98, 124], [84, 92], [76, 98], [60, 72], [72, 108], [80, 102], [90, 130]])].join('');
  const tree = [s.stroke(bolt + boughs, gold, 13, 0.35), s.path(bolt + boughs, gold), s.stroke('M184 40L170 112L196 124L168 220L194 230L164 334L190 348L170 440L188 448L180 510M200 126L256 104L264 116L322 95L360 92M150 142L102 118L54 114', '#fffdf0', 6)];
  // The plain, lit from one place.
  const plain = [
    s.path(blob([[-20, 486, 'sharp'], [90, 500], [180, 510], [300, 498], [420, 484, 'sharp'], [420, 620, 'sharp'], [-20, 620, 'sharp']]), '#1d1238'), l.cuts((x, y) => (y > 505 ? clamp(1 - Math.hypot((x - 182) / 240, (y - 520) / 90)) : 0), { area: [0, 500, 400, 100], flow: (x, y) => (Math.atan2((y - 500) * 1.6, x - 182) * 180) / Math.PI, gap: 8, length: 26, width: 3.4 }, gold), l.cuts((x, y) => (y > 500 ? 0.3 : 0), { area: [0, 500, 400, 100], flow: (x) => 80 + (x - 182) * 0.12, gap: 14, length: 16, width: 2.6 }, violet), s.stroke('M182 522L140 552L100 548M182 522L176 566L196 590M182 522L236 546L262 540L300 560', gold, 5),
  ];
  // Ropes that others used.
  const burnt = [s.stroke('M52 122Q50 190 58 252M84 130Q90 170 84 214', '#0b0618', 6), s.stroke('M52 122Q50 190 58 250', '#5f4a7a', 2.6), s.path(egg(58, 254, 5) + egg(84, 216, 5), '#ff8a3c'), s.stroke('M58 244q8-12 0-22t6-20M84 206q8-10 2-20', '#7a6aa0', 2.6), s.path(polygon([[40, 560], [84, 548], [88, 558], [44, 572]]), '#0b0618'), s.stroke('M46 562l34-10', '#ff8a3c', 2.6), s.stroke('M114 132Q112 160 118 176', '#0b0618', 5), s.path(blob([[24, 584], [30, 572], [44, 578], [40, 590]]) , '#0b0618'), s.path(egg(344, 566, 12, 5), '#0b0618'), s.stroke('M330 566l26-6', '#c8443c', 5)];
  // Hers is still good.
  const girl = [
    s.stroke('M272 112L246 360M342 100L330 352', ink, 7), s.stroke('M272 112L246 360M342 100L330 352', '#d9a866', 3.6), s.path(polygon([[222, 372], [344, 350], [348, 362], [226, 386]]), '#a8602f'), s.stroke('M224 374L344 352', gold, 3),
    clothed(s, { head: [-10, -74], neck: [-8, -64], chest: [-6, -51], hip: [-4, -28], nearArm: [[6, -60], [18, -76]], farArm: [[-16, -58], [-24, -78]], nearLeg: [[18, -34], [38, -30]], farLeg: [[16, -30], [36, -22]], feet: -20 }, { skin: '#f0b98e', top: '#d8443c', bottom: '#d8443c', hair: '#3a1c20', hairdo: 'long', cut: 'skirt', feel: 'glad', gaze: [0.2, -1], shoe: '#fdf3cf', head: 1.45 }, { x: 292, y: 436, size: 206, flip: true, rim: '#fff6cf', from: [-1, -0.2], rimWidth: 4 }),
    s.path(blob([[316, 262], [344, 254], [378, 268], [396, 262, 'sharp'], [380, 284], [346, 282], [318, 290]]), '#3a1c20'), s.stroke('M322 272q28-8 58 4M324 282q24-4 44 2', '#8a4a3c', 2.4),
  ];
  // Her shadow is drawn long over the grass, and does not swing.
  const shadow = s.path(polygon([[290, 530], [388, 560], [410, 584], [350, 572]]), '#080418');
  return s.picture(sky, tree, plain, shadow, burnt, girl);
}

// @ts-check
import { mix } from '../studio/colour.js';
import { clamp } from '../studio/marks.js';
import { blob, egg, flame, limb, line, polygon, round } from '../studio/path.js';
import { linocut } from '../studio/hands.js';

export const scene = 'At night a huge spider draws a cover of lace over a child in bed; the child is awake and holds up the end of the thread.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('starViolet');
  const ink = '#150c26';
  const cream = '#f3e6cd';
  const l = linocut(s, { paper: cream, ink, from: [-1, -0.8] });
  const [plum, gold] = ['#6a3f86', '#f2b84a'];

  const floor = [
    l.inked(), s.path(egg(28, 96, 130, 120), '#3a2144'), s.path(egg(28, 96, 78, 74), '#6b3b3a'),
    l.cuts((x, y) => (x < 66 || x > 336 ? 0.5 * clamp(1.2 - Math.hypot(x, y - 90) / 620) : 0), { flow: () => 90, gap: 14, length: 40, width: 2.6 }, '#5a3a6a'),
    // The candle on its stool.
    s.path(egg(26, 118, 38, 16), '#8a5230'), s.path(polygon([[14, 60], [36, 60], [37, 116], [13, 116]]), cream), s.path(flame(25, 58, 10), gold), s.path(flame(25, 56, 5), '#fff6da'), l.cuts((x, y) => clamp(1 - Math.hypot(x - 25, y - 40) / 110) * (Math.hypot(x - 25, y - 40) > 34 ? 1 : 0) * (x < 70 ? 1 : 0), { area: [0, 0, 80, 130], flow: (x, y) => (Math.atan2(y - 40, x - 25) * 180) / Math.PI, gap: 9, length: 14 }, gold),
  ];
  const bed = polygon([[70, -20], [334, -20], [362, 620], [44, 620]]);
  const under = [
    s.path(bed, '#0c0618', 'transform="translate(9 6)"'), s.path(bed, '#e4d2c0'),
    l.block(blob([[98, 30], [200, 18], [304, 32], [314, 120], [300, 196], [200, 206], [102, 194], [88, 120]]), { colour: '#d9c2b6', cuts: '#fffaf0', reach: 60, flow: (x, y) => (Math.atan2(y - 110, x - 200) * 180) / Math.PI, gap: 8, length: 22, width: 3.2 }),
  ];
  // The child: awake, and not afraid at all.
  const skin = '#e8ae86';
  const child = [
    s.path(blob([[118, 250], [140, 196], [200, 180], [262, 196], [286, 250], [286, 300], [118, 300]]), '#b7443c'), s.stroke('M150 206l-10 60M182 192l-6 70M218 192l6 70M250 206l10 60', '#d8765c', 5),
    s.path(blob([[146, 116], [148, 66], [184, 40], [226, 42], [256, 72], [254, 122], [262, 150], [240, 140], [160, 140], [138, 150]]), '#7a3420'),
    l.block(blob([[154, 104], [166, 72], [200, 64], [234, 72], [247, 104], [240, 146], [218, 172], [200, 176], [182, 172], [160, 146]]), { colour: skin, cuts: '#f8d3ae', reach: 22, gap: 6, length: 12 }), s.path(blob([[150, 102], [160, 66], [200, 54], [240, 66], [252, 104], [232, 82], [214, 92], [200, 78], [180, 92], [166, 82]]), '#8f4026'),
    s.path(egg(181, 118, 11, 10) + egg(219, 118, 11, 10), '#fffaf0'), s.path(egg(182, 123, 5.6) + egg(218, 123, 5.6), ink), s.stroke('M169 108q12-9 24 0M207 108q12-9 24 0', ink, 3), s.stroke('M172 98q10-6 18-2M210 96q10-4 18 2', '#7a3420', 3), s.stroke('M200 124q-5 12 2 13M186 151q14 12 29 0', '#8a3a2a', 3),
  ];
  // The cover: threads from the spinneret, and rings between them.
  const [X, Y] = [200, 545];
  const at = (/** @type {number} */ i, /** @type {number} */ r) => [X + Math.cos(i) * r, Y + Math.sin(i) * r];
  let threads = '';
  let rings = '';
  const n = 26;
  for (let i = 0; i < n; i++) {
    const a = (i / n) * 2 * Math.PI;
    threads += `M${X} ${Y}L${at(a, 420).map(round).join(' ')}`;
    for (let k = 1; k < 11; k++) {
      const r = 26 + k * 29;
      const [p, m, q] = [at(a, r), at(a + Math.PI / n, r * 0.945), at(a + (2 * Math.PI) / n, r)];
      rings += `M${p.map(round).join(' ')}Q${m.map(round).join(' ')} ${q.map(round).join(' ')}`;
    }
  }
  const hem = line([[66, 292], [96, 268], [126, 286], [160, 258], [200, 276], [240, 258], [276, 286], [306, 268], [340, 292]]);
  const cover = `${hem}L364 620L42 620z`;
  const lace = [s.path(cover, plum), s.within(cover, s.stroke(threads, mix(cream, plum, 0.15), 1.8), s.stroke(rings, cream, 2.2), l.cuts((x, y) => (y > 270 && Math.hypot(x - 200, y - 430) > 90 ? 0.32 : 0), { gap: 24, length: 9, width: 4, wild: 90, area: [60, 280, 290, 320] }, cream)), s.stroke(hem, cream, 6), s.stroke(hem, plum, 1.6)];

  // She who spins it.
  const legs = [[[168, 350, 20], [120, 300, 15], [72, 316, 11], [84, 276, 8], [96, 268, 5]], [[160, 362, 20], [84, 360, 15], [34, 400, 11], [20, 456, 6]], [[164, 384, 20], [100, 420, 15], [46, 490, 11], [30, 560, 6]], [[176, 396, 20], [128, 470, 15], [92, 548, 11], [96, 612, 6]]];
  const leg = (/** @type {any} */ b) => limb(b) + limb(b.map(([x, y, w]) => [400 - x, y, w]));
  const front = limb([[232, 350, 20], [280, 296, 15], [318, 240, 11], [296, 208, 8], [290, 196, 5]]);
  const spider = [
    legs.slice(1).map((b) => l.block(leg(b), { colour: ink, cuts: '#b98ac0', reach: 7, gap: 5, length: 9, width: 2 })), l.block(limb(/** @type {any} */ (legs[0])), { colour: ink, cuts: '#b98ac0', reach: 7, gap: 5, length: 9, width: 2 }), l.block(front, { colour: ink, cuts: '#b98ac0', reach: 7, gap: 5, length: 9, width: 2 }),
    s.stroke('M20 456l-8 14M380 456l8 14M58 424l34-2M342 424l-34-2M300 470l-30-16M100 470l30-16', ink, 4),
    l.block(blob([[200, 388], [252, 410], [282, 470], [268, 540], [224, 578], [176, 578], [132, 540], [118, 470], [148, 410]]), { colour: '#2a1540', cuts: '#d9a6c8', reach: 46, gap: 6, length: 17, width: 2.8, flow: (x, y) => (Math.atan2(y - 480, x - 200) * 180) / Math.PI }),
    // On her back a white cross, like a nurse, or like a garden spider.
    s.path(blob([[200, 420], [212, 446], [208, 478], [236, 482], [254, 492], [236, 504], [209, 504], [212, 534], [200, 560], [188, 534], [191, 504], [164, 504], [146, 492], [164, 482], [192, 478], [188, 446]]), cream),
    l.block(blob([[200, 318], [240, 332], [250, 366], [232, 396], [200, 404], [168, 396], [150, 366], [160, 332]]), { colour: '#2a1540', cuts: '#d9a6c8', reach: 20, gap: 6, length: 12 }),
    s.path(egg(186, 336, 8.4) + egg(214, 336, 8.4) + egg(166, 345, 5.4) + egg(234, 345, 5.4) + egg(178, 355, 3.6) + egg(222, 355, 3.6) + egg(190, 355, 3) + egg(210, 355, 3), gold), s.stroke('M186 332h0M214 332h0M167 342h0M235 342h0', '#1a0d26', 6), s.path(limb([[186, 322, 11], [180, 306, 8], [188, 296, 3]]) + limb([[214, 322, 11], [220, 306, 8], [212, 296, 3]]), ink),
  ];
  // The hand with the end of the thread.
  const hand = [s.path(limb([[262, 240, 30], [288, 214, 24], [282, 182, 20]]), '#b7443c'), s.path(blob([[268, 184], [266, 164], [278, 154], [294, 158], [300, 174], [292, 188]]), skin), s.stroke('M272 164q4-4 8 2M282 160q4-3 7 3', '#a0583c', 2.4), s.stroke('M290 196Q296 176 284 160Q270 130 262 150', '#fffaf0', 3)];
  return s.picture(floor, under, child, lace, spider, hand);
}

// @ts-check
import { clamp } from '../studio/marks.js';
import { blob, box, egg, limb, line, polygon } from '../studio/path.js';
import { pen } from '../studio/hands.js';
import { clothed } from '../motifs/clothed-people.js';
import { face } from '../motifs/faces.js';

export const scene = 'A woman on a hill combs the wind; hats, letters and a bird fall out of it, and a strand of it has wound about her and lifts her off.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('desertNoon');
  const ink = '#2c2430';
  const p = pen(s, { paper: '#f7ecd4', ink, from: [0.7, -1] });
  const [breeze, deep] = ['#9cc3cc', '#4f8a9c'];
  const land = [p.sheet('#ecdcb8'), p.wash('M-10-10H410V470H-10z', '#f3dcae', 0.8), p.wash(blob([[-20, 470], [90, 430], [220, 450], [420, 410], [420, 520], [-20, 520]]), '#e0b27a', 0.8)];
  // The hair of the wind: one broad wash, then every strand.
  const mass = blob([[120, 70], [200, 20], [310, 30], [390, 110], [404, 230], [350, 330], [290, 400], [230, 470], [196, 560, 'sharp'], [170, 470], [206, 380], [262, 310], [280, 230], [236, 180], [170, 190], [130, 230]]);
  const strands = [];
  for (let i = 0; i < 23; i++) {
    const t = i / 22;
    const wob = s.random.between(-5, 5);
    strands.push(line([[126 + t * 18, 78 + t * 132], [196 + t * 20, 26 + t * 152 + wob], [316 - t * 46, 34 + t * 156], [392 - t * 108 + wob, 130 + t * 84], [398 - t * 112, 226 + t * 50], [346 - t * 84, 326 - t * 16 + wob], [290 - t * 80, 396 - t * 10], [236 - t * 54, 462 + t * 8], [200 - t * 30 + wob, 540 - t * 40]]));
  }
  const hair = [p.wash(mass, breeze, 0.75), s.stroke(strands.filter((_, i) => i % 3 === 0).join(''), deep, 2.6), s.stroke(strands.filter((_, i) => i % 3 === 1).join(''), ink, 1.5), s.stroke(strands.filter((_, i) => i % 3 === 2).join(''), '#ffffff', 2)];
  // Its face, which likes it.
  const spot = { x: 128, y: 268, size: 232, flip: true, turn: -14 };
  const wind = [p.shape(face({ hair: 'none', eye: 'shut', mouth: 0.9, brow: 0.3, nose: 6, chin: 4, line: 1.5 }), { spot, fill: '#cfe3e2', reach: 26, gap: 5, contour: 2.6, tones: { light: '#fff', frame: ink } }), s.path(egg(84, 156, 19, 15), '#f0b8a0', 'opacity=".7"'), s.stroke('M26 176q-16-2-26 6M24 186q-14 4-22 14', deep, 3), p.wash(blob([[120, 60], [170, 40], [200, 120], [190, 220], [150, 300], [110, 290], [150, 200], [140, 120]]), breeze, 0.9), s.stroke('M122 58Q174 90 170 170T132 290M136 52Q190 90 186 170T150 296M118 72Q156 100 154 170T124 270', ink, 1.6), s.stroke('M128 56Q180 90 178 170T140 294', '#fff', 2.4)];
  // The hill.
  const hill = [p.shape(blob([[-20, 560, 'sharp'], [70, 536], [170, 520], [250, 528], [340, 556], [420, 566, 'sharp'], [420, 620, 'sharp'], [-20, 620, 'sharp']]), { fill: '#c98a52', reach: 0, cross: 0, contour: 2 }), p.hatch((x, y) => (y > 540 ? clamp((y - 530) / 70) : 0), { angle: 76, gap: 6, area: [0, 536, 400, 64] }, '#7a4a30'), s.stroke('M30 552q-8-14-22-16M34 550q-2-16-12-26M352 558q-10-16-26-16M360 560q-4-18-16-26M120 530q-8-12-20-14', ink, 2)];
  // The comb: long enough for weather.
  const teeth = Array.from({ length: 11 }, (_, i) => `M${196 + i * 11} ${356 - i * 7}l-13 46`).join('');
  const comb = [s.stroke(teeth, ink, 7), s.stroke(teeth, '#b9743c', 4.4), p.shape(limb([[188, 362, 19], [312, 282, 19]]), { fill: '#b9743c', reach: 8, gap: 4, contour: 2 }), p.shape(limb([[244, 334, 11], [284, 404, 10], [308, 452, 9]]), { fill: '#a5622f', reach: 4, gap: 4, contour: 1.6 })];
  // She has both feet off the ground, and goes on.
  const woman = clothed(s, { head: [2, -92], neck: [1, -83], chest: [0, -70], hip: [-4, -49], nearArm: [[12, -76], [22, -66]], farArm: [[12, -88], [14, -102]], nearLeg: [[-2, -26], [-12, -6]], farLeg: [[-12, -28], [-26, -14]], feet: 60 }, { skin: '#d99468', top: '#c8452f', bottom: '#7c2a2c', hair: '#2a1a18', hairdo: 'long', cut: 'skirt', feel: 'stern', gaze: [0.6, -0.9], shoe: '#3a2420' }, { x: 350, y: 540, size: 182, flip: true });
  const strand = [s.stroke('M262 372Q300 420 374 448Q392 462 368 472Q332 476 322 462Q334 452 372 462', deep, 6), s.stroke('M262 372Q300 420 374 448Q392 462 368 472Q332 476 322 462Q334 452 372 462', '#e6f2ee', 2.4), s.path(egg(356, 562, 34, 5), ink, 'opacity=".4"')];
  // What was in it.
  const found = [
    p.shape(blob([[60, 420], [84, 410], [88, 384], [116, 376], [126, 400], [150, 402], [134, 416], [96, 428]]), { fill: '#4a3a52', reach: 12, gap: 4, contour: 2 }), s.stroke('M86 402q20 4 38-8', '#c8452f', 5),
    p.shape(polygon([[46, 474], [88, 462], [96, 490], [54, 502]]), { fill: '#fffaf0', reach: 6, gap: 4 }), s.stroke('M46 474l28 10 14-22', ink, 1.8), p.shape(polygon([[134, 452], [160, 466], [148, 488], [122, 474]]), { fill: '#fffaf0', reach: 6, gap: 4 }), s.stroke('M134 452l4 20 22-6', ink, 1.8),
    p.shape(blob([[24, 350], [44, 340], [60, 346], [72, 338, 'sharp'], [66, 356], [46, 368], [28, 364]]), { fill: '#d9a24a', reach: 8, gap: 4 }), s.path(blob([[42, 350], [30, 322, 'sharp'], [56, 342]]), '#b97f2c'), s.stroke('M42 350L30 322L56 342', ink, 1.6), s.path(egg(30, 354, 2.4), ink), s.stroke('M24 356l-9 3', ink, 3),
    p.shape(limb([[20, 520, 9], [40, 534, 8], [60, 528, 7]]), { fill: '#c8452f', reach: 0, cross: 0 }), s.path(box(112, 500, 10, 10), '#d9a24a'), s.stroke('M180 496q6-10 14-6M150 512q-8-6-4-14M98 520q6-6 12 0', '#6f8c44', 4), p.shape(blob([[160, 540], [164, 526], [180, 522], [196, 530], [192, 544]]), { fill: '#3f6f8a', reach: 6, gap: 4 }),
  ];
  return s.picture(land, hair, wind, hill, comb, woman, strand, found);
}

// @ts-check
import { clamp } from '../studio/marks.js';
import { blob, box, egg, limb, line, polygon, ring } from '../studio/path.js';
import { pen } from '../studio/hands.js';
import { clothed } from '../motifs/clothed-people.js';

export const scene = 'An eye fills the card; in its pupil somebody sits on a bed in a lit room, and on the lower lid a tiny man bails out a tear with a bucket.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('moonBlue');
  const ink = '#111a38';
  const p = pen(s, { paper: '#dfe6f2', ink, from: [-0.5, -1] });
  const skin = '#8fa6cc';
  const white = blob([[-8, 318, 'sharp'], [40, 246], [120, 186], [214, 168], [310, 200], [380, 262], [414, 330, 'sharp'], [350, 378], [260, 410], [160, 412], [70, 380]]);
  const face = [
    s.path('M0 0H400V600H0z', skin), p.hatch((x, y) => clamp((200 - y) / 260) * 0.5 + clamp(1 - Math.abs(y - 150) / 60) * 0.3, { angle: 12, gap: 6.4, width: 1.3, patch: [40, 6], area: [0, 0, 400, 240], bow: 3 }), p.hatch((x, y) => clamp((y - 430) / 220) + clamp((x - 300) / 200) * 0.4, { angle: -14, gap: 6.4, width: 1.3, patch: [40, 6], area: [0, 400, 400, 200], bow: -3 }), p.hatch((x, y) => clamp((y - 500) / 140), { angle: 40, gap: 7, width: 1.3, area: [0, 470, 400, 130] }),
    // The brow, hair by hair.
    s.path(blob([[-10, 96], [80, 44], [200, 26], [320, 50], [410, 108, 'sharp'], [320, 84], [200, 66], [90, 82], [-10, 132]]), ink), s.stroke(Array.from({ length: 24 }, (_, i) => `M${i * 17 - 6} ${112 - Math.sin((i / 23) * Math.PI) * 56}q8-24 20-34`).join(''), ink, 3.4),
    // Folds of the lid, and shadows of many nights.
    s.stroke('M-10 246Q60 160 200 132T410 236M0 214Q80 140 200 116T410 204', ink, 3), s.stroke('M20 424Q120 480 230 466T396 392M36 452Q140 512 250 492T400 430M70 486Q160 536 270 516T400 470', ink, 2.4),
  ];
  const ball = [
    s.path(white, ink, 'transform="translate(2 5)"'), p.shape(white, { fill: '#f4f5f2', reach: 0, cross: 0, contour: 3 }),
    s.within(white, [
      p.hatch((x, y) => clamp((250 - y) / 60) * 0.9 + clamp((60 - x) / 80) + clamp((x - 350) / 60), { angle: 14, gap: 5, area: [0, 160, 400, 260] }, '#5a6f9a'), s.stroke('M6 318q30-8 50 4t40-6M10 330q30 6 46 22M392 330q-30-6-46 8t-30 0M386 342q-24 4-34 18', '#c8465a', 2.2),
      p.shape(egg(206, 296, 112, 114), { fill: '#2f7f8c', reach: 40, angle: 80, gap: 5, contour: 4 }), s.stroke(ring(64, (a) => [a, 0]).map(([a], i) => `M${(206 + Math.cos(a) * (70 + (i % 3) * 6)).toFixed(0)} ${(296 + Math.sin(a) * (70 + (i % 3) * 6)).toFixed(0)}L${(206 + Math.cos(a) * (100 - (i % 4) * 5)).toFixed(0)} ${(296 + Math.sin(a) * (100 - (i % 4) * 5)).toFixed(0)}`).join(''), '#8fd0c8', 2.4),
    ]),
  ];
  // The pupil is a room.
  const pupil = egg(206, 296, 68, 70);
  const nightshirt = { head: [6, -64], neck: [2, -56], chest: [-1, -46], hip: [-5, -27], nearArm: [[8, -40], [14, -26]], farArm: [[10, -40], [18, -28]], nearLeg: [[14, -27], [15, -4]], farLeg: [[17, -28], [20, -5]] };
  const room = [
    s.path(egg(206, 296, 73, 75), ink), s.path(pupil, '#f6c453'),
    s.within(pupil, [
      s.path(polygon([[130, 330], [282, 330], [290, 380], [120, 380]]), '#b5702f'), p.hatch((x, y) => clamp((Math.hypot(x - 200, y - 270) - 30) / 60) * 0.8, { angle: 50, gap: 4.6, area: [136, 226, 140, 140] }, '#8a4a1c'),
      s.path(box(232, 248, 30, 36), '#1c2c5c'), s.stroke('M232 248h30v36h-30zM247 248v36M232 266h30', '#fbe8b0', 2.6), s.path(egg(254, 256, 3), '#fdf6d8'),
      s.stroke('M196 226v18', ink, 2), s.path(polygon([[186, 252], [206, 252], [202, 242], [190, 242]]), '#fff6cf'),
      s.path(box(146, 312, 84, 18), '#f4f5f2'), s.path(box(140, 286, 10, 62), ink), s.path(box(226, 308, 8, 40), ink), s.path(blob([[150, 312], [154, 302], [176, 302], [180, 314]]), '#ffffff'), s.path(polygon([[180, 312], [232, 312], [232, 336], [172, 336]]), '#c8465a'), s.stroke('M146 312h84M172 336h60', ink, 1.8),
      clothed(s, /** @type {any} */ (nightshirt), { skin: '#f0c8a4', top: '#e4ecf6', bottom: '#e4ecf6', shoe: '#f0c8a4', hair: ink, cut: 'trousers', feel: 'sad', gaze: [1, 0.2], head: 1.4 }, { x: 206, y: 350, size: 98, rim: ink, from: [-1, 0.4], rimWidth: 1.6 }),
    ]),
    s.path(blob([[140, 232], [158, 212], [184, 204], [178, 222], [156, 246]]), '#ffffff', 'opacity=".85"'),
  ];
  const lid = s.stroke(line([[-8, 318], [40, 246], [120, 186], [214, 168], [310, 200], [380, 262], [414, 330]]), ink, 12);
  const lashes = [[20, 270, -34, -34], [52, 232, -36, -50], [92, 204, -30, -62], [136, 182, -18, -70], [182, 170, -4, -76], [230, 170, 10, -76], [276, 184, 22, -70], [318, 206, 34, -60], [354, 236, 40, -48], [384, 268, 40, -32]].map(([x, y, dx, dy]) => s.path(limb([[x, y, 10], [x + dx * 0.3, y + dy * 0.6, 7], [x + dx, y + dy, 1.4]]), ink));
  const lower = [s.stroke('M0 322Q70 384 160 412T350 380L410 334', ink, 4), [[70, 384, -10, 22], [108, 400, -6, 26], [150, 412, -2, 26], [350, 382, 14, 22], [376, 362, 18, 20]].map(([x, y, dx, dy]) => s.stroke(`M${x} ${y}q${dx * 0.2} ${dy * 0.6} ${dx} ${dy}`, ink, 4))];
  // The tear and the man who has his work with it.
  const tear = blob([[262, 384], [294, 402], [304, 446], [282, 476], [250, 474], [230, 444], [238, 404]]);
  const bail = { head: [10, -80], neck: [6, -73], chest: [2, -64], hip: [-6, -44], nearArm: [[16, -58], [28, -48]], farArm: [[18, -62], [30, -54]], nearLeg: [[4, -24], [6, -3]], farLeg: [[-8, -24], [-12, -3]] };
  const drop = [
    p.shape(tear, { fill: '#bfe6ee', reach: 24, angle: 60, gap: 5, contour: 2.6, cross: 0.8 }), s.path(blob([[244, 412], [254, 398], [262, 404], [250, 424], [246, 440]]), '#ffffff'), s.stroke('M236 436q30 12 66 0', '#5fb0c4', 2.6),
    s.stroke('M148 478q20 8 60 2', ink, 3), clothed(s, /** @type {any} */ (bail), { skin: '#f0c8a4', top: '#d9622f', bottom: '#2c3a5c', hair: '#2a1a14', hat: 'cap', hatColour: '#2c3a5c', head: 1.35 }, { x: 196, y: 478, size: 88, rim: ink, from: [-1, 0.5], rimWidth: 2 }),
    p.shape(polygon([[216, 428], [238, 424], [236, 448], [222, 450]]), { fill: '#d6dde6', reach: 8, gap: 3.4, contour: 2 }), s.stroke('M216 428q8-16 22-4', ink, 2), s.stroke('M140 468q-10 20-6 40M150 466q-4 30 4 60M130 476q-14 10-18 26', '#bfe6ee', 4), p.shape(polygon([[122, 448], [148, 444], [146, 472], [128, 474]]), { fill: '#d6dde6', reach: 8, gap: 3.4, contour: 2 }),
  ];
  return s.picture(face, ball, room, lid, lashes, lower, drop);
}

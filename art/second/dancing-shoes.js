// @ts-check
import { clamp } from '../studio/marks.js';
import { blob, box, egg, limb, polygon } from '../studio/path.js';
import { linocut } from '../studio/hands.js';
import { clothed } from '../motifs/clothed-people.js';

export const scene = "A girl dances with her eyes shut, standing on a man's shoes; the suit that holds her is empty, and through its collar the lamp is seen.";

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('starViolet');
  const [ink, night, gold, cream] = ['#140c24', '#3a2a6a', '#f2b33e', '#f8e9c4'];
  const l = linocut(s, { paper: cream, ink, from: [-1, -0.4] });
  const lamp = [86, 86];
  const room = [
    s.path('M0 0H400V600H0z', night), l.cuts((x, y) => clamp(1.15 - Math.hypot(x - lamp[0], y - lamp[1]) / 330) * (y < 480 ? 1 : 0), { flow: (x, y) => (Math.atan2(y - lamp[1], x - lamp[0]) * 180) / Math.PI, gap: 13, length: 34, width: 5, area: [0, 0, 400, 480] }, '#a85a86'), l.cuts((x, y) => clamp(0.85 - Math.hypot(x - lamp[0], y - lamp[1]) / 190), { flow: (x, y) => (Math.atan2(y - lamp[1], x - lamp[0]) * 180) / Math.PI, gap: 12, length: 26, width: 5, area: [0, 0, 280, 280] }, gold),
    s.path('M0 478H400V600H0z', '#7a2f4e'), l.cuts((x, y) => (y > 482 ? 0.55 : 0), { area: [0, 484, 400, 116], flow: () => 2, gap: 15, length: 52, width: 4 }, ink), s.path('M0 472H400V482H0z', ink),
    s.path(blob([[70, 560], [180, 540], [330, 548], [384, 572], [280, 594], [110, 590]]), ink, 'opacity=".6"'),
    // The lamp; a frame on the wall with nobody in it; the gramophone.
    s.stroke('M86 120V480', ink, 9), s.path(polygon([[42, 128], [130, 128], [108, 58], [64, 58]]), gold), s.stroke('M42 128H130L108 58H64z', ink, 4), s.stroke('M62 126l12-66M86 126V60M110 126L98 60', '#fbe08a', 4), s.path(box(60, 474, 54, 10), ink),
    s.path(box(306, 54, 70, 92), ink), s.path(box(314, 62, 54, 76), gold), s.path(box(320, 68, 42, 64), night), s.path(blob([[322, 132], [328, 108], [341, 104], [354, 108], [360, 132]]) + egg(341, 92, 11, 13), '#5a4a8c'),
    s.path(box(338, 404, 80, 74), ink), s.path(box(344, 410, 80, 60), '#8a4a2e'), s.path(limb([[372, 404, 10], [352, 372, 12], [366, 346, 16]]), gold), s.path(blob([[364, 352], [330, 330], [326, 286], [360, 270], [402, 290], [404, 340]]), gold), s.stroke(blob([[364, 352], [330, 330], [326, 286], [360, 270], [402, 290], [404, 340]]), ink, 4), s.stroke('M366 348L334 296M366 348L362 276M366 348L396 296', ink, 3),
  ];
  const cloth = '#27408a';
  const block = (/** @type {string} */ d, colour = cloth, reach = 22) => s.path(d, ink, 'transform="translate(5 4)"') + l.block(d, { colour, cuts: '#8fb0e6', reach, gap: 8, length: 17, flow: () => 76, width: 3.2 }) + s.stroke(d, ink, 2.6);
  const shoe = (/** @type {number} */ x, /** @type {number} */ y) => { const d = blob([[x - 16, y - 36, 'sharp'], [x + 20, y - 36, 'sharp'], [x + 30, y - 24], [x + 74, y - 18], [x + 96, y - 6], [x + 96, y + 4, 'sharp'], [x - 18, y + 4, 'sharp'], [x - 22, y - 18]]); return s.path(d, ink, 'transform="translate(3 4)"') + l.block(d, { colour: '#a8522c', cuts: cream, reach: 9, gap: 6, length: 12, flow: () => 10 }) + s.stroke(`M${x - 18} ${y + 2}h112`, ink, 6) + s.stroke(`M${x + 24} ${y - 30}l14 8M${x + 34} ${y - 32}l14 8`, cream, 3); };
  const jacket = blob([[78, 178], [110, 156], [138, 150], [178, 150], [206, 162], [226, 190], [222, 270], [230, 372, 'sharp'], [160, 384], [84, 376, 'sharp'], [90, 280]]);
  const suit = [
    // The far arm holds her hand; the sleeve is open at its end.
    block(limb([[206, 178, 42], [266, 176, 36], [306, 224, 32]]), '#1f3272', 16), s.path(egg(314, 236, 9, 16, 62), ink), s.path(egg(313, 235, 5, 11, 62), cream),
    block(limb([[122, 370, 66], [118, 450, 52], [124, 534, 44]]), '#1f3272', 20), block(limb([[186, 370, 64], [192, 450, 50], [202, 530, 42]]), '#27408a', 20),
    // The collar: one sees the lining, and through it the light.
    s.path(egg(158, 150, 44, 21), ink), s.path(egg(158, 148, 38, 16), '#8a2a4a'), s.path(blob([[122, 148], [140, 138], [170, 136], [192, 146], [168, 158], [138, 158]]), gold), s.path(blob([[128, 148], [142, 141], [160, 139], [158, 156], [138, 156]]), '#fbe08a'),
    block(jacket), s.path(egg(158, 152, 41, 14), '#8a2a4a'), s.path(egg(156, 149, 33, 10), gold), s.stroke(egg(158, 152, 42, 15), cream, 4),
    s.path(polygon([[132, 162], [158, 236], [150, 262], [112, 178]]) + polygon([[184, 164], [162, 236], [170, 262], [208, 182]]), '#3a5ab0'), s.path(polygon([[138, 164], [180, 165], [161, 232]]), cream), s.path(polygon([[154, 168], [166, 168], [168, 214], [160, 228], [152, 214]]), '#c83a4e'), s.stroke('M138 164L160 236 182 165M112 178L152 264M208 182L168 264', ink, 3), s.stroke('M164 296h0M166 330h0', gold, 8), s.path(polygon([[194, 226], [214, 222], [210, 244]]), '#c83a4e'),
  ];
  const pose = { head: [2, -88], neck: [-1, -79], chest: [-3, -67], hip: [-2, -46], nearArm: [[-13, -84], [-24, -98]], farArm: [[13, -72], [24, -70]], nearLeg: [[0, -24], [2, -3]], farLeg: [[8, -25], [13, -4]] };
  const girl = [
    clothed(s, /** @type {any} */ (pose), { skin: '#f4c59c', top: '#e0453a', bottom: '#e0453a', shoe: cream, hair: '#6a2c1c', hairdo: 'long', cut: 'skirt', feel: 'asleep', head: 1.55, stout: 1.05 }, { x: 256, y: 540, size: 292, flip: true, rim: ink, from: [1, 0.4], rimWidth: 4 }),
    l.cuts((x, y) => (x > 224 && x < 292 && y > 400 && y < 474 ? 0.5 : 0), { area: [226, 404, 66, 70], flow: () => 84, gap: 9, length: 20, width: 3 }, '#f8a07c'), l.cuts((x, y) => (x > 270 && x < 286 && y > 270 && y < 330 ? 0.6 : 0), { area: [262, 262, 34, 74], flow: () => 74, gap: 8, length: 18, width: 2.4 }, '#c87a4a'),
  ];
  const near = [block(limb([[98, 186, 46], [128, 266, 42], [196, 320, 38], [262, 336, 34]]), '#2f4c9c', 20), s.path(egg(276, 338, 9, 18, 8), ink), s.path(egg(275, 338, 5, 12, 8), cream)];
  const floor = [shoe(112, 566), shoe(190, 576)];
  return s.picture(room, suit, floor, girl, near);
}

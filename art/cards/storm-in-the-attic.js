// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, box, egg, limb, line, polygon, ring, round } from '../studio/path.js';
import { backdrop, glow, leaves, rain, shadow, shafts, specks, vignette } from '../studio/nature.js';

import { clothed } from '../motifs/clothed-people.js';
import { book, chair, umbrella } from '../motifs/things.js';

export const scene = 'A girl opens a trunk in the attic and a thunder cloud stands up out of it.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('stormGreen');
  const wood = shade(c.accent, -0.34, 0, 0.5);
  const bright = mix(c.light, c.skyLow, 0.2);
  const slate = mix(c.near, c.frame, 0.25);

  // The gable: boards of two roof slopes.
  const gable = polygon([[200, 26], [330, 250], [330, 470], [70, 470], [70, 250]]);
  let boards = '';
  for (let i = 0; i < 7; i++) boards += `M${70 + i * 43.3} 470V${round(Math.max(26, 26 + Math.abs(70 + i * 43.3 - 200) * 1.72))}`;
  const slope = (/** @type {number} */ m) => {
    const at = (/** @type {number} */ x, /** @type {number} */ y) => /** @type {[number, number]} */ ([200 + m * x, y]);
    const rafters = [0.2, 0.45, 0.74].map((t) => polygon([at(0, 26 - t * 130), at(0, 10 - t * 150), at(130 + t * 200, 250 - t * 40), at(130 + t * 200 - 8, 262 - t * 26)]));
    return [s.path(polygon([at(0, 26), at(130, 250), at(130, 470), at(230, 560), at(230, -40), at(0, -120)]), s.blend([200, 0], [200 + m * 210, 300], mix(wood, c.near, 0.3), mix(wood, c.frame, 0.6), c.frame)), s.path(rafters.join(''), c.frame, 'opacity=".7"'), s.path(polygon([at(130, 250), at(230, 330), at(230, 560), at(130, 470)]), c.frame, 'opacity=".45"')];
  };
  const room = [
    backdrop(s, c.frame, c.near, c.frame),
    s.path(gable, s.fade(mix(wood, c.middle, 0.5), mix(wood, c.near, 0.3))),
    s.stroke(boards, c.frame, 2.4, 0.5),
    slope(-1), slope(1),
    s.path(polygon([[70, 470], [330, 470], [440, 610], [-40, 610]]), s.fade(mix(wood, c.middle, 0.3), c.near, c.frame)),
    s.stroke('M100 470L20 610M144 470L104 610M188 470L176 610M232 470L250 610M276 470L330 610M310 470L390 590', c.frame, 2.4, 0.7),
  ];
  const stored = [
    s.place(chair(), { x: 300, y: 482, size: 84, flip: true, fill: s.fade(wood, c.frame) }),
    s.path(box(84, 432, 44, 42) + box(92, 404, 34, 28), s.fade(mix(wood, c.middle, 0.3), c.near)) + s.stroke('M84 446h44M92 416h34', c.frame, 3),
    s.path(egg(330, 420, 22, 34, 6), s.fade(wood, c.frame)) + s.path(egg(330, 420, 16, 27, 6), s.fade(c.skyLow, c.far)),
  ];

  // The cloud: a giant with its shoulders under the roof, bent over whoever woke it.
  const [tx, ty] = [258, 474];
  /** @type {import('../studio/path.js').Point[]} */
  const spine = [[tx - 20, ty + 4], [tx - 60, 430], [tx - 50, 392], [tx - 92, 372], [tx - 76, 330], [tx - 134, 316], [tx - 170, 270], [tx - 146, 226], [tx - 178, 190], [tx - 152, 140], [tx - 104, 138], [tx - 82, 92], [tx - 22, 78], [tx + 22, 108], [tx + 74, 112], [tx + 96, 160], [tx + 128, 200], [tx + 112, 250], [tx + 124, 296], [tx + 84, 326], [tx + 86, 372], [tx + 50, 392], [tx + 56, 434], [tx + 24, ty + 4]];
  // Each stretch of the outline bulges as an arc.
  const puffs = (/** @type {import('../studio/path.js').Point[]} */ p, /** @type {number} */ dx, /** @type {number} */ dy, /** @type {number} */ k) => p.map(([x, y], i) => {
    const [ax, ay] = [tx + (x - tx) * k + dx, ty + (y - ty) * k + dy];
    const before = p[(i + p.length - 1) % p.length];
    const r = Math.hypot(x - before[0], y - before[1]) * 0.56 * k;
    return i === 0 ? `M${round(ax)} ${round(ay)}` : `A${round(r)} ${round(r)} 0 0 1 ${round(ax)} ${round(ay)}`;
  }).join('') + 'z';
  const whole = puffs(spine, 0, 0, 1);
  const cloud = [
    glow(s, 240, 300, 260, c.skyLow, 0.55),
    s.path(whole, s.blend([120, 100], [330, 440], mix(c.middle, c.far, 0.6), c.middle, c.near, slate)),
    s.within(whole,
      s.path(puffs(spine, 22, 26, 0.9), s.blend([140, 120], [320, 420], c.middle, slate, c.frame), 'opacity=".8"'),
      s.path(puffs(spine.slice(4, 18), 40, -20, 0.62), s.blend([180, 200], [300, 330], mix(c.middle, c.far, 0.3), slate), 'opacity=".85"'),
      s.stroke('M130 214q16-30 50-22M116 280q22-22 48-10M200 176q26-26 60-8M296 226q26-22 50 2M220 262q22-22 52-8M262 318q22-16 44 0M190 336q16-16 36-6', mix(c.far, c.skyLow, 0.4), 3, 0.5),
      glow(s, tx, ty, 190, c.light, 1), glow(s, tx - 30, 330, 90, c.light, 0.55)),
    s.stroke(line([[tx - 178, 190], [tx - 168, 156], [tx - 150, 138]]) + `M${tx - 102} 134q4-36 36-46`, bright, 3, 0.6),
  ];
  const bolt = (/** @type {[number, number][]} */ p) => s.path(polygon(p), c.light);
  const lightning = [
    glow(s, tx - 24, 392, 90, c.light, 0.8), glow(s, 150, 372, 70, c.light, 0.6),
    bolt([[tx - 8, ty], [tx - 30, 420], [tx - 12, 424], [tx - 44, 346], [tx - 22, 354], [tx - 40, 290], [tx + 4, 372], [tx - 14, 368], [tx + 14, 436], [tx - 2, 432]]),
    bolt([[154, 318], [166, 318], [154, 350], [166, 350], [136, 404], [146, 364], [134, 364]]),
    s.stroke('M306 330L320 366 310 370 326 402', c.light, 4, 0.9),
  ];

  // The trunk.
  const trunk = [
    shadow(s, tx, 556, 110, 16, c.frame, 0.9),
    s.path(blob([[176, 480, 'sharp'], [190, 416], [206, 404], [318, 398], [336, 408], [346, 476, 'sharp']]), s.fade(c.frame, wood)),
    s.stroke('M194 416q60-20 140-8M186 446q70-14 154-8', shade(c.accent, -0.1), 4, 0.7),
    s.path(polygon([[176, 478], [346, 474], [334, 500], [190, 502]]), s.fade(c.light, mix(c.light, c.skyLow, 0.5))),
  ];
  const chest = polygon([[172, 486], [350, 482], [346, 552], [180, 558]]);
  const front = [
    s.path(chest, s.blend([172, 490], [350, 550], mix(wood, c.accent, 0.3), wood, mix(wood, c.frame, 0.6))),
    s.within(chest, s.stroke('M170 508L352 504M172 532L352 528', c.frame, 2.4, 0.6), s.path(box(196, 478, 13, 84) + box(312, 478, 13, 84), shade(c.accent, -0.08)), s.stroke('M202 494h0M202 520h0M202 546h0M318 494h0M318 520h0M318 544h0', c.light, 4)),
    s.path(box(250, 480, 22, 26), s.fade(c.accent, shade(c.accent, -0.16))) + s.path(egg(261, 492, 3.4), c.frame),
    s.stroke('M172 486L350 482', c.light, 3.4),
  ];

  // The girl keeps hold of the lid's strap and of her ground.
  const braced = /** @type {any} */ ({ head: [-1, -90], neck: [-3, -81], chest: [-4, -69], hip: [-5, -49], nearArm: [[10, -74], [22, -66]], farArm: [[-14, -60], [-22, -50]], nearLeg: [[7, -28], [12, -3]], farLeg: [[-13, -27], [-20, -3]] });
  const girl = [
    shadow(s, 110, 572, 50, 8, c.frame, 0.8),
    clothed(s, braced, { skin: mix(c.accent, c.light, 0.55), top: c.accent, bottom: shade(c.accent, -0.08), shoe: c.frame, hair: shade(c.accent, -0.34, 0, 0.7), cut: 'skirt', hairdo: 'bun', head: 1.5 }, { x: 116, y: 572, size: 168, rim: c.light, from: [1, -0.7], rimWidth: 2.6 }),
    s.path(limb([[100, 440, 10], [78, 430, 11], [56, 438, 10], [36, 428, 3]]) + limb([[98, 446, 9], [76, 446, 9], [58, 456, 3]]), shade(c.accent, -0.34, 0, 0.7)),
  ];
  const flying = [
    s.place(umbrella(), { x: 74, y: 296, size: 74, turn: -30, fill: s.fade(c.far, c.near), rim: bright, from: [1, 0.4] }),
    s.place(book(), { x: 62, y: 384, size: 46, turn: 24, fill: wood }),
    s.path([[30, 210, 12, 3], [96, 246, 9, -4], [372, 300, 12, 4], [350, 250, 9, -3], [26, 480, 10, 4], [376, 388, 10, -4], [110, 190, 8, 3]].map(([x, y, r, q]) => polygon([[x - r, y + q], [x - q, y - r * 0.7], [x + r, y - q], [x + q, y + r * 0.7]])).join(''), bright),
    leaves(s, 16, [20, 180, 140, 330], [6, 11], [c.accent, mix(c.accent, c.skyLow, 0.5)]),
  ];
  const weather = [s.within(polygon([[60, 300], [330, 300], [360, 600], [0, 600]]), rain(s, 120, -0.22, bright, [20, 290, 330, 240])), s.path(egg(60, 590, 44, 7) + egg(200, 584, 26, 4) + egg(330, 590, 50, 7), s.fade(bright, c.far), 'opacity=".55"'), s.stroke(ring(6, (_, i) => [30 + i * 62, 588 - (i % 2) * 10]).map(([x, y]) => `M${x} ${y}l-4-8M${x} ${y}l5-7`).join(''), bright, 1.8, 0.8)];
  const witness = '';
  return s.picture(room, stored, shafts(s, tx, ty, [150, 170, 190, 212], 330, 12, c.light, 0.35), cloud, trunk, lightning, glow(s, tx, 478, 120, c.light, 0.9, 50), front, weather, flying, witness, girl, specks(s, 50, [60, 160, 300, 340], [1.4, 3.6], c.light, 0.8), vignette(s, 0.6));
}

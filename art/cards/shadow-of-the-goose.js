// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, box, egg, limb, polygon, round } from '../studio/path.js';
import { backdrop, dashes, glow, leaf, shadow, specks, vignette } from '../studio/nature.js';
import { clothed } from '../motifs/clothed-people.js';

export const scene = 'A boy drags a toy duck; its shadow on the wall is a huge swan taking off.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('coralBay');
  const dusk = shade(c.near, -0.1, -34);
  const sun = mix(c.light, c.far, 0.3);
  const STREET = 498;

  // The street opens on the left to a bay and the sun.
  const opening = [
    backdrop(s, c.skyHigh, mix(c.skyHigh, c.skyLow, 0.6), [0.6, c.skyLow], c.far),
    glow(s, 34, 330, 156, c.light),
    s.path(box(-10, 386, 130, 130), s.fade(mix(c.accent, c.light, 0.5), mix(c.accent, c.light, 0.15))),
    s.stroke('M8 394h52M16 404h34M4 416h58M20 430h30M10 446h50', c.light, 3, 0.8),
    s.path(polygon([[58, 392], [78, 392], [72, 398], [62, 398]]) + blob([[67, 356, 'sharp'], [80, 386, 'sharp'], [67, 388]]), c.near),
  ];

  const wallEdge = blob([[98, -10, 'sharp'], [420, -10, 'sharp'], [420, 520, 'sharp'], [96, 520, 'sharp'], [99, 420], [95, 300], [100, 160]]);
  const brick = (/** @type {number} */ x, /** @type {number} */ y) => box(x, y, 20, 9, 1) + box(x + 23, y, 13, 9) + box(x - 8, y + 12, 21, 9) + box(x + 16, y + 12, 19, 9, 1) + box(x + 2, y + 24, 18, 8);
  const wall = [
    s.path(wallEdge, s.blend([96, 300], [420, 240], mix(c.light, c.far, 0.35), mix(c.far, c.skyLow, 0.3), mix(c.far, c.middle, 0.55))),
    s.within(wallEdge,
      dashes(s, 70, [100, 0, 300, 490], [12, 44], c.light, { width: 5, opacity: 0.22, bow: 3 }),
      dashes(s, 40, [140, 0, 260, 490], [10, 30], c.middle, { width: 4, opacity: 0.2, bow: -3 }),
      s.path(brick(118, 36) + brick(352, 404) + brick(120, 426), c.middle, 'opacity=".55"'),
      s.stroke('M250 0q8 26-4 44t6 40M246 44q-12 8-14 22', c.near, 1.6, 0.4),
    ),
    s.path(box(90, -10, 10, 520), s.fade(c.light, sun)),
  ];

  /** A bird leaving the water, as shadow: feet still running, neck out, wings up. */
  function swan() {
    const feathers = (/** @type {[number, number][]} */ along, /** @type {number[]} */ angles, /** @type {number[]} */ lengths) =>
      along.map(([x, y], i) => {
        const a = (angles[i] * Math.PI) / 180;
        const [dx, dy] = [Math.cos(a) * lengths[i], Math.sin(a) * lengths[i]];
        return limb([[x, y, 30], [x + dx * 0.6, y + dy * 0.6, 25], [x + dx, y + dy, 5]]);
      }).join('');
    const nearWing = limb([[262, 372, 62], [292, 308, 54], [304, 236, 40], [282, 166, 30], [250, 110, 12]])
      + feathers([[250, 116], [262, 138], [276, 160], [288, 184], [298, 208], [304, 236], [304, 264], [300, 292], [294, 320], [286, 344]], [-106, -78, -56, -40, -28, -18, -10, -2, 8, 18], [70, 84, 92, 96, 94, 90, 84, 78, 72, 66]);
    const farWing = limb([[238, 372, 46], [206, 308, 40], [176, 250, 30], [150, 196, 14]])
      + feathers([[152, 200], [164, 224], [178, 248], [192, 274], [208, 302]], [-122, -100, -84, -72, -62], [64, 72, 76, 76, 70]);
    const body = limb([[330, 452, 8], [304, 434, 44], [262, 398, 76], [218, 374, 56], [184, 364, 26], [158, 352, 17], [136, 334, 16], [120, 320, 19], [108, 318, 11], [94, 322, 3]]);
    const tail = feathers([[306, 440], [310, 430], [312, 420]], [44, 30, 14], [56, 60, 56]);
    const feet = limb([[270, 424, 12], [268, 452, 7], [244, 470, 6], [232, 474, 9]]) + limb([[290, 430, 12], [300, 460, 7], [286, 486, 6], [274, 490, 10]]);
    return farWing + nearWing + body + tail + feet;
  }
  const shape = swan();
  const cast = s.group(s.path(shape, s.blend([230, 490], [320, 60], dusk, [0.5, mix(dusk, c.near, 0.5)], [1, mix(c.near, c.middle, 0.6)]), 'opacity=".82"'), 'transform="translate(22 -6)"');
  // Shutters and a sill: the shadow lies over them too.
  const shutter = (/** @type {number} */ x) => s.path(box(x, 52, 30, 110), s.fade(c.accent, shade(c.accent, -0.12))) + s.stroke(Array.from({ length: 10 }, (_, i) => `M${x + 5} ${62 + i * 10}h20`).join(''), shade(c.accent, -0.2), 2.4, 0.7);
  const window = [s.path(box(150, 46, 62, 122), c.light), s.path(box(156, 54, 50, 108), s.fade(dusk, mix(dusk, c.near, 0.5))), s.stroke('M181 54v108M156 104h50', c.light, 4), shutter(117), shutter(215), s.path(box(142, 166, 78, 9), mix(c.light, c.far, 0.5))];
  let pot = '';
  let blooms = '';
  for (let i = 0; i < 34; i++) {
    const [x, y] = [s.random.around(372, 32), s.random.around(236, 26)];
    pot += leaf(x, y, s.random.between(9, 17), s.random.between(0, 360));
    if (i % 2) blooms += egg(x + 3, y - 4, 3.4);
  }
  const flowers = [s.path(polygon([[348, 256], [398, 256], [392, 286], [354, 286]]), s.fade(c.middle, c.near)), s.stroke('M340 287h70', c.near, 5), s.path(pot, shade(c.accent, -0.16)), s.path(blooms, mix(c.light, c.middle, 0.35))];
  const lamp = s.stroke('M420 24h-38q-12 0-12 12', c.frame, 4) + s.path(polygon([[358, 36], [382, 36], [388, 66], [352, 66]]) + box(364, 66, 12, 6), c.frame) + s.path(polygon([[361, 42], [379, 42], [382, 62], [358, 62]]), mix(c.far, c.light, 0.4));

  let cobbles = '';
  for (let row = 0; row < 8; row++) for (let i = -1; i < 12; i++) if (s.random.chance(0.75)) {
    const [w, y] = [20 + row * 5, 514 + row * row * 1.5 + row * 5];
    cobbles += `M${round(i * w * 1.3 + (row % 2) * w * 0.6 + s.random.between(-3, 3))} ${round(y)}h${round(w * 0.7)}`;
  }
  const street = [
    s.path(`M-10 ${STREET}H410V610H-10z`, s.blend([0, 520], [400, 600], mix(c.light, c.far, 0.55), c.middle, c.near)),
    s.stroke(cobbles, mix(c.light, c.far, 0.35), 6, 0.45),
    s.path(box(90, STREET - 8, 330, 12), s.blend([90, 0], [400, 0], mix(c.light, c.far, 0.2), c.middle)),
    // Long shadows on the stones point to the wall.
    s.path(polygon([[112, 566], [152, 566], [236, 506], [214, 506]]) + polygon([[222, 562], [272, 562], [318, 506], [260, 506]]), dusk, 'opacity=".5"'),
  ];

  const wear = { skin: mix(c.far, c.middle, 0.2), top: c.light, bottom: shade(c.accent, -0.2), shoe: c.frame, hair: c.frame, cut: /** @type {const} */ ('shorts'), hat: /** @type {const} */ ('cap'), hatColour: c.near, head: 1.6, stout: 1.3 };
  const pose = { head: /** @type {[number, number]} */ ([8, -89]), neck: /** @type {[number, number]} */ ([5, -78]), chest: /** @type {[number, number]} */ ([3, -68]), hip: /** @type {[number, number]} */ ([0, -48]), nearArm: /** @type {any} */ ([[-10, -62], [-22, -54]]), farArm: /** @type {any} */ ([[12, -60], [18, -52]]), nearLeg: /** @type {any} */ ([[11, -30], [15, -3]]), farLeg: /** @type {any} */ ([[-5, -26], [-18, -8]]), feet: 0 };
  const boy = [shadow(s, 128, 568, 42, 8, dusk, 0.7), clothed(s, pose, wear, { x: 128, y: 566, size: 136, flip: true, rim: c.light, from: [-1, -0.4], rimWidth: 2.4 }), s.stroke('M128 476q-14 3-24 0M131 492q-14 3-28 0', c.near, 4, 0.75)];
  const wheel = (/** @type {number} */ x) => s.path(egg(x, 560, 8.6), c.frame) + s.path(egg(x, 560, 4), c.far);
  const duck = [
    shadow(s, 248, 569, 36, 6, dusk, 0.8),
    s.stroke('M160 493Q186 546 220 551', c.frame, 2),
    s.path(box(220, 548, 54, 7), c.near) + wheel(230) + wheel(264),
    s.path(blob([[222, 544], [220, 530], [228, 522], [226, 514], [230, 504], [242, 502], [248, 512], [246, 522], [258, 524], [276, 516, 'sharp'], [276, 534], [266, 548], [240, 550]]), s.blend([214, 520], [280, 530], c.light, mix(c.light, c.far, 0.5), c.far)),
    s.path(blob([[229, 512], [216, 514, 'sharp'], [218, 519], [229, 519]]), c.middle) + s.stroke('M236 510h0', c.frame, 3.6) + s.stroke('M240 536q14 6 24-6M244 541q10 3 16-3', c.middle, 2.4),
  ];
  const near = [
    s.path(blob([[-20, 620], [-20, 586], [30, 590], [70, 620]]), dusk, 'opacity=".5"'),
    specks(s, 30, [96, 60, 260, 430], [1.4, 3.4], c.light, 0.8),
    // A few real feathers.
    s.path(leaf(304, 596, 24, -20) + leaf(196, 470, 15, -64) + leaf(338, 548, 18, 30) + leaf(60, 470, 15, -30), c.light),
    glow(s, 20, 330, 300, sun, 0.55),
  ];
  return s.picture(opening, wall, window, flowers, lamp, cast, street, duck, boy, near, vignette(s, 0.35, c.near));
}

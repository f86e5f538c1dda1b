// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, box, egg, limb, line, polygon } from '../studio/path.js';
import { backdrop, dashes, glow, leaves, shadow, specks, vignette } from '../studio/nature.js';
import { fromBehind } from '../motifs/people.js';
import { snail } from '../motifs/animals.js';
import { house, tower } from '../motifs/buildings.js';

export const scene = 'On a great stage a snail with a town on its shell takes a bow before a full house.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('circusRed');
  const gold = mix(c.light, c.skyLow, 0.35);

  // The painted cloth behind, with a beam from the gods.
  const cloth = [
    backdrop(s, shade(c.accent, -0.42), shade(c.accent, -0.3), mix(c.accent, c.skyLow, 0.55), c.skyLow),
    glow(s, 205, 300, 230, c.light, 0.85),
    s.path(blob([[-20, 420], [40, 338], [96, 372], [150, 322], [210, 366], [270, 326], [330, 368], [420, 330], [420, 440]]), mix(c.accent, c.skyLow, 0.35), 'opacity=".7"'),
    specks(s, 40, [60, 110, 280, 150], [1.2, 3.4], c.light, 0.7),
    s.path(polygon([[250, -10], [286, -10], [352, 428], [70, 428]]), s.fade([0, c.light, 0.6], [0.7, c.light, 0.25], [1, c.light, 0.12])),
  ];

  const stage = [
    s.path(polygon([[-10, 400], [410, 400], [410, 500], [-10, 500]]), s.fade(mix(c.skyLow, gold, 0.4), c.far, c.near)),
    s.stroke([-6, -4.5, -3, -1.8, -0.6, 0.6, 1.8, 3, 4.5, 6].map((k) => `M${200 + k * 32} 400L${200 + k * 58} 500`).join(''), c.near, 1.6, 0.6),
    dashes(s, 40, [0, 404, 400, 80], [8, 30], c.light, { opacity: 0.3 }),
    `<ellipse cx="210" cy="434" rx="160" ry="26" fill="${s.round([0, c.light, 0.85], [0.8, c.light, 0.5], [1, c.light, 0])}"/>`,
    shadow(s, 215, 446, 130, 14, c.near, 0.8),
  ];

  // The snail, its neck bent into a bow, carries the town.
  const body = limb([[-78, -3, 2], [-48, -7, 11], [-6, -10, 18], [28, -12, 18], [48, -26, 16], [62, -32, 14], [76, -25, 13], [81, -18, 10]]) + limb([[80, -24, 4], [92, -30, 2.6], [99, -28, 4.4]]) + limb([[82, -20, 4], [95, -18, 2.6], [101, -12, 4.4]]);
  const size = 136;
  const [x, y] = [184, 448];
  const k = size / 100;
  const shell = egg(-10, -44, 38, 35);
  const on = (/** @type {number} */ px, /** @type {number} */ py) => ({ x: x + px * k, y: y + py * k });
  const lit = { rim: c.light, from: /** @type {[number, number]} */ ([0.7, -1]) };
  const town = [
    s.place(tower(), { ...on(-12, -76), size: 100, fill: s.fade(c.middle, c.near), ...lit, turn: -2 }),
    s.place(tower(), { ...on(-30, -68), size: 66, fill: c.near, ...lit, turn: -14 }),
    s.place(house({ lean: 3 }), { ...on(-43, -56), size: 46, fill: c.middle, ...lit, turn: -38 }),
    s.place(house({ lean: -2 }), { ...on(8, -70), size: 54, fill: c.near, ...lit, turn: 14 }),
    s.place(house({ lean: 4 }), { ...on(23, -56), size: 46, fill: c.middle, ...lit, turn: 38 }),
    s.place(house({ lean: 3 }), { ...on(-22, -72), size: 44, fill: shade(c.middle, 0.06), ...lit, turn: -8 }),
    s.place(tower({ roof: 'flat' }), { ...on(-2, -75), size: 58, fill: c.middle, ...lit, turn: 5 }),
  ];
  const hero = [
    s.place({ d: body }, { x, y, size, fill: s.fade(shade(c.accent, -0.12), shade(c.accent, -0.34)), ...lit, rimWidth: 3 }),
    town,
    s.place({ d: shell, parts: snail().parts }, { x, y, size, fill: s.fade(mix(c.skyLow, gold, 0.5), c.middle, c.near), ...lit, rimWidth: 3 }),
    s.stroke(`M${x - 62} ${y - 30}q30 24 96 4`, c.near, 3, 0.6),
  ];
  const roses = [leaves(s, 16, [40, 420, 320, 64], [7, 12], [shade(c.far, 0.08), c.middle]), leaves(s, 26, [70, 180, 270, 220], [5, 9], [c.far, gold, shade(c.far, 0.12)], 0.9), s.path(egg(84, 462, 6) + egg(312, 470, 7) + egg(146, 478, 6) + egg(262, 482, 5), shade(c.far, 0.1))];

  // Curtains: folds as tapering ribbons, drawn from the middle outwards.
  const fold = (/** @type {number} */ m, /** @type {number} */ i) => {
    const at = (/** @type {number} */ v) => (m < 0 ? v : 400 - v);
    const top = 10 + i * 24;
    const low = -16 + i * 11;
    return s.path(limb([[at(top), -20, 34], [at(top + 4), 120, 36], [at(top * 0.62), 270, 30], [at(low), 470, 34]]), s.blend([at(top - 16), 0], [at(top + 18), 0], c.near, c.middle, c.far, c.near));
  };
  const curtains = [-1, 1].map((m) => [4, 3, 2, 1, 0].map((i) => fold(m, i)));
  const valance = [0, 1, 2, 3, 4].map((i) => s.path(blob([[i * 100 - 62, -20, 'sharp'], [i * 100 + 62, -20, 'sharp'], [i * 100 + 50, 50], [i * 100, 88], [i * 100 - 50, 50]]), s.fade(c.near, c.middle, c.far)) + s.stroke(line([[i * 100 - 54, 42], [i * 100 - 30, 74], [i * 100, 88], [i * 100 + 30, 74], [i * 100 + 54, 42]]), gold, 5));

  // Footlights, then the dark house with every kind of head.
  const lip = s.path(box(-10, 490, 420, 120), s.fade(c.near, c.frame)) + [30, 98, 166, 234, 302, 370].map((q) => glow(s, q, 490, 44, c.light, 0.8) + s.path(blob([[q - 14, 496, 'sharp'], [q - 9, 484], [q, 480], [q + 9, 484], [q + 14, 496, 'sharp']]), gold)).join('');
  const kinds = /** @type {const} */ (['bare', 'hat', 'bun', 'bare', 'topHat', 'crown', 'bare', 'bun', 'hat']);
  const row = (/** @type {number} */ base, /** @type {number} */ heads, /** @type {number} */ tall, /** @type {string} */ fill, /** @type {number} */ shift) => Array.from({ length: heads }, (_, i) => s.place(fromBehind(kinds[(i * 4 + shift) % kinds.length]), { x: ((i + 0.5 + (shift % 2) * 0.4) * 400) / heads + s.random.between(-6, 6), y: base + s.random.between(-4, 4), size: tall, fill, rim: gold, from: [0, -1], rimWidth: 1.6 }));
  const hands = s.path([[70, 548], [190, 556], [326, 546]].map(([hx, hy]) => limb([[hx - 24, hy + 40, 11], [hx - 8, hy + 6, 9], [hx - 2, hy - 14, 8]]) + limb([[hx + 26, hy + 40, 11], [hx + 10, hy + 6, 9], [hx + 4, hy - 14, 8]]) + egg(hx + 1, hy - 20, 7, 10, 8)).join(''), c.frame);
  return s.picture(cloth, stage, hero, roses, curtains.flat(), valance, lip, row(574, 8, 66, mix(c.near, c.frame, 0.4), 1), row(618, 6, 92, c.frame, 2), hands, vignette(s, 0.6));
}

// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, box, egg, limb, polygon, round } from '../studio/path.js';
import { backdrop, glow, leaf, shadow, specks, vignette } from '../studio/nature.js';

export const scene = 'A very narrow lift full of hats and coats, and one bear everybody ignores.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('circusRed');
  const skin = mix(c.skyLow, c.light, 0.55);
  const fur = shade(mix(c.near, c.skyLow, 0.34), -0.01, 26, 0.8);

  // The cabin in one-point perspective: panelled walls, quilted leather, a bulb.
  const back = box(92, 96, 216, 400);
  let quilt = '';
  for (let y = 110; y < 330; y += 27) for (let x = 106 + ((y - 110) % 54 ? 13.5 : 0); x < 306; x += 27) quilt += `M${x} ${y}h0`;
  const cabin = [
    backdrop(s, c.frame, c.near, c.frame),
    s.path(polygon([[20, 20], [380, 20], [308, 96], [92, 96]]), s.fade(c.near, c.middle)),
    s.path(polygon([[20, 20], [92, 96], [92, 496], [20, 580]]), s.blend([20, 0], [92, 0], c.near, c.middle)),
    s.path(polygon([[380, 20], [308, 96], [308, 496], [380, 580]]), s.blend([380, 0], [308, 0], c.near, c.middle)),
    s.path(polygon([[20, 580], [92, 496], [308, 496], [380, 580]]), s.fade(c.near, shade(c.near, -0.08))),
    s.path(back, s.fade(mix(c.far, c.skyLow, 0.4), c.far, c.middle)),
    s.stroke(quilt, c.near, 4.6, 0.6), s.stroke(quilt.replaceAll(/M(\S+) (\S+)h0/g, (_, x, y) => `M${x} ${y}l13.5 13.5M${x} ${y}l-13.5 13.5`), c.near, 1.2, 0.35),
    s.stroke('M30 60V560M46 78V544M62 92V528M78 108V512M370 60V560M354 78V544M338 92V528M322 108V512', c.accent, 1.6, 0.35),
    // A dial of lamps instead of numbers; its pointer hesitates.
    s.group([s.path('M158 90A42 34 0 0 1 242 90z', c.frame), s.stroke('M158 90A42 34 0 0 1 242 90', mix(c.accent, c.light, 0.4), 3), s.stroke([0, 1, 2, 3, 4].map((i) => `M${round(200 - Math.cos((i + 0.5) * 0.63) * 32)} ${round(89 - Math.sin((i + 0.5) * 0.63) * 25)}h0`).join(''), c.light, 5), s.stroke('M200 89L214 68', c.skyLow, 3)], 'transform="translate(0 56)"'),
    glow(s, 200, 120, 250, c.light, 0.75), glow(s, 200, 60, 110, c.light, 0.7),
    s.stroke('M200 0V36', c.frame, 3), s.path(box(193, 34, 14, 12), c.frame), s.path(egg(200, 56, 12, 14), c.light),
  ];

  /**
   * One passenger from the front: a coat, a face mostly under a hat, eyes that find the ceiling interesting.
   * @param {number} x @param {number} top of the head @param {number} k @param {string} coat @param {string} hat kind @param {string} hatColour @param {{look?: number, tie?: string, beard?: boolean, glasses?: boolean, scarf?: string}} [more]
   */
  function passenger(x, top, k, coat, hat, hatColour, { look = 1, tie = c.light, beard = false, glasses = false, scarf = '' } = {}) {
    const fill = s.fade(shade(coat, 0.08), coat, shade(coat, -0.14));
    const trim = shade(coat, -0.14);
    const hats = {
      bowler: s.path(blob([[-36, 26], [-26, 18], [-23, -6], [0, -20], [23, -6], [26, 18], [36, 26], [0, 31]]), hatColour) + s.path(box(-25, 13, 50, 8), shade(hatColour, -0.12)),
      top: s.path(blob([[-36, 26], [-24, 20], [-27, -44, 'sharp'], [27, -44, 'sharp'], [24, 20], [36, 26], [0, 31]], 0.6), hatColour) + s.path(box(-25, 8, 50, 11), c.skyLow),
      wide: s.path(blob([[-52, 30], [-24, 14], [-18, -6], [0, -12], [18, -6], [24, 14], [52, 30], [0, 36]]), hatColour) + s.path(Array.from({ length: 5 }, (_, i) => leaf(20, 14, 24, -150 + i * 26)).join(''), c.skyLow) + s.path(egg(20, 14, 6), c.light),
      cap: s.path(blob([[-32, 24], [-34, 4], [0, -16], [34, 4], [32, 24], [0, 20]]) + blob([[-27, 22], [0, 14], [30, 22], [20, 32], [0, 33], [-20, 32]]), hatColour),
      felt: s.path(blob([[-42, 24], [-24, 18], [-22, -14], [-6, -8], [8, -18], [24, -8], [25, 18], [42, 28], [0, 33]]), hatColour) + s.path(box(-25, 11, 50, 8), c.frame),
    };
    return s.group([
      s.path(blob([[-70, 330, 'sharp'], [-64, 150], [-58, 108], [-34, 90], [0, 84], [34, 90], [58, 108], [64, 150], [70, 330, 'sharp']]), fill),
      s.path(blob([[-17, 84, 'sharp'], [0, 150, 'sharp'], [17, 84, 'sharp'], [0, 78]]), c.light) + s.path(polygon([[-5, 92], [5, 92], [8, 140], [0, 152], [-8, 140]]), tie),
      s.path(polygon([[-18, 80], [-34, 96], [-26, 128], [0, 160], [-6, 128]]) + polygon([[18, 80], [34, 96], [26, 128], [0, 160], [6, 128]]), shade(coat, 0.05)),
      s.stroke('M0 160V330M-46 130Q-50 220-44 330M46 130Q50 220 44 330', trim, 2.4, 0.7), s.stroke('M8 186h0M8 220h0M8 254h0', c.light, 6),
      s.path(limb([[0, 62, 26], [0, 90, 24]]) + egg(0, 46, 25, 31), skin), s.path(blob([[10, 30], [24, 40], [22, 66], [4, 78], [14, 56]]), c.skyLow, 'opacity=".55"'),
      s.path(egg(3 * look, 54, 5, 8), mix(skin, c.far, 0.35)),
      s.path(egg(-10, 42, 4.6, 3.8) + egg(10, 42, 4.6, 3.8), c.light) + s.stroke(`M${-10 + look * 2.4} 40h0M${10 + look * 2.4} 40h0`, c.frame, 4.2),
      glasses ? s.stroke('M-17 42a7 6 0 1 0 14 0a7 6 0 1 0-14 0M3 42a7 6 0 1 0 14 0a7 6 0 1 0-14 0M-3 42h6', c.frame, 1.8) : '',
      beard ? s.path(blob([[-18, 58], [0, 60], [18, 58], [16, 82], [0, 94], [-16, 82]]), c.frame) : s.stroke(`M-6 67q6 ${look > 0 ? -2 : 2} 12 0`, c.far, 2.4),
      scarf ? s.path(blob([[-26, 78], [0, 88], [26, 78], [28, 92], [0, 104], [-28, 92]]) + polygon([[-14, 94], [6, 98], [4, 160], [-18, 156]]), scarf) + s.stroke('M-15 118l20 3M-16 134l20 3', c.light, 3, 0.7) : '',
      hats[/** @type {keyof typeof hats} */ (hat)],
    ], `transform="translate(${x} ${top}) scale(${k})"`);
  }

  const teal = shade(c.accent, -0.24);
  const rearRow = [passenger(126, 170, 0.66, shade(c.near, -0.02), 'top', c.frame, { look: -1, beard: true }), passenger(274, 178, 0.66, teal, 'felt', c.near, { look: 1, glasses: true }), passenger(168, 190, 0.6, c.middle, 'bowler', c.frame, { look: -1 })];

  // The bear: twice as wide as anybody, a very small hat, shoulders drawn in, looking at us.
  const head = blob([[-56, 34], [-62, -4], [-48, -40], [-22, -56], [0, -58], [22, -56], [48, -40], [62, -4], [56, 34], [30, 58], [0, 64], [-30, 58]]);
  const rimmed = (/** @type {string} */ d, /** @type {string} */ fill) => s.path(d, c.light) + s.within(d, s.path(d, fill, 'transform="translate(0 4)"'));
  let tufts = '';
  for (let i = 0; i < 54; i++) tufts += `M${round(s.random.around(0, 96))} ${round(s.random.between(60, 330))}q3 6 1 13`;
  const bear = s.group([
    rimmed(blob([[-112, 400, 'sharp'], [-116, 220], [-104, 118], [-70, 66], [0, 48], [70, 66], [104, 118], [116, 220], [112, 400, 'sharp']]), s.fade(shade(fur, 0.08), fur, shade(fur, -0.16))),
    s.stroke(tufts, shade(fur, -0.13), 3, 0.6),
    s.path(blob([[-36, 100], [0, 84], [36, 100], [46, 180], [0, 240], [-46, 180]]), mix(fur, c.light, 0.22), 'opacity=".7"'),
    rimmed(egg(-47, -44, 19), fur), rimmed(egg(47, -44, 19), fur), s.path(egg(-47, -42, 10) + egg(47, -42, 10), shade(fur, -0.16)),
    rimmed(head, s.fade(shade(fur, 0.1), fur)),
    s.path(blob([[-30, 28], [-24, 6], [0, -2], [24, 6], [30, 28], [18, 48], [0, 53], [-18, 48]]), mix(fur, c.light, 0.55)),
    s.path(blob([[-13, 8], [0, 3], [13, 8], [9, 18], [0, 22], [-9, 18]]), c.frame), s.stroke('M-5 8h6', c.light, 3, 0.8), s.stroke('M0 22v8M-13 38q7-8 13-8t13 8', c.frame, 3),
    s.path(egg(-25, -8, 7.4, 8) + egg(25, -8, 7.4, 8), c.frame), s.stroke('M-22-11h0M28-11h0', c.light, 4.6), s.stroke('M-36-26q8-8 18-4M36-26q-8-8-18-4', shade(fur, -0.2), 5),
    s.path(egg(-40, 18, 9, 6) + egg(40, 18, 9, 6), c.skyLow, 'opacity=".65"'),
    // The hat of somebody much smaller.
    s.group(s.path(blob([[-26, 2], [-16, -3], [-15, -20], [0, -27], [15, -20], [16, -3], [26, 2], [0, 6]]), c.accent) + s.path(box(-16, -8, 32, 6), c.frame), 'transform="translate(6 -56) rotate(8)"'),
    // Paws holding a small bunch, as if for a visit.
    s.path(Array.from({ length: 8 }, (_, i) => leaf(0, 150, 34, -160 + i * 20)).join(''), teal), s.path(egg(-20, 112, 10) + egg(2, 104, 11) + egg(22, 116, 10) + egg(-6, 126, 9) + egg(14, 130, 8), c.skyLow), s.stroke('M-20 112h0M2 104h0M22 116h0M-6 126h0M14 130h0', c.light, 5),
    s.path(polygon([[-18, 140], [20, 140], [6, 196], [-4, 196]]), c.light),
    rimmed(limb([[-92, 130, 52], [-76, 186, 46], [-36, 182, 40], [-12, 172, 34]]), fur), rimmed(limb([[92, 130, 52], [76, 190, 46], [38, 190, 40], [16, 180, 34]]), shade(fur, 0.02)),
    s.stroke('M-10 160l10 4M-8 170l11 3M-10 180l10 2M14 170l-9 4M14 180l-10 3M16 190l-9 2', c.frame, 3),
  ], 'transform="translate(206 246)"');

  // The front row, cut by the edge of the card; one reads a paper, one studies a watch.
  const frontRow = [
    passenger(62, 282, 1.02, teal, 'bowler', c.frame, { look: -1, tie: c.far }),
    passenger(346, 274, 1.02, c.far, 'wide', shade(c.near, -0.06), { look: 1, scarf: c.accent }),
    passenger(138, 392, 0.92, shade(c.middle, -0.04), 'cap', teal, { look: -1, glasses: true, scarf: mix(c.skyLow, c.light, 0.3) }),
  ];
  const paper = [s.path(polygon([[228, 440], [290, 452], [352, 436], [360, 560], [292, 576], [226, 562]]), s.blend([228, 0], [356, 0], c.light, mix(c.light, c.skyLow, 0.25), [0.51, mix(c.light, c.skyLow, 0.45)], c.light)), s.stroke(Array.from({ length: 9 }, (_, i) => `M238 ${460 + i * 11}l44 7M302 ${467 + i * 11}l46-9`).join(''), c.middle, 3, 0.5), s.path(polygon([[240, 492], [280, 498], [280, 530], [240, 524]]), c.far, 'opacity=".8"'), s.path(limb([[222, 500, 22], [236, 496, 14]]) + limb([[366, 500, 22], [350, 496, 14]]) + [490, 498, 506].map((y) => limb([[226, y, 7], [240, y, 6]]) + limb([[362, y, 7], [346, y, 6]])).join(''), skin)];
  const reader = [s.path(blob([[206, 620, 'sharp'], [206, 520], [226, 486], [360, 486], [384, 520], [386, 620, 'sharp']]), c.frame), s.path(blob([[252, 448], [258, 402], [292, 386], [326, 402], [332, 448]]), skin), s.path(blob([[240, 426], [256, 414], [258, 376], [292, 364], [326, 376], [328, 414], [346, 426], [292, 436]]), s.fade(c.near, c.frame)) + s.path(box(258, 402, 68, 10), c.skyLow)];

  // The folding gate, drawn back to both sides.
  const gate = (/** @type {number} */ x, /** @type {number} */ m) => s.stroke([0, 1, 2].map((i) => `M${x + m * i * 11} -10V610`).join(''), mix(c.accent, c.near, 0.35), 3.4) + s.stroke(Array.from({ length: 13 }, (_, i) => `M${x} ${i * 50}l${m * 22} 25M${x + m * 22} ${i * 50}l${-m * 22} 25`).join(''), mix(c.accent, c.light, 0.2), 2, 0.8);
  return s.picture(cabin, rearRow, shadow(s, 206, 300, 150, 60, c.frame, 0.4), bear, frontRow, reader, paper, glow(s, 200, 60, 330, c.light, 0.22), gate(2, 1), gate(398, -1), specks(s, 20, [110, 60, 180, 120], [1.4, 3], c.light, 0.7), vignette(s, 0.55));
}

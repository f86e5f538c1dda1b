// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, egg, limb, line } from '../studio/path.js';
import { backdrop, blades, glow, land, leaves, mist, ripples, shafts, specks, vignette } from '../studio/nature.js';
import { fish, jellyfish, whale } from '../motifs/birds-and-fish.js';
import { boat, carriage, engine, suitcase } from '../motifs/things.js';

export const scene = 'A lit train runs along the sea bed; its passengers are fish with luggage.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('deepSea');
  const pale = mix(c.skyHigh, c.light, 0.45);

  const water = [
    backdrop(s, pale, [0.12, c.skyHigh], [0.5, c.far], [0.8, c.skyLow], [1, c.near]),
    glow(s, 250, -20, 330, c.light, 0.7, 260),
    shafts(s, 250, -60, [-38, -24, -9, 7, 24], 620, 6, c.light, 0.34),
    ripples(s, 4, 40, c.light, { count: 50, opacity: 0.7 }),
    // Far above, a boat that knows nothing.
    s.place(boat(), { x: 108, y: 22, size: 74, fill: c.middle }),
  ];
  const far = [
    s.place(whale(), { x: 232, y: 196, size: 112, turn: -9, flip: true, fill: s.fade(mix(c.far, c.skyHigh, 0.35), c.middle), rim: pale, from: [0.2, -1], rimWidth: 3 }),
    land(s, [330, 300, 345, 372, 340, 296, 330], mix(c.far, c.skyHigh, 0.25), c.middle, 10),
    mist(s, 350, 130, c.skyHigh, 0.35),
    land(s, [372, 400, 366, 402, 388, 372, 390], c.far, c.middle, 8),
  ];
  const school = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => s.place(fish({ kind: 'long' }), { x: 60 + (i % 3) * 34 + s.random.between(-8, 8), y: 300 + Math.floor(i / 3) * 20 + s.random.between(-5, 5), size: 26, turn: -12, fill: pale, opacity: 0.75 }));

  // The train climbs a little, out of the left edge.
  const turn = -7;
  const along = (/** @type {number} */ q) => ({ x: 282 + q * Math.cos((turn * Math.PI) / 180), y: 476 + q * Math.sin((turn * Math.PI) / 180) });
  const steel = s.fade(shade(c.accent, -0.08), shade(c.accent, -0.26, -8));
  const lamp = { rim: c.light, from: /** @type {[number, number]} */ ([0.4, -1]), rimWidth: 2.4 };
  const rails = [
    s.path(limb([[-30, 521, 16], [200, 492, 14], [430, 463, 13]]), c.frame),
    s.stroke(Array.from({ length: 24 }, (_, i) => `M${-12 + i * 18} ${Math.round(520 - i * 2.25)}l-5 11`).join(''), c.frame, 5),
    s.stroke(line([[-30, 514], [200, 485], [430, 456]]), pale, 2.2, 0.8),
  ];
  const passengers = (/** @type {number} */ q) =>
    [-48, -16, 16, 48].map((w, i) => {
      const p = along(q + w * 1.28);
      const kind = /** @type {const} */ (['round', 'carp', 'round', 'carp'])[i];
      return s.place(fish({ kind }), { x: p.x - 9, y: p.y - 60, size: 25, turn, flip: i === 2, fill: [c.near, c.accent, c.middle, c.near][i] });
    });
  const car = (/** @type {number} */ q) => [s.place(carriage(), { ...along(q), size: 128, turn, fill: steel, ...lamp }), passengers(q), s.place(suitcase(), { x: along(q - 30).x, y: along(q - 30).y - 116, size: 26, turn, fill: c.near, ...lamp }), s.place(suitcase(), { x: along(q + 12).x, y: along(q + 12).y - 116, size: 20, turn: turn + 8, fill: shade(c.accent, -0.2), ...lamp })];
  const train = [
    glow(s, 120, 440, 240, c.light, 0.55, 120),
    rails,
    car(-364), car(-186),
    s.place(engine(), { ...along(0), size: 140, turn, fill: steel, ...lamp }),
    s.path(blob([[348, 404, 'sharp'], [430, 330, 'sharp'], [430, 470, 'sharp'], [350, 420, 'sharp']]), s.blend([350, 412], [420, 400], [0, c.light, 0.85], [1, c.light, 0.1])),
    glow(s, 350, 412, 40, c.light, 1),
    s.place(fish(), { x: along(-69).x, y: along(-58).y - 80, size: 28, turn, fill: c.near }),
  ];
  // Bubbles for smoke.
  const bubbles = Array.from({ length: 26 }, (_, i) => {
    const r = 3 + i * 0.55 * s.random.between(0.6, 1.3);
    return egg(312 - i * 5.5 + s.random.between(-12, 12), 330 - i * 11.5 + s.random.between(-8, 8), r);
  });
  const smoke = s.path(bubbles.join(''), pale, 'opacity=".3"') + s.stroke(bubbles.join(''), c.light, 1.3, 0.75);
  const lamps = [[52, 262, 70, -8], [366, 262, 54, 10]].map(([x, y, size, t]) => glow(s, x, y - size * 0.7, size, c.accent, 0.65) + s.place(jellyfish(), { x, y, size, turn: t, fill: s.fade([0, mix(c.accent, c.light, 0.45)], [1, c.accent, 0.4]), opacity: 0.9 }));

  const weed = (/** @type {number} */ x, /** @type {number} */ h, /** @type {number} */ w) => limb([[x, 620, w], [x - w, 620 - h * 0.3, w * 1.1], [x + w * 1.2, 620 - h * 0.6, w], [x - w * 0.4, 620 - h, 1]]);
  const front = [
    land(s, [524, 516, 530, 520, 508, 514, 496], c.near, c.frame, 5),
    blades(s, 90, (t) => [t * 400, 530 + s.random.between(-8, 50)], [12, 40], [c.middle, c.far, shade(c.accent, -0.25)], 0.3, 2.4),
    leaves(s, 22, [0, 540, 400, 50], [8, 16], [shade(c.accent, -0.05), shade(c.accent, -0.2)]),
    s.path([[18, 210, 16], [48, 130, 12], [388, 240, 17], [352, 120, 12], [322, 84, 9]].map((q) => weed(q[0], q[1], q[2])).join('') + blob([[-20, 620], [-10, 560], [50, 566], [110, 590], [160, 620]]) + blob([[420, 620], [420, 550], [370, 556], [300, 596], [280, 620]]), s.fade(c.near, c.frame)),
    s.path(blob([[214, 584], [222, 570], [232, 582], [246, 580], [238, 590], [244, 602], [230, 598], [218, 606], [218, 594], [206, 588]]), c.accent),
    specks(s, 60, [0, 60, 400, 500], [1, 3.4], c.light, 0.6),
  ];
  return s.picture(water, far, school, lamps, train, smoke, front, vignette(s, 0.55));
}

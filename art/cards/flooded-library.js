// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, box, line, polygon } from '../studio/path.js';
import { backdrop, glow, mirrored, mist, ripples, shafts, specks, vignette } from '../studio/nature.js';
import { fish, heron } from '../motifs/birds-and-fish.js';
import { lantern } from '../motifs/things.js';

export const scene = 'A heron wades between the shelves of a flooded library, hunting paper fish.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('inkTeal');
  const WATER = 408;
  const gold = c.accent;

  const arch = blob([[152, 350, 'sharp'], [150, 150], [166, 96], [200, 74, 'sharp'], [234, 96], [250, 150], [248, 350, 'sharp']]);
  const end = [
    s.path(box(110, 20, 180, 340), s.fade(c.near, c.middle, c.far)),
    glow(s, 200, 210, 190, c.light, 0.7, 240),
    s.path(arch, s.fade(mix(c.light, gold, 0.25), c.light, mix(c.light, c.skyLow, 0.5))),
    s.within(arch, s.path(blob([[140, 350], [150, 290], [175, 270], [200, 292], [226, 262], [262, 300], [262, 352]]), mix(c.skyLow, c.light, 0.45))),
    s.stroke('M200 76V350M151 160H249M150 220H250M151 282H249', mix(c.near, c.middle, 0.5), 4),
  ];

  // Shelves run from the edges to the far wall; `side` is -1 or 1.
  /** @param {number} t depth, 0 near @param {number} f height, 0 top @param {number} side @returns {[number, number]} */
  const at = (t, f, side) => {
    const deep = t ** 0.62;
    const x = -8 + 140 * deep;
    return [side < 0 ? x : 400 - x, (-150 + 250 * deep) * (1 - f) + (520 - 168 * deep) * f];
  };
  /** @type {Map<string, string>} */
  const spines = new Map();
  const tones = [c.middle, gold, mix(c.far, c.accent, 0.3), shade(c.near, 0.05, 140, 1.3), c.far, shade(gold, -0.2, -20)];
  let boards = '';
  for (const side of [-1, 1]) {
    for (let row = 0; row < 8; row++) {
      const [top, bottom] = [row / 8 + 0.02, (row + 1) / 8 - 0.014];
      boards += polygon([at(0, bottom, side), at(1, bottom, side), at(1, bottom + 0.014, side), at(0, bottom + 0.014, side)]);
      for (let t = 0; t < 0.98; ) {
        const thick = s.random.between(0.014, 0.042);
        const high = top + s.random.between(0, 0.034);
        const tone = s.random.pick(tones);
        const colour = mix(shade(tone, -0.2), mix(tone, c.light, 0.3), Math.round(t * 3) / 3);
        if (s.random.chance(0.93)) spines.set(colour, (spines.get(colour) ?? '') + polygon([at(t, high, side), at(Math.min(1, t + thick * 0.86), high, side), at(Math.min(1, t + thick * 0.86), bottom, side), at(t, bottom, side)]));
        t += thick;
      }
    }
  }
  const cases = [-1, 1].map((side) => s.path(polygon([at(0, 0, side), at(1, 0, side), at(1, 1, side), at(0, 1, side)]), s.blend([side < 0 ? 0 : 400, 0], [side < 0 ? 135 : 265, 0], c.frame, c.near, c.middle)));
  const shelves = [cases, [...spines].map(([colour, d]) => s.path(d, colour)), s.path(boards, c.frame, 'opacity=".75"')];
  const ceiling = s.path(polygon([[-10, -150], [132, 100], [152, 60], [248, 60], [268, 100], [410, -150]]), s.fade(c.frame, c.near)) + s.stroke('M60-10Q140 60 200 62Q260 60 340-10M110-10Q160 40 200 42Q240 40 290-10', c.middle, 3, 0.6);

  const room = [end, ceiling, shelves].flat(3).join('');
  const flood = [
    s.path(`M-10 ${WATER}L134 352H266L410 ${WATER}V610H-10z`, s.fade(mix(c.skyLow, c.light, 0.3), c.far, c.middle, c.near)),
    s.within(`M-10 ${WATER}L134 352H266L410 ${WATER}V610H-10z`, s.path(box(160, 350, 80, 260), s.fade([0, c.light, 0.9], [0.5, c.light, 0.45], [1, gold, 0.1])), s.path(polygon([[-10, 400], [132, 352], [120, 600], [-10, 600]]) + polygon([[410, 400], [268, 352], [280, 600], [410, 600]]), s.fade([0, c.near, 0.55], [1, c.frame, 0.75]))),
    ripples(s, 356, 596, c.light, { x: 200, spread: 190, count: 110, opacity: 0.55 }),
    ripples(s, 370, 596, c.frame, { count: 70, opacity: 0.35 }),
  ];

  const bird = s.place(heron(), { x: 262, y: 548, size: 335, flip: true, fill: s.fade(mix(c.near, c.middle, 0.4), c.frame, c.frame), rim: mix(c.light, gold, 0.3), from: [-1, -0.9], rimWidth: 3.4 });
  const school = [[120, 520, 62, -8], [66, 566, 50, 10], [150, 566, 40, -14]].map(([x, y, size, turn]) => s.place(fish(), { x, y, size, turn, fill: mix(c.light, c.far, 0.12), opacity: 0.92 }));
  const pages = s.path([[86, 440, 1], [330, 452, 1.2], [186, 470, 0.8], [352, 560, 1.7], [24, 490, 1.2], [226, 424, 0.6]].map(([x, y, k]) => polygon([[x - 16 * k, y], [x - 4 * k, y - 7 * k], [x + 16 * k, y - 1 * k], [x + 4 * k, y + 7 * k]])).join(''), mix(c.light, c.skyLow, 0.15));
  const light = [shafts(s, 200, 90, [-34, -16, 18, 36], 480, 9, c.light, 0.32), specks(s, 70, [90, 100, 220, 330], [1, 3], c.light, 0.8)];
  const lamps = [[64, 120, 44], [338, 150, 38]].map(([x, y, size]) => s.stroke(`M${x} ${-5}V${y - size * 0.9}`, c.frame, 1.6) + glow(s, x, y - size * 0.4, size * 1.7, gold, 0.8) + s.place(lantern(), { x, y, size, fill: c.frame }));
  const rings = s.stroke('M196 552q44-12 88 0M180 560q66-16 128 0M252 548q20-6 40 0M88 524q30-8 62 0', c.light, 2, 0.7);
  return s.picture(backdrop(s, c.frame, c.near), room, mist(s, 360, 90, c.skyLow, 0.5), flood, light, lamps, pages, mirrored(s, bird, 548, 0.22, 0.35), school, bird, rings, s.stroke(line([[-10, 408], [134, 352]]) + line([[410, 408], [266, 352]]), c.light, 1.6, 0.4), vignette(s, 0.6));
}

// @ts-check
import { mix, shade } from '../studio/colour.js';
import { box, egg, polygon, ring } from '../studio/path.js';
import { backdrop, glow, mist, shafts, specks, vignette } from '../studio/nature.js';
import { skyline } from '../motifs/buildings.js';
import { clothed } from '../motifs/clothed-people.js';
import { fromBehind } from '../motifs/people.js';

export const scene = 'People climb each other\'s lifted hands to hang up a star.';

/** Both arms up, palms under the next ones; `sway` moves the hands. @param {number} sway @param {number} [apart] @returns {any} */
const lifting = (sway, apart = 13) => ({ head: [1 + sway * 0.4, -90], neck: [sway * 0.3, -80], chest: [sway * 0.2, -69], hip: [0, -48], nearArm: [[sway - apart - 1, -88], [sway * 1.3 - apart + 2, -112]], farArm: [[sway + apart, -88], [sway * 1.3 + apart - 2, -112]], nearLeg: [[-6, -26], [-9, -3]], farLeg: [[6, -26], [9, -3]], feet: 10 });

/** On the toes, one hand to the sky. @type {any} */
const hanging = { head: [2, -92], neck: [2, -83], chest: [1, -71], hip: [0, -51], nearArm: [[12, -92], [16, -114]], farArm: [[-8, -90], [4, -112]], nearLeg: [[1, -27], [0, -3]], farLeg: [[-10, -36], [-16, -20]], feet: 40 };

/** A star with five points. @param {number} x @param {number} y @param {number} r @param {number} turn */
const star = (x, y, r, turn) => polygon(ring(10, (a, i) => [x + Math.sin(a + turn) * (i % 2 ? r * 0.46 : r), y - Math.cos(a + turn) * (i % 2 ? r * 0.46 : r)]));

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('emberNight');
  const skin = mix(c.light, c.accent, 0.3);
  const [sx, sy] = [228, 66];

  const sky = [
    backdrop(s, c.skyHigh, c.near, c.middle, c.far, c.skyLow),
    glow(s, sx, sy + 20, 420, c.skyLow, 0.9), glow(s, sx, sy, 230, c.accent, 0.7),
    shafts(s, sx, sy, [-62, -40, -20, 2, 24, 46, 68], 560, 9, c.light, 0.35),
    specks(s, 40, [0, 0, 400, 380], [1, 2.4], c.light, 0.55),
  ];
  // Threads with empty hooks: there is room for more.
  const hooks = [[40, 120], [84, 64], [128, 150], [168, 40], [300, 130], [338, 60], [372, 168], [18, 220]].map(([x, y]) => `M${x} -4V${y}q0 12-7 12t-6-8`).join('');
  const threads = [s.stroke(hooks, c.light, 2, 0.5), s.stroke(`M${sx} -4V${sy - 44}q9 2 8 10t-12 7`, c.light, 3)];
  const glowing = [
    glow(s, sx, sy, 120, c.light, 0.95),
    s.path(star(sx, sy, 44, 0.12), s.round(shade(c.light, 0.06), [0.6, c.light], [1, mix(c.light, c.accent, 0.3)])),
    s.path(ring(5, (a) => [sx + Math.sin(a + 0.12) * 42, sy - Math.cos(a + 0.12) * 42]).map(([x, y], i) => polygon([[sx, sy], [x, y], [sx + Math.sin((i + 0.5) * 1.2566 + 0.12) * 20, sy - Math.cos((i + 0.5) * 1.2566 + 0.12) * 20]])).join(''), c.accent, 'opacity=".3"'),
  ];

  const town = [
    s.place(skyline(s.random, 260, { low: 30, high: 80, lit: 0.35 }), { x: 200, y: 560, size: 165, fill: s.fade(c.middle, c.far) }),
    mist(s, 530, 120, c.skyLow, 0.6),
    // Those at the windows of the near houses have come out on the roofs.
    s.path(polygon([[-10, 620], [-10, 420], [40, 376], [84, 424], [84, 620]]) + box(12, 352, 12, 50) + polygon([[328, 620], [328, 440], [366, 396], [410, 436], [410, 620]]) + box(380, 384, 11, 40), s.fade(c.near, c.frame)),
    s.stroke('M-10 420L40 376 84 424M328 440L366 396 410 436', mix(c.accent, c.light, 0.3), 2.4, 0.8),
    s.path([[14, 440], [48, 440], [14, 486], [48, 486], [350, 462], [380, 462], [350, 506], [380, 506]].map(([x, y]) => box(x - 8, y, 17, 24)).join(''), s.fade(c.light, c.accent)),
    s.path([[14, 440], [48, 486], [380, 462]].map(([x, y]) => egg(x, y + 14, 5) + egg(x, y + 24, 8, 7)).join(''), c.frame) + s.stroke('M5 452h18M39 452h18M5 498h18M39 498h18M341 474h18M371 474h18M341 518h18M371 518h18', c.frame, 1.8),
  ];

  /** @param {any} pose @param {number} x @param {number} y @param {number} size @param {any} look @param {boolean} [flip] @param {number} [turn] */
  const one = (pose, x, y, size, look, flip = false, turn = 0) => clothed(s, pose, { skin, hair: c.frame, shoe: c.frame, head: 1.25, stout: 1.2, ...look }, { x, y, size, flip, turn, rim: c.light, from: [0.15, -1], rimWidth: 2.2 });
  const plum = shade(c.far, 0.04, -20);
  const wine = shade(c.middle, 0.06);
  const rust = mix(c.accent, c.near, 0.35);
  const teal = shade(c.far, 0.1, 170, 0.5);
  const ochre = mix(c.light, c.accent, 0.55);

  // From below: five, four, two, and the child.
  const tower = [
    one(lifting(6), 60, 645, 176, { top: wine, bottom: plum, cut: 'skirt', hat: 'kerchief', hatColour: ochre }),
    one(lifting(6), 350, 645, 176, { top: ochre, bottom: c.near, hat: 'cap', hatColour: c.frame }, true),
    one(lifting(3), 128, 645, 176, { top: teal, bottom: c.near, beard: c.frame }),
    one(lifting(3), 284, 645, 176, { top: plum, bottom: wine, cut: 'skirt', hairdo: 'bun' }, true),
    one(lifting(0, 14), 206, 648, 180, { top: rust, bottom: c.near, stout: 1.5, hairdo: 'bald', beard: mix(c.light, c.far, 0.3) }),
    one(lifting(9), 104, 446, 130, { top: rust, bottom: c.near, hat: 'straw', hatColour: ochre }),
    one(lifting(9), 308, 446, 130, { top: wine, bottom: plum, cut: 'skirt', hat: 'kerchief', hatColour: teal }, true),
    one(lifting(3), 170, 446, 134, { top: ochre, bottom: wine, cut: 'skirt', hairdo: 'long' }),
    one(lifting(3), 242, 446, 134, { top: teal, bottom: c.near, hair: c.frame }, true),
    one(lifting(13, 9), 180, 296, 108, { top: plum, bottom: c.near, stout: 1.05 }),
    one(lifting(13, 9), 232, 296, 108, { top: rust, bottom: wine, cut: 'skirt', hairdo: 'bun' }, true),
    one(hanging, 206, 176, 78, { top: c.light, bottom: teal, cut: 'shorts', head: 1.6 }),
  ];
  // Others wait, with an opinion.
  const crowd = [[-4, 626, 84, 'hat'], [92, 640, 70, 'bun'], [168, 650, 64, 'bare'], [246, 648, 66, 'hat'], [322, 640, 70, 'bare'], [404, 626, 84, 'bun']].map(([x, y, size, head]) => s.place(fromBehind(/** @type {any} */ (head)), { x: Number(x), y: Number(y), size: Number(size), fill: c.frame, rim: mix(c.accent, c.light, 0.3), from: [x < 200 ? 0.4 : -0.4, -1] }));
  // Dust of the star falls on everybody.
  const dust = [specks(s, 60, [120, 90, 200, 330], [1.4, 3.6], c.light, 0.9), s.path([[150, 140, 6], [300, 210, 5], [120, 260, 4], [320, 330, 6], [96, 350, 5], [262, 118, 4], [172, 210, 4]].map(([x, y, r]) => star(x, y, r, x)).join(''), c.light, 'opacity=".85"')];
  return s.picture(sky, threads, town, glowing, tower, crowd, dust, vignette(s, 0.5));
}

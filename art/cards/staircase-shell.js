// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, box, egg, limb, polygon, round } from '../studio/path.js';
import { backdrop, blades, glow, leaves, mist, shadow, specks, vignette } from '../studio/nature.js';
import { cat } from '../motifs/animals.js';
import { clothed } from '../motifs/clothed-people.js';
import { person } from '../motifs/people.js';
import { fern, mushroom } from '../motifs/trees.js';

export const scene = 'A snail shell is a spiral staircase; a landlady sweeps the steps.';

const [X, Y, R] = [206, 282, 214];
const MOUTH = 112;
/** The outer wall at an angle (degrees, clockwise, 90 is down): half as wide one turn earlier. @param {number} a */
const wall = (a) => R * 2 ** ((a - 90) / 360);
/** @param {number} a @param {number} [share] of the way out from the middle @returns {[number, number]} */
const at = (a, share = 1) => [X + Math.cos((a * Math.PI) / 180) * wall(a) * share, Y + Math.sin((a * Math.PI) / 180) * wall(a) * share];
/** @param {number} from @param {number} to @param {number} step @param {number} share @returns {[number, number][]} */
const along = (from, to, step, share) => Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => at(from + i * step, share));
const open = (/** @type {[number, number][]} */ points) => 'M' + points.map((p) => `${Math.round(p[0])} ${Math.round(p[1])}`).join('L');

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('pearFog');
  const plum = c.accent;
  const warm = mix(c.light, plum, 0.1);
  const chalk = mix(c.light, c.far, 0.18);

  const garden = [
    backdrop(s, c.skyHigh, c.skyLow, c.light, c.far), glow(s, 66, 66, 270, c.light, 1),
    // Leaves as large as trees stand in the fog.
    [[10, 470, 250, -14], [86, 480, 170, 10], [392, 490, 300, 12], [330, 480, 220, -16], [44, 500, 150, 22]].map(([x, y, h, lean], i) => s.path(blob([[x, y, 'sharp'], [x - h * 0.24 + lean, y - h * 0.42], [x - h * 0.1 + lean * 2, y - h * 0.84], [x + lean * 2.6, y - h, 'sharp'], [x + h * 0.13 + lean * 2, y - h * 0.78], [x + h * 0.22 + lean, y - h * 0.36]]), s.fade(mix(c.middle, c.far, 0.5), mix(c.far, c.skyLow, 0.4 - i * 0.05))) + s.stroke(`M${x} ${y}Q${x + lean} ${y - h * 0.5} ${round(x + lean * 2.6)} ${y - h}`, c.skyLow, 2.4, 0.8)),
    mist(s, 430, 200, c.skyLow, 0.85),
    s.place(mushroom(), { x: 352, y: 520, size: 120, fill: mix(c.middle, c.far, 0.4) }),
  ];

  // The tenant-in-chief, who carries it all.
  const skin = s.fade(mix(c.middle, c.far, 0.2), c.near);
  const foot = blob([[400, 560, 'sharp'], [330, 520], [220, 494], [130, 470], [84, 420], [66, 372], [40, 352], [14, 366], [8, 398], [26, 430], [36, 480], [20, 530], [34, 560, 'sharp'], [200, 566]]);
  const horns = limb([[48, 368, 14], [56, 330, 8], [60, 296, 7]]) + limb([[26, 364, 13], [22, 330, 8], [14, 302, 7]]) + egg(60, 290, 11) + egg(13, 295, 10.5) + limb([[10, 390, 8], [-2, 404, 5]]);
  const host = [
    shadow(s, 210, 562, 220, 22, c.frame, 0.6),
    s.path(horns + foot, skin), s.within(foot, s.path(blob([[20, 540], [120, 520], [260, 544], [420, 556], [420, 600], [0, 600]]), c.frame, 'opacity=".35"'), specks(s, 60, [10, 360, 380, 200], [2, 4.4], c.far, 0.6)), s.stroke('M14 366q-6 30 12 62', c.light, 3.4, 0.8),
    s.path(egg(59, 290, 5) + egg(12, 295, 5), c.light), s.path(egg(62, 291, 3) + egg(15, 296, 3), c.frame), s.stroke('M14 412q10 8 22 2', c.frame, 2.6),
  ];

  // Shell: the body of the wall, then the hollow of the stairs cut into it.
  const rim = along(-360, MOUTH, 12, 1.045);
  const shellOut = blob([...rim.slice(10), ...along(-248, MOUTH - 350, 12, 1.045).reverse()].map((p) => p));
  const hollow = polygon([...along(-500, MOUTH, 12, 0.96), ...along(-500, MOUTH, 12, 0.53).reverse()]);
  const steps = Array.from({ length: 56 }, (_, i) => MOUTH - i * 10);
  const stairs = polygon([...along(-440, MOUTH, 12, 0.965), ...steps.flatMap((a) => [at(a, 0.842), at(a - 10, 0.866)])]);
  const treads = steps.map((a) => open([at(a, 0.842), at(a - 10, 0.866)])).join('');
  const risers = steps.slice(0, 36).map((a) => open([at(a, 0.85), at(a, 0.955)])).join('');
  const shell = [
    s.path(shellOut, s.blend([70, 120], [370, 500], chalk, mix(c.far, c.middle, 0.3), mix(c.near, c.middle, 0.4))), s.path(egg(X, Y + 10, 118, 128), mix(c.far, c.middle, 0.5)),
    s.path(hollow, s.round(warm, [0.35, mix(c.light, c.skyLow, 0.5)], [0.75, mix(c.skyLow, c.far, 0.5)], [1, mix(c.far, c.middle, 0.6)])),
    s.path(egg(X, Y, 26), c.light), glow(s, X, Y, 130, c.light, 0.9),
    s.path(stairs, s.blend([70, 130], [360, 500], mix(c.near, c.middle, 0.5), c.near, mix(c.frame, c.near, 0.4))),
    s.stroke(risers, c.middle, 2, 0.7), s.stroke(treads, c.light, 3),
    s.stroke(open(along(-440, MOUTH, 12, 0.975)), chalk, 3.4, 0.85),
    s.stroke(open(rim.slice(8)), c.light, 3, 0.8),
    // Growth lines outside.
    s.stroke(along(-140, 40, 11, 1).map((p, i) => open([p, at(-138 + i * 11, 1.05)])).join(''), c.near, 2.4, 0.5),
  ];
  const rail = [
    s.stroke(open(along(-440, MOUTH - 4, 12, 0.735)), plum, 3.2), s.stroke(Array.from({ length: 44 }, (_, i) => { const a = MOUTH - 6 - i * 12; return open([at(a, 0.735), at(a, 0.84)]); }).join(''), plum, 1.7, 0.85),
  ];

  // Front doors, lamps and windows, upright for whoever lives there. Drawn for a corridor 100 high.
  const door = (/** @type {string} */ tone) => s.stamp([s.path('M-13 0V-34Q-13-46 0-46Q13-46 13-34V0z', c.light), s.path('M-10 0V-33Q-10-43 0-43Q10-43 10-33V0z', tone), s.stroke('M-4-34h8M-4-24h8', shade(tone, 0.12), 3, 0.7), s.path(egg(6, -18, 1.8), c.light), s.path(box(-15, -2, 30, 4), c.frame)]);
  const doors = [plum, shade(c.near, -0.04), mix(plum, c.light, 0.4), c.middle].map(door);
  const lamp = s.stamp([s.stroke('M0-14V0', c.frame, 2), s.path('M-8 8Q-7-2 0-2Q7-2 8 8z', plum), s.path(egg(0, 9, 4.6), c.light), glow(s, 0, 9, 26, c.light, 1)]);
  const pane = s.stamp([s.path(egg(0, -26, 10), c.near), s.path(egg(0, -26, 7.6), c.light), s.stroke('M0-34v16M-8-26h16', c.near, 1.8)]);
  const pot = s.stamp([s.path('M-6 0L-8-12H8L6 0z', plum), s.path('M0-12q-16-4-12-20q12 2 12 20q0-24 12-24q4 18-12 24', c.near)]);
  const put = (/** @type {(x: number, y: number, k?: number, t?: number) => string} */ stamp, /** @type {number} */ a, /** @type {number} */ share) => stamp(...at(a, share), (wall(a) / R) * 1.14, a - 90);
  const tenants = [
    [-448, -400, -352, -306, -262, -216, -170, -124, -80, -38, 4, 42].map((a, i) => put(doors[i % 4], a, 0.845)),
    [-424, -376, -330, -284, -238, -146, -102, -17, 24, 62].map((a) => put(lamp, a, 0.575)),
    [-194, -60, 64].map((a) => put(pane, a, 0.84)), [-240, -104, -16, 22, -328].map((a) => put(pot, a, 0.845)),
  ];
  // Two who climb, at right angles to each other, and a cat that does not.
  const climber = (/** @type {number} */ a, /** @type {string} */ head, /** @type {string} */ tone) => s.place(person('walk', { head: /** @type {any} */ (head), wear: 'coat' }), { x: at(a, 0.85)[0], y: at(a, 0.85)[1], size: wall(a) * 0.29, turn: a - 90, fill: tone });
  const lodgers = [s.place(person('sit', { head: 'bun', wear: 'dress' }), { x: X - 3, y: Y + 24, size: 50, fill: shade(c.near, -0.04) }), s.path(limb([[X - 14, Y + 23, 4], [X - 10, Y + 10, 3], [X + 2, Y + 10, 3], [X + 5, Y + 23, 3]]), plum), climber(-60 + 40, 'hat', c.frame), climber(-188, 'bun', c.frame), climber(-290, 'cap', c.frame)];

  // She sweeps everything out, towards the head.
  const sweep = /** @type {import('../motifs/people.js').Pose} */ ({ head: [10, -88], neck: [5, -80], chest: [2, -68], hip: [-5, -47], nearArm: [[14, -62], [24, -54]], farArm: [[12, -70], [22, -68]], nearLeg: [[5, -26], [8, -3]], farLeg: [[-9, -26], [-16, -3]] });
  const broom = { d: limb([[16, -82, 2.6], [24, -54, 2.6], [37, -14, 2.6]]) + blob([[34, -18], [40, -18], [54, 0, 'sharp'], [34, 2, 'sharp'], [30, -8]]) };
  const lady = [
    glow(s, 180, 430, 84, c.light, 0.9),
    clothed(s, sweep, { skin: mix(c.light, plum, 0.28), top: plum, bottom: shade(plum, -0.14), shoe: c.frame, hair: c.frame, cut: 'skirt', hairdo: 'bun', apron: c.light, head: 1.3, stout: 1.35 }, { x: 202, y: 478, size: 94, flip: true, rim: c.light, from: [0.4, -1], rimWidth: 1.8 }), s.place(broom, { x: 202, y: 478, size: 96, flip: true, fill: c.frame }),
    specks(s, 30, [92, 440, 60, 34], [2, 5], mix(c.light, c.middle, 0.3), 0.9), s.stroke('M140 462q-14-14-28-6M138 470q-18-4-34 2', c.light, 2.4, 0.8),
    s.path(polygon([[232, 478], [228, 458], [250, 458], [246, 478]]), c.near), s.stroke('M228 459q11-16 22 0', c.near, 2.4),
  ];
  // Chimney, washing, a garden in front.
  const roof = [
    s.path(polygon([[250, 142], [252, 92], [278, 92], [280, 152]]), s.fade(plum, shade(plum, -0.16))), s.path(box(247, 86, 36, 9), shade(plum, -0.12)), s.stroke('M266 82q-12-14 2-26t-2-28t10-24', c.light, 8, 0.75), s.stroke('M254 106h10M268 118h10M256 128h10', c.light, 2, 0.5),
    s.stroke('M252 112Q150 128 96 96', c.near, 2), s.path([[222, 118, 20], [196, 119, 15], [170, 117, 22], [144, 112, 14], [120, 105, 20]].map(([x, y, h], i) => (i % 2 ? polygon([[x, y], [x + 16, y + 1], [x + 15, y + h + 12], [x + 9, y + h + 12], [x + 8, y + 10], [x + 6, y + h + 12], [x, y + h + 12]]) : polygon([[x, y], [x + 20, y + 2], [x + 18, y + h], [x + 1, y + h]]))).join(''), s.fade(c.light, mix(c.light, plum, 0.3))),
  ];
  const front = [
    s.path(blob([[-20, 556, 'sharp'], [80, 566], [200, 560], [320, 568], [420, 550, 'sharp'], [420, 620, 'sharp'], [-20, 620, 'sharp']]), s.fade(c.near, c.frame)),
    blades(s, 100, (t) => [t * 400, 566 + s.random.between(-4, 40)], [12, 40], [c.middle, c.near, mix(c.near, c.frame, 0.5)], 0.2, 2.4),
    s.place(fern(), { x: 398, y: 606, size: 110, flip: true, fill: c.frame }), s.place(mushroom(), { x: 330, y: 596, size: 50, fill: s.fade(plum, shade(plum, -0.2)) }), s.place(mushroom(), { x: 304, y: 600, size: 30, fill: s.fade(plum, shade(plum, -0.2)) }),
    leaves(s, 14, [120, 560, 180, 30], [8, 14], [c.far, mix(plum, c.light, 0.4)]), specks(s, 30, [0, 300, 400, 280], [2, 4], c.light, 0.9),
  ];
  return s.picture(garden, host, shell, rail, tenants, lodgers, roof, lady, front, vignette(s, 0.35, c.near));
}

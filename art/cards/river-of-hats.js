// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, box, egg, limb, polygon } from '../studio/path.js';
import { backdrop, glow, mist, rain, vignette } from '../studio/nature.js';
import { cat } from '../motifs/animals.js';

export const scene = 'Down the street flows a river of hats; one bareheaded man stands against it.';

/** Where the street ends; everything runs there. */
const [VX, VY] = [166, 178];
/** A point of the street plane: `x, y` as it would be at the viewer, `k` from 0 (here) to 1 (the end). @param {number} x @param {number} y @param {number} k @returns {[number, number]} */
const at = (x, y, k) => [x + (VX - x) * k, y + (VY - y) * k];

/** Fronts of one side: walls, eaves, windows. @param {import('../studio/studio.js').Studio} s @param {number} x where the wall would meet the viewer @param {[number, number, number][]} fronts from, to, top */
function side(s, x, fronts) {
  const c = s.colours;
  const warm = mix(c.light, c.accent, 0.45);
  return fronts.map(([a, b, top], i) => {
    const wall = polygon([at(x, top, a), at(x, top, b), at(x, 700, b), at(x, 700, a)]);
    let [lit, dark] = ['', ''];
    for (let floor = 0; floor < 4; floor++) for (let n = 0; n < 3; n++) {
      const [k, l] = [a + (b - a) * (0.14 + n * 0.29), a + (b - a) * (0.32 + n * 0.29)];
      const y = top + 70 + floor * 190;
      const pane = polygon([at(x, y, k), at(x, y, l), at(x, y + 100, l), at(x, y + 100, k)]);
      if ((floor * 5 + n * 3 + i * 7) % 4 < 2) lit += pane;
      else dark += pane;
    }
    const near = 1 - a;
    const tone = mix(mix(c.near, c.middle, i % 2 ? 0.6 : 0.3), c.skyLow, a * 0.75);
    return [s.path(wall, s.fade(shade(tone, 0.05), tone, mix(tone, c.skyLow, 0.3))), s.path(polygon([at(x, top - 26, a - 0.01), at(x, top - 26, b), at(x, top + 18, b), at(x, top + 18, a - 0.01)]), mix(c.near, c.skyLow, a * 0.8)), s.path(dark, mix(c.near, c.far, a)), s.path(lit, warm), s.stroke(dark + lit, mix(c.frame, c.skyLow, a), 3.4 * near)];
  });
}

/** Six hats, about 90 wide, seen a little from above. @param {import('../studio/studio.js').Studio} s */
function hats(s) {
  const c = s.colours;
  const crowns = {
    bowler: blob([[-24, 0, 'sharp'], [-25, -18], [-14, -36], [0, -40], [14, -36], [25, -18], [24, 0, 'sharp'], [0, 7]]),
    top: blob([[-22, 0, 'sharp'], [-26, -50, 'sharp'], [-12, -56], [12, -56], [26, -50, 'sharp'], [22, 0, 'sharp'], [0, 7]]),
    felt: blob([[-26, 0, 'sharp'], [-24, -26], [-18, -36], [-4, -30], [8, -38], [20, -32], [26, 0, 'sharp'], [0, 8]]),
  };
  const hat = (/** @type {'bowler' | 'top' | 'felt'} */ kind, /** @type {string} */ colour, /** @type {string} */ band, wide = 44, more = '') => s.stamp([
    s.path(egg(0, 7, wide, 17), shade(colour, -0.13)), s.path(egg(0, 2, wide, 16), s.fade(shade(colour, 0.12), colour)), s.path(crowns[kind], s.fade(shade(colour, 0.16), shade(colour, -0.05))),
    s.stroke('M-24-3Q0 6 24-3', band, 8), kind === 'top' ? s.path(egg(0, -51, 25, 6), shade(colour, 0.2)) : '', s.stroke(`M${-wide + 5} 0Q${-wide + 16} -10 -24 -9`, c.light, 2.6, 0.8), more,
  ]);
  const feather = s.path(blob([[18, -2, 'sharp'], [26, -24], [42, -40, 'sharp'], [40, -20], [30, -4]]), mix(c.light, c.skyLow, 0.5));
  const roses = s.path(egg(-14, 0, 8) + egg(-2, 3, 7) + egg(9, 2, 6), mix(c.light, c.skyLow, 0.5)) + s.stroke('M-14 0h0M-2 3h0M9 2h0', c.near, 4);
  return [hat('bowler', shade(c.frame, 0.06), c.near), hat('top', mix(c.near, c.frame, 0.3), c.skyLow, 38), hat('felt', c.middle, c.frame, 46, feather), hat('felt', c.near, mix(c.accent, c.light, 0.2)), hat('bowler', c.far, c.near, 50, roses), hat('bowler', mix(c.skyLow, c.accent, 0.35), c.near, 50), hat('felt', shade(c.frame, 0.1, 30), c.far)];
}

/** He who has no hat, from behind, up to the waist; 0, 0 is where the hats reach him. @param {import('../studio/studio.js').Studio} s @param {string} rim */
function bareheaded(s, rim) {
  const c = s.colours;
  const coat = blob([[-66, 50, 'sharp'], [-72, -20], [-74, -84], [-58, -112], [-26, -126], [26, -126], [58, -112], [76, -84], [78, -20], [72, 50, 'sharp']]);
  const head = blob([[-22, -142], [-29, -168], [-24, -196], [0, -208], [25, -196], [29, -168], [22, -140], [18, -118], [-18, -118]]);
  const edged = (/** @type {string} */ d, /** @type {string} */ fill) => s.path(d, rim) + s.within(d, s.path(d, fill, 'transform="translate(4 5)"'));
  return [
    glow(s, -10, -150, 150, c.light, 0.75),
    s.path(egg(-30, -160, 7, 10) + egg(30, -158, 7, 10), mix(c.skyLow, c.accent, 0.4)),
    edged(coat, s.fade(mix(c.near, c.frame, 0.55), c.frame)),
    s.stroke('M2-100Q6-40 2 40M-44-96q-10 50-6 130M50-96q12 50 8 130', mix(c.near, c.frame, 0.2), 3, 0.8),
    s.path(head, mix(c.skyLow, c.accent, 0.35)),
    edged(blob([[-27, -148, 'sharp'], [-33, -172], [-27, -202], [-8, -214], [-2, -224, 'sharp'], [4, -213], [14, -220, 'sharp'], [17, -208], [29, -194], [33, -168], [26, -146, 'sharp'], [12, -138], [-12, -138]]), s.fade(shade(c.near, -0.08), c.frame)),
    edged(blob([[-34, -112], [-30, -130], [0, -136], [32, -130], [36, -110], [0, -100]]), s.fade(c.accent, shade(c.accent, -0.18))),
    s.path(limb([[18, -114, 20], [52, -122, 22], [88, -104, 24], [120, -116, 26], [146, -104, 20]]), s.fade(c.accent, shade(c.accent, -0.12))), s.stroke('M132-122l-3 26M120-128l-2 26M142-116l18 2M144-106l18 4M142-98l16 6', shade(c.accent, -0.22), 3),
  ];
}

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('lilacFog');
  const warm = mix(c.light, c.accent, 0.4);
  const sky = [backdrop(s, c.skyHigh, [0.2, c.skyLow], [0.4, c.light], c.near), glow(s, VX, VY - 20, 190, c.light, 0.95)];
  const tower = s.path(polygon([[152, 248], [152, 96], [148, 92], [166, 46], [184, 92], [180, 96], [180, 248]]) + egg(166, 44, 3), mix(c.far, c.skyLow, 0.45)) + s.path(egg(166, 110, 8), c.light);
  const street = [side(s, -110, [[0, 0.42, -420], [0.42, 0.62, -250], [0.62, 0.74, -420], [0.74, 0.82, -200]].map((f) => /** @type {[number, number, number]} */ (f)).reverse()), side(s, 480, [[0, 0.36, -300], [0.36, 0.58, -460], [0.58, 0.72, -240], [0.72, 0.82, -380]].map((f) => /** @type {[number, number, number]} */ (f)).reverse()), mist(s, 230, 120, c.skyLow, 0.9)];

  // Lamps stand in the flood to their knees; one has caught a hat.
  const lamp = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ k) => [glow(s, x, y, 70 * k, warm, 0.9), s.path(limb([[x, y + 10 * k, 5 * k], [x, y + 200 * k, 8 * k]]) + box(x - 10 * k, y + 12 * k, 20 * k, 5 * k) + polygon([[x - 14 * k, y - 16 * k], [x, y - 28 * k], [x + 14 * k, y - 16 * k]]), c.frame), s.path(polygon([[x - 11 * k, y - 15 * k], [x + 11 * k, y - 15 * k], [x + 7 * k, y + 12 * k], [x - 7 * k, y + 12 * k]]), c.light)];

  // The flood: rows of hats from the end of the street to us, on a slow swell, parting around the man.
  const kinds = hats(s);
  const man = { x: 258, y: 500 };
  /** @type {string[]} */ const behind = [];
  /** @type {string[]} */ const before = [];
  for (let size = 0.16, row = 0; size < 1.12; size *= size < 0.3 ? 1.12 : 1.09, row++) {
    const step = 86 * size;
    for (let x = -110 - (row % 2) * 40; x < 500; x += 86) {
      const [px, py] = at(x + s.random.between(-14, 14), 640, 1 - size);
      if (px < -step / 2 || px > 400 + step / 2) continue;
      const gap = px - man.x;
      const close = Math.exp(-((py - man.y + 24) ** 2) / 3400);
      if (Math.abs(gap) < 58 && py < man.y + 6 && py > man.y - 120) continue;
      const y = py + Math.sin(px / (60 * size) + row) * 10 * size - close * Math.max(0, 130 - Math.abs(gap)) * 0.2;
      (py > man.y - 4 ? before : behind).push(kinds[Math.floor(s.random.next() ** 1.2 * kinds.length)](px + Math.sign(gap) * close * Math.max(0, 60 - Math.abs(gap) / 2) * 0.3, y, size, s.random.around(0, 26)));
    }
  }
  const bed = s.path(polygon([at(-110, 640, 0.86), at(480, 640, 0.86), [520, 620], [-160, 620]]), s.fade(mix(c.far, c.skyLow, 0.5), c.near, c.frame));
  const spray = [[188, 372, 0.5, -30], [160, 420, 0.62, -50], [346, 410, 0.56, 40], [120, 348, 0.42, 60], [330, 340, 0.4, 20]].map(([x, y, k, turn], i) => kinds[[2, 5, 3, 0, 4][i]](x, y, k, turn));
  const sill = [s.path(polygon([at(480, 120, 0.1), at(480, 120, 0.34), at(480, 146, 0.34), at(480, 146, 0.1)]), c.frame), s.place(cat(), { x: 372, y: 138, size: 44, flip: true, fill: c.frame }), kinds[5](368, 94, 0.24, -8)];
  return s.picture(sky, tower, street, sill, bed, glow(s, VX, 240, 130, c.light, 0.8, 50), lamp(92, 228, 0.55), behind.slice(0, behind.length / 2 | 0), lamp(300, 196, 0.8), lamp(40, 208, 1), behind.slice(behind.length / 2 | 0), mist(s, 300, 120, c.skyLow, 0.35), spray, s.group(bareheaded(s, warm), `transform="translate(${man.x} ${man.y})"`), before, kinds[3](40, 178, 0.44, 10), rain(s, 110, -0.16, c.light), vignette(s, 0.45));
}

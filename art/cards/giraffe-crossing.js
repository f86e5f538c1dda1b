// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, egg, limb, polygon } from '../studio/path.js';
import { cutPaper } from '../studio/hands.js';
import { clothed } from '../motifs/clothed-people.js';

export const scene = 'Between the houses stand a giraffe\'s legs as tall as towers; its head has come down nose to nose with a man who looks at his telephone.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('lilacFog');
  const p = cutPaper(s, { from: [-0.6, -1], dark: '#1c1233' });
  const ground = [p.ground('#f0cdb4'), p.sheet(blob([[-20, 260, 'sharp'], [80, 150], [220, 190], [330, 120], [420, 190, 'sharp'], [420, 620, 'sharp'], [-20, 620, 'sharp']]), '#e2aeb0', { lift: 4 })];
  // Houses lean together, as they do when one looks up.
  const tower = (/** @type {[number, number][]} */ q, /** @type {string} */ colour, /** @type {number} */ rows, /** @type {number} */ columns) => {
    const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = q;
    let panes = '';
    for (let r = 0; r < rows; r++) for (let k = 0; k < columns; k++) if (s.random.chance(0.82)) {
      const at = (/** @type {number} */ u, /** @type {number} */ v) => /** @type {[number, number]} */ ([(ax + (bx - ax) * u) * (1 - v) + (dx + (cx - dx) * u) * v, (ay + (by - ay) * u) * (1 - v) + (dy + (cy - dy) * u) * v]);
      const [u, v] = [(k + 0.24) / columns, (r + 0.3) / rows];
      panes += polygon([at(u, v), at(u + 0.5 / columns, v), at(u + 0.5 / columns, v + 0.42 / rows), at(u, v + 0.42 / rows)]);
    }
    return p.sheet(polygon(q), colour, { lift: 7 }) + s.path(panes, mix(colour, '#fbe6a8', 0.55));
  };
  const town = [tower([[150, 200], [246, 190], [250, 470], [142, 470]], '#9d86b8', 8, 4), tower([[-20, 30], [104, 70], [92, 500], [-20, 520]], '#6f5a94', 9, 3), tower([[300, 60], [420, 10], [420, 520], [312, 500]], '#7d67a2', 9, 3), tower([[-30, 200], [60, 230], [50, 560], [-30, 570]], '#4f3f78', 6, 2), tower([[352, 240], [430, 214], [430, 560], [358, 548]], '#584683', 6, 2)];
  // The legs are the same height as the towers; the belly is the weather.
  const hide = '#e9b04a';
  const patch = '#a85a24';
  const belly = blob([[-20, -30, 'sharp'], [420, -30, 'sharp'], [420, 40], [330, 66], [220, 56], [100, 72], [-20, 50]]);
  const legs = [[96, 0, 84, 300, 92, 566, 38], [300, 0, 316, 300, 306, 540, 36], [150, 0, 160, 280, 150, 520, 30], [262, 0, 258, 280, 268, 500, 28]].map(([x0, y0, x1, y1, x2, y2, w]) => limb([[x0, y0, w * 1.6], [(x0 + x1) / 2, 150, w], [x1, y1, w * 1.15], [(x1 + x2) / 2, (y1 + y2) / 2, w * 0.72], [x2, y2, w * 0.8]]) + polygon([[x2 - w * 0.55, y2 - 6], [x2 + w * 0.55, y2 - 6], [x2 + w * 0.75, y2 + 20], [x2 - w * 0.7, y2 + 20]]));
  const spots = (/** @type {[number, number, number][]} */ list) => s.path(list.map(([x, y, r]) => polygon([[x - r, y - r * 0.5], [x - r * 0.1, y - r], [x + r, y - r * 0.4], [x + r * 0.8, y + r * 0.8], [x - r * 0.4, y + r]])).join(''), patch);
  const far = [p.sheet(legs[2], shade(hide, -0.12), { lift: 5 }), p.sheet(legs[3], shade(hide, -0.12), { lift: 5 }), s.within(legs[2] + legs[3], spots([[150, 90, 14], [166, 130, 11], [152, 180, 12], [166, 230, 11], [154, 290, 12], [162, 350, 9], [264, 90, 13], [252, 140, 11], [266, 190, 12], [252, 240, 10], [264, 300, 11], [260, 360, 8]]))];
  const near = [p.sheet(legs[0], hide, { lift: 9 }), p.sheet(legs[1], hide, { lift: 9 }), s.within(legs[0] + legs[1], spots([[74, 70, 17], [104, 110, 17], [78, 156, 16], [98, 204, 16], [74, 250, 14], [96, 296, 16], [80, 346, 13], [96, 394, 12], [84, 440, 11], [318, 80, 17], [292, 122, 16], [320, 170, 16], [300, 222, 15], [326, 270, 14], [304, 320, 15], [318, 376, 12], [306, 424, 11]])), s.path(polygon([[72, 556], [112, 556], [120, 588], [66, 588]]) + polygon([[286, 530], [326, 530], [332, 562], [280, 562]]), '#4a2a1c')];
  const body = [p.sheet(belly, shade(hide, 0.02), { lift: 10 }), s.within(belly, spots([[30, 10, 26], [90, 30, 24], [150, 8, 26], [206, 30, 22], [266, 10, 26], [330, 30, 24], [386, 8, 26]]))];
  // The neck comes down the middle like a crane.
  const neck = limb([[196, -40, 96], [178, 80, 74], [164, 200, 56], [160, 300, 46], [168, 360, 44]]);
  const head = blob([[134, 372], [138, 336], [164, 320], [196, 332], [232, 372], [262, 404], [274, 428], [262, 446], [236, 444], [206, 424], [176, 412], [146, 404]]);
  const face = [
    p.sheet(limb([[150, 332, 7], [138, 300, 6]]) + egg(136, 296, 8) + limb([[170, 326, 7], [168, 294, 6]]) + egg(168, 290, 8), patch, { lift: 5 }), p.sheet(neck, hide, { lift: 11 }), s.within(neck, spots([[170, 30, 24], [206, 70, 20], [160, 110, 19], [184, 156, 17], [152, 196, 16], [176, 240, 15], [148, 276, 13], [172, 314, 12]])),
    p.sheet(blob([[136, 350], [104, 336], [92, 352, 'sharp'], [118, 368]]), hide, { lift: 5 }), p.sheet(head, shade(hide, 0.04), { lift: 10 }), s.within(head, spots([[160, 350, 9], [182, 366, 8], [158, 386, 8]])), p.sheet(blob([[232, 398], [254, 398], [274, 426], [264, 446], [238, 444], [222, 424]]), '#f3d9a4', { lift: 2 }), s.stroke('M262 416h0M256 408h0', '#4a2a1c', 5), s.stroke('M270 436q-16 2-28-6', '#4a2a1c', 3),
    p.sheet(egg(196, 360, 13, 14), '#ffffff', { lift: 2 }), s.path(egg(201, 364, 7, 8), '#2a1420'), s.stroke('M182 346q14-10 28 4M206 346l6-8M198 342l3-9', '#4a2a1c', 3.4), s.stroke('M203 361h0', '#ffffff', 4),
  ];
  // The people of the morning, all lit from below.
  const light = '#bfe9f2';
  const phone = { head: [7, -88], neck: [3, -80], chest: [1, -69], hip: [0, -48], nearArm: [[7, -58], [17, -66]], farArm: [[9, -60], [18, -68]], nearLeg: [[6, -27], [10, -3]], farLeg: [[-5, -27], [-12, -5]] };
  const walker = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ size, /** @type {any} */ wear, flip = false) => {
    const m = flip ? -1 : 1;
    const k = size / 100;
    return clothed(s, /** @type {any} */ (phone), { skin: '#d9a98c', hair: '#241838', gaze: [0.5, 0.9], ...wear }, { x, y, size, flip }) + s.path(polygon([[x + m * 21 * k, y - 74 * k], [x + m * 25 * k, y - 73 * k], [x + m * 24 * k, y - 62 * k], [x + m * 20 * k, y - 63 * k]]), '#151022') + s.path(polygon([[x + m * 21 * k, y - 72 * k], [x + m * 14 * k, y - 92 * k], [x + m * 7 * k, y - 80 * k]]), light, 'opacity=".45"');
  };
  const road = [p.sheet(polygon([[-20, 540], [420, 516], [420, 620], [-20, 620]]), '#3a2c5c', { lift: 6 }), s.stroke('M-10 580l60-3M110 574l60-3M230 568l60-3M350 562l60-3', '#f0cdb4', 5)];
  const crowd = [
    walker(318, 610, 210, { top: '#2f2450', bottom: '#1f1838', hat: 'felt', hatColour: '#1f1838', cut: 'coat', feel: 'calm' }, true),
    walker(30, 596, 132, { top: '#b54a5c', bottom: '#3a2c5c', hairdo: 'long', cut: 'skirt' }), walker(376, 600, 128, { top: '#4a7f8c', bottom: '#241838' }, true), walker(182, 600, 108, { top: '#d98a4a', bottom: '#3a2c5c', hairdo: 'bun', cut: 'skirt' }),
    // A child without one.
    clothed(s, 'point', { skin: '#e9bf9e', top: '#f1c452', bottom: '#b54a5c', head: 1.6, hair: '#5a2f1c', feel: 'glad', gaze: [0.6, -0.8], cut: 'shorts' }, { x: 98, y: 616, size: 92 }),
  ];
  return s.picture(ground, town.slice(0, 1), far, town.slice(1), road, near, body, face, crowd);
}

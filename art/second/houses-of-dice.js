// @ts-check
import { shade } from '../studio/colour.js';
import { blob, box, egg, limb, polygon } from '../studio/path.js';
import { cutPaper } from '../studio/hands.js';
import { hand } from '../motifs/second-c.js';

export const scene = 'Houses are dice with lit windows for pips; in a window somebody packs, the last house has seven windows, and from above a hand opens over the roofs.';

/** @type {Record<number, [number, number][]>} */
const PIPS = { 1: [[0, 0]], 2: [[-1, -1], [1, 1]], 3: [[-1, -1], [0, 0], [1, 1]], 4: [[-1, -1], [1, -1], [-1, 1], [1, 1]], 5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]], 6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]], 7: [[-1, -1], [1, -1], [-1, 0], [0, 0], [1, 0], [-1, 1], [1, 1]] };

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('starViolet');
  const p = cutPaper(s, { from: [-0.4, -1], dark: '#0f0822' });
  const [night, lit] = ['#2c1c5a', '#ffd45e'];
  const sky = [p.ground(night), p.sheet(blob([[-20, 260], [60, 190], [150, 230], [240, 170], [340, 220], [420, 180], [420, 620], [-20, 620]]), '#42307c', { lift: 6 }), p.sheet(blob([[-20, 340], [100, 290], [220, 330], [320, 280], [420, 310], [420, 620], [-20, 620]]), '#5a3f94', { lift: 6 })];
  /** A die with a front and a side; the front's corner is x, y. @param {number} x left @param {number} y foot @param {number} a edge @param {number} front @param {number} side @param {string} colour @param {1 | -1} m where the side is @param {number} [tilt] */
  const die = (x, y, a, front, side, colour, m, tilt = 0) => {
    const d = a * 0.42;
    const face = blob([[x, y - 8], [x + 8, y, 'sharp'], [x + a - 8, y, 'sharp'], [x + a, y - 8], [x + a, y - a + 8], [x + a - 8, y - a], [x + 8, y - a], [x, y - a + 8]], 0.6);
    const sx = m > 0 ? x + a - 3 : x + 3;
    const wall = polygon([[sx, y - 2], [sx + m * d, y - d * 0.5], [sx + m * d, y - a - d * 0.34], [sx, y - a + 3]]);
    const roof = polygon([[x + 5, y - a + 3], [x + a - 5, y - a + 3], [x + a + m * d - 2, y - a - d * 0.34], [x + m * d + 2, y - a - d * 0.34]]);
    const windows = PIPS[front].map(([i, j]) => [x + a / 2 + i * a * 0.27, y - a / 2 + j * a * 0.27]);
    const others = PIPS[side].map(([i, j]) => [sx + m * (d / 2 + i * d * 0.27), y - a / 2 - d * 0.2 + j * a * 0.27 - i * m * 3]);
    return s.group([
      p.sheet(roof, shade(colour, 0.1), { lift: 6 }), p.sheet(wall, shade(colour, -0.13), { lift: 4 }), p.sheet(face, colour, { lift: 7 }),
      others.map(([u, v]) => s.path(egg(u, v, a * 0.05, a * 0.09), shade(colour, -0.34))), windows.map(([u, v], i) => p.sheet(egg(u, v, a * 0.1), (front * 3 + i) % 4 === 1 ? '#4a2a6a' : lit, { lift: -2, edge: 0 }) + s.stroke(`M${u - a * 0.1} ${v}h${a * 0.2}M${u} ${v - a * 0.1}v${a * 0.2}`, shade(colour, -0.25), a * 0.016)),
    ], tilt ? `transform="rotate(${tilt} ${x + a / 2} ${y})"` : '');
  };
  const far = [die(-16, 388, 74, 2, 1, '#8f74c4', 1), die(330, 372, 78, 4, 3, '#8f74c4', -1), die(118, 372, 66, 3, 6, '#a184d0', 1), die(226, 366, 68, 6, 2, '#9a7ccc', -1)];
  const middle = [die(14, 486, 112, 5, 4, '#e2587a', 1, -2), die(286, 480, 116, 6, 5, '#f0a24a', -1, 2), die(160, 452, 92, 4, 1, '#5fb4b0', 1)];
  // The near one counts wrongly, and somebody in it is getting ready.
  const near = [die(116, 586, 168, 7, 3, '#f6ead8', 1)];
  const packing = [s.path(egg(200, 502, 17), lit), s.path(egg(201, 497, 5) + limb([[200, 504, 9], [200, 514, 10]]) + limb([[204, 506, 4], [211, 510, 3]]), '#2c1c5a'), s.path(box(206, 509, 11, 8), '#a8342e'), s.stroke(egg(200, 502, 17), '#b8a890', 2.4), p.sheet(polygon([[190, 586], [190, 552], [212, 552], [212, 586]]), '#a8342e', { lift: 3 }), s.path(egg(208, 570, 2.4), lit)];
  const street = [p.sheet(polygon([[-20, 620], [-20, 560], [420, 546], [420, 620]]), '#22154a', { lift: 5 }), s.stroke('M14 590h34M74 588h24M300 584h34M358 582h34', '#5a3f94', 5), s.stroke('M72 590V486q0-14 14-14', '#0f0822', 6), s.path(egg(92, 480, 26), lit, 'opacity=".25"'), p.sheet(egg(92, 480, 10), '#fff3c4', { lift: 2 })];
  // So large that it is first taken for weather.
  const palm = [p.sheet(polygon([[120, -40], [290, -40], [262, 60], [150, 60]]), '#17102e', { lift: 14 }), p.sheet(hand('claw'), '#d98f9c', { spot: { x: 206, y: 34, size: 236, turn: 90 }, lift: 16, tones: { frame: '#8a4a68' } }), p.sheet(polygon([[140, -40], [272, -40], [258, 52], [154, 52]]), '#17102e', { lift: 6 }), s.stroke('M156 46h100', '#e9c65c', 6)];
  const stars = s.stroke('M30 60h0M70 130h0M350 50h0M378 140h0M26 200h0M330 210h0M110 30h0M312 110h0', '#f6ead8', 5);
  return s.picture(sky, stars, far, palm, middle, street, near, packing);
}

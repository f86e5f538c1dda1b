// @ts-check
import { clamp } from '../studio/marks.js';
import { blob, box, egg, polygon } from '../studio/path.js';
import { linocut } from '../studio/hands.js';
import { person } from '../motifs/people.js';

export const scene = 'One staircase from the side: on it people climb in daylight, under it others climb head down by night, sole to sole; one of those below knocks.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('starViolet');
  const [ink, cream, yellow, violet, coral, mint] = ['#150d2c', '#fbeecb', '#f3c64f', '#46308a', '#e2553f', '#7fc4b4'];
  const l = linocut(s, { paper: cream, ink, from: [1, -1] });
  const steps = 5;
  const at = (/** @type {number} */ i) => /** @type {[number, number]} */ ([-10 + i * 84, 520 - i * 88]);
  /** The edge of the steps, moved down by `off`. @param {number} off */
  const edge = (off) => Array.from({ length: steps }, (_, i) => {
    const [x, y] = at(i);
    return /** @type {[number, number][]} */ ([[x + off * 0.5, y + off], [x + 84 + off * 0.5, y + off]]);
  }).flat();
  const day = [l.sheet({ colour: yellow, ridges: () => 0.42, flow: (x, y) => (Math.atan2(y + 40, x - 420) * 180) / Math.PI, length: 42, gap: 16, width: 4.4 }), s.path(blob([[-20, 330], [20, 280], [80, 300], [130, 250], [190, 280], [240, 200], [340, 180], [420, 120, 'sharp'], [420, 620, 'sharp'], [-20, 620, 'sharp']]), mint), l.cuts((x, y) => (y > 250 ? 0.35 : 0), { area: [0, 230, 260, 260], flow: () => -30, gap: 14, length: 22, width: 3 }, '#cfe6c6')];
  const below = polygon([...edge(0), [420, 168], [420, 620], [-20, 620], [-20, 520]]);
  const under = edge(20);
  const dark = polygon([...under, [420, 188], [420, 620], [-20, 620], [-20, 540]]);
  const night = [
    s.path(below, '#8a4a34'), s.stroke('M' + edge(0).map((p) => p.join(' ')).join('L'), '#ffd9a0', 5), s.path(dark, ink), s.within(dark, s.path(blob([[60, 620], [120, 520], [240, 440], [420, 340], [420, 620]]), '#241850'), l.cuts((x, y) => 0.3 + 0.3 * clamp((x + y - 520) / 400), { area: [0, 200, 400, 400], flow: (x, y) => (Math.atan2(y - 640, x - 300) * 180) / Math.PI + 90, gap: 18, length: 26, width: 2.8 }, violet), s.path([[330, 500, 9], [260, 560, 7], [372, 420, 8], [120, 584, 6], [386, 570, 10], [200, 590, 5], [310, 420, 5]].map(([x, y, r]) => polygon([[x, y - r * 1.6], [x + r * 0.4, y - r * 0.4], [x + r * 1.6, y], [x + r * 0.4, y + r * 0.4], [x, y + r * 1.6], [x - r * 0.4, y + r * 0.4], [x - r * 1.6, y], [x - r * 0.4, y - r * 0.4]])).join(''), yellow)),
  ];
  // Above: luggage, flowers, a hurry. Below: the same climb, with other things in hand.
  const above = (/** @type {any} */ pose, /** @type {any} */ look, /** @type {number} */ i, /** @type {string} */ colour, dx = 44, size = 150, flip = false) => l.block(person(pose, look), { spot: { x: at(i)[0] + dx, y: at(i)[1] - 1, size, flip }, colour, cuts: cream, reach: 13, gap: 7, length: 11, tones: { light: cream, accent: coral } });
  const hangs = (/** @type {any} */ pose, /** @type {any} */ look, /** @type {number} */ i, /** @type {string} */ colour, dx = 52, size = 150, flip = true) => l.block(person(pose, look), { spot: { x: at(i)[0] + dx, y: at(i)[1] + 21, size, flip, turn: 180 }, colour, cuts: yellow, reach: 13, gap: 7, length: 11, tones: { light: ink, accent: mint } });
  const listen = { head: [8, -84], neck: [5, -76], chest: [2, -66], hip: [-2, -47], nearArm: [[12, -68], [16, -82]], farArm: [[10, -56], [14, -42]], nearLeg: [[4, -25], [2, -3]], farLeg: [[-4, -25], [-8, -3]] };
  const knock = { head: [6, -88], neck: [3, -80], chest: [1, -69], hip: [-3, -48], nearArm: [[13, -58], [20, -43]], farArm: [[-8, -60], [-6, -46]], nearLeg: [[1, -25], [3, -3]], farLeg: [[-7, -26], [-9, -3]] };
  const up = [
    above('walk', { head: 'hat' }, 0, '#274a66', 34, 186), s.path(box(56, 462, 34, 26), '#7a3a1e'), s.stroke('M66 462v-8h14v8', ink, 3), above(listen, { head: 'bun', wear: 'dress' }, 2, coral, 34, 178),
    above('walk', { age: 'child', head: 'cap' }, 3, '#7a2f5a', 40, 112), s.stroke('M308 190L330 120', ink, 2), s.path(egg(328, 102, 17, 20), coral), s.stroke('M322 94q4-7 9-6', cream, 3.6),
  ];
  const down = [
    hangs('walk', { head: 'hat' }, 1, '#b7a6e0', 50, 150), hangs(knock, { head: 'hair', wear: 'dress' }, 2, '#8fc6ee', 52, 184, false), hangs('walk', { head: 'hood', wear: 'robe' }, 4, '#d8a6c8', 34, 186),
    // A lantern, and the marks of knocking.
    s.stroke('M152 497v26', yellow, 2.4), s.path(blob([[142, 522], [162, 522], [166, 546], [152, 554], [138, 546]]), yellow), s.stroke('M196 428l12-8M190 442l-14 6M206 446l8 10', yellow, 4),
  ];
  return s.picture(day, night, up, down);
}

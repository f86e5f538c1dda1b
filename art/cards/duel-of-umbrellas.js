// @ts-check
import { mix } from '../studio/colour.js';
import { clamp } from '../studio/marks.js';
import { blob, egg, limb, polygon } from '../studio/path.js';
import { pen } from '../studio/hands.js';
import { clothed } from '../motifs/clothed-people.js';

export const scene = 'Two gentlemen duel with umbrellas, and it rains only between them; each hides a bunch of flowers behind his back.';

/** A furled umbrella of 100 held at 0, 0 and pointing right. */
const furled = { d: limb([[-12, 6, 3.4], [-17, 1, 3.4], [-14, -4, 3.4], [-6, -2, 3.2], [10, 0, 3], [84, 0, 2], [96, 0, 1]]) + blob([[10, -3, 'sharp'], [26, -8], [56, -6], [84, -1.4], [84, 1.4], [56, 6], [26, 8], [10, 3, 'sharp'], [14, 0]]) };

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('stormGreen');
  const ink = '#10201f';
  const p = pen(s, { paper: '#efe9d3', ink, from: [0, -1] });
  const [gold, sea] = ['#e9b44c', mix(c.far, p.paper, 0.35)];

  // A square between arcades; the sky is bright but for one place.
  const square = [
    p.sheet('#e3dcc0'), p.wash('M-10 210L410 190V420H-10z', gold, 0.55), p.wash('M-10 440H410V610H-10z', sea, 0.9),
    ...[-1, 1].map((m) => {
      const x = (/** @type {number} */ v) => 200 + m * v;
      const wall = polygon([[x(210), 60], [x(92), 268], [x(92), 420], [x(210), 490]]);
      const arches = [[196, 160, 462, 300], [150, 126, 446, 326], [120, 102, 436, 346]].map(([a, b, foot, top]) => `M${x(a)} ${foot}V${top}Q${x((a + b) / 2)} ${top - 44} ${x(b)} ${top + 10}V${foot - 14}z`).join('');
      return p.shape(wall, { fill: mix(p.paper, sea, 0.5), reach: 0, dark: 0.3, angle: 64 * m, gap: 5.4, cross: 0 }) + s.path(arches, ink);
    }),
    p.hatch((x, y) => (y > 442 ? 0.16 + clamp((y - 480) / 300) * 0.5 : 0), { angle: 0, gap: 6, width: 1.2, patch: [34, 6] }),
  ];
  // Their weather.
  const rainy = (/** @type {number} */ x, /** @type {number} */ y) => Math.abs(x - 200) < 58 + (y - 130) * 0.05 && y > 120 && y < 520;
  const cloud = blob([[112, 130], [106, 96], [140, 88], [150, 56], [196, 46], [232, 64], [268, 62], [284, 92], [300, 118], [280, 138], [200, 146]]);
  const weather = [
    s.path(polygon([[138, 130], [262, 130], [282, 520], [118, 520]]), mix(sea, ink, 0.25), 'opacity=".55"'),
    p.hatch((x, y) => (rainy(x, y) ? 0.62 : 0), { angle: 97, gap: 5.4, width: 1.6, patch: [16, 5.4], area: [110, 120, 180, 410] }), p.hatch((x, y) => (rainy(x, y) ? 0.4 : 0), { angle: 97, gap: 11, width: 1.6, patch: [12, 11], area: [110, 120, 180, 410] }, '#f6f2e2'),
    p.shape(cloud, { fill: mix(c.near, c.middle, 0.5), reach: 50, angle: 20, gap: 4.6, contour: 2.4, bow: 2 }),
    s.path(blob([[110, 520], [160, 506], [244, 506], [296, 522], [250, 540], [150, 540]]), '#f6f2e2'), s.stroke('M140 520q10-5 20 0M180 528q10-5 20 0M226 518q10-5 20 0M250 530q10-5 20 0M168 512v-8M214 514v-9M240 512v-8', ink, 1.6),
  ];
  const lunge = { head: [15, -81], neck: [9, -74], chest: [4, -63], hip: [-6, -43], nearArm: [[18, -66], [33, -69]], farArm: [[-10, -58], [-22, -52]], nearLeg: [[16, -32], [20, -3]], farLeg: [[-19, -24], [-37, -4]] };
  const parry = { head: [3, -86], neck: [0, -78], chest: [-2, -67], hip: [-4, -45], nearArm: [[14, -66], [28, -72]], farArm: [[-14, -60], [-24, -50]], nearLeg: [[14, -30], [20, -4]], farLeg: [[-11, -24], [-18, -3]] };
  const heads = [[-2, -44], [-20, -36], [16, -38], [-10, -22], [10, -20], [-26, -52], [0, -62], [24, -56]];
  const bunch = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ turn) => s.group([p.shape(polygon([[-6, 18], [6, 18], [22, -30], [-22, -30]]), { fill: '#f6f2e2', reach: 0, cross: 0 }), s.path(heads.map(([dx, dy]) => egg(dx, dy, 11)).join(''), ink), s.path(heads.map(([dx, dy]) => egg(dx, dy, 9)).join(''), '#c8382f'), s.stroke(heads.map(([dx, dy]) => `M${dx - 4} ${dy}q4-5 8 0t-5 3`).join(''), '#f6d9c4', 1.8)], `transform="translate(${x} ${y}) rotate(${turn})"`);
  const men = [
    clothed(s, /** @type {any} */ (lunge), { skin: '#eec3a0', top: '#2f4a52', bottom: '#24343c', shoe: ink, hair: ink, feel: 'stern', detailed: true, cut: 'coat', stout: 1.05 }, { x: 106, y: 524, size: 264, rim: ink, from: [-0.8, 0.6], rimWidth: 3 }),
    s.path(polygon([[112, 286], [166, 280], [168, 289], [112, 296]]) + polygon([[122, 224], [158, 220], [160, 284], [124, 288]]), ink), s.stroke('M124 278l36-4', '#c8382f', 7), s.path(limb([[148, 318, 3], [164, 322, 5], [178, 314, 1]]), ink),
    clothed(s, /** @type {any} */ (parry), { skin: '#e2a985', top: '#8a4a2c', bottom: '#5a3220', shoe: ink, hair: '#8a8378', beard: '#efe8dc', feel: 'stern', detailed: true, cut: 'coat', stout: 1.9, hat: 'felt', hatColour: '#5a3220' }, { x: 304, y: 528, size: 250, flip: true, rim: ink, from: [-0.8, 0.6], rimWidth: 3 }),
    p.shape(furled, { spot: { x: 188, y: 336, size: 124, turn: -52 }, fill: '#24343c', reach: 10, gap: 3.4 }), p.shape(furled, { spot: { x: 238, y: 344, size: 124, turn: 226 }, fill: '#c8382f', reach: 10, gap: 3.4 }),
    bunch(36, 392, -14), bunch(368, 402, 16),
    s.stroke('M212 262v-16M228 270l12-10M196 270l-12-10M232 286l14 2M192 286l-14 2', gold, 4),
  ];
  return s.picture(square, weather, men);
}

// @ts-check
import { mix } from '../studio/colour.js';
import { clamp } from '../studio/marks.js';
import { blob, egg, limb, polygon, round } from '../studio/path.js';
import { pen } from '../studio/hands.js';
import { clothed } from '../motifs/clothed-people.js';

export const scene = 'A snail\'s shell is a winding staircase with doors; a landlady sweeps the steps, and what she sweeps out are small snails with houses of their own.';

const [X, Y] = [240, 286];

/** A place on the spiral: turns from the outside in. @param {number} turns @param {number} [out] @returns {[number, number]} */
const on = (turns, out = 0) => {
  const r = (172 + out) * Math.exp(-0.62 * turns);
  const a = Math.PI * 0.62 - turns * 2 * Math.PI;
  return [X + Math.cos(a) * r, Y + Math.sin(a) * r];
};

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('pearFog');
  const ink = '#22301f';
  const p = pen(s, { paper: '#f4efd9', ink, from: [-0.6, -1] });
  const [shellColour, pink] = ['#e9cf9f', '#b8436f'];
  const garden = [
    p.sheet('#e6e0c0'), p.wash('M-10 90L410 40V470H-10z', mix(c.far, p.paper, 0.4), 0.7), p.wash('M-10 480H410V610H-10z', mix(c.middle, p.paper, 0.15), 0.95),
    p.hatch((x, y) => clamp((160 - y) / 260), { angle: 10, gap: 7, width: 1, patch: [46, 7] }, mix(ink, c.middle, 0.5)), p.hatch((x, y) => (y > 500 ? 0.3 + clamp((y - 520) / 200) : 0), { angle: 84, gap: 6, width: 1.4, patch: [12, 6] }, mix(ink, c.near, 0.5)),
  ];
  // The body, with a face that has seen all lodgers.
  const body = blob([[8, 470], [10, 420], [22, 372], [44, 350], [68, 364], [78, 410], [100, 458], [170, 486], [290, 490], [380, 496], [410, 520, 'sharp'], [380, 540], [60, 540], [16, 524]]);
  const snail = [
    p.shape(limb([[36, 368, 10], [28, 320, 8], [22, 284, 6]]) + limb([[54, 366, 10], [60, 318, 8], [66, 274, 6]]), { fill: '#b9b47a', reach: 8, gap: 4 }), p.shape(egg(22, 276, 12, 13), { fill: '#fffbe8', reach: 0, cross: 0 }), p.shape(egg(67, 266, 12, 13), { fill: '#fffbe8', reach: 0, cross: 0 }), s.path(egg(27, 280, 5) + egg(72, 270, 5), ink), s.stroke('M10 262q12-8 24-2M56 250q12-6 24 2', ink, 3),
    p.shape(body, { fill: '#b9b47a', reach: 50, angle: 70, gap: 5, contour: 2.6 }), s.stroke('M22 420q14 10 34 0', ink, 3),
  ];
  const shell = p.shape(blob([[60, 330], [70, 210], [150, 122], [256, 104], [360, 160], [420, 290], [400, 420], [300, 484], [180, 484], [96, 430]]), { fill: shellColour, reach: 70, angle: 48, gap: 5.4, contour: 3, cross: 0.7 });
  // The stair: a dark shaft, treads across it, a rail along its outer edge.
  const N = 150;
  const turnsOf = (/** @type {number} */ i) => (i / N) * 2.9;
  const outer = Array.from({ length: N }, (_, i) => on(turnsOf(i), -4));
  const inner = Array.from({ length: N }, (_, i) => on(turnsOf(i), -44));
  const band = 'M' + [...outer, ...inner.reverse()].map(([x, y]) => `${round(x)} ${round(y)}`).join('L') + 'z';
  let treads = '';
  for (let i = 0; i < 74; i++) {
    const t = (i / 74) * 2.3;
    const [a, b] = [on(t, -6), on(t, -42)];
    treads += `M${round(a[0])} ${round(a[1])}L${round(b[0])} ${round(b[1])}`;
  }
  const stair = [s.path(band, '#f8eed2'), s.path(band, 'none', `stroke="${ink}" stroke-width="2.4"`), s.stroke(treads, ink, 1.8), s.stroke('M' + Array.from({ length: 60 }, (_, i) => on((i / 60) * 2.6, -62).map(round).join(' ')).join('L'), pink, 3), s.stroke(Array.from({ length: 34 }, (_, i) => { const t = (i / 34) * 2; const [a, b] = [on(t, -44), on(t, -62)]; return `M${round(a[0])} ${round(a[1])}L${round(b[0])} ${round(b[1])}`; }).join(''), pink, 2)];
  // Doors stand on the treads; one is open, and the innermost is lit.
  const doors = [[0.34, 34, '#7a9a6a'], [0.56, 30, '#c9924a'], [0.78, 27, '#5f8a9a'], [1.1, 21, '#c9924a'], [1.4, 16, '#7a9a6a']].map(([t, h, colour]) => {
    const [x, y] = on(Number(t), -44);
    const [u, v] = [X - x, Y - y];
    const turn = (Math.atan2(v, u) * 180) / Math.PI + 90;
    const w = Number(h) * 0.32;
    return s.group([s.path(blob([[-w, 0, 'sharp'], [-w, -h], [0, -Number(h) * 1.24], [w, -h], [w, 0, 'sharp']]), ink), s.path(blob([[-w + 2, 0, 'sharp'], [-w + 2, -Number(h) * 0.97], [0, -Number(h) * 1.16], [w - 2, -Number(h) * 0.97], [w - 2, 0, 'sharp']]), String(colour)), s.path(egg(w * 0.5, -Number(h) * 0.45, 1.8), '#f8eed2')], `transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)})"`);
  });
  const heart = [s.path(egg(X, Y, 19, 19), '#f3c04a'), s.stroke(egg(X, Y, 19, 19), ink, 2.4), s.path(limb([[X, Y + 15, 11], [X + 2, Y + 3, 9]]) + egg(X + 3, Y - 5, 5), ink)];
  const lady = [
    clothed(s, { head: [13, -80], neck: [8, -74], chest: [4, -65], hip: [-4, -46], nearArm: [[14, -56], [24, -48]], farArm: [[16, -60], [26, -56]], nearLeg: [[6, -25], [8, -3]], farLeg: [[-6, -25], [-12, -3]] }, { skin: '#eec3a0', top: pink, bottom: '#7a2f50', hair: '#efe8dc', hairdo: 'bun', cut: 'skirt', apron: '#fffbe8', feel: 'stern', gaze: [0.8, 0.6], stout: 1.4 }, { x: 176, y: 462, size: 132, rim: ink, from: [-0.7, 1], rimWidth: 2.2 }),
    s.stroke('M212 380L242 462', '#8a5f3c', 4), p.shape(polygon([[234, 452], [250, 448], [266, 478], [230, 484]]), { fill: '#d9a24a', reach: 10, gap: 3.4, angle: 70 }),
  ];
  // Swept out, and at once on their way.
  const small = [[286, 478, 1], [330, 500, 0.8], [258, 520, 0.9], [362, 540, 1.1], [206, 556, 1], [300, 570, 1.2]].map(([x, y, k]) => s.path(blob([[x - 17 * k, y], [x - 8 * k, y - 5 * k], [x + 12 * k, y - 5 * k], [x + 17 * k, y - 13 * k], [x + 22 * k, y - 10 * k], [x + 20 * k, y]]), '#8f8a55') + s.path(egg(x, y - 10 * k, 9 * k), k > 0.95 ? pink : '#e9cf9f') + s.stroke(`M${round(x)} ${round(y - 10 * k)}q${4 * k}-${4 * k} ${1 * k}-${6 * k}t-${6 * k} ${4 * k}M${round(x + 17 * k)} ${round(y - 13 * k)}l${3 * k}-${6 * k}M${round(x + 20 * k)} ${round(y - 12 * k)}l${5 * k}-${4 * k}`, ink, 1.6));
  const chimney = [p.shape(polygon([[296, 62], [328, 74], [318, 128], [284, 112]]), { fill: pink, reach: 14, gap: 4 }), s.stroke('M312 52q-8-14 4-22t0-24', mix(ink, p.paper, 0.5), 3)];
  return s.picture(garden, chimney, shell, stair, doors, heart, snail, lady, small);
}

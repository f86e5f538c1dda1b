// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, box, egg, flame, limb, polygon, round } from '../studio/path.js';
import { backdrop, glow, shadow, shafts, specks, vignette } from '../studio/nature.js';
import { cat } from '../motifs/animals.js';
import { clothed } from '../motifs/clothed-people.js';
import { candle } from '../motifs/things.js';

export const scene = 'A girl walks up a spiral staircase of piano keys into an attic where someone listens.';

/** @typedef {[number, number, number]} Spot right, up, away from the viewer */

const EYE = 236;
const AWAY = 420;
const STEPS = 40;

/** @param {Spot} p @returns {[number, number]} */
const seen = ([x, y, z]) => {
  const k = AWAY / (AWAY + z);
  return [206 + x * k, 316 - (y - EYE) * k];
};

/** @param {number} turn degrees @param {number} r @param {number} y @returns {Spot} */
const around = (turn, r, y) => [Math.cos((turn * Math.PI) / 180) * r, y, Math.sin((turn * Math.PI) / 180) * r];

/** The faces of a wedge that the viewer can see. @param {number} from @param {number} to @param {number} inner @param {number} outer @param {number} bottom @param {number} top */
function wedge(from, to, inner, outer, bottom, top) {
  const at = (/** @type {number} */ a, /** @type {number} */ r, /** @type {number} */ y) => around(a, r, y);
  /** @type {Record<string, Spot[]>} */
  const faces = {
    under: [at(from, inner, bottom), at(to, inner, bottom), at(to, outer, bottom), at(from, outer, bottom)],
    inside: [at(from, inner, bottom), at(to, inner, bottom), at(to, inner, top), at(from, inner, top)],
    after: [at(to, inner, bottom), at(to, outer, bottom), at(to, outer, top), at(to, inner, top)],
    before: [at(from, inner, bottom), at(from, outer, bottom), at(from, outer, top), at(from, inner, top)],
    end: [at(from, outer, bottom), at(to, outer, bottom), at(to, outer, top), at(from, outer, top)],
    tread: [at(from, inner, top), at(to, inner, top), at(to, outer, top), at(from, outer, top)],
  };
  const middle = (/** @type {Spot[]} */ points) => [0, 1, 2].map((k) => points.reduce((sum, p) => sum + p[k], 0) / points.length);
  const heart = middle(Object.values(faces).flat());
  return Object.entries(faces).filter(([, points]) => {
    const f = middle(points);
    return (f[0] - heart[0]) * -f[0] + (f[1] - heart[1]) * (EYE - f[1]) + (f[2] - heart[2]) * (-AWAY - f[2]) > 0;
  }).map(([name, points]) => /** @type {[string, string]} */ ([name, polygon(points.map(seen))]));
}

/** @param {number} i */
const turnOf = (i) => 182 + i * 9;
const heightOf = (/** @type {number} */ i) => i * 10.6;

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('candleBrown');
  const ivory = mix(c.light, '#ffffff', 0.25);

  // The hatch up left gives the light.
  const hatch = polygon([[40, 34], [176, 18], [204, 84], [52, 108]]);
  const listener = [
    s.path(blob([[60, 104], [72, 74], [92, 62], [116, 66], [132, 84], [136, 98]]) + egg(104, 50, 17, 19, 14) + limb([[126, 90, 13], [142, 70, 10], [122, 50, 8]]) + limb([[66, 100, 13], [58, 112, 11], [84, 108, 8]]), s.fade(c.near, c.frame)),
    s.path(egg(90, 36, 9, 8) + blob([[86, 44], [92, 29], [112, 28], [121, 44], [104, 39]]), c.frame),
  ];
  const room = [
    backdrop(s, c.near, c.middle, c.near, c.frame),
    glow(s, 130, 90, 420, c.skyLow, 0.75),
    // Panels of the wall, and the beams of the ceiling.
    s.stroke('M-10 150L410 92M-10 172L410 116', c.near, 5, 0.8),
    s.stroke([20, 76, 132, 188, 244, 300, 356, 398].map((x) => `M${x} ${round(168 - x * 0.14)}V560`).join(''), c.near, 3, 0.5),
    s.path(polygon([[-10, -10], [410, -10], [410, 92], [-10, 150]]), s.fade(mix(c.near, c.frame, 0.5), c.near)),
    s.path([0, 1, 2, 3].map((i) => polygon([[230 + i * 62, -10], [256 + i * 62, -10], [246 + i * 48, 114 - i * 7], [230 + i * 48, 116 - i * 7]])).join(''), s.fade(c.frame, c.middle)),
    s.path(polygon([[26, 26], [184, 6], [218, 88], [40, 118]]), s.fade(c.frame, c.middle)),
    s.path(hatch, s.fade(ivory, c.light, mix(c.light, c.skyLow, 0.4))),
    glow(s, 116, 66, 170, c.light, 0.85),
    s.within(hatch, s.stroke('M150 10L176 60M164 8L196 60', c.skyLow, 5, 0.8), listener),
  ];
  // Pictures on the wall keep time with the stairs.
  const frames = [[296, 196, 46, 58], [352, 176, 34, 44], [26, 236, 40, 50], [70, 292, 30, 36], [352, 262, 38, 30]].map(([x, y, w, h]) =>
    s.path(box(x, y, w, h), s.fade(shade(c.skyLow, -0.08), c.middle)) + s.path(box(x + 5, y + 5, w - 10, h - 10), c.near) + s.path(blob([[x + 8, y + h - 7], [x + w / 2, y + h * 0.3], [x + w - 8, y + h - 7]]) + egg(x + w / 2, y + h * 0.32, w * 0.13), shade(c.skyLow, -0.1)));

  // Strings of the instrument hold the stairs instead of a pillar.
  const strings = s.stroke([-18, -11, -4, 3, 10, 17].map((x) => `M${206 + x * 0.8} 40L${206 + x} 560`).join(''), mix(c.light, c.skyLow, 0.5), 1.8, 0.75);

  const order = Array.from({ length: STEPS }, (_, i) => i).sort((a, b) => around(turnOf(b), 100, 0)[2] - around(turnOf(a), 100, 0)[2] || a - b);
  const white = (/** @type {number} */ i) => {
    const lit = 0.35 + 0.65 * (i / STEPS);
    const body = mix(mix(c.skyLow, ivory, 0.45), ivory, lit);
    const tones = { tread: body, end: mix(body, c.skyLow, 0.35), after: mix(body, c.far, 0.6), before: mix(body, c.far, 0.55), under: mix(c.middle, c.skyLow, lit * 0.7), inside: mix(body, c.middle, 0.6) };
    return wedge(turnOf(i), turnOf(i + 0.94), 26, 156, heightOf(i) - 9, heightOf(i + 1)).map(([face, d]) => s.path(d, /** @type {Record<string, string>} */ (tones)[face]));
  };
  const black = (/** @type {number} */ i) => {
    if ([2, 6].includes(i % 7) || i > STEPS - 3) return '';
    const tones = { tread: mix(c.near, c.skyLow, 0.18), end: c.frame, after: c.frame, before: mix(c.frame, c.near, 0.5), under: c.frame, inside: c.frame };
    return wedge(turnOf(i + 0.66), turnOf(i + 1.28), 26, 108, heightOf(i + 1), heightOf(i + 1) + 17).map(([face, d]) => s.path(d, /** @type {Record<string, string>} */ (tones)[face]));
  };
  const [far, near] = [order.filter((i) => Math.sin((turnOf(i) * Math.PI) / 180) > 0), order.filter((i) => Math.sin((turnOf(i) * Math.PI) / 180) <= 0)];
  const flight = (/** @type {number[]} */ steps) => steps.map((i) => [white(i), black(i)].flat());

  const on = (/** @type {number} */ i, /** @type {number} */ r) => seen(around(turnOf(i + 0.5), r, heightOf(i + 1)));
  const [gx, gy] = on(13, 132);
  const girl = [
    shadow(s, gx, gy, 30, 7, c.near, 0.7),
    clothed(s, 'walk', { skin: mix(c.skyLow, c.light, 0.35), top: shade(c.accent, -0.02), bottom: shade(c.accent, -0.1), shoe: c.frame, hair: c.frame, cut: 'skirt', hairdo: 'long', head: 1.5 }, { x: Math.round(gx), y: Math.round(gy + 2), size: 122, rim: c.light, from: [-1, -1], rimWidth: 2.4 }),
  ];
  const [kx, ky] = on(4, 128);
  const follower = s.place(cat({ pose: 'walk' }), { x: kx, y: ky + 3, size: 66, fill: s.fade(c.near, c.frame), rim: c.skyLow, from: [-0.4, -1] });

  const floor = [
    s.path(polygon([[-10, 556], [410, 520], [410, 610], [-10, 610]]), s.fade(c.far, c.frame)),
    s.stroke('M-10 580L410 544M40 610L96 546M140 610L176 542M250 610L258 534M350 610L334 528', c.near, 3, 0.7),
    shadow(s, 210, 560, 190, 30, c.frame, 0.8),
  ];
  const lights = [[372, 524, 58], [30, 556, 44]].map(([x, y, size]) => glow(s, x, y - size * 0.8, size * 1.6, c.skyLow, 0.9) + s.place(candle(), { x, y, size, fill: s.fade(ivory, c.skyLow) }) + s.path(flame(x, y - size * 0.7, size * 0.09), c.light));
  const sheets = s.path([[318, 470, 20], [286, 566, 26], [116, 220, 15], [246, 172, 12], [150, 586, 22]].map(([x, y, r]) => polygon([[x - r, y - r * 0.2], [x + r * 0.3, y - r * 0.6], [x + r, y + r * 0.1], [x - r * 0.2, y + r * 0.6]])).join(''), ivory, 'opacity=".85"');
  const beams = [s.within('M-10 112L60 108 210 84 410 40V610H-10z', shafts(s, 96, 20, [4, 20, 38, 56], 600, 10, c.light, 0.34)), specks(s, 90, [60, 90, 290, 380], [1.2, 3.4], c.light, 0.8)];
  return s.picture(room, frames, floor, flight(far), strings, flight(near), sheets, lights, follower, girl, beams, vignette(s, 0.6));
}

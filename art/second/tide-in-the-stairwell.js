// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, egg, limb, polygon, round } from '../studio/path.js';
import { cutPaper } from '../studio/hands.js';

export const scene = 'Straight down a stairwell: the sea stands at the bottom and rises, with a boat on it and the shadow of something large below the boat; on each floor people carry things up, and one sits on the rail and fishes.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('deepSea');
  const dark = '#0f1c34';
  const p = cutPaper(s, { from: [-0.7, -0.8], dark });
  const [cream, sand, rust, plum, night] = ['#f6e2b8', '#e9b56c', '#b8563f', '#6b2f52', '#2a2450'];
  // The floors, from the top down: each a frame, smaller and nearer to the water.
  const [CX, CY] = [204, 312];
  const W = [262, 178, 124, 86, 58];
  const frame = (/** @type {number} */ w, /** @type {number} */ grow = 0) => polygon([[CX - w - grow, CY - w * 1.28 - grow], [CX + w + grow, CY - w * 1.28 - grow], [CX + w + grow, CY + w * 1.28 + grow], [CX - w - grow, CY + w * 1.28 + grow]]);
  const tones = [cream, sand, rust, plum, night];
  const floors = W.map((w, i) => {
    const next = W[i + 1] ?? w * 0.8;
    const tone = tones[i];
    // Boards, then a flight of steps along one side of each floor, a side further each time.
    const boards = Array.from({ length: 7 }, (_, k) => { const x = CX - w + ((k + 0.5) * 2 * w) / 7; return `M${round(x)} ${round(CY - w * 1.28)}V${round(CY + w * 1.28)}`; }).join('');
    const [h, n] = [w * 1.28, next * 1.28];
    const steps = Array.from({ length: 8 }, (_, k) => {
      const t = [k / 8, (k + 1) / 8];
      const [a, b] = t.map((v) => -1 + 2 * v);
      const q = /** @type {[number, number][]} */ ([[[CX + a * next, CY - h], [CX + b * next, CY - h], [CX + b * next, CY - n], [CX + a * next, CY - n]], [[CX + next, CY + a * n], [CX + w, CY + a * n], [CX + w, CY + b * n], [CX + next, CY + b * n]], [[CX - a * next, CY + n], [CX - b * next, CY + n], [CX - b * next, CY + h], [CX - a * next, CY + h]], [[CX - w, CY - a * n], [CX - next, CY - a * n], [CX - next, CY - b * n], [CX - w, CY - b * n]]][i % 4]);
      return s.path(polygon(q), mix(tone, tones[i + 1] ?? dark, k / 8), `stroke="${shade(tone, -0.2)}" stroke-width="1"`);
    });
    return [p.sheet(frame(w), tone, { lift: 0 }), s.within(frame(w), s.stroke(boards, shade(tone, -0.07), 1.6)), i < 4 ? steps : ''];
  });
  // The inner edge of each floor: what lies below is in its shadow, and a rail runs along it.
  const rails = W.slice(1).map((w, i) => {
    const posts = Array.from({ length: 9 }, (_, k) => -1 + k / 4);
    const out = 5 - i * 0.8;
    return [
      s.path(`${frame(w)}${polygon([[CX - w + 22 - i * 4, CY - w * 1.28 + 26 - i * 5], [CX + w, CY - w * 1.28 + 26 - i * 5], [CX + w, CY + w * 1.28], [CX - w + 22 - i * 4, CY + w * 1.28]])}`, dark, 'opacity=".38" fill-rule="evenodd"'),
      s.stroke(posts.map((v) => `M${round(CX + v * w)} ${round(CY - w * 1.28)}v${-out * 1.6}M${round(CX + v * w)} ${round(CY + w * 1.28)}v${out * 1.6}M${round(CX - w)} ${round(CY + v * w * 1.28)}h${-out * 1.6}M${round(CX + w)} ${round(CY + v * w * 1.28)}h${out * 1.6}`).join(''), shade(tones[i], -0.42), 3 - i * 0.4),
      s.stroke(frame(w, out * 1.7), shade(tones[i], -0.36), 5.4 - i * 0.9), s.stroke(frame(w, out * 1.7), shade(tones[i], 0.06), 1.8 - i * 0.2),
    ];
  });
  // The sea, with light on it, has come over the lowest floor.
  const water = [
    p.sheet(blob([[CX - 94, CY - 104], [CX - 30, CY - 118], [CX + 40, CY - 110], [CX + 92, CY - 96], [CX + 86, CY], [CX + 94, CY + 96], [CX + 20, CY + 116], [CX - 50, CY + 108], [CX - 92, CY + 94], [CX - 86, CY]]), '#1f7f92', { lift: 0 }), s.path(egg(CX, CY, 74, 92), '#2fa3a8'), s.path(egg(CX - 8, CY - 10, 50, 62), '#63c9bd'), s.path(egg(CX - 12, CY - 14, 28, 34), '#c4efdc'),
    s.path(blob([[CX + 50, CY + 78], [CX + 28, CY + 44], [CX - 10, CY + 16], [CX - 46, CY + 8], [CX - 60, CY + 24], [CX - 36, CY + 46], [CX + 4, CY + 66], [CX + 34, CY + 88, 'sharp'], [CX + 28, CY + 104, 'sharp'], [CX + 44, CY + 92], [CX + 68, CY + 92, 'sharp']]), '#0f4a62', 'opacity=".8"'),
    s.stroke(`M${CX - 70} ${CY - 62}q10-8 20 0t20 0M${CX + 20} ${CY - 84}q10-8 20 0t20 0M${CX - 78} ${CY + 76}q10-8 20 0M${CX + 48} ${CY + 8}q9-7 18 0M${CX - 30} ${CY + 96}q9-7 18 0t18 0`, '#e2f6e6', 2.8),
    s.group([p.sheet(blob([[-24, 0, 'sharp'], [-12, -9], [10, -9], [26, 0, 'sharp'], [10, 9], [-12, 9]]), '#8a4a2a', { lift: 3 }), s.path(blob([[-18, 0], [-10, -6], [10, -6], [19, 0], [10, 6], [-10, 6]]), '#5a2c18'), p.sheet(blob([[0, 1], [-14, -26, 'sharp'], [18, -24, 'sharp'], [8, -8]]), '#e2483a', { lift: 3 }), s.path(egg(15, 0, 3.4), '#ffe9a8')], `transform="translate(${CX - 8} ${CY - 12}) rotate(-24)"`),
    // A chair that was not fetched in time.
    s.group([p.sheet(polygon([[-11, -11], [11, -11], [11, 11], [-11, 11]]), '#d99a4a', { lift: 2 }), s.stroke('M-11-11v-9M11-11v-9M-11-20H11M-11-15H11', '#a5652a', 3)], `transform="translate(${CX + 62} ${CY - 52}) rotate(34) scale(.8)"`),
  ];
  /**
   * One seen from above: hair, shoulders, hands on the load, one shoe before.
   * @param {number} x @param {number} y @param {number} k @param {number} turn @param {string} coat @param {string} hair @param {import('../studio/studio.js').Markup} [load]
   */
  const carrier = (x, y, k, turn, coat, hair, load = '') => [
    s.path(polygon([[x, y - 8 * k], [x + 10 * k, y], [x + 56 * k, y + 58 * k], [x + 30 * k, y + 62 * k], [x - 12 * k, y + 6 * k]]), dark, 'opacity=".3"'),
    s.group([s.path(egg(-8, -20, 5.4, 9) + egg(9, 14, 5.4, 9), shade(coat, -0.28)), s.path(limb([[-20, 0, 13], [-21, -18, 11], [-14, -30, 9]]) + limb([[20, 0, 13], [21, -18, 11], [14, -30, 9]]), shade(coat, -0.06)), load, s.path(egg(-13, -33, 5) + egg(13, -33, 5), '#f0c49c'), p.sheet(blob([[-27, 0], [-20, -10], [0, -12], [20, -10], [27, 0], [20, 10], [0, 13], [-20, 10]]), coat, { lift: 3 }), s.path(egg(0, -11, 4.4), '#f0c49c'), p.sheet(egg(0, 0, 12.4, 13), hair, { lift: 2 }), s.stroke('M-6-6q4-5 10-4', shade(hair, 0.2), 2.4)], `transform="translate(${x} ${y}) rotate(${turn}) scale(${k})"`),
  ];
  const chair = [p.sheet(polygon([[-17, -62], [17, -62], [17, -30], [-17, -30]]), '#c9793a', { lift: 3 }), s.stroke('M-17-66H17M-12-66v-6M0-66v-6M12-66v-6M-17-73H17', '#8a4a1f', 4)];
  const lamp = [p.sheet(egg(0, -46, 21), '#ffd76b', { lift: 3 }), s.path(egg(0, -46, 11), '#fff4cf'), s.stroke('M-20-46h9M11-46h9M0-66v9M0-35v9', '#d99a2c', 2.4)];
  const chest = [p.sheet(polygon([[-28, -62], [28, -62], [28, -28], [-28, -28]]), '#7a4326', { lift: 3 }), s.stroke('M-28-45H28M-14-62v34M14-62v34', '#e0b04a', 3)];
  const cage = [p.sheet(egg(0, -48, 20), '#e8eef0', { lift: 3 }), s.stroke('M-18-52H18M-18-44H18M-8-66v36M8-66v36', '#6a7f8c', 2), s.path(egg(1, -48, 5), '#e0a030')];
  const people = [
    carrier(86, 44, 0.98, 90, '#6f9ac0', '#a5703c', cage), carrier(352, 196, 0.84, 176, '#b8382f', '#efe6da', lamp), carrier(354, 430, 0.86, 4, '#3f7a54', '#2a1a1a', chair), carrier(322, 576, 0.98, -90, '#b58ac0', '#c9702c', chair), carrier(52, 424, 0.82, 4, '#d99a2c', '#2a1a1a'),
    carrier(304, 262, 0.54, 178, '#f0e2c4', '#3a2218', chair), carrier(100, 404, 0.54, 4, '#b8382f', '#2a1a1a', lamp), carrier(176, 508, 0.8, 90, '#2f5d8c', '#e9dccb', chest), carrier(250, 447, 0.5, -90, '#7fc4c0', '#3a2218', chest),
  ];
  // He sits on the rail of the second floor with his legs over the water.
  const fisher = s.group([s.path(limb([[-7, 4, 12], [-8, -20, 11], [-7, -32, 9]]) + limb([[8, 4, 12], [9, -18, 11], [9, -30, 9]]), '#24345a'), s.path(egg(-7, -38, 6, 9) + egg(9, -36, 6, 9), '#5a2a18'), p.sheet(blob([[-24, 8], [-19, -4], [0, -7], [19, -4], [24, 8], [16, 19], [-16, 19]]), '#e2703a', { lift: 4 }), s.path(limb([[18, 4, 11], [20, -14, 9], [12, -24, 8]]), '#c9582a'), s.path(egg(12, -26, 5), '#f0c49c'), p.sheet(egg(0, 6, 21, 20), '#f2d27a', { lift: 4 }), p.sheet(egg(0, 6, 11.4), '#e6bf5a', { lift: 2 }), s.stroke('M-11 6a11 11 0 0 0 22 1', '#b8382f', 3)], 'transform="translate(76 258) rotate(90) scale(.92)"');
  const rod = [s.stroke('M98 270L176 284', '#6b3f1d', 4), s.stroke(`M176 284Q186 300 ${CX - 38} ${CY + 34}`, '#f8f4e6', 1.6), s.path(egg(CX - 38, CY + 36, 4.4), '#e2483a'), s.stroke(`M${CX - 52} ${CY + 38}q14 8 28 0`, '#e2f6e6', 2), s.path(egg(30, 286, 14), '#3f6f86'), s.path(egg(30, 286, 9.6), '#1d3a4c'), s.stroke('M24 284q6-5 12 1', '#f0a090', 3.4)];
  return s.picture(floors, rails, water, people, fisher, rod);
}

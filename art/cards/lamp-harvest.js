// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, egg, flame, limb, line, round } from '../studio/path.js';
import { backdrop, flock, glow, land, mist, specks, vignette } from '../studio/nature.js';
import { oldWithStick, person } from '../motifs/people.js';
import { house } from '../motifs/buildings.js';
import { leafyTree } from '../motifs/trees.js';

export const scene = 'At dusk an old couple reaps a field where every ear is a small burning lamp.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('amberDusk');
  const HORIZON = 352;

  const band = (/** @type {number} */ y, /** @type {number} */ h, /** @type {string} */ colour, /** @type {number} */ opacity) => s.path(blob([[-30, y], [60 + h * 2, y - h], [150, y - h * s.random.between(0.2, 0.7)], [200 + s.random.between(0, 80), y - h * 1.1], [330, y - h * s.random.between(0, 0.6)], [430, y - h * 0.8], [430, y + h * 0.4], [260 + h * 3, y + h * 0.5], [160, y + h * s.random.between(0, 0.5)], [40, y + h * 0.6]]), colour, `opacity="${opacity}"`);
  const sky = [
    backdrop(s, shade(c.skyHigh, -0.1), c.skyHigh, [0.36, mix(c.skyHigh, c.accent, 0.55)], [0.56, c.skyLow], [0.6, c.light]),
    glow(s, 120, HORIZON, 330, c.light, 0.8, 200),
    band(94, 22, c.skyHigh, 0.6), band(140, 15, mix(c.accent, c.skyHigh, 0.5), 0.6), band(190, 18, c.accent, 0.45), band(236, 11, mix(c.accent, c.skyLow, 0.5), 0.7), band(278, 9, c.light, 0.5),
    specks(s, 36, [0, 0, 400, 120], [1, 3], c.light, 0.9),
    flock(s, [[262, 170, 26], [296, 158, 20], [322, 176, 16], [240, 192, 15], [344, 162, 13]], c.near),
  ];
  const tree = leafyTree(s.random);
  const far = [
    land(s, [342, 330, 346, 338, 318, 330, 344], mix(c.far, c.skyLow, 0.45), c.far, 3),
    [[292, 344, 34], [322, 342, 42], [350, 344, 32]].map(([x, y, size]) => s.place(house(), { x, y, size, fill: c.middle })),
    [[270, 346, 44], [374, 346, 56], [394, 348, 44], [20, 350, 40]].map(([x, y, size]) => s.place(tree, { x, y, size, fill: c.middle })),
    mist(s, 350, 46, c.light, 0.6),
  ];

  // The field: lamps in rows, small and many far away, few and large near by.
  const ground = s.path(`M-10 ${HORIZON}Q200 ${HORIZON - 12} 410 ${HORIZON}V610H-10z`, s.fade(mix(c.far, c.light, 0.35), c.middle, c.near, c.frame));
  // What is already cut: a bare path from the reaper to the viewer.
  const stubble = s.path(blob([[150, 374], [196, 372], [226, 420], [262, 500], [330, 610, 'sharp'], [60, 610, 'sharp'], [96, 520], [136, 440]]), s.fade(mix(c.far, c.skyLow, 0.3), c.middle, mix(c.near, c.middle, 0.4)));
  let stubs = '';
  for (let i = 0; i < 80; i++) {
    const t = s.random.next();
    stubs += `M${round(s.random.around(185, 20 + t * 110))} ${round(390 + t * 210)}l${round(s.random.between(-1, 2))} ${round(-3 - t * 7)}`;
  }
  const cut = (/** @type {number} */ x, /** @type {number} */ y) => {
    const t = (y - 372) / 230;
    return t > 0 && x > 152 - t * 92 && x < 200 + t * 132;
  };
  const rows = [];
  for (let row = 0; row < 12; row++) {
    const t = row / 11;
    const y = HORIZON + 6 + t ** 1.7 * 226;
    const gap = 10 + t * 32;
    let [stalks, heads] = ['', ''];
    for (let x = -10 + (row % 3) * 4; x < 410; x += gap * s.random.between(0.75, 1.25)) {
      if (cut(x, y)) continue;
      const tall = 10 + t * 62 + s.random.between(-3, 5) * (1 + t);
      const bend = s.random.between(-2, 6) * (0.4 + t * 2.4);
      stalks += `M${round(x)} ${round(y + 6)}l${round(bend)} ${Math.round(-tall)}`;
      const [hx, hy, r] = [x + bend, y + 6 - tall, 1.5 + t * 4.6];
      heads += t < 0.35 ? `M${round(hx)} ${round(hy)}v${round(-r)}` : flame(hx, hy + r * 0.5, r);
    }
    rows.push(mist(s, y - 6 - t * 34, 26 + t * 56, c.skyLow, 0.18), s.stroke(stalks, mix(c.middle, c.frame, t), 0.9 + t * 1.8), t < 0.35 ? s.stroke(heads, c.light, 2.4 + t * 3) : s.path(heads, s.fade(c.light, c.light, mix(c.light, c.accent, 0.55))) + s.stroke(heads, c.accent, 4 + t * 5, 0.18));
  }

  // Sheaves of light, tied.
  const stems = [-3, -2, -1, 0, 1, 2, 3].map((i) => limb([[i * 5, 0, 3], [i * 1.6, -30, 3], [i * 8, -62 + Math.abs(i) * 4, 2]]));
  const flames = [-3, -2, -1, 0, 1, 2, 3].map((i) => blob([[i * 9, -80 + Math.abs(i) * 5, 'sharp'], [i * 9 + 5, -65 + Math.abs(i) * 4], [i * 8, -58 + Math.abs(i) * 4], [i * 9 - 5, -65 + Math.abs(i) * 4]]));
  const sheaf = s.stamp([glow(s, 0, -60, 90, c.skyLow, 0.9), s.path(stems.join(''), s.fade(c.skyLow, c.near)), s.path(flames.join(''), s.fade(c.light, mix(c.light, c.skyLow, 0.6))), s.stroke(line([[-7, -30], [0, -27], [7, -30]]), c.accent, 5)]);
  const gathered = [sheaf(168, 410, 0.42), sheaf(112, 520, 0.9), sheaf(128, 452, 0.6)];

  // She mows; he follows with one sheaf on his back.
  const rim = { rim: c.light, from: /** @type {[number, number]} */ ([0.5, -0.5]), rimWidth: 2.6 };
  const scythe = limb([[6, -62, 2.4], [22, -50, 2.6], [52, -12, 2.4]]) + blob([[49, -15, 'sharp'], [66, -21], [84, -18], [98, -6, 'sharp'], [82, -12], [66, -14], [52, -8]]);
  const mower = { ...person({ head: [11, -85], neck: [7, -77], chest: [4, -66], hip: [-3, -46], nearArm: [[13, -58], [22, -50]], farArm: [[15, -66], [12, -60]], nearLeg: [[7, -25], [12, -3]], farLeg: [[-9, -25], [-17, -4]] }, { wear: 'dress', head: 'bun', scarf: 14 }) };
  const figures = [
    glow(s, 250, 440, 150, c.skyLow, 0.6),
    s.place({ d: mower.d + scythe }, { x: 212, y: 528, size: 168, fill: s.fade(c.near, c.frame), ...rim }),
    s.path(egg(300, 512, 3), c.light),
  ];
  const husband = [sheaf(48, 452, 0.5), s.place(oldWithStick(), { x: 62, y: 470, size: 92, fill: s.fade(c.middle, c.near), ...rim, from: [1, -0.6] })];
  const sparks = [specks(s, 50, [20, 250, 360, 300], [1.2, 3.6], c.light, 0.9), specks(s, 26, [0, 300, 400, 280], [1.6, 4], c.accent, 0.8)];
  return s.picture(sky, far, ground, rows.slice(0, 24), stubble, s.stroke(stubs, mix(c.skyLow, c.far, 0.3), 1.6, 0.7), gathered, husband, rows.slice(24), figures, sparks, vignette(s, 0.55));
}

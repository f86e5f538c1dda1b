// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, egg, limb, line, polygon, round } from '../studio/path.js';
import { backdrop, blades, glow, land, leaf, mist, specks, vignette } from '../studio/nature.js';
import { horse } from '../motifs/animals.js';
import { clothed } from '../motifs/clothed-people.js';
import { person } from '../motifs/people.js';

export const scene = 'Farmers mow a field where clocks grow on stalks; time lies in sheaves.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('harvestGold');
  const brass = mix(c.middle, c.near, 0.4);
  const stalk = mix(c.middle, c.near, 0.25);

  /** A clock of radius 20 around 0, 0. @param {number} hour @param {number} minute @param {string} rim */
  const dial = (hour, minute, rim) => {
    const hand = (/** @type {number} */ turn, /** @type {number} */ l) => `M0 0L${round(Math.sin(turn * 6.283) * l)} ${round(-Math.cos(turn * 6.283) * l)}`;
    const ticks = Array.from({ length: 12 }, (_, i) => `M${round(Math.sin(i * 0.5236) * 13.4)} ${round(-Math.cos(i * 0.5236) * 13.4)}h0`).join('');
    return s.stamp([
      s.path(Array.from({ length: 9 }, (_, i) => leaf(0, 0, 27, 30 + i * 15)).join(''), shade(stalk, -0.06)),
      s.path(egg(0, 0, 20), s.fade(shade(rim, 0.1), shade(rim, -0.16))),
      s.path(egg(0, 0, 16), s.fade(c.light, mix(c.light, c.middle, 0.25))),
      s.stroke(ticks, c.near, 2.4),
      s.stroke(hand(hour, 8), c.frame, 3) + s.stroke(hand(minute, 12), c.frame, 2) + s.stroke('M0 0h0', c.accent, 5),
      s.path(blob([[-13, -6], [-6, -13], [2, -14], [-7, -7], [-12, 2]]), c.light, 'opacity=".8"'),
    ]);
  };
  const dials = [dial(0.8, 0.15, brass), dial(0.3, 0.6, c.accent), dial(0.55, 0.85, c.middle), dial(0.1, 0.4, shade(brass, -0.1))];
  /** Small and far: a face and two strokes. */
  const bud = s.stamp([s.path(egg(0, 0, 8), c.near), s.path(egg(0, 0, 6), c.light), s.stroke('M0 0V-4M0 0L3 1', c.frame, 1.6)]);

  const sky = [
    backdrop(s, c.skyHigh, mix(c.skyHigh, c.skyLow, 0.5), c.skyLow, mix(c.skyLow, c.middle, 0.4)),
    glow(s, 226, 318, 320, c.light, 1),
    glow(s, 226, 318, 150, c.middle, 0.6),
    s.path(egg(226, 318, 92), s.fade(c.light, mix(c.light, c.middle, 0.55))),
    // The sun, too, has marks.
    s.stroke(Array.from({ length: 12 }, (_, i) => `M${round(226 + Math.sin(i * 0.5236) * 108)} ${round(318 - Math.cos(i * 0.5236) * 108)}L${round(226 + Math.sin(i * 0.5236) * (i % 3 ? 116 : 124))} ${round(318 - Math.cos(i * 0.5236) * (i % 3 ? 116 : 124))}`).join(''), c.light, 5, 0.85),
  ];
  const far = [
    land(s, [436, 424, 430, 418, 428, 434], mix(c.far, c.skyLow, 0.2), c.far, 3),
    s.path([20, 44, 62, 330, 350, 384].map((x, i) => egg(x, 424 - (i % 2) * 4, 17, 12 + (i % 3) * 3)).join(''), mix(c.far, c.near, 0.25)),
    // The wagon that takes the hours home.
    s.path(polygon([[330, 404], [376, 404], [370, 424], [336, 424]]) + egg(340, 428, 8) + egg(366, 428, 8), mix(c.near, c.far, 0.3)) + [[338, 400], [352, 396], [366, 400], [346, 390], [360, 389]].map(([x, y]) => bud(x, y, 0.8)).join(''),
    s.place(horse(), { x: 308, y: 434, size: 36, flip: true, fill: mix(c.near, c.far, 0.2) }),
    mist(s, 436, 50, c.skyLow, 0.7),
    land(s, [448, 444, 452, 446, 450, 446], c.middle, mix(c.middle, c.near, 0.5), 3),
  ];
  // Rows of ripe clocks, smaller towards the horizon.
  const rows = [0, 1, 2, 3, 4].map((row) => {
    const [y, k, gap] = [452 + row * row * 4.4, 0.42 + row * 0.17, 15 + row * 6];
    const stems = [];
    const heads = [];
    for (let x = -6 + (row % 2) * gap * 0.5; x < 406; x += gap) {
      // Where the mower has been, there are none.
      if (x > 150 - row * 8 && x < 282 + row * 12) continue;
      const [px, top] = [x + s.random.between(-4, 4), y - (20 + row * 9) * s.random.between(0.8, 1.15)];
      stems.push(`M${round(px)} ${round(y + 10)}L${round(px + 1)} ${round(top)}`);
      heads.push(bud(px + 1, top, k, s.random.between(-40, 40)));
    }
    return [s.stroke(stems.join(''), mix(stalk, c.near, row * 0.15), 1.6 + row * 0.5), heads];
  });
  const ground = [
    s.path('M-10 512Q200 494 410 512V610H-10z', s.fade(mix(c.middle, c.near, 0.35), c.near)),
    s.path(polygon([[176, 452], [256, 452], [352, 610], [76, 610]]), s.fade(mix(c.middle, c.light, 0.45), mix(c.middle, c.near, 0.25))),
    blades(s, 130, () => { const t = s.random.next(); return [212 + s.random.between(-1, 1) * (44 + t * 86), 462 + t * 140]; }, [5, 13], [c.near, brass, c.light], 0.05, 2.2),
  ];

  /** A bound sheaf with its faces turned every way. @param {number} x @param {number} y @param {number} k */
  const sheaf = (x, y, k) => s.group([
    s.path(egg(0, 4, 40, 7), c.frame, 'opacity=".35"'),
    s.path(blob([[-34, 4, 'sharp'], [-12, -40], [-40, -92, 'sharp'], [0, -98], [40, -92, 'sharp'], [12, -40], [34, 4, 'sharp'], [0, 8]]), s.fade(c.middle, brass, c.near)),
    s.stroke([-26, -16, -6, 6, 16, 26].map((q) => `M${q} 4Q${q * 0.4} -40 ${q * 1.2} -92`).join(''), mix(c.near, c.frame, 0.2), 2, 0.5),
    s.path(limb([[-14, -38, 9], [0, -34, 9], [14, -40, 9]]) + limb([[10, -40, 6], [24, -30, 5], [28, -18, 3]]), c.accent),
    [[-36, -96, 0.62, -30, 0], [34, -98, 0.66, 26, 1], [-14, -112, 0.74, -8, 2], [14, -108, 0.7, 12, 3], [0, -88, 0.76, 4, 0]].map(([dx, dy, q, turn, i]) => dials[i](dx, dy, q, turn)),
  ], `transform="translate(${x} ${y}) scale(${k})"`);
  const sheaves = [sheaf(30, 484, 0.46), sheaf(126, 474, 0.4), sheaf(318, 504, 0.78)];

  // The mower against the sun, at the end of the swing.
  const swing = /** @type {any} */ ({ head: [15, -84], neck: [10, -77], chest: [6, -67], hip: [-4, -47], nearArm: [[6, -55], [17, -51]], farArm: [[21, -54], [29, -36]], nearLeg: [[11, -29], [14, -3]], farLeg: [[-13, -27], [-26, -3]] });
  const [x, y, size] = [250, 552, 262];
  const k = size / 100;
  const at = (/** @type {number} */ px, /** @type {number} */ py) => /** @type {[number, number]} */ ([x - px * k, y + py * k]);
  const scythe = [
    s.path(limb(/** @type {[number, number, number][]} */ ([[...at(8, -64), 6], [...at(17, -51), 6], [...at(29, -36), 6], [...at(53, -3), 7]])), c.frame),
    s.path(blob([[...at(49, -7)], [...at(60, -3)], [...at(76, -9)], [...at(88, -24), 'sharp'], [...at(81, -4)], [...at(66, 6)], [...at(51, 3)]].map((p) => /** @type {any} */ (p))), s.blend([20, 530], [126, 550], c.light, mix(c.light, c.skyHigh, 0.8), shade(c.skyHigh, -0.2))),
  ];
  const mower = [
    s.path(egg(x + 4, y + 2, 88, 10), c.frame, 'opacity=".35"'),
    scythe[0],
    clothed(s, swing, { skin: mix(c.near, c.middle, 0.35), top: shade(c.accent, -0.04), bottom: shade(c.near, -0.16), shoe: c.frame, hair: c.frame, hat: 'straw', hatColour: shade(c.middle, 0.04), stout: 1.3, head: 1.3 }, { x, y, size, flip: true, rim: c.light, from: [0.5, -1], rimWidth: 2.6 }),
    s.path(limb([[...at(-13, -50), 9], [...at(-4, -48), 10], [...at(6, -51), 9]].map((p) => /** @type {any} */ (p))), c.middle),
    scythe[1],
  ];
  const cut = [[52, 492, 0.62, -60, 0], [22, 572, 0.8, -100, 2], [92, 588, 0.72, 120, 3], [92, 470, 0.5, -40, 1]].map(([px, py, q, turn, i]) => s.stroke(`M${px} ${py}q${round(20 * q)} 20 ${round(64 * q)} ${round(20 * q)}`, stalk, 3.4 * q + 1) + dials[i](px, py, q, turn));
  const binder = s.place(person('kneel', { wear: 'dress', head: 'bun' }), { x: 366, y: 522, size: 112, flip: true, fill: s.fade(shade(c.skyHigh, -0.22), shade(c.skyHigh, -0.4)), rim: c.light, from: [-0.6, -1] });

  // We lie in the corn: the nearest clocks lean over us.
  /** @type {[number, number, number, number, number, number][]} foot, head x, y, scale, turn, kind */
  const near = [[-12, 52, 232, 2.3, 12, 1], [52, 98, 400, 1.05, 10, 3], [420, 342, 140, 2.7, -12, 0], [410, 376, 330, 1.6, 12, 2], [336, 330, 580, 1.15, 10, 3], [200, 196, 590, 0.9, -12, 2]];
  const corn = near.map(([foot, hx, hy, q, turn, kind]) => [
    s.path(limb([[foot, 620, 5 * q], [(foot + hx) / 2 + (foot - hx) * 0.3, (620 + hy) / 2, 4.4 * q], [hx, hy, 3.4 * q]]), s.fade(brass, c.frame)),
    s.path(leaf((foot + hx) / 2 + (foot - hx) * 0.3, (640 + hy) / 2, 46 * q * 0.7, foot < 200 ? -40 : -140), s.fade(c.middle, c.near)),
    dials[kind](hx, hy, q, turn),
  ]);
  const grass = blades(s, 70, (t) => [t * 400, 612], [20, 64], [c.near, c.frame, brass], 0.15, 2.4);
  const chaff = [specks(s, 60, [20, 330, 360, 240], [1.6, 4.4], c.light, 0.85), s.stroke(line([[70, 500], [120, 470], [150, 480]]) + line([[60, 540], [40, 500], [60, 470]]), c.light, 2, 0.6)];
  return s.picture(sky, far, rows, ground, sheaves, binder, cut, mower, chaff, grass, corn, vignette(s, 0.35, c.near));
}

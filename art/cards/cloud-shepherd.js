// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, egg, limb, round } from '../studio/path.js';
import { backdrop, blades, dashes, flock, glow, land, shadow, specks, vignette } from '../studio/nature.js';
import { clothed } from '../motifs/clothed-people.js';
import { leafyTree } from '../motifs/trees.js';
import { house } from '../motifs/buildings.js';

export const scene = 'A shepherd whistles a flock of clouds over a hill into a wooden fold.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('harvestGold');
  const wool = c.light;
  const sky = [
    backdrop(s, shade(c.skyHigh, -0.1), c.skyHigh, mix(c.skyHigh, c.skyLow, 0.6), c.skyLow),
    glow(s, 70, 70, 180, c.light),
  ];

  /** A cloud that is nearly a sheep: puffs all round, a flat belly, a face that is only a lighter puff with an ear. @param {number} w @param {boolean} faced */
  function sheepCloud(w, faced) {
    let d = '';
    const n = 13;
    const p = (/** @type {number} */ i) => {
      const a = (i / n) * 2 * Math.PI + Math.PI;
      return [Math.cos(a) * w * 0.5, Math.sin(a) * w * (Math.sin(a) < 0 ? 0.32 : 0.2)];
    };
    d = `M${p(0).map(round).join(' ')}`;
    for (let i = 1; i <= n; i++) {
      const [x, y] = p(i % n);
      const [u, v] = p(i - 1);
      const r = Math.hypot(x - u, y - v) * s.random.between(0.54, 0.66);
      d += `A${round(r)} ${round(r)} 0 0 1 ${round(x)} ${round(y)}`;
    }
    d += 'z';
    const curls = Array.from({ length: 6 }, (_, i) => `M${round(-w * 0.34 + i * w * 0.12)} ${round(-w * 0.12 + ((i * 7) % 5) * w * 0.05)}q${round(w * 0.03)} ${round(-w * 0.07)} ${round(w * 0.09)} ${round(-w * 0.01)}`).join('');
    const face = faced ? [
      s.path(blob([[w * 0.42, -w * 0.16], [w * 0.54, -w * 0.18], [w * 0.64, -w * 0.06], [w * 0.66, w * 0.04], [w * 0.56, w * 0.07], [w * 0.46, w * 0.02]]), s.fade(mix(c.near, c.far, 0.25), c.near)),
      s.path(limb([[w * 0.45, -w * 0.13, w * 0.03], [w * 0.38, -w * 0.08, w * 0.07], [w * 0.36, 0, w * 0.03]]), mix(c.near, c.far, 0.1)),
      s.path(blob([[w * 0.36, -w * 0.14], [w * 0.42, -w * 0.25], [w * 0.53, -w * 0.22], [w * 0.52, -w * 0.14], [w * 0.44, -w * 0.1]]), wool),
      s.stroke(`M${round(w * 0.54)} ${round(-w * 0.09)}q${round(w * 0.02)} ${round(w * 0.02)} ${round(w * 0.05)} 0`, c.light, w * 0.016),
    ] : '';
    return s.group([s.path(d, s.fade(wool, mix(wool, c.skyLow, 0.5), mix(c.skyHigh, c.far, 0.35))), s.stroke(curls, mix(c.skyHigh, c.skyLow, 0.4), w * 0.022, 0.9), ...face]);
  }
  const looks = [sheepCloud(100, true), sheepCloud(100, true), sheepCloud(100, false)];
  const kinds = looks.map((look) => s.stamp(look));
  const turned = s.stamp(s.group(looks[0], 'transform="scale(-1 1)"'));
  // They come out of the far sky to the left, grow, turn over the shepherd and come down into the fold.
  /** @type {[number, number, number][]} */
  const coming = [[388, 44, 0.26], [350, 58, 0.32], [396, 74, 0.3], [304, 72, 0.38], [352, 98, 0.4], [250, 96, 0.46], [298, 122, 0.46], [192, 134, 0.56], [246, 160, 0.58]];
  const flying = [coming.map(([x, y, k]) => turned(x, y, k, -10)), kinds[2](146, 196, 0.78, -6), kinds[0](214, 236, 0.9, 10), kinds[1](150, 292, 0.84, 16), kinds[0](282, 312, 1.24, 14)];
  const softShadows = [[250, 408, 70], [330, 424, 60], [190, 432, 40]].map(([x, y, r]) => shadow(s, x, y, r, r * 0.16, c.near, 0.45));

  const tree = leafyTree(s.random);
  const hills = [
    land(s, [352, 340, 356, 344, 330, 350, 340], mix(c.far, c.skyHigh, 0.4), c.skyLow, 4),
    [[60, 356, 26], [84, 358, 34], [40, 360, 30]].map(([x, y, size]) => s.place(house(), { x, y, size, fill: mix(c.near, c.far, 0.5) })),
    [[20, 362, 40], [110, 362, 46], [124, 364, 34]].map(([x, y, size]) => s.place(tree, { x, y, size, fill: mix(c.far, c.near, 0.35) })),
    land(s, [380, 372, 388, 396, 380, 384, 392], mix(c.far, c.middle, 0.3), c.far, 3),
    land(s, [408, 430, 426, 404, 398, 410, 420], c.middle, mix(c.middle, c.far, 0.4), 3),
    dashes(s, 90, [-10, 424, 420, 80], [8, 26], c.light, { width: 3, opacity: 0.4, bow: 3 }),
    softShadows,
  ];

  // The fold: a ring of rails on the hill, open towards the flock; clouds already inside lie about.
  const post = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ h) => limb([[x, y, h * 0.15], [x + 1, y - h, h * 0.12]]);
  const rail = (/** @type {[number, number, number][]} */ posts) => {
    let rails = '';
    for (const share of [0.82, 0.48]) rails += limb(posts.map(([x, y, h]) => /** @type {[number, number, number]} */ ([x, y - h * share, h * 0.1])));
    return rails + posts.map(([x, y, h]) => post(x, y, h)).join('');
  };
  /** @type {[number, number, number][]} */
  const back = [[186, 462, 34], [232, 450, 34], [284, 444, 34], [340, 446, 36], [396, 456, 38]];
  /** @type {[number, number, number][]} */
  const front = [[172, 512, 46], [220, 536, 52], [282, 550, 58], [352, 552, 60], [424, 540, 60]];
  const timber = s.fade(mix(c.near, c.middle, 0.25), shade(c.near, -0.12));
  const inside = [[226, 484, 0.72, 0], [352, 488, 0.9, 1], [288, 508, 0.96, 2]].map(([x, y, k, i]) => shadow(s, x, y + k * 20, k * 46, k * 8, c.near, 0.5) + kinds[i](x, y, k, i ? 0 : 4));
  const jumper = kinds[1](330, 416, 1.06, 20);
  const gate = s.path(rail([[166, 500, 44], [146, 478, 40], [128, 458, 36]]), timber);

  // The shepherd: fingers to his lips, crook planted, cloak in the wind, a dog that believes all of this.
  const pose = { head: /** @type {[number, number]} */ ([5, -91]), neck: /** @type {[number, number]} */ ([2, -81]), chest: /** @type {[number, number]} */ ([0, -69]), hip: /** @type {[number, number]} */ ([-2, -48]), nearArm: /** @type {any} */ ([[-10, -58], [-20, -64]]), farArm: /** @type {any} */ ([[15, -72], [30, -80]]), nearLeg: /** @type {any} */ ([[-5, -26], [-10, -3]]), farLeg: /** @type {any} */ ([[6, -26], [10, -3]]) };
  const shepherd = [
    shadow(s, 84, 560, 60, 9, c.frame, 0.6),
    s.path(blob([[70, 424, 'sharp'], [50, 446], [18, 470], [-6, 500, 'sharp'], [14, 506], [6, 530, 'sharp'], [48, 520], [76, 500]]), s.fade(c.accent, shade(c.accent, -0.16))),
    s.stroke('M50 560L44 384q0-26 22-22 14 6 4 18', shade(c.near, -0.14), 6),
    clothed(s, pose, { skin: mix(c.near, c.skyLow, 0.5), top: c.accent, bottom: c.frame, shoe: c.frame, hair: c.light, cut: 'coat', hat: 'straw', hatColour: mix(c.middle, c.light, 0.35), beard: c.light, head: 1.35, stout: 1.25 }, { x: 82, y: 560, size: 190, rim: c.light, from: [-0.5, -1], rimWidth: 2.2 }),
    s.stroke('M116 392q10 0 18-4M116 400q12 4 22 2M114 384q8-4 12-10', c.light, 3),
  ];
  const dog = s.place({ d: limb([[-30, -28, 20], [-8, -30, 22], [14, -32, 22], [26, -44, 14], [34, -54, 17], [44, -52, 12], [56, -48, 5]]) + limb([[-30, -26, 14], [-34, -12, 7], [-32, -2, 6]]) + limb([[-22, -26, 12], [-18, -12, 7], [-20, -2, 6]]) + limb([[16, -28, 12], [18, -12, 7], [18, -2, 6]]) + limb([[22, -28, 11], [28, -14, 6], [36, -12, 5]]) + limb([[-36, -32, 7], [-50, -44, 8], [-56, -60, 3]]) + blob([[30, -58], [22, -66], [18, -54], [26, -48]]), parts: [{ d: egg(43, -56, 1.8), tone: 'light' }, { d: blob([[8, -38], [20, -42], [24, -30], [16, -20], [6, -24]]) + blob([[-56, -60, 'sharp'], [-52, -48], [-46, -44], [-54, -46]]), tone: 'light', opacity: 0.9 }] }, { x: 162, y: 580, size: 62, fill: c.frame, rim: c.light, from: [-0.5, -1] });
  let daisies = '';
  for (let i = 0; i < 26; i++) daisies += `M${round(s.random.between(0, 400))} ${round(s.random.between(562, 600))}h0`;
  const foreground = [
    s.path(blob([[-20, 548, 'sharp'], [60, 540], [140, 560], [240, 576], [340, 574], [420, 562, 'sharp'], [420, 620, 'sharp'], [-20, 620, 'sharp']]), s.fade(mix(c.middle, c.near, 0.25), c.near)),
    blades(s, 90, (t) => [t * 400, 612 - 30 * Math.abs(Math.sin(t * 9))], [14, 36], [c.middle, mix(c.near, c.frame, 0.4), c.frame], 0.25, 2),
    s.stroke(daisies, c.light, 5, 0.9),
  ];
  return s.picture(sky, glow(s, 66, 74, 330, c.light, 0.6), flying, hills, s.path(rail(back), timber), inside, jumper, s.path(rail(front), timber), gate, foreground, shepherd, dog, specks(s, 24, [120, 300, 270, 240], [2, 4], c.light, 0.8), vignette(s, 0.32, c.near));
}

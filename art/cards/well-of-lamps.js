// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, box, egg, limb, polygon, ring, round } from '../studio/path.js';
import { backdrop, glow, leaf, specks, vignette } from '../studio/nature.js';

export const scene = 'Looking down a well: at the bottom a lit living room with somebody reading.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('inkTeal');
  // The shaft narrows towards a point left of the middle; rings of stones get smaller and warmer.
  const mouth = { x: 204, y: 300, r: 236 };
  const floor = { x: 182, y: 328, r: 104 };
  const at = (/** @type {number} */ t) => ({ x: mouth.x + (floor.x - mouth.x) * t, y: mouth.y + (floor.y - mouth.y) * t, r: mouth.r + (floor.r - mouth.r) * t });
  const point = (/** @type {number} */ t, /** @type {number} */ a) => {
    const q = at(t);
    return /** @type {[number, number]} */ ([q.x + Math.cos(a) * q.r, q.y + Math.sin(a) * q.r]);
  };

  // Grass round the kerb, seen from above, and paving.
  let tufts = '';
  for (let i = 0; i < 110; i++) {
    const a = s.random.between(0, 6.28);
    const r = s.random.between(286, 400);
    tufts += leaf(mouth.x + Math.cos(a) * r, mouth.y + Math.sin(a) * r, s.random.between(14, 30), s.random.between(0, 360));
  }
  const lawn = [backdrop(s, c.near, mix(c.near, c.middle, 0.5), c.frame), s.path(tufts, c.middle, 'opacity=".8"')];

  const stone = (/** @type {number} */ t0, /** @type {number} */ t1, /** @type {number} */ a0, /** @type {number} */ a1) => {
    const p = [point(t0, a0), point(t0, (a0 + a1) / 2), point(t0, a1), point(t1, a1), point(t1, (a0 + a1) / 2), point(t1, a0)];
    return 'M' + p.map((q) => q.map(round).join(' ')).join('L') + 'z';
  };
  const shaft = [s.path(egg(mouth.x, mouth.y, mouth.r + 4), c.frame)];
  const depths = [0, 0.2, 0.37, 0.52, 0.65, 0.76, 0.86, 0.94, 1];
  for (let k = 0; k + 1 < depths.length; k++) {
    const share = k / (depths.length - 2);
    const base = mix(mix(c.near, c.middle, share), c.accent, share * share * 0.55);
    let [a, b] = ['', ''];
    const n = 19;
    for (let i = 0; i < n; i++) {
      const from = ((i + (k % 2) * 0.5) / n) * 2 * Math.PI;
      const piece = stone(depths[k] + 0.008, depths[k + 1] - 0.006, from + 0.012, from + (2 * Math.PI) / n - 0.012);
      if (s.random.chance(0.35)) b += piece;
      else a += piece;
    }
    shaft.push(s.path(a, base), s.path(b, shade(base, 0.045)));
  }
  const warmth = [glow(s, floor.x, floor.y, 220, c.accent, 0.62), glow(s, floor.x, floor.y, 150, c.light, 0.4)];

  // The room at the bottom, from straight above.
  const disc = egg(floor.x, floor.y, floor.r);
  const F = floor;
  let boards = '';
  for (let i = -6; i < 7; i++) boards += `M${F.x + i * 17} ${F.y - 110}v220`;
  const wood = mix(c.accent, c.light, 0.3);
  let rug = '';
  for (let i = 0; i < 18; i++) rug += egg(F.x + 6 + Math.cos(i * 0.349) * 46, F.y + 20 + Math.sin(i * 0.349) * 34, 4, 4);
  const shelf = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ n, /** @type {number} */ turn) => {
    const tones = [c.middle, c.accent, c.far, shade(c.accent, -0.2), c.light];
    return s.group([s.path(box(-2, -2, n * 6 + 4, 20), shade(c.accent, -0.34)), ...tones.map((tone, k) => s.path(Array.from({ length: n }, (_, i) => (i % tones.length === k ? box(i * 6, 0, 5, 16 - (i * 5) % 4) : '')).join(''), tone))], `transform="translate(${x} ${y}) rotate(${turn})"`);
  };
  const chairBack = blob([[-24, -14], [-26, 10], [-20, 26], [20, 26], [26, 10], [24, -14], [15, -12], [15, 12], [-15, 12], [-15, -12]]);
  const reader = s.group([
    s.path(egg(2, 6, 36, 34), shade(c.accent, -0.35), 'opacity=".35"'),
    s.path(box(-15, -16, 30, 32), shade(c.accent, -0.12, -30)),
    s.path(chairBack, s.fade(shade(c.accent, -0.22, -30), shade(c.accent, -0.36, -30))),
    // Knees under a blanket, a book in both hands, a head bent over it.
    s.path(blob([[-13, -6], [-12, -30], [-6, -42], [8, -42], [13, -30], [13, -4]]), c.far), s.stroke('M-11-20q12 5 23 0M-10-30q10 5 21 0', c.light, 2, 0.6),
    s.path(limb([[-12, 2, 10], [-15, -8, 8], [-7, -16, 5]]) + limb([[12, 2, 10], [15, -8, 8], [7, -16, 5]]) + egg(0, 5, 15, 9), c.middle),
    s.path(polygon([[-15, -22], [0, -19], [15, -22], [16, -7], [0, -4], [-16, -7]]), c.light), s.stroke('M0-19v15M-12-17l9 2M-12-13l9 2M12-17l-9 2M12-13l-9 2', c.far, 1.2, 0.8),
    s.path(egg(0, 4, 10, 9), c.frame), s.path(egg(-2, 10, 5, 4.6), c.frame), s.stroke('M-6 1q6-6 12 0', c.accent, 1.6, 0.9),
  ], `transform="translate(${F.x + 8} ${F.y + 14}) rotate(24) scale(1.16)"`);
  const lampShade = [glow(s, F.x - 42, F.y - 8, 70, c.light, 0.95), s.path(egg(F.x - 42, F.y - 8, 19), s.round(c.light, mix(c.light, c.accent, 0.5), c.accent)), s.path(polygon(ring(12, (a) => [F.x - 42 + Math.cos(a) * 19, F.y - 8 + Math.sin(a) * 19])), 'none', `stroke="${shade(c.accent, -0.15)}" stroke-width="2"`), s.path(egg(F.x - 42, F.y - 8, 6), c.light)];
  const table = [s.path(egg(F.x + 58, F.y - 30, 18), s.fade(shade(c.accent, -0.12), shade(c.accent, -0.26))), s.path(egg(F.x + 55, F.y - 34, 6), c.light), s.path(egg(F.x + 55, F.y - 34, 4), shade(c.accent, -0.3)), s.path(box(F.x + 60, F.y - 30, 9, 7, 2), c.far)];
  const sleeper = s.path(limb([[F.x + 28, F.y + 66, 12], [F.x + 42, F.y + 58, 15], [F.x + 54, F.y + 62, 12]]) + egg(F.x + 24, F.y + 62, 6) + limb([[F.x + 58, F.y + 64, 5], [F.x + 52, F.y + 74, 4], [F.x + 38, F.y + 76, 3]]), c.frame);
  const roomBelow = s.within(disc,
    s.path(disc, s.round(mix(wood, c.light, 0.5), wood, shade(wood, -0.16))), s.stroke(boards, shade(wood, -0.2), 1.6, 0.6),
    s.path(egg(F.x + 6, F.y + 20, 62, 48), s.round(mix(c.far, c.light, 0.25), c.far, c.middle)), s.path(rug, c.light, 'opacity=".75"'), s.stroke(egg(F.x + 6, F.y + 20, 56, 42), c.accent, 3, 0.8),
    shelf(F.x - 62, F.y - 92, 18, 8), shelf(F.x - 92, F.y + 28, 11, 62), shelf(F.x + 72, F.y - 78, 9, 62),
    ...table, sleeper, reader, ...lampShade,
  );
  const lip = s.stroke(disc, c.frame, 5, 0.65) + s.stroke(egg(F.x, F.y, F.r + 5), c.light, 1.6, 0.5);

  // Ferns in the joints, a rope that goes all the way down, a bucket that hangs half-way with a light on its rim.
  let ferns = '';
  for (let i = 0; i < 22; i++) {
    const a = s.random.between(0, 6.28);
    const [x, y] = point(s.random.between(0.08, 0.7), a);
    for (let j = -2; j < 3; j++) ferns += leaf(x, y, s.random.between(9, 19), (a * 180) / Math.PI + 180 + j * 24);
  }
  const growth = s.path(ferns, mix(c.near, c.far, 0.25));
  const rope = s.stroke('M420 92L296 190', c.accent, 5) + s.stroke('M420 92L296 190', shade(c.accent, 0.15), 2, 0.8);
  const bucket = s.group([
    s.path(egg(8, 16, 52), c.frame, 'opacity=".45"'), s.path(egg(0, 0, 48), s.fade(mix(c.accent, c.near, 0.5), mix(c.accent, c.near, 0.75))), s.stroke(egg(0, 0, 46), c.accent, 3, 0.85),
    s.path(egg(-3, 4, 38), s.round(c.near, c.frame)), s.stroke(egg(-3, 4, 32), c.far, 2, 0.6), s.stroke('M-30 10q14 14 40 12', c.accent, 3, 0.7), s.stroke('M-46-12Q0-34 46-12', mix(c.far, c.light, 0.3), 5),
    s.path(egg(0, -23, 7), c.light),
  ], 'transform="translate(292 206)"');

  // The kerb, and over it two hands and the top of the head of whoever is looking.
  const kerb = ['', ''];
  for (let i = 0; i < 22; i++) {
    const [a0, a1] = [(i / 22) * 2 * Math.PI + 0.012, ((i + 1) / 22) * 2 * Math.PI - 0.012];
    const out = s.random.between(276, 290);
    const q = (/** @type {number} */ a, /** @type {number} */ r) => /** @type {[number, number]} */ ([mouth.x + Math.cos(a) * r, mouth.y + Math.sin(a) * r]);
    kerb[i % 2] += polygon([q(a0, 238), q((a0 + a1) / 2, 240), q(a1, 238), q(a1, out), q((a0 + a1) / 2, out + 4), q(a0, out)]);
  }
  const edge = [s.path(egg(mouth.x, mouth.y, 292), c.frame, `fill-opacity="0" stroke="${c.frame}" stroke-width="20" opacity=".5"`), s.path(kerb[0], s.fade(c.far, mix(c.far, c.near, 0.5), c.near)), s.path(kerb[1], s.fade(mix(c.far, c.light, 0.12), mix(c.far, c.near, 0.4), mix(c.near, c.frame, 0.2))), s.stroke(egg(mouth.x, mouth.y, 239), c.accent, 2, 0.5)];
  const skin = mix(c.accent, c.light, 0.45);
  const grip = (/** @type {number} */ x, /** @type {number} */ m) => s.path(limb([[x + m * 20, 640, 52], [x + m * 10, 590, 40], [x, 562, 30]]), s.fade(shade(c.accent, -0.14, -20), shade(c.accent, -0.3, -20))) + s.path(limb([[x + m * 4, 574, 26], [x, 552, 30]]) + [-11, -3.6, 3.8, 11].map((dx, i) => limb([[x + dx, 552, 8.4], [x + dx - m, 530 - (i % 3) * 3, 7], [x + dx - m, 520 - (i % 3) * 3, 4]])).join('') + limb([[x - m * 12, 560, 9], [x - m * 22, 546, 6]]), skin) + s.stroke([-11, -3.6, 3.8, 11].map((dx) => `M${x + dx - 2} 522q-3 14 0 26`).join(''), c.light, 1.6, 0.7);
  const viewer = [grip(118, -1), grip(258, 1)];
  return s.picture(lawn, shaft, warmth, roomBelow, lip, glow(s, F.x - 20, F.y, 200, c.light, 0.28), growth, rope, bucket, specks(s, 40, [90, 190, 220, 240], [1.2, 3.4], c.light, 0.8), edge, viewer, vignette(s, 0.6));
}

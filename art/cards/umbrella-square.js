// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, box, egg, limb, polygon, ring, round } from '../studio/path.js';
import { backdrop, glow, vignette } from '../studio/nature.js';

export const scene = 'A market square from above, all umbrellas; one throws the shadow of a great bird.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('coralBay');
  const dusk = shade(c.near, -0.12, -30);

  // Cobbles: short fat strokes in three tones.
  const stones = [c.light, c.middle, c.near].map((tone, k) => {
    let d = '';
    for (let y = -10; y < 620; y += 13) for (let x = (Math.round(y / 13) % 2) * 9 - 10; x < 410; x += 18) if (s.random.chance(0.19)) d += `M${round(x + s.random.between(-1, 1))} ${round(y + s.random.between(-1, 1))}h${s.random.whole(5, 9)}`;
    return s.stroke(d, tone, 8.5, [0.45, 0.2, 0.1][k]);
  });
  const ground = [backdrop(s, mix(c.skyLow, c.light, 0.3), c.skyLow, mix(c.far, c.skyLow, 0.45)), glow(s, 40, 40, 460, c.light, 0.8), stones];

  /** An umbrella from above. @param {number} x @param {number} y @param {number} r @param {number} turn @param {string} one @param {string} two */
  function brolly(x, y, r, turn, one, two) {
    const p = (/** @type {number} */ i, /** @type {number} */ k) => /** @type {[number, number]} */ ([x + Math.cos(turn + (i * Math.PI) / 4) * r * k, y + Math.sin(turn + (i * Math.PI) / 4) * r * k]);
    let [a, b, ribs] = ['', '', ''];
    for (let i = 0; i < 8; i++) {
      const piece = `M${round(x)} ${round(y)}L${p(i, 1).map(round).join(' ')}Q${p(i + 0.5, 0.88).map(round).join(' ')} ${p(i + 1, 1).map(round).join(' ')}z`;
      if (i % 2) a += piece;
      else b += piece;
      ribs += `M${round(x)} ${round(y)}L${p(i, 1).map(round).join(' ')}`;
    }
    return s.path(a, one) + s.path(b, two) + s.stroke(ribs, shade(one, -0.14), 0.9, 0.55) + s.path(egg(x, y, 2.2), c.frame);
  }
  const canopy = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ r, /** @type {number} */ turn) => polygon(ring(8, (a) => [x + Math.cos(a + turn) * r, y + Math.sin(a + turn) * r]));

  // Everybody keeps a distance from the one.
  const hero = { x: 150, y: 196, r: 43 };
  /** @type {{x: number, y: number, r: number, turn: number}[]} */
  const crowd = [];
  for (let i = 0; i < 1400 && crowd.length < 46; i++) {
    const u = { x: s.random.between(-10, 410), y: s.random.between(-10, 610), r: s.random.between(19, 29), turn: s.random.between(0, 1) };
    const free = crowd.every((o) => Math.hypot(o.x - u.x, o.y - u.y) > (o.r + u.r) * 1.04);
    const inBird = u.x > 96 && u.x < 384 && u.y > 226 && u.y < 500;
    if (free && !inBird && Math.hypot(hero.x - u.x, hero.y - u.y) > hero.r + u.r + 24) crowd.push(u);
  }
  const pairs = [[c.middle, c.light], [c.near, c.far], [c.far, c.light], [c.middle, c.far], [shade(c.far, 0.06, 30), c.middle], [c.light, c.skyLow]];
  const stamps = pairs.map(([one, two]) => s.stamp(brolly(0, 0, 25, 0, one, two)));
  const shine = s.stamp(glow(s, -9, -9, 19, c.light, 0.55));
  const shadows = s.path(crowd.map((u) => canopy(u.x + 20, u.y + 26, u.r * 0.96, u.turn)).join(''), dusk, 'opacity=".42"');
  const sticks = s.stroke(crowd.map((u) => `M${round(u.x + 6)} ${round(u.y + 8)}l14 18`).join(''), dusk, 3, 0.4);
  // A handful of shoes, baskets and a dog, all with the same light.
  const small = [
    s.path(crowd.slice(0, 24).map((u) => egg(u.x + u.r * 0.75, u.y + u.r * 0.9, 3.4, 2, 40) + egg(u.x + u.r * 0.5, u.y + u.r * 1.08, 3.4, 2, 50)).join(''), c.frame),
    s.path(limb([[330, 548, 10], [346, 540, 11], [356, 530, 8]]) + limb([[328, 550, 3], [318, 560, 1.4]]) + egg(360, 526, 5, 4), c.frame),
  ];

  // The shadow of a bird with spread wings, thrown far.
  const feathers = (/** @type {number} */ m) =>
    limb([[262 + m * 4, 338, 60], [262 + m * 44, 304, 46], [262 + m * 84, 288, 30], [262 + m * 98, 288, 18]]) +
    [0, 1, 2, 3, 4, 5, 6].map((i) => {
      const [a, long] = [0.05 + i * 0.22, 66 - i * 4];
      const [fx, fy] = [92 - i * 12, 288 + i * 6];
      return limb([[262 + m * fx, fy, 15], [262 + m * (fx + Math.cos(a) * long * 0.6), fy + Math.sin(a) * long * 0.55, 14], [262 + m * (fx + Math.cos(a) * long), fy + Math.sin(a) * long, 3]]);
    }).join('');
  const bird = s.group(
    s.path(feathers(1) + feathers(-1) + limb([[262, 266, 22], [262, 284, 24], [262, 310, 34], [262, 346, 44], [262, 400, 28], [262, 440, 26]]) + blob([[252, 264], [262, 236, 'sharp'], [272, 264]]) + [-2, -1, 0, 1, 2].map((i) => limb([[262 + i * 3, 410, 12], [262 + i * 9, 446, 13], [262 + i * 13, 478 - Math.abs(i) * 3, 5]])).join(''), s.blend([200, 240], [330, 480], shade(dusk, -0.02), [1, dusk, 0.75]), 'opacity=".72"'),
    'transform="translate(-4 20) rotate(-40 262 350)"',
  );

  // Stalls on two edges.
  const stall = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ turn, /** @type {string} */ tone) =>
    s.group([s.path(box(14, 18, 110, 62), dusk, 'opacity=".4"'), s.path(box(0, 0, 110, 62), c.light), s.path([0, 2, 4].map((i) => box(i * 22, 0, 22, 62)).join(''), tone), s.path(box(0, 0, 110, 24), c.light, 'opacity=".25"'), s.path([8, 30, 52, 74, 96].map((q, i) => egg(q, 70, 7, 6) + egg(q + 9, 76, 5 + (i % 2), 5)).join(''), [c.accent, c.far, c.middle][Math.abs(Math.round(x)) % 3])], `transform="translate(${x} ${y}) rotate(${turn})"`);
  const stalls = [stall(300, -14, 8, c.accent), stall(-34, 520, -12, c.near), stall(330, 596, -82, c.middle)];

  return s.picture(ground, bird, shadows, sticks, stalls, small, crowd.map((u) => s.random.pick(stamps)(u.x, u.y, u.r / 25, u.turn * 57) + shine(u.x, u.y, u.r / 25)), s.stroke(`M${hero.x + 8} ${hero.y + 10}L212 268`, dusk, 3.4, 0.5), brolly(hero.x, hero.y, hero.r, 0.3, shade(c.accent, -0.06), shade(c.accent, -0.24, 10, 1.1)), shine(hero.x, hero.y, 1.7), glow(s, 20, 0, 300, c.light, 0.5), vignette(s, 0.35, c.near));
}

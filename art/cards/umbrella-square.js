// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, egg, polygon } from '../studio/path.js';
import { cutPaper } from '../studio/hands.js';

export const scene = 'A square from straight above, full of umbrellas that leave one alone; its shadow is a great bird.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('coralBay');
  const p = cutPaper(s, { from: [-0.6, -1], dark: '#4a1f33' });
  const paving = '#f6dcc0';
  const ground = [
    p.ground(paving),
    s.stroke(Array.from({ length: 9 }, (_, i) => `M-10 ${i * 76 - 20}L410 ${i * 76 + 20}M${i * 60 - 40} -10L${i * 60 - 90} 610`).join(''), shade(paving, -0.05), 2.4),
  ];
  // The bird lies on the paving: one wing over the drain, its head turned.
  const bird = blob([[214, 318], [246, 334], [262, 366], [300, 352], [344, 312], [396, 296, 'sharp'], [372, 322], [392, 322, 'sharp'], [364, 346], [382, 350, 'sharp'], [346, 374], [360, 380, 'sharp'], [318, 398], [290, 420], [276, 446], [296, 486], [300, 520, 'sharp'], [270, 502], [262, 530, 'sharp'], [246, 504], [228, 524, 'sharp'], [226, 490], [230, 450], [212, 424], [178, 424], [140, 446], [96, 490, 'sharp'], [104, 458], [80, 468, 'sharp'], [98, 434], [72, 436, 'sharp'], [104, 408], [84, 400, 'sharp'], [124, 384], [168, 376], [204, 380], [206, 352], [190, 338], [176, 342, 'sharp'], [186, 324], [200, 314]]);
  const shadow = s.path(bird, '#8a3f57', 'opacity=".85"') + s.path(egg(206, 330, 3), paving);

  const canopy = (/** @type {number} */ r) => {
    const at = (/** @type {number} */ i, /** @type {number} */ far) => /** @type {[number, number]} */ ([Math.cos((i * Math.PI) / 4) * r * far, Math.sin((i * Math.PI) / 4) * r * far]);
    return { all: polygon(Array.from({ length: 16 }, (_, i) => at(i / 2, i % 2 ? 0.86 : 1))), half: [0, 2, 4, 6].map((i) => polygon([[0, 0], at(i, 1), at(i + 0.5, 0.86), at(i + 1, 1)])).join('') };
  };
  const plain = canopy(30);
  const colours = ['#e8674a', '#f4a27a', '#fbe8cf', '#c94a55', '#f0b9a4', '#d97f5f'];
  const stamps = colours.map((colour, i) => s.stamp([p.sheet(plain.all, colour, { lift: 9 }), s.path(plain.half, shade(colours[(i + 2) % 6], 0.02)), s.stroke('M0 0L30 0M0 0L21 21M0 0L0 30M0 0L-21 21M0 0L-30 0M0 0L-21-21M0 0L0-30M0 0L21-21', shade(colour, -0.14), 1), s.path(egg(0, 0, 3), '#4a1f33')]));
  const [hx, hy] = [134, 230];
  /** @type {[number, number, number][]} */
  const crowd = [];
  for (let i = 0; i < 3000 && crowd.length < 50; i++) {
    const [x, y, r] = [s.random.between(-8, 408), s.random.between(-8, 608), s.random.between(24, 34)];
    const away = Math.hypot(x - hx, y - hy) > 96 && !(x > 84 && x < 400 && y > 270 && y < 540 && Math.hypot(x - 236, y - 410) < 176);
    if (away && crowd.every((o) => Math.hypot(o[0] - x, o[1] - y) > (o[2] + r) * 0.92)) crowd.push([x, y, r]);
  }
  const shoes = s.path(crowd.map(([x, y, r], i) => (i % 2 ? egg(x + r * 0.7, y + r * 0.8, 6, 3.4, 60) + egg(x + r * 0.95, y + r * 0.6, 6, 3.4, 60) : '')).join(''), '#4a1f33');
  const crowdOf = crowd.map(([x, y, r], i) => stamps[i % 6](x, y, r / 30, (i * 37) % 90));
  // The one: larger, of another colour, and under it two bare feet.
  const teal = '#1f9a97';
  const own = canopy(54);
  const hero = s.group([s.path(egg(30, 44, 9, 5, 60) + egg(46, 34, 9, 5, 60), '#e9b48c'), p.sheet(own.all, teal, { lift: 16 }), s.path(own.half, shade(teal, -0.07)), s.stroke('M0 0L54 0M0 0L38 38M0 0L0 54M0 0L-38 38M0 0L-54 0M0 0L-38-38M0 0L0-54M0 0L38-38', '#0f5f60', 1.6), s.path(egg(0, 0, 4.4), '#0f3f42')], `transform="translate(${hx} ${hy}) rotate(11)"`);
  // A feather where the shadow ends: so it is not only a shadow.
  const feather = p.sheet(blob([[330, 470, 'sharp'], [352, 450], [378, 444, 'sharp'], [368, 466], [346, 476]]), mix(c.light, '#ffffff', 0.4), { lift: 3 }) + s.stroke('M322 478L376 446', '#8a3f57', 1.8);
  return s.picture(ground, shadow, shoes, crowdOf, feather, hero);
}

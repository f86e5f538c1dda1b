// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, egg, limb, polygon } from '../studio/path.js';
import { cutPaper } from '../studio/hands.js';
import { person } from '../motifs/people.js';

export const scene = 'Two hands fold a town map on which the houses stand up; people on both slopes run to meet at the fold, one stays to water a tree, and out of the fold a staircase goes down.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('kitchenCream');
  const dark = '#1d2c44';
  const p = cutPaper(s, { from: [-0.2, -1], dark });
  const [paper, dim, road, river, sun] = ['#fbf0d4', '#cdbb9c', '#eebf6a', '#4f9fc4', '#ffe08a'];
  // Along the fold we look towards the light: `u` climbs the slope, `v` goes away.
  /** @param {number} side @param {number} u @param {number} v @returns {[number, number]} */
  const at = (side, u, v) => {
    const [near, far] = [[300 * u, 660 - 330 * u], [146 * u, 318 - 196 * u]];
    const k = v / (1.7 - 0.7 * v);
    return [200 + side * (near[0] + (far[0] - near[0]) * k), near[1] + (far[1] - near[1]) * k];
  };
  const patch = (/** @type {number} */ side, /** @type {[number, number][]} */ q) => polygon(q.map(([u, v]) => at(side, u, v)));
  const sky = [p.ground('#2f6688'), p.sheet(egg(200, 214, 176, 150), '#5f93aa', { lift: 5 }), p.sheet(egg(200, 226, 124, 106), '#a9c3b4', { lift: 4 }), p.sheet(egg(200, 236, 76, 70), sun, { lift: 4 })];
  const slopes = [-1, 1].map((side) => {
    const tone = side < 0 ? dim : paper;
    const page = patch(side, [[0, 0], [1.06, 0], [1.06, 1], [0, 1]]);
    const street = side < 0 ? shade(road, -0.1) : road;
    return [
      p.sheet(page, tone, { lift: 7 }),
      s.within(page, s.path(patch(side, side < 0 ? [[0, 0.36], [0.5, 0.44], [1.1, 0.34], [1.1, 0.52], [0.5, 0.58], [0, 0.5]] : [[0, 0.36], [0.4, 0.3], [1.1, 0.42], [1.1, 0.58], [0.4, 0.44], [0, 0.5]]), side < 0 ? shade(river, -0.1) : river),
        s.path(patch(side, [[0.56, 0.02], [0.98, 0.04], [0.98, 0.28], [0.56, 0.26]]), side < 0 ? '#5f8a56' : '#86b465'),
        s.path([[0.24, 0.31], [0.48, 0.53]].map(([a, b]) => patch(side, [[a, 0], [b, 0], [b - 0.18, 0], [b - 0.18, 1], [a, 1]])).slice(0, 0).join('') + patch(side, [[0.3, 0], [0.37, 0], [0.37, 1], [0.3, 1]]) + patch(side, [[0.72, 0], [0.78, 0], [0.78, 1], [0.72, 1]]) + patch(side, [[0, 0.17], [1.1, 0.17], [1.1, 0.22], [0, 0.22]]) + patch(side, [[0, 0.66], [1.1, 0.66], [1.1, 0.71], [0, 0.71]]), street),
        side < 0 ? s.path(patch(side, [[0, 0], [0.16, 0], [0.16, 1], [0, 1]]), dark, 'opacity=".16"') : ''),
    ];
  });
  // Houses stand square to their slope, and lean over the fold already.
  const colours = ['#c9503c', '#e0a03a', '#7a5a8c', '#3f7f86', '#f3ead6', '#b8604a'];
  /** @param {number} side @param {number} u @param {number} v @param {number} tone @param {number} [tall] */
  const house = (side, u, v, tone, tall = 1) => {
    const [x, y] = at(side, u, v);
    const k = 0.36 + 0.82 * (1 - v) ** 1.1;
    const colour = side < 0 ? shade(colours[tone], -0.09) : colours[tone];
    const h = 34 * tall;
    const d = polygon([[-17, 4], [-17, -h], [0, -h - 18], [17, -h], [17, 4]]);
    return s.group([s.path(polygon([[-17, 4], [17, 4], [17 - side * 6, 30], [-17 - side * 34, 26]]), dark, 'opacity=".2"'), p.sheet(d, colour, { lift: 3 }), s.path(polygon([[-21, -h + 2], [0, -h - 22], [21, -h + 2], [17, -h + 5], [0, -h - 14], [-17, -h + 5]]), shade(colour, -0.2)), s.path(`M-10 ${-h + 8}h8v10h-8zM3 ${-h + 8}h8v10h-8z`, tone === 4 ? '#5a6a7c' : sun), s.path('M-4 4v-14h9v14z', shade(colour, -0.25))], `transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${side * -24}) scale(${k.toFixed(2)})"`);
  };
  /** @type {[number, number, number, number, number][]} */
  const lots = [[-1, 0.92, 0.86, 2, 1.2], [1, 0.9, 0.88, 0, 1], [-1, 0.56, 0.84, 4, 1], [1, 0.54, 0.82, 3, 1.3], [-1, 0.2, 0.82, 1, 1], [1, 0.2, 0.84, 5, 1], [-1, 0.94, 0.6, 0, 1], [1, 0.94, 0.68, 2, 1.2], [-1, 0.56, 0.61, 3, 1.5], [1, 0.56, 0.6, 1, 1], [-1, 0.9, 0.36, 1, 1.1], [1, 0.88, 0.36, 4, 1], [-1, 0.55, 0.29, 5, 1], [1, 0.54, 0.25, 0, 1.2], [1, 0.64, 0.1, 3, 1.1]];
  const houses = lots.sort((a, b) => b[2] - a[2]).map((lot) => house(...lot));
  // They run down both slopes; two of them are there.
  /** @param {number} side @param {number} u @param {number} v @param {number} size @param {string} colour @param {Parameters<typeof person>} who */
  const runner = (side, u, v, size, colour, ...who) => {
    const [x, y] = at(side, u, v);
    return [s.path(polygon([[x - 6, y], [x + 6, y], [x + 6 - side * 8, y + size * 0.3], [x - 10 - side * 12, y + size * 0.26]]), dark, 'opacity=".25"'), p.sheet(person(...who), colour, { lift: 2, edge: 0, spot: { x, y, size, flip: side > 0, turn: side * -14 }, tones: { light: '#fff6e2', accent: '#d23c30' } })];
  };
  const people = [
    runner(-1, 0.2, 0.78, 30, dark, 'run', { wear: 'coat', head: 'hat' }), runner(1, 0.24, 0.76, 32, '#a32f3c', 'run', { wear: 'dress', head: 'hair' }), runner(1, 0.42, 0.48, 40, '#2f5d4c', 'run', { wear: 'trousers', head: 'cap', scarf: 22 }), runner(-1, 0.42, 0.48, 42, '#7a2f5c', 'run', { wear: 'dress', head: 'bun' }), runner(1, 0.34, 0.1, 90, dark, 'run', { wear: 'coat', head: 'topHat' }), runner(-1, 0.26, 0.2, 56, '#2f5d4c', 'run', { wear: 'trousers', age: 'child', scarf: 24 }),
    runner(-1, 0.1, 0.57, 70, dark, 'reach', { wear: 'coat', head: 'hat' }), runner(1, 0.1, 0.57, 64, '#a32f3c', 'reach', { wear: 'dress', head: 'hair' }),
  ];
  const tree = (() => {
    const [x, y] = at(-1, 0.62, 0.05);
    return s.group([p.sheet(limb([[0, 4, 11], [0, -28, 8], [2, -44, 5]]), '#6b4226', { lift: 2 }), p.sheet(egg(0, -62, 27, 25) + egg(-16, -50, 15) + egg(17, -50, 16), '#4f8a4a', { lift: 4 }), s.path(egg(-8, -66, 4) + egg(9, -56, 4) + egg(4, -76, 3.6), '#d23c30'), p.sheet(person('sow', { wear: 'dress', head: 'hat' }), '#c9503c', { lift: 2, edge: 0, spot: { x: 54, y: 2, size: 62, flip: true }, tones: { light: '#fff6e2' } }), s.path(polygon([[28, -36], [42, -36], [40, -22], [30, -22]]), '#3f6f86'), s.stroke('M29-30L20-36M18-34l-4 12M16-36l-8 12M20-32l-1 12', '#7fb4d0', 2.4)], `transform="translate(${x} ${y}) rotate(16)"`);
  })();
  // A stair, where a map has only a crease.
  const stair = [s.path(blob([[170, 558], [200, 548], [230, 558], [238, 610, 'sharp'], [162, 610, 'sharp']]), '#43363c', `stroke="${shade(dim, -0.3)}" stroke-width="4"`), [0, 1, 2].map((i) => s.path(polygon([[172 - i * 2, 566 + i * 13], [228 + i * 2, 566 + i * 13], [229 + i * 2, 573 + i * 13], [171 - i * 2, 573 + i * 13]]), mix(road, '#43363c', 0.7 - i * 0.28)))];
  // The hands: thumbs behind the page, four fingers over its edge, and no haste.
  const hand = (/** @type {number} */ side) => {
    const skin = side < 0 ? '#dba47e' : '#f2c49e';
    const [x, y] = at(side, 1.1, 0.8);
    const arm = [p.sheet(limb([[x + side * 120, y + 190, 110], [x + side * 62, y + 92, 84], [x + side * 30, y + 44, 70]]), side < 0 ? '#1f3f66' : '#2b5a8a', { lift: 4 }), p.sheet(limb([[x + side * 44, y + 66, 76], [x + side * 24, y + 36, 70]]), '#fbf6ea', { lift: 3 }), p.sheet(limb([[x + side * 30, y + 42, 56], [x + side * 12, y + 8, 62], [x + side * 4, y - 14, 50]]), skin, { lift: 3 })];
    const fingers = [0.58, 0.71, 0.83, 0.94].map((v, i) => {
      const [[a, b], [e, f]] = [at(side, 1.14, v), at(side, [0.9, 0.83, 0.84, 0.92][i], v - 0.03)];
      return [p.sheet(limb([[a, b, 31 - i * 3], [(a + e) / 2, (b + f) / 2 - 5, 29 - i * 3], [e, f, 23 - i * 3]]), shade(skin, i * 0.006), { lift: 4 }), s.path(egg(e, f, 7 - i * 0.8, 5.4 - i * 0.6), '#fdeada')];
    });
    return { arm, fingers };
  };
  const [left, right] = [hand(-1), hand(1)];
  return s.picture(sky, left.arm, right.arm, slopes, houses, people, tree, stair, left.fingers, right.fingers);
}

// @ts-check
import { shade } from '../studio/colour.js';
import { blob, box, egg, limb, polygon } from '../studio/path.js';
import { cutPaper } from '../studio/hands.js';
import { crumb, hand } from '../motifs/second-c.js';

export const scene = 'Two hands fold a town map on which the houses stand up; people on both sides of the fold run to meet, and one stays to water a tree.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('kitchenCream');
  const p = cutPaper(s, { from: [-0.5, -1], dark: '#2a2438' });
  const table = '#3f6f86';
  const ground = [p.ground(table), s.stroke('M-10 90L410 60M-10 250L410 226M-10 420L410 400M-10 560L410 548', shade(table, -0.05), 5)];
  // Two halves of the sheet rise to each other; the fold is lowest.
  const left = polygon([[22, 66], [198, 120], [198, 500], [22, 560]]);
  const right = polygon([[202, 120], [380, 58], [380, 566], [202, 500]]);
  const [paper, street, green, water] = ['#f7ecd2', '#e9c98c', '#9dbf7a', '#7fb8c4'];
  const print = (/** @type {string} */ d, /** @type {import('../studio/studio.js').Markup} */ ...more) => s.within(d, ...more);
  const map = [
    p.sheet(left, paper, { lift: 16 }), p.sheet(right, shade(paper, -0.05), { lift: 18 }),
    print(left, s.path(blob([[20, 420], [80, 400], [150, 440], [150, 500], [60, 560], [10, 560]]), green), s.path(limb([[10, 180, 30], [90, 210, 30], [150, 290, 30], [210, 300, 30]]), water), s.stroke('M10 130L210 170M10 330L210 340M10 400L210 420M70 60L90 560M140 90L150 540M10 250L130 240', street, 11), s.stroke('M106 96V536', shade(paper, -0.08), 2.4)),
    print(right, s.path(limb([[190, 300, 30], [260, 320, 30], [330, 250, 30], [400, 250, 30]]), shade(water, -0.06)), s.path(blob([[290, 90], [360, 80], [390, 150], [330, 190], [280, 150]]), shade(green, -0.05)), s.stroke('M190 176L400 120M190 240L400 200M190 380L400 420M190 440L400 500M256 60L262 560M326 60L332 560', shade(street, -0.05), 11), s.stroke('M294 86V540', shade(paper, -0.14), 2.4)),
    s.path(polygon([[160, 108], [200, 120], [200, 500], [160, 512]]), '#8a6a52', 'opacity=".22"'), s.path(polygon([[200, 120], [250, 104], [250, 516], [200, 500]]), '#8a6a52', 'opacity=".36"'), s.stroke('M200 120V500', '#6a4a3c', 3),
  ];
  // Houses stand up from the print and lean with their half.
  const house = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ k, /** @type {number} */ lean, /** @type {string} */ wall, /** @type {string} */ roof) => {
    const at = (/** @type {number} */ u, /** @type {number} */ v) => /** @type {[number, number]} */ ([x + (u + lean * v * -0.02) * k, y + v * k]);
    return [p.sheet(polygon([at(-13, 0), at(-13, -26), at(0, -40), at(13, -26), at(13, 0)]), wall, { lift: 5 }), s.path(polygon([at(-16, -25), at(0, -43), at(16, -25), at(0, -34)]), roof), s.path(polygon([at(-8, -10), at(-8, -20), at(-2, -20), at(-2, -10)]) + polygon([at(3, -10), at(3, -20), at(9, -20), at(9, -10)]), '#2a2438')];
  };
  const walls = ['#d9543f', '#e8a33f', '#4f8fa0', '#c97f9a', '#f3f0e2', '#7a5a86'];
  const town = [[48, 122, 0.9, 12], [116, 136, 0.9, 12], [52, 300, 1, 12], [116, 322, 1, 12], [48, 380, 1, 12], [170, 236, 0.9, 16], [122, 400, 1, 14], [178, 404, 0.8, 18], [176, 152, 0.7, 18], [116, 496, 1.1, 12]].map(([x, y, k, l], i) => house(x, y, k * 1.1, l, walls[i % 6], walls[(i + 3) % 6])).concat([[232, 166, 0.8, -18], [290, 240, 1, -14], [352, 226, 1, -12], [232, 226, 0.8, -18], [292, 368, 1, -14], [354, 404, 1.1, -12], [298, 440, 1, -14], [358, 500, 1.1, -12], [234, 470, 0.8, -18]].map(([x, y, k, l], i) => house(x, y, k * 1.1, l, shade(walls[(i + 2) % 6], -0.04), walls[(i + 5) % 6])));
  const run = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ k, /** @type {string} */ colour, flip = false) => s.group([s.path(crumb('walk'), '#2a2438', 'opacity=".35" transform="translate(2 1.5)"'), s.path(crumb('walk'), colour), s.stroke('M2-13L10-15', colour, 2)], `transform="translate(${x} ${y}) scale(${flip ? -k : k} ${k})"`);
  const people = [run(150, 354, 1.5, '#1f2a4a'), run(172, 362, 1.6, '#b03038'), run(178, 276, 1.4, '#1f2a4a'), run(246, 362, 1.5, '#2f6b4a', true), run(222, 368, 1.6, '#1f2a4a', true), run(226, 290, 1.4, '#b03038', true), run(262, 412, 1.4, '#1f2a4a', true),
    // The one who stays.
    p.sheet(egg(62, 458, 20, 22), '#4f8a4a', { lift: 5 }), s.path(box(59, 476, 6, 16), '#6b4420'), s.group(s.path(crumb('stand'), '#d9543f'), 'transform="translate(92 496) scale(1.5)"'), s.stroke('M90 476l-10 4', '#d9543f', 2.6), s.path(polygon([[72, 474], [81, 474], [80, 482], [73, 482]]), '#2f6f9a'), s.stroke('M70 480q-4 4-5 10', '#2f6f9a', 2)];
  const sleeve = (/** @type {number} */ m, /** @type {string} */ colour) => p.sheet(m < 0 ? polygon([[-30, 186], [22, 226], [22, 322], [-30, 366]]) : polygon([[430, 186], [380, 226], [380, 322], [430, 366]]), colour, { lift: 8 });
  const hands = [
    p.sheet(hand('pinch', { nails: true }), '#eab68e', { spot: { x: 4, y: 272, size: 132 }, lift: 8, tones: { frame: '#a86a48', light: '#fbe0cc' } }), sleeve(-1, '#d8a13a'), s.stroke('M14 222v104', '#f7ecd2', 7),
    p.sheet(hand('pinch', { nails: true }), '#eab68e', { spot: { x: 398, y: 272, size: 132, flip: true }, lift: 8, tones: { frame: '#a86a48', light: '#fbe0cc' } }), sleeve(1, '#d8a13a'), s.stroke('M388 222v104', '#f7ecd2', 7),
  ];
  return s.picture(ground, map, town, people, hands);
}

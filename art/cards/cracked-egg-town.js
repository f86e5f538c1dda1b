// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, box, egg, limb, polygon } from '../studio/path.js';
import { cutPaper } from '../studio/hands.js';
import { clothed } from '../motifs/clothed-people.js';

export const scene = 'A town lives in a cracked egg; some nail planks over the crack, one leaves by a ladder, and a great bird looks in from above.';

/** A house of cut paper, its foot at 0, 0. @param {number} w @param {number} h @param {number} roof */
const house = (w, h, roof) => polygon([[-w / 2, 0], [-w / 2, -h], [-w / 2 - 3, -h], [0, -h - roof], [w / 2 + 3, -h], [w / 2, -h], [w / 2, 0]]);

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('kitchenCream');
  const p = cutPaper(s, { from: [-0.5, -1], dark: '#2a1a12' });
  const sky = mix(c.accent, '#1f4a63', 0.45);
  const shellColour = '#f3e6cf';

  const ground = [p.ground(sky), p.torn([470, 452, 462, 446, 470], mix(sky, '#17384a', 0.5), { lift: 5 })];
  // The nest below.
  const straw = [[-20, 560, 420, 520], [-10, 530, 200, 590], [420, 540, 150, 600], [20, 590, 330, 540], [80, 600, 420, 560], [-20, 590, 260, 556], [180, 596, 420, 596]].map(([x, y, u, v], i) => p.sheet(limb([[x, y, 12], [(x + u) / 2, (y + v) / 2 + (i % 2 ? 14 : -12), 15], [u, v, 8]]), ['#8a5a2c', '#b07a3c', '#6b4420'][i % 3], { lift: 5 }));

  const shell = blob([[196, 96], [268, 124], [326, 210], [350, 318], [336, 430], [282, 516], [196, 544], [110, 516], [58, 430], [44, 318], [66, 210], [124, 124]]);
  const crack = polygon([[52, 330], [84, 300], [96, 322], [126, 276], [146, 300], [176, 250], [200, 286], [232, 240], [254, 276], [284, 236], [304, 270], [338, 248], [352, 330], [336, 404], [308, 386], [290, 430], [262, 402], [236, 448], [208, 414], [178, 456], [150, 416], [122, 444], [104, 402], [66, 420]]);
  const glow = '#f6b84b';
  // Inside: evening light and four rows of roofs, nearer ones darker.
  const row = (/** @type {number} */ y, /** @type {string[]} */ walls, /** @type {string[]} */ roofs, /** @type {number} */ k, /** @type {number} */ shift) => Array.from({ length: 8 }, (_, i) => {
    const [w, h, r] = [s.random.between(26, 36) * k, s.random.between(26, 58) * k, s.random.between(14, 26) * k];
    const x = 46 + shift + i * 42;
    return p.sheet(house(w, h, r), walls[i % walls.length], { spot: { x, y, size: 100 }, lift: 3 }) + s.path(polygon([[x - w / 2 - 4, y - h], [x, y - h - r - 1], [x + w / 2 + 4, y - h]]), roofs[i % roofs.length]) + s.path(box(x - 8 * k, y - h + 9 * k, 5 * k, 8 * k) + box(x + 3 * k, y - h + 9 * k, 5 * k, 8 * k), '#fff0b8');
  });
  const town = s.within(crack,
    s.path('M0 200H400V500H0z', glow), s.path(egg(210, 300, 150, 60), '#ffd987'), s.path(egg(214, 300, 70, 34), '#fff1c4'),
    row(366, ['#d88f4e', '#e3a35c'], ['#b4532e', '#a34427'], 0.8, -6), row(404, ['#b5623a', '#c87645'], ['#7d2f22', '#8f3a26'], 1, 12), row(462, ['#6e3a2c', '#84442f'], ['#3d1e1a', '#4f261e'], 1.15, -2),
    // A church, and the bell that rings.
    p.sheet(polygon([[214, 380], [214, 300], [226, 262], [238, 300], [238, 380]]), '#8a4630', { lift: 3 }), s.path(egg(226, 306, 5), '#fff0b8'),
  );
  const egg1 = [p.sheet(shell, shellColour, { lift: 12 }), s.path(blob([[196, 96], [268, 124], [326, 210], [350, 318], [336, 430], [282, 516], [230, 538], [288, 470], [312, 380], [306, 270], [270, 180]]), shade(shellColour, -0.07)), s.stroke([[120, 180], [150, 140], [250, 170], [286, 214], [110, 486], [240, 500], [280, 470], [160, 520], [200, 130], [90, 236], [200, 490], [230, 200]].map(([x, y]) => `M${x} ${y}h0`).join(''), '#c9a77c', 9), s.path(crack, '#7a4a2c'), town, s.path(crack, 'none', 'stroke="#fffaf0" stroke-width="4"'), s.stroke('M176 250l-12-40 14-26-8-30M104 402l-12 40 10 26M284 236l16-30-6-22M236 448l8 34-10 20', '#8a6a4c', 2.6)];
  // Planks and nails over the crack.
  const plank = (/** @type {number[]} */ [x, y, u, v]) => p.sheet(limb([[x, y, 15], [u, v, 15]]), '#c4925a', { lift: 4 }) + s.stroke(`M${x + 4} ${y}h0M${u - 4} ${v}h0`, '#3a2a20', 4);
  const mending = [plank([72, 300, 104, 428]), plank([60, 372, 128, 312])];
  const folk = [
    clothed(s, 'reach', { skin: '#e8b48f', top: '#2f6f86', bottom: '#22313c', hat: 'cap', hatColour: '#7d2f22', feel: 'afraid' }, { x: 128, y: 430, size: 74, flip: true }), s.stroke('M112 350l-12-12', '#3a2a20', 4),
    clothed(s, 'kneel', { skin: '#c98d63', top: '#b4532e', bottom: '#3d2a20', feel: 'stern' }, { x: 168, y: 452, size: 74, flip: true }),
    // One is already on the way.
    s.stroke('M300 400L352 574M322 392L376 566', '#6b4420', 5), s.stroke(Array.from({ length: 9 }, (_, i) => `M${306 + i * 5.6} ${418 + i * 18}l22-7`).join(''), '#6b4420', 4),
    clothed(s, 'climb', { skin: '#f0cfae', top: '#d9482f', bottom: '#2b2536', hair: '#2a1a12', hairdo: 'bun', cut: 'skirt', feel: 'calm', gaze: [0.8, -0.6] }, { x: 330, y: 512, size: 82 }), p.sheet(box(308, 470, 22, 17), '#5a3a6b', { lift: 3 }),
  ];
  // The bird: so large that only its head fits. It looks at one thing only.
  const bird = blob([[-20, -20, 'sharp'], [250, -20, 'sharp'], [262, 30], [246, 78], [204, 104], [150, 104], [96, 128], [40, 150], [-20, 190, 'sharp']]);
  const beak = blob([[196, 44], [250, 40], [284, 74], [296, 128, 'sharp'], [262, 108], [220, 104], [190, 96]]);
  const owner = [
    p.sheet(bird, '#3b4f6b', { lift: 14 }), [[30, 60], [66, 76], [96, 60], [20, 108], [58, 116], [110, 92], [84, 30], [44, 20]].map(([x, y]) => p.sheet(blob([[x - 16, y - 8], [x + 6, y - 8], [x + 20, y + 10, 'sharp'], [x - 10, y + 12]]), '#4d6485', { lift: 2 })),
    p.sheet(beak, '#e5a13a', { lift: 7 }), s.stroke('M206 84q40-4 76 34', '#8a5a1c', 3), s.stroke('M226 62l14 4', '#8a5a1c', 4),
    p.sheet(egg(168, 48, 34, 31), '#f3e6cf', { lift: 4 }), s.path(egg(176, 56, 19, 19), '#c8542a'), s.path(egg(180, 60, 10), '#160f14'), s.stroke('M174 52h0', '#ffffff', 7), s.path(blob([[130, 36], [168, 10], [206, 30], [204, 40], [168, 24], [136, 48]]), '#2a3a52'),
  ];
  return s.picture(ground, straw.slice(0, 3), egg1, mending, folk, straw.slice(3), owner);
}

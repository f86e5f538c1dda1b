// @ts-check
import { shade } from '../studio/colour.js';
import { blob, box, egg, limb, polygon, ring } from '../studio/path.js';
import { cutPaper } from '../studio/hands.js';
import { front } from '../motifs/second-a.js';

export const scene = 'Guests around a table from straight above; in every soup there is a face that does not fit its owner, and one soup before an empty chair has a face as well.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('pearFog');
  const p = cutPaper(s, { from: [-0.6, -1], dark: '#1c1712' });
  const floor = [p.ground('#8a5a3a'), [0, 1, 2, 3, 4, 5, 6, 7].map((i) => s.stroke(`M0 ${i * 80 + 20}H400M${(i * 137) % 400} ${i * 80 + 20}v80M${(i * 211 + 90) % 400} ${i * 80 + 20}v80`, '#74482c', 2.4))].flat();
  const table = [
    p.sheet(blob([[64, 92], [82, 66], [200, 58], [318, 66], [336, 92], [342, 300], [336, 508], [318, 534], [200, 542], [82, 534], [64, 508], [58, 300]], 0.8), '#e9efe0', { lift: 12 }), s.stroke('M84 96V506M316 96V506M96 82H304M96 520H304', '#b5c8a8', 3), s.stroke(ring(26, (a) => [200 + Math.cos(a) * 128, 300 + Math.sin(a) * 228]).map(([x, y]) => `M${x.toFixed(0)} ${y.toFixed(0)}h0`).join(''), '#7fa078', 4),
    p.sheet(polygon([[176, 96], [224, 96], [228, 506], [172, 506]]), '#d6506a', { lift: 2 }), s.stroke('M182 110V494M218 110V494', '#f4a8a0', 2),
    // The tureen, bread, salt, two candles from above.
    p.sheet(egg(200, 300, 46, 40), '#3f6f8f', { lift: 8 }), p.sheet(egg(200, 300, 34, 29), '#e0a040', { lift: 2 }), p.sheet(limb([[206, 304, 16], [222, 286, 6], [250, 250, 5]]), '#c9ccd2', { lift: 5 }), s.path(egg(190, 292, 5) + egg(208, 312, 4) + egg(188, 312, 3), '#5f8a3a'),
    p.sheet(egg(200, 392, 24, 15, -20), '#c98a44', { lift: 5 }), s.stroke('M188 396l8-10M198 392l8-10M208 388l6-8', '#8a5520', 3), [[200, 206], [200, 452]].map(([x, y]) => p.sheet(egg(x, y, 13), '#d9a441', { lift: 5 }) + p.sheet(egg(x, y, 7), '#fff6e0', { lift: 2 }) + s.path(egg(x, y, 3), '#f08a2c')),
  ];
  const soup = '#f0b64a';
  const bowl = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ turn, /** @type {any} */ look) => [
    p.sheet(egg(x, y, 43, 43), '#fbf8ee', { lift: 6 }), s.stroke(egg(x, y, 39, 39), '#5f93b0', 2), p.sheet(egg(x, y, 33, 33), soup, { lift: -1.5, edge: 0 }),
    s.within(egg(x, y, 33, 33), p.sheet(front(look), '#f7d08a', { spot: { x, y: y + 1, size: 55, turn }, lift: 0, edge: 0, tones: { light: '#fffbe8', frame: '#6a3412', near: '#b5702a', accent: '#e58a52' } })), s.stroke(`M${x - 22} ${y - 20}q8-8 18-9`, '#fff2c0', 3),
  ];
  const faces = [
    { eye: 'open', mouth: -1, brow: 1, hair: 'bun', line: 3 }, { mouth: 'laugh', eye: 'glad', hair: 'curls', line: 3 }, { eye: 'shut', mouth: 0, hair: 'bald', age: 'old', line: 3 },
    { eye: 'wide', mouth: 'open', brow: 1, hair: 'short', line: 3 }, { brow: -1, mouth: -0.8, hair: 'fringe', age: 'child', line: 3 }, { mouth: 0.9, look: [0, 0], hair: 'long', line: 3 }, { eye: 'open', mouth: 0.7, brow: -0.8, look: [1, 0], hair: 'kerchief', line: 3 }, { mouth: 'puff', hair: 'none', eye: 'wide', line: 3 },
  ];
  // A guest from above, looking to the right: shoulders, arms, hair, the tip of a nose.
  const guest = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ turn, /** @type {string} */ coat, /** @type {string} */ hair, /** @type {string} */ skin, /** @type {string} */ how) => {
    const spot = { x, y, size: 100, turn };
    return [
      p.sheet(limb([[2, -38, 24], [26, -44, 19], [44, -30, 15]]) + limb([[2, 38, 24], [28, 46, 19], [50, 40, 15]]), shade(coat, -0.04), { spot, lift: 6 }), p.sheet(egg(48, -27, 8, 7) + egg(54, 39, 8, 7), skin, { spot, lift: 3 }), s.group(s.stroke('M56 38L82 26', '#c9ccd2', 4) + s.path(egg(86, 24, 8, 5, -24), '#dfe3e8'), `transform="translate(${x} ${y}) rotate(${turn})"`),
      p.sheet(blob([[-20, -34], [4, -50], [22, -34], [24, 0], [22, 34], [4, 50], [-20, 34], [-26, 0]]), coat, { spot, lift: 8 }), p.sheet(egg(27, 0, 7, 6) + egg(6, -24, 6, 4) + egg(6, 24, 6, 4), skin, { spot, lift: 5 }),
      p.sheet(how === 'bun' ? egg(4, 0, 24, 23) + egg(-20, 0, 13) : how === 'hat' ? egg(4, 0, 34, 33) : how === 'braids' ? egg(4, 0, 24, 23) + limb([[-4, -20, 10], [-22, -32, 10], [-34, -30, 5]]) + limb([[-4, 20, 10], [-22, 32, 10], [-34, 30, 5]]) : egg(4, 0, 24, 23), hair, { spot, lift: 6 }),
      how === 'hat' ? p.sheet(egg(4, 0, 20, 19), shade(hair, 0.06), { spot, lift: 4 }) : how === 'bald' ? p.sheet(egg(10, 0, 17, 15), skin, { spot, lift: 0 }) : s.group(s.stroke('M24 0q-16-3-40 0M12-18q-14 2-24 8M12 18q-14-2-24-8', shade(hair, 0.12), 2.4), `transform="translate(${x} ${y}) rotate(${turn})"`),
    ];
  };
  const places = [[122, 138, -90], [122, 264, -90], [122, 386, -90], [278, 138, 90], [278, 264, 90], [278, 386, 90]];
  const people = [
    guest(24, 138, 0, '#2f5f6a', '#5a2f1c', '#eebd92', 'bun'), guest(20, 264, 0, '#c8502f', '#e9c04c', '#f4cba6', 'braids'), guest(24, 386, 0, '#4a3a6a', '#2a211c', '#b97a50', 'hat'),
    guest(376, 138, 180, '#6a8a3a', '#8a8a90', '#f0c8a4', 'bald'), guest(378, 386, 180, '#b03a5a', '#3a1f18', '#8c5a3c', 'bun'),
    guest(200, 572, -90, '#e0a03a', '#1f2430', '#eebd92', 'plain'), guest(200, 26, 90, '#3a4a5a', '#c9703a', '#f4cba6', 'hat'),
  ];
  // The chair that nobody has.
  const chair = [p.sheet(box(350, 228, 60, 74), '#a8743f', { lift: 8 }), p.sheet(box(388, 222, 30, 86), '#7a4a26', { lift: 6 }), p.sheet(box(356, 236, 28, 58), '#d6506a', { lift: 3 }), p.sheet(polygon([[316, 300], [334, 304], [330, 322], [312, 318]]), '#fbf8ee', { lift: 3 })];
  return s.picture(floor, chair, table, places.map(([x, y, turn], i) => bowl(x, y, turn * -1, faces[i])), bowl(200, 500, 0, faces[6]), bowl(200, 112, 180, faces[7]), people);
}

// @ts-check
import { shade } from '../studio/colour.js';
import { blob, egg, limb, line, polygon } from '../studio/path.js';
import { cutPaper } from '../studio/hands.js';
import { clothed } from '../motifs/clothed-people.js';
import { front } from '../motifs/second-a.js';

export const scene = "A grandfather's face fills the card; children swing on his moustache, and its other end is tied to a boat that is leaving.";

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('desertNoon');
  const p = cutPaper(s, { from: [-0.5, -1], dark: '#2a1a24' });
  const skin = '#e9a878';
  const [white, grey] = ['#f8f2e4', '#d8cfc4'];
  const sky = [p.ground('#f7c65c'), s.stroke([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map((i) => { const a = (i / 14) * Math.PI * 2; return `M${(200 + Math.cos(a) * 190).toFixed(0)} ${(190 + Math.sin(a) * 190).toFixed(0)}L${(200 + Math.cos(a) * 420).toFixed(0)} ${(190 + Math.sin(a) * 420).toFixed(0)}`; }).join(''), '#f2b53e', 26)];
  const sea = [
    p.torn([486, 470, 482, 468, 480], '#4fa8b0', { lift: 5 }), p.torn([524, 514, 526, 512, 522], '#2f8a9a', { lift: 5 }), p.torn([566, 558, 568, 556, 566], '#1f6a80', { lift: 5 }),
    // A jetty for those who wait their turn.
    p.sheet(polygon([[-10, 548], [128, 548], [118, 568], [-10, 568]]), '#8a5230', { lift: 6 }), p.sheet(polygon([[96, 566], [108, 566], [108, 610], [96, 610]]) + polygon([[30, 566], [42, 566], [42, 610], [30, 610]]), '#6a3a20', { lift: 4 }),
  ];
  const head = [
    p.sheet(egg(44, 206, 34, 46, -6) + egg(356, 206, 34, 46, 6), shade(skin, -0.04), { lift: 6 }), s.stroke('M36 186q-10 20 4 40M364 186q10 20-4 40', '#b5704a', 5),
    p.sheet(blob([[200, -20], [290, 0], [350, 70], [364, 180], [346, 290], [290, 372], [200, 404], [110, 372], [54, 290], [36, 180], [50, 70], [110, 0]]), skin, { lift: 9 }),
    // Lines of laughing, cheeks, eyes that go to the children.
    s.path(egg(104, 250, 34, 24) + egg(296, 250, 34, 24), '#e58a68'), s.stroke('M130 40q70-20 140 0M144 64q56-14 112 0M78 174q-18-10-30-10M76 188q-16-2-30 4M322 174q18-10 30-10M324 188q16-2 30 4M98 214q24 16 56 6M302 214q-24 16-56 6', '#b5704a', 4.4),
    ...[-1, 1].map((m) => [s.path(`M${200 + m * 72 - 34} 180q34-44 68 0q-34 30-68 0z`, '#fffdf4'), s.path(egg(200 + m * 72 - 12, 184, 13, 14), '#3f6f8a'), s.path(egg(200 + m * 72 - 14, 186, 7), '#1c1420'), s.stroke(`M${200 + m * 72 - 36} 181q36-46 72 0`, '#5a2f24', 6), p.sheet(blob([[200 + m * 30, 142], [200 + m * 70, 108], [200 + m * 124, 118], [200 + m * 138, 144, 'sharp'], [200 + m * 100, 138], [200 + m * 66, 136]]), white, { lift: 4 }), s.stroke(`M${200 + m * 50} 134l${m * 6}-14M${200 + m * 74} 128l${m * 8}-12M${200 + m * 100} 130l${m * 8}-10`, grey, 3)]).flat(),
    p.sheet(blob([[184, 170], [200, 160], [216, 170], [232, 250], [244, 280], [224, 300], [200, 304], [176, 300], [156, 280], [168, 250]]), shade(skin, 0.03), { lift: 5 }), s.stroke('M178 290q8-8 14 2M222 290q-8-8-14 2', '#b5704a', 5), s.path(blob([[160, 352], [200, 344], [240, 352], [200, 374]]), '#b5453c'), s.stroke('M152 350q48 18 96 0', '#7a2a28', 4),
    p.sheet(blob([[34, 110], [40, 50], [64, 84], [56, 130]]) + blob([[366, 110], [360, 50], [336, 84], [344, 130]]), white, { lift: 4 }),
  ];
  // The moustache.
  const left = /** @type {[number, number, number][]} */ ([[206, 312, 40], [150, 330, 62], [84, 364, 52], [40, 420, 36], [60, 474, 28], [112, 470, 22], [122, 430, 14], [104, 414, 6]]);
  const right = /** @type {[number, number, number][]} */ ([[194, 312, 40], [250, 330, 62], [320, 356, 50], [372, 396, 34], [376, 440, 26], [346, 466, 20], [318, 478, 16]]);
  const strands = (/** @type {[number, number, number][]} */ spine) => [-0.26, 0, 0.26].map((o) => line(spine.slice(0, -1).map(([x, y, w], i) => { const [u, v] = spine[i + 1]; const l = Math.hypot(u - x, v - y); return /** @type {[number, number]} */ ([x - ((v - y) / l) * w * o, y + ((u - x) / l) * w * o]); }))).join('');
  const hair = [p.sheet(limb(right), white, { lift: 7 }), s.stroke(strands(right), grey, 3), p.sheet(limb(left), white, { lift: 7 }), s.stroke(strands(left), grey, 3)];
  // The boat that leaves, a knot round its ring.
  const boat = [
    p.sheet(polygon([[304, 366], [312, 366], [314, 496], [302, 496]]), '#6a3a20', { lift: 3 }), p.sheet(blob([[300, 372, 'sharp'], [262, 400], [226, 462, 'sharp'], [300, 470, 'sharp']]), '#d6452f', { lift: 5 }), s.path(polygon([[300, 400], [266, 428], [300, 438]]), '#f7c65c'), p.sheet(blob([[214, 488, 'sharp'], [376, 488, 'sharp'], [354, 524], [300, 534], [240, 524]]), '#8f3040', { lift: 6 }), s.stroke('M224 498H370', '#f7c65c', 5), s.path(egg(262, 508, 6) + egg(296, 510, 6) + egg(330, 508, 6), '#f8f2e4'),
    clothed(s, 'row', { skin, top: '#2f5a78', bottom: '#22344e', hair: '#2a1a14', hat: 'cap', hatColour: '#f8f2e4', feel: 'calm', gaze: [-1, 0], head: 1.5 }, { x: 268, y: 500, size: 66, flip: true }),
    s.stroke('M318 478q10-10 16 0t-14 6q-12 6-2 14M324 474q16-8 22 4', white, 7), s.stroke('M190 540q20-8 40 0M330 544q20-8 40 0M250 548q20-8 50 0', '#8fd0d0', 4),
  ];
  // Three children: one swings, one hangs, one waits; and one has climbed to the ear.
  const hang = { head: [0, -82], neck: [0, -74], chest: [0, -64], hip: [2, -44], nearArm: [[-6, -88], [-4, -104]], farArm: [[7, -88], [6, -104]], nearLeg: [[10, -28], [4, -10]], farLeg: [[13, -30], [10, -12]] };
  const children = [
    clothed(s, 'sit', { skin: '#f2c9a2', top: '#d6452f', bottom: '#2f5a78', hair: '#6a2c1c', hairdo: 'long', feel: 'glad', gaze: [0.4, -0.9], head: 1.6 }, { x: 78, y: 488, size: 92, turn: -8 }),
    clothed(s, /** @type {any} */ (hang), { skin: '#a8683f', top: '#5fa04a', bottom: '#e9b53c', hair: '#1c1410', feel: 'glad', gaze: [0.3, -0.9], head: 1.6, cut: 'shorts' }, { x: 150, y: 446, size: 88, turn: 14 }),
    clothed(s, 'reach', { skin: '#f2c9a2', top: '#7a4a9a', bottom: '#7a4a9a', cut: 'skirt', hair: '#e0a03a', hairdo: 'bun', feel: 'calm', gaze: [0.2, -1], head: 1.6 }, { x: 24, y: 550, size: 80 }),
    p.sheet(front({ age: 'child', hair: 'short', look: [0.9, 0.4], mouth: 1, line: 2.6 }), '#f2c9a2', { spot: { x: 366, y: 150, size: 44, turn: -14 }, lift: 4, tones: { light: '#fff', frame: '#2a1420', near: '#3a2418', accent: '#ea9070' } }), p.sheet([0, 1, 2].map((i) => limb([[346 + i * 9, 182, 8], [345 + i * 9, 194, 7]])).join(''), '#f2c9a2', { lift: 3 }),
  ];
  return s.picture(sky, sea, head, boat.slice(0, -2), hair, boat.slice(-2), children);
}

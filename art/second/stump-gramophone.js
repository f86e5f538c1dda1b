// @ts-check
import { mix } from '../studio/colour.js';
import { clamp } from '../studio/marks.js';
import { blob, egg, limb, polygon, round } from '../studio/path.js';
import { pen } from '../studio/hands.js';
import { clothed } from '../motifs/clothed-people.js';

export const scene = 'A stump turns like a record under the beak of a woodpecker; the woodcutter weeps, and the shadows of the felled trees dance around it.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('candleBrown');
  const ink = '#2a1a18';
  const p = pen(s, { paper: '#f3e6c6', ink, from: [-1, -0.5] });
  const [X, Y] = [196, 352];
  const floor = [p.sheet('#e4d2a4'), p.wash('M-10-10H410V610H-10z', '#b9b066', 0.9), p.wash(blob([[-20, -20], [300, -20], [230, 120], [120, 220], [-20, 260]]), '#ecd88e', 0.8), p.wash(blob([[420, 300], [420, 620], [160, 620], [260, 560], [330, 460], [350, 360]]), '#8f9a5c', 0.6), p.hatch((x, y) => clamp(0.35 - Math.hypot(x - 120, y - 100) / 900), { angle: -12, gap: 9, width: 1.1, patch: [30, 9] }, '#8a7a34'), s.stroke(Array.from({ length: 40 }, (_, i) => `M${(i * 97) % 400} ${30 + (i * 61) % 560}q-2-9-7-12m8 12q1-9 6-13`).join(''), '#6f7a3a', 1.8)];
  // The ring of those who were here: crown outwards, two legs each, hand in hand.
  const shade1 = '#3c4a5c';
  const dancer = (/** @type {number} */ i) => {
    const k = i % 2 ? 1 : -1;
    const crown = blob(Array.from({ length: 16 }, (_, j) => { const a = (j / 16) * 2 * Math.PI; const r = j % 2 ? 52 : 42; return [Math.cos(a) * r * 1.05, -96 + Math.sin(a) * r * 0.92]; }));
    return crown + limb([[0, -70, 14], [k * 3, -46, 14], [0, -26, 20]]) + limb([[k * -4, -28, 13], [k * -13, -14, 10], [k * -10, 0, 9], [k * -22, 4, 4]]) + limb([[k * 4, -28, 13], [k * 16, -18, 10], [k * 24, -6, 8], [k * 36, -8, 3]]) + arms;
  };
  const arms = limb([[4, -48, 8], [26, -38, 6], [48, -46, 5]]) + limb([[-4, -48, 8], [-26, -38, 6], [-48, -46, 5]]) + limb([[30, -39, 4], [36, -30, 2]]) + limb([[-30, -39, 4], [-36, -30, 2]]);
  const pine = polygon([[0, -156], [24, -122], [12, -122], [36, -92], [20, -92], [46, -58], [-46, -58], [-20, -92], [-36, -92], [-12, -122], [-24, -122]]) + limb([[0, -62, 15], [0, -26, 19]]) + limb([[-4, -28, 13], [-16, -18, 10], [-14, 0, 8], [-24, 4, 3]]) + limb([[4, -28, 13], [14, -12, 10], [10, 4, 8], [20, 8, 3]]) + arms;
  const stamps = [s.stamp(s.path(dancer(0), shade1)), s.stamp(s.path(pine, shade1)), s.stamp(s.path(dancer(1), shade1))];
  const dance = s.group(Array.from({ length: 11 }, (_, i) => { const a = (i / 11) * 2 * Math.PI + 0.35; return stamps[i % 3](X + Math.cos(a) * 138, Y + Math.sin(a) * 128, 0.8, (a * 180) / Math.PI + 90); }), 'opacity=".72"');
  const dark = p.hatch((x, y) => { const r = Math.hypot(x - X, (y - Y) * 1.1); return r > 168 && r < 300 ? 0.16 : 0; }, { angle: 38, gap: 9, patch: [18, 9] }, '#5a4a4c');
  // The stump: bark, then one groove after another.
  const disc = (/** @type {number} */ r) => { const points = []; for (let i = 0; i < 16; i++) { const a = (i / 16) * 2 * Math.PI; const w = 1 + 0.03 * Math.sin(a * 3 + 1) + 0.02 * Math.cos(a * 5 + r / 40); points.push([X + Math.cos(a) * r * w, Y + Math.sin(a) * r * 0.9 * w]); } return blob(/** @type {any} */ (points)); };
  let grooves = '';
  for (let r = 16; r < 122; r += 6.4) grooves += disc(r + s.random.between(-1, 1));
  const bark = [];
  for (let i = 0; i < 30; i++) { const a = (i / 30) * 2 * Math.PI; bark.push(`M${round(X + Math.cos(a) * 134)} ${round(Y + Math.sin(a) * 121)}L${round(X + Math.cos(a + 0.03) * 148)} ${round(Y + Math.sin(a + 0.03) * 134)}`); }
  const stump = [
    s.path(egg(X + 20, Y + 14, 160, 142), '#4a3a44', 'opacity=".6"'), p.shape(disc(150), { fill: '#7a4a2c', reach: 26, gap: 4.6, contour: 3 }), s.stroke(bark.join(''), ink, 3), p.shape(disc(128), { fill: '#f0d09a', reach: 30, gap: 5, contour: 1.8 }), s.path(disc(96), '#e9c184'), s.path(disc(60), '#dfae70'), s.stroke(grooves, mix(ink, '#a8683a', 0.45), 1.4),
    // A label in the heart, without a word; cracks.
    s.path(disc(20), '#b5342c'), s.stroke(disc(20), ink, 1.8), s.path(egg(X, Y, 4), ink), s.stroke(`M${X + 24} ${Y + 10}L${X + 74} ${Y + 34}L${X + 104} ${Y + 42}M${X - 30} ${Y - 8}L${X - 84} ${Y - 10}`, ink, 2.2),
    // Where it turns, the light turns too.
    s.path(polygon([[X, Y], [X - 124, Y - 34], [X - 116, Y - 64]]), '#fff3d0', 'opacity=".5"'), s.path(polygon([[X, Y], [X + 120, Y + 40], [X + 110, Y + 64]]), '#fff3d0', 'opacity=".4"'),
  ];
  // The needle.
  const red = '#c8342c';
  const bird = [
    p.shape(blob([[318, 178], [352, 150], [390, 160], [420, 210], [420, 330], [384, 320], [352, 288], [326, 244]]), { fill: '#2f3440', reach: 30, gap: 4.4, contour: 2.6 }), s.path(blob([[330, 246], [344, 236], [372, 280], [396, 318], [372, 308], [350, 284]]), '#f6efe0'), s.stroke('M366 186l30 12M370 208l30 12M378 232l26 10M388 256l20 8', '#f6efe0', 6),
    s.stroke('M352 290l-14 18-16 4M338 308l4 14M370 308l-12 20-18 4', '#6b5a4a', 5),
    p.shape(blob([[272, 226], [268, 192], [286, 164], [318, 154], [346, 170], [350, 204], [330, 238], [300, 248]]), { fill: '#f6efe0', reach: 20, gap: 4, contour: 2.4 }), s.path(blob([[268, 192], [282, 158], [310, 136], [344, 132], [372, 148, 'sharp'], [348, 160], [340, 180], [310, 174], [286, 182]]), red), s.stroke('M268 192Q282 158 310 136T372 148', ink, 2.4), s.stroke('M276 220q30 10 56-6', ink, 7), s.path(egg(294, 200, 8), '#f2c04a'), s.path(egg(292, 202, 4.4), ink), s.stroke('M282 192q10-8 22-2', ink, 2.6),
    p.shape(polygon([[270, 206], [286, 236], [236, 310]]), { fill: '#6f6a68', reach: 8, gap: 3.4, contour: 2 }), s.stroke('M278 222L238 306', ink, 1.6),
  ];
  // The music, as far as one can see it.
  const notes = s.stroke('M226 296q-12-10-4-22t-8-22M210 306q-16-6-14-20t-14-16', red, 3);
  // He did not know.
  const man = [
    s.path(limb([[24, 150, 26], [132, 158, 28]]), '#7a4a2c'), s.path(egg(134, 158, 13, 15), '#f0d09a'), s.stroke(egg(134, 158, 13, 15) + egg(134, 158, 7, 8), ink, 1.8), s.stroke('M24 138L126 145M24 163L128 172', ink, 2),
    clothed(s, { head: [12, -64], neck: [6, -58], chest: [2, -47], hip: [-4, -27], nearArm: [[14, -44], [17, -58]], farArm: [[16, -42], [22, -56]], nearLeg: [[17, -27], [18, -3]], farLeg: [[20, -29], [26, -4]] }, { skin: '#e3a67c', top: '#a8342c', bottom: '#3a3f52', hair: '#5a3420', beard: '#5a3420', hat: 'cap', hatColour: '#4a5a3c', feel: 'sad', gaze: [0.6, 1], stout: 1.3 }, { x: 84, y: 196, size: 182 }), s.stroke('M112 96h0M116 108h0M110 120h0', '#4f8fc0', 6),
    s.stroke('M22 60L40 190', '#8a5a2c', 7), s.path(blob([[8, 56], [30, 46], [38, 64], [12, 82]]), '#9aa4ac'), s.stroke('M8 56L12 82', '#f6efe0', 3),
  ];
  const chips = s.path([[20, 240], [46, 262], [16, 300], [360, 420], [384, 446], [340, 480], [60, 540], [300, 560], [150, 584], [236, 590], [30, 470]].map(([x, y]) => polygon([[x, y], [x + 11, y - 4], [x + 9, y + 5], [x + 1, y + 6]])).join(''), '#fbeecb');
  return s.picture(floor, dark, dance, chips, man, s.group(stump, `transform="translate(${X} ${Y}) scale(.85) translate(${-X} ${-Y})"`), notes, bird);
}

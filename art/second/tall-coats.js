// @ts-check
import { clamp } from '../studio/marks.js';
import { blob, box, egg, limb, line, polygon } from '../studio/path.js';
import { pen } from '../studio/hands.js';
import { front, shoe } from '../motifs/second-a.js';

export const scene = "Two tall people in long coats shake hands; under each coat children stand on each other's shoulders, and in one of them the lowest is very old.";

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('stormGreen');
  const ink = '#14231f';
  const p = pen(s, { paper: '#ece6cf', ink, from: [0, -1] });
  const street = [
    p.sheet('#dcd5ba'), s.path('M0 0H400V600H0z', '#9ab3a2'), p.hatch((x, y) => clamp((Math.hypot(x - 200, y - 90) - 110) / 260), { angle: 58, gap: 5.6, width: 1.3, patch: [30, 6] }, '#34564e'), p.hatch((x, y) => clamp((Math.hypot(x - 200, y - 120) - 220) / 240), { angle: -20, gap: 6.4, width: 1.3 }, '#34564e'),
    // Houses on both sides, and the lamp between.
    ...[-1, 1].map((m) => { const x = (/** @type {number} */ v) => 200 + m * v; return p.shape(polygon([[x(210), -10], [x(150), 60], [x(150), 500], [x(210), 540]]), { fill: '#6f8a7c', reach: 0, dark: 0.4, angle: 70 * m, gap: 5, cross: 0 }) + s.path([110, 200, 290, 380].map((y) => polygon([[x(196), y - 12], [x(166), y], [x(166), y + 44], [x(196), y + 42]])).join(''), m < 0 ? '#e8b64c' : '#2c463e') + s.stroke([110, 200, 290, 380].map((y) => `M${x(196)} ${y - 12}L${x(166)} ${y}V${y + 44}L${x(196)} ${y + 42}z`).join(''), ink, 2.2); }),
    s.path('M0 500H400V600H0z', '#7a8a74'), s.stroke([0, 1, 2, 3, 4, 5].map((r) => Array.from({ length: 9 }, (_, i) => `M${i * 50 + (r % 2) * 24 - 12} ${512 + r * 17}q18-10 36 0`).join('')).join(''), '#3a544a', 2.4), s.stroke('M0 500H400', ink, 2),
    s.path(egg(200, 70, 62, 62), '#f6d98a', 'opacity=".5"'), s.stroke('M200 110V500', ink, 9), s.stroke('M200 110V500', '#48665c', 4), p.shape(polygon([[180, 52], [220, 52], [212, 104], [188, 104]]), { fill: '#fbe9a8', reach: 0, contour: 2.6, cross: 0 }), s.path(polygon([[172, 52], [228, 52], [200, 26]]), ink),
  ];
  const skins = ['#f0c8a2', '#c98a60', '#f6d6b6', '#8c5a3c', '#e8b48c', '#f2cda8'];
  /** @param {number} x @param {number} y @param {number} size @param {any} look @param {string} skin @param {string} hair @param {number} [turn] */
  const head = (x, y, size, look, skin, hair, turn = 0) => p.shape(front({ line: 2.6, ...look }), { spot: { x, y, size, turn }, fill: skin, reach: 14, gap: 4, contour: 2, cross: 0.8, tones: { light: '#ffffff', frame: ink, near: hair, accent: '#dd8468' } });
  /** @param {1 | -1} m @param {string} colour @param {string} lining */
  const coat = (m, colour, lining) => {
    const x = (/** @type {number} */ v) => 200 - m * v;
    const body = blob([[x(140), 158], [x(112), 138], [x(84), 158], [x(66), 200], [x(60), 330], [x(40), 528, 'sharp'], [x(110), 540], [x(182), 526, 'sharp'], [x(166), 330], [x(160), 200]]);
    const gap = blob([[x(112), 172, 'sharp'], [x(92), 230], [x(84), 340], [x(74), 534, 'sharp'], [x(138), 538, 'sharp'], [x(134), 340], [x(126), 230]]);
    return { x, body, paint: [p.shape(body, { fill: colour, reach: 40, angle: 84, gap: 5, contour: 3.2 }), s.path(gap, lining), p.hatch((px, py) => (py > 190 ? 0.4 : 0) * (Math.abs(px - x(108)) < 26 ? 1 : 0), { angle: 88, gap: 6, area: [x(108) - 28, 190, 56, 344] }, ink), s.stroke(gap, ink, 2.6)] };
  };
  const a = coat(1, '#5a4636', '#2c2019');
  const b = coat(-1, '#a8432f', '#3f1814');
  const feet = (/** @type {number} */ x, /** @type {boolean} */ flip, /** @type {string} */ sock) => [[x - 16, 560], [x + 14, 566]].map(([u, v]) => s.path(box(u - 7, v - 46, 14, 34), sock) + s.stroke(`M${u - 7} ${v - 46}v34M${u + 7} ${v - 46}v34`, ink, 1.8) + p.shape(shoe(12), { spot: { x: u, y: v, size: 66, flip }, fill: '#3a2a2a', reach: 8, gap: 4, contour: 1.8 }));
  const arm = (/** @type {1 | -1} */ m, /** @type {string} */ colour) => { const x = (/** @type {number} */ v) => 200 - m * v; return p.shape(limb([[x(92), 178, 40], [x(70), 250, 36], [x(34), 284, 32], [x(18), 284, 30]]), { fill: colour, reach: 22, angle: 40, gap: 4.8, contour: 3 }) + s.stroke(`M${x(36)} 270q${m * -6} 14 0 28M${x(26)} 270q${m * -6} 14 0 28`, ink, 2); };
  const left = [
    feet(92, false, '#d9a441'), a.paint,
    s.within('M50 180H140V540H50z', [head(90, 462, 74, { age: 'child', hair: 'short', brow: 0.8, mouth: -0.5, look: [0.4, -0.8] }, skins[1], '#2a1a14'), s.path(box(70, 410, 40, 12), ink), head(90, 366, 70, { age: 'child', hair: 'fringe', mouth: 0.5, look: [1, 0] }, skins[2], '#b5622c'), head(92, 272, 62, { age: 'child', hair: 'curls', eye: 'glad', mouth: 0.9 }, skins[3], '#1c1410')]),
    s.stroke('M66 416q24-10 48 0M68 318q24-10 48 0', '#d9a441', 6),
    head(96, 112, 84, { age: 'child', hair: 'none', brow: -0.8, mouth: -0.2, look: [1, 0] }, skins[0], '#6a3a1c'), p.shape(blob([[40, 82], [62, 74], [64, 34], [96, 22], [128, 34], [130, 74], [152, 82], [96, 94]]), { fill: '#33403c', reach: 22, gap: 4.4, contour: 2.8 }), s.stroke('M63 74q33 10 67 0', '#a8432f', 6), s.path(blob([[70, 134], [84, 126], [96, 132], [108, 126], [122, 134], [108, 140], [96, 137], [84, 140]]), ink), s.stroke('M122 134q8 0 12-6', ink, 2),
  ];
  const right = [
    feet(308, true, '#5f8a94'), b.paint,
    s.within('M260 180H350V540H260z', [head(310, 466, 78, { age: 'old', hair: 'bald', mouth: -0.5, brow: 0.9, look: [-0.3, -0.9] }, skins[5], '#f4f0e4'), head(310, 370, 70, { age: 'child', hair: 'long', mouth: 0.1, look: [-1, 0.2] }, skins[4], '#5a2f1c'), head(308, 274, 62, { age: 'child', hair: 'short', eye: 'shut', mouth: 0.3 }, skins[2], '#d9a441')]),
    s.stroke('M286 420q24-10 48 0M286 322q24-10 48 0', '#f0c8a2', 6),
    head(304, 114, 84, { age: 'child', hair: 'fringe', brow: 0.2, mouth: 0.4, look: [-1, 0] }, skins[4], '#c9602a'), p.shape(blob([[252, 78], [258, 40], [304, 24], [350, 40], [356, 78], [304, 88]]), { fill: '#5f3a6a', reach: 24, gap: 4.4, contour: 2.8 }), s.stroke(line([[252, 76], [304, 86], [356, 76]]), '#e8b64c', 5), s.stroke(egg(284, 118, 15, 14) + egg(320, 118, 15, 14) + 'M299 118h6M335 116l10-4', ink, 3),
  ];
  const shake = [arm(1, '#665040'), arm(-1, '#b84e38'), p.shape(blob([[182, 278], [192, 270], [210, 272], [220, 282], [212, 296], [192, 298]]), { fill: skins[0], reach: 8, gap: 4, contour: 2.2 }), s.stroke('M192 276l14 6M190 284l14 6M192 292l10 3', ink, 2)];
  // A mitten has fallen, and somebody's school bag stands there.
  const things = [p.shape(polygon([[212, 560], [250, 556], [254, 590], [216, 594]]), { fill: '#d9a441', reach: 12, gap: 4, contour: 2.2 }), s.stroke('M212 572l40-4M224 558q6-12 16-1', ink, 2.4), s.path(egg(160, 588, 10, 7, 20) + egg(168, 580, 4, 6), '#a8432f')];
  return s.picture(street, left, right, shake, things);
}

// @ts-check
import { mix, shade } from '../studio/colour.js';
import { clamp } from '../studio/marks.js';
import { blob, box, egg, limb, polygon } from '../studio/path.js';
import { gouache } from '../studio/hands.js';

export const scene = 'A full cinema from behind: in the seats sit coats with nobody in them; on the screen a naked man shivers and looks out at them.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('moonBlue');
  const g = gouache(s, { from: [0, -1] });
  const dark = '#0f1024';
  const hall = [s.path('M0 0H400V600H0z', dark), g.dry((x, y) => clamp(0.7 - Math.hypot(x - 200, y - 190) / 400), '#232750', { angle: 90, gap: 6, width: 5, patch: [60, 6] }), g.shape(blob([[-20, -20], [44, -20], [34, 120], [40, 260], [22, 360], [-20, 380]]), '#6a1f30', { angle: 88, reach: 40, light: '#a8384a', dark: '#3a1020' }), g.shape(blob([[420, -20], [356, -20], [366, 120], [360, 260], [378, 360], [420, 380]]), '#6a1f30', { angle: 92, reach: 40, light: '#a8384a', dark: '#3a1020' })];
  const screen = polygon([[48, 34], [352, 34], [346, 326], [54, 326]]);
  const [pale, grey] = ['#dfeaf0', '#6f8aa8'];
  const man = s.within(screen,
    s.path('M40 30H360V330H40z', '#b4cbdc'), g.dry((x, y) => 0.35 + clamp((y - 120) / 400), '#8fb0c8', { area: [44, 30, 316, 300], angle: 2, gap: 6, width: 5, patch: [50, 6] }), s.path(blob([[40, 300], [120, 276], [200, 290], [290, 270], [360, 292], [360, 330], [40, 330]]), '#eef4f6'),
    g.shape(blob([[96, 340, 'sharp'], [100, 268], [120, 232], [164, 214], [186, 208], [214, 208], [236, 214], [280, 232], [300, 268], [306, 340, 'sharp']]), pale, { angle: 84, reach: 20, light: '#ffffff', dark: '#a9c0d2' }),
    s.path(limb([[116, 262, 40], [120, 312, 36], [190, 318, 28], [254, 288, 24]]), pale), s.stroke('M104 270q-2 60 30 62M136 296q40 6 84-8', grey, 3), s.path(limb([[286, 262, 40], [284, 316, 34], [216, 306, 26], [150, 280, 22]]), '#e8f0f4'), s.stroke('M298 270q4 56-22 62M262 298q-44-4-92-20', grey, 3), s.path(limb([[150, 280, 18], [132, 268, 14], [128, 256, 9]]) + limb([[146, 288, 14], [128, 284, 9]]) + limb([[254, 288, 18], [272, 276, 14], [276, 264, 9]]), pale), s.stroke('M140 272l-10-12M138 282l-12-2M264 282l10-14', grey, 2.4),
    g.shape(blob([[184, 214], [182, 190], [162, 172], [154, 136], [162, 96], [184, 76], [214, 76], [238, 96], [246, 136], [238, 172], [218, 190], [216, 214]]), pale, { angle: 84, reach: 12, light: '#ffffff', dark: '#a9c0d2' }),
    s.path(blob([[154, 132], [150, 96], [170, 66], [200, 58], [232, 66], [250, 96], [246, 132], [236, 106], [214, 94], [184, 96], [164, 108]]), '#31415e'), s.path(egg(152, 142, 7, 12) + egg(248, 142, 7, 12), pale),
    s.path(egg(180, 136, 12, 9) + egg(221, 136, 12, 9), '#ffffff'), s.path(egg(180, 138, 5.4) + egg(221, 138, 5.4), dark), s.stroke('M164 118q14-10 28-3M208 115q16-7 28 4', '#31415e', 4), s.stroke('M200 140q-7 16 1 20', grey, 3.4), s.stroke('M184 178q4-5 8 0t8 0 8 0 8-1', '#31415e', 3.4), s.stroke('M86 226q-6 8 0 16t0 16M316 226q6 8 0 16t0 16M74 236q-4 6 0 12M328 236q4 6 0 12', '#ffffff', 3),
    // It snows in the film.
    s.stroke([[70, 60], [110, 110], [140, 50], [280, 70], [330, 110], [76, 170], [320, 190], [300, 40], [120, 190], [64, 120], [268, 150], [340, 60]].map(([x, y]) => `M${x} ${y}h0`).join(''), '#ffffff', 6),
  );
  const beam = s.path(polygon([[48, 34], [352, 34], [346, 326], [54, 326], [210, 620]]), '#cfe0f0', 'opacity=".07"');
  /** A coat in its seat, seen from behind: shoulders, a collar that stands open around nothing. @param {number} x @param {number} y @param {number} k @param {string} colour @param {'fur' | 'collar' | 'hood'} kind @param {boolean} big */
  const coat = (x, y, k, colour, kind, big) => {
    const at = (/** @type {any[][]} */ q) => blob(q.map(([u, v, c]) => [x + u * k, y + v * k, c]));
    const body = at([[-52, 70, 'sharp'], [-50, 20], [-40, -8], [-18, -20], [18, -20], [40, -8], [50, 20], [52, 70, 'sharp']]);
    const collar = kind === 'hood' ? at([[-20, -14], [-26, -40], [-14, -58], [0, -62], [14, -58], [26, -40], [20, -14], [0, -4]]) : at([[-24, -8], [-26, -34, 'sharp'], [-12, -38], [0, -40], [12, -38], [26, -34, 'sharp'], [24, -8], [0, 2]]);
    return [
      big ? g.shape(body, colour, { angle: 80, reach: 30 * k, light: mix(colour, '#cfe0f0', 0.5), dark: shade(colour, -0.12) }) : s.path(body, mix(colour, dark, 0.15)), big ? '' : s.stroke(`M${x - 42 * k} ${y - 6 * k}q${20 * k}-${13 * k} ${26 * k}-${13 * k}M${x + 42 * k} ${y - 6 * k}q${-20 * k}-${13 * k} ${-26 * k}-${13 * k}`, mix(colour, '#cfe0f0', 0.6), 2.4),
      s.path(egg(x, y - 33 * k, 22 * k, 8 * k), dark), s.path(collar, kind === 'fur' ? '#c9b8a0' : shade(colour, 0.07)), kind === 'fur' ? s.stroke(Array.from({ length: 8 }, (_, i) => `M${x + (-22 + i * 6) * k} ${y - 6 * k}l${(i - 4) * k} ${-22 * k}`).join(''), '#8a7a68', 2.4 * k) : s.stroke(`M${x} ${y - 38 * k}V${y + 60 * k}`, shade(colour, -0.14), 2.4 * k), kind === 'hood' ? '' : s.path(egg(x, y - 36 * k, 17 * k, 5 * k), dark),
    ];
  };
  const colours = ['#8a3a3a', '#3f5f7a', '#c9993f', '#4a6a4a', '#6a4a78', '#a86a48', '#8f8a80', '#2f6f6a'];
  const kinds = /** @type {('fur' | 'collar' | 'hood')[]} */ (['collar', 'fur', 'collar', 'collar', 'fur']);
  const row = (/** @type {number} */ y, /** @type {number} */ k, /** @type {number} */ n, /** @type {number} */ shift, /** @type {number} */ seed, skip = -1) => [Array.from({ length: n }, (_, i) => (i === skip ? '' : coat(shift + i * 104 * k, y, k, colours[(i * 3 + seed) % 8], kinds[(i + seed) % 5], k > 0.8))), s.path(`M-10 ${y + 34 * k}H410V${y + 130 * k}H-10z`, '#1b1a38'), s.stroke(Array.from({ length: n + 1 }, (_, i) => { const x = shift + (i - 0.5) * 104 * k; return `M${x.toFixed(0)} ${y + 36 * k}v${60 * k}`; }).join(''), '#0a0a18', 4 * k), s.stroke(`M-10 ${y + 34 * k}H410`, '#4a2440', 7 * k)];
  const hanger = [s.stroke('M242 506v-14q0-10 9-10', '#d8b068', 4), s.stroke('M192 546L242 506L292 546z', '#d8b068', 6)];
  return s.picture(hall, s.path(box(40, 26, 320, 308), '#05060f'), man, rows(), beam, hanger, s.path('M-10 590H410V610H-10z', dark));
  function rows() {
    // The seat in the near row is free: only the hanger is there.
    return [row(354, 0.42, 10, 8, 1), row(396, 0.62, 7, 12, 4), row(456, 0.86, 5, 20, 2), row(540, 1.2, 4, -8, 5, 2)];
  }
}

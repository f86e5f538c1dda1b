// @ts-check
import { shade } from '../studio/colour.js';
import { blob, egg, limb, line, polygon } from '../studio/path.js';
import { cutPaper } from '../studio/hands.js';
import { clothed } from '../motifs/clothed-people.js';

export const scene = 'One red scarf winds round a couple, a postman, a child, an old woman, all the way over the frozen pond; its end goes down into a hole in the ice.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('lilacFog');
  const p = cutPaper(s, { from: [-0.5, -1], dark: '#2a2244' });
  const [snow, ice, red] = ['#ece8f2', '#a9c6dc', '#d8342f'];
  const park = [
    p.ground('#b9a8cc'), p.sheet(blob([[-20, 70], [60, 52], [150, 74], [260, 50], [420, 80], [420, 640, 'sharp'], [-20, 640, 'sharp']]), snow, { lift: 6 }),
    // Bare trees along the top, tracks of a sledge.
    [[34, 84, 1], [120, 70, 0.8], [330, 70, 1.1], [384, 96, 0.9]].map(([x, y, k]) => p.sheet(limb([[0, 4, 9], [1, -40, 7], [-2, -84, 2]]) + limb([[0, -30, 5], [18, -56, 3.4], [20, -78, 1.4]]) + limb([[0, -40, 5], [-18, -62, 3.4], [-26, -84, 1.4]]) + limb([[0, -56, 3.6], [10, -76, 1.4]]), '#5a4670', { spot: { x, y, size: 100 * k }, lift: 4 })),
    p.sheet(blob([[-30, 250], [40, 236], [80, 262], [60, 300], [-30, 320]]), shade(snow, -0.04), { lift: 4 }), p.sheet(blob([[420, 180], [350, 186], [330, 214], [360, 240], [420, 244]]), shade(snow, -0.04), { lift: 4 }),
    // The pond.
    p.sheet(blob([[-10, 470], [40, 396], [130, 360], [250, 356], [350, 392], [412, 470], [400, 580], [330, 640], [60, 640], [-10, 560]]), '#8fb0cc', { lift: -3, edge: 0 }), p.sheet(blob([[4, 474], [50, 406], [136, 372], [250, 368], [344, 402], [400, 474], [388, 580], [320, 640], [70, 640], [6, 560]]), ice, { lift: 1 }), s.stroke('M60 430q60-30 120-10M230 400q60 0 100 30M40 520q20 40 60 60M330 560q30-20 44-60M120 400l30 6M290 470q20 6 40 0', '#d9ecf4', 4), s.stroke('M70 470q40 20 50 60t50 40M350 450q-20 30-10 60', '#86a8c4', 2.6),
  ];
  const hole = blob([[212, 520], [244, 500], [296, 502], [322, 528], [306, 562], [256, 574], [218, 556]]);
  const pit = [s.stroke('M214 522l-30-14M222 556l-26 22M300 562l26 20M320 524l34-14M250 502l-8-26M290 502l14-24', '#6f94b4', 4), p.sheet(hole, '#12203f', { lift: -4, edge: 0 }), s.within(hole, [s.path(blob([[212, 548], [250, 534], [330, 544], [330, 590], [212, 590]]), '#1f3560'), s.stroke('M232 528q20-6 40 0M262 548q18-5 34 0', '#3f5f90', 3)])];
  // The scarf: below and above the people in turn.
  /** @param {[number, number, number][]} spine @param {number} [lift] */
  const scarf = (spine, lift = 6) => {
    const d = limb(spine);
    const ribs = spine.slice(0, -1).map(([x, y, w], i) => { const [u, v, z] = spine[i + 1]; const l = Math.hypot(u - x, v - y); const n = Math.max(1, Math.round(l / 21)); return Array.from({ length: n }, (_, k) => { const t = (k + 0.5) / n; const [a, b, r] = [x + (u - x) * t, y + (v - y) * t, (w + (z - w) * t) * 0.7]; return `M${(a - ((v - y) / l) * r).toFixed(0)} ${(b + ((u - x) / l) * r).toFixed(0)}L${(a + ((v - y) / l) * r).toFixed(0)} ${(b - ((u - x) / l) * r).toFixed(0)}`; }).join(''); }).join('');
    return p.sheet(d, red, { lift }) + s.within(d, s.stroke(ribs, '#f7e6d8', 6));
  };
  const collar = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ w) => scarf([[x - w, y - 2, 15], [x - w * 0.4, y + 4, 17], [x + w * 0.4, y + 4, 17], [x + w, y - 2, 15]], 3);
  const skin = '#f2c6a4';
  const who = (/** @type {any} */ pose, /** @type {any} */ wear, /** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ size, flip = false) => [s.path(egg(x + 6, y, size * 0.2, size * 0.05), '#8a7aa8', 'opacity=".5"'), clothed(s, pose, { skin, cut: 'coat', head: 1.4, stout: 1.35, ...wear }, { x, y, size, flip, rim: '#f7f2fa', from: [-1, -0.8], rimWidth: 2 })];
  const behind = [scarf([[150, 168, 20], [100, 178, 21], [60, 200, 22], [84, 240, 22], [170, 236, 22], [250, 226, 22], [306, 236, 22]]), scarf([[322, 254, 22], [366, 290, 22], [340, 336, 22], [240, 324, 22], [150, 322, 22], [100, 338, 22]]), scarf([[84, 356, 22], [44, 396, 22], [52, 448, 22], [120, 468, 22], [168, 466, 22]])];
  const people = [
    who('stand', { top: '#3f5a86', bottom: '#33405c', hair: '#3a2418', feel: 'glad', gaze: [1, 0] }, 168, 220, 126), who('stand', { top: '#7a4a86', bottom: '#5a3a6a', hair: '#c9702c', hairdo: 'long', feel: 'glad', gaze: [1, 0] }, 212, 222, 120, true),
    collar(168, 114, 15), collar(212, 120, 14), scarf([[176, 118, 15], [190, 128, 17], [206, 122, 15]], 3), scarf([[156, 122, 16], [146, 146, 17], [150, 172, 20]], 4),
    who('walk', { top: '#2f4a5c', bottom: '#22344a', hair: '#5a4a3a', hat: 'cap', hatColour: '#2f4a5c', beard: '#8a6a4a', feel: 'calm', gaze: [1, 0.2] }, 316, 316, 128), p.sheet(polygon([[290, 250], [322, 254], [320, 282], [288, 278]]), '#a8683c', { lift: 4 }), p.sheet(polygon([[294, 246], [312, 240], [318, 252], [300, 254]]), '#f8f4ea', { lift: 2 }), collar(320, 212, 16), scarf([[306, 214, 14], [298, 226, 18], [302, 238, 22]], 4), scarf([[332, 216, 14], [336, 234, 18], [324, 256, 22]], 4),
    who('hunch', { top: '#5f7a5a', bottom: '#4a5c4a', hair: '#e6e2ea', hairdo: 'bun', hat: 'kerchief', hatColour: '#c98a3c', feel: 'calm', gaze: [1, 0.4], cut: 'skirt' }, 92, 440, 124), s.stroke('M118 386L126 440', '#5a3a2a', 5), collar(106, 352, 14), scarf([[98, 350, 14], [92, 342, 18], [100, 336, 21]], 3), scarf([[96, 356, 14], [86, 360, 18], [80, 362, 21]], 3),
    who('run', { top: '#e0a03a', bottom: '#3a4a6a', hair: '#2a1a14', feel: 'glad', gaze: [1, 0.3], head: 1.75, cut: 'trousers' }, 176, 536, 98), collar(188, 462, 12), scarf([[200, 464, 14], [232, 470, 18], [262, 490, 20], [268, 524, 20], [262, 548, 18]], 5),
  ];
  // Somebody pulls, or is held: bubbles; an edge of the ice over the scarf's end.
  const edge = [s.within(hole, s.path(blob([[230, 544], [264, 538], [300, 546], [300, 590], [230, 590]]), '#1f3560', 'opacity=".85"')), s.stroke('M242 552q20-6 42 0', '#86a8d0', 3.4), s.stroke('M288 520h0M300 532h0M280 532h0', '#a9d0e6', 6), s.stroke(line([[216, 552], [256, 574], [306, 562]]), '#e6f2f8', 5)];
  const sledge = [p.sheet(limb([[330, 604, 8], [384, 590, 8]]), '#a8683c', { lift: 4 }), s.stroke('M326 616L392 600M340 604l2 8M372 594l3 8', '#5a3a2a', 4)];
  return s.picture(park, pit, behind, people, edge, sledge);
}

// @ts-check
import { clamp } from '../studio/marks.js';
import { blob, egg, limb, line, polygon } from '../studio/path.js';
import { linocut } from '../studio/hands.js';
import { front, spread } from '../motifs/second-a.js';

export const scene = 'Seen from a cradle: the family bends down smiling; one of them looks at something behind us, and one under a hood holds out the finest toy.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('emberNight');
  const [ink, glow, cream] = ['#1a0c16', '#f0a23e', '#f8e6c0'];
  const l = linocut(s, { paper: cream, ink, from: [0, 1] });
  const ceiling = [
    s.path('M0 0H400V600H0z', '#3a1830'), l.cuts((x, y) => clamp(1.1 - Math.hypot(x - 200, y - 290) / 260), { flow: (x, y) => (Math.atan2(y - 290, x - 200) * 180) / Math.PI + 90, gap: 14, length: 34, width: 5 }, '#7a2f42'), l.cuts((x, y) => clamp(0.9 - Math.hypot(x - 200, y - 290) / 130), { flow: (x, y) => (Math.atan2(y - 290, x - 200) * 180) / Math.PI + 90, gap: 13, length: 26, width: 5, area: [60, 150, 280, 280] }, glow),
    // Beams of the ceiling, and a lamp that is not lit.
    s.stroke('M-10 120L150 250M410 120L250 250M-10 470L140 330M410 470L260 330', ink, 10),
  ];
  const lit = (/** @type {any} */ look, /** @type {string} */ skin, /** @type {string} */ hair, /** @type {any} */ spot, /** @type {string} */ dress) => {
    const shape = front({ line: 2, ...look });
    const k = spot.size / 100;
    return [
      s.group([s.path(blob([[-70, -30], [-40, -62], [0, -76], [40, -62], [70, -30], [96, -130, 'sharp'], [-96, -130, 'sharp']]), dress), s.stroke('M-62-50l-14-60M62-50l14-60M0-76v-40', ink, 3)], `transform="translate(${spot.x} ${spot.y}) rotate(${spot.turn}) scale(${k})"`),
      s.group(s.path(shape.d, ink, 'transform="translate(0 -4) scale(1.06)"'), `transform="translate(${spot.x} ${spot.y}) rotate(${spot.turn}) scale(${k})"`),
      l.block(shape, { spot, colour: skin, cuts: '#fde9b8', reach: 0, tones: { near: hair, frame: ink, light: cream, accent: '#d9643c' } }),
      // Light from below, on chin and brow.
      s.group(s.path(blob([[-26, 38], [-12, 47], [0, 50], [12, 47], [26, 38], [14, 43], [0, 45], [-14, 43]]) + blob([[-33, 10], [-35, 24], [-26, 38], [-31, 24]]) + blob([[33, 10], [35, 24], [26, 38], [31, 24]]), '#fde9b8') + s.stroke('M-22-38l4 7M-12-42l2 7M0-43v7M12-42l-2 7M22-38l-4 7', hair, 3), `transform="translate(${spot.x} ${spot.y}) rotate(${spot.turn}) scale(${k})"`),
    ];
  };
  const family = [
    lit({ hair: 'bald', age: 'old', mouth: 0.6, look: [0, 0.9], eye: 'open', beard: true }, '#d98a5c', '#efe4d0', { x: 66, y: 88, size: 134, turn: -36 }, '#3f5a4a'), lit({ hair: 'long', mouth: 0.9, look: [0, 0.8], eye: 'glad' }, '#e9a070', '#6a2418', { x: 204, y: 86, size: 146, turn: 3 }, '#a8323c'),
    lit({ hair: 'short', mouth: 0.6, look: [0, 0.9] }, '#c97a4c', '#20121a', { x: 52, y: 264, size: 136, turn: -84 }, '#2c4a6a'), lit({ hair: 'kerchief', age: 'old', mouth: 0.8, eye: 'glad' }, '#dc9868', '#c8902f', { x: 356, y: 290, size: 132, turn: 88 }, '#5a3a5c'),
    // The brother: his eyes are not on us.
    lit({ hair: 'fringe', age: 'child', mouth: -0.7, brow: 1, eye: 'wide', look: [0.9, -0.6] }, '#eeb184', '#a8501f', { x: 62, y: 420, size: 122, turn: -128 }, '#6a7a3a'),
  ];
  // The guest: a hood, no face, two sparks; in the long fingers a golden bird.
  const hood = blob([[262, -10, 'sharp'], [276, 60], [262, 116], [276, 156], [314, 176], [356, 150], [376, 116], [420, 80, 'sharp'], [420, -20, 'sharp']]);
  const guest = [
    s.path(hood, ink, 'transform="translate(-5 5)"'), l.block(hood, { colour: '#4c4a86', cuts: '#a8a6dc', reach: 22, gap: 9, length: 20, flow: () => 40 }), s.path(blob([[296, 70], [330, 54], [366, 74], [362, 124], [322, 150], [290, 128]]), '#0c060e'), s.stroke('M314 104h0M338 96h0', '#f6dc7c', 6),
    s.path(limb([[392, 160, 40], [350, 206, 26], [304, 226, 18]]), ink, 'transform="translate(3 4)"'), s.path(limb([[392, 160, 40], [350, 206, 26], [318, 220, 22]]), '#4c4a86'), s.path(limb([[322, 218, 14], [296, 226, 11], [270, 238, 5]]) + limb([[318, 224, 12], [292, 242, 9], [272, 256, 4]]) + limb([[322, 210, 11], [292, 210, 9], [266, 218, 4]]), '#d9d2c0'),
    s.path(egg(238, 248, 40, 38), '#f8d36a', 'opacity=".35"'), l.block(blob([[206, 240], [222, 222], [250, 226], [274, 246], [290, 240, 'sharp'], [278, 262], [248, 276], [220, 268]]), { colour: '#f2bd3c', cuts: '#fff4c4', reach: 12, gap: 6, length: 12 }), s.stroke(blob([[206, 240], [222, 222], [250, 226], [274, 246], [290, 240, 'sharp'], [278, 262], [248, 276], [220, 268]]), ink, 3), s.path(polygon([[207, 240], [190, 246], [208, 252]]), '#c8402f'), s.path(egg(222, 240, 4), ink), s.stroke('M238 250q14-8 26 4M242 258q10-4 20 3', ink, 2.4), s.stroke('M246 272v14M238 290q8-8 16 0', ink, 3), s.path(egg(268, 222, 5), '#3f8a9a'),
  ];
  // Our own hands and feet, and the rim of the cradle.
  const hand = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ turn, flip = false) => { const shape = spread({ spread: 12, curl: 0.34, thumb: 46, arm: 70, width: 1.3 }); const spot = { x, y, size: 74, turn, flip }; return s.group(s.path(shape.d, ink, 'stroke="#1a0c16" stroke-width="6"'), `transform="translate(${x} ${y}) rotate(${turn}) scale(${flip ? -0.74 : 0.74} .74)"`) + l.block(shape, { spot, colour: '#f2b98c', cuts: '#fde9b8', reach: 8, gap: 6, length: 10, tones: { light: '#fde9b8', frame: ink } }); };
  const rim = blob([[-20, 520], [60, 556], [200, 572], [340, 556], [420, 520], [420, 640, 'sharp'], [-20, 640, 'sharp']]);
  const us = [
    l.block(blob([[40, 600], [70, 528], [140, 500], [200, 496], [262, 500], [330, 528], [360, 600]]), { colour: '#e8d8bc', cuts: '#fffaf0', reach: 20, gap: 10, length: 22, flow: () => 70 }), s.stroke('M110 520q20 20 14 60M200 500q-6 40 2 70M288 520q-18 20-12 60', '#a88a6a', 4),
    [[160, 516, -8], [244, 514, 8]].map(([x, y, t]) => s.group(s.path(blob([[-20, 30], [-22, -8], [-12, -24], [8, -26], [20, -8], [20, 30]]), ink, 'transform="scale(1.1)"') + s.path(blob([[-20, 30], [-22, -8], [-12, -24], [8, -26], [20, -8], [20, 30]]), '#f2b98c') + s.path(egg(-15, -22, 7, 8) + egg(-3, -28, 6, 7) + egg(7, -27, 5, 6) + egg(15, -22, 4.4, 5) + egg(21, -15, 4, 4.6), '#f2b98c') + s.stroke(egg(-15, -22, 7, 8) + egg(-3, -28, 6, 7) + egg(7, -27, 5, 6) + egg(15, -22, 4.4, 5) + egg(21, -15, 4, 4.6), ink, 1.6) + s.stroke('M-12 6q12 8 24 0', '#b5643c', 3), `transform="translate(${x} ${y}) rotate(${t}) scale(1.15)"`)),
    hand(150, 452, 14), hand(276, 440, -6, true),
    s.path(rim, ink, 'transform="translate(0 -6)"'), l.block(rim, { colour: '#7a3f22', cuts: '#d9904c', reach: 14, gap: 9, length: 30, flow: () => 6, width: 3.4 }), s.stroke(line([[-10, 552], [100, 586], [200, 592], [300, 586], [410, 552]]), ink, 4), s.stroke('M200 572v20M110 562v20M290 562v20', ink, 4),
  ];
  return s.picture(ceiling, family, guest, us);
}

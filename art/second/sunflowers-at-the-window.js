// @ts-check
import { clamp } from '../studio/marks.js';
import { blob, box, egg, flame, limb, polygon, ring, round } from '../studio/path.js';
import { gouache } from '../studio/hands.js';

export const scene = 'From inside a room: sunflowers crowd at the window at night and look in; on the table one of them stands in a vase and turns away, beside a bowl of seeds.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('emberNight');
  const g = gouache(s, { from: [-0.6, 0.9] });
  const outside = [s.path('M0 0H400V600H0z', '#101a34'), g.dry((x, y) => clamp(0.7 - y / 300), '#1c2c52', { angle: 8, gap: 7, width: 6, patch: [50, 7], shortest: 16, area: [20, 10, 360, 260] }), s.stroke('M80 50h0M150 34h0M250 60h0M330 40h0M300 90h0M110 96h0M206 26h0', '#e8e2c0', 3.4)];
  const petals = (/** @type {number} */ r, /** @type {number} */ n, /** @type {number} */ from, /** @type {number} */ off) => ring(n, (a) => [a + off, 0]).map(([a]) => {
    const at = (/** @type {number} */ q, /** @type {number} */ t) => `${round(Math.cos(a + t) * q)} ${round(Math.sin(a + t) * q)}`;
    return `M${at(from, -0.12)}Q${at((from + r) * 0.58, -0.24)} ${at(r, 0)}Q${at((from + r) * 0.58, 0.24)} ${at(from, 0.12)}z`;
  }).join('');
  // A head, drawn once in two tones; faces come after, for each its own.
  const head = s.stamp([s.path(petals(66, 17, 34, 0.15), '#a8621c'), s.path(petals(61, 17, 32, 0), '#e8a82c'), s.path(petals(52, 11, 32, 0.4), '#f6cf58'), s.path(egg(0, 0, 39), '#4a2415'), s.path(egg(1, 3, 31), '#66351c'), s.stroke(ring(16, (a) => [Math.cos(a) * 35, Math.sin(a) * 35]).map(([x, y]) => `M${round(x)} ${round(y)}h0`).join('') + ring(11, (a) => [Math.cos(a + 0.2) * 27, Math.sin(a + 0.2) * 27]).map(([x, y]) => `M${round(x)} ${round(y)}h0`).join(''), '#2a120c', 4)]);
  const look = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ k, /** @type {number} */ turn, /** @type {number} */ dx, /** @type {number} */ mood) => [head(x, y, k, turn), s.group([s.path(egg(-11, -4, 7, 6) + egg(11, -4, 7, 6), '#fff0c0'), s.path(egg(-11 + dx * 3, -2, 3.6) + egg(11 + dx * 3, -2, 3.6), '#1a0a08'), s.stroke(`M-19 ${-12 - mood * 3}L-5 ${-14 + mood * 4}M19 ${-12 - mood * 3}L5 ${-14 + mood * 4}`, '#1a0a08', 3.4), s.stroke(`M-8 15q8 ${-mood * 6} 16 0`, '#1a0a08', 3.4)], `transform="translate(${x} ${y}) rotate(${turn / 3}) scale(${k})"`)];
  const stems = [[90, 200], [206, 170], [310, 196], [140, 290], [264, 280], [48, 290], [362, 280]].map(([x, y]) => g.shape(limb([[x, y, 12], [x + (x < 200 ? -8 : 8), y + 120, 14], [x, 470, 16]]), '#3c5a2c', { reach: 6, gap: 4, angle: 84, light: '#7a8f3c', dark: '#1f3420' }));
  const hand = (/** @type {number} */ x, /** @type {number} */ y, /** @type {1 | -1} */ m) => g.shape(blob([[x, y + 44, 'sharp'], [x - m * 22, y + 20], [x - m * 18, y - 10], [x, y - 34, 'sharp'], [x + m * 22, y - 14], [x + m * 24, y + 16]]), '#5f7a34', { reach: 16, gap: 4, angle: 60, light: '#9aa84a', dark: '#33491f' }) + s.stroke(`M${x} ${y + 40}Q${x + m * 6} ${y} ${x} ${y - 26}M${x + m * 3} ${y + 14}l${-m * 14} -8M${x + m * 4} ${y + 4}l${m * 12} -10`, '#33491f', 2.6);
  const crowd = [look(82, 106, 0.72, 10, 1, 0.3), look(150, 84, 0.7, -6, 0.8, -0.4), look(256, 92, 0.8, -6, 0.2, -0.4), look(336, 112, 0.74, 14, -0.6, 0.6), stems, look(46, 232, 0.82, -12, 1, 0.8), look(362, 230, 0.84, 12, -0.8, -0.2), look(138, 238, 0.96, 4, 0.9, 0.4), look(268, 240, 1.04, -8, 0.2, 0.8), look(84, 330, 0.86, 8, 1, -0.6), look(164, 340, 0.8, 6, 1, 0.3), look(240, 338, 0.84, -10, 0.6, 0.2), hand(318, 322, 1), hand(118, 392, -1)];
  // The window between them and us.
  const wood = '#6b3a22';
  const frame = [s.stroke('M200 0V400M20 164H380', wood, 15), s.stroke('M196 0V400M20 168H380', '#a5622f', 5), s.path('M0 0H24V420H0zM376 0H400V420H376zM0 0H400V16H0z', wood), s.stroke('M22 14V404M378 404V14', '#a5622f', 4), g.shape(polygon([[-10, 398], [410, 398], [410, 428], [-10, 428]]), '#7a4426', { reach: 12, gap: 4, angle: 2, light: '#c9823c', dark: '#4a2415' })];
  const curtain = g.shape(blob([[344, -20, 'sharp'], [420, -20, 'sharp'], [420, 440, 'sharp'], [362, 430, 'sharp'], [378, 330], [358, 220], [372, 110]]), '#7a1f2a', { reach: 26, gap: 5, angle: 86, light: '#c24a34', dark: '#451018' });
  // The table: the light, the vase, the bowl.
  const cloth = [g.shape(blob([[-20, 480, 'sharp'], [120, 462], [280, 462], [420, 478, 'sharp'], [420, 620, 'sharp'], [-20, 620, 'sharp']]), '#a8482c', { reach: 0, light: '', dark: '' }), s.path('M0 428H400V470Q200 452 0 474z', '#2a1214'), s.path(egg(110, 530, 150, 56), '#d8773a'), g.dry((x, y) => clamp(1.3 - Math.hypot((x - 110) / 190, (y - 530) / 80)), '#eda04e', { area: [0, 470, 330, 130], angle: 3, gap: 5, width: 4, patch: [40, 5] }), g.dry((x, y) => clamp((x - 240) / 160) * (y > 476 ? 0.8 : 0), '#702418', { area: [220, 470, 180, 130], angle: 3, gap: 6, width: 4.6, patch: [40, 6] })];
  const candle = [s.path(egg(86, 408, 62, 60), '#ffcf70', 'opacity=".25"'), s.path(egg(86, 404, 32, 36), '#ffe7a0', 'opacity=".4"'), g.shape(box(74, 436, 24, 92), '#f3dfb4', { reach: 12, gap: 4, angle: 88, light: '#fff6d8', dark: '#c08a52' }), s.path(blob([[74, 444], [72, 462], [78, 470], [80, 446]]), '#fff6d8'), s.path(flame(86, 436, 15), '#f59a2c'), s.path(flame(86, 432, 8), '#fff3b8'), s.path(egg(86, 530, 32, 10), '#8a5a2c'), s.path(egg(86, 527, 26, 7), '#c98f45')];
  const bowl = [s.path(egg(196, 574, 60, 12), '#4a1810', 'opacity=".5"'), s.path(egg(196, 536, 56, 15), '#3a1c12'), s.path([...Array(26)].map((_, i) => egg(151 + (i * 53) % 91, 529 + (i * 5) % 13, 5.4, 3.2, (i * 50) % 180)).join(''), '#e0d4bc'), s.stroke([...Array(26)].map((_, i) => `M${149 + (i * 53) % 91} ${529 + (i * 5) % 13}h4`).join(''), '#3a2a24', 2), g.shape('M140 538Q196 562 252 538Q248 584 222 588H170Q144 584 140 538z', '#3f6f7a', { reach: 22, gap: 4, angle: 80, light: '#7fb0a8', dark: '#1f3f4a' }), s.path([[120, 572], [108, 586], [268, 578], [132, 590], [280, 592]].map(([x, y]) => egg(x, y, 5, 2.6, x % 90)).join(''), '#e0d4bc')];
  // The one in the vase would rather not.
  const vase = [
    s.path(egg(330, 590, 54, 12), '#3a0f0c', 'opacity=".5"'), g.shape(limb([[332, 520, 14], [334, 440, 12], [340, 390, 11], [366, 362, 10]]), '#4a6a2c', { reach: 8, gap: 3.6, angle: 84, light: '#a8b04a', dark: '#2a421c' }), g.shape(blob([[334, 470], [300, 452], [282, 470, 'sharp'], [304, 484]]), '#4a6a2c', { reach: 10, gap: 3.6, angle: 10, light: '#a8b04a', dark: '#2a421c' }), g.shape(blob([[306, 500], [300, 530], [292, 566], [306, 594], [358, 594], [370, 566], [362, 530], [356, 500]]), '#c9d4cc', { reach: 26, gap: 4, angle: 84, light: '#fff6dc', dark: '#6f7f86' }), s.path(egg(331, 500, 25, 7), '#3f5a5c'), s.stroke('M304 548q28 12 56 0', '#3f6f9a', 6),
    s.group([s.path(petals(56, 15, 26, 0.1), '#c98420'), s.path(petals(48, 13, 20, 0.3), '#8a9a3c'), s.path(egg(0, 0, 27), '#5f7a34'), s.path(egg(-2, 2, 17), '#7a943f'), s.stroke('M0 0l-12 14', '#33491f', 5)], 'transform="translate(352 392) rotate(30) scale(.82 1)"'), s.path(egg(300, 586, 9, 4, 20) + egg(282, 566, 8, 4, -30), '#e8a82c'),
  ];
  return s.picture(outside, crowd, frame, curtain, cloth, candle, vase, bowl);
}

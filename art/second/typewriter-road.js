// @ts-check
import { shade } from '../studio/colour.js';
import { clamp } from '../studio/marks.js';
import { blob, box, egg, limb, polygon } from '../studio/path.js';
import { gouache } from '../studio/hands.js';
import { clothed } from '../motifs/clothed-people.js';

export const scene = 'From a typewriter rolls the road on which a small car drives to the horizon; behind it somebody rubs out the road with an eraser.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('coralBay');
  const g = gouache(s, { from: [-0.7, -1] });
  const [teal, black, cream] = ['#2f8f8c', '#23202c', '#fdf3dc'];
  const wall = [g.ground('#f7a98a', [[70, 120, '#f28f78'], [300, 120, '#d86a5f']])];
  // The sheet stands up out of the roller and lies down at the horizon.
  const sheet = polygon([[54, 380], [128, 84], [282, 84], [346, 380]]);
  const land = [
    s.path(sheet, '#a8483f', 'transform="translate(12 8)" opacity=".5"'), s.path(sheet, cream),
    s.within(sheet,
      s.path('M0 60H400V128H0z', '#bfe3df'), g.dry((x, y) => (y < 130 ? clamp((y - 84) / 40) * 0.7 : 0), '#fbe6bd', { area: [100, 84, 200, 46], gap: 4 }), s.path(blob([[100, 132], [140, 108], [176, 126], [220, 104], [262, 124], [310, 112], [320, 150], [100, 150]]), '#6aa6a0'),
      s.path('M0 128Q200 116 400 130V310Q300 330 200 322T0 316z', '#a9c26a'), g.dry((x, y) => (y > 124 && y < 318 ? 0.5 : 0), '#cdd77e', { area: [60, 120, 290, 200], angle: -8, gap: 5, width: 4, patch: [40, 5] }), g.dry((x, y) => (y > 150 && y < 318 ? 0.28 : 0), '#6f9a4c', { area: [60, 150, 290, 170], angle: -8, gap: 7, width: 4, patch: [30, 7] }),
      // The road: written above, rubbed out below.
      s.path(blob([[196, 126, 'sharp'], [202, 126, 'sharp'], [216, 150], [196, 178], [206, 214], [254, 262], [262, 300, 'sharp'], [180, 300, 'sharp'], [176, 262], [158, 220], [172, 180], [204, 150]], 0.9), '#5a5562'), s.stroke('M200 130q12 18-6 34t-10 40 26 44 10 52', cream, 2.6), 
      [[112, 190, 12], [126, 176, 9], [288, 214, 13], [302, 196, 10], [270, 168, 8], [140, 160, 6]].map(([x, y, r]) => s.path(limb([[x, y, 3], [x, y + r * 1.4, 3]]), '#6b3a2a') + s.path(egg(x, y - r * 0.3, r, r * 1.1), '#3f7f5a') + s.path(egg(x - r * 0.3, y - r * 0.6, r * 0.45), '#7fb36a')),
      s.path(blob([[60, 330], [70, 300], [130, 296], [170, 306], [240, 298], [290, 312], [340, 296], [356, 330], [356, 390], [50, 390]]), cream), g.dry((x, y) => (y > 288 && y < 326 ? 0.4 : 0), cream, { area: [60, 286, 290, 40], angle: 12, gap: 6, width: 5, patch: [22, 6] }), s.stroke('M120 350l10-6M160 360l8 4M220 352l10 2M258 340l8-6M296 356l10-2M190 340l6 6M100 330l6 6M240 366l-8 4', '#e0708a', 4),
    ),
    s.stroke('M128 84L54 380M282 84L346 380', shade(cream, -0.12), 2), s.path(blob([[128, 84, 'sharp'], [282, 84, 'sharp'], [276, 70], [200, 66], [136, 70]]), '#e6d5b4'),
  ];
  const car = [s.path(egg(181, 226, 22, 6), '#3f3a46'), g.shape(blob([[160, 222], [160, 206], [168, 204], [172, 190], [194, 190], [198, 204], [204, 206], [204, 222]], 0.7), '#e2472f', { reach: 14, gap: 3 }), s.path(polygon([[173, 203], [176, 193], [190, 193], [193, 203]]), '#bfe3df'), s.path(box(162, 220, 9, 8) + box(193, 220, 9, 8), black), s.stroke('M164 212h5M196 212h5', '#ffe39a', 3.4), s.path(box(170, 176, 26, 12), '#8a5a2c'), s.stroke('M176 176v12M190 176v12', '#f2c363', 2), s.path(egg(184, 198, 3.4), '#5a2a1c')];
  const push = { head: [14, -80], neck: [9, -74], chest: [5, -64], hip: [-6, -46], nearArm: [[16, -56], [26, -50]], farArm: [[18, -58], [28, -56]], nearLeg: [[6, -28], [-4, -3]], farLeg: [[-16, -24], [-26, -5]] };
  const rubber = [s.path(egg(230, 330, 60, 8), '#d9c49a'), clothed(s, /** @type {any} */ (push), { skin: '#e2a57c', top: '#3a5f8a', bottom: '#2a3048', hair: '#3a2018', hat: 'cap', hatColour: '#e9b53c', feel: 'calm', gaze: [0.6, 0.7], head: 1.3 }, { x: 176, y: 336, size: 96, rim: '#fff3dc', from: [-0.7, -1] }), g.shape(polygon([[202, 268], [252, 254], [268, 318], [214, 334]]), '#f09ab0', { reach: 26, light: '#ffc9d2', dark: '#c8607e' }), s.path(polygon([[202, 268], [224, 262], [238, 328], [214, 334]]), '#4f8fb0')];
  // The machine: roller, knobs, the fan of type bars, then keys without letters.
  const bars = Array.from({ length: 19 }, (_, i) => { const a = (-164 + i * 8.2) * (Math.PI / 180); return `M${(200 + Math.cos(a) * 70).toFixed(0)} ${(500 + Math.sin(a) * 46).toFixed(0)}L${(200 + Math.cos(a) * 146).toFixed(0)} ${(500 + Math.sin(a) * 92).toFixed(0)}`; }).join('');
  const body = blob([[10, 620, 'sharp'], [22, 470], [52, 412], [120, 398], [280, 398], [348, 412], [378, 470], [390, 620, 'sharp']], 0.9);
  const machine = [
    g.shape(limb([[22, 384, 34], [378, 384, 34]]), black, { angle: 2, reach: 16, light: '#5a5468', dark: '#14121a' }), s.path(box(2, 366, 20, 36) + box(378, 366, 20, 36), '#4a4458'), s.stroke('M4 374h16M4 384h16M4 394h16M380 374h16M380 384h16M380 394h16', '#8a849a', 2), s.stroke('M60 372H340', '#d8d2e0', 2.4),
    g.shape(body, teal, { angle: 80, reach: 60, gap: 4.6, light: '#6cc0b4', dark: '#1c5f66' }), s.path(blob([[64, 470], [100, 424], [200, 408], [300, 424], [336, 470], [300, 492], [200, 482], [100, 492]]), '#123f46'), s.stroke(bars, '#9fb4b4', 4), s.stroke(bars, '#dfe8e2', 1.6), s.stroke('M206 438L214 396', '#f2c363', 5), s.path(box(206, 386, 16, 12), '#dfe8e2'),
  ];
  const key = s.stamp([s.path(egg(0, 6, 19, 16), '#0f3036'), s.path(egg(0, 0, 19, 16), '#dfd6c4'), s.path(egg(0, -1, 15, 12), black), s.stroke('M-8-5q6-5 12-3', '#7a7488', 2.6)]);
  const red = s.stamp([s.path(egg(0, 6, 19, 16), '#0f3036'), s.path(egg(0, 0, 19, 16), '#dfd6c4'), s.path(egg(0, -1, 15, 12), '#c8352c'), s.stroke('M-8-5q6-5 12-3', '#ffb09a', 2.6)]);
  const keys = [[512, 56, 7], [546, 36, 8], [582, 22, 8]].map(([y, x, n], r) => Array.from({ length: n }, (_, i) => (r === 1 && i === 4 ? '' : (r === 2 && i === 0 ? red : key)(x + i * (48 - r * -1), y, 1))));
  // The key that is held down just now.
  const down = s.path(egg(232, 556, 17, 13), '#0f3036') + s.path(egg(232, 554, 15, 11), '#4a4458');
  return s.picture(wall, land, car, rubber, machine, keys, down);
}

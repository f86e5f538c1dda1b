// @ts-check
import { blob, box, egg, limb, round } from '../studio/path.js';
import { cutPaper } from '../studio/hands.js';
import { clothed } from '../motifs/clothed-people.js';

export const scene = 'Passengers with cases fly off a dandelion under its seeds while great lips blow; one clings to the stem, and one flies towards the mouth.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('mintMorning');
  const p = cutPaper(s, { from: [-0.6, -1], dark: '#123a44' });
  const sky = [p.ground('#7cc4c4'), p.torn([120, 96, 130, 84, 110, 92], '#93d0c8'), p.torn([300, 330, 310, 340, 312, 326], '#aadcc8'), p.torn([470, 490, 476, 500, 480, 470], '#8ec46a'), p.torn([540, 520, 548, 526, 552, 534], '#5f9f52')];
  // The breath.
  const breath = [[[96, 262], [180, 236], [300, 250], [420, 200]], [[100, 284], [190, 300], [300, 290], [420, 320]], [[92, 240], [150, 190], [230, 170], [300, 110]]].map((q, i) => s.path(limb(/** @type {any} */ (q.map(([x, y], k) => [x, y, [6, 22, 30, 44][k] - i * 4]))), '#d9f2e6', 'opacity=".5"'));
  // Who blows: only what is needed for it.
  const skin = '#f2b892';
  const face = [
    p.sheet(blob([[-20, 60, 'sharp'], [14, 70], [40, 110], [44, 146], [66, 176], [84, 200], [82, 218], [62, 226], [72, 234], [94, 240], [98, 254], [82, 264], [96, 274], [94, 292], [70, 304], [62, 322], [66, 352], [44, 388], [-20, 400, 'sharp']]), skin, { lift: 12 }), p.sheet(blob([[56, 238], [78, 232], [100, 240], [104, 254], [88, 264], [104, 276], [98, 294], [72, 300], [58, 282], [62, 262]]), '#d8604f', { lift: 3 }), s.path(egg(98, 264, 8, 7), '#6b1f28'), s.stroke('M60 266q14-6 30-3', '#a83c3c', 3), s.path(egg(22, 262, 34, 38), '#f0968a', 'opacity=".55"'), s.path(blob([[54, 212], [70, 206], [78, 214], [64, 220]]), '#b5664e'),
    s.path(blob([[2, 148, 'sharp'], [18, 134], [36, 142, 'sharp'], [20, 152]]), '#ffffff'), s.path(egg(26, 143, 7), '#245a6a'), s.stroke('M-2 146Q18 126 38 140', '#4a2a20', 4.6), s.stroke('M-6 118q22-18 44-6', '#8a4a2c', 6), s.stroke('M46 318q10 6 14 16', '#c98468', 3),
  ];
  const [X, Y] = [232, 380];
  // A parachute: a fan of hairs on a thread.
  let hairs = '';
  for (let i = -6; i <= 6; i++) { const a = (i / 6) * 1.12; hairs += `M0 0L${round(Math.sin(a) * 36)} ${round(-Math.cos(a) * 36 + Math.abs(a) * 5)}`; }
  const fan = s.stamp([s.path(blob([[0, 2], [-20, -14], [-36, -22], [-30, -34], [0, -42], [30, -34], [36, -22], [20, -14]]), '#ffffff', 'opacity=".35"'), s.stroke(hairs, '#fffdf2', 2), s.stroke('M-34-20h0M-28-27h0M-20-32h0M-10-35h0M0-36h0M10-35h0M20-32h0M28-27h0M34-20h0', '#fffdf2', 4.6)]);
  const still = s.stamp([s.stroke('M0 0V-52', '#8a6a3a', 1.8), s.path(egg(0, -4, 3, 8), '#6b4a24')]);
  let clock = '';
  for (let i = 0; i < 17; i++) {
    const a = -170 + i * 21 + (i % 2) * 4;
    if (a > 150 || (a > 40 && a < 112 && i % 4)) continue;
    const r = (a * Math.PI) / 180;
    clock += still(X + Math.sin(r) * 18, Y - Math.cos(r) * 18, 1, a) + fan(X + Math.sin(r) * 68, Y - Math.cos(r) * 68, 0.78, a);
  }
  const flower = [
    p.sheet(limb([[X - 4, 640, 17], [X + 10, 520, 15], [X, 400, 13]]), '#6f9f3c', { lift: 6 }), p.sheet(blob([[X + 6, 606], [X + 60, 560], [X + 130, 560], [X + 190, 590, 'sharp'], [X + 130, 588], [X + 106, 604], [X + 70, 596], [X + 40, 622]]), '#4f8a3c', { lift: 6 }), p.sheet(blob([[X - 6, 612], [X - 60, 566], [X - 130, 572], [X - 196, 604, 'sharp'], [X - 130, 600], [X - 100, 616], [X - 60, 606], [X - 30, 630]]), '#5f9a44', { lift: 6 }),
    p.sheet(blob([[X - 14, Y + 20], [X - 30, Y + 36, 'sharp'], [X, Y + 26], [X + 30, Y + 38, 'sharp'], [X + 14, Y + 18]]), '#4f8a3c', { lift: 3 }), clock, p.sheet(egg(X, Y, 22, 20), '#d9cf9a', { lift: 5 }), s.stroke('M224 372h0M236 370h0M244 380h0M230 384h0M240 390h0M222 384h0', '#8a7a4a', 4),
  ];
  // Those who travel.
  const hang = { head: [2, -88], neck: [1, -80], chest: [0, -69], hip: [-2, -49], nearArm: [[7, -88], [2, -106]], farArm: [[-10, -62], [-12, -46]], nearLeg: [[4, -28], [-2, -8]], farLeg: [[-6, -28], [-14, -10]], feet: 40 };
  const rider = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ k, /** @type {any} */ clothes, /** @type {string} */ bag, /** @type {boolean} */ flip = false) => {
    const m = flip ? -1 : 1;
    return [fan(x + m * 2 * k, y - 150 * k, k * 1.3), s.stroke(`M${round(x + m * 2 * k)} ${round(y - 150 * k)}V${round(y - 104 * k)}`, '#8a6a3a', 1.8), clothed(s, hang, { skin: '#eec09a', bottom: '#2b4a5a', ...clothes }, { x, y, size: 100 * k, flip }), bag ? p.sheet(box(x - m * 12 * k - 9 * k, y - 46 * k, 19 * k, 15 * k), bag, { lift: 3 }) : ''];
  };
  const flying = [
    rider(330, 130, 0.5, { top: '#d8543c', hat: 'felt', hatColour: '#5a3020', feel: 'glad' }, '#8a5a2c'), rider(226, 148, 0.62, { top: '#f2b53c', hair: '#5a2a18', hairdo: 'long', cut: 'skirt', bottom: '#a83c5a', feel: 'glad' }, '#3f6f8a'), rider(356, 300, 0.78, { top: '#3f5f9a', beard: '#e9e2d6', hair: '#e9e2d6', feel: 'calm', gaze: [1, -0.3] }, '#a8482c'), rider(372, 458, 0.56, { top: '#6b4a86', hairdo: 'bun', cut: 'skirt', feel: 'calm' }, ''), rider(290, 66, 0.34, { top: '#ffffff', feel: 'glad' }, ''), rider(374, 52, 0.26, { top: '#d8543c' }, ''),
    // Against the wind.
    rider(152, 208, 0.56, { top: '#26303e', hat: 'cap', hatColour: '#26303e', feel: 'stern', gaze: [1, 0.2] }, '#26303e', true),
  ];
  const clinging = clothed(s, { head: [8, -86], neck: [4, -79], chest: [0, -69], hip: [-8, -52], nearArm: [[14, -76], [20, -62]], farArm: [[14, -66], [21, -54]], nearLeg: [[12, -50], [18, -34]], farLeg: [[10, -42], [20, -26]], feet: 60 }, { skin: '#e0a880', top: '#e9e2c4', bottom: '#a8482c', hair: '#2a1a16', feel: 'afraid', gaze: [0.2, -1], head: 1.4 }, { x: 222, y: 556, size: 128 });
  return s.picture(sky, breath, flower, flying, clinging, face);
}

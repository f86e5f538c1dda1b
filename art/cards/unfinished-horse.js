// @ts-check
import { mix, shade } from '../studio/colour.js';
import { clamp } from '../studio/marks.js';
import { blob, egg, limb, line, polygon, round } from '../studio/path.js';
import { gouache } from '../studio/hands.js';

export const scene = 'A painter paints a horse on the bare paper; its painted half gallops off into an evening, the painter is a sketch from the waist down, and over the paper lies the shadow of a hand with a pencil.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('lilacFog');
  const g = gouache(s, { from: [1, -0.5] });
  const [paper, pencil, ink] = ['#f3ecdd', '#7c7596', '#1c1838'];
  const [indigo, glow, orange, red] = ['#2b2f7e', '#ffd9a0', '#f08a34', '#c93d34'];
  const sheet = [s.path('M-10-10H410V610H-10z', paper), g.dry((x, y) => clamp(0.4 - (x + y) / 900), '#e6dcc8', { gap: 6, width: 4, patch: [60, 6], area: [-10, 0, 220, 600] })];

  // What is painted so far: strokes from the right that have not reached the left.
  const bands = ['#4b3a7c', '#6b4b8f', '#96609a', '#c97f96', '#eda183', '#f8c583'];
  /** @type {Map<string, string>} */ const strokes = new Map();
  for (let y = -4; y < 616; y += 9) {
    const t = y / 392;
    const colour = y < 392 ? bands[Math.min(5, Math.floor(t * 6 + s.random.between(-0.35, 0.35) + 0.2))] ?? bands[0] : y < 418 ? '#6c5a86' : mix('#4c6a5e', '#22304a', clamp((y - 420) / 190));
    const left = 176 + 34 * Math.sin(y / 58) + s.random.between(-34, 30) + Math.max(0, y - 430) * 0.16;
    strokes.set(colour, (strokes.get(colour) ?? '') + `M${round(left)} ${y}q${round((410 - left) / 2)} ${round(s.random.between(-3, 3))} ${round(410 - left)} 0`);
  }
  const evening = [
    [...strokes].map(([colour, d]) => `<path d="${d}" fill="none" stroke="${colour}" stroke-width="12"/>`),
    s.path(egg(372, 336, 34), '#fff0c8'), g.dry((x, y) => clamp(1 - Math.hypot((x - 372) / 120, (y - 350) / 50)) * 0.8, '#ffe2a8', { area: [240, 290, 170, 100], gap: 5, width: 4, patch: [40, 5] }),
    s.path(blob([[262, 400, 'sharp'], [286, 380], [322, 388], [352, 372], [420, 386], [420, 420, 'sharp'], [270, 420, 'sharp']]), '#57497c'),
    // A house out there with one window, and the road that goes to it.
    s.path(polygon([[284, 396], [284, 380], [295, 370], [306, 380], [306, 398]]), ink), s.path('M291 382h8v9h-8z', '#ffd873'), s.path(blob([[294, 398, 'sharp'], [300, 398, 'sharp'], [330, 440], [300, 500], [400, 612, 'sharp'], [276, 612, 'sharp'], [262, 500], [304, 440]]), '#a08a86', 'opacity=".75"'),
    s.stroke('M216 60l12 5 11-8M250 92l9 4 8-6', '#f8d6c0', 2.4),
  ];
  // The half that is not painted yet.
  const rear = [
    s.stroke(line([[206, 250], [172, 250], [132, 244], [100, 262], [86, 300], [92, 340]]) + line([[92, 340], [78, 382], [52, 410], [58, 432], [40, 480], [20, 506], [10, 522]]) + line([[134, 352], [112, 392], [84, 418], [84, 436], [64, 484], [44, 512]]) + line([[134, 352], [170, 366], [206, 358]]) + line([[142, 330], [130, 390], [118, 420], [126, 440], [118, 490], [104, 528]]) + line([[170, 360], [156, 404], [146, 424], [150, 446], [140, 494], [128, 530]]), pencil, 2.6),
    s.stroke(line([[100, 258], [66, 244], [40, 262], [26, 304], [12, 330]]) + line([[92, 270], [62, 262], [46, 286], [40, 320], [22, 352]]) + line([[90, 280], [66, 284], [60, 314], [48, 340]]), pencil, 2), s.stroke(`${egg(124, 300, 52, 56)}M70 300H290M124 230V420M86 250L200 366`, pencil, 1.1, 0.7),
  ];
  // Its front half: neck, chest, one leg folded, the other reaching down to the ground.
  const front = blob([[176, 250, 'sharp'], [206, 250], [232, 238], [256, 196], [280, 156], [304, 130], [312, 104, 'sharp'], [324, 124], [330, 104, 'sharp'], [334, 134], [350, 156], [370, 190], [382, 212], [380, 226], [366, 232], [352, 224], [332, 212], [316, 214], [308, 240], [304, 274], [306, 306], [290, 340], [252, 362], [212, 362], [186, 360, 'sharp'], [204, 346, 'sharp'], [178, 334, 'sharp'], [198, 318, 'sharp'], [170, 304, 'sharp'], [196, 288, 'sharp'], [172, 274, 'sharp'], [194, 264, 'sharp']]);
  const near = limb([[272, 318, 60], [310, 330, 38], [346, 318, 24], [356, 338, 17], [350, 370, 13], [340, 386, 14]]) + blob([[332, 384], [348, 384], [346, 404, 'sharp'], [326, 398, 'sharp']]);
  const far = limb([[262, 326, 54], [290, 368, 34], [312, 408, 22], [334, 442, 15], [346, 466, 13]]) + blob([[338, 462], [354, 462], [366, 482, 'sharp'], [344, 486, 'sharp']]);
  const horse = [
    s.path(polygon([[220, 508], [370, 488], [300, 530], [150, 560]]), ink, 'opacity=".4"'),
    s.path(far, shade(indigo, -0.09)), s.within(front, g.shape(front, indigo, { light: '#5a68c4', dark: shade(indigo, -0.08), reach: 26, gap: 4 })), s.within(near, g.shape(near, indigo, { light: '#5a68c4', dark: shade(indigo, -0.08), reach: 14, gap: 3.6 })),
    s.stroke(line([[333, 130], [350, 154], [370, 188], [383, 212]]) + line([[318, 216], [309, 244], [306, 276], [310, 300]]) + line([[316, 316], [346, 308], [360, 328], [356, 366]]) + line([[316, 402], [340, 438]]), glow, 3.4),
    s.path(egg(338, 164, 5, 5.6), '#fff6e2'), s.path(egg(339.6, 164.6, 3), ink), s.path(egg(373, 214, 3.4, 2.6), ink), s.stroke('M362 228q8-4 12-3M300 150q8 30 16 62', ink, 2.2),
    // The mane and what the wind has of it.
    s.path([[304, 122, 232, 108, 200, 138], [290, 142, 216, 140, 178, 176], [276, 164, 206, 176, 170, 214], [262, 188, 206, 206, 184, 240], [248, 212, 214, 226, 206, 254]].map(([x, y, a, b, e, f]) => blob([[x + 12, y - 12, 'sharp'], [a + 20, b - 8], [e, f, 'sharp'], [a + 26, b + 20], [x - 4, y + 20, 'sharp']])).join(''), orange), s.stroke('M300 124Q250 112 212 130M284 148Q230 148 196 172M268 172Q222 180 190 208', '#ffc37a', 4), s.path(blob([[308, 110, 'sharp'], [326, 118], [336, 142], [330, 150, 'sharp'], [318, 136]]), orange),
  ];
  // He paints as fast as he can; from the belt down he is waiting for it himself.
  const painter = [
    s.stroke(line([[70, 490], [62, 536], [66, 584]]) + line([[92, 494], [86, 540], [88, 584]]) + line([[96, 494], [112, 536], [122, 582]]) + line([[118, 486], [132, 530], [142, 578]]) + 'M66 584q-14 4-22 8h44V584M122 582q-4 8-2 12h40q-6-12-18-16', pencil, 2.8), s.stroke('M94 470V600M60 540H140', pencil, 1.1, 0.7),
    s.path(limb([[76, 420, 22], [58, 446, 18], [64, 470, 14]]), '#e2dbe8'),
    g.shape(blob([[66, 492, 'sharp'], [68, 440], [76, 412], [94, 402], [112, 408], [122, 430], [120, 488, 'sharp'], [108, 500, 'sharp'], [100, 490, 'sharp'], [90, 504, 'sharp'], [80, 490, 'sharp']]), '#fbfaf6', { light: glow, dark: '#cfc8dc', reach: 14, gap: 3.6 }), s.stroke('M74 440h44M72 456h47M71 472h48', '#4b3a7c', 4),
    s.path(blob([[40, 472], [56, 458], [82, 464], [88, 484], [70, 496], [44, 490]]), '#c08a52'), s.stroke('M54 470h0', orange, 9), s.stroke('M70 472h0', indigo, 9), s.stroke('M58 484h0', red, 8), s.path(egg(76, 484, 7, 6), '#e9b48e'),
    s.path(limb([[106, 420, 22], [134, 398, 18], [156, 366, 13]]), '#fbfaf6'), s.stroke('M116 426L146 402L164 372', glow, 3), s.path(egg(159, 360, 8), '#e9b48e'), s.stroke('M148 376L182 322', '#8a5a34', 4.6), s.stroke('M178 330L190 308', indigo, 9),
    s.path(limb([[96, 404, 14], [98, 392, 14]]), '#d49c78'), s.path(egg(100, 378, 16, 18), '#e9b48e'), s.path(blob([[90, 384], [104, 392], [118, 384], [116, 402], [102, 412], [88, 402]]), '#6a6478'), s.path(egg(109, 374, 2, 2.6), ink), s.path(polygon([[114, 374], [122, 382], [114, 384]]), '#e9b48e'),
    s.path(blob([[70, 372], [76, 352], [94, 342], [116, 348], [124, 362], [136, 366], [108, 368], [84, 366]]), red), s.stroke('M98 346q16 2 22 12', '#ffb199', 3),
  ];
  // The one who draws him is not in the picture.
  const shadow = s.path(polygon([[-20, 410], [4, 398], [56, 544], [64, 588], [36, 556]]) + limb([[-30, 452, 40], [-2, 450, 32], [20, 466, 22]]) + limb([[-30, 486, 34], [0, 484, 28], [26, 496, 18]]) + limb([[-30, 516, 30], [2, 512, 24], [30, 520, 15]]), '#3a2f5c', 'opacity=".36"');
  const pots = [[246, 560, orange], [276, 570, red], [306, 562, '#5a68c4']].map(([x, y, colour]) => [s.path(`M${x} ${y}h26l-3 34h-20z`, '#e8e2d6'), s.path(`M${x} ${y}h26l-1 10q-4 8-8 1t-8 4-8-5z`, String(colour))]);
  return s.picture(sheet, evening, rear, horse, painter, pots, shadow);
}

// @ts-check
import { clamp } from '../studio/marks.js';
import { blob, egg, limb, line, polygon } from '../studio/path.js';
import { linocut } from '../studio/hands.js';

export const scene = 'Two people shout at each other; what leaves their mouths is red and blue yarn, and in the tangle between them a bird sits on its eggs.';

/** @typedef {import('../studio/path.js').Point} Point */

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('circusRed');
  const [ink, cream, red, blue] = ['#1b0d12', '#f4e4c1', '#cf3a28', '#2c5f8c'];
  const l = linocut(s, { paper: cream, ink, from: [0, -1] });
  const ground = l.sheet({ colour: '#e0a74e', flow: (x, y) => (Math.atan2(y - 300, x - 200) * 180) / Math.PI, ridges: (x, y) => 0.25 + clamp((Math.hypot(x - 200, y - 300) - 60) / 300) * 0.6, length: 34, gap: 14, width: 3.8 });

  // A shouting profile at the left edge; the other is the same, turned round, and another person.
  const head = blob([[-40, 20, 'sharp'], [40, 40], [86, 84], [100, 128], [94, 152], [104, 172], [134, 204], [130, 220], [106, 226], [112, 240], [116, 254, 'sharp'], [66, 276], [60, 290], [70, 312], [106, 334, 'sharp'], [108, 348], [100, 376], [70, 394], [36, 400], [22, 440], [34, 500], [110, 560], [130, 620, 'sharp'], [-40, 620, 'sharp']]);
  const mouth = blob([[116, 252, 'sharp'], [66, 274], [58, 290], [70, 314], [108, 336, 'sharp'], [98, 296]]);
  const person = (/** @type {string} */ skin, /** @type {boolean} */ woman) => [
    s.path(head, ink, 'transform="translate(6 4)"'), l.block(head, { colour: skin, cuts: woman ? '#7ba6c4' : '#f08a5c', reach: 18, flow: () => 40, gap: 7, length: 16 }),
    l.cuts((x, y) => (x < 96 && y > 330 && y < 470 ? clamp((100 - x) / 140) * clamp((y - 320) / 60) : 0), { area: [0, 330, 110, 150], flow: () => 150, gap: 7, length: 22, width: 3 }, ink),
    s.path(mouth, ink), s.path(polygon([[112, 254], [78, 268], [82, 280], [108, 266]]), cream), s.path(blob([[70, 308], [84, 296], [102, 318], [100, 328]]), woman ? '#b6493e' : '#f0a07c'), s.stroke('M116 253Q90 262 66 275M107 335Q84 326 70 312', ink, 4),
    // The eye, the brow, the veins of anger.
    s.path(blob([[52, 172, 'sharp'], [70, 158], [90, 164], [88, 176], [70, 180]]), cream), s.path(egg(80, 169, 7), ink), s.stroke(line([[48, 174], [68, 156], [92, 162]]), ink, 5), s.path(limb([[34, 138, 6], [66, 142, 12], [100, 160, 6]]), ink), s.stroke('M112 216q-12-8-16 4M36 190q12 10 26 8M44 246q14-14 12-36M30 110q14-8 22 4t20-2', ink, 3.4),
    s.stroke('M0 190q-26-18-30 8t22 44', ink, 4),
    woman ? [s.path(blob([[-40, 10, 'sharp'], [50, 26], [92, 74], [60, 84], [20, 100], [-2, 150], [-10, 240], [10, 330], [-10, 420, 'sharp'], [-40, 430, 'sharp']]), ink), l.cuts((x, y) => (x < 44 && y < 400 ? 0.5 : 0), { area: [-20, 30, 90, 380], flow: (x, y) => (y < 100 ? 160 - x : 84), gap: 9, length: 26, width: 2.6 }, blue), s.path(egg(8, 246, 7, 11), '#e9b53c')] : [s.path(blob([[-40, -10, 'sharp'], [30, 0], [84, 40], [100, 92], [76, 80], [40, 88], [14, 120], [6, 170], [-40, 180, 'sharp']]), ink), l.cuts((x, y) => (y < 120 && x < 80 ? 0.5 : 0), { area: [-10, 10, 96, 120], flow: (x) => 150 - x * 0.8, gap: 9, length: 22, width: 2.6 }, red), l.cuts((x, y) => (x > 16 && x < 100 && y > 330 && y < 392 ? 0.55 : 0), { area: [10, 330, 96, 64], flow: () => 80, gap: 10, length: 8, width: 3 }, ink)],
    s.path(polygon([[-10, 500], [36, 486], [128, 556], [140, 620], [-10, 620]]), ink), l.cuts((x, y) => (y > 510 && x < 120 ? 0.4 : 0), { area: [0, 505, 130, 95], flow: () => 36, gap: 11, length: 26, width: 3 }, skin),
  ];
  // The yarn: from each mouth loops upon loops, a nest.
  const loops = (/** @type {number} */ n) => Array.from({ length: n }, () => {
    const [x, y] = [200 + s.random.around(0, 22), 352 + s.random.around(0, 16)];
    const [rx, ry, turn] = [s.random.between(46, 92), s.random.between(20, 42), s.random.between(-0.5, 0.5)];
    return line([0, 1, 2, 3, 4, 5, 6, 7].map((i) => { const a = i * 0.9 + turn * 4; const [u, v] = [Math.cos(a) * rx, Math.sin(a) * ry]; return /** @type {Point} */ ([x + u * Math.cos(turn) - v * Math.sin(turn), y + u * Math.sin(turn) + v * Math.cos(turn)]); }));
  }).join('');
  const yarn = (/** @type {string} */ d, /** @type {string} */ colour) => s.stroke(d, ink, 8.4) + s.stroke(d, colour, 5);
  const strands = [line([[70, 294], [104, 300], [136, 330], [150, 370]]), line([[72, 300], [96, 322], [120, 372], [170, 396]]), line([[78, 290], [120, 282], [146, 318], [130, 346]])].join('');
  const mirrored = 'transform="matrix(-1 0 0 1 400 0)"';
  const bird = [
    s.path(limb([[168, 318, 20], [140, 296, 14], [126, 276, 12]]), ink), l.block(blob([[154, 318], [160, 284], [186, 262], [206, 232], [236, 228], [250, 250], [246, 284], [238, 322], [200, 340]]), { colour: '#e9a83a', cuts: cream, reach: 14, gap: 6, length: 12 }), s.stroke(blob([[154, 318], [160, 284], [186, 262], [206, 232], [236, 228], [250, 250], [246, 284], [238, 322], [200, 340]]), ink, 3.4), s.path(polygon([[249, 246], [272, 254], [248, 262]]), ink), s.path(egg(232, 248, 7), cream), s.path(egg(233, 249, 4), ink), s.path(blob([[164, 304], [184, 284], [214, 290], [222, 314], [190, 330]]), '#a8601f'), s.stroke('M176 304q20-4 36 4M182 316q14-2 26 4', ink, 2.4),
  ];
  const eggs = [[164, 320, -14], [202, 326, 2], [240, 320, 14]].map(([x, y, turn]) => s.path(egg(x, y, 17, 22, turn), ink) + s.path(egg(x, y, 14, 19, turn), cream) + s.stroke(`M${x - 5} ${y - 6}h0M${x + 4} ${y - 10}h0M${x + 3} ${y}h0`, red, 2.6));
  return s.picture(ground, person(red, false), s.group(person(blue, true), mirrored), yarn(strands, red), s.group(yarn(strands, blue), mirrored), yarn(loops(5), blue) + yarn(loops(4), red), bird, eggs, yarn(line([[110, 340], [150, 372], [200, 366], [250, 374], [292, 340]]), red), yarn(line([[108, 336], [150, 360], [206, 352], [262, 362], [294, 338]]), blue), yarn('M104 352Q150 392 200 384T298 352M124 372Q200 420 280 368M130 390Q200 424 268 392', red), yarn('M112 366Q160 404 214 398T290 362M150 402Q200 418 252 400M276 376Q300 420 284 470T312 560Q316 590 300 610', blue), yarn('M128 384Q100 430 118 476T96 560Q90 590 104 610', red));
}

// @ts-check
import { mix } from '../studio/colour.js';
import { clamp } from '../studio/marks.js';
import { blob, egg, limb, polygon } from '../studio/path.js';
import { linocut } from '../studio/hands.js';

export const scene = 'A seller without a face stands among hanging faces; a customer has taken hers off, and it looks back at her from her hands.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('circusRed');
  const ink = '#170810';
  const cream = '#f3e3c3';
  const red = '#b8261f';
  const l = linocut(s, { paper: cream, ink, from: [0, -1] });

  /** A face of 100 on y = 0. @param {number} feel 0 glad, 1 sad, 2 asleep, 3 afraid, 4 sly @param {string} skin */
  const mask = (feel, skin) => {
    const eye = (/** @type {number} */ m) => [`M${m * 18 - 11}-58q11-9 22 0q-11 7-22 0z`, `M${m * 18 - 11}-58q11-11 22 0q-11 9-22 0z`, `M${m * 18 - 11}-58q11 8 22 0q-11 4-22 0z`, egg(m * 18, -58, 11, 13), `M${m * 18 - 11}-60l22 ${m * 6}q-11 9-22 0z`][feel];
    const mouth = ['M-20-26q20 20 40 0q-20 8-40 0z', 'M-18-16q18-18 36 0q-18-9-36 0z', 'M-10-20q10 6 20 0q-10 8-20 0z', egg(0, -20, 8, 11), 'M-16-24q20 12 32-6q-6 20-32 6z'][feel];
    const brow = ['M-30-72q12-8 22-2M8-74q12-4 22 4', 'M-30-68q12-10 22-10M8-78q10 0 22 10', 'M-30-70q12-4 22 0M8-70q10-4 22 0', 'M-30-78q10-10 22-6M8-84q12-4 22 6', 'M-30-78l22 8M8-68q10-10 22-8'][feel];
    return [s.path(blob([[0, -104], [30, -96], [42, -66], [36, -30], [18, -4], [0, 2], [-18, -4], [-36, -30], [-42, -66], [-30, -96]]), skin), s.path(eye(-1) + eye(1) + mouth, ink), s.stroke(`${brow}M0-54q-6 16-3 20t7 1`, ink, 3.4), s.stroke('M-26-30q-4 4-3 8M26-30q4 4 3 8', ink, 1.6)];
  };
  const skins = [cream, '#e2b48a', '#f3d7b5', '#c98a5a', '#efe9dc'];
  const stamps = [0, 1, 2, 3, 4].map((feel) => s.stamp(mask(feel, skins[feel])));
  const back = [
    l.inked(),
    s.path('M0 60H400V430H0z', '#4b0f18'), l.cuts((x, y) => (y > 60 && y < 430 ? 0.4 : 0), { flow: () => 90, gap: 20, length: 34, width: 2.4 }, '#7c1a20'),
    s.stroke('M0 96H400M0 208H400M0 318H400', ink, 5),
    [[38, 196, 0], [104, 198, 1], [296, 198, 3], [364, 196, 4], [30, 306, 3], [98, 308, 2], [312, 306, 0], [374, 308, 1], [40, 416, 4], [370, 416, 2]].map(([x, y, feel]) => s.path(blob([[x - 31, y - 66], [x, y - 84], [x + 34, y - 60], [x + 28, y - 20], [x, y + 6], [x - 28, y - 20]]), ink) + stamps[feel](x, y, 0.78) + s.stroke(`M${x} ${y - 82}V${y - 98}`, cream, 1.6)),
  ];
  const awning = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => s.path(blob([[i * 54 - 16, -10, 'sharp'], [i * 54 + 38, -10, 'sharp'], [i * 54 + 38, 54], [i * 54 + 11, 82], [i * 54 - 16, 54]]), i % 2 ? cream : red)) + l.cuts((x, y) => (y < 64 ? 0.3 : 0), { flow: () => 88, gap: 16, length: 22, width: 2.2, area: [0, 0, 400, 66] }, ink);
  // The seller: hat, collar, and between them nothing.
  const coat = blob([[74, 470, 'sharp'], [96, 400], [136, 366], [172, 350], [200, 362], [228, 350], [266, 366], [306, 400], [326, 470, 'sharp']]);
  const head = blob([[200, 176], [238, 188], [252, 234], [244, 292], [222, 330], [200, 338], [178, 330], [156, 292], [148, 234], [162, 188]]);
  const hat = blob([[112, 196], [148, 186], [152, 132], [178, 112], [200, 122], [224, 110], [250, 132], [252, 184], [290, 196], [252, 208], [200, 212], [148, 208]]);
  const seller = [
    s.path(limb([[182, 318, 40], [184, 370, 46]]) + limb([[218, 318, 40], [216, 370, 46]]), '#d9a277'), s.path(head, ink, 'transform="translate(5 4)"'), s.path(head, '#ecc39c'),
    l.cuts((x, y) => clamp((x - 206) / 60) * (Math.hypot((x - 200) / 50, (y - 258) / 80) < 0.96 && y > 214 ? 1 : 0), { area: [196, 206, 60, 130], flow: () => 70, gap: 6, length: 14, width: 2.6 }, '#b5713f'),
    l.block(coat, { colour: ink, cuts: red, reach: 26, flow: () => 74, gap: 7, length: 20 }), s.path(polygon([[172, 352], [200, 386], [228, 352], [240, 372], [200, 430], [160, 372]]), cream), s.path(blob([[180, 384], [200, 392], [220, 384], [222, 404], [200, 398], [178, 404]]), red),
    l.block(hat, { colour: red, cuts: cream, reach: 14, gap: 6, length: 14, flow: () => 84 }), s.stroke('M150 182q50 16 102 0', ink, 9), s.path(limb([[244, 176, 7], [272, 140, 9], [290, 96, 2]]), c.accent),
    s.stroke(hat, ink, 2.4),
  ];
  const counter = [s.path('M-10 452H410V610H-10z', red), s.path('M-10 448H410V466H-10z', cream), l.cuts((x, y) => (y > 470 ? 0.4 : 0), { flow: () => 90, gap: 18, length: 36, width: 3, area: [0, 466, 400, 134] }, ink), [[64, 470, 2], [128, 474, 0]].map(([x, y, f]) => s.path(egg(x, y - 2, 34, 6), ink) + stamps[f](x, y, 0.6))];
  // The customer, from behind; her own face looks at her.
  const shawl = blob([[172, 640, 'sharp'], [196, 560], [236, 524], [290, 514], [346, 528], [384, 570], [420, 640, 'sharp']]);
  const hair = blob([[238, 470], [252, 424], [290, 408], [330, 424], [344, 470], [330, 512], [292, 526], [252, 512]]) + egg(292, 404, 23, 19);
  const arm = limb([[214, 590, 44], [160, 560, 30], [150, 540, 24]]);
  const customer = [
    l.block(arm, { colour: '#1f6f6a', cuts: cream, reach: 10, gap: 5, flow: () => 30 }), s.path(limb([[152, 548, 20], [140, 524, 16], [146, 508, 11]]) + limb([[156, 548, 14], [170, 530, 11], [172, 514, 8]]), '#ecc39c'),
    s.group(mask(3, '#ecc39c'), 'transform="translate(112 566) rotate(-12) scale(1.12)"'), s.path(limb([[146, 530, 15], [134, 516, 13], [120, 520, 9]]) + limb([[150, 544, 13], [134, 538, 12], [122, 542, 8]]), '#d9a277'), s.stroke('M140 496q34 10 70-6', ink, 1.8), s.stroke('M88 464q40-30 120-20', ink, 1.8),
    l.block(shawl, { colour: '#1f6f6a', cuts: cream, reach: 30, gap: 8, length: 24, flow: (x) => 60 + (x - 290) * 0.3 }), s.path(hair, ink), l.cuts((x, y) => (Math.hypot((x - 291) / 48, (y - 466) / 54) < 0.92 || Math.hypot(x - 292, y - 404) < 18 ? 0.55 : 0), { area: [238, 386, 108, 140], flow: (x, y) => (Math.atan2(y - 420, x - 292) * 180) / Math.PI + 90, gap: 8, length: 16, width: 2 }, mix(red, cream, 0.3)), s.path(egg(250, 488, 7, 11), '#ecc39c'), s.stroke('M250 502h0', '#e9b53c', 7),
  ];
  const lanterns = [[60, 116], [340, 116]].map(([x, y]) => s.stroke(`M${x} ${y - 24}V40`, ink, 3) + s.path(egg(x, y, 21, 25), '#e9a23c') + s.path(egg(x, y, 10, 24), '#f8d77c') + s.stroke(`M${x - 12} ${y - 23}h24M${x - 12} ${y + 24}h24`, ink, 5));
  return s.picture(back, seller, awning, lanterns, counter, customer);
}

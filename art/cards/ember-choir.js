// @ts-check
import { mix, shade } from '../studio/colour.js';
import { form } from '../studio/form.js';
import { clamp, lit } from '../studio/marks.js';
import { blob, egg, flame, limb } from '../studio/path.js';
import { linocut } from '../studio/hands.js';

export const scene = 'Animals sit around a fire with their backs to us; its sparks are a great antlered face, and one of the sitters has turned round and wears a human mask.';

/** Both halves of what is the same on the left and on the right. @param {[number, number, 'sharp'?][]} half x from the middle @returns {import('../studio/path.js').Point[]} */
const whole = (half) => [...half.map(([x, y, e]) => /** @type {any} */ ([200 + x, y, e])), ...[...half].reverse().map(([x, y, e]) => /** @type {any} */ ([200 - x, y, e]))];

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('emberNight');
  const [fire, gold] = [mix(c.accent, '#ff7a1f', 0.4), c.light];
  const blood = mix(c.skyLow, c.frame, 0.35);
  const l = linocut(s, { paper: gold, ink: shade(c.frame, -0.03), from: [0, -1] });

  const night = [
    l.inked(),
    // Trunks stand in the dark, a cut or two on the side of the fire.
    l.cuts((x, y) => clamp((Math.abs(Math.sin(x / 17)) - 0.7) * 2.4) * clamp((Math.abs(x - 200) - 120) / 80) * 0.8 * clamp((500 - y) / 200), { flow: () => 90, gap: 15, length: 30, width: 2.6 }, blood),
    s.path(blob([[-20, 620, 'sharp'], [-20, 410, 'sharp'], [60, 384], [130, 392], [200, 366], [270, 392], [340, 380], [420, 404, 'sharp'], [420, 620, 'sharp']]), mix(blood, l.ink, 0.25)), s.path(blob([[10, 580], [40, 440], [120, 396], [200, 380], [280, 396], [360, 440], [390, 580]]), blood),
    s.path(blob([[80, 540], [110, 440], [200, 396], [290, 440], [320, 540]]), mix(blood, fire, 0.5)),
  ];
  const head = blob(whole([[0, 92], [26, 98], [50, 76, 'sharp'], [92, 62, 'sharp'], [82, 110], [74, 150], [102, 178, 'sharp'], [78, 196], [94, 232, 'sharp'], [62, 236], [46, 276], [36, 318], [20, 344], [0, 352]]), 0.8);
  const antler = (/** @type {1 | -1} */ m) => [[[26, 100, 16], [58, 52, 14], [112, 26, 11], [150, -14, 6]], [[70, 48, 11], [60, 16, 8], [66, -16, 4]], [[110, 28, 10], [146, 40, 7], [176, 34, 3]], [[88, 40, 9], [104, 4, 7], [104, -20, 4]]].map((b) => limb(/** @type {[number, number, number][]} */ (b.map(([x, y, w]) => [200 + m * x, y, w])))).join('');
  const beast = form(head + antler(1) + antler(-1));
  const eyes = [-1, 1].map((m) => blob([[200 + m * 24, 186, 'sharp'], [200 + m * 40, 166], [200 + m * 60, 162, 'sharp'], [200 + m * 50, 184], [200 + m * 36, 192]])).join('');
  const eyeForm = form(eyes + blob(whole([[0, 300], [16, 304], [22, 318], [8, 332], [0, 334]])));
  const rises = (/** @type {number} */ x, /** @type {number} */ y) => (Math.atan2(y - 470, x - 200) * 180) / Math.PI + 12 * Math.sin(y / 22);
  const sparks = [
    s.path(head + antler(1) + antler(-1), mix(blood, l.ink, 0.35)),
    l.cuts((x, y) => (eyeForm.inside(x, y) ? 0 : beast.inside(x, y) ? 0.5 + 0.5 * lit(beast, [x < 200 ? -1 : 1, -0.3], 34)(x, y) : 0), { area: beast.area, flow: rises, gap: 6.4, length: 17, width: 4 }, fire),
    l.cuts((x, y) => (eyeForm.inside(x, y) ? 0 : beast.inside(x, y) ? clamp(1.05 - Math.abs(x - 200) / 44) * 0.75 + 0.8 * lit(beast, [x < 200 ? -1 : 1, -0.6], 9)(x, y) : 0), { area: beast.area, flow: rises, gap: 9, length: 14, width: 3 }, gold),
    s.path(eyes, l.ink), s.stroke('M158 178h0M242 178h0', gold, 7), s.path(blob(whole([[0, 300], [16, 304], [22, 318], [8, 332], [0, 334]])), l.ink),
    l.cuts((x, y) => (y > 330 && y < 430 ? clamp(1 - Math.abs(x - 200) / (40 + (430 - y) * 0.4)) * 0.6 : 0), { flow: rises, gap: 11, length: 14, width: 3 }, gold),
  ];
  const blaze = [s.path(flame(200, 500, 46) + flame(160, 504, 28) + flame(240, 504, 28), fire), s.path(flame(200, 502, 28) + flame(170, 504, 14) + flame(232, 504, 15), gold), s.path(flame(200, 504, 13), '#fff7dc'), s.path(limb([[130, 508, 12], [262, 498, 10]]) + limb([[140, 496, 10], [270, 510, 12]]), l.ink)];
  // The choir, from behind: bear, hare, fox, owl; the light of the fire cuts their upper edges.
  const bear = blob([[-30, 640, 'sharp'], [-26, 560], [0, 520], [40, 506], [84, 512], [120, 540], [140, 640, 'sharp']]) + egg(56, 476, 48, 44) + egg(20, 436, 17) + egg(92, 436, 17);
  const hare = blob([[292, 640, 'sharp'], [296, 580], [316, 552], [352, 552], [372, 580], [378, 640, 'sharp']]) + egg(334, 528, 29, 30) + limb([[322, 510, 14], [308, 450, 22], [310, 400, 6]]) + limb([[346, 510, 14], [366, 452, 22], [372, 404, 6]]);
  const fox = blob([[118, 640, 'sharp'], [128, 590], [140, 566], [134, 530, 'sharp'], [156, 546], [172, 546], [194, 530, 'sharp'], [190, 568], [200, 600], [204, 640, 'sharp']]);
  const owl = blob([[250, 640, 'sharp'], [256, 590], [264, 570], [258, 546, 'sharp'], [276, 556], [292, 556], [308, 546, 'sharp'], [304, 572], [312, 600], [314, 640, 'sharp']]);
  const lined = (/** @type {string} */ d, /** @type {number} */ slip) => [s.path(d, fire), s.path(d, l.ink, `transform="translate(${slip} 4)"`), l.block(d, { colour: 'none', cuts: fire, reach: 15, gap: 6, length: 16, width: 2.8, flow: () => 90 })];
  const choir = [lined(bear, -4), lined(hare, 3), lined(owl, 3), lined(fox, -3)];
  // The one who turned round.
  const cloak = blob([[184, 640, 'sharp'], [192, 566], [204, 520], [222, 494], [242, 492], [262, 506], [276, 552], [290, 640, 'sharp']]);
  const mask = blob([[214, 520], [234, 508], [256, 520], [258, 548], [248, 576], [236, 588], [224, 578], [213, 550]]);
  const guest = [lined(cloak, 2), s.path(mask, '#f3ead6'), s.path(egg(225, 541, 5, 3.4) + egg(246, 541, 5, 3.4) + blob([[228, 566, 'sharp'], [236, 570], [246, 564, 'sharp'], [237, 574]]), l.ink), s.stroke('M217 532q8-6 14-1M240 531q8-5 14 1M236 542l-2 14 5 1', l.ink, 2), s.path(blob([[240, 511], [256, 522], [257, 548], [247, 576], [236, 588], [244, 550]]), mix('#f3ead6', fire, 0.5), 'opacity=".55"')];
  return s.picture(night, sparks, blaze, choir, guest);
}

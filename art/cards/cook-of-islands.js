// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, box, egg, limb, line, polygon, round } from '../studio/path.js';
import { backdrop, glow, leaf, specks, vignette } from '../studio/nature.js';
import { whale } from '../motifs/birds-and-fish.js';
import { house, lighthouse } from '../motifs/buildings.js';
import { boat, ship } from '../motifs/things.js';

export const scene = 'A cook drops islands into a soup as big as the sea.';

/** The mouth of the pot. */
const POT = { x: 200, y: 448, rx: 226, ry: 142 };

/** An island around 0, 0, about 100 wide. @param {import('../studio/studio.js').Studio} s @param {string} on what stands on it @param {boolean} [afloat] */
function island(s, on, afloat = true) {
  const c = s.colours;
  const green = shade(c.far, -0.17, 42, 1.5);
  return [
    afloat ? s.stroke('M-62 8Q0 34 62 8', c.light, 4, 0.85) + s.path(blob([[-56, 4], [-30, -8], [20, -9], [56, 2], [36, 16], [-30, 17]]), mix(c.accent, c.light, 0.55)) : s.path(blob([[-50, 0], [50, 0], [30, 22], [12, 30], [0, 46, 'sharp'], [-10, 28], [-30, 20]]), s.fade(c.near, c.frame)),
    s.path(blob([[-50, 3], [-28, -9], [18, -10], [50, 1], [30, 11], [-26, 12]]), s.fade(mix(c.light, c.far, 0.5), c.middle)),
    s.path(blob([[-40, 0], [-26, -18], [-6, -28], [16, -20], [38, -2], [0, 6]]), s.fade(shade(green, 0.12), green)), s.stroke('M-26-10q4-6 8 0M-8-16q4-6 8 0M10-10q4-6 8 0M-12-4q4-5 8 0', shade(green, -0.14), 2),
    on,
  ];
}

/** A palm 60 high. @param {import('../studio/studio.js').Studio} s */
const palm = (s) => s.path(limb([[0, 0, 6], [4, -26, 4.4], [12, -48, 4]]), s.colours.near) + s.path([-170, -140, -80, -30, 10, 40].map((a) => leaf(12, -50, 26, a)).join(''), shade(s.colours.far, -0.28, 45, 1.5));

/** Head and body of the cook, who looks down into the pot. @param {import('../studio/studio.js').Studio} s */
function cook(s) {
  const c = s.colours;
  const skin = mix(c.far, c.middle, 0.35);
  const shadowed = mix(c.light, c.accent, 0.22);
  const rust = shade(c.near, 0.04, -18, 1.5);
  const edged = (/** @type {string} */ d, /** @type {string} */ fill) => s.path(d, c.light) + s.within(d, s.path(d, fill, 'transform="translate(-3 4)"'));
  const white = s.fade(c.light, mix(c.light, c.far, 0.35), shadowed);
  return {
    body: [
      edged(blob([[66, 400, 'sharp'], [70, 290], [86, 232], [130, 206], [180, 196], [236, 198], [286, 214], [318, 250], [334, 320], [340, 400, 'sharp']]), white),
      s.stroke('M204 214Q212 280 206 340', mix(c.far, c.accent, 0.3), 2.6), s.stroke('M188 236h0M188 268h0M188 300h0M226 236h0M228 268h0M228 300h0', c.accent, 8),
      s.path(blob([[150, 204], [196, 222], [250, 206], [236, 228], [214, 232], [220, 252, 'sharp'], [202, 236], [184, 254, 'sharp'], [186, 232], [164, 224]]), rust),
      s.path(limb([[200, 190, 52], [200, 206, 46]]), shade(skin, -0.06)),
      s.path(egg(152, 158, 9, 12) + egg(250, 158, 9, 12), shade(skin, -0.04)),
      edged(blob([[152, 126], [156, 172], [174, 200], [202, 208], [230, 200], [246, 172], [250, 126], [200, 112]]), s.fade(shade(skin, 0.03), skin)),
      s.path(egg(170, 178, 12, 9) + egg(234, 178, 12, 9), rust, 'opacity=".35"'),
      s.stroke('M170 158q9 7 18 1M216 159q9 6 18-1', c.frame, 3.4), s.stroke('M166 142q12-8 24-1M214 141q12-7 24 1', c.near, 5),
      s.path(blob([[194, 160], [208, 160], [215, 176], [202, 184], [189, 176]]), shade(skin, -0.03, -10, 1.3)),
      s.path(blob([[202, 183], [218, 179], [236, 188], [252, 182, 'sharp'], [242, 200], [220, 202], [202, 194], [184, 202], [162, 200], [152, 182, 'sharp'], [168, 188], [186, 179]]), s.fade(c.near, c.frame)),
      edged(blob([[146, 132, 'sharp'], [150, 98], [124, 84], [116, 52], [140, 26], [170, 30], [192, 8], [224, 10], [240, 30], [274, 28], [290, 56], [278, 86], [254, 100], [258, 132, 'sharp'], [202, 124]]), white), s.stroke('M152 108Q202 96 254 108M170 90q-6-20 2-34M204 90V52M238 90q6-20-2-36', mix(c.far, c.accent, 0.3), 2.6, 0.7),
    ],
    sleeve: (/** @type {[number, number, number][]} */ bones) => edged(limb(bones), white),
    skin, rust,
  };
}

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('kitchenCream');
  const sea = mix(c.accent, c.skyHigh, 0.25);
  // Tiles, a window, pans on hooks.
  let tiles = '';
  for (let i = 0; i < 9; i++) tiles += `M${i * 52 - 10} 0V340M0 ${i * 44 + 10}H400`;
  const kitchen = [
    backdrop(s, c.far, mix(c.far, c.middle, 0.6), c.middle), s.stroke(tiles, c.skyLow, 3, 0.7), s.path([[42, 98], [94, 186], [354, 142], [302, 274], [42, 230], [354, 54]].map(([x, y]) => polygon([[x + 26, y + 10], [x + 38, y + 22], [x + 26, y + 34], [x + 14, y + 22]])).join(''), c.accent, 'opacity=".5"'),
    s.path(box(300, -10, 110, 180), c.middle), s.path(box(310, -10, 100, 168), s.fade(mix(c.accent, c.light, 0.6), c.light)), glow(s, 370, 70, 190, c.light, 0.95), s.stroke('M356-10V160M306 70H410', c.middle, 6), s.path(box(292, 158, 120, 12), shade(c.middle, -0.08)), s.path(polygon([[318, 158], [314, 132], [342, 132], [338, 158]]), shade(c.near, 0, -15, 1.3)) + s.path(Array.from({ length: 7 }, (_, i) => leaf(328, 134, 22, -165 + i * 25)).join(''), shade(c.far, -0.25, 45, 1.5)),
    s.stroke('M-10 40H112', c.frame, 5), [[16, 76, 21, c.near], [62, 84, 17, c.accent], [98, 70, 12, c.middle]].map(([x, y, r, tone]) => s.stroke(`M${x} 40V${Number(y) - Number(r)}`, c.frame, 4) + s.path(egg(Number(x), Number(y), Number(r)), s.fade(shade(String(tone), 0.12), shade(String(tone), -0.1))) + s.path(egg(Number(x) - 4, Number(y) - 4, Number(r) * 0.6), c.light, 'opacity=".3"')),
  ];
  const who = cook(s);

  // The sea in the pot: swell in rings, ships that steer between the pieces.
  const { x, y, rx, ry } = POT;
  const oval = (/** @type {number} */ k) => `M${round(x - rx * k)} ${y}a${round(rx * k)} ${round(ry * k)} 0 1 1 ${round(rx * k * 2)} 0a${round(rx * k)} ${round(ry * k)} 0 1 1 ${round(-rx * k * 2)} 0z`;
  const enamel = shade(c.near, 0.05, -20, 1.5);
  const pot = [s.path(`M${x - rx - 14} ${y}L${x - rx + 20} 620H${x + rx - 20}L${x + rx + 14} ${y}z`, s.blend([0, 0], [400, 0], shade(enamel, -0.1), shade(enamel, 0.1), enamel, shade(enamel, -0.14))), s.path(oval(1.06), s.fade(shade(enamel, -0.12), shade(enamel, 0.12))), s.path(oval(1.01), c.frame), s.path(oval(0.99), s.fade(shade(enamel, -0.2), shade(enamel, -0.04))), s.path(oval(0.965), s.fade(mix(sea, c.light, 0.4), sea, shade(sea, -0.1)), 'transform="translate(0 6)"')];
  let swell = '';
  for (let i = 0; i < 64; i++) {
    const [a, r] = [s.random.between(0, 6.28), Math.sqrt(s.random.next()) * 0.88];
    const [px, py] = [x + Math.cos(a) * r * rx, y + 6 + Math.sin(a) * r * ry];
    const w = 10 + (py - 300) * 0.1;
    swell += `M${round(px - w)} ${round(py)}q${round(w / 2)} ${round(-w * 0.4)} ${round(w)} 0t${round(w)} 0`;
  }
  const soup = s.within(oval(0.965), [glow(s, 250, 380, 180, c.light, 0.7, 80), s.stroke(swell, c.light, 2.2, 0.7), s.stroke([[176, 392, 30], [176, 392, 54], [176, 392, 80]].map(([a, b, r]) => `M${a - r} ${b}a${r} ${r * 0.4} 0 1 0 ${r * 2} 0a${r} ${r * 0.4} 0 1 0 ${-r * 2} 0`).join(''), c.light, 2.6, 0.6)]);
  const green = palm(s);
  const palms = s.stamp(island(s, s.group(green, 'transform="translate(-8 -22)"') + s.group(green, 'transform="translate(12 -16) scale(-.7 .7)"')));
  const village = island(s, [[-14, -16, 26], [12, -16, 32], [0, -8, 24]].map(([a, b, size]) => s.place(house(), { x: a, y: b, size, fill: enamel })).join(''));
  const light = island(s, s.place(lighthouse(), { x: 2, y: -20, size: 62, fill: c.light }));
  const peak = island(s, s.path(blob([[-34, -4, 'sharp'], [-10, -50], [0, -66, 'sharp'], [8, -54], [16, -58, 'sharp'], [36, -4, 'sharp']], 0.4), s.fade(c.middle, c.near)) + s.path(polygon([[0, -66], [8, -54], [16, -58], [22, -42], [12, -46], [4, -38], [-4, -46], [-12, -44]]), c.light));
  const at = (/** @type {import('../studio/studio.js').Markup} */ what, /** @type {number} */ px, /** @type {number} */ py, /** @type {number} */ k) => s.group(what, `transform="translate(${px} ${py}) scale(${k})"`);
  const pieces = [palms(318, 378, 0.62), palms(72, 400, 0.56), at(light, 300, 452, 0.9), palms(226, 470, 0.9), at(peak, 106, 476, 1.1), at(village, 268, 544, 1.25), palms(140, 556, 0.8), palms(372, 494, 0.7)];
  const sails = [s.place(ship(), { x: 190, y: 524, size: 46, fill: c.frame }), s.place(ship(), { x: 352, y: 432, size: 30, flip: true, fill: c.frame }), s.place(ship(), { x: 52, y: 450, size: 32, fill: c.frame }), s.place(boat(), { x: 206, y: 432, size: 18, fill: c.frame }), s.place(whale(), { x: 56, y: 520, size: 34, fill: shade(sea, -0.18) })];

  // A wooden spoon tips one in; the other hand salts.
  const spoon = [s.path(limb([[62, 282, 11], [104, 318, 11], [136, 342, 12]]), s.blend([60, 280], [150, 350], c.middle, c.near)), s.path(egg(168, 358, 42, 16, 22), s.fade(c.near, c.frame)), s.path(egg(168, 355, 37, 12, 22), c.middle)];
  const falling = at(island(s, s.group(green, 'transform="translate(-4 -22)"') + s.place(house(), { x: 16, y: -10, size: 22, fill: enamel }), false), 178, 346, 0.78);
  const splash = [s.path([[-34, -12, 8], [-22, -26, 6], [30, -14, 8], [42, -28, 5], [50, -8, 6], [-46, -4, 6]].map(([a, b, r]) => egg(184 + a, 398 + b, r * 0.7, r)).join(''), mix(c.light, c.accent, 0.2)), s.stroke('M140 398q-4-14-12-18M228 400q6-16 14-18M150 404q30 14 70 0', c.light, 4)];
  const leftArm = [who.sleeve([[104, 232, 56], [62, 270, 50], [36, 296, 42]]), s.path(limb([[38, 296, 30], [58, 290, 30], [76, 288, 22]]) + [[64, 278], [70, 286], [72, 295], [68, 304]].map(([a, b]) => limb([[a - 12, b - 2, 11], [a + 6, b, 10]])).join(''), who.skin), s.stroke('M60 282l14 1M62 291l14 1M62 300l12 1', shade(who.skin, -0.14), 2)];
  const rightArm = [who.sleeve([[300, 238, 56], [350, 274, 50], [362, 298, 40]]), s.path(limb([[358, 296, 28], [338, 314, 26], [326, 324, 18]]) + limb([[332, 316, 11], [318, 330, 9], [318, 340, 7]]) + limb([[342, 322, 11], [330, 338, 9], [322, 342, 7]]) + limb([[346, 326, 10], [340, 342, 8]]) + limb([[354, 322, 10], [352, 338, 8]]), who.skin), specks(s, 26, [292, 344, 50, 70], [2, 4.4], c.light, 1)];
  return s.picture(kitchen, glow(s, 200, 140, 190, c.light, 0.8), who.body, pot, soup, pieces.slice(0, 2), sails, pieces.slice(2), spoon, falling, splash, leftArm, rightArm, s.stroke(line([[-20, 520], [60, 580], [200, 600], [340, 580], [420, 520]]), c.light, 4, 0.5), vignette(s, 0.3, c.near));
}

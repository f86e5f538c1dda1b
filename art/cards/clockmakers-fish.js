// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, box, egg, limb, line, polygon, ring, round } from '../studio/path.js';
import { backdrop, blades, glow, leaf, rain, specks, vignette } from '../studio/nature.js';
import { clothed } from '../motifs/clothed-people.js';
import { lantern } from '../motifs/things.js';

export const scene = 'A clockmaker winds a brass fish with a key; pond full of ticking shadows.';

/** A cog as one outline. @param {number} x @param {number} y @param {number} r @param {number} teeth @param {number} [turn] */
const cog = (x, y, r, teeth, turn = 0) => polygon(ring(teeth * 4, (a, i) => [x + Math.cos(a + turn) * r * (i % 4 < 2 ? 1 : 0.8), y + Math.sin(a + turn) * r * (i % 4 < 2 ? 1 : 0.8)]));

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('stormGreen');
  const brass = mix(c.accent, c.light, 0.25);
  const dark = shade(c.accent, -0.36);

  const pond = [backdrop(s, c.frame, c.near, [0.5, c.middle], [0.75, c.near], c.frame), glow(s, 250, 350, 330, mix(c.far, c.light, 0.3), 0.55), glow(s, 300, 330, 190, c.accent, 0.35)];

  // Shadows under the surface: fish with a dial where the heart would be.
  const under = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ k, /** @type {number} */ turn, /** @type {number} */ hour) => s.group([
    s.path(limb([[-62, 4, 3], [-40, -2, 15], [-8, -6, 38], [24, -4, 32], [48, 2, 12], [54, 3, 3]]) + blob([[-54, 2], [-78, -22, 'sharp'], [-70, 2], [-80, 24, 'sharp']]) + blob([[-8, -22], [-20, -36, 'sharp'], [14, -22]]) + blob([[0, 10], [-14, 26, 'sharp'], [14, 12]]), c.frame, 'opacity=".62"'),
    s.stroke(egg(4, -5, 12), c.light, 1.6, 0.55) + s.stroke(`M4-5l${round(Math.sin(hour) * 7)} ${round(-Math.cos(hour) * 7)}M4-5l${round(Math.sin(hour * 5) * 9)} ${round(-Math.cos(hour * 5) * 9)}`, c.light, 1.8, 0.6),
    s.stroke('M40-4h0', c.light, 3, 0.7),
  ], `transform="translate(${x} ${y}) rotate(${turn}) scale(${k})"`);
  const shoal = [under(86, 92, 1.1, 24, 1), under(216, 62, 0.8, 8, 2), under(330, 104, 0.95, -22, 4), under(60, 204, 0.9, 60, 3), under(64, 350, 1, 96, 5), under(104, 486, 0.9, 140, 2.4), under(352, 214, 0.7, -60, 0.7), under(170, 150, 0.6, 14, 5.4)];

  const rings = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ r, /** @type {number} */ o) => [1, 0.66, 0.34].map((k) => s.stroke(`M${round(x - r * k)} ${y}a${round(r * k)} ${round(r * k * 0.62)} 0 1 0 ${round(2 * r * k)} 0a${round(r * k)} ${round(r * k * 0.62)} 0 1 0 ${round(-2 * r * k)} 0`, c.light, 1.4, o * (1.3 - k))).join('');
  const drops = [[40, 40, 22], [140, 108, 16], [284, 44, 20], [370, 150, 18], [32, 270, 20], [124, 250, 13], [382, 54, 12], [28, 430, 16], [150, 420, 14], [250, 128, 14], [92, 150, 12]].map(([x, y, r]) => rings(x, y, r, 0.55));
  const fishRings = [rings(204, 292, 172, 0.35), rings(204, 292, 150, 0.3)];

  // Lily pads with a notch, two of them in flower.
  const pad = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ r, /** @type {number} */ turn) => {
    const d = `M0 0L${r} ${round(-r * 0.2)}A${r} ${round(r * 0.8)} 0 1 0 ${r} ${round(r * 0.24)}z`;
    return s.group([s.path(d, c.frame, 'opacity=".5" transform="translate(4 6)"'), s.path(d, s.blend([-r, -r], [r, r], c.far, c.near)), s.stroke(Array.from({ length: 6 }, (_, i) => `M0 0L${round(Math.cos(0.8 + i * 0.9) * r * 0.8)} ${round(Math.sin(0.8 + i * 0.9) * r * 0.62)}`).join(''), c.skyLow, 1.4, 0.4)], `transform="translate(${x} ${y}) rotate(${turn})"`);
  };
  const lily = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ k) => s.path(Array.from({ length: 9 }, (_, i) => leaf(x, y, 17 * k, -190 + i * 25)).join(''), c.light) + s.path(Array.from({ length: 5 }, (_, i) => leaf(x, y + 1, 11 * k, -160 + i * 35)).join(''), mix(c.light, c.accent, 0.3)) + s.path(egg(x, y - 3, 4 * k, 3 * k), c.accent);
  const pads = [pad(26, 132, 30, 30), pad(62, 116, 19, 150), lily(32, 128, 1), pad(372, 24, 30, 200), pad(330, 26, 17, 80), pad(20, 520, 34, -40), pad(66, 552, 24, 100), lily(64, 548, 0.9), pad(384, 262, 20, 160), pad(128, 16, 22, 10)];

  // The fish, bent like a new moon, plates of brass, a window in the flank with the works.
  const body = limb([[62, 300, 8], [84, 322, 34], [124, 338, 70], [178, 336, 102], [236, 308, 104], [282, 268, 76], [308, 238, 40], [316, 226, 14]]);
  const tail = blob([[78, 316], [46, 318], [14, 340, 'sharp'], [34, 300], [22, 258, 'sharp'], [56, 280], [84, 306]]);
  const fins = blob([[140, 304], [126, 262], [160, 238, 'sharp'], [196, 262], [220, 268]]) + blob([[196, 376], [190, 416], [214, 430, 'sharp'], [236, 396], [250, 348]]) + blob([[128, 366], [110, 392], [128, 404, 'sharp'], [152, 376]]);
  let scales = '';
  for (let row = 0; row < 9; row++) for (let i = 0; i < 11; i++) {
    const t = i / 10;
    const [x, y] = [96 + t * 190 + row * 3, 346 - t * t * 80 - t * 16 + (row - 4.4) * 12.6 * Math.sin(0.5 + t * 2.2)];
    scales += `M${round(x)} ${round(y)}q9 2 8 12`;
  }
  const metal = s.blend([150, 250], [230, 390], mix(c.light, c.accent, 0.3), brass, c.accent, shade(c.accent, -0.2));
  const porthole = egg(198, 326, 39, 36);
  const fish = [
    s.path(body + tail + fins, c.frame, 'opacity=".5" transform="translate(8 20)"'),
    s.path(fins + tail, s.fade(brass, shade(c.accent, -0.2))),
    s.stroke('M150 300L160 244M168 296L174 252M188 290L190 262M206 386L212 424M222 380L222 410M70 312L24 332M68 304L30 268M70 308L36 302', dark, 2.2, 0.7),
    s.path(body, c.light), s.within(body, s.path(body, metal, 'transform="translate(-1.5 3)"'), s.stroke(scales, dark, 1.8, 0.55), s.path(blob([[256, 270], [276, 300], [290, 330], [350, 240], [310, 200], [280, 230]]), shade(c.accent, -0.06), 'opacity=".6"'), s.stroke('M248 256q14 40 38 62', dark, 3, 0.8)),
    s.path(egg(290, 254, 13), c.light), s.path(egg(290, 254, 9), c.frame), s.stroke('M293 251h0', c.light, 4), s.stroke('M322 236q-10 12-4 20', dark, 3),
    s.stroke([[132, 322], [148, 360], [246, 296], [262, 320], [110, 336]].map(([x, y]) => `M${x} ${y}h0`).join(''), c.light, 4.4, 0.9),
    s.path(egg(198, 326, 45, 42), dark), s.path(porthole, c.frame),
    s.within(porthole, glow(s, 198, 326, 60, c.accent, 0.8), s.path(cog(184, 318, 22, 10), brass), s.path(egg(184, 318, 9), dark), s.path(cog(214, 340, 18, 8, 0.2), c.accent), s.path(egg(214, 340, 6), dark), s.path(cog(214, 306, 12, 7), c.light), s.path(egg(214, 306, 4), dark), s.path(cog(182, 350, 12, 7, 0.3), mix(c.far, c.light, 0.4)), s.stroke('M184 318m-15 0a15 15 0 1 0 30 0', dark, 1.6, 0.7)),
    s.stroke(porthole, c.light, 2, 0.8),
  ];

  // A jetty of planks comes in from the lower right; he kneels on it with the key in both hands.
  const jetty = polygon([[230, 470], [420, 392], [420, 640], [300, 640]]);
  let boards = '';
  for (let i = 0; i < 8; i++) boards += `M${246 + i * 26} ${464 - i * 10.6}L${310 + i * 22} 620`;
  const pier = [s.path(jetty, c.frame, 'opacity=".6" transform="translate(-12 18)"'), s.path(jetty, s.blend([250, 460], [400, 600], mix(c.far, c.accent, 0.3), c.near)), s.within(jetty, s.stroke(boards, c.frame, 2.4, 0.7), glow(s, 376, 470, 110, c.light, 0.5)), s.stroke('M230 470L420 392', c.light, 2.4, 0.7), s.path(box(236, 458, 12, 44) + box(300, 610, 14, 30), c.frame)];
  const key = [s.stroke('M236 300L270 362', dark, 9), s.stroke('M236 300L270 362', c.light, 4), s.path(egg(264, 378, 12, 15, -30) + egg(286, 366, 12, 15, -30), c.light), s.path(egg(264, 378, 6, 8, -30) + egg(286, 366, 6, 8, -30), c.near)];
  const pose = { head: /** @type {[number, number]} */ ([26, -62]), neck: /** @type {[number, number]} */ ([17, -57]), chest: /** @type {[number, number]} */ ([10, -48]), hip: /** @type {[number, number]} */ ([-8, -26]), nearArm: /** @type {any} */ ([[28, -36], [49, -51]]), farArm: /** @type {any} */ ([[30, -44], [55, -59]]), nearLeg: /** @type {any} */ ([[9, -5], [-16, -3]]), farLeg: /** @type {any} */ ([[14, -16], [8, -3]]) };
  const man = clothed(s, pose, { skin: mix(c.accent, c.light, 0.5), top: mix(c.far, c.near, 0.2), bottom: c.frame, shoe: c.frame, hair: c.light, hairdo: 'short', apron: '', beard: c.light, head: 1.3, stout: 1.5 }, { x: 382, y: 498, size: 190, flip: true, rim: c.light, from: [-0.4, -1], rimWidth: 2.2 });
  const details = [
    // His loupe, a strap over the back, tools on the planks.
    s.path(egg(321, 379, 6.4), c.frame) + s.path(egg(320, 379, 3.6), c.light), s.stroke('M326 376q12-8 22-8', c.frame, 2.4),
    s.path(polygon([[336, 540], [392, 526], [398, 552], [344, 566]]), s.fade(shade(c.accent, -0.18), dark)) + s.stroke('M346 544L352 528M358 542L366 522M370 538L380 522M384 536L386 518', c.light, 3) + s.stroke('M338 547L395 533', c.light, 1.6, 0.5),
    s.path(cog(316, 560, 11, 8), brass) + s.path(egg(316, 560, 4), c.near) + s.path(cog(330, 588, 8, 7), mix(c.far, c.light, 0.4)), s.stroke('M296 528l12-4M300 542h0M306 596h0', c.light, 3.4),
  ];
  const lamp = [glow(s, 388, 386, 150, c.light, 0.75), s.stroke('M420 300q-30-4-32 26', c.frame, 4), s.place(lantern(), { x: 388, y: 420, size: 96, fill: c.frame, rim: c.light, from: [-1, -0.5] })];
  const reeds = [blades(s, 46, (t) => [t < 0.62 ? t * 190 : 300 + t * 110, 616], [46, 128], [c.near, c.frame, c.frame], 0.25, 3.4), s.path([[60, 500], [106, 530]].map(([x, y]) => limb([[x, y, 9], [x + 4, y - 30, 8]])).join(''), dark), s.stroke(line([[58, 620], [56, 560], [62, 470]]) + line([[112, 620], [108, 560], [109, 500]]), c.frame, 2.4)];
  return s.picture(pond, shoal, fishRings, drops, pads, fish, pier, lamp, man, key, details, reeds, rain(s, 90, -0.2, c.light), specks(s, 40, [220, 300, 180, 220], [1.4, 3.6], c.light, 0.7), vignette(s, 0.6));
}

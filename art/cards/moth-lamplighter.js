// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, egg, flame, limb, polygon, ring } from '../studio/path.js';
import { backdrop, dashes, glow, leaf, specks, vignette } from '../studio/nature.js';
import { cat, moth } from '../motifs/animals.js';
import { house } from '../motifs/buildings.js';

export const scene = 'A moth with a pole lights street lamps that are flowers.';

/** A lamp of the street: a stem with leaves that bows its flower down; 0, 0 is its foot, 100 high. @param {import('../studio/studio.js').Studio} s @param {boolean} lit */
function flowerLamp(s, lit) {
  const c = s.colours;
  const petal = lit ? s.fade(shade(c.skyLow, 0.06), mix(c.skyLow, c.light, 0.65), c.light) : s.fade(c.middle, mix(c.middle, c.skyLow, 0.5));
  const bell = blob([[29, -96], [22, -90], [19, -80], [11, -70, 'sharp'], [20, -71], [25, -66, 'sharp'], [30, -71], [36, -66, 'sharp'], [40, -71], [49, -70, 'sharp'], [41, -80], [38, -90]]);
  return [
    s.path(limb([[0, 0, 4.4], [-2, -40, 3.2], [2, -82, 2.8], [14, -104, 2.6], [26, -104, 2.4], [30, -94, 3]]) + leaf(-1, -24, 26, -130) + leaf(-1, -34, 24, -46) + leaf(0, -58, 18, -148), s.fade(mix(c.accent, c.middle, 0.5), mix(c.near, c.accent, 0.2))),
    lit ? glow(s, 30, -72, 46, mix(c.light, c.skyLow, 0.15), 0.95) + s.path(polygon([[18, -70], [42, -70], [62, 0], [0, 0]]), s.fade([0, c.light, 0.34], [1, c.light, 0])) : '',
    s.path(bell, petal), s.stroke('M29-94Q24-84 20-72M30-94V-72M31-94Q37-84 40-72', lit ? c.skyLow : c.near, 1.3, 0.7), lit ? s.path(limb([[30, -72, 3], [30, -62, 5]]), c.light) : '', s.path(blob([[24, -92], [30, -99], [36, -92], [30, -89]]), mix(c.accent, c.near, 0.5)),
  ];
}

/** The lamplighter: a moth upright in flight, holding the pole with two of its hands; the flame is at 115, -130. @param {import('../studio/studio.js').Studio} s @param {string} warm */
function lamplighter(s, warm) {
  const c = s.colours;
  const fur = mix(c.light, c.skyLow, 0.35);
  const dusk = s.fade(mix(c.skyLow, c.light, 0.5), c.skyLow, c.far);
  const fore = blob([[6, -44], [-24, -96], [-78, -150], [-142, -176, 'sharp'], [-160, -148], [-158, -104], [-142, -64, 'sharp'], [-96, -30], [-40, -18], [0, -22]]);
  const hind = blob([[0, -24], [-46, -16], [-100, -20], [-134, 8], [-130, 50], [-104, 84, 'sharp'], [-84, 76], [-62, 92, 'sharp'], [-40, 56], [-8, 14]]);
  const wing = (/** @type {string} */ d) => s.path(d, warm) + s.within(d, s.path(d, dusk, 'transform="translate(-4 3)"'));
  const eye = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ r) => s.path(egg(x, y, r), c.frame) + s.path(egg(x, y, r * 0.72), c.accent) + s.path(egg(x, y, r * 0.42), c.near) + s.path(egg(x + r * 0.14, y - r * 0.14, r * 0.16), c.light);
  const farWing = blob([[14, -44], [0, -100], [6, -150], [24, -190, 'sharp'], [52, -160], [58, -104], [44, -56], [22, -24]]);
  const body = limb([[-36, 112, 6], [-26, 84, 26], [-14, 46, 38], [0, 6, 40], [10, -28, 44]]);
  const feeler = (/** @type {[number, number, number][]} */ bones) => s.path(limb(bones), fur) + s.stroke(bones.slice(1).map(([x, y]) => `M${x} ${y}l-9-7M${x} ${y}l10-7M${x - 4} ${y + 6}l-10-6M${x - 4} ${y + 6}l11-6`).join(''), fur, 2.2);
  return [
    s.path(farWing, s.fade(c.far, c.middle)), s.stroke('M20-56Q10-110 26-170M26-50Q40-90 46-140', c.skyLow, 2, 0.6),
    wing(hind), wing(fore),
    s.within(fore + hind, s.stroke('M-148-60Q-110-80-128-176M-138-60Q-96-84-110-168', c.frame, 7, 0.35), s.stroke('M-4-34Q-70-84-142-160M-6-30Q-80-58-156-96M-8-10Q-70 6-124 40M-10 0Q-54 30-86 78', c.near, 2.4, 0.5), dashes(s, 60, [-150, -170, 150, 240], [4, 10], c.light, { angle: 50, opacity: 0.5, width: 1.8 })),
    eye(-98, -96, 22), eye(-82, 26, 15),
    s.path(body, warm) + s.within(body, s.path(body, s.fade(mix(c.skyLow, c.middle, 0.4), c.near), 'transform="translate(-4 3)"')), s.stroke('M-20 14q20 12 42 2M-28 38q16 12 38 4M-34 62q14 12 32 5M-38 84q10 8 22 5', c.frame, 3.4, 0.5),
    // A neck of fur, the head with its feathers, a small cap.
    s.path(blob(ring(22, (a, i) => [8 + Math.cos(a) * (i % 2 ? 35 : 27), -40 + Math.sin(a) * (i % 2 ? 27 : 20)]), 0.7), s.fade(c.light, fur, mix(fur, c.middle, 0.3))),
    feeler([[16, -82, 3], [2, -104, 2.6], [-8, -124, 2], [-10, -142, 1.4]]), feeler([[28, -82, 3], [36, -104, 2.6], [50, -120, 2], [64, -130, 1.4]]),
    s.path(egg(22, -68, 22, 20, 10), s.fade(fur, mix(c.skyLow, c.middle, 0.3))), s.path(egg(32, -70, 8, 9.4), c.frame), s.path(egg(34.6, -73, 2.6), c.light), s.stroke('M40-56q-6 5-12 2', c.frame, 2.4),
    s.path(blob([[2, -80], [4, -96], [22, -102], [38, -94], [46, -82], [60, -78, 'sharp'], [40, -77], [20, -82]]), s.fade(c.accent, shade(c.accent, -0.3))),
    // The pole with its flame, held by four hands.
    s.stroke('M-22 132L112-126', c.frame, 6), s.stroke('M-20 131L112-124', mix(c.accent, c.light, 0.3), 2), glow(s, 116, -142, 60, c.light, 0.95), s.path(flame(115, -120, 11), shade(c.skyLow, 0.12, 30)), s.path(flame(115, -122, 6), c.light),
    s.path([[[14, -24, 9], [48, -26, 7], [66, -38, 6]], [[10, 4, 9], [34, 26, 7], [42, 8, 6]], [[-12, 52, 9], [6, 70, 6], [0, 86, 5]], [[-18, 62, 8], [-26, 90, 6], [-10, 104, 5]]].map((b) => limb(/** @type {[number, number, number][]} */ (b))).join(''), fur),
  ];
}

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('starViolet');
  const warm = mix(c.light, c.skyLow, 0.2);
  const sky = [backdrop(s, c.skyHigh, c.middle, [0.62, c.skyLow], c.far), specks(s, 90, [0, 0, 400, 300], [1.2, 3.4], c.light, 0.8), glow(s, 300, 180, 260, c.skyLow, 0.7)];
  // A street that bends down to the left; its houses sleep.
  const fronts = [house({ lit: false }), house({ lean: -4 })];
  const far = [s.path(blob([[-20, 420, 'sharp'], [80, 400], [200, 412], [320, 396], [420, 404, 'sharp'], [420, 620, 'sharp'], [-20, 620, 'sharp']]), s.fade(mix(c.far, c.skyLow, 0.4), c.near)), [[34, 440, 130], [92, 436, 104], [140, 432, 84], [178, 430, 66], [208, 428, 54], [386, 452, 170], [318, 442, 120], [266, 434, 84], [236, 430, 62]].map(([x, y, size], i) => s.place(fronts[i % 3 ? 0 : 1], { x, y, size, flip: x > 220, fill: s.fade(mix(c.middle, c.far, size < 90 ? 0.8 : 0.2), mix(c.near, c.far, size < 90 ? 0.7 : 0)) }))];
  const lane = blob([[214, 428, 'sharp'], [232, 428, 'sharp'], [300, 480], [420, 540, 'sharp'], [420, 620, 'sharp'], [-20, 620, 'sharp'], [-20, 560, 'sharp'], [120, 486]], 0.5);
  const street = [s.path(lane, s.fade(mix(c.skyLow, c.light, 0.3), c.far, c.middle)), s.within(lane, dashes(s, 120, [-10, 440, 420, 160], [6, 16], c.frame, { opacity: 0.3, width: 3, bow: 3 }), dashes(s, 70, [-10, 440, 420, 160], [6, 14], c.light, { opacity: 0.4, width: 2, bow: 3 }), glow(s, 110, 560, 130, warm, 0.6, 40))];
  const on = s.stamp(flowerLamp(s, true));
  const off = s.stamp(flowerLamp(s, false));
  const lamps = [on(190, 444, 0.45), s.group([on(0, 0, 1.5), on(58, -46, 1), on(96, -70, 0.7), on(120, -86, 0.5)], 'transform="translate(366 534) scale(-1 1)"'), off(196, 500, 1.1), on(60, 560, 2.1)];
  // The near lamp is being lit: its stem runs up the right edge, its flower hangs at the pole's tip.
  const big = s.group(flowerLamp(s, true), 'transform="translate(446 640) scale(-5.2 5.2)"');
  const cast = [s.path(egg(150, 566, 90, 9), c.frame, 'opacity=".4"')];
  const motes = Array.from({ length: 7 }, (_, i) => s.place(moth(), { x: s.random.between(20, 220), y: s.random.between(40, 170), size: s.random.between(12, 24), turn: s.random.between(-60, 60), fill: i % 2 ? c.skyLow : warm, opacity: 0.8 }));
  const frontal = [s.path(blob([[-20, 620, 'sharp'], [-20, 570], [60, 586], [180, 592], [300, 588], [420, 566], [420, 620, 'sharp']]), c.frame), s.path([[20, 590, 50, -100], [34, 592, 60, -70], [8, 590, 40, -130], [350, 590, 56, -110], [366, 588, 44, -60], [300, 592, 34, -100], [312, 592, 30, -60], [80, 594, 30, -80]].map((l) => leaf(l[0], l[1], l[2], l[3])).join(''), shade(c.near, -0.02)), s.place(cat(), { x: 250, y: 578, size: 52, flip: true, fill: c.frame })];
  return s.picture(sky, motes, far, street, lamps, cast, big, s.group(lamplighter(s, warm), 'transform="translate(160 392) scale(.98)"'), frontal, specks(s, 40, [180, 160, 200, 260], [1.6, 4], c.light, 0.9), vignette(s, 0.5));
}

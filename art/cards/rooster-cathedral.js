// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, box, egg, limb, line, polygon, ring, round } from '../studio/path.js';
import { backdrop, glow, mist, shafts, specks, vignette } from '../studio/nature.js';
import { skyline } from '../motifs/buildings.js';
import { person } from '../motifs/people.js';

export const scene = 'A tiny priest opens the beak of a rooster as large as a church; dawn is in its throat.';

/** A pointed window standing on x, y. @param {number} x @param {number} y @param {number} w half @param {number} h */
const lancet = (x, y, w, h) => `M${round(x - w)} ${round(y)}V${round(y - h * 0.6)}Q${round(x - w)} ${round(y - h * 0.85)} ${round(x)} ${round(y - h)}Q${round(x + w)} ${round(y - h * 0.85)} ${round(x + w)} ${round(y - h * 0.6)}V${round(y)}z`;

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('blossom');
  const gold = shade(c.middle, 0.1, 75, 1.3);
  const flame = shade(c.middle, -0.06, 40, 1.7);
  const comb = shade(c.near, -0.02, 25, 1.7);
  const green = shade(c.accent, -0.16);

  // Night leaves on the left; day begins on the right, out of the beak.
  const [dx, dy] = [292, 150];
  const sky = [
    backdrop(s, shade(c.skyHigh, -0.22, -10, 1.2), shade(c.skyHigh, -0.08), c.far, c.skyLow),
    specks(s, 40, [0, 0, 220, 260], [1.2, 3], c.light, 0.9),
    glow(s, 340, 120, 420, c.skyLow, 0.9), glow(s, 320, 136, 260, gold, 0.8),
    shafts(s, dx, dy, [62, 80, 98, 114, 130, 146], 520, 9, c.light, 0.75),
  ];
  const town = [
    s.place(skyline(s.random, 240, { low: 20, high: 54, lit: 0.25 }), { x: 200, y: 520, size: 190, fill: s.fade(mix(c.far, c.middle, 0.5), c.far) }),
    mist(s, 500, 90, c.skyLow, 0.8),
  ];

  // Tail feathers stand like flying buttresses.
  const sickle = (/** @type {number} */ i) => limb([[150, 400 - i * 10, 44], [104 - i * 4, 330 - i * 26, 30], [62 - i * 7, 268 - i * 22, 27], [26 - i * 6, 290 - i * 8, 22], [10 - i * 5, 348 + i * 6, 5]]);
  const tail = [3, 2, 1, 0].map((i) => s.path(sickle(i), s.blend([150, 380], [0, 260], mix(green, c.frame, 0.25 + i * 0.1), [green, shade(green, 0.08), c.near, shade(c.near, -0.08)][i], shade(i % 2 ? c.near : green, 0.12))) + s.stroke(line([[146, 392 - i * 10], [104 - i * 4, 326 - i * 26], [62 - i * 7, 264 - i * 22], [26 - i * 6, 288 - i * 8]]), c.light, 2, 0.45));
  const low = [0, 1, 2].map((i) => s.path(limb([[140, 430 + i * 14, 40], [90, 420 + i * 24, 30], [44, 430 + i * 30, 24], [16, 478 + i * 22, 4]]), s.blend([150, 420], [20, 470], c.frame, [c.near, green, c.near][i])));

  // The body is a nave: shoulders, chest, neck, head.
  const body = blob([[112, 520], [104, 450], [118, 380], [146, 316], [176, 250], [188, 196], [198, 150], [222, 122], [256, 116], [276, 130], [290, 150], [286, 176], [278, 204], [286, 250], [308, 306], [322, 372], [322, 440], [306, 506], [270, 540], [210, 550], [150, 544]]);
  /** Rows of feathers, like tiles. */
  const tiles = () => {
    const tones = ['', '', ''];
    for (let row = 0; row < 20; row++) {
      const y = 190 + row * 17;
      const w = 11 + row * 0.35;
      for (let x = 90 + (row % 2) * w; x < 340; x += w * 2) {
        const t = s.random.whole(0, 2);
        tones[t] += `M${round(x - w)} ${y}q0 ${round(w * 1.5)} ${round(w)} ${round(w * 1.7)}q${round(w)} ${round(-w * 0.2)} ${round(w)} ${round(-w * 1.7)}z`;
      }
    }
    return tones.map((d, i) => s.path(d, [c.light, c.near, c.frame][i], `opacity="${[0.2, 0.3, 0.16][i]}"`));
  };
  const rose = [
    s.path(egg(214, 356, 50), s.fade(c.near, c.frame)),
    s.path(egg(214, 356, 43), s.round(c.light, gold, flame)),
    s.stroke(ring(12, (a) => [214 + Math.cos(a) * 43, 356 + Math.sin(a) * 43]).map(([x, y]) => `M214 356L${round(x)} ${round(y)}`).join(''), c.frame, 3),
    s.path(ring(12, (a) => [214 + Math.cos(a + 0.26) * 32, 356 + Math.sin(a + 0.26) * 32]).map(([x, y], i) => egg(x, y, 6) + (i % 2 ? egg(214 + (x - 214) * 0.55, 356 + (y - 356) * 0.55, 4) : '')).join(''), s.round(c.light, mix(c.accent, c.light, 0.3))),
    s.path(egg(214, 356, 10), c.frame) + s.path(egg(214, 356, 7), c.light),
  ];
  const lancets = [[152, 470, 9, 62], [178, 474, 9, 70], [250, 474, 9, 70], [276, 470, 9, 62], [206, 290, 6, 40], [224, 288, 6, 44], [242, 290, 6, 40], [160, 400, 6, 40], [270, 400, 6, 40]];
  const nave = [
    s.path(body, s.blend([110, 420], [320, 250], c.frame, c.near, c.middle, mix(c.middle, c.skyLow, 0.4))),
    s.within(body, tiles(), glow(s, 330, 180, 220, c.light, 0.6), s.path(blob([[96, 540], [96, 440], [130, 340], [180, 230], [176, 330], [150, 430], [160, 550]]), c.frame, 'opacity=".4"')),
    s.stroke(line([[286, 178], [279, 204], [287, 250], [309, 306], [322, 372], [321, 440]]), c.light, 3.4, 0.9),
    rose,
    s.path(lancets.map(([x, y, w, h]) => lancet(x, y + 3, w + 3, h + 7)).join(''), c.frame),
    s.path(lancets.map(([x, y, w, h]) => lancet(x, y, w, h)).join(''), s.fade(c.light, gold, flame)),
    s.stroke(lancets.map(([x, y, , h]) => `M${x} ${y}v${-h * 0.7}`).join(''), c.frame, 1.6),
  ];

  // Legs are towers, the door stands between them.
  const legs = [
    s.path(limb([[150, 520, 50], [146, 560, 34], [146, 590, 30]]) + limb([[282, 520, 50], [286, 560, 34], [286, 590, 30]]), s.fade(gold, shade(gold, -0.22))),
    s.stroke('M132 556h28M131 568h30M131 580h31M272 556h28M271 568h30M271 580h31', shade(gold, -0.3), 2.4, 0.6),
    s.path([146, 286].map((x) => [-26, 0, 26].map((q) => limb([[x, 588, 16], [x + q * 0.8, 596, 14], [x + q * 1.3, 608, 8]])).join('')).join(''), shade(gold, -0.14)),
    s.path(lancet(216, 604, 46, 110), s.fade(c.near, c.frame)), s.path(lancet(216, 604, 38, 96), s.fade(c.near, shade(c.frame, 0.06))), s.path(lancet(216, 604, 29, 80), s.fade(c.light, gold)),
    s.stroke('M216 604V528', flame, 2.4) + glow(s, 216, 590, 70, c.light, 0.7, 40),
  ];

  // Spires for a comb.
  const spires = [[200, 142, 11, 66, -16], [220, 124, 12, 92, -8], [240, 116, 13, 112, 0], [260, 120, 12, 86, 9], [276, 132, 10, 56, 18]].map(([x, y, w, h, lean]) => ({ x, y, w, h, lean }));
  const crest = [
    s.path(spires.map(({ x, y, w, h, lean }) => polygon([[x - w, y + 14], [x - w + lean * 0.3, y - h * 0.34], [x + lean, y - h], [x + w + lean * 0.3, y - h * 0.34], [x + w, y + 14]])).join('') + blob([[190, 156], [196, 122], [240, 104], [280, 118], [288, 148]]), s.blend([190, 60], [290, 130], shade(comb, -0.12), comb, shade(comb, 0.1))),
    s.stroke(spires.map(({ x, y, w, h, lean }) => `M${round(x + w + lean * 0.3)} ${round(y - h * 0.34)}L${x + lean} ${y - h}`).join(''), c.light, 2.4, 0.9),
    s.path(spires.map(({ x, y, h, lean }) => lancet(x + lean * 0.25, y - h * 0.14, 2.6, 15)).join(''), gold) + s.path(spires.map(({ x, y, h, lean }) => egg(x + lean, y - h - 3, 3)).join(''), gold),
  ];

  // The beak, and the morning in it.
  const throat = blob([[262, 140], [300, 118], [352, 74, 'sharp'], [362, 128], [346, 198, 'sharp'], [300, 184], [268, 172]]);
  const beak = [
    s.path(blob([[268, 186], [288, 196], [296, 226], [284, 256], [268, 244], [262, 208]]) + blob([[254, 188], [266, 194], [268, 222], [258, 240], [248, 222]]), s.fade(comb, shade(comb, -0.12))),
    s.path(throat, s.blend([268, 160], [356, 130], shade(comb, -0.06), flame, gold, [1, c.light, 0.2])),
    glow(s, 310, 150, 60, c.light, 1),
    s.path(egg(304, 154, 22), c.light),
    s.within(throat, s.path(blob([[262, 180], [282, 164], [306, 168], [330, 162], [356, 180], [356, 210], [262, 210]]), s.fade(comb, shade(comb, -0.14)))),
    s.path(blob([[250, 132], [266, 112], [300, 98], [336, 74], [366, 58, 'sharp'], [356, 86], [326, 114], [290, 132], [268, 146]]), s.blend([260, 100], [350, 90], shade(gold, -0.2), gold, shade(gold, -0.04, -20))),
    s.path(blob([[262, 168], [290, 182], [326, 190], [358, 200, 'sharp'], [326, 208], [288, 200], [266, 188]]), s.blend([260, 180], [350, 200], shade(gold, -0.18), gold)),
    s.stroke(line([[288, 131], [326, 112], [354, 86]]) + line([[290, 183], [326, 191], [356, 200]]), c.light, 2.4),
    // An eye that has been awake for a while.
    s.path(egg(250, 142, 11), c.light) + s.path(egg(252, 141, 6), c.frame) + s.stroke('M254 139h0', c.light, 3) + s.stroke('M239 132q12-9 24 1', shade(comb, -0.16), 3.4),
  ];
  const lifting = /** @type {any} */ ({ head: [2, -88], neck: [1, -80], chest: [0, -69], hip: [0, -49], nearArm: [[9, -88], [10, -106]], farArm: [[-7, -86], [-2, -106]], nearLeg: [[3, -26], [6, -3]], farLeg: [[-4, -26], [-7, -3]] });
  const priest = [s.stroke('M329 104V142', c.frame, 3), s.place(person(lifting, { wear: 'robe', head: 'hat' }), { x: 326, y: 192, size: 52, fill: c.frame })];
  const steps = Array.from({ length: 13 }, (_, i) => `M${round(353 - i * 2.4 - 6)} ${round(214 + i * 28)}h14`).join('');
  const ladder = s.stroke(`M348 196L310 580M362 196L326 580${steps}`, shade(c.near, -0.16), 2.8);

  // Early people, and roofs before us.
  /** @type {[number, number, number, boolean, any][]} */
  const folk = [[196, 602, 32, false, { head: 'hat' }], [232, 604, 30, true, { wear: 'dress', head: 'bun' }], [214, 600, 20, false, { age: 'child' }]];
  const square = [
    s.path('M-10 590Q200 574 410 590V610H-10z', s.fade(mix(c.skyLow, gold, 0.4), c.middle)),
    s.path('M190 606L242 606 300 612H130z', c.light, 'opacity=".8"'),
  ];
  const people = folk.map(([x, y, size, flip, look]) => s.place(person('stand', look), { x, y, size, flip, fill: c.frame }));
  const roofs = [
    s.path(polygon([[-10, 620], [-10, 540], [26, 506], [62, 546], [78, 528], [112, 566], [120, 620]]) + box(20, 488, 11, 34) + polygon([[330, 620], [336, 566], [362, 536], [392, 562], [410, 548], [410, 620]]) + box(374, 530, 10, 24), s.fade(mix(c.near, c.frame, 0.4), c.frame)),
    s.path(box(20, 562, 11, 15) + box(42, 562, 11, 15) + box(86, 582, 9, 12) + box(356, 576, 10, 14), gold),
    s.stroke('M-10 540L26 506 62 546 78 528 112 566M336 566L362 536 392 562', mix(c.middle, c.light, 0.4), 2.4, 0.8),
    s.stroke('M26 484q-10-14 2-24t-4-24', c.light, 4, 0.4),
  ];
  return s.picture(sky, town, low, tail, square, legs, nave, crest, beak, ladder, priest, people, roofs, specks(s, 40, [270, 60, 130, 240], [1.6, 4], c.light, 0.9), glow(s, 326, 146, 110, c.light, 0.22), vignette(s, 0.4, c.near));
}

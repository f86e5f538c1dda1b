// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, box, egg, limb, line, polygon, round } from '../studio/path.js';
import { backdrop, cloud, glow, mist, orb, shadow, specks, vignette } from '../studio/nature.js';
import { skyline } from '../motifs/buildings.js';
import { clothed } from '../motifs/clothed-people.js';
import { foldedWing, swallow } from '../motifs/swallows.js';

export const scene = 'Swallows sit in a street café; on the wires above them people perch.';

/** Height of the two near wires at x. @param {number} x @param {number} row */
const wire = (x, row) => [96, 236][row] + 22 * (1 - ((x - 206) / 190) ** 2) + (row ? -0.02 : 0.03) * (x - 200);

/** Ways of perching; the seat of all is at y = -19. @type {Record<string, any>} */
const perch = {
  upright: { head: [2, -69], neck: [0, -60], chest: [-1, -48], hip: [-4, -27], nearArm: [[5, -40], [12, -30]], farArm: [[7, -41], [15, -32]], nearLeg: [[15, -25], [13, -1]], farLeg: [[17, -27], [20, -4]], feet: 30 },
  lean: { head: [9, -67], neck: [4, -59], chest: [1, -48], hip: [-4, -27], nearArm: [[11, -44], [16, -56]], farArm: [[-6, -40], [-10, -24]], nearLeg: [[15, -25], [18, -2]], farLeg: [[17, -27], [10, -4]], feet: 30 },
  read: { head: [4, -67], neck: [1, -60], chest: [-1, -48], hip: [-5, -27], nearArm: [[7, -43], [19, -47]], farArm: [[9, -44], [21, -50]], nearLeg: [[15, -26], [13, -1]], farLeg: [[18, -28], [27, -14]], feet: 20 },
  swing: { head: [-4, -69], neck: [-3, -60], chest: [-3, -48], hip: [-4, -27], nearArm: [[-12, -42], [-14, -24]], farArm: [[6, -41], [8, -23]], nearLeg: [[16, -29], [30, -18]], farLeg: [[15, -26], [18, -3]], feet: 0 },
  balance: { head: [1, -91], neck: [0, -82], chest: [0, -70], hip: [0, -49], nearArm: [[-14, -76], [-27, -84]], farArm: [[13, -80], [22, -94]], nearLeg: [[5, -27], [9, -3]], farLeg: [[-5, -27], [-10, -3]], feet: 8 },
};

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('harvestGold');
  const blue = shade(c.skyHigh, -0.42, 20, 1.1);
  const rust = mix(c.accent, c.near, 0.3);
  const skin = mix(c.middle, shade(c.light, -0.06, -30), 0.5);

  const sky = [
    backdrop(s, shade(c.skyHigh, -0.03), c.skyLow, mix(c.skyLow, c.middle, 0.35), c.middle),
    orb(s, 282, 344, 34, c.light),
    cloud(s, 80, 60, 150, c.light, c.skyLow), cloud(s, 330, 160, 170, c.light, c.skyLow), cloud(s, 130, 330, 200, c.light, mix(c.skyLow, c.middle, 0.4)),
  ];
  // The street goes on: roofs, and wires with smaller people all the way.
  const far = [
    s.place(skyline(s.random, 230, { low: 26, high: 58, lit: 0.16 }), { x: 210, y: 452, size: 190, fill: s.fade(mix(c.middle, c.near, 0.35), c.middle) }),
    mist(s, 440, 90, c.skyLow, 0.8),
    s.path(box(300, 322, 4, 120) + box(284, 336, 36, 4) + box(248, 356, 3, 80) + box(238, 364, 24, 3), mix(c.near, c.middle, 0.3)),
    s.stroke('M380 322Q330 352 286 338M318 338Q276 368 240 366M380 310Q340 344 302 336', mix(c.near, c.middle, 0.2), 1.6),
    s.path([[362, 323, 9], [346, 330, 9], [330, 333, 8], [276, 356, 6], [266, 361, 6], [256, 364, 5]].map(([x, y, h]) => limb([[x, y + 3, h * 0.5], [x, y - h * 0.6, h * 0.55]]) + egg(x, y - h, h * 0.3)).join(''), mix(c.near, c.frame, 0.35)),
  ];
  const poles = [[26, 0], [384, 1]].map(([x, right]) => [
    s.path(polygon([[x - 8, 620], [x - 5, -10], [x + 5, -10], [x + 8, 620]]) + box(x - 30, 60, 60, 8) + box(x - 30, 200, 60, 8), s.blend([x - 8, 0], [x + 8, 0], right ? mix(c.near, c.middle, 0.5) : c.frame, right ? c.frame : c.near)),
    s.path([-22, 22].map((q) => [56, 196].map((y) => egg(x + q, y, 5, 6)).join('')).join(''), c.light) + s.stroke(`M${x + 4} 66L${x + 20} 100M${x - 4} 66L${x - 20} 100`, c.frame, 3),
  ]);
  const row = (/** @type {number} */ r) => line(/** @type {[number, number][]} */ ([-10, 50, 110, 170, 230, 290, 350, 410].map((x) => [x, wire(x, r)])));
  const wires = s.stroke(row(0) + row(1), c.frame, 3) + s.stroke(row(0) + row(1), c.light, 1, 0.5);

  /** @param {string} pose @param {number} x @param {number} r @param {number} size @param {any} look @param {boolean} [flip] */
  const sitter = (pose, x, r, size, look, flip = false) => clothed(s, perch[pose], { skin, shoe: c.frame, head: 1.35, stout: 1.25, ...look }, { x, y: Math.round(wire(x, r) + (pose === 'balance' ? 1 : 0.19 * size)), size, flip, rim: c.light, from: [0.5, 1], rimWidth: 2 });
  const teal = shade(blue, 0.1);
  const people = [
    sitter('balance', 96, 0, 86, { top: c.accent, bottom: blue, hat: 'felt', hatColour: blue, hair: c.frame }),
    s.path(blob([[92, -22, 'sharp'], [98, -38], [114, -46], [130, -38], [137, -24, 'sharp'], [126, -28], [114, -23, 'sharp'], [103, -28]]), teal, 'transform="translate(4 58) scale(.98)"') + s.stroke('M115 16V40', c.frame, 2.4),
    sitter('upright', 196, 0, 112, { top: mix(c.middle, c.near, 0.6), bottom: c.near, hat: 'straw', hatColour: c.skyLow, hair: c.frame, cut: 'skirt', hairdo: 'bun' }),
    sitter('lean', 258, 0, 112, { top: teal, bottom: blue, hair: c.frame, beard: c.light }, true),
    sitter('swing', 322, 0, 84, { top: c.accent, bottom: c.near, cut: 'shorts', head: 1.7, hair: rust, hat: 'cap', hatColour: blue }),
    sitter('upright', 72, 1, 124, { top: blue, bottom: shade(blue, -0.06), hat: 'felt', hatColour: c.frame, hair: c.frame, beard: c.frame }),
    sitter('lean', 128, 1, 120, { top: c.accent, bottom: rust, cut: 'skirt', hairdo: 'long', hair: c.frame }, true),
    sitter('read', 208, 1, 126, { top: c.near, bottom: c.frame, hat: 'straw', hatColour: c.middle, hair: c.frame }),
    s.path(polygon([[226, 220], [262, 206], [266, 238], [231, 252]]), s.fade(c.light, c.skyLow)) + s.stroke('M232 226l10-4M232 233l26-10M234 240l26-10M247 222l12-5', c.near, 1.8, 0.7),
    sitter('upright', 322, 1, 122, { top: teal, bottom: mix(teal, c.light, 0.4), cut: 'skirt', hat: 'kerchief', hatColour: c.accent, hair: c.frame, apron: c.light }, true),
    // Her knitting has grown longer than she meant.
    s.path(limb([[304, 248, 10], [300, 270, 13], [304, 292, 13], [299, 316, 14]]), s.fade(c.accent, mix(c.accent, c.light, 0.5), c.accent)) + s.stroke('M296 240l18 12M314 240l-18 10', c.frame, 2.4),
  ];

  // The café below: an awning, then tables on the pavement.
  const cafe = [
    s.path('M-10 404H132L120 610H-10z', s.blend([0, 0], [130, 0], c.near, mix(c.near, c.middle, 0.6))),
    s.path(box(14, 452, 74, 160), s.fade(c.light, c.skyLow)) + s.stroke('M51 452V610M14 500H88', c.near, 3),
    s.path(egg(34, 478, 9, 10) + egg(70, 520, 8, 9), c.near, 'opacity=".35"'),
    Array.from({ length: 6 }, (_, i) => s.path(blob([[-20 + i * 27, 392, 'sharp'], [7 + i * 27, 392, 'sharp'], [16 + i * 29, 440], [2 + i * 29, 450], [-14 + i * 29, 440]]), s.fade(i % 2 ? c.light : c.accent, i % 2 ? c.skyLow : shade(c.accent, -0.08)))),
    s.path('M-10 384H146V396H-10z', c.near),
    s.path('M-10 566Q200 536 410 560V620H-10z', s.fade(mix(c.middle, c.skyLow, 0.5), c.middle, c.near)),
    s.stroke('M-10 584Q200 560 410 582M60 552L20 610M150 546L130 610M240 546L256 610M330 552L370 610', c.near, 1.8, 0.45),
  ];
  /** @param {number} x @param {number} y @param {number} k */
  const table = (x, y, k) => [
    shadow(s, x - 14 * k, y + 74 * k, 60 * k, 8 * k, c.frame, 0.5),
    s.path(limb([[x, y, 6 * k], [x, y + 66 * k, 6 * k]]) + limb([[x - 24 * k, y + 76 * k, 4 * k], [x, y + 62 * k, 6 * k], [x + 24 * k, y + 76 * k, 4 * k]]), c.frame),
    s.path(egg(x, y, 50 * k, 12 * k), s.blend([x - 50 * k, 0], [x + 50 * k, 0], c.skyLow, c.light)) + s.stroke(`M${round(x - 50 * k)} ${round(y + 2)}q${50 * k} ${26 * k} ${100 * k} 0`, c.near, 2.6),
  ];
  const cup = (/** @type {number} */ x, /** @type {number} */ y) => s.path(blob([[x - 9, y - 13, 'sharp'], [x + 9, y - 13, 'sharp'], [x + 6, y], [x - 6, y]]), s.fade(c.light, mix(c.light, c.accent, 0.4))) + s.stroke(`M${x + 8} ${y - 10}q8 1 0 7M${x - 3} ${y - 19}q-4-6 0-11t0-10`, c.light, 2.2, 0.9);
  const birdFill = s.fade(shade(blue, 0.06), shade(blue, -0.08));
  const wing = s.fade(shade(blue, 0.12), shade(blue, -0.12));
  /** @param {number} x @param {number} y @param {number} size @param {boolean} flip @param {string} [turn] */
  const guest = (x, y, size, flip, turn = '0') => {
    const k = size / 100;
    return [
      s.path(limb([[x - (flip ? -14 : 14) * k, y + 6, 5], [x - (flip ? -20 : 20) * k, y + 62 * k, 4]]) + limb([[x + (flip ? -14 : 14) * k, y + 6, 5], [x + (flip ? -18 : 18) * k, y + 62 * k, 4]]) + egg(x, y + 4, 28 * k, 6 * k), c.frame),
      s.place(swallow(), { x, y, size, flip, turn: Number(turn), fill: birdFill, rim: c.light, from: [flip ? -0.6 : 0.8, -1] }),
      s.path(foldedWing, wing, `transform="translate(${x} ${y}) rotate(${turn}) scale(${flip ? -k : k} ${k})"`),
    ];
  };
  const pavement = [
    guest(142, 476, 56, false), table(180, 476, 0.52), guest(220, 476, 56, true), cup(180, 476),
    guest(74, 530, 118, false, '-8'), table(168, 526, 1), guest(262, 532, 118, true, '4'),
    cup(146, 526), cup(190, 528), s.path(egg(168, 522, 13, 4), c.light) + s.path(blob([[158, 520, 'sharp'], [178, 520, 'sharp'], [174, 508], [162, 508]]), s.fade(c.accent, c.near)),
  ];
  // One of them keeps looking up.
  const near = [
    s.place(swallow(), { x: 366, y: 620, size: 190, flip: true, turn: 10, fill: birdFill, rim: c.light, from: [-0.4, -1], rimWidth: 3 }),
    s.path(foldedWing, wing, 'transform="translate(366 620) rotate(10) scale(-1.9 1.9)"'),
    s.path(blob([[-20, 620], [-14, 566], [16, 552], [44, 580], [56, 620]]), c.frame) + s.path([[2, 556], [18, 546], [34, 560], [10, 572], [46, 580], [-4, 580]].map(([x, y]) => egg(x, y, 8, 7)).join(''), c.accent) + s.path([[2, 556], [18, 546], [34, 560], [10, 572], [46, 580]].map(([x, y]) => egg(x - 1, y - 1, 3)).join(''), c.light),
  ];
  const flying = [s.place(swallow({ pose: 'fly' }), { x: 190, y: 404, size: 34, fill: blue }), s.place(swallow({ pose: 'fly' }), { x: 352, y: 40, size: 26, flip: true, fill: blue })];
  return s.picture(sky, far, poles, wires, people, flying, cafe, pavement, near, specks(s, 18, [60, 300, 300, 240], [1.4, 3], c.light, 0.8), glow(s, 282, 344, 150, c.light, 0.35), vignette(s, 0.35, c.near));
}

// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, egg, limb, polygon, ring, round } from '../studio/path.js';
import { backdrop, blades, glow, land, leaf, leaves, mist, shadow, specks, vignette } from '../studio/nature.js';
import { hare } from '../motifs/animals.js';
import { crow } from '../motifs/birds-and-fish.js';
import { clothed } from '../motifs/clothed-people.js';
import { house } from '../motifs/buildings.js';
import { bareTree, leafyTree, pine } from '../motifs/trees.js';

export const scene = 'In a mirror on the lawn the garden is in winter, and a hand reaches out of it with an apple.';

/** Leans forward and holds something out. @type {import('../motifs/people.js').Pose} */
const offering = { head: [8, -89], neck: [5, -80], chest: [3, -69], hip: [-2, -48], nearArm: [[20, -66], [42, -66]], farArm: [[-4, -58], [2, -46]], nearLeg: [[4, -26], [6, -3]], farLeg: [[-8, -27], [-14, -4]] };
/** Would like to, and should not. @type {import('../motifs/people.js').Pose} */
const hesitating = { head: [2, -90], neck: [0, -81], chest: [-1, -69], hip: [-2, -48], nearArm: [[9, -58], [20, -66]], farArm: [[-9, -60], [-3, -50]], nearLeg: [[-1, -26], [-3, -3]], farLeg: [[6, -27], [9, -4]] };

/** The carved frame: an oval band with leaves all around it. @param {import('../studio/studio.js').Studio} s @param {number} x @param {number} y @param {number} rx @param {number} ry */
function carvedFrame(s, x, y, rx, ry) {
  const c = s.colours;
  const wood = shade(c.accent, -0.14, 10);
  const oval = (/** @type {number} */ r) => `M${x - rx - r} ${y}a${rx + r} ${ry + r} 0 1 1 ${2 * (rx + r)} 0a${rx + r} ${ry + r} 0 1 1 ${-2 * (rx + r)} 0z`;
  const carving = ring(40, (a) => [x + Math.cos(a) * (rx + 11), y + Math.sin(a) * (ry + 11)]).map(([px, py], i) => leaf(px, py, 17, (i / 40) * 360 + 60)).join('');
  return [
    s.path(limb([[x - 84, y + ry - 40, 14], [x - 116, y + ry + 44, 12], [x - 128, y + ry + 58, 10]]) + limb([[x + 84, y + ry - 40, 14], [x + 110, y + ry + 44, 12], [x + 122, y + ry + 56, 10]]), s.fade(wood, shade(wood, -0.16))),
    s.stroke(oval(9), shade(wood, -0.12), 24), s.stroke(oval(11), wood, 18), s.path(carving, shade(c.accent, 0.05, 20)), s.stroke(oval(1), shade(c.accent, 0.14, 30), 3.6), s.stroke(oval(20), c.light, 2, 0.7),
    s.path(blob([[x - 34, y - ry - 14], [x - 20, y - ry - 34], [x, y - ry - 44], [x + 20, y - ry - 34], [x + 34, y - ry - 14], [x, y - ry - 20]]), s.fade(shade(c.accent, 0.1, 25), wood)), s.path(egg(x, y - ry - 28, 8), c.far), s.path(leaf(x - 12, y - ry - 22, 26, 170) + leaf(x + 12, y - ry - 22, 26, 10), shade(c.accent, 0.05, 20)),
  ];
}

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('mintMorning');
  const [x, y, rx, ry] = [148, 268, 112, 196];
  const ice = mix(c.skyHigh, c.light, 0.55);
  const cold = mix(c.skyHigh, c.frame, 0.4);
  const skin = mix(c.accent, c.light, 0.66);
  const red = shade(c.accent, -0.1, -12);

  const tuft = s.stamp(s.stroke('M-7 0q1-8-3-13M-2 0q0-9 3-15', mix(c.far, c.light, 0.5), 1.8) + s.stroke('M3 0q3-8 7-11M8 0q0-6 5-8', c.near, 1.8));
  // Summer behind: a hedge, a cottage, the tree whose twin stands bare in the glass.
  const summer = [
    backdrop(s, c.skyHigh, mix(c.skyHigh, c.skyLow, 0.6), c.skyLow), glow(s, 390, 40, 260, c.light, 0.95),
    land(s, [330, 312, 300, 316, 296, 304], c.far, mix(c.far, c.skyLow, 0.4)), s.place(house({ lit: true }), { x: 296, y: 346, size: 84, fill: s.fade(mix(c.accent, c.light, 0.45), mix(c.middle, c.light, 0.2)) }), mist(s, 340, 60, c.skyLow, 0.5),
    s.place(leafyTree(s.random, { wide: 1.15 }), { x: 356, y: 388, size: 300, fill: s.fade(mix(c.middle, c.light, 0.25), c.middle, c.near) }), s.stroke(Array.from({ length: 15 }, () => `M${round(s.random.between(294, 396))} ${round(s.random.between(130, 260))}h0`).join(''), red, 9),
    s.path(blob([[-20, 372], [10, 340], [50, 350], [90, 336], [150, 352], [210, 342], [260, 360], [310, 350], [360, 366], [420, 352], [420, 420, 'sharp'], [-20, 420, 'sharp']]), s.fade(c.middle, c.near)), leaves(s, 40, [-10, 346, 420, 60], [6, 11], [c.near, mix(c.middle, c.light, 0.4)], 0.8), specks(s, 40, [-10, 346, 420, 50], [3, 7], mix(c.accent, c.light, 0.4), 1),
    s.path('M-10 392Q200 376 410 392V610H-10z', s.fade(mix(c.far, c.light, 0.45), c.middle, c.near)), glow(s, 330, 470, 170, c.light, 0.6, 70),
    Array.from({ length: 26 }, () => tuft(s.random.between(0, 400), s.random.between(410, 560), s.random.between(0.7, 1.2))),
  ];

  // Winter in the glass: the same garden, and the same girl in a coat.
  const glass = egg(x, y, rx, ry);
  const bare = bareTree(s.random, { depth: 3, spread: 28, length: 36, width: 10 });
  const fir = pine(s.random);
  const winter = s.within(glass, [
    s.path('M20 60H280V480H20z', s.fade(cold, mix(cold, ice, 0.5), ice, c.light)), glow(s, 90, 180, 110, c.light, 0.8),
    land(s, [330, 310, 320, 300, 310, 312], mix(ice, cold, 0.35), c.light), [[56, 344, 70], [88, 338, 54], [236, 340, 80], [210, 336, 50]].map(([px, py, size]) => s.place(fir, { x: px, y: py, size, fill: s.fade(mix(cold, c.light, 0.4), mix(cold, c.frame, 0.2)) })),
    s.place(bare, { x: 86, y: 388, size: 250, fill: mix(c.frame, cold, 0.3) }), s.place(crow(), { x: 64, y: 172, size: 24, fill: c.frame }),
    s.path('M0 372Q90 350 290 376V490H0z', s.fade(c.light, ice, mix(ice, cold, 0.4))), s.path(Array.from({ length: 8 }, (_, i) => egg(104 - i * 7 + (i % 2) * 12, 420 - i * 9, 5 - i * 0.4, 2.4 - i * 0.2)).join(''), cold, 'opacity=".6"'),
    specks(s, 60, [20, 60, 260, 400], [2, 6], c.light, 0.95),
  ]);
  const twin = s.within(egg(x, y, rx, ry) + 'M150 100H400V400H150z', clothed(s, offering, { skin: mix(skin, ice, 0.35), top: mix(cold, c.frame, 0.45), bottom: mix(cold, c.frame, 0.6), cut: 'coat', hairdo: 'long', hair: mix(c.frame, cold, 0.2), hat: 'cap', hatColour: mix(cold, c.frame, 0.2), shoe: c.frame, head: 1.5, feel: 'glad' }, { x: 144, y: 448, size: 236 }));
  const gloss = s.within(glass, s.path(polygon([[40, 60], [86, 60], [0, 300], [0, 190]]) + polygon([[98, 60], [112, 60], [0, 380], [0, 340]]), c.light, 'opacity=".3"'), s.stroke(`M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0`, c.frame, 12, 0.25));
  // The sleeve crosses the frame: here is the border between the two.
  const sleeve = limb([[186, 292, 22], [214, 292, 19], [240, 290, 17]]);
  const arm = [s.path(sleeve, s.fade(mix(cold, c.frame, 0.3), mix(cold, c.frame, 0.6))), s.path(limb([[236, 282, 9], [236, 299, 9]]), c.light), s.path(limb([[244, 291, 13], [258, 290, 15], [270, 294, 10]]) + limb([[262, 286, 7], [272, 280, 6]]) + limb([[264, 296, 7], [278, 299, 6]]), skin)];
  const apple = [glow(s, 277, 278, 46, c.light, 0.95), s.path(blob([[277, 264], [286, 260], [296, 268], [295, 282], [286, 293], [277, 291], [268, 293], [260, 282], [259, 268], [268, 260]]), s.blend([262, 262], [296, 294], shade(c.accent, 0.08), red, shade(red, -0.12))), s.stroke('M277 265q0-8 4-12', c.frame, 2.6), s.path(leaf(279, 258, 16, -24), c.near), s.path(egg(268, 271, 3, 5, 20), c.light), s.path(limb([[262, 294, 6], [272, 290, 6], [279, 286, 4]]), skin)];

  // Snow has run over the foot of the frame into the grass.
  const spill = [s.path(blob([[36, 474], [90, 462], [160, 466], [230, 462], [262, 480], [250, 504], [214, 500], [190, 520], [150, 510], [110, 528], [80, 508], [44, 510]]), s.fade(c.light, ice)), s.stroke('M196 538h0M118 542h0M66 526h0M244 518h0M150 532h0M30 520h0', c.light, 7), specks(s, 34, [150, 180, 140, 330], [2, 5], c.light, 0.95)];
  const girl = [shadow(s, 322, 548, 66, 9, c.frame, 0.5), clothed(s, hesitating, { skin, top: c.light, bottom: mix(c.accent, c.light, 0.25), cut: 'skirt', hairdo: 'long', hair: mix(c.frame, c.accent, 0.4), shoe: red, head: 1.5, feel: 'afraid' }, { x: 340, y: 548, size: 240, flip: true, rim: c.light, from: [0.9, -0.8], rimWidth: 3 })];
  const flower = s.stamp([s.path(ring(6, (a) => [Math.cos(a) * 5, Math.sin(a) * 5]).map(([a, b]) => egg(a, b, 4)).join(''), c.light), s.path(egg(0, 0, 3.4), c.accent)]);
  const poppy = s.stamp([s.path(egg(-4, 0, 6, 5) + egg(4, 0, 6, 5) + egg(0, -4, 6, 5), c.accent), s.path(egg(0, 0, 2.6), c.frame)]);
  const front = [
    blades(s, 84, (t) => [t * 420 - 10, 606], [26, 70], [c.near, mix(c.near, c.frame, 0.5), c.middle], 0.15, 3.6),
    Array.from({ length: 26 }, (_, i) => (i % 3 ? flower : poppy)(s.random.between(0, 400), i % 2 ? s.random.between(540, 592) : s.random.between(556, 590), s.random.between(0.7, 1.3))),
    s.place(hare(), { x: 254, y: 586, size: 56, flip: true, fill: mix(c.near, c.frame, 0.6) }),
  ];
  return s.picture(summer, shadow(s, 150, 494, 170, 16, c.frame, 0.5), carvedFrame(s, x, y, rx, ry).slice(0, 1), s.path(glass, ice), winter, twin, gloss, carvedFrame(s, x, y, rx, ry).slice(1), spill, girl, arm, apple, front, vignette(s, 0.35, c.near));
}

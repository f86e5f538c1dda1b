// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, egg, limb, round } from '../studio/path.js';
import { backdrop, blades, glow, land, mist, shadow, snow, vignette } from '../studio/nature.js';
import { deer } from '../motifs/animals.js';
import { crow } from '../motifs/birds-and-fish.js';
import { clothed } from '../motifs/clothed-people.js';
import { bareTree, birch, pine } from '../motifs/trees.js';

export const scene = 'A deer in the snow carries an orchard of red apples in its antlers; a child with a basket looks up.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('snowLight');
  const warm = mix(c.light, c.accent, 0.12);

  const sky = [backdrop(s, c.skyHigh, mix(c.skyHigh, c.skyLow, 0.55), c.skyLow, warm), glow(s, 236, 210, 300, c.light, 0.9), glow(s, 236, 206, 312, c.light)];
  const firs = [pine(s.random), pine(s.random)];
  const woods = [
    land(s, [400, 372, 392, 366, 384, 362, 390], mix(c.far, c.skyLow, 0.3), c.light, 5),
    Array.from({ length: 15 }, (_, i) => s.place(firs[i % 2], { x: i * 29 + s.random.between(-8, 8), y: 398 + s.random.between(-6, 6), size: s.random.between(50, 104), fill: s.fade(mix(c.far, c.near, 0.28), mix(c.far, c.light, 0.5)) })),
    mist(s, 392, 90, c.light, 0.9),
  ];
  // Four grow and two of them stand twice: fewer bytes, and the antlers, which grow after them by chance, stay as they are.
  const birches = Array.from({ length: 4 }, () => birch(s.random)).slice(2);
  const grove = [
    [[24, 470, 250], [70, 452, 200], [360, 456, 230], [392, 480, 270]].map(([x, y, size], i) => s.place(birches[i % 2], { x, y, size, flip: i < 2, fill: s.fade(mix(c.middle, c.near, 0.35), mix(c.middle, c.near, 0.15)), opacity: 0.8 })),
    land(s, [452, 440, 462, 470, 450, 440, 456], mix(c.far, c.light, 0.55), c.light, 4),
  ];

  // The deer; what grows from its head is a tree.
  const [x, y, size] = [150, 552, 232];
  const k = size / 100;
  const root = (/** @type {number} */ px) => /** @type {[number, number]} */ ([x + px * k, y - 97 * k]);
  const crowns = [
    bareTree(s.random, { from: root(34), angle: -30, length: 84, width: 12, depth: 4, spread: 32 }),
    bareTree(s.random, { from: root(40), angle: 26, length: 80, width: 12, depth: 4, spread: 32 }),
  ];
  const wood = crowns.map((crown) => crown.d).join('');
  const fur = s.fade(shade(c.near, -0.12), shade(c.near, -0.06), c.frame);
  const antlers = s.path(wood, mix(c.frame, c.near, 0.25)) + s.within(wood, s.path(wood, c.frame, 'transform="translate(-1.6 2)"'));
  // Snow lies on the boughs; apples hang from the tips.
  const tips = crowns.flatMap((crown) => crown.tips).filter(([tx, ty]) => tx > 8 && tx < 392 && ty > 8 && ty < 330);
  const apples = tips.filter((_, i) => i % 3 !== 2);
  const caps = s.stroke(tips.filter((_, i) => i % 3 === 1).map(([tx, ty]) => `M${round(tx - 4)} ${round(ty - 1)}q4-4 9 0`).join(''), c.light, 3.6);
  const apple = s.stamp([s.path(egg(0, 0, 7.6, 7.2), s.fade(shade(c.accent, 0.06), shade(c.accent, -0.1))), s.path(blob([[-7, 1], [-2, 7], [5, 4], [-1, 3]]), shade(c.accent, -0.2), 'opacity=".7"'), s.stroke('M2.6-3.4h0', c.light, 2.8, 0.9)]);
  const fruit = [
    apples.map(([tx, ty]) => apple(tx, ty + 8)),
  ];
  const birds = [s.place(crow(), { x: tips[3][0], y: tips[3][1], size: 26, fill: c.frame }), s.place(crow({ pose: 'fly' }), { x: 60, y: 96, size: 42, flip: true, turn: 8, fill: c.near })];
  const body = s.place(deer({ antlers: false }), { x, y, size, fill: fur, rim: warm, from: [0.8, -1], rimWidth: 3.4 });
  const dapples = s.path([[-34, -62], [-26, -66], [-18, -62], [-28, -57], [-10, -66], [-2, -62], [-16, -56], [6, -64]].map(([px, py]) => egg(x + px * k, y + py * k, 3.4, 2.6)).join(''), c.light, 'opacity=".55"');

  const small = [
    shadow(s, 330, 556, 46, 8, c.near, 0.5),
    clothed(s, { head: [2, -91], neck: [1, -82], chest: [0, -70], hip: [0, -49], nearArm: [[12, -78], [22, -94]], farArm: [[8, -60], [13, -48]], nearLeg: [[2, -26], [1, -3]], farLeg: [[-4, -26], [-6, -3]] }, { skin: '#f0c9a8', top: c.accent, bottom: c.frame, hair: '#5a3626', cut: 'coat', hat: 'kerchief', hatColour: c.light, head: 1.6, feel: 'glad', gaze: [0.7, -0.7], stout: 1.3 }, { x: 326, y: 558, size: 150, flip: true, rim: warm, from: [-0.6, -1] }),
    s.path(blob([[352, 540, 'sharp'], [384, 538, 'sharp'], [380, 558], [358, 559]]), s.fade(c.near, c.frame)) + s.stroke('M354 540q14-26 28-1', c.frame, 2.4) + s.path(egg(360, 538, 5) + egg(369, 536, 5) + egg(377, 539, 4.6), c.accent),
  ];
  const ground = [
    s.path(blob([[-20, 548, 'sharp'], [60, 536], [160, 546], [280, 536], [420, 548, 'sharp'], [420, 620, 'sharp'], [-20, 620, 'sharp']]), s.fade(c.light, mix(c.light, c.far, 0.6), c.middle)),
    shadow(s, 140, 556, 130, 13, c.near, 0.6),
    s.path([[226, 566], [244, 574], [262, 565], [282, 573], [298, 566]].map(([px, py]) => egg(px, py, 5, 2.2)).join(''), c.middle),
    s.path([[210, 584], [120, 590]].map(([px, py]) => egg(px, py, 6)).join(''), c.accent),
  ];
  const front = [
    blades(s, 50, (t) => [t < 0.5 ? t * 180 : 400 - (1 - t) * 170, 606], [20, 62], [c.near, c.frame], 0.2, 1.8),
    s.path(blob([[-20, 620], [-20, 578], [30, 570], [90, 588], [140, 620]]) + blob([[420, 620], [420, 580], [380, 574], [320, 592], [280, 620]]), s.fade(c.light, c.middle)),
    s.path(limb([[-10, 590, 3], [10, 560, 2.4], [16, 530, 1.4]]), c.frame),
  ];
  return s.picture(sky, woods, grove, ground, antlers, caps, fruit, birds, body, dapples, small, front, snow(s, 130), vignette(s, 0.35, c.near));
}

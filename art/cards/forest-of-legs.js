// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, egg, limb, line, round } from '../studio/path.js';
import { backdrop, blades, glow, leaves, mist, shadow, shafts, specks, vignette } from '../studio/nature.js';
import { owl } from '../motifs/birds-and-fish.js';
import { mushroom } from '../motifs/trees.js';
import { clothed } from '../motifs/clothed-people.js';
import { mouse } from '../motifs/more-animals.js';

export const scene = 'A child sits under the table; the guests’ legs are tree trunks with roots and owls.';

/** @typedef {import('../studio/studio.js').Studio} Studio */

/**
 * A leg that is a trunk: knee above the picture, a shoe that takes root.
 * @param {Studio} s @param {{x: number, y: number, w: number, lean?: number, cloth: string, sock?: string, shoe: string, light: string, toe?: number, bark?: 'lines' | 'birch' | 'checks', heel?: boolean}} how
 */
function legTree(s, { x, y, w, lean = 0, cloth, sock = '', shoe, light, toe = 1, bark = 'lines', heel = false }) {
  const top = 20;
  const ankle = y - w * 0.75;
  const hem = sock ? ankle - w * 1.5 : ankle;
  const trouser = blob([[x + lean - w * 0.62, top, 'sharp'], [x + lean + w * 0.62, top, 'sharp'], [x + lean * 0.5 + w * 0.5, (top + hem) / 2], [x + w * 0.56, hem, 'sharp'], [x, hem + w * 0.1], [x - w * 0.56, hem, 'sharp'], [x + lean * 0.5 - w * 0.52, (top + hem) / 2]]);
  const across = [Math.round(x - w * 0.6), Math.round(x + w * 0.6)];
  const lit = (/** @type {string} */ colour) => s.blend([across[0], y], [across[1], y], mix(colour, light, 0.45), colour, shade(colour, -0.12));
  let grain = '';
  if (bark === 'birch') for (let i = 0; i < 22; i++) grain += `M${round(x + lean * (1 - i / 22) + s.random.around(0, w * 0.4))} ${round(top + 30 + (i * (hem - top - 40)) / 22)}h${round(s.random.between(w * 0.12, w * 0.34))}`;
  else for (let i = -2; i < 3; i++) grain += line([[x + lean + i * w * 0.24, top], [x + lean * 0.6 + i * w * 0.2 + s.random.around(0, w * 0.1), top + (hem - top) * 0.35], [x + lean * 0.3 + i * w * 0.2 + s.random.around(0, w * 0.12), top + (hem - top) * 0.7], [x + i * w * 0.21, hem - 6]]);
  const roots = [[-1, 0.5, 0.9], [-1, 0.2, 1.5], [1, 0.3, 1.3], [1, 0.6, 2]].map(([side, start, far]) => limb([[x + side * w * start * 0.6, y - w * 0.12, w * 0.26], [x + side * w * (start + far) * 0.5, y - w * 0.1 + far * 4, w * 0.16], [x + side * w * far, y + w * 0.14 + far * 3, w * 0.04]])).join('');
  const boot = heel
    ? blob([[x - toe * w * 0.5, y - w * 1.0, 'sharp'], [x + toe * w * 0.3, y - w * 0.8], [x + toe * w * 1.3, y - w * 0.2], [x + toe * w * 1.6, y, 'sharp'], [x + toe * w * 0.8, y], [x + toe * w * 0.1, y - w * 0.35], [x - toe * w * 0.36, y - w * 0.4], [x - toe * w * 0.44, y, 'sharp'], [x - toe * w * 0.62, y, 'sharp'], [x - toe * w * 0.66, y - w * 0.6]])
    : blob([[x - toe * w * 0.56, y - w * 0.86, 'sharp'], [x + toe * w * 0.48, y - w * 0.86, 'sharp'], [x + toe * w * 0.8, y - w * 0.5], [x + toe * w * 1.5, y - w * 0.34], [x + toe * w * 1.66, y, 'sharp'], [x - toe * w * 0.66, y, 'sharp']]);
  return [
    shadow(s, x + w * 0.3, y + 3, w * 1.7, w * 0.24),
    s.path(roots, shade(shoe, -0.04)),
    sock ? s.path(blob([[x - w * 0.36, hem - 6, 'sharp'], [x + w * 0.36, hem - 6, 'sharp'], [x + w * 0.34, y - w * 0.5, 'sharp'], [x - w * 0.36, y - w * 0.5, 'sharp']]), lit(sock)) : '',
    s.path(boot, lit(shoe)),
    heel ? '' : s.stroke(`M${round(x + toe * w * 0.3)} ${round(y - w * 0.66)}l${round(toe * w * 0.26)} ${round(-w * 0.1)}m${round(-toe * w * 0.06)} ${round(w * 0.24)}l${round(toe * w * 0.26)} ${round(-w * 0.08)}`, light, w * 0.06),
    s.path(trouser, lit(cloth)),
    s.within(trouser, s.stroke(grain, bark === 'birch' ? s.colours.frame : shade(cloth, -0.14), Math.max(1.6, w * 0.05), 0.65), bark === 'checks' ? s.stroke(Array.from({ length: 14 }, (_, i) => `M${x - w} ${round(top + i * w * 0.6)}q${w} ${round(w * 0.16)} ${w * 2} 0`).join(''), mix(cloth, light, 0.5), 2, 0.5) : ''),
  ];
}

/** @param {Studio} s */
export function draw(s) {
  const c = s.mood('pearFog');
  const brown = shade(c.near, -0.06, -70, 0.7);
  const plum = shade(c.accent, -0.22, 0, 0.6);
  const pale = mix(c.far, c.light, 0.35);

  const clearing = [
    backdrop(s, c.middle, c.far, c.skyLow, [0.7, c.light], [0.78, c.far]),
    glow(s, 214, 320, 270, c.light, 1), glow(s, 214, 340, 130, c.light, 1),
    // Far guests, pale in the mist.
    [[40, 452, 15, -6], [92, 446, 13, 4], [150, 440, 12, 0], [178, 442, 12, 5], [262, 440, 12, -4], [306, 446, 14, 4], [352, 450, 14, 2], [384, 456, 16, -3]].map(([x, y, w, lean]) => s.path(limb([[x + lean, 60, w * 1.3], [x + lean * 0.5, 260, w], [x, y - 8, w]]) + blob([[x - w * 0.6, y, 'sharp'], [x - w * 0.5, y - w * 0.7], [x + w * 0.5, y - w * 0.7], [x + w * 1.5, y, 'sharp']]), s.fade(c.far, mix(c.far, c.middle, 0.5)), 'opacity=".75"')),
    shafts(s, 230, 60, [-34, -14, 6, 24, 40], 460, 8, c.light, 0.5),
    mist(s, 430, 120, c.light, 0.8),
  ];
  const floor = [
    s.path('M-10 440Q200 428 410 442V610H-10z', s.fade(mix(c.light, c.far, 0.4), c.middle, c.near, mix(c.near, c.frame, 0.5))),
    // Boards that have turned to moss.
    s.stroke('M200 432L-60 600M206 432L80 610M212 432L214 610M218 432L340 610M226 432L460 600', c.near, 2.4, 0.35),
    blades(s, 42, (t) => [t * 400, 470 + ((t * 997) % 30)], [6, 16], [c.middle, c.near, mix(c.far, c.light, 0.3)], 0.1, 2),
  ];

  // Middle wood: stockings, a wooden chair leg, checked trousers.
  const middle = [
    legTree(s, { x: 116, y: 484, w: 27, lean: -10, cloth: mix(c.light, pale, 0.5), shoe: c.accent, light: c.light, toe: 1, bark: 'birch', heel: true }),
    legTree(s, { x: 156, y: 474, w: 25, lean: 10, cloth: mix(c.light, pale, 0.5), shoe: c.accent, light: c.light, toe: 1, bark: 'birch', heel: true }),
    legTree(s, { x: 300, y: 480, w: 32, lean: 6, cloth: mix(c.middle, c.near, 0.6), sock: plum, shoe: brown, light: c.light, toe: -1, bark: 'checks' }),
    legTree(s, { x: 356, y: 492, w: 34, lean: 14, cloth: mix(c.middle, c.near, 0.6), sock: plum, shoe: brown, light: c.light, toe: -1, bark: 'checks' }),
  ];
  const nook = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ size, /** @type {string} */ tone, /** @type {boolean} */ flip) => s.place(owl(), { x, y, size, flip, fill: tone, rim: c.light, from: [flip ? -1 : 1, -0.6] });
  const bough = (/** @type {[number, number, number][]} */ bones, /** @type {string} */ tone) => s.path(limb(bones), tone);
  const hollow = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ r) => s.path(egg(x, y, r, r * 1.35), s.fade(c.frame, shade(c.near, -0.06))) + s.stroke(`M${x - r} ${y}a${r} ${round(r * 1.35)} 0 0 1 ${r * 2} 0`, c.light, 2, 0.5) + s.path(egg(x - r * 0.36, y, r * 0.3) + egg(x + r * 0.36, y, r * 0.3), c.light) + s.path(egg(x - r * 0.32, y, r * 0.14) + egg(x + r * 0.4, y, r * 0.14), c.frame);
  const birds = [
    bough([[304, 246, 13], [274, 236, 8], [246, 240, 3]], mix(c.middle, c.near, 0.7)), leaves(s, 8, [238, 226, 36, 16], [8, 13], [c.middle, c.near]), nook(268, 236, 52, s.fade(brown, shade(brown, -0.14)), true),
    bough([[146, 300, 9], [176, 290, 6], [196, 294, 2]], mix(c.light, pale, 0.6)), leaves(s, 8, [176, 280, 30, 16], [7, 12], [c.middle, c.near]), nook(180, 291, 32, s.fade(mix(c.near, c.middle, 0.4), c.near), false),
  ];

  // The child, with what it has saved from the table.
  const child = [
    glow(s, 214, 500, 90, c.light, 0.6, 50), shadow(s, 216, 548, 62, 10, c.frame, 0.6),
    clothed(s, { head: [-1, -63], neck: [-4, -54], chest: [-7, -44], hip: [-12, -12], nearArm: [[2, -34], [16, -30]], farArm: [[8, -36], [18, -33]], nearLeg: [[18, -34], [21, -4]], farLeg: [[23, -36], [28, -5]] }, { skin: mix(c.light, shade(c.accent, 0.1, 50), 0.35), top: shade(c.accent, 0.02), bottom: shade(c.accent, -0.22), shoe: c.frame, hair: brown, hairdo: 'long', cut: 'trousers', head: 1.7, stout: 1.2 }, { x: 212, y: 550, size: 166, rim: c.light, from: [0.3, -1], rimWidth: 2.4 }),
    s.place(mouse(), { x: 276, y: 556, size: 26, flip: true, fill: brown, rim: c.light, from: [-0.6, -1] }), s.path(egg(256, 554, 7, 4), c.light) + s.path(egg(256, 550, 4, 3), c.accent),
  ];

  // Near trunks frame the picture; above hangs the cloth.
  const near = [
    legTree(s, { x: 34, y: 572, w: 66, lean: -24, cloth: mix(c.near, c.frame, 0.45), shoe: c.frame, light: c.middle, toe: 1 }),
    legTree(s, { x: 384, y: 586, w: 62, lean: 8, cloth: mix(brown, c.frame, 0.4), shoe: c.frame, light: mix(brown, c.middle, 0.6), toe: -1 }),
    hollow(24, 268, 15), hollow(386, 330, 12),
    bough([[56, 356, 20], [92, 340, 12], [116, 350, 4]], mix(c.near, c.frame, 0.5)), nook(88, 338, 64, s.fade(c.near, c.frame), false),
    [[84, 578, 44], [104, 586, 28], [330, 590, 40]].map(([x, y, size]) => s.place(mushroom(), { x, y, size, fill: s.fade(c.accent, shade(c.accent, -0.1)) })),
    s.path(limb([[70, 540, 3], [78, 520, 2]]) + limb([[340, 560, 3], [346, 544, 2]]), c.near),
  ];
  const hem = (/** @type {number} */ y, /** @type {number} */ w, /** @type {number} */ deep) => {
    let d = 'M-20-20';
    d += `V${y}`;
    for (let x = -20; x < 420; x += w) d += `q${w / 2} ${deep} ${w} 0`;
    return `${d}V-20z`;
  };
  let lace = '';
  for (let x = -20; x < 420; x += 40) for (const [dx, dy] of [[20, 94], [12, 84], [28, 84], [20, 74]]) lace += `M${x + dx} ${dy}h0`;
  const cloth = [
    s.path(hem(88, 40, 34), c.near, 'opacity=".45" transform="translate(4 8)"'),
    s.path(hem(86, 40, 34), s.fade(mix(c.light, c.far, 0.55), mix(c.light, c.far, 0.2), c.light)),
    s.stroke(lace, c.middle, 6, 0.9), s.stroke('M-10 58Q200 66 410 56M-10 50Q200 58 410 48', c.accent, 3, 0.7),
    s.path('M-10-10H410V18Q200 34-10 18z', s.fade(brown, shade(brown, -0.12))), s.stroke('M-10 19Q200 35 410 19', c.frame, 3, 0.5),
    s.stroke('M60 26q-8 26-2 56M150 30q6 26 0 54M246 30q-6 26 2 54M340 28q8 24 2 52', c.middle, 2.4, 0.5),
    // A napkin has slipped, a spoon falls.
    s.path(blob([[216, 126], [226, 110], [234, 118], [230, 134]], 1) + limb([[222, 132, 4], [206, 166, 3]]), s.fade(c.light, c.middle)),
  ];
  return s.picture(clearing, floor, middle, birds, child, near, cloth, leaves(s, 14, [60, 150, 280, 320], [6, 10], [c.middle, c.accent], 0.85), specks(s, 36, [60, 130, 290, 380], [1.4, 4], c.light, 0.9), vignette(s, 0.4, c.frame));
}

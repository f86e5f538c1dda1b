// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, egg, limb, line, polygon } from '../studio/path.js';
import { backdrop, blades, glow, leaf, mist, ripples, shafts, specks, vignette } from '../studio/nature.js';
import { crow, fish } from '../motifs/birds-and-fish.js';
import { fromBehind, person } from '../motifs/people.js';

export const scene = 'Children sit in rows on a turtle that swims the sea; the blackboard is its sail.';

const WATER = 414;

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('coralBay');
  const deep = shade(c.accent, -0.3, 20);
  const slate = shade(c.accent, -0.4, 5, 0.7);
  const skin = shade(c.accent, -0.1, -40, 0.9);

  const sky = [
    backdrop(s, c.skyHigh, mix(c.skyHigh, c.light, 0.4), c.skyLow, c.light),
    glow(s, 350, 70, 240, c.light, 1),
    
    s.path(blob([[-20, 412], [10, 384], [36, 374], [60, 392], [96, 412]]) + blob([[330, 412], [352, 396], [384, 372], [420, 388], [420, 412]]), s.fade(mix(c.far, c.skyLow, 0.3), c.skyLow)),
    mist(s, 404, 40, c.light, 0.8),
  ];

  // The sail, and on it what was taught today.
  const board = blob([[44, 74, 'sharp'], [160, 90], [276, 60, 'sharp'], [290, 150], [282, 244, 'sharp'], [164, 262], [38, 250, 'sharp'], [52, 160]]);
  const chalk = [
    s.stroke('M92 118m-13 0a13 13 0 1 0 26 0a13 13 0 1 0-26 0M92 96v-8M92 140v8M70 118h-8M114 118h8M77 103l-6-6M107 133l6 6M107 103l6-6M77 133l-6 6', c.light, 2.6, 0.9),
    s.stroke('M140 150L170 100 200 150zM170 100V150M206 118q10-12 20 0t20 0M206 130q10-12 20 0t20 0', c.light, 2.4, 0.85),
    s.stroke('M66 206q16-22 40-8q14 8 22-6v28q-8-14-22-6q-24 14-40-8M80 202h0', c.light, 2.6, 0.9),
    s.stroke('M232 196c0-9 13-9 13 0c0 14-24 14-24 0c0-22 36-22 36 0c0 16-12 22-20 24', c.light, 2.4, 0.85),
    s.stroke('M176 178l6 14 15 1-12 9 5 15-14-8-13 8 4-15-12-9 15-1z', mix(c.light, c.far, 0.5), 2.4, 0.9),
    s.path(blob([[190, 222], [230, 214], [250, 226], [210, 236]]) + blob([[60, 164], [100, 158], [112, 166], [70, 174]]), c.light, 'opacity=".13"'),
  ];
  const rig = [
    s.stroke('M160 30L46 72M160 30L276 58M160 30L356 340M160 30L18 372', c.frame, 1.6, 0.7),
    s.path(limb([[162, 330, 9], [160, 180, 8], [159, 18, 5]]), s.blend([154, 0], [168, 0], c.near, c.frame)),
    s.path(board, s.blend([40, 80], [290, 250], slate, shade(slate, 0.1), shade(slate, -0.02))),
    s.within(board, s.path(blob([[190, 40], [240, 60], [250, 160], [230, 280], [190, 280], [206, 160]]), c.light, 'opacity=".1"'), chalk),
    s.path(limb([[36, 76, 7], [160, 90, 8], [284, 58, 7]]) + limb([[30, 252, 7], [164, 266, 8], [290, 244, 7]]), s.fade(c.middle, c.near)),
    s.place(crow(), { x: 162, y: 20, size: 34, fill: c.frame, rim: c.light, from: [1, -1] }),
  ];

  // The shell in terraces.
  const shell = blob([[10, 430, 'sharp'], [30, 372], [74, 328], [140, 300], [210, 298], [272, 322], [316, 362], [338, 430, 'sharp']]);
  const plates = s.stroke(line([[22, 394], [100, 352], [180, 344], [262, 356], [328, 396]]) + line([[52, 350], [120, 322], [190, 316], [260, 332], [306, 356]]) + 'M88 330L96 352M140 304L142 346M206 300L204 344M258 320L256 354M70 370L62 416M128 348L124 420M190 344L192 420M250 354L262 420M306 372L318 416', shade(c.near, -0.1), 3, 0.55);
  const back = [
    s.path(shell, s.fade(c.far, c.middle, c.near)),
    s.within(shell, plates, glow(s, 250, 310, 150, c.light, 0.6)),
    blades(s, 90, (t) => [40 + t * 270, 352 - Math.sin(t * Math.PI) * 50], [6, 15], [shade(c.accent, -0.12, -40), shade(c.accent, 0.02, -60)], 0.2, 2),
  ];
  const head = [
    s.path(limb([[306, 420, 50], [336, 396, 46], [352, 366, 38], [358, 340, 38], [368, 328, 40], [382, 332, 26]]), s.blend([310, 320], [390, 420], shade(skin, 0.1), skin, shade(skin, -0.14))),
    s.path([[326, 398], [338, 380], [344, 402], [328, 416], [350, 384], [348, 364]].map(([x, y]) => egg(x, y, 5, 4, 20)).join(''), shade(skin, -0.12), 'opacity=".6"'),
    s.path(egg(371, 324, 5.4), c.light) + s.path(egg(372.4, 324, 3), c.frame) + s.stroke('M364 318q6-6 13-2', shade(skin, -0.2), 2.4) + s.stroke('M393 334q-10 8-24 3', c.frame, 2.2),
  ];

  // The class, seen from behind; nobody sits quite alike.
  const tones = [c.frame, shade(c.near, -0.08), deep, mix(c.near, c.frame, 0.5), shade(c.accent, -0.16), mix(c.middle, c.near, 0.7)];
  /** @param {number} y @param {number} from @param {number} to @param {number} count @param {number} size @param {number} bow @param {number} bench which of the three */
  const row = (y, from, to, count, size, bow, bench) => {
    const pupils = Array.from({ length: count }, (_, i) => {
      const t = i / (count - 1);
      const [x, foot] = [from + (to - from) * t, y - Math.sin(t * Math.PI) * bow];
      const fill = tones[(i * 5 + bench) % 6];
      const heads = /** @type {const} */ (['bare', 'bun', 'hat', 'bare', 'bun']);
      const arm = (i + bench * 2) % 6 === 3 ? s.path(limb([[x + size * 0.3, foot - size * 0.3, size * 0.16], [x + size * 0.42, foot - size * 0.7, size * 0.13], [x + size * 0.36, foot - size * 1.12, size * 0.13]]), fill) : '';
      return arm + s.place(fromBehind(heads[(i * 3 + bench) % 5]), { x, y: foot, size, turn: [0, 4, -5, 9, 0, -8][(i + bench) % 6], fill, rim: c.light, from: [1, -1], rimWidth: 1.6 });
    });
    const plank = line([[from - size * 0.5, y], [from + (to - from) * 0.25, y - bow * 0.7], [(from + to) / 2, y - bow], [from + (to - from) * 0.75, y - bow * 0.7], [to + size * 0.5, y]]);
    return [pupils, s.stroke(plank, c.frame, 7), s.stroke(plank, mix(c.far, c.light, 0.3), 4)];
  };
  const pupils = [row(340, 92, 262, 7, 38, 14, 1), row(374, 66, 282, 6, 46, 14, 3), row(413, 44, 298, 6, 54, 12, 5)];
  const teacher = s.place(person({ head: [-3, -91], neck: [-2, -82], chest: [-1, -70], hip: [0, -49], nearArm: [[-13, -74], [-24, -84]], farArm: [[9, -62], [4, -50]], nearLeg: [[2, -26], [1, -3]], farLeg: [[-4, -26], [-7, -3]], feet: 180 }, { wear: 'dress', head: 'bun' }), { x: 306, y: 350, size: 112, fill: s.fade(c.near, shade(c.near, -0.2)), rim: c.light, from: [1, -1], rimWidth: 2.4 }) + s.stroke('M280 256L242 216', c.frame, 2.4);

  // Below the surface.
  const sea = `M-10 ${WATER}q25-7 50 0t50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0V610H-10z`;
  const paddle = s.path(limb([[284, 410, 62], [300, 452, 50], [280, 500, 40], [236, 540, 26], [206, 552, 6]]), s.blend([300, 420], [210, 550], skin, deep));
  const rear = s.path(limb([[60, 416, 48], [40, 448, 34], [16, 468, 22], [-6, 470, 6]]) + limb([[120, 424, 30], [112, 470, 30], [86, 500, 16]]) + limb([[348, 420, 26], [378, 450, 28], [392, 494, 14]]), s.blend([60, 420], [60, 500], shade(skin, -0.1), deep));
  const school = [[330, 530, 26, -30], [356, 548, 22, -34], [304, 554, 24, -28], [338, 570, 20, -30], [374, 522, 18, -36], [66, 540, 34, -24], [128, 524, 22, -20]];
  const below = [
    s.path(sea, s.fade(mix(c.accent, c.light, 0.35), c.accent, shade(c.accent, -0.16, 10), deep)),
    s.within(sea, rear, s.path(blob([[8, 404], [60, 456], [170, 474], [290, 452], [342, 404]]), s.fade(mix(c.far, c.accent, 0.4), shade(c.accent, -0.2))), s.stroke('M80 432q90 26 190-2M140 424l-6 44M214 424l8 42', deep, 2.4, 0.5), paddle,
      s.path([[292, 446], [300, 470], [284, 492], [280, 466], [262, 516], [268, 494]].map(([x, y]) => egg(x, y, 6, 5, 30)).join(''), deep, 'opacity=".5"'),
      shafts(s, 330, 380, [-52, -36, -18, 4, 20], 300, 8, c.light, 0.4)),
    school.map(([x, y, size, turn], i) => s.place(fish({ kind: i === 5 ? 'round' : 'carp' }), { x, y, size, turn: i > 4 ? turn : -turn, flip: i < 5, fill: s.fade(c.light, [c.far, c.middle][i % 2]) })),
    s.stroke(`${sea.split('V')[0]}`, c.light, 3, 0.9),
    ripples(s, 420, 470, c.light, { count: 30, opacity: 0.5 }),
    specks(s, 40, [180, 430, 210, 160], [1.6, 5], c.light, 0.6),
  ];
  const reef = [
    s.path([[20, 0.9], [52, 1.2], [96, 0.7], [300, 0.6], [352, 1.1], [388, 1.4]].map(([x, k]) => [-24, 2, 26].map((a) => limb([[x, 610, 11 * k], [x + a * 0.5 * k, 576 - 8 * k, 8 * k], [x + a * k, 556 - 18 * k, 6 * k]])).join('')).join(''), s.fade(c.middle, c.near)),
    s.path(blob([[-20, 620], [-10, 588], [60, 578], [140, 594], [220, 588], [300, 596], [420, 574], [420, 620]]), s.fade(mix(deep, c.frame, 0.3), c.frame)),
    s.path([150, 172, 198, 226, 252].map((x, i) => leaf(x, 598, 40 + (i % 2) * 16, -96 + i * 5)).join(''), shade(deep, 0.04)),
  ];
  const plane = s.path(polygon([[330, 196], [366, 180], [346, 206], [344, 196]]), c.light) + s.stroke('M300 236q14-4 26-34', c.light, 1.8, 0.7);
  return s.picture(sky, rig, teacher, back, head, pupils, below, reef, plane, vignette(s, 0.3, c.near));
}

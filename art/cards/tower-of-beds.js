// @ts-check
import { mix, oklch, shade } from '../studio/colour.js';
import { blob, box, egg, limb, line, polygon, round } from '../studio/path.js';
import { backdrop, blades, cloud, glow, leaves, mist, shadow, specks, vignette } from '../studio/nature.js';

import { crow, owl } from '../motifs/birds-and-fish.js';
import { mouse } from '../motifs/more-animals.js';
import { person } from '../motifs/people.js';

export const scene = 'A tower of a hundred beds, on top a sleeper, below a mouse gnaws at one leg.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('blossom');
  const wood = mix(c.near, oklch(0.5, 0.09, 40), 0.5);
  const dark = mix(c.frame, c.near, 0.25);
  const green = c.accent;

  const dawn = [
    backdrop(s, shade(c.skyHigh, -0.06), c.skyHigh, c.far, c.skyLow, c.light), glow(s, 330, 470, 330, oklch(0.93, 0.08, 75), 1), s.path(egg(336, 470, 34), c.light), glow(s, 336, 470, 90, c.light, 1),
    [[70, 60, 120], [350, 110, 130], [40, 190, 110], [366, 250, 120], [60, 330, 130], [330, 376, 110]].map(([x, y, w]) => cloud(s, x, y, w, c.light, mix(c.far, c.skyLow, 0.4))),
    specks(s, 24, [0, 0, 400, 150], [1.6, 3.4], c.light, 0.9), 
    s.path(blob([[-20, 500, 'sharp'], [50, 470], [130, 490], [220, 474], [310, 492], [420, 470, 'sharp'], [420, 620, 'sharp'], [-20, 620, 'sharp']]), s.fade(mix(c.middle, c.skyLow, 0.4), mix(c.far, c.skyLow, 0.3))), mist(s, 500, 60, c.skyLow, 0.7),
  ];
  const meadow = [
    s.path(blob([[-20, 536, 'sharp'], [90, 524], [210, 532], [320, 522], [420, 534, 'sharp'], [420, 620, 'sharp'], [-20, 620, 'sharp']]), s.fade(mix(green, c.skyLow, 0.45), green, shade(green, -0.16))),
    blades(s, 90, (t) => [t * 400, 540 + s.random.between(-8, 30)], [8, 20], [mix(green, c.light, 0.3), green, shade(green, -0.1)], 0.1, 2.2),
  ];

  // Beds get narrower and flatter as they go up; the pile sways.
  const bedding = [c.middle, mix(c.skyHigh, c.near, 0.25), green, mix(c.light, c.far, 0.3), shade(c.near, 0.06), oklch(0.86, 0.09, 80), mix(green, c.light, 0.55)];
  const patterns = ['M-60-27h118', 'M-50-34v22M-30-34v22M-10-36v24M10-34v22M30-34v22M50-34v22', 'M-52-30h0M-36-22h0M-20-30h0M-4-22h0M12-30h0M28-22h0M44-30h0M58-22h0', 'M-60-32l14 14 14-14 14 14 14-14 14 14 14-14 14 14 14-14', '', 'M-60-24q10-10 20 0t20 0t20 0t20 0t20 0t20 0'];
  /** A bed 150 wide, its legs on 0. @param {string} tone @param {string} pattern @param {number} kind of headboard */
  const bed = (tone, pattern, kind) => s.stamp([
    s.path(box(-74, -26, 8, 26) + box(66, -26, 8, 26), dark),
    s.path([polygon([[-78, -12], [-78, -58], [-70, -64], [-62, -58], [-62, -12]]), blob([[-80, -12, 'sharp'], [-80, -50], [-70, -62], [-60, -50], [-60, -12, 'sharp']]), box(-76, -56, 6, 46) + box(-66, -50, 4, 40) + egg(-73, -60, 6)][kind] + polygon([[66, -12], [66, -42], [72, -46], [78, -42], [78, -12]]) + box(-76, -16, 152, 9), s.fade(mix(wood, c.light, 0.2), wood)),
    s.path(blob([[-64, -16, 'sharp'], [-66, -30], [-40, -36], [0, -34], [50, -37], [68, -30], [67, -16, 'sharp']]), s.fade(mix(c.light, c.far, 0.1), mix(c.light, c.far, 0.7))),
    s.path(blob([[-36, -12, 'sharp'], [-40, -34], [-16, -39], [20, -36], [56, -39], [69, -30], [70, -8], [50, -4], [30, -9], [6, -3], [-14, -9]]), s.fade(shade(tone, 0.06), shade(tone, -0.08))),
    s.within(blob([[-36, -12, 'sharp'], [-40, -34], [-16, -39], [20, -36], [56, -39], [69, -30], [70, -8], [50, -4], [30, -9], [6, -3], [-14, -9]]), s.stroke(pattern, mix(tone, c.light, 0.6), 4.4, 0.9)),
    s.path(blob([[-62, -34], [-58, -45], [-40, -46], [-36, -34], [-48, -30]]), s.fade(c.light, mix(c.light, c.far, 0.5))),
  ]);
  const kinds = bedding.map((tone, i) => bed(tone, patterns[i % patterns.length], i % 3));
  /** @type {[number, number, number, number][]} */ const pile = [];
  let [y, k] = [552, 1.62];
  for (let i = 0; y > 170; i++) {
    pile.push([212 + Math.sin(i * 0.52 + 0.4) * (6 + i * 1.9) - i * 0.6, y, k, Math.sin(i * 1.7) * 3.4]);
    y -= 37 * k;
    k *= 0.9;
  }
  // The last one is larger than it ought to be.
  pile.push([196, y, 0.84, -3]);
  const tower = [
    shadow(s, 206, 556, 160, 16, c.frame, 0.55),
    pile.map(([x, by, size, turn], i) => { const one = kinds[(i * 3) % kinds.length](x, by, size, turn); return i % 2 ? s.group(one, `transform="translate(${round(2 * x)} 0) scale(-1 1)"`) : one; }),
  ];
  const on = (/** @type {number} */ i, /** @type {number} */ dx, /** @type {number} */ dy) => /** @type {[number, number]} */ ([pile[i][0] + dx * pile[i][2], pile[i][1] + dy * pile[i][2]]);
  const last = pile[pile.length - 1];
  const size = last[2];

  // The sleeper: an arm hangs, the cap hangs, the blanket hangs a long way.
  const [tx, ty] = [last[0], last[1] - 36 * size];
  const sleeper = [
    glow(s, tx, ty - 20, 120, c.light, 0.9),
    s.path(blob([[tx + 10, ty + 4], [tx + 44, ty - 4], [tx + 54, ty + 10], [tx + 64, ty + 60], [tx + 50, ty + 110], [tx + 62, ty + 158], [tx + 44, ty + 196, 'sharp'], [tx + 34, ty + 150], [tx + 30, ty + 100], [tx + 36, ty + 50], [tx + 22, ty + 20]]), s.blend([tx | 0, 0], [(tx + 64) | 0, 0], shade(green, -0.06), mix(green, c.light, 0.3))), s.stroke(line([[tx + 44, ty + 16], [tx + 50, ty + 60], [tx + 40, ty + 110], [tx + 50, ty + 160]]), c.light, 2.6, 0.6),
    s.path(blob([[tx - 36, ty + 4, 'sharp'], [tx - 22, ty - 16], [tx + 6, ty - 28], [tx + 30, ty - 18], [tx + 54, ty - 20], [tx + 60, ty + 6, 'sharp']]), s.fade(mix(green, c.light, 0.45), green)), s.stroke(`M${round(tx + 4)} ${round(ty - 22)}q6 12 0 26M${round(tx + 28)} ${round(ty - 16)}q6 10 2 20`, shade(green, -0.12), 2, 0.7),
    s.path(egg(tx - 44, ty - 10, 14, 13), oklch(0.85, 0.06, 50)), s.stroke(`M${round(tx - 50)} ${round(ty - 9)}q4 3 7 0M${round(tx - 40)} ${round(ty - 8)}q3 3 6 0`, c.frame, 2.2), s.path(egg(tx - 52, ty - 3, 3) + egg(tx - 36, ty - 2, 3), c.middle, 'opacity=".7"'),
    s.path(blob([[tx - 58, ty - 12, 'sharp'], [tx - 54, ty - 26], [tx - 40, ty - 30], [tx - 30, ty - 18, 'sharp'], [tx - 44, ty - 18]]) + limb([[tx - 50, ty - 24, 12], [tx - 66, ty - 22, 9], [tx - 76, ty - 4, 6], [tx - 78, ty + 14, 4]]), s.fade(c.near, mix(c.near, c.middle, 0.3))), s.path(egg(tx - 78, ty + 18, 6), c.light),
    s.path(limb([[tx - 22, ty - 4, 10], [tx - 30, ty + 12, 8], [tx - 28, ty + 30, 7]]), oklch(0.85, 0.06, 50)),
  ];
  const small = /** @type {[number, number][]} */ ([on(1, 40, -36), on(3, -20, -36), on(5, 20, -36)]);
  const lodgers = [
    s.place(owl(), { x: small[1][0] - 34, y: small[1][1] - 8, size: 34, fill: wood }), s.place(crow(), { x: small[2][0] + 22, y: small[2][1], size: 24, fill: dark }),
    // Socks and a lamp on the posts; a ladder that ends too soon.
    s.path(polygon([[84, 452], [96, 450], [98, 474], [110, 482], [104, 490], [86, 480]]), c.middle), s.stroke('M85 456l12-2M86 464l11-2', c.light, 3),
    s.path(limb([[314, 556, 5], [296, 330, 4]]) + limb([[340, 554, 5], [318, 330, 4]]), mix(wood, c.light, 0.15)), s.stroke(Array.from({ length: 9 }, (_, i) => `M${round(312 - i * 1.9)} ${536 - i * 24}l${round(25 - i * 0.4)}-1`).join(''), mix(wood, c.light, 0.15), 3.4),
    s.place(person('climb', { age: 'child', wear: 'robe', head: 'bare' }), { x: 322, y: 450, size: 74, flip: true, fill: s.fade(mix(c.near, c.skyHigh, 0.3), c.near), rim: c.light, from: [1, -0.4] }),
  ];

  // The mouse, near and large; its leg of the bed is almost through.
  const [lx, ly] = [pile[0][0] - 70 * pile[0][2], pile[0][1]];
  const gnawed = [
    s.path(blob([[lx - 10, ly - 26], [lx - 1, ly - 24], [lx + 3, ly - 16], [lx - 1, ly - 8], [lx - 10, ly - 6]]), mix(green, c.skyLow, 0.45)), s.stroke(`M${round(lx - 4)} ${round(ly - 25)}l5 3M${round(lx - 4)} ${round(ly - 7)}l5-3`, c.light, 2.4),
    specks(s, 44, [lx - 40, ly - 10, 60, 18], [2.4, 4.6], mix(wood, c.light, 0.45), 1),
  ];
  const front = [
    gnawed,
    s.place(mouse(), { x: lx - 44, y: 576, size: 128, turn: -10, fill: s.fade(mix(c.frame, c.near, 0.4), c.frame), rim: c.light, from: [1, -0.6], rimWidth: 3 }),
    s.path(egg(lx - 2, 545, 4), c.light),
    blades(s, 80, (t) => [t * 400, 586 + s.random.between(-4, 20)], [14, 34], [shade(green, -0.1), shade(green, -0.22), dark], 0.15, 2.8),
    // Slippers wait.
    s.path(limb([[232, 580, 17], [252, 578, 15], [262, 576, 9]]) + limb([[256, 592, 17], [276, 590, 15], [288, 588, 9]]), s.fade(c.middle, c.near)), s.stroke('M228 578h14M252 590h14', c.frame, 5), s.stroke('M258 573h0M284 585h0', c.light, 7),
    leaves(s, 46, [0, 40, 400, 540], [7, 13], [mix(c.middle, c.light, 0.4), c.light, c.middle], 0.9),
    // Blossom of a branch above us.
    s.path(limb([[420, 6, 16], [360, 22, 10], [310, 18, 6], [270, 34, 2]]) + limb([[376, 18, 8], [352, 52, 4], [340, 70, 2]]) + limb([[420, 70, 9], [390, 84, 5], [372, 104, 2]]), dark), specks(s, 50, [270, 6, 130, 40], [6, 13], mix(c.middle, c.light, 0.55), 1), specks(s, 26, [334, 40, 70, 70], [5, 11], mix(c.middle, c.light, 0.35), 1),
  ];
  return s.picture(dawn, meadow, tower, lodgers.slice(3, 5), sleeper, lodgers.slice(0, 3), lodgers.slice(5), front, vignette(s, 0.35, c.near));
}

// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, egg, limb, line, polygon, round } from '../studio/path.js';
import { backdrop, blades, glow, leaves, mist, shadow, shafts, specks, vignette } from '../studio/nature.js';
import { bee } from '../motifs/more-animals.js';
import { clothed } from '../motifs/clothed-people.js';
import { person } from '../motifs/people.js';
import { bicycle } from '../motifs/things.js';

export const scene = 'In a glacier hang frozen summers: bees, a swing, a picnic; an old man warms one with his breath.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('snowLight');
  const gold = shade(c.accent, 0.3, 55, 0.7);
  const honey = shade(c.accent, 0.16, 38, 0.8);
  const green = shade(c.accent, 0.12, 105, 0.55);
  const blue = mix(c.near, c.skyHigh, 0.35);

  /** Everything but an opening. @param {import('../studio/path.js').Point[]} opening counter-clockwise @param {string} fill */
  const arch = (opening, fill) => s.path(`M-10-10H410V610H-10z${line([...opening, opening[0]])}z`, fill);
  const vault = [
    backdrop(s, c.light, mix(c.light, c.skyHigh, 0.3), c.far),
    arch([[210, 20], [130, 60], [96, 190], [92, 330], [80, 500], [330, 500], [330, 330], [322, 180], [290, 60]], s.fade(mix(c.light, c.skyHigh, 0.5), c.far, c.middle)),
    glow(s, 205, 120, 230, c.light, 0.9),
    arch([[220, -30], [100, 10], [56, 160], [60, 330], [34, 530], [370, 530], [368, 330], [352, 160], [330, 0]], s.fade(c.skyHigh, mix(c.middle, c.skyHigh, 0.5), mix(c.middle, c.near, 0.25))),
    // Facets of old ice.
    s.path(polygon([[0, 90], [56, 150], [58, 260], [0, 300]]) + polygon([[400, 120], [354, 170], [366, 300], [400, 330]]) + polygon([[0, 390], [52, 380], [38, 500], [0, 470]]), c.light, 'opacity=".3"'),
    s.path(polygon([[30, 0], [100, 10], [60, 130], [10, 80]]) + polygon([[400, 20], [340, 20], [356, 150], [400, 110]]) + polygon([[370, 340], [400, 360], [400, 480], [372, 460]]), c.near, 'opacity=".16"'),
    shafts(s, 200, -60, [-26, -8, 12, 30], 560, 8, c.light, 0.7),
  ];
  const floor = [
    s.path(blob([[-20, 520, 'sharp'], [80, 500], [210, 508], [330, 500], [420, 522, 'sharp'], [420, 620, 'sharp'], [-20, 620, 'sharp']]), s.fade(c.light, mix(c.far, c.skyHigh, 0.4), blue)),
    glow(s, 290, 548, 120, gold, 0.9, 34),
    s.stroke('M20 560l60-14 30 20M150 590l40-22 70 8M300 556l50 18 50-8M350 600l0-26', c.light, 2, 0.7),
    mist(s, 512, 50, c.light, 0.7),
  ];

  /** A hanging block with something inside. @param {import('../studio/path.js').Point[]} outline @param {number} x of its stalk, 0 if it stands @param {string[]} inside */
  const block = (outline, x, ...inside) => {
    const d = blob(outline, 0.5);
    const top = Math.min(...outline.map((p) => p[1]));
    return [
      x ? s.path(limb([[x - 6, -10, 46], [x, top * 0.5, 15], [x + 1, top + 10, 30]]), s.blend([x - 16, 0], [x + 16, 0], c.light, mix(c.far, c.skyHigh, 0.5), c.middle)) : '',
      s.path(d, s.fade(c.light, blue), 'transform="translate(9 5)"'),
      s.path(d, c.far),
      s.within(d, ...inside, s.path(d, s.blend([outline[0][0], top], [outline[0][0] + 60, top + 240], [0, c.light, 0.5], [0.3, c.skyHigh, 0.05], [1, c.skyHigh, 0.28]))),
      s.stroke(d, c.light, 2, 0.8),
    ];
  };

  // The great one: a summer afternoon with a swing.
  const outline = /** @type {import('../studio/path.js').Point[]} */ ([[206, 128], [262, 108], [330, 118], [378, 150], [388, 270], [378, 420], [340, 478], [262, 492], [206, 470], [186, 380], [190, 240]]);
  const crown = blob([[262, 250], [248, 222], [262, 196], [258, 168], [286, 156], [300, 132], [332, 138], [356, 126], [396, 140], [420, 200], [420, 280], [396, 306], [370, 292], [346, 306], [322, 290], [296, 286], [290, 262]]);
  const swinging = person({ head: [-9, -66], neck: [-6, -58], chest: [-3, -47], hip: [4, -28], nearArm: [[6, -54], [8, -68]], farArm: [[-8, -50], [-14, -62]], nearLeg: [[22, -32], [34, -20]], farLeg: [[24, -34], [38, -25]], feet: -30 }, { wear: 'dress', head: 'hair', age: 'child' });
  const summer = [
    s.path('M170 90H400V500H170z', s.fade(mix(gold, c.light, 0.3), gold, mix(gold, c.light, 0.6))),
    glow(s, 250, 220, 120, c.light, 0.9),
    s.path(blob([[170, 400], [230, 372], [300, 386], [400, 362], [400, 510], [170, 510]]), s.fade(mix(green, gold, 0.4), green)),
    s.path(blob([[170, 440], [250, 424], [400, 440], [400, 510], [170, 510]]), s.fade(green, shade(green, -0.16))),
    s.path(limb([[362, 452, 34], [354, 400, 24], [358, 340, 22], [352, 270, 18]]) + limb([[356, 310, 14], [310, 268, 10], [234, 252, 5]]), s.fade(shade(green, -0.26, -30), shade(green, -0.32, -40))),
    s.path(crown, s.fade(shade(green, 0.06), shade(green, -0.16))),
    s.within(crown, leaves(s, 46, [250, 130, 150, 170], [9, 16], [shade(green, 0.12), shade(green, -0.14), mix(green, gold, 0.5)])),
    s.path(egg(300, 214, 5) + egg(338, 252, 5) + egg(334, 176, 5) + egg(276, 236, 5) + egg(366, 214, 5) + egg(312, 166, 4.6), c.accent),
    s.stroke('M290 262L262 366M252 254L236 352', shade(c.near, -0.1), 2.2),
    s.path(polygon([[228, 350], [270, 364], [269, 370], [227, 356]]), shade(c.near, -0.1)),
    s.place(swinging, { x: 246, y: 388, size: 100, turn: 16, fill: s.fade(c.accent, shade(c.accent, -0.12)), rim: gold, from: [-0.6, -1] }),
    blades(s, 60, (t) => [180 + t * 210, 480 - t * 20], [8, 26], [shade(green, -0.1), shade(green, 0.1), gold], 0.1, 2),
    leaves(s, 16, [200, 420, 180, 60], [4, 7], [c.light, c.accent]),
    leaves(s, 12, [210, 150, 160, 200], [5, 9], [shade(green, 0.06), honey]),
  ];
  const great = [
    block(outline, 290, ...summer),
    s.path(polygon([[330, 120], [376, 152], [360, 300], [338, 260]]) + polygon([[262, 110], [290, 110], [250, 240], [214, 280]]), c.light, 'opacity=".22"'),
    s.stroke('M366 330l-14 60 10 40M222 140l-16 60M300 470l40-20', c.light, 2.4, 0.7),
    // Where the breath falls the ice has gone clear and drips.
    glow(s, 206, 356, 62, c.light, 0.85),
    s.path(egg(196, 420, 3.4, 6) + egg(204, 452, 3, 5) + egg(192, 486, 2.6, 4.6), c.light),
  ];

  // Farther off: bees over a sunflower, a picnic, a bicycle.
  const flower = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ r) => s.path(limb([[x, y, 5], [x - 4, y + 40, 5], [x, y + 90, 6]]), shade(green, -0.05)) + s.path(Array.from({ length: 12 }, (_, i) => egg(x + Math.cos(i * 0.524) * r, y + Math.sin(i * 0.524) * r, r * 0.52, r * 0.24, i * 30)).join(''), gold) + s.path(egg(x, y, r * 0.7), shade(c.accent, -0.2, 20, 0.6));
  const hive = block([[34, 112], [84, 96], [126, 116], [132, 200], [118, 262], [74, 274], [36, 254], [26, 180]], 82,
    s.path('M20 90H140V280H20z', s.fade(mix(gold, c.light, 0.5), gold)), flower(66, 206, 17), flower(108, 232, 13),
    ...[[50, 170, 34, 10], [104, 176, 30, -20], [80, 146, 26, 0]].map(([x, y, size, turn]) => s.place(bee(), { x, y, size, turn, fill: shade(c.near, -0.15) })));
  const picnic = block([[132, 236], [164, 226], [180, 240], [182, 310], [158, 328], [134, 318]], 156,
    s.path('M120 220H190V340H120z', s.fade(gold, mix(green, gold, 0.4), green)), s.path(polygon([[134, 304], [176, 298], [184, 320], [136, 326]]), c.accent), s.path(egg(150, 300, 6, 5) + egg(162, 304, 5, 4), c.light), s.path(polygon([[164, 298], [172, 282], [178, 300]]), shade(c.near, -0.1)));
  const ride = block([[4, 488], [36, 480], [66, 490], [68, 552], [40, 562], [4, 556]], 0,
    s.path('M0 470H80V570H0z', s.fade(mix(gold, c.light, 0.5), gold, green)), s.place(bicycle(), { x: 36, y: 546, size: 46, fill: c.near }));

  // The old man leans in.
  const [mx, my, size] = [92, 566, 226];
  const k = size / 100;
  const man = [
    shadow(s, 110, 566, 84, 12, c.near, 0.7),
    clothed(s, { head: [21, -80], neck: [13, -74], chest: [6, -66], hip: [-4, -46], nearArm: [[16, -58], [28, -66]], farArm: [[20, -60], [32, -72]], nearLeg: [[4, -25], [-3, -3]], farLeg: [[9, -25], [13, -3]] }, { skin: mix(honey, c.light, 0.5), top: mix(c.near, c.frame, 0.35), bottom: mix(c.near, c.frame, 0.5), shoe: c.frame, hair: c.light, cut: 'skirt', beard: c.light, stout: 1.45, head: 1.25 }, { x: mx, y: my, size, rim: gold, from: [1, -0.7], rimWidth: 2.2 }),
    // High boots, fur cap, scarf.
    s.path(limb([[mx + 0.4 * k, my - 13 * k, 14], [mx - 3 * k, my - 3 * k, 13]]) + limb([[mx + 11 * k, my - 12 * k, 14], [mx + 13 * k, my - 3 * k, 13]]), c.frame),
    s.path(blob([[mx + 11 * k, my - 82 * k], [mx + 13 * k, my - 91 * k], [mx + 21 * k, my - 95 * k], [mx + 28 * k, my - 91 * k], [mx + 29.5 * k, my - 85.5 * k], [mx + 20 * k, my - 84.5 * k], [mx + 15.5 * k, my - 76 * k], [mx + 11.5 * k, my - 76 * k]]), s.fade(c.frame, c.near)),
    s.stroke(line([[mx + 11.6 * k, my - 79 * k], [mx + 14 * k, my - 86 * k], [mx + 21 * k, my - 88 * k], [mx + 29 * k, my - 87 * k]]), c.light, 8),
    s.path(limb([[mx + 17 * k, my - 70 * k, 15], [mx + 10 * k, my - 72 * k, 15], [mx + 4 * k, my - 66 * k, 13], [mx - 4 * k, my - 52 * k, 12], [mx - 3 * k, my - 36 * k, 15]]), s.fade(c.accent, shade(c.accent, -0.12))),
    s.stroke(`M${round(mx - 6 * k)} ${round(my - 35 * k)}v10m6-10v11m6-11v10`, c.accent, 2.4),
  ];
  const breath = [
    glow(s, 176, 376, 40, c.light, 0.9, 24), glow(s, 192, 366, 46, gold, 0.6, 36),
    s.path(egg(162, 388, 6, 5) + egg(175, 384, 8.6, 7) + egg(189, 377, 11, 9) + egg(203, 366, 8.6, 12, 20) + egg(208, 384, 7, 6), c.light, 'opacity=".8"'),
  ];
  const sledge = s.path(limb([[-10, 572, 5], [40, 574, 5], [76, 572, 5], [86, 562, 4]]) + limb([[14, 560, 4], [14, 572, 4]]) + limb([[60, 560, 4], [60, 572, 4]]), c.frame);

  // Icicles frame the top; crystals stand in front.
  const fringe = s.path([[-4, 96], [16, 150], [34, 70], [54, 54], [116, 44], [134, 80], [152, 40], [212, 30], [232, 62], [354, 50], [372, 96], [390, 140], [404, 80]].map(([x, long]) => polygon([[x - 11, -10], [x + 11, -10], [x + 1, long]])).join(''), s.fade(blue, c.light));
  const crystals = s.path(polygon([[340, 610], [352, 552], [368, 530], [380, 556], [384, 610]]) + polygon([[374, 610], [388, 540], [410, 520], [410, 610]]) + polygon([[300, 610], [312, 580], [326, 572], [340, 610]]) + polygon([[-10, 610], [-10, 572], [14, 584], [26, 610]]), s.fade(c.light, c.middle, blue)) + s.path(polygon([[368, 530], [380, 556], [384, 610], [366, 610]]) + polygon([[326, 572], [340, 610], [322, 610]]), c.near, 'opacity=".4"');
  return s.picture(vault, picnic, floor, hive, great, fringe, sledge, ride, man, breath, crystals, specks(s, 70, [0, 0, 400, 600], [1.4, 4.4], c.light, 0.85), vignette(s, 0.4, c.near));
}

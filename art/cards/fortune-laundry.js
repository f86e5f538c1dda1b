// @ts-check
import { mix, oklch, shade } from '../studio/colour.js';
import { blob, egg, limb, polygon, round } from '../studio/path.js';
import { backdrop, cloud, dashes, glow, leaves, shadow, specks, vignette } from '../studio/nature.js';

import { clothed } from '../motifs/clothed-people.js';

export const scene = 'On the washing line between two houses hang skies: dawn, storm, starry.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('kitchenCream');
  const blue = c.accent;
  const rose = oklch(0.75, 0.13, 30);
  const night = oklch(0.27, 0.09, 265);

  const sky = [backdrop(s, mix(blue, c.light, 0.68), mix(c.skyHigh, c.light, 0.3), c.light, c.skyLow), glow(s, 214, 60, 260, c.light, 1)];

  // Two walls lean in as they go up; everything on them follows the same vanishing point, high above.
  const lean = (/** @type {number} */ x, /** @type {number} */ y) => /** @type {[number, number]} */ ([200 + (x - 200) * (0.62 + (y / 600) * 0.42), y]);
  const patch = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ w, /** @type {number} */ h) => polygon([lean(x, y), lean(x + w, y), lean(x + w, y + h), lean(x, y + h)]);
  const [left, right] = [polygon([[-20, -20], lean(78, -20), lean(92, 610), [-20, 610]]), polygon([[420, -20], lean(322, -20), lean(312, 610), [420, 610]])];
  /** @param {number} x @param {number} y @param {number} w @param {string} tone shutters @param {boolean} lit */
  const windowAt = (x, y, w, tone, lit) => {
    const h = w * 1.5;
    return s.path(patch(x - 5, y - 6, w + 10, h + 14), mix(c.light, c.far, 0.4)) + s.path(patch(x, y, w, h), s.fade(lit ? mix(blue, c.light, 0.5) : c.near, lit ? c.light : c.frame)) + s.path(patch(x - w * 0.52, y - 2, w * 0.46, h + 4) + patch(x + w * 1.06, y - 2, w * 0.46, h + 4), s.fade(tone, shade(tone, -0.08))) + s.stroke([0.2, 0.4, 0.6, 0.8].map((k) => { const [[a, b], [e]] = [lean(x - w * 0.5, y + h * k), lean(x - w * 0.1, y)]; const [f] = lean(x + w * 1.1, y); const [g] = lean(x + w * 1.5, y); return `M${round(a)} ${round(b)}L${round(e)} ${round(b)}M${round(f)} ${round(b)}L${round(g)} ${round(b)}`; }).join(''), shade(tone, -0.14), 2, 0.7) + s.path(patch(x - 8, y + h + 5, w + 16, 7), c.light);
  };
  const flowers = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ w) => s.path(patch(x, y, w, 13), s.fade(c.middle, c.near)) + leaves(s, 22, [lean(x, y)[0] - 3, y - 12, w * 0.9, 15], [7, 11], [oklch(0.6, 0.11, 140), oklch(0.5, 0.1, 145)]) + specks(s, 16, [lean(x, y)[0] - 2, y - 14, w * 0.9, 14], [3.4, 6], rose, 1);
  const walls = [
    s.path(left, s.blend([0, 0], [110, 0], mix(c.middle, c.far, 0.3), c.far)), s.path(right, s.blend([300, 0], [420, 0], c.middle, mix(c.middle, c.near, 0.4))),
    s.within(left + right, dashes(s, 70, [-10, 0, 420, 600], [8, 18], c.near, { opacity: 0.25, width: 3 }), dashes(s, 40, [-10, 0, 110, 600], [8, 18], c.light, { opacity: 0.5, width: 3 })),
    s.within(left, s.path(polygon([[-20, 190], [120, 60], [120, 250], [-20, 400]]), c.light, 'opacity=".4"')), s.within(right, s.path(polygon([[290, 330], [420, 450], [420, 620], [290, 540]]), c.light, 'opacity=".3"')),
    windowAt(20, 70, 34, blue, true), windowAt(16, 250, 38, blue, false), windowAt(8, 430, 44, blue, true), windowAt(356, 46, 34, rose, false), windowAt(356, 214, 38, rose, true), windowAt(360, 392, 42, rose, true),
    flowers(10, 134, 58), flowers(350, 286, 62), flowers(-8, 512, 80),
    s.stroke('M96 10L90 600', mix(c.near, c.middle, 0.5), 6), s.stroke('M306 30L312 600', c.near, 5, 0.8),
  ];
  const yard = [
    s.path(blob([[60, 500, 'sharp'], [200, 486], [340, 498, 'sharp'], [420, 620, 'sharp'], [-20, 620, 'sharp']], 0.5), s.fade(mix(c.far, c.light, 0.5), c.middle)),
    s.path(polygon([[166, 492], [168, 420], [200, 400], [232, 420], [234, 492]]), s.fade(c.near, c.frame)), s.path(polygon([[176, 492], [177, 424], [200, 411], [223, 424], [224, 492]]), s.fade(mix(blue, c.light, 0.6), c.light)),
    dashes(s, 70, [60, 506, 300, 90], [10, 26], c.near, { opacity: 0.3, width: 2.6, bow: 2 }), glow(s, 200, 540, 150, c.light, 0.8, 50),
  ];

  /** A sheet that the wind fills: hung between two points of the line. @param {[number, number]} a @param {[number, number]} b @param {number} h @param {number} swing */
  const sheet = (a, b, h, swing) => {
    const w = b[0] - a[0];
    return blob([[...a, 'sharp'], [a[0] + w * 0.5, (a[1] + b[1]) / 2 + 7], [...b, 'sharp'], [b[0] + swing * 0.3, b[1] + h * 0.45], [b[0] + swing, b[1] + h, 'sharp'], [b[0] + swing - w * 0.22, b[1] + h + 12], [a[0] + w * 0.5 + swing, (a[1] + b[1]) / 2 + h - 8], [a[0] + swing + w * 0.2, a[1] + h + 14], [a[0] + swing, a[1] + h, 'sharp'], [a[0] + swing * 0.2, a[1] + h * 0.5]]);
  };
  const folds = (/** @type {[number, number]} */ a, /** @type {number} */ w, /** @type {number} */ h, /** @type {number} */ swing) => [0.16, 0.36, 0.62, 0.84].map((k, i) => s.path(limb([[a[0] + w * k, a[1] + 4, 2], [a[0] + w * k + swing * 0.3 + 5, a[1] + h * 0.5, 13], [a[0] + w * k + swing, a[1] + h + 16, 22]]), i % 2 ? c.light : night, `opacity="${i % 2 ? 0.2 : 0.14}"`)).join('');
  const peg = s.stamp(s.path(limb([[0, -9, 6], [0, 10, 5]]), c.middle) + s.stroke('M-1-8v14', c.light, 1.6));
  const lines = s.stroke('M84 118Q210 168 316 96M72 270Q200 330 322 262M88 404Q150 440 196 446Q270 440 312 410', c.frame, 2.6);

  // Dawn over low hills, above.
  const dawn = sheet([126, 132], [276, 122], 122, -14);
  const first = [
    s.path(dawn, s.fade(oklch(0.62, 0.1, 300), rose, oklch(0.88, 0.12, 75), c.light)),
    s.within(dawn, glow(s, 196, 232, 110, oklch(0.95, 0.11, 90), 1), s.path(egg(194, 226, 22), c.light), [[150, 190, 70], [246, 176, 60]].map(([x, y, w]) => cloud(s, x, y, w, mix(rose, c.light, 0.5), rose)), s.path(blob([[90, 240], [140, 226], [190, 236], [240, 222], [290, 240], [290, 300], [90, 300]]), mix(rose, c.near, 0.45)), folds([126, 132], 150, 122, -14)),
    [[128, 132], [200, 141], [274, 123]].map(([x, y]) => peg(x, y)),
  ];
  // Storm, which drips on the yard.
  const storm = sheet([90, 282], [212, 300], 152, 12);
  const second = [
    s.path(storm, s.fade(shade(blue, -0.22), shade(blue, -0.12), mix(blue, c.light, 0.25))),
    s.within(storm, [[110, 330, 110], [190, 346, 120], [140, 366, 100]].map(([x, y, w], i) => cloud(s, x, y, w, mix(shade(blue, -0.2), c.light, 0.15 + i * 0.1), shade(blue, -0.24))), s.path(polygon([[168, 352], [146, 392], [162, 390], [150, 432], [186, 380], [170, 382], [184, 352]]), oklch(0.93, 0.13, 95)), glow(s, 166, 392, 60, c.light, 0.7), s.stroke(Array.from({ length: 26 }, () => `M${round(s.random.between(96, 222))} ${round(s.random.between(376, 446))}l-5 13`).join(''), c.light, 2.2, 0.7), folds([90, 282], 122, 152, 12)),
    s.stroke(Array.from({ length: 16 }, () => `M${round(s.random.between(104, 214))} ${round(s.random.between(452, 540))}l-3 11`).join(''), blue, 2.6, 0.85),
    [[92, 282], [150, 300], [210, 302]].map(([x, y]) => peg(x, y)),
  ];
  // Night: still being hung.
  const dark = sheet([222, 302], [318, 268], 176, -10);
  const star = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ r) => `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}z`;
  const third = [
    s.path(dark, s.fade(shade(night, -0.06), night, oklch(0.42, 0.12, 285), oklch(0.6, 0.12, 320))),
    s.within(dark, s.path(limb([[214, 470, 10], [252, 400, 40], [290, 340, 34], [330, 290, 10]]), c.light, 'opacity=".16"'), specks(s, 90, [208, 270, 116, 190], [1.6, 4], c.light, 1), s.path([[250, 330, 9], [290, 316, 7], [276, 376, 11], [236, 398, 7], [300, 420, 9], [254, 436, 6]].map(([x, y, r]) => star(x, y, r)).join(''), c.light), s.stroke('M250 330L290 316 276 376 300 420M276 376L236 398', c.light, 1.4, 0.55), folds([222, 302], 96, 170, -10)),
    // Some of it has come off.
    s.path([[214, 488, 6], [232, 506, 5], [294, 476, 6], [270, 500, 4]].map(([x, y, r]) => star(x, y, r)).join(''), oklch(0.8, 0.13, 85)),
    [[224, 303], [272, 294], [316, 270]].map(([x, y]) => peg(x, y)),
  ];
  // Ordinary things on the lowest line.
  const socks = s.path([[116, 420, 0], [138, 430, 4], [286, 424, -3]].map(([x, y, t]) => polygon([[x, y], [x + 12, y + t], [x + 12, y + 22], [x + 22, y + 30], [x + 18, y + 36], [x + 2, y + 28]])).join(''), s.fade(rose, shade(rose, -0.14))) + s.stroke('M116 426h11M138 437h12M286 430h11', c.light, 3);

  const hang = /** @type {import('../motifs/people.js').Pose} */ ({ head: [4, -92], neck: [1, -83], chest: [-1, -71], hip: [-2, -50], nearArm: [[12, -88], [17, -106]], farArm: [[-10, -90], [-4, -108]], nearLeg: [[3, -26], [2, -3]], farLeg: [[-6, -27], [-10, -4]] });
  const woman = [
    shadow(s, 272, 580, 70, 12, c.frame, 0.5),
    clothed(s, hang, { skin: oklch(0.78, 0.07, 55), top: blue, bottom: shade(blue, -0.14), shoe: c.frame, hair: c.frame, cut: 'skirt', hairdo: 'bun', hat: 'kerchief', hatColour: rose, apron: c.light, head: 1.3, stout: 1.3 }, { x: 252, y: 578, size: 152, rim: c.light, from: [-0.6, -1], rimWidth: 2.4 }),
    // The basket holds what is left: a rainbow, a bit of noon.
    s.path(blob([[296, 562], [304, 536], [326, 546], [340, 530], [364, 544], [374, 564]]), s.fade(mix(blue, c.light, 0.6), mix(blue, c.light, 0.3))), s.path(egg(318, 548, 10), oklch(0.9, 0.13, 92)),
    [rose, oklch(0.85, 0.12, 85), oklch(0.75, 0.1, 150)].map((tone, i) => s.stroke(`M${338 + i * 4} 566Q${350 + i * 2} ${530 + i * 5} ${384 - i * 3} ${578 - i * 4}`, tone, 5)),
    s.path(polygon([[288, 558], [382, 558], [370, 594], [300, 594]]), s.fade(c.middle, c.near)), s.stroke('M291 568h88M294 580h82M306 560v32M326 560v33M346 560v33M364 560v32', c.far, 2.4, 0.8), s.stroke('M286 557h98', c.far, 5),
  ];
  const life = [
    s.path(blob([[92, 574], [130, 562], [190, 566], [206, 580], [160, 592], [108, 590]]), s.fade(mix(blue, c.light, 0.4), shade(blue, -0.05))), s.stroke('M120 574q14-6 28 0q-14 6-28 0M158 580q12-5 24 0q-12 5-24 0', c.light, 2, 0.9),
    
    // Someone looks out and chooses.
    s.path(egg(338, 240, 8, 9) + limb([[339, 248, 8], [339, 262, 22], [339, 274, 26]]) + limb([[330, 262, 6], [318, 266, 5], [308, 256, 4]]), c.frame),
  ];
  return s.picture(sky, walls, yard, lines, first, second, third, socks, life, woman, vignette(s, 0.35, c.near));
}

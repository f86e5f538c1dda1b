// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, box, egg, limb, line, polygon, round } from '../studio/path.js';
import { backdrop, glow, shadow, shafts, specks, vignette } from '../studio/nature.js';
import { elephant } from '../motifs/animals.js';
import { mouse } from '../motifs/more-animals.js';

export const scene = 'On a tailor’s table an elephant balances to go through the eye of a needle, with a queue behind it.';

/** @typedef {import('../studio/studio.js').Studio} Studio */
/** @typedef {import('../studio/moods.js').Mood} Mood */

/** A reel of thread standing on y. @param {Studio} s @param {number} x @param {number} y @param {number} w @param {number} h @param {string} tone @param {string} wood */
function reel(s, x, y, w, h, tone, wood) {
  const turns = Math.round(h / 7);
  const plate = (/** @type {number} */ at) => s.path(`M${round(x - w / 2)} ${round(at)}v${round(h * 0.1)}q${round(w / 2)} ${round(w * 0.2)} ${w} 0v${round(-h * 0.1)}z`, s.blend([x - w / 2, at], [x + w / 2, at], mix(wood, s.colours.light, 0.5), wood, shade(wood, -0.12))) + s.path(egg(x, at, w / 2, w * 0.11), mix(wood, s.colours.light, 0.55));
  return [
    plate(y - h * 0.06),
    s.path(`M${round(x - w * 0.4)} ${round(y - h * 0.95)}h${round(w * 0.8)}V${round(y - h * 0.1)}q${round(-w * 0.4)} ${round(w * 0.16)} ${round(-w * 0.8)} 0z`, s.blend([x - w * 0.4, y], [x + w * 0.4, y], shade(tone, 0.14), tone, shade(tone, -0.16))),
    s.stroke(Array.from({ length: turns }, (_, i) => `M${round(x - w * 0.4)} ${round(y - h * 0.84 + (i * h * 0.8) / turns)}q${round(w * 0.4)} ${round(w * 0.12)} ${round(w * 0.8)} 0`).join(''), shade(tone, -0.12), 1.8, 0.7),
    plate(y - h),
  ];
}

/** The window, the dummy and the shelf behind the table. @param {Studio} s @param {Mood} c */
function room(s, c) {
  const rose = mix(c.far, c.middle, 0.4);
  const glass = box(-10, 20, 118, 300);
  return [
    backdrop(s, mix(c.far, c.skyHigh, 0.5), c.far, mix(c.far, c.skyLow, 0.4)),
    s.path(Array.from({ length: 9 }, (_, i) => box(122 + i * 34, 0, 10, 430)).join(''), c.light, 'opacity=".22"'),
    glow(s, 50, 170, 280, c.light, 1),
    s.path(glass, s.fade(c.skyHigh, c.skyLow, c.light)),
    s.within(glass, s.path(blob([[-20, 330], [10, 262], [50, 250], [90, 274], [130, 330]]), mix(c.accent, c.light, 0.5))),
    s.stroke('M50 20V320M-10 120H108M-10 220H108', c.light, 6), s.stroke('M109 16V322M-10 18H112', mix(c.light, c.far, 0.35), 9),
    s.path(blob([[96, -10, 'sharp'], [150, -10, 'sharp'], [146, 120], [156, 240], [140, 330], [122, 336], [116, 240], [122, 110]]), s.blend([96, 0], [156, 0], mix(c.middle, c.light, 0.4), c.middle)) + s.stroke('M122-10q-4 120 6 330M138-10q-2 150 4 320', c.near, 2.4, 0.3),
    // A shelf of reels.
    s.path(box(196, 92, 214, 9), s.fade(mix(c.middle, c.light, 0.3), c.near)),
    [[214, c.accent, 30], [244, c.middle, 38], [272, c.skyHigh, 28], [364, c.near, 34], [392, c.accent, 40]].map(([x, tone, h]) => reel(s, Number(x), 92, 22, Number(h), mix(String(tone), c.far, 0.25), rose)),
    // The dummy waits, half dressed.
    s.path(limb([[366, 300, 9], [366, 430, 9]]), mix(c.near, c.far, 0.4)),
    s.path(blob([[350, 150], [356, 168], [338, 180], [322, 196], [328, 236], [342, 262], [326, 306], [330, 330, 'sharp'], [404, 330, 'sharp'], [408, 300], [392, 262], [408, 230], [412, 190], [386, 178], [378, 166], [384, 150], [366, 144]]), s.blend([322, 200], [412, 240], mix(rose, c.light, 0.5), rose, mix(c.middle, c.near, 0.3))),
    s.stroke('M367 150V328M330 214q36 14 78 0M340 264q26 8 52 0', c.near, 2, 0.45), s.path(blob([[330, 196, 'sharp'], [356, 170], [350, 220], [364, 300], [330, 328, 'sharp'], [342, 262]]), c.accent, 'opacity=".5"'),
  ];
}

/** @param {Studio} s */
export function draw(s) {
  const c = s.mood('blossom');
  const hide = mix(c.skyHigh, c.near, 0.35);
  const dark = shade(hide, -0.2);
  const wood = shade(c.middle, 0.02, 60, 0.8);
  const steel = (/** @type {number} */ by) => mix(c.skyHigh, c.light, by);

  const table = [
    s.path('M-10 424H410V610H-10z', s.fade(mix(c.light, c.far, 0.5), mix(wood, c.light, 0.35), wood, shade(wood, -0.16))),
    s.stroke('M-10 452q210 8 420-4M-10 500q200-10 420 4M-10 556q220 10 420-6M60 470q90 6 150 0M250 530q70-4 150 0', shade(wood, -0.12), 1.8, 0.5),
    s.path(polygon([[-10, 440], [120, 440], [260, 610], [-10, 610]]), c.light, 'opacity=".3"'),
  ];

  // The queue: each carries its case and holds the tail before it.
  const waiting = [[74, 448, 62], [16, 444, 54]].map(([x, y, size]) => [shadow(s, x + 8, y, size * 0.7, 6, c.near, 0.6), s.place(elephant(), { x, y, size, fill: s.fade(mix(hide, c.light, 0.25), hide), rim: c.light, from: [-1, -1], rimWidth: 1.8 })]);
  const behind = [[396, 432, 32], [362, 434, 34], [326, 436, 36], [288, 438, 40]].map(([x, y, size]) => s.place(elephant(), { x, y, size, flip: true, fill: s.fade(mix(hide, c.light, 0.45), mix(hide, c.light, 0.2)) }));

  // The needle: its eye at 282, 214; the right half of the rim comes again in front of the trunk.
  const outer = blob([[268, 96], [290, 92], [312, 130], [320, 200], [322, 280], [327, 400], [330, 560, 'sharp'], [322, 560, 'sharp'], [302, 400], [282, 300], [262, 220], [256, 140]]);
  const hole = 'M276 124C258 150 276 238 294 284C312 262 306 150 290 122C286 116 280 118 276 124z';
  const shine = s.blend([258, 240], [326, 232], steel(0.9), steel(0.55), steel(0.95), shade(c.skyHigh, -0.22));
  const needle = [
    s.path(outer + hole, shine, 'fill-rule="evenodd"'), s.stroke(hole, dark, 2, 0.5),
    s.stroke('M262 150q-2 50 26 146q18 70 30 200', c.light, 3, 0.9),
  ];
  const rim = s.within(polygon([[293, 80], [340, 80], [345, 320], [296, 320], [292, 240]]), needle[0], s.stroke(hole, dark, 2, 0.5));

  // The elephant: weight on the reel, one foot in the air, trunk already through.
  const trunk = limb([[238, 226, 52], [262, 222, 32], [288, 214, 22], [316, 206, 18], [344, 188, 15], [354, 158, 12], [340, 138, 9], [328, 146, 7]]);
  const leg = (/** @type {[number, number, number][]} */ bones, /** @type {number} */ by) => s.path(limb(bones), s.blend([bones[0][0] - 24, bones[0][1]], [bones[0][0] + 26, bones[0][1]], shade(hide, by + 0.06), shade(hide, by), shade(hide, by - 0.08)));
  const nails = (/** @type {number} */ x, /** @type {number} */ y) => s.path(egg(x - 9, y, 4, 5) + egg(x + 1, y + 1, 4.4, 5) + egg(x + 11, y, 4, 5), mix(c.light, c.far, 0.3));
  const body = limb([[82, 300, 84], [112, 262, 112], [158, 250, 112], [196, 234, 92], [226, 214, 78]]);
  const beast = [
    leg([[112, 312, 54], [122, 352, 38], [116, 386, 38]], -0.12), leg([[196, 282, 46], [228, 312, 34], [220, 346, 30]], -0.12), nails(226, 352),
    s.path(limb([[48, 286, 9], [30, 306, 6], [28, 336, 5]]), dark),
    s.path(body, mix(c.light, hide, 0.15), 'transform="translate(-4 -3)"'), s.path(body, s.blend([100, 200], [150, 330], mix(hide, c.light, 0.42), hide, dark)),
    leg([[80, 316, 66], [70, 352, 44], [76, 386, 44]], 0), nails(82, 384), leg([[178, 288, 54], [172, 340, 40], [164, 386, 40]], 0), nails(168, 384),
    s.path(trunk, s.blend([250, 240], [340, 150], mix(hide, c.light, 0.15), mix(hide, c.light, 0.3), hide)),
    s.stroke('M262 206q6 14 2 32M272 205q5 10 1 26M282 204q4 10 0 21M322 196q7 6 6 16M332 190q8 5 8 13M342 180q8 2 12 8M347 166q8 0 14 2', dark, 2, 0.55),
    s.path(egg(222, 210, 46, 43), s.round(mix(hide, c.light, 0.35), mix(hide, c.light, 0.15), hide)),
    s.path(blob([[188, 168], [212, 178], [216, 214], [204, 252], [180, 276], [156, 262], [142, 224], [152, 184]]), s.blend([146, 190], [214, 240], mix(hide, c.light, 0.5), mix(c.far, hide, 0.5), mix(c.middle, hide, 0.5))), s.stroke('M190 172q18 40-4 96M176 180q-10 40 2 78', dark, 2.2, 0.4),
    s.path(limb([[244, 246, 13], [262, 262, 10], [284, 262, 3]]), s.fade(c.light, mix(c.light, c.far, 0.4))),
    // It shuts its eyes and breathes in.
    s.stroke('M236 200q8 8 17 2M234 190q9-7 18-2', c.frame, 3) + s.path(egg(240, 222, 9, 6), c.middle, 'opacity=".6"'),
    s.stroke('M80 250q30-24 60-22M70 276q10-10 20-14M120 306q20 8 40-2', dark, 2, 0.35),
  ];
  // It is the thread: tied to its tail, the yarn runs down and away.
  const yarn = s.stroke(line([[30, 330], [22, 350], [34, 372], [12, 404], [-14, 420]]), c.accent, 4) + s.stroke('M24 322q8 8 12 0q-2 12-12 12q-4-6 0-12', c.accent, 5) + s.path(blob([[326, 148], [316, 132], [326, 126], [332, 116], [342, 124], [350, 132], [340, 142]]), c.middle) + s.path(egg(333, 132, 5), c.light);

  const berry = blob([[240, 524], [252, 486], [290, 470], [330, 468], [372, 476], [404, 502], [410, 540], [384, 580], [330, 592], [276, 580]]);
  const cushion = [
    shadow(s, 330, 586, 110, 16, c.frame, 0.6),
    s.path(berry, s.blend([250, 490], [400, 580], mix(c.middle, c.light, 0.25), shade(c.middle, -0.12, 8, 1.5), shade(c.near, -0.06, 8, 1.3))),
    s.stroke('M326 474q-60 30-56 104M326 474q-20 50-6 116M326 474q50 30 56 104M326 474q70 10 82 50M326 474q-60 4-84 46', shade(c.near, -0.04, 8, 1.2), 3, 0.55),
    s.path(blob([[326, 466], [306, 484], [292, 476, 'sharp'], [306, 468], [296, 456, 'sharp'], [318, 460], [330, 452], [338, 462], [362, 458, 'sharp'], [350, 470], [364, 482, 'sharp'], [340, 480]]), s.fade(c.accent, shade(c.accent, -0.16))),
    [[268, 510, 250, 470, c.light], [294, 540, 276, 512, c.accent], [372, 520, 390, 474, c.light], [352, 548, 372, 520, c.accent], [386, 552, 406, 534, c.skyHigh]].map(([x, y, u, v, tone]) => s.stroke(`M${x} ${y}L${u} ${v}`, steel(0.8), 2.4) + s.path(egg(Number(u), Number(v), 6), s.round(c.light, String(tone), shade(String(tone), -0.14)))),
    s.stroke('M314 466q14 6 26 0', c.frame, 3, 0.4),
  ];

  const button = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ r, /** @type {string} */ tone) => s.path(egg(x, y + 3, r, r * 0.6), shade(tone, -0.2)) + s.path(egg(x, y, r, r * 0.6), tone) + s.path(egg(x, y, r * 0.7, r * 0.4), shade(tone, -0.06)) + s.path(egg(x - r * 0.2, y - r * 0.1, r * 0.1) + egg(x + r * 0.2, y - r * 0.1, r * 0.1) + egg(x - r * 0.2, y + r * 0.12, r * 0.1) + egg(x + r * 0.2, y + r * 0.12, r * 0.1), c.frame);
  const tape = line([[-20, 560], [40, 540], [110, 556], [150, 590], [220, 596], [270, 620]]);
  const near = [
    shadow(s, 126, 500, 100, 16, c.frame, 0.5), reel(s, 122, 496, 156, 104, shade(c.accent, 0.04), wood),
    s.stroke(tape, shade(wood, -0.2), 27, 0.4).replace('<path', '<path transform="translate(3 5)"'), s.stroke(tape, mix(c.light, c.far, 0.2), 25), s.stroke(tape, c.near, 9, 0.8).replace('stroke-linecap="round"', 'stroke-dasharray="2 12" transform="translate(0 -7)"'),
    button(226, 536, 20, c.accent), button(254, 508, 11, c.light), button(190, 560, 13, c.middle), button(24, 508, 15, c.middle), button(36, 596, 17, shade(c.accent, 0.06)),
    // A mouse in a thimble is the judge.
    s.place(mouse(), { x: 226, y: 464, size: 56, flip: true, fill: s.fade(mix(hide, c.light, 0.3), hide), rim: c.light, from: [-1, -1] }), s.path(polygon([[210, 452], [244, 452], [248, 486], [206, 486]]), s.blend([206, 0], [248, 0], steel(0.95), steel(0.4), shade(c.skyHigh, -0.16))) + s.stroke('M214 460h0M224 460h0M234 460h0M218 468h0M228 468h0M238 468h0M213 476h0M224 476h0M235 476h0', c.near, 3, 0.5),
  ];
  return s.picture(room(s, c), table, behind, waiting, shafts(s, 20, 60, [30, 44, 58], 460, 9, c.light, 0.4), needle, cushion, near, glow(s, 282, 210, 90, c.light, 0.7), beast, yarn, rim, specks(s, 50, [40, 60, 320, 360], [1.4, 3.6], c.light, 0.85), vignette(s, 0.35, c.near));
}

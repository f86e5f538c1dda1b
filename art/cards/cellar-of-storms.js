// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, box, egg, polygon } from '../studio/path.js';
import { backdrop, glow, rain, shadow, specks, vignette } from '../studio/nature.js';
import { clothed } from '../motifs/clothed-people.js';

export const scene = 'In a cellar a woman labels jars: one holds thunder, one a rainbow, one a sigh.';

/** A preserving jar, 60 wide and 84 high, standing on 0, 0. */
const glass = blob([[-22, -80, 'sharp'], [22, -80, 'sharp'], [23, -72], [30, -62], [30, -10], [25, 0], [-25, 0], [-30, -10], [-30, -62], [-23, -72]], 0.8);

/**
 * @param {import('../studio/studio.js').Studio} s @param {string} air colour inside @param {string} inside what is kept @param {string} mark a small drawing on the label
 */
function jar(s, air, inside, mark) {
  const c = s.colours;
  const cloth = shade(air, -0.12, 20);
  return [
    s.path(glass, s.fade([0, mix(air, c.light, 0.35), 0.95], [0.6, air, 0.95], [1, shade(air, -0.16), 0.98])),
    s.within(glass, inside),
    s.path(box(-17, -34, 34, 24), c.light, 'opacity=".94"') + s.stroke(mark, c.near, 2.2),
    s.stroke('M-24-60V-44M-24-38v8', c.light, 3.4, 0.8) + s.stroke('M25-60V-12', c.light, 1.8, 0.4),
    s.path(blob([[-30, -72, 'sharp'], [-25, -88], [0, -93], [25, -88], [30, -72, 'sharp'], [15, -75], [0, -71], [-15, -75]]), s.fade(mix(cloth, c.light, 0.4), cloth)) + s.stroke('M-25-79q25 7 50 0', c.frame, 2.2, 0.8),
  ];
}

const puff = 'M-24-46a9 9 0 0 1 6-15a11 11 0 0 1 19-5a10 10 0 0 1 17 8a8 8 0 0 1 4 13q-22 5-46-1z';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('candleBrown');
  const teal = c.accent;
  const rose = shade(c.skyLow, 0.02, -35);
  const plum = shade(c.middle, 0.04, -80);
  const bow = [[24, rose], [20, c.skyLow], [16, c.light], [12, mix(teal, c.light, 0.4)], [8, plum]];
  const kinds = [
    jar(s, shade(teal, -0.18), s.path(puff, mix(teal, c.light, 0.35)) + s.stroke('M-12-42l-5 10M0-42l-5 10M12-42l-5 10', c.light, 2, 0.8), 'M-8-20l-2 6M0-24l-2 8M8-20l-2 6'),
    jar(s, mix(teal, c.light, 0.55), bow.map(([r, tone]) => s.stroke(`M${-r} -34a${r} ${r} 0 0 1 ${2 * Number(r)} 0`, String(tone), 4.4)).join(''), 'M-10-15a10 10 0 0 1 20 0'),
    jar(s, c.skyLow, s.path(egg(2, -46, 13), c.light) + s.path('M-40-40q20-8 40 0t40 0V0H-40z', rose), 'M-10-17h20M-6-17a6 6 0 0 1 12 0'),
    jar(s, mix(c.light, c.skyLow, 0.4), s.stroke('M-14-40q14 6 20-6t-8-12-6 9 12 5 16-16', mix(c.near, c.skyLow, 0.3), 3), 'M-9-18q9 4 10-4t-6-2 14 0'),
    jar(s, shade(plum, -0.06), s.path([[-16, -60], [4, -66], [16, -52], [-6, -48], [10, -40], [-20, -42], [22, -66]].map(([x, y]) => egg(x, y, 2)).join(''), c.light) + s.path(blob([[8, -68], [-6, -56], [6, -42], [-14, -48], [-12, -62]]), c.light), 'M-2-24l2 5 5 1-5 2-2 5-2-5-5-2 5-1z'),
    jar(s, mix(teal, c.light, 0.7), s.stroke('M-18-64q18 6 36-2M-14-56q14 6 26-1M-9-49q10 4 17-1M-5-42q5 3 9 0', shade(teal, -0.1), 4), 'M-9-24q9 3 18 0M-6-19q6 2 11 0M-2-14h4'),
    jar(s, shade(teal, 0.14), s.stroke('M-22-64h0M-8-60h0M8-66h0M20-58h0M-16-48h0M0-50h0M14-44h0M-24-40h0M24-42h0', c.light, 5.4), 'M0-25v12M-5-22l10 6M5-22l-10 6'),
  ].map((k) => s.stamp(k));

  // A vault of bricks, and shelves in its two bays.
  const vault = 'M34 470V190Q34 34 200 34Q366 34 366 190V470z';
  let bricks = '';
  for (let row = 0; row < 24; row++) bricks += `M-10 ${row * 25}H410` + Array.from({ length: 10 }, (_, i) => `M${i * 46 + (row % 2) * 23 - 10} ${row * 25}v25`).join('');
  const cellar = [
    backdrop(s, c.frame, c.near, c.middle, c.near),
    s.stroke(bricks, c.frame, 2.6, 0.55),
    s.path(vault, s.fade(c.frame, mix(c.frame, c.near, 0.6), c.near)),
    s.stroke('M34 470V190Q34 34 200 34Q366 34 366 190V470', c.middle, 12) + s.stroke('M40 470V190Q40 40 200 40Q360 40 360 190V470', c.far, 2, 0.8),
  ];
  const shelves = [[136, 88, 312, 0.62], [226, 44, 356, 0.78], [330, 44, 356, 0.84]].map(([y, from, to, k], r) => {
    const wares = [];
    for (let x = from + 26, i = 0; x < to - 18; x += 62 * k + 6, i++) wares.push([glow(s, x, y - 34 * k, 52 * k, [teal, c.light, c.skyLow, c.light, plum, teal, c.light][(i * 3 + r * 2) % 7], 0.42), kinds[(i * 3 + r * 2) % 7](x, y, k)]);
    return [wares, s.path(box(from - 8, y, to - from + 16, 9), s.fade(c.skyLow, c.near)), s.path(box(from - 8, y + 9, to - from + 16, 10), s.fade([0, c.frame, 0.8], [1, c.frame, 0])), r ? s.path(polygon([[from + 8, y + 9], [from + 26, y + 9], [from + 10, y + 30]]) + polygon([[to - 8, y + 9], [to - 26, y + 9], [to - 10, y + 30]]), c.frame) : ''];
  });

  // The newest one, still angry.
  const storm = [
    glow(s, 138, 360, 210, teal, 0.75), glow(s, 138, 372, 150, c.light, 0.85),
    (() => {
      const big = blob([[92, 292, 'sharp'], [184, 292, 'sharp'], [186, 308], [202, 326], [202, 446], [190, 464], [86, 464], [74, 446], [74, 326], [90, 308]], 0.8);
      const bolt = polygon([[146, 372], [116, 418], [136, 416], [120, 456], [164, 404], [144, 406], [160, 374]]);
      return [
        s.path(big, s.fade([0, shade(teal, -0.1), 0.96], [0.5, shade(teal, -0.24), 0.96], [1, shade(teal, -0.1), 0.96])),
        s.within(big, glow(s, 140, 416, 76, c.light, 0.95), rain(s, 26, -0.3, mix(teal, c.light, 0.6), [70, 380, 140, 70]), s.path('M66 380a26 26 0 0 1 14-42a30 30 0 0 1 48-14a30 30 0 0 1 46 8a24 24 0 0 1 34 34q-4 20-40 18q-60 8-102-4z', s.fade(mix(teal, c.light, 0.5), shade(teal, -0.16))), s.path(bolt, c.light), s.path('M60 452q24-14 48 0t48 0 50-4V470H60z', mix(teal, c.light, 0.3))),
        s.stroke('M86 334V400M86 412v14', c.light, 5, 0.8) + s.stroke('M194 336V440', c.light, 2.4, 0.5),
        // The lid has come off a little.
        s.group(s.path(egg(140, 288, 52, 11), s.fade(c.skyLow, c.near)) + s.path(egg(140, 284, 50, 9), s.fade(c.light, c.skyLow)), 'transform="rotate(-7 190 290)"'),
        s.stroke('M86 286q-16-8-12-22t-10-20M78 300q-20 4-28-8', mix(teal, c.light, 0.6), 4, 0.8),
      ];
    })(),
  ];

  const writing = /** @type {any} */ ({ head: [12, -78], neck: [6, -71], chest: [3, -61], hip: [-3, -42], nearArm: [[14, -50], [26, -47]], farArm: [[17, -54], [31, -56]], nearLeg: [[2, -22], [0, -3]], farLeg: [[5, -22], [7, -3]] });
  const skin = mix(c.light, c.skyLow, 0.55);
  const woman = [
    glow(s, 300, 300, 130, c.skyLow, 0.35),
    clothed(s, writing, { skin, top: rose, bottom: mix(c.near, rose, 0.3), hair: mix(c.light, c.far, 0.35), hairdo: 'bun', cut: 'skirt', apron: mix(c.light, c.skyLow, 0.3), head: 1.45, stout: 1.5 }, { x: 300, y: 586, size: 312, flip: true, rim: mix(teal, c.light, 0.75), from: [-1, -0.2], rimWidth: 3 }),
    // Spectacles, and the brush for the label.
    s.stroke('M246 340a7.5 7.5 0 1 0 .1 0M253 343l18-5', c.frame, 2.6), s.path(egg(246, 348, 6), c.light, 'opacity=".7"'),
    s.stroke('M212 428L236 446', c.near, 4) + s.path(polygon([[203, 420], [214, 425], [210, 431]]), c.frame),
  ];
  const table = [
    s.path('M-10 462H410V482H-10z', s.fade(c.skyLow, c.far)), s.path('M-10 482H410V610H-10z', s.fade(c.near, c.frame)),
    s.stroke('M-10 470H190M220 474H410M40 478H300', c.near, 1.8, 0.6),
    shadow(s, 138, 464, 90, 9, c.frame, 0.7), s.path(egg(138, 466, 70, 5), mix(teal, c.light, 0.6), 'opacity=".55"'),
    s.path(polygon([[226, 452], [262, 449], [266, 468], [229, 470]]), c.light) + s.stroke('M236 460l8-5 4 8 8-8', c.near, 2),
    s.path(box(22, 438, 22, 26), s.fade(c.light, c.skyLow)) + s.path('M22 438h22v8q-11 6-22 0z', c.light) + s.path('M33 436q9-8 0-24q-9 16 0 24z', c.light) + glow(s, 33, 424, 64, c.light, 0.9),
  ];
  // Those that wait below the table, near to us.
  const front = [
    s.path('M-10 586H410V610H-10z', s.fade(c.far, c.near)),
    [[34, 4, 1.1], [112, 5, 1.04], [186, 1, 1.14], [264, 2, 1.06], [336, 3, 1.1], [402, 6, 1.06]].map(([x, k, size], i) => [glow(s, x, 540, 70, [c.light, teal, c.light, c.skyLow, c.light, teal][i], 0.38), kinds[k](x, 590, size)]),
  ];
  const cobwebs = s.stroke('M0 60Q40 50 60 0M0 36Q24 30 36 0M0 0L48 44M400 80Q360 66 344 0M400 46Q376 40 368 0M400 0L352 50', c.far, 1.6, 0.6);
  return s.picture(cellar, shelves, storm, woman, table, front, cobwebs, specks(s, 46, [50, 80, 300, 380], [1.2, 3.4], c.light, 0.7), vignette(s, 0.6));
}

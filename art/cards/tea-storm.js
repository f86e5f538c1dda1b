// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, box, egg, line, polygon } from '../studio/path.js';
import { backdrop, cloud, glow, rain, shadow, shafts, specks, vignette } from '../studio/nature.js';
import { ship } from '../motifs/things.js';

export const scene = 'A small ship fights a storm inside a teacup on the breakfast table.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('kitchenCream');
  const ink = shade(c.accent, -0.22);
  const china = mix(c.light, c.accent, 0.06);

  const wallpaper = () => {
    let d = '';
    for (let y = 12; y < 430; y += 34) for (let x = (y % 68 > 20 ? 8 : 25); x < 400; x += 34) d += egg(x, y, 3, 5) + egg(x - 5, y + 5, 2, 3.4, 50) + egg(x + 5, y + 5, 2, 3.4, -50);
    return d;
  };

  // A wall with a window that gives the morning.
  const wall = backdrop(s, mix(c.far, c.middle, 0.3), c.far, c.skyHigh) + s.path(wallpaper(), c.light, 'opacity=".4"');
  const pane = box(30, 30, 150, 230);
  const window = [
    s.path(box(22, 22, 166, 246), shade(c.middle, 0.08)),
    s.path(pane, s.fade(mix(c.accent, c.light, 0.55), mix(c.accent, c.light, 0.8), c.light)),
    s.within(pane, s.path(blob([[20, 262], [30, 215], [70, 196], [110, 214], [150, 190], [200, 216], [200, 270]]), mix(c.accent, c.skyHigh, 0.62)), s.path(blob([[20, 270], [60, 232], [120, 240], [200, 226], [200, 280]]), mix(c.middle, c.skyHigh, 0.45)), glow(s, 70, 100, 120, c.light, 1)),
    s.path(box(101, 28, 7, 236) + box(28, 138, 156, 7), shade(c.middle, 0.06)),
    s.path(blob([[10, 10, 'sharp'], [62, 10, 'sharp'], [52, 90], [34, 160], [40, 286, 'sharp'], [8, 286, 'sharp']]), s.fade([0, c.light, 0.95], [1, c.skyHigh, 0.85])),
    s.stroke('M24 12q8 120-4 270M40 12q4 100-14 190', c.far, 2.4, 0.6),
    s.path(box(10, 262, 192, 13), mix(c.middle, c.near, 0.35)),
    shafts(s, 110, 40, [38, 52], 560, 11, c.light, 0.5),
  ];

  // The table with its checked cloth.
  let checks = '';
  for (let i = 0; i < 10; i++) checks += polygon([[200 + (i - 5) * 46, 425], [200 + (i - 5) * 46 + 20, 425], [200 + (i - 4.75) * 105, 610], [200 + (i - 5.2) * 105, 610]]);
  const table = [
    s.path(blob([[-20, 432, 'sharp'], [100, 424], [300, 427], [420, 430, 'sharp'], [420, 620, 'sharp'], [-20, 620, 'sharp']]), s.fade(mix(c.light, c.far, 0.15), c.far)),
    s.path(checks, c.accent, 'opacity=".28"'),
    s.path(box(-10, 444, 420, 12) + box(-10, 478, 420, 18) + box(-10, 526, 420, 26), c.accent, 'opacity=".24"'),
    shadow(s, 235, 535, 190, 34, ink, 0.5),
  ];

  // The storm: a cloud where steam should be.
  const storm = [
    glow(s, 205, 190, 210, mix(c.accent, c.light, 0.35), 0.55),
    cloud(s, 215, 212, 290, mix(ink, c.accent, 0.5), shade(ink, -0.02)),
    cloud(s, 150, 180, 190, mix(c.accent, c.light, 0.22), ink),
    cloud(s, 262, 172, 200, mix(c.accent, c.light, 0.3), ink),
    cloud(s, 205, 140, 150, mix(c.accent, c.light, 0.55), mix(ink, c.accent, 0.4)),
    s.stroke('M150 90q-26-24 4-44t-6-46M262 92q26-20 2-40t14-46', c.light, 9, 0.45),
    rain(s, 90, -0.28, ink, [95, 205, 240, 130]),
    glow(s, 300, 262, 60, c.light, 0.9),
    s.path(polygon([[292, 208], [318, 206], [304, 244], [320, 243], [278, 318], [292, 262], [276, 264]]), c.light),
  ];

  // The cup: back rim, sea, ship, front.
  const mouth = egg(200, 338, 146, 40);
  const sea = (/** @type {number} */ y, /** @type {string} */ colour, /** @type {number} */ lift) =>
    s.path(blob([[40, y + 60, 'sharp'], [50, y + 4], [92, y - lift], [112, y - lift * 0.2], [150, y + 8], [190, y - lift * 0.9], [214, y - lift * 0.1], [252, y + 8], [296, y - lift], [316, y], [360, y + 4], [360, y + 60, 'sharp']]), s.fade(colour, shade(colour, -0.1)));
  const inside = s.within(
    blob([[50, 100, 'sharp'], [350, 100, 'sharp'], [347, 338], [300, 369], [200, 380], [100, 369], [53, 338]]),
    sea(318, mix(c.accent, c.light, 0.25), 16),
    s.place(ship(), { x: 192, y: 334, size: 128, turn: -15, fill: c.frame, rim: c.light, from: [1, -0.5] }),
    sea(334, c.accent, 24),
    s.stroke('M70 318q14-12 26-6M172 316q14-14 28-4M276 314q14-14 26-2M110 336q20 8 36 2M224 340q20 6 36-2', c.light, 3, 0.85),
    sea(356, shade(c.accent, -0.1), 18),
    s.stroke('M76 346q14-10 26-4M178 344q12-8 24-2M280 344q12-10 24-2', c.light, 3, 0.7),
    specks(s, 60, [70, 270, 260, 60], [1.4, 4], c.light, 0.8),
  );
  const bowl = blob([[53, 334, 'sharp'], [62, 392], [92, 456], [138, 500], [166, 511], [236, 511], [264, 500], [308, 456], [338, 392], [347, 334, 'sharp'], [300, 366], [200, 379], [100, 366]]);
  const cup = [
    s.path(blob([[30, 520], [110, 500], [290, 500], [372, 520], [300, 549], [200, 556], [100, 549]]), s.fade(china, mix(china, c.accent, 0.3))),
    s.path(blob([[92, 520], [200, 508], [308, 520], [200, 537]]), mix(china, c.accent, 0.3)),
    s.path('M334 366C412 346 410 456 298 462L310 446C372 438 378 374 332 388z', s.fade(china, mix(china, c.near, 0.3))),
    s.path(mouth, shade(c.accent, -0.14)),
    s.stroke(mouth, china, 5),
    inside,
    s.path(bowl, s.blend([50, 400], [350, 430], c.light, [0.35, china], [0.75, mix(china, c.accent, 0.28)], [1, mix(china, c.near, 0.4)])),
    s.stroke(line([[56, 342], [100, 373], [200, 386], [300, 373], [344, 342]]), c.accent, 4, 0.85),
    s.within(bowl, s.stroke('M60 420q34 34 70 18t70 22 70-14 80-20', c.accent, 3, 0.8), s.path([0, 1, 2, 3, 4, 5].map((i) => egg(92 + i * 44, 424 + (i % 2) * 24, 8, 6, 30) + egg(104 + i * 44, 412 + (i % 2) * 24, 5, 4)).join(''), c.accent, 'opacity=".75"')),
    s.path(blob([[74, 372], [84, 380], [104, 448], [96, 450]]), c.light, 'opacity=".9"'),
  ];
  const trifles = [
    s.path(blob([[12, 560], [34, 548], [58, 554], [60, 566], [30, 574]]) + blob([[54, 556], [190, 580], [190, 586], [56, 566]]), s.fade(c.middle, c.near)),
    s.path(polygon([[318, 566], [346, 560], [372, 568], [344, 576]]), c.light) + s.path(polygon([[318, 566], [344, 576], [344, 598], [320, 590]]), china) + s.path(polygon([[344, 576], [372, 568], [370, 590], [344, 598]]), mix(china, c.accent, 0.35)),
    specks(s, 26, [220, 560, 90, 34], [1.6, 3.6], c.near, 0.8),
    // Spray that has left the cup.
    specks(s, 14, [60, 380, 60, 130], [2, 5], c.accent, 0.7),
  ];
  return s.picture(wall, window, table, storm, cup, trifles, vignette(s, 0.4, c.near));
}

// @ts-check
import { shade } from '../studio/colour.js';
import { clamp } from '../studio/marks.js';
import { blob, egg, limb } from '../studio/path.js';
import { gouache } from '../studio/hands.js';
import { camel } from '../motifs/camels.js';

export const scene = 'A swimmer crosses the dunes with long strokes; a caravan has stopped to look, and behind the swimmer a fin cuts the sand.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('desertNoon');
  const g = gouache(s, { from: [0.6, -1] });
  const [sand, deep, pale] = ['#e3a45c', '#b9662f', '#f4cf8d'];
  const sky = [g.ground('#3d8fa6', [[20, 120, '#8cc4bd'], [96, 70, '#f3dfae']])];
  // Dunes as the brush drags them, each with a dark side.
  const dune = (/** @type {string} */ d, /** @type {string} */ colour, /** @type {number} */ angle, /** @type {number} */ reach) => g.shape(d, colour, { angle, reach, gap: 4.6, light: shade(colour, 0.07, 6), dark: shade(colour, -0.07, -8) });
  const far = [
    dune(blob([[-20, 210, 'sharp'], [60, 168], [140, 190], [220, 160], [330, 196], [420, 172], [420, 330, 'sharp'], [-20, 330, 'sharp']]), '#eab97a', -14, 40),
    dune(blob([[-20, 290, 'sharp'], [80, 258], [190, 274], [290, 236], [420, 262, 'sharp'], [420, 620, 'sharp'], [-20, 620, 'sharp']]), sand, 12, 70),
  ];
  // The caravan: all heads turned one way.
  const rides = [[86, 266, 66, true], [168, 276, 72, true], [262, 250, 78, false]].map(([x, y, size, rider]) => s.path(egg(+x - 20, +y, +size * 0.5, 5), deep) + g.shape({ ...camel({ rider: Boolean(rider) }) }, '#7a4526', { spot: { x: +x, y: +y, size: +size }, reach: 9, gap: 3, angle: 70, light: '#b9733c', dark: '#4f2a1c', tones: { light: '#fff0cf', accent: '#c23f2b' } }));
  const rope = s.stroke('M128 222q18 14 26 6M214 226q18 14 30 0', '#4f2a1c', 2);

  // The swimmer: one arm forward, one over, a long wake.
  const skin = '#a85b33';
  const near = dune(blob([[-20, 396, 'sharp'], [90, 372], [210, 388], [320, 352], [420, 366, 'sharp'], [420, 620, 'sharp'], [-20, 620, 'sharp']]), '#dd9850', 8, 60);
  const body = blob([[120, 470], [170, 446], [230, 438], [272, 446], [290, 470], [250, 488], [180, 494], [128, 490]]);
  const over = limb([[256, 452, 40], [246, 396, 31], [284, 346, 25], [330, 352, 19]]) + limb([[328, 352, 21], [352, 364, 17], [364, 376, 10]]) + limb([[326, 356, 12], [338, 374, 9], [344, 382, 5]]);
  const reach = limb([[276, 474, 34], [330, 480, 25], [376, 470, 19], [410, 462, 13]]);
  const head = blob([[276, 452], [284, 426], [306, 416], [330, 424], [340, 444], [346, 454], [338, 460], [336, 472], [318, 482], [292, 478]]);
  const swimmer = [
    g.shape(reach, shade(skin, -0.04), { reach: 14, angle: 4, light: '#d58a55' }), g.shape(body, skin, { reach: 22, angle: 14, light: '#d58a55', dark: '#6e341f' }), s.path(blob([[120, 470], [150, 454], [176, 446], [180, 492], [128, 490]]), '#1f6f86'), s.stroke('M150 456q6 16 4 34', '#f3dfae', 5),
    g.shape(head, skin, { reach: 14, angle: 40, light: '#d58a55', dark: '#6e341f' }), s.path(blob([[274, 452], [282, 424], [308, 412], [332, 424], [336, 436], [306, 438], [288, 460]]), '#1f6f86'), s.path(blob([[318, 436], [342, 436], [344, 450], [322, 452]]), '#f3dfae'), s.path(egg(333, 444, 6, 5), '#17323c'), s.stroke('M318 442q-22-2-40 8', '#17323c', 4), s.path(egg(335, 467, 6, 5), '#4a1c14'),
    g.shape(over, skin, { reach: 16, angle: 60, light: '#e09a63', dark: '#6e341f' }),
  ];
  // Spray is sand, and the wake stays behind as a furrow.
  const spray = [
    g.pull([[130, 484], [60, 496], [-20, 492]], 26, pale, 0.35), g.pull([[110, 506], [40, 524], [-20, 530]], 16, deep, 0.3), g.pull([[300, 488], [230, 504], [130, 508]], 22, pale, 0.5), g.pull([[400, 484], [340, 500], [270, 502]], 15, pale, 0.4),
    g.dry((x, y) => clamp(1 - Math.hypot(x - 372, y - 400) / 52), pale, { area: [320, 350, 80, 100], angle: -62, gap: 5, width: 3 }), s.stroke('M352 398h0M374 386h0M388 402h0M362 414h0M392 378h0M340 402h0M384 424h0M126 452h0M108 462h0M96 446h0M84 470h0', pale, 6),
  ];
  // What follows.
  const fin = blob([[62, 470, 'sharp'], [52, 432], [28, 408, 'sharp'], [30, 444], [14, 474, 'sharp']]);
  const hunter = [g.pull([[96, 476], [40, 480], [-20, 474]], 12, pale, 0.5), g.shape(fin, '#7a5444', { reach: 16, angle: 70, light: '#b98a68', dark: '#4f3028' }), g.pull([[80, 480], [30, 484], [-20, 480]], 8, pale, 0.6)];
  const front = [
    dune(blob([[-20, 560, 'sharp'], [120, 536], [250, 548], [420, 520, 'sharp'], [420, 620, 'sharp'], [-20, 620, 'sharp']]), '#c47a3c', -6, 50),
    // The rope of the lane, and the steps out.
    s.stroke('M-10 548q200-30 420-22', '#fff0cf', 2.4), s.stroke(Array.from({ length: 8 }, (_, i) => `M${20 + i * 52} ${545 - i * 3.4}h14`).join(''), '#c23f2b', 9), s.stroke('M352 620v-70q0-16 12-16t12 16v16M380 620v-70q0-16 12-16t12 16', '#dfe6e2', 6),
  ];
  return s.picture(sky, far, rides, rope, near, hunter, swimmer, spray, front);
}

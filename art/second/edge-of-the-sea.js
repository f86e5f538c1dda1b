// @ts-check
import { clamp } from '../studio/marks.js';
import { blob, egg, limb, polygon } from '../studio/path.js';
import { form } from '../studio/form.js';
import { gouache } from '../studio/hands.js';
import { clothed } from '../motifs/clothed-people.js';

export const scene = 'A woman lifts the edge of the sea like a carpet to sweep the sand below it; from below, another hand holds it too.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('coralBay');
  const g = gouache(s, { from: [-0.8, -1] });
  const sky = [s.path('M0 0H400V600H0z', '#f7dcc0'), s.path('M0 0H400V90Q200 130 0 80z', '#bcd9dc'), g.dry((x, y) => clamp(1 - y / 130), '#a4cbd4', { area: [0, 0, 400, 140], angle: 3, gap: 6, width: 5, patch: [60, 6], shortest: 16 }), g.dry((x, y) => clamp((y - 90) / 90) * 0.8, '#fbeacb', { area: [0, 90, 400, 90], angle: -2, gap: 6, width: 5, patch: [60, 6], shortest: 16 }), s.path('M300 148l8-20 16 18zM330 152l2-10 10 9z', '#fffaf0'), s.stroke('M296 154h34', '#5a3a3a', 3)];
  const sand = [s.path('M0 300H400V600H0z', '#eec48c'), g.dry((x, y) => clamp((y - 440) / 200), '#d9a468', { area: [0, 420, 400, 180], angle: 4, gap: 6, width: 5, patch: [50, 6], shortest: 14 }), g.dry((x, y) => (y > 430 && x < 260 ? 0.35 : 0), '#f8ddb0', { area: [0, 430, 300, 170], angle: -5, gap: 8, width: 5, patch: [40, 8] })];
  // Below the sea it is dark, and not empty.
  const gap = blob([[166, 290, 'sharp'], [190, 390], [172, 484, 'sharp'], [260, 508], [340, 516], [420, 512, 'sharp'], [420, 380, 'sharp'], [320, 366], [240, 330]]);
  const below = [
    s.path(gap, '#1a2f42'), g.dry((x, y) => clamp((x - 160) / 300), '#0d1c2c', { area: [160, 300, 240, 210], angle: 60, gap: 6, width: 5, patch: [30, 6] }), s.within(gap, s.path('M150 482Q270 482 420 496V530H150z', '#b98a5c'), g.dry((x, y) => (y > 470 ? 0.6 : 0), '#8a6244', { area: [170, 468, 240, 40], angle: 4, gap: 5, width: 4 }),
      // What has been swept there for years.
      s.stroke('M220 474q-2-20 12-22t14 20', '#c9a24a', 5), s.path(blob([[262, 482], [270, 466], [288, 466], [310, 476], [308, 486]]), '#7a3a3a'), s.stroke('M330 486l20-12M334 476l12 12', '#d8cfc0', 4), s.path(egg(372, 484, 12, 9), '#d8cfc0'), s.stroke('M366 482h0M377 482h0', '#1a2f42', 5), s.stroke('M200 484l8-20 8 4', '#9fb0b4', 4), s.path(egg(382, 434, 8, 6) + egg(404, 430, 8, 6), '#e9e2a0'), s.path(egg(379, 434, 3) + egg(401, 430, 3), '#0d1c2c')),
  ];
  // The sea: its upper side with waves, its edge with a fringe.
  const sea = blob([[-20, 166, 'sharp'], [420, 160, 'sharp'], [420, 398, 'sharp'], [360, 394], [300, 376], [246, 346], [212, 316], [188, 290], [160, 266, 'sharp'], [120, 274], [60, 262], [-20, 268, 'sharp']]);
  const wet = form(sea);
  const on = (/** @type {(x: number, y: number) => number} */ tone) => (/** @type {number} */ x, /** @type {number} */ y) => (wet.inside(x, y) ? tone(x, y) : 0);
  const carpet = [
    s.path(sea, '#0d1c2c', 'opacity=".35" transform="translate(-4 16)"'), g.shape(sea, '#3b93a6', { reach: 0, light: '', dark: '' }), g.dry(on((x, y) => (y < 250 ? clamp((y - 160) / 120) * 0.8 : 0.5)), '#5fb3b8', { area: [0, 170, 400, 270], angle: 12, gap: 8, width: 5, patch: [40, 8], shortest: 14 }), g.dry(on((x, y) => clamp((x - 150) / 200) * clamp((y - 170) / 130)), '#24708c', { area: [140, 180, 260, 260], angle: 34, gap: 7, width: 5, patch: [44, 7], shortest: 14 }), s.path('M-10 164H410V174Q200 180-10 176z', '#2a7590'),
    // A pattern woven into it.
    s.stroke('M20 206q14-12 28 0t28 0 28 0M150 200q12-10 24 0t24 0 24 0M260 196q10-8 20 0t20 0 20 0 20 0M210 250q14-10 28 2t28 2 28 4 28 2M290 316q14-8 28 4t28 4 28 6', '#d9f0e4', 3.4),
    s.path(blob([[290, 268], [310, 258], [334, 266], [348, 256, 'sharp'], [348, 282, 'sharp'], [334, 274], [310, 280]]) + blob([[340, 350], [356, 342], [374, 350], [386, 342, 'sharp'], [386, 364, 'sharp'], [374, 356], [356, 362]]), '#f2b49a'), s.stroke('M300 266h0M348 349h0', '#17455a', 4.6),
    // Foam is the fringe.
    g.pull([[-10, 270], [60, 264], [120, 276], [158, 270]], 11, '#fffdf2', 0.7), g.pull([[162, 268], [190, 294], [214, 320], [248, 350], [302, 380], [360, 398], [410, 402]], 13, '#fffdf2', 0.8), s.stroke('M184 292l-12 10M198 308l-12 12M214 324l-11 14M232 340l-10 15M252 354l-9 16M274 368l-8 17M298 380l-7 18M322 389l-5 18M346 396l-4 18M370 400l-2 18M394 402v18', '#fffdf2', 5),
  ];
  // Fingers over the edge: longer than ours.
  const grey = '#8fb0a0';
  const palm = g.shape(blob([[274, 470], [300, 446], [346, 450], [372, 474], [370, 530], [284, 530]]), '#6f938a', { reach: 20, gap: 4, angle: 80, light: '#9fbcae', dark: '#3f5f5c' });
  const fingers = [[268, 0], [294, 1], [320, 2], [344, 3]].map(([x, i]) => g.shape(limb([[x + 14, 476, 17], [x + 4, 430 + i * 5, 17], [x - 4, 384 + i * 8, 16], [x - 10, 348 + i * 11, 11]]), grey, { reach: 8, gap: 3, angle: 84, light: '#c9dccb', dark: '#567a74' }) + s.path(egg(x - 11, 346 + i * 11, 5, 8, -14), '#3f5f5c'));
  // The housewife of the coast.
  const woman = clothed(s, { head: [9, -88], neck: [5, -80], chest: [1, -68], hip: [-4, -47], nearArm: [[-4, -56], [12, -48]], farArm: [[17, -74], [31, -82]], nearLeg: [[3, -26], [0, -3]], farLeg: [[-8, -26], [-16, -4]] }, { skin: '#e8a882', top: '#d8593c', bottom: '#7a2f48', hair: '#3a2018', hairdo: 'bun', cut: 'skirt', apron: '#fbf0dc', feel: 'calm', gaze: [0.7, 0.8], shoe: '#e8a882', hat: 'kerchief', hatColour: '#f2c04a' }, { x: 84, y: 574, size: 328, rim: '#fff3dc', from: [-0.8, -0.8], rimWidth: 3 });
  const broom = [s.stroke('M60 356L206 536', '#7a4a26', 8), s.stroke('M62 354L206 532', '#b9783c', 3), g.shape(polygon([[196, 520], [216, 510], [252, 548], [262, 570], [214, 584], [204, 556]]), '#e0b04a', { reach: 16, gap: 3.4, angle: 50, light: '#f6d67a', dark: '#a8762a' }), s.stroke('M200 528l22-12', '#b5342c', 5), s.path(egg(126, 422, 13, 11) + limb([[112, 414, 10], [128, 428, 9]]), '#e8a882')];
  const grip = s.path(blob([[172, 312], [178, 296], [192, 294], [202, 304], [196, 318], [180, 322]]), '#e8a882') + s.stroke('M184 300l12 8M180 308l12 6', '#b5714f', 2.6);
  const dust = [s.path(egg(274, 574, 26, 9) + egg(304, 582, 18, 7) + egg(250, 590, 16, 6), '#f8ddb0'), s.stroke('M270 556h0M288 560h0M300 548h0M318 566h0M262 540h0M330 578h0', '#c9935a', 5), s.stroke('M26 590q20-8 40 0M330 596q20-6 40 0', '#c9935a', 3)];
  return s.picture(sky, sand, below, s.within(gap, palm), carpet, fingers, woman, broom, grip, dust);
}

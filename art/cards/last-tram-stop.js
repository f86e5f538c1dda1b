// @ts-check
import { mix } from '../studio/colour.js';
import { clamp } from '../studio/marks.js';
import { blob, box, egg, limb, polygon } from '../studio/path.js';
import { pen } from '../studio/hands.js';

export const scene = 'At the last stop a woman waits with her case; the rails go on up a tree with lanterns, and her case has struck root.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('lilacFog');
  const ink = '#1a1733';
  const p = pen(s, { paper: '#efe9ee', ink, from: [0.4, -1] });
  const gold = '#f2c04a';
  const fog = [
    p.sheet('#dcd3e0'), p.wash('M-10-10H410V330L-10 380z', mix(c.far, p.paper, 0.35), 0.8), p.wash('M-10 420H410V610H-10z', mix(c.middle, p.paper, 0.3), 0.9),
    // Houses that the fog has nearly taken.
    s.stroke('M-10 420V250l34-24 34 24v170M66 420V290h52v130M84 290v-20h16v20M14 290h16v24H14zM14 350h16v24H14zM78 320h10v16H78zM96 320h10v16H96z', mix(c.middle, p.paper, 0.3), 2.4),
    p.hatch((x, y) => clamp((200 - y) / 460) * 0.9, { angle: -16, gap: 7, width: 1, patch: [40, 7] }, mix(ink, c.middle, 0.5)),
    p.hatch((x, y) => (y > 430 ? 0.2 + clamp((y - 470) / 280) * 0.5 : 0), { angle: 2, gap: 6.4, width: 1.1, patch: [40, 6.4] }),
  ];
  const bough = (/** @type {[number, number, number][]} */ ...spine) => limb(spine);
  const tree = bough([330, 640, 150], [306, 540, 104], [288, 430, 78], [296, 320, 66], [276, 220, 50], [284, 140, 36], [260, 60, 22], [270, -20, 10]) + bough([280, 240, 40], [220, 190, 28], [150, 176, 20], [84, 150, 12], [40, 156, 4]) + bough([290, 170, 34], [340, 110, 24], [380, 90, 16], [420, 60, 8]) + bough([196, 184, 18], [160, 130, 12], [150, 80, 6]) + bough([276, 90, 20], [220, 50, 13], [180, 10, 6]) + bough([340, 112, 14], [352, 60, 9], [340, 10, 4]) + bough([316, 560, 60], [240, 590, 30], [190, 604, 10]) + bough([330, 560, 60], [400, 590, 30]);
  const trunk = p.shape(tree, { fill: mix(c.middle, c.near, 0.35), reach: 46, angle: 82, gap: 4.8, cross: 0.55, contour: 2.6 });
  // Rails over roots and up the bark; sleepers get shorter as they climb.
  const at = (/** @type {number} */ t) => {
    const k = [[170, 620, 54], [224, 560, 46], [282, 500, 40], [292, 430, 33], [288, 360, 27], [292, 300, 23], [278, 240, 19], [262, 212, 16], [222, 186, 13], [176, 172, 11]];
    const i = Math.min(k.length - 2, Math.floor(t));
    const f = t - i;
    return [0, 1, 2].map((j) => k[i][j] + (k[i + 1][j] - k[i][j]) * f);
  };
  const along = Array.from({ length: 46 }, (_, i) => {
    const [x, y, w] = at(i / 5);
    const [u, v] = at(i / 5 + 0.1);
    const l = Math.hypot(u - x, v - y) || 1;
    return { x, y, w, nx: -(v - y) / l, ny: (u - x) / l };
  });
  const rail = (/** @type {number} */ m) => 'M' + along.map(({ x, y, w, nx, ny }) => `${Math.round(x + nx * w * m)} ${Math.round(y + ny * w * m)}`).join('L');
  const tracks = [s.stroke(along.map(({ x, y, w, nx, ny }) => `M${Math.round(x - nx * w * 0.62)} ${Math.round(y - ny * w * 0.62)}L${Math.round(x + nx * w * 0.62)} ${Math.round(y + ny * w * 0.62)}`).join(''), '#6b4a3a', 4), s.stroke(rail(0.44) + rail(-0.44), ink, 4), s.stroke(rail(0.44) + rail(-0.44), '#e9e4ee', 1.6)];
  const tram = [p.shape(blob([[92, 116, 'sharp'], [166, 124, 'sharp'], [160, 170, 'sharp'], [84, 158, 'sharp']], 0.3), { fill: '#c8553a', reach: 14, gap: 4 }), s.path(polygon([[98, 126], [112, 128], [109, 144], [95, 142]]) + polygon([[118, 129], [132, 130], [129, 147], [115, 145]]) + polygon([[138, 131], [154, 133], [150, 150], [135, 148]]), gold), s.stroke('M128 118l6-16 12 2', ink, 2), s.path(egg(100, 164, 6) + egg(146, 171, 6), ink)];
  const lamps = [[60, 196], [120, 214], [176, 224], [152, 96], [222, 90], [188, 30], [342, 168], [384, 138], [346, 40], [392, 84], [238, 250]].map(([x, y], i) => s.stroke(`M${x} ${y - 12}v${-14 - (i % 3) * 7}`, ink, 1.6) + s.path(egg(x, y, 19), gold, 'opacity=".28"') + s.path(polygon([[x - 6, y - 9], [x + 6, y - 9], [x + 8, y + 9], [x - 8, y + 9]]), gold) + s.stroke(`M${x - 8} ${y - 10}h16M${x - 9} ${y + 10}h18`, ink, 3) + s.path(egg(x, y, 3, 5), '#fffbe6'));
  // She, from behind; the sign; the case.
  const coat = blob([[28, 620, 'sharp'], [40, 520], [46, 444], [58, 412], [86, 402], [118, 402], [146, 412], [158, 446], [162, 520], [178, 620, 'sharp']]);
  const woman = [
    p.shape(coat, { fill: '#4a4f8c', reach: 54, angle: 74, gap: 4.6, contour: 2.6 }), s.stroke('M102 430V610', ink, 2), s.stroke('M94 470h0M110 470h0', gold, 6), p.shape(limb([[54, 436, 30], [42, 500, 24], [46, 556, 20]]), { fill: '#4a4f8c', reach: 14, angle: 74 }),
    p.shape(blob([[76, 404], [72, 372], [80, 346], [102, 336], [124, 346], [132, 372], [128, 404]]), { fill: '#7a3f2c', reach: 24, angle: 80, gap: 3.8 }), p.shape(egg(102, 396, 19, 15), { fill: '#8a4a34', reach: 12, gap: 3.6 }), p.shape(blob([[40, 358], [70, 346], [74, 314], [102, 302], [130, 314], [134, 346], [166, 356], [132, 366], [102, 370], [70, 368]]), { fill: '#2f3566', reach: 26, angle: 20 }), s.stroke('M72 344q30 12 62 0', gold, 6),
  ];
  const sign = [p.shape(box(194, 320, 9, 290), { fill: '#6a6590', reach: 8, angle: 88 }), p.shape(egg(198, 306, 28), { fill: '#f5eff2', reach: 14 }), s.stroke(egg(198, 306, 20), '#c8553a', 5), s.stroke('M186 306h22l-8-7M208 306l-8 7', ink, 3)];
  const suitcase = s.group([
    s.stroke('M14 588q-4 24-18 38M34 590q-2 24-10 46M56 590q4 22 2 46M78 588q14 12 24 40M24 610l-12 12M66 610l10 22', '#5f8a4a', 5), p.shape(polygon([[2, 534], [84, 534], [88, 590], [-2, 590]]), { fill: '#b9774a', reach: 24, gap: 4, contour: 2.4 }), s.stroke('M30 534q0-16 14-16t14 16', ink, 5), s.stroke('M20 534v56M66 534v56', '#7a4a2c', 5), s.path(blob([[84, 546], [100, 534], [112, 540, 'sharp'], [98, 552]]) + blob([[6, 536], [-2, 518], [4, 508, 'sharp'], [14, 524]]), '#6fa055'), s.stroke('M84 550q14-4 22-8M6 536q0-12-1-22', '#3f6a34', 2),
  ], 'transform="translate(8 -34)"');
  return s.picture(fog, trunk, tracks, tram, lamps, sign, woman, suitcase);
}

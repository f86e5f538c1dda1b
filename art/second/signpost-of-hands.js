// @ts-check
import { shade } from '../studio/colour.js';
import { clamp } from '../studio/marks.js';
import { blob, egg, limb, polygon } from '../studio/path.js';
import { gouache } from '../studio/hands.js';
import { clothed } from '../motifs/clothed-people.js';
import { hand } from '../motifs/second-c.js';

export const scene = "On a moor stands a signpost of arms; each hand points elsewhere, one beckons, one holds the traveller's hat.";

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('stormGreen');
  const g = gouache(s, { from: [0.8, -0.7] });
  const sky = [
    g.ground('#2f4a4c', [[70, 120, '#47686a'], [210, 110, '#7f9a84'], [320, 90, '#d8cf96']], { angle: -6 }), g.dry((x, y) => clamp(1 - Math.hypot((x - 330) / 1.6, y - 350) / 90), '#fbeeb0', { area: [140, 250, 260, 170], angle: -4, gap: 5, width: 5, patch: [60, 5] }), g.pull([[-20, 90], [90, 60], [210, 96], [300, 60], [420, 84]], 46, '#24393d', 0.4), g.pull([[-20, 190], [110, 170], [220, 200]], 30, '#38565a', 0.3), g.pull([[200, 20], [320, 10], [420, 30]], 40, '#1d3034', 0.5),
    s.path(blob([[-20, 440], [60, 418], [170, 432], [280, 414], [420, 430], [420, 620], [-20, 620]]), '#5f6f4a'), g.dry((x, y) => (y > 420 ? 0.5 : 0), '#8a8a4c', { area: [0, 420, 400, 180], angle: 3, gap: 6, width: 4.4, patch: [40, 6] }), g.dry((x, y) => clamp((y - 470) / 150), '#3a4a38', { area: [0, 470, 400, 130], angle: 3, gap: 6, width: 4.4, patch: [40, 6] }),
    // Paths go everywhere, and pools keep the sky.
    s.path(blob([[150, 610, 'sharp'], [190, 540], [120, 480], [-20, 462], [-20, 454], [130, 466], [210, 520], [230, 610, 'sharp']]), '#b7a874'), s.path(blob([[200, 540], [270, 480], [420, 452], [420, 460], [290, 492], [226, 560]]), '#b7a874'), s.path(egg(330, 520, 46, 9) + egg(60, 530, 36, 7), '#9fb4a0'),
  ];
  const post = g.shape(polygon([[176, 600], [190, 20], [224, 12], [236, 600]]), '#7a5236', { angle: 88, reach: 24, light: '#b98a58', dark: '#4a2e20' });
  const skins = ['#e8b38c', '#c98a62', '#f2cdac', '#a86a48', '#dca27a'];
  /** @param {any} grip @param {number} x @param {number} y @param {number} size @param {number} turn @param {boolean} flip @param {number} i @param {string} sleeve */
  const arm = (grip, x, y, size, turn, flip, i, sleeve) => {
    const a = ((flip ? 180 + turn : turn) * Math.PI) / 180;
    const [dx, dy] = [Math.cos(a), Math.sin(a)];
    const from = [x - dx * size * 0.86, y - dy * size * 0.86];
    return [
      g.shape(limb([[from[0], from[1], size * 0.5], [x - dx * size * 0.4, y - dy * size * 0.4, size * 0.46], [x - dx * size * 0.02, y - dy * size * 0.02, size * 0.42]]), sleeve, { angle: (Math.atan2(dy, dx) * 180) / Math.PI + 90, reach: size * 0.2, gap: 4 }),
      g.shape(hand(grip), skins[i], { spot: { x, y, size, turn, flip }, angle: 40, reach: size * 0.16, gap: 3.4, tones: { frame: shade(skins[i], -0.28) } }), s.path(limb([[x - dx * size * 0.04 - dy * size * 0.2, y - dy * size * 0.04 + dx * size * 0.2, size * 0.1], [x - dx * size * 0.04 + dy * size * 0.2, y - dy * size * 0.04 - dx * size * 0.2, size * 0.1]]), '#f6efdc'),
      s.path(egg(from[0] + dx * size * 0.12, from[1] + dy * size * 0.12, 5), '#2a1c16'),
    ];
  };
  const hat = [g.shape(blob([[290, 374], [312, 360], [306, 318], [330, 300], [360, 308], [366, 344], [396, 352], [346, 380]]), '#3f4f6a', { reach: 16 }), s.stroke('M312 352q26 10 52-6', '#e2b04a', 6)];
  const arms = [
    arm('point', 286, 66, 92, -14, false, 0, '#8a3a3a'), arm('point', 112, 112, 100, 10, true, 1, '#3f5f7a'), arm('open', 300, 168, 96, 6, false, 3, '#c9993f'), arm('beckon', 106, 226, 96, -12, true, 2, '#5f7a4a'), arm('point', 122, 330, 84, -30, true, 4, '#6a4a78'),
  ];
  const keeper = arm('grip', 272, 306, 88, 12, false, 2, '#4a3a34');
  const look = { head: [-1, -91], neck: [0, -82], chest: [0, -70], hip: [0, -49], nearArm: [[10, -76], [8, -92]], farArm: [[8, -62], [10, -48]], nearLeg: [[-2, -26], [-3, -3]], farLeg: [[5, -26], [7, -3]] };
  // So small below, one hand on the bare head.
  const traveller = [s.path(egg(140, 592, 40, 7), '#2a3428', 'opacity=".6"'), clothed(s, /** @type {any} */ (look), { skin: '#f0c8a4', top: '#d8652f', bottom: '#3a3440', hair: '#5a3420', cut: 'coat', feel: 'afraid', gaze: [0.7, -0.9], head: 1.3 }, { x: 128, y: 590, size: 142, rim: '#ffe9a8', from: [0.8, -0.5], rimWidth: 2.2 }), g.shape(polygon([[82, 560], [116, 560], [118, 592], [80, 592]]), '#8a5a34', { reach: 10 }), s.stroke('M92 560v-8h14v8', '#3a2418', 3)];
  const grass = s.stroke(Array.from({ length: 40 }, () => { const x = s.random.whole(-5, 405); const y = s.random.whole(560, 604); return `M${x} ${y}q${s.random.whole(-10, -3)}-10 ${s.random.whole(-16, -6)}-${s.random.whole(12, 24)}`; }).join(''), '#c2b865', 2.4);
  return s.picture(sky, arms, post, s.path(blob([[180, 24], [206, 2], [232, 20]]), '#4a2e20'), hat, keeper, traveller, grass);
}

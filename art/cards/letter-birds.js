// @ts-check
import { clamp } from '../studio/marks.js';
import { blob, box, egg, limb, polygon } from '../studio/path.js';
import { gouache } from '../studio/hands.js';

export const scene = 'An old woman stands at the open window and letters fly south from her box; one comes back the other way.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('amberDusk');
  const g = gouache(s, { from: [0, -1] });
  const paper = '#fbf1dc';
  const view = polygon([[64, 24], [344, 30], [346, 420], [60, 424]]);
  const evening = [
    s.path(view, '#6a4a86'), g.dry((x, y) => clamp((y - 40) / 170), '#c2607c', { area: [60, 20, 290, 240], angle: -5, gap: 4.8, width: 4.2, patch: [60, 4.8] }), g.dry((x, y) => clamp((y - 140) / 150), '#f0955a', { area: [60, 120, 290, 190], angle: -5, gap: 4.8, width: 4.4, patch: [60, 4.8] }), g.dry((x, y) => clamp((y - 240) / 90), '#fbd07c', { area: [60, 230, 290, 110], angle: -4, gap: 4.8, width: 4.4, patch: [50, 4.8] }),
    // Roofs, nearer ones violet.
    s.path('M56 346l24-22 18 14 20-26 26 24 20-14 22 20 30-30 24 26 22-12 20 18 26-24 20 16 24-14V430H56z', '#9a4a6a'), s.path('M56 384l30-18 24 12 30-26 34 26 30-14 30 18 34-28 30 22 50-16V430H56z', '#5f3362'), s.path([[96, 392], [152, 378], [246, 388], [300, 380], [328, 396]].map(([x, y]) => box(x, y, 7, 10)).join(''), '#fbd07c'),
  ];
  /** A letter on paper wings, its middle at 0, 0; it flies to the right and up. @param {string} seal */
  const letter = (seal) => [s.path(polygon([[-2, -4], [-30, -34], [-10, -36], [14, -10]]), '#e9d6bd'), s.path(polygon([[-20, -9], [20, -13], [22, 12], [-18, 16]]), paper), s.stroke('M-20-9L2 5 20-13', '#c98f86', 1.8), s.path(egg(2, 4, 3.4), seal), s.path(polygon([[4, -6], [-2, -44], [22, -40], [22, -8]]), '#ffffff'), s.stroke('M8-12L4-38M14-11L12-38', '#e2cdb8', 1.4)];
  const bird = s.stamp(letter('#b5352b'));
  const flock = [[250, 98, 0.5, -8], [222, 122, 0.58, -6], [276, 126, 0.6, -10], [194, 154, 0.7, -4], [300, 160, 0.72, -12], [164, 196, 0.84, 0], [318, 204, 0.84, -14], [210, 216, 0.9, -2], [140, 250, 1.04, 6]].map(([x, y, k, turn]) => bird(x, y, k, turn));
  // The one that comes back is older than the others.
  const returning = s.group(letter('#2f5f4a'), 'transform="translate(300 286) scale(-1.5 1.5) rotate(14)"');
  const wall = '#4a2340';
  const room = [
    s.path(`M0 0H400V600H0z${'M64 24L60 424 346 420 344 30z'}`, wall, 'fill-rule="evenodd"'), g.dry((x, y) => (x < 50 || x > 358 || y > 440 ? 0.32 : 0), '#63304f', { angle: 86, gap: 6, width: 4.6, patch: [50, 6] }),
    s.stroke('M64 24L344 30M64 24L60 424M344 30L346 420', '#2c1428', 12), s.stroke('M67 28L341 34', '#8a4a5a', 3),
    // Casements opened inwards.
    g.shape(polygon([[60, 26], [10, 4], [6, 470], [58, 424]]), '#7c3a4a', { angle: 88, reach: 14, light: '#b5605a', dark: '#4a2038' }), s.path(polygon([[52, 46], [20, 30], [18, 210], [50, 214]]) + polygon([[50, 232], [18, 230], [16, 434], [50, 404]]), '#e08a5c'), g.dry((x, y) => clamp((y - 60) / 500), '#f7c27c', { area: [14, 30, 40, 400], angle: 60, gap: 7, width: 4 }),
    g.shape(blob([[350, -20, 'sharp'], [420, -20, 'sharp'], [420, 520, 'sharp'], [366, 510], [352, 400], [372, 260], [346, 120]]), '#8f2f3c', { angle: 84, reach: 24, light: '#c9564a', dark: '#5a1a2c' }),
    s.path(polygon([[36, 418], [366, 412], [384, 446], [20, 452]]), '#8a4a3a'), s.path(polygon([[36, 418], [366, 412], [368, 418], [34, 425]]), '#f0a468'),
  ];
  // She: a shawl, a bun, both hands at the box.
  const shawl = blob([[58, 640, 'sharp'], [66, 520], [92, 448], [132, 408], [180, 402], [226, 416], [258, 460], [272, 540], [276, 640, 'sharp']]);
  const woman = [
    s.path(polygon([[232, 392], [338, 386], [344, 440], [236, 446]]), '#b9774a'), s.path(polygon([[232, 392], [338, 386], [326, 372], [246, 376]]), '#5f331f'), s.path(polygon([[250, 388], [292, 372], [300, 384], [264, 396]]) + polygon([[290, 384], [326, 366], [330, 380], [300, 392]]), paper), s.stroke('M236 414l106-6', '#8a5230', 4),
    g.shape(limb([[236, 470, 52], [276, 452, 36], [290, 424, 26]]), '#7a2f4a', { reach: 16, angle: 30, light: '#c9605a' }), s.path(limb([[286, 430, 20], [292, 408, 16], [290, 396, 9]]) + limb([[296, 424, 12], [308, 408, 9], [310, 400, 6]]), '#e9ac86'),
    g.shape(shawl, '#7a2f4a', { angle: 74, reach: 46, gap: 4.4, light: '#d06a58', dark: '#4a1a38' }), s.stroke('M96 470l20 20-20 20-16-18M150 450l20 20-20 20-20-20zM206 462l20 20-20 20-20-20zM124 520l20 20-20 20-20-20zM182 520l20 20-20 20-20-20zM238 530l18 20-20 20-18-20zM92 580l20 20-20 20M152 584l20 20M212 588l20 20', '#f0c27a', 2.6),
    g.shape(blob([[122, 408], [112, 362], [122, 318], [158, 296], [196, 306], [212, 344], [206, 388], [190, 416]]), '#d8cfd2', { angle: 62, reach: 26, light: '#f7efe6', dark: '#9a8a9c' }), g.shape(egg(150, 294, 27, 22), '#d8cfd2', { angle: 20, reach: 16, light: '#f7efe6', dark: '#9a8a9c' }), s.stroke('M118 280l68 22', '#b5352b', 4), s.path(blob([[206, 352], [216, 356], [226, 372, 'sharp'], [216, 376], [214, 392], [204, 398]]), '#e9ac86'), s.path(egg(186, 366, 7, 11), '#e9ac86'), s.stroke('M186 382h0', '#f0c27a', 6),
  ];
  return s.picture(s.path('M0 0H400V600H0z', wall), s.within(view, evening, flock), room, woman, returning);
}

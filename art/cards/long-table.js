// @ts-check
import { clamp } from '../studio/marks.js';
import { blob, egg, limb, polygon } from '../studio/path.js';
import { gouache } from '../studio/hands.js';
import { clothed } from '../motifs/clothed-people.js';

export const scene = 'A wedding table runs out over the sea to the horizon with guests in boats beside it; the bride\'s chair is empty, and far out somebody in white rows away.';

const FAR = /** @type {[number, number]} */ ([222, 178]);

/** A place on the cloth: 0 is near, 1 is the horizon; across from -1 to 1. @param {number} t @param {number} across @returns {[number, number]} */
const on = (t, across) => {
  const k = 1 / (1 + t * 26);
  return [FAR[0] + (196 - FAR[0] + across * 190) * k, FAR[1] + 470 * k];
};

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('blossom');
  const g = gouache(s, { from: [-0.6, -1] });
  const [cloth, sea, rose] = ['#f6d8d2', '#3f9a98', '#d9577c'];
  const sky = [g.ground('#c9a4cf', [[20, 110, '#f2b8b4'], [104, 70, '#fbdcb4']]), s.path('M-10 176H410V610H-10z', sea), g.dry((x, y) => clamp((y - 170) / 420), '#1f6f7c', { area: [0, 180, 400, 420], angle: 0, gap: 6, width: 5, patch: [50, 6], shortest: 12 }), g.dry((x, y) => clamp(0.5 - (y - 176) / 200), '#fbdcb4', { area: [0, 176, 400, 110], angle: 0, gap: 5, width: 3, patch: [40, 5] })];
  const table = polygon([on(1.2, -1), on(1.2, 1), on(0.02, 1), [430, 640], [-30, 640], on(0.02, -1)]);
  const side = polygon([on(1.2, 1), on(0.02, 1), [430, 640], [440, 640], [on(0.04, 1)[0] + 26, on(0.04, 1)[1] + 30], [FAR[0] + 10, FAR[1] + 12]]);
  const board = [s.path(side, '#c98a9a'), g.shape(table, cloth, { angle: 88, reach: 60, gap: 6, light: '#fdeee6', dark: '#e0b4b8' })];
  // Plates in pairs, smaller and smaller; glasses; petals.
  const plate = (/** @type {number} */ t, /** @type {number} */ a) => {
    const [x, y] = on(t, a);
    const k = 1 / (1 + t * 26);
    return s.path(egg(x, y + 4 * k, 62 * k, 26 * k), '#d9b4b8') + s.path(egg(x, y, 60 * k, 24 * k), '#ffffff') + s.path(egg(x, y, 38 * k, 14 * k), '#f3dcd6') + (k > 0.2 ? s.stroke(`M${Math.round(x - 78 * k)} ${Math.round(y - 16 * k)}l${Math.round(-4 * k)} ${Math.round(44 * k)}M${Math.round(x + 78 * k)} ${Math.round(y - 16 * k)}l${Math.round(4 * k)} ${Math.round(44 * k)}`, '#a89aa6', 5 * k) : '');
  };
  const places = [0.62, 0.42, 0.3, 0.22, 0.16, 0.115, 0.08, 0.052].map((t) => plate(t, -0.66) + plate(t, 0.66));
  const flowers = [0.5, 0.34, 0.24, 0.165, 0.11, 0.066].map((t, i) => {
    const [x, y] = on(t, 0);
    const k = 1 / (1 + t * 26);
    return s.path(polygon([[x - 14 * k, y - 44 * k], [x + 14 * k, y - 44 * k], [x + 18 * k, y + 8 * k], [x - 18 * k, y + 8 * k]]), '#7fb8b0') + s.path([[-22, -66], [0, -80], [22, -68], [-10, -54], [12, -52]].map(([dx, dy]) => egg(x + dx * k, y + dy * k, 19 * k)).join(''), i % 2 ? rose : '#e8839a') + s.path([[-18, -70], [4, -84], [20, -72]].map(([dx, dy]) => egg(x + dx * k, y + dy * k, 7 * k)).join(''), '#fbe0dc');
  });
  // Guests row along; all look ahead and nobody looks back.
  const boat = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ size, /** @type {any} */ wear, flip = false) => {
    const k = size / 100;
    const m = flip ? -1 : 1;
    return clothed(s, 'row', { skin: '#e2ab86', hair: '#4a2a34', gaze: [0.9, -0.5], ...wear }, { x, y: y - 4 * k, size, flip }) + s.path(blob([[x - 62 * k, y - 26 * k, 'sharp'], [x, y - 16 * k], [x + 64 * k, y - 28 * k, 'sharp'], [x + 44 * k, y + 6 * k], [x - 42 * k, y + 6 * k]]), '#7a4a3c') + s.path(blob([[x - 62 * k, y - 26 * k, 'sharp'], [x, y - 16 * k], [x + 64 * k, y - 28 * k, 'sharp'], [x + 60 * k, y - 20 * k], [x, y - 9 * k], [x - 58 * k, y - 19 * k]]), '#b9774f') + s.path(limb([[x + m * 18 * k, y - 42 * k, 4 * k], [x + m * 46 * k, y + 12 * k, 4 * k]]), '#4a2a22') + s.stroke(`M${Math.round(x - 60 * k)} ${Math.round(y + 12 * k)}h${Math.round(46 * k)}M${Math.round(x + 10 * k)} ${Math.round(y + 16 * k)}h${Math.round(50 * k)}`, '#bfe3da', 3 * k);
  };
  const boats = [
    boat(170, 206, 24, { top: '#6a4a86', bottom: '#4a2a5a' }), boat(276, 214, 30, { top: '#c9822f', bottom: '#7a4a2c' }, true), boat(130, 232, 40, { top: '#d9577c', bottom: '#8a2f4c', hairdo: 'bun' }), boat(334, 256, 56, { top: '#f3e6c8', bottom: '#8a6a4a', hat: 'straw', hatColour: '#f3dc9a' }, true),
    boat(64, 288, 76, { top: '#2f4a6e', bottom: '#24344e', hat: 'felt', hatColour: '#24344e' }), boat(372, 344, 104, { top: '#8a5fa0', bottom: '#5a3a6e', hairdo: 'long' }, true),
  ];
  // She is beyond the last candle.
  const bride = [s.path(egg(238, 162, 22, 15), '#fff6e0', 'opacity=".7"'), s.path(blob([[228, 174, 'sharp'], [258, 172, 'sharp'], [252, 180], [234, 181]]), '#7a4a3c'), s.path(blob([[236, 174, 'sharp'], [237, 160], [243, 156], [249, 162], [250, 174, 'sharp']]) + blob([[240, 158], [230, 166], [222, 178, 'sharp'], [234, 172]]), '#ffffff'), s.path(egg(243, 152, 4, 5), '#e2ab86'), s.stroke('M248 166l14 10', '#4a2a22', 2)];
  // Near us: her chair, the veil over its back, one shoe on the seat.
  const chair = [
    s.path(limb([[126, 640, 13], [130, 500, 12], [138, 452, 10]]) + limb([[278, 640, 13], [272, 500, 12], [264, 452, 10]]), '#8a4a3c'), g.shape(blob([[130, 520], [136, 456], [168, 430], [202, 424], [236, 430], [266, 456], [272, 520], [252, 516], [246, 466], [202, 446], [156, 466], [150, 516]]), '#7a3a30', { angle: 30, reach: 12, light: '#b5654a' }), s.path(limb([[138, 556, 11], [264, 556, 11]]), '#8a4a3c'),
    g.shape(blob([[160, 432], [206, 418], [250, 436], [262, 480], [286, 540], [280, 600], [310, 640, 'sharp'], [236, 640, 'sharp'], [226, 560], [212, 480], [190, 470], [176, 520], [160, 500], [152, 456]]), '#fffaf4', { angle: 76, reach: 40, gap: 4, light: '#ffffff', dark: '#d9c4d6' }),
    s.path([[168, 434, 9], [188, 424, 10], [210, 420, 11], [232, 426, 9], [248, 438, 8]].map(([x, y, r]) => egg(x, y, r)).join(''), rose), s.path([[170, 430, 4], [192, 420, 4], [214, 416, 4], [236, 424, 4]].map(([x, y, r]) => egg(x, y, r)).join(''), '#fbe0dc'),
  ];
  const cake = [s.path(egg(52, 566, 62, 17), '#d9b4b8'), g.shape(polygon([[4, 560], [8, 516], [96, 514], [102, 560]]), '#fff6ee', { angle: 86, reach: 20, dark: '#e8c4c8' }), g.shape(polygon([[24, 516], [28, 480], [80, 478], [84, 514]]), '#fff6ee', { angle: 86, reach: 16, dark: '#e8c4c8' }), s.stroke('M8 524q12 12 23 0t22 0 22 0 22 0M28 488q9 9 17 0t17 0 17 0', rose, 4), s.path(limb([[50, 478, 6], [50, 452, 6]]) + egg(50, 446, 5), '#2a2030'), s.stroke('M62 478v-3', '#ffffff', 8)];
  return s.picture(sky, bride, boats.slice(0, 4), board, places, flowers, boats.slice(4), cake, chair);
}

// @ts-check
import { mix } from '../studio/colour.js';
import { form } from '../studio/form.js';
import { clamp } from '../studio/marks.js';
import { blob, egg, limb, ring } from '../studio/path.js';
import { linocut } from '../studio/hands.js';

export const scene = 'A child under the table looks at the guests\' legs, which are trunks with roots and owls; one of them ends in a hoof.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('pearFog');
  const ink = '#101c14';
  const [cream, light] = ['#f3ecd0', '#d8e08c'];
  const l = linocut(s, { paper: cream, ink, from: [0, -0.2] });
  const wood = [
    l.inked(), s.path(blob([[-20, 520], [-20, 130], [80, 110], [200, 104], [320, 110], [420, 130], [420, 520], [300, 560], [100, 560]]), '#2f5a3a'), s.path(blob([[60, 500], [70, 180], [200, 140], [330, 180], [340, 500], [200, 540]]), '#7fa04a'), s.path(blob([[130, 480], [140, 240], [200, 200], [262, 240], [270, 480], [200, 500]]), light),
    l.cuts((x, y) => (y > 110 && y < 540 ? 0.2 + clamp(1 - Math.hypot(x - 200, y - 340) / 260) * 0.6 : 0), { flow: (x, y) => (Math.atan2(y - 340, x - 200) * 180) / Math.PI, gap: 15, length: 26, width: 3 }, mix(light, cream, 0.5)),
    // Something small stands in the clearing, with its back to the light.
    s.path(blob([[188, 470], [184, 430], [192, 412], [200, 396, 'sharp'], [208, 412], [216, 430], [212, 470]]) + limb([[196, 470, 6], [194, 492, 5]]) + limb([[205, 470, 6], [207, 492, 5]]) + limb([[190, 428, 4], [178, 446, 4]]), ink), s.stroke('M197 420h0M204 420h0', cream, 3),
  ];
  /** A leg that has become a trunk: width, bark, what stands on the floor. @param {[number, number, number][]} spine @param {string} colour @param {'bark' | 'stripe' | 'plain'} skin */
  const trunk = (spine, colour, skin) => {
    const d = limb(spine);
    const f = form(d);
    const bark = skin === 'stripe' ? (/** @type {number} */ x) => (Math.floor(x / 9) % 2 ? 0.9 : 0) : skin === 'bark' ? () => 0.45 : () => 0.14;
    return [s.path(d, ink, 'transform="translate(4 0)"'), s.path(d, colour), l.cuts((x, y) => (f.inside(x, y) ? bark(x) : 0), { area: f.area, flow: (x, y) => 90 + 10 * Math.sin(y / 30), gap: 15, length: 30, width: 2.6, wild: 5 }, skin === 'bark' ? ink : mix(colour, cream, 0.4))];
  };
  const roots = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ k, /** @type {string} */ colour) => s.path(limb([[x, y - 20, 34 * k], [x - 20 * k, y + 6, 22 * k], [x - 56 * k, y + 16, 8 * k], [x - 78 * k, y + 30, 2]]) + limb([[x, y - 20, 34 * k], [x + 26 * k, y + 8, 22 * k], [x + 60 * k, y + 14, 9 * k], [x + 86 * k, y + 26, 2]]) + limb([[x, y - 16, 28 * k], [x + 4, y + 20, 16 * k], [x + 16 * k, y + 44, 3]]), colour);
  const owl = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ k) => [s.path(egg(x, y, 21 * k, 26 * k), ink), s.path(blob([[x - 13 * k, y + 18 * k], [x - 15 * k, y - 8 * k], [x - 14 * k, y - 20 * k, 'sharp'], [x, y - 13 * k], [x + 14 * k, y - 20 * k, 'sharp'], [x + 15 * k, y - 8 * k], [x + 13 * k, y + 18 * k]]), '#b9843c'), s.path(egg(x - 7 * k, y - 5 * k, 6 * k) + egg(x + 7 * k, y - 5 * k, 6 * k), cream), s.path(egg(x - 6 * k, y - 4 * k, 3 * k) + egg(x + 8 * k, y - 4 * k, 3 * k), ink), s.path(`M${x - 3 * k} ${y + 1}h${6 * k}l${-3 * k} ${6 * k}z`, '#e9b53c')];
  const legs = [
    trunk([[138, 70, 44], [130, 250, 36], [136, 400, 30], [132, 490, 28]], '#4a5a3a', 'bark'), roots(132, 490, 0.6, '#4a5a3a'),
    trunk([[272, 70, 46], [280, 250, 38], [272, 400, 31], [276, 470, 28]], '#6e5a34', 'bark'),
    // The hoof.
    s.path(blob([[256, 462, 'sharp'], [298, 462, 'sharp'], [312, 506, 'sharp'], [284, 512], [281, 492, 'sharp'], [276, 512], [244, 506, 'sharp']]), ink), s.stroke('M262 470q16 8 32 0', '#b9843c', 4), l.cuts((x, y) => (y > 430 && y < 466 && x > 254 && x < 300 ? 0.9 : 0), { area: [252, 428, 50, 40], flow: () => 88, gap: 6, length: 16, width: 3 }, '#3a2a18'),
    trunk([[54, 60, 92], [40, 240, 74], [58, 380, 60], [48, 540, 56]], '#27402f', 'stripe'), roots(48, 540, 1, '#27402f'), owl(56, 300, 1.1),
    trunk([[352, 60, 90], [366, 240, 72], [350, 400, 60], [356, 560, 56]], '#7c3f34', 'plain'), roots(356, 556, 1, '#7c3f34'), owl(350, 220, 0.9), s.stroke('M322 420q30 12 60 0M322 434q30 12 60 0', '#e9b53c', 4),
  ];
  // The cloth above: the sky of this wood.
  const cloth = [s.path('M-10-10H410V84H-10z', cream), s.path(Array.from({ length: 9 }, (_, i) => egg(i * 52 - 6, 84, 27, 24)).join(''), cream), s.path(Array.from({ length: 9 }, (_, i) => egg(i * 52 - 6, 86, 7) + ring(6, (a) => [i * 52 - 6 + Math.cos(a) * 15, 86 + Math.sin(a) * 13]).map(([x, y]) => egg(x, y, 2.6)).join('')).join(''), '#2f5a3a'), l.cuts((x, y) => (y < 66 ? 0.26 : 0), { flow: () => 90, gap: 15, length: 24, width: 2.4, area: [0, 0, 400, 66] }, mix(c.middle, cream, 0.4)), s.stroke('M-10 62q26 10 52 0t52 0 52 0 52 0 52 0 52 0 52 0 52 0', '#c9c08c', 2.4)];
  // We look over its shoulder.
  const hair = blob([[150, 640, 'sharp'], [146, 560], [160, 508], [200, 486], [242, 504], [258, 556], [256, 640, 'sharp']]);
  const child = [l.block(blob([[90, 640, 'sharp'], [110, 590], [150, 570], [256, 570], [300, 590], [318, 640, 'sharp']]), { colour: '#b0416e', cuts: cream, reach: 12, gap: 6, flow: () => 80 }), s.path(hair, '#5a2f1c'), l.cuts((x, y) => (form(hair).inside(x, y) ? 0.34 + 0.5 * clamp((540 - y) / 60) : 0), { area: form(hair).area, flow: (x) => 90 + (200 - x) * 0.5, gap: 10, length: 26, width: 2.6 }, '#d98a4a'), s.path(blob([[186, 500], [168, 486], [170, 512]]) + blob([[214, 500], [234, 484], [230, 512]]) + egg(200, 500, 7), '#e9b53c')];
  return s.picture(wood, legs, cloth, child);
}

// @ts-check
import { mix } from '../studio/colour.js';
import { form } from '../studio/form.js';
import { clamp } from '../studio/marks.js';
import { blob, egg, flame, limb, polygon } from '../studio/path.js';
import { linocut } from '../studio/hands.js';

export const scene = 'A great moth lights a street lamp that is a flower; the edge of one wing already smoulders.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('starViolet');
  const ink = '#120a26';
  const [gold, cream] = ['#f6c34f', '#f5e8cf'];
  const l = linocut(s, { paper: cream, ink, from: [0, -1] });
  const violet = '#5b3a8f';
  const turn = (/** @type {number} */ x, /** @type {number} */ y) => (Math.atan2(y - 120, x - 200) * 180) / Math.PI;

  const night = [
    l.inked(), s.path(blob([[200, 20], [340, 70], [400, 230], [360, 400], [200, 450], [40, 400], [0, 230], [60, 70]]), '#2a1750'), s.path(blob([[200, 40], [290, 80], [320, 190], [270, 290], [200, 320], [130, 290], [80, 190], [110, 80]]), '#4a2a78'),
    l.cuts((x, y) => clamp(0.8 - Math.hypot(x - 200, y - 130) / 420) * (y < 470 ? 1 : 0), { flow: turn, gap: 13, length: 28, width: 3 }, mix(gold, violet, 0.45)),
  ];
  // The street below, small: all lamps are closed buds but this one.
  const stem = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ h, /** @type {number} */ m) => s.path(limb([[x, y, 7], [x + m * 3, y - h * 0.6, 5], [x + m * 16, y - h, 4], [x + m * 26, y - h + 12, 4]]) + blob([[x + m * 22, y - h + 8], [x + m * 32, y - h + 10], [x + m * 34, y - h + 34], [x + m * 27, y - h + 46, 'sharp'], [x + m * 20, y - h + 34]]), violet);
  const street = [
    s.path(blob([[-20, 560, 'sharp'], [80, 548], [200, 556], [320, 546], [420, 560, 'sharp'], [420, 620, 'sharp'], [-20, 620, 'sharp']]), ink), [[-4, 556, 70], [34, 558, 54], [70, 556, 78], [300, 556, 60], [338, 558, 84], [376, 556, 66]].map(([x, y, h]) => s.path(polygon([[x, y], [x, y - h], [x + 17, y - h - 18], [x + 34, y - h], [x + 34, y]]), '#24144a') + s.path(polygon([[x + 10, y - h + 10], [x + 18, y - h + 10], [x + 18, y - h + 22], [x + 10, y - h + 22]]), mix(violet, gold, 0.2))),
    stem(110, 570, 96, -1), stem(292, 570, 90, 1),
  ];
  // The lamp: a bell from the upper edge, one petal curled back.
  const bell = blob([[176, -20, 'sharp'], [224, -20, 'sharp'], [232, 30], [262, 84], [276, 122, 'sharp'], [248, 114], [232, 132, 'sharp'], [214, 116], [200, 136, 'sharp'], [186, 116], [168, 132, 'sharp'], [152, 114], [124, 122, 'sharp'], [138, 84], [168, 30]]);
  const inner = form(bell);
  const lamp = [s.path(egg(200, 150, 92, 70), gold, 'opacity=".18"'), s.path(bell, gold), l.cuts((x, y) => (inner.inside(x, y) ? clamp(1 - (y + 10) / 130) : 0), { area: inner.area, flow: (x) => 90 - (x - 200) * 0.4, gap: 9, length: 30, width: 4 }, '#c2552f'), s.stroke('M200-10V110M176 10Q170 70 152 108M224 10Q230 70 248 108', '#c2552f', 3), s.path(flame(200, 168, 13), '#fffbe8')];
  // Wings: two fore, two hind, each pair with eyes that are not its own.
  const fore = (/** @type {1 | -1} */ m) => blob([[200 + m * 14, 262, 'sharp'], [200 + m * 60, 206], [200 + m * 130, 172], [200 + m * 192, 170, 'sharp'], [200 + m * 184, 236], [200 + m * 150, 300], [200 + m * 84, 336], [200 + m * 18, 330, 'sharp']]);
  const hind = (/** @type {1 | -1} */ m) => blob([[200 + m * 14, 316, 'sharp'], [200 + m * 90, 330], [200 + m * 136, 366], [200 + m * 138, 424], [200 + m * 100, 470, 'sharp'], [200 + m * 54, 446], [200 + m * 20, 400, 'sharp']]);
  const wing = (/** @type {string} */ d, /** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ colour) => {
    const area = form(d);
    const from = (/** @type {number} */ px, /** @type {number} */ py) => Math.hypot(px - 200, py - 300);
    return [s.path(d, ink, 'transform="translate(0 5)"'), s.path(d, colour), l.cuts((px, py) => (area.inside(px, py) ? 0.25 + 0.6 * clamp(Math.sin(from(px, py) / 11)) : 0), { area: area.area, flow: (px, py) => (Math.atan2(py - 300, px - 200) * 180) / Math.PI, gap: 8, length: 17, width: 3, wild: 4 }, cream), s.path(egg(x, y, 27, 25), ink), s.path(egg(x, y, 21, 20), gold), s.path(egg(x, y, 12), ink), s.stroke(`M${x - 4} ${y - 5}h0`, cream, 6)];
  };
  const rust = '#a8543a';
  const moth = [
    [1, -1].map((m) => wing(hind(/** @type {1 | -1} */ (m)), 200 + m * 86, 398, '#7c4a8c')), [1, -1].map((m) => wing(fore(/** @type {1 | -1} */ (m)), 200 + m * 116, 246, rust)),
    // Where it burns.
    s.path(blob([[392, 170, 'sharp'], [384, 236], [370, 262], [362, 240], [372, 214], [362, 198], [376, 186]]), ink), s.stroke('M363 200l-6 4 7 10-8 8 10 14-4 10', '#ff8a2f', 4), s.path(flame(386, 176, 6) + flame(372, 200, 5) + flame(378, 226, 5), '#ffb03a'), s.stroke('M392 150q8-14 0-26t4-26', '#8f7ab0', 3),
    l.block(blob([[200, 236], [222, 258], [226, 320], [218, 400], [200, 448], [182, 400], [174, 320], [178, 258]]), { colour: '#3a2140', cuts: cream, reach: 22, gap: 7, length: 14, flow: () => 84 }), s.stroke('M178 340q22 10 44 0M180 364q20 10 40 0M182 388q18 8 36 0M186 410q14 7 28 0', gold, 4),
    s.path(egg(200, 234, 22, 19), '#3a2140'), s.path(egg(188, 228, 7, 8) + egg(212, 228, 7, 8), cream), s.path(egg(189, 225, 3.4) + egg(211, 225, 3.4), ink), s.stroke('M192 216Q170 196 158 164M208 216Q230 196 242 164', '#3a2140', 4), s.stroke('M180 200l-12 2M172 188l-12 0M166 176l-10-4M220 200l12 2M228 188l12 0M234 176l10-4', '#3a2140', 3),
    // The pole, held by four thin legs.
    s.stroke('M262 470L204 172', '#c99a5a', 6), s.stroke('M182 270Q200 286 224 276M218 270Q232 262 224 278M180 300Q210 330 236 330M222 306Q240 310 234 330', '#3a2140', 4),
  ];
  return s.picture(night, lamp, street, moth);
}

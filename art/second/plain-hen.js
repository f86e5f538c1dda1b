// @ts-check
import { mix } from '../studio/colour.js';
import { form } from '../studio/form.js';
import { clamp } from '../studio/marks.js';
import { blob, egg, limb, round } from '../studio/path.js';
import { linocut } from '../studio/hands.js';

export const scene = 'A peacock spreads its tail and all eyes in it are alive and look at a small brown hen; the peacock\'s own eyes are bound.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('inkTeal');
  const ink = '#0b1a24';
  const cream = '#f5ecd2';
  const l = linocut(s, { paper: cream, ink, from: [0.3, -1] });
  const [teal, green, gold, blue] = ['#1f7a78', '#5f9a4a', '#e2ac3e', '#23479a'];
  const [X, Y] = [170, 452];
  const turn = (/** @type {number} */ x, /** @type {number} */ y) => (Math.atan2(y - Y, x - X) * 180) / Math.PI;
  const fan = [
    l.inked(), s.path(egg(X, Y - 40, 330, 400), '#0f3a40'),
    l.cuts((x, y) => (y < 520 && Math.hypot(x - X, y - Y) > 60 ? 0.62 : 0), { flow: turn, gap: 13, length: 28, width: 3.4 }, green), l.cuts((x, y) => (y < 520 ? 0.3 : 0), { flow: turn, gap: 22, length: 24, width: 2.6 }, gold),
  ];
  // One feather's end, drawn once: the heart of it is an eye without its pupil.
  const feather = s.stamp([
    s.path(blob([[0, -44], [22, -30], [31, -2], [22, 24], [0, 40], [-22, 24], [-31, -2], [-22, -30]]), ink), s.path(blob([[0, -40], [19, -27], [27, -2], [19, 21], [0, 35], [-19, 21], [-27, -2], [-19, -27]]), gold), s.path(blob([[0, -33], [15, -22], [22, -2], [15, 17], [0, 28], [-15, 17], [-22, -2], [-15, -22]]), teal), s.stroke('M-25-22l-7-8M25-22l7-8M-12-38l-4-10M12-38l4-10M0-42v-11', green, 3),
  ]);
  const eye = s.stamp([s.path(blob([[-20, 1, 'sharp'], [-8, -11], [8, -11], [20, 1, 'sharp'], [8, 10], [-8, 10]]), cream), s.stroke('M-20 1Q-8-13 0-12.500T20 1', ink, 3.4), s.stroke('M-14-9l-4-5M-5-13l-1-6M5-13l1-6M14-9l4-5', ink, 2)]);
  const hen = [316, 520];
  let feathers = '';
  let lids = '';
  let iris = '';
  let pupils = '';
  for (const [r, n, k] of [[150, 6, 0.72], [226, 9, 0.86], [308, 11, 1], [396, 13, 1.1]]) {
    for (let i = 0; i < n; i++) {
      const a = -Math.PI / 2 + ((i + 0.5) / n - 0.5) * (r < 200 ? 2.9 : 3.3) + (r === 226 ? 0.06 : 0);
      const [x, y] = [X + Math.cos(a) * r, Y + Math.sin(a) * r];
      if (x < -30 || x > 430 || y < -40 || y > 500) continue;
      feathers += feather(x, y, k, (a * 180) / Math.PI + 90);
      // Eyes stay level: they look, feathers only hang.
      lids += eye(x, y - 2, k * 0.98, (a * 180) / Math.PI / 6 + 15);
      const far = Math.hypot(hen[0] - x, hen[1] - y);
      const [u, v] = [x + ((hen[0] - x) / far) * 8 * k, y - 2 + ((hen[1] - y) / far) * 4 * k];
      iris += `M${round(u)} ${round(v)}h0`;
      pupils += `M${round(u + 1)} ${round(v + 1)}h0`;
    }
  }
  const tail = [feathers, lids, s.stroke(iris, blue, 15), s.stroke(pupils, ink, 8)];
  const body = limb([[X + 4, 566, 70], [X - 2, 500, 92], [X, 440, 74], [X + 6, 380, 44], [X + 8, 334, 36], [X + 12, 304, 46], [X + 14, 298, 44]]);
  const inside = form(body);
  const bird = [
    s.path(blob([[X - 62, 560], [X - 84, 480], [X - 62, 410], [X, 396], [X + 62, 410], [X + 84, 480], [X + 62, 560]]), ink),
    l.block(body, { colour: blue, cuts: '#6fb0e0', reach: 34, gap: 7, length: 15, width: 3, flow: () => 96 }),
    l.cuts((x, y) => (inside.inside(x, y) ? 0.25 + 0.5 * clamp((y - 330) / 260) : 0), { area: inside.area, flow: (x) => 90 + (X - x) * 0.5, gap: 12, length: 13, width: 4 }, '#3f83c8'),
    s.stroke(`M${X - 22} 596v-30M${X + 22} 596v-30M${X - 22} 596l-14 8M${X - 22} 596l12 8M${X + 22} 596l-12 8M${X + 22} 596l14 8`, gold, 6),
    // The crest, the beak, the bandage.
    s.stroke(`M${X + 4} 282L${X - 22} 240M${X + 8} 280L${X - 4} 232M${X + 11} 280L${X + 14} 230M${X + 14} 282L${X + 32} 236`, blue, 4), s.stroke(`M${X - 22} 238h0M${X - 4} 230h0M${X + 14} 228h0M${X + 32} 234h0`, gold, 12), s.path(blob([[X + 28, 306], [X + 50, 310], [X + 66, 328, 'sharp'], [X + 44, 327], [X + 26, 328]]), gold), s.stroke(`M${X + 32} 318q14 0 24 5`, ink, 2.4),
    s.path(blob([[X - 14, 288], [X + 10, 282], [X + 35, 288], [X + 37, 302], [X + 10, 299], [X - 14, 306]]), cream), s.path(limb([[X - 10, 298, 12], [X - 34, 312, 11], [X - 42, 344, 12], [X - 52, 358, 6]]) + limb([[X - 10, 300, 10], [X - 26, 330, 10], [X - 24, 362, 5]]), cream), s.stroke(`M${X - 6} 297q16-8 34-1M${X - 14} 302q-14 6-20 26`, mix(cream, ink, 0.5), 2.4),
  ];
  // The hen: she was only passing.
  const ground = [s.path(blob([[-20, 556, 'sharp'], [90, 566], [220, 548], [320, 560], [420, 548, 'sharp'], [420, 620, 'sharp'], [-20, 620, 'sharp']]), '#c89b52'), l.cuts((x, y) => clamp((y - 556) / 40) * 0.7, { area: [0, 562, 400, 40], gap: 8, length: 20, flow: () => 4 }, '#8a5f2c'), s.stroke('M236 586h0M256 592h0M366 590h0M386 578h0M216 578h0M342 594h0', cream, 4)];
  const brown = '#8a4f2a';
  const henShape = blob([[262, 518], [252, 496, 'sharp'], [272, 500], [284, 518], [304, 522], [322, 512], [328, 486], [342, 476], [358, 484], [360, 504], [356, 534], [338, 558], [304, 566], [276, 552]]);
  const small = [
    s.stroke('M302 560v26l-10 6M302 586l10 6M322 560v26l-10 6M322 586l10 6', '#d98a3a', 4), s.path(henShape, ink, 'transform="translate(-3 4)"'), l.block(henShape, { colour: brown, cuts: '#e0a868', reach: 26, gap: 6, length: 12, flow: () => 60 }), s.path(blob([[338, 478], [336, 466], [344, 470], [349, 462], [354, 470], [360, 468], [358, 480]]), '#c8342c'), s.path(blob([[359, 492], [372, 498, 'sharp'], [358, 502]]), gold), s.path(egg(349, 491, 6.4), cream), s.path(egg(346.4, 488, 3.2), ink), s.stroke('M340 482l10-4', ink, 2.4), s.stroke('M290 532q16 10 32-4M294 544q14 6 24-2', '#4f2814', 3),
  ];
  return s.picture(fan, tail, bird, ground, small);
}

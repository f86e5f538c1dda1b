// @ts-check
import { mix, shade } from '../studio/colour.js';
import { clamp } from '../studio/marks.js';
import { blob, box, egg, flame, limb, polygon } from '../studio/path.js';
import { gouache } from '../studio/hands.js';
import { crumb } from '../motifs/second-c.js';

export const scene = 'A city of candles burns down by night, with lit windows in the wax; over the tallest a snuffer is let down on a rope.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('amberDusk');
  const g = gouache(s, { from: [0, -1] });
  const night = [g.ground('#1e1638', [[100, 160, '#3a2050'], [300, 140, '#6a2f56'], [440, 120, '#a84a48']], { angle: 2 }), g.dry((x, y) => clamp(0.7 - Math.hypot(x - 206, y - 190) / 190), '#8a3f5c', { area: [0, 20, 400, 380], angle: -10, gap: 6, width: 5, patch: [40, 6] })];
  /** A tower of wax with its drips. @param {number} x @param {number} w @param {number} top @param {string} wax @param {number} far */
  const candle = (x, w, top, wax, far) => {
    const drip = [0.1, 0.32, 0.55, 0.8].map((t, i) => { const l = w * (0.35 + ((i * 37 + x) % 50) / 60); return limb([[x - w / 2 + w * t, top + 4, w * 0.17], [x - w / 2 + w * t, top + l * 0.6, w * 0.13], [x - w / 2 + w * t, top + l, w * 0.2]]); }).join('');
    const body = blob([[x - w / 2, 640, 'sharp'], [x - w / 2 + 2, top + 12], [x - w * 0.3, top - 2], [x, top + 6], [x + w * 0.32, top - 4], [x + w / 2 - 2, top + 10], [x + w / 2, 640, 'sharp']]);
    const light = mix(wax, '#fff0b8', 0.55);
    const rows = Math.max(2, Math.round((600 - top) / (w * 0.62)));
    const windows = Array.from({ length: rows }, (_, j) => [0.26, 0.5, 0.74].filter((_, i) => (i * 7 + j * 5 + x) % 4 !== 0).map((t) => box(x - w / 2 + w * t - w * 0.06, top + w * 0.7 + j * w * 0.5, w * 0.12, w * 0.2)).join('')).join('');
    return [
      far < 2 ? g.shape(body, wax, { angle: 88, reach: 22, gap: 4.4, light, dark: shade(wax, -0.13, 20) }) : s.path(body, wax), g.dry((px, py) => (Math.abs(px - x) < w / 2 - 2 && py > top ? clamp(0.95 - (py - top) / (w * 1.3)) : 0), light, { area: [x - w / 2, top, w, w * 1.3], angle: 88, gap: 4 }), s.path(drip, light), s.path(windows, far < 2 ? '#5a2a34' : shade(wax, -0.14)), s.path(windows.split('M').filter((_, i) => i % 3 === 1).map((q) => 'M' + q).join(''), '#ffcf5a'),
      s.stroke(`M${x} ${top + 4}q2-8 0-${(w * 0.2).toFixed(0)}`, '#2a1420', w * 0.06 + 1),
    ];
  };
  const fire = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ r, lean = 0) => s.group([s.path(egg(0, -r * 1.4, r * 2.6, r * 3), '#ffb24a', 'opacity=".22"'), s.path(flame(0, 0, r), '#f58a2c'), s.path(flame(0, -r * 0.15, r * 0.66), '#ffd866'), s.path(flame(0, -r * 0.2, r * 0.34), '#fff8dc')], `transform="translate(${x} ${y}) rotate(${lean})"`);
  const far = [[30, 40, 300, '#8a5a86'], [92, 34, 340, '#7a4c80'], [150, 38, 282, '#94608a'], [276, 36, 318, '#8a5682'], [330, 42, 270, '#966290'], [386, 36, 330, '#7a4c80']].map(([x, w, y, k]) => [candle(Number(x), Number(w), Number(y), String(k), 2), fire(Number(x), Number(y) - 4, 11, 4)]);
  const middle = [candle(62, 70, 366, '#d98f86', 1), fire(62, 356, 20, 8), candle(352, 78, 392, '#c97f8a', 1), fire(352, 380, 21, 6), candle(132, 58, 440, '#e8b08a', 1)];
  // The great one in the middle, and what comes down on it.
  const main = [candle(222, 116, 262, '#f2d6b4', 0), fire(222, 244, 34, 0)];
  const cone = polygon([[190, 118], [214, 50], [230, 50], [256, 118]]);
  const snuffer = [s.stroke('M222 46V-10', '#d8b068', 6), `<path d="M222 46V-10" stroke="#7a5228" stroke-width="6" stroke-dasharray="2 7"/>`, g.shape(cone, '#9aa0a8', { angle: 80, reach: 26, gap: 4, light: '#e4e6e2', dark: '#4a5068' }), s.path(egg(223, 118, 34, 9), '#3a3448'), s.path(egg(223, 120, 26, 6), '#f2a24a'), s.path(egg(222, 46, 10), '#9aa0a8'), s.stroke('M200 108l14-42', '#ffffff', 3)];
  const near = [candle(18, 84, 476, '#e9a06a', 1), fire(18, 464, 22, -6), candle(300, 66, 486, '#f0bc8c', 1), fire(300, 474, 19, 6),
    // One has burnt out; its people have hung out lamps and a white sheet.
    g.shape(blob([[100, 640, 'sharp'], [98, 540], [120, 520], [160, 528], [186, 520], [200, 546], [206, 640, 'sharp']]), '#8f6a7a', { angle: 86, reach: 20 }), s.stroke('M150 526q8-12 0-24t6-26', '#c9b4c4', 4), s.path([[118, 560], [146, 566], [176, 558], [130, 590], [164, 588]].map(([x, y]) => box(x, y, 9, 13)).join(''), '#3a2030'), s.path(box(146, 566, 9, 13), '#ffcf5a')];
  const who = s.stamp(s.path(crumb('wave'), '#3a1626'));
  const still = s.stamp(s.path(crumb('stand'), '#3a1626'));
  const people = [who(190, 264, 1.3), still(256, 262, 1.3), who(340, 392, 1.1), still(78, 368, 1.1), who(120, 524, 1.5), still(178, 524, 1.5), s.path(limb([[264, 356, 3], [280, 356, 3]]) + polygon([[276, 360], [290, 360], [287, 374], [279, 374]]), '#5a2a34'), s.stroke('M283 330v22', '#fff0c8', 5), s.stroke('M30 52h0M70 110h0M330 60h0M372 130h0M296 30h0M120 40h0M40 180h0M380 210h0', '#f8dca8', 4)];
  return s.picture(night, far, middle, main, snuffer, near, people);
}

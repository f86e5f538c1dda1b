// @ts-check
import { clamp } from '../studio/marks.js';
import { blob, egg, limb } from '../studio/path.js';
import { pen } from '../studio/hands.js';
import { oldWithStick } from '../motifs/people.js';

export const scene = 'From high above, white emptiness and one loop of tracks: hands and knees, small feet, two pairs, one pair and a stick; at their end a tiny old figure, and before it the next steps are there already.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('snowLight');
  const ink = '#24304e';
  const p = pen(s, { paper: '#f7f7f4', ink, from: [-1, -0.6] });
  const [cool, blue, deep] = ['#dfe7f0', '#b4c6dc', '#47649a'];
  const land = [
    p.sheet('#ebeff3'), s.path(blob([[-20, -20, 'sharp'], [420, -20, 'sharp'], [420, 90], [330, 66], [220, 96], [110, 60], [-20, 104]]), cool), s.path(blob([[-20, 560], [80, 534], [190, 566], [300, 538], [420, 570], [420, 620, 'sharp'], [-20, 620, 'sharp']]), cool), s.path(blob([[250, 250], [340, 228], [420, 260], [420, 330], [330, 316], [270, 290]]), '#eaf0f5'),
    p.hatch((x, y) => clamp(1 - Math.abs(y - 84 - Math.sin(x / 60) * 20) / 26) * 0.7, { angle: 20, gap: 7, area: [0, 40, 400, 90], bow: 2 }, blue), p.hatch((x, y) => clamp(1 - Math.abs(y - 552 - Math.sin(x / 52 + 2) * 16) / 26) * 0.8, { angle: 16, gap: 7, area: [0, 510, 400, 90], bow: 2 }, blue), p.hatch((x, y) => clamp(1 - Math.abs(y - 300 + Math.sin(x / 70) * 16) / 18) * clamp((x - 250) / 100) * 0.7, { angle: 12, gap: 7, area: [250, 260, 150, 70], bow: 2 }, blue),
  ];
  const dusk = [s.path(blob([[-20, 120], [60, 110], [150, 150], [120, 230], [40, 260], [-20, 240]]), '#fbefe2'), s.path(blob([[150, 400], [230, 380], [280, 420], [230, 470], [160, 460]]), '#fdf3e6'), p.hatch((x, y) => clamp((Math.hypot((x - 205) / 200, (y - 315) / 285) - 0.78) * 1.5), { angle: 34, gap: 6.4, width: 1.5, patch: [50, 6], bow: 3 }, '#8aa4c8'), p.hatch((x, y) => clamp((Math.hypot((x - 205) / 200, (y - 315) / 285) - 1.05) * 1.6), { angle: -28, gap: 7, width: 1.5, patch: [40, 7] }, '#5f7aa8')];
  // The loop, as a curve to walk along: from the lower left round and back to where it began.
  /** @param {number} t @returns {[number, number]} */
  const way = (t) => {
    const a = 2.15 + t * 5.72;
    const r = 1 + 0.1 * Math.sin(a * 3 + 0.6) + 0.05 * Math.sin(a * 5);
    return [200 + Math.cos(a) * 138 * r, 318 + Math.sin(a) * 196 * r];
  };
  const facing = (/** @type {number} */ t) => { const [x, y] = way(t); const [u, v] = way(t + 0.004); return Math.atan2(v - y, u - x); };
  let [dark, rim] = ['', ''];
  /** @param {number} t @param {number} side @param {number} size @param {number} [shift] @param {'foot' | 'hand' | 'knee'} [kind] */
  const mark = (t, side, size, shift = 0, kind = 'foot') => {
    const [x, y] = way(t);
    const a = facing(t);
    const [ux, uy, nx, ny] = [Math.cos(a), Math.sin(a), -Math.sin(a), Math.cos(a)];
    const [px, py] = [x + nx * (side * size * 0.62 + shift), y + ny * (side * size * 0.62 + shift)];
    const deg = Math.round((a * 180) / Math.PI);
    const d = kind === 'foot' ? egg(px + ux * size * 0.3, py + uy * size * 0.3, size * 0.5, size * 0.3, deg) + egg(px - ux * size * 0.42, py - uy * size * 0.42, size * 0.26, size * 0.24, deg)
      : kind === 'knee' ? egg(px, py, size * 0.6, size * 0.34, deg)
        : egg(px, py, size * 0.34, size * 0.34, deg) + [-0.5, -0.17, 0.17, 0.5].map((f) => egg(px + Math.cos(a + f) * size * 0.6, py + Math.sin(a + f) * size * 0.6, size * 0.17, size * 0.1, Math.round(deg + f * 57))).join('');
    dark += d;
    rim += `M${(px - nx * size * 0.4 + 1.5).toFixed(0)} ${(py - ny * size * 0.4 + 3).toFixed(0)}l${(ux * size * 0.5).toFixed(1)} ${(uy * size * 0.5).toFixed(1)}`;
  };
  for (let i = 0; i < 9; i++) { const t = 0.004 + i * 0.013; mark(t, i % 2 ? 1 : -1, 16, 0, 'hand'); mark(t - 0.009, i % 2 ? -1 : 1, 11, 0, 'knee'); }
  for (let i = 0; i < 22; i++) mark(0.132 + i * 0.0125, i % 2 ? 1 : -1, 8 + i * 0.22);
  for (let i = 0; i < 26; i++) { mark(0.412 + i * 0.0138, i % 2 ? 1 : -1, 13, -9); if (i > 3 && i < 17) mark(0.416 + i * 0.0138, i % 2 ? -1 : 1, 11, 15); }
  // The dance of the two, and where the second pair is no more.
  for (let i = 0; i < 8; i++) { const a = (i / 8) * 6.28; const [x, y] = way(0.462); dark += egg(x + Math.cos(a) * 24 + 4, y + Math.sin(a) * 20, 6, 3.6, Math.round((a * 180) / Math.PI + 90)); }
  for (let i = 0; i < 13; i++) mark(0.776 + i * 0.0112, i % 2 ? 1 : -1, 12.5 - i * 0.1);
  let stick = '';
  for (let i = 0; i < 13; i++) { const t = 0.78 + i * 0.0112; const [x, y] = way(t); const a = facing(t); stick += `M${(x - Math.sin(a) * 16).toFixed(0)} ${(y + Math.cos(a) * 16).toFixed(0)}h0`; }
  const here = way(0.925);
  let ahead = '';
  for (let i = 0; i < 6; i++) { const t = 0.95 + i * 0.0115; const [x, y] = way(t); const a = facing(t); const side = i % 2 ? 7 : -7; ahead += egg(x - Math.sin(a) * side, y + Math.cos(a) * side, 6, 3.4, Math.round((a * 180) / Math.PI)); }
  const tracks = [s.stroke(rim, '#ffffff', 3), s.path(dark, deep), s.stroke(stick, ink, 4), s.path(ahead, deep), s.stroke(ahead, ink, 0.8)];
  // One tree without leaves in a corner, seen from above, with its shadow.
  const tree = [s.stroke('M352 30l-30 26M352 30l26 22M352 30l-4 34M352 30l-34-8M352 30l34-10M352 30l8-30M330 48l-14 2M330 48l-4 14M372 46l12-2', ink, 3), s.stroke('M352 32l50 40M372 50l6 20M380 58l24 2', blue, 4), s.path(egg(352, 30, 4), ink)];
  // What was left on the way: a ball, flowers, one glove.
  const left = [
    s.path(egg(122, 286, 14, 5), blue), p.shape(egg(114, 278, 10), { fill: '#e08a2c', reach: 8, gap: 3.4, contour: 1.6 }), s.stroke('M105 275q9 6 18 0', '#f7e3b0', 2.4),
    s.stroke('M262 66l-12 20M262 66l-5 22M262 66l2 20', '#4f8a5a', 2.4), s.path(egg(264, 60, 5) + egg(255, 63, 5) + egg(270, 67, 4.6), '#d6506a'), s.path(egg(264, 60, 2) + egg(255, 63, 2), '#f7d24c'),
    s.path(limb([[292, 262, 9], [296, 274, 10]]) + limb([[296, 274, 3.4], [294, 284, 3]]) + limb([[299, 273, 3.4], [300, 283, 3]]) + limb([[293, 268, 3.4], [286, 274, 3]]), '#2f8a72'), s.stroke('M288 259l9-1', '#1c5a4c', 2.4),
  ];
  const who = [
    s.path(limb([[here[0], here[1], 9], [here[0] + 30, here[1] + 14, 12], [here[0] + 62, here[1] + 27, 8]]), blue), s.place(oldWithStick(), { x: here[0], y: here[1], size: 60, fill: ink, flip: facing(0.925) > 1.57 || facing(0.925) < -1.57 }), s.path(blob([[here[0] - 9, here[1] - 42], [here[0] + 2, here[1] - 43], [here[0] + 4, here[1] - 38], [here[0] - 10, here[1] - 37]]), '#c8322c'),
  ];
  return s.picture(land, dusk, tree, tracks, left, who);
}

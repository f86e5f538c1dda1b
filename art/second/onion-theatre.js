// @ts-check
import { mix } from '../studio/colour.js';
import { clamp } from '../studio/marks.js';
import { blob, egg, limb, polygon, round } from '../studio/path.js';
import { pen } from '../studio/hands.js';

export const scene = 'A halved onion from above is a round theatre where everybody in the rows weeps; in the middle a clown bows, and beside it the knife has already taken a slice with people on it.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('lilacFog');
  const ink = '#2b1c38';
  const p = pen(s, { paper: '#f6f0e2', ink, from: [-0.8, -1] });
  const [skin, lilac] = ['#8f4a6a', '#d9c4e0'];
  const board = [
    p.sheet('#e8dcc4'), p.wash('M-10-10H410V610H-10z', '#d9a86a', 0.9), s.stroke('M-10 30q200 20 420-6M-10 90q100 16 180-4M-10 150q60-10 110 0M320 60q50 6 90-4M340 140q30 8 70 0M-10 470q100-20 180 8T410 486M-10 530q120 16 220-6t200 4M-10 576q200-16 420 8M-10 420q40 10 80 0M350 430q30-8 60 0', mix(ink, '#a8683a', 0.6), 1.6), p.hatch((x, y) => clamp((x - 260) / 240) * 0.7, { angle: 62, gap: 7 }, '#7a4a3c'),
  ];
  const [X, Y] = [192, 236];
  const at = (/** @type {number} */ a, /** @type {number} */ r) => [X + Math.cos(a) * r, Y + Math.sin(a) * r * 0.98];
  const layer = (/** @type {number} */ r) => { const points = []; for (let i = 0; i < 18; i++) { const a = (i / 18) * 2 * Math.PI; points.push(at(a, r * (1 + 0.02 * Math.sin(a * 3 + r)))); } return blob(/** @type {any} */ (points)); };
  const onion = [
    s.path(egg(X + 20, Y + 28, 198, 190), '#5a3420', 'opacity=".45"'),
    // Root and dry tip at the edges.
    p.shape(blob([[186, 34], [176, 6], [190, 14], [196, -14], [208, 10], [222, 2], [210, 36]]), { fill: '#b9824a', reach: 8 }), s.stroke('M186 424q-6 20-18 26M194 428q0 20-4 34M202 426q8 20 6 34M210 422q10 12 20 18', ink, 2.4),
    p.shape(layer(198), { fill: skin, reach: 26, gap: 4.4, contour: 3 }), s.path(layer(188), '#f4eaf0'), s.stroke(layer(188), ink, 1.6),
    [[176, lilac], [162, '#fbf6f2'], [138, lilac], [126, '#fbf6f2'], [102, lilac], [92, '#fbf6f2'], [68, '#e9d9a8']].map(([r, colour]) => s.path(layer(+r), String(colour)) + s.stroke(layer(+r), ink, +r < 70 ? 2.6 : 1.5)),
    p.hatch((x, y) => { const r = Math.hypot(x - X, (y - Y) / 0.98); return (r > 162 && r < 176) || (r > 126 && r < 138) || (r > 92 && r < 102) ? 0.35 + 0.5 * clamp((x - X + y - Y) / 240) : 0; }, { area: [0, 40, 390, 390], angle: 46, gap: 5 }, mix(ink, '#8a5fa0', 0.45)),
  ];
  // The audience: shoulders, a head, a handkerchief, a tear. They face the middle.
  const coats = ['#3f6f8a', '#a8485a', '#5a7a52', '#6b4a86', '#c98a3c', '#2f3a5a'];
  const hairs = ['#2a1a16', '#8a4a24', '#d9c9b0', '#5a3a2a'];
  const who = coats.map((coat, i) => s.stamp([s.path(blob([[-10, 6], [-9, -2], [0, -5], [9, -2], [10, 6], [0, 9]]), coat), s.stroke('M-10 6Q-10-4 0-5T10 6', ink, 1.2), s.path(egg(0, -3, 5.4), '#efc8a6'), s.path('M-5.4-3A5.4 5.4 0 0 1 5.4-3Q0-1-5.4-3z', hairs[i % 4], 'transform="rotate(180 0 -3)"'), s.stroke(egg(0, -3, 5.4), ink, 1.2), i % 3 === 2 ? s.stroke('M-3-12q-3-4-1-8M4-13q2-4 0-8', '#4f8fc0', 2.4) : s.path(polygon([[-1, -9], [7, -14], [9, -5], [3, -3]]), '#ffffff') + s.stroke('M-1-9l8-5 2 9', ink, 1), s.stroke('M-2-8h0', '#4f8fc0', 3)]));
  let rows = '';
  for (const [r, n] of [[152, 30], [115, 22], [81, 14]]) {
    for (let i = 0; i < n; i++) {
      if (s.random.chance(0.07)) continue;
      const a = (i / n) * 2 * Math.PI + r;
      const [x, y] = at(a, r);
      // The heads look inwards: the stamp looks up.
      rows += who[s.random.whole(0, 5)](x, y, r > 140 ? 1.15 : 1, (a * 180) / Math.PI - 90);
    }
  }
  let tears = '';
  for (let i = 0; i < 30; i++) { const a = s.random.between(0, 6.28); const r = s.random.pick([96, 132, 170]); const [x, y] = at(a, r); tears += `M${round(x)} ${round(y)}l${round(-Math.cos(a) * 4)} ${round(-Math.sin(a) * 4)}`; }
  // The clown, in the heart, who has only just begun.
  const clown = [
    s.path(egg(X, Y + 40, 34, 9), mix(ink, '#e9d9a8', 0.5)), p.shape(blob([[X - 16, Y - 6], [X, Y - 14], [X + 16, Y - 6], [X + 24, Y + 30], [X + 4, Y + 26], [X, Y + 40], [X - 4, Y + 26], [X - 24, Y + 30]]), { fill: '#d8543c', reach: 12, gap: 3.6, contour: 1.8 }), s.path(polygon([[X, Y - 14], [X + 16, Y - 6], [X + 24, Y + 30], [X + 4, Y + 26]]), '#f2c04a', 'opacity=".9"'), s.stroke(`M${X - 14} ${Y - 4}Q${X - 36} ${Y - 8} ${X - 44} ${Y - 26}M${X + 14} ${Y - 4}Q${X + 36} ${Y + 6} ${X + 46} ${Y - 10}`, '#d8543c', 9), s.path(egg(X - 45, Y - 29, 6) + egg(X + 48, Y - 13, 6), '#ffffff'), s.stroke(egg(X - 45, Y - 29, 6) + egg(X + 48, Y - 13, 6), ink, 1.6),
    s.path(blob([[X - 20, Y - 12], [X, Y - 20], [X + 20, Y - 12], [X + 10, Y - 6], [X, Y - 9], [X - 10, Y - 6]]), '#ffffff'), p.shape(egg(X, Y - 30, 16, 16), { fill: '#fbefe2', reach: 7, gap: 4, contour: 1.6 }), s.path(egg(X - 17, Y - 34, 7) + egg(X + 17, Y - 34, 7), '#4f8fc0'), s.path(polygon([[X - 9, Y - 44], [X + 2, Y - 68], [X + 10, Y - 43]]), '#f2c04a'), s.stroke(`M${X - 9} ${Y - 44}L${X + 2} ${Y - 68}L${X + 10} ${Y - 43}`, ink, 1.8), s.path(egg(X + 2, Y - 69, 4), '#d8543c'), s.path(egg(X, Y - 28, 4.4), '#d8342c'), s.stroke(`M${X - 9} ${Y - 34}l5 3M${X + 9} ${Y - 34}l-5 3M${X - 7} ${Y - 21}q7 5 14 0`, ink, 2), s.path(egg(X - 14, Y + 38, 11, 5) + egg(X + 14, Y + 38, 11, 5), ink),
  ];
  // The slice, lying down, with those who sat in it.
  const slice = [s.path(egg(98, 560, 92, 30), '#5a3420', 'opacity=".4"'), p.shape(egg(94, 546, 90, 34, -6), { fill: skin, reach: 14, gap: 4, contour: 2.4 }), s.path(egg(94, 541, 84, 29, -6), '#f4eaf0'), [[70, 23, lilac], [54, 17, '#fbf6f2'], [38, 12, lilac], [22, 7, '#e9d9a8']].map(([rx, ry, colour]) => s.path(egg(94, 541, +rx, +ry, -6), String(colour)) + s.stroke(egg(94, 541, +rx, +ry, -6), ink, 1.4)), who[0](40, 540, 1.1, 100), who[1](62, 556, 1.1, 40), who[4](134, 530, 1.1, -110), who[3](118, 552, 1.1, -20), who[2](84, 524, 1.1, 170)];
  // And who cut it, for the time being at rest.
  const knife = [s.path(polygon([[196, 500], [392, 404], [410, 420], [410, 446], [232, 524]]), '#5a3420', 'opacity=".4"'), p.shape(blob([[180, 496, 'sharp'], [250, 444], [330, 402], [360, 392, 'sharp'], [378, 424, 'sharp'], [300, 470], [226, 502]]), { fill: '#dfe3e8', reach: 22, gap: 4.6, contour: 2.4, angle: 30 }), s.stroke('M206 484Q280 436 356 404', '#ffffff', 4), p.shape(limb([[362, 410, 34], [420, 380, 36]]), { fill: '#4a2a3a', reach: 10, contour: 2.4 }), s.stroke('M384 398h0M402 390h0', '#d9c4a0', 6), s.path(egg(300, 456, 5, 7) + egg(276, 474, 4, 6), '#a9c8e0'), s.stroke(egg(300, 456, 5, 7) + egg(276, 474, 4, 6), ink, 1.2)];
  return s.picture(board, onion, rows, s.stroke(tears, '#4f8fc0', 3), clown, slice, knife);
}

// @ts-check
import { mix, shade } from '../studio/colour.js';
import { clamp } from '../studio/marks.js';
import { blob, box, egg, polygon } from '../studio/path.js';
import { pen } from '../studio/hands.js';
import { clothed } from '../motifs/clothed-people.js';
import { outlined } from '../motifs/second-c.js';

export const scene = 'Two old players sit over dominoes; behind them the houses of their street are falling against each other, and the last one leans over the table.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('pearFog');
  const ink = '#1f2a22';
  const p = pen(s, { paper: '#f6f1dc', ink, from: [0.7, -1] });
  const sky = [p.sheet(mix(c.skyHigh, p.paper, 0.5)), s.path('M0 0H400V330H0z', mix(c.skyHigh, p.paper, 0.45)), p.hatch((x, y) => clamp(0.55 - y / 500), { angle: 8, gap: 8, width: 1.1, patch: [40, 8], area: [0, 0, 400, 330] }), s.path('M0 384H400V600H0z', '#c9b98a'), s.path('M0 400H400V428H0z', '#a89a78'), s.stroke('M0 400H400M0 428H400M40 400v28M110 400v28M180 400v28M250 400v28M320 400v28', ink, 2), p.hatch((x, y) => (y > 380 ? 0.3 : 0), { angle: -3, gap: 10, width: 1.1, patch: [20, 10], area: [0, 376, 400, 224] })];
  // Each house turns on its right foot; its windows are pips.
  const pips = /** @type {Record<number, [number, number][]>} */ ({ 1: [[0, 0]], 2: [[-1, -1], [1, 1]], 3: [[-1, -1], [0, 0], [1, 1]], 4: [[-1, -1], [1, -1], [-1, 1], [1, 1]], 5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]], 6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]] });
  const house = (/** @type {number} */ x, /** @type {number} */ angle, /** @type {number} */ up, /** @type {number} */ down, /** @type {string} */ fill, y = 420, h = 240, w = 70) => {
    const a = (angle * Math.PI) / 180;
    const at = (/** @type {number} */ u, /** @type {number} */ v) => /** @type {[number, number]} */ ([x + (u - w) * Math.cos(a) - v * Math.sin(a), y + (u - w) * Math.sin(a) + v * Math.cos(a)]);
    const windows = (/** @type {number} */ n, /** @type {number} */ v) => pips[n].map(([i, j]) => polygon([at(w / 2 + i * 19 - 7, v + j * 30 - 11), at(w / 2 + i * 19 + 7, v + j * 30 - 11), at(w / 2 + i * 19 + 7, v + j * 30 + 11), at(w / 2 + i * 19 - 7, v + j * 30 + 11)])).join('');
    return [
      p.shape(polygon([at(0, 0), at(-30, -10), at(-30, -h - 8), at(0, -h)]), { fill: shade(fill, -0.16), reach: 0, dark: 0.55, gap: 5 }), p.shape(polygon([at(0, -h), at(-30, -h - 8), at(w - 30, -h - 8), at(w, -h)]), { fill: '#a8593c', reach: 0 }), p.shape(polygon([at(8, -h), at(8, -h - 34), at(26, -h - 34), at(26, -h)]), { fill: '#b06a48', reach: 8 }),
      p.shape(polygon([at(0, 0), at(0, -h), at(w, -h), at(w, 0)]), { fill, reach: 30, angle: 60 + angle, gap: 5.2, contour: 2.2 }), s.stroke('M' + at(4, -h / 2).map(Math.round).join(' ') + 'L' + at(w - 4, -h / 2).map(Math.round).join(' '), ink, 3.4), s.path(windows(up, -h * 0.75) + windows(down, -h * 0.26), ink), s.path(up === 5 ? windows(1, -h * 0.75) : '', '#f2b84a'),
    ];
  };
  const row = [house(30, 62, 3, 1, '#d8cfae'), house(116, 48, 4, 2, '#c9d3a6'), house(204, 35, 5, 6, '#e6d3a0'), house(290, 21, 2, 5, '#b9c7a0', 420, 262), house(374, 6, 6, 3, '#efe2ba', 420, 296)];
  const dust = [s.path([[16, 404, 34], [64, 414, 24], [108, 410, 26], [-4, 370, 28], [152, 416, 20], [190, 410, 24], [252, 414, 20], [276, 408, 16]].map(([x, y, r]) => egg(x, y, r, r * 0.8)).join(''), '#efe8d2'), s.stroke('M0 392q12-18 28-4M46 408q10-14 26-2M96 402q10-14 24-2M178 404q10-14 22-2M240 410q8-10 18-2', ink, 1.8), s.path([[60, 160], [30, 196], [96, 130], [130, 120]].map(([x, y]) => polygon([[x, y], [x + 12, y - 6], [x + 16, y + 5], [x + 4, y + 9]])).join(''), '#a8593c')];
  // The table, and the two who have time.
  const sit = { head: [4, -70], neck: [2, -60], chest: [0, -48], hip: [-4, -27], nearArm: [[9, -40], [22, -38]], farArm: [[11, -42], [25, -42]], nearLeg: [[17, -26], [18, -3]], farLeg: [[20, -28], [24, -4]] };
  const think = { ...sit, nearArm: [[12, -40], [10, -57]], head: [6, -68] };
  const players = [
    outlined(s, clothed(s, /** @type {any} */ (think), { skin: '#e8bd98', top: '#5f7f6a', bottom: '#3a4a40', hair: '#e9e4d6', beard: '#e9e4d6', hat: 'felt', hatColour: '#3f4f46', feel: 'calm', gaze: [0.8, 0.6], stout: 1.35, head: 1.35 }, { x: 70, y: 630, size: 280 }), ink),
    outlined(s, clothed(s, /** @type {any} */ (sit), { skin: '#d9a27c', top: '#a8483f', bottom: '#5a3a34', hair: '#f1ece0', hairdo: 'bun', cut: 'skirt', feel: 'glad', gaze: [0.9, 0.5], stout: 1.25, head: 1.35 }, { x: 330, y: 630, size: 276, flip: true }), ink),
    p.hatch((x, y) => (y > 490 && ((x < 84 && x > 38) || (x > 322 && x < 366)) ? 0.5 : 0), { angle: 60, gap: 5, area: [30, 480, 350, 120] }),
  ];
  const tile = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ t) => s.group([s.path(box(-13, -7, 26, 14), ink, 'transform="translate(1.5 3)"'), s.path(box(-13, -7, 26, 14), '#fffdf2', `stroke="${ink}" stroke-width="1.6"`), s.stroke('M0-6V6M-7-2h0M-7 3h0M7 0h0', ink, 2.2)], `transform="translate(${x} ${y}) rotate(${t})"`);
  const table = [p.shape(polygon([[186, 566], [214, 566], [222, 610], [178, 610]]), { fill: '#8a6238', reach: 14 }), p.shape(blob([[96, 556], [140, 538], [200, 532], [260, 538], [306, 556], [262, 576], [200, 582], [138, 576]]), { fill: '#cfa265', reach: 24, angle: 6, gap: 4.4, contour: 2.4 }), [[140, 558, 4], [170, 552, -10], [198, 556, 14], [224, 562, 60]].map(([x, y, t]) => tile(x, y, t)), p.shape(polygon([[254, 534], [278, 534], [275, 560], [257, 560]]), { fill: '#fffdf2', reach: 8 }), s.path(box(258, 540, 16, 5), '#8a4a22'),
    // One tile stands, in the same lean as the house above.
    s.group([s.path(box(-8, -26, 16, 28), '#fffdf2', `stroke="${ink}" stroke-width="1.8"`), s.stroke('M-7-12H7M-3-20h0M3-17h0M0-5h0', ink, 2.4)], 'transform="translate(196 550) rotate(10)"')];
  return s.picture(sky, row, dust, players, table);
}

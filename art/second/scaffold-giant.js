// @ts-check
import { mix } from '../studio/colour.js';
import { clamp } from '../studio/marks.js';
import { blob, box, egg, limb, polygon } from '../studio/path.js';
import { pen } from '../studio/hands.js';
import { crumb } from '../motifs/second-c.js';

export const scene = 'Of a giant only the scaffolding is there; workers hoist a red heart into it, and one foot has already left the ground.';

/** @typedef {[number, number]} P */
/** Poles, planks and braces between four corners. @param {P} a upper left @param {P} b upper right @param {P} c lower right @param {P} e lower left @param {number} n across @param {number} m down */
function frame(a, b, c, e, n, m) {
  const at = (/** @type {number} */ u, /** @type {number} */ v) => {
    const [x, y] = [0, 1].map((k) => (a[k] * (1 - u) + b[k] * u) * (1 - v) + (e[k] * (1 - u) + c[k] * u) * v);
    return `${x.toFixed(0)} ${y.toFixed(0)}`;
  };
  let [poles, planks, braces] = ['', '', ''];
  for (let i = 0; i <= n; i++) poles += `M${at(i / n, -0.03)}L${at(i / n, 1.02)}`;
  for (let j = 0; j <= m; j++) planks += `M${at(-0.06, j / m)}L${at(1.06, j / m)}`;
  for (let j = 0; j < m; j++) for (let i = j % 2; i < n; i += 2) braces += `M${at(i / n, j / m)}L${at((i + 1) / n, (j + 1) / m)}`;
  return { poles, planks, braces };
}

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('desertNoon');
  const ink = '#2a1a20';
  const p = pen(s, { paper: '#fbf1dc', ink, from: [0.8, -1] });
  const wood = '#b9793f';
  const sky = [p.sheet('#f3dcb4'), s.path('M0 0H400V520H0z', '#f8d9a8'), s.path(blob([[-20, -20], [420, -20], [420, 130], [300, 190], [180, 150], [60, 210], [-20, 180]]), '#8fb9c9', 'opacity=".75"'), p.hatch((x, y) => clamp(0.42 - y / 520), { angle: 16, gap: 9, width: 1, patch: [40, 9] }, '#4f7a8c'), s.path(blob([[-20, 520], [80, 486], [160, 506], [260, 480], [420, 512], [420, 620], [-20, 620]]), '#e2a765'), p.hatch((x, y) => (y > 500 ? 0.3 : 0), { angle: 4, gap: 9, width: 1.1, patch: [24, 9], area: [0, 496, 400, 104] }),
    // A town to compare with.
    p.shape([[10, 520, 26, 34], [40, 524, 20, 46], [66, 522, 30, 28], [330, 506, 24, 36], [358, 508, 30, 24], [384, 506, 20, 44]].map(([x, y, w, h]) => polygon([[x, y], [x, y - h], [x + w / 2, y - h - 14], [x + w, y - h], [x + w, y]])).join(''), { fill: '#d2694a', reach: 10, gap: 4 }), s.path([[18, 496], [48, 490], [76, 504], [338, 482], [390, 474]].map(([x, y]) => box(x, y, 6, 8)).join(''), ink)];
  // Head, neck, chest, hips, two arms, two legs: the left foot is down, the right one is not.
  const parts = [
    frame([160, 20], [240, 20], [236, 112], [166, 112], 3, 4), frame([182, 112], [222, 112], [226, 140], [178, 140], 1, 1), frame([112, 140], [296, 140], [262, 306], [144, 306], 5, 6), frame([142, 306], [264, 306], [268, 350], [138, 350], 4, 2),
    frame([84, 150], [118, 146], [92, 262], [56, 258], 1, 5), frame([56, 258], [92, 262], [112, 356], [82, 364], 1, 4), frame([292, 146], [326, 152], [362, 250], [330, 262], 1, 5), frame([330, 262], [362, 250], [356, 130], [330, 136], 1, 5),
    frame([140, 350], [196, 350], [188, 464], [138, 464], 2, 5), frame([138, 464], [188, 464], [184, 560], [134, 560], 2, 4), frame([210, 350], [268, 350], [300, 446], [252, 456], 2, 4), frame([252, 450], [302, 446], [290, 520], [246, 512], 2, 3),
  ];
  const body = egg(202, 66, 46, 54) + limb([[202, 100, 44], [202, 140, 52]]) + blob([[104, 150], [202, 128], [304, 150], [300, 214], [268, 300], [274, 356], [202, 370], [132, 356], [138, 300], [108, 214]]) + limb([[116, 166, 52], [72, 254, 46], [98, 350, 36]]) + egg(100, 372, 22, 26) + limb([[294, 166, 52], [346, 246, 46], [344, 150, 36]]) + egg(344, 122, 22, 26) + limb([[168, 340, 72], [162, 460, 58], [158, 572, 50]]) + limb([[236, 340, 72], [278, 444, 58], [268, 522, 46]]);
  const giant = [
    s.path(body, '#e9866a', 'opacity=".42" transform="translate(5 3)"'), s.path(body, '#fff3d8', 'opacity=".5"'), p.hatch((x) => (x < 176 ? 0.16 : 0), { area: [60, 20, 140, 540], angle: 58, gap: 8 }), s.stroke(parts.map((q) => q.braces).join(''), mix(wood, ink, 0.3), 1.6), s.stroke(parts.map((q) => q.planks).join(''), ink, 4.4), s.stroke(parts.map((q) => q.planks).join(''), wood, 2.6), s.stroke(parts.map((q) => q.poles).join(''), ink, 2.8),
    p.shape(polygon([[122, 560], [196, 560], [214, 582], [116, 582]]), { fill: wood, reach: 12 }), p.shape(polygon([[240, 506], [294, 518], [318, 538], [306, 548], [230, 524]]), { fill: wood, reach: 12 }),
    // Sheets in the wind where the face will be; two windows are lit in it.
    p.shape(blob([[164, 34, 'sharp'], [238, 30, 'sharp'], [246, 60], [236, 92, 'sharp'], [214, 84], [190, 96], [170, 88, 'sharp'], [174, 60]]), { fill: '#eaf0ee', reach: 22, gap: 5 }), s.path(blob([[180, 52, 'sharp'], [190, 50], [198, 56, 'sharp'], [189, 60]]) + blob([[208, 55, 'sharp'], [217, 49], [227, 51, 'sharp'], [217, 59]]), ink), s.stroke('M204 58q-3 12 2 18', ink, 2),
  ];
  const heart = blob([[204, 236], [182, 212], [176, 190], [188, 178], [202, 188], [216, 176], [232, 186], [228, 208]]);
  const works = [
    s.stroke('M320 60L204 150M320 60L344 250M312 52h40', ink, 4), s.path(box(340, 44, 22, 20), ink), s.stroke('M204 150V180', ink, 2), p.shape(heart, { fill: '#d22f2f', reach: 20, gap: 4, contour: 2.4 }), s.stroke('M188 190q4-7 10-4', '#ffd0c0', 4), s.stroke('M228 200L300 180', ink, 1.6),
  ];
  const [still, wave, pull, walk] = [s.stamp(s.path(crumb('stand'), ink)), s.stamp(s.path(crumb('wave'), ink)), s.stamp(s.path(crumb('pull'), '#8a2a22')), s.stamp(s.path(crumb('walk'), ink))];
  const hauler = (/** @type {number} */ x, /** @type {number} */ y) => s.group(pull(0, 0, 1.3), `transform="translate(${x} ${y}) scale(-1 1)"`);
  const people = [hauler(288, 194), hauler(272, 222), still(156, 220, 1.2), wave(134, 168, 1.2), walk(176, 278, 1.2), still(232, 330, 1.2), walk(172, 420, 1.2), still(150, 508, 1.2), still(344, 222, 1.2), wave(76, 330, 1.2), still(190, 18, 1.1), s.stamp(s.path(crumb('walk'), '#8a2a22'))(60, 576, 1.5), still(230, 590, 1.5), wave(356, 566, 1.6),
    // Under the lifted foot: planks that fall, a barrow left behind, somebody running.
    s.stroke('M262 548l14 8M288 560l16-4M252 566l8 12M300 540l12 12', wood, 4), s.stroke('M262 548l14 8M288 560l16-4', ink, 1), s.path(egg(280, 590, 52, 7), ink, 'opacity=".3"'), s.group(s.path(crumb('walk'), ink), 'transform="translate(318 598) rotate(10) scale(1.6)"')];
  return s.picture(sky, giant, works, people);
}

// @ts-check
import { form } from '../studio/form.js';
import { clamp } from '../studio/marks.js';
import { blob, egg, limb, polygon, ring, round } from '../studio/path.js';
import { linocut } from '../studio/hands.js';

export const scene = 'From high above a river winds through woods and is a crocodile; boats with parasols go down it towards its mouth, and a bridge is being built of its teeth.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('mossForest');
  const ink = '#10231a';
  const cream = '#f1ead0';
  const l = linocut(s, { paper: cream, ink, from: [-1, -1] });
  const [wood, river] = ['#3f6a34', '#7fae9a'];
  const spine = /** @type {[number, number, number][]} */ ([[330, -40, 14], [366, 30, 34], [330, 100, 62], [232, 136, 88], [134, 172, 108], [92, 250, 122], [130, 326, 128], [214, 368, 124], [262, 410, 112]]);
  const body = limb(spine);
  const legs = limb([[150, 140, 44], [112, 96, 34], [70, 92, 26]]) + limb([[72, 96, 16], [40, 78, 11]]) + limb([[74, 94, 16], [44, 102, 11]]) + limb([[76, 96, 14], [60, 124, 10]]) + limb([[60, 300, 50], [22, 336, 34], [14, 384, 26]]) + limb([[14, 380, 15], [-10, 400, 10]]) + limb([[14, 384, 15], [10, 416, 10]]) + limb([[18, 380, 15], [36, 410, 10]]) + limb([[262, 330, 50], [312, 300, 34], [340, 258, 26]]) + limb([[338, 262, 15], [330, 230, 10]]) + limb([[342, 258, 15], [362, 234, 10]]) + limb([[342, 264, 15], [374, 262, 10]]);
  const head = blob([[206, 372], [270, 352], [318, 380], [330, 430], [336, 470], [352, 520], [354, 566], [330, 592], [296, 590], [270, 556], [244, 512], [214, 470], [196, 420]]);
  const water = form(body + head + legs);
  const woods = [
    s.path('M0 0H400V600H0z', wood),
    // Paths and clearings.
    s.path(blob([[-10, 470], [60, 452], [120, 480], [150, 540], [110, 620], [-10, 620]]), '#b9b356'), l.cuts((x, y) => (x < 140 && y > 460 ? 0.5 : 0), { area: [0, 460, 140, 140], gap: 10, length: 22, width: 3, flow: () => 16 }, '#e3d98a'), s.stroke('M410 180Q350 196 310 172T232 206', '#d9cf96', 6), s.stroke('M-10 200Q20 190 40 176', '#d9cf96', 6),
  ];
  // Treetops, drawn once: a cut crown with its light.
  const crown = polygon(ring(14, (a, i) => [Math.cos(a) * (i % 2 ? 15 : 19), Math.sin(a) * (i % 2 ? 15 : 19)]));
  const rays = s.stroke(ring(9, (a) => [a * 0.55 + 2.6, 0]).map(([a]) => `M${round(Math.cos(a) * 5)} ${round(Math.sin(a) * 5)}L${round(Math.cos(a) * 13)} ${round(Math.sin(a) * 13)}`).join(''), '#a9c25a', 2.4);
  const trees = [['#244a2a', rays], ['#2f5a30', rays], ['#1b3d2a', s.stroke('M-6-6h0M-10 0h0M0-10h0M-4 4h0M5-5h0', '#8fb04a', 4)]].map(([colour, light]) => s.stamp([s.path(crown, ink, 'transform="translate(4 5)"'), s.path(crown, colour), light]));
  let forest = '';
  for (let y = 6; y < 610; y += 25) {
    for (let x = (y % 2) * 14; x < 410; x += 29) {
      const [u, v] = [x + s.random.between(-7, 7), y + s.random.between(-6, 6)];
      const near = [[0, 0], [22, 0], [-22, 0], [0, 22], [0, -22], [16, 16], [-16, -16]].some(([a, b]) => water.inside(u + a, v + b));
      const path = Math.abs(v - 185) < 18 && u > 226;
      if (near || path || (u < 116 && v > 470 && s.random.chance(0.85))) { s.random.next(); continue; }
      forest += trees[s.random.whole(0, 2)](u, v, s.random.between(0.78, 1.1));
    }
  }
  const banks = [s.path(body + head + legs, ink, 'transform="translate(6 7)"'), s.stroke(body + legs + head, cream, 9), s.path(legs + body + head, river)];
  // Scales are ripples: rows across the back, each a cut.
  const along = (/** @type {number} */ x, /** @type {number} */ y) => {
    let [best, angle] = [1e9, 0];
    for (let i = 0; i + 1 < spine.length; i++) { const [a, b] = [spine[i], spine[i + 1]]; const d = Math.hypot(x - (a[0] + b[0]) / 2, y - (a[1] + b[1]) / 2); if (d < best) [best, angle] = [d, (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI]; }
    return angle;
  };
  const ripples = [
    l.cuts((x, y) => (water.inside(x, y) ? 0.6 : 0), { flow: (x, y) => along(x, y) + 90, gap: 12, length: 16, width: 4.4 }, '#3f7f78'), l.cuts((x, y) => (water.inside(x, y) ? 0.35 : 0), { flow: along, gap: 17, length: 18, width: 2.4 }, '#d3e6cf'),
    // The ridge: fins of foam along its middle.
    s.path([[344, 84], [300, 112], [256, 126], [210, 142], [160, 160], [122, 194], [96, 234], [96, 276], [116, 312], [150, 338], [190, 358], [228, 378]].map(([x, y]) => { const a = (along(x, y) * Math.PI) / 180; return polygon([[x - Math.cos(a) * 9 - Math.sin(a) * 7, y - Math.sin(a) * 9 + Math.cos(a) * 7], [x + Math.cos(a) * 11, y + Math.sin(a) * 11], [x - Math.cos(a) * 9 + Math.sin(a) * 7, y - Math.sin(a) * 9 - Math.cos(a) * 7]]); }).join(''), '#24585a'),
  ];
  // The head: eyes that bulge, nostrils like two whirlpools, and what is left of its teeth.
  const face = [
    l.cuts((x, y) => (y > 400 && water.inside(x, y) ? clamp((y - 440) / 140) * 0.7 : 0), { area: [200, 400, 160, 190], flow: () => 62, gap: 9, length: 14, width: 3 }, '#24585a'),
    s.path([[208, 452], [224, 486], [242, 516], [262, 552], [340, 486], [352, 520], [358, 556]].map(([x, y], i) => polygon(i < 4 ? [[x - 2, y - 9], [x - 20, y + 6], [x + 8, y + 8]] : [[x - 4, y - 9], [x + 18, y + 2], [x - 2, y + 9]])).join(''), cream), s.stroke('M204 440Q238 520 284 580M336 470Q356 520 350 570', ink, 4),
    s.path(egg(236, 416, 25, 22, 40) + egg(302, 398, 25, 22, 40), '#24585a'), s.path(egg(238, 418, 17, 15, 40) + egg(303, 400, 17, 15, 40), '#e9c64a'), s.path(egg(238, 418, 4, 14, 40) + egg(303, 400, 4, 14, 40), ink), s.stroke('M218 402q14-14 34-6M282 386q16-14 38 0', ink, 4.6),
    s.path(egg(306, 566, 9, 6, 50) + egg(332, 558, 9, 6, 50), '#10302e'), s.stroke('M296 576q-6-18 10-22M342 568q8-16-6-22', '#d3e6cf', 3),
  ];
  // The outing.
  const boat = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ k, /** @type {number} */ turn, /** @type {string} */ colour) => s.group([s.stroke('M-34-3q-14-6-26-2M-34 5q-14 6-26 2', cream, 3), s.path(blob([[-30, 0], [-16, -12], [10, -11], [32, 0, 'sharp'], [10, 11], [-16, 12]]), ink, 'transform="translate(3 4)"'), s.path(blob([[-30, 0], [-16, -12], [10, -11], [32, 0, 'sharp'], [10, 11], [-16, 12]]), '#a8602f'), s.path(blob([[-24, 0], [-14, -8], [8, -7], [24, 0, 'sharp'], [8, 7], [-14, 8]]), '#5f3218'), s.path(egg(12, 0, 5.4), '#f0c9a0'), s.path(egg(12, 0, 3.6), ink), s.path(polygon(ring(8, (a) => [-6 + Math.cos(a) * 15, Math.sin(a) * 15])), colour), s.path([0, 2, 4, 6].map((i) => { const [a, b] = [(i / 8) * 6.283, ((i + 1) / 8) * 6.283]; return polygon([[-6, 0], [-6 + Math.cos(a) * 15, Math.sin(a) * 15], [-6 + Math.cos(b) * 15, Math.sin(b) * 15]]); }).join(''), cream)], `transform="translate(${x} ${y}) rotate(${turn}) scale(${k})"`);
  const boats = [boat(298, 100, 0.7, 160, '#d8482f'), boat(196, 156, 0.9, 156, '#e2a92f'), boat(96, 270, 1.05, 80, '#d8482f'), boat(172, 350, 1.15, 30, '#d77a9a')];
  // The bridge: tooth after tooth, and those who pull the next.
  const bridge = [s.stroke('M52 206L152 236', ink, 20), s.path([0, 1, 2, 3, 4, 5].map((i) => polygon([[50 + i * 18, 192 + i * 5], [66 + i * 18, 197 + i * 5], [62 + i * 18, 222 + i * 5], [54 + i * 18, 220 + i * 5]])).join(''), cream), s.stroke('M48 190L146 220M44 218L140 246', '#a8602f', 3), [[164, 238], [176, 250], [186, 262]].map(([x, y], i) => s.path(egg(x, y, 6.4, 5.4), ['#d8482f', '#e2a92f', '#3f5f9a'][i]) + s.path(egg(x, y, 3.4), ink)), s.stroke('M160 236L204 282', '#e3d98a', 2.6), s.path(polygon([[198, 276], [216, 282], [208, 300]]), cream)];
  // Those who stayed on shore.
  const picnic = [s.path(polygon([[38, 540], [74, 530], [84, 562], [48, 572]]), '#d8482f'), s.stroke('M50 537l10 32M62 533l10 32M41 551l36-10', cream, 2.6), s.path(egg(30, 552, 8, 6.4) + egg(92, 544, 6.4, 8), '#3f5f9a'), s.path(egg(30, 552, 4) + egg(92, 544, 4), ink), s.stroke('M100 540l22-16', '#f0c9a0', 4)];
  return s.picture(woods, forest, banks, ripples, bridge, boats, face, picnic);
}

// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, box, egg, limb, polygon, ring } from '../studio/path.js';
import { cutPaper } from '../studio/hands.js';
import { clothed } from '../motifs/clothed-people.js';
import { openHand } from '../motifs/faces.js';

export const scene = 'Open hands reach in from both sides as steps; a child climbs them to a star on a thread, and the highest hand holds scissors to it.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('emberNight');
  const night = shade(c.skyHigh, 0.04, -30, 1.3);
  const p = cutPaper(s, { from: [-0.4, -1], dark: '#12060f' });
  const ground = [
    p.ground(night),
    p.sheet(blob([[-20, -20, 'sharp'], [150, -20, 'sharp'], [96, 90], [120, 210], [60, 330], [92, 450], [50, 560], [70, 620, 'sharp'], [-20, 620, 'sharp']], 0.9), shade(night, 0.05, 12), { lift: 7 }),
    p.sheet(blob([[420, -20, 'sharp'], [300, -20, 'sharp'], [330, 100], [292, 230], [340, 340], [306, 470], [350, 560], [330, 620, 'sharp'], [420, 620, 'sharp']], 0.9), shade(night, 0.05, 12), { lift: 7 }),
  ];
  // Skins and sleeves of five people, and a glove.
  const skins = ['#e8b48f', '#8c5a3c', '#f0cfae', '#b97a50', '#5f3a2a'];
  const sleeves = [c.accent, '#2f7f86', '#e0a93a', '#8f2f52', '#e8e0cc'];
  const arms = [[150, 560, 128, false], [268, 470, 124, true], [140, 380, 120, false], [262, 292, 118, true], [146, 214, 112, false]].map(([x, y, size, flip], i) => {
    const spot = { x: Number(x), y: Number(y), size: Number(size), flip: Boolean(flip), turn: (flip ? 1 : -1) * [4, 7, 2, 9, 5][i] };
    const cuff = { d: blob([[-150, -30, 'sharp'], [-74, -24], [-66, 4], [-74, 34, 'sharp'], [-150, 42, 'sharp']], 0.7) + box(-200, -30, 60, 72), parts: [{ d: 'M-84-22q8 26 0 54M-94-22q8 26 0 54', tone: 'near', stroke: 3 }] };
    return p.sheet(openHand(), skins[i], { spot, lift: 8, tones: { frame: shade(skins[i], -0.14) } }) + p.sheet(cuff, sleeves[i], { spot, lift: 6 });
  });
  // The star on its thread.
  const star = polygon(ring(10, (a, i) => [236 + Math.cos(a - Math.PI / 2) * (i % 2 ? 17 : 40), 122 + Math.sin(a - Math.PI / 2) * (i % 2 ? 17 : 40)]));
  const gold = mix(c.light, c.accent, 0.2);
  const light = [[118, 0.05], [88, 0.07], [62, 0.1]].map(([r, o]) => s.path(polygon(ring(22, (a, i) => [236 + Math.cos(a) * r * (i % 2 ? 0.86 : 1.1), 122 + Math.sin(a) * r * (i % 2 ? 0.86 : 1.1)])), gold, `opacity="${o * 1.6}"`));
  const thread = s.stroke('M236 84V-6', c.light, 2);
  // Scissors from above: one blade on each side of the thread.
  const handle = (/** @type {number} */ x, /** @type {number} */ y) => p.sheet(`${egg(x, y, 30, 19, -14)}`, '#7c2230', { lift: 4 }) + s.path(egg(x, y, 18, 10, -14), night);
  const scissors = [
    p.sheet(polygon([[198, 44], [300, 2], [316, 14], [304, 26]]), '#dfe5e8', { lift: 5 }), p.sheet(polygon([[196, 30], [300, 20], [312, 8], [310, 38]]), '#aeb8c0', { lift: 4 }), s.path(egg(302, 18, 4), '#5a646c'),
    p.sheet(limb([[306, 14, 9], [330, -2, 9]]) + limb([[306, 24, 9], [334, 46, 9]]), '#7c2230', { lift: 4 }), handle(350, 0), handle(352, 58),
    p.sheet(limb([[440, 34, 54], [404, 32, 50], [386, 20, 26], [352, 4, 15], [338, 2, 13]]) + limb([[410, 50, 40], [384, 60, 22], [356, 60, 15], [342, 60, 13]]) + limb([[404, 40, 24], [376, 36, 17], [358, 36, 14]]), '#d9d3c4', { lift: 6 }),
    p.sheet(polygon([[392, -20], [430, -20], [430, 92], [398, 84], [390, 30]]), '#2b2536', { lift: 6 }), s.stroke('M402-10v88', '#e8e0cc', 4),
  ];
  const climber = { head: [9, -88], neck: [5, -81], chest: [2, -70], hip: [-3, -50], nearArm: [[16, -84], [26, -100]], farArm: [[18, -74], [32, -84]], nearLeg: [[15, -44], [13, -22]], farLeg: [[-5, -26], [-6, -3]] };
  const child = clothed(s, /** @type {any} */ (climber), { skin: skins[2], top: '#d9412f', bottom: '#22344e', hair: '#3a2218', cut: 'trousers', head: 1.6, feel: 'glad', gaze: [0.3, -0.9] }, { x: 166, y: 386, size: 138, rim: gold, from: [0.5, -1] });
  const others = [
    // A shoe that was lost on the way, and the shadow of a hand that is not there.
    p.sheet(blob([[246, 460], [250, 448], [262, 450], [276, 458], [282, 464], [250, 466]]), '#22344e', { lift: 3 }),
    s.stroke('M150 548h0M166 552h0', c.light, 3),
  ];
  return s.picture(ground, light, thread, p.sheet(star, gold, { lift: 6, tones: {} }), p.sheet(polygon(ring(10, (a, i) => [236 + Math.cos(a - Math.PI / 2) * (i % 2 ? 9 : 22), 122 + Math.sin(a - Math.PI / 2) * (i % 2 ? 9 : 22)])), shade(gold, 0.04), { lift: 2 }), scissors, arms[4], arms[3], arms[2], child, arms[1], others, arms[0]);
}

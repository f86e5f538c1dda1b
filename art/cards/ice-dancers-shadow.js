// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, egg, limb, line, round } from '../studio/path.js';
import { backdrop, blades, dashes, glow, leaves, mist, shadow, snow, specks, vignette } from '../studio/nature.js';
import { crow } from '../motifs/birds-and-fish.js';
import { person } from '../motifs/people.js';
import { birch, pine } from '../motifs/trees.js';

export const scene = 'Skaters circle; under the ice their reflections have stopped and look up.';

/** Somebody under the ice, facing us: stands still, one palm against the pane. @param {boolean} dress @returns {import('../studio/studio.js').Shape} */
function watcher(dress) {
  const legs = dress ? blob([[-11, -50], [-16, -34], [-20, -20, 'sharp'], [0, -17], [20, -20, 'sharp'], [16, -34], [11, -50]]) + limb([[-4, -20, 6], [-4, -3, 5]]) + limb([[4, -20, 6], [4, -3, 5]]) : limb([[-5, -48, 11], [-5, -26, 9], [-5, -3, 7]]) + limb([[5, -48, 11], [5, -26, 9], [5, -3, 7]]) + blob([[-12, -60], [-13, -34, 'sharp'], [0, -32], [13, -34, 'sharp'], [12, -60]]);
  return {
    d: legs + blob([[-5, -82], [-14, -78], [-13, -62], [-9, -48], [9, -48], [13, -62], [14, -78], [5, -82]]) + limb([[-12, -75, 7], [-17, -60, 6], [-18, -46, 5]]) + limb([[12, -75, 7], [22, -72, 6], [25, -86, 5]]) + egg(0, -91, 7.6, 9) + limb([[0, -84, 6], [0, -79, 7]]) + egg(25.6, -89, 3.6, 4.4) + [-3, -1, 1, 3].map((k) => limb([[25.6 + k * 0.8, -91, 1.6], [25.6 + k * 1.5, -97 + Math.abs(k) * 0.7, 1.3]])).join(''),
    parts: [{ d: egg(-3, -91.5, 1.3, 1.9) + egg(3, -91.5, 1.3, 1.9), tone: 'light' }],
  };
}

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('snowLight');
  const deep = shade(c.near, -0.1, 4, 1.3);
  const warm = mix(c.light, c.accent, 0.12);

  const firs = [pine(s.random), pine(s.random), pine(s.random)];
  const shore = [
    backdrop(s, mix(c.skyHigh, c.light, 0.3), c.skyLow, c.light, c.light), glow(s, 300, 30, 240, warm, 1),
    s.path(blob([[-20, 96, 'sharp'], [60, 78], [150, 92], [240, 72], [330, 84], [420, 66, 'sharp'], [420, 160, 'sharp'], [-20, 160, 'sharp']]), s.fade(mix(c.far, c.light, 0.4), c.light)),
    Array.from({ length: 9 }, (_, i) => s.place(firs[i % 3], { x: i * 50 + s.random.between(-12, 12), y: 112 + s.random.between(-8, 6), size: s.random.between(56, 96), fill: s.fade(mix(c.middle, c.near, 0.45), mix(c.far, c.light, 0.4)) })),
    mist(s, 112, 50, c.light, 0.8),
  ];
  const lake = blob([[-60, 190], [20, 142], [140, 122], [270, 124], [390, 150], [470, 210], [470, 640, 'sharp'], [-60, 640, 'sharp']]);
  const scratches = (/** @type {number} */ n, /** @type {[number, number]} */ spread) => Array.from({ length: n }, () => {
    const k = s.random.between(...spread);
    const [x, y] = [200 + s.random.between(-14, 14), 316 + s.random.between(-10, 10)];
    const a = s.random.between(0, 6.3);
    const b = a + s.random.between(0.6, 2.4);
    return `M${round(x + Math.cos(a) * 190 * k)} ${round(y + Math.sin(a) * 112 * k)}A${round(190 * k)} ${round(112 * k)} 0 0 1 ${round(x + Math.cos(b) * 190 * k)} ${round(y + Math.sin(b) * 112 * k)}`;
  }).join('');
  const ice = [
    s.path(lake, mix(c.middle, c.near, 0.3), 'transform="translate(0 -5)"'),
    s.path(lake, s.blend([0, 122], [0, 620], mix(c.light, c.far, 0.35), [0.25, mix(c.far, c.skyHigh, 0.5)], [0.6, mix(c.middle, deep, 0.45)], [1, deep])),
    s.within(lake, glow(s, 290, 170, 230, c.light, 0.85, 110), glow(s, 200, 560, 260, shade(deep, -0.14), 0.75, 130), specks(s, 50, [20, 380, 360, 220], [2, 8], c.far, 0.45)),
  ];
  const marks = s.within(lake, s.stroke(scratches(16, [0.55, 1.05]), c.light, 2.6, 0.75), s.stroke(scratches(22, [0.4, 1.7]), c.light, 1.4, 0.6), dashes(s, 30, [0, 160, 400, 420], [14, 46], c.light, { angle: -24, opacity: 0.4 }));

  /**
   * A skater and the one below, who meet at the blade.
   * @param {number} x @param {number} y @param {number} size @param {import('../studio/studio.js').Shape} shape @param {boolean} dress @param {boolean} flip @param {string} fill
   */
  function pair(x, y, size, shape, dress, flip, fill) {
    // What is far away is too small for a lit edge.
    const near = size > 100;
    const below = s.place(watcher(dress), { x, y: y + size * 0.03, size, turn: 180, flip: !flip, fill: s.fade([0, shade(deep, -0.22), 0.95], [1, shade(deep, -0.1), 0.5]), rim: near ? mix(c.far, c.middle, 0.4) : undefined, from: [0.4, -1], rimWidth: size * 0.008 });
    const blade = s.stroke(`M${round(x - size * 0.06)} ${round(y + size * 0.02)}h${round(size * 0.13)}`, c.light, size * 0.018);
    return { below, above: shadow(s, x, y + 2, size * 0.2, size * 0.03, deep, 0.6) + blade + s.place(shape, { x, y, size, flip, fill, rim: near ? warm : undefined, from: [0.8, -0.8], rimWidth: size * 0.016 }) };
  }
  const arabesque = person({ head: [12, -85], neck: [8, -78], chest: [5, -68], hip: [-3, -50], nearArm: [[21, -74], [36, -84]], farArm: [[-9, -76], [-22, -88]], nearLeg: [[2, -26], [0, -3]], farLeg: [[-24, -48], [-46, -56]], feet: -10 }, { wear: 'trousers', head: 'bun', scarf: 30 });
  const skirt = blob([[-9, -60], [3, -61], [11, -50], [12, -38, 'sharp'], [2, -33], [-12, -32], [-28, -36, 'sharp'], [-18, -48]]);
  const glide = person({ head: [13, -82], neck: [8, -75], chest: [4, -66], hip: [-6, -47], nearArm: [[-7, -60], [-16, -53]], farArm: [[16, -60], [28, -62]], nearLeg: [[9, -28], [1, -3]], farLeg: [[-18, -30], [-36, -20]], feet: 0 }, { wear: 'coat', head: 'hat', scarf: 26 });
  const child = person('dance', { age: 'child', wear: 'coat', head: 'hood' });
  const red = s.fade(shade(c.accent, 0.02), shade(c.accent, -0.16));
  const blue = s.fade(c.near, shade(c.near, -0.16));
  const couples = [
    pair(316, 186, 74, glide, false, true, mix(c.near, c.frame, 0.4)), pair(196, 172, 50, child, true, false, shade(c.accent, -0.04)), pair(72, 200, 78, person('dance', { wear: 'dress', head: 'bun' }), true, false, mix(c.near, c.middle, 0.2)),
    pair(96, 330, 150, glide, false, false, blue), pair(252, 356, 218, { d: arabesque.d + skirt }, true, true, red),
  ];
  // Where the palms press, the ice has begun to crack.
  const cracks = [[193, 556, 0.72], [134, 462, 0.5]].map(([x, y, k]) => s.stroke([0, 55, 118, 170, 230, 300].map((a, i) => {
    const [dx, dy] = [Math.cos((a * Math.PI) / 180) * k, Math.sin((a * Math.PI) / 180) * k];
    const l = 20 + (i % 3) * 16;
    return `M${round(x + dx * 24)} ${round(y + dy * 24)}l${round(dx * l * 0.5 + dy * 5)} ${round(dy * l * 0.5 - dx * 5)} ${round(dx * l * 0.5)} ${round(dy * l * 0.5)}`;
  }).join(''), c.light, 1.4, 0.7));
  const front = [
    s.path(blob([[-30, 620], [-30, 560], [20, 548], [70, 572], [120, 598], [140, 620]]) + blob([[430, 620], [430, 566], [392, 560], [352, 584], [318, 620]]), s.fade(c.light, c.far)),
    [[402, 596, 190]].map(([x, y, size]) => s.place(birch(s.random), { x, y, size, flip: true, fill: s.fade(mix(c.frame, c.near, 0.4), c.frame), rim: c.light, from: [1, -0.4], rimWidth: 2 })),
    s.place(crow(), { x: 46, y: 566, size: 34, fill: c.frame, rim: c.light }),
    blades(s, 22, (t) => [t * 70, 590], [24, 70], [c.near, c.frame], 0.3, 2.2), s.stroke(line([[352, 590], [366, 560], [362, 540]]) + line([[372, 592], [380, 566], [390, 556]]), c.frame, 2.4), leaves(s, 10, [120, 420, 220, 140], [6, 10], [c.accent], 0.7),
  ];
  return s.picture(shore, ice, couples.map((p) => p.below), marks, cracks, couples.map((p) => p.above), front, snow(s, 60), vignette(s, 0.45, c.near));
}

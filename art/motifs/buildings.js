// @ts-check
// Houses and what is built. Lit windows are parts in the tone 'light'.
import { blob, box, limb, line, polygon } from '../studio/path.js';

import { randomFrom } from '../studio/random.js';

/** @typedef {import('../studio/studio.js').Shape} Shape */

/** A crooked house. @param {{lean?: number, lit?: boolean}} [how] @returns {Shape} */
export function house({ lean = 4, lit = true } = {}) {
  return {
    d: polygon([[-30, 0], [-32 + lean, -54], [32 + lean, -56], [30, 0]]) + polygon([[-40 + lean, -50], [-2 + lean * 2, -92], [4 + lean * 2, -92], [42 + lean, -52]]) + polygon([[12 + lean, -70], [13 + lean, -100], [24 + lean, -100], [24 + lean, -62]]) + polygon([[10 + lean, -98], [10 + lean, -103], [27 + lean, -103], [27 + lean, -98]]),
    parts: lit ? [{ d: box(-22, -42, 16, 18, 1) + box(12, -42, 14, 18, 1) + polygon([[-6 + lean, -64], [-6 + lean, -74], [0 + lean, -79], [6 + lean, -74], [6 + lean, -64]]), tone: 'light' }, { d: polygon([[-4, 0], [-4, -18], [2, -23], [8, -18], [8, 0]]), tone: 'accent' }, { d: 'M-13.5-42v18M-22-33h16M19.5-42v18M12-33h14', tone: 'frame', stroke: 1.6 }] : [],
  };
}

/** @param {{roof?: 'cone' | 'flat'}} [how] @returns {Shape} */
export function tower({ roof = 'cone' } = {}) {
  const top = roof === 'cone' ? polygon([[-19, -72], [0, -112], [20, -72]]) : polygon([[-17, -72], [-17, -84], [-11, -84], [-11, -78], [-4, -78], [-4, -84], [4, -84], [4, -78], [11, -78], [11, -84], [17, -84], [17, -72]]);
  return { d: polygon([[-16, 0], [-13, -64], [-16, -74], [16, -74], [13, -64], [15, 0]]) + top, parts: [{ d: polygon([[-4, -46], [-4, -56], [0, -60], [4, -56], [4, -46]]) + box(-3, -28, 5, 9), tone: 'light' }] };
}

/** @returns {Shape} */
export const lighthouse = () => ({ d: polygon([[-15, 0], [-9, -74], [9, -74], [15, 0]]) + polygon([[-13, -74], [-13, -78], [13, -78], [13, -74]]) + polygon([[-8, -78], [-8, -92], [8, -92], [8, -78]]) + blob([[-11, -92, 'sharp'], [-7, -99], [0, -106], [7, -99], [11, -92, 'sharp']]), parts: [{ d: polygon([[-13.5, -18], [-12.2, -34], [12.2, -34], [13.5, -18]]) + polygon([[-10.8, -50], [-9.7, -64], [9.7, -64], [10.8, -50]]), tone: 'accent', opacity: 0.85 }, { d: box(-6, -90, 12, 11), tone: 'light' }] });

/** Sails turn by degrees. @param {{turned?: number}} [how] @returns {Shape} */
export function windmill({ turned = 20 } = {}) {
  const sails = [0, 90, 180, 270].map((q) => {
    const a = ((q + turned) * Math.PI) / 180;
    const at = (/** @type {number} */ along, /** @type {number} */ out) => /** @type {[number, number]} */ ([Math.cos(a) * along - Math.sin(a) * out, -72 + Math.sin(a) * along + Math.cos(a) * out]);
    return polygon([at(0, -1), at(46, -1), at(46, 1), at(0, 1)]) + polygon([at(12, 1), at(46, 1), at(46, 11), at(12, 9)]);
  });
  return { d: polygon([[-20, 0], [-12, -68], [12, -68], [20, 0]]) + blob([[-15, -66, 'sharp'], [-9, -80], [0, -86], [10, -80], [15, -66, 'sharp']]) + sails.join(''), parts: [{ d: box(-4, -44, 8, 10) + polygon([[-5, 0], [-5, -14], [0, -19], [5, -14], [5, 0]]), tone: 'light' }] };
}

/** A row of roofs from x = -width/2 to width/2; windows are a part. @param {import('../studio/random.js').Random} random @param {number} width @param {{low?: number, high?: number, lit?: number}} [how] @returns {Shape} */
export function skyline(random, width, { low = 30, high = 90, lit = 0.4 } = {}) {
  let d = '';
  let windows = '';
  for (let x = -width / 2; x < width / 2; ) {
    const w = random.between(14, 30);
    const h = random.between(low, high);
    const lean = random.between(-2, 2);
    d += polygon([[x - 1, 2], [x + lean, -h], [x + w + lean, -h], [x + w, 2]]);
    const roof = random.whole(0, 3);
    if (roof === 0) d += polygon([[x - 2 + lean, -h], [x + w / 2 + lean, -h - w * 0.8], [x + w + 2 + lean, -h]]);
    if (roof === 1) d += polygon([[x + lean, -h], [x + lean, -h - 8], [x + w * 0.4 + lean, -h]]) + box(x + w * 0.6, -h - 9, 4, 10);
    if (roof === 2) d += blob([[x + 2 + lean, -h + 1, 'sharp'], [x + w * 0.2 + lean, -h - w * 0.3], [x + w / 2 + lean, -h - w * 0.75, 'sharp'], [x + w * 0.8 + lean, -h - w * 0.3], [x + w - 2 + lean, -h + 1, 'sharp']]);
    for (let y = -h + 6; y < -6; y += 9) for (let c = x + 4; c < x + w - 5; c += 7) if (random.chance(lit)) windows += box(c, y, 3, 4.4);
    x += w * random.between(0.75, 1);
  }
  return { d, parts: [{ d: windows, tone: 'light', opacity: 0.9 }] };
}

/** A door standing on its own, ajar; light falls out of it. @returns {Shape} */
export const door = () => ({ d: polygon([[-28, 0], [-28, -82], [-18, -96], [0, -101], [18, -96], [28, -82], [28, 0]]), parts: [{ d: polygon([[-22, 0], [-22, -80], [-14, -90], [0, -95], [14, -90], [22, -80], [22, 0]]), tone: 'light' }, { d: polygon([[-22, 0], [-22, -80], [-14, -90], [-2, -94], [4, -84], [4, 7]]), tone: 'accent' }, { d: 'M-17-74L-3-78V-48L-17-46zM-17-40L-3-41V-8L-17-6z', tone: 'frame', opacity: 0.4 }, { d: 'M1-44h0', tone: 'light', stroke: 4 }] });

/** Steps rising to the right, 100 high and 120 long. @param {{steps?: number}} [how] @returns {Shape} */
export function stairs({ steps = 9 } = {}) {
  /** @type {[number, number][]} */ const points = [[-60, 0]];
  for (let i = 0; i < steps; i++) points.push([-60 + (i * 120) / steps, (-(i + 1) * 100) / steps], [-60 + ((i + 1) * 120) / steps, (-(i + 1) * 100) / steps]);
  points.push([60, 0]);
  return { d: polygon(points) };
}

/** A stone bridge with arches, 200 long, road on y = -60. @param {{arches?: number}} [how] @returns {Shape} */
export function bridge({ arches = 3 } = {}) {
  const w = 200 / arches;
  let d = 'M-100-60';
  d += 'Q0-76 100-60V0';
  for (let i = arches; i > 0; i--) {
    const right = -100 + i * w;
    d += `H${right - w * 0.1}C${right - w * 0.12} -62 ${right - w * 0.88} -62 ${right - w * 0.9} 0`;
  }
  return { d: d + 'H-100z' };
}

/** @returns {Shape} */
export const tent = () => ({ d: blob([[-52, 0, 'sharp'], [-48, -44, 'sharp'], [-24, -58], [0, -94, 'sharp'], [24, -58], [48, -44, 'sharp'], [52, 0, 'sharp']]) + limb([[0, -92, 2], [0, -106, 1.4]]) + blob([[0, -106], [14, -102, 'sharp'], [0, -97]]), parts: [{ d: 'M-30 0L-26-50Q-10-66 0-94L-8-52-10 0zM30 0L26-50Q10-66 0-94L8-52 10 0z', tone: 'light', opacity: 0.75 }, { d: line([[-48, -44], [-36, -38], [-24, -46], [-12, -38], [0, -46], [12, -38], [24, -46], [36, -38], [48, -44]]), tone: 'accent', stroke: 3 }] });

export const gallery = () => [house(), tower(), tower({ roof: 'flat' }), lighthouse(), windmill(), skyline(randomFrom('s'), 150), door(), stairs(), bridge(), tent()];

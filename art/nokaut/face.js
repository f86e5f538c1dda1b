// @ts-check
// Eyes, brows and mouths: what makes a character out of a body. All are small drawings around a point.
import { INK, heart, n, oval, star } from './pen.js';

/** @typedef {import('./pen.js').Figure} Figure */
/** @typedef {'round' | 'big' | 'dot' | 'sleepy' | 'closed' | 'happy' | 'wink' | 'star' | 'heart' | 'cross' | 'slit' | 'side' | 'up' | 'tear' | 'tiny' | 'swirl'} Eye */

/**
 * One eye. `to` is where it looks (-1 left, 1 right).
 * @param {Figure} f @param {Eye} kind @param {number} x @param {number} y @param {{ r?: number, to?: number, iris?: string, lid?: string }} [how]
 */
export function eye(f, kind, x, y, { r = 11, to = 0, iris = INK, lid = '#fff' } = {}) {
  const ball = () => f.shape(oval(x, y, r, r * 1.12), '#fff', { line: 4, rim: false });
  const pupil = (/** @type {number} */ px, /** @type {number} */ py, /** @type {number} */ pr) => {
    if (iris !== INK) f.patch(oval(px, py, pr * 1.35), iris);
    f.patch(oval(px, py, pr), INK).patch(oval(px + pr * 0.35, py - pr * 0.4, pr * 0.38), '#fff');
  };
  switch (kind) {
    case 'round':
      ball();
      return pupil(x + to * r * 0.35, y + 1, r * 0.55);
    case 'big':
      ball();
      f.patch(oval(x + to * 2, y + 1, r * 0.8, r * 0.92), INK);
      return f.patch(oval(x + to * 2 + r * 0.3, y - r * 0.35, r * 0.32), '#fff').patch(oval(x + to * 2 - r * 0.3, y + r * 0.4, r * 0.17), '#fff');
    case 'tiny':
      ball();
      return f.patch(oval(x + to * r * 0.4, y, r * 0.28), INK);
    case 'dot':
      return f.patch(oval(x, y, r * 0.55, r * 0.68), INK).patch(oval(x + r * 0.18, y - r * 0.25, r * 0.2), '#fff');
    case 'sleepy':
      ball();
      pupil(x + to * r * 0.35, y + r * 0.35, r * 0.5);
      return f.shape(`M${n(x - r)} ${n(y)}a${n(r)} ${n(r * 1.12)} 0 0 1 ${n(2 * r)} 0z`, lid, { line: 4, rim: false });
    case 'closed':
      return f.stroke(`M${n(x - r)} ${n(y)}q${n(r)} ${n(r * 0.9)} ${n(2 * r)} 0`, 4.5);
    case 'happy':
      return f.stroke(`M${n(x - r)} ${n(y + 3)}q${n(r)} ${n(-r * 1.3)} ${n(2 * r)} 0`, 4.5);
    case 'wink':
      return f.stroke(`M${n(x - r)} ${n(y - 5)}L${n(x + r * 0.7)} ${n(y + 1)}L${n(x - r)} ${n(y + 7)}`, 4.5);
    case 'cross':
      return f.stroke(`M${n(x - r * 0.7)} ${n(y - r * 0.7)}l${n(r * 1.4)} ${n(r * 1.4)}M${n(x + r * 0.7)} ${n(y - r * 0.7)}l${n(-r * 1.4)} ${n(r * 1.4)}`, 4.5);
    case 'star':
      ball();
      return f.patch(star(x, y + 0.5, 5, r * 0.85, r * 0.4), iris === INK ? '#ffb703' : iris);
    case 'heart':
      return f.shape(heart(x, y, r * 0.85), '#ff4d7e', { line: 3.5, rim: false });
    case 'slit':
      f.shape(oval(x, y, r, r * 1.12), iris === INK ? '#ffe14d' : iris, { line: 4, rim: false });
      return f.patch(oval(x + to * 3, y, r * 0.24, r * 0.8), INK).patch(oval(x + to * 3 + r * 0.3, y - r * 0.4, r * 0.2), '#fff');
    case 'side':
      ball();
      return pupil(x + (to || 1) * r * 0.5, y + 1, r * 0.48);
    case 'up':
      ball();
      return pupil(x + to * 3, y - r * 0.45, r * 0.5);
    case 'tear':
      ball();
      pupil(x + to * r * 0.3, y + 2, r * 0.62);
      return f.shape(`M${n(x - 3)} ${n(y + r + 2)}q-7 11 0 14q8-2 0-14z`, '#6fd3ff', { line: 3, rim: false });
    case 'swirl':
      ball();
      return f.stroke(`M${n(x)} ${n(y)}q4-3 5 2t-7 4t-6-8t11-6`, 2.6);
  }
}

/** Angry brows slant inwards, worried ones outwards. @param {Figure} f @param {number} x @param {number} y @param {number} slant @param {number} [w] @param {number} [thick] */
export function brow(f, x, y, slant, w = 12, thick = 5.5) {
  f.stroke(`M${n(x - w)} ${n(y - slant)}L${n(x + w)} ${n(y + slant)}`, thick);
}

/** @typedef {'smile' | 'grin' | 'fang' | 'open' | 'scream' | 'pout' | 'tongue' | 'zigzag' | 'o' | 'smirk' | 'line' | 'teeth' | 'chew' | 'whistle' | 'wobble'} Mouth */

/** @param {Figure} f @param {Mouth} kind @param {number} x @param {number} y @param {number} [w] */
export function mouth(f, kind, x, y, w = 16) {
  const red = '#c2263f';
  switch (kind) {
    case 'smile':
      return f.stroke(`M${n(x - w)} ${n(y)}q${n(w)} ${n(w * 0.9)} ${n(2 * w)} 0`);
    case 'smirk':
      return f.stroke(`M${n(x - w * 0.7)} ${n(y + 3)}q${n(w)} ${n(w * 0.5)} ${n(w * 1.7)}-7`);
    case 'line':
      return f.stroke(`M${n(x - w * 0.8)} ${n(y)}h${n(w * 1.6)}`);
    case 'pout':
      return f.stroke(`M${n(x - w * 0.8)} ${n(y + 4)}q${n(w * 0.8)} ${n(-w * 0.8)} ${n(w * 1.6)} 0`);
    case 'wobble':
      return f.stroke(`M${n(x - w)} ${n(y)}q${n(w * 0.33)}-6 ${n(w * 0.66)} 0t${n(w * 0.66)} 0t${n(w * 0.66)} 0`);
    case 'fang':
      f.stroke(`M${n(x - w)} ${n(y)}q${n(w)} ${n(w * 0.8)} ${n(2 * w)} 0`);
      return f.shape(`M${n(x - w * 0.7)} ${n(y + 2)}l3 9 5-7z`, '#fff', { line: 3, rim: false }).shape(`M${n(x + w * 0.7)} ${n(y + 2)}l-3 9-5-7z`, '#fff', { line: 3, rim: false });
    case 'grin':
      f.shape(`M${n(x - w)} ${n(y - 3)}q${n(w)} 4 ${n(2 * w)} 0q-2 ${n(w * 1.05)} ${n(-w)} ${n(w * 1.05)}t${n(-w)} ${n(-w * 1.05)}z`, red, { line: 4, rim: false });
      return f.patch(`M${n(x - w * 0.8)} ${n(y - 0.5)}q${n(w * 0.8)} 3 ${n(w * 1.6)} 0l-2 5h${n(-w * 1.6 + 4)}z`, '#fff');
    case 'open':
      f.shape(oval(x, y + 3, w * 0.62, w * 0.72), red, { line: 4, rim: false });
      return f.patch(oval(x, y + 3 + w * 0.4, w * 0.42, w * 0.26), '#ff7d92');
    case 'scream':
      f.shape(`M${n(x - w)} ${n(y - 6)}q${n(w)}-9 ${n(2 * w)} 0q4 ${n(w * 1.5)} ${n(-w)} ${n(w * 1.5)}t${n(-w)} ${n(-w * 1.5)}z`, '#7d1128', { line: 4.5, rim: false });
      f.patch(oval(x, y + w * 0.72, w * 0.5, w * 0.3), '#ff5d73');
      return f.patch(`M${n(x - w * 0.75)} ${n(y - 6)}l4 8 5-9zM${n(x + w * 0.75)} ${n(y - 6)}l-4 8-5-9z`, '#fff');
    case 'tongue':
      f.stroke(`M${n(x - w)} ${n(y)}q${n(w)} ${n(w * 0.8)} ${n(2 * w)} 0`);
      return f.shape(`M${n(x)} ${n(y + 5)}h${n(w * 0.7)}v5a${n(w * 0.35)} ${n(w * 0.4)} 0 0 1 ${n(-w * 0.7)} 0z`, '#ff6f91', { line: 3.5, rim: false });
    case 'zigzag':
      return f.stroke(`M${n(x - w)} ${n(y)}l${n(w / 2)} 5 ${n(w / 2)}-8 ${n(w / 2)} 8 ${n(w / 2)}-6`);
    case 'o':
      return f.shape(oval(x, y + 2, w * 0.35, w * 0.42), '#7d1128', { line: 4, rim: false });
    case 'whistle':
      return f.shape(oval(x + w * 0.4, y, 4.5, 5), '#7d1128', { line: 3.5, rim: false });
    case 'teeth':
      f.shape(`M${n(x - w)} ${n(y - 4)}h${n(2 * w)}v10q${n(-w)} 5 ${n(-2 * w)} 0z`, '#fff', { line: 4, rim: false });
      return f.stroke(`M${n(x - w)} ${n(y + 2)}h${n(2 * w)}M${n(x - w / 2)} ${n(y - 4)}v11M${n(x)} ${n(y - 4)}v12M${n(x + w / 2)} ${n(y - 4)}v11`, 2.4);
    case 'chew':
      return f.stroke(`M${n(x - w)} ${n(y + 1)}q${n(w * 0.5)} 7 ${n(w)} 1t${n(w)} 1M${n(x + w + 3)} ${n(y - 4)}q4 3 2 8`);
  }
}

/** Warm cheeks. @param {Figure} f @param {number} x @param {number} y @param {number} apart @param {string} [colour] */
export const blush = (f, x, y, apart, colour = '#ff7d8f') => f.patch(oval(x - apart, y, 8, 5) + oval(x + apart, y, 8, 5), colour, 0.65);

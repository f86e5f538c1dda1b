// @ts-check
// What flies and what swims. Same units as the other motifs; swimmers are centred on y = -50.
import { blob, egg, limb, line } from '../studio/path.js';

/** @typedef {import('../studio/studio.js').Shape} Shape */

/** @param {{pose?: 'stand' | 'fly'}} [how] @returns {Shape} */
export function heron({ pose = 'stand' } = {}) {
  if (pose === 'fly') return { d: limb([[-30, -48, 6], [-10, -52, 18], [10, -54, 16], [24, -60, 9], [22, -68, 7], [32, -70, 8], [40, -68, 5], [58, -64, 1]]) + limb([[-28, -48, 4], [-60, -44, 3], [-84, -42, 2]]) + blob([[-12, -56], [-24, -84], [-48, -104, 'sharp'], [-30, -106], [-8, -100], [6, -86], [12, -58]]) + blob([[-8, -52], [-30, -36], [-44, -12, 'sharp'], [-18, -20], [4, -34], [12, -52]]) };
  return {
    d: blob([[-38, -38, 'sharp'], [-24, -52], [-6, -62], [10, -60], [15, -52], [8, -42], [-10, -38], [-24, -38]]) + limb([[8, -56, 12], [17, -64, 8], [15, -76, 6], [8, -86, 5.6], [10, -97, 6], [18, -101, 8], [26, -99, 5], [48, -94, 1]]) + limb([[14, -102, 3], [2, -104, 2], [-8, -100, 0.6]]) + limb([[2, -42, 6], [4, -24, 2.6], [3, -2, 2.2], [10, 0, 1.6]]) + limb([[-6, -42, 6], [-9, -26, 2.6], [-4, -2, 2.2], [3, 0, 1.6]]),
    parts: [{ d: egg(20, -101.5, 1.2), tone: 'frame' }, { d: line([[-34, -40], [-14, -46], [6, -52]]) + line([[-24, -42], [-4, -42]]), tone: 'middle', stroke: 1.4 }],
  };
}

/** @returns {Shape} */
export function owl() {
  return { d: blob([[0, -98], [18, -96], [24, -104, 'sharp'], [27, -84], [30, -56], [24, -24], [8, -6], [0, 0, 'sharp'], [-8, -6], [-24, -24], [-30, -56], [-27, -84], [-24, -104, 'sharp'], [-18, -96]]), parts: [{ d: egg(-11, -78, 10, 11) + egg(11, -78, 10, 11), tone: 'light', opacity: 0.9 }, { d: egg(-9, -77, 4.5) + egg(9, -77, 4.5), tone: 'frame' }, { d: blob([[-3, -72], [0, -62, 'sharp'], [3, -72]]), tone: 'accent' }, { d: [0, 1, 2, 3].map((r) => [-2, -1, 0, 1, 2].slice(r > 2 ? 1 : 0, r > 2 ? 4 : 5).map((k) => `M${k * 8 - 3} ${-52 + r * 9}q3 4 6 0`).join('')).join(''), tone: 'middle', stroke: 1.6 }] };
}

/** @param {{pose?: 'stand' | 'fly'}} [how] @returns {Shape} */
export function crow({ pose = 'stand' } = {}) {
  if (pose === 'fly') return { d: limb([[-48, -46, 12], [-24, -50, 14], [4, -54, 18], [22, -58, 14], [32, -60, 7], [42, -58, 1]]) + blob([[-12, -54], [-26, -78], [-30, -100, 'sharp'], [-18, -94], [-14, -108, 'sharp'], [-4, -96], [4, -106, 'sharp'], [10, -88], [14, -58]]) + blob([[-8, -50], [-28, -30], [-34, -10, 'sharp'], [-18, -20], [-10, -6, 'sharp'], [0, -24], [12, -48]]) };
  return { d: limb([[-54, -22, 3], [-36, -32, 14], [-12, -46, 30], [8, -58, 28], [18, -72, 18], [24, -80, 17], [36, -78, 8], [48, -74, 1]]) + limb([[-2, -36, 8], [0, -18, 4], [-2, -2, 3], [8, -1, 2]]) + limb([[8, -38, 8], [12, -20, 4], [12, -2, 3], [22, -1, 2]]), parts: [{ d: egg(27, -82, 1.8), tone: 'light' }] };
}

/** 200 long, centred. @returns {Shape} */
export function whale() {
  return {
    d: blob([[92, -46], [88, -66], [62, -84], [20, -90], [-24, -78], [-58, -58], [-78, -52], [-92, -70], [-112, -76, 'sharp'], [-104, -58], [-98, -46], [-110, -36], [-118, -22, 'sharp'], [-92, -28], [-74, -40], [-44, -28], [0, -14], [44, -12], [78, -24]]) + blob([[26, -24], [10, 6], [-8, 14, 'sharp'], [-8, -4], [2, -24]]),
    parts: [{ d: blob([[92, -44], [70, -38], [40, -36], [8, -28], [-30, -26], [0, -14], [44, -12], [78, -24]]), tone: 'light', opacity: 0.4 }, { d: line([[84, -34], [50, -28], [10, -22]]) + line([[78, -28], [48, -22], [14, -18]]) + line([[88, -40], [60, -34]]), tone: 'frame', stroke: 1.2, opacity: 0.5 }, { d: egg(62, -50, 2.6), tone: 'light' }, { d: egg(62.6, -50, 1.4), tone: 'frame' }],
  };
}

/** @param {{kind?: 'carp' | 'round' | 'long'}} [how] @returns {Shape} */
export function fish({ kind = 'carp' } = {}) {
  const tall = { carp: 1, round: 1.5, long: 0.55 }[kind];
  const y = (/** @type {number} */ v) => -50 + v * tall;
  return {
    d: blob([[48, y(-1)], [36, y(-13)], [12, y(-21)], [-14, y(-16)], [-34, y(-6)], [-54, y(-20), 'sharp'], [-48, y(0)], [-54, y(20), 'sharp'], [-34, y(6)], [-12, y(15)], [14, y(18)], [38, y(11)]]) + blob([[14, y(-19)], [2, y(-33)], [-16, y(-30), 'sharp'], [-14, y(-14)]]) + blob([[6, y(14)], [-2, y(28)], [-14, y(30), 'sharp'], [-8, y(12)]]),
    parts: [{ d: egg(34, y(-4), 3.2), tone: 'light' }, { d: egg(35, y(-4), 1.6), tone: 'frame' }, { d: `M22 ${y(-14)}q-7 ${14 * tall} 0 ${26 * tall}` + [8, -4, -16].map((x) => `M${x} ${y(-10)}q-5 ${9 * tall} 0 ${18 * tall}`).join('') + `M-40 ${y(-4)}l-9 ${-8 * tall}M-40 ${y(4)}l-9 ${8 * tall}`, tone: 'light', stroke: 1.3, opacity: 0.55 }],
  };
}

/** A bell with threads, centred on y = -50. @returns {Shape} */
export function jellyfish() {
  return { d: blob([[-30, -60], [-24, -86], [0, -98], [24, -86], [30, -60], [20, -64], [10, -58], [0, -64], [-10, -58], [-20, -64]]) + [-20, -8, 6, 19].map((x, i) => limb([[x, -62, 4], [x + (i % 2 ? 6 : -6), -44, 3], [x + (i % 2 ? -4 : 5), -24, 2.4], [x + (i % 2 ? 5 : -3), -2 + i * 3, 0.6]])).join('') };
}

export const gallery = () => [heron(), heron({ pose: 'fly' }), owl(), crow(), crow({ pose: 'fly' }), whale(), fish(), fish({ kind: 'round' }), fish({ kind: 'long' }), jellyfish()];

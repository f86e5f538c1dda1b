// @ts-check
// Things: each a silhouette 100 high with a few telling parts.
import { blob, box, egg, limb, line, polygon } from '../studio/path.js';

/** @typedef {import('../studio/studio.js').Shape} Shape */

/** Open, with its handle at [0, 0]. @returns {Shape} */
export const umbrella = () => ({ d: blob([[-50, -52, 'sharp'], [-40, -78], [-16, -96], [0, -100], [16, -96], [40, -78], [50, -52, 'sharp'], [34, -60], [17, -52, 'sharp'], [0, -60], [-17, -52, 'sharp'], [-34, -60]]) + limb([[0, -106, 1.6], [0, -60, 2.2], [0, -8, 2.2], [4, 0, 2.4], [9, -5, 2.4]]), parts: [{ d: 'M0-100Q-18-82-17-52M0-100Q18-82 17-52', tone: 'light', stroke: 1.2, opacity: 0.5 }] });

/** A rowing boat 120 long; sits on the water at y = 0. @returns {Shape} */
export const boat = () => ({ d: blob([[-62, -22, 'sharp'], [-30, -15], [10, -14], [60, -26, 'sharp'], [50, -6], [34, 2], [-34, 2], [-52, -6]]), parts: [{ d: line([[-57, -16], [-28, -9], [14, -8], [54, -18]]), tone: 'light', stroke: 1.6, opacity: 0.5 }] });

/** A little ship under sail. @returns {Shape} */
export const ship = () => ({ d: blob([[-46, -24, 'sharp'], [-20, -16], [14, -16], [50, -30, 'sharp'], [38, -4], [20, 2], [-24, 2], [-40, -6]]) + limb([[-8, -14, 2.6], [-7, -60, 2], [-6, -104, 1.4]]) + limb([[20, -16, 2.2], [22, -78, 1.4]]) + limb([[46, -28, 2], [66, -40, 1]]), parts: [{ d: blob([[-34, -32, 'sharp'], [-26, -60], [-32, -92, 'sharp'], [-8, -96, 'sharp'], [10, -66], [4, -30, 'sharp']]) + blob([[11, -30, 'sharp'], [16, -50], [12, -70, 'sharp'], [26, -72, 'sharp'], [38, -52], [34, -34, 'sharp']]), tone: 'light' }, { d: limb([[-6, -104, 1], [4, -107, 5], [15, -103, 1]]), tone: 'accent' }] });

/** A hot-air balloon; the basket hangs at y = 0. @returns {Shape} */
export const balloon = () => ({ d: blob([[0, -102], [26, -94], [37, -70], [28, -46], [9, -24], [-9, -24], [-28, -46], [-37, -70], [-26, -94]]) + polygon([[-8, -12], [8, -12], [6, 0], [-6, 0]]), behind: [{ d: 'M-9-24L-7-12M9-24L7-12', tone: 'frame', stroke: 1 }], parts: [{ d: 'M0-102C-16-90-16-50-4-24H4C16-50 16-90 0-102z', tone: 'light', opacity: 0.75 }, { d: line([[-36, -66], [0, -58], [36, -66]]), tone: 'accent', stroke: 4 }] });

/** @returns {Shape} */
export const key = () => ({ d: 'M0-100C-22-100-24-66 0-66C24-66 22-100 0-100zM0-92C11-92 11-74 0-74C-11-74-11-92 0-92z' + box(-4, -67, 8, 67) + box(0, -24, 18, 7) + box(0, -10, 22, 8) });

/** Hands at hours; face lit. @param {{hour?: number, minute?: number}} [how] @returns {Shape} */
export function clock({ hour = 10, minute = 8 } = {}) {
  const hand = (/** @type {number} */ turn, /** @type {number} */ l, /** @type {number} */ w) => limb([[0, -50, w], [Math.sin(turn * 6.283) * l, -50 - Math.cos(turn * 6.283) * l, w * 0.4]]);
  let ticks = '';
  for (let i = 0; i < 12; i++) ticks += `M${(Math.sin(i * 0.5236) * 36).toFixed(1)} ${(-50 - Math.cos(i * 0.5236) * 36).toFixed(1)}l${(Math.sin(i * 0.5236) * 4).toFixed(1)} ${(-Math.cos(i * 0.5236) * 4).toFixed(1)}`;
  return { d: egg(0, -50, 50), parts: [{ d: egg(0, -50, 43), tone: 'light' }, { d: ticks, tone: 'near', stroke: 2.6 }, { d: hand((hour + minute / 60) / 12, 22, 5) + hand(minute / 60, 34, 3.6) + egg(0, -50, 4), tone: 'frame' }] };
}

/** Hangs or stands; glow is the scene's business. @returns {Shape} */
export const lantern = () => ({ d: polygon([[-18, 0], [-20, -6], [20, -6], [18, 0]]) + polygon([[-15, -6], [-19, -60], [19, -60], [15, -6]]) + blob([[-24, -58, 'sharp'], [-12, -74], [0, -78], [12, -74], [24, -58, 'sharp']]) + 'M-9-76C-12-104 12-104 9-76L6-77C7-96-7-96-6-77z', parts: [{ d: polygon([[-11, -10], [-15, -56], [15, -56], [11, -10]]), tone: 'light' }, { d: blob([[0, -46], [6, -30], [4, -18], [-4, -18], [-6, -30]]), tone: 'accent' }, { d: 'M0-58V-8', tone: 'frame', stroke: 2 }] });

/** 130 wide; the tea is at y = -78. @returns {Shape} */
export const teacup = () => ({ d: blob([[-52, -80, 'sharp'], [-48, -44], [-30, -14], [-16, -6], [16, -6], [30, -14], [48, -44], [52, -80, 'sharp'], [0, -70]]) + polygon([[-20, -8], [20, -8], [23, 0], [-23, 0]]) + 'M46-68C84-78 84-28 36-26L40-34C68-34 70-64 46-58z' });

/** Open, pages up, 120 wide. @returns {Shape} */
export const book = () => ({ d: polygon([[-60, -4], [-56, -24], [0, -12], [56, -24], [60, -4], [0, 4]]), parts: [{ d: blob([[0, -14, 'sharp'], [-18, -30], [-54, -28, 'sharp'], [-57, -8, 'sharp'], [-20, -10], [0, 0, 'sharp']]) + blob([[0, -14, 'sharp'], [18, -30], [54, -28, 'sharp'], [57, -8, 'sharp'], [20, -10], [0, 0, 'sharp']]), tone: 'light' }, { d: 'M-48-22q20-2 40 6M-49-16q20-2 40 6M48-22q-20-2-40 6M49-16q-20-2-40 6', tone: 'middle', stroke: 1.2 }] });

/** A grand piano from the side. @returns {Shape} */
export const piano = () => ({ d: polygon([[-56, -40], [-56, -56], [-40, -62], [58, -62], [58, -40]]) + polygon([[-36, -62], [44, -106], [47, -103], [56, -62]]) + limb([[-44, -40, 7], [-44, -3, 4]]) + limb([[46, -40, 7], [46, -3, 4]]) + limb([[4, -40, 5], [4, -4, 3]]), parts: [{ d: polygon([[-58, -50], [-56, -56], [-40, -57], [-40, -50]]), tone: 'light' }, { d: 'M-28-62L42-101 52-62z', tone: 'middle', opacity: 0.6 }] });

/** @param {{rungs?: number}} [how] @returns {Shape} */
export const ladder = ({ rungs = 7 } = {}) => ({ d: polygon([[-14, 0], [-10, -100], [-7, -100], [-10, 0]]) + polygon([[10, 0], [7, -100], [10, -100], [14, 0]]) + Array.from({ length: rungs }, (_, i) => box(-12, -8 - (i * 88) / (rungs - 1), 24, 3)).join('') });

/** @returns {Shape} */
export const chair = () => ({ d: polygon([[-22, -46], [22, -46], [24, -40], [-24, -40]]) + limb([[-20, -42, 5], [-24, -2, 3.6]]) + limb([[20, -42, 5], [24, -2, 3.6]]) + limb([[-12, -42, 4], [-13, -6, 3]]) + limb([[12, -42, 4], [13, -6, 3]]) + limb([[-20, -44, 5], [-24, -98, 4]]) + limb([[-8, -44, 3], [-10, -92, 3]]) + polygon([[-27, -98], [-4, -98], [-5, -84], [-25, -84]]) });

/** A bed from the side, 150 long. @returns {Shape} */
export const bed = () => ({ d: polygon([[-76, 0], [-76, -70], [-70, -74], [-66, -70], [-66, -36], [66, -32], [66, -48], [72, -50], [74, -46], [74, 0], [68, 0], [68, -12], [-68, -12], [-68, 0]]), parts: [{ d: blob([[-64, -38], [-58, -50], [-38, -50], [-32, -38]]), tone: 'light' }, { d: blob([[-36, -38], [-20, -52], [10, -46], [40, -48], [66, -36], [68, -16], [-40, -16]]), tone: 'accent' }, { d: 'M-10-48q4 16-2 31M24-47q4 14 0 30', tone: 'frame', stroke: 1.4, opacity: 0.4 }] });

/** @returns {Shape} */
export const suitcase = () => ({ d: blob([[-48, -62], [-44, -68, 'sharp'], [44, -68, 'sharp'], [48, -62], [48, -6], [44, 0, 'sharp'], [-44, 0, 'sharp'], [-48, -6]], 0.5) + 'M-16-66V-80Q0-92 16-80V-66H11V-77Q0-85-11-77V-66z', parts: [{ d: box(-32, -68, 7, 68) + box(25, -68, 7, 68), tone: 'accent' }, { d: box(-4, -44, 8, 9), tone: 'light' }] });

/** @returns {Shape} */
export function bicycle() {
  const wheel = (/** @type {number} */ x) => `M${x} -50A25 25 0 1 1 ${x} 0A25 25 0 1 1 ${x} -50zM${x} -46.5A21.5 21.5 0 1 0 ${x} -3.5A21.5 21.5 0 1 0 ${x} -46.5z`;
  return { d: wheel(-42) + wheel(42) + [[[-42, -25, 2.4], [-20, -62, 2.4]], [[-20, -62, 2.6], [-4, -25, 2.6]], [[-42, -25, 2.4], [-4, -25, 2.4]], [[-4, -25, 2.6], [30, -64, 2.6]], [[-20, -60, 2.6], [30, -64, 2.6]], [[42, -25, 2.6], [28, -74, 2.6]], [[28, -74, 3], [36, -82, 3], [42, -78, 3]], [[-30, -68, 3], [-10, -66, 4]], [[-21, -60, 2.4], [-22, -67, 2.4]]].map((b) => limb(/** @type {[number, number, number][]} */ (b))).join('') };
}

/** @returns {Shape} */
export const kite = () => ({ d: polygon([[0, -100], [28, -66], [0, -14], [-28, -66]]) + limb([[0, -14, 1], [6, -4, 1.2], [-4, 8, 1.2], [5, 20, 1]]) + [[3, -6], [-2, 6], [3, 17]].map(([x, y]) => polygon([[x, y], [x - 6, y - 3], [x - 6, y + 3]]) + polygon([[x, y], [x + 6, y - 3], [x + 6, y + 3]])).join(''), parts: [{ d: polygon([[0, -100], [28, -66], [0, -66]]) + polygon([[0, -66], [0, -14], [-28, -66]]), tone: 'light', opacity: 0.65 }] });

/** A standing mirror; paint into it with `within(mirrorGlass())`. @returns {Shape} */
export const mirror = () => ({ d: egg(0, -58, 32, 45) + limb([[-26, -30, 4], [-30, 0, 4]]) + limb([[26, -30, 4], [30, 0, 4]]) + blob([[-10, -102], [0, -112], [10, -102]]), parts: [{ d: egg(0, -58, 27, 40), tone: 'skyLow' }, { d: line([[-14, -78], [-4, -90]]) + line([[-15, -64], [4, -86]]), tone: 'light', stroke: 2.4, opacity: 0.8 }] });

/** @returns {Shape} */
export const bottle = () => ({ d: blob([[-8, -98, 'sharp'], [8, -98, 'sharp'], [7, -72], [20, -58], [22, -40], [21, -6], [16, 0, 'sharp'], [-16, 0, 'sharp'], [-21, -6], [-22, -40], [-20, -58], [-7, -72]], 0.8) });

/** A sand-glass. @returns {Shape} */
export const hourglass = () => ({ d: box(-32, -100, 64, 8) + box(-32, -8, 64, 8) + limb([[-27, -92, 4], [-27, -8, 4]]) + limb([[27, -92, 4], [27, -8, 4]]), parts: [{ d: blob([[-20, -92, 'sharp'], [20, -92, 'sharp'], [19, -74], [4, -52], [4, -48], [19, -26], [20, -8, 'sharp'], [-20, -8, 'sharp'], [-19, -26], [-4, -48], [-4, -52], [-19, -74]]), tone: 'skyLow', opacity: 0.7 }, { d: blob([[-15, -72, 'sharp'], [15, -72, 'sharp'], [2, -52], [-2, -52]]) + blob([[0, -30], [17, -9, 'sharp'], [-17, -9, 'sharp']]) + box(-0.8, -54, 1.6, 28), tone: 'accent' }] });

/** @returns {Shape} */
export const violin = () => ({ d: blob([[-5, -62, 'sharp'], [-18, -62], [-22, -50], [-13, -38], [-22, -22], [-22, -6], [0, 0], [22, -6], [22, -22], [13, -38], [22, -50], [18, -62], [5, -62, 'sharp']]) + limb([[0, -60, 6], [0, -90, 4], [2, -100, 7]]), parts: [{ d: 'M-10-40q-5 8 0 16M10-40q5 8 0 16M-2-92V-10M2-92V-10', tone: 'light', stroke: 1.1 }, { d: box(-6, -24, 12, 3), tone: 'light' }] });

/** A mask with empty eyes. @returns {Shape} */
export const mask = () => ({ d: blob([[0, -86], [24, -94], [38, -84], [36, -54], [22, -22], [0, -4], [-22, -22], [-36, -54], [-38, -84], [-24, -94]]), parts: [{ d: blob([[-26, -66], [-16, -74], [-6, -64], [-16, -60]]) + blob([[26, -66], [16, -74], [6, -64], [16, -60]]) + blob([[-14, -30], [0, -26], [14, -32], [2, -18]]), tone: 'frame' }, { d: 'M0-60q-5 12 1 18', tone: 'frame', stroke: 1.6, opacity: 0.5 }] });

/** @returns {Shape} */
export const crown = () => ({ d: blob([[-40, 0, 'sharp'], [-46, -58, 'sharp'], [-22, -30, 'sharp'], [0, -76, 'sharp'], [22, -30, 'sharp'], [46, -58, 'sharp'], [40, 0, 'sharp'], [0, 7]], 0.6) + egg(0, -80, 6) + egg(-47, -62, 5) + egg(47, -62, 5), parts: [{ d: egg(0, -14, 6) + egg(-24, -13, 4) + egg(24, -13, 4), tone: 'accent' }] });

/** @returns {Shape} */
export const candle = () => ({ d: polygon([[-11, 0], [-10, -66], [10, -64], [11, 0]]) + limb([[-9, -62, 4], [-12, -46, 5]]), parts: [{ d: limb([[0, -64, 1.6], [1, -72, 1.2]]), tone: 'frame' }, { d: blob([[0, -102, 'sharp'], [7, -84], [4, -71], [-4, -71], [-7, -84]]), tone: 'accent' }, { d: blob([[0, -92, 'sharp'], [4, -80], [0, -72], [-4, -80]]), tone: 'light' }] });

/** A railway engine looking right, wheels on y = 0. @returns {Shape} */
export const engine = () => ({ d: polygon([[-60, -16], [-60, -84], [-64, -90], [-20, -90], [-22, -84], [-22, -56], [44, -56], [50, -48], [50, -16]]) + polygon([[26, -56], [23, -88], [41, -88], [38, -56]]) + blob([[-6, -56, 'sharp'], [-4, -68], [8, -68], [10, -56, 'sharp']]) + polygon([[50, -18], [72, 0], [48, 0]]) + egg(-42, -14, 14) + egg(-6, -11, 11) + egg(28, -11, 11), parts: [{ d: box(-52, -78, 22, 20), tone: 'light' }, { d: egg(50, -38, 5), tone: 'light' }, { d: box(-42, -15, 72, 3), tone: 'middle' }, { d: egg(-42, -14, 6) + egg(-6, -11, 4.5) + egg(28, -11, 4.5), tone: 'middle' }] });

/** A carriage, 130 long; `windows` are at x = -48, -16, 16, 48 (24 wide, y -72 to -44). @returns {Shape} */
export const carriage = () => ({ d: blob([[-66, -80, 'sharp'], [-58, -90], [58, -90], [66, -80, 'sharp'], [64, -16, 'sharp'], [-64, -16, 'sharp']], 0.5) + [-44, -22, 22, 44].map((x) => egg(x, -10, 10)).join('') + box(62, -24, 14, 4), parts: [{ d: [-48, -16, 16, 48].map((x) => box(x - 11, -72, 22, 28)).join(''), tone: 'light' }, { d: box(-64, -36, 128, 4), tone: 'accent' }] });

export const gallery = () => [umbrella(), boat(), ship(), balloon(), key(), clock(), lantern(), teacup(), book(), piano(), ladder(), chair(), bed(), suitcase(), bicycle(), kite(), mirror(), bottle(), hourglass(), violin(), mask(), crown(), candle(), engine(), carriage()];

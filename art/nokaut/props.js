// @ts-check
// Things that characters hold, wear or stand beside. Each is drawn around a point and can be turned and scaled.
import { INK, n, oval, star } from './pen.js';

/** @typedef {import('./pen.js').Figure} Figure */

/** @param {Figure} f @param {number} x @param {number} y @param {(f: Figure) => void} draw @param {{ turn?: number, size?: number, flip?: boolean }} [how] */
export const at = (f, x, y, draw, { turn = 0, size = 1, flip = false } = {}) =>
  f.group(`translate(${n(x)} ${n(y)})${turn ? ` rotate(${turn})` : ''}${size !== 1 || flip ? ` scale(${flip ? -size : size} ${size})` : ''}`, draw);

/** @param {string} [cover] */
export const openBook = (cover = '#3a86ff') => (/** @type {Figure} */ f) =>
  f.shape('M-44-6Q-22-18 0-4Q22-18 44-6V26Q22 14 0 28Q-22 14-44 26z', cover).shape('M-38-10Q-20-20 0-6V22Q-20 10-38 18z', '#fff8e7', { line: 3.5 }).shape('M38-10Q20-20 0-6V22Q20 10 38 18z', '#fff8e7', { line: 3.5 }).stroke('M-30-6q12-4 22 3M-30 2q12-4 22 3M30-6q-12-4-22 3M30 2q-12-4-22 3', 2.6);

/** A closed book on its side. @param {string} cover @param {number} [w] */
export const flatBook = (cover, w = 40) => (/** @type {Figure} */ f) =>
  f.shape(`M${-w}-9h${2 * w}v18h${-2 * w}q-7-9 0-18z`, cover).shape(`M${-w + 4}-4h${2 * w - 4}v8h${-2 * w + 4}q-4-4 0-8z`, '#fff8e7', { line: 3, rim: false }).stroke(`M${-w + 16} 0h${2 * w - 24}`, 2);

export const glasses = (/** @type {Figure} */ f) =>
  f.shape(oval(-20, 0, 16), '#dff4ff99', { rim: false }).shape(oval(20, 0, 16), '#dff4ff99', { rim: false }).stroke('M-4-2q4-4 8 0M-36-3l-9-4M36-3l9-4', 4);
export const shades = (/** @type {Figure} */ f) =>
  f.shape('M-38-10H38L34 6Q22 14 8 4L4-4H-4L-8 4Q-22 14-34 6z', '#26233a', { rim: false }).stroke('M-28-3l8 7M14-3l8 7', 3, '#8fd3ff');

export const sword = (/** @type {Figure} */ f) =>
  f.shape('M-5 0V-56L0-66L5-56V0z', '#e8eef7').stroke('M0-4V-54', 2.4, '#9fb2cc').shape('M-16-3h32v8h-32z', '#ffd23f').shape('M-4 5h8v16h-8z', '#8a4b2a').shape(oval(0, 24, 6), '#ffd23f');
export const spoon = (/** @type {Figure} */ f) => f.limb('M0 24V-28', '#c98b4b', 6).shape(oval(0, -40, 12, 16), '#dba566');
export const fork = (/** @type {Figure} */ f) => f.limb('M0 30V-8', '#dfe6ee', 5).shape('M-12-10V-40h5v18h4v-18h6v18h4v-18h5v30q-12 10-24 0z', '#eef3f8', { line: 4 });
export const knife = (/** @type {Figure} */ f) => f.limb('M0 30V2', '#8a4b2a', 7).shape('M-6 0V-42Q10-36 8 0z', '#eef3f8');
/** @param {string} [field] @param {string} [sign] */
export const shield = (field = '#3a86ff', sign = '#ffd23f') => (/** @type {Figure} */ f) =>
  f.shape('M0-40Q20-30 38-32Q42 16 0 44Q-42 16-38-32Q-20-30 0-40z', '#e8eef7').shape('M0-30Q16-22 29-23Q32 12 0 33Q-32 12-29-23Q-16-22 0-30z', field, { line: 4, rim: false }).patch(star(0, 0, 5, 17, 7), sign);
/** @param {string} [plume] */
export const helmet = (plume = '#ef233c') => (/** @type {Figure} */ f) =>
  f.shape('M6-44C-4-70 18-78 34-70C46-62 44-44 38-36C34-48 20-52 6-44z', plume).shape('M-46 4C-50-34-26-50 0-50S50-34 46 4C30-4 18-8 0-8S-30-4-46 4z', '#cfd9e6').stroke('M0-50V-8M-43-10Q0-28 43-10', 3.4).patch(oval(-30, -26, 3) + oval(30, -26, 3), INK);
export const pot = (/** @type {Figure} */ f) =>
  f.shape('M-42-10C-42-48 42-48 42-10z', '#8fa4b8').shape('M-50-12H50v9H-50z', '#a9bccd').limb('M50-8h26', '#4a3a33', 7).patch('M-24-30q6-8 16-10l-4 8q-6 2-8 6z', '#dfe9f2');
/** @param {string} [colour] */
export const flame = (colour = '#ff7a1a') => (/** @type {Figure} */ f) =>
  f.shape('M0 22C-24 20-24-4-10-16C-10-8-4-8-4-14C-6-28 4-36 8-42C8-30 24-16 20 4C18 16 10 22 0 22z', colour).patch('M0 18C-12 16-12 2-4-4C-2 2 4-2 4-10C12 0 14 14 0 18z', '#ffe14d');
export const candle = (/** @type {Figure} */ f) => f.shape('M-7-20h14v40h-14z', '#fff1f5').stroke('M-7-8l14-6M-7 6l14-6', 3, '#ff5d8f').group('translate(0 -32) scale(.5)', flame());
export const sparkler = (/** @type {Figure} */ f) => f.limb('M0 34V-10', '#7a7f8c', 3).shape(star(0, -20, 9, 28, 13), '#ffe14d', { line: 3 }).patch(star(0, -20, 9, 15, 7), '#fff');
export const cake = (/** @type {Figure} */ f) =>
  f.shape('M-34-4h68v28h-68z', '#ff9ec4').shape('M-34-4h68v10q-8 9-14 0q-8 9-14 0q-8 9-14 0q-8 9-14 0q-8 6-12 0z', '#fff7ee', { rim: false }).group('translate(0 -20) scale(.8)', candle);
export const lantern = (/** @type {Figure} */ f) =>
  f.limb('M-14-34Q0-52 14-34', '#c9a227', 4).shape('M-20-32h40l-4-10h-32z', '#c9a227').shape('M-22-32h44v54h-44z', '#fff3b0').group('translate(0 2) scale(.62)', flame()).stroke('M-22-32v54M22-32v54', 4).shape('M-26 22h52v8h-52z', '#c9a227');
export const donut = (/** @type {Figure} */ f) =>
  f.shape(oval(0, 0, 24), '#d99a5b').shape(`M-22-2C-24-28 24-28 22-2C18 6 14-2 8 6C2 0-4 8-10 2C-14 6-20 4-22-2z`, '#ff8fc7', { line: 3.5, rim: false }).shape(oval(0, -1, 8), '#fff', { line: 4, rim: false }).stroke('M-14-12l3 4M-2-17l4-2M12-12l2 4M16-4h-4M-16-2l4-2', 3, '#fff');
export const cookie = (/** @type {Figure} */ f) => f.shape('M22-6A24 24 0 1 1 4-23Q6-14 14-14Q14-6 22-6z', '#d99a5b').patch(oval(-9, -6, 4) + oval(4, 4, 4.5) + oval(-8, 10, 3.5) + oval(12, 12, 3), '#5b3420');
/** @param {string} [shell] @param {string} [spots] */
export const egg = (shell = '#fff3d6', spots = '#7bc96f') => (/** @type {Figure} */ f) =>
  f.shape('M0-24C14-24 20-4 20 6C20 18 10 24 0 24S-20 18-20 6C-20-4-14-24 0-24z', shell).patch(oval(-7, -4, 5) + oval(8, 4, 4) + oval(-4, 13, 4.5) + oval(6, -13, 3), spots);
export const bottle = (/** @type {Figure} */ f) => f.shape('M-11-14h22v34q0 6-6 6h-10q-6 0-6-6z', '#eaf8ff').patch('M-9 2h18v17q0 5-5 5h-8q-5 0-5-5z', '#fff').shape('M-12-20h24v8h-24z', '#ff9f1c').shape('M-6-20q0-14 6-14t6 14z', '#ffc2a1').stroke('M4 0h6M4 8h6', 2.6);
/** @param {string} a @param {string} b */
export const umbrella = (a, b) => (/** @type {Figure} */ f) =>
  f.limb('M0-40V40q0 12-10 12t-10-8', '#8a4b2a', 5).shape('M-66-28C-58-76 58-76 66-28Q54-38 44-28Q34-38 22-28Q11-38 0-28Q-11-38-22-28Q-34-38-44-28Q-54-38-66-28z', a).shape('M-22-28Q-20-56 0-64Q20-56 22-28Q11-38 0-28Q-11-38-22-28z', b, { line: 4, rim: false });
export const coin = (/** @type {Figure} */ f) => f.shape(oval(0, 0, 13), '#ffd23f', { line: 4 }).stroke(oval(0, 0, 7.5), 2.6, '#c98a12');
export const coins = (/** @type {Figure} */ f) =>
  f.shape('M-84 8C-70-16-40-8-30-26C-14-38 16-38 30-26C42-8 70-16 84 8z', '#ffc531').stroke('M-60-2q8-6 16 0M-34-12q8-6 16 0M-8-22q8-6 16 0M16-12q8-6 16 0M40-2q8-6 16 0M-20-2q8-6 16 0M-2-8q8-6 16 0M20 2q8-6 16 0', 3, '#c98a12');
export const key = (/** @type {Figure} */ f) => f.shape(`${oval(0, -20, 14)}${oval(0, -20, 5)}`, '#ffd23f').shape('M-4-8h8v38h12v-7h-5v-6h5v-7h-12v-18z', '#ffd23f');
export const crown = (/** @type {Figure} */ f) => f.shape('M-26 10L-32-20L-14-6L0-28L14-6L32-20L26 10z', '#ffd23f').patch(oval(0, 0, 4.5) + oval(-15, 2, 3.4) + oval(15, 2, 3.4), '#ef233c');
export const piggy = (/** @type {Figure} */ f) =>
  f.shape('M-34 0C-34-22-10-26 6-24C30-24 38-6 34 8C32 22 22 24 18 24V34H6V26H-10V34H-22V20C-30 16-34 8-34 0z', '#ff9ec4').shape('M-10-22l10-12 8 12z', '#ff7fb2').shape(oval(34, 2, 9, 11), '#ffc2dc', { line: 4 }).patch(`${oval(32, 2, 2)}${oval(37, 2, 2)}${oval(16, -8, 3.4)}`, INK).stroke('M-12-17h16', 4);
export const leafs = (/** @type {Figure} */ f) => f.shape('M0 0q4-16 20-18q0 16-20 18z', '#7bc950', { line: 3.5 });
/** @param {string} [pane] */
export const mirror = (pane = '#bfeaff') => (/** @type {Figure} */ f) => f.limb('M0 22V48', '#ff5da2', 8).shape(oval(0, 0, 24, 28), '#ff5da2').shape(oval(0, 0, 16, 20), pane, { line: 3.5, rim: false }).stroke('M-8 4L4-12M-2 10L8-2', 3.4, '#fff');
/** @param {string[]} colours */
export const bouquet = (colours) => (/** @type {Figure} */ f) => {
  f.shape('M-12 6h24L6 38H-6z', '#8bd17c');
  const spots = [[-16, -4], [0, -18], [16, -4], [-6, 4], [9, -10]];
  for (const [i, [x = 0, y = 0]] of spots.entries()) f.shape(star(x, y, 6, 12, 7.5, i * 20), colours[i % colours.length] ?? '', { line: 3.5 }).patch(oval(x, y, 3.6), '#ffe14d');
};
export const teddy = (/** @type {Figure} */ f) =>
  f.shape(oval(-13, -26, 8) + oval(13, -26, 8), '#c98b4b').shape(oval(0, 14, 19, 20), '#c98b4b').shape(oval(0, -14, 19, 17), '#d9a066').shape(oval(0, -8, 9, 7), '#f3d3a4', { line: 3, rim: false }).patch(oval(-8, -18, 2.6) + oval(8, -18, 2.6) + oval(0, -11, 3), INK).patch(oval(0, 16, 10, 11), '#f3d3a4');
export const balloon = (/** @type {Figure} */ f) => f.stroke('M0 24Q8 44-2 70', 3.5).shape('M0 24C-40-2-24-36 0-18C24-36 40-2 0 24z', '#ff4d6d').stroke('M-16-10q2-8 8-9', 4, '#fff');
export const bird = (/** @type {Figure} */ f) =>
  f.shape('M-18 4C-18-14 0-20 10-14C20-12 20 2 14 8C4 16-14 14-18 4z', '#ffd23f').shape('M18-6l11 3-10 5z', '#ff7a1a', { line: 3.5 }).shape('M-16 4l-14-6 4 12z', '#ffb703', { line: 3.5 }).shape('M-8 0q8-8 14 2q-8 8-14-2z', '#ffb703', { line: 3, rim: false }).patch(oval(10, -7, 2.6), INK);
export const guitar = (/** @type {Figure} */ f) =>
  f.limb('M0 10V-52', '#8a4b2a', 7).shape('M-8-66h16l-3 18h-10z', '#26233a').shape('M-26 30L-30 2L-12 10Q0 2 12 10L34-4L24 30Q0 52-26 30z', '#ef233c').shape(oval(0, 22, 8), '#26233a', { line: 3, rim: false }).stroke('M-2 30V-46M2 30V-46', 1.6, '#fff');
export const skateboard = (/** @type {Figure} */ f) => f.shape(oval(-36, 12, 9) + oval(36, 12, 9), '#ffd23f').shape('M-64-8Q-56 2-44 2H44Q56 2 64-8L68-2Q58 12 46 11H-46Q-58 12-68-2z', '#3a86ff');
export const apple = (/** @type {Figure} */ f) => f.shape('M0-14C20-24 26 4 14 16C8 24-8 24-14 16C-26 4-20-24 0-14z', '#ef233c').stroke('M0-14q2-10 6-12', 4).shape('M4-18q8-12 18-8q-4 12-18 8z', '#7bc950', { line: 3 });
/** @param {string} [colour] */
export const bolt = (colour = '#ffe14d') => (/** @type {Figure} */ f) => f.shape('M8-44L-22 6H-4L-12 44L24-10H4z', colour);
export const cloud = (/** @type {Figure} */ f) => f.shape('M-40 12C-54 10-52-10-36-10C-34-26-10-30-4-18C8-30 34-24 32-8C50-10 52 12 38 12z', '#7d89a6');
/** @param {number} [r] */
export const rainbow = (r = 60) => (/** @type {Figure} */ f) => {
  f.shape(`M${-r} 0A${r} ${r} 0 0 1 ${r} 0H${r - 34}A${r - 34} ${r - 34} 0 0 0 ${34 - r} 0z`, '#fff');
  for (const [i, colour] of ['#ff4d6d', '#ff9f1c', '#ffe14d', '#4cd97b', '#3ea8ff'].entries()) {
    const q = r - 5 - i * 6;
    f.stroke(`M${-q} -1A${q} ${q} 0 0 1 ${q} -1`, 6.5, colour);
  }
};
export const whistle = (/** @type {Figure} */ f) => f.shape('M-20-10H24V0H10A16 16 0 1 1-18-4z', '#ffd23f').patch(oval(-4, 8, 5), INK);
/** A plunger held upside down: the handle below, the cup open upwards. */
export const plunger = (/** @type {Figure} */ f) => f.limb('M0 34V-20', '#e0a860', 8).shape('M-24-46Q-26-20-9-17H9Q26-20 24-46z', '#ff5d6c').shape('M-30-52H30Q32-42 26-42H-26Q-32-42-30-52z', '#ff7d88').patch('M-17-37q0 8 6 13l4-1q-5-5-5-12z', '#ffb3ba');
/** A rain hat with its brim all round. @param {string} cloth @param {string} band */
export const rainHat = (cloth, band) => (/** @type {Figure} */ f) => f.shape('M-34 4C-36-40 36-40 34 4z', cloth).shape('M-58 10Q-36-8 0-8T58 10Q30 22 0 20T-58 10z', cloth).stroke('M-34 1Q0-14 34 1', 6, band);
/** A tap that points down, its mouth at 0, 0. */
export const tap = (/** @type {Figure} */ f) => f.shape('M12 0V-12Q12-40 40-40H70V-16H44Q36-16 36-8V0z', '#ffc531').shape('M8-2h32v10H8z', '#ffd96b').shape('M48-62h10v24h-10z', '#ffc531').shape('M30-70h46q5 0 5 5t-5 5H30q-5 0-5-5t5-5z', '#ff5d6c').patch('M18-10q2-16 16-20l-2 5q-8 4-8 15z', '#fff3c9');
export const glove = (/** @type {Figure} */ f) => f.shape('M-18 30L-22 4C-30-20-10-40 12-36C36-34 40-8 30 6L20 16V30z', '#ef233c').shape('M-22 28h46v14h-46z', '#fff').stroke('M-2-6q14-8 24 0', 4).stroke('M-10-24q6-6 14-5', 4, '#ff9aa8');
export const disco = (/** @type {Figure} */ f) => f.shape(oval(0, 0, 26), '#cfd9ff').stroke('M-26 0h52M-22-13h44M-22 13h44M0-26v52M-13-22q-8 22 0 44M13-22q8 22 0 44', 2.4).patch(star(-9, -10, 4, 11, 3), '#fff');
export const halo = (/** @type {Figure} */ f) => f.stroke(oval(0, 0, 30, 9), 11).stroke(oval(0, 0, 30, 9), 5, '#ffe14d');
/** @param {string} [colour] @param {number} [size] */
export const starlet = (colour = '#ffe14d', size = 20) => (/** @type {Figure} */ f) => f.shape(star(0, 0, 5, size, size * 0.45), colour);
/** A burst: no word is ever written. @param {string} [colour] @param {number} [size] */
export const pow = (colour = '#ffe14d', size = 30) => (/** @type {Figure} */ f) => f.shape(star(0, 0, 9, size, size * 0.55), colour, { line: size < 20 ? 3 : 5 }).patch(star(0, 0, 9, size * 0.55, size * 0.3), '#fff');
/** Steam from the nose or the ears. */
export const puff = (/** @type {Figure} */ f) => f.shape('M-4 6C-16 6-16-10-4-10C-2-20 16-20 16-8C26-8 26 6 14 6z', '#fff', { line: 4 });
export const notes = (/** @type {Figure} */ f) => f.stroke('M-6 10V-14L10-18V6', 4).patch(oval(-11, 10, 6, 5) + oval(5, 6, 6, 5), INK);

// @ts-check
import { mix, shade } from '../studio/colour.js';
import { clamp } from '../studio/marks.js';
import { blob, egg, limb, line, polygon } from '../studio/path.js';
import { pen } from '../studio/hands.js';
import { clothed } from '../motifs/clothed-people.js';
import { boat } from '../motifs/things.js';
import { person } from '../motifs/people.js';
import { outlined } from '../motifs/second-c.js';

export const scene = 'Two halves of a bridge, built from both shores, miss each other; on each people wait with a ribbon, and far below a boat crosses without any of it.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('mintMorning');
  const ink = '#15333a';
  const p = pen(s, { paper: '#f5f6e6', ink, from: [0.6, -1] });
  const water = mix(c.accent, '#3f9aa0', 0.92);
  const air = [p.sheet(mix(c.skyHigh, p.paper, 0.4)), s.path(polygon([[130, -10], [270, -10], [262, 430], [140, 430]]), '#fdf3cf'), p.hatch((x, y) => clamp(0.5 - Math.abs(x - 200) / 500 - y / 900), { angle: 88, gap: 11, width: 1, patch: [30, 11] }, mix(ink, c.skyHigh, 0.5)), s.path(blob([[90, 440], [130, 300], [160, 330], [196, 280], [240, 330], [280, 300], [320, 440]]), mix(c.far, p.paper, 0.4))];
  const left = blob([[-20, -20, 'sharp'], [92, -20, 'sharp'], [84, 60], [104, 120], [88, 220], [112, 300], [96, 380], [128, 470], [-20, 480, 'sharp']]);
  const right = blob([[420, -20, 'sharp'], [316, -20, 'sharp'], [322, 90], [298, 170], [318, 250], [292, 340], [306, 400], [276, 470], [420, 480, 'sharp']]);
  const rocks = [p.shape(left, { fill: mix(c.near, p.paper, 0.25), reach: 90, angle: 74, gap: 6, cross: 0.5, contour: 2.6 }), p.shape(right, { fill: mix(c.middle, p.paper, 0.3), reach: 40, dark: 0.14, angle: 106, gap: 6, cross: 0.5, contour: 2.6 }), s.stroke('M20 60l30 14 10 40M30 180l34 6 6 50M16 300l40 20M376 60l-28 20M388 200l-40 16-4 40M370 330l-30 20', ink, 2.2)];
  const river = [s.path('M0 456Q200 436 400 456V610H0z', water), p.hatch((x, y) => (y > 456 ? 0.5 : 0), { angle: 0, gap: 8, width: 1.4, patch: [22, 8], area: [0, 456, 400, 144] })];
  // Half a bridge: a deck, an arch below it, struts between; `m` says from which side.
  const half = (/** @type {number} */ x, /** @type {number} */ tip, /** @type {number} */ y, /** @type {number} */ m, /** @type {string} */ fill) => {
    const n = 5;
    const arch = (/** @type {number} */ t) => y + 22 + 74 * (1 - t) ** 2;
    const at = (/** @type {number} */ t) => x + (tip - x) * t;
    return [
      s.stroke(Array.from({ length: n }, (_, i) => `M${at(i / n).toFixed(0)} ${y + 8}L${at(i / n).toFixed(0)} ${arch(i / n).toFixed(0)}L${at((i + 1) / n).toFixed(0)} ${y + 8}`).join(''), ink, 3), s.stroke(line(Array.from({ length: 7 }, (_, i) => [at(i / 6), arch(i / 6)])), ink, 9), s.stroke(line(Array.from({ length: 7 }, (_, i) => [at(i / 6), arch(i / 6)])), fill, 5),
      p.shape(polygon([[x, y - 6], [tip, y - 6], [tip - m * 8, y + 2], [tip + m * 4, y + 12], [x, y + 12]]), { fill, reach: 9, gap: 4, contour: 2.2 }), s.stroke(Array.from({ length: 7 }, (_, i) => `M${(x + (tip - x) * (i / 7)).toFixed(0)} ${y - 6}v-16`).join('') + `M${x} ${y - 22}H${(x + (tip - x) * 0.86).toFixed(0)}`, ink, 2), s.stroke(`M${tip} ${y + 2}l${m * 14} 3M${tip - m * 2} ${y + 8}l${m * 10} 4`, ink, 2),
    ];
  };
  const bridges = [half(60, 232, 176, 1, '#e2a35a'), half(350, 170, 290, -1, '#d9754f')];
  const small = (/** @type {any} */ pose, /** @type {any} */ look, /** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ fill, flip = false, size = 74) => p.shape({ ...person(pose, look), behind: [] }, { spot: { x, y, size, flip }, fill, reach: 6, gap: 3.6, cross: 0, contour: 1.4, tones: { light: ink } });
  const peer = { head: [18, -68], neck: [12, -65], chest: [6, -60], hip: [-4, -46], nearArm: [[14, -50], [8, -38]], farArm: [[16, -52], [12, -38]], nearLeg: [[4, -25], [-2, -3]], farLeg: [[6, -25], [6, -3]] };
  const folk = [
    small('stand', { head: 'topHat' }, 132, 170, '#f3e3b0'), small('stand', { head: 'bun', wear: 'dress' }, 106, 170, '#e58a7a'), small(peer, { head: 'hat' }, 214, 170, '#f6f1dc'), small('point', { head: 'cap', wear: 'trousers' }, 166, 170, '#8fc2b0'),
    small('reach', { head: 'bare' }, 192, 284, '#f6f1dc'), small('stand', { head: 'topHat' }, 264, 284, '#f3e3b0', true), small('reach', { head: 'bun', wear: 'dress' }, 236, 284, '#e58a7a', true), small('stand', { head: 'cap', wear: 'trousers' }, 296, 284, '#8fc2b0', true),
    // Ribbons, still whole; a tuba; a bunch of flowers let fall.
    s.stroke('M180 150q12 10 24 0', '#c62f3a', 4), s.stroke('M206 262q10 10 20 0', '#c62f3a', 4), p.shape(blob([[86, 128], [102, 116], [106, 132], [94, 152], [80, 150]]), { fill: '#f0c24a', reach: 6 }), s.path(egg(196, 212, 6) + egg(205, 216, 6) + egg(199, 221, 6), '#c62f3a'), s.stroke('M200 222l8 18M196 222l6 18', '#2f6b4a', 2.6),
  ];
  // She rows home with a wheel of cheese and a cello, and does not look up.
  const under = { head: [-3, -63], neck: [-3, -54], chest: [-4, -43], hip: [-3, -22], nearArm: [[8, -40], [20, -34]], farArm: [[10, -42], [22, -38]], nearLeg: [[17, -22], [26, -8]], farLeg: [[18, -24], [28, -10]] };
  const crossing = [
    s.path(egg(190, 566, 130, 16), shade(water, -0.14)), outlined(s, clothed(s, /** @type {any} */ (under), { skin: '#e8b58c', top: '#f0c24a', bottom: '#8a3a4a', hair: '#3a2420', cut: 'skirt', hat: 'straw', hatColour: '#f3e3b0', feel: 'glad', gaze: [0.9, 0.2], head: 1.3 }, { x: 176, y: 560, size: 172 }), ink),
    p.shape(limb([[260, 548, 30], [284, 520, 20], [298, 506, 26]]) + limb([[300, 500, 7], [334, 460, 6], [340, 458, 9]]), { fill: '#b4683a', reach: 14, contour: 2 }), s.stroke('M266 536L334 462', ink, 1.6), s.stroke('M214 502L304 584', '#8a5a2c', 6), p.shape(boat(), { spot: { x: 190, y: 578, size: 210 }, fill: '#c9543f', reach: 26, gap: 4.4, angle: 12, contour: 2.6, tones: { light: p.paper } }), s.path(egg(310, 588, 18, 7, 40), '#8a5a2c'),
  ];
  return s.picture(air, rocks, bridges, folk, river, crossing);
}

// @ts-check
import { clamp } from '../studio/marks.js';
import { blob, box, egg, limb, line, polygon } from '../studio/path.js';
import { linocut } from '../studio/hands.js';
import { face } from '../motifs/faces.js';
import { person } from '../motifs/people.js';

export const scene = "A girl combs an old woman's white hair; where she has combed it is a ploughed field under snow, and somebody small walks away over it.";

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('inkTeal');
  const [ink, snow, blue, red] = ['#0d1c2c', '#f2f3ea', '#5f94a8', '#c8402f'];
  const l = linocut(s, { paper: snow, ink, from: [0.4, -1] });
  const night = [
    l.inked(), s.path('M0 0H400V600H0z', '#14303f'), l.cuts((x, y) => clamp((300 - y) / 300) * 0.5, { flow: () => 88, gap: 15, length: 40, width: 3.4 }, '#2a5566'),
    // The window, and snow falling behind it.
    s.path(box(24, 18, 150, 150), ink), s.path(box(34, 28, 130, 130), '#2c5f78'), s.stroke('M50 44h0M84 62h0M120 40h0M146 74h0M60 92h0M104 96h0M136 118h0M54 128h0M88 134h0M122 148h0M150 140h0M76 30h0', snow, 5), s.stroke('M99 28V158M34 92H164', ink, 7),
  ];
  // The hair: a hill that becomes a field.
  const hair = blob([[176, 112], [232, 122], [268, 168], [286, 240], [312, 340], [352, 470], [392, 620, 'sharp'], [-60, 620, 'sharp'], [-20, 470], [30, 340], [72, 232], [100, 160], [130, 124]]);
  const flow = (/** @type {number} */ x, /** @type {number} */ y) => (Math.atan2(y - 60, x - 178) * 180) / Math.PI;
  const furrows = [-74, -62, -50, -38, -26, -14, -2, 10, 22, 34].map((a, i) => { const t = (a * Math.PI) / 180; const at = (/** @type {number} */ r, /** @type {number} */ bow) => /** @type {[number, number]} */ ([178 + Math.sin(t + bow) * r, 86 + Math.cos(t + bow) * r * 1.04]); return line([at(120 + (i % 2) * 20, 0.05), at(240, 0.03), at(380, -0.01), at(560, -0.05)]); });
  const field = [
    s.path(hair, ink, 'transform="translate(7 5)"'), s.path(hair, snow),
    s.within(hair, [s.stroke(furrows.join(''), '#b8d0d4', 15), s.stroke(furrows.join(''), blue, 5), l.cuts((x, y) => clamp((y - 190) / 300) * 0.8, { area: [0, 180, 400, 420], flow, gap: 13, length: 24, width: 2.6 }, '#7fa8b4')]),
    // On the crown it is hair still: strand by strand, a parting, an ear, a comb of horn.
    s.within(hair, [l.cuts((x, y) => clamp((230 - y) / 60), { area: [60, 104, 230, 140], flow: (x, y) => flow(x, y) + (x - 178) * 0.2, gap: 7, length: 24, width: 2.8 }, '#4a7c90'), s.stroke(line([[178, 112], [174, 150], [178, 190]]), ink, 4)]),
    s.path(egg(88, 214, 15, 22, 14), ink), s.path(egg(88, 213, 12, 19, 14), '#e2a882'), s.stroke('M84 202q12 2 10 18M90 212q-6 6-4 14', ink, 3), s.stroke('M88 236h0', '#d99a3c', 9), s.stroke('M92 196L128 178', '#d99a3c', 4),
    // Posts along a furrow, two bare trees, a well.
    s.stroke('M52 452v-26M84 430v-22M110 410v-18M132 394v-15M52 436L84 416 110 400 132 386', ink, 4), s.stroke('M270 418v-40M270 398l-12-14M270 392l12-16M270 384l-6-14M306 470v-30M306 456l-9-10M306 450l9-12', ink, 4),
  ];
  // Somebody small, who has come a long way.
  const steps = line([[120, 616], [140, 540], [130, 480], [156, 420], [170, 366]]);
  const walker = [`<path d="${steps}" fill="none" stroke="${ink}" stroke-width="5" stroke-dasharray="3 11" stroke-linecap="round"/>`, s.path(egg(184, 352, 22, 5), blue), s.place(person('walk', { head: 'hat', scarf: 24 }), { x: 176, y: 352, size: 74, fill: ink, flip: true })];
  // The nape and shoulders she does not have any more: they are the hill. The girl.
  const girl = [
    s.path(blob([[300, 640, 'sharp'], [306, 480], [318, 380], [346, 318], [420, 290, 'sharp'], [420, 640, 'sharp']]), ink, 'transform="translate(-6 2)"'), l.block(blob([[300, 640, 'sharp'], [306, 480], [318, 380], [346, 318], [420, 290, 'sharp'], [420, 640, 'sharp']]), { colour: red, cuts: '#f5a07c', reach: 30, gap: 9, length: 22, flow: () => 80, width: 3.4 }),
    s.path(face({ hair: 'none' }).d, ink, 'transform="translate(346 322) scale(-1.9 1.9)"'), l.block(face({ hair: 'bun', eye: 'open', gaze: [0.6, 1], mouth: 0.5, brow: 0.3, line: 1.8 }), { spot: { x: 352, y: 318, size: 190, flip: true }, colour: '#f0bf94', cuts: '#fbe0bc', reach: 10, gap: 8, length: 12, tones: { near: '#6a2c1c', frame: ink, light: snow } }),
    s.stroke('M330 120q30-26 70-14M338 140q24-16 60-8', '#c8703c', 4), s.path(blob([[392, 110], [372, 88], [384, 70], [410, 84]]), red),
    // Her arm, her hand, the comb: its teeth are in the snow.
    s.path(limb([[372, 384, 62], [318, 330, 46], [270, 300, 32]]), ink, 'transform="translate(-3 5)"'), l.block(limb([[372, 384, 62], [318, 330, 46], [270, 300, 32]]), { colour: red, cuts: '#f5a07c', reach: 14, gap: 8, length: 16, flow: () => 40 }),
    s.path(polygon([[196, 246], [284, 282], [276, 302], [188, 266]]), ink), s.path(polygon([[194, 240], [284, 277], [277, 294], [188, 258]]), '#d99a3c'), s.stroke(Array.from({ length: 12 }, (_, i) => `M${192 + i * 7.4} ${258 + i * 3.1}l-10 25`).join(''), ink, 6), s.stroke(Array.from({ length: 12 }, (_, i) => `M${192 + i * 7.4} ${258 + i * 3.1}l-10 24`).join(''), '#d99a3c', 3),
    s.path(limb([[276, 306, 30], [258, 290, 30]]) + [0, 1, 2, 3].map((i) => limb([[268 - i * 9, 284 - i * 4, 12], [256 - i * 9, 262 - i * 3, 10]])).join(''), '#f0bf94'), s.stroke('M262 276l-6-12M252 272l-6-12M243 268l-6-12M234 266l-4-8', ink, 2), s.path(limb([[262, 306, 12], [246, 300, 10], [236, 290, 9]]), '#f8d2ac'),
  ];
  return s.picture(night, field, walker, girl);
}

// @ts-check
import { clamp } from '../studio/marks.js';
import { blob, box, egg, limb, line, polygon } from '../studio/path.js';
import { linocut } from '../studio/hands.js';
import { person } from '../motifs/people.js';

export const scene = 'Inside a chest, between ribs like pit props, miners hack coal out of a glowing heart; one of them only listens with his ear against it.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('emberNight');
  const [ink, bone, red, hot] = ['#170a14', '#f0dcb8', '#c62a26', '#f59a34'];
  const l = linocut(s, { paper: bone, ink, from: [0, -0.2] });
  const heart = blob([[200, 168], [236, 138], [290, 148], [318, 200], [308, 270], [270, 340], [216, 404], [200, 416, 'sharp'], [168, 372], [116, 310], [92, 240], [102, 176], [148, 142]]);
  // Flesh behind, lit by the heart.
  const flesh = [l.inked(), l.cuts((x, y) => clamp(1.15 - Math.hypot((x - 200) / 210, (y - 270) / 260)), { flow: (x, y) => (Math.atan2(y - 270, x - 200) * 180) / Math.PI, gap: 17, length: 34, width: 5.6 }, '#6a1a2a')];
  const ribs = [0, 1, 2, 3, 4, 5].map((i) => {
    const y = 24 + i * 92;
    return [-1, 1].map((m) => {
      const x = (/** @type {number} */ v) => 200 + m * v;
      const d = limb([[x(92 - Math.abs(i - 2.4) * 6), y + 34, 12], [x(140), y - 2, 17], [x(180), y + 10, 22], [x(214), y + 50, 24]]);
      return i === 2 || i === 3 ? '' : l.block(d, { colour: bone, cuts: '#a8784e', reach: 8, gap: 13, length: 16, flow: () => m * 20 });
    }).join('') + [-1, 1].map((m) => (i === 2 || i === 3 ? l.block(limb([[200 + m * 146, y + 8, 13], [200 + m * 178, y + 12, 20], [200 + m * 214, y + 50, 24]]), { colour: bone, cuts: '#a8784e', reach: 8, gap: 13, length: 16, flow: () => m * 20 }) : '')).join('');
  });
  const pipes = [
    limb([[176, 168, 44], [160, 110, 38], [186, 66, 36], [240, 60, 34], [262, 110, 26], [262, 150, 26]]), limb([[220, 160, 34], [216, 90, 30], [226, -20, 30]]), limb([[128, 160, 26], [112, 90, 24], [120, -20, 26]]),
  ].map((d, i) => s.path(d, ink, 'transform="translate(4 3)"') + l.block(d, { colour: ['#9a1f2a', '#2c4a7a', '#7c1826'][i], cuts: hot, reach: 9, gap: 7, length: 12, flow: () => 0 }));
  // The heart: glowing where it was cut open.
  const pit = blob([[214, 250, 'sharp'], [236, 224], [268, 230], [312, 214, 'sharp'], [318, 270], [286, 320, 'sharp'], [252, 316], [228, 296]]);
  const beating = [
    s.path(heart, ink, 'transform="translate(6 6)"'), l.block(heart, { colour: red, cuts: '#f26a3c', reach: 34, gap: 11, length: 22, flow: (x, y) => (Math.atan2(y - 200, x - 190) * 180) / Math.PI + 90, width: 3.4 }),
    s.stroke('M150 150q-10 60 20 110t36 150M170 262q-30 10-56-6M190 320q-20 4-36 26M234 140q-20 30-16 64', '#6a0f1c', 5),
    s.within(heart, s.path(pit, ink), s.path(pit, hot, 'transform="translate(8 6) scale(.975)"'), l.cuts((x, y) => (x > 226 && y > 226 && y < 312 ? 0.9 : 0), { area: [224, 222, 100, 94], flow: (x, y) => (Math.atan2(y - 262, x - 232) * 180) / Math.PI, gap: 8, length: 20, width: 4 }, '#fdeaa0'), s.path(polygon([[244, 300], [262, 284], [280, 300], [266, 314]]) + polygon([[290, 292], [306, 286], [306, 304]]) + polygon([[232, 280], [244, 272], [248, 288]]), ink)),
  ];
  // Pit props, a ladder, rails.
  const works = [
    s.stroke('M340 600V250M388 600V250M340 290H388M340 326H388M340 362H388M340 398H388M340 434H388M340 470H388M340 506H388', ink, 12), s.stroke('M338 600V250M386 600V250M338 288H388M338 324H388M338 360H388M338 396H388M338 432H388M338 468H388M338 504H388', '#c98a4e', 5),
    s.path(box(264, 322, 110, 12), ink), s.path(box(264, 320, 110, 7), '#a8683c'), s.path(box(20, 350, 104, 12), ink), s.path(box(20, 348, 104, 7), '#a8683c'), s.stroke('M34 356V600M112 356L96 600', ink, 10), s.stroke('M32 356V600M110 356L94 600', '#7a4426', 4),
    s.path('M0 536q100-30 200-22t200-8V600H0z', ink), l.cuts((x, y) => (y > 530 ? 0.45 : 0), { area: [0, 526, 400, 74], flow: () => 170, gap: 11, length: 26, width: 3 }, '#6a1a2a'), s.stroke('M-10 590Q200 556 410 566M-10 572Q200 540 410 550', '#a8784e', 4), s.stroke(Array.from({ length: 13 }, (_, i) => `M${i * 33} ${566 - i * 1.2 - Math.sin(i / 4) * 6}l6 20`).join(''), '#6a4430', 5),
  ];
  const lamp = (/** @type {number} */ x, /** @type {number} */ y) => s.path(egg(x, y, 9), hot, 'opacity=".5"') + s.path(egg(x, y, 4.4), '#fff4c4');
  const miner = (/** @type {any} */ pose, /** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ size, flip = false) => l.block(person(pose, { wear: 'trousers', head: 'cap' }), { spot: { x, y, size, flip }, colour: ink, cuts: hot, reach: 0, tones: { light: bone } });
  const rimmed = (/** @type {any} */ pose, /** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ size, flip = false) => s.place(person(pose, { wear: 'trousers', head: 'cap' }), { x, y, size, flip, fill: '#74455e', rim: '#fbc878', from: [flip ? 1 : -1, -0.3], rimWidth: 3.4 });
  const strike = { head: [3, -86], neck: [0, -78], chest: [-2, -67], hip: [-5, -46], nearArm: [[9, -88], [-2, -104]], farArm: [[12, -86], [2, -106]], nearLeg: [[8, -26], [10, -3]], farLeg: [[-10, -26], [-18, -3]] };
  const listen = { head: [13, -82], neck: [9, -75], chest: [5, -65], hip: [-3, -45], nearArm: [[17, -72], [24, -84]], farArm: [[18, -62], [24, -66]], nearLeg: [[2, -25], [-2, -3]], farLeg: [[-8, -25], [-14, -3]] };
  const men = [
    rimmed(strike, 352, 322, 116, true), s.stroke('M362 204L332 188', '#a8683c', 6), s.stroke(line([[318, 206], [330, 184], [352, 172]]), bone, 6), lamp(341, 214),
    rimmed(listen, 76, 350, 122), lamp(100, 240),
    rimmed('hunch', 176, 560, 116), lamp(202, 466), rimmed('sow', 356, 566, 112, true), lamp(344, 466),
    miner('climb', 356, 470, 66), lamp(366, 408),
  ];
  const cart = [s.path(polygon([[206, 500], [316, 496], [304, 552], [220, 556]]), ink), l.block(polygon([[206, 500], [316, 496], [304, 552], [220, 556]]), { colour: '#4a2a3a', cuts: bone, reach: 8, gap: 8, length: 20, flow: () => 84 }), s.stroke('M206 500L316 496', bone, 4), [[222, 494, 14], [246, 484, 18], [274, 484, 17], [298, 490, 13], [260, 470, 13]].map(([x, y, r]) => s.path(polygon([[x - r, y], [x - r * 0.4, y - r * 0.9], [x + r * 0.7, y - r * 0.7], [x + r, y + r * 0.3], [x, y + r * 0.7]]), red) + s.stroke(`M${x - r * 0.5} ${y}l${r * 0.6}-${r * 0.6}`, hot, 4)), [238, 288].map((x) => s.path(egg(x, 562, 14), ink) + s.stroke(egg(x, 562, 10), bone, 3))];
  return s.picture(flesh, ribs, pipes, beating, works, men.slice(0, 5), cart, men.slice(5));
}

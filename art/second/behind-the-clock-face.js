// @ts-check
import { clamp } from '../studio/marks.js';
import { egg, limb, polygon } from '../studio/path.js';
import { linocut } from '../studio/hands.js';
import { clothed } from '../motifs/clothed-people.js';
import { crumb } from '../motifs/second-c.js';

export const scene = 'Inside a tower clock a woman holds back its great hand with her shoulder; through the glass the square below, where everybody stands with one foot in the air but for one child.';

/** A wheel with teeth. @param {number} x @param {number} y @param {number} r @param {number} n */
const gear = (x, y, r, n) => polygon(Array.from({ length: n * 4 }, (_, i) => {
  const a = (i / (n * 4)) * 2 * Math.PI;
  return /** @type {[number, number]} */ ([x + Math.cos(a) * r * (i % 4 < 2 ? 1 : 0.86), y + Math.sin(a) * r * (i % 4 < 2 ? 1 : 0.86)]);
}));

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('amberDusk');
  const [ink, cream, rose, orange, plum] = ['#1a0f24', '#fbe6b6', '#e58a5a', '#f4b259', '#5b2f52'];
  const l = linocut(s, { paper: cream, ink, from: [0, -1] });
  const [X, Y, R] = [196, 216, 188];
  const circle = (/** @type {number} */ r) => `M${X - r} ${Y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
  const dial = circle(R);
  const crowd = [s.stamp(s.path(crumb('walk'), ink)), s.stamp(s.path(crumb('walk'), plum))];
  const glass = s.within(dial,
    s.path('M0 0H400V420H0z', orange), l.cuts((x, y) => (y < 250 ? 0.55 : 0), { area: [0, 20, 400, 240], flow: (x, y) => (Math.atan2(y - 330, x - 196) * 180) / Math.PI, gap: 13, length: 36, width: 3.6, wild: 4 }, cream),
    // Roofs far below, then the square.
    l.block(polygon([[-10, 300], [10, 236], [34, 206], [58, 236], [70, 236], [70, 190], [80, 160], [90, 190], [90, 240], [130, 250], [150, 226], [176, 250], [214, 250], [232, 214], [256, 246], [300, 246], [322, 220], [346, 246], [400, 230], [400, 310], [-10, 310]]), { colour: '#8f3f4f', cuts: rose, reach: 20, gap: 7, length: 12 }),
    s.path('M0 296Q196 270 400 296V420H0z', '#f7d49a'), l.cuts((x, y) => (y > 296 ? 0.25 : 0), { area: [20, 296, 360, 110], gap: 11, length: 26, width: 2.4, wild: 4 }, rose),
    [[96, 322], [126, 306], [176, 312], [204, 346], [118, 350], [176, 378], [148, 372], [230, 318], [216, 384], [248, 356], [262, 380]].map(([x, y], i) => crowd[i % 2](x, y, 1.15 + (y - 300) / 90, i % 3 ? 0 : -8)),
    s.group(s.path(crumb('walk'), '#d22f2a'), 'transform="translate(148 352) scale(-1.6 1.6)"'), s.stroke('M152 326q-2-8 2-16', '#d22f2a', 2), s.path(egg(156, 304, 7, 8), '#d22f2a'),
  );
  const frame = [s.stroke(`M${X} 28V404M8 ${Y}H384M62 82L330 350M330 82L62 350`, '#5b3a2c', 3), s.stroke(dial, ink, 22), s.stroke(circle(R - 34), ink, 3), s.path(Array.from({ length: 12 }, (_, i) => {
    const a = (i * Math.PI) / 6;
    const w = i % 3 ? 4 : 8;
    const at = (/** @type {number} */ r, /** @type {number} */ o) => /** @type {[number, number]} */ ([X + Math.cos(a) * r - Math.sin(a) * o, Y + Math.sin(a) * r + Math.cos(a) * o]);
    return polygon([at(R - 8, -w), at(R - 8, w), at(R - 31, w * 0.8), at(R - 31, -w * 0.8)]);
  }).join(''), ink)];
  const tower = [l.inked(), l.cuts((x, y) => 0.3 * clamp(1.2 - Math.hypot(x - X, y - Y) / 420), { flow: (x, y) => (Math.atan2(y - Y, x - X) * 180) / Math.PI, gap: 16, length: 30, width: 3 }, plum)];
  // The hands from behind, and the axle they turn on.
  const hands = [s.path(polygon([[X - 12, Y + 8], [X - 2, Y - 12], [X - 66, Y - 96], [X - 84, Y - 98], [X - 78, Y - 80]]), ink), l.block(polygon([[X - 34, Y - 22], [X - 26, Y - 36], [368, 250], [388, 268], [362, 274], [X - 8, Y + 16]]), { colour: ink, cuts: rose, reach: 9, gap: 6, length: 12 }), s.path(egg(X, Y, 26), '#8a5a2c'), s.path(egg(X, Y, 11), ink)];
  const works = [[[-6, 470, 92, 14], [74, 566, 58, 10]].map(([x, y, r, n]) => [s.path(gear(x, y, r, n), '#000', 'transform="translate(5 5)" opacity=".5"'), l.block(gear(x, y, r, n), { colour: '#8a5a2c', cuts: '#f0c777', reach: 15, gap: 6, length: 11 }), s.path(egg(x, y, r * 0.52), ink), s.stroke(`M${x - r * 0.6} ${y}H${x + r * 0.6}M${x} ${y - r * 0.6}V${y + r * 0.6}`, '#8a5a2c', 11), s.path(egg(x, y, r * 0.2), '#c98f44')]), s.stroke('M152 410V610', '#c9a36a', 5), l.block(limb([[152, 500, 34], [152, 560, 34]]), { colour: '#8f3f4f', cuts: rose, reach: 14, gap: 6 })];
  const floor = [l.block(polygon([[196, 574], [410, 560], [410, 610], [196, 610]]), { colour: '#6b3f2a', cuts: '#d99a5a', reach: 14, gap: 7, length: 20, flow: () => -4 })];
  // She has her shoulder under it and her eyes shut tight.
  const push = { head: [8, -84], neck: [4, -76], chest: [1, -65], hip: [-5, -45], nearArm: [[16, -84], [12, -102]], farArm: [[19, -80], [22, -100]], nearLeg: [[10, -28], [-2, -3]], farLeg: [[-14, -26], [-26, -4]] };
  const woman = clothed(s, /** @type {any} */ (push), { skin: '#eab27e', top: '#d22f2a', bottom: '#274a66', hair: '#3a1a1a', hairdo: 'bun', cut: 'skirt', apron: '#f4e3c0', feel: 'stern', gaze: [0.9, -0.4], head: 1.25 }, { x: 296, y: 576, size: 286, rim: '#ffd48a', from: [-0.5, -1], rimWidth: 3 });
  // Her own small watch, open on the floor.
  const watch = [s.path(egg(236, 580, 15, 9), '#e9c65c'), s.path(egg(236, 578, 11, 6.4), cream), s.stroke('M236 578l5-3M236 578l-2 4', ink, 2), s.stroke('M222 582q-14 10-24 2', '#e9c65c', 2.6)];
  return s.picture(tower, glass, frame, works, hands, floor, watch, woman);
}

// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, box, egg, limb, line, polygon, round } from '../studio/path.js';
import { backdrop, dashes, glow, land, shadow, specks, vignette } from '../studio/nature.js';
import { person } from '../motifs/people.js';

export const scene = 'In the upper half of an hourglass stands a city; below, its own ruins grow.';

const [X, NECK] = [218, 296];
/** Half of the width of the glass at y. @param {number} y */
const half = (y) => {
  const t = Math.min(1, Math.abs(y - NECK) / 216);
  return 9 + 119 * Math.sin(Math.min(1, t * 1.25) * Math.PI * 0.5) ** 1.7;
};

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('desertNoon');
  const teal = c.accent;
  const rose = shade(c.near, 0.12, -25);
  const wood = shade(c.frame, 0.06, 15);

  const outline = () => {
    const ys = Array.from({ length: 19 }, (_, i) => NECK - 216 + i * 24);
    const side = (/** @type {number} */ sign) => ys.map((y, i) => /** @type {import('../studio/path.js').Point} */ ([X + sign * half(y), y, i % 18 ? 0 : 'sharp']));
    return blob([...side(1), ...side(-1).reverse()]);
  };
  const glass = outline();

  const sky = [
    backdrop(s, c.skyHigh, mix(c.skyHigh, c.skyLow, 0.6), c.skyLow, c.far),
    glow(s, 44, 96, 156, c.light), 
    land(s, [452, 430, 446, 420, 440, 426], mix(c.far, c.skyLow, 0.3), c.far),
    land(s, [484, 496, 462, 470, 486, 468], c.far, c.middle),
    s.path(blob([[-20, 486], [30, 470], [90, 478], [60, 500], [-20, 520]]), c.light, 'opacity=".5"'),
    land(s, [552, 528, 520, 536, 520, 530], c.middle, mix(c.middle, c.near, 0.7)),
    dashes(s, 34, [0, 540, 400, 60], [14, 46], c.near, { opacity: 0.35, bow: 3, width: 2 }),
  ];
  // A caravan goes by; to it this is just a mountain.
  const camel = s.stamp(s.path(limb([[-12, -12, 8], [-5, -17, 9], [0, -14, 9], [6, -17, 9], [12, -12, 7], [17, -15, 4], [19, -22, 3.4], [24, -23, 3]]) + limb([[-12, -10, 4], [-13, 0, 2]]) + limb([[-8, -10, 4], [-7, 0, 2]]) + limb([[9, -10, 4], [8, 0, 2]]) + limb([[12, -10, 4], [14, 0, 2]]), c.near));
  const caravan = [[30, 480, 0.9], [66, 474, 0.85], [98, 472, 0.8], [350, 484, 0.9], [388, 480, 0.85]].map(([x, y, k]) => camel(x, y, k));

  // Inside the upper half: sand that sinks, and a city that leans to the hole.
  const level = (/** @type {number} */ x) => 196 + 52 * Math.exp(-(((x - X) / 34) ** 2)) - Math.abs(x - X) * 0.12;
  /** @type {[number, number, number, string, string][]} x, width, height, kind of roof, tone */
  const city = [
    [-108, 22, 52, 'flat', rose], [-90, 18, 84, 'dome', c.far], [-70, 26, 64, 'flat', c.near], [-52, 16, 82, 'spire', rose], [-36, 22, 72, 'dome', c.middle],
    [106, 24, 56, 'flat', c.near], [88, 18, 78, 'spire', rose], [70, 28, 66, 'dome', c.far], [50, 16, 86, 'flat', c.near], [36, 20, 60, 'dome', rose], [-14, 18, 46, 'spire', c.near], [14, 20, 40, 'flat', c.middle],
  ];
  const roofOf = (/** @type {string} */ kind, /** @type {number} */ w, /** @type {number} */ h) => kind === 'dome' ? egg(0, -h, w * 0.52, w * 0.6) + box(-1.2, -h - w * 0.9, 2.4, w * 0.5) : kind === 'spire' ? polygon([[-w * 0.62, -h], [0, -h - w * 1.9], [w * 0.62, -h]]) : [-1, 0, 1].map((q) => box(q * w * 0.38 - w * 0.13, -h - 6, w * 0.26, 8)).join('');
  /** @param {number} x @param {number} y @param {number} w @param {number} h @param {string} kind @param {string} tone @param {number} turn */
  const building = (x, y, w, h, kind, tone, turn) => s.group([
    s.path(box(-w / 2, -h, w, h + 26), s.blend([-w / 2, 0], [w / 2, 0], mix(tone, c.light, 0.55), tone, shade(tone, -0.1))),
    s.path(roofOf(kind, w, h), kind === 'flat' ? tone : s.fade(mix(teal, c.light, 0.35), shade(teal, -0.12))),
    s.stroke(Array.from({ length: Math.floor(h / 17) }, (_, i) => `M${round(-w * 0.2)} ${-h + 11 + i * 16}v4M${round(w * 0.22)} ${-h + 11 + i * 16}v4`).join(''), c.frame, 3.4, 0.75),
  ], `transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)})"`);
  const sandTop = `M${X - 140} ${level(X - 140)}` + Array.from({ length: 15 }, (_, i) => `L${X - 140 + i * 20} ${round(level(X - 140 + i * 20))}`).join('') + `V300H${X - 140}z`;
  const upper = [
    glow(s, X - 20, 150, 130, c.light, 0.8),
    city.map(([x, w, h, kind, tone]) => building(X + x, level(X + x) + 6, w, h, kind, tone, -Math.sign(x) * 16 * Math.exp(-((x / 44) ** 2)))),
    s.path(sandTop, s.fade(c.light, c.far, c.middle)),
    s.stroke(`M${X - 70} 216Q${X - 30} 226 ${X - 8} 276M${X + 70} 216Q${X + 30} 226 ${X + 8} 276M${X - 92} 232Q${X - 40} 244 ${X - 14} 284M${X + 92} 232Q${X + 44} 242 ${X + 14} 284`, c.near, 2.4, 0.5),
    // What is already on its way: a cart, a stall, a bench with somebody on it.
    s.place(person('run', { wear: 'trousers' }), { x: X + 52, y: 212, size: 26, fill: c.frame }), s.place(person('run', { wear: 'dress' }), { x: X - 44, y: 216, size: 24, flip: true, fill: c.frame }),
    building(X - 4, 262, 13, 22, 'dome', rose, 28),
  ];
  const falling = [
    s.path(`M${X - 5} 280L${X + 5} 280L${X + 4} 470H${X - 4}z`, s.fade(c.far, c.light, c.middle)),
    [[-1, 322, 10, 14, 'flat', 40], [2, 356, 12, 16, 'spire', 160], [-3, 398, 11, 14, 'dome', 250]].map(([x, y, w, h, kind, turn]) => building(X + Number(x), Number(y), Number(w), Number(h), String(kind), rose, Number(turn))),
    specks(s, 30, [X - 14, 300, 28, 150], [1.4, 3.4], c.light, 0.9),
  ];
  // Below: the heap with what is left of everything.
  const heap = blob([[X - 130, 520], [X - 96, 478], [X - 50, 446], [X - 16, 426], [X + 6, 420], [X + 30, 434], [X + 70, 456], [X + 106, 486], [X + 130, 520]]);
  const column = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ h, /** @type {number} */ turn) => s.group([s.path(polygon([[-6, 14], [-6, -h], [-2, -h + 5], [1, -h - 4], [6, -h + 2], [6, 14]]), s.blend([-6, 0], [6, 0], c.light, c.near)), s.stroke(`M-2 ${-h + 8}V8M3 ${-h + 8}V8`, c.near, 1.4, 0.5)], `transform="translate(${x} ${y}) rotate(${turn})"`);
  const ruins = [
    glow(s, X, 420, 110, c.light, 0.45),
    building(X - 66, 470, 24, 52, 'none', c.near, -22), building(X + 64, 470, 26, 44, 'dome', rose, 26), building(X - 22, 446, 18, 46, 'spire', rose, -38),
    column(X + 30, 446, 44, 8), column(X + 94, 490, 34, -14), column(X - 94, 488, 46, -6), column(X + 46, 452, 30, 20),
    s.path(heap, s.fade(c.light, c.far, c.middle)),
    s.path(`M${X - 84} 506v-14a16 16 0 0 1 32 0v14h-8v-12a8 8 0 0 0-16 0v12z`, s.fade(rose, c.near)),
    column(X + 8, 490, 30, 78), column(X + 62, 502, 20, -64), building(X - 20, 498, 18, 16, 'dome', c.near, -60),
    s.path([[-40, 480], [-30, 470], [20, 462], [40, 492], [84, 500], [-104, 508], [-8, 508], [30, 512]].map(([x, y]) => polygon([[X + x - 5, y + 4], [X + x - 3, y - 4], [X + x + 4, y - 3], [X + x + 6, y + 4]])).join(''), c.near),
    s.stroke(`M${X - 60} 470q20-14 34-22M${X + 50} 462q-14-10-26-18`, c.near, 2, 0.4),
    // One tree has begun again.
    s.stroke(`M${X + 38} 470q4-16 0-28`, wood, 3) + s.path([[30, 438], [46, 440], [38, 430], [36, 444]].map(([x, y]) => egg(X + x, y, 7, 5)).join(''), s.fade(teal, shade(teal, -0.15))),
  ];
  const shell = [
    s.path(glass, s.blend([X - 128, 0], [X + 128, 0], [0, c.light, 0.75], [0.3, c.skyLow, 0.35], [0.7, mix(c.skyHigh, c.light, 0.4), 0.35], [1, c.skyHigh, 0.6])),
  ];
  const shine = [
    s.stroke(glass, c.light, 3.4, 0.95),
    s.stroke(line([[X - 108, 110], [X - 112, 150], [X - 98, 194], [X - 66, 238]]) + line([[X - 70, 366], [X - 98, 402], [X - 110, 440]]), c.light, 8, 0.65),
    s.stroke(line([[X + 114, 130], [X + 110, 172]]) + line([[X + 106, 426], [X + 112, 470]]), c.light, 4, 0.5),
  ];
  // The frame of dark wood: two plates and turned posts.
  const plate = (/** @type {number} */ y, /** @type {number} */ up) => [
    s.path(blob([[X - 164, y - 2], [X - 154, y - 13, 'sharp'], [X + 154, y - 13, 'sharp'], [X + 164, y - 2], [X + 164, y + 4], [X + 154, y + 14, 'sharp'], [X - 154, y + 14, 'sharp'], [X - 164, y + 4]]), s.blend([X - 160, 0], [X + 160, 0], mix(wood, c.middle, 0.5), wood, c.frame)),
    s.path(polygon([[X - 142, y + up * 13], [X + 142, y + up * 13], [X + 132, y + up * 24], [X - 132, y + up * 24]]), s.blend([X - 130, 0], [X + 130, 0], mix(wood, c.middle, 0.3), c.frame)),
    s.stroke(`M${X - 154} ${y - 9}H${X + 120}`, c.light, 2.6, 0.7),
  ];
  const post = (/** @type {number} */ x) => s.path(limb([[x, 66, 10], [x, 120, 16], [x, 180, 8], [x, 240, 10], [x, 296, 20], [x, 352, 10], [x, 412, 8], [x, 470, 16], [x, 530, 10]]), s.blend([x - 9, 0], [x + 9, 0], mix(wood, c.middle, 0.65), wood, c.frame)) + s.stroke(`M${x - 4} 76V520`, c.light, 1.8, 0.35);
  const ground = [shadow(s, X - 60, 562, 220, 18, c.frame, 0.75), s.path(polygon([[60, 560], [376, 560], [250, 620], [-120, 620]]), c.frame, 'opacity=".22"')];
  // Somebody small in its shade, who looks up.
  const watcher = [s.place(person('sit', { head: 'hat' }), { x: 42, y: 584, size: 70, fill: c.frame }), s.path(egg(40, 582, 20, 9), s.fade(c.near, c.frame))];
  const stones = s.path(blob([[330, 606], [340, 578], [366, 572], [388, 590], [396, 606]]) + blob([[300, 608], [306, 594], [322, 594], [330, 608]]), s.fade(c.near, c.frame));
  return s.picture(sky, caravan, ground, post(X + 146), shell, s.within(glass, upper, falling, ruins), shine, post(X - 146), plate(64, 1), plate(542, -1), watcher, stones, vignette(s, 0.35, c.near));
}

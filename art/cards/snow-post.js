// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, box, egg, flame, limb, polygon, round } from '../studio/path.js';
import { backdrop, glow, leaf, shadow, specks, vignette } from '../studio/nature.js';
import { clothed } from '../motifs/clothed-people.js';
import { suitcase } from '../motifs/things.js';

export const scene = 'A crowd of snowmen waits at a post counter; the clerk sits beside a stove.';

/** Where the room's lines meet. */
const [VX, VY] = [214, 168];
/** @param {number} x @param {number} y @param {number} k 0 here, 1 at the end @returns {[number, number]} */
const deep = (x, y, k) => [x + (VX - x) * k, y + (VY - y) * k];

/**
 * A snowman looking right, 100 high while cold; `melt` goes from 0 to 1.
 * @param {import('../studio/studio.js').Studio} s @param {number} melt @param {{hat: 'top' | 'pot' | 'wool' | 'bowler', scarf: string, holds?: string}} wear
 */
function snowman(s, melt, { hat, scarf, holds = '' }) {
  const c = s.colours;
  const warm = mix(c.light, shade(c.accent, 0.2, 25), 0.4);
  const [h1, h2, h3] = [26 * (1 - 0.5 * melt), 19 * (1 - 0.32 * melt), 14 * (1 - 0.14 * melt)];
  const y1 = -h1 * 0.9;
  const y2 = y1 - h1 * 0.78 - h2 * 0.72;
  const y3 = y2 - h2 * 0.78 - h3 * 0.7;
  const [x2, x3] = [melt * 5, melt * 12];
  const snow = s.fade(c.light, mix(c.light, c.far, 0.55), c.middle);
  const ball = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ rx, /** @type {number} */ ry) => s.path(egg(x, y, rx, ry), warm) + s.within(egg(x, y, rx, ry), s.path(egg(x - 1.2, y + 0.5, rx, ry), snow));
  const drip = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ l) => (melt > 0.15 ? `M${round(x)} ${round(y)}v${round(l * melt + 4)}` : '');
  const hats = {
    top: s.path(blob([[-15, -8, 'sharp'], [-9, -11], [-10, -30, 'sharp'], [10, -31, 'sharp'], [9, -11], [15, -9, 'sharp'], [0, -5]], 0.5), s.fade(mix(c.near, c.frame, 0.4), c.frame)) + s.stroke('M-9-13h18', scarf, 4),
    bowler: s.path(blob([[-16, -8, 'sharp'], [-10, -11], [-8, -21], [0, -24], [8, -21], [10, -11], [16, -8, 'sharp'], [0, -5]]), s.fade(c.near, c.frame)),
    pot: s.path(polygon([[-12, -7], [-10, -26], [11, -27], [13, -7]]), s.fade(c.near, mix(c.near, c.frame, 0.5))) + s.stroke('M-12-8h26M-10-22q-8 2-6 10', c.frame, 2.4) + s.path(egg(0.5, -26.5, 10.6, 2.4), c.frame),
    wool: s.path(blob([[-12, -6], [-11, -18], [0, -24], [11, -18], [12, -6], [0, -4]]), s.fade(scarf, shade(scarf, -0.12))) + s.stroke('M-11-7Q0-3 11-7', c.light, 5) + s.path(egg(0, -25, 4.4), c.light),
  };
  return [
    s.path(blob([[-36 - melt * 30, 0], [-20, -6 - melt * 3], [22, -7 - melt * 2], [40 + melt * 34, 0], [24 + melt * 10, 7 + melt * 3], [-18, 7 + melt * 4]]), s.fade(mix(c.skyHigh, c.light, 0.5), mix(c.skyHigh, c.middle, 0.5)), 'opacity=".9"'), s.stroke(`M${round(-22 - melt * 20)} 2q18 5 40 1`, c.light, 1.6, 0.8),
    ball(0, y1, 28 + melt * 12, h1), s.stroke(drip(-22, y1 - 2, 12) + drip(22, y1 - 4, 10) + drip(28, y1 - 2, 6), c.light, 4),
    ball(x2, y2, 20 + melt * 5, h2), s.stroke(drip(x2 - 14, y2 + 6, 14) + drip(x2 + 15, y2 + 4, 10), c.light, 3.6),
    s.stroke(`M${round(x2 + 8)} ${round(y2 - 3)}q16 ${round(2 + melt * 10)} 24 ${round(-4 + melt * 14)}l7 -5m-7 5l8 2`, c.frame, 2.6), s.stroke(`M${round(x2)} ${round(y2 + h2 * 0.9)}h0M${round(x2 + 4)} ${round(y2)}h0M${round(x2 * 0.5 + 4)} ${round(y1 - h1 * 0.3)}h0`, c.frame, 4),
    ball(x3, y3, 14.6 + melt, h3),
    s.path(limb([[x3 - 12, y3 + h3 * 0.8, 7], [x3, y3 + h3, 8], [x3 + 12, y3 + h3 * 0.7, 7]]) + limb([[x3 - 9, y3 + h3, 8], [x3 - 14, y3 + h3 + 14, 8], [x3 - 12, y3 + h3 + 26, 9]]), s.fade(shade(scarf, 0.05), shade(scarf, -0.1))), s.stroke(`M${round(x3 - 17)} ${round(y3 + h3 + 20)}h9M${round(x3 - 18)} ${round(y3 + h3 + 13)}h8`, c.light, 2, 0.8),
    s.path(blob([[x3 + 8, y3 - 3, 'sharp'], [x3 + 18, y3 + melt * 3], [x3 + 29, y3 + 2 + melt * 12, 'sharp'], [x3 + 16, y3 + 4 + melt * 3], [x3 + 8, y3 + 4, 'sharp']], 0.7), s.fade(shade(c.accent, 0.18, 28), shade(c.accent, 0.06, 20))),
    s.stroke(`M${round(x3 + 6)} ${round(y3 - 5)}h0M${round(x3 - 4)} ${round(y3 - 6)}h0`, c.frame, 3.4), s.stroke(`M${round(x3 - 2)} ${round(y3 + 6 + melt)}q5 ${round(4 - melt * 7)} 10 0`, c.frame, 2),
    s.group(hats[hat], `transform="translate(${round(x3 - 1)} ${round(y3 + 1)}) rotate(${round(-4 + melt * 22)})"`), holds && s.group(holds, `transform="translate(${round(x2 + 37)} ${round(y2 - 4 + melt * 10)})"`),
  ];
}

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('snowLight');
  const orange = shade(c.accent, 0.18, 28);
  const warm = mix(c.light, orange, 0.45);
  const wood = mix(c.near, shade(c.accent, -0.1, 20), 0.45);

  // The hall: floor of tiles, ceiling, windows with winter on the left, pigeonholes on the right.
  let tiles = '';
  for (let i = 0; i < 9; i++) for (let j = i % 2; j < 12; j += 2) {
    const k = (/** @type {number} */ n) => 1 - 1 / (1 + n * 0.12);
    const x = -280 + j * 90;
    tiles += polygon([deep(x, 660, k(i)), deep(x + 90, 660, k(i)), deep(x + 90, 660, k(i + 1)), deep(x, 660, k(i + 1))]);
  }
  const hall = [
    backdrop(s, mix(c.middle, c.skyLow, 0.3), c.far, c.skyLow), s.path(polygon([[-10, -10], deep(-60, -160, 0.56), deep(470, -160, 0.56), [410, -10]]), s.fade(mix(c.near, c.middle, 0.5), c.middle)),
    s.path(polygon([[-20, 610], deep(-100, 660, 0.56), deep(500, 660, 0.56), [420, 610]]), s.fade(mix(warm, c.far, 0.45), c.far, c.middle)), s.within(polygon([[-20, 610], deep(-100, 660, 0.56), deep(500, 660, 0.56), [420, 610]]), s.path(tiles, c.near, 'opacity=".3"')),
    s.path(polygon([[-20, -40], deep(-60, -160, 0.56), deep(-60, 660, 0.56), [-20, 640]]), s.blend([0, 0], [100, 0], mix(c.near, c.middle, 0.4), c.middle)),
    s.path(polygon([[420, -40], deep(470, -160, 0.56), deep(470, 660, 0.56), [420, 640]]), s.blend([320, 0], [400, 0], wood, mix(wood, c.frame, 0.5))),
  ];
  const windows = [[0.12, 0.28], [0.36, 0.48]].map(([a, b]) => {
    const arch = polygon([deep(-60, 20, a), deep(-60, -60, a + 0.04), deep(-60, -90, (a + b) / 2), deep(-60, -60, b - 0.02), deep(-60, 20, b), deep(-60, 330, b), deep(-60, 330, a)]);
    const [p, q] = [deep(-60, -90, (a + b) / 2), deep(-60, 330, (a + b) / 2)];
    return s.path(arch, s.fade(c.skyHigh, c.light)) + s.stroke(`M${p.map(round).join(' ')}L${q.map(round).join(' ')}M${deep(-60, 60, a).map(round).join(' ')}L${deep(-60, 60, b).map(round).join(' ')}M${deep(-60, 190, a).map(round).join(' ')}L${deep(-60, 190, b).map(round).join(' ')}`, c.near, 3.4) + s.stroke(arch, c.near, 5);
  });
  let [holes, letters] = ['', ''];
  for (let i = 0; i < 5; i++) for (let j = 0; j < 9; j++) {
    const [a, b] = [0.2 + i * 0.072, 0.255 + i * 0.072];
    const y = -120 + j * 66;
    holes += polygon([deep(470, y, a), deep(470, y, b), deep(470, y + 48, b), deep(470, y + 48, a)]);
    if ((i * 7 + j * 5) % 3) letters += polygon([deep(470, y + 18, a + 0.008), deep(470, y + 14, b - 0.012), deep(470, y + 46, b - 0.012), deep(470, y + 46, a + 0.008)]);
  }
  const shelves = [s.path(holes, c.frame), s.path(letters, mix(c.light, orange, 0.15))];

  // The counter with its arch; behind it the clerk, and the stove.
  const end = [s.path(box(62, 14, 300, 376), s.fade(mix(wood, c.middle, 0.4), mix(wood, orange, 0.25))), s.path(box(84, 64, 240, 250), s.fade(mix(c.frame, wood, 0.5), mix(wood, orange, 0.5))), glow(s, 268, 236, 170, orange, 0.95), glow(s, 268, 250, 90, c.light, 0.7)];
  const stove = [
    s.path(box(258, 56, 20, 120), s.fade(c.frame, shade(c.frame, 0.06))), s.stroke('M256 84h24M256 128h24', c.near, 4), s.path(blob([[226, 312, 'sharp'], [220, 250], [232, 196], [250, 172], [288, 172], [306, 196], [318, 250], [312, 312, 'sharp']]), s.blend([220, 0], [318, 0], shade(c.frame, 0.1), c.frame)), s.stroke('M228 206h82M222 262h94', c.near, 4),
    s.path(box(242, 214, 54, 42), shade(c.accent, 0.06, 10)), s.path(flame(256, 254, 8) + flame(272, 254, 10) + flame(286, 254, 7), orange) + s.path(flame(256, 254, 4.4) + flame(272, 254, 6) + flame(286, 254, 4), c.light), s.stroke('M256 214v42M270 214v42M284 214v42', c.frame, 4),
    s.path(blob([[246, 172, 'sharp'], [246, 154], [262, 146], [284, 152], [288, 172, 'sharp']]), s.fade(c.accent, shade(c.accent, -0.14))) + s.stroke('M286 158q12 0 14-10M254 150q14-14 26 0', c.accent, 4) + s.stroke('M302 138q-6-10 2-18', c.light, 4, 0.7),
  ];
  const clerk = [
    clothed(s, { head: [3, -69], neck: [1, -60], chest: [0, -48], hip: [-4, -27], nearArm: [[14, -40], [24, -50]], farArm: [[16, -36], [28, -32]], nearLeg: [[17, -27], [18, -3]], farLeg: [[20, -29], [24, -4]] }, { skin: mix(warm, c.accent, 0.2), top: mix(c.near, c.frame, 0.3), hair: c.frame, hairdo: 'bun', hat: 'cap', hatColour: c.frame, head: 1.5, stout: 1.4 }, { x: 174, y: 376, size: 176, flip: true, rim: orange, from: [1, -0.6], rimWidth: 2.6 }),
    s.path(box(126, 276, 12, 12) + box(128, 262, 8, 16), shade(c.accent, -0.05)),
  ];
  const counter = [
    s.path(polygon([[54, 316], [370, 316], [378, 330], [46, 330]]), s.fade(warm, wood)), s.path(box(52, 330, 320, 66), s.fade(shade(wood, 0.04), mix(wood, c.frame, 0.45))), s.stroke('M70 342h60v44H70zM146 342h60v44h-60zM222 342h60v44h-60zM298 342h60v44h-60z', mix(wood, c.frame, 0.6), 3),
    s.path(box(76, 60, 12, 258) + box(204, 64, 7, 252) + box(320, 60, 12, 258), s.fade(wood, mix(wood, c.frame, 0.3))), s.path(box(62, 44, 300, 20), s.fade(shade(wood, 0.08), wood)), s.stroke('M88 66Q146 120 204 66M211 66Q266 120 320 66', wood, 7),
    // A post horn instead of a sign; letters, a scale, a bell.
    s.stroke('M206 44a14 13 0 1 1 .1 0zM206 39a8 8 0 1 1 .1 0zM182 42L230 38', warm, 3.6), s.path(polygon([[228, 40], [246, 28], [248, 52]]), warm), s.path(polygon([[96, 316], [98, 306], [128, 306], [128, 316]]) + polygon([[100, 306], [102, 298], [126, 298], [126, 306]]), c.light), s.path(blob([[338, 316, 'sharp'], [340, 304], [348, 300], [356, 304], [358, 316, 'sharp']]), orange),
  ];

  // The queue; the nearer to the window, the less of it.
  const letter = s.path(polygon([[-8, -8], [14, -11], [16, 4], [-6, 7]]), c.light) + s.stroke('M-8-8L5-1 14-11', c.middle, 1.4) + s.path(egg(4, -2, 2.2), c.accent);
  const parcel = s.path(polygon([[-9, -10], [12, -12], [13, 6], [-8, 7]]), s.fade(mix(orange, c.near, 0.35), mix(wood, c.near, 0.3))) + s.stroke('M2-11l1 17M-9-2l22-2M2-11q-6-8-3-1M2-11q6-8 3-1', c.light, 1.8);
  const at = (/** @type {import('../studio/studio.js').Markup} */ who, /** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ size) => shadow(s, x, y, size * 0.4, size * 0.08, c.near, 0.5) + s.group(who, `transform="translate(${x} ${y}) scale(${size / 100})"`);
  const queue = [
    at([s.path(blob([[-50, 2], [-30, -8], [-8, -14], [16, -12], [36, -6], [56, 3], [20, 10], [-24, 9]]), s.fade(c.light, mix(c.skyHigh, c.light, 0.4))), s.group(s.path(blob([[-16, -8, 'sharp'], [-10, -11], [-8, -24], [8, -24], [10, -11], [16, -8, 'sharp'], [0, -5]]), s.fade(c.near, c.frame)), 'transform="translate(-6 -4) rotate(-12)"'), s.path(polygon([[16, -6], [40, -2], [17, 0]]), orange), s.path(limb([[-34, 2, 5], [-14, 5, 6], [4, 3, 5]]), c.accent), s.stroke('M30-10l12-12M38-18l8 0', c.frame, 2.4)], 242, 412, 104),
    at(snowman(s, 1, { hat: 'pot', scarf: c.near, holds: letter }), 326, 444, 124),
    at(snowman(s, 0.72, { hat: 'top', scarf: c.accent, holds: letter }), 366, 496, 156),
    at(snowman(s, 0.46, { hat: 'wool', scarf: mix(c.near, c.skyHigh, 0.3), holds: parcel }), 304, 562, 180),
    at(snowman(s, 0.2, { hat: 'bowler', scarf: orange, holds: letter }), 182, 594, 204),
    s.place(suitcase(), { x: 246, y: 602, size: 44, fill: mix(wood, c.frame, 0.3) }),
    at(snowman(s, 0, { hat: 'top', scarf: c.accent }), 62, 612, 292),
  ];
  const frost = s.path(Array.from({ length: 12 }, (_, i) => leaf(-4 + i * 4, 604 - (i % 3) * 6, 18, -150 + i * 12)).join(''), c.light, 'opacity=".7"');
  return s.picture(hall, windows, shelves, end, stove, clerk, counter, glow(s, 250, 300, 170, orange, 0.35, 120), queue, frost, specks(s, 34, [0, 60, 150, 300], [1.6, 4], c.light, 0.9), vignette(s, 0.4));
}

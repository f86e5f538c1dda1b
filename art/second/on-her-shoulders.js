// @ts-check
import { mix } from '../studio/colour.js';
import { clamp } from '../studio/marks.js';
import { blob, egg, limb, line, polygon } from '../studio/path.js';
import { gouache } from '../studio/hands.js';
import { clothed } from '../motifs/clothed-people.js';
import { rooster } from '../motifs/more-animals.js';
import { person } from '../motifs/people.js';
import { candle, suitcase } from '../motifs/things.js';

export const scene = 'A small girl walks over a ridge with all who came before her on her shoulders, each older and paler, up to one who is only an outline and looks ahead with a spyglass.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('harvestGold');
  const g = gouache(s, { from: [-1, -0.7] });
  const air = '#a9d6e2';
  const sky = [
    g.ground(air, [[250, 200, '#fbe6ae']]), g.dry((x, y) => clamp((120 - y) / 160), '#7fbcd6', { area: [0, 0, 400, 140], angle: 3, gap: 7, width: 6, patch: [80, 7] }),
    // Far hills; to the right, where they go, weather.
    s.path('M0 470Q80 430 170 452T400 420V600H0z', '#c3c98a'), s.path('M0 500Q120 470 230 488T400 462V600H0z', '#a8b870'),
    g.shape(blob([[312, 350], [330, 318], [366, 310], [410, 322], [420, 400], [330, 396]]), '#5f6f8c', { angle: 6, reach: 30, light: '#9aa8b8', dark: '#3f4c6a' }), g.dry((x, y) => (y > 380 && y < 450 && x > 328 ? 0.5 : 0), '#5f6f8c', { area: [326, 380, 74, 72], angle: 104, gap: 8, width: 3 }),
    g.shape(blob([[-20, 560], [80, 536], [200, 552], [320, 524], [420, 546], [420, 620, 'sharp'], [-20, 620, 'sharp']]), '#c98f3c', { angle: 8, reach: 50, light: '#efc766', dark: '#8f5a2a' }), s.stroke(Array.from({ length: 26 }, (_, i) => `M${i * 16} ${566 + (i % 3) * 9}l${3 - (i % 4)} -18`).join(''), '#8f5a2a', 3),
  ];
  const pale = (/** @type {string} */ colour, /** @type {number} */ t) => mix(colour, '#d6e6e0', t);
  // From the girl up: mother, grandmother, and on.
  const seat = { head: [4, -68], neck: [1, -60], chest: [0, -48], hip: [-2, -27], nearArm: [[9, -40], [15, -30]], farArm: [[9, -42], [16, -34]], nearLeg: [[12, -22], [8, -1]], farLeg: [[14, -23], [11, -3]], feet: 20 };
  const old = { ...seat, head: [7, -65], neck: [3, -59] };
  const tower = [
    { x: 200, y: 486, size: 208, t: 0, pose: seat, wear: { skin: '#eeb88e', top: '#2f6f8a', bottom: '#24506a', hair: '#5a2f1c', hairdo: 'bun', cut: 'trousers', feel: 'calm', gaze: [1, 0.1] } },
    { x: 216, y: 422, size: 206, t: 0.2, pose: seat, wear: { skin: '#e8b48e', top: '#7a4a86', bottom: '#7a4a86', hair: '#8a8a90', hairdo: 'short', cut: 'skirt', feel: 'glad', hat: 'kerchief', hatColour: '#d6603c', gaze: [1, 0] } },
    { x: 202, y: 358, size: 202, t: 0.42, pose: seat, wear: { skin: '#e8b48e', top: '#5a4a3a', bottom: '#3a342c', hair: '#5a4a3a', beard: '#8a7a6a', hat: 'felt', hatColour: '#3a342c', feel: 'stern', gaze: [1, -0.1], cut: 'trousers' } },
    { x: 180, y: 296, size: 198, t: 0.62, pose: old, wear: { skin: '#e8b48e', top: '#8a3a3a', bottom: '#6a2c2c', hair: '#cfc8c0', hairdo: 'bun', cut: 'skirt', feel: 'asleep', hat: 'veil', hatColour: '#f0e8dc' } },
    { x: 184, y: 234, size: 194, t: 0.8, pose: seat, wear: { skin: '#e8b48e', top: '#4a5a3a', bottom: '#4a4a3a', hair: '#6a6a5a', hat: 'straw', hatColour: '#a08a4a', feel: 'calm', gaze: [1, 0.2], cut: 'trousers' } },
  ];
  const people = tower.map(({ x, y, size, t, pose, wear }) => clothed(s, /** @type {any} */ (pose), /** @type {any} */ ({ stout: 1.15, head: 1.25, ...Object.fromEntries(Object.entries(wear).map(([k, v]) => [k, typeof v === 'string' && v.startsWith('#') ? pale(v, t) : v])) }), { x, y, size, rim: pale('#fff3cc', t), from: [-1, -0.6], rimWidth: 3.4 }));
  // What each of them would not leave behind.
  const kept = [
    s.stroke('M118 256L240 128', pale('#7a5a34', 0.7), 6) + s.path(blob([[236, 134], [250, 108], [296, 96], [330, 112, 'sharp'], [290, 112], [256, 128]]), pale('#8a98a4', 0.55)),
    s.place(candle(), { x: 220, y: 246, size: 44, fill: pale('#f7efe0', 0.3) }), s.stroke('M150 372L128 300q-4-14 8-16', pale('#6a4a2c', 0.4), 6), s.place(rooster(), { x: 268, y: 382, size: 62, fill: pale('#b5562c', 0.15) }), s.place(suitcase(), { x: 244, y: 462, size: 46, fill: '#7a4a2c' }),
  ];
  // The first of them is a line in the air.
  const look = { ...seat, head: [5, -68], nearArm: [[14, -58], [16, -67]], farArm: [[12, -54], [20, -66]] };
  const first = [s.group(s.stroke(person(/** @type {any} */ (look), { wear: 'robe', head: 'hair' }).d, '#f7fbf4', 1.5) + s.path(person(/** @type {any} */ (look), { wear: 'robe', head: 'hair' }).d, '#cfe6e6'), 'transform="translate(204 172) scale(1.78)"'), s.path(polygon([[236, 48], [282, 36], [286, 52], [238, 58]]), '#e6f2ee'), s.stroke('M236 48L282 36 286 52 238 58z', '#5f94a8', 2.4), s.stroke(line([[214, 46], [218, 44], [222, 46]]), '#5f94a8', 2.4)];
  // The girl, with a doll.
  const stride = { head: [5, -86], neck: [2, -77], chest: [1, -66], hip: [-1, -45], nearArm: [[-9, -58], [-4, -44]], farArm: [[11, -80], [12, -94]], nearLeg: [[8, -26], [12, -3]], farLeg: [[-6, -25], [-16, -6]] };
  const girl = [
    s.path(blob([[160, 560], [230, 552], [320, 558], [360, 566], [260, 576], [170, 572]]), '#8f5a2a', 'opacity=".6"'),
    clothed(s, /** @type {any} */ (stride), { skin: '#f4c49a', top: '#d6382e', bottom: '#d6382e', shoe: '#5a2a1c', hair: '#7a3a1c', hairdo: 'short', cut: 'skirt', feel: 'calm', gaze: [1, -0.1], head: 1.6, stout: 1.2 }, { x: 196, y: 572, size: 164, rim: '#fff3cc', from: [-1, -0.6], rimWidth: 3.4 }),
    s.path(limb([[192, 436, 9], [178, 446, 11], [172, 464, 6]]), '#7a3a1c') + s.path(egg(175, 456, 5), '#fbe06a'),
    s.path(egg(196, 510, 7, 8), '#f4d3b0') + s.path(blob([[188, 516], [204, 516], [208, 538, 'sharp'], [186, 538, 'sharp']]), '#2f6f8a') + s.stroke('M190 538v8M200 538v8M189 522l-7 6M204 522l6 6', '#f4d3b0', 3) + s.path(blob([[188, 510], [190, 500], [202, 500], [204, 510], [196, 505]]), '#5a2f1c'), s.stroke('M193 510h0M199 510h0', '#3a2018', 2),
  ];
  return s.picture(sky, first, [...people].reverse().map((who, i) => who + kept[i]), girl);
}

// @ts-check
// Thirty kinds of company, from a nod on the tram to a silence that presidents quote; and the two cards that hurt.
import { BARK, COAL, DARK_LEAF, GOLD, GREY, LEAF, LILAC, PALE_GOLD, RED, SEA, SLATE, WHITE, WOOD, box, bubble, bust, crowd, flat, glaze, group, head, heart, limb, line, note, oval, shape, skin, star, steam } from './kit.js';

/** @typedef {import('./kit.js').Key} Key */
/** @typedef {import('./kit.js').Setting} Setting */

const PAPER = '#fff6ea';
/** A potted plant; a sad one hangs its head. @param {number} x @param {number} y @param {boolean} lives */
const potted = (x, y, lives) =>
  (lives ? shape(LEAF, `M${x} ${y - 9}c-9-2-11-12-9-19 7 4 9 10 9 19zM${x} ${y - 9}c9-2 11-12 9-19-7 4-9 10-9 19z`, `M${x} ${y - 9}c-4-8-3-17 0-22 3 5 4 14 0 22z`) : line('#a9843f', 2.2, `M${x} ${y - 9}q-1-14 7-13 4 2 3 8`) + shape('#c9a25c', `M${x + 10} ${y - 17}c-4 3-4 8-1 11 4-2 5-7 1-11zM${x - 1} ${y - 15}q-7-2-9 5 8 2 9-5z`)) + shape('#d97f57', `M${x - 8} ${y - 10}h16l-2.5 12h-11z`);
/** A pigeon; it looks to the right. @param {number} x @param {number} y @param {number} s @param {boolean} [flip] */
const pigeon = (x, y, s, flip = false) => group(`translate(${x} ${y}) scale(${flip ? -s : s} ${s})`, line('#d9705a', 1.2, 'M-1 0v-4M2 0v-4'), shape('#9aa6bd', 'M-10-6q5 0 8-4 2-3 3-7 1-3 4-3 4 0 4 4-1 2-1 5 0 7-6 8-7 0-12-3z'), flat('#6fae9a', 'M2-14q3 1 6 0l-1 3q-3 1-5 0z'), flat(COAL, oval(5.5, -17, 0.8)), shape(GOLD, 'M9-17l3 1-3 1z'));
/** A sofa. @param {string} colour @param {number} turn around the middle of a globe at 50, 40 */
const sofa = (colour, turn) => group(`rotate(${turn} 50 41) translate(50 21)`, shape(colour, 'M-11-7q0-7 4-7H7q4 0 4 7v6h-22z'), shape(colour, 'M-15-6q0-3 3-3t3 3v2H9v-2q0-3 3-3t3 3v7h-30z'));
/** A hand that waves. @param {number} x @param {number} y @param {number} s @param {number} [who] */
const wave = (x, y, s, who = 0) => group(`translate(${x} ${y}) scale(${s})`, shape(skin(who), 'M-4 14V4l-4-6q0-3 3-2l2 3v-10q2-2 3 0v-2q2-2 3 0v2q2-2 3 1v2q2-1 2 1v11l-3 3v7z'));

/** @type {Record<string, [setting: Setting, draw: (k: Key) => string[]]>} */
export const COMMUNITY = {
  // A tram; a face in its window nods.
  'community-1-1': [{ ground: 66, light: 80 }, (k) => [
    line(COAL, 1.6, 'M50 8L40 1h20z'), shape(RED, box(24, 8, 52, 56, 7)), shape(WHITE, 'M24 42h52v9H24z'), shape('#d9edf7', box(29, 14, 42, 26, 4)), bust(k.ink, 50, 40, 1.05, 1), line(k.ink, 1.6, 'M37 18q-4 5 0 11M63 18q4 5 0 11M35.5 27l1.5 2.5 2.2-2M61 27.5l2 1.8 1.7-2.3'), shape(PALE_GOLD, oval(32, 57, 3.4), oval(68, 57, 3.4)), shape(COAL, box(41, 54, 18, 6, 1)), shape(SLATE, box(28, 64, 44, 4, 1)), line(SLATE, 1.6, 'M34 68L28 74M66 68l6 6'),
  ]],
  // A dog under bubbles with thunder in them.
  'community-1-2': [{ ground: 66, light: 84 }, (k) => [
    shape(RED, 'M22 8q0-5 5-5h22q5 0 5 5v13q0 5-5 5H36l-7 6 1-6h-3q-5 0-5-5z'), shape('#7b5ea8', 'M80 18q0-5-5-5H58q-5 0-5 5v10q0 5 5 5h9l7 6-1-6h2q5 0 5-5z'), flat('#ffe14d', 'M41 5l-10 11h6l-3 8 11-11h-6z'), line(WHITE, 2.2, 'M60 19l4 4M64 19l-4 4M70 19l4 4M74 19l-4 4M60 29q3-4 6 0t8 0'),
    shape('#d8a468', 'M38 70V54q0-8 9-8t10 8v16zM57 66q8 0 9-8l3 1q0 10-12 11z'), shape('#e5b97f', oval(47, 46, 10, 9)), shape('#8a5a34', 'M38 40q-7 1-6 13 6 1 7-6zM56 40q7 1 6 13-6 1-7-6z'), flat(COAL, oval(43.5, 44, 1.4), oval(51, 44, 1.4), oval(47.2, 48, 2.2, 1.6)), line(COAL, 1.2, 'M44 52q3 2 6 0'),
  ]],
  // The wedding table stands by a boiler.
  'community-1-3': [{ ground: 66, light: 84 }, (k) => [
    shape(SLATE, box(40, -2, 8, 14), 'M56 28h14q6 0 6-6V-2h6v26q0 9-9 9H56z'), shape('#c7cdd9', box(22, 8, 36, 57, 10)), line(k.ink, 1.4, 'M22 22h36M22 54h36'), shape(WHITE, oval(40, 32, 8)), line(RED, 2, 'M40 32l5-4'), line(COAL, 1.2, 'M34.5 34a6 6 0 0 1 1-6M45.5 34'), shape(COAL, box(32, 44, 16, 8, 1)), flat('#ff9d45', 'M36 51q-1-5 3-6 1 3 2 0 4 2 3 6z'),
    shape(WHITE, 'M54 50h30l3 18H51z'), shape(WHITE, 'M52 47h34v4H52z'), shape('#ffdbe3', box(62, 37, 14, 10, 1)), shape(WHITE, box(65, 29, 8, 8, 1)), shape(RED, heart(69, 24, 4)),
  ]],
  // A cat taps the telephone: one heart.
  'community-1-4': [{ ground: 66, light: 84 }, (k) => [
    shape(COAL, box(21, 3, 33, 66, 5)), flat(WHITE, box(24, 8, 27, 53, 1)), flat(k.soft, box(24, 8, 27, 24)), flat(WHITE, 'M24 32l8-12 7 8 5-5 7 9z'), shape(RED, heart(34, 47, 7.5)), flat(GREY, oval(37.5, 65, 2)),
    shape('#f0a45c', 'M54 72q-1-12 6-18l24-4v22z'), shape('#f0a45c', 'M56 22q-3-12 1-16 6 1 10 6h8q4-5 10-6 4 4 1 16 3 6 1 12-3 9-16 9t-16-9q-2-6 1-12z'), line('#c9742c', 2.2, 'M67 13l1 6M71 12v6M75 13l-1 6'), flat(COAL, oval(64.5, 26, 1.9, 2.6), oval(77.5, 26, 1.9, 2.6)), flat('#e0708a', 'M69 31h4l-2 2.5z'), line(COAL, 1, 'M71 33.5q-3 4-6 1M71 33.5q3 4 6 1'),
    shape('#f0a45c', 'M62 58q-8 4-15 1-3 2-6-1-3 0-3-3-3-3 0-5 1-3 5-2 8 0 12-4 6-2 8 3 2 7-1 11z'), line(k.ink, 1, 'M41 58q0-2 2-3M38 55q1-2 3-2'), line('#c9742c', 2, 'M54 47l2 5M59 46l1 5'),
  ]],
  // The sign of a roundabout and those who adore it.
  'community-1-5': [{ ground: 66, light: 84 }, (k) => [
    line(SLATE, 3, 'M50 46v26'), shape('#3f7fd6', oval(50, 27, 24)), line(WHITE, 2, oval(50, 27, 21.5)), ...[0, 120, 240].map((turn) => group(`rotate(${turn} 50 27)`, line(WHITE, 4.6, 'M38.2 24A12 12 0 0 1 53 15.5'), flat(WHITE, 'M50.5 8.5l10.5 8.5-12.5 5z'))), bust(k.ink, 29, 72, 0.9, 0, { eyes: 'closed' }), bust(k.ink, 71, 72, 0.9, 3, { eyes: 'closed' }), flat(RED, heart(39, 51, 2.6), heart(62, 51, 2.6)),
  ]],
  // A cake with the cross of the pharmacy, capsules for candles.
  'community-1-6': [{ ground: 66, light: 84 }, (k) => [
    shape('#2fae6d', 'M43 2h14v10h10v13H57v10H43V25H33V12h10z'), flat(WHITE, 'M46.5 5.5h7v10h10v6h-10v10h-7v-10h-10v-6h10z'), shape(WHITE, box(26, 30, 6, 8), box(68, 30, 6, 8)), shape(RED, 'M26 31v-6q0-3 3-3t3 3v6zM68 31v-6q0-3 3-3t3 3v6z'), shape('#ffe0c2', box(21, 38, 58, 28, 3)), shape(k.main, 'M21 46V41q0-3 3-3h52q3 0 3 3v5q-4 7-8 0-4 9-9 0-4 7-8 0-4 9-8 0-4 7-8 0-4 9-8 0-4 7-9 0z'), shape(GREY, box(15, 65, 70, 4, 2)),
  ]],
  // An arm out of a door with a bowl of sugar.
  'community-2-1': [{ ground: 66, light: 20 }, (k) => [
    shape(WHITE, box(50, 1, 36, 66, 1)), flat('#6b4a3f', box(53, 5, 30, 62)), shape(DARK_LEAF, 'M62 3l24 3v66l-24-4z'), flat(PALE_GOLD, oval(66, 38, 1.8)), limb(k.ink, LILAC, 7, 'M62 40L50 46'), shape(skin(0), oval(46, 48, 4.5)), shape('#6fb3e6', 'M18 40h32q-1 17-12 18h-8Q19 57 18 40z'), shape(WHITE, 'M22 40l1-8 8-1 1 9zM34 40l-1-9 8-1 2 9zM28 31l2-8 8 2-1 7zM40 32l7 2-1 6h-5z'), glaze(WHITE, 0.5, 'M22 44h4q0 7 4 10-7-2-8-10z'),
  ]],
  // A choir, and the pillar in front of the second row.
  'community-2-2': [{ ground: 68, light: 84 }, (k) => [
    ...[27, 73].map((x, i) => bust(k.ink, x, 45, 1.1, i * 3 + 1, { mouth: 'open', coat: '#7d4a8c' })), ...[18, 40, 62, 84].map((x, i) => bust(k.ink, x, 72, 1.1, i + 2, { mouth: 'open', coat: k.deep })), shape(PAPER, box(41, 10, 18, 58)), shape(WHITE, 'M36-2h28v7l-4 5H40l-4-5zM36 66h28v7H36z'), line('#d9c9b6', 1.6, 'M45.5 11v54M50 11v54M54.5 11v54'), note(k.deep, 72, 14),
  ]],
  // A podium; the team stands beside its third step.
  'community-2-3': [{ ground: 66, light: 84 }, (k) => [
    shape(GOLD, box(40, 34, 17, 33)), shape('#d3d8e0', box(23, 44, 17, 23)), shape('#d6996a', box(57, 53, 13, 14)), flat(WHITE, star(48.5, 46, 5, 5, 2.2)), shape(k.deep, 'M70 67v-9q0-8 6-8t6 8v9z'), head(k.ink, 76, 43, 6, 3, { mouth: 'sad' }), limb(k.ink, k.deep, 2.6, 'M72 55l-7-4'), bubble(WHITE, 54, 3, 24, 27, 0.7), line(k.deep, 3.4, 'M61 12q0-5 5-5t5 5q0 3-3 4.5t-2 4.5'), flat(k.deep, oval(66, 25.5, 2)), shape(PALE_GOLD, 'M31 41q0-3-2-6-3-4 1-8t9 0 1 8q-2 3-2 6z'),
  ]],
  // A guest asleep at a table, roots under the chair.
  'community-2-4': [{ ground: 64, light: 84 }, (k) => [
    ...[0, 1, 2, 3, 4, 5, 6].map((i) => shape(i % 2 ? WHITE : k.main, `M${15 + i * 10}-2h10v12q-5 6-10 0z`)), limb(k.ink, BARK, 3, 'M23 34V60M24 58H42'), line('#7d5539', 3, 'M25 59v6q-2 4-8 6M25 65q2 3 0 7M41 59v6q3 2 1 7M41 64q7 2 8 7'), shape('#5f7fb8', 'M28 50h17q5 0 5 5v12h-6v-9H28z'), shape(GOLD, 'M27 56V40q0-8 8-8t8 8v16z'), head(k.ink, 36, 24, 8, 2, { eyes: 'closed' }), limb(k.ink, GOLD, 3.4, 'M38 41L52 45'), limb(k.ink, SLATE, 2, 'M66 50v18M58 69h16'), shape(WHITE, box(51, 47, 30, 5, 2)), shape(WHITE, 'M60 35h13v6q0 6-6.5 6T60 41z'), line(k.ink, 1.6, 'M73 37q5 0 4 4t-5 3'), steam(64, 31),
  ]],
  // A watering can above two plants and a dead one.
  'community-2-5': [{ ground: 66, light: 80 }, (k) => [
    potted(28, 66, true), potted(50, 66, true), potted(71, 66, false), line(k.ink, 5, 'M62 16q10-14 14 4'), line('#5a9bd0', 3.2, 'M62 16q10-14 14 4'), shape('#6fb3e6', 'M52 12h22l3 20H49zM50 22L36 13l-3 3 17 14z'), shape('#6fb3e6', 'M37 9l-8 8 3 2 8-7z'), line('#4f9fd6', 1.8, 'M28 20l-3 5M32 22l-2 6M24 29l-2 4M36 23v5'),
  ]],
  // A price tag, a small percentage on it.
  'community-2-6': [{ ground: null, light: 80 }, (k) => [
    line(k.ink, 2, 'M50 14q-2-12 8-16'), shape(k.deep, 'M50 4L72 20v48H28V20z'), shape(WHITE, oval(50, 15, 3.6)), line(WHITE, 1.4, 'M32 22v42h36V22'), line(WHITE, 3.6, 'M58 34L42 57'), line(WHITE, 3, oval(42, 38, 4.2), oval(58, 53, 4.2)), flat(GOLD, star(22, 30, 4, 5, 1.6), star(80, 24, 4, 5, 1.6)),
  ]],
  // Heads in the fields of a calendar, and a tick.
  'community-3-1': [{ ground: null, light: 84 }, (k) => [
    shape(WHITE, box(21, 7, 58, 62, 4)), shape(k.deep, 'M21 21V11q0-4 4-4h50q4 0 4 4v10z'), limb(k.ink, GREY, 2.2, 'M35 3v8M65 3v8'), line(k.soft, 1.2, 'M50 21v48M21 45h58'), head(k.ink, 35.5, 34, 8, 0), head(k.ink, 64.5, 34, 8, 3), head(k.ink, 35.5, 58, 8, 2), head(k.ink, 64.5, 58, 8, 4), shape(LEAF, oval(50, 45, 9)), line(WHITE, 3.4, 'M45.5 45l3.5 4 6-8'),
  ]],
  // A shed, a sunflower, two heads over the fence.
  'community-3-2': [{ ground: 56, floor: '#b9dfa8', light: 84 }, (k) => [
    shape(WOOD, box(20, 24, 26, 40)), line(BARK, 1, 'M26.5 24v40M33 24v40M39.5 24v40'), shape(k.deep, 'M15 26L33 11l18 15z'), shape('#5c4636', box(27, 42, 12, 22)), line(DARK_LEAF, 2.6, 'M72 66V30'), shape(LEAF, 'M72 50q8-8 12-2-6 5-12 2z'), shape(GOLD, star(72, 22, 12, 12, 8)), shape('#7d5539', oval(72, 22, 5.5)),
    bust(k.ink, 50, 60, 0.8, 1, { mouth: 'open' }), bust(k.ink, 63, 60, 0.8, 2, { coat: LILAC }), bubble(WHITE, 47, 23, 16, 11, 0.3), flat(COAL, oval(51, 28.5, 1.1), oval(55, 28.5, 1.1), oval(59, 28.5, 1.1)), shape(WHITE, ...[0, 1, 2, 3, 4, 5].map((i) => `M${40 + i * 7} 70V56l2.5-3 2.5 3v14z`)), shape(WHITE, box(38, 60, 46, 2.6)),
  ]],
  // A tall fire in a sea of heads.
  'community-3-3': [{ ground: 52, floor: '#c98fa0', light: 84 }, (k) => [
    shape('#f28a3c', 'M50 0c16 14 24 26 16 44-4 8-28 8-32 0-6-13-1-22 6-28 0 5 3 7 5 6 4-6 4-14 5-22z'), shape('#ffc44d', 'M50 18c9 8 13 17 8 26-3 5-14 5-17 0-3-8 0-13 4-16 1 4 3 4 3 2 2-3 2-8 2-12z'), flat('#fff3c4', 'M50 34c4 4 5 8 2 11-3 2-6 0-6-3s3-5 4-8z'), line('#7d5539', 5, 'M36 50l28-6M36 44l28 6'), crowd(k.ink, 53, 3, 3.2),
  ]],
  // Three readers; books instead of faces.
  'community-3-4': [{ ground: 68, light: 50 }, (k) => [
    ...[[32, 42, 1, k.deep], [68, 42, 4, '#4c8fb0'], [50, 70, 2, GOLD]].map(([x, y, who, cover]) => bust(k.ink, Number(x), Number(y), 1.35, Number(who)) + group(`translate(${x} ${Number(y) - 14})`, shape(String(cover), 'M-15-9q8-3 15 1 7-4 15-1V9q-8-3-15 1-7-4-15-1z'), line(WHITE, 1.2, 'M-11-4q4-1 8 0M3-4q4-1 8 0'), line(k.ink, 1, 'M0-8V10'), shape(skin(Number(who)), oval(-14, 5, 2.6), oval(14, 5, 2.6)))),
  ]],
  // A straw hat, headphones, turntables, a sheaf on each side.
  'community-3-5': [{ ground: 66, light: 84 }, (k) => [
    ...[[24, -8], [76, 8]].flatMap(([x = 0, lean = 0]) => [-15, 0, 15].map((turn) => group(`translate(${x} 58) rotate(${turn + lean})`, line('#c9973a', 1.8, 'M0 0V-24'), shape('#f2c14e', 'M0-47q4 4 0 8-4-4 0-8zM0-38q6-4 6 2-3 4-6 1zM0-38q-6-4-6 2 3 4 6 1zM0-30q6-4 6 2-3 4-6 1zM0-30q-6-4-6 2 3 4 6 1z')))),
    bust(k.ink, 50, 58, 1.5, 4, { coat: '#5f8fd0', hair: null }), shape('#f2cf6b', 'M30 29q20-9 40 0-20 5-40 0z', 'M38 26q2-16 12-16t12 16q-12-5-24 0z'), line(RED, 2.6, 'M39 24q11-4.5 22 0'), line(COAL, 3, 'M40 36V28M60 36V28'), shape(k.deep, box(36, 32, 6, 11, 3), box(58, 32, 6, 11, 3)),
    shape(COAL, box(18, 52, 64, 16, 3)), shape(SLATE, oval(34, 60, 10, 6), oval(66, 60, 10, 6)), flat(RED, oval(34, 60, 3, 2), oval(66, 60, 3, 2)), shape(GOLD, box(47, 55, 2.6, 9), box(51.5, 58, 2.6, 6)),
  ]],
  // A big ear, and a pencil that writes.
  'community-3-6': [{ ground: null, light: 84 }, (k) => [
    shape('#f4c8ac', 'M26 44C18 26 24 4 42 4s24 16 18 30c-4 8-8 8-10 16s-8 13-16 9q-6-4-8-15z'), line('#b9745a', 2.8, 'M31 36c-3-14 1-24 11-24s14 10 10 17-8 6-10 13M38 30q-2-10 5-10t5 8-6 8'), shape(WHITE, 'M46 46l30-4 6 26-30 5z'), line(SLATE, 1.6, 'M51 52l20-3M52.5 58l16-2.5M54 64l9-1.5'), group('translate(66 62) rotate(40)', shape('#ffe2b8', 'M0 0l-4-8h8z'), flat(COAL, 'M0 0l-1.6-3h3.2z'), shape(GOLD, box(-4, -36, 8, 28)), shape(k.main, box(-4, -42, 8, 6, 2)), line('#c98f24', 0.9, 'M0-8v-28')),
  ]],
  // A banner with one face across the street, bunting, confetti.
  'community-4-1': [{ ground: 68, light: 84 }, (k) => [
    shape('#ffe0c2', 'M6 72V24l10-9 10 9v48z'), shape('#cfe3f5', 'M74 72V24l10-9 10 9v48z'), line(k.ink, 1, 'M20 8Q50 18 80 8'), ...[0, 1, 2, 3, 4, 5, 6].map((i) => shape([GOLD, '#6fb3e6', LEAF, RED][i % 4] ?? '', `M${22 + i * 8} ${[9, 11, 12, 12.5, 12, 11, 9][i]}h7l-3.5 8z`)), shape(k.deep, 'M22 24h56v24l-5 4-5-4-5 4-5-4-5 4-3-3-3 3-5-4-5 4-5-4-5 4-5-4z'), shape(WHITE, oval(50, 35, 10)), head(k.ink, 50, 36, 7, 4), flat(WHITE, star(31, 34, 5, 5, 2.2), star(69, 34, 5, 5, 2.2)), crowd(k.ink, 62, 2, 3.8), flat(GOLD, box(30, 56, 3, 3), box(60, 57, 3, 3)), flat('#6fb3e6', box(44, 57, 3, 3), box(72, 58, 3, 3)),
  ]],
  // A laid table on a mountain.
  'community-4-2': [{ ground: null, light: 28 }, (k) => [
    flat('#d7b8c9', 'M-4 74L22 40l22 34zM60 74l24-38 24 38z'), shape('#a98ba6', 'M14 74L42 40h16l28 34z'), shape(WHITE, 'M42 40h16l10 12-6-2-4 6-6-5-6 6-4-6-8 3z'), shape(WHITE, 'M30 20h40l4 20H26z'), line(k.soft, 1.2, 'M40 22l-3 17M50 22v17M60 22l3 17'), shape(WHITE, box(27, 16, 46, 5, 2)), shape(GOLD, box(48, 5, 4, 11)), flat('#ff9d45', 'M50-3q4 5 0 8-4-3 0-8z'), shape(WHITE, 'M34 4h8q0 7-4 7t-4-7zM58 4h8q0 7-4 7t-4-7z'), flat(RED, 'M34.6 6h6.8q-1 4.5-3.4 4.5T34.6 6zM58.6 6h6.8q-1 4.5-3.4 4.5T58.6 6z'), line(k.ink, 1.2, 'M38 11v5M35 16h6M62 11v5M59 16h6'),
  ]],
  // A servant holds a coat behind golden posts.
  'community-4-3': [{ ground: 66, floor: '#d9536b', light: 84 }, (k) => [
    shape(COAL, 'M34 66V38q0-11 12-11t12 11v28z'), flat(WHITE, 'M42 28h8l-4 12z'), shape(RED, 'M42 29l4 2 4-2v5l-4-2-4 2z'), head(k.ink, 46, 17, 9, 1), limb(k.ink, COAL, 4.5, 'M56 36L70 38'), shape('#b9835a', 'M62 36q10-4 20 0l1 30q-11 4-22 0z'), shape('#f3e2cf', 'M66 35l6 9 6-9 2 4-6 8v20h-4V47l-6-8z'), flat(GOLD, oval(76, 54, 1.2), oval(76, 60, 1.2)), limb(k.ink, GOLD, 2.4, 'M24 68V46M52 70V50'), shape(GOLD, oval(24, 43, 3.2), oval(52, 47, 3.2)), line(k.ink, 4.6, 'M24 49Q36 64 52 53'), line('#c9304f', 3, 'M24 49Q36 64 52 53'), shape(WHITE, box(18, 18, 14, 19, 1)), flat(GOLD, box(18.5, 18.5, 13, 3)), line(SLATE, 1.2, 'M21 26h8M21 30h8M21 34h5'),
  ]],
  // A globe, three sofas.
  'community-4-4': [{ ground: null, light: 84 }, (k) => [
    shape('#8ecdf0', oval(50, 41, 20)), flat(LEAF, 'M36 30q8-7 14-3t2 9-9 6-9-4zM55 46q7-4 12 0-2 9-9 12-6-6-3-12zM38 50q6 0 7 6l-2 3q-6-3-5-9z'), glaze(WHITE, 0.5, 'M36 33q5-9 13-10-8 4-11 12z'), sofa(RED, 0), sofa(GOLD, 122), sofa('#8a6bc0', 238), flat(RED, heart(24, 24, 3), heart(76, 24, 3)),
  ]],
  // A key as high as the town hall.
  'community-4-5': [{ ground: 66, light: 20 }, (k) => [
    shape('#f2dcc4', box(18, 36, 34, 31)), shape('#f2dcc4', box(28, 16, 14, 24)), shape(k.deep, 'M25 17L35 0l10 17z'), shape(WHITE, oval(35, 25, 5)), line(COAL, 1.2, 'M35 25v-3.5M35 25h2.5'), shape(SEA, box(22, 42, 5, 8), box(43, 42, 5, 8)), shape('#7d5539', 'M31 67V56q4-6 8 0v11z'),
    shape(GOLD, 'M62 30h8v39h-8zM70 54h9v5h-4v4h4v5h-9z'), line(k.ink, 8.8, oval(66, 19, 10.5)), line(GOLD, 7, oval(66, 19, 10.5)), shape(k.main, 'M62 33q-12-4-13 5 2 6 13 1zM70 33q12-4 13 5-2 6-13 1z'), shape(k.deep, box(60, 31, 12, 8, 2)),
  ]],
  // A carpet, beams of light, one figure.
  'community-4-6': [{ ground: 62, floor: '#6d4a6e', light: 84 }, (k) => [
    flat('#4a3560', 'M0 0h100v62H0z'), glaze('#fff3b0', 0.7, 'M14 64L34-2h16zM86 64L66-2H50z'), flat(WHITE, star(24, 12, 5, 3.6, 1.6), star(76, 12, 5, 3.6, 1.6), star(16, 30, 5, 2.6, 1.2), star(84, 30, 5, 2.6, 1.2)), shape('#d8304a', 'M40 46h20l24 28H16z'), limb(k.ink, GOLD, 2, 'M30 64V46M70 64V46'), shape(GOLD, oval(30, 44, 2.6), oval(70, 44, 2.6)), shape(WHITE, 'M40 66q2-30 10-30t10 30q-10 4-20 0z'), head(k.ink, 50, 25, 8, 2), limb(k.ink, WHITE, 3, 'M56 40L66 28'), shape(skin(2), oval(67, 26, 2.6)), shape(WHITE, 'M68 4h14q3 0 3 3v7q0 3-3 3h-9l-5 4v-4q-3 0-3-3V7q0-3 3-3z'), line(LEAF, 2.4, 'M70 10l3.5 3.5L80 7'),
  ]],
  // A birthday cake with a flag, and fireworks.
  'community-5-1': [{ ground: 66, light: 84 }, (k) => [
    flat('#3d3a6b', 'M0 0h100v66H0z'), ...[[25, 16, GOLD], [76, 18, '#8fe0ff'], [82, 44, '#ff9ab0'], [14, 44, LEAF]].map(([x, y, colour]) => line(String(colour), 2, ...Array.from({ length: 8 }, (_, i) => { const a = (i * Math.PI) / 4; return `M${Math.round(Number(x) + 4 * Math.cos(a))} ${Math.round(Number(y) + 4 * Math.sin(a))}L${Math.round(Number(x) + 11 * Math.cos(a))} ${Math.round(Number(y) + 11 * Math.sin(a))}`; }))),
    line(WHITE, 2, 'M50 30V3'), shape(k.main, 'M51 3q8-3 12 1t9 1v12q-5 3-9-1t-12-1z'), shape('#ffe0c2', box(36, 30, 28, 16, 2)), shape('#ffe0c2', box(26, 46, 48, 22, 2)), shape(k.main, 'M36 37v-5q0-2 2-2h24q2 0 2 2v5q-3.5 5-7 0-3.5 5-7 0-3.5 5-7 0-3.5 5-7 0zM26 54v-6q0-2 2-2h44q2 0 2 2v6q-4 6-8 0-4 6-8 0-4 6-8 0-4 6-8 0-4 6-8 0-4 6-8 0z'), shape(WHITE, box(39, 22, 3.6, 8), box(58, 22, 3.6, 8)), flat(GOLD, 'M41 14q3 4 0 7-3-3 0-7zM60 14q3 4 0 7-3-3 0-7z'),
  ]],
  // A crowd that says one sun.
  'community-5-2': [{ ground: 58, light: 50 }, (k) => [
    bubble(WHITE, 22, 1, 56, 38, 0.45), shape(GOLD, star(50, 20, 12, 17, 12.5)), shape('#ffe08a', oval(50, 20, 11)), flat(COAL, oval(46, 18, 1.5), oval(54, 18, 1.5)), line(COAL, 1.7, 'M44.5 23q5.5 5 11 0'), flat('#f9a9b4', oval(42.5, 22, 1.8), oval(57.5, 22, 1.8)), flat(RED, heart(29, 12, 2.8), heart(71, 28, 2.8)), wave(28, 44, 0.8, 1), wave(73, 45, 0.8, 0), wave(52, 47, 0.7, 4), crowd(k.ink, 54, 2, 4),
  ]],
  // A dove carries a suitcase.
  'community-5-3': [{ ground: null, light: 28 }, (k) => [
    shape(WHITE, 'M44 30C34 22 28 12 30 2c12 2 20 10 24 22z'), shape(WHITE, 'M20 30q12 4 22-2 4-6 12-8 4-8 12-6 6 1 7 8-2 16-16 20-16 4-26-2l-14-2 8-4z'), shape(WHITE, 'M50 26C54 12 62 4 70 0c4 12 0 22-8 30z'), flat(COAL, oval(66, 20, 1.4)), shape(GOLD, 'M73 20l7 2-7 3z'), line(DARK_LEAF, 1.6, 'M76 24q6 6 4 12'), shape(LEAF, 'M79 28q6-2 7 2-4 2-7-2zM80 32q-6 0-6 4 4 1 6-4z'),
    line(COAL, 1.8, 'M48 38v6M56 37v7'), shape('#d97f57', box(34, 44, 34, 24, 3)), line('#8a4a2c', 2, 'M41 44v24M61 44v24'), line(k.ink, 2.4, 'M45 44v-3h12v3'), shape(GOLD, star(51, 56, 5, 7, 3)),
  ]],
  // A statue; the pigeons stand at a distance and bow.
  'community-5-4': [{ ground: 64, light: 84 }, (k) => [
    shape('#e8e0d8', box(37, 46, 26, 22, 1)), shape('#f6f0e8', box(33, 43, 34, 5, 1), box(32, 66, 36, 4, 1)), shape(GOLD, box(43, 53, 14, 7, 1)), shape('#9cc7b4', 'M42 44l1-18q0-8 7-8t7 8l1 18h-6l-2-10-2 10z'), limb(k.ink, '#9cc7b4', 3, 'M56 24L66 12'), limb(k.ink, '#9cc7b4', 3, 'M44 24l-5 8 4 4'), shape('#9cc7b4', oval(50, 11, 6.5)), line('#6f9c88', 1.2, 'M47 13q3 2 6 0M46 30h8'), flat('#6f9c88', oval(48, 10, 0.9), oval(52.5, 10, 0.9)),
    ...[[16, 72, 0.9], [27, 67, 0.8]].map(([x = 0, y = 0, s = 1]) => pigeon(x, y, s)), ...[[84, 72, 0.9], [73, 67, 0.8]].map(([x = 0, y = 0, s = 1]) => pigeon(x, y, s, true)), line(RED, 1.4, 'M32 70Q50 76 68 70'),
  ]],
  // Two rings, and a fan of envelopes.
  'community-5-5': [{ ground: 66, light: 84 }, (k) => [
    ...[-44, -22, 0, 22, 44].map((turn) => group(`translate(50 66) rotate(${turn})`, shape(WHITE, box(-13, -62, 26, 18, 1)), line(k.ink, 1, 'M-13-61L0-52l13-9'), shape(RED, heart(0, -51, 3.4)))), line(k.ink, 7.6, oval(40, 48, 13), oval(60, 48, 13)), line(GOLD, 5.8, oval(40, 48, 13), oval(60, 48, 13)), line('#fff1c0', 1.6, 'M30 42q4-6 10-6M50 42q4-6 10-6'), line(k.ink, 7.6, 'M51 41.5q3 7 0 13'), line(GOLD, 5.8, 'M50 39.6q5 8.4 0 16.8'), shape('#dff6ff', 'M54 28h12l4 5-10 8-10-8z'), line(k.ink, 0.9, 'M50 33h20M57 28l3 13 3-13'),
  ]],
  // A person with closed lips, a bubble of three dots, microphones.
  'community-5-6': [{ ground: null, light: 84 }, (k) => [
    limb(k.ink, GOLD, 3, 'M23 4h54v28H46l-7 7 1-7H23z'), shape(WHITE, 'M23 4h54v28H46l-7 7 1-7H23z'), flat(COAL, oval(36, 18, 3.4), oval(50, 18, 3.4), oval(64, 18, 3.4)), bust(k.ink, 38, 74, 1.35, 1, { eyes: 'closed', mouth: 'flat', coat: '#4b5a8c' }), ...[[60, 60, -58], [66, 52, -72], [64, 68, -44]].map(([x = 0, y = 0, turn = 0]) => group(`translate(${x} ${y}) rotate(${turn})`, shape(SLATE, 'M-2.4 0h4.8l1 24h-6.8z'), shape(COAL, oval(0, -3, 4.6, 5.6)), line(GREY, 1, 'M-4-3h8'))),
  ]],
};

/** @type {Record<string, [setting: Setting, draw: (k: Key) => string[]]>} */
export const SPECIAL = {
  // A grin that is held too long, sweat, and eyes all round.
  lose: [{ ground: null }, (k) => [
    shape('#ffe08a', oval(50, 37, 20)), shape(WHITE, 'M36 40h28q1 12-14 12T36 40z'), line(COAL, 1.2, 'M36.5 45.5h27M43 40v11M50 40v12M57 40v11'), line(COAL, 1.8, 'M37 28q3-5 7-5M63 28q-3-5-7-5'), shape(WHITE, oval(42.5, 33, 4), oval(57.5, 33, 4)), flat(COAL, oval(42.5, 33.5, 1.6), oval(57.5, 33.5, 1.6)), shape('#6fc3f0', 'M70 20q6 8 0 11-6-3 0-11zM30 23q5 6 0 9-5-3 0-9zM72 42q4 5 0 8-4-3 0-8z'), ...[[29, 9], [71, 9], [29, 64], [71, 64], [50, 66]].map(([x = 0, y = 0]) => shape(WHITE, `M${x - 8.5} ${y}q8.5-9 17 0-8.5 9-17 0z`) + flat(k.deep, oval(x, y, 3.2))),
  ]],
  // The same fall over a banana skin on two telephones.
  double: [{ ground: null }, (k) => [
    ...[[35, 40, -8], [65, 34, 8]].map(([x = 0, y = 0, turn = 0]) => group(`translate(${x} ${y}) rotate(${turn})`, shape(COAL, box(-14, -29, 28, 58, 4)), flat('#fdeaf0', box(-11.5, -24, 23, 44, 1)), flat(GREY, oval(0, 24.5, 2)), flat(COAL, oval(-5, -13, 4)), line(COAL, 4.6, 'M-3-7L1 2'), line(COAL, 3, 'M-4-6L-9 1M-2-6L6-8M1 2L9-3M1 2L3 9L-2 12'), shape('#ffd23f', 'M1 13q-8-1-9 5 5-1 7-2 0 3 2 4 2-1 2-4 4 1 7 3 0-5-7-6l0-4h-2z'))), shape(k.deep, 'M41 59h9v-5l11 8.5-11 8.5v-5h-9z'),
  ]],
};

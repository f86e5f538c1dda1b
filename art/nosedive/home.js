// @ts-check
// Thirty homes, from a mattress on the floor to a house that pays compliments.
import { BARK, BLUE, COAL, DARK_LEAF, GOLD, GREY, LEAF, LILAC, PALE_GOLD, RED, SAND, SEA, SLATE, WHITE, WOOD, box, bubble, bust, cloudlet, flat, glaze, group, head, heart, limb, line, note, oval, shape, skin, star, steam, tree, tub } from './kit.js';

/** @typedef {import('./kit.js').Key} Key */
/** @typedef {import('./kit.js').Setting} Setting */

/** A palm from its foot. @param {number} x @param {number} y @param {number} s */
const palm = (x, y, s) =>
  group(`translate(${x} ${y}) scale(${s})`, shape(BARK, 'M-3 0c0-12 0-20 5-29l4 1c-4 9-5 17-4 28z'), shape(LEAF, 'M5-29c-9-7-19-5-23 4 8-4 13-4 18-2-8 2-12 8-11 15 5-8 10-11 15-13 4 3 7 8 11 14 2-8-2-13-8-16 6-2 12 0 17 5 0-9-9-14-19-7z'), flat(BARK, oval(3, -25, 1.8), oval(7, -24, 1.8)));
/** A sock, its toe to the right. @param {number} x @param {number} y @param {string} a @param {string} b @param {number} [s] */
const sock = (x, y, a, b, s = 1) => group(`translate(${x} ${y}) scale(${s})`, shape(a, 'M-4 0h8v11l6 4q4 5-2 7h-6q-6-2-6-7z'), flat(b, 'M-3.5 3h7v3h-7zM4 14l5 3q2 3-1 4.5h-3q-3-3-1-7.5z'));

/** @type {Record<string, [setting: Setting, draw: (k: Key) => string[]]>} */
export const HOME = {
  // A trombone comes through the wall above a mattress.
  'home-1-1': [{ ground: 58 }, (k) => [
    flat('#f0e6dc', 'M0 0H34V58H0z'), flat('#d9c8b8', 'M34 0h4v58h-4z'), flat('#8d7765', 'M36 8l3-3 2 5 3 4-2 6 3 4-2 5-4 4-4-3 1-5-3-4 2-5z'),
    shape(WHITE, box(24, 52, 60, 12, 4)), line(k.soft, 1.4, 'M30 58h48'), shape(k.main, 'M48 49h34q4 2 2 8H46z'), shape(WHITE, box(28, 47, 18, 8, 4)),
    limb(k.ink, GOLD, 3, 'M20 14H52M20 27H62Q68 27 68 20.5T62 14H44'), shape(GOLD, 'M48 11c10-1 18-4 24-10v39c-6-7-14-11-24-12v-6c8 0 12 0 12-5s-4-6-12-6z'), shape('#c98f24', oval(72, 20.5, 4, 19)), flat('#8a6420', oval(72.5, 20.5, 2, 14)),
  ]],
  // The bed of a child, feet out at its end, and a dinosaur on the wall.
  'home-1-2': [{ ground: 60, light: 30 }, (k) => [
    shape(WHITE, box(26, 4, 34, 32)), flat('#ffe2a8', box(28, 6, 30, 28)), shape(LEAF, 'M32 31c0-10 4-13 12-13V11q0-4 5-4h5q3 0 3 3.5T54 14h-5v9q0 5 4 8h-5l-2-4h-5l-1 4h-4l-1-4z'), flat(WHITE, oval(50, 10, 1)), flat(RED, 'M57 4h4v4zM25 4h4l-4 4z'),
    shape(WOOD, box(20, 40, 5, 28, 2), box(62, 48, 5, 20, 2)), shape(WHITE, box(24, 50, 39, 8, 2)), shape(WOOD, box(24, 56, 40, 6)), shape(k.main, 'M34 46h30v12H34z'), shape(WHITE, box(25, 45, 13, 7, 3)), head(k.ink, 32, 44, 6, 1, { mouth: 'flat' }),
    shape(skin(1), 'M66 46h12q3-6 6-3 1 4-1 8H66zM66 52h13q3-4 6-1 1 4-2 7H66z'),
  ]],
  // A window, in it a window, in it the same person.
  'home-1-3': [{ ground: null }, (k) => [
    flat('#e9dfd6', 'M0 0h100v72H0z'), shape(WHITE, box(22, 3, 56, 62, 2)), flat('#bfe2ee', box(26, 7, 48, 54)), shape('#e8b9a2', box(30, 10, 40, 51)), line('#cf9a83', 1, 'M30 18h8M62 18h8M30 30h8M62 30h8M30 42h8M62 42h8'),
    shape(WHITE, box(37, 16, 26, 34, 1)), flat('#fff2c4', box(39, 18, 22, 30)), bust(k.ink, 50, 48, 1, 2, { mouth: 'flat' }), line(WHITE, 1.6, 'M50 18v8'), shape(WHITE, box(35, 49, 30, 3, 1)),
    shape(k.soft, 'M26 7h10q0 30-10 42zM74 7h-10q0 30 10 42z'), shape(WHITE, box(18, 62, 64, 5, 1)),
  ]],
  // A bath between cooker and shelf; the soup boils beside the soap.
  'home-1-4': [{ ground: 62, light: 28 }, (k) => [
    flat(k.pale, 'M0 0H100V62H0z'), line(k.soft, 0.8, 'M0 15h100M0 31h100M0 47h100M14 0v62M32 0v62M50 0v62M68 0v62M86 0v62'),
    line(COAL, 1.4, 'M20 8h34M25 8v6M36 8v4M46 8v6'), shape(SLATE, oval(25, 19, 6)), shape(RED, oval(36, 16, 4.5)), shape(SLATE, 'M42 14h8l-1 9h-6z'),
    shape(WHITE, box(60, 32, 22, 34, 1)), shape(COAL, box(63, 44, 16, 13, 1)), flat('#ffb25c', box(66, 48, 10, 6)), shape(RED, box(63, 22, 15, 10, 1.5)), line(COAL, 1.8, 'M78 25h5M63 25h-4'), steam(67, 19), flat(COAL, oval(65, 38, 1.2), oval(71, 38, 1.2), oval(77, 38, 1.2)),
    tub(WHITE, 18, 42, 44, 21), shape('#dff3ff', oval(30, 38, 5), oval(38, 35, 6), oval(47, 38, 5)), limb(k.ink, SLATE, 2, 'M58 40V28h-7v3'),
  ]],
  // Temporarily: the tent has a letter box, a chimney and a dish by now.
  'home-1-5': [{ ground: 58, floor: '#c5dcb6', light: 30 }, (k) => [
    shape(SLATE, box(61, 12, 6, 20)), shape(SLATE, box(59, 9, 10, 4, 1)), line(WHITE, 2.4, 'M64 7q-5-4 1-6'),
    shape('#f0a45c', 'M50 10L84 62H16z'), shape('#d98742', 'M50 10L84 62H62z'), shape('#5c4632', 'M48 26L62 62H36z'), shape('#ffd9a8', 'M48 26L36 62l-4 0z'), flat(PALE_GOLD, oval(50, 50, 4)),
    shape(WHITE, 'M17 30q2-9 11-9 0 7-11 9z'), line(COAL, 1.4, 'M22 27l5 8M21 24l-3-4'), shape(BLUE, 'M66 46h13v-4q0-4-6.5-4T66 42z'), line(COAL, 2, 'M72.5 46v16'), shape(RED, box(78, 36, 1.6, 6), box(78, 36, 5, 3)), shape(WOOD, box(20, 56, 14, 6)), shape(RED, oval(23, 53, 2.5), oval(27, 51, 2.5), oval(31, 53, 2.5)),
  ]],
  // One pot, seven spoons.
  'home-1-6': [{ ground: 60 }, (k) => [
    ...[[24, 6, -42], [34, 2, -26], [43, 0, -12], [51, -1, 2], [59, 0, 15], [68, 3, 29], [77, 8, 44]].map(([x, y, turn], i) => group(`translate(50 40) rotate(${turn})`, limb(k.ink, [GREY, WOOD][i % 2] ?? GREY, 1.8, 'M0 0V-24'), shape([GREY, WOOD][i % 2] ?? GREY, oval(0, -29, 4.2, 6)))),
    shape(k.deep, 'M26 36h48v22q0 8-8 8H34q-8 0-8-8z'), shape(k.main, box(23, 33, 54, 6, 3)), shape(COAL, 'M25 44h-7q-4 0-4 4t4 4h7v-3h-6v-2h6zM75 44h7q4 0 4 4t-4 4h-7v-3h6v-2h-6z'), glaze(WHITE, 0.4, box(31, 43, 4, 16, 2)),
  ]],
  // A wardrobe with a doily, and the aunt looks out of it.
  'home-2-1': [{ ground: 64, light: 30 }, (k) => [
    shape(BARK, 'M22 16q28-16 56 0v4H22z'), shape('#b98560', box(24, 18, 52, 46, 1)), shape('#4e3628', box(47, 22, 25, 42)), shape(WOOD, box(27, 22, 20, 40, 1)), shape('#c99468', box(30, 26, 14, 15, 1), box(30, 45, 14, 13, 1)), flat(GOLD, oval(44, 43, 1.4)),
    shape(LILAC, 'M50 64c0-14 4-17 10-17s10 3 10 17z'), head(k.ink, 59, 38, 8.5, 0, { hair: '#d9d6e0' }), shape('#d9d6e0', oval(59, 27, 4.5)), line(COAL, 1.1, oval(55.5, 38.5, 2.8), oval(62.7, 38.5, 2.8)), limb(k.ink, skin(0), 2.4, 'M66 53q8-4 9-11'),
    shape(WOOD, 'M75 22l8 4v42l-8-4z'), shape(WHITE, 'M34 15q4 5 8 2 4 5 8 2 4 3 8 0 4 3 8-2V9.5q-16-6-32 0z'), shape(BARK, box(26, 64, 6, 5), box(68, 64, 6, 5)),
  ]],
  // A balcony so small that one foot has to stay up.
  'home-2-2': [{ ground: null, light: 72 }, (k) => [
    flat('#f3e3d3', 'M0 0H40V72H0z'), line('#dcc5b0', 1, 'M6 12h10M6 64h12M26 66h10M30 6h8'), shape(WHITE, box(20, 8, 16, 49, 1)), flat('#bfe2ee', box(23, 11, 10, 44)),
    limb(k.ink, '#5f7fb8', 5, 'M51 38V53M53 39L72 41'), shape(RED, 'M47 52h8q6 0 7 5H47zM71 37h4q2-7 6-6 2 6-2 13h-8z'), shape(k.main, 'M43 41l2-16q6-4 13 0l2 15q-9 4-17 1z'), limb(k.ink, k.main, 3.6, 'M45 26L33 18M58 26L72 22'), shape(skin(3), oval(32, 17, 2.4), oval(74, 21.5, 2.4)), head(k.ink, 51.5, 14, 8, 3, { mouth: 'open' }),
    shape(SLATE, 'M40 57h28v5H40zM40 62h16l-16 9z'), line(COAL, 1.8, 'M65 57V49M40 49.5h27'),
  ]],
  // A bakery; above it the alarm clock says three.
  'home-2-3': [{ ground: 66, light: 30 }, (k) => [
    shape('#f7ead8', box(22, 36, 56, 31)), shape(WHITE, box(28, 48, 44, 18)), flat(PALE_GOLD, box(29, 49, 42, 16)), shape('#d58f45', 'M31 65q0-9 9-9t9 9zM53 65q0-7 8-7t8 7z'), line('#9c5f24', 1.2, 'M36 58l3 5M41 57l3 5M57 60l3 4M62 60l3 4'),
    ...[0, 1, 2, 3, 4, 5].map((i) => shape(i % 2 ? WHITE : k.main, `M${20 + i * 10} 36h10v8q-5 6-10 0z`)),
    shape(RED, 'M33 8a7 7 0 0 1 11-5l-8 9zM67 8a7 7 0 0 0-11-5l8 9z'), line(COAL, 2.4, 'M37 30l-4 5M63 30l4 5'), shape(RED, oval(50, 18, 16)), shape(WHITE, oval(50, 18, 12)), line(COAL, 2, 'M50 18V9.5M50 18h7'), line(RED, 1.7, 'M28 12l-5-2M29 20l-6 1M72 12l5-2M71 20l6 1'),
  ]],
  // The stairs are a keyboard.
  'home-2-4': [{ ground: 66, light: 34 }, (k) => [
    shape(WHITE, 'M22 67V56h12V44h12V32h12V20h12V9h14v58z'), shape(COAL, 'M28 56h8v4h-8zM40 44h8v4h-8zM52 32h8v4h-8zM64 20h8v4h-8z'), line(k.ink, 1, 'M34 56v11M46 44v23M58 32v35M70 20v47'), shape(COAL, box(31, 56, 6, 7), box(43, 44, 6, 13), box(55, 32, 6, 18), box(67, 20, 6, 24)),
    group('translate(28 40) rotate(-10)', note(k.deep, 0, 0, 1.6)), group('translate(44 22) rotate(8)', note(k.deep, 0, 0, 1.4)), line(k.deep, 1.4, 'M22 50q4-3 0-6M36 34q4-3 0-6'),
  ]],
  // A sprout in a pot thinks of an oak.
  'home-2-5': [{ ground: 64, light: 28 }, (k) => [
    shape(WHITE, 'M30 30c-8 0-8-12 0-13 0-12 14-15 19-9 6-8 22-5 22 5 10 0 10 16 0 17-8 5-34 5-41 0z'), shape(WHITE, oval(42, 37, 2.4), oval(45, 42, 1.5)), tree(51, 31, 1.25, DARK_LEAF), shape(RED, oval(47, 14, 1.6), oval(55, 17, 1.6), oval(51, 20, 1.6)),
    line(DARK_LEAF, 2, 'M50 52V45'), shape(LEAF, 'M50 47q-8 0-9-6 8 0 9 6zM50 46q6 0 8-6-8 0-8 6z'), shape('#d97f57', 'M36 54h28l-4 15H40z'), shape('#e89a72', box(34, 50, 32, 6, 1.5)),
  ]],
  // A crooked house with a ball on a chain, and a plumb line that tells.
  'home-2-6': [{ ground: 62, light: 72 }, (k) => [
    group('translate(4 62) rotate(7)', shape('#fbeedd', box(20, -34, 36, 35)), shape(k.deep, 'M15-33L39-56 61-34z'), shape(BARK, box(32, -18, 12, 18, 1)), shape(SEA, box(24, -29, 8, 8), box(45, -29, 8, 8)), shape(RED, box(48, -56, 6, 12))),
    line('#9aa2b0', 1.2, 'M73 14V42'), shape(GOLD, 'M70 42h6l-3 8z'), line(COAL, 2.2, 'M52 62q6-6 10-2t8-1'), shape(COAL, oval(72, 60, 8.5)), flat(WHITE, oval(69, 57, 1.7)),
  ]],
  // Three doors side by side.
  'home-3-1': [{ ground: 64 }, (k) => [
    flat(k.pale, 'M0 6h100v58H0z'), line(k.soft, 2, 'M0 60h100'), ...[[19, k.main, 0], [40.5, GOLD, 1], [62, '#f0928f', 2]].map(([x, colour]) => shape(WHITE, box(Number(x) - 1.5, 11, 22, 54, 1)) + shape(String(colour), box(Number(x) + 1, 14, 17, 50, 1)) + line(k.ink, 0.9, box(Number(x) + 4, 18, 11, 17), box(Number(x) + 4, 43, 11, 16)) + flat(WHITE, oval(Number(x) + 15, 39, 1.7))),
  ]],
  // Two knees above the foam, a duck on one of them.
  'home-3-2': [{ ground: 63, light: 72 }, (k) => [
    shape(skin(0), 'M44 40c0-20 4-25 8-25s7 5 8 25zM60 40c0-18 4-23 8-23s7 6 8 23z'), shape(GOLD, 'M45 13q-1-6 5-6 0-5 4-5t4 4l3 1-3 1.5q3 6-3 7h-7q-3 0-3-2.5z'), flat(COAL, oval(55.4, 5, 0.8)),
    head(k.ink, 29, 27, 8, 0, { eyes: 'closed' }), shape('#e9f7ff', oval(24, 38, 5), oval(33, 37, 6), oval(43, 38, 5), oval(53, 38, 5), oval(63, 37, 5), oval(73, 38, 5)), tub(k.main, 17, 42, 66, 21), glaze(WHITE, 0.4, box(26, 47, 18, 2.5, 1)),
  ]],
  // A palm grows from the middle of a kitchen block.
  'home-3-3': [{ ground: 64, light: 30 }, (k) => [
    palm(48, 38, 1.15), shape(SAND, 'M30 40q18-9 38 0z'), shape(RED, 'M62 31q5 0 5 6h-3q0-3-2-3z'), shape('#e58fa0', 'M30 38q4-5 8 0z'),
    shape(WHITE, box(22, 44, 56, 22)), line(k.ink, 0.9, 'M41 44v22M59 44v22M22 53h19'), shape(WOOD, box(19, 39, 62, 6, 1)), flat(k.deep, box(28, 47.5, 7, 1.8), box(28, 56.5, 7, 1.8), box(55, 50, 1.8, 8), box(62, 50, 1.8, 8)), shape(SEA, 'M72 39v-9h5v9z'), line(RED, 1.4, 'M76 30l3-6'),
  ]],
  // A cottage, and a neighbour on its swing.
  'home-3-4': [{ ground: 58, floor: '#b9dfb0', light: 30 }, (k) => [
    shape('#fff3e2', box(18, 32, 28, 28)), shape(RED, 'M13 34L32 15l20 19z'), shape(k.deep, box(28, 44, 9, 16, 1)), shape(SEA, box(20, 37, 6, 6), box(39, 37, 6, 6)),
    shape(BARK, 'M76 64V28l-22-7v-4l25 5 3 42z'), shape(DARK_LEAF, 'M50 18c-5-8 2-14 9-12 4-8 18-8 22 0 9-1 9 12 2 15-10 3-24 3-33-3z'), line(COAL, 1.3, 'M57 20l-4 29M67 22l-3 29'), shape(WOOD, 'M50 49l17 3-.5 3-17-3z'), shape(k.main, 'M53 50q0-10 6-10t5 12z'), head(k.ink, 59, 35, 5.5, 4), limb(k.ink, '#5f7fb8', 2.6, 'M55 53l-8 5M60 54l-7 6'),
  ]],
  // A fire, a dog asleep in front of it.
  'home-3-5': [{ ground: 60, light: 74 }, (k) => [
    shape('#eadfd6', box(24, 10, 52, 52)), line('#cdb9a8', 0.9, 'M24 22h10M66 22h10M24 34h8M68 34h8M24 46h8M68 46h8'), shape(WHITE, box(20, 5, 60, 7, 1)), shape('#54423c', 'M33 61V32q17-16 34 0v29z'), shape('#f28a3c', 'M50 22c10 12 14 18 10 30H40c-4-9 0-14 3-17 1 4 3 5 4 2 2-5 2-10 3-15z'), flat(PALE_GOLD, 'M50 36c5 6 7 11 4 16h-9c-2-5 0-8 2-9 1 2 3-2 3-7z'),
    shape('#d8a468', 'M28 66c0-13 10-17 22-15 12 0 20 6 20 15z'), shape('#d8a468', 'M60 66c-2-12 4-19 12-18 8 1 11 9 10 14q-1 4-7 4z'), shape('#a3703c', 'M62 50q-6 2-5 13 7 1 8-10z'), line(COAL, 1.2, 'M70 57q2 2 4 0'), flat(COAL, oval(81.5, 58.5, 2)), limb(k.ink, '#d8a468', 3, 'M28 64q-8-2-6-9'), flat(k.main, box(20, 66, 64, 4, 2)),
  ]],
  // The guest goes, and waves.
  'home-3-6': [{ ground: 62, light: 30 }, (k) => [
    shape(WHITE, box(30, 5, 40, 58, 1)), flat('#cdeafd', box(33, 8, 34, 54)), flat('#b9dfb0', 'M33 50q17-6 34 0v12H33z'), flat(SAND, 'M46 62l3-13h3l8 13z'), shape(k.main, 'M70 8l12 5v58l-12-8z'), flat(PALE_GOLD, oval(79, 40, 1.6)),
    shape(GOLD, 'M38 60V40q0-9 8-9t8 9v20z'), flat('#5f7fb8', 'M39 58h7v10h-6zM47 58h7l-1 10h-6z'), shape('#6b4a3a', oval(46, 23, 7)), limb(k.ink, GOLD, 4, 'M52 37Q60 32 59 20'), shape(skin(0), oval(59, 17, 3)), line(k.ink, 1, 'M64 13q3 3 1 7M54 12q-2 3 0 6'),
    shape(RED, box(22, 48, 15, 18, 2)), line(COAL, 1.6, 'M26 48v-8h7v8'), flat(COAL, oval(25.5, 68, 2), oval(33.5, 68, 2)), line(k.ink, 0.9, 'M26 52v10M33 52v10'),
  ]],
  // A tree with a lift in its trunk and a villa in its crown.
  'home-4-1': [{ ground: 66, floor: '#b9dfb0', light: 76 }, (k) => [
    shape(DARK_LEAF, 'M24 34c-11-2-10-18 1-18C26 2 44-2 51 4c9-7 26-1 25 12 10 1 10 17-1 19-12 5-40 5-51-1z'), shape('#fff3e2', box(34, 14, 32, 20)), shape(k.deep, 'M29 16L50 1l21 15z'), shape(PALE_GOLD, box(38, 19, 8, 9), box(54, 19, 8, 9)), shape(WOOD, box(29, 32, 42, 4, 1)),
    shape(BARK, 'M38 36h24l1 22 6 10H31l6-10z'), shape(GREY, box(43, 42, 14, 25, 1)), line(k.ink, 1, 'M50 42v25'), shape(GOLD, 'M60 48l2.5-4 2.5 4zM60 51h5l-2.5 4z'), flat(PALE_GOLD, box(46, 38, 8, 2.5, 1)),
  ]],
  // Shelves to the ceiling, a ladder on wheels.
  'home-4-2': [{ ground: 66 }, (k) => [
    shape('#b98560', box(18, -2, 64, 68)), ...[3, 24, 45].map((y) => flat('#7d5539', box(21, y, 58, 18))),
    ...[k.main, RED, GOLD, BLUE, WHITE, LILAC].map((colour, i) => shape(colour, ...[0, 1, 2].map((row) => { const a = 22 + ((i * 9.4 + row * 17) % 54); return box(a, 24 - 21 + row * 21 + (i % 3) * 2, 5, 18 - (i % 3) * 2) + box(Math.min(a + 4.8, 74), 6 + row * 21, 3.4, 15); }))),
    limb(k.ink, PALE_GOLD, 2.6, 'M40 66L53-2M56 66L67-2'), line(k.ink, 4.2, 'M43.5 54h15M46.5 41h14M49 28h14M51.5 15h13'), line(PALE_GOLD, 2.6, 'M43.5 54h15M46.5 41h14M49 28h14M51.5 15h13'), shape(COAL, oval(40, 67, 3.4), oval(56, 67, 3.4)),
  ]],
  // A pool on the roof of a tower.
  'home-4-3': [{ ground: null, light: 28 }, (k) => [
    flat('#cfe0e6', 'M4 50h14v24H4zM84 44h14v30H84z'), shape('#f3f6f8', box(26, 38, 48, 36)), shape('#9cc9dd', box(31, 46, 8, 8), box(46, 46, 8, 8), box(61, 46, 8, 8), box(31, 60, 8, 8), box(46, 60, 8, 8), box(61, 60, 8, 8)),
    shape(WHITE, 'M18 28h64v12H18z'), flat('#5fc3e8', 'M21 28h58v9H21z'), line(WHITE, 1.2, 'M26 32q4-3 8 0t8 0M58 33q4-3 8 0t8 0'), shape('#f58ea0', 'M38 28a12 6 0 0 1 24 0 12 6 0 0 1-24 0z'), shape(WHITE, 'M40 25l5 2-1 4-5-1zM60 25l-5 2 1 4 5-1z'), head(k.ink, 50, 19, 6.5, 2, { eyes: 'none' }), shape(COAL, 'M43.5 18h13q0 5-4 5t-2.5-3q-1 3-3 3-3.5 0-3.5-5z'), line(SLATE, 2, 'M74 28V15q0-4 4-4M80 28V15q0-4 4-4M74 20h6'),
  ]],
  // A lighthouse with warm waves around its foot.
  'home-4-4': [{ ground: 60, floor: '#9fd3e6', light: 24 }, (k) => [
    glaze('#fff3b0', 0.9, 'M50 13L-6 0v26zM50 13L106 0v26z'), shape('#d9c8b0', 'M16 70q8-12 34-12t34 12z'), shape(WHITE, 'M42 22h16l5 42H37z'), shape(RED, 'M41 31h18l1 9H40zM38.8 49h22.4l1.2 9H37.5z'), shape(SLATE, box(38, 19, 24, 4, 1)), shape(PALE_GOLD, box(43, 8, 14, 11)), shape(k.deep, 'M40 9L50 0l10 9z'),
    line('#f2743c', 2.4, 'M26 68q-3-4 0-8t0-8M33 67q-3-4 0-8t0-6M67 67q3-4 0-8t0-6M74 68q3-4 0-8t0-8'), flat('#ff9d54', box(35, 64, 30, 4, 2)),
  ]],
  // Two red seats under the gable, and the beam of a projector.
  'home-4-5': [{ ground: 66, light: 80 }, (k) => [
    shape('#e9d2bd', 'M18 68V20h6v-7h7V7h7V1h24v6h7v6h7v7h6v48z'), shape('#3b3547', box(24, 22, 52, 43, 1)), shape(WHITE, box(32, 26, 36, 19)), flat('#bfe2ff', box(33, 27, 34, 17)), flat(k.main, 'M33 44l11-10 8 7 6-4 9 7z'), flat(GOLD, oval(60, 31, 2.5)), shape(SEA, oval(50, 11, 5)),
    shape(RED, 'M28 65V52q0-5 5-5h9q5 0 5 5v13zM53 65V52q0-5 5-5h9q5 0 5 5v13z'), shape('#b93f44', box(25, 57, 5, 9, 2), box(46, 57, 8, 9, 2), box(70, 57, 5, 9, 2)),
  ]],
  // A deer knocks at a house of glass.
  'home-4-6': [{ ground: 62, floor: '#a9d3a2', light: 72 }, (k) => [
    shape(DARK_LEAF, 'M84 62l8-40 10 40zM4 62l8-46 9 46z'), glaze('#d6f1fb', 0.85, box(50, 14, 40, 48)), line(k.ink, 1.6, 'M50 62V14h40M70 14v48M50 34h40'), line(WHITE, 1.6, 'M54 30l10-12M75 58l10-12'), shape(GOLD, oval(80, 27, 3.2)), line(COAL, 1, 'M80 14v9'), shape(k.deep, box(73, 50, 16, 12, 3)),
    shape('#c58a58', 'M12 48q10-5 21-4l4-20q-6-1-5-4 5-1 8 0 9 0 13 8-1 4-9 3l-2 15q0 8-6 9H14q-4-3-2-7z'), limb(k.ink, '#c58a58', 3, 'M16 54l-1 14M22 55v13M34 53l1 15'), limb(k.ink, '#c58a58', 3, 'M39 49l9-2-2-8'), flat(COAL, oval(53, 27, 1.6), oval(44, 24, 1.2)), line('#7d5539', 1.8, 'M37 20q-6-6-4-14M34 12l-6-2M40 20q-1-7 5-12M42 12l-3-6'), flat(WHITE, oval(18, 49, 1.2), oval(24, 48, 1.2), oval(29, 50, 1.2)), line(k.ink, 1.2, 'M53 42l4-2M53 46h4'),
  ]],
  // An island under its own three signs of weather.
  'home-5-1': [{ ground: 50, floor: '#7fcbe4', light: 24 }, (k) => [
    shape(SAND, 'M16 66q8-16 34-16t34 16q-34 9-68 0z'), palm(57, 54, 1.05), shape('#f58ea0', 'M28 57l16 0-3-11z'), shape(WHITE, 'M28 57l7 0 6-11z'), line(WHITE, 1.4, 'M4 60h10M86 57h10M80 70h14'),
    shape(WHITE, box(21, 3, 40, 17, 3)), shape(GOLD, star(29, 11.5, 8, 6, 3.8)), shape(GREY, cloudlet(42, 14, 0.5)), shape(GREY, cloudlet(54, 11, 0.45)), line('#4f9fd6', 1.4, 'M50 13.5l-1 3M54 13.5l-1 3'), line(COAL, 1.6, 'M41 20v33'),
  ]],
  // A ghost in front of a castle, waiting for the bell.
  'home-5-2': [{ ground: 62, light: 80 }, (k) => [
    shape('#efe6f2', box(20, 24, 14, 40), box(66, 24, 14, 40), box(32, 34, 36, 30), box(42, 18, 16, 20)), shape(k.deep, 'M17 25L27 7l10 18zM63 25L73 7l10 18zM39 19L50 0l11 19z'), flat(LILAC, box(25, 30, 4, 7, 2), box(71, 30, 4, 7, 2), box(48, 22, 4, 7, 2)), shape('#7d5539', 'M56 64V52q6-8 12 0v12z'),
    shape(WHITE, 'M28 66V46q0-16 14-16t14 16v20l-4.7-4-4.6 4-4.7-4-4.7 4-4.6-4z'), flat(COAL, oval(37, 44, 2), oval(46, 44, 2), oval(41.5, 51, 2.4, 3)), shape(GOLD, 'M62 66q0-7 7-7t7 7zM60 66h18v2H60z', oval(69, 57.5, 1.6)), line(GOLD, 1.4, 'M60 56l-3-3M78 56l3-3'),
  ]],
  // A palace whose great hall is for socks.
  'home-5-3': [{ ground: 66, light: 80 }, (k) => [
    shape('#fdf1de', box(14, 26, 72, 41)), shape(k.deep, 'M30 22q0-20 20-21 20 1 20 21z'), line(GOLD, 2, 'M50 1v-4'), shape(WHITE, box(12, 21, 76, 6, 1)), flat('#6a5648', box(24, 31, 52, 33, 2)), line(WHITE, 1.2, 'M24 35q26 7 52 0'), sock(31, 37, RED, WHITE), sock(44, 38.5, GOLD, RED), sock(57, 38.5, BLUE, WHITE), sock(69, 37, WHITE, k.main, 0.9),
    shape(WHITE, box(19, 27, 6, 39, 1), box(75, 27, 6, 39, 1)), shape(GREY, box(10, 65, 80, 4, 1)),
  ]],
  // A house with wings of solar cells above the curve of the earth.
  'home-5-4': [{ ground: null, light: 26 }, (k) => [
    flat('#2c3568', 'M0 0h100v72H0z'), flat(WHITE, oval(12, 10, 0.8), oval(34, 6, 0.8), oval(88, 16, 0.9), oval(64, 8, 0.7), oval(24, 34, 0.8), oval(80, 36, 0.7)), flat('#ffd27a', oval(18, 48, 9)), shape('#6fc3e8', oval(50, 118, 66)), flat('#8fd6a4', 'M24 62q10-6 20-4t6 6-14 4zM60 58q12 0 18 6l-12 4z'), line('#ffb25c', 1.8, 'M4 71Q26 52 50 52T96 71'),
    shape('#4f74c8', box(16, 22, 20, 14), box(64, 22, 20, 14)), line(WHITE, 0.9, 'M22.7 22v14M29.3 22v14M16 29h20M70.7 22v14M77.3 22v14M64 29h20'), shape(SLATE, box(36, 27, 28, 4)), shape(WHITE, box(39, 18, 22, 24, 2)), shape(RED, 'M35 19L50 4l15 15z'), shape(PALE_GOLD, oval(50, 28, 6)), line(k.ink, 1, 'M44 28h12M50 22v12'), shape(GREY, box(43, 42, 14, 3)),
  ]],
  // A jungle bursts out of a front door.
  'home-5-5': [{ ground: 66, light: 80 }, (k) => [
    shape(WHITE, box(28, 2, 44, 66, 1)), flat('#245c48', box(32, 6, 36, 61)), shape(WOOD, 'M68 6l14 5v60l-14-4z'), flat(PALE_GOLD, oval(79, 42, 1.6)),
    shape(DARK_LEAF, 'M46 66c-18-2-28-14-28-28 14 2 26 10 28 28zM52 66c2-20 12-30 24-32 2 16-8 28-24 32z'), shape(LEAF, 'M49 68C36 52 34 34 42 14c12 12 16 32 7 54z'), line('#e9ffe9', 1, 'M49 66Q46 40 42 18M46 66Q34 50 21 41M53 65Q62 48 73 37'), shape(LEAF, 'M34 70c-8-8-14-9-20-6 2 6 10 9 20 6zM62 70c8-8 14-9 20-6-2 6-10 9-20 6z'), shape('#f2809a', star(60, 22, 6, 8, 4)), flat(GOLD, oval(60, 22, 2.4)), shape('#f7b34d', star(37, 58, 6, 6, 3)), flat(RED, oval(37, 58, 1.8)),
  ]],
  // A house with a smile, a broom and a kind word.
  'home-5-6': [{ ground: 64, light: 78 }, (k) => [
    shape('#fff6e8', box(24, 28, 38, 37, 1)), shape(k.deep, 'M17 30L43 8l26 22z'), shape(RED, box(54, 9, 7, 13)), shape(SEA, box(29, 34, 10, 10, 2), box(47, 34, 10, 10, 2)), flat(COAL, oval(34.5, 39.5, 2.4), oval(52, 39.5, 2.4)), flat('#f9b3bf', oval(29, 50, 3), oval(57, 50, 3)), shape('#b4475c', 'M35 49h16q-1 11-8 11t-8-11z'),
    limb(k.ink, '#fff6e8', 3, 'M62 48l9-1'), line('#7d5539', 2.8, 'M76 20L70 58'), shape(GOLD, 'M65 57l10 2 2 11H60z'), bubble(WHITE, 58, 0, 24, 17, 0.2), shape('#f0708a', heart(70, 8.5, 5)), flat(WHITE, star(20, 24, 4, 5, 1.5), star(16, 46, 4, 4, 1.2)),
  ]],
};

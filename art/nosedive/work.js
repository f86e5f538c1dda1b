// @ts-check
// Thirty jobs, from a fee of stars to one signature a year.
import { BARK, BLUE, COAL, DARK_LEAF, GOLD, GREY, LEAF, PALE_GOLD, RED, SAND, SEA, SLATE, WHITE, WOOD, box, bust, cloudlet, coat, coin, flat, glaze, group, head, heart, limb, line, oval, shape, skin, star, steam, tub } from './kit.js';

/** @typedef {import('./kit.js').Key} Key */
/** @typedef {import('./kit.js').Setting} Setting */

/** A leaf of a calendar with two rings. @param {Key} k @param {number} x @param {number} y @param {number} w @param {number} h */
const leaf = (k, x, y, w, h) => shape(WHITE, box(x, y, w, h, 3)) + shape(k.deep, `M${x} ${y + 11}v-8q0-3 3-3h${w - 6}q3 0 3 3v8z`) + limb(k.ink, GREY, 1.8, `M${x + w * 0.25} ${y - 3}v6M${x + w * 0.75} ${y - 3}v6`);
/** A hand that reaches to the left, its sleeve behind it. @param {number} x @param {number} y @param {number} turn @param {number} who */
const reach = (x, y, turn, who) => group(`translate(${x} ${y}) rotate(${turn})`, shape(coat(who), 'M9-4h26v8H9z'), shape(skin(who), 'M10-3.5q-5-1-8 0-4-3-5 0 0 2 3 3-3 1-3 3 4 2 8 1h5z'));

/** @type {Record<string, [setting: Setting, draw: (k: Key) => string[]]>} */
export const WORK = {
  // An open purse, stars and a thumb come out of it, no money.
  'work-1-1': [{ ground: 64 }, (k) => [
    line(k.soft, 1.6, 'M42 40Q36 26 34 20M50 38V22M58 40Q66 28 68 20'), shape(PALE_GOLD, star(33, 14, 5, 8, 3.6), star(51, 9, 5, 8, 3.6)), shape(k.soft, 'M63 19h4V9q0-4 3-4 2 0 2 3v4h6q2 0 1.5 2.5l-2 7q-.5 2-2.5 2H63z'),
    shape('#8a5a3c', 'M22 40h56v26H22z'), shape('#5c3a26', 'M24 40q26-8 52 0v5H24z'), shape('#b27a50', 'M20 44q30 8 60 0v19q0 4-4 4H24q-4 0-4-4z'), shape(GOLD, oval(50, 53, 4)), line('#e2b48c', 1.2, 'M24 62q26 4 52 0'),
  ]],
  // A shredder, paper above, strips below.
  'work-1-2': [{ ground: 66, light: 30 }, (k) => [
    shape(WHITE, 'M34 -2h32v28H34z'), line(SLATE, 1.4, 'M39 4h22M39 9h22M39 14h15M39 19h22'), shape(SLATE, box(24, 24, 52, 14, 3)), flat(COAL, box(31, 27, 38, 3, 1)), flat(RED, oval(69, 34, 1.6)), flat(LEAF, oval(64, 34, 1.6)),
    flat(WHITE, ...[31, 36, 41, 46, 51, 56, 61, 66].map((x, i) => `M${x} 38h3.4q2 ${6 + (i % 3)} 0 12t${i % 2 ? 2 : -2} ${12 + (i % 3)}h-3.4q-2-6 0-12t0-12z`)), line(k.ink, 0.8, ...[31, 36, 41, 46, 51, 56, 61, 66].map((x, i) => `M${x} 38q2 6 0 12t${i % 2 ? 2 : -2} ${12 + (i % 3)}`)),
    glaze('#9fb4e8', 0.35, 'M27 38h46l-3 30H30z'), line(k.ink, 1, 'M27 38h46l-3 30H30z'),
  ]],
  // A plate that is a clock with a small slice of it.
  'work-1-3': [{ ground: null, light: 68 }, (k) => [
    flat(k.floor, 'M0 0h100v72H0z'), shape(WHITE, oval(50, 37, 20)), flat(k.pale, oval(50, 37, 16)), shape('#f0a03c', 'M50 37V21a16 16 0 0 1 9.4 3z'), line(k.ink, 1.6, 'M50 18v3.5M50 52.5v3.5M31 37h3.5M65.5 37h3.5'), line(COAL, 2.2, 'M50 37V23M50 37L59 25'), shape(COAL, oval(50, 37, 2)),
    limb(k.ink, GREY, 2.4, 'M24 64V32M76 64V38'), limb(k.ink, GREY, 1.4, 'M20.5 12v13q0 6 3.5 6t3.5-6V12M24 12v16'), shape(GREY, 'M74.5 42V10q7 6 6 26l-3 6z'),
  ]],
  // A desk, and right behind it the open lavatory.
  'work-1-4': [{ ground: 64, light: 80 }, (k) => [
    flat('#e6ebf6', 'M0 0H100V64H0z'), shape(WHITE, box(42, 2, 38, 63, 1)), flat('#9fd3e6', box(45, 5, 32, 60)), shape(k.main, 'M80 2l10 4v66l-10-7z'), line('#7fbcd6', 1, 'M45 20h32M45 35h32M56 5v40M67 5v40'),
    shape(WHITE, box(52, 15, 18, 16, 2)), shape(WHITE, 'M49 33h24q2 0 1 4-2 9-8 11l1 12H55l1-12q-6-2-8-11-1-4 1-4z'), shape(k.soft, box(48, 31, 26, 4, 2)), flat(SLATE, box(58, 18, 6, 2, 1)),
    shape(WOOD, box(8, 48, 48, 5, 1)), shape(BARK, box(12, 53, 4, 19), box(48, 53, 4, 19)), shape(COAL, box(20, 33, 19, 13, 1.5)), flat('#bfe2ff', box(22, 35, 15, 9)), shape(COAL, box(27, 46, 6, 2)), shape(RED, box(43, 42, 6, 6, 1)),
  ]],
  // A flyer on which someone hands out a flyer, on which someone…
  'work-1-5': [{ ground: 66, light: 76 }, (k) => {
    const giver = () => shape(k.main, 'M-20 34V16q0-11 11-11t11 11v18z') + head(k.ink, -9, -4, 8, 2, { mouth: 'open' }) + limb(k.ink, k.main, 4, 'M0 15L8 20');
    return [group('translate(34 36)', giver()), shape(WHITE, 'M44 20l34-4 5 46-34 4z'), flat('#ffe9b8', 'M46 22l30-3.5 4.5 42-30 3.5z'), group('translate(60 42) scale(.52) rotate(-6)', giver()), shape(WHITE, 'M64 33l13-1.5 2 19-13 1.5z'), group('translate(70 43) scale(.2) rotate(-6)', giver()), shape('#ffe9b8', 'M72 39l4-.500 .7 7-4 .500z'), shape(skin(2), oval(44, 56, 3.4))];
  }],
  // The road winds for ever to an eighth of an office.
  'work-1-6': [{ ground: 46, floor: '#cfe0c4', light: 32 }, (k) => [
    glaze(WHITE, 0.75, oval(50, 24, 22)), line(k.soft, 1.2, oval(50, 24, 22), 'M50 2v44M28 24h44M34.5 8.5l31 31M65.5 8.5l-31 31'), shape(k.deep, 'M50 24V2a22 22 0 0 1 15.5 6.5z'), flat(PALE_GOLD, box(53, 8, 3, 4), box(53, 14, 3, 4)),
    flat(SLATE, 'M8 74C14 58 84 66 80 58S34 57 38 51 52 50 50 44h3C57 52 48 50 49 52s46-1 42 9S54 66 58 74z'), line(WHITE, 1.2, 'M34 72c4-8 52-6 51-13M84 56c-10-4-42-1-41-5'),
    shape(GOLD, box(25, 54, 30, 14, 3)), shape(WHITE, box(28, 57, 6, 5, 1), box(36, 57, 6, 5, 1), box(44, 57, 8, 5, 1)), shape(COAL, oval(32, 68, 3.2), oval(48, 68, 3.2)),
  ]],
  // A calendar of snow whose last rows are torn off.
  'work-2-1': [{ ground: 66 }, (k) => [
    shape(WHITE, 'M24 8h52v40l-6 5-5-5-6 6-6-6-6 6-6-5-6 4-5-5-6 4z'), shape(k.deep, 'M24 20V9q0-3 3-3h46q3 0 3 3v11z'), limb(k.ink, GREY, 2, 'M37 2v7M63 2v7'), line('#6fb6e8', 2, 'M50 24v20M41.3 29l17.4 10M41.3 39l17.4-10M46.5 25l3.5 3.5 3.5-3.5M46.5 43l3.5-3.5 3.5 3.5'),
    shape(WHITE, 'M30 66l4-7 6 3 6-4 7 4 5-4 8 5 4-3 4 6z'), flat(WHITE, oval(16, 20, 1.6), oval(30, 56, 1.4), oval(84, 34, 1.8), oval(12, 46, 1.4)),
  ]],
  // One's own mug among the others.
  'work-2-2': [{ ground: 60, floor: '#d8c3ae', light: 30 }, (k) => [
    ...[10, 88].map((x) => shape(GREY, box(x - 8, 44, 14, 17, 2))), line(k.ink, 2, 'M70 34h6q7 0 7 8t-7 8h-6'), line(RED, 4.5, 'M71 34h5q6 0 6 8t-6 8h-5'), shape(RED, 'M28 24h44v32q0 7-7 7H35q-7 0-7-7z'), shape('#b94747', oval(50, 24, 22, 4)), flat('#6b4030', oval(50, 24.5, 18.5, 2.6)), shape(WHITE, heart(50, 43, 9)), steam(42, 18, '#a9b3c8'), steam(53, 18, '#a9b3c8'),
  ]],
  // A badge: a child's cap on an old man's beard.
  'work-2-3': [{ ground: null, light: 76 }, (k) => [
    line(k.ink, 5.4, 'M34-2L48 17M66-2L52 17'), line(k.deep, 3.8, 'M34-2L48 17M66-2L52 17'), shape(GREY, box(45, 13, 10, 6, 1.5)), shape(WHITE, box(26, 18, 48, 52, 4)), flat(k.pale, box(30, 22, 40, 38, 2)),
    head(k.ink, 50, 41, 11, 0, { hair: null, mouth: 'none' }), shape('#e9eaf0', 'M38.5 42c-1 12 4 17 11.5 19 7.5-2 12.5-7 11.5-19-3 5-8 3-11.5 3.5-3.5-.5-8.5 1.5-11.5-3.5z'), line(COAL, 1.1, 'M47 50q3 2 6 0'), shape(RED, 'M38 37q0-11 12-11t12 11z'), shape(GOLD, 'M46.5 26.4q3.5-1 7 0L52 37h-4z'), line(COAL, 1.4, 'M50 26v-3'), shape(BLUE, oval(46, 23, 4, 1.7), oval(54, 23, 4, 1.7)), line(k.ink, 2.2, 'M38 65h24'),
  ]],
  // An office chair on its way down.
  'work-2-4': [{ ground: 66, light: 76 }, (k) => [
    shape(k.deep, box(37, 4, 26, 28, 7)), glaze(WHITE, 0.25, box(42, 9, 5, 18, 2)), shape(COAL, box(47, 31, 6, 8)), shape(k.main, box(31, 38, 38, 9, 4)), limb(k.ink, COAL, 2.4, 'M34 38V30h-4M66 38V30h4'), shape(GREY, box(46, 47, 8, 6)), shape(SLATE, box(44, 52, 12, 6)), limb(k.ink, COAL, 3, 'M50 60L32 65M50 60L68 65M50 58v8'), shape(COAL, oval(31, 67, 3), oval(69, 67, 3), oval(50, 68, 3)),
    shape(RED, 'M74 22h6v12h4l-7 8-7-8h4zM20 22h6v12h4l-7 8-7-8h4z'),
  ]],
  // One apple, and hands from every side.
  'work-2-5': [{ ground: null, light: 68 }, (k) => [
    flat(k.floor, 'M0 0h100v72H0z'), flat(WHITE, oval(50, 38, 26, 25)), shape('#e4504f', 'M50 26c9-6 21-2 20 13-1 12-10 19-20 16-10 3-19-4-20-16-1-15 11-19 20-13z'), line('#7d5539', 2.6, 'M50 27q0-7 3-10'), shape(LEAF, 'M52 22q6-9 15-6-3 9-15 6z'), glaze(WHITE, 0.5, oval(39, 36, 3, 5)), line(WHITE, 1.2, 'M50 28v26M36 46l28-14M36 33l28 13'),
    reach(76, 38, 0, 1), reach(66, 60, 46, 3), reach(34, 60, 134, 4), reach(24, 38, 180, 0), reach(32, 14, 224, 5), reach(70, 14, -44, 2),
  ]],
  // A cellar, a ladder, and the laptop held up to the only window.
  'work-2-6': [{ ground: 66, floor: '#a7adc0', light: 60 }, (k) => [
    flat('#b9c0d2', 'M0 0h100v66H0z'), line('#a0a8be', 1, 'M0 14h36M0 34h100M0 52h100M20 14v20M60 34v18M30 52v14M84 52v14'), shape(WHITE, box(22, -1, 56, 14, 1)), flat('#dff4ff', box(24, 0, 52, 11)), shape(RED, 'M30 11V4h5v4q5 0 6 3zM42 11V2h5v6q5 0 6 3z'), flat('#5f7fb8', box(30, 0, 5, 5), box(42, 0, 5, 3)), line(k.ink, 1.2, 'M56 0v11'),
    limb(k.ink, WOOD, 2.2, 'M30 68L42 36M58 68L50 36M35 58h20M38 50h15'), shape(k.deep, 'M38 48V35q0-6 7-6t7 6v13z'), head(k.ink, 45, 23, 6.5, 4, { eyes: 'closed' }), limb(k.ink, k.deep, 3.2, 'M51 34L62 28'), group('translate(64 26) rotate(-12)', shape(SLATE, 'M-4 4h18v3H-4zM0-8h18l-3 12H-3z')), line('#f0a03c', 2, 'M62 17q5-6 10 0M58.5 13q8.5-9 17 0'),
  ]],
  // Coins one higher than the last, and the magnifier thrown away.
  'work-3-1': [{ ground: 64 }, (k) => [
    ...[[27, 2], [41, 3], [55, 6], [70, 10]].flatMap(([x = 0, many = 0]) => Array.from({ length: many }, (_, i) => shape(i % 2 ? GOLD : '#f8ce6d', box(x - 6.5, 60 - i * 5, 13, 5, 2.2)))), shape(RED, 'M22 40L58 12l-4-5 15-2-2 15-4-4L26 45z'),
    group('translate(30 18) rotate(-30)', limb(k.ink, BARK, 3, 'M0 9V22'), shape('#dff2ff', oval(0, 0, 9)), line(COAL, 2.2, oval(0, 0, 9))), line(RED, 3, 'M20 7L41 29M41 7L20 29'),
  ]],
  // Two weeks of boxes; in the second one the fifth is a sun.
  'work-3-2': [{ ground: null, light: 26 }, (k) => [
    leaf(k, 22, 6, 56, 61), ...[0, 1].map((row) => shape(row ? k.soft : k.main, ...[0, 1, 2, 3, 4].slice(0, row ? 4 : 5).map((i) => box(24.5 + i * 10.5, 22 + row * 22, 8.6, 18, 2)))), line(WHITE, 1.8, ...[0, 1, 2, 3, 4].map((i) => `M${26.5 + i * 10.5} 31l2 3 2.6-6`), ...[0, 1, 2, 3].map((i) => `M${26.5 + i * 10.5} 53l2 3 2.6-6`)), shape(GOLD, star(71, 53, 9, 9, 5.4)), flat('#ffdf7f', oval(71, 53, 4.2)),
  ]],
  // A shut door; the noise stays outside.
  'work-3-3': [{ ground: 66, light: 76 }, (k) => [
    shape(WHITE, box(33, 1, 34, 66, 1)), shape(k.deep, box(36, 4, 28, 63)), line(k.soft, 1.2, box(40, 9, 20, 20), box(40, 36, 20, 24)), shape(GOLD, oval(60, 33, 2.4), box(58.7, 36, 2.6, 6, 1)), shape(WHITE, box(43, 15, 14, 7, 1)), line(COAL, 1.6, 'M46 18.5h8'),
    shape(RED, star(24, 18, 9, 8, 5)), shape(GOLD, star(22, 44, 8, 7, 4.4)), shape(RED, star(76, 24, 9, 8, 5)), shape(GOLD, star(78, 48, 8, 7, 4.4)), line(k.ink, 1.6, 'M28 29l-5 4M30 8l-3-4M70 36l5 3M71 12l3-4'),
  ]],
  // A letter of three plain lines and one big full stop.
  'work-3-4': [{ ground: 66, light: 28 }, (k) => [
    shape(k.main, 'M18 36L50 14l32 22v33H18z'), shape(WHITE, box(25, 5, 50, 48, 2)), line(COAL, 3, 'M31 14h38M31 23h38M31 32h20'), flat(COAL, oval(56, 32.5, 2.6)), line(k.deep, 2.6, 'M60 40l5 5 9-11'), shape(k.soft, 'M18 36l32 22 32-22v33H18z'), line(k.ink, 1, 'M18 69l24-17M82 69L58 52'),
  ]],
  // A food truck on a hill, a wedge under its wheel, five stars over it.
  'work-3-5': [{ ground: null, light: 80 }, (k) => [
    flat('#b9dfb0', 'M0 50L100 66V74H0z'), shape(GOLD, ...[28, 39, 50, 61, 72].map((x) => star(x, 7, 5, 5.2, 2.3))),
    group('rotate(9 50 56)', shape(k.main, 'M20 18h42v42H20z'), shape(WHITE, 'M62 28h11l8 14v18H62z'), shape(SEA, 'M66 32h6l6 10H66z'), shape('#fff1cf', box(26, 32, 29, 13)), shape(WOOD, box(23, 45, 35, 3)), ...[0, 1, 2, 3].map((i) => shape(i % 2 ? WHITE : RED, `M${23 + i * 9} 24h9v7q-4.5 5-9 0z`)), bust(k.ink, 41, 45, 0.55, 1), shape(COAL, oval(31, 60, 6), oval(70, 60, 6)), flat(GREY, oval(31, 60, 2.4), oval(70, 60, 2.4))), shape(RED, 'M75 67l9-9 2 11z'),
  ]],
  // A big sweet with a seal, and a crossed-out sound.
  'work-3-6': [{ ground: 66, light: 76 }, (k) => [
    shape('#f58ea0', 'M30 35L14 20q-3 8 0 15-3 8 0 16z', 'M70 35l16-15q3 8 0 15 3 8 0 16z'), shape('#f0708a', oval(50, 36, 24, 17)), flat('#ffd3db', 'M38 21.5q-8 14 0 29l6 2q-8-17 0-33zM54 19q10 17 0 34l6-1.5q9-15 0-31z'), shape(GOLD, 'M60 56l-4 14 6-3 4 5 3-15z', star(66, 52, 11, 11, 8.5)), flat(WHITE, star(66, 52, 5, 5.6, 2.4)),
    shape(COAL, 'M38 6h5l7-5v16l-7-5h-5z'), line(COAL, 1.8, 'M54 5q4 4 0 8'), line(RED, 2.6, 'M36 17L59 1'),
  ]],
  // A director's desk with a heart, and all that one likes on it.
  'work-4-1': [{ ground: 66, light: 26 }, (k) => [
    shape('#4c4258', 'M28 44q-5-10 1-14l2-9 6 5h8l6-5 2 9q5 4 0 14z'), flat('#ffd76b', oval(37, 33, 1.7, 2.3), oval(46, 33, 1.7, 2.3)), flat('#f0708a', 'M40 37.5h3l-1.5 2z'), line('#fff', 0.7, 'M36 38l-7-1M36 39.5l-6 2M47 38l7-1M47 39.5l6 2'),
    shape('#e5b070', 'M62 28h12l-6 17z'), shape('#ffd0dc', oval(68, 22, 7)), shape('#b7e6d3', oval(64, 27, 5.5), oval(72, 27, 5.5)), flat(RED, oval(68, 14, 2.2)),
    shape(BARK, box(16, 43, 68, 6, 1)), shape(WOOD, box(20, 49, 60, 19)), shape(WHITE, box(35, 52, 30, 13, 2)), shape(RED, heart(50, 58.5, 5)),
  ]],
  // A ringing telephone before a crossed-out calendar.
  'work-4-2': [{ ground: 66, light: 80 }, (k) => [
    leaf(k, 27, 3, 46, 40), line(RED, 3.4, 'M34 17l32 22M66 17L34 39'), shape(RED, 'M30 68q0-14 9-20h22q9 6 9 20z'), shape(WHITE, oval(50, 58, 7)), flat(RED, oval(50, 58, 2.6)), group('rotate(-12 50 42)', shape('#c54a4a', 'M22 46q-1-10 10-12 18-4 36 0 11 2 10 12l-12 1q-2-4-2-7-14-3-28 0 0 3-2 7z')), line(GOLD, 2.2, 'M19 36l-6-3M21 28l-4-5M80 26l5-4M83 34l6-1'),
  ]],
  // A garage between cypresses, a screen shines inside.
  'work-4-3': [{ ground: null, light: 32 }, (k) => [
    flat('#d8c77a', 'M0 46Q24 34 50 44T100 40V74H0z'), flat('#b9bf66', 'M0 58Q30 48 60 56T100 54V74H0z'), shape(DARK_LEAF, 'M22 62q-7-10-3-30Q21 12 24 8q4 5 5 24 3 20-3 30zM80 60q-6-9-3-26 2-15 4-19 4 4 5 19 2 17-3 26z'),
    shape('#f2c39a', box(32, 32, 42, 34)), shape('#d9704a', 'M27 34L53 17l26 17z'), shape('#5b4a4a', box(38, 42, 30, 24)), shape(WHITE, box(38, 38, 30, 6)), line(GREY, 0.9, 'M38 41h30'), shape(WOOD, box(43, 58, 20, 2.5)), line(BARK, 1.8, 'M45 60v6M61 60v6'), shape('#9fe3ff', box(46, 47, 14, 10, 1)), flat(k.deep, 'M49 55v-3h2v3zM52 55v-5h2v5zM55 55v-7h2v7z'),
  ]],
  // A typewriter on a board across the bath.
  'work-4-4': [{ ground: 66, light: 78 }, (k) => [
    head(k.ink, 28, 22, 8.5, 4, { eyes: 'closed' }), shape(k.pale, 'M20 13q8-8 16 0l-1 4H21z'), tub(WHITE, 16, 44, 68, 21), shape('#eaf6ff', oval(22, 38, 5), oval(31, 36, 6), oval(78, 39, 4)), limb(k.ink, skin(4), 3.4, 'M33 33Q42 38 49 32'), shape(WOOD, box(40, 38, 40, 4, 1)),
    shape(WHITE, box(51, 6, 20, 17)), line(SLATE, 1.2, 'M54 10h14M54 14h14M54 18h9'), shape(COAL, box(46, 21, 30, 5, 2)), shape(k.deep, 'M49 25h24l4 13H45z'), flat(WHITE, ...[0, 1, 2].flatMap((row) => [0, 1, 2, 3].map((i) => oval(52 + i * 6 - row * 0.5, 28.5 + row * 3.4, 1.1)))), shape(GOLD, star(67, 56, 5, 7, 3)),
  ]],
  // A deck chair, and the sign of no end over the sea.
  'work-4-5': [{ ground: 44, floor: SAND, light: 26 }, (k) => [
    flat(SEA, 'M0 36h100v8q-8 5-16 0t-17 0-17 0-17 0-17 0-16 0z'), limb(k.ink, WHITE, 4, 'M50 14C44 4 31 4 31 14s13 10 19 0 19-10 19 0-13 10-19 0z'), line(k.deep, 4, 'M50 14C44 4 31 4 31 14s13 10 19 0 19-10 19 0-13 10-19 0z'),
    limb(k.ink, WOOD, 2.4, 'M26 68L66 30M74 66L44 46M40 67L56 52'), shape(RED, 'M62 28q-2 16-14 24-8 6-16 5l-3 4q14 3 24-5 14-11 15-25z'), shape(WHITE, 'M57 41l5 3-4 6-5-4zM44 53l3 5-6 3-3-5z'), shape(GOLD, 'M72 52h7l-2 12h-3z'), line(RED, 1.4, 'M76 52l4-8'),
  ]],
  // A head in a television, and everything there is to know around it.
  'work-4-6': [{ ground: 66, light: 78 }, (k) => [
    line(COAL, 1.8, 'M50 16L40 3M50 16L61 3'), shape('#5a5870', box(20, 15, 60, 48, 5)), shape('#cfe8ff', box(25, 20, 42, 38, 4)), bust(k.ink, 46, 58, 1.35, 2, { mouth: 'open', coat: k.deep }), line(COAL, 1.3, oval(43, 38.5, 2.8), oval(49, 38.5, 2.8)), shape(COAL, box(27, 63, 8, 4), box(65, 63, 8, 4)), shape(GOLD, oval(73.5, 27, 3)), shape(GREY, oval(73.5, 37, 3)), line(WHITE, 1.2, 'M71 46h5M71 50h5M71 54h5'),
    shape(RED, heart(60, 28, 3.4)), shape(GOLD, star(32, 27, 5, 4.6, 2)), flat(k.deep, oval(60, 42, 3.8)), line(WHITE, 0.9, 'M56 42h8M60 38v8'), shape(LEAF, 'M30 46q0-6 5-7 1 6-5 7z'),
  ]],
  // A rocking chair with a young skateboarder in it.
  'work-5-1': [{ ground: 64, floor: '#b9dfb0', light: 28 }, (k) => [
    limb(k.ink, BARK, 2.6, 'M22 60Q48 76 80 60M36 65L30 12M62 66L64 46M38 47h28M36 32h20'), line(BARK, 2, 'M35 20h-3M36 40h-3'), shape('#6f86c8', 'M40 46h18q6 0 6 6l2 12-6 1-2-10H40z'), shape(RED, 'M60 62l7-1q6 2 7 6l-13 1z'), shape(GOLD, 'M37 48V32q0-7 9-7t9 7v16z'), head(k.ink, 46, 17, 8.5, 4), line(COAL, 2.6, 'M37 18Q37 7 46 7t9 11'), shape(COAL, box(34.5, 15, 5, 8, 2), box(52.5, 15, 5, 8, 2)), limb(k.ink, GOLD, 3, 'M50 33L60 40'), shape(WHITE, box(58, 31, 8, 10, 1.5)), line(RED, 1.6, 'M63 31l4-8'), shape(k.soft, 'M37 46h24q5 0 5 5l-3 7-22-2z'), line(WHITE, 1.2, 'M42 49l3 3 3-3 3 3 3-3 3 3 3-3'),
  ]],
  // A gold medal with a laurel for nothing but you.
  'work-5-2': [{ ground: null, light: 76 }, (k) => [
    shape(k.deep, 'M30-2h16l10 24H42z'), shape(RED, 'M70-2H54L44 22h14z'), shape(GOLD, oval(50, 44, 25)), shape('#ffd878', oval(50, 44, 20)), flat('#c98f24', 'M50 57c-8 0-10 3-11 5h22c-1-2-3-5-11-5z', 'M43 36q0-9 8-9 7 0 7 7l3 5-3 1v4q0 3-4 2l-1 4 5 6H42l2-6q-4-4-1-14z'), line('#c98f24', 2, 'M35 54q-6-10 0-20M65 54q6-10 0-20'), flat('#c98f24', oval(32, 40, 1.5, 2.6), oval(31.5, 47, 1.5, 2.6), oval(68, 40, 1.5, 2.6), oval(68.5, 47, 1.5, 2.6), oval(36, 34, 1.5, 2.4), oval(64, 34, 1.5, 2.4)), glaze(WHITE, 0.6, 'M32 30q5-8 13-10l-1 3q-6 2-10 8z'),
  ]],
  // A lectern between flags, and hands that clap.
  'work-5-3': [{ ground: 66, light: 50 }, (k) => [
    line('#c98f24', 2, 'M26 66V6M74 66V6'), shape(k.deep, 'M27 8q8-4 13 4 1 14-2 28-5-6-11-2z'), shape(RED, 'M73 8q-8-4-13 4-1 14 2 28 5-6 11-2z'), bust(k.ink, 50, 42, 1.25, 1, { coat: '#4b5a8c', mouth: 'open' }), flat(WHITE, 'M47 29l3 6 3-6z'), flat(RED, 'M49 31h2l1 8h-4z'),
    shape(WOOD, 'M35 40h30l-4 28H39z'), shape(BARK, box(32, 38, 36, 5, 1)), shape(GOLD, star(50, 54, 5, 7, 3)), line(COAL, 1.6, 'M42 38v-7M58 38v-7'), ...[[22, 0], [34, 2], [66, 4], [78, 1]].map(([x = 0, who = 0]) => group(`translate(${x} 62)`, shape(skin(who), 'M-5 12V0q-1-6 1-9 2 0 2 4v-6q2-2 3 0l1 5 1-6q3-1 3 2v10l-1 12z'), line(k.ink, 1.2, 'M-7-10l-2-4M0-14v-4M7-10l2-4'))),
  ]],
  // A sleeper, and coins that rain from the dream.
  'work-5-4': [{ ground: 64, light: 80 }, (k) => [
    shape(WHITE, cloudlet(51, 22, 1.7)), coin(GOLD, 42, 14, 5), coin(GOLD, 54, 16, 5), coin(GOLD, 44, 31, 4), coin(GOLD, 58, 34, 4), coin(GOLD, 68, 28, 4), coin(GOLD, 52, 42, 4),
    shape(BARK, box(18, 40, 5, 27, 2), box(77, 50, 5, 17, 2)), shape(WHITE, box(22, 54, 56, 9, 2)), shape(k.deep, 'M40 47q20-6 38 2v14H40z'), shape(WHITE, box(23, 48, 19, 9, 4)), head(k.ink, 33, 47, 7.5, 4, { eyes: 'closed' }), shape(k.soft, 'M26 44q2-9 10-8 8 2 11 10-6-4-9-3-6-1-12 1z', oval(48, 47.5, 2)), coin(GOLD, 66, 46, 4.5), coin(GOLD, 58, 47.5, 4.5),
  ]],
  // A porthole with Mars in it, a seat beside it.
  'work-5-5': [{ ground: null, light: 80 }, (k) => [
    flat('#dfe5f2', 'M0 0h100v72H0z'), line('#c2cbe0', 1.2, 'M0 12h100M0 62h100M12 0v72M90 0v72'), shape(WHITE, oval(52, 31, 28)), shape('#232a52', oval(52, 31, 23)), flat('#e2683f', oval(58, 36, 14)), flat('#c04f2c', oval(54, 32, 3.5, 2.4), oval(63, 40, 4, 2.6), oval(60, 29, 2, 1.4)), flat('#f4a37c', 'M46 43q-4-9 2-16-1 9 4 15z'), flat(WHITE, oval(40, 18, 1), oval(52, 13, 0.9), oval(37, 31, 0.9), oval(42, 44, 1), oval(66, 16, 1)), flat(SLATE, ...[0, 45, 90, 135, 180, 225, 270, 315].map((a) => oval(52 + 25.5 * Math.cos((a * Math.PI) / 180), 31 + 25.5 * Math.sin((a * Math.PI) / 180), 1.1))),
    shape(k.deep, 'M12 74V40q0-9 9-9t9 9v34z', 'M30 58h20q5 0 5 5v12H30z'), shape(WHITE, box(14, 34, 14, 9, 3)), line(RED, 2.4, 'M30 60L44 70'),
  ]],
  // A fountain pen at the end of one grand flourish.
  'work-5-6': [{ ground: null, light: 30 }, (k) => [
    flat('#8fcbe6', 'M0 34h100v14H0z'), shape(WHITE, 'M8 44h84l8 30H0z'), line(k.deep, 2.6, 'M18 62c6-16 14-14 10-4s-4 8 4-2 8-2 6 2 6 0 8-4q2 6 8 2'), line(SLATE, 1.2, 'M16 67h60'),
    group('translate(55 58) rotate(38)', shape(GOLD, 'M0 0l-7-16h14z'), line(k.ink, 1.2, 'M0 0v-9'), flat(k.ink, oval(0, -10, 1.4)), shape(COAL, box(-6.5, -24, 13, 9, 1)), shape(k.deep, 'M-7-24h14l-1-34q-6-5-12 0z'), shape(GOLD, box(-7, -28, 14, 3.5)), glaze(WHITE, 0.4, box(-4, -54, 2.6, 24, 1))),
  ]],
};

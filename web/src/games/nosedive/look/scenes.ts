/**
 * The small pictures on lifestyle cards: a scene for each suit and number of stars, from a few pieces, in a box of 100 by 72.
 * The copy of a card moves the weather about: light, clouds and guests are its own.
 */
import type { Suit } from "./cards";

/** A colour and what it fills. */
export type Layer = readonly [fill: string, path: string];

export interface Scene {
  sky: readonly [above: string, below: string];
  layers: readonly Layer[];
}

const disc = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
const box = (x: number, y: number, w: number, h: number, r = 0): string =>
  r === 0
    ? `M${x} ${y}h${w}v${h}h${-w}z`
    : `M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - w}q${-r} 0 ${-r} ${-r}v${2 * r - h}q0 ${-r} ${r} ${-r}z`;
const roof = (x: number, y: number, w: number, h: number): string => `M${x} ${y}l${w / 2} ${-h} ${w / 2} ${h}z`;
const cloud = (x: number, y: number, s: number): string => `${disc(x, y, 4 * s)}${disc(x + 5 * s, y - 2 * s, 5 * s)}${disc(x + 10.5 * s, y, 4 * s)}${box(x, y, 10.5 * s, 4 * s)}`;
const hill = (y: number): string => `M0 ${y}q25-8 52-2t48-3v${72 - y + 3}H0z`;
const star = (x: number, y: number, s: number): string =>
  `M${x} ${y - 5 * s}l${1.5 * s} ${3.3 * s} ${3.6 * s} ${0.4 * s}${-2.7 * s} ${2.4 * s} ${0.8 * s} ${3.5 * s}${-3.2 * s} ${-1.8 * s}${-3.2 * s} ${1.8 * s} ${0.8 * s} ${-3.5 * s}${-2.7 * s} ${-2.4 * s} ${3.6 * s} ${-0.4 * s}z`;
const heart = (x: number, y: number, s: number): string => `M${x} ${y + 4 * s}c${-8 * s} ${-5 * s} ${-4 * s} ${-11 * s} 0 ${-7 * s}c${4 * s} ${-4 * s} ${8 * s} ${2 * s} 0 ${7 * s}z`;

const WHITE = "#ffffff";
const tree = (x: number, y: number, s: number, leaf: string): Layer[] => [
  ["#a58f86", box(x - s, y - 9 * s, 2 * s, 9 * s)],
  [leaf, `${disc(x, y - 14 * s, 6.5 * s)}${disc(x - 4 * s, y - 10 * s, 4.5 * s)}${disc(x + 4 * s, y - 10 * s, 4.5 * s)}`],
];
/** Somebody as an app shows anybody: a round head over round shoulders. */
const person = (x: number, y: number, s: number, coat: string, skin = "#f4d7c8"): Layer[] => [
  [coat, `M${x - 7 * s} ${y}c0 ${-8 * s} ${3 * s} ${-11 * s} ${7 * s} ${-11 * s}s${7 * s} ${3 * s} ${7 * s} ${11 * s}z`],
  [skin, disc(x, y - 14.5 * s, 4.6 * s)],
];
const windows = (x: number, y: number, columns: number, rows: number, step: number, side: number): string =>
  Array.from({ length: columns * rows }, (_, at) => box(x + (at % columns) * step, y + Math.floor(at / columns) * step, side, side)).join("");

const COATS = ["#ef9aa8", "#8fcdb4", "#a9b8ea", "#f5c98b", "#cfa9dc", "#8fc3dd"];
const SKINS = ["#f4d7c8", "#c99a7c", "#f0c5a8", "#8d6450", "#e5b592"];
const coat = (n: number): string => COATS[n % COATS.length] ?? WHITE;
const skin = (n: number): string => SKINS[n % SKINS.length] ?? WHITE;

/** People in a row, each another one. */
const crowd = (many: number, y: number, s: number, from: number, to: number, copy: number): Layer[] =>
  Array.from({ length: many }, (_, at) => person(from + ((to - from) * at) / Math.max(1, many - 1), y, s, coat(at + copy), skin(at * 2 + copy))).flat();

const COMMUNITY: ((copy: number) => Layer[])[] = [
  (copy) => [["#e9d6d6", box(22, 52, 46, 3, 1)], ["#d3bcbc", `${box(26, 55, 3, 11)}${box(61, 55, 3, 11)}`], ["#e9d6d6", box(22, 44, 46, 3, 1)], ...person(36, 56, 0.9, coat(copy), skin(copy)), ["#c5cbd6", box(70, 60, 7, 6, 1)]],
  (copy) => [["#fff", box(12, 22, 26, 15, 5)], ["#f3a6b0", heart(25, 30, 0.9)], ...crowd(2, 70, 1.4, 36, 66, copy)],
  (copy) => [["#f7c46c", `M50 44c6 6 4 14 0 16-5-2-6-8 0-16z`], ["#e98a5c", "M50 50c3 4 2 8 0 9-3-1-3-5 0-9z"], ["#8d6f63", `${box(40, 60, 20, 3, 1)}`], ...crowd(2, 70, 1.1, 20, 32, copy), ...crowd(2, 70, 1.1, 70, 82, copy + 2)],
  (copy) => [
    ["#e48a98", "M0 10q25 14 50 4t50-2v2q-25-6-50 4T0 14z"],
    ...Array.from({ length: 7 }, (_, at): Layer => [coat(at + copy), `M${8 + at * 14} ${[16, 20, 20, 17, 15, 15, 14][at] ?? 16}l8 0-4 9z`]),
    ...crowd(5, 64, 0.95, 12, 88, copy + 3), ...crowd(4, 73, 1.15, 22, 78, copy),
  ],
  (copy) => [
    ["#e6dcd2", "M38 70l3-22h18l3 22z"], ["#f3ece4", box(35, 66, 30, 6, 1)], ...person(50, 50, 1.25, "#f0c25e", "#f7d98f"), ["#f0c25e", "M56 38l12-12 2 2-10 14z"], ["#ffe9b0", star(71, 22, 1.2)],
    ...crowd(3, 74, 0.9, 8, 28, copy), ...crowd(3, 74, 0.9, 72, 92, copy + 3),
    ...Array.from({ length: 9 }, (_, at): Layer => [coat(at), box(6 + ((at * 37) % 88), 6 + ((at * 23) % 30), 2.4, 2.4)]),
  ],
];

const WORK: ((copy: number) => Layer[])[] = [
  (copy) => [["#b4bccf", box(26, 63, 48, 4, 1)], ...Array.from({ length: 5 }, (_, at): Layer => [at % 2 === copy % 2 ? "#c3cbe2" : coat(copy + at), `M${32 + at} ${60 - at * 5}l34 ${at % 2 ? 2 : -1} 0 4-34 ${at % 2 ? -1 : 1}z`]), ["#fff", box(40, 37, 16, 1.5)]],
  (copy) => [["#c9cfe2", box(12, 54, 76, 4, 1)], ["#aab2c9", `${box(18, 58, 4, 14)}${box(78, 58, 4, 14)}`], [coat(copy), box(26, 42, 12, 12, 2)], ["#fff", "M38 45h4v6h-4z"], ["#8d97b5", box(52, 34, 24, 16, 2)], ["#dfe6fb", box(54, 36, 20, 12, 1)], ["#8d97b5", box(60, 50, 8, 4)]],
  (copy) => [["#dfe4f4", box(18, 14, 64, 58, 2)], ["#fff", box(24, 20, 22, 26, 1)], ["#cfe3f5", box(26, 22, 18, 22)], ["#b7c1de", box(54, 24, 20, 48, 1)], ["#f0c25e", disc(58, 50, 1.6)], ["#a58f86", box(30, 60, 10, 12, 1)], ["#8fcdb4", `M35 60c-9-3-9-11-5-14 3 4 5 8 5 14zM35 60c9-3 9-11 5-14-3 4-5 8-5 14z`], [coat(copy), box(57, 30, 14, 6, 1)]],
  (copy) => [["#cfd8f0", box(10, 28, 22, 44, 1)], ["#b9c6ea", box(36, 10, 28, 62, 1)], ["#dbe3f7", box(68, 22, 22, 50, 1)], ["#fff", `${windows(14, 33, 2, 5, 8, 4)}${windows(41, 16, 3, 7, 7.5, 4)}${windows(72, 27, 2, 6, 8, 4)}`], [coat(copy), box(48.5, 46, 4, 4)], ["#e98a98", "M8 58l20-10 14 4 22-20 16 4 12-16 2 1-13 17-16-4-22 20-14-4-19 10z"]],
  (copy) => [
    ["#e7ebf8", `${disc(50, 74, 22)}`], ["#f5f6fb", "M50 6c10 10 12 24 10 40H40C38 30 40 16 50 6z"], ["#a9b8ea", "M40 34l-9 16 9-2zM60 34l9 16-9-2z"], ["#8fa4e0", disc(50, 26, 5)], ["#dfe6fb", disc(50, 26, 3)], ["#f7c46c", "M44 46h12l-3 12-3-4-3 4z"], ["#e98a98", "M44 46h12v3H44z"],
    ["#fff", `${cloud(22, 64, 1.3)}${cloud(60, 66, 1.4)}${cloud(38, 70, 1.5)}`], [coat(copy), star(16, 18, 0.8)], ["#fff", `${star(84, 22, 0.7)}${star(74, 10, 0.5)}`],
  ],
];

const HOME: ((copy: number) => Layer[])[] = [
  (copy) => [["#bfd9c9", hill(60)], [coat(copy), roof(26, 64, 46, 32)], ["#fff6ea", roof(42, 64, 14, 22)], ["#a58f86", "M49 32l-2-4h4z"], ["#d7c6bd", box(72, 58, 8, 6, 1)]],
  (copy) => [["#c9e3d6", hill(64)], ["#e4e2de", box(24, 22, 52, 46)], ["#cfd6d8", box(24, 18, 52, 5)], ["#fff", windows(30, 28, 4, 3, 11, 6)], ["#f7d98f", box(30 + ((copy - 1) % 4) * 11, 28 + ((copy * 2) % 3) * 11, 6, 6)], ["#a58f86", box(46, 60, 8, 8)]],
  (copy) => [["#b5ddc7", hill(60)], ["#fdf3ea", box(30, 40, 38, 26)], [coat(copy), roof(25, 41, 48, 20)], ["#a58f86", box(45, 50, 8, 16, 1)], ["#cfe9f5", `${box(34, 46, 8, 8)}${box(56, 46, 8, 8)}`], ["#d8a79a", box(58, 22, 5, 12)], ...tree(82, 66, 1.2, "#8fcdb4"), ...tree(15, 64, 0.9, "#a4d6b4")],
  (copy) => [...tree(50, 72, 2.6, "#8fcdb4"), ["#a58f86", box(46, 50, 8, 22)], ["#e9d3b9", box(32, 30, 36, 20, 1)], [coat(copy), roof(27, 31, 46, 15)], ["#fff3c4", `${box(37, 35, 8, 9)}${box(55, 35, 8, 9)}`], ["#c9a98e", box(28, 50, 44, 3, 1)], ["#8d7a70", "M64 53l2 19h-2l-2-19zM70 53l2 19h-2l-2-19zM63 58h8v1.500h-8zM64 64h8v1.500h-8z"]],
  (copy) => [
    ["#9fd3e6", box(0, 58, 100, 14)], ["#f3e3c3", "M10 62q40-12 80 0z"], ["#f7efe9", `${box(30, 30, 40, 28)}${box(24, 24, 12, 34)}${box(64, 24, 12, 34)}${box(44, 18, 12, 20)}`], [coat(copy), `${roof(22, 24, 16, 13)}${roof(62, 24, 16, 13)}${roof(42, 18, 16, 14)}`],
    ["#cfe1ef", `${box(28, 32, 4, 6, 2)}${box(68, 32, 4, 6, 2)}${box(48, 24, 4, 6, 2)}${box(38, 38, 4, 5)}${box(58, 38, 4, 5)}`], ["#c9a98e", `M45 58v-9q5-7 10 0v9z`], ["#e98a98", "M50 4h8l-3 2.5 3 2.500h-8z"], ...tree(86, 61, 0.9, "#8fcdb4"), ["#fff", `${box(8, 65, 14, 1)}${box(70, 68, 18, 1)}${box(34, 67, 12, 1)}`],
  ],
];

/** Another scene for the same suit and stars, for every second copy. */
const OTHERWISE: Partial<Record<string, (copy: number) => Layer[]>> = {
  // A bubble with one heart, far from everybody.
  "community-1": (copy) => [["#fff", "M26 18h48q6 0 6 6v20q0 6-6 6H48L36 62V50H26q-6 0-6-6V24q0-6 6-6z"], ["#f3a6b0", heart(50, 34, 1.7)], ["#b23a5a", `${box(62, 30, 2.4, 10)}${box(59, 31.5, 4, 2.2)}`], ...person(88, 74, 0.7, coat(copy), skin(copy))],
  // A table in a café, two cups.
  "community-3": (copy) => [["#d8b9a4", box(30, 52, 40, 3, 1)], ["#b9967f", `${box(48, 55, 4, 16)}${box(40, 69, 20, 3, 1)}`], ["#fff", `${box(36, 44, 8, 8, 2)}${box(56, 44, 8, 8, 2)}`], ["#e9a7b2", "M0 6h100v8q-6 6-12 0-6 6-13 0-6 6-12 0-6 6-13 0-6 6-12 0-6 6-13 0-6 6-12 0-6 6-13 0z"], ...person(18, 70, 1.2, coat(copy), skin(copy)), ...person(82, 70, 1.2, coat(copy + 2), skin(copy + 3))],
  // Somebody between two boards.
  "work-1": (copy) => [["#cfd6e8", hill(66)], ...person(50, 66, 1.5, "#9aa5c4", skin(copy)), [coat(copy), box(38, 48, 24, 22, 1)], ["#fff", `${box(42, 52, 16, 2.4)}${box(42, 57, 12, 2.4)}${box(42, 62, 14, 2.4)}`], ["#eef0f7", "M16 66l8-3 4 6-9 1zM74 68l9-4 3 5-8 2z"]],
  // A cup on a pedestal.
  "work-5": (copy) => [["#dfe6f8", box(22, 52, 56, 20, 1)], ["#c9d4f0", box(36, 42, 28, 30, 1)], ["#f0c25e", "M40 12h20v10c0 8-4 13-10 13s-10-5-10-13z"], ["#e3ad3f", `${box(48, 34, 4, 5)}${box(43, 38, 14, 4, 1)}M40 15h-7c0 8 3 11 8 12v-3c-3-1-4-3-4-6h3zM60 15h7c0 8-3 11-8 12v-3c3-1 4-3 4-6h-3z`], ["#fff6d8", star(50, 22, 0.9)], [coat(copy), `${star(22, 22, 0.8)}${star(78, 20, 0.8)}`], ...person(29, 53, 0.8, coat(copy + 1), skin(copy)), ...person(71, 53, 0.8, coat(copy + 3), skin(copy + 2))],
  // A mattress, and a lamp without a shade.
  "home-1": (copy) => [["#d9cdbf", box(0, 58, 100, 14)], ["#c3b5a6", box(0, 58, 100, 1.4)], ["#fff", box(18, 50, 50, 10, 4)], [coat(copy), box(34, 48, 36, 11, 4)], ["#f7efe4", box(20, 46, 13, 7, 3)], ["#8d7a70", `${box(83, 26, 1.6, 32)}${box(79, 58, 10, 2)}`], ["#fff3c4", disc(83.8, 22, 5)]],
  // An island of one's own.
  "home-5": (copy) => [["#9fd3e6", box(0, 44, 100, 28)], ["#8bc5dc", "M0 54q12-4 25 0t25 0 25 0 25 0v18H0z"], ["#f3e3c3", "M18 56q32-20 64 0-30 9-64 0z"], ["#a58f86", "M58 50c-1-12 1-20 6-27l2 1c-4 8-5 16-4 26z"], ["#7cc4a0", "M65 23c-9-6-16-3-19 4 7-3 13-3 19-2-6 2-9 6-9 12 5-5 8-8 10-11 2 4 5 8 11 10 0-7-4-10-9-11 6-2 11-1 15 3-1-8-9-11-18-5z"], ["#fff", box(32, 40, 18, 12, 1)], [coat(copy), roof(29, 41, 24, 10)], ["#cfe9f5", box(38, 44, 6, 5)], ["#fff", `${box(6, 62, 14, 1)}${box(74, 66, 18, 1)}`]],
};

const SCENES: Record<Suit, ((copy: number) => Layer[])[]> = { community: COMMUNITY, work: WORK, home: HOME };

const SKIES: Record<Suit, readonly (readonly [string, string])[]> = {
  community: [["#ffe3e6", "#fff6f1"], ["#ffd9d4", "#fff2e8"], ["#fbdcec", "#fff4f6"], ["#ffe6d8", "#fff8ee"], ["#f7d7df", "#fdeff0"], ["#ffdfe9", "#f7f0ff"]],
  work: [["#e2e8fa", "#f8f9ff"], ["#dbe9f7", "#f5fbff"], ["#e7e2f6", "#faf7ff"], ["#dfe6f0", "#f7f9fb"], ["#e4ecff", "#fff7f4"], ["#d9e3f2", "#f2f4ff"]],
  home: [["#d9f1e7", "#f8fffb"], ["#d6eef2", "#f6fdfd"], ["#e6f3d9", "#fbfff2"], ["#dcefe0", "#fffaf0"], ["#d2ece6", "#f4f9ff"], ["#e3f4ec", "#fff6f4"]],
};

const noScene: Scene = { sky: ["#fff", "#fff"], layers: [] };

export function sceneOf(suit: Suit, stars: number, copy: number): Scene {
  const draw = (copy % 2 === 0 ? OTHERWISE[`${suit}-${stars}`] : undefined) ?? SCENES[suit][stars - 1];
  const sky = SKIES[suit][copy - 1];
  if (!draw || !sky) return noScene;
  const side = copy % 2 === 0 ? 78 : 20;
  const weather: Layer[] = [
    [copy % 3 === 0 ? "#fff8d8" : "#ffffff", disc(side, 14 + (copy % 3) * 3, 6 + (copy % 2))],
    ["#ffffff", `${cloud((side + 46 + copy * 5) % 84, 12 + (copy % 4) * 3, 0.8)}${cloud((side + 22 + copy * 9) % 84, 24 - (copy % 3) * 4, 0.5)}`],
  ];
  return { sky, layers: [...weather, ...draw(copy)] };
}

/** What hurts: a thumb that points down, and a cracked screen. */
export const LOSE: Scene = {
  sky: ["#ececef", "#f7f7f8"],
  layers: [["#d6d6db", disc(50, 36, 26)], ["#fff", disc(50, 36, 23)], ["#8a8893", "M38 24h6v20h-6zM46 24h14q5 0 5 4 0 2-1.5 3 2.5 1 2.5 3.5 0 2-2 3 1.5 1 1.5 3 0 3.5-4 3.500h-7c1 4 1 8-1.5 9-2 .5-3-1-3-3.5 0-4-4-6-4-9z"]],
};
export const DOUBLE: Scene = {
  sky: ["#e5dfe4", "#f6f0f2"],
  layers: [
    ["#55525e", box(32, 6, 36, 60, 5)], ["#f4f1f4", box(35, 12, 30, 46, 1)], ["#d9d3da", disc(50, 62, 2)],
    ["#c2405a", "M38 20l6 9 5-3 5 12 5-2 3 7-1 1-3-5-5 2-5-12-5 3-6-11z"], ["#c2405a", "M38 32l6 9 5-3 5 12 5-2 3 7-1 1-3-5-5 2-5-12-5 3-6-11z"],
    ["#8a8893", "M65 12l-9 13 3 4-7 9 2 3-4 7 7-7-2-3 7-10-3-3z"],
  ],
};

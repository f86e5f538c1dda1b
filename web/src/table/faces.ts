/** The faces of bots: birds, as their names say, drawn in layers of flat colour on a box of 64 by 64. */

/** A colour and what it fills. */
export type Layer = readonly [fill: string, path: string];

export interface Portrait {
  sky: string;
  layers: readonly Layer[];
}

const disc = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const SHOULDERS = "M4 68C4 47 16 38 31 38s27 9 27 30z";
const BELLY = "M20 68c0-15 6-23 14-23s15 8 15 23z";
const BEAK = "M44 23.5l14 5-14 4.5z";
const eye = (x: number, y: number): Layer[] => [["#15100d", disc(x, y, 2.7)], ["#fff", disc(x + 1, y - 1, 0.9)]];

const sparrow: Portrait = {
  sky: "#a9c6cb",
  layers: [
    ["#8d6140", SHOULDERS],
    ["#dccbac", BELLY],
    ["#6b4329", "M4 68c0-13 4-20 10-24 3 8 3 16 1 24z"],
    ["#dccbac", disc(31, 27, 17)],
    ["#7b4627", "M14 28C13 15 21 9 31 9c9 0 16 5 17 14-6-4-11-4-16-2s-11 5-18 7z"],
    ["#2c211b", "M33 33c4-1 9-1 12 1-1 8-4 13-7 13s-6-6-5-14z"],
    ["#8a7a66", disc(23, 32, 3.4)],
    ["#3a2c22", BEAK],
    ...eye(38, 25),
  ],
};

const magpie: Portrait = {
  sky: "#cdbcdc",
  layers: [
    ["#191b29", SHOULDERS],
    ["#f6f1e6", "M14 68c1-14 9-20 19-20s16 8 17 20z"],
    ["#2f62b0", "M4 68c0-14 5-21 12-25 4 8 3 17 0 25z"],
    ["#191b29", disc(31, 26, 17)],
    ["#2a3358", "M15 22c3-8 9-11 15-11-6 3-10 8-11 15z"],
    ["#0b0c13", "M43 20l19 8-19 6z"],
    ["#f4b942", `${disc(57, 34, 5.4)}${disc(57, 34, 3)}`],
    ["#fff3c9", "M61 27l1.3 2.7L65 31l-2.7 1.3L61 35l-1.3-2.7L57 31l2.7-1.3z"],
    ["#f6f1e6", disc(37, 23, 4)],
    ...eye(38, 23),
  ],
};

const jay: Portrait = {
  sky: "#cbd8a8",
  layers: [
    ["#b78873", SHOULDERS],
    ["#dcb9a5", BELLY],
    ["#2a6fc4", "M4 68c0-14 5-21 12-25 4 8 3 17 0 25z"],
    ["#cfe6fa", "M7 54l10-4v2.4L6.4 57zM5 61l13-4v2.4L4.6 64z"],
    ["#8d6353", "M14 20c-3-6-3-10-2-13 4 1 6 3 8 5 0-4 1-7 3-9 3 2 5 5 6 8 2-3 4-4 7-5 1 5 0 9-3 13z"],
    ["#c99c87", disc(31, 27, 16.5)],
    ["#8d6353", "M22 14l2 7-4-5zM29 12l1 7-3-6zM36 12v7l-2-6z"],
    ["#1f1713", "M34 32l11 1c-1 6-4 10-8 11-3-3-4-7-3-12z"],
    ["#3a2f2b", BEAK],
    ["#d8ecf8", disc(37, 24, 4.2)],
    ...eye(37.6, 24),
  ],
};

const owl: Portrait = {
  sky: "#35447a",
  layers: [
    ["#f1e2ad", disc(53, 12, 5)],
    ["#6d4f34", "M2 68c0-22 12-32 30-32s30 10 30 32z"],
    ["#d9bd8d", "M17 68c0-13 6-20 15-20s15 7 15 20z"],
    ["#6d4f34", "M24 54l3 5 3-5zM34 54l3 5 3-5zM29 61l3 5 3-5z"],
    ["#8a6743", "M11 5c6 1 11 4 14 8 4-1 10-1 14 0 3-4 8-7 14-8-1 5-2 9-4 12 3 4 4 8 4 12 0 12-9 20-21 20S11 41 11 29c0-4 1-8 4-12-2-3-3-7-4-12z"],
    ["#ecdab4", `${disc(22.5, 28, 10.5)}${disc(41.5, 28, 10.5)}`],
    ["#f0a11a", `${disc(23.5, 28, 7)}${disc(40.5, 28, 7)}`],
    ["#15100d", `${disc(24.5, 28, 4)}${disc(39.5, 28, 4)}`],
    ["#fff", `${disc(26, 26.4, 1.3)}${disc(41, 26.4, 1.3)}`],
    ["#4d361f", "M10 17c8-1 16 2 22 8 6-6 14-9 22-8-7 2-13 6-17 10l-5 4-5-4c-4-4-10-8-17-10z"],
    ["#3a2c22", "M32 31l4 4.5-4 8-4-8z"],
  ],
};

const cuckoo: Portrait = {
  sky: "#b7d4b4",
  layers: [
    ["#76838f", SHOULDERS],
    ["#f3efe6", BELLY],
    ["#5d6873", "M20 55h29v2.4H20zM19 61h31v2.4H19z"],
    ["#8995a1", disc(31, 27, 16)],
    ["#a3aeb8", "M17 24c2-7 7-11 14-11-5 3-8 7-9 13z"],
    ["#e3b23c", "M43 25l5 1v6l-5 1z"],
    ["#2c3036", "M46 26l13 5.5L46 32z"],
    ["#f2cf4a", disc(37.4, 24, 4.3)],
    ...eye(38, 24),
    ["#7a5230", "M36 58c8 3 19 3 27 0v10H38z"],
    ["#bfe0e6", "M44 57c0-6 3-10 6.5-10S57 51 57 57c-2 4-11 4-13 0z"],
    ["#7a9aa6", `${disc(48.5, 54, 1)}${disc(52, 51, 0.9)}${disc(53.5, 56, 1)}`],
  ],
};

const stork: Portrait = {
  sky: "#9fcbe6",
  layers: [
    ["#23232b", "M2 68c0-14 6-20 14-23l30 4c8 3 12 9 12 19z"],
    ["#faf6ec", "M15 68c2-9 3-16 2-26-1-9 2-16 8-20l13 11c-4 6-3 14 0 21 2 5 3 9 3 14z"],
    ["#faf6ec", disc(30, 21, 13.5)],
    ["#e6ddca", "M20 36c4 5 10 6 16 3-2 4-2 7-1 11-6 0-12-4-15-14z"],
    ["#d8412f", "M39 17l24 17-26-6z"],
    ["#b02c20", "M37 27.500L63 34l-24-3z"],
    ["#23232b", "M31 17c4-2 8-1 10 1-2 4-6 5-9 3z"],
    ...eye(35.5, 18.5),
  ],
};

const nightingale: Portrait = {
  sky: "#2c3072",
  layers: [
    ["#f1e2ad", disc(13, 13, 7)],
    ["#2c3072", disc(16.5, 11, 6)],
    ["#7d4f31", SHOULDERS],
    ["#ead9bd", "M19 68c0-16 7-26 17-26 9 2 14 12 14 26z"],
    ["#94613d", disc(30, 28, 16)],
    ["#ead9bd", "M32 44c3-1 8-4 12-10-4-1-9 0-12 2z"],
    ["#d9a441", "M43 26l11-8-5 11z"],
    ["#c58a2c", "M43 30l12 4-12 2z"],
    ["#1c120b", "M31 25c2 3.5 7 3.5 9 0 0 6-9 6.5-9 0z"],
    ["#f1e2ad", `${disc(57, 14, 2.3)}M58 14V5l4 2v2.200l-2.4-1.200V14z`],
  ],
};

/** Nobody: a chair under the lamp. */
const chair: Portrait = {
  sky: "#3b2a1c",
  layers: [
    ["#5d4630", disc(32, 34, 27)],
    ["#8a6743", "M19 10h4v30h-4zM41 10h4v30h-4zM19 10h26v6H19zM23 20h18v4H23z"],
    ["#b48a58", "M15 38h34v6H15z"],
    ["#6d4f34", "M17 44h4v18h-4zM43 44h4v18h-4z"],
  ],
};

const parrot: Portrait = {
  sky: "#f6c9d2",
  layers: [
    ["#2f9e6e", SHOULDERS],
    ["#7fd0a0", BELLY],
    ["#e2574c", "M4 68c0-14 5-21 12-25 4 8 3 17 0 25z"],
    ["#f4b942", "M8 57l9-4v2.6L7 60z"],
    ["#37b07c", disc(31, 26, 17)],
    ["#f4d774", "M17 20c3-8 9-11 15-11 5 0 9 2 11 5-9 0-18 3-26 6z"],
    ["#fff6ea", disc(37, 24, 6.6)],
    ["#e8893a", "M42 20c9-1 14 5 13 14-1 4-4 5-6 4 1-4-1-8-7-9z"],
    ["#b5622a", "M42 30c4 0 7 3 6 7-3 1-6-1-6-4z"],
    ...eye(38, 23.5),
    ["#e98a98", disc(28, 33, 3)],
  ],
};

const raven: Portrait = {
  sky: "#c3c7cf",
  layers: [
    ["#22242d", SHOULDERS],
    ["#30333f", BELLY],
    ["#15161c", "M4 68c0-14 5-21 12-25 4 8 3 17 0 25z"],
    ["#262934", disc(31, 26, 16.5)],
    ["#3c4152", "M15 24c2-9 9-14 16-14-6 3-10 8-11 15z"],
    ["#1a1b22", "M41 19c8 0 17 4 21 11-6 2-14 3-21 2z"],
    ["#0d0e12", "M42 28c7 1 13 1 20 2-6 3-14 4-20 3z"],
    ["#262934", "M24 41l3 8 3-7 3 8 3-8 3 6 2-9z"],
    ["#e9e4da", disc(36.5, 24, 4)],
    ["#15100d", disc(37.4, 24.4, 2.4)],
    ["#262934", "M31 18l12 3v3.4l-12-2z"],
  ],
};

const heron: Portrait = {
  sky: "#b9d9d6",
  layers: [
    ["#7f93a6", "M2 68c0-13 6-19 14-21l28 3c8 3 12 8 12 18z"],
    ["#eef1f2", "M18 68c3-9 4-15 1-24-2-8 0-15 6-19l12 10c-3 6-2 12 1 18 2 5 3 10 3 15z"],
    ["#3f4d5c", "M24 47l3 3-2 5zM27 55l3 3-2 5z"],
    ["#f5f7f7", disc(29, 20, 12.5)],
    ["#2b3440", "M20 12c7-6 16-5 22 1-8-1-15 1-24 8-5 4-11 5-16 4 7-3 12-8 18-13z"],
    ["#e3b23c", "M38 17l25 9-25 3z"],
    ["#bd8a24", "M38 24l25 2-25 5z"],
    ["#f2cf4a", disc(34.5, 19, 3.8)],
    ...eye(35, 19),
  ],
};

const pigeon: Portrait = {
  sky: "#e3c9b4",
  layers: [
    ["#7f8fa6", SHOULDERS],
    ["#aab6c6", BELLY],
    ["#5b6a82", "M4 68c0-14 5-21 12-25 4 8 3 17 0 25z"],
    ["#3f8f7a", "M17 40c6 6 20 7 28 1l2 8c-9 6-22 5-31-1z"],
    ["#8a5fa8", "M16 47c8 5 21 6 31 1l1 5c-10 5-23 4-33-1z"],
    ["#8fa0b8", disc(31, 26, 15.5)],
    ["#f4f1ea", "M43 22c3-2 6-1 7 2l-6 3z"],
    ["#4a3b35", "M44 26l11 3-11 3.5z"],
    ["#f2a33a", disc(37, 23, 4.2)],
    ...eye(37.6, 23),
  ],
};

const peacock: Portrait = {
  sky: "#1f4d57",
  layers: [
    ["#2f9e6e", "M32 70L3 42c-3-12 2-18 8-18-3-10 3-16 9-15 1-8 9-10 13-5 5-5 12-2 12 5 7-1 12 6 9 15 6 0 10 7 7 18z"],
    ["#e9b93c", `${disc(12, 34, 5)}${disc(21, 18, 5)}${disc(34, 12, 5)}${disc(46, 19, 5)}${disc(53, 34, 5)}`],
    ["#20308f", `${disc(12, 34, 2.6)}${disc(21, 18, 2.6)}${disc(34, 12, 2.6)}${disc(46, 19, 2.6)}${disc(53, 34, 2.6)}`],
    ["#2145b8", "M12 68c2-14 8-20 12-24 2-10 5-18 12-18 8 0 12 6 11 14-1 12 4 18 6 28z"],
    ["#2f62d8", disc(36, 34, 11.5)],
    ["#9be0d0", `M33 23l-3-8h2l3 7zM36 22V13h2v9zM39 23l4-7 2 1-4 7z`],
    ["#e8eef0", "M37 30c5-2 9 0 10 3-4 2-8 1-10-3z"],
    ["#3b3226", "M46 33l10 3.500-10 3z"],
    ...eye(41, 33),
  ],
};

const woodpecker: Portrait = {
  sky: "#b9d0c0",
  layers: [
    ["#6e4a2c", "M50 0h14v68H50z"],
    ["#573820", "M54 0h3v68h-3zM60 10h2v50h-2z"],
    ["#1d1b22", SHOULDERS],
    ["#f2ead8", "M18 68c1-15 8-22 15-22s11 8 11 22z"],
    ["#c62f2b", "M20 68c2-6 6-9 13-9s9 4 10 9z"],
    ["#f2ead8", "M6 52l8-4v4l-8 4zM5 60l9-4v4l-9 4z"],
    ["#1d1b22", disc(29, 27, 15)],
    ["#c62f2b", "M14 22C14 10 24 5 32 8c6 2 9 6 9 11-8-4-18-3-27 3z"],
    ["#f2ead8", "M26 30c6-5 13-5 18-2-3 7-12 9-18 2z"],
    ["#3a3a40", "M42 24l17 2.500-17 5z"],
    ...eye(35, 25),
  ],
};

const eagle: Portrait = {
  sky: "#b9c7e4",
  layers: [
    ["#4a3323", "M2 68c0-22 12-31 29-31s30 9 30 31z"],
    ["#33231a", "M10 68c1-9 4-15 8-18 2 6 2 12 1 18zM30 68c0-8 2-13 6-16 3 5 4 10 3 16zM48 68c0-6 1-10 4-13 3 4 4 8 4 13z"],
    ["#f7f2e6", "M13 46C8 24 16 8 33 8c12 0 18 8 18 18 0 4 2 8 3 12l-7 2 1 7-8-3-2 7-7-5-4 6-4-6-5 4z"],
    ["#e5a81f", "M44 19c11 0 18 7 17 18-3-4-7-6-12-6l-6-2z"],
    ["#c5891a", "M43 29l7 2c4 0 8 2 11 6-7 0-13-1-18-4z"],
    ["#d8d0bd", "M29 18c6-3 12-2 16 1l-3 3c-4-2-8-2-13-1z"],
    ["#f2b632", disc(37.500, 23.500, 3.600)],
    ...eye(38, 23.500),
  ],
};

const PORTRAITS: Readonly<Record<string, Portrait>> = {
  random: sparrow,
  greedy: magpie,
  wavering: jay,
  lookahead: owl,
  trickster: cuckoo,
  literal: stork,
  dreamer: nightingale,
  empty: chair,
  flatterer: parrot,
  cynic: raven,
  strategist: heron,
  honest: pigeon,
  bluffer: peacock,
  accuser: woodpecker,
  champion: eagle,
};

/** Nobody that this page has not heard of has a face. */
export const portraitOf = (character: string): Portrait | undefined => PORTRAITS[character];

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

const rooster: Portrait = {
  sky: "#ffd9a8",
  layers: [
    ["#2f6f4e", "M2 68C2 50 8 40 18 36c-2 10 0 22 6 32z"],
    ["#b5482a", SHOULDERS],
    ["#e8a13a", BELLY],
    ["#d9772e", disc(31, 28, 16)],
    ["#d8262f", "M18 15c-1-7 3-10 6-6 1-7 7-8 8-1 3-5 9-4 8 2 4-1 6 4 2 8-7-5-16-6-24-3z"],
    ["#f0c04a", "M43 24l15 4-15 7z"],
    ["#b5801f", "M43 29.5h13L43 35z"],
    ["#d8262f", "M40 35c4-2 8 0 8 5s-5 8-8 4-2-7 0-9z"],
    ["#fff4dc", disc(36, 25, 4.6)],
    ["#15100d", disc(37.4, 25.4, 2.5)],
    ["#fff", disc(38.2, 24.4, 0.8)],
    ["#6b2717", "M29 18l13 4-1 2.6-13-4z"],
  ],
};

const raven: Portrait = {
  sky: "#a9b4d9",
  layers: [
    ["#1b1d2b", "M2 68c0-20 12-30 28-30s30 10 30 30z"],
    ["#2c3050", "M8 68c0-12 3-18 9-22 3 8 3 15 1 22zM20 48c4 6 14 8 22 4-2 5-10 8-16 6z"],
    ["#1b1d2b", disc(30, 26, 17)],
    ["#2f3560", "M15 23c2-8 8-13 15-13-6 3-10 8-11 15z"],
    ["#3c4046", "M42 18c8 0 16 5 20 12-7-1-13 0-20 3z"],
    ["#23262c", "M42 26c7 0 13 1 18 4-6 1-12 3-18 4z"],
    ["#d9dff2", disc(36, 23, 4.4)],
    ...eye(36.8, 23.2),
    ["#e3b23c", `${disc(36, 23, 7)}${disc(36, 23, 5.6)}`],
    ["#8a6a2a", "M30 28l-2 12h1.4l2-12z"],
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
  brawler: rooster,
  planner: raven,
};

/** Nobody that this page has not heard of has a face. */
export const portraitOf = (character: string): Portrait | undefined => PORTRAITS[character];

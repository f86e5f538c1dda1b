/** What is held, hidden and worn: each thing of the poster has its twin at the fête. All stand around 0, 0. */
import { box, confetti, disc, type Drawing, type Look, type Paint, put } from "./paints";

/** Points to the right; the mouth is at 52, -11. */
function revolver(body: Paint, cut: Paint, grip: Paint): Drawing {
  return [
    [grip, "M-25-3l13 10-9 27c-1 3-4 4-7 3l-9-2c-3-1-4-4-3-7z"],
    [body, "M-7-17H52v11H-7z"],
    [body, "M46-22h5v6h-5zM2-5h30v4H2z"],
    [body, "M-26-19H19V8h-33l-12-8z"],
    [body, "M-25-17l-9-8-4 4 7 12z"],
    [cut, "M-10-15h22c3 7 3 13 0 20h-22c-3-7-3-13 0-20z"],
    [body, "M-8-9.500H11v3H-8zM-8-2H11v3H-8z"],
    [body, "M-11 8c0 13 5 16 11 16s11-4 11-16", 3.4],
    [body, "M-2 8c1 5 0 8-3 10", 3.4],
  ];
}

/** A paper cone with a string to pull. */
const popper: Drawing = [
  ["ink", "M-36 0c-8 2-6 10-13 10s-7-8-1-8 8 8 4 14", 2.4],
  ["one", "M-38-5L36-25c6 8 6 42 0 50L-38 5z"],
  ["red", "M-22-9.300l14-3.800v26.200l-14-3.800zM8-17.400l14-3.800v42.400l-14-3.800z"],
  ["ink", "M36-25c7 8 7 42 0 50-7-8-7-42 0-50z"],
];

const STAR = "M0-30l5 18 15-9-9 15 19 6-19 6 9 15-15-9-5 18-5-18-15 9 9-15-19-6 19-6-9-15 15 9z";
const flash: Drawing = [["red", STAR], put([["light", STAR]], 0, 0, 20, 0.62)];

/** Scraps and streamers that fly to the right. */
const burst: Drawing = [
  ["red", "M4-6c10-6 8-18 20-18s8 14 20 10", 3.4],
  ["two", "M4 6c12 2 10 16 22 14s8-12 18-8", 3.4],
  ["three", "M6 0c10-4 14 4 22 0s12-6 20-2", 3.4],
  put(confetti(16, 50, 64, 4), 6, -32),
];

interface Painted {
  body?: Paint;
  cut?: Paint;
  grip?: Paint;
  fires?: boolean;
}

export function pistol(look: Look, { body = "ink", cut = "paper", grip = "red", fires = false }: Painted = {}): Drawing {
  if (look === "championship") return [...revolver(body, cut, grip), ...(fires ? [put(flash, 62, -12)] : [])];
  return [...popper, ...(fires ? [put(burst, 38, 0)] : [])];
}

/** What nobody wants to find. Stands upright. */
export function bullet(look: Look): Drawing {
  if (look === "championship") {
    return [
      ["red", "M-11-4c0-14 4-24 11-30 7 6 11 16 11 30z"],
      ["ink", "M-11 0h22v26h-22zM-13 28h26v6h-26z"],
      ["light", "M-6-6c0-9 2-15 5-19-1 6-2 12-2 19zM-7 3h3v20h-3z"],
    ];
  }
  return [
    ["three", "M-20 4h40l-6 30h-28z"],
    ["light", "M-13 4h6l3 30h-6zM4 4h6l-3 30h-6z"],
    put(confetti(22, 52, 42, 9), -26, -38),
    ["ink", "M-21 3h42", 3],
  ];
}

/** What everybody hopes for. */
export function click(look: Look): Drawing {
  if (look === "championship") {
    return [
      ["ink", `${disc(0, 0, 30)}${disc(0, 0, 20)}`, 4],
      ["ink", disc(0, 0, 7)],
    ];
  }
  return [
    ["two", "M-26 20c0-34 22-46 36-34s2 34-12 28-6-24 6-22 8 14 2 14", 7],
    ["light", "M-26 20c0-34 22-46 36-34", 1.6],
    ["red", "M-26 20c-2 8 4 14 12 12s14 0 16 4", 7],
  ];
}

/** Whoever is out of the round may still play this. */
export function skull(look: Look, bone: Paint = "paper", hole: Paint = "ink"): Drawing {
  if (look === "championship") {
    return [
      [bone, "M-26-6c0-18 11-28 26-28s26 10 26 28c0 9-4 14-9 17v13c0 3-2 5-5 5h-24c-3 0-5-2-5-5V11c-5-3-9-8-9-17z"],
      [hole, `${disc(-11, -4, 7.500)}${disc(11, -4, 7.500)}M0 6l4 9h-8z`],
      [hole, "M-8 20v9M0 20v9M8 20v9", 2.6],
    ];
  }
  return [
    ["one", "M0-34L22 28c-12 6-32 6-44 0z"],
    ["red", "M-7-15L8-12 5-20 0-34zM-13 3l29 6-3-9-25-6zM-20 21l35 9 7-2-3-7-35-8z"],
    ["two", disc(0, -33, 7)],
    ["ink", "M-22 28c12 6 32 6 44 0", 2.4],
  ];
}

/** A hand that points to the right, from a sleeve. */
export const finger = (sleeve: Paint = "red", hand: Paint = "light", line: Paint = "ink"): Drawing => [
  [sleeve, "M-50-16h34v36h-34z"],
  [line, "M-19-17h6v38h-6z"],
  [hand, "M-13-15h14c6-7 12-6 14-1l-3 5h34c7 0 7 10 0 10H18c5 2 5 8 0 9 3 3 2 8-3 8 1 3-1 5-5 5h-15l-8-4z"],
  [line, "M18-1H6M18 8H8M14 16H6", 2.4],
];

/** A coin with a star. */
export const token = (gold: boolean): Drawing => [
  ["ink", disc(0, 0, 24)],
  [gold ? "one" : "light", disc(0, 0, 20.500)],
  ["ink", "M0-14l4 9.500 10 1-7.500 6.500 2.500 10L0 7.500-9 13l2.500-10L-14-3.500l10-1z"],
];

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [[-9, -9], [9, 9]],
  [[-10, -10], [0, 0], [10, 10]],
  [[-9, -9], [9, -9], [-9, 9], [9, 9]],
  [[-10, -10], [10, -10], [0, 0], [-10, 10], [10, 10]],
];

/** The bidding die has a bare face instead of the six: nobody bids six. */
export const die = (pips: number, face: Paint = "light", ink: Paint = "ink"): Drawing => [
  [ink, "M-23-25h46c3 0 4 1 4 4v46c0 3-1 4-4 4h-46c-3 0-4-1-4-4v-46c0-3 1-4 4-4z"],
  [face, box(-22, -20, 44, 44)],
  [ink, (PIPS[pips] ?? []).map(([x, y]) => disc(x, y + 2, 4.600)).join("") || "M0 0"],
];

/** A cup over the die: nobody looks. */
export const cup = (paint: Paint = "red", rim: Paint = "ink"): Drawing => [
  [paint, "M-22-30h44l9 58h-62z"],
  ["deep", "M8-30h14l9 58H14z"],
  [rim, "M-24-34h48v8h-48zM-34 24h68v8h-68z"],
];

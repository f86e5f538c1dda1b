/** The 24 faces. A head stands around 0, 0 with its chin near 28, and looks at us or to the right. */
import { disc, type Drawing } from "./paints";

export type Eyes = "dot" | "narrow" | "wide" | "closed" | "glasses" | "none";

interface Skull {
  whole: string;
  /** What lies away from the light, with the nose in its edge. */
  half: string;
  ears: Drawing;
  eyes: readonly (readonly [x: number, y: number])[];
  /** Where the rim of a hat is, and how wide against its 44. */
  hat: readonly [x: number, y: number, scale: number];
}

export const SKULLS = {
  slab: {
    whole: "M-17-24L-6-28H8l9 4 2 34-7 20h-24l-7-20z",
    half: "M0-28h8l9 4 2 34-7 20H0l1-16 6-3L2-6z",
    ears: [["skin", "M-17-4l-6-2 2 13 4 2z"], ["shade", "M18-4l6-2-2 13-4 2z"]],
    eyes: [[-8, -1], [9, -1]],
    hat: [0, -13, 0.86],
  },
  block: {
    whole: "M-21-8c0-13 8-19 21-19s21 6 21 19v23L11 27h-22l-10-12z",
    half: "M2-27c12 0 19 7 19 19v23L11 27H1l-1-14c9 0 9-5 5-8L1-5z",
    ears: [["skin", disc(-22, 2, 4.6)], ["shade", disc(22, 2, 4.6)]],
    eyes: [[-9, -1], [10, -1]],
    hat: [0, -10, 0.96],
  },
  egg: {
    whole: "M-16-10c0-13 6-18 16-18s16 5 16 18V8c0 14-8 24-16 24S-16 22-16 8z",
    half: "M0-28c10 0 16 5 16 18V8c0 14-8 24-15 24L0 17l7-4L1-6z",
    ears: [["skin", disc(-17, 2, 3.6)], ["shade", disc(17, 2, 3.6)]],
    eyes: [[-7, -1], [8, -1]],
    hat: [0, -10, 0.78],
  },
  wedge: {
    whole: "M-22-10c0-12 9-18 22-18s22 6 22 18L18 6 4 30h-8L-18 6z",
    half: "M0-28c13 0 22 6 22 18L18 6 4 30H1l-1-16 7-3L0-5z",
    ears: [["skin", "M-20-6l-6-3 2 12 5 3z"], ["shade", "M20-6l6-3-2 12-5 3z"]],
    eyes: [[-9, -2], [10, -2]],
    hat: [0, -11, 1],
  },
  pear: {
    whole: "M-14-14c0-10 6-14 14-14s14 4 14 14l3 15c10 9 5 27-17 27S-27 10-17 1z",
    half: "M0-28c8 0 14 4 14 14l3 15c10 9 5 27-16 27L0 14c9 0 10-7 5-10L1-8z",
    ears: [["skin", disc(-17, -2, 4)], ["shade", disc(17, -2, 4)]],
    eyes: [[-7, -4], [8, -4]],
    hat: [0, -13, 0.72],
  },
  ball: {
    whole: "M-25 2c0-19 12-28 25-28S25-17 25 2 14 27 0 27-25 21-25 2z",
    half: "M0-26c14 0 25 9 25 28S14 27 1 27L0 13c8 1 9-6 5-8L1-4z",
    ears: [["skin", disc(-25, 3, 4)], ["shade", disc(25, 3, 4)]],
    eyes: [[-10, 0], [11, 0]],
    hat: [0, -9, 1.08],
  },
  hawk: {
    whole: "M-19-8c0-13 8-19 20-19C12-27 16-20 16-9l-1 3L31 9l-12 5 2 4-3 3 1 9-15 2-10-9-13-8z",
    half: "M-19-8c0-8 3-13 8-16l4 14 2 20 10 6-1 16-10-9-13-8z",
    ears: [["skin", "M-6-4c-7-2-8 10-1 12z"]],
    eyes: [[10, -3]],
    hat: [-2, -10, 0.84],
  },
  snub: {
    whole: "M-21-6c0-14 9-21 21-21 11 0 17 7 16 17l-2 6 8 8-6 4 2 3-2 3c1 8-4 12-12 12l-8-6-13-4z",
    half: "M-21-6c0-9 4-15 9-18l3 14 2 18 8 6-3 11-2-1-13-4z",
    ears: [["skin", disc(-6, 3, 4.6)]],
    eyes: [[9, -2]],
    hat: [-3, -10, 0.9],
  },
  turned: {
    whole: "M-18-12c0-11 8-16 19-16s17 6 17 16l-2 6 3 8-2 14-8 14H2L-14 14z",
    half: "M-18-12c0-8 3-12 9-15l1 17-2 16L4 30H2L-14 14zM6-5l9 14H6z",
    ears: [["shade", "M-14-3c-7-2-7 11-1 12z"]],
    eyes: [[-1, -2], [12, -2]],
    hat: [-1, -11, 0.85],
  },
} satisfies Record<string, Skull>;

export interface Person {
  skull: keyof typeof SKULLS;
  tone: 0 | 1 | 2 | 3;
  tint: 0 | 1 | 2 | 3 | 4;
  /** To which side the head leans, in degrees. */
  lean: number;
  /** A mirrored head looks to the left. */
  isMirrored?: boolean;
  size?: number;
  /** Bald under the hat. */
  isBald?: boolean;
  eyes: Eyes;
  behind?: Drawing;
  over: Drawing;
  /** What the nickname says, in lines on a box of 24. */
  sign: string;
}

/** In the order of `ruletka-crew-<team>-<member>`. */
const CREWS: readonly (readonly Person[])[] = [
  // The railway: semaphore, switch, buffer, coalbox.
  [
    {
      skull: "slab", tone: 0, tint: 0, lean: -3, eyes: "narrow",
      over: [["hair", "M-18-12h4l-1 16h-2zM14-12h4l-1 16h-2zM0 12c-8-5-14 2-20 0-4-1-5-5-4-7-7 8 0 17 9 15 7 0 11-3 15-5 4 2 8 5 15 5 9 2 16-7 9-15 1 2 0 6-4 7-6 2-12-5-20 0z"]],
      sign: "M9 22V3M9 4h11v5H9M5 22h8",
    },
    {
      skull: "turned", tone: 2, tint: 0, lean: 5, eyes: "dot",
      behind: [["hair", "M8-24C-14-32-30-14-27 22l19 8 6-20z"]],
      over: [["hair", "M-19-6C-18-22-2-26 18-16 8-12-2-8-7 2l-2 16-10 6z"], ["red", "M4 17c4 5 9 4 12 0l-1 4c-3 3-8 3-11-4z"], ["ink", "M-5-8l7-1M9-9l6 1", 2.4], ["one", disc(-12, 15, 3)]],
      sign: "M8 22V12L17 3M8 12L4 3M4 22h8",
    },
    {
      skull: "ball", tone: 1, tint: 2, lean: 0, isBald: true, eyes: "glasses",
      over: [["hair", "M-26 2c2 8 10 9 17 9h18c7 0 15-1 17-9 4 22-8 38-26 38S-30 24-26 2z"], ["ink", "M-6 18c4 4 8 4 12 0z"], ["ink", "M-3 0h7", 2.4]],
      sign: "M3 12h9M12 4v16M16 6v12M20 8v8",
    },
    {
      skull: "snub", tone: 3, tint: 0, lean: -8, eyes: "wide",
      behind: [["hair", [disc(-17, -8, 9), disc(-20, 3, 8), disc(-15, 12, 7)].join("")]],
      over: [["hair", [disc(-10, -7, 6), disc(-13, 3, 5)].join("")], ["light", "M3 13l13-1c-1 7-9 8-13 1z"], ["ink", "M-2 6l6-2-2 4 6-1M6-9l8-1", 2.4]],
      sign: "M3 9h18l-2 8H5zM8 21h.1M16 21h.1M6 9c2-5 10-5 12 0",
    },
  ],
  // The mine: pickaxe, lamp, shaft, cart.
  [
    {
      skull: "hawk", tone: 1, tint: 4, lean: -6, eyes: "none",
      behind: [["hair", "M-10-20c-20 6-16 28-24 44l22 6 10-18z"]],
      over: [["hair", "M-19-10h13l-1 16-5 10-9-4z"], ["ink", "M3-10h14l1 6c-2 9-13 9-15-1z"], ["ink", "M-18-16L14-6", 2.4], ["red", "M3 6l7 14", 2.4], ["ink", "M11 20h8", 2.6]],
      sign: "M12 4v18M3 9c5-6 13-6 18 0",
    },
    {
      skull: "ball", tone: 0, tint: 3, lean: 6, size: 0.86, eyes: "wide",
      behind: [["hair", "M-24-4l-14 34 4 10 11-4 7-28zM24-4l14 34-4 10-11-4-7-28z"], ["red", "M-37 27l12 4-2 5-12-4zM37 27l-12 4 2 5 12-4z"]],
      over: [["hair", "M-25 0c0-16 9-22 25-22s25 6 25 22c-8-2-16-6-25-14-9 8-17 12-25 14z"], ["ink", "M-8 15c4 6 12 6 16 0", 2.6], ["shade", "M-17 10h.1M-13 12h.1M-19 14h.1", 2.6], ["skin", "M15 10h.1M19 11h.1M17 14h.1", 2.6]],
      sign: "M8 9h8v9H8zM10 9V5h4v4M6 21h12M12 12v3",
    },
    {
      skull: "slab", tone: 2, tint: 0, lean: 4, eyes: "none",
      over: [["ink", "M-18-6h37l-1 7c-2 8-13 8-15 0L2-1H0l-2 2c-2 8-13 8-15 0z"], ["light", "M-14-3h7l-5 6zM6-3h7L8 3z"], ["hair", "M-18 8l7 5H13l6-5-1 6-7 16h-22l-7-16z"], ["skin", "M-7 17H9l-2 6H-5z"], ["ink", "M-5 19H7", 2.6]],
      sign: "M6 22L12 3l6 19M8 15h8M9 9h6",
    },
    {
      skull: "pear", tone: 3, tint: 1, lean: -5, eyes: "wide",
      behind: [["hair", "M-12-18l-14 4 5 5-8 5 9 3-4 8 10-3zM12-18l14 4-5 5 8 5-9 3 4 8-10-3z"]],
      over: [["hair", "M0 9C-9 4-22 10-23 24c8-3 16-2 23-6 7 4 15 3 23 6C22 10 9 4 0 9z"]],
      sign: "M3 8h18l-3 9H6zM8 21h.1M16 21h.1",
    },
  ],
  // The harbour: anchor, boathook, lighthouse, knot.
  [
    {
      skull: "block", tone: 3, tint: 4, lean: 3, isBald: true, size: 1.12, eyes: "dot",
      over: [["hair", "M-22 0c4 8 8 11 14 10h16c6 1 10-2 14-10l6 18-9 3L8 26 0 42-8 26l-11-5-9-3z"], ["ink", "M-6 16H6L22 20l2-6h10v11c-6 4-12 1-12-1L-6 20z"], ["light", "M29 10c-3-4 4-6 0-11", 2.4]],
      sign: "M12 7v15M7 11h10M4 15c1 9 15 9 16 0M12 3h.1",
    },
    {
      skull: "hawk", tone: 0, tint: 2, lean: 8, isBald: true, isMirrored: true, eyes: "narrow",
      over: [["hair", "M-19-8h12l-2 14-9 2zM-15 14l10-2 8 6 8-1 8 3-1 10-15 2-10-9z"], ["ink", "M12 19h7M4-9l12 3", 2.6], ["red", "M-2 0L8 8", 2.4], ["one", disc(-8, 12, 4), 2]],
      sign: "M6 22L16 6M16 6c-3-4 5-5 4 0 0 3-3 3-4 2",
    },
    {
      skull: "egg", tone: 2, tint: 4, lean: 5, eyes: "closed",
      behind: [["hair", "M-14-10c-8 12-10 24-4 36l12-8V-10zM14-10c8 12 10 24 4 36L6 18V-10z"]],
      over: [["hair", "M-17 0c0-14 8-16 17-14 9-2 17 0 17 14C12-4 6-8 0-8s-12 4-17 8z"], ["ink", "M-7 19c4 5 10 5 14 0", 2.4], ["ink", "M-13 3l-2 3M14 3l2 3M-9 6h5M6 6h5", 1.6]],
      sign: "M9 22l1-13h4l1 13zM9 9h6M10 5h4v4h-4M4 5l3 1M20 5l-3 1",
    },
    {
      skull: "wedge", tone: 1, tint: 1, lean: 7, eyes: "dot",
      behind: [["hair", [disc(-21, -6, 8), disc(21, -6, 8), disc(-24, 3, 5), disc(24, 3, 5)].join("")]],
      over: [["hair", [disc(-14, -11, 6), disc(-4, -13, 6), disc(7, -12, 6), disc(16, -10, 6)].join("")], ["ink", "M-10 15h20c-2 10-18 10-20 0z"], ["light", "M-8 15h6v4h-4zM2 15h6l-2 4H2z"], ["light", "M-4 4l10-1v5l-10 1z"], ["ink", "M-14-7l8-1M15-7l-8-1", 2.4]],
      sign: "M3 15c8 6 10-10 4-8s4 14 10 6c3-4-1-8-4-4",
    },
  ],
  // The bakery: rolling pin, sourdough, pretzel, bun.
  [
    {
      skull: "pear", tone: 1, tint: 0, lean: -4, isBald: true, size: 1.12, eyes: "closed",
      over: [["ink", "M0 14C-6 10-14 18-22 14c-4-3-2-9 2-8M0 14c6-4 14 4 22 0 4-3 2-9-2-8", 2.8], ["red", "M-4 19h8l-4 4z"], ["ink", "M-12-11l8-3M13-11l-8-3", 2.4], ["ink", "M-9 27c6 3 12 3 18 0", 1.6]],
      sign: "M3 21l4-4M7 17L17 7M21 3l-4 4M6 14l4 4M14 6l4 4",
    },
    {
      skull: "ball", tone: 3, tint: 0, lean: 6, isBald: true, eyes: "closed",
      over: [["ink", "M-9 14H9c-1 8-17 8-18 0z"], ["light", "M-7 14H7v3H-7z"], ["light", "M-18 6h.1M-14 10h.1M-20 11h.1", 3], ["ink", "M-15-6c2-3 6-3 8-1M16-6c-2-3-6-3-8-1", 2.2]],
      sign: "M7 8h10v13H7zM6 5h12M11 13h.1M14 17h.1M10 18h.1",
    },
    {
      skull: "wedge", tone: 0, tint: 2, lean: -6, eyes: "glasses",
      behind: [["hair", disc(-25, 8, 9) + disc(25, 8, 9), 5]],
      over: [["hair", "M-23-2c0-8 9-12 23-12s23 4 23 12L0-10z"], ["ink", "M-4 20c3 4 7 3 10-1", 2.4], ["ink", "M-3-2h6", 2.2]],
      sign: "M12 11C6 2 1 11 8 17l8-5M12 11c6-9 11 0 4 6l-8-5",
    },
    {
      skull: "snub", tone: 2, tint: 1, lean: -10, isMirrored: true, size: 0.9, eyes: "wide",
      over: [["hair", "M-21-4l4-8h12l-3 10 3 3-5 4-9-1z"], ["red", disc(3, 10, 4)], ["ink", disc(16, 14, 3)], ["ink", "M5-10l8-2M24 12l4-3M25 17h5", 2.2]],
      sign: "M3 17c0-12 18-12 18 0zM8 11l2 3M13 10l2 3",
    },
  ],
  // The brass band: tuba, snare, trombone, cymbal.
  [
    {
      skull: "ball", tone: 1, tint: 1, lean: 4, size: 0.98, eyes: "closed",
      over: [["hair", "M-26-8l9 3-1 11 7 9-6 9C-25 20-28 6-26-8zM26-8l-9 3 1 11-7 9 6 9C25 20 28 6 26-8z"], ["red", disc(-14, 10, 4) + disc(14, 10, 4)], ["ink", disc(0, 18, 3.6)], ["ink", "M-15-7l9 3M16-7L7-4", 3]],
      sign: "M5 3h12l-3 5v9c0 6-9 6-9 0v-3M14 12h4v6",
    },
    {
      skull: "block", tone: 0, tint: 3, lean: -8, eyes: "none",
      behind: [["hair", "M-18-22l-14-2 5 8-11 2 8 6-7 7 11 1zM16-26l12-4-1 9 10 1-6 8 7 6-12 4z"]],
      over: [["hair", "M-22-8l3-8 8 5 4-7 7 6 7-7 4 7 8-5 3 9z"], ["ink", "M-18-6h38l-1 7c-2 8-13 8-15 0L2-2H0l-2 3c-2 8-13 8-15 0z"], ["light", "M-14-4h7l-5 6zM7-4h7L9 2z"], ["ink", "M-9 17c5 6 14 5 18-1", 3]],
      sign: "M4 9h16v9H4zM4 12h16M4 15h16M6 9L3 3M18 9l3-6",
    },
    {
      skull: "egg", tone: 2, tint: 0, lean: 7, eyes: "closed",
      behind: [["hair", "M-14-16C-24 4-20 24-26 38h16V0h20v38h16C20 24 24 4 14-16z"]],
      over: [["hair", "M-17 4c-2-14 4-20 17-20s19 6 17 20L3-11z"], ["hair", "M0 17c-5-2-9 1-11 4 5 1 8 0 11-1 3 1 6 2 11 1-2-3-6-6-11-4zM-4 27h8l-4 12z"]],
      sign: "M3 8h13c4 0 4 6 0 6H7M3 5v6M20 4v14",
    },
    {
      skull: "turned", tone: 2, tint: 0, lean: -6, isMirrored: true, eyes: "dot",
      over: [["hair", "M-19-8l8-6 12-2-9 10-1 8-8 2z"], ["ink", "M4 17c4 4 8 4 11 0", 2.4], ["one", disc(-14, 16, 7)], ["ink", disc(-14, 16, 1.6)], ["ink", "M-6-9c3-3 6-3 8-1M8-10c3-2 5-2 7 0", 2.2]],
      sign: "M12 5c-9 6-9 10-8 14M12 5c9 6 9 10 8 14M4 19c6-3 10-3 16 0M12 5V2",
    },
  ],
  // The post: seal, stamp, envelope, telegram.
  [
    {
      skull: "wedge", tone: 0, tint: 4, lean: 4, eyes: "glasses",
      behind: [["hair", "M-20-14c-12 6-12 22-4 26l10-8zM20-14c12 6 12 22 4 26l-10-8z"]],
      over: [["hair", "M-22-4c2-10 10-12 22-8 12-4 20-2 22 8L6-9H-6z"], ["red", "M-5 20l5-2 5 2-5 3z"], ["ink", "M-3-3c2-2 4-2 6 0M19 0c6 8 4 18 2 26", 1.8], ["ink", "M-9 12l-3 7M10 12l3 7", 1.6]],
      sign: "M12 3c4 0 4 5 2 8h5v5H5v-5h5c-2-3-2-8 2-8zM5 20h14",
    },
    {
      skull: "block", tone: 3, tint: 0, lean: -5, eyes: "dot",
      over: [["hair", "M-15 18l8-9H8l8 9-8-1-8-2-7 2z"], ["hair", "M-22-10h5v12h-4zM17-10h5l-1 12h-4z"], ["ink", "M-5 21H5", 2.4]],
      sign: "M4 4h16v16H4zM8 8h8v8H8z",
    },
    {
      skull: "turned", tone: 1, tint: 2, lean: 8, eyes: "dot",
      behind: [["light", "M-12 24l-26-2-6 12 18-3-4 12 22-8z"]],
      over: [["light", "M2 15h15c-1 8-12 9-15 0z"], ["ink", "M-6-8l8-1M9-8l6 0", 2.4], ["red", "M-3 5l7 7M-2 12l5-7", 2]],
      sign: "M3 6h18v13H3zM3 6l9 8 9-8",
    },
    {
      skull: "slab", tone: 2, tint: 4, lean: -6, isBald: true, eyes: "glasses",
      over: [["hair", "M-18-8l-7 3 1 9 7 4zM19-8l7 3-2 9-6 4zM0 12c-7-3-11 0-13 4 5 1 9 0 13-1 4 1 8 2 13 1-2-4-6-7-13-4z"], ["ink", "M-2-2h4M15 2c5 9 3 18-1 26M-4 21h8", 2], ["one", "M17-6l14-7 2 3-14 8z"]],
      sign: "M3 12h3M9 12h.1M13 12h4M20 12h.1M4 6h16M4 18h16",
    },
  ],
];

/** The captain is member 0. */
export const personOf = (team: number, member: number): Person | undefined => CREWS[team % CREWS.length]?.[member % 4];

/** Six teams of four, 100 by 100 each: a captain and three members. What differs is data; the coat has the seat's colour. */
import { CREW_SIZE } from "./drawings.svelte";
import { box, confetti, disc, type Drawing, type Look, type Palette, put, rays, type Shape } from "./paints";
import { skull } from "./props";

type Jaw = "round" | "square" | "long";
type Hair = "short" | "bob" | "curls" | "braids" | "bald" | "bun" | "long" | "wild";
type Eyes = "plain" | "narrow" | "glasses" | "monocle" | "patch" | "closed" | "dark" | "wide";
type Mouth = "flat" | "smile" | "moustache" | "beard" | "grin" | "whistle" | "handlebar" | "stubble";

interface Face {
  jaw: Jaw;
  tone: 0 | 1 | 2 | 3;
  hair: Hair;
  tint: 0 | 1 | 2 | 3;
  eyes: Eyes;
  mouth: Mouth;
  /** What the nickname says, in lines on a box of 24. */
  sign: string;
}

const face = (jaw: Jaw, tone: Face["tone"], hair: Hair, tint: Face["tint"], eyes: Eyes, mouth: Mouth, sign: string): Face =>
  ({ jaw, tone, hair, tint, eyes, mouth, sign });

/** In the order of `ruletka-crew-<team>-<member>`: the captain first. */
const CREWS: readonly (readonly Face[])[] = [
  // The railway: semaphore, switch, buffer, tender.
  [
    face("square", 0, "short", 0, "narrow", "handlebar", "M9 22V3M9 4h11v5H9M5 22h8"),
    face("long", 2, "bob", 0, "plain", "smile", "M8 22V12L17 3M8 12L4 3M4 22h8"),
    face("round", 1, "bald", 0, "glasses", "beard", "M3 12h9M12 4v16M16 6v12M20 8v8"),
    face("square", 3, "curls", 0, "wide", "grin", "M3 9h18l-2 8H5zM8 21h.1M16 21h.1M6 9c2-5 10-5 12 0"),
  ],
  // The mine: pickaxe, lamp, shaft, cart.
  [
    face("long", 1, "long", 2, "patch", "flat", "M12 4v18M3 9c5-6 13-6 18 0"),
    face("round", 0, "braids", 3, "wide", "smile", "M8 9h8v9H8zM10 9V5h4v4M6 21h12M12 12v3"),
    face("square", 2, "short", 0, "dark", "stubble", "M6 22L12 3l6 19M8 15h8M9 9h6"),
    face("long", 3, "wild", 1, "plain", "moustache", "M3 8h18l-3 9H6zM8 21h.1M16 21h.1"),
  ],
  // The harbour: anchor, boathook, lighthouse, knot.
  [
    face("square", 3, "bald", 0, "monocle", "beard", "M12 7v15M7 11h10M4 15c1 9 15 9 16 0M12 3h.1"),
    face("long", 0, "wild", 2, "narrow", "whistle", "M6 22L16 6M16 6c-3-4 5-5 4 0 0 3-3 3-4 2"),
    face("round", 2, "bun", 0, "closed", "smile", "M9 22l1-13h4l1 13zM9 9h6M10 5h4v4h-4M4 5l3 1M20 5l-3 1"),
    face("square", 1, "curls", 1, "plain", "grin", "M3 15c8 6 10-10 4-8s4 14 10 6c3-4-1-8-4-4"),
  ],
  // The bakery: rolling pin, sourdough, pretzel, bun.
  [
    face("round", 1, "bun", 3, "plain", "moustache", "M3 21l4-4M7 17L17 7M21 3l-4 4M6 14l4 4M14 6l4 4"),
    face("long", 3, "bald", 0, "closed", "smile", "M7 8h10v13H7zM6 5h12M11 13h.1M14 17h.1M10 18h.1"),
    face("square", 0, "braids", 2, "glasses", "grin", "M12 11C6 2 1 11 8 17l8-5M12 11c6-9 11 0 4 6l-8-5"),
    face("round", 2, "short", 0, "wide", "whistle", "M3 17c0-12 18-12 18 0zM8 11l2 3M13 10l2 3"),
  ],
  // The brass band: tuba, snare, trombone, cymbal.
  [
    face("round", 2, "curls", 0, "closed", "grin", "M5 3h12l-3 5v9c0 6-9 6-9 0v-3M14 12h4v6"),
    face("square", 0, "wild", 3, "dark", "smile", "M4 9h16v9H4zM4 12h16M4 15h16M6 9L3 3M18 9l3-6"),
    face("long", 1, "long", 0, "narrow", "stubble", "M3 8h13c4 0 4 6 0 6H7M3 5v6M20 4v14"),
    face("round", 3, "bob", 0, "wide", "flat", "M12 5c-9 6-9 10-8 14M12 5c9 6 9 10 8 14M4 19c6-3 10-3 16 0M12 5V2"),
  ],
  // The post: seal, stamp, envelope, telegram.
  [
    face("long", 0, "bun", 1, "glasses", "flat", "M12 3c4 0 4 5 2 8h5v5H5v-5h5c-2-3-2-8 2-8zM5 20h14"),
    face("round", 3, "short", 0, "plain", "moustache", "M4 4h16v16H4zM8 8h8v8H8z"),
    face("square", 1, "bob", 2, "patch", "grin", "M3 6h18v13H3zM3 6l9 8 9-8"),
    face("long", 2, "bald", 0, "monocle", "whistle", "M3 12h3M9 12h.1M13 12h4M20 12h.1M4 6h16M4 18h16"),
  ],
];

const TONES: readonly Pick<Palette, "skin" | "shade">[] = [
  { skin: "#f6d9b8", shade: "#d99f76" },
  { skin: "#eabf92", shade: "#bf8455" },
  { skin: "#c98f5f", shade: "#96602f" },
  { skin: "#8f5e3e", shade: "#643b22" },
];
const TINTS: readonly string[] = ["#1d1613", "#6b3a1d", "#b5502a", "#c8a04a"];

/** The whole face, and the half that lies in the shade, as on a poster. */
const JAWS: Readonly<Record<Jaw, readonly [whole: string, half: string]>> = {
  round: ["M30 42c0-15 8-23 20-23s20 8 20 23v8c0 14-9 22-20 22s-20-8-20-22z", "M50 19c12 0 20 8 20 23v8c0 14-9 22-20 22z"],
  square: ["M30 40c0-14 8-21 20-21s20 7 20 21v17l-8 14H38l-8-14z", "M50 19c12 0 20 7 20 21v17l-8 14H50z"],
  long: ["M32 40c0-14 7-21 18-21s18 7 18 21v14c0 12-9 24-18 24S32 66 32 54z", "M50 19c11 0 18 7 18 21v14c0 12-9 24-18 24z"],
};

const EYES: Readonly<Record<Eyes, Drawing>> = {
  plain: [["ink", `${disc(42, 47, 2.6)}${disc(58, 47, 2.6)}`], ["ink", "M37 41l9-1M63 41l-9-1", 2.4]],
  narrow: [["ink", "M36 46h10M54 46h10", 3], ["ink", "M35 40l11 3M65 40l-11 3", 3]],
  glasses: [["light", `${disc(41, 47, 7)}${disc(59, 47, 7)}`], ["ink", `${disc(41, 47, 7)}${disc(59, 47, 7)}M48 46h4`, 2], ["ink", `${disc(42, 48, 2.2)}${disc(58, 48, 2.2)}`]],
  monocle: [["ink", disc(42, 47, 2.6)], ["light", disc(59, 47, 7)], ["ink", `${disc(59, 47, 7)}M65 51c4 8 2 14-1 20`, 2], ["ink", disc(59, 47, 2.6)], ["ink", "M37 42l9-3M54 37l9-1", 2.4]],
  patch: [["ink", disc(42, 47, 2.6)], ["ink", "M52 42h14v7c0 6-14 6-14 0z"], ["ink", "M30 33l40 14M37 41l9-2", 2.4]],
  closed: [["ink", "M37 46c2 4 7 4 9 0M54 46c2 4 7 4 9 0", 2.4], ["ink", "M37 40l8-2M63 40l-8-2", 2]],
  dark: [["ink", "M33 42h34l-1 7c-2 6-12 6-14 0l-1-3h-2l-1 3c-2 6-12 6-14 0z"], ["light", "M37 44l5 0-3 5zM55 44h5l-3 5z"]],
  wide: [["light", `${disc(42, 46, 5)}${disc(58, 46, 5)}`], ["ink", `${disc(43, 46, 2.4)}${disc(59, 46, 2.4)}`], ["ink", "M36 38c3-3 7-3 9-1M64 38c-3-3-7-3-9-1", 2.2]],
};

const MOUTHS: Readonly<Record<Mouth, Drawing>> = {
  flat: [["ink", "M43 63h14", 2.6]],
  smile: [["ink", "M42 61c4 6 12 6 16 0", 2.6]],
  moustache: [["hair", "M50 57c-5-3-12 0-15 5 6 2 12 1 15-2 3 3 9 4 15 2-3-5-10-8-15-5z"]],
  handlebar: [["hair", "M50 57c-6-3-11 2-15 2-3 0-5-2-5-5-3 7 2 11 8 10 5 0 9-2 12-4 3 2 7 4 12 4 6 1 11-3 8-10 0 3-2 5-5 5-4 0-9-5-15-2z"]],
  beard: [["hair", "M31 50c4 6 9 7 12 7h14c3 0 8-1 12-7 1 16-5 30-19 30S30 66 31 50z"], ["ink", "M44 63h12", 3]],
  grin: [["ink", "M40 59h20c0 9-20 9-20 0z"], ["light", "M42 60h16v3H42z"]],
  whistle: [["ink", disc(51, 63, 3)], ["red", disc(51, 63, 1.4)]],
  stubble: [["hair", "M33 60h.1M37 66h.1M43 70h.1M50 72h.1M57 70h.1M63 66h.1M67 60h.1M40 62h.1M60 62h.1", 1.8], ["ink", "M43 62l14-1", 2.6]],
};

/** Behind the head, and over it under the hat. */
const HAIR: Readonly<Record<Hair, readonly [behind: Drawing, over: Drawing]>> = {
  short: [[], [["hair", "M29 46c-3-16 4-29 21-29s24 13 21 29c-2-8-4-12-6-14H35c-2 2-4 6-6 14z"]]],
  bob: [[["hair", "M24 66c-4-40 10-50 26-50s30 10 26 50H62V40H38v26z"]], [["hair", "M30 40c2-14 10-20 20-20s18 6 20 20c-14-2-26-2-40 0z"]]],
  curls: [[["hair", [disc(28, 34, 9), disc(25, 46, 8), disc(72, 34, 9), disc(75, 46, 8), disc(29, 57, 6), disc(71, 57, 6)].join("")]], [["hair", [disc(36, 27, 8), disc(50, 24, 9), disc(64, 27, 8)].join("")]]],
  braids: [[["hair", "M27 36c-6 10-5 26-4 36 3 6 8 6 10 0 1-12 0-24 0-36zM73 36c6 10 5 26 4 36-3 6-8 6-10 0-1-12 0-24 0-36z"], ["red", "M23 66h10v5H23zM67 66h10v5H67z"]], [["hair", "M30 42c0-16 8-24 20-24s20 8 20 24c-6-8-13-12-20-13-7 1-14 5-20 13z"]]],
  bald: [[], [["light", "M38 30c2-5 6-7 10-7", 2]]],
  bun: [[["hair", disc(50, 14, 9)]], [["hair", "M29 44c-2-17 7-27 21-27s23 10 21 27c-3-9-8-13-13-13-8 0-22 0-29 13z"]]],
  long: [[["hair", "M27 36c-6 18-6 34-3 46h52c3-12 3-28-3-46z"]], [["hair", "M29 46c-2-18 6-28 21-28s23 10 21 28c-4-10-10-14-18-15-8 6-16 8-24 15z"]]],
  wild: [[["hair", "M26 52l-6-8 6-4-5-9 9-1-2-9 9 3 3-8 8 5 5-6 5 7 8-3v9l9 1-4 8 7 5-6 6 4 8-9-3H34l-8 5z"]], [["hair", "M30 42l5-14 6 7 6-10 7 9 7-8 9 16c-12-6-28-6-40 0z"]]],
};

/** A hat for each team. */
const HATS: readonly Drawing[] = [
  // Peaked cap.
  [["ink", "M26 26c0-12 10-18 24-18s24 6 24 18z"], ["seat", "M26 26h48v7H26z"], ["ink", "M28 33h44c3 4 1 6-4 5-12-3-24-3-36 0-5 1-7-1-4-5z"], ["light", disc(50, 22, 5)]],
  // Helmet with a lamp.
  [["seat", "M27 33c0-18 9-26 23-26s23 8 23 26z"], ["ink", "M24 31h52v5H24z"], ["ink", disc(50, 20, 8)], ["light", disc(50, 20, 5.400)], ["light", "M46 7h8v7h-8z"]],
  // Sailor's cap with ribbons.
  [["light", "M24 20c6-10 46-10 52 0l-5 8H29z"], ["ink", "M28 26h44v8H28z"], ["seat", "M68 30c8 4 8 14 12 18l-6 2c-4-6-4-12-10-16z"], ["red", disc(50, 12, 4)]],
  // Toque.
  [["light", "M31 34V22c-9-4-6-17 5-15 4-7 24-7 28 0 11-2 14 11 5 15v12z"], ["seat", "M31 27h38v7H31z"], ["grey", "M42 12v11M58 12v11", 1.8]],
  // Shako with a plume.
  [["ink", "M31 6h38l3 28H28z"], ["seat", "M28 27h44l.6 6H27.400z"], ["red", "M46 7c-4-10 0-14 4-14s8 4 4 14z"], ["one", "M50 11l3 7h7l-6 4 2 7-6-4-6 4 2-7-6-4h7z"]],
  // Post-rider's hat with a horn.
  [["seat", "M30 30c0-16 6-22 20-22s20 6 20 22z"], ["ink", "M20 30h60c0 6-14 7-30 7s-30-1-30-7z"], ["one", "M42 19c0-6 10-6 10 0 0 5-7 5-7 1M52 19l8-4v9z"]],
];

const coat = (isCaptain: boolean): Drawing => [
  ["seat", "M6 102c0-22 14-28 32-31l12 10 12-10c18 3 32 9 32 31z"],
  ["ink", "M38 71l12 31 12-31-12 9z"],
  ["light", "M42 76l8 26 8-26-8 5z"],
  ["red", "M47 82h6l2 20H45z"],
  ...(isCaptain
    ? ([["one", "M8 86c4-8 12-12 22-13l2 6c-10 0-16 3-20 9zM92 86c-4-8-12-12-22-13l-2 6c10 0 16 3 20 9z"], ["ink", "M12 88v6M18 84v6M24 82v6M88 88v6M82 84v6M76 82v6", 1.6]] satisfies Drawing)
    : []),
];

function ground(team: number, member: number, look: Look): Drawing {
  const whole = box(0, 0, CREW_SIZE, CREW_SIZE);
  if (look === "confetti") return [[(["one", "two", "three", "red"] as const)[(team + member) % 4] ?? "one", whole], ...confetti(12, 100, 60, team * 4 + member + 2)];
  if (member === 0) return [["red", whole], rays("deep", 50, 46, 14, 100)];
  return [["paper", whole], ["red", member % 2 ? "M0 100V64L100 8v92z" : "M0 0h64L8 100H0z"]];
}

const signed = (sign: string): Shape => put([["ink", disc(0, 0, 15)], ["light", disc(0, 0, 13)], put([["ink", sign, 2.2]], -8.500, -8.500, 0, 0.71)], 84, 84);

export interface Posed {
  team: number;
  /** The captain is 0. */
  member: number;
  /** Dead on the poster, covered in confetti at the fête. */
  lost: boolean;
}

export function crewDrawing({ team, member, lost }: Posed, look: Look): Drawing {
  const { jaw, hair, eyes, mouth, sign } = faceOf(team, member);
  const [behind, over] = HAIR[hair];
  return [
    ...ground(team, member, look),
    ...behind,
    ["shade", "M41 62h18v18l-9 8-9-8z"],
    ...coat(member === 0),
    ["skin", JAWS[jaw][0]],
    ["shade", JAWS[jaw][1]],
    ["skin", `${disc(29, 49, 4)}`],
    ["shade", `${disc(71, 49, 4)}M50 46l5 11h-7z`],
    ...over,
    ...(lost && look === "championship" ? CROSSED : EYES[lost ? "closed" : eyes]),
    ...MOUTHS[mouth],
    ...(lost && look === "confetti" ? [put(skull("confetti"), 50, 12, 6, 0.5)] : (HATS[team] ?? [])),
    signed(sign),
    ...(lost && look === "confetti" ? confetti(40, 100, 100, team * 4 + member + 50) : []),
    ...(lost && look === "championship" ? ([["two", "M4 96L96 4", 7]] satisfies Drawing) : []),
  ];
}

const CROSSED: Drawing = [["ink", "M37 42l10 9M47 42l-10 9M53 42l10 9M63 42l-10 9", 3]];

const faceOf = (team: number, member: number): Face => (CREWS[team % CREWS.length] ?? [])[member % 4] ?? face("round", 0, "bald", 0, "plain", "flat", "");

const GREYS: Partial<Palette> = { red: "#5d5650", deep: "#4a443f", paper: "#b9b0a0", seat: "#6a635a", skin: "#cfc7b8", shade: "#9d9587", hair: "#3a3531", one: "#b9b0a0", light: "#ddd6c8" };

/** The own colours of somebody: skin, hair, the coat of the seat. The dead have none, but for the line through them. */
export function crewColours({ team, member, lost }: Posed, look: Look, seat: string): Partial<Palette> {
  const { tone, tint } = faceOf(team, member);
  if (lost && look === "championship") return GREYS;
  return { seat, hair: TINTS[tint] ?? "#1d1613", ...TONES[tone] };
}

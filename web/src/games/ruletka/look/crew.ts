/** Six teams of four, 100 by 100 each: a captain and three members. A coat has the seat's colour, the hat tells the team. */
import { CREW_SIZE } from "./drawings.svelte";
import { CROWN, HATS } from "./hats";
import { box, confetti, disc, type Drawing, type Look, type Paint, type Palette, put, rays, type Shape } from "./paints";
import { type Eyes, type Person, personOf, SKULLS } from "./people";
import { skull } from "./props";

const TONES: readonly Pick<Palette, "skin" | "shade">[] = [
  { skin: "#f6d9b8", shade: "#d99f76" },
  { skin: "#eabf92", shade: "#bf8455" },
  { skin: "#c98f5f", shade: "#96602f" },
  { skin: "#8f5e3e", shade: "#643b22" },
];
const TINTS: readonly string[] = ["#1d1613", "#6b3a1d", "#b5502a", "#c8a04a", "#d9d3c7"];

type Spots = readonly (readonly [x: number, y: number])[];

const each = (spots: Spots, path: (x: number, y: number) => string): string => spots.map(([x, y]) => path(x, y)).join("");
const discs = (spots: Spots, r: number): string => each(spots, (x, y) => disc(x, y, r));

const EYES: Readonly<Record<Eyes | "crossed", (spots: Spots) => Drawing>> = {
  dot: (spots) => [["ink", discs(spots, 2.6)]],
  narrow: (spots) => [["ink", each(spots, (x, y) => `M${x - 4} ${y}h8`), 3.2]],
  wide: (spots) => [["light", discs(spots, 4.6)], ["ink", discs(spots, 2.2)]],
  closed: (spots) => [["ink", each(spots, (x, y) => `M${x - 4} ${y}c2 3 6 3 8 0`), 2.4]],
  glasses: (spots) => [["light", discs(spots, 6.4)], ["ink", discs(spots, 6.4), 2.2], ["ink", discs(spots, 2.2)]],
  none: () => [],
  crossed: (spots) => [["ink", each(spots, (x, y) => `M${x - 4} ${y - 4}l8 8m0-8l-8 8`), 3]],
};

/** What each team wears; all reach below the frame, so that shoulders can slope. */
const SHOULDERS = "M-46 60c0-30 14-38 34-41l12 8 12-8c20 3 34 11 34 41z";
const COATS: readonly Drawing[] = [
  [["ink", "M-14 20L0 60l14-40 8 3L6 60H-6l-16-37z"], ["light", "M-11 20h22L0 46z"], ["red", "M-3 26h6l3 20-6 6-6-6z"], ["one", "M-20 40h.1M-16 52h.1M20 40h.1", 5]],
  [["ink", "M-30 22l10-3 8 41h-16zM30 22l-10-3-8 41h16z"], ["red", "M-20 18h40L2 42z"]],
  [["light", "M-44 40l88-12v8l-89 13zM-46 55l92-13v9l-92 13z"], ["ink", "M-27 20l16-3 11 12 11-12 16 3L0 52z"], ["light", "M-11 17h22L0 30z"], ["red", "M-5 36L0 31l5 5-5 9z"]],
  [["light", "M-26 21l8-2 4 18h28l4-18 8 2v39h-52z"], ["red", "M-18 17L20 20 2 30l6 14-12-4 0-11z"]],
  [["ink", "M-14 17h28v12h-28z"], ["one", "M-22 33l22 6 22-6M-24 43l24 6 24-6M-24 53l24 6 24-6M0 30v30", 3]],
  [["ink", "M-24 20l12-3 12 14 12-14 12 3-10 16L0 32-14 36z"], ["light", "M-11 18h22L0 30z"], ["ink", "M34 24L-26 62", 6], ["one", "M4 40l8-5 4 7-8 5z"]],
];

const EPAULETTES: Drawing = [
  ["one", "M-44 36c3-10 10-15 24-16l1 6c-10 1-17 5-20 12zM44 36c-3-10-10-15-24-16l-1 6c10 1 17 5 20 12z"],
  ["ink", "M-40 36v6M-34 33v6M-28 31v6M40 36v6M34 33v6M28 31v6", 1.6],
];

const PAPERS: readonly Paint[] = ["one", "two", "three", "red"];
const DIAGONALS: readonly string[] = ["M0 100V64L100 8v92z", "M0 0h64L8 100H0z", "M100 0H52l40 100h8z"];

function ground(team: number, member: number, look: Look): Drawing {
  const whole = box(0, 0, CREW_SIZE, CREW_SIZE);
  if (look === "confetti") return [[PAPERS[(team + member) % 4] ?? "one", whole], ...confetti(12, 100, 60, team * 4 + member + 2)];
  if (member === 0) return [["red", whole], rays("deep", 50, 46, 14, 100)];
  return [["paper", whole], ["red", DIAGONALS[(team + member) % 3] ?? ""]];
}

const signed = (sign: string): Shape => put([["ink", disc(0, 0, 15)], ["light", disc(0, 0, 13)], put([["ink", sign, 2.2]], -8.5, -8.5, 0, 0.71)], 84, 84);

export interface Posed {
  team: number;
  /** The captain is 0. */
  member: number;
  /** Dead on the poster, covered in confetti at the fête. */
  lost: boolean;
}

function head({ skull: shape, eyes, isBald = false, behind = [], over }: Person, hat: Drawing, { lost }: Posed, look: Look): Drawing {
  const { whole, half, ears, eyes: spots, hat: [x, y, scale] } = SKULLS[shape];
  const shut = look === "championship" ? "crossed" : "closed";
  const cone = [...(isBald ? [] : [CROWN]), put(skull("confetti"), 0, -26, 6, 0.58)];
  return [
    ...behind,
    ...ears,
    ["skin", whole],
    ["shade", half],
    ...EYES[lost ? shut : eyes](spots),
    ...over,
    put(lost && look === "confetti" ? cone : hat, x, y, 0, scale),
  ];
}

export function crewDrawing(posed: Posed, look: Look): Drawing {
  const { team, member, lost } = posed;
  const person = personOf(team, member);
  if (!person) return [];
  const { lean, isMirrored, size = 1.06, sign } = person;
  const hat = HATS[team % HATS.length]?.[member % 4] ?? [];
  return [
    ...ground(team, member, look),
    put([["seat", SHOULDERS]], 50, 56, -lean),
    ["shade", "M40 60h20v18l-10 10-10-10z"],
    put([...(COATS[team % COATS.length] ?? []), ...(member === 0 ? EPAULETTES : [])], 50, 56, -lean),
    put(head(person, hat, posed, look), 50, 50, lean, size, isMirrored ? -size : size),
    signed(sign),
    ...(lost && look === "confetti" ? confetti(40, 100, 100, team * 4 + member + 50) : []),
    ...(lost && look === "championship" ? ([["two", "M4 96L96 4", 7]] satisfies Drawing) : []),
  ];
}

const GREYS: Partial<Palette> = { red: "#5d5650", deep: "#4a443f", paper: "#b9b0a0", seat: "#6a635a", skin: "#cfc7b8", shade: "#9d9587", hair: "#3a3531", one: "#b9b0a0", light: "#ddd6c8" };

/** The own colours of a person: skin, hair, the coat of the seat. The dead have none, but for the line through them. */
export function crewColours({ team, member, lost }: Posed, look: Look, seat: string): Partial<Palette> {
  if (lost && look === "championship") return GREYS;
  const { tone = 0, tint = 0 } = personOf(team, member) ?? {};
  return { seat, hair: TINTS[tint] ?? "#1d1613", ...TONES[tone] };
}

/** The sixteen action cards as small posters, 100 by 110. Each is composed once; the look brings paints and props. */
import type { RuletkaKind } from "../../../wire/RuletkaKind";
import { CARD_HEIGHT, CARD_WIDTH } from "./drawings.svelte";
import { box, confetti, disc, type Drawing, type Look, type Paint, put, rays, type Shape } from "./paints";
import { bullet, click, die, finger, pistol, skull, token } from "./props";

const fill = (paint: Paint): Shape => [paint, box(0, 0, CARD_WIDTH, CARD_HEIGHT)];
/** A band from the lower left to the upper right. */
const band = (paint: Paint, y: number, thick: number): Shape => [paint, `M-2 ${y + 28}L102 ${y - 28}v${thick}L-2 ${y + 28 + thick}z`];
const wedge = (paint: Paint): Shape => [paint, "M-2 112V74L102 30v82z"];

const KINDS: Readonly<Record<RuletkaKind, (look: Look) => Drawing>> = {
  // Up, where nobody stands.
  "air-gun": (look) => [
    fill(look === "championship" ? "paper" : "three"),
    [look === "championship" ? "red" : "one", disc(24, 26, 17)],
    ["light", "M12 40c0-8 9-10 13-5 4-7 16-4 15 4 7 0 7 9 0 9H16c-7 0-8-8-4-8zM72 78c0-6 7-7 10-3 4-6 13-3 12 3 6 0 6 8 0 8H74c-6 0-6-7-2-8z"],
    wedge("ink"),
    put(pistol(look, { body: look === "championship" ? "red" : "paper", cut: "paper", grip: "paper", fires: true }), 46, 82, -68, 0.8),
  ],
  "pif-paf": (look) => [
    fill(look === "championship" ? "paper" : "red"),
    band("red", 6, 34),
    band("ink", 86, 40),
    put(pistol(look, { fires: true }), 36, 66, -22, 0.84),
  ],
  // Everybody at everybody: a wheel of four.
  "shoot-somebody": (look) => [
    fill(look === "championship" ? "ink" : "two"),
    ["red", disc(50, 55, 43)],
    ...[0, 90, 180, 270].map((turn): Shape => ({
      move: `rotate(${turn} 50 55)`,
      of: [put(pistol(look, { body: "ink", cut: "paper", grip: "paper" }), 25, 24, 12, 0.46)],
    })),
    ["paper", disc(50, 55, 9)],
    ["ink", disc(50, 55, 4)],
  ],
  peeper: (look) => [
    fill(look === "championship" ? "red" : "one"),
    band("ink", 20, 76),
    ["paper", "M6 56C22 30 78 30 94 56 78 82 22 82 6 56z"],
    ["ink", "M6 56C22 30 78 30 94 56 78 82 22 82 6 56z", 4],
    ["red", disc(50, 56, 21)],
    ["ink", disc(50, 56, 13)],
    put(look === "championship" ? bullet(look) : click(look), 50, 57, 30, 0.26),
    ["light", disc(42, 48, 4)],
    ["ink", "M12 36L4 26M30 25l-5-12M50 21V8M70 25l5-12M88 36l8-10", 4],
  ],
  "second-thoughts": (look) => [
    fill(look === "championship" ? "paper" : "two"),
    wedge("red"),
    put(die(1), 32, 66, -14, 0.72),
    put(die(5, look === "championship" ? "light" : "one"), 68, 46, 16, 0.86),
    ["ink", "M16 38C22 14 50 6 66 14M84 76c-6 22-34 30-50 22", 5],
    ["ink", "M62 4l13 12-17 6zM38 108l-14-9 16-9z"],
  ],
  raise: (look) => [
    fill(look === "championship" ? "ink" : "three"),
    ["red", "M50 6l38 40H68v62H32V46H12z"],
    put(die(5), 50, 74, 8, 0.66),
    ["paper", "M50 16v26M37 29h26", 8],
  ],
  // A hen that would rather be elsewhere.
  "cold-feet": (look) => [
    fill(look === "championship" ? "red" : "one"),
    band("paper", 92, 60),
    ["paper", "M20 96C8 70 22 50 42 52c2-18 8-28 20-28 14 0 20 12 16 26-2 10 4 40-20 50z"],
    ["ink", "M20 96C8 70 22 50 42 52c2-18 8-28 20-28 14 0 20 12 16 26-2 10 4 40-20 50z", 3],
    [look === "championship" ? "deep" : "red", "M50 26c-2-8 2-12 6-10 0-8 8-8 9-2 5-5 10-1 7 6l2 5c-8-4-16-4-24 1zM76 58c6 0 8 6 4 12-5-2-6-6-6-11z"],
    ["ink", "M78 42l16 6-16 6z"],
    ["light", disc(66, 40, 7)],
    ["ink", disc(68, 40, 3.400)],
    ["ink", "M28 74c8 10 22 10 30 0M32 84c6 5 14 5 20 0", 3.4],
    ["ink", "M88 18c3 5 3 8 0 10-3-2-3-5 0-10zM96 30c2 4 2 6 0 8-2-2-2-4 0-8z"],
  ],
  // An envelope under the table; a cake on it.
  bribe: (look) =>
    look === "championship"
      ? [
          fill("paper"),
          wedge("ink"),
          put([["ink", box(-34, -22, 68, 44)], ["light", box(-31, -19, 62, 38)], ["red", "M-31-19L0 8l31-27v6L0 16-31-13z"], ["red", disc(0, 6, 9)]], 56, 46, -16),
          put([["red", box(-24, -12, 48, 24)], ["paper", disc(0, 0, 8)], ["ink", "M-24-12h48v24h-48z", 2.4]], 74, 20, -30, 0.7),
          put(finger("red", "light"), 34, 86, -20, 0.8),
        ]
      : [
          fill("two"),
          ["light", disc(50, 70, 42)],
          ["red", "M18 62h64v30H18z"],
          ["light", "M18 58c0-6 6-8 10-8h44c6 0 10 4 10 8v8c-5 8-11 8-14 0-4 10-12 10-16 0-4 10-12 10-16 0-5 8-13 8-18 0z"],
          ["one", "M28 42h44v10H28z"],
          ["ink", "M36 42V30M50 42V26M64 42V30", 3],
          ["one", "M36 20c4 5 4 8 0 10-4-2-4-5 0-10zM50 15c4 5 4 9 0 11-4-2-4-6 0-11zM64 20c4 5 4 8 0 10-4-2-4-5 0-10z"],
          ["ink", "M10 94h80v6H10z"],
        ],
  "once-more": (look) => [
    fill(look === "championship" ? "ink" : "red"),
    ["paper", "M84 54A35 35 0 1 1 72 27", 10],
    ["paper", "M64 6l28 10-20 24z"],
    put(pistol(look, { body: "paper", cut: "red", grip: "red" }), 46, 62, 0, 0.58),
    [look === "championship" ? "red" : "ink", "M86 82v20M76 92h20", 7],
  ],
  respin: (look) => [
    fill(look === "championship" ? "red" : "three"),
    ["ink", disc(50, 55, 40)],
    ["paper", [0, 60, 120, 180, 240, 300].map((angle) => {
      const turn = ((angle + 18) * Math.PI) / 180;
      return disc(50 + 24 * Math.sin(turn), 55 - 24 * Math.cos(turn), 9);
    }).join("")],
    ["red", disc(57.4, 32.200, 9)],
    ["paper", disc(50, 55, 5)],
    ["paper", "M8 28C18 8 40 2 56 5M92 84c-10 18-30 24-46 21", 5],
    ["paper", "M54-4l14 11-16 7zM48 114l-15-9 15-8z"],
  ],
  "extra-bullet": (look) => [
    fill(look === "championship" ? "paper" : "one"),
    band("red", 60, 90),
    put(bullet(look), 32, 64, -14, 1.1),
    put(bullet(look), 68, 50, 12, 1.1),
    ["ink", "M84 8v20M74 18h20", 6],
  ],
  // A vest, or an umbrella: both keep something off.
  vest: (look) =>
    look === "championship"
      ? [
          fill("ink"),
          rays("red", 50, 55, 14, 90),
          ["paper", "M30 16l10-4c4 10 16 10 20 0l10 4 4 28c6 6 8 16 8 54H18c0-38 2-48 8-54z"],
          ["ink", "M50 28v70M26 62h48M24 80h52M32 46h10v10H32z", 3],
          ["red", disc(64, 50, 6)],
          ["ink", disc(64, 50, 2.400)],
        ]
      : [
          fill("three"),
          ...confetti(26, 100, 44, 3),
          ["red", "M8 62C10 34 28 22 50 22s40 12 42 40c-5-7-13-7-17 0-4-7-12-7-16 0-4-7-14-7-18 0-4-7-12-7-16 0-4-7-12-7-17 0z"],
          ["light", "M41 62c0-20 3-34 9-40 6 6 9 20 9 40-4-7-14-7-18 0z"],
          ["ink", "M50 62v32c0 9 13 9 13 0M50 22v-8", 4],
        ],
  bonus: (look) => [
    fill(look === "championship" ? "red" : "two"),
    ["ink", "M26 0h48L58 52H42z"],
    ["paper", "M36 0h10l4 48h-6zM54 0h10L54 50h-4z"],
    rays("paper", 50, 70, 16, 40),
    put(token(true), 50, 70, 0, 1.15),
  ],
  pickpocket: (look) => [
    fill(look === "championship" ? "paper" : "three"),
    ["ink", "M-2 58h104v54H-2z"],
    ["red", "M10 66h52v46H10z"],
    ["paper", "M10 74h52M10 70v42M62 70v42", 2.4],
    put(token(true), 38, 52, 0, 0.72),
    put(finger(look === "championship" ? "red" : "one", "light"), 80, 18, 146, 0.8),
  ],
  objection: (look) => [
    fill(look === "championship" ? "ink" : "red"),
    rays("deep", 50, 50, 16, 110),
    ["red", disc(50, 55, 38)],
    ["paper", "M34 104l-6-30-10-16c-3-6 4-9 8-4l8 10V26c0-7 9-7 9 0v22l2-28c0-7 9-7 9 0v28l4-24c1-7 9-6 9 1l-3 27 6-14c3-6 10-3 8 3L64 76l-4 28z"],
    ["ink", "M34 104l-6-30-10-16c-3-6 4-9 8-4l8 10V26c0-7 9-7 9 0v22l2-28c0-7 9-7 9 0v28l4-24c1-7 9-6 9 1l-3 27 6-14c3-6 10-3 8 3L64 76l-4 28z", 2.6],
    put([["paper", "M-5-26H5L3 8h-6zM-5 14H5v9H-5z"]], 90, 34, 14, 0.9),
  ],
  // From behind the stone, or from behind the curtain.
  "beyond-the-grave": (look) =>
    look === "championship"
      ? [
          fill("red"),
          ["paper", disc(72, 28, 20)],
          ["ink", "M-2 84c30-10 70-10 104 0v28H-2z"],
          ["grey", "M22 96V46c0-26 48-26 48 0v50z"],
          ["ink", "M22 96V46c0-26 48-26 48 0v50", 3],
          put(skull(look, "paper", "ink"), 46, 52, 0, 0.5),
          put(finger("ink", "light"), 76, 74, -62, 0.62),
        ]
      : [
          fill("ink"),
          ["one", disc(50, 60, 40)],
          put(skull(look), 52, 58, 12, 0.8),
          ["red", "M0 0h44c-6 40-6 70-20 110H0zM100 0H78c4 40 6 70 10 110h12z"],
          ["deep", "M8 0h8c-2 40-2 80-8 110H2zM26 0h8c-4 40-6 80-14 110h-6zM88 0h5c2 40 2 80 5 110h-6z"],
          ["one", "M0 0h100v9c-8 7-17 7-25 0-8 7-17 7-25 0-8 7-17 7-25 0-8 7-17 7-25 0z"],
          put(finger("red", "light"), 40, 84, -30, 0.5),
        ],
};

export const cardDrawing = (kind: RuletkaKind, look: Look): Drawing => KINDS[kind](look);

/** The back of all action cards. */
export const cardBack = (look: Look): Drawing => [
  fill("red"),
  rays("deep", 50, 55, 12, 90),
  ["paper", disc(50, 55, 30)],
  ["ink", disc(50, 55, 26)],
  put(look === "championship" ? skull(look, "paper", "ink") : skull(look), 50, 55, 0, 0.56),
];


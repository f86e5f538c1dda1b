/** The hats that tell the teams apart. The rim lies around 0, 0 and is 44 wide; what points forward points to the right. */
import { disc, type Drawing, type Shape } from "./paints";

const lamp = (x: number, y: number): Drawing => [["ink", disc(x, y, 8)], ["light", disc(x, y, 5.2)]];

const horn = (x: number, y: number): Drawing => [
  ["one", `M${x - 7} ${y}a4.5 4.5 0 1 0 8 0`, 2.4],
  ["one", `M${x - 1} ${y}l10-5v10z`],
];

const goggles = (x: number, y: number, apart: number): readonly Shape[] => {
  const rings = disc(x, y, 5.5) + disc(x + apart, y, 5.5);
  return [["light", rings], ["ink", rings, 2.6]];
};

/** In the order of `ruletka-crew-<team>-<member>`. */
export const HATS: readonly (readonly Drawing[])[] = [
  // The railway: a peak, a band and a badge.
  [
    [["ink", "M-22-4l-7-11C-20-27 20-31 31-17L22-4z"], ["red", "M-23-10h46v9h-46z"], ["ink", "M-21-1h42c6 7 2 10-6 7-12-4-20-4-34-1z"], ["light", disc(3, -15, 4.6)]],
    [["ink", "M-21 0l4-22 31-6 7 28z"], ["seat", "M-21-8l40-4 2 10-42 4z"], ["ink", "M-4 0l25-3 14 9c-14 3-28 2-39-1z"], ["light", disc(1, -18, 4.6)]],
    [["ink", "M-20-20h40l2 20h-44z"], ["seat", "M-22-8h44v8h-44z"], ["ink", "M-19 0h38c-3 8-35 8-38 0z"], ["light", disc(0, -14, 4)]],
    [["ink", "M-23 1c-7-22 30-30 46-9l12 8c-8 5-22 4-34 2z"], ["seat", "M-23-4L22-9l1 7-45 6z"], ...goggles(-4, -7, 14)],
  ],
  // The mine: helmets with a lamp.
  [
    [["light", "M20-14L84-52V2z"], ["seat", "M-23 0c-3-22 10-30 23-30S24-20 22 0z"], ["ink", "M-4-32h9v32h-9z"], ["ink", "M-30 1l6-5h50l9 5-2 4h-60z"], ...lamp(19, -14)],
    [["seat", "M-22 0c-2-22 9-30 22-30s24 8 22 30z"], ["ink", "M-25-3h50v7h-50z"], ...lamp(0, -15)],
    [["seat", "M-19-2c-1-20 8-26 19-26s20 6 19 26z"], ["ink", "M-34 4l14-11h40L34 4l-4 3h-60z"], ...lamp(0, -17)],
    [["seat", "M-24-2c-4-20 6-30 19-31S21-24 22-6z"], ["ink", "M-32 5L26-9l4 5-61 14z"], ["light", "M8-20h8v-9h-8z"], ["light", "M12-46c8 7 7 15 0 16-7-1-7-9 0-16z"], ["red", "M12-38c3 3 3 7 0 8-3-1-3-5 0-8z"], ["ink", "M4-21h16v5h-16z"]],
  ],
  // The harbour: the bridge, the deck, the storm, the crow's nest.
  [
    [["light", "M-23-5l-8-12C-16-29 16-29 31-17L23-5z"], ["ink", "M-23-9h46v9h-46z"], ["ink", "M-21 0h42c-3 6-39 6-42 0z"], ["red", "M0-24v11M-5-17c0 6 10 6 10 0", 2.4]],
    [["seat", "M-20 0c-5-24 8-31 20-30S24-18 20 0z"], ["ink", "M-23-9h46V3h-46z"], ["seat", "M-16-7v8M-8-7v8M0-7v8M8-7v8M16-7v8", 1.8]],
    [["seat", "M-18-2c-1-20 7-27 18-27s19 7 18 27z"], ["ink", "M-3-29h6v26h-6z"], ["seat", "M-21-6h42l10 9C12-2-6-1-32 20c-2-13 2-22 11-26z"], ["ink", "M31 3C12-2-6-1-32 20", 2]],
    [["seat", "M-20-6c-10 4-9 16-17 22l9 4c8-8 6-16 12-20z"], ["light", "M-27-13c6-13 47-19 57-6L20-7l-40 3z"], ["ink", "M-21-9l42-4v10l-42 5z"], ["red", disc(3, -27, 4.6)]],
  ],
  // The bakery: white, with flour on it.
  [
    [["light", "M-20-5l-5-24c2-12 48-12 50 0L20-5z"], ["grey", "M-9-9l-2-18M0-9v-20M9-9l2-18", 2], ["seat", "M-21-9h42v9h-42z"]],
    [["light", "M-20-5c-16-3-16-22 0-21 4-11 26-10 28-1 20-2 30 18 18 27-6 3-10-1-10-5z"], ["grey", "M-6-9c0-6-3-10-6-12M6-9c2-6 6-8 10-9", 2], ["seat", "M-21-8l42-1v8l-42 2z"]],
    [["light", "M-20 0l-17-5 5 9-6 11 19-7z"], ["light", "M-23 4c-2-24 10-32 23-32s25 10 23 30L6-9z"], ["seat", `${disc(-12, -10, 2.6)}${disc(-2, -20, 2.6)}${disc(10, -17, 2.6)}${disc(16, -7, 2.6)}${disc(1, -11, 2.2)}`]],
    [["light", "M-30-11h17L0-31l13 20h17L22 2h-44z"], ["grey", "M0-31l13 20H-4z"], ["seat", "M-26-5h52l-4 7h-44z"]],
  ],
  // The brass band: braid, a star and a plume.
  [
    [["light", "M-3-24c-8-6-6-16 2-16s8 9 4 16z"], ["seat", "M-20 0l-6-24h52L20 0z"], ["ink", "M-27-27h54l-1 7h-52z"], ["one", "M0-19l3 6 7 1-5 5 1 6-6-3-6 3 1-6-5-5 7-1z"], ["ink", "M-21-1h42c-2 8-40 8-42 0z"]],
    [["red", "M16-20l15 5-2 15-6-1-2-9-8-4z"], ["seat", "M-19-17l34-8 5 20-36 8z"], ["one", "M-17-3l36-8 1 6-36 8z"]],
    [["red", "M12-32c-2-14 16-17 18-6 1 9-6 12-12 9z"], ["seat", "M-20 1l2-30 40-6-1 33z"], ["one", "M-18-26L20-9v7L-19-18z"], ["ink", "M-20-4l41-4 1 6c4 4 0 6-5 5-12-1-24-1-37 2z"]],
    [["ink", "M-24 4c-8-30 2-45 24-45s32 15 24 45c-12-9-36-9-48 0z"], ["light", "M22-4c12-4 18-22 12-32-10 6-14 16-16 26z"], ["one", "M-22 3C-10-7 10-7 22 3", 3]],
  ],
  // The post: a horn, for the road, the street, the air and the wire.
  [
    [["light", "M4-7c8-26 24-36 38-31-2 12-14 26-30 34z"], ["seat", "M-19-2c-4-22 8-26 19-21 11-5 23-1 19 21z"], ["ink", "M-37 0c12-9 62-9 74-3-10 13-58 14-74 3z"], ...horn(-3, -12)],
    [["seat", "M-20-2c-2-22 7-29 20-29s22 7 20 29z"], ["ink", "M-20-9h40v6h11c-2 10-60 10-62 0h11z"], ...horn(0, -19)],
    [["seat", "M-23 26c-6-38-2-57 23-57 18 0 24 10 23 27L8-8-9-3l-4 24z"], ["ink", "M-23-16L22-21v6l-45 6z"], ...goggles(-3, -16, 16)],
    [["seat", "M-21-4h42l15 5C22 7-6 8-22 2z"], ["light", "M-21-8h42v6h-42z"]],
  ],
];

/** The hair of a head that has lost its hat. */
export const CROWN: Shape = ["hair", "M-22 3c-4-20 5-33 22-33S26-17 22 3C14-13-10-17-22 3z"];

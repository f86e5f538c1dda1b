/**
 * Colour and outline of the eight identities on a dark board. A stand-in until the whole client shares one: swap the
 * body of `colourOf` and `SeatMark.svelte`.
 */
import type { Identity } from "../../wire/Identity";
import type { SeatLook } from "../game";

const COLOURS: Record<Identity, string> = {
  circle: "#56b4e9",
  square: "#f0a11a",
  triangle: "#21c58e",
  diamond: "#f4ea5a",
  star: "#e68fc3",
  heart: "#ff6a4d",
  hexagon: "#8f9bff",
  cross: "#dfe6ee",
};

/** In a box of 12 by 12. */
export const OUTLINES: Record<Identity, string> = {
  circle: "M6 1a5 5 0 1 1 0 10a5 5 0 1 1 0-10z",
  square: "M1.5 1.5h9v9h-9z",
  triangle: "M6 1l5.4 9.8H.6z",
  diamond: "M6 .4L11.6 6 6 11.6.4 6z",
  star: "M6 .6l1.7 3.6 3.9.5-2.9 2.7.8 3.9L6 9.4l-3.5 1.9.8-3.9L.4 4.7l3.9-.5z",
  heart: "M6 11L1 6C-.6 3.8 1 1.2 3.3 1.2 4.6 1.2 5.6 2 6 3c.4-1 1.4-1.8 2.7-1.8C11 1.2 12.6 3.8 11 6z",
  hexagon: "M3.2 1h5.6L11.6 6 8.8 11H3.2L.4 6z",
  cross: "M4 .8h4V4h3.2v4H8v3.2H4V8H.8V4H4z",
};

/** The third Virus of three players belongs to nobody. */
export const NOBODY = "#9fb4c4";

export const colourOf = (look: SeatLook | undefined): string => (look ? COLOURS[look.identity] : NOBODY);

export const lookOf = (looks: readonly SeatLook[], seat: number | null): SeatLook | undefined =>
  looks.find((look) => look.seat === seat);

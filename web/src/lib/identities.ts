/**
 * The eight identities: colour, shape and word, always all three.
 *
 * The colours start from Okabe and Ito's, which people who do not see red or green tell apart. A seat has one colour
 * wherever it is drawn; on paper and on light boards it has a dark rim besides, so that it is seen there. `app.css` hands
 * them out as `--id-<identity>`.
 */
import type { Identity } from "../wire/Identity";

export const identities: readonly Identity[] = [
  "circle",
  "square",
  "triangle",
  "diamond",
  "star",
  "heart",
  "hexagon",
  "cross",
];

export const seatColour: Readonly<Record<Identity, string>> = {
  circle: "#56b4e9",
  square: "#f0a11a",
  triangle: "#21c58e",
  diamond: "#f4ea5a",
  star: "#e68fc3",
  heart: "#ff6a4d",
  hexagon: "#8f9bff",
  cross: "#dfe6ee",
};

/** The colour as CSS. */
export function colourOf(identity: Identity): string {
  return `var(--id-${identity})`;
}

/** Each shape as a path in a box from 0 to 24, about equally heavy to the eye. */
export const shapeOf: Readonly<Record<Identity, string>> = {
  circle: "M12 2.6a9.4 9.4 0 1 1 0 18.8a9.4 9.4 0 1 1 0-18.8Z",
  square:
    "M5.2 3.6h13.6a1.6 1.6 0 0 1 1.6 1.6v13.6a1.6 1.6 0 0 1-1.6 1.6H5.2a1.6 1.6 0 0 1-1.6-1.6V5.2a1.6 1.6 0 0 1 1.6-1.6Z",
  triangle: "M10.6 3.2a1.6 1.6 0 0 1 2.8 0l8.8 15.6a1.6 1.6 0 0 1-1.4 2.4H3.2a1.6 1.6 0 0 1-1.4-2.4Z",
  diamond:
    "M10.9 1.9a1.6 1.6 0 0 1 2.2 0l8.9 9a1.6 1.6 0 0 1 0 2.2l-8.9 9a1.6 1.6 0 0 1-2.2 0l-8.9-9a1.6 1.6 0 0 1 0-2.2Z",
  star: "M12 1.4l3.1 6.9 7.5.8-5.6 5 1.6 7.4L12 17.7l-6.6 3.8L7 14.1l-5.6-5 7.5-.8Z",
  heart: "M12 21.6C4.6 16 1.6 12.4 1.6 8.3A5.6 5.6 0 0 1 12 5.4a5.6 5.6 0 0 1 10.4 2.9c0 4.1-3 7.7-10.4 13.3Z",
  hexagon:
    "M11.2 1.9a1.6 1.6 0 0 1 1.6 0l7.6 4.4a1.6 1.6 0 0 1 .8 1.4v8.6a1.6 1.6 0 0 1-.8 1.4l-7.6 4.4a1.6 1.6 0 0 1-1.6 0l-7.6-4.4a1.6 1.6 0 0 1-.8-1.4V7.7a1.6 1.6 0 0 1 .8-1.4Z",
  cross:
    "M9 2.2h6a1 1 0 0 1 1 1V8h4.8a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H16v4.8a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V16H3.2a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1H8V3.2a1 1 0 0 1 1-1Z",
};

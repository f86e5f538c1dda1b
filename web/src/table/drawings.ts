/** The six signs, drawn with one pen in a box of 24: a shape in colour, and lines of ink on it. */
import type { Reaction } from "../wire/Reaction";

const FACE = "M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19Z";

export const REACTIONS: readonly Reaction[] = ["bravo", "laugh", "gasp", "hm", "alas", "heart"];

export const drawingOf: Readonly<Record<Reaction, { shape: string; colour: string; lines: string }>> = {
  bravo: {
    shape: "M7.4 10.6 11 3c2 0 3 1.4 2.6 3.2L13 9.4h5.3c1.7 0 2.7 1.4 2.3 3l-1.5 6c-.4 1.5-1.5 2.4-3 2.4H7.4ZM3 10.6h4.4v10.2H3Z",
    colour: "#f4b942",
    lines: "M7.4 10.6v10.2",
  },
  laugh: { shape: FACE, colour: "#ffd37a", lines: "M6.6 10.2q1.4-2 2.8 0M14.6 10.2q1.4-2 2.8 0M7 13.4h10q-.6 5-5 5t-5-5Z" },
  gasp: { shape: FACE, colour: "#8fd0f0", lines: "M8.4 9v1.2M15.6 9v1.2M12 13.6a2.3 2.8 0 1 1 0 5.4a2.3 2.8 0 1 1 0-5.4Z" },
  hm: { shape: FACE, colour: "#f6ead2", lines: "M8.6 10.4v1M15.6 10.4v1M13.4 7.2l4-1M8.4 16.6q3.4-2.2 6.8-.6" },
  alas: { shape: FACE, colour: "#b9c0ff", lines: "M8.4 10v1.2M15.6 10v1.2M8 17.4q4-3.6 8 0M17 13.4q1.6 2.4 0 3.2t-1.2-1Z" },
  heart: { shape: "M12 20.8C5.4 15.8 2.8 12.5 2.8 8.8A5 5 0 0 1 12 6.2a5 5 0 0 1 9.2 2.6c0 3.7-2.6 7-9.2 12Z", colour: "#ff6a4d", lines: "M6.4 9.2a2 2 0 0 1 1.6-2" },
};

/** The victory track around the screen: 56 fields clockwise from the top left corner, enough for any game (PA28). */
export const FIELDS = 56;
/** Art dots: a pixel of the maze is 16, the frame around it 12. */
export const CELL = 16;
export const FRAME = 12;
export const ART = 10 * CELL + 2 * FRAME;

const PER_SIDE = FIELDS / 4;
const LENGTH = ART - FRAME;

/** The middle of a field, in art dots from the corner of the frame. */
export function fieldAt(points: number): { x: number; y: number } {
  const field = ((points % FIELDS) + FIELDS) % FIELDS;
  const along = FRAME / 2 + ((field % PER_SIDE) * LENGTH) / PER_SIDE;
  const near = FRAME / 2;
  const far = ART - FRAME / 2;
  switch (Math.floor(field / PER_SIDE)) {
    case 0:
      return { x: along, y: near };
    case 1:
      return { x: far, y: along };
    case 2:
      return { x: ART - along, y: far };
    default:
      return { x: near, y: ART - along };
  }
}

/** The seats as they look on the board of Pixoid, which is always dark. */
import type { SeatLook } from "../../game";
import { colourOr } from "../../shared/seats";

/** The third Virus of three players belongs to nobody. */
const NOBODY = "#9fb4c4";

export const colourOf = (look: SeatLook | undefined): string => colourOr(NOBODY, look);

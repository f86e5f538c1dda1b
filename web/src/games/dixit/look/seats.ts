/** The seats as they look in Dixit, which is always dusk. */
import type { SeatLook } from "../../game";
import { colourOr } from "../../shared/seats";

const NOBODY = "#b9b4d6";

export const colourOf = (look: SeatLook | undefined): string => colourOr(NOBODY, look);

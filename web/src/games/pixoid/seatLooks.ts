/** The seats as they look on the board of Pixoid, which is always dark. Colours and shapes are those of the whole client. */
import { colourOnDark } from "../../lib/identities";
import type { SeatLook } from "../game";

/** The third Virus of three players belongs to nobody. */
const NOBODY = "#9fb4c4";

export const colourOf = (look: SeatLook | undefined): string => (look ? colourOnDark[look.identity] : NOBODY);

export const lookOf = (looks: readonly SeatLook[], seat: number | null): SeatLook | undefined =>
  looks.find((look) => look.seat === seat);

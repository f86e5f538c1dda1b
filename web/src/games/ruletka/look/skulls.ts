/** Which cards carry the sign of those who are out (RA2): printed on the card, so the screen knows it too. */
import type { RuletkaKind } from "../../../wire/RuletkaKind";

const SKULLS: readonly RuletkaKind[] = ["shoot-somebody", "raise", "cold-feet", "once-more", "respin", "pickpocket", "beyond-the-grave"];

export const hasSkull = (kind: RuletkaKind): boolean => SKULLS.includes(kind);

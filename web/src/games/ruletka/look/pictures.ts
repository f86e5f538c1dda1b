/** What the chunk of pictures holds. */
export { cardBack, cardDrawing } from "./cards";
export { crewColours, crewDrawing } from "./crew";
export { thing } from "./things";

/** What the chunk of pictures holds. */
export { cardBack, cardDrawing } from "./cards";
export { crewColours, crewDrawing } from "./crew";

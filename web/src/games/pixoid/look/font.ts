/**
 * Pixelify Sans, in the two subsets that Polish and English need.
 * Its digits and B, C, G, Z are left out: in it 2, 5 and Z are hard to tell apart, and so are B and G, C and O.
 * They come from the face of the text; large digits are drawn.
 */
import latinExt from "@fontsource-variable/pixelify-sans/files/pixelify-sans-latin-ext-wght-normal.woff2?url";
import latin from "@fontsource-variable/pixelify-sans/files/pixelify-sans-latin-wght-normal.woff2?url";
import { loadFace } from "../../shared/font";

export const loadFont = (): void => {
  loadFace("Pixelify Sans Variable", "400 700", [
    [latin, "U+0000-002F,U+003A-0041,U+0044-0046,U+0048-0059,U+005B-00FF,U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212"],
    [latinExt, "U+0100-0105,U+0107-0178,U+017A,U+017C-02BA,U+1E00-1E9F"],
  ]);
};

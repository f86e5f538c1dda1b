/** Fraunces with its soft axis, in the two subsets that Polish and English need. */
import latinExt from "@fontsource-variable/fraunces/files/fraunces-latin-ext-soft-normal.woff2?url";
import latin from "@fontsource-variable/fraunces/files/fraunces-latin-soft-normal.woff2?url";
import { loadFace } from "../../shared/font";

export const loadFont = (): void => {
  loadFace("Fraunces Variable", "100 900", [
    [latin, "U+0000-00FF,U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2212"],
    [latinExt, "U+0100-02BA,U+1E00-1E9F"],
  ]);
};

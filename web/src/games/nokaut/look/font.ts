/** Fredoka, round and loud, in the two subsets that Polish and English need. */
import latinExt from "@fontsource-variable/fredoka/files/fredoka-latin-ext-wght-normal.woff2?url";
import latin from "@fontsource-variable/fredoka/files/fredoka-latin-wght-normal.woff2?url";
import { loadFace } from "../../shared/font";

export const loadFont = (): void => {
  loadFace("Fredoka Variable", "300 700", [
    [latin, "U+0000-00FF,U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2212"],
    [latinExt, "U+0100-02BA,U+1E00-1E9F"],
  ]);
};

/** Fraunces with its soft axis, in the two subsets that Polish and English need; swapped in when it is there. */
import latinExt from "@fontsource-variable/fraunces/files/fraunces-latin-ext-soft-normal.woff2?url";
import latin from "@fontsource-variable/fraunces/files/fraunces-latin-soft-normal.woff2?url";

export function loadFont(): void {
  const faces: [string, string][] = [
    [latin, "U+0000-00FF,U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2212"],
    [latinExt, "U+0100-02BA,U+1E00-1E9F"],
  ];
  for (const [file, unicodeRange] of faces) {
    document.fonts.add(new FontFace("Fraunces Variable", `url(${file})`, { weight: "100 900", display: "swap", unicodeRange }));
  }
}

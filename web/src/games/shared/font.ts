/** Adds a face of its own to the page, subset by subset; the text swaps to it when it is there. */
import { whenSeen } from "../../lib/reading";

export function loadFace(family: string, weight: string, subsets: readonly (readonly [file: string, unicodeRange: string])[]): void {
  whenSeen(() => {
    for (const [file, unicodeRange] of subsets) document.fonts.add(new FontFace(family, `url(${file})`, { weight, display: "swap", unicodeRange }));
  });
}

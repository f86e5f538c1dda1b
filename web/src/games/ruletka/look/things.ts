/** The things of the table by name: a magazine card, a mark, a token, a die. */
import type { Drawing, Look } from "./paints";
import { bullet, click, cup, die, finger, pistol, skull, token } from "./props";

export type Thing = "bullet" | "click" | "skull" | "gold" | "silver" | "finger" | "cup" | "pistol" | { pips: number };

export function thing(is: Thing, look: Look): Drawing {
  if (typeof is === "object") return die(is.pips);
  switch (is) {
    case "bullet": return bullet(look);
    case "click": return click(look);
    case "skull": return skull(look);
    case "gold": return token(true);
    case "silver": return token(false);
    case "finger": return finger();
    case "cup": return cup();
    case "pistol": return pistol(look);
  }
}

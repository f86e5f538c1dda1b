/** Ruletka with the real cards: a caller who counts, keeps score and knows what comes next. Fetched when somebody has the box. */
import type { Companion } from "../../../box/companion";
import { texts } from "../../../lib/texts.svelte";
import { loadFont } from "../look/font";
import "../look/skin.css";
import Cover from "./Cover.svelte";
import { begin, type Kept, type Move, play, read, undo } from "./evening";
import Room from "./Room.svelte";
import Screen from "./Screen.svelte";

loadFont();

async function both(...files: Promise<{ default: string }>[]): Promise<string> {
  return (await Promise.all(files)).map((file) => file.default).join("\n");
}

const ruletka: Companion<Kept, Move> = {
  texts: {
    pl: () => both(import("../../../../../content/ruletka/pl.ftl?raw"), import("../../../../../content/ruletka/caller.pl.ftl?raw")),
    en: () => both(import("../../../../../content/ruletka/en.ftl?raw"), import("../../../../../content/ruletka/caller.en.ftl?raw")),
  },
  least: 2,
  most: 6,
  version: 1,
  begin,
  read,
  play,
  // Everything secret lies on the table, under cards and cups.
  turn: () => null,
  undo: (kept) => {
    const back = undo(kept);
    return back && { says: texts.of("ruletka-box-undo"), state: back };
  },
  Room,
  Cover,
  Screen,
};

export default ruletka;

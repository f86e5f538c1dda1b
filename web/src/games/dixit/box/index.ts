/** Dixit with the real cards: dials, points and the meadow. Fetched when somebody has the box. */
import type { Companion } from "../../../box/companion";
import { texts } from "../../../lib/texts.svelte";
import CardBack from "../look/CardBack.svelte";
import { loadFont } from "../look/font";
import { begin, type Evening, type Move, play, read, turn, undo } from "./evening";
import Room from "./Room.svelte";
import Screen from "./Screen.svelte";

loadFont();

const dixit: Companion<Evening, Move> = {
  texts: {
    pl: async () => (await import("../../../../../content/dixit/pl.ftl?raw")).default,
    en: async () => (await import("../../../../../content/dixit/en.ftl?raw")).default,
  },
  // Three to eight, whatever the edition of the box (DA1).
  least: 3,
  most: 8,
  version: 1,
  begin,
  read,
  play,
  turn,
  undo: (evening) => {
    const back = undo(evening);
    return back && { says: texts.of(back.is === "mend" ? "dixit-box-mend" : "dixit-box-anew"), state: back.evening };
  },
  Room,
  Cover: CardBack,
  Screen,
};

export default dixit;

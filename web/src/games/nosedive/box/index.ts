/** The app for those who have the box of Nosedive on the table: one device goes around. */
import type { Companion } from "../../../box/companion";
import { texts } from "../../../lib/texts.svelte";
import Cover from "./Cover.svelte";
import { CATEGORIES } from "../look/experiences";
import * as shelves from "../words/shelves";
import { begin, type Evening, type Move, play, read, turn, undo } from "./evening";
import Room from "./Room.svelte";
import { rules } from "./loaded";
import Screen from "./Screen.svelte";

texts.add(shelves);

const companion: Companion<Evening, Move> = {
  texts: {
    pl: async () => (await import("../../../../../content/nosedive/pl.ftl?raw")).default,
    en: async () => (await import("../../../../../content/nosedive/en.ftl?raw")).default,
  },
  least: 3,
  most: 6,
  version: 1,
  begin,
  read,
  play: (evening, move) => play(rules, evening, move, CATEGORIES.length),
  turn,
  undo: (evening) => {
    const before = undo(evening);
    return before && { says: texts.of(`nosedive-box-undo-${evening.step}`), state: before };
  },
  Room,
  Cover,
  Screen,
};

export default companion;

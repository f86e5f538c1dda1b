/** What remains of a game of Pixoid, as the table wants it. Loaded when one is over. Nothing in it was ever hidden. */
import en from "../../../../../content/pixoid/ending.en.ftl?raw";
import pl from "../../../../../content/pixoid/ending.pl.ftl?raw";
import type { PixoidEvent } from "../../../wire/PixoidEvent";
import type { PixoidView } from "../../../wire/PixoidView";
import type { GameEnding } from "../../game";
import { chronicle } from "./chronicle";
import { keepsake } from "./keepsake";
import Portrait from "./Portrait.svelte";
import { why } from "../words/tell";

const remains: GameEnding<PixoidView, PixoidEvent> = {
  texts: { pl, en },
  chronicle,
  why: ({ outcome, view }) => why(outcome, view),
  Portrait,
  keepsake,
  round: ({ open }) => open.round + 1,
};

export default remains;

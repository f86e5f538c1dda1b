/** What remains of a game of Ruletka, as the table wants it. Loaded when one is over. */
import en from "../../../../../content/ruletka/ending.en.ftl?raw";
import pl from "../../../../../content/ruletka/ending.pl.ftl?raw";
import type { RuletkaEvent } from "../../../wire/RuletkaEvent";
import type { RuletkaView } from "../../../wire/RuletkaView";
import type { GameEnding } from "../../game";
import { chronicle } from "./chronicle";
import Hidden from "./Hidden.svelte";
import { keepsake } from "./keepsake";
import Portrait from "./Portrait.svelte";
import { why } from "../words/tell";

const remains: GameEnding<RuletkaView, RuletkaEvent> = {
  texts: { pl, en },
  chronicle,
  why: ({ view }) => why(view.open),
  Portrait,
  Hidden,
  keepsake: ({ view: { open }, outcome, looks }) => keepsake({ outcome, open, looks }),
  round: ({ open }) => open.round,
};

export default remains;

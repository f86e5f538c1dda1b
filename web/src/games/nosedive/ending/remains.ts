/** What remains of a game of Nosedive, as the table wants it. Loaded when one is over. */
import en from "../../../../../content/nosedive/ending.en.ftl?raw";
import pl from "../../../../../content/nosedive/ending.pl.ftl?raw";
import type { NosediveEvent } from "../../../wire/NosediveEvent";
import type { NosediveView } from "../../../wire/NosediveView";
import type { GameEnding } from "../../game";
import { chronicle } from "./chronicle";
import Hidden from "./Hidden.svelte";
import { keepsake } from "./keepsake";
import Portrait from "./Portrait.svelte";
import { why } from "../words/tell";

const remains: GameEnding<NosediveView, NosediveEvent> = {
  texts: { pl, en },
  chronicle,
  why: ({ outcome }) => why(outcome),
  Portrait,
  keepsake,
  Hidden,
  round: ({ open }) => open.round,
};

export default remains;

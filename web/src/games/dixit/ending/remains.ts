/** What remains of a game of Dixit, as the table wants it. Loaded when one is over. */
import en from "../../../../../content/dixit/ending.en.ftl?raw";
import pl from "../../../../../content/dixit/ending.pl.ftl?raw";
import type { DixitEvent } from "../../../wire/DixitEvent";
import type { DixitView } from "../../../wire/DixitView";
import type { GameEnding } from "../../game";
import { chronicle } from "./chronicle";
import { roundsOf } from "./gallery";
import Front from "./Front.svelte";
import Hidden from "./Hidden.svelte";
import { keepsake } from "./keepsake";
import Portrait from "./Portrait.svelte";
import { whyByPoints } from "../../../lib/why";

const remains: GameEnding<DixitView, DixitEvent> = {
  texts: { pl, en },
  chronicle,
  why: ({ outcome }) => whyByPoints(outcome),
  Portrait,
  Front,
  Hidden,
  keepsake: ({ story, view: { open }, outcome, looks, code }) =>
    keepsake({ outcome, order: open.order, deck: open.options.deck, rounds: roundsOf(story), looks, code }),
  round: ({ open }) => open.round,
};

export default remains;

/** What remains of a game of Nokaut, as the table wants it. Loaded when one is over. */
import en from "../../../../../content/nokaut/ending.en.ftl?raw";
import pl from "../../../../../content/nokaut/ending.pl.ftl?raw";
import { texts } from "../../../lib/texts.svelte";
import type { NokautEvent } from "../../../wire/NokautEvent";
import type { NokautView } from "../../../wire/NokautView";
import type { GameEnding } from "../../game";
import { chronicle } from "./chronicle";
import Hidden from "./Hidden.svelte";
import { keepsake } from "./keepsake";
import Portrait from "./Portrait.svelte";
import { why } from "../words/tell";

const remains: GameEnding<NokautView, NokautEvent> = {
  texts: { pl, en },
  chronicle,
  why: ({ view }) => why(view.open),
  counted: (count) => texts.of("nokaut-goals-count", { count }),
  Portrait,
  Hidden,
  keepsake,
  round: ({ open }) => Math.max(1, open.turn),
};

export default remains;

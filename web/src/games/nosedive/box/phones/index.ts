/** Nosedive with the real cards and a phone each: what the server calls `nosedivebox`. Loaded with the first such table. */
import nosediveEn from "../../../../../../content/nosedive/en.ftl?raw";
import nosedivePl from "../../../../../../content/nosedive/pl.ftl?raw";
import en from "../../../../../../content/nosedivebox/en.ftl?raw";
import pl from "../../../../../../content/nosedivebox/pl.ftl?raw";
import type { NosediveChoice } from "../../../../wire/NosediveChoice";
import type { NosediveEvent } from "../../../../wire/NosediveEvent";
import type { NosediveView } from "../../../../wire/NosediveView";
import type { GameModule } from "../../../game";
import { loadLibrary } from "../../words/library";
import { tell } from "../../words/tell";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Seating from "./Seating.svelte";

loadLibrary();

const phones: GameModule<NosediveView, NosediveChoice, NosediveEvent> = {
  // What is drawn with is Nosedive's, and speaks Nosedive's words.
  texts: { pl: `${nosedivePl}\n${pl}`, en: `${nosediveEn}\n${en}` },
  Board,
  Hand,
  tell,
  Lobby: Seating,
  ending: () => import("../../ending/remains"),
};

export default phones;

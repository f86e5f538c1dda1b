/** Nosedive with the real cards and a phone each: what the server calls `nosedivebox`. Loaded with the first such table. */
import type { NosediveChoice } from "../../../../wire/NosediveChoice";
import type { NosediveEvent } from "../../../../wire/NosediveEvent";
import type { NosediveView } from "../../../../wire/NosediveView";
import type { GameModule } from "../../../game";
import { loadLibrary } from "../../words/library";
import { tell } from "../../words/tell";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";

loadLibrary();

const phones: GameModule<NosediveView, NosediveChoice, NosediveEvent> = {
  Board,
  Hand,
  tell,
  lobby: () => import("./Seating.svelte"),
  ending: () => import("../../ending/remains"),
};

export default phones;

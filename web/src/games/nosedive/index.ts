/** Nosedive's screens, as the table wants them. Loaded when the first table of Nosedive is opened. */
import type { NosediveChoice } from "../../wire/NosediveChoice";
import type { NosediveEvent } from "../../wire/NosediveEvent";
import type { NosediveView } from "../../wire/NosediveView";
import type { GameModule } from "../game";
import Board from "./board/Board.svelte";
import Hand from "./hand/Hand.svelte";
import { hasLibrary, loadLibrary } from "./words/library";
import { tell } from "./words/tell";

loadLibrary();

const nosedive: GameModule<NosediveView, NosediveChoice, NosediveEvent> = {
  Board,
  Hand,
  tell,
  isWorded: hasLibrary,
  lobby: () => import("./lobby/Own.svelte"),
  ending: () => import("./ending/remains"),
};

export default nosedive;

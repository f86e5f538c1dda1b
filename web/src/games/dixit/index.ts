/** Dixit's screens, as the table wants them. Loaded when the first table of Dixit is opened. */
import type { DixitChoice } from "../../wire/DixitChoice";
import type { DixitEvent } from "../../wire/DixitEvent";
import type { DixitView } from "../../wire/DixitView";
import type { GameModule } from "../game";
import Board from "./board/Board.svelte";
import { loadFont } from "./look/font";
import Hand from "./hand/Hand.svelte";
import { tell } from "./words/tell";

loadFont();

const dixit: GameModule<DixitView, DixitChoice, DixitEvent> = {
  Board,
  Hand,
  tell,
  lobby: () => import("./lobby/Decks.svelte"),
  looksAt: ["deck"],
  ending: () => import("./ending/remains"),
};

export default dixit;

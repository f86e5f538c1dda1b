/** Pixoid's screens, as the table wants them. Loaded when the first table of Pixoid is opened. */
import type { PixoidChoice } from "../../wire/PixoidChoice";
import type { PixoidEvent } from "../../wire/PixoidEvent";
import type { PixoidView } from "../../wire/PixoidView";
import type { GameModule } from "../game";
import Board from "./board/Board.svelte";
import { loadFont } from "./look/font";
import Hand from "./hand/Hand.svelte";
import { tell } from "./words/tell";

loadFont();

const pixoid: GameModule<PixoidView, PixoidChoice, PixoidEvent> = {
  Board,
  Hand,
  lobby: () => import("./lobby/Boards.svelte"),
  looksAt: ["board"],
  tell,
  ending: () => import("./ending/remains"),
};

export default pixoid;

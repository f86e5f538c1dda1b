/** Ruletka's screens, as the table wants them. Loaded when the first table of Ruletka is opened. */
import type { RuletkaChoice } from "../../wire/RuletkaChoice";
import type { RuletkaEvent } from "../../wire/RuletkaEvent";
import type { RuletkaView } from "../../wire/RuletkaView";
import type { GameModule } from "../game";
import Board from "./board/Board.svelte";
import Hand from "./hand/Hand.svelte";
import { loadFont } from "./look/font";
import "./look/skin.css";
import { tell } from "./words/tell";

loadFont();

const ruletka: GameModule<RuletkaView, RuletkaChoice, RuletkaEvent> = {
  Board,
  Hand,
  tell,
  lobby: () => import("./lobby/Panel.svelte"),
  ending: () => import("./ending/remains"),
};

export default ruletka;

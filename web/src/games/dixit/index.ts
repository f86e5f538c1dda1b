/** Dixit's screens, as the table wants them. Loaded when the first table of Dixit is opened. */
import cardsEn from "../../../../content/dixit/cards.en.ftl?raw";
import cardsPl from "../../../../content/dixit/cards.pl.ftl?raw";
import en from "../../../../content/dixit/en.ftl?raw";
import pl from "../../../../content/dixit/pl.ftl?raw";
import type { DixitChoice } from "../../wire/DixitChoice";
import type { DixitEvent } from "../../wire/DixitEvent";
import type { DixitView } from "../../wire/DixitView";
import type { GameModule } from "../game";
import Board from "./board/Board.svelte";
import Decks from "./lobby/Decks.svelte";
import { loadFont } from "./look/font";
import Hand from "./hand/Hand.svelte";
import { tell } from "./words/tell";

loadFont();

const dixit: GameModule<DixitView, DixitChoice, DixitEvent> = {
  texts: { pl: `${pl}\n${cardsPl}`, en: `${en}\n${cardsEn}` },
  Board,
  Hand,
  tell,
  Lobby: Decks,
  looksAt: ["deck"],
  ending: () => import("./ending/remains"),
};

export default dixit;

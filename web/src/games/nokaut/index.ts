/** Nokaut's screens, as the table wants them. Loaded when the first table of Nokaut is opened. */
import type { NokautChoice } from "../../wire/NokautChoice";
import type { NokautEvent } from "../../wire/NokautEvent";
import type { NokautView } from "../../wire/NokautView";
import type { GameModule } from "../game";
import Board from "./board/Board.svelte";
import Hand from "./hand/Hand.svelte";
import { loadFont } from "./look/font";
import { seatsOf } from "./view";
import { tell } from "./words/tell";

loadFont();

const nokaut: GameModule<NokautView, NokautChoice, NokautEvent> = {
  Board,
  Hand,
  tell,
  partners: ({ open }, seat) => seatsOf(open, open.team[seat] ?? "dragons").filter((other) => other !== seat),
  ending: () => import("./ending/remains"),
};

export default nokaut;

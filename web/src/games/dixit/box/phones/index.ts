/** Dixit with the real cards and a phone each: what the server calls `dixitbox`. Loaded with the first such table. */
import type { DixitboxChoice } from "../../../../wire/DixitboxChoice";
import type { DixitboxEvent } from "../../../../wire/DixitboxEvent";
import type { DixitboxView } from "../../../../wire/DixitboxView";
import type { GameModule } from "../../../game";
import { loadFont } from "../../look/font";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { tell } from "./tell";

loadFont();

const phones: GameModule<DixitboxView, DixitboxChoice, DixitboxEvent> = {
  Board,
  Hand,
  tell,
  lobby: () => import("./Seating.svelte"),
};

export default phones;

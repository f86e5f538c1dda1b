/** Sample's screens, as the table wants them. Loaded when the first table of Sample is opened. */
import type { SampleChoice } from "../../wire/SampleChoice";
import type { SampleEvent } from "../../wire/SampleEvent";
import type { SampleView } from "../../wire/SampleView";
import type { GameModule } from "../game";
import Board from "./board/Board.svelte";
import Hand from "./hand/Hand.svelte";
import { tell } from "./words/tell";

const sample: GameModule<SampleView, SampleChoice, SampleEvent> = { Board, Hand, tell };

export default sample;

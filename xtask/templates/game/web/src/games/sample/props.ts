/** What the screens of Sample are given: the contract of every game, filled in. */
import type { SampleChoice } from "../../wire/SampleChoice";
import type { SampleEvent } from "../../wire/SampleEvent";
import type { SampleView } from "../../wire/SampleView";
import type { GameProps } from "../game";

export type SampleProps = GameProps<SampleView, SampleChoice, SampleEvent>;

/** What the screens of Dixit are given: the contract of every game, filled in. */
import type { DixitChoice } from "../../wire/DixitChoice";
import type { DixitEvent } from "../../wire/DixitEvent";
import type { DixitView } from "../../wire/DixitView";
import type { Asked, GameProps } from "../game";

export type DixitProps = GameProps<DixitView, DixitChoice, DixitEvent>;
export type AskedProps = Asked<DixitProps>;
export type DixitUpdate = DixitProps["update"];
export type DixitQuestion = NonNullable<DixitUpdate["question"]>;
export type DixitStory = DixitProps["story"];
export type Send = DixitProps["send"];

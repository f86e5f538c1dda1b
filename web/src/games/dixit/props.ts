/** What the screens of Dixit are given: the contract of every game, filled in. */
import type { DixitChoice } from "../../wire/DixitChoice";
import type { DixitEvent } from "../../wire/DixitEvent";
import type { DixitView } from "../../wire/DixitView";
import type { Question } from "../../wire/Question";
import type { Update } from "../../wire/Update";
import type { Story } from "../../lib/story";
import type { GameProps } from "../game";

export type DixitProps = GameProps<DixitView, DixitChoice, DixitEvent>;
/** What a question of the hand needs of it. */
export type AskedProps = Omit<DixitProps, "film" | "stays" | "note" | "calm">;
export type DixitUpdate = Update<DixitView, DixitChoice, DixitEvent>;
export type DixitQuestion = Question<DixitChoice>;
export type DixitStory = Story<DixitEvent>;
export type Send = DixitProps["send"];

/** What the screens of Pixoid are given: the contract of every game, filled in. */
import type { PixoidChoice } from "../../wire/PixoidChoice";
import type { PixoidEvent } from "../../wire/PixoidEvent";
import type { PixoidView } from "../../wire/PixoidView";
import type { Question } from "../../wire/Question";
import type { Update } from "../../wire/Update";
import type { GameProps } from "../game";

export type PixoidProps = GameProps<PixoidView, PixoidChoice, PixoidEvent>;
/** What a question of the hand needs of it. */
export type AskedProps = Omit<PixoidProps, "calm" | "film" | "stays" | "note" | "story" | "code">;
export type PixoidUpdate = Update<PixoidView, PixoidChoice, PixoidEvent>;
export type PixoidQuestion = Question<PixoidChoice>;

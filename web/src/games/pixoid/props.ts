/** What the screens of Pixoid are given: the contract of every game, filled in. */
import type { PixoidChoice } from "../../wire/PixoidChoice";
import type { PixoidEvent } from "../../wire/PixoidEvent";
import type { PixoidView } from "../../wire/PixoidView";
import type { Asked, GameProps } from "../game";

export type PixoidProps = GameProps<PixoidView, PixoidChoice, PixoidEvent>;
export type AskedProps = Asked<PixoidProps>;
export type PixoidUpdate = PixoidProps["update"];
export type PixoidQuestion = NonNullable<PixoidUpdate["question"]>;

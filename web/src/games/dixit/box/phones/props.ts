/** What the screens of the companion are given: the contract of every game, filled in. */
import type { DixitboxChoice } from "../../../../wire/DixitboxChoice";
import type { DixitboxEvent } from "../../../../wire/DixitboxEvent";
import type { DixitboxView } from "../../../../wire/DixitboxView";
import type { Asked, GameProps } from "../../../game";

export type PhonesProps = GameProps<DixitboxView, DixitboxChoice, DixitboxEvent>;
export type AskedProps = Asked<PhonesProps>;
export type Send = PhonesProps["send"];

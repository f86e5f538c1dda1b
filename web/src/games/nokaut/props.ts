/** What the screens of Nokaut are given: the contract of every game, filled in. */
import type { NokautChoice } from "../../wire/NokautChoice";
import type { NokautEvent } from "../../wire/NokautEvent";
import type { NokautView } from "../../wire/NokautView";
import type { Asked, GameProps } from "../game";

export type NokautProps = GameProps<NokautView, NokautChoice, NokautEvent>;
export type AskedProps = Asked<NokautProps>;
export type NokautUpdate = NokautProps["update"];
export type NokautQuestion = NonNullable<NokautUpdate["question"]>;

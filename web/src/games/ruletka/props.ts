/** What the screens of Ruletka are given: the contract of every game, filled in. */
import type { RuletkaChoice } from "../../wire/RuletkaChoice";
import type { RuletkaEvent } from "../../wire/RuletkaEvent";
import type { RuletkaView } from "../../wire/RuletkaView";
import type { Asked, GameProps } from "../game";

export type RuletkaProps = GameProps<RuletkaView, RuletkaChoice, RuletkaEvent>;
export type AskedProps = Asked<RuletkaProps>;
export type RuletkaUpdate = RuletkaProps["update"];
export type RuletkaStory = RuletkaProps["story"];
export type Send = RuletkaProps["send"];

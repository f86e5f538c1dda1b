/** What the screens of Ruletka are given: the contract of every game, filled in. */
import type { RuletkaChoice } from "../../wire/RuletkaChoice";
import type { RuletkaEvent } from "../../wire/RuletkaEvent";
import type { RuletkaView } from "../../wire/RuletkaView";
import type { GameProps } from "../game";

export type RuletkaProps = GameProps<RuletkaView, RuletkaChoice, RuletkaEvent>;

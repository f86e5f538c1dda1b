/** What the screens of Nosedive are given: the contract of every game, filled in. */
import type { NosediveChoice } from "../../wire/NosediveChoice";
import type { NosediveEvent } from "../../wire/NosediveEvent";
import type { NosediveView } from "../../wire/NosediveView";
import type { GameProps } from "../game";

export type NosediveProps = GameProps<NosediveView, NosediveChoice, NosediveEvent>;

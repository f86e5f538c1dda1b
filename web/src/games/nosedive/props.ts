/** What the screens of Nosedive are given: the contract of every game, filled in. */
import type { NosediveChoice } from "../../wire/NosediveChoice";
import type { NosediveEvent } from "../../wire/NosediveEvent";
import type { NosediveView } from "../../wire/NosediveView";
import type { Update } from "../../wire/Update";
import type { Asked, GameProps } from "../game";
import type { Send as SendSheet } from "../shared/desk.svelte";

export type NosediveProps = GameProps<NosediveView, NosediveChoice, NosediveEvent>;
export type AskedProps = Asked<NosediveProps>;
export type NosediveUpdate = Update<NosediveView, NosediveChoice, NosediveEvent>;
export type Send = SendSheet<NosediveChoice>;

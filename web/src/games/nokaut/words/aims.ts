/** What is about to happen on the grid, for who listens. */
import { texts } from "../../../lib/texts.svelte";
import type { Aim } from "../look/aims";
import { nameOfSpace } from "../look/spaces";
import { cardName } from "./names";

export function spokenAim({ deed, from, to }: Aim, card: number | null): string {
  const named = { from: nameOfSpace(from), to: to === null ? "" : nameOfSpace(to), card: card === null ? "" : cardName(card) };
  switch (deed) {
    case "place":
      return card === null ? "" : texts.of("nokaut-aim-place", named);
    case "destroy":
      return texts.of("nokaut-aim-destroy", named);
    case "sacrifice":
      return texts.of("nokaut-aim-sacrifice", named);
    case "move":
      return texts.of(to === null ? "nokaut-aim-move" : "nokaut-aim-move-to", named);
    case "swap":
      return texts.of(to === null ? "nokaut-aim-swap" : "nokaut-aim-swap-to", named);
  }
}

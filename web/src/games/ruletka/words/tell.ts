/** The readable log: each event as short lines in the language of this screen. */
import { texts } from "../../../lib/texts.svelte";
import type { RuletkaEvent } from "../../../wire/RuletkaEvent";
import type { SeatLook } from "../../game";
import { nameOf } from "../../shared/seats";

export function tell(event: RuletkaEvent, looks: SeatLook[]): string[] {
  switch (event.is) {
    case "laid": {
      const { laid, round, winner } = event.trick;
      const cards = laid.map((number, seat) => texts.of("ruletka-log-card", { name: nameOf(looks, seat), number }));
      return [...cards, texts.of("ruletka-log-won", { name: nameOf(looks, winner), round })];
    }
  }
}

/** Who won, in a sentence for this screen. */
import type { Here } from "../lib/here.svelte";
import { texts } from "../lib/texts.svelte";
import type { Outcome } from "../wire/Outcome";

export function won({ winners }: Outcome, { looks, seat }: Pick<Here, "looks" | "seat">): string {
  if (winners.length === 0) return texts.of("nobody-won");
  if (seat !== null && winners.includes(seat)) return texts.of(winners.length > 1 ? "you-share-win" : "you-won");
  const names = looks.filter((look) => winners.includes(look.seat)).map((look) => look.name).join(", ");
  return winners.length > 1 ? texts.of("shared-win", { names }) : texts.of("one-won", { name: names });
}

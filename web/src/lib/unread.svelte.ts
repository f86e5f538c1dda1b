/** What was said and not yet looked at, at the table and among partners. What was there when the page came is not news. */
import type { ChatLine } from "../wire/ChatLine";
import type { Hearers } from "../wire/Hearers";

export class Unread {
  #seen: Record<Hearers, number> = $state.raw({ table: 0, team: 0 });
  #begun = false;

  /** The page has come, or is back. */
  begin(chat: readonly ChatLine[]): void {
    if (this.#begun) return;
    this.#begun = true;
    this.look(chat, "table");
    this.look(chat, "team");
  }

  /** Somebody looks at these lines now. */
  look(chat: readonly ChatLine[], to: Hearers): void {
    const last = Math.max(this.#seen[to], ...chat.filter((line) => line.to === to).map(({ number }) => number));
    if (last !== this.#seen[to]) this.#seen = { ...this.#seen, [to]: last };
  }

  /** How many lines of others are new. */
  count(chat: readonly ChatLine[], you: number | null, to: Hearers): number {
    return chat.filter((line) => line.to === to && line.person !== you && line.number > this.#seen[to]).length;
  }
}

/** Who comes and goes, in words for those who stay. A page that is loaded anew is no news: only who stays away is. */
import type { RoomView } from "../wire/RoomView";

/** Somebody who is back sooner was never said to be away. */
const AWAY_MS = 4000;

export type Coming = "came-away" | "came-back" | "came-host" | "came-host-you";

export class Comings {
  #host: number | null = null;
  /** The people who are away; with a timer until it is said. */
  readonly #away = new Map<number, ReturnType<typeof setTimeout> | null>();

  constructor(readonly tell: (what: Coming, name: string) => void) {}

  see(room: RoomView, you: number | null): void {
    const isFirst = this.#host === null;
    for (const { id, name, online } of room.people.filter(({ id }) => id !== you)) {
      const said = this.#away.get(id);
      if (!online && said === undefined) this.#away.set(id, isFirst ? null : this.#soon(id, name));
      if (!online || said === undefined) continue;
      this.#forget(id);
      if (said === null) this.tell("came-back", name);
    }
    for (const id of [...this.#away.keys()]) if (id === you || room.people.every((person) => person.id !== id)) this.#forget(id);
    if (!isFirst && this.#host !== room.host) {
      const name = room.people.find(({ id }) => id === room.host)?.name ?? "";
      this.tell(room.host === you ? "came-host-you" : "came-host", name);
    }
    this.#host = room.host;
  }

  stop(): void {
    for (const id of [...this.#away.keys()]) this.#forget(id);
  }

  #soon(id: number, name: string): ReturnType<typeof setTimeout> {
    return setTimeout(() => {
      this.#away.set(id, null);
      this.tell("came-away", name);
    }, AWAY_MS);
  }

  #forget(id: number): void {
    clearTimeout(this.#away.get(id) ?? undefined);
    this.#away.delete(id);
  }
}

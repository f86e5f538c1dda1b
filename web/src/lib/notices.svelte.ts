/** Short sentences that appear for a while at the edge of the table: refusals, and what happened to the connection. */

export interface Notice {
  id: number;
  text: string;
  /** The rule behind a refusal. */
  link?: { href: string; rule: string };
}

const SHOWN_MS = 7000;

class Notices {
  all: Notice[] = $state.raw([]);
  #next = 1;

  show(text: string, link?: Notice["link"]): void {
    const id = this.#next++;
    // The same sentence twice is one sentence that stays longer.
    const others = this.all.filter((notice) => notice.text !== text);
    this.all = [...others.slice(-2), link ? { id, text, link } : { id, text }];
    setTimeout(() => this.drop(id), SHOWN_MS);
  }

  drop(id: number): void {
    this.all = this.all.filter((notice) => notice.id !== id);
  }
}

export const notices = new Notices();

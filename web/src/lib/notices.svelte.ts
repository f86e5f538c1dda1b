/** Short sentences that appear for a while at the edge of the table: refusals, and what happened to the connection. */

export interface Notice {
  id: number;
  text: string;
  /** Where the rule behind a refusal stands. */
  href?: string;
}

const SHOWN_MS = 7000;

class Notices {
  all: Notice[] = $state.raw([]);
  #next = 1;

  show(text: string, href?: string): void {
    const id = this.#next++;
    // The same sentence twice is one sentence that stays longer.
    const others = this.all.filter((notice) => notice.text !== text);
    this.all = [...others.slice(-2), href === undefined ? { id, text } : { id, text, href }];
    setTimeout(() => this.drop(id), SHOWN_MS);
  }

  drop(id: number): void {
    this.all = this.all.filter((notice) => notice.id !== id);
  }
}

export const notices = new Notices();

/** Which hints this browser has already shown: a first round that explains itself, and only the first. */
export type HintName = "place" | "program" | "capture";

const KEY = "stolik-pixoid-hints";

class Hints {
  #seen: string[] = $state.raw(read());

  isNew(name: HintName): boolean {
    return !this.#seen.includes(name);
  }

  dismiss(name: HintName): void {
    if (!this.isNew(name)) return;
    this.#seen = [...this.#seen, name];
    try {
      localStorage.setItem(KEY, this.#seen.join(" "));
    } catch {
      // A browser without storage explains itself again; that does no harm.
    }
  }
}

function read(): string[] {
  try {
    return (localStorage.getItem(KEY) ?? "").split(" ");
  } catch {
    return [];
  }
}

export const hints = new Hints();
